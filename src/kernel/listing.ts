/** What an edition lists: each number with what carries it out, and each unit under its number. */
import type { Chapter, Clause, Row, RuleKind } from './edition.js';
import type { Question } from './question.js';
import { type Definition, definitionUnit, type Rule, type Unit } from './rule.js';

/** A number of the rulebook, as the index shows it. */
export interface NumberEntry {
  readonly number: string;
  readonly section: string;
  /** What the section and its chapter are called. */
  readonly titles: { readonly chapter: string; readonly section: string };
  readonly summary: string;
  readonly kind: RuleKind;
  readonly implemented: boolean;
  /** Why no code carries it out; empty where code does. */
  readonly reason: string;
  /** What is wrong or open in the official text here, and the reading taken; empty where nothing is. */
  readonly fault: string;
  /** What carries it out: each unit by its name, and the file that has it. */
  readonly units: readonly CodePlace[];
  /** The file of its first unit, or of the table that says why it has none. */
  readonly source: string;
  readonly standing: 'written' | 'todo' | 'note';
  /** What it says, one thing after another: where that is but one, the summary. None where code carries nothing out. */
  readonly clauses: readonly ListedClause[];
}

export interface ListedClause {
  readonly says: string;
  /** Why no code carries it out; empty where code does. */
  readonly reason: string;
}

/** A clause of a number, as it is cited: `509.3/2`. */
export const clauseKey = (number: string, clause: number): string => `${number}/${clause}`;

/** Where code is found. */
export interface CodePlace {
  readonly name: string;
  /** From the project's folder on. */
  readonly source: string;
}

/** Units by the name they are exported under. */
export type SectionUnits = Readonly<Record<string, unknown>>;
/** Sections by the path of their file below the game's folder: `5-turn/509-direct-attack`. */
export type Sections = Readonly<Record<string, SectionUnits>>;
/** The tables of an edition, by the path of their file below the game's folder, in the rulebook's order. */
export type Chapters = Readonly<Record<string, Chapter>>;

const isUnit = (value: unknown): value is Unit =>
  typeof value === 'object' && value !== null && 'unit' in value;

export interface FoundUnit {
  readonly unit: Unit;
  /** The path of its file below the game's folder. */
  readonly path: string;
}

export const unitsIn = (sections: Sections): ReadonlyMap<string, FoundUnit> => {
  const units = new Map<string, FoundUnit>();
  for (const [path, section] of Object.entries(sections))
    for (const [name, unit] of Object.entries(section)) {
      if (!isUnit(unit)) continue;
      const other = units.get(name);
      if (other !== undefined) throw new Error(`'${name}' is in ${other.path} and in ${path}`);
      units.set(name, { unit, path });
    }
  return units;
};

/** Each name that the edition speaks of, with the number it lists it at. */
export const addressesIn = (chapters: Chapters): ReadonlyMap<string, string> => {
  const addresses = new Map<string, string>();
  for (const chapter of Object.values(chapters))
    for (const [number, row] of Object.entries(chapter.rules))
      for (const name of namesIn(row)) {
        const other = addresses.get(name);
        if (other !== undefined) throw new Error(`'${name}' is listed at ${other} and ${number}`);
        addresses.set(name, number);
      }
  return addresses;
};

const namesIn = (row: Row): readonly string[] => {
  if (row.standing === 'written') return [...row.units, ...Object.keys(row.answers ?? {})];
  return row.name === undefined ? [] : [row.name];
};

/** The units that stand for values of the edition. */
export const answersOf = (
  number: string,
  row: Row,
  questions: ReadonlyMap<string, Question<never[], unknown>>,
): readonly (readonly [string, Definition])[] =>
  row.standing === 'written'
    ? Object.entries(row.answers ?? {}).map(([question, value]) => {
        const plain = questions.get(question)?.plain ?? ((): unknown => undefined);
        return [question, { ...definitionUnit(question, () => value, plain), number }];
      })
    : [];

/** A unit under the number of the edition; nothing where the edition does not list it. */
export const addressed = (
  name: string,
  unit: Unit,
  addresses: ReadonlyMap<string, string>,
): Unit | undefined => {
  if (unit.unit !== 'procedure') return under(unit, addresses.get(name));
  const steps = unit.steps.flatMap(
    (step) => under(step, addresses.get(`${name}.${step.name}`)) ?? [],
  );
  return steps.length === 0 ? undefined : { ...unit, steps };
};

const under = <U extends Rule>(unit: U, number: string | undefined): U | undefined =>
  number !== undefined ? { ...unit, number } : unit.bookkeeping ? unit : undefined;

/** Where a row stands, and what the game has. */
export interface Origin {
  readonly id: string;
  readonly folder: string;
  readonly path: string;
  readonly chapter: Chapter;
  readonly found: ReadonlyMap<string, FoundUnit>;
}

/**
 * The section of a number: all that stands before its last dot (`509` of `509.3`, `4.4` of `4.4.3f`), unless the number is
 * itself that of a section.
 */
export const sectionWith = (number: string, titles: Chapter['sections'] = {}): string =>
  number in titles ? number : number.slice(0, Math.max(0, number.lastIndexOf('.')));

export const entryOf = (number: string, row: Row, origin: Origin): NumberEntry => {
  const { id, folder, path, chapter, found } = origin;
  const section = sectionWith(number, chapter.sections);
  const shared = {
    number,
    section,
    titles: { chapter: chapter.title, section: chapter.sections[section] ?? '' },
    summary: row.summary,
    fault: row.fault ?? '',
    standing: row.standing,
    implemented: row.standing === 'written',
  };
  if (row.standing !== 'written')
    return {
      ...shared,
      kind: row.kind,
      reason: row.reason,
      units: [],
      clauses: [],
      source: `${folder}/${path}.ts`,
    };
  const behind = row.units.map((name) => {
    const unit = unitNamed(name, found);
    if (unit === undefined) throw new Error(`${id} lists ${number} as '${name}', which nobody has`);
    return { name, rule: unit.rule, source: `${folder}/${unit.path}.ts` };
  });
  const [first] = behind;
  if (first === undefined && row.answers === undefined)
    throw new Error(`${id} lists ${number} as written, and nothing carries it out`);
  return {
    ...shared,
    kind: row.kind ?? kinds[first?.rule.unit ?? 'definition'],
    reason: '',
    units: behind.map(({ name, source }) => ({ name, source })),
    clauses: (row.clauses ?? [row.summary]).map(clauseOf),
    source: first?.source ?? `${folder}/${path}.ts`,
  };
};

const clauseOf = (clause: Clause): ListedClause =>
  typeof clause === 'string' ? { says: clause, reason: '' } : clause;

const unitNamed = (
  name: string,
  found: ReadonlyMap<string, FoundUnit>,
): { readonly rule: Rule; readonly path: string } | undefined => {
  const [whole = '', part] = name.split('.');
  const { unit, path } = found.get(whole) ?? {};
  if (unit === undefined || path === undefined) return undefined;
  const rule =
    unit.unit !== 'procedure'
      ? part === undefined && !unit.bookkeeping && unit
      : unit.steps.find((step) => step.name === part && !step.bookkeeping);
  return rule ? { rule, path } : undefined;
};

/** What the index calls a rule by the form of its unit. */
const kinds: Readonly<Record<Rule['unit'], RuleKind>> = {
  step: 'procedure',
  definition: 'definition',
  term: 'definition',
  keyword: 'definition',
  event: 'definition',
  permission: 'permission',
  restriction: 'restriction',
  requirement: 'restriction',
  'state-based': 'state-based',
  layer: 'continuous',
};
