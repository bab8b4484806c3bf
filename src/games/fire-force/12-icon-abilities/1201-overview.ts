/** 1201. Overview: abilities that an icon stands for. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 1201.1. Without the rule, an icon is a picture. */
export const keywordStands = definition(
  (_: Game, __: string) => true,
  () => false,
);
