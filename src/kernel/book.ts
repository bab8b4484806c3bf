/** A rulebook in one edition: every number with its unit, and the units sorted by what they are asked for. */
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
  RuleKind,
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
  /** The file that has its unit, below the game's folder. */
  readonly source: string;
  readonly standing: 'written' | 'todo' | 'note';
}

export interface Book {
  /** Game and edition: `some-game/1.0`. */
  readonly id: string;
  readonly entries: ReadonlyMap<string, Entry>;
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
  /** Every unit under the name it is exported by, which tells it from all others in whatever edition. */
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

interface Tables {
  entries: Map<string, Entry>;
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
 * Makes a book of a game's sections, in the rulebook's order.
 *
 * @throws Error where a name is used twice, or a procedure, verb, keyword or event kind has two units
 */
export const makeBook = (id: string, folder: string, sections: Sections): Book => {
  const tables: Tables = {
    entries: new Map(),
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
  // Sections stand in the rulebook's order; a module, though, lists its exports by name.
  for (const [path, section] of Object.entries(sections)) {
    const entries = new Map<string, Entry>();
    const own = { ...tables, entries };
    const source = `${folder}/${path}.ts`;
    for (const [name, unit] of Object.entries(section))
      if (isUnit(unit)) file(own, name, unit, source);
    for (const entry of [...entries.values()].sort(byNumber))
      tables.entries.set(entry.number, entry);
  }
  tables.layers.sort((one, other) => one.place - other.place || byNumber(one, other));
  tables.stateBased.sort(byNumber);
  tables.requirements.sort(byNumber);
  for (const units of [...tables.permissions.values(), ...tables.restrictions.values()])
    (units as Numbered[]).sort(byNumber);
  return { id, ...tables, eventRules: new Map() };
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

const isUnit = (value: unknown): value is Unit =>
  typeof value === 'object' && value !== null && 'unit' in value;

const file = (tables: Tables, name: string, unit: Unit, source: string): void => {
  tables.units.push({ name, unit });
  if (unit.unit === 'procedure') {
    unique(tables.procedures, name, unit);
    for (const step of unit.steps) index(tables, step, source);
    return;
  }
  index(tables, unit, source);
  switch (unit.unit) {
    case 'note':
    case 'todo':
    case 'step':
      return;
    case 'definition':
      return unique(tables.definitions, name, unit);
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

/** A number may have several units (a definition and a restriction, say); the first describes it. */
const index = (tables: Tables, rule: Rule, source: string): void => {
  if (rule.number === '') return;
  const before = tables.entries.get(rule.number);
  if (before !== undefined && (before.implemented || !isWritten(rule))) return;
  tables.entries.set(rule.number, {
    number: rule.number,
    section: rule.number.split('.')[0] ?? '',
    summary: rule.summary,
    kind: rule.kind,
    implemented: isWritten(rule),
    reason: rule.unit === 'note' || rule.unit === 'todo' ? rule.reason : '',
    fault: rule.fault ?? '',
    source,
    standing: rule.unit === 'note' || rule.unit === 'todo' ? rule.unit : 'written',
  });
};

const isWritten = (rule: Rule): boolean => rule.unit !== 'note' && rule.unit !== 'todo';
