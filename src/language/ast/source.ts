/** What all builders of the document share: the text, where things stand in it, and how tokens become terms. */
import type { CstNode, IToken } from 'chevrotain';
import { keywordTokens as k } from '../../../grammar/keywords.js';
import { Comma, Infinite, Name, Number, Possessive, Signed } from '../../../grammar/tokens.js';
import type {
  Amount,
  Integer,
  Problem,
  ProblemCode,
  Reference,
  Span,
  Term,
  Text,
  Word,
} from '../document.js';
import { type Help, helped } from '../names.js';
import type { Positions } from '../position.js';
import { wording } from '../wording.js';

/** The text under construction; builders report what the grammar cannot see. */
export interface Source {
  readonly text: string;
  readonly positions: Positions;
  readonly problems: Problem[];
}

/** A node under construction: its rules fill it in one after another. */
export type Draft<T> = T extends unknown ? { -readonly [Key in keyof T]: T[Key] } : never;

export type Tokens = readonly IToken[] | undefined;

// ---------------------------------------------------------------- where

export const endOf = (token: IToken): number => token.startOffset + token.image.length;

export const between = (source: Source, first: IToken, last: IToken): Span =>
  source.positions(first.startOffset, endOf(last));

/** Where a rule that may be empty was: nowhere. */
const nowhere = -1;

/** Whether a rule that may be empty is. */
export const isEmpty = ({ location }: CstNode): boolean =>
  location === undefined || location.startOffset === nowhere;

/** Those of the lines that were read without a mistake. */
export const intact = <Node extends CstNode>(lines: readonly Node[] = []): readonly Node[] =>
  lines.every(isIntact) ? lines : lines.filter(isIntact);

export const isIntact = ({ recoveredNode }: CstNode): boolean => recoveredNode !== true;

/** Where a node stands. One without tokens has no place, and nobody asks for it. */
export function spanOf(source: Source, node: CstNode): Span {
  const { location } = node;
  const start = location?.startOffset ?? nowhere;
  return start === nowhere
    ? source.positions(0, 0)
    : source.positions(start, (location?.endOffset ?? -1) + 1);
}

export function offsetsOf({ location }: CstNode): Pick<Span, 'start' | 'end'> {
  const start = location?.startOffset ?? nowhere;
  return start === nowhere ? { start: 0, end: 0 } : { start, end: (location?.endOffset ?? -1) + 1 };
}

/** The token that a node begins with. */
export function firstToken({ location, children }: CstNode): IToken | undefined {
  const start = location?.startOffset;
  for (const one of Object.values(children).flat()) {
    if ('image' in one && one.startOffset === start) return one;
    if ('children' in one && one.location?.startOffset === start) return firstToken(one);
  }
  return undefined;
}

/** From the start of one span to the end of another. */
export const join = (from: Span, to: Span): Span => ({
  start: from.start,
  end: to.end,
  line: from.line,
  column: from.column,
  endLine: to.endLine,
  endColumn: to.endColumn,
});

export function complain(
  source: Source,
  at: Span,
  message: string,
  help?: Help,
  code: ProblemCode = 'unexpected-token',
): void {
  source.problems.push({ code, at, message, ...helped(help) });
}

/** What each of the nodes is built into, one after another. */
export function gathered<Node, Built>(
  nodes: readonly Node[],
  build: (node: Node) => readonly Built[],
): readonly Built[] {
  const [first] = nodes;
  // Mostly there is one; `flatMap` would copy all of it.
  if (first !== undefined && nodes.length === 1) return build(first);
  const all: Built[] = [];
  for (const node of nodes) for (const one of build(node)) all.push(one);
  return all;
}

// ---------------------------------------------------------------- tokens

const closing = new Set('"\u201d\u300d\u300f\u300b');

/** What stands between the quotes; a closing one that is missing has been reported. */
export const unquoted = ({ image }: IToken): string =>
  image.length > 1 && closing.has(image.charAt(image.length - 1))
    ? image.slice(1, -1)
    : image.slice(1);

export const text = (source: Source, token: IToken): Text => ({
  text: token.tokenType === Name ? unquoted(token) : token.image,
  at: between(source, token, token),
});

export const reference = (source: Source, token: IToken): Reference => ({
  text: token.tokenType === Name ? unquoted(token) : token.image,
  at: between(source, token, token),
  quoted: token.tokenType === Name,
});

/** Further than anybody counts, and a number that can be written down as others are. */
const infinity = globalThis.Number.MAX_VALUE;

const whole = (image: string): number => (image === '∞' ? infinity : parseInt(image, 10));

/** Plus and minus are written with several signs. */
export function value({ tokenType, image }: IToken): number {
  if (tokenType !== Signed) return whole(image);
  return signOf(image) * whole(image.slice(1));
}

const signOf = (image: string): 1 | -1 =>
  image.startsWith('+') || image.startsWith('\uff0b') ? 1 : -1;

/** How many times `X` stands there, with its sign; nothing where a number does. */
export function timesX({ tokenType, image }: IToken): number | undefined {
  if (tokenType === k.X) return image.length;
  return tokenType === Signed && image.endsWith('X') ? signOf(image) : undefined;
}

/** A number, where nothing else will do. */
export const integer = (source: Source, token: IToken): Integer => {
  const at = between(source, token, token);
  if (timesX(token) === undefined) return { value: value(token), at };
  complain(
    source,
    at,
    'a number stands here, and nothing that somebody says',
    'write it in digits',
  );
  return { value: 0, at };
};

/** A number, or X. */
export const numeral = (source: Source, token: IToken): Amount => {
  const times = timesX(token);
  if (times === undefined) return { kind: 'number', ...integer(source, token) };
  const at = between(source, token, token);
  const variable = { kind: 'variable', at } as const;
  return times === 1 ? variable : { kind: 'times', factor: times, amount: variable, at };
};

export const isNumber = (token: IToken): boolean =>
  [Number, Infinite, Signed].includes(token.tokenType);

/** A joining word in its canonical spelling, whatever the language. */
export const joinOf = (token: IToken): string => token.tokenType.name.toLowerCase();

/** The term that these tokens make; nothing if there are none. Articles are no words of it. */
export function termOfTokens(source: Source, tokens: Tokens): Term | undefined {
  const first = tokens?.[0];
  const last = tokens?.[tokens.length - 1];
  if (!tokens || !first || !last) return undefined;
  const words = tokens.flatMap((one, index): readonly Word[] => {
    if (one.tokenType === k.The) return [];
    const word = wordOf(source, one);
    return tokens[index - 1]?.tokenType === k.The ? [{ ...word, article: true }] : [word];
  });
  return { words, text: wording(words), at: between(source, first, last) };
}

export const wordOf = (source: Source, token: IToken): Word => ({
  text:
    token.tokenType === Possessive
      ? "'s"
      : token.tokenType === Comma
        ? ','
        : text(source, token).text,
  quoted: token.tokenType === Name,
  at: between(source, token, token),
});

/** As `term`, where the grammar sees to it that there are tokens. */
export const termOf = (source: Source, tokens: readonly IToken[]): Term =>
  termOfTokens(source, tokens) ?? { words: [], text: '', at: source.positions(0, 0) };

/** Two terms, one behind the other, as one. */
export const joined = (one: Term, other: Term): Term => {
  const words = [...one.words, ...other.words];
  return { words, text: wording(words), at: join(one.at, other.at) };
};
