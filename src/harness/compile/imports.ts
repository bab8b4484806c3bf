/** The cards and boards that a file can speak of: its own, and the cards of the files it imports. */
import type {
  Board,
  CardDeclaration,
  Checked,
  Document,
  Problem,
  Span,
  Text,
  Word,
} from '../../language/document.js';
import { countOfFirst } from '../../language/sorted.js';
import type { NotRead, ReadImport, SourceFile } from '../suite.js';
import { problem, secondOf } from './scope.js';

/** A declared card, and where a problem with it is told: at its own place, or at the import it came by. */
export interface CardSource {
  readonly card: CardDeclaration;
  readonly path: string;
  /** The import in the file at hand; nothing for its own cards. */
  readonly by: Span | undefined;
  /** What does not parse in it. */
  readonly problems: readonly Problem[];
  /** The words of the file that it stands in. */
  readonly words: readonly Word[];
}

export interface Catalogue {
  readonly cards: ReadonlyMap<string, CardSource>;
  readonly boards: ReadonlyMap<string, Board>;
  readonly problems: readonly Problem[];
  /** The words of the file itself. */
  readonly words: readonly Word[];
}

export type Parse = (text: string) => Checked<Document>;

interface Walk {
  readonly read: ReadImport;
  readonly parse: Parse;
  readonly cards: Map<string, CardSource>;
  readonly boards: Map<string, Board>;
  readonly problems: Problem[];
  readonly seen: Set<string>;
}

const deepest = 16;
const mostFiles = 500;

/** @param parts what a file says, in one piece or in several, in its order */
export const catalogueOf = (
  file: string,
  parts: readonly Checked<Document>[],
  read: ReadImport,
  parse: Parse,
): Catalogue => {
  const walk: Walk = {
    read,
    parse,
    cards: new Map(),
    boards: new Map(),
    problems: [],
    seen: new Set([file]),
  };
  for (const parsed of parts) addDeclared(walk, file, parsed, undefined);
  for (const { value } of parts)
    for (const text of value.imports) follow(walk, file, text, text.at, [file]);
  return { ...walk, words: parts.flatMap(({ value }) => value.words) };
};

const follow = (walk: Walk, from: string, text: Text, by: Span, path: readonly string[]): void => {
  const fail = (code: Problem['code'], message: string, help?: string) => {
    const told = path.length > 1 ? `in ${from}: ${message}` : message;
    walk.problems.push(problem(code, by, told, help));
  };
  if (!text.text.endsWith('.cards'))
    return fail(
      'missing-import',
      `‘${text.text}’ is no file of cards`,
      'the name of a file of cards ends in .cards',
    );
  if (path.length > deepest)
    return fail('circular-import', `imports are nested more than ${deepest} deep`);
  const found = walk.read(from, text.text);
  if ('problem' in found) return fail(...whyNot(found, text.text));
  if (path.includes(found.path))
    return fail(
      'circular-import',
      `‘${text.text}’ imports itself: ${[...path, found.path].join(' → ')}`,
    );
  if (walk.seen.has(found.path) || walk.seen.size > mostFiles) return;
  walk.seen.add(found.path);
  const parsed = parsedOnce(found, walk.parse);
  addDeclared(walk, found.path, parsed, by);
  for (const inner of parsed.value.imports)
    follow(walk, found.path, inner, by, [...path, found.path]);
};

const whyNot = ({ problem: why }: NotRead, path: string): [Problem['code'], string, string?] => {
  switch (why) {
    case 'missing':
      return ['missing-import', `there is no file ‘${path}’`];
    case 'circular':
      return ['circular-import', `‘${path}’ imports itself`];
    case 'outside':
      return ['import-outside', `‘${path}’ is outside the folder of the rulings`];
    case 'unreadable':
      return ['missing-import', `the file ‘${path}’ cannot be read`];
  }
};

const parsedFiles = new WeakMap<SourceFile, Checked<Document>>();

/** Many files import the same cards: as long as the caller hands out the same file, it is parsed once. */
const parsedOnce = (file: SourceFile, parse: Parse): Checked<Document> => {
  let parsed = parsedFiles.get(file);
  if (parsed === undefined) {
    parsed = parse(file.text);
    parsedFiles.set(file, parsed);
  }
  return parsed;
};

/** The first card or board of a name counts; another one is reported. */
const addDeclared = (
  walk: Walk,
  path: string,
  { value, problems }: Checked<Document>,
  by: Span | undefined,
): void => {
  const inside = problemsWithin(value, problems);
  for (const card of value.cards) {
    const name = card.name.text;
    const before = walk.cards.get(name);
    if (before === undefined)
      walk.cards.set(name, {
        card,
        path,
        by,
        problems: inside.get(card) ?? [],
        words: value.words,
      });
    else
      walk.problems.push(
        duplicate(
          'duplicate-card',
          `two cards have the name ‘${name}’`,
          card.name.at,
          before.card.name.at,
          by,
          path,
        ),
      );
  }
  // Only cards are imported: a file of cards has no boards.
  for (const board of by === undefined ? value.boards : []) {
    const name = board.name.text;
    const before = walk.boards.get(name);
    if (before === undefined) walk.boards.set(name, board);
    else
      walk.problems.push(
        duplicate(
          'duplicate-board',
          `two boards have the name ‘${name}’`,
          board.name.at,
          before.name.at,
          by,
          path,
        ),
      );
  }
  if (by !== undefined && problems.length > 0) {
    const [first, ...others] = problems.map((one) => elsewhere(one, path, by));
    if (first)
      walk.problems.push(
        others.length === 0
          ? first
          : { ...first, message: `${first.message} (and ${others.length} more)` },
      );
  }
};

const duplicate = (
  code: Problem['code'],
  message: string,
  at: Span,
  before: Span,
  by: Span | undefined,
  path: string,
): Problem =>
  by === undefined
    ? secondOf(code, at, message, before)
    : elsewhere(problem(code, at, message), path, by);

/** A problem of an imported file, told at the import. */
export const elsewhere = (one: Problem, path: string, by: Span): Problem => ({
  ...one,
  at: by,
  message: `${path}:${one.at.line}:${one.at.column}: ${one.message}`,
});

/**
 * What does not parse, by the declaration it is in: the last that begins before it. A parser that recovers may have
 * cut a declaration short.
 */
export const problemsWithin = (
  document: Document,
  problems: readonly Problem[],
): ReadonlyMap<object, readonly Problem[]> => {
  const within = new Map<object, Problem[]>();
  if (problems.length === 0) return within;
  const all = [...document.cards, ...document.boards, ...document.rulings].sort(
    (one, other) => one.at.start - other.at.start,
  );
  for (const one of problems) {
    const owner = all[countOfFirst(all, ({ at }) => at.start <= one.at.start) - 1];
    // What stands at the very left behind a declaration was meant to be the next.
    if (owner === undefined || (one.at.column === 1 && one.at.start > owner.at.end)) continue;
    const list = within.get(owner);
    if (list === undefined) within.set(owner, [one]);
    else list.push(one);
  }
  return within;
};
