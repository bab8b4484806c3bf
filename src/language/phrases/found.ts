/** Which phrases the grammar finds in a text, and where: by the rule that reads them and its words. */
import type { CstElement, CstNode } from 'chevrotain';
import { RulingParser } from '../../../grammar/parser.js';
import { scan } from '../parse.js';
import { type Phrase, phrases } from './index.js';

export interface PhraseFound {
  readonly phrase: Phrase;
  /** Where the first of its words begins. */
  readonly start: number;
}

/** A rule, and the names of the tokens in it that make a phrase. */
interface Mark {
  readonly phrase: Phrase;
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

/** The phrases of a text without mistakes. */
export const phrasesIn = (text: string): readonly PhraseFound[] => {
  const { tokens: all } = scan(text).layout;
  const { tree } = new RulingParser().parse(all);
  const found: PhraseFound[] = [];
  const walk = (node: CstNode): void => {
    const parts = Object.values(node.children).flat();
    const tokens = tokensIn(parts);
    for (const { phrase, tokens: own } of marksIn(node.name, tokens))
      found.push({ phrase, start: Math.min(...own.map((name) => tokens.get(name) ?? 0)) });
    for (const part of parts) if ('children' in part) walk(part);
  };
  walk(tree);
  for (const { image, startOffset } of all)
    for (const phrase of phrases)
      if (phrase.prefix !== undefined && image.startsWith(phrase.prefix))
        found.push({ phrase, start: startOffset });
  return found;
};

/** Where the first token of each name begins. */
const tokensIn = (parts: readonly CstElement[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const part of parts) {
    if ('children' in part) continue;
    const { name } = part.tokenType;
    first.set(name, Math.min(part.startOffset, first.get(name) ?? Infinity));
  }
  return first;
};

/** The phrases whose words are all there, without those that are only part of another: `in` of `not in`. */
const marksIn = (rule: string, tokens: ReadonlyMap<string, number>): readonly Mark[] => {
  const there = marks.filter(
    (mark) => mark.rule === rule && mark.tokens.every((name) => tokens.has(name)),
  );
  return there.filter(
    (one) => !there.some((other) => other !== one && isPart(one.tokens, other.tokens)),
  );
};

const isPart = (some: readonly string[], all: readonly string[]): boolean =>
  some.length < all.length && some.every((name) => all.includes(name));
