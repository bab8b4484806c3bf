/** `hantei rulebook diff`: what changed between two texts or editions, and which rulings that makes stale. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  citedUnder,
  renumbering,
  staleCitations,
  type StaleCitation,
} from '../evidence/official/citations.js';
import { compareTexts, type TextChange, type Stated } from '../evidence/official/diff.js';
import { isRulebookId, nearestId } from '../evidence/official/ids.js';
import { wordingOf, type OfficialRule } from '../evidence/official/text.js';
import type { Book } from '../kernel/book.js';
import { diffJson, diffLines, type Diff, type StaleLine } from '../report/diff.js';
import type { Engines } from './engine.js';
import { defaultFolder } from './files.js';
import { Failure, showLines, type Io } from './io.js';
import { readOfficial } from './official-document.js';
import { keptIds, keptText } from './official-texts.js';
import { editFile, readRulings, type RulingFile } from './ruling-files.js';

export interface DiffOptions {
  readonly rulings?: readonly string[];
  readonly rulebook?: string;
  readonly fixRenumbered?: boolean;
  readonly json?: boolean;
}

/** Carries the verb out: exit status 1 where a ruling is stale and was not rewritten. */
export const diffRulebooks = async (
  io: Io,
  engines: Engines,
  [from, to, ...paths]: readonly [string, string, ...string[]],
  options: DiffOptions,
): Promise<number> => {
  const books = (await engines.games()).map(({ rules }) => rules.book);
  const compared = comparable(from, sideOf(io, books, from), to, sideOf(io, books, to));
  const changes = compareTexts(compared.from, compared.to);
  const given = [...paths, ...(options.rulings ?? [])];
  const wantsRulings = given.length > 0 || options.fixRenumbered === true;
  const checked = wantsRulings
    ? await checkRulings(io, engines, given.length === 0 ? [defaultFolder] : given, changes, {
        rulebook: rulebookMeant(from, options),
        isFixing: options.fixRenumbered === true,
      })
    : { stale: [], files: undefined, someUnread: false, someUnwritten: false };
  const diff: Diff = {
    from,
    to,
    compared: compared.what,
    rules: [compared.from.length, compared.to.length],
    changes,
    stale: checked.stale,
    files: checked.files,
  };
  if (options.json === true) io.stdout.write(diffJson(diff));
  else showLines(io, io.stdout, diffLines(diff));
  if (checked.someUnwritten) return 2;
  return checked.someUnread || checked.stale.some(({ isFixed }) => !isFixed) ? 1 : 0;
};

// ---------------------------------------------------------------- what is compared

/** What there is under a name: an official text, our own index, or both. */
interface Side {
  readonly text: readonly OfficialRule[] | undefined;
  readonly book: Book | undefined;
}

/** @throws Failure where the name is neither that of a file nor of a rulebook */
const sideOf = (io: Io, books: readonly Book[], name: string): Side => {
  const path = resolve(io.cwd, name);
  if (existsSync(path) && !(isRulebookId(name) && statSync(path).isDirectory()))
    return { text: readOfficial(io, name).rules, book: undefined };
  const text = isRulebookId(name) ? keptText(io, name)?.rules : undefined;
  const book = books.find(({ id }) => id === name);
  if (text !== undefined || book !== undefined) return { text, book };
  const ids = [...new Set([...books.map(({ id }) => id), ...keptIds(io)])];
  const near = nearestId(name, ids);
  const hint =
    near === undefined
      ? ''
      : ids.includes(near)
        ? `\ndid you mean ${near}?`
        : `\nimport it first: hantei rulebook import FILE --as ${near}`;
  throw new Failure(
    `'${name}' is neither a file nor a rulebook; there are:\n${ids.join('\n')}${hint}`,
  );
};

interface Comparable {
  readonly what: Diff['compared'];
  readonly from: readonly Stated[];
  readonly to: readonly Stated[];
}

/** Texts where both have one, and otherwise our summaries: one cannot be compared with the other. */
const comparable = (fromName: string, from: Side, toName: string, to: Side): Comparable => {
  if (from.text !== undefined && to.text !== undefined)
    return { what: 'texts', from: stated(from.text), to: stated(to.text) };
  if (from.book !== undefined && to.book !== undefined)
    return { what: 'summaries', from: summed(from.book), to: summed(to.book) };
  const lacking = from.text === undefined ? fromName : toName;
  throw new Failure(
    `of ${lacking} there is only our own index, with nothing to compare the official text with\n` +
      `import its document first: hantei rulebook import FILE --as ${lacking}`,
  );
};

const stated = (rules: readonly OfficialRule[]): readonly Stated[] =>
  rules.map((rule) => ({ number: rule.number, wording: wordingOf(rule) }));

const summed = ({ entries }: Book): readonly Stated[] =>
  [...entries.values()].map(({ number, summary }) => ({ number, wording: summary }));

// ---------------------------------------------------------------- rulings

/** @throws Failure where nothing says which rulings cite the first text */
const rulebookMeant = (from: string, { rulebook }: DiffOptions): string => {
  if (rulebook !== undefined) return rulebook;
  if (isRulebookId(from)) return from;
  throw new Failure(
    `${from} is a file: say with --rulebook ID which rulebook the rulings that cite it are held against`,
  );
};

interface CheckedRulings {
  readonly stale: readonly StaleLine[];
  readonly files: number;
  readonly someUnread: boolean;
  readonly someUnwritten: boolean;
}

const checkRulings = async (
  io: Io,
  engines: Engines,
  paths: readonly string[],
  changes: readonly TextChange[],
  { rulebook, isFixing }: { readonly rulebook: string; readonly isFixing: boolean },
): Promise<CheckedRulings> => {
  const { files, someUnread } = await readRulings(io, engines, paths);
  let someUnwritten = false;
  const stale = files.flatMap((file) => {
    const found = staleCitations(citedUnder(file.document, rulebook), changes);
    const edits = isFixing ? found.flatMap((one) => renumbering(one) ?? []) : [];
    const isWritten = edits.length > 0 && editFile(io, file, edits);
    if (edits.length > 0 && !isWritten) someUnwritten = true;
    return found.map((one) => staleLine(file, one, isWritten && renumbering(one) !== undefined));
  });
  return { stale, files: files.length, someUnread, someUnwritten };
};

const staleLine = (
  { path }: RulingFile,
  { at, number, ruling, change, others }: StaleCitation,
  isFixed: boolean,
): StaleLine => ({
  file: path,
  line: at.line,
  column: at.column,
  ruling: ruling.name.text,
  rule: number,
  change,
  others,
  isFixed,
});
