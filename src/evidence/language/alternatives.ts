/** Which alternatives of the grammar texts use: of each choice its branches, of what may be left out that it is there. */
import {
  Alternation,
  type CstNode,
  NonTerminal,
  Option,
  type IProduction,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
  type Rule,
  Terminal,
} from 'chevrotain';
import { keywordTokens, type KeywordName, keywordSpellings } from '../../../grammar/keywords.js';
import { RulingParser } from '../../../grammar/parser.js';
import { scan } from '../../language/parse.js';

export interface Alternative {
  readonly rule: string;
  /** What it begins with: `'up' 'to' amount`. */
  readonly says: string;
}

/** A grammar that can be asked. */
export interface Alternatives {
  readonly all: readonly Alternative[];
  /** Those that a text without mistakes uses. */
  readonly usedIn: (text: string) => ReadonlySet<Alternative>;
}

export const alternativesOf = (): Alternatives => {
  const parser = new RulingParser();
  const rules = parser.getGAstProductions();
  const table = new Map<IProduction, Alternative>();
  for (const rule of Object.values(rules)) collect(rule.name, rule.definition, table);
  return {
    all: [...table.values()],
    usedIn: (text) => {
      const used = new Set<Alternative>();
      walk(parser.parse(scan(text).layout.tokens).tree, rules, (part) => {
        const found = table.get(part);
        if (found !== undefined) used.add(found);
      });
      return used;
    },
  };
};

const collect = (
  rule: string,
  parts: readonly IProduction[],
  into: Map<IProduction, Alternative>,
): void => {
  for (const part of parts) {
    if (part instanceof Terminal || part instanceof NonTerminal) continue;
    if (part instanceof Alternation)
      for (const one of part.definition)
        into.set(one, { rule, says: beginning(definitionOf(one)) });
    else if (isLoose(part)) into.set(part, { rule, says: said(part) });
    collect(rule, definitionOf(part), into);
  }
};

/** What may be left out. */
const isLoose = (part: IProduction): part is Option | Repetition | RepetitionWithSeparator =>
  part instanceof Option || part instanceof Repetition || part instanceof RepetitionWithSeparator;

const definitionOf = (part: IProduction): readonly IProduction[] =>
  'definition' in part ? (part.definition as IProduction[]) : [];

/** As many parts as tell it from others. */
const mostParts = 4;

const beginning = (parts: readonly IProduction[]): string =>
  parts.slice(0, mostParts).map(said).join(' ') + (parts.length > mostParts ? ' …' : '');

const said = (part: IProduction): string => {
  if (part instanceof Terminal) return spelled(part.terminalType.name);
  if (part instanceof NonTerminal) return part.nonTerminalName;
  if (part instanceof Alternation)
    return `(${part.definition.map((one) => beginning(definitionOf(one))).join(' | ')})`;
  return `[${beginning(definitionOf(part))}]`;
};

const spelled = (name: string): string =>
  name in keywordTokens ? `'${keywordSpellings(name as KeywordName)[0] ?? name}'` : name;

// ---------------------------------------------------------------- what a tree was read by

type Rules = Readonly<Record<string, Rule>>;

const walk = (node: CstNode, rules: Rules, use: (part: IProduction) => void): void => {
  const rule = rules[node.name];
  if (rule !== undefined) for (const part of partsUsed(rule, node)) use(part);
  for (const child of Object.values(node.children).flat())
    if ('children' in child) walk(child, rules, use);
};

interface Child {
  readonly name: string;
  readonly at: number;
}

/** The parts of a rule by which a node was read: a way through the rule that takes its children in their order. */
const partsUsed = (rule: Rule, node: CstNode): readonly IProduction[] => {
  const children: Child[] = [];
  // What a rule that may be empty read of nothing stands nowhere.
  const empty = new Set<string>();
  for (const [name, all] of Object.entries(node.children))
    for (const child of all) {
      const at = 'children' in child ? child.location?.startOffset : child.startOffset;
      if (at === undefined || Number.isNaN(at) || at < 0) empty.add(name);
      else children.push({ name, at });
    }
  children.sort((one, other) => one.at - other.at);
  const way: IProduction[] = [];
  const isWay = through(
    rule.definition,
    { names: children.map(({ name }) => name), empty, way },
    0,
  );
  if (!isWay((at) => at === children.length))
    throw new Error(`the grammar has no way through '${rule.name}' that its tree was read by`);
  return way;
};

interface Reading {
  readonly names: readonly string[];
  readonly empty: ReadonlySet<string>;
  /** The parts taken so far. */
  readonly way: IProduction[];
}

/** Tries what follows at a place. */
type Then = (at: number) => boolean;
type Way = (then: Then) => boolean;

const through =
  (parts: readonly IProduction[], reading: Reading, at: number): Way =>
  (then) => {
    const [first, ...rest] = parts;
    if (first === undefined) return then(at);
    return one(first, reading, at)((next) => through(rest, reading, next)(then));
  };

const one =
  (part: IProduction, reading: Reading, at: number): Way =>
  (then) => {
    const { names, empty } = reading;
    if (part instanceof Terminal) return names[at] === part.terminalType.name && then(at + 1);
    if (part instanceof NonTerminal) {
      const { nonTerminalName: name } = part;
      return (names[at] === name && then(at + 1)) || (empty.has(name) && then(at));
    }
    if (part instanceof Alternation)
      return part.definition.some((branch) =>
        taking(branch, definitionOf(branch), reading, at)(then),
      );
    if (part instanceof Option) return taking(part, part.definition, reading, at)(then) || then(at);
    return repeated(part, reading, at)(then);
  };

const taking =
  (part: IProduction, parts: readonly IProduction[], reading: Reading, at: number): Way =>
  (then) => {
    const before = reading.way.length;
    reading.way.push(part);
    if (through(parts, reading, at)(then)) return true;
    reading.way.length = before;
    return false;
  };

/** As often as it goes, as the parser does it; there may be thousands. */
const repeated =
  (part: IProduction, reading: Reading, at: number): Way =>
  (then) => {
    const isNeeded =
      part instanceof RepetitionMandatory || part instanceof RepetitionMandatoryWithSeparator;
    const before = reading.way.length;
    let next = at;
    let isFound = once(part, reading, at, (after) => (next = after));
    if (!isFound && isNeeded) return false;
    while (isFound) isFound = again(part, reading, next, (after) => (next = after));
    if (then(next)) return true;
    reading.way.length = before;
    return false;
  };

type Ended = (at: number) => void;

const once = (part: IProduction, reading: Reading, at: number, ended: Ended): boolean =>
  taking(
    part,
    definitionOf(part),
    reading,
    at,
  )((next) => {
    ended(next);
    return next > at;
  });

/** Behind what stands between, which is a child of its own name. */
const again = (part: IProduction, reading: Reading, at: number, ended: Ended): boolean => {
  const isSeparated =
    part instanceof RepetitionWithSeparator || part instanceof RepetitionMandatoryWithSeparator;
  if (!isSeparated) return once(part, reading, at, ended);
  return reading.names[at] === part.separator.name && once(part, reading, at + 1, ended);
};
