/** Source text to document. Every text gives a document, and everything that is wrong with it. */
import type { IRecognitionException, IToken, TokenType } from 'chevrotain';
import type { DocumentCstNode } from '../../grammar/generated/cst.js';
import { keyword } from '../../grammar/keywords.js';
import { type Layout, layOut } from '../../grammar/layout.js';
import type { Line } from '../../grammar/line-kinds.js';
import { RulingParser } from '../../grammar/parser.js';
import { scan as cut } from '../../grammar/scanner.js';
import { LBracket, Name, Number, Signed, Word } from '../../grammar/tokens.js';
import { document } from './ast/document.js';
import { type Source, wordOf } from './ast/source.js';
import type { Checked, Document, Problem, Word as DocumentWord } from './document.js';
import { expectations } from './expectations.js';
import { faultProblem, parserProblem } from './faults.js';
import { lastAtOrBefore, type Positions, positionsIn } from './position.js';
import { nearest } from './problem.js';

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
  if (refused) return { value: { ...nothing, words: [] }, problems: [refused] };
  const layout = scan(text).layout;
  const source: Source = { text, positions, problems: [] };
  const { tree, errors } = parseTokens(layout);
  const value = { ...document(source, tree), words: wordsIn(source, layout) };
  // The parser would hold on to the text until the next one.
  parser?.release();
  const { faults } = layout;
  if (faults.length + errors.length + source.problems.length === 0) return { value, problems: [] };
  return { value, problems: problemsOf(layout, errors, source) };
}

const nothing = { imports: [], cards: [], boards: [], rulings: [] };

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

/** Built when first needed, and once: that takes longer than to parse a file. */
let parser: RulingParser | undefined;

/** The tokens of a text as the grammar wants them, and the comments, which it does not. */
export function scan(text: string): {
  readonly layout: Layout;
  readonly comments: readonly IToken[];
} {
  const { tokens, comments } = cut(text);
  return { layout: layOut(tokens, nearest), comments };
}

function parseTokens(layout: Layout): {
  readonly tree: DocumentCstNode;
  readonly errors: readonly IRecognitionException[];
} {
  parser ??= new RulingParser({ errorMessageProvider: expectations });
  return { tree: parser.parse(layout), errors: parser.errors };
}

// ---------------------------------------------------------------- words

/** Lines whose words somebody must understand; headings and what a ruling says of itself are the language's own. */
const spoken: ReadonlySet<Line['kind']> = new Set(['traits', 'ability', 'given', 'do', 'claim']);

const open: ReadonlySet<TokenType> = new Set([Word, Name, Number, Signed]);

/** What the grammar leaves open in the lines of a text; of claims, what stands in front of the citations. */
function wordsIn(source: Source, { tokens, lines }: Layout): readonly DocumentWord[] {
  const words: DocumentWord[] = [];
  for (const { kind, first, last } of lines) {
    const isCard = tokens[first]?.tokenType === keyword.Card;
    if (!spoken.has(kind) && !isCard) continue;
    // The traits of a card may stand behind its name.
    for (let index = isCard ? first + 2 : first; index < last; index++) {
      const token = tokens[index];
      if (!token || (kind === 'claim' && token.tokenType === LBracket)) break;
      if (open.has(token.tokenType)) words.push(wordOf(source, token));
    }
  }
  return words;
}

// ---------------------------------------------------------------- problems

function problemsOf(
  { tokens, lines, faults }: Layout,
  errors: readonly IRecognitionException[],
  { positions, problems }: Source,
): readonly Problem[] {
  const starts = lines.map(({ first }) => tokens[first]?.startOffset ?? 0);
  const lineAt = (offset: number): Line | undefined => {
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
    const word = line && tokens[line.first];
    return parserProblem(positions, error, word && { kind: line.kind, first: word });
  });
  return limited([...first, ...firstOfLine(lineAt, first, [...later, ...problems])]);
}

/** What the grammar says of a line of which something worse is known is noise; of the rest the first will do. */
function firstOfLine(
  lineAt: (offset: number) => Line | undefined,
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

function limited(problems: readonly Problem[]): readonly Problem[] {
  const sorted = [...problems].sort((a, b) => a.at.start - b.at.start || a.at.end - b.at.end);
  const next = sorted[maximalProblems];
  if (!next) return sorted;
  const more: Problem = {
    ...next,
    message: `${next.message}; there are more problems than are shown`,
  };
  return [...sorted.slice(0, maximalProblems), more];
}
