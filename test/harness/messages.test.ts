/** What is told of words that the games do not have, and of boards. */
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/harness/judge.js';
import { isWarning, problemsOf } from '../../src/harness/suite.js';
import { cardFile, loadAlone as loaded, toldOfFile } from './told.js';

/** The messages about an ability of a card that stays on the board. */
const toldOf = (rulebook: string, traits: string, ability: string): readonly string[] =>
  toldOfFile(cardFile(rulebook, traits, ability));

describe('words that mean something else, or stand in longer ones', () => {
  test.each([
    [
      'when you lose: draw 1 card',
      'there is no event ‘lose’; there is: loses a battle, lost battle, loses the game, would lose the game (all words: hantei words duel-masters)',
    ],
    [
      'when this attacks: graveyard 1 card',
      'there is no verb ‘graveyard’; ‘graveyard’ is a zone (all words: hantei words duel-masters)',
    ],
    [
      'when this attacks: enters 1 card',
      'there is no verb ‘enters’; ‘enters’ is an event (all words: hantei words duel-masters)',
    ],
  ])('%s', (ability, expected) =>
    expect(toldOf('duel-masters/1.13', 'creature, fire, cost 3, power 3000', ability)).toEqual([
      expected,
    ]),
  );
});

test('a part of what options are called is no label, and the whole is told', () => {
  const told = problemsOf(
    loaded(`card "P"  event, cost 0
  draw 1 card
ruling "R"
  rulebook fire-force/1.0.0
  given
    A hand "P" as plan
  check
    A may choose exactly {use plan}
`),
  );
  expect(told.map(({ message, help = '' }) => `${message}; ${help}`)).toEqual([
    'no option is called ‘use’ alone; there is: use event, use trigger, use unit',
  ]);
});

test('a board tells which cards lie otherwise than is usual in their zone', () => {
  const [one] = loaded(`card "U"  unit, cost 1, power 3
ruling "R"
  rulebook fire-force/1.0.0
  given
    A field "U" as u, face down
    A field "U" as v
    A life  l, rest
  expect
    u in A adolla
`).cases;
  const zones = one === undefined ? [] : (judge(one).board?.zones ?? []);
  const told = zones.flatMap(({ cards }) =>
    cards.map(({ text, states }) => `${text}: ${states.join(', ')}`),
  );
  expect(told).toEqual(
    expect.arrayContaining(['u: ready, face down, power 3', 'v: ready, power 3', 'l: ']),
  );
});

test.each([
  ['units named "Captian" get +1', 'did you mean ‘Captain’?'],
  ['when this attacks: if it is a "Captian", draw 1 card', 'did you mean ‘Captain’?'],
  ['units with name "Captian" get +1', 'did you mean ‘Captain’?'],
  ['when this attacks: retire 1 "Captian"', 'did you mean ‘Captain’?'],
  ['units named "Captain" get +1', undefined],
  ['units with "Cap" in its name get +1', undefined],
])('a name that no card has is worth a remark: %s', (ability, help) => {
  const told = problemsOf(
    loaded(`card "Captain"  unit, cost 1, power 3
  ${ability}
ruling "R"
  rulebook fire-force/1.0.0
  given
    A field "Captain", 1 flame
  expect
    "Captain" in field
`),
  ).filter(({ code }) => code === 'unknown-name');
  expect(told.map((one) => [one.message, one.help])).toEqual(
    help === undefined ? [] : [['no card known here is called ‘Captian’', help]],
  );
  expect(told.every(isWarning)).toBe(true);
});

describe('a pass that nobody asks for', () => {
  const play = (hand: string, ...script: readonly string[]) => {
    const [one] = loaded(`card "Jab"  action, attack, cost 0, pitch 1, power 2, defense 3
card "Flash"  instant, cost 0
  gain 1 life
ruling "R"
  rulebook flesh-and-blood/core
  given
    A hand "Jab" as jab
    ${hand}
  do
${script.map((line) => `    ${line}`).join('\n')}
  expect
    jab in combat chain
`).cases;
    if (one === undefined) throw new Error('no ruling');
    const { verdict, message } = judge(one);
    return [verdict, message];
  };
  const idle = (player: string, next: string) =>
    `nothing asks ${player} for 'pass' here, where ${player} can do nothing else and it goes on by itself: leave it out; ${next}`;

  test('is refused where somebody else has to decide', () => {
    expect(play('B hand "Jab"', 'A: play jab', 'A: pass')).toEqual([
      'refused',
      idle('A', 'B is to decide: defend'),
    ]);
    expect(play('B hand 0', 'A: play jab', 'B: pass')).toEqual([
      'refused',
      idle('B', 'A is to decide: priority'),
    ]);
  });

  test('is one to what its player is asked next', () => {
    expect(play('B hand "Flash" as flash', 'A: play jab', 'B: pass', 'A: pass', 'B: pass')).toEqual(
      ['refused', idle('A', 'B is to decide: priority')],
    );
  });
});

describe('what is chosen is told by what becomes of it', () => {
  const play = (text: string, command: string) => {
    const [one] = loaded(`card "Imp"  creature, darkness, cost 2, power 2000
card "Deed"  spell, fire, cost 2
  ${text}
ruling "R"
  rulebook duel-masters/1.13
  given
    A hand "Deed" as deed, "Imp" as x, "Imp" as y
    A mana 2 fire
    A battle zone "Imp" as i, "Imp" as j
  do
    A: cast deed
    A: ${command}
  expect
    A graveyard = 2
`).cases;
    if (one === undefined) throw new Error('no ruling');
    return judge(one).verdict;
  };

  test.each([
    ['discard 1 card', 'discard x', 'pass'],
    ['discard 1 card', 'choose x', 'pass'],
    ['destroy 1 creature', 'choose i', 'pass'],
    ['destroy 1 creature', 'discard i', 'undecided'],
  ])('%s, answered with %s: %s', (text, command, verdict) => {
    expect(play(text, command)).toBe(verdict);
  });
});

describe('a payment that nobody asks for', () => {
  const play = (rulebook: string, traits: string, zone: string, body: string) => {
    const [one] = loaded(`card "Free"  ${traits}, cost 0
  draw 1 card
ruling "R"
  rulebook ${rulebook}
  given
    A hand "Free" as free
    A ${zone}
${body}
`).cases;
    if (one === undefined) throw new Error('no ruling');
    return judge(one);
  };
  const fire = ['fire-force/1.0.0', 'event', 'field 2 flame as f1 and f2'] as const;
  const nothing =
    "nothing asks A for 'paying …' behind 'use' here: leave it out; A is to decide: main";

  test.each(['f1', '"flame"', 'nothing'])('is refused by its word: paying %s', (what) => {
    const verdict = play(
      ...fire,
      `  do\n    A: use free paying ${what}\n  expect\n    f1 is ready`,
    );
    expect([verdict.verdict, verdict.message]).toEqual(['refused', `${nothing} [503.3]`]);
  });

  test('is no reason why something cannot be done', () => {
    const { expectations } = play(...fire, '  expect\n    A cannot use free paying f1');
    expect(expectations.map(({ remark }) => remark)).toEqual([nothing]);
  });

  test('is refused where it is paid already', () => {
    const verdict = play(
      'duel-masters/1.13',
      'spell, fire',
      'mana 2 fire as f1 and f2',
      '    turn of A, main step\n  do\n    A: cast free paying f1, f2\n  expect\n    f1 is tapped',
    );
    expect(verdict.message).toBe('more is paid than is asked for: leave out f2');
  });

  const bolt = [
    'duel-masters/1.13',
    'spell, fire',
    'mana 4 fire as f1 and f2 and f3 and f4',
  ] as const;
  const drawn = 'expect\n    A drew 1 time';

  test.each([
    ['f1, f2, f3, f4', 'more is paid than is asked for: leave out f4'],
    ['f1, f2', 'besides f1, at least 2 must be chosen, not 1 [112.2c, 112.2a]'],
  ])('says how many too many, or too few, are given: paying %s', (paid, message) => {
    const [rulebook, traits, zone] = bolt;
    const [one] = loaded(`card "Bolt"  ${traits}, cost 3
  draw 1 card
ruling "R"
  rulebook ${rulebook}
  given
    A hand "Bolt" as bolt
    A ${zone}
  do
    A: cast bolt paying ${paid}
  ${drawn}
`).cases;
    expect(one && judge(one).message).toBe(message);
  });
});

describe('options of one name are told apart', () => {
  const optionsOf = (rulebook: string, cards: string, board: string, script: string) => {
    const [one] = loaded(`${cards}
ruling "R"
  rulebook ${rulebook}
  given
${board}
  do
    ${script}
  expect
    nobody has won
`).cases;
    if (one === undefined) throw new Error('no ruling');
    return judge(one).decision?.options.map(({ text }) => text);
  };

  test('by whose they are, and how they stand', () => {
    const options = optionsOf(
      'fire-force/1.0.0',
      'card "Trap"  event, cost 0\n  retire 1 unit\ncard "U"  unit, cost 1, power 3',
      '    A hand "Trap" as trap\n    A field "U"\n    B field "U", "U", spent',
      'A: use trap',
    );
    expect(options).toEqual([
      'U (A field, ready, power 3: give it a label to name it)',
      'U (B field, ready, power 3: give it a label to name it)',
      'U (B field, spent, power 3: give it a label to name it)',
    ]);
  });

  test('of one card: how the script answers', () => {
    const options = optionsOf(
      'duel-masters/1.13',
      `card "Eye"  creature, water, cost 3, power 1000
  when you cast a spell: this gets +1000 this turn
  when you cast a spell: this gets +2000 this turn
  when you cast a spell: this gets +3000 this turn
card "Ball"  spell, water, cost 1
  draw 1 card`,
      '    A battle zone "Eye" as eye\n    A hand "Ball" as ball\n    A mana 1 water',
      'A: cast ball',
    );
    expect(options).toEqual(
      [1, 2, 3].map((nth) => `eye (${nth} of 3 of this card: say eye ${nth})`),
    );
  });
});

test('under another card nobody says which face of a card shows', () => {
  const told = problemsOf(
    loaded(`card "Oak"  item, cost 0
card "Seed" // "Tree"
  front: construct, item, cost 0
  back: construct, item
ruling "R"
  rulebook flesh-and-blood/core
  given
    A permanent zone  "Oak" on "Tree" as under as oak
  expect
    under is under oak
`),
  );
  expect(told.map(({ message, help = '' }) => `${message}; ${help}`)).toEqual([
    'under another card this is ‘Seed’; say so: "Seed"',
  ]);
});

test('what a card costs less is said with gets', () => {
  const line = 'the next creature you summon this turn costs 1 less';
  const file = cardFile('duel-masters/1.13', 'creature, fire, cost 3, power 3000', line);
  expect(problemsOf(loaded(file)).map(({ help }) => help)).toEqual([
    'what is paid for it is changed with gets: gets -1 cost',
  ]);
});
