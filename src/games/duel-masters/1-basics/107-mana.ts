/** 107. Mana: what cards in the mana zone produce. */
import { traitsOf } from '../../../kernel/continuous.js';
import type { Game } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';

export const mana = note(
  '107.1',
  'overview',
  'mana is the resource that pays for summoning creatures and casting spells',
  'says what mana is for; payment is ruled by 112.2a and 601.1c to 601.1e',
);

/** 107.2. The number on the mana symbol, normally 1. */
export const manaOf = definition(
  '107.2',
  'tapping a card in the mana zone gives mana equal to its mana number, of one of its civilizations',
  (game: Game, id: number) => Number(traitsOf(game, id, 'mana') ?? 1),
  () => 1,
  { kind: 'procedure' },
);
