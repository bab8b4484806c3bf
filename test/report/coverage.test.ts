import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../src/evidence/coverage.js';
import { coverageLines } from '../../src/report/coverage.js';
import { render } from '../../src/report/lines.js';
import { percent } from '../../src/report/percent.js';
import { widthOf } from '../../src/report/width.js';
import { book, entry, examined, verdict } from '../support/verdicts.js';

const todo = { standing: 'todo', implemented: false } as const;
const source = 'src/games/fake/1-the-basics-of-everything/100-things.ts';
const rules = ['100.1', '100.2', '100.3', '100.4'];
const shelf = book('fake/1.0', [
  ...rules.map((number) => entry(number, { source })),
  ...['100.5', '100.6', '100.7', '100.8'].map((number) => entry(number, { source, ...todo })),
]);
const deciding = rules.slice(0, 3);
const rulings = [verdict({ expectations: [examined({ cited: deciding, decidedBy: deciding })] })];
const noticed = new Set(['100.1', '100.2']);
const proof = new Map([
  ['fake/1.0', { noticed, open: new Set<string>(), clauses: new Set<string>() }],
]);
const shown = (width: number, color = false): string =>
  render(coverageLines(coverageOf([shelf], rulings, proof), width), { width, color });

// 8 rules code can carry out: 2 proven, 1 more deciding, 1 more implemented, 4 to do.
test.each([
  [
    100,
    `fake/1.0
  chapter                                            rules exempt  to do   code  cited decide proven
   1 The basics of everything  █████▓▓▓▒▒░░░░░░░░░░      8      -      4      4      3      3      2
`,
  ],
  [
    80,
    `fake/1.0
  chapter                        rules exempt  to do   code  cited decide proven
   1 The basics of e…  ██▓▒░░░░      8      -      4      4      3      3      2
  all                  ██▓▒░░░░      8      -      4      4      3      3      2
`,
  ],
  [
    50,
    `fake/1.0
  chapter                code  cited decide proven
   1 The basics of ev…      4      3      3      2
`,
  ],
])('%i columns', (width, expected) => expect(shown(width)).toContain(expected));

test.each([20, 24, 30, 40, 60, 79, 80, 100, 200])('never wider than %i columns', (width) => {
  const tooWide = shown(width)
    .split('\n')
    .filter((line) => widthOf(line) > width);
  expect(tooWide).toEqual([]);
});

test('where not all rulings were asked there may be more that is proven', () => {
  const open = new Map([
    ['fake/1.0', { noticed, open: new Set(['100.3']), clauses: new Set<string>() }],
  ]);
  const text = render(coverageLines(coverageOf([shelf], rulings, open), 80), {
    width: 80,
    color: false,
  });
  expect(text).toContain('      8      -      4      4      3      3     2+\n');
  expect(text).toContain('+ perhaps more: hantei prove');
});

test('colours only repeat what signs say', () => {
  // eslint-disable-next-line no-control-regex -- the colours of a terminal
  const plain = shown(80, true).replace(/\u001b\[\d+m/g, '');
  expect(plain).toBe(shown(80));
  expect(shown(80, true)).not.toBe(plain);
});

describe('percent', () => {
  test.each([
    [0, 0, '-'],
    [0, 7, '0%'],
    [7, 7, '100%'],
    [1, 3, '33%'],
    [1, 1000, '<1%'],
    [999, 1000, '>99%'],
  ])('%i of %i: %s', (count, total, expected) => expect(percent(count, total)).toBe(expected));
});
