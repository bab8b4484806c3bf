/** 604. Static abilities: they always do something. */
import { definition } from '../../../kernel/rule.js';

/** 604.2. */
export const staticMakesContinuous = definition(
  () => true,
  () => false,
);
