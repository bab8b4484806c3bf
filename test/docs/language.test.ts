/** Every example of docs/language.md does what the page says of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { load, problemsOf, type ReadImport } from '../../src/harness/suite.js';
import { verdictKinds } from '../../src/harness/verdict.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/language.md');

interface Block {
  /** What stands behind the opening fence: `ruling invalid unknown-card`. */
  readonly info: readonly string[];
  readonly text: string;
  readonly line: number;
}

const blocks: readonly Block[] = [...page.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map((match) => ({
  info: (match[1] ?? '').split(' '),
  text: match[2] ?? '',
  line: page.slice(0, match.index).split('\n').length,
}));

const files = new Map(
  blocks.flatMap(({ info: [language, path = ''], text }) =>
    language === 'cards' ? [[path, { path, text }] as const] : [],
  ),
);
const readImport: ReadImport = (_, path) => files.get(path) ?? { problem: 'missing' };

describe('the examples', () => {
  const examples = blocks.filter(({ info }) => info[0] === 'ruling');

  test.each(examples)('line $line: $info', ({ info, text, line }) => {
    const [, verdict = 'pass', code] = info;
    const loaded = load({ path: `language-${line}.ruling`, text }, readImport, games);
    const codes = problemsOf(loaded).map((problem) => problem.code);
    expect(codes).toEqual(code === undefined ? [] : [code]);
    expect(loaded.cases.length).toBeGreaterThan(0);
    const found = loaded.cases.map((one) => {
      const { verdict: kind, message } = judge(one);
      return {
        name: one.ruling.name.text,
        verdict: kind,
        ...(kind === verdict ? {} : { message }),
      };
    });
    expect(found).toEqual(loaded.cases.map(({ ruling }) => ({ name: ruling.name.text, verdict })));
  });

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
