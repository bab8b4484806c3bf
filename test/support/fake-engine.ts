/**
 * An engine that judges as its files say, for tests of the command:
 *
 *     import "shared.cards"
 *     ruling "Name"
 *       rulebook fake/1.0, fake/2.0
 *       tags blocker
 *       verdict fail
 *       cites 115.3b
 *     problem unknown-card
 *
 * `verdict throw` throws; `load throw` on a line of its own throws while loading.
 */
import type { Problem, Ruling, Span, Term, Text } from '../../src/language/document.js';
import {
  type Case,
  type GameEntry,
  isWarning,
  type Loaded,
  type ReadImport,
  type SourceFile,
} from '../../src/harness/suite.js';
import type { Told, Verdict, VerdictKind } from '../../src/harness/verdict.js';
import type { Engine, Engines } from '../../src/cli/engine.js';
import type { Formatted } from '../../src/language/format/format.js';
import { board, book, entry, examined, problem, span, verdict } from './verdicts.js';

const first = book('fake/1.0', [
  entry('115.3', {
    summary: 'who loses a battle',
    standing: 'note',
    implemented: false,
    reason: 'an overview',
    kind: 'overview',
  }),
  entry('115.3a', {
    summary: 'a creature that left takes no part',
    standing: 'todo',
    implemented: false,
    reason: 'not yet',
  }),
  entry('115.3b', {
    summary: 'Ｅqual power: both creatures lose',
    fault: 'the text contradicts itself',
    kind: 'definition',
  }),
  entry('703.4c', { summary: 'power 0 or less: destroyed', kind: 'state-based' }),
  entry('703.4d', { summary: 'the loser of a battle is destroyed', kind: 'state-based' }),
]);
const second = book('fake/2.0', [entry('115.4', { summary: 'equal power: nobody loses' })]);

export const games = [first, second].map(
  (one) =>
    ({
      rulebook: one.id,
      rules: { book: one },
      vocabulary: { entries: [] },
    }) as unknown as GameEntry,
);

const load = (file: SourceFile, read: ReadImport): Loaded => {
  const problems: Problem[] = [];
  const lines = file.text.split('\n').map((text, at) => ({ text: text.trim(), number: at + 1 }));
  const cases: Case[] = [];
  for (const { text, number } of lines) {
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
    if (word === 'load') throw new Error('the loader broke');
    if (word === 'problem')
      problems.push(problem({ code: rest as Problem['code'], at: span(number, 1, 7) }));
    if (word === 'import') problems.push(...importProblems(file, rest, read, number));
    if (word === 'ruling') cases.push(...casesAt(file, lines, number));
  }
  return {
    path: file.path,
    document: {
      imports: [],
      cards: [],
      boards: [],
      rulings: cases.map(({ ruling }) => ruling),
      words: [],
    },
    problems,
    errors: problems.filter((one) => !isWarning(one)),
    cases,
  };
};

/** What is wrong with an import, or with one of its own. */
const importProblems = (
  { path }: SourceFile,
  wanted: string,
  read: ReadImport,
  number: number,
): readonly Problem[] => {
  const found = read(path, wanted.replaceAll('"', ''));
  if ('problem' in found)
    return [problem({ code: 'missing-import', message: found.problem, at: span(number, 1, 6) })];
  if (found.text.includes('broken'))
    return [problem({ code: 'nonsense', message: `${found.path} is broken` })];
  const inner = found.text.matchAll(/^import (.*)$/gm);
  return [...inner].flatMap(([, one = '']) => importProblems(found, one, read, number));
};

const casesAt = (
  file: SourceFile,
  lines: readonly { text: string; number: number }[],
  start: number,
): Case[] => {
  const below = lines.slice(start);
  const end = below.findIndex(({ text }) => text.startsWith('ruling'));
  const own = below.slice(0, end === -1 ? undefined : end);
  const value = (word: string): string =>
    own.find(({ text }) => text.startsWith(`${word} `))?.text.slice(word.length + 1) ?? '';
  const at: Span = span(start, 1, 6);
  const textAt = (text: string): Text => ({ at, text });
  const termAt = (text: string): Term => ({ at, text, words: [{ at, text, quoted: false }] });
  const ruling: Ruling = {
    at,
    name: textAt(/"(.*)"/.exec(lines[start - 1]?.text ?? '')?.[1] ?? ''),
    rulebooks: [],
    board: undefined,
    provenance: {
      tags: value('tags').split(', ').filter(Boolean).map(termAt),
      replaces: [],
      because: [],
      stamps: [],
      ...(value('question') === '' ? {} : { question: textAt(value('question')) }),
    },
    blocks: [
      {
        kind: 'expect',
        at,
        under: [],
        lines: [
          {
            at,
            text: value('verdict') || 'pass',
            claim: { kind: 'turn', number: undefined, player: termAt('A'), step: undefined, at },
            cited: value('cites')
              .split(', ')
              .filter(Boolean)
              .map((number) => ({ at, number })),
            brackets: undefined,
          },
        ],
      },
    ],
  };
  const scenario = {} as Case['scenario'];
  return (value('rulebook') || 'fake/1.0').split(', ').map((rulebook) => ({
    file: file.path,
    text: file.text,
    senses: [],
    ruling,
    rulebook,
    problems: [],
    scenario: value('verdict') === 'invalid' ? undefined : scenario,
    under: () => scenario,
  }));
};

const judge: Engine['judge'] = ({ file, ruling, rulebook }, options): Verdict => {
  const block = ruling.blocks[0];
  const said = block?.kind === 'expect' ? (block.lines[0]?.text ?? '') : '';
  if (said === 'throw') throw new Error('the judge broke');
  if (said === 'die') process.exit(7);
  const cited =
    block?.kind === 'expect' ? (block.lines[0]?.cited.map((one) => one.number) ?? []) : [];
  return verdict({
    file,
    line: ruling.at.line,
    name: ruling.name.text,
    rulebook,
    verdict: said as VerdictKind,
    message:
      said === 'pass'
        ? ''
        : `it is ${said}${options?.limits?.steps === undefined ? '' : ` after ${options.limits.steps} steps`}`,
    at: ruling.at.line,
    expectations: [
      examined({
        text: said,
        cited,
        verdict: said === 'fail' ? 'fail' : 'pass',
        found: said === 'fail' ? 'something else' : '',
        decidedBy: said === 'pass' ? cited : [],
      }),
    ],
    fired: [{ rule: '703.4d', times: 2 }],
    milliseconds: 1,
  });
};

const tell = (): readonly Told[] => [
  { line: 0, depth: 0, kind: 'board', text: 'the board', rules: [], picture: board },
  {
    line: 3,
    depth: 0,
    kind: 'action',
    text: 'A: attack theirs with mine',
    rules: [],
    picture: undefined,
  },
  {
    line: 3,
    depth: 1,
    kind: 'event',
    text: 'mine is destroyed',
    rules: [{ rule: '703.4d', how: 'applied', summary: 'the loser of a battle is destroyed' }],
    picture: undefined,
  },
  {
    line: 5,
    depth: 0,
    kind: 'expectation',
    text: 'mine in graveyard',
    rules: [
      { rule: '115.3b', how: 'cited', summary: '' },
      { rule: '301.5', how: 'decided', summary: '' },
      { rule: '703.4d', how: 'cited', summary: '' },
    ],
    picture: undefined,
  },
];

const formatText = (text: string): Promise<Formatted> => {
  if (text.includes('format throw')) return Promise.reject(new Error('the formatter broke'));
  return Promise.resolve(
    text.includes('problem')
      ? { problems: [problem()] }
      : { formatted: `${text.trim().replace(/[ \t]+$/gm, '')}\n` },
  );
};

export const fakeEngines: Engines = {
  engine: () => Promise.resolve({ games, load, judge, tell, explain: () => [], driftIn: () => [] }),
  games: () => Promise.resolve(games),
  formatText: () => Promise.resolve(formatText),
};
