/** A rulebook in one edition: every number with what it says, and the units sorted by what they are asked for. */
import type { Chapter, Row, RuleKind } from './edition.js';
import type { EventRules } from './happen.js';
import type {
  Definition,
  EventKind,
  Keyword,
  Layer,
  Permission,
  Procedure,
  Requirement,
  Restriction,
  Rule,
  StateBased,
  Term,
  Unit,
} from './rule.js';

/** A number of the rulebook, as the index shows it. */
export interface Entry {
  readonly number: string;
  readonly section: string;
  readonly summary: string;
  readonly kind: RuleKind;
  readonly implemented: boolean;
  /** Why no code carries it out; empty where code does. */
  readonly reason: string;
  /** What is wrong or open in the official text here, and the reading taken; empty where nothing is. */
  readonly fault: string;
  /** The file of its first unit, or of the table that says why it has none. */
  readonly source: string;
  readonly standing: 'written' | 'todo' | 'note';
}

export interface Book {
  /** Game and edition: `some-game/1.0`. */
  readonly id: string;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Where each unit stands, by its name; a procedure stands where its steps do. */
  readonly numbers: ReadonlyMap<string, readonly string[]>;
  readonly procedures: ReadonlyMap<string, Procedure>;
  readonly definitions: ReadonlyMap<string, Definition<never[], unknown>>;
  readonly permissions: ReadonlyMap<string, readonly Permission[]>;
  readonly restrictions: ReadonlyMap<string, readonly Restriction[]>;
  readonly stateBased: readonly StateBased[];
  readonly terms: ReadonlyMap<string, Term>;
  readonly keywords: ReadonlyMap<string, Keyword>;
  readonly events: ReadonlyMap<string, EventKind>;
  readonly layers: readonly Layer[];
  readonly requirements: readonly Requirement[];
  /** What there is to say of each kind of event, as far as somebody asked: every event asks several times. */
  readonly eventRules: Map<string, EventRules>;
  /** Every unit of the edition, under the name that tells it from all others in whatever edition. */
  readonly units: readonly NamedUnit[];
}

export interface NamedUnit {
  readonly name: string;
  readonly unit: Unit;
}

/** Units by the name they are exported under. */
export type Section = Readonly<Record<string, unknown>>;
/** Sections by the path of their file below the game's folder: `5-turn/509-direct-attack`. */
export type Sections = Readonly<Record<string, Section>>;
/** The tables of an edition, by the path of their file below the game's folder, in the rulebook's order. */
export type Chapters = Readonly<Record<string, Chapter>>;

interface Tables {
  entries: Map<string, Entry>;
  numbers: Map<string, string[]>;
  procedures: Map<string, Procedure>;
  definitions: Map<string, Definition<never[], unknown>>;
  permissions: Map<string, Permission[]>;
  restrictions: Map<string, Restriction[]>;
  stateBased: StateBased[];
  terms: Map<string, Term>;
  keywords: Map<string, Keyword>;
  events: Map<string, EventKind>;
  layers: Layer[];
  requirements: Requirement[];
  units: NamedUnit[];
}

/**
 * Makes the book of one edition: of a game's units those that the edition lists, under the numbers it lists them at.
 *
 * @param id       game and edition
 * @param folder   the game's folder, with which the source of each number begins
 * @param sections the code, shared by all editions of the game
 * @param chapters the edition
 * @throws Error where the edition lists a number or a unit twice or a unit that nobody has, where a unit's name is used
 *   twice, or where a procedure, verb, keyword or event kind has two units
 */
export const makeBook = (
  id: string,
  folder: string,
  sections: Sections,
  chapters: Chapters,
): Book => {
  const tables: Tables = {
    entries: new Map(),
    numbers: new Map(),
    procedures: new Map(),
    definitions: new Map(),
    permissions: new Map(),
    restrictions: new Map(),
    stateBased: [],
    terms: new Map(),
    keywords: new Map(),
    events: new Map(),
    layers: [],
    requirements: [],
    units: [],
  };
  const found = unitsIn(sections);
  const addresses = addressesIn(chapters);
  for (const [name, { unit }] of found) {
    const own = addressed(name, unit, addresses);
    if (own !== undefined) file(tables, name, own);
  }
  for (const [path, chapter] of Object.entries(chapters))
    for (const [number, row] of Object.entries(chapter))
      tables.entries.set(number, entryOf(number, row, { id, folder, path, found }));
  for (const [name, number] of addresses) noteNumber(tables.numbers, name, number);
  tables.layers.sort((one, other) => one.place - other.place || byNumber(one, other));
  tables.stateBased.sort(byNumber);
  tables.requirements.sort(byNumber);
  for (const units of [...tables.permissions.values(), ...tables.restrictions.values()])
    (units as Numbered[]).sort(byNumber);
  return { id, ...tables, eventRules: new Map() };
};

/**
 * The number that stands for a unit, a step (`attack.chooseTarget`), or what is not written yet.
 *
 * @throws Error where the edition has no such name: code must not speak of it without asking
 */
export const numberOf = ({ id, numbers }: Book, name: string): string => {
  const [number] = numbers.get(name) ?? [];
  if (number === undefined) throw new Error(`${id} lists no '${name}'`);
  return number;
};

const noteNumber = (numbers: Map<string, string[]>, name: string, number: string): void => {
  append(numbers, name, number);
  const [procedure = ''] = name.split('.');
  if (procedure !== name && !numbers.get(procedure)?.includes(number))
    append(numbers, procedure, number);
};

/** Compares `703.4c` and `1002.1b-1` as the rulebooks order them: 702.9 stands before 702.10. */
export const byNumber = (one: { number: string }, other: { number: string }): number => {
  const [a, b] = [sortable(one.number), sortable(other.number)];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Numbers of rules in order, each once. */
export const inOrder = (book: Book, rules: Iterable<string>): string[] => {
  const places = placesIn(book);
  const found: number[] = [];
  const unknown: string[] = [];
  for (const rule of rules) {
    const place = places.of.get(rule);
    if (place === undefined) unknown.push(rule);
    else found.push(place);
  }
  const numbers = found.sort((one, other) => one - other).map((place) => places.numbers[place]!);
  return unknown.length === 0 ? numbers : [...numbers, ...unknown.sort()];
};

interface Places {
  readonly numbers: readonly string[];
  readonly of: ReadonlyMap<string, number>;
}

/** Comparing places is quicker than comparing numbers, and every expectation puts its rules in order. */
const placesIn = (book: Book): Places => {
  let places = placesByBook.get(book);
  if (places === undefined) {
    const numbers = [...book.entries.values()].sort(byNumber).map(({ number }) => number);
    places = { numbers, of: new Map(numbers.map((number, place) => [number, place])) };
    placesByBook.set(book, places);
  }
  return places;
};

const placesByBook = new WeakMap<Book, Places>();

const sortable = (number: string): string => {
  let known = sortables.get(number);
  if (known === undefined) {
    known = number.replace(/\d+/gu, (digits) => digits.padStart(5, '0'));
    sortables.set(number, known);
  }
  return known;
};
/** Rule numbers are few and compared often. */
const sortables = new Map<string, string>();

interface Numbered {
  readonly number: string;
}

// ---------------------------------------------------------------- units and where an edition has them

const isUnit = (value: unknown): value is Unit =>
  typeof value === 'object' && value !== null && 'unit' in value;

interface Found {
  readonly unit: Unit;
  /** The path of its file below the game's folder. */
  readonly path: string;
}

const unitsIn = (sections: Sections): ReadonlyMap<string, Found> => {
  const units = new Map<string, Found>();
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
const addressesIn = (chapters: Chapters): ReadonlyMap<string, string> => {
  const addresses = new Map<string, string>();
  for (const chapter of Object.values(chapters))
    for (const [number, row] of Object.entries(chapter))
      for (const name of namesIn(row)) {
        const other = addresses.get(name);
        if (other !== undefined) throw new Error(`'${name}' is listed at ${other} and ${number}`);
        addresses.set(name, number);
      }
  return addresses;
};

const namesIn = (row: Row): readonly string[] =>
  row.standing === 'written' ? row.units : row.name === undefined ? [] : [row.name];

/** A unit under the number of the edition; nothing where the edition does not list it. */
const addressed = (
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

interface Origin {
  readonly id: string;
  readonly folder: string;
  readonly path: string;
  readonly found: ReadonlyMap<string, Found>;
}

const entryOf = (number: string, row: Row, { id, folder, path, found }: Origin): Entry => {
  const shared = {
    number,
    section: number.split('.')[0] ?? '',
    summary: row.summary,
    fault: row.fault ?? '',
    standing: row.standing,
    implemented: row.standing === 'written',
  };
  if (row.standing !== 'written')
    return { ...shared, kind: row.kind, reason: row.reason, source: `${folder}/${path}.ts` };
  const behind = row.units.map((name) => {
    const unit = unitNamed(name, found);
    if (unit === undefined) throw new Error(`${id} lists ${number} as '${name}', which nobody has`);
    return unit;
  });
  const [first] = behind;
  if (first === undefined) throw new Error(`${id} lists ${number} as written, without a unit`);
  return {
    ...shared,
    kind: row.kind ?? kinds[first.rule.unit],
    reason: '',
    source: `${folder}/${first.path}.ts`,
  };
};

const unitNamed = (
  name: string,
  found: ReadonlyMap<string, Found>,
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

// ---------------------------------------------------------------- by what they are asked for

const file = (tables: Tables, name: string, unit: Unit): void => {
  tables.units.push({ name, unit });
  switch (unit.unit) {
    case 'procedure':
      tables.procedures.set(name, unit);
      return;
    case 'step':
      return;
    case 'definition':
      tables.definitions.set(name, unit);
      return;
    case 'permission':
      return append(tables.permissions, unit.action, unit);
    case 'restriction':
      for (const action of unit.of) append(tables.restrictions, action, unit);
      return;
    case 'state-based':
      tables.stateBased.push(unit);
      return;
    case 'term':
      return unique(tables.terms, unit.verb, unit);
    case 'keyword':
      return unique(tables.keywords, unit.keyword, unit);
    case 'event':
      return unique(tables.events, unit.event, unit);
    case 'layer':
      tables.layers.push(unit);
      return;
    case 'requirement':
      tables.requirements.push(unit);
  }
};

const unique = <T>(map: Map<string, T>, key: string, value: T): void => {
  if (map.has(key)) throw new Error(`the book has two units for '${key}'`);
  map.set(key, value);
};

const append = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};
