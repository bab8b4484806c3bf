/** 403.4. Cards that are put under others: below all that is there, several of them in an order that is chosen. */
import { cardOf } from '../../../kernel/game.js';
import { procedure, step, term } from '../../../kernel/rule.js';
import { textOf } from '../words.js';

/** 403.4a. What lies in the battle zone already is no card of another zone that could be put there. */
export const putUnderTerm = term(
  'put under',
  (game, { cards, others, player, source }) => {
    const [over] = others['under'] ?? [];
    if (over === undefined || cardOf(game, over).zone !== 'battle zone') return;
    return { call: 'putUnder', locals: { cards: [...cards], over, player, by: source } };
  },
  { possible: (_, { zone }) => zone !== 'battle zone', apart: ['under'] },
);

/** 403.4a. Locals: cards, over (the card under which they are put), player (who puts them there), by. */
export const putUnder = procedure([
  step(
    'chooseOrder',
    (_, { locals }) => {
      const cards = (locals['cards'] ?? []) as readonly number[];
      if (cards.length < 2) return;
      const options = cards.map((card) => ({ verb: 'arrange', card, rules: [] }));
      const all = { min: cards.length, max: cards.length, ordered: true };
      return {
        ask: { kind: 'under order', by: textOf(locals['player']), options, ...all, source: 0 },
      };
    },
    (_, { locals }, picked) => {
      locals['cards'] = picked.map(({ card = 0 }) => card);
    },
  ),
  step('putBelow', (_, { locals }) => ({
    events: ((locals['cards'] ?? []) as readonly number[]).map((card) => ({
      kind: 'join',
      card,
      to: Number(locals['over']),
      place: 'under',
      by: Number(locals['by']),
    })),
    end: true,
  })),
]);
