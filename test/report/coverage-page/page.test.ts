import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../../src/evidence/coverage.js';
import {
  coveragePage,
  pageData,
  type PageSources,
} from '../../../src/report/coverage-page/page.js';
import type { PageData } from '../../../src/report/coverage-page/data.js';
import { book, entry, examined, verdict } from '../../support/verdicts.js';

const nothing: PageSources = { linkTo: () => undefined, officialText: () => undefined };
const shared = { source: 'src/games/fake/8-special/803-gods.ts', summary: 'gods link' };

const shelf = [
  book('fake/1.0', [
    entry('115.3', { summary: 'more power wins' }),
    entry('803.1', shared),
    entry('900.1'),
  ]),
  book('fake/2.0', [
    entry('115.3', { summary: 'more power loses', standing: 'todo', implemented: false }),
    entry('803.1', { summary: 'something new' }),
    entry('804.1', shared),
  ]),
  book('other/1.0', [entry('115.3')]),
];
const rulings = [
  verdict({ name: 'first', rulebook: 'fake/2.0' }),
  verdict({
    name: 'second',
    file: 'rulings/b.ruling',
    line: 40,
    expectations: [examined({ line: 47, cited: ['115.3'], decidedBy: ['115.3', '803.1'] })],
  }),
];
const dataWith = (sources: Partial<PageSources> = {}): PageData =>
  pageData(coverageOf(shelf, rulings, undefined), rulings, { ...nothing, ...sources });

const ruleOf = (data: PageData, id: string, number: string) =>
  data.books
    .find((one) => one.id === id)
    ?.chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
    .find((rule) => rule.number === number);

describe('the data', () => {
  test('a rule refers to the rulings that speak of it', () => {
    const data = dataWith({ linkTo: (file) => `../${file}` });
    expect(data.rulings[1]).toEqual({
      name: 'second',
      file: 'rulings/b.ruling',
      line: 40,
      verdict: 'pass',
      href: '../rulings/b.ruling#L40',
    });
    expect(ruleOf(data, 'fake/1.0', '115.3')).toMatchObject({
      standing: 'deciding',
      decides: [[1, 47]],
      takesPart: [],
    });
    expect(ruleOf(data, 'fake/1.0', '803.1')).toMatchObject({
      standing: 'implemented',
      decides: [],
      takesPart: [[1, 47]],
    });
  });

  test.each([
    [
      'another rule under the same number',
      '115.3',
      { number: '115.3', summary: 'more power loses', standing: 'todo', isSame: false },
    ],
    [
      'the same rule under another number',
      '803.1',
      { number: '804.1', summary: 'gods link', standing: 'implemented', isSame: true },
    ],
    ['nothing', '900.1', undefined],
  ])('in the other edition: %s', (_, number, expected) =>
    expect(ruleOf(dataWith(), 'fake/1.0', number)?.editions).toEqual(
      expected === undefined ? [] : [{ rulebook: 'fake/2.0', ...expected }],
    ),
  );

  test('official texts stand beside the summaries, where there are any', () => {
    expect(dataWith().hasTexts).toBe(false);
    const data = dataWith({
      officialText: (rulebook, number) =>
        rulebook === 'fake/2.0' && number === '115.3' ? '弱いほうが勝つ' : undefined,
    });
    expect(data.hasTexts).toBe(true);
    expect(ruleOf(data, 'fake/2.0', '115.3')?.text).toBe('弱いほうが勝つ');
    expect(ruleOf(data, 'fake/1.0', '115.3')?.text).toBeUndefined();
  });
});

describe('the file', () => {
  const odd = '</script><script>alert(1)</script><!--\u2028 &amp; "\'';
  const page = coveragePage(
    pageData(
      coverageOf([book('fake/1.0', [entry('1.1', { summary: odd })])], [], undefined),
      [verdict({ name: odd, file: odd })],
      nothing,
    ),
  );

  test('names that look like markup stay in the data', () => {
    expect(page).not.toContain('alert(1)<');
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page.match(/<\/script/g)).toHaveLength(2);
    const [, json = ''] =
      /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
    expect((JSON.parse(json) as PageData).rulings[0]?.name).toBe(odd);
  });

  test('asks for nothing else', () => {
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/\b(src|href)\s*=\s*["']?(https?:)?\/\//);
    expect(page).not.toMatch(/@import|url\(/);
  });
});
