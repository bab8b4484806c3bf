/** Examples on pages: rulings between fences, with the verdict that each is to have. */
import { readFileSync } from 'node:fs';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { load, problemsOf, type ReadImport } from '../../src/harness/suite.js';

export const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

export interface Block {
  /** What stands behind the opening fence: `ruling invalid unknown-card`. */
  readonly info: readonly string[];
  readonly text: string;
  readonly line: number;
}

export const blocksOf = (page: string): readonly Block[] =>
  [...page.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map((match) => ({
    info: (match[1] ?? '').split(' '),
    text: match[2] ?? '',
    line: page.slice(0, match.index).split('\n').length,
  }));

export const examplesOf = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({ info }) => info[0] === 'ruling');

interface Outcome {
  /** What is wrong with the text, by code. */
  readonly codes: readonly string[];
  readonly rulings: readonly { readonly name: string; readonly verdict: string }[];
}

/** What an example comes to, with why where that is not what it is to come to. */
export const outcomeOf = (blocks: readonly Block[], { info, text, line }: Block): Outcome => {
  const [, wanted = 'pass'] = info;
  const files = new Map(
    blocks.flatMap((one) =>
      one.info[0] === 'cards'
        ? [[one.info[1] ?? '', { path: one.info[1] ?? '', text: one.text }] as const]
        : [],
    ),
  );
  const readImport: ReadImport = (_, path) => files.get(path) ?? { problem: 'missing' };
  const loaded = load({ path: `example-${line}.ruling`, text }, readImport, games);
  const rulings = loaded.cases.map((one) => {
    const { verdict, message } = judge(one);
    return { name: one.ruling.name.text, verdict, ...(verdict === wanted ? {} : { message }) };
  });
  return { codes: problemsOf(loaded).map(({ code }) => code), rulings };
};

/** What an example is to come to. */
export const wantedOf = ({ info, text }: Block): Outcome => {
  const [, verdict = 'pass', code] = info;
  const names = [...text.matchAll(/^ruling [“"「](.*)[”"」]$/gmu)].map(([, name = '']) => name);
  return {
    codes: code === undefined ? [] : [code],
    rulings: names.map((name) => ({ name, verdict })),
  };
};
