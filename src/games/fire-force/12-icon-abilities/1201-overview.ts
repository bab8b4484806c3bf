/** 1201. Overview: abilities that an icon stands for. */
import { definition } from '../questions.js';

/** 1201.1. Without the rule, an icon is a picture. */
export const keywordStands = definition(
  'keywordStands',
  (_, __) => true,
  () => false,
);
