/** Where in a line something is being written: what kind of line it is, and the words in front. */
import type { IToken } from 'chevrotain';
import { keywordTokens as k } from '../../../grammar/keywords.js';
import { LBracket, RBracket } from '../../../grammar/tokens.js';
import type { LineKind } from '../../../grammar/line-kinds.js';
import type { Case } from '../../harness/suite.js';
import { scan } from '../../language/parse.js';
import { addressAt, type Page, partIn, type Range } from '../page.js';
import { addressIn, withinPart } from '../parts.js';
import { type HeldPart, type PageView, pageView } from '../view.js';
import type { Workspace } from '../workspace.js';

export interface WritingPlace {
  readonly workspace: Workspace;
  readonly page: Page;
  readonly view: PageView;
  /** The rulings of the part, and the one being written under each of its rulebooks. */
  readonly held: HeldPart | undefined;
  readonly cases: readonly Case[];
  /** `ruling`: in a ruling, above its first part; `file`: where only declarations stand. */
  readonly kind: LineKind | 'ruling';
  /** The words of the line in front. */
  readonly before: readonly IToken[];
  /** What has been written of a word so far; what is chosen takes its place. */
  readonly range: Range;
  readonly written: string;
  /** The opening quote in front of it. */
  readonly quote: string;
  /** Within `[…]`. */
  readonly inBrackets: boolean;
  /** The address at which the line begins. */
  readonly lineStart: number;
}

const opened = /["\u201c\u300c\u300e\u300a]([^"\u201d\u300d\u300f\u300b\r\n]*)$/u;
const begun = /[\p{L}\p{N}_'’.~-]*$/u;
/** Like no word of any game, nor any heading. */
const placeholder = 'zz';

export const writingPlace = (
  workspace: Workspace,
  path: string,
  offset: number,
): WritingPlace | undefined => {
  const page = workspace.pages.get(path);
  const found = page && partIn(page, offset);
  if (page === undefined || found === undefined) return undefined;
  const text = found.part.text.slice(0, offset - found.start);
  const line = /[^\r\n]*$/u.exec(text)?.[0] ?? '';
  const outside = line.replace(
    /"[^"]*"|\u201c[^\u201d]*\u201d|[\u300c\u300e\u300a][^\u300d\u300f\u300b]*[\u300d\u300f\u300b]/gu,
    (name) => ' '.repeat(name.length),
  );
  if (outside.includes('#')) return undefined;
  const name = opened.exec(outside);
  const written = name === null ? (begun.exec(line)?.[0] ?? '') : line.slice(name.index + 1);
  const quote = name === null ? '' : line.charAt(name.index);
  const start = text.length - written.length;
  const { tokens, lines } = scan(text.slice(0, start - quote.length) + placeholder).layout;
  const last = lines.at(-1);
  const isRead = tokens.at(-2)?.image === placeholder;
  const view = pageView(workspace, page);
  const held = view.rulings.find(({ part }) => part === found.part);
  const address = addressAt(page, offset);
  const [ruling] = held?.rulings.filter(({ at }) => at.start <= address).slice(-1) ?? [];
  const before = last === undefined || !isRead ? [] : tokens.slice(last.first, last.last - 1);
  const brackets = before.filter(
    ({ tokenType }) => tokenType === LBracket || tokenType === RBracket,
  );
  return {
    workspace,
    page,
    view,
    held,
    cases: (held?.cases ?? []).flatMap(({ one }) => (one.ruling === ruling ? [one] : [])),
    kind: last === undefined || !isRead ? beside(tokens) : last.kind,
    before,
    range: { start: found.start + start, end: offset },
    written,
    quote,
    inBrackets: brackets.at(-1)?.tokenType === LBracket,
    lineStart: addressIn(found.part, lineStartIn(text, before, start)),
  };
};

/** What stands in no line that can be read is a heading to be. */
const beside = (tokens: readonly IToken[]): WritingPlace['kind'] => {
  const declared = tokens.findLast(({ tokenType }) =>
    [k.Ruling, k.Card, k.Board, k.Import].includes(tokenType),
  );
  return declared?.tokenType === k.Ruling ? 'ruling' : 'file';
};

const lineStartIn = (text: string, before: readonly IToken[], start: number): number => {
  const first = before[0]?.startOffset ?? start;
  return Math.max(text.lastIndexOf('\n', first - 1), text.lastIndexOf('\r', first - 1)) + 1;
};

/** The words in front in lower case, names as they are. */
export const wordsBefore = ({ before }: WritingPlace): readonly string[] =>
  before.map(({ image }) => image.toLowerCase());

/** The offset at which a line's own text begins, within its part. */
export const offsetOfLine = ({ lineStart }: WritingPlace): number => withinPart(lineStart);
