/** A game just large enough for the compiler's tests. */
import { makeBook } from '../../../src/kernel/book.js';
import type { Game, GameRules } from '../../../src/kernel/game.js';
import { definition, note, procedure, requirement, step, todo } from '../../../src/kernel/rule.js';
import type { Vocabulary } from '../../../src/kernel/vocabulary.js';
import type { GameEntry } from '../../../src/harness/suite.js';

const beast = { tests: [{ test: 'has', trait: 'type', value: 'beast' }] } as const;
const type = (value: string) => ({ trait: 'type', value });
const color = (value: string) => ({ trait: 'color', value });

export const vocabulary: Vocabulary = {
  players: ['A', 'B'],
  zones: {
    deck: 'deck',
    hand: 'hand',
    arena: 'arena',
    grave: 'grave',
    'life zone': 'life',
    stack: 'stack',
  },
  defaultZone: 'arena',
  defaultZoneIsRule: true,
  orderedZones: ['deck'],
  statuses: {
    tired: { status: 'orientation', value: 'tired' },
    fresh: { status: 'orientation', value: 'fresh' },
    'new this turn': { status: 'since', value: 'now' },
  },
  words: { fighting: 'isFighting' },
  nouns: { beast, beasts: beast, 'life card': { zones: ['life'], tests: [] } },
  traits: {
    power: { trait: 'power', is: 'number' },
    cost: { trait: 'cost', is: 'number' },
    race: { trait: 'race', is: 'names' },
    holy: { trait: 'holy', is: 'flag' },
  },
  values: { beast: type('beast'), trick: type('trick'), red: color('red'), blue: color('blue') },
  flags: { holy: 'holy' },
  defaultTrait: 'power',
  keywords: { guard: 'guard', 'double strike': 'double strike', 'battle cry': 'battle cry' },
  oneOffTypes: ['trick'],
  icons: {
    once: { kind: 'activated', icon: 'once' },
    burst: { kind: 'one-off', icon: 'burst' },
  },
  verbs: {
    draw: { verb: 'draw', counts: true },
    destroy: { verb: 'destroy' },
    discard: { verb: 'discard', zones: ['hand'] },
    'discard hand': { verb: 'discard hand' },
    tire: { verb: 'tire' },
    return: { verb: 'return', to: { zone: 'hand' } },
    put: { verb: 'put' },
    pay: { verb: 'pay', counts: true },
    deal: { verb: 'deal', counts: true },
    attach: { verb: 'attach' },
    choose: { verb: 'choose' },
    reveal: { verb: 'reveal' },
    'reveal hand': { verb: 'reveal', zones: ['hand'], quantity: { is: 'all', amount: 0 } },
    'look at': { verb: 'look' },
    'lose game': { verb: 'lose' },
  },
  events: {
    enters: { event: 'enter', subject: 'card', object: 'to', place: 'to' },
    'is destroyed': { event: 'destroy', subject: 'card', joins: { by: 'by' } },
    attacks: { event: 'attack', subject: 'card', object: 'target' },
    draws: { event: 'draw', subject: 'player', where: { from: 'deck' } },
    'is put': { event: 'move', subject: 'card', place: 'to' },
    'turn ends': { event: 'turn-ends', subject: 'player' },
  },
  actions: {
    attack: 'attack',
    'attack player': 'attack player',
    'be blocked': 'be blocked',
    'be chosen': 'be chosen',
  },
  steps: { 'main step': 'main', 'end step': 'end', 'side step': 'side' },
  moments: { 'end of turn': 'end of turn', 'start of turn': 'start of turn' },
  periods: { 'this turn': 'end of turn' },
  commands: {
    attack: { parts: [{ decision: ['main'], from: 'object' }] },
    choose: { parts: [{ decision: ['choose'], from: 'object' }] },
    'deck order': { parts: [{ decision: ['deck order'], from: 'object' }] },
  },
  fillers: { red: { type: ['beast'], color: ['red'], power: 1 }, plain: { type: ['trick'] } },
  facts: { 'has attacked': 'attacked' },
};

const sections = {
  '1-all/100-all': {
    heading: note('100.1', 'overview', 'a heading', 'only heads its sub-rules'),
    first: todo('100.1a', 'definition', 'a rule to be written', 'not yet'),
    second: todo('100.2', 'definition', 'another', 'not yet'),
    entersWith: definition(
      '101.1',
      'beasts enter fresh',
      (_: Game, __: number, zone: string): Record<string, string> =>
        zone === 'arena' ? { orientation: 'fresh' } : {},
      () => ({}),
    ),
    lawful: requirement('102.3', 'no tricks in the arena', 'board', (game, cards) =>
      cards
        .filter((card) => card.zone === 'arena')
        .filter((card) => {
          const { type } = game.world.cards.get(card.definition)?.traits ?? {};
          return Array.isArray(type) && (type as readonly string[]).includes('trick');
        })
        .map(({ id }) => ({ card: id, what: 'a trick cannot be in the arena' })),
    ),
    setUp: procedure('103', [step('103.1', 'set up', () => ({ end: true }))]),
    turns: procedure('104', [
      step('104.1', 'start', () => undefined),
      step('104.2', 'main', () => undefined),
    ]),
  },
};

const rules: GameRules = {
  book: makeBook('toy/1', 'test/toy', sections),
  players: ['A', 'B'],
  shared: ['stack'],
  hidden: { deck: 'nobody', hand: 'its player' },
  entries: {
    'start of game': [['setUp', '103.1']],
    main: [['turns', '104.2']],
    end: [['turns', '104.1']],
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
