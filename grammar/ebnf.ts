import { type ISerializedGast, type Rule, serializeGrammar } from 'chevrotain';
import { keywordTokens, keywordSpellings, type KeywordName } from './keywords.js';
import { categories, lexical, openings } from './tokens.js';

/** What the serialised grammar holds; Chevrotain's type says no more than `type`. */
interface Part extends ISerializedGast {
  readonly name?: string;
  readonly nonTerminalName?: string;
  readonly idx?: number;
  readonly definition: Part[];
  readonly separator?: Part;
}

/** The whole grammar as text, from the parser's own rules and the table of keywords. */
export function toEbnf(rules: readonly Rule[]): string {
  const parts = serializeGrammar([...rulesInOrder(rules)]) as unknown as readonly Part[];
  const width = Math.max(...parts.map(({ name }) => (name ?? '').length));
  const lines = parts.map(
    (rule) => `${(rule.name ?? '').padEnd(width)} = ${sequence(rule.definition)} ;`,
  );
  return [
    '(* Made by `npm run grammar` from grammar/*.ts. Do not edit. *)',
    '',
    ...lines,
    '',
    '(* What the rules name with a capital letter: tokens, and kinds of tokens. *)',
    '',
    ...[...openings, ...lexical].map(({ name, LABEL }) => `(* ${name}: ${LABEL ?? name} *)`),
    '',
    ...categories.map(
      ({ name, categoryMatches = [] }) => `(* ${name}: ${members(categoryMatches)} *)`,
    ),
    '',
  ].join('\n');
}

/** From the file down to the words: a parser has the rules of what it builds on in front of its own. */
export function rulesInOrder(rules: readonly Rule[]): readonly Rule[] {
  const starts = ['document', 'given', 'ability', 'condition', 'nounPhrase'].map((name) =>
    rules.findIndex((rule) => rule.name === name),
  );
  const ends = [...starts].sort((a, b) => a - b);
  return starts.flatMap((start) => rules.slice(start, ends[ends.indexOf(start) + 1]));
}

const members = (indices: readonly number[]): string =>
  [...categories, ...lexical, ...Object.values(keywordTokens)]
    .filter(({ tokenTypeIdx = -1 }) => indices.includes(tokenTypeIdx))
    .map(({ name }) => (name in keywordTokens ? spelled(name) : name))
    .join(', ');

const spelled = (name: string): string =>
  keywordSpellings(name as KeywordName)
    .map((word) => (word.includes("'") ? `"${word}"` : `'${word}'`))
    .join(' | ');

const sequence = (parts: readonly Part[]): string => parts.map(one).join(', ');

const separator = (part: Part): string => (part.separator ? one(part.separator) : '');

function one(part: Part): string {
  const inside = (): string => sequence(part.definition);
  switch (part.type) {
    case 'NonTerminal':
      return part.name ?? '';
    case 'Terminal': {
      const name = part.name ?? '';
      if (!(name in keywordTokens)) return name;
      return keywordSpellings(name as KeywordName).length > 1
        ? `( ${spelled(name)} )`
        : spelled(name);
    }
    case 'Alternation':
      return `( ${part.definition.map(one).join(' | ')} )`;
    case 'Option':
      return `[ ${inside()} ]`;
    case 'Repetition':
      return `{ ${inside()} }`;
    case 'RepetitionMandatory':
      return `${inside()}, { ${inside()} }`;
    case 'RepetitionWithSeparator':
      return `[ ${inside()}, { ${separator(part)}, ${inside()} } ]`;
    case 'RepetitionMandatoryWithSeparator':
      return `${inside()}, { ${separator(part)}, ${inside()} }`;
    default:
      return inside();
  }
}
