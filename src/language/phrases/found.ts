/** Which phrases the grammar finds in a text, and where: by the rule that reads them and its words. */
import type { CstElement, CstNode } from 'chevrotain';
import { RulingParser } from '../../../grammar/parser.js';
import type { Span } from '../document.js';
import { scan } from '../parse.js';
import { type ListedPhrase, phrases } from './index.js';

/** A stretch of a text: offsets, the end exclusive. */
export type Stretch = Pick<Span, 'start' | 'end'>;

export interface PhraseFound {
  readonly phrase: ListedPhrase;
  /** Where the first of its words begins. */
  readonly start: number;
  /** Its words, the first of them first. */
  readonly at: readonly Stretch[];
}

/** A rule, and the names of the tokens in it that make a phrase. */
interface Mark {
  readonly phrase: ListedPhrase;
  readonly rule: string;
  readonly tokens: readonly string[];
}

/** `quantity: Up To` */
export const markOf = (text: string): Omit<Mark, 'phrase'> => {
  const [rule = '', tokens = ''] = text.split(': ');
  return { rule, tokens: tokens.split(' ') };
};

const marks: readonly Mark[] = phrases.flatMap((phrase) =>
  (phrase.grammar ?? []).map((text): Mark => ({ phrase, ...markOf(text) })),
);

/** Made when first needed, and once. */
let parser: RulingParser | undefined;

/** The phrases of a text without mistakes. */
export const phrasesIn = (text: string): readonly PhraseFound[] => {
  const { tokens: all } = scan(text).layout;
  parser ??= new RulingParser();
  const { tree } = parser.parse(all);
  const found: PhraseFound[] = [];
  const walk = (node: CstNode): void => {
    const parts = Object.values(node.children).flat();
    const tokens = tokensIn(parts);
    for (const { phrase, tokens: own } of marksIn(node.name, tokens)) {
      const at = own
        .flatMap((name) => tokens.get(name) ?? [])
        .sort((one, other) => one.start - other.start);
      found.push({ phrase, start: at[0]?.start ?? 0, at });
    }
    for (const part of parts) if ('children' in part) walk(part);
  };
  walk(tree);
  for (const { image, startOffset: start } of all)
    for (const phrase of phrases) {
      const { prefix } = phrase;
      if (prefix !== undefined && image.startsWith(prefix))
        found.push({ phrase, start, at: [{ start, end: start + prefix.length }] });
    }
  return found;
};

/** Where the first token of each name stands. */
const tokensIn = (parts: readonly CstElement[]): ReadonlyMap<string, Stretch> => {
  const first = new Map<string, Stretch>();
  for (const part of parts) {
    if ('children' in part) continue;
    const { image, startOffset: start } = part;
    const { name } = part.tokenType;
    if (start < (first.get(name)?.start ?? Infinity))
      first.set(name, { start, end: start + image.length });
  }
  return first;
};

/** The phrases whose words are all there, without those that are only part of another: `in` of `not in`. */
const marksIn = (rule: string, tokens: ReadonlyMap<string, Stretch>): readonly Mark[] => {
  const there = marks.filter(
    (mark) => mark.rule === rule && mark.tokens.every((name) => tokens.has(name)),
  );
  return there.filter(
    (one) => !there.some((other) => other !== one && isPart(one.tokens, other.tokens)),
  );
};

const isPart = (some: readonly string[], all: readonly string[]): boolean =>
  some.length < all.length && some.every((name) => all.includes(name));
