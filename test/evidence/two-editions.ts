/** A small game in two editions: beasts attack, and what an attack does to them is not the same in both. */
import { makeBook } from '../../src/kernel/book.js';
import type { Sections } from '../../src/kernel/listing.js';
import { type Chapter, rule } from '../../src/kernel/edition.js';
import { cardOf, cardsIn, definitionOf, type Game } from '../../src/kernel/game.js';
import { legalOptions } from '../../src/kernel/options.js';
import {
  eventKind,
  permission,
  procedure,
  requirement,
  restriction,
  step,
} from '../../src/kernel/rule.js';
import type { GameEntry } from '../../src/harness/suite.js';
import { toy } from '../harness/compile/toy.js';

const is = (game: Game, id: number, trait: string, value: string): boolean => {
  const found = definitionOf(game, cardOf(game, id)).traits[trait];
  return typeof found === 'object' && found.includes(value);
};

const turns = procedure([
  step(
    'attack',
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

const beastsAttack = permission('attack', (game, player) =>
  cardsIn(game, player, 'arena').map((card) => ({ verb: 'attack', card })),
);

const tiredRests = restriction(
  'attack',
  (game, { card }) => cardOf(game, Number(card)).status['orientation'] === 'tired',
);

const redRests = restriction('attack', (game, { card }) => is(game, Number(card), 'color', 'red'));

const attackingTires = eventKind('attack', {
  becomes: (_, { card }) => [
    { kind: 'status', card: card ?? 0, status: 'orientation', value: 'tired' },
  ],
});

const attackingKills = eventKind('attack', {
  becomes: (_, { card }) => [{ kind: 'move', card: card ?? 0, to: 'grave' }],
});

const noTricks = requirement('board', (game, cards) =>
  cards
    .filter(({ id, zone }) => zone === 'arena' && is(game, id, 'type', 'trick'))
    .map(({ id }) => ({ card: id, what: 'a trick cannot be in the arena' })),
);

/** The code is the same for all editions; what an edition does not list is no part of it. */
const sections: Sections = {
  '1-all/100-all': {
    turns,
    beastsAttack,
    tiredRests,
    redRests,
    attackingTires,
    attackingKills,
    noTricks,
  },
};

type Rows = Chapter['rules'];

const common: Rows = {
  '104.1': rule('turns.attack', 'the turn player attacks as often as they like'),
  '106.1': rule('beastsAttack', 'beasts in the arena may attack'),
};

const first: Rows = {
  ...common,
  '105.1': rule('attackingTires', 'who attacks gets tired'),
  '106.2': rule('tiredRests', 'a tired beast does not attack'),
};

const stricter: Rows = { ...first, '106.4': rule('redRests', 'a red beast does not attack') };

const second: Rows = {
  ...common,
  '102.3': rule('noTricks', 'no tricks in the arena'),
  '105.2': rule('attackingKills', 'who attacks is put into the grave'),
  '106.3': rule('tiredRests', 'a tired beast does not attack'),
  '106.4': rule('redRests', 'a red beast does not attack'),
};

const edition = (rulebook: string, rules: Rows): GameEntry => ({
  rulebook,
  vocabulary: toy.vocabulary,
  rules: {
    ...toy.rules,
    book: makeBook(rulebook, 'test/beasts', {
      sections,
      chapters: { '1-all': { title: 'All', sections: {}, rules } },
    }),
    entries: { main: [['turns', 'attack']] },
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
