/** 904. Limits on how often something is used. */
import { workingAbilities } from '../../../kernel/continuous.js';
import { cardOf, type Game, quietly } from '../../../kernel/game.js';
import { restriction } from '../../../kernel/rule.js';
import { usesOf } from '../words.js';
import { definition, say } from '../questions.js';
import { restsOn } from '../../../kernel/ledger.js';

/** 904.1. Once the limit is reached, that is all. */
export const limitedUse = definition('limitedUse', (_, used, limit) => used >= limit);

/**
 * 904.2. Counted for each ability of each card, and what a card was given twice it has twice; a card that has moved is a new
 * one (302.3).
 */
export const oncePerTurn = restriction(
  ['activate', 'counter', 'event use-ability'],
  (game, what) => {
    const number = Number(what['ability'] ?? -1);
    const ability = game.world.abilities[number];
    if (ability?.kind !== 'activated' && ability?.kind !== 'triggered') return false;
    if (ability.oncePerTurn !== true) return false;
    const card = Number(what.card);
    const life = 'kind' in what ? Number(what['life']) : undefined;
    // Why the card has it at all is no reason for the limit.
    const all = quietly(game, () => workingAbilities(game, card));
    const copies = Math.max(1, all.filter((one) => one === ability).length);
    return say(game, 'limitedUse', usesThisTurn(game, card, number, life), copies);
  },
);

/** How often an ability of a card, in one of its lives, was used this turn. */
const usesThisTurn = (game: Game, card: number, ability: number, life?: number): number => {
  restsOn(game, 'used this turn');
  const version = life ?? cardOf(game, card).version;
  return usesOf(game)[`${card}.${version}/${ability}`] ?? 0;
};
