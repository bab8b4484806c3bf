import { describe, expect, test } from 'vitest';
import { isWarning, load, problemsOf, type ReadImport } from '../../../src/harness/suite.js';
import { otherToy, toy } from './toy.js';

const games = [toy, otherToy];

const told = (problems: ReturnType<typeof problemsOf>) =>
  problems.map(
    ({ code, at, message, help }) =>
      `${at.line}: ${code}: ${message}${help === undefined ? '' : `; ${help}`}`,
  );

const files: Readonly<Record<string, string>> = {
  'base.cards': 'card "Imp" beast, power 1\n\ncard "Elf" beast, pwoer 1\n',
  'deep.cards': 'import "base.cards"\n',
  'loop.cards': 'import "loop.cards"\n',
  'ping.cards': 'import "pong.cards"\n',
  'pong.cards': 'import "ping.cards"\n',
  'bad.cards': 'card "Imp" beast\n  when when\n',
};

const read: ReadImport = (_, path) => {
  if (path.startsWith('..')) return { problem: 'outside' };
  const text = files[path];
  return text === undefined ? { problem: 'missing' } : { path, text };
};

const loaded = (text: string) => load({ path: 'x.ruling', text }, read, games);

const ruling = (about: {
  name?: string;
  rulebook?: string;
  on?: string;
  given?: string;
  do?: string;
  expect?: string;
}): string =>
  [
    `ruling "${about.name ?? 'r'}"`,
    about.rulebook === '' ? '' : `  rulebook ${about.rulebook ?? 'toy/1'}`,
    about.on ? `  on "${about.on}"` : '',
    about.given ? `  given\n${indent(about.given)}` : '',
    about.do ? `  do\n${indent(about.do)}` : '',
    about.expect === ''
      ? ''
      : (about.expect ?? '').startsWith('  ')
        ? about.expect
        : `  expect\n${indent(about.expect ?? 'nobody has won')}`,
    '',
  ]
    .filter(Boolean)
    .join('\n');

const indent = (lines: string) =>
  lines
    .split('\n')
    .map((line) => `    ${line.trim()}`)
    .join('\n');

describe('problems of a file and its cases', () => {
  test.each<[name: string, text: string, ...problems: string[]]>([
    ['nothing wrong', ruling({})],
    [
      'no rulebook',
      ruling({ rulebook: '' }),
      '1: missing-rulebook: the ruling names no rulebook; for example: rulebook fire-force/1.0.0',
    ],
    [
      'an unknown edition',
      ruling({ rulebook: 'toy/3' }),
      '2: unknown-rulebook: there is no rulebook ‘toy/3’; there is: toy/1, toy/2',
    ],
    [
      'an unknown game, and what else is wrong',
      ruling({ rulebook: 'tyo/1', given: 'A arean 1 red' }),
      '2: unknown-rulebook: there is no rulebook ‘tyo/1’; did you mean ‘toy/1’?',
      '4: unknown-zone: there is no zone ‘arean’; did you mean ‘arena’? (all words: hantei words toy)',
    ],
    [
      'no expectation',
      ruling({ expect: '' }),
      '1: missing-expectation: nothing is expected; add: expect',
    ],
    [
      'no expectation under one edition',
      ruling({ rulebook: 'toy/1, toy/2', expect: '  expect under toy/2\n    nobody has won' }),
      '1: missing-expectation: nothing is expected under toy/1; add: expect',
    ],
    [
      'under an edition that is not the ruling’s',
      ruling({ expect: '  expect under toy/2\n    nobody has won\n  expect\n    nobody has won' }),
      '3: unknown-rulebook: the ruling is not held against toy/2; did you mean ‘toy/1’?',
    ],
    [
      'an unknown board',
      `board "Field"\n  A hand a\n${ruling({ on: 'Feild' })}`,
      '5: unknown-board: there is no board ‘Feild’; did you mean ‘Field’?',
    ],
    [
      'two of a name',
      `card "C" beast\n\ncard "C" trick\n\nboard "B"\n  A hand "C"\n\nboard "B"\n  A hand "C"\n\n${ruling({ on: 'B' })}\n${ruling({ on: 'B' })}`,
      '3: duplicate-card: two cards have the name ‘C’; the first is in line 1',
      '8: duplicate-board: two boards have the name ‘B’; the first is in line 5',
      '16: duplicate-ruling: two rulings have the name ‘r’; the first is in line 11',
    ],
    [
      'an idle card',
      `card "C" beast\n\n${ruling({})}`,
      '1: unused-card: no ruling here uses the card ‘C’',
    ],
    [
      'a wrong idle card',
      `card "C" baest\n`,
      '1: unknown-trait: there is no characteristic ‘baest’; did you mean ‘beast’? (all words: hantei words toy)',
    ],
    [
      'a used card that is wrong',
      `card "C" beast, pwoer 1\n\n${ruling({ given: 'A arena "C"' })}`,
      '1: unknown-trait: there is no characteristic ‘pwoer’; did you mean ‘power’? (all words: hantei words toy)',
    ],
    [
      'an idle label',
      ruling({ given: 'A arena red as imp, red as elf', expect: 'imp is tired' }),
      '4: unused-label: nothing mentions the label ‘elf’',
    ],
    [
      'not all labels of a run are needed',
      ruling({ given: 'A deck h1 .. h5', expect: 'h1 in deck' }),
    ],
    [
      'a label that an effect mentions',
      ruling({ given: 'A arena red as imp\neffect e: imp gets +1' }),
    ],
    [
      'a label of a board that another ruling mentions',
      `board "B"\n  A arena red as imp\n\n${ruling({ name: '1', on: 'B' })}\n${ruling({ name: '2', on: 'B', expect: 'imp is tired' })}`,
    ],
    // Names in what is done and expected.
    [
      'an unknown player',
      ruling({ do: 'C: choose imp', given: 'A arena red as imp' }),
      '6: unknown-player: there is no player ‘C’; did you mean ‘A’?',
    ],
    [
      'an unknown command',
      ruling({ do: 'A: chose imp', given: 'A arena red as imp' }),
      '6: unknown-command: there is no command ‘chose’; did you mean ‘choose’? (all words: hantei words toy)',
    ],
    [
      'an unknown command of several words',
      ruling({ do: 'chance: A deck odrer n1 n2', expect: 'n1 in deck' }),
      '4: unknown-command: there is no command ‘deck odrer’; did you mean ‘deck order’? (all words: hantei words toy)',
    ],
    [
      'nothing like a command',
      ruling({ do: 'A: ponder', expect: 'A has won' }),
      '4: unknown-command: there is no command ‘ponder’; there is: attack, choose, deck order (all words: hantei words toy)',
    ],
    [
      'an unknown label, done',
      ruling({ do: 'A: choose ipm', given: 'A arena red as imp' }),
      '4: unused-label: nothing mentions the label ‘imp’',
      '6: unknown-label: there is no label ‘ipm’; did you mean ‘imp’?',
    ],
    [
      'an unknown label, expected',
      ruling({ expect: 'imp in hand' }),
      '4: unknown-label: there is no label ‘imp’; there is: A, B',
    ],
    [
      'labels that chance gives',
      ruling({ do: 'chance: A deck order n1 n2 ...', expect: 'n1 in deck' }),
    ],
    [
      'an unknown zone',
      ruling({ given: 'A arena red as imp', expect: 'imp in garve' }),
      '6: unknown-zone: there is no zone ‘garve’; did you mean ‘grave’? (all words: hantei words toy)',
    ],
    [
      'an unknown state',
      ruling({ given: 'A arena red as imp', expect: 'imp is tried' }),
      '6: unknown-state: there is no state ‘tried’; did you mean ‘tired’? (all words: hantei words toy)',
    ],
    [
      'an unknown step',
      ruling({ expect: 'turn of B, mian step' }),
      '4: unknown-step: there is no step ‘mian step’; did you mean ‘main step’? (all words: hantei words toy)',
    ],
    [
      'a card by a wrong name',
      `card "Brawler" beast\n\n${ruling({ given: 'A arena "Brawler"', do: 'A: choose "Brawlr"' })}`,
      '8: unknown-card: there is no card ‘Brawlr’; did you mean ‘Brawler’?',
    ],
    // Citations.
    ['a rule', ruling({ expect: 'nobody has won [100.2, 101.1]' })],
    [
      'an unknown rule',
      ruling({ expect: 'nobody has won [100.9]' }),
      '4: unknown-rule: toy/1 has no rule 100.9; near it: 100.1, 100.2, 100.1a',
    ],
    ['a clause', ruling({ expect: 'nobody has won [101.1/2]' })],
    [
      'a clause of a number that has not so many',
      ruling({ expect: 'nobody has won [101.1/4]' }),
      '4: unknown-rule: rule 101.1 has no clause 4; hantei rules 101.1 shows them: it has 3',
    ],
    [
      'a clause of a number that says one thing',
      ruling({ expect: 'nobody has won [102.3/2]' }),
      '4: unknown-rule: rule 102.3 has no clause 2; it says one thing, and is cited as 102.3',
    ],
    [
      'a clause that decides nothing',
      ruling({ expect: 'nobody has won [101.1/3]' }),
      '4: nonsense: clause 3 of rule 101.1 decides nothing: it tells people how to hold cards',
    ],
    [
      'two clauses of one rule at one line',
      ruling({ expect: 'nobody has won [101.1/1, 101.1/2]' }),
      '4: nonsense: rule 101.1 is cited twice',
    ],
    [
      'a heading',
      ruling({ expect: 'nobody has won [100.1]' }),
      '4: nonsense: rule 100.1 decides nothing: only heads its sub-rules; rules below it: 100.1a',
    ],
    [
      'a rule that one edition has not',
      ruling({ rulebook: 'toy/1, toy/2', expect: 'nobody has won [102.3]' }),
      '4: unknown-rule: toy/2 has no rule 102.3; near it: 100.1',
    ],
    [
      'a rule cited only where it is',
      ruling({
        rulebook: 'toy/1, toy/2',
        expect: '  expect\n    nobody has won\n  expect under toy/1\n    nobody has won [102.3]',
      }),
    ],
    // Imports.
    ['an imported card', `import "base.cards"\n\n${ruling({ given: 'A arena "Imp"' })}`],
    [
      'a card imported twice over',
      `import "deep.cards"\nimport "base.cards"\n\n${ruling({ given: 'A arena "Imp"' })}`,
    ],
    [
      'an imported card that is wrong',
      `import "base.cards"\n\n${ruling({ given: 'A arena "Elf"' })}`,
      '1: unknown-trait: base.cards:3:19: there is no characteristic ‘pwoer’; did you mean ‘power’? (all words: hantei words toy)',
    ],
    [
      'no such file',
      `import "none.cards"\n\n${ruling({})}`,
      '1: missing-import: there is no file ‘none.cards’',
    ],
    [
      'a file outside',
      `import "../base.cards"\n\n${ruling({})}`,
      '1: import-outside: ‘../base.cards’ is outside the folder of the rulings',
    ],
    [
      'no file of cards',
      `import "x.ruling"\n\n${ruling({})}`,
      '1: missing-import: ‘x.ruling’ is no file of cards; the name of a file of cards ends in .cards',
    ],
    [
      'a file that imports itself',
      `import "loop.cards"\n\n${ruling({})}`,
      '1: circular-import: in loop.cards: ‘loop.cards’ imports itself: x.ruling → loop.cards → loop.cards',
    ],
    [
      'files that import one another',
      `import "ping.cards"\n\n${ruling({})}`,
      '1: circular-import: in pong.cards: ‘ping.cards’ imports itself: x.ruling → ping.cards → pong.cards → ping.cards',
    ],
    [
      'a card of one’s own of the same name',
      `import "base.cards"\n\ncard "Imp" beast\n\n${ruling({ given: 'A arena "Imp"' })}`,
      '1: duplicate-card: base.cards:1:6: two cards have the name ‘Imp’',
    ],
  ])('%s', (_, text, ...problems) => {
    expect(told(problemsOf(loaded(text)))).toEqual(problems);
  });

  test('an import that does not parse', () => {
    const file = loaded(`import "bad.cards"\n\n${ruling({ given: 'A arena "Imp"' })}`);
    expect(told(file.problems)[0]).toMatch(/^1: \S+: bad\.cards:2:\d+: /);
    expect(file.cases[0]?.scenario).toBeUndefined();
  });
});

describe('cases', () => {
  test('one for each ruling and rulebook', () => {
    const text = `${ruling({ name: '1', rulebook: 'toy/1, toy/2' })}\n${ruling({ name: '2', rulebook: 'toy/9' })}`;
    const { cases } = loaded(text);
    expect(
      cases.map(
        (one) =>
          `${one.ruling.name.text} ${one.rulebook} ${one.scenario === undefined ? 'invalid' : 'ready'}`,
      ),
    ).toEqual(['1 toy/1 ready', '1 toy/2 ready', '2 toy/9 invalid']);
  });

  test('share a world unless the board has effects of its own', () => {
    const text = [
      ruling({ name: '1' }),
      ruling({ name: '2' }),
      ruling({ name: '3', given: 'effect e: beasts get +1' }),
    ].join('\n');
    const [one, two, three] = loaded(text).cases.map(({ scenario }) => scenario);
    expect(one?.world).toBe(two?.world);
    expect(three?.world).not.toBe(one?.world);
    expect(one?.state).not.toBe(two?.state);
  });

  test('an unused label is only a warning', () => {
    const file = loaded(ruling({ given: 'A arena red as imp' }));
    expect(file.problems.map(({ code }) => code)).toEqual(['unused-label']);
    expect(file.problems.every(isWarning)).toBe(true);
    expect(file.errors).toEqual([]);
    expect(file.cases[0]?.scenario).toBeDefined();
  });

  test('the errors of a file are its problems without the warnings', () => {
    const { problems, errors } = loaded(
      `card "Idle" beast\n\ncard "Odd" beest\n\n${ruling({})}\n${ruling({})}`,
    );
    expect(problems.map(({ code }) => code).sort()).toEqual([
      'duplicate-ruling',
      'unknown-trait',
      'unused-card',
      'unused-card',
    ]);
    expect(errors).toEqual(problems.filter((one) => !isWarning(one)));
  });

  test('what does not parse in a ruling is a problem of its cases alone', () => {
    const text = `${ruling({ name: '1', given: 'A hand = 3' })}\n${ruling({ name: '2' })}`;
    const [one, two] = loaded(text).cases;
    expect(one?.problems.length).toBeGreaterThan(0);
    expect(two?.problems).toEqual([]);
  });
});

describe('whatever the text', () => {
  const words = [
    'constructor',
    '__proto__',
    'card',
    '"X"',
    'ruling',
    'board',
    'given',
    'expect',
    'A',
    'arena',
    'beast',
    'when',
    'this',
    'enters',
    ':',
    ',',
    '\n',
    '\n  ',
    '1',
    'with',
    'on',
    'as',
    '..',
    '{',
    '}',
    '[',
    ']',
    'rulebook toy/1',
    'gets',
    '+2',
    'effect',
    'if',
    'is',
    'your',
  ];
  // Deterministic: the same texts every time.
  const random = (seed: number) => () =>
    (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;

  test('loading never throws', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = random(seed);
      const text = Array.from({ length: 60 }, () => words[Math.floor(next() * words.length)]).join(
        ' ',
      );
      const file = loaded(`ruling "r"\n  rulebook toy/1\n  given\n    ${text}`);
      expect(() => problemsOf(file)).not.toThrow();
    }
  });
});
