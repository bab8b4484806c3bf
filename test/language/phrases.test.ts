/** The table of the language's own words has all that the grammar and the readers know, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TokenType } from 'chevrotain';
import { describe, expect, test } from 'vitest';
import { keywordTokens, type KeywordName, keywordSpellings } from '../../grammar/keywords.js';
import { RulingParser } from '../../grammar/parser.js';
import { patternsInOrder } from '../../grammar/tokens.js';
import { games } from '../../src/harness/games.js';
import { entriesOf } from '../../src/kernel/vocabulary.js';
import { markOf } from '../../src/language/phrases/found.js';
import { type ListedPhrase, phrases } from '../../src/language/phrases/index.js';

/** A part of a rule, as Chevrotain describes it. */
interface Part {
  readonly definition?: readonly Part[];
  readonly terminalType?: TokenType;
  readonly separator?: TokenType;
  readonly nonTerminalName?: string;
}

/** What a part of a rule consumes itself, without the rules that it refers to. */
const consumedBy = ({
  definition = [],
  terminalType,
  separator,
  nonTerminalName,
}: Part): readonly TokenType[] => [
  ...[terminalType, separator].filter((type) => type !== undefined),
  ...(nonTerminalName === undefined ? definition.flatMap(consumedBy) : []),
];

const ofRules = new Map(
  Object.entries(new RulingParser().getGAstProductions()).map(([name, rule]) => [
    name,
    consumedBy(rule as Part),
  ]),
);

/** Whether a rule consumes a token of this name, or one of a category that it belongs to. */
const consumes = (rule: string, name: string): boolean => {
  const type = [...patternsInOrder, ...Object.values(keywordTokens)].find(
    (one) => one.name === name,
  );
  return type !== undefined && (ofRules.get(rule) ?? []).some((one) => isA(type, one));
};

const isA = (type: TokenType, other: TokenType): boolean =>
  type === other || (type.CATEGORIES ?? []).some((one) => isA(one, other));

const isKeyword = (name: string): boolean => name in keywordTokens;
const marks = phrases.flatMap(({ grammar }: ListedPhrase) => (grammar ?? []).map(markOf));

describe('the grammar', () => {
  test('each keyword that a rule reads is part of a phrase there', () => {
    const inPhrase = (rule: string, token: string): boolean =>
      marks.some((mark) => mark.rule === rule && mark.tokens.includes(token));
    const missing = [...ofRules].flatMap(([rule, tokens]) =>
      [...new Set(tokens.map(({ name }) => name))]
        .filter((name) => isKeyword(name) && !inPhrase(rule, name))
        .map((name) => `${rule}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('each phrase names what a rule reads', () => {
    const wrong = marks.filter(({ rule, tokens }) => !tokens.every((name) => consumes(rule, name)));
    expect(wrong).toEqual([]);
  });

  test('each spelling of a keyword is a form of a phrase', () => {
    const names = [...new Set(marks.flatMap(({ tokens }) => tokens))].filter(isKeyword);
    const missing = names.flatMap((name) =>
      keywordSpellings(name as KeywordName)
        .filter((word) => !phrases.some((one) => hasForm(one, name, word)))
        .map((word) => `${name}: ${word}`),
    );
    expect(names.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });
});

/** Whether a phrase with the keyword is written with this spelling of it. */
const hasForm = ({ grammar, words }: ListedPhrase, name: string, word: string): boolean =>
  (grammar ?? []).some((text) => markOf(text).tokens.includes(name)) &&
  words.some((form) => form.split(/[\s,:;[\]{}]+/).includes(word));

describe('the readers', () => {
  const compile = fileURLToPath(new URL('../../src/harness/compile/', import.meta.url));
  const source = readdirSync(compile, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(compile, name), 'utf8'))
    .join('\n');

  test('look for each spelling of the table', () => {
    const spelled = phrases.flatMap(({ read = {}, also = {} }: ListedPhrase) =>
      [read, also].flatMap((some) => Object.values(some).flat()),
    );
    expect(spelled.length).toBeGreaterThan(80);
    // Which of them join the parts of a command the games say.
    const joining = new Set(
      games.flatMap(({ vocabulary }) =>
        entriesOf(vocabulary, 'command').flatMap(({ parts }) => parts.map(({ from }) => from)),
      ),
    );
    const isLookedFor = (word: string): boolean =>
      joining.has(word) || source.includes(`'${word}'`) || source.includes(`"${word}"`);
    expect(spelled.filter((word) => !isLookedFor(word))).toEqual([]);
  });
});

test('each phrase is told by the grammar, by readers or by how it begins', () =>
  expect(
    phrases.filter(
      ({ grammar, read, prefix }: ListedPhrase) =>
        grammar === undefined && read === undefined && prefix === undefined,
    ),
  ).toEqual([]));
