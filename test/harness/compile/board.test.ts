import { describe, expect, test } from 'vitest';
import { load, type Loaded } from '../../../src/harness/suite.js';
import { cardsIn } from '../../../src/kernel/game.js';
import { toy } from './toy.js';
import { newGame } from '../../../src/kernel/copies.js';

const declared = `card "Brawler" beast, red, power 4
card "Dodge" trick
`;

const loadBoard = (lines: string): Loaded =>
  load(
    {
      path: 'x.ruling',
      text: `${declared}
ruling "r"
  rulebook toy/1
  given
${lines
  .trim()
  .split('\n')
  .map((line) => `    ${line.trim()}\n`)
  .join('')}
  expect
    nobody has won
`,
    },
    () => ({ problem: 'missing' }),
    [toy],
  );

const scenarioOf = (lines: string) => {
  const [one] = loadBoard(lines).cases;
  expect(one?.problems).toEqual([]);
  if (one?.scenario === undefined) throw new Error('no scenario');
  return one.scenario;
};

/** The cards of a zone, top first: label or name, then what is not as usual. */
const shown = (lines: string, place: string): string => {
  const { world, state, labels } = scenarioOf(lines);
  const [player = '', zone = ''] = place.split(' ');
  const names = new Map([...labels].map(([label, id]) => [id, label]));
  const game = newGame(world, state);
  return cardsIn(game, player, zone)
    .map((id) => {
      const card = state.things[id - 1];
      if (card === undefined) return '?';
      const name = (of: number) =>
        names.get(of) ?? world.cards.get(state.things[of - 1]?.definition ?? '')?.name ?? '?';
      return [
        name(id),
        card.status['orientation'] === 'tired' ? ' tired' : '',
        state.turn.number > 0 && card.since === state.turn.number ? ' new' : '',
        card.host === 0 ? '' : ` on ${name(card.host)}`,
        ...card.cards.slice(1).map((under) => ` over ${name(under)}`),
      ].join('');
    })
    .join(', ');
};

const plain = (count: number) => Array.from({ length: count }, () => 'plain').join(', ');

describe('cards in their zones', () => {
  test.each<[lines: string, place: string, cards: string]>([
    ['A arena "Brawler"', 'A arena', 'Brawler'],
    ['A arena "Brawler" as a, 2 "Brawler"', 'A arena', 'a, Brawler, Brawler'],
    ['B arena "Brawler" as b', 'A arena', ''],
    ['A arena "Brawler" as a, tired, "Brawler" as b', 'A arena', 'a tired, b'],
    ['A arena "Brawler" as a, new this turn', 'A arena', 'a new'],
    ['A arena 2 "Brawler" as a and b, tired', 'A arena', 'a tired, b tired'],
    ['A arena 2 red, tired red as r', 'A arena', 'red, red, r tired'],
    ['A arena tired red as r', 'A arena', 'r tired'],
    ['A hand a, b', 'A hand', 'a, b'],
    ['A hand 2 more, "Dodge"', 'A hand', 'blank, blank, Dodge'],
    ['A hand 3 red as r and s and t', 'A hand', 'r, s, t'],
    // What nobody says.
    ['A hand "Dodge"', 'A deck', plain(6)],
    ['A hand "Dodge"', 'B life', 'blank, blank'],
    // Named: only what is said; top and bottom come on top of what is there.
    ['A deck a, b', 'A deck', 'a, b'],
    ['A deck h1 .. h3, rest', 'A deck', `h1, h2, h3, ${plain(3)}`],
    ['A deck top a, b', 'A deck', `a, b, ${plain(4)}`],
    ['A deck bottom a, b', 'A deck', `${plain(4)}, b, a`],
    ['A deck a, b\nA deck top c', 'A deck', 'c, a, b'],
    ['A hand a\nA hand b', 'A hand', 'a, b'],
    // Shared zones.
    ['B stack "Dodge"', 'A stack', 'Dodge'],
    // Attached and stacked.
    ['A arena "Brawler" as a with 2 red', 'A arena', 'a, red on a, red on a'],
    ['A arena "Brawler" on "Dodge" as a\nbroken board', 'A arena', 'a over Dodge'],
    ['A arena "Brawler" as a with "Brawler" as b, tired', 'A arena', 'a tired, b on a'],
    // From the beginning.
    ['start of game', 'A deck', plain(8)],
    ['start of game', 'A life', ''],
  ])('%s → %s', (lines, place, cards) => {
    expect(shown(lines, place)).toBe(cards);
  });

  test('what a card enters with is given by the rules, unless the text says otherwise', () => {
    const { state } = scenarioOf('A arena "Brawler", "Brawler", tired');
    expect(state.things.slice(0, 2).map(({ status }) => status)).toEqual([
      { orientation: 'fresh' },
      { orientation: 'tired' },
    ]);
  });

  test('a large board takes time in proportion', () => {
    const started = performance.now();
    expect(scenarioOf('A arena 10000 red').state.things.length).toBeGreaterThan(10_000);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('the turn', () => {
  test.each<[lines: string, turn: object, frames: string]>([
    ['A hand a', { number: 2, player: 'A', first: 'A', step: 'main' }, 'turns 1'],
    ['turn of B, end step', { number: 2, player: 'B', first: 'A', step: 'end' }, 'turns 0'],
    ['turn 5 of B', { number: 5, player: 'B', first: 'A', step: 'main' }, 'turns 1'],
    ['turn 1 of B', { number: 1, player: 'B', first: 'B', step: 'main' }, 'turns 1'],
    ['start of game', { number: 0, player: 'A', first: 'A', step: '' }, 'setUp 0'],
  ])('%s', (lines, turn, frames) => {
    const { state } = scenarioOf(lines);
    expect(state.turn).toEqual(turn);
    expect(state.frames.map(({ procedure, step }) => `${procedure} ${step}`).join()).toBe(frames);
  });
});

describe('effects and facts', () => {
  test('effects stand in the order of their lines, among the cards', () => {
    const { state, world } = scenarioOf(`
      effect older: beasts with power 5 or more get -3
      A arena "Brawler" as w
      effect newer: A's beasts get +2
    `);
    const stamps = [
      state.effects[0]?.timestamp,
      state.things[0]?.stamp,
      state.effects[1]?.timestamp,
    ];
    expect(stamps).toEqual([1, 2, 3]);
    expect(state.effects.map((effect) => world.texts[effect.text])).toMatchObject([
      { changes: [{ change: 'add', trait: 'power', amount: -3 }] },
      { subject: { filter: { whose: { player: 'A' } } } },
    ]);
    expect(state.effects.map(({ amounts, cards, duration }) => [amounts, cards, duration])).toEqual(
      [
        [[-3], null, 'game'],
        [[2], null, 'game'],
      ],
    );
  });

  test('an effect on a label is fixed to that card', () => {
    const { state, labels } = scenarioOf(`
      A arena "Brawler", "Brawler" as w
      effect e: w gets +2 until end of turn
    `);
    expect(state.effects).toMatchObject([
      { cards: [[labels.get('w'), 0]], duration: { until: 'end of turn' } },
    ]);
  });

  test('facts of players and cards', () => {
    const { state, labels } = scenarioOf('A arena "Brawler" as w\nA has attacked\nw has attacked');
    expect(state.facts).toEqual({ 'A attacked': true, [`${labels.get('w')} attacked`]: true });
  });
});

describe('problems', () => {
  test.each<[lines: string, ...problems: string[]]>([
    [
      'A areena "Brawler"',
      'unknown-zone: there is no zone ‘areena’; did you mean ‘arena’? (all words: hantei words toy)',
    ],
    ['C arena "Brawler"', 'unknown-player: there is no player ‘C’; did you mean ‘A’?'],
    ['arena "Brawler"', 'unknown-player: whose arena?; say: A arena or B arena'],
    ['stack "Dodge"', 'unknown-player: whose stack?; say: A stack or B stack'],
    ['A arena "Brwler"', 'unknown-card: there is no card ‘Brwler’; did you mean ‘Brawler’?'],
    [
      'A arena "Brawler" as a, tird',
      'unknown-state: there is no state or kind of card ‘tird’; did you mean ‘tired’? (all words: hantei words toy)',
    ],
    [
      'A arena "Brawler" as a, new',
      'unknown-state: there is no state or kind of card ‘new’; there is: tired, fresh, new this turn, blank, red, plain (all words: hantei words toy)',
    ],
    [
      'A arena this',
      'unknown-word: there is no kind of blank card ‘this’; there is: blank, red, plain (all words: hantei words toy)',
    ],
    [
      'A arena 3 rde',
      'unknown-word: there is no kind of blank card ‘rde’; did you mean ‘red’? (all words: hantei words toy)',
    ],
    ['A arena "Brawler" as a, "Brawler" as a', 'duplicate-label: two cards have the label ‘a’'],
    [
      'A arena 3 "Brawler" as a and b',
      'nonsense: 2 labels for 3 cards; give each card a label of its own: as a and b',
    ],
    ['A hand h5 .. h1', 'nonsense: ‘h5 .. h1’ is no run of labels; for example: h1 .. h5'],
    ['A hand 99999999 more', 'nonsense: more than 20000 cards'],
    ['turn of A\nturn 2 of B', 'nonsense: the board says twice whose turn it is'],
    ['turn of C, main step', 'unknown-player: there is no player ‘C’; did you mean ‘A’?'],
    [
      'turn of A, mian step',
      'unknown-step: there is no step ‘mian step’; did you mean ‘main step’? (all words: hantei words toy)',
    ],
    [
      'turn of A, side step',
      'unknown-step: a scenario cannot begin in the side step; it can begin in: main step, end step',
    ],
    [
      'A has slept',
      'unknown-word: there is no fact of a board ‘A has slept’; there is: has attacked (all words: hantei words toy)',
    ],
    [
      'effect e: draw 1 card',
      'nonsense: a board has only effects that last; for example: A’s units get +2',
    ],
    [
      'A arena "Dodge"',
      'unlawful-board: a trick cannot be in the arena (rule 102.3); if the ruling is about such a board, say so in ‘given’: broken board',
    ],
  ])('%s', (lines, ...problems) => {
    const [one] = loadBoard(lines).cases;
    expect(
      one?.problems.map(
        ({ code, message, help }) => `${code}: ${message}${help === undefined ? '' : `; ${help}`}`,
      ),
    ).toEqual(problems);
    expect(one?.scenario).toBeUndefined();
  });
});
