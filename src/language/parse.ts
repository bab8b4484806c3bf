/** Source text to document. Every text gives a document, and everything that is wrong with it. */
import type { IRecognitionException, IToken } from 'chevrotain';
import { type Layout, layOut } from '../../grammar/layout.js';
import type { LaidLine } from '../../grammar/line-kinds.js';
import { type Parsed, RulingParser } from '../../grammar/parser.js';
import { Newline, tokenize } from '../../grammar/tokens.js';
import { document } from './ast/document.js';
import { endOf, type Source } from './ast/source.js';
import type { Checked, Document, Problem } from './document.js';
import { Enough, Expectations } from './expectations.js';
import { faultProblem, parserProblem } from './faults.js';
import { lastAtOrBefore, type Positions, positionsIn } from './position.js';
import { nearest } from './names.js';
import { wordsIn } from './words.js';

export interface ParseOptions {
  /** Longer texts are refused; in UTF-16 units. */
  readonly maximalLength?: number;
}

const defaultMaximalLength = 4 * 1024 * 1024;
/** Nobody reads more. */
const maximalProblems = 100;

export function parse(text: string, options: ParseOptions = {}): Checked<Document> {
  const positions = positionsIn(text);
  const refused = refuse(text, positions, options.maximalLength ?? defaultMaximalLength);
  if (refused)
    return {
      value: { imports: [], cards: [], boards: [], rulings: [], words: [] },
      problems: [refused],
    };
  const { layout } = scan(text);
  const { tree, errors, unread } = treeOf(layout.tokens);
  const source: Source = { text, positions, problems: [] };
  const value = { ...document(source, tree), words: wordsIn(source, layout) };
  const problems = problemsOf(layout, errors, source);
  return { value, problems: unread ? [...problems, tooMany(positions, unread)] : problems };
}

/** The tokens of a text as the grammar wants them, and the comments, which it does not. */
export function scan(text: string): {
  readonly layout: Layout;
  readonly comments: readonly IToken[];
} {
  const { tokens, groups } = tokenize(text);
  return { layout: layOut(tokens, nearest), comments: groups['comments'] ?? [] };
}

/** Why a text is not even looked at. */
function refuse(text: string, positions: Positions, maximalLength: number): Problem | undefined {
  if (text.length > maximalLength)
    return {
      code: 'too-large',
      at: positions(0, 0),
      message: `this text is too long: ${text.length} characters, and at most ${maximalLength} are read`,
      help: 'split it into several files',
    };
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return {
      code: 'not-text',
      at: positions(nul, nul + 1),
      message: 'this is not a text file: it contains a NUL character',
    };
  if (!text.includes('\ufffd')) return undefined;
  const broken = [...text.matchAll(/\ufffd/g)];
  const first = broken[0]?.index ?? 0;
  if (broken.length < 3 || broken.length * 200 < text.length) return undefined;
  return {
    code: 'not-text',
    at: positions(first, first + 1),
    message: 'this is not text in UTF-8',
    help: 'save the file with the encoding UTF-8',
  };
}

// ---------------------------------------------------------------- tokens and tree

/** A text with more mistakes than this is no ruling. */
const maximalMistakes = 1000;
const expectations = new Expectations(maximalMistakes);

/** Made when first needed, and once: that takes longer than to parse a file. */
let parser: RulingParser | undefined;
let recoveringParser: RulingParser | undefined;

interface Tree extends Parsed {
  /** Where, with too many mistakes behind it, what is not read begins. */
  readonly unread?: IToken;
}

/** Most texts are right, and need no parser that recovers: it takes longer to make, and longer to parse. */
function treeOf(tokens: IToken[]): Tree {
  parser ??= new RulingParser();
  const parsed = parser.parse(tokens);
  return parsed.errors.length === 0 ? parsed : recovered(tokens);
}

/** With too many mistakes what is in front of the next one is all there is. */
function recovered(tokens: IToken[]): Tree {
  recoveringParser ??= new RulingParser({ recovers: true, errorMessageProvider: expectations });
  expectations.begin();
  try {
    return recoveringParser.parse(tokens);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    const { token } = error;
    const before = tokens.lastIndexOf(token) - 1;
    const end = tokens.findLastIndex(({ tokenType }, at) => at <= before && tokenType === Newline);
    return { ...recovered(tokens.slice(0, end + 1)), unread: token };
  }
}

// ---------------------------------------------------------------- problems

function problemsOf(
  { tokens, lines, faults }: Layout,
  errors: readonly IRecognitionException[],
  { positions, problems }: Source,
): readonly Problem[] {
  if (faults.length + errors.length + problems.length === 0) return [];
  const starts = lines.map(({ first }) => tokens[first]?.startOffset ?? 0);
  const lineAt = (offset: number): LaidLine | undefined => {
    const line = lines[lastAtOrBefore(starts, offset)];
    const first = line && tokens[line.first];
    const end = line && tokens[line.last];
    // Lines that were left out lie in between.
    return first && end && offset >= first.startOffset && offset <= end.startOffset
      ? line
      : undefined;
  };
  const first = faults.map((fault) => faultProblem(positions, fault));
  const later = errors.map((error) => {
    const line = lineAt(error.token.startOffset);
    const words = line && tokens.slice(line.first, line.last);
    return parserProblem(positions, error, words && { kind: line.kind, words });
  });
  const declarations = lines.flatMap(({ kind, first: at }) =>
    kind === 'file' ? [tokens[at]?.startOffset ?? 0] : [],
  );
  return limited([...first, ...firstOfLine(lineAt, first, [...later, ...problems])], declarations);
}

/** What the grammar says of a line of which something worse is known is noise; of the rest the first will do. */
function firstOfLine(
  lineAt: (offset: number) => LaidLine | undefined,
  faults: readonly Problem[],
  problems: readonly Problem[],
): readonly Problem[] {
  const taken = new Set(faults.map(({ at }) => lineAt(at.start)));
  return [...problems]
    .sort((a, b) => a.at.start - b.at.start)
    .filter(({ at }) => {
      const line = lineAt(at.start);
      if (line && taken.has(line)) return false;
      taken.add(line);
      return true;
    });
}

/**
 * So many problems, and of each declaration behind them the first: a ruling of which a line is not understood must not
 * be taken for one that is understood.
 */
function limited(
  problems: readonly Problem[],
  declarations: readonly number[],
): readonly Problem[] {
  const sorted = [...problems].sort((a, b) => a.at.start - b.at.start || a.at.end - b.at.end);
  const next = sorted[maximalProblems];
  if (!next) return sorted;
  const declarationOf = ({ at }: Problem): number => lastAtOrBefore(declarations, at.start);
  const told = new Set(sorted.slice(0, maximalProblems).map(declarationOf));
  const more: Problem = {
    ...next,
    message: `${next.message}; there are more problems than are shown`,
  };
  told.add(declarationOf(next));
  const others = sorted.slice(maximalProblems + 1).filter((one) => {
    const declaration = declarationOf(one);
    return !told.has(declaration) && told.add(declaration);
  });
  return [...sorted.slice(0, maximalProblems), more, ...others];
}

const tooMany = (positions: Positions, token: IToken): Problem => ({
  code: 'too-large',
  at: positions(token.startOffset, endOf(token)),
  message: `there are more than ${maximalMistakes} mistakes above: from here on nothing is read`,
});
