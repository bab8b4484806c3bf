/** A small game in two editions: beasts attack, and what an attack does to them is not the same in both. */
import { makeBook, type Sections } from '../../src/kernel/book.js';
import { cardOf, cardsIn, definitionOf, type Game } from '../../src/kernel/game.js';
import { legalOptions } from '../../src/kernel/options.js';
import {
  eventKind,
  permission,
  procedure,
  requirement,
  restriction,
  type Restriction,
  step,
} from '../../src/kernel/rule.js';
import type { GameEntry } from '../../src/harness/suite.js';
import { toy } from '../harness/compile/toy.js';

const is = (game: Game, id: number, trait: string, value: string): boolean => {
  const found = definitionOf(game, cardOf(game, id)).traits[trait];
  return typeof found === 'object' && found.includes(value);
};

const turns = procedure('104', [
  step(
    '104.1',
    'the turn player attacks as often as they like',
    (game) => {
      const by = game.state.turn.player;
      const options = legalOptions(game, by, 'attack');
      return {
        ask: { kind: 'main', by, of: ['attack'], options, min: 0, max: 1, rest: true, source: 0 },
      };
    },
    (_, __, [picked]) =>
      picked?.card === undefined
        ? { end: true }
        : { events: [{ kind: 'attack', card: picked.card }], go: 'again' },
  ),
]);

const beastsAttack = permission(
  '106.1',
  'beasts in the arena may attack',
  'attack',
  (game, player) => cardsIn(game, player, 'arena').map((card) => ({ verb: 'attack', card })),
);

const tiredRests = restriction(
  '106.2',
  'a tired beast does not attack',
  'attack',
  (game, { card }) => cardOf(game, Number(card)).status['orientation'] === 'tired',
);

const common = { turns, beastsAttack };

const first: Sections = {
  '1-all/100-all': {
    ...common,
    tiredRests,
    attacking: eventKind('105.1', 'who attacks gets tired', 'attack', {
      becomes: (_, { card }) => [
        { kind: 'status', card: card ?? 0, status: 'orientation', value: 'tired' },
      ],
    }),
  },
};

const redRests = restriction('106.4', 'a red beast does not attack', 'attack', (game, { card }) =>
  is(game, Number(card), 'color', 'red'),
);

const stricter: Sections = { '1-all/100-all': { ...first['1-all/100-all'], redRests } };

const second: Sections = {
  '1-all/100-all': {
    ...common,
    tiredRests: { ...tiredRests, number: '106.3' } satisfies Restriction,
    attacking: eventKind('105.2', 'who attacks is put into the grave', 'attack', {
      becomes: (_, { card }) => [{ kind: 'move', card: card ?? 0, to: 'grave' }],
    }),
    redRests,
    noTricks: requirement('102.3', 'no tricks in the arena', 'board', (game, cards) =>
      cards
        .filter(({ id, zone }) => zone === 'arena' && is(game, id, 'type', 'trick'))
        .map(({ id }) => ({ card: id, what: 'a trick cannot be in the arena' })),
    ),
  },
};

const edition = (rulebook: string, sections: Sections): GameEntry => ({
  rulebook,
  vocabulary: toy.vocabulary,
  rules: {
    ...toy.rules,
    book: makeBook(rulebook, 'test/beasts', sections),
    entries: { main: [['turns', '104.1']] },
    fill: {},
    startFill: {},
  },
});

/** `beasts/1` and `beasts/2`; a game of another name is `toy/1`. */
export const editions = {
  a: edition('beasts/1', first),
  b: edition('beasts/2', second),
} as const;

/** The first edition with one restriction more: what happens is the same, unless somebody wants otherwise. */
export const strict: GameEntry = edition('beasts/3', stricter);

export const cards = `
card "Blue Beast"
  beast, blue, power 2
card "Red Beast"
  beast, red, power 2
card "Trick"
  trick
`;
