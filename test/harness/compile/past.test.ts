/** Conditions on what was done, and what is told of those that leave open what they mean. */
import { describe, expect, test } from 'vitest';
import { cardFile, faultsOfFile } from '../told.js';

const books = {
  duel: ['duel-masters/1.13', 'spell, water, cost 1'],
  fire: ['fire-force/1.0.0', 'event, cost 1'],
} as const;

/** What is told of a card that is carried out once. */
const toldOf = (game: keyof typeof books, text: string): readonly string[] => {
  const [rulebook, traits] = books[game];
  return faultsOfFile(cardFile(rulebook, traits, text));
};

const ofWhat = (kind: string): string =>
  `this says how many, and not of what; say what kind of card, for example: 1 ${kind}`;
const notNow = (verb: string): string =>
  `what is looked at is over, and ‘${verb} not’ speaks of now; say: did not`;
const now = (past: string): string =>
  `what is looked at is over, and this speaks of now; say: ${past}`;

describe('what was done this turn, and this way', () => {
  test.each([
    ['duel', 'if you summoned a creature this turn, draw 1 card'],
    ['duel', 'if you did not summon a creature this turn, draw 1 card'],
    ['duel', 'discard 1 card. if you did not discard a card this way, draw 1 card'],
    ['duel', 'if your opponent did not attack this turn, draw 1 card'],
    ['fire', 'if you used another event this turn, draw 1 card'],
    ['fire', 'if you deployed 2 or more units this turn, draw 1 card'],
    ['fire', 'discard 1 card. if you did not discard a card this way, draw 1 card'],
    ['duel', 'if you summoned one this turn, draw 1 card', ofWhat('creature')],
    ['duel', 'if you cast one this turn, draw 1 card', ofWhat('spell')],
    ['duel', 'if you summoned 2 or more this turn, draw 1 card', ofWhat('creature')],
    ['duel', 'if you did not summon one this turn, draw 1 card', ofWhat('creature')],
    ['duel', 'if 2 were destroyed this turn, draw 1 card', ofWhat('card')],
    ['fire', 'if you used one this turn, draw 1 card', ofWhat('card')],
    ['fire', 'if one was retired this turn, draw 1 card', ofWhat('card')],
    ['duel', 'if you do not summon a creature this turn, draw 1 card', notNow('do')],
    ['duel', 'if your opponent does not attack this turn, draw 1 card', notNow('does')],
    ['fire', 'discard 1 card. if you do not discard a card this way, draw 1 card', notNow('do')],
    ['duel', 'if you attack this turn, draw 1 card', now('attacked')],
    ['fire', 'if you draw this turn, draw 1 card', now('drew')],
    ['duel', 'if a creature is destroyed this turn, draw 1 card', now('was destroyed this turn')],
    ['fire', 'if a unit is retired this turn, draw 1 card', now('was retired this turn')],
  ] as const)('%s: %s', (game, text, ...told) => expect(toldOf(game, text)).toEqual(told));
});

const look = 'look at the top 3 cards of your deck';
const same =
  'where cards are chosen at the same time as something else, nobody can say what the rest is; say what comes first, then the rest: put 1 of them into your hand, then put the rest …';

describe('the rest is known once something was chosen', () => {
  test.each([
    [`${look}, then put 1 of them into your hand, then put the rest into your mana zone`],
    [`${look}. put 1 of them into your hand. put the rest into your mana zone and draw 1 card`],
    [`${look}. put 1 of them into your hand and put the rest into your mana zone`, same],
    [
      `${look}. put 1 of them into your hand and draw 1 card. put the rest into your graveyard`,
      same,
    ],
    [
      `${look}. put 1 of them into your hand and the rest into your mana zone`,
      'what is done with the rest has its own verb; say: put 1 of them into your hand, then put the rest …',
    ],
  ])('%s', (text, ...told) => expect(toldOf('duel', text)).toEqual(told));
});
