/** The grammar's words and signs as a TextMate grammar, for editors that colour a text before anybody has read it. */
import { headings, scenarioKeywords, textKeywords } from './keywords.js';
import * as t from './tokens.js';

interface Pattern {
  readonly name?: string;
  readonly match?: string;
  readonly captures?: Readonly<Record<string, { readonly name: string }>>;
}

export interface TextMateGrammar {
  readonly name: string;
  readonly scopeName: string;
  readonly patterns: readonly Pattern[];
}

const language = 'hantei';

/** Oniguruma has another way of writing a character by its number, and takes a bracket in a class for a class. */
const asOniguruma = (source: string): string =>
  source
    .replaceAll('[[', '[\\[')
    .replace(/\\u([0-9a-f]{4})/giu, (_, digits: string) => `\\x{${digits}}`);

const sourceOf = ({ PATTERN }: { readonly PATTERN?: unknown }): string =>
  PATTERN instanceof RegExp ? asOniguruma(PATTERN.source) : '';

const any = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((one, other) => other.length - one.length || (one < other ? -1 : 1))
    .map((word) => word.replace(/[^a-z]/giu, '\\$&'))
    .join('|');

const scoped = (name: string, match: string): Pattern => ({ name: `${name}.${language}`, match });

/** A word as a whole: no letter, digit, hyphen or apostrophe stands beside it. */
const whole = (words: Iterable<string>): string =>
  `(?<![\\p{L}\\p{N}_'-])(?:${any(words)})(?![\\p{L}\\p{N}_'-])`;

const lineStart = (words: Iterable<string>, scope: string): Pattern => ({
  match: `^\\s*(${any(words)})(?![\\p{L}\\p{N}_'-])`,
  captures: { 1: { name: `${scope}.${language}` } },
});

/** In the order in which they are tried; the lexer's own order for what it tells apart by its first characters. */
export const textMateGrammar = (): TextMateGrammar => ({
  name: 'Hantei',
  scopeName: `source.${language}`,
  patterns: [
    scoped('comment.line.number-sign', sourceOf(t.Comment)),
    scoped('string.quoted.double', sourceOf(t.Name)),
    scoped('invalid.illegal.unclosed', sourceOf(t.UnclosedName)),
    lineStart(headings.file.keys(), 'keyword.control.declaration'),
    lineStart(headings.block.keys(), 'keyword.control.part'),
    lineStart(
      [...headings.ruling, ...headings.given, ...headings.claim, ...headings.card].map(
        ([word]) => word,
      ),
      'keyword.other.heading',
    ),
    scoped('string.other.link', sourceOf(t.WebAddress)),
    scoped('entity.name.namespace', sourceOf(t.RulebookId)),
    scoped('constant.other.date', sourceOf(t.Day)),
    scoped('constant.other.rule', sourceOf(t.RuleNumber)),
    scoped('keyword.operator', whole([...textKeywords.keys(), ...scenarioKeywords.keys()])),
    scoped(
      'constant.numeric',
      `${sourceOf(t.Signed)}|(?<![\\p{L}_])${sourceOf(t.Number)}(?![\\p{L}_])`,
    ),
    scoped('punctuation.definition.citation', `${sourceOf(t.LBracket)}|${sourceOf(t.RBracket)}`),
  ],
});
