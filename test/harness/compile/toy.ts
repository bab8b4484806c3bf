/** A game just large enough for the compiler's tests. */
import { asking } from '../../../src/kernel/question.js';
import { questions as ofKernel } from '../../../src/kernel/questions.js';
import { makeBook } from '../../../src/kernel/book.js';
import type { GameRules } from '../../../src/kernel/game.js';
import { procedure, requirement, step } from '../../../src/kernel/rule.js';
import { aside, type Chapter, note, rule, todo } from '../../../src/kernel/edition.js';
import type { Vocabulary } from '../../../src/kernel/vocabulary.js';
import type { GameEntry } from '../../../src/harness/suite.js';
import * as words from '../../support/words.js';

const discard = 'discard discards discarded discarded discarding';

export const vocabulary: Vocabulary = {
  game: 'toy',
  players: ['A', 'B'],
  entries: [
    words.zone('deck', { ordered: true }),
    words.zone('arena', { joins: ['under', 'attached'] }),
    ...['hand', 'grave', 'stack'].map((name) => words.zone(name)),
    words.zone('life', { words: ['life zone', 'life'] }),
    words.state('tired', 'orientation'),
    words.state('fresh', 'orientation'),
    words.state('new this turn', 'since', 'now'),
    words.predicate('fighting', 'isFighting'),
    words.noun('card', 'cards'),
    words.noun('beast', 'beasts', { tests: [{ test: 'has', trait: 'type', value: 'beast' }] }),
    words.noun('life card', 'life cards', { zones: ['life'] }),
    { ...words.trait('power', 'number'), fixable: true },
    words.trait('cost', 'number'),
    words.trait('race', 'names'),
    words.trait('name', 'names'),
    words.trait('holy', 'flag'),
    words.value('trick', 'type'),
    words.value('red', 'color'),
    words.value('blue', 'color'),
    words.keyword('guard'),
    words.keyword('double strike', { types: ['beast'] }),
    words.keyword('battle cry', { takesNumber: true, adds: true }),
    words.icon('once', 'activated'),
    words.icon('burst', 'one-off'),
    words.verb('draw draws drew drawn drawing', 'number', {
      counts: ['card', 'cards'],
      upTo: true,
    }),
    words.verb('destroy destroys destroyed destroyed destroying', 'cards'),
    words.verb(discard, 'cards', { zones: ['hand'] }),
    words.verb(discard, 'nothing', { verb: 'discard hand', with: 'hand', words: ['discard hand'] }),
    words.verb('tire tires tired tired tiring', 'cards'),
    words.verb('return returns returned returned returning', 'cards', {
      to: { zone: 'hand' },
      joins: { to: ['place'] },
    }),
    words.verb('put puts put put putting', 'cards', { joins: { to: ['place'], on: ['place'] } }),
    words.verb('pay pays paid paid paying', 'number'),
    words.verb('deal deals dealt dealt dealing', 'number', {
      counts: ['damage'],
      joins: { to: ['players'] },
    }),
    words.verb('attach attaches attached attached attaching', 'cards', {
      joins: { to: ['cards'] },
    }),
    words.verb('choose chooses chose chosen choosing', 'cards'),
    words.verb('reveal reveals revealed revealed revealing', 'cards'),
    words.verb('reveal reveals revealed revealed revealing', 'cards', {
      with: 'hand',
      optional: true,
      zones: ['hand'],
      quantity: { is: 'all', amount: 0 },
      words: ['reveal hand'],
    }),
    words.verb('look looks looked looked looking', 'cards', { with: 'at', words: ['look at'] }),
    words.verb('lose loses lost lost losing', 'nothing', {
      with: 'game',
      words: ['lose the game'],
    }),
    words.event('enter enters entered entered entering', 'enter', {
      active: { subject: words.card('card'), object: words.place('to') },
    }),
    words.event('destroy destroys destroyed destroyed destroying', 'destroy', {
      passive: { subject: words.card('card'), joins: { by: words.card('by') } },
    }),
    words.event('attack attacks attacked attacked attacking', 'attack', {
      active: { subject: words.card('card'), object: words.either('target') },
    }),
    words.event(
      'draw draws drew drawn drawing',
      'draw',
      { active: { subject: words.player('player') } },
      { where: { from: 'deck' }, with: ['card', 'cards'], withIsOptional: true },
    ),
    words.event('put puts put put putting', 'move', {
      passive: { subject: words.card('card'), joins: { to: words.place('to') } },
    }),
    words.event(
      'end ends ended ended ending',
      'turn-ends',
      { active: { subject: words.player('player') } },
      { noun: ['turn'] },
    ),
    words.action('attack', { cannot: { of: 'either', other: 'either' }, must: { of: 'card' } }),
    words.action('be blocked', { cannot: { of: 'card', other: 'card' } }),
    words.action('be chosen', { cannot: { of: 'card', other: 'player' } }),
    words.step('main step', 'main'),
    words.step('end step', 'end'),
    words.step('side step', 'side'),
    words.moment('end of turn', { owned: true }),
    words.moment('start of turn', { owned: true }),
    words.period('this turn', 'end of turn'),
    words.command('attack', { decision: ['main'], from: 'object' }),
    words.command('choose', { decision: ['choose'], from: 'object' }),
    words.command('deck order', {
      decision: ['deck order'],
      from: 'object',
      christens: true,
      players: true,
    }),
    words.filler('blank'),
    words.filler('red', { type: ['beast'], color: ['red'], power: 1 }),
    words.filler('plain', { type: ['trick'] }),
    words.face('||', 'left', 'right'),
    words.fact('has attacked', 'attacked', 'either'),
  ],
  defaultZone: 'arena',
  paysForTriggers: true,
  limitsTriggers: true,
  defaultZoneIsRule: true,
  onlyTold: [],
  onlyForbidden: [],
  defaultTrait: 'power',
  pictures: { traits: [], unlessUsual: [] },
  oneOffTypes: ['trick'],
};

const sections = {
  '1-all/100-all': {
    entersWith: asking(ofKernel).definition(
      'entersWith',
      (_, __, zone): Readonly<Record<string, string>> =>
        zone === 'arena' ? { orientation: 'fresh' } : {},
    ),
    lawful: requirement('board', (game, cards) =>
      cards
        .filter((card) => card.zone === 'arena')
        .filter((card) => {
          const { type } = game.world.cards.get(card.definition)?.traits ?? {};
          return Array.isArray(type) && (type as readonly string[]).includes('trick');
        })
        .map(({ id }) => ({ card: id, what: 'a trick cannot be in the arena' })),
    ),
    setUp: procedure([step('begin', () => ({ end: true }))]),
    turns: procedure([step('start', () => undefined), step('main', () => undefined)]),
  },
};

const chapter: Chapter = {
  title: 'All',
  sections: {},
  rules: {
    '100.1': note('overview', 'a heading', 'only heads its sub-rules'),
    '100.1a': todo('definition', 'a rule to be written', 'not yet'),
    '100.2': todo('definition', 'another', 'not yet'),
    '101.1': rule('entersWith', 'beasts enter fresh', {
      clauses: [
        'beasts enter fresh',
        'all others as they lie',
        aside('nobody shuffles them', 'it tells people how to hold cards'),
      ],
    }),
    '102.3': rule('lawful', 'no tricks in the arena'),
    '103.1': rule('setUp.begin', 'set up'),
    '104.1': rule('turns.start', 'start'),
    '104.2': rule('turns.main', 'main'),
  },
};

const rules: GameRules = {
  book: makeBook('toy/1', 'test/toy', { sections, chapters: { '1-all': chapter } }),
  players: ['A', 'B'],
  shared: ['stack'],
  ordered: [],
  memory: [],
  hidden: { deck: 'nobody', hand: 'its player' },
  entries: {
    'start of game': [['setUp', 'begin']],
    main: [['turns', 'main']],
    end: [['turns', 'start']],
  },
  defaultEntry: 'main',
  fill: { deck: { count: 6, filler: 'plain' }, life: { count: 2, filler: 'nothing such' } },
  startFill: { deck: { count: 8, filler: 'plain' } },
  texts: {},
  pseudo: [],
  anytime: {},
  spares: [],
  stateBased: 'when called',
};

export const toy: GameEntry = { rulebook: 'toy/1', rules, vocabulary };
export const otherToy: GameEntry = {
  rulebook: 'toy/2',
  rules: {
    ...rules,
    book: { ...rules.book, id: 'toy/2', entries: new Map([...rules.book.entries].slice(0, 2)) },
  },
  vocabulary,
};
