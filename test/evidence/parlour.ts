/** A parlour game with a rule of every kind, and rulings that need each of them. */
import type { Ability } from '../../src/kernel/ability.js';
import { makeBook } from '../../src/kernel/book.js';
import type { Chapters, Sections } from '../../src/kernel/listing.js';
import { numberOf, traitsOf } from '../../src/kernel/continuous.js';
import { cardOf, cardsIn, definitionOf, type Game, type GameRules } from '../../src/kernel/game.js';
import { legalOptions } from '../../src/kernel/options.js';
import { asking, usually } from '../../src/kernel/question.js';
import { questions as ofKernel } from '../../src/kernel/questions.js';
import { rule } from '../../src/kernel/edition.js';
import {
  bookkeeping,
  eventKind,
  keyword,
  layer,
  permission,
  procedure,
  requirement,
  restriction,
  stateBased,
  step,
  term,
} from '../../src/kernel/rule.js';
import type { Vocabulary } from '../../src/kernel/vocabulary.js';
import type { GameEntry } from '../../src/harness/suite.js';
import * as words from '../support/words.js';

const vocabulary: Vocabulary = {
  game: 'parlour',
  players: ['A', 'B'],
  entries: [
    words.zone('deck', { ordered: true }),
    ...['hand', 'arena', 'grave'].map((name) => words.zone(name)),
    words.state('tired', 'orientation'),
    words.state('fresh', 'orientation'),
    words.noun('card', 'cards'),
    words.trait('power', 'number'),
    words.trait('holy', 'flag'),
    words.value('beast', 'type'),
    words.keyword('guard'),
    words.verb('draw draws drew drawn drawing', 'number', { counts: ['card', 'cards'] }),
    words.step('main step', 'main'),
    words.command('play', { decision: ['main'], verbs: ['play'], from: 'object' }),
    words.command('pass', { decision: ['main'], verbs: ['pass'], from: 'none' }),
    words.filler('blank'),
    words.filler('plain', { type: ['beast'], power: 1 }),
  ],
  defaultZone: 'arena',
  onlyTold: [],
  onlyForbidden: [],
  defaultTrait: 'power',
  pictures: { traits: ['power'], unlessUsual: [] },
  oneOffTypes: ['beast'],
};

const questions = {
  /** What becomes of whoever plays a card. */
  asPlayed: usually<[card: number], boolean | null>(false),
  /** What colour the arena has. */
  colour: usually<[], string>(''),
  /** How one gets to the arena. */
  home: usually<[], string>(''),
  /** Whether players are alive. */
  alive: usually<[], boolean>(false),
  /** Whether players are patient. */
  patient: usually<[], boolean>(false),
};

const { say, definition } = asking({ ...ofKernel, ...questions });

/** 1. Playing, again and again. */
const playing = {
  turns: procedure([
    step(
      'begin',
      (game) => ({ ask: question(game) }),
      (_, __, [picked]) =>
        picked?.verb === 'play' ? { call: 'play', locals: { card: picked.card ?? 0 } } : {},
    ),
    bookkeeping(step('look', () => ({ call: 'state-based' }))),
    step('again', () => ({ go: 'begin' })),
  ]),
  mayPlay: permission('main', (game, player) =>
    cardsIn(game, player, 'hand').map((card) => ({ verb: 'play', card })),
  ),
  mayPass: permission('main', () => [{ verb: 'pass' }]),
  noHoly: restriction(
    'main',
    (game, { card }) => card !== undefined && traitsOf(game, Number(card), 'holy') === true,
  ),
  play: procedure([
    step('enter', (game, { locals }) => {
      say(game, 'asPlayed', Number(locals['card']));
      return { events: [{ kind: 'enter', card: Number(locals['card']) }] };
    }),
    step('carryOut', (game, { locals }) => {
      const card = cardOf(game, Number(locals['card']));
      const text = definitionOf(game, card).abilities.find(({ kind }) => kind === 'one-off');
      if (text?.kind !== 'one-off') return;
      const block = game.world.blockIds.get(text.effect) ?? -1;
      return { call: 'effect', locals: { block, controller: card.controller } };
    }),
  ]),
};

const question = (game: Game) => {
  const by = game.state.turn.player;
  const about = { kind: 'main', by, of: ['main'], min: 1, max: 1, rest: true, source: 0 };
  return { ...about, options: legalOptions(game, by, 'main') };
};

/** 2. What there is in the arena, and what becomes of it. */
const arena = {
  enter: eventKind('enter', {
    becomes: (_, { card }) => (card === undefined ? [] : [{ kind: 'move', card, to: 'arena' }]),
  }),
  entersWith: definition('entersWith', (_, __, zone): Readonly<Record<string, string>> =>
    zone === 'arena' ? { orientation: 'tired' } : {},
  ),
  crowded: restriction(
    'event enter',
    (game, { card }) => cardsIn(game, cardOf(game, Number(card)).owner, 'arena').length >= 2,
  ),
  weak: stateBased((game) =>
    cardsIn(game, 'A', 'arena')
      .filter((card) => numberOf(game, card, 'power') <= 0)
      .map((card) => ({ kind: 'destroy', card })),
  ),
  destroy: eventKind('destroy', {
    becomes: (_, { card }) => (card === undefined ? [] : [{ kind: 'move', card, to: 'grave' }]),
  }),
  draw: term('draw', (game, { player }) => ({
    events: cardsIn(game, player, 'deck')
      .slice(0, 1)
      .map((card) => ({ kind: 'move', card, to: 'hand', side: player })),
  })),
  guard: keyword('guard', () => [twoMore]),
  numbers: layer(({ change }) => change === 'add'),
  small: requirement('deck', (_, cards) =>
    cards.slice(5).map(({ id }) => ({ card: id, what: 'a sixth card in the deck' })),
  ),
};

const twoMore: Ability = {
  kind: 'static',
  changes: [{ subject: { is: 'this' }, changes: [{ change: 'add', trait: 'power', amount: 2 }] }],
};

/** Rules that a test wants beside the game's own. */
export interface More {
  readonly sections: Sections;
  readonly chapters: Chapters;
}

/** The game, with more rules where a test wants them. */
export const parlour = (more?: More): GameEntry => ({
  rulebook: 'parlour/1',
  vocabulary,
  rules: rulesOf(
    { '1-playing/1-playing': playing, '2-arena/2-arena': arena, ...more?.sections },
    { ...chapters, ...more?.chapters },
  ),
});

const chapters: Chapters = {
  '1-playing': {
    title: 'Playing',
    sections: { '1': 'Playing' },
    rules: {
      '1.1': rule('turns.begin', 'a player plays a card or passes'),
      '1.2': rule('turns.again', 'and so on, without end'),
      '1.3': rule('mayPlay', 'any card of the hand may be played'),
      '1.4': rule('mayPass', 'passing is always possible'),
      '1.5': rule('noHoly', 'what is holy is not played'),
      '1.6': rule('play.enter', 'the card enters the arena'),
      '1.7': rule('play.carryOut', 'what it says happens'),
    },
  },
  '2-arena': {
    title: 'Arena',
    sections: { '2': 'Arena' },
    rules: {
      '2.1': rule('enter', 'to enter is to move to the arena'),
      '2.2': rule('entersWith', 'cards enter tired'),
      '2.3': rule('crowded', 'where two are, no third enters'),
      '2.4': rule('weak', 'without power it is destroyed'),
      '2.5': rule('destroy', 'to destroy is to move to the grave'),
      '2.6': rule('draw', 'to draw is to take the top card of the deck'),
      '2.7': rule('guard', 'a guard has two more power'),
      '2.8': rule('numbers', 'what adds to power applies'),
      '2.9': rule('small', 'a deck has no more than five cards'),
    },
  },
};

const rulesOf = (sections: Sections, edition: Chapters): GameRules => ({
  book: makeBook('parlour/1', 'test/evidence', { sections, chapters: edition, questions }),
  players: ['A', 'B'],
  shared: [],
  ordered: [],
  memory: [],
  hidden: {},
  entries: { 'start of game': [['turns', 'begin']], main: [['turns', 'begin']] },
  defaultEntry: 'main',
  fill: { deck: { count: 3, filler: 'plain' } },
  texts: {},
  pseudo: [],
  anytime: {},
  spares: [],
  stateBased: 'when called',
});

const cards = `card "Recruit"  beast, power 1
card "Weakling"  beast, power 0
card "Warden"  beast, power 0
  guard
card "Saint"  beast, power 1, holy
card "Scholar"  beast, power 1
  draw 1 card
`;

export const ruling = (
  name: string,
  given: string,
  played: string,
  ...expected: readonly string[]
) => `
ruling "${name}"
  rulebook parlour/1
  given
    ${given}
  do
    ${played}
  expect
    ${expected.join('\n    ')}
`;

/** A ruling in which a card enters the arena. */
export const entering = (cited: string, name = 'A card is played'): string =>
  ruling(name, 'A hand  "Recruit" as mine', 'A: play mine', `mine in arena  [${cited}]`);

export const withCards = (...rulings: readonly string[]): string => cards + rulings.join('');

/** A ruling for each rule. */
export const whole = withCards(
  entering('1.1, 1.3, 1.6, 2.1'),
  ruling('It is tired', 'A hand  "Recruit" as mine', 'A: play mine', 'mine is tired  [2.2]'),
  ruling('Holy', 'A hand  "Saint" as mine', 'A: pass', 'A cannot play mine  [1.5]'),
  ruling(
    'Once more',
    'A hand  "Recruit" as mine, "Recruit" as other',
    'A: pass\n    A: play other',
    'other in arena  [1.2]',
  ),
  ruling(
    'No third',
    'A hand  "Recruit" as mine\n    A arena  "Recruit", "Recruit"',
    'A: play mine',
    'mine in hand  [2.3]',
  ),
  ruling('Weak', 'A hand  "Weakling" as mine', 'A: play mine', 'mine in grave  [2.4, 2.5]'),
  ruling(
    'A guard',
    'A hand  "Warden" as mine',
    'A: play mine',
    'mine in arena',
    'mine power = 2  [2.7, 2.8]',
  ),
  ruling(
    'A scholar',
    'A hand  "Scholar" as mine\n    A deck  "Recruit" as top',
    'A: play mine',
    'top in hand  [1.7, 2.6]',
  ),
  ruling('Six cards', 'A deck  6', 'A: pass', 'A has no lawful deck  [2.9]'),
);

// ---------------------------------------------------------------- rules that a proof must find out about

/** Whoever plays a card admires it, and nothing comes of that. */
export const idle: More = {
  chapters: {
    '4-more': {
      title: 'More',
      sections: { '4': 'More' },
      rules: {
        '4.1': rule('asPlayed', 'a card that is played is admired'),
      },
    },
  },
  sections: {
    '4-more/4-idle': {
      asPlayed: definition('asPlayed', () => true),
    },
  },
};

/** Nobody asks. */
export const dead: More = {
  chapters: {
    '4-more': {
      title: 'More',
      sections: { '4': 'More' },
      rules: {
        '4.2': rule('colour', 'the arena is green'),
      },
    },
  },
  sections: {
    '4-more/4-dead': {
      colour: definition('colour', () => 'green'),
    },
  },
};

/** Without the rule there is a place to which no card can go. */
export const fragile: More = {
  chapters: {
    '4-more': {
      title: 'More',
      sections: { '4': 'More' },
      rules: {
        '4.3': rule('home', 'there is a way to the arena'),
      },
    },
  },
  sections: {
    '4-more/4-fragile': {
      home: definition('home', () => 'a way'),
      walls: bookkeeping(
        restriction('event enter', (game) => {
          if (say(game, 'home') === '') throw new Error('there is no way');
          return false;
        }),
      ),
    },
  },
};

/** Only for threads that may be ended: without one rule the thread ends, without the other it never answers. */
export const wild: More = {
  chapters: {
    '4-more': {
      title: 'More',
      sections: { '4': 'More' },
      rules: {
        '4.4': rule('alive', 'whoever plays is alive'),
        '4.5': rule('patient', 'nobody looks for ever'),
      },
    },
  },
  sections: {
    '4-more/4-wild': {
      alive: definition('alive', () => true),
      patient: definition('patient', () => true),
      asPlayed: bookkeeping(
        definition(
          'asPlayed',
          (game: Game, card: number) => {
            const { name } = definitionOf(game, cardOf(game, card));
            if (!say(game, 'alive') || name === 'Doom') process.exit(7);
            while (!say(game, 'patient'));
            return null;
          },
          () => null,
        ),
      ),
    },
  },
};
