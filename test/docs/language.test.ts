/** Every example of docs/language.md does what the page says of it. */
import { describe, expect, test } from 'vitest';
import { verdictKinds } from '../../src/harness/verdict.js';
import { blocksOf, examplesOf, outcomeOf, read, wantedOf } from './examples.js';

const page = read('docs/language.md');

const blocks = blocksOf(page);

describe('the examples', () => {
  const examples = examplesOf(blocks);

  test.each(examples)('line $line: $info', (example) =>
    expect(outcomeOf(blocks, example)).toEqual(wantedOf(example)),
  );

  test('show every verdict but that of an engine that is not finished', () => {
    const shown = new Set(examples.map(({ info }) => info[1] ?? 'pass'));
    const wanted = verdictKinds.filter((kind) => kind !== 'unsupported' && kind !== 'fail');
    expect([...shown].sort()).toEqual([...wanted].sort());
  });
});

/** The codes in the first column of a table below a heading. */
const tableBelow = (heading: string): readonly string[] => {
  const [, section = ''] = page.split(new RegExp(`^## ${heading}\\n`, 'm'));
  return section
    .split(/^## /m, 1)
    .flatMap((text) => [...text.matchAll(/^\| (`.*?) \|/gm)])
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
};

test('the table of problems has every code', () => {
  const [, union = ''] =
    /export type ProblemCode =([^;]*);/.exec(read('src/language/problem.ts')) ?? [];
  const codes = [...union.matchAll(/'([^']+)'/g)].map(([, code = '']) => code);
  expect([...tableBelow('Problems')].sort()).toEqual(codes.sort());
});

test('the table of verdicts has every verdict', () => {
  expect(tableBelow('Verdicts')).toEqual(verdictKinds);
});

test('links lead somewhere', () => {
  const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  const targets = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  for (const target of targets)
    if (target.startsWith('#')) expect(headings).toContain(target.slice(1));
    else expect(() => read(`docs/${target}`)).not.toThrow();
});
