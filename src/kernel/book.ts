/** A rulebook in one edition: every number with what it says, and the units sorted by what they are asked for. */
import type { EventRules } from './may-happen.js';
import {
  addressed,
  addressesIn,
  answersOf,
  type Chapters,
  type NumberEntry,
  entryOf,
  type Sections,
  unitsIn,
} from './listing.js';
import type { Question, Questions } from './question.js';
import { questions as kernelQuestions } from './questions.js';
import type {
  Definition,
  EventKind,
  Keyword,
  Layer,
  Permission,
  Procedure,
  Requirement,
  Restriction,
  StateBased,
  TermUnit,
  Unit,
} from './rule.js';

export interface Book {
  /** Game and edition: `some-game/1.0`. */
  readonly id: string;
  readonly entries: ReadonlyMap<string, NumberEntry>;
  /** Numbers of the rest of the rules, where the book is a part of them: it plays by them, and its index lists them not. */
  readonly beside: ReadonlyMap<string, NumberEntry>;
  /** Where each unit stands, by its name; a procedure stands where its steps do. */
  readonly numbers: ReadonlyMap<string, readonly string[]>;
  readonly procedures: ReadonlyMap<string, Procedure>;
  /** What may be asked, by the kernel and by rules of the game. */
  readonly questions: ReadonlyMap<string, Question<never[], unknown>>;
  /** What answers, by the question. */
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly permissions: ReadonlyMap<string, readonly Permission[]>;
  readonly restrictions: ReadonlyMap<string, readonly Restriction[]>;
  readonly stateBased: readonly StateBased[];
  readonly terms: ReadonlyMap<string, TermUnit>;
  readonly keywords: ReadonlyMap<string, Keyword>;
  readonly events: ReadonlyMap<string, EventKind>;
  readonly layers: readonly Layer[];
  readonly requirements: readonly Requirement[];
  /** What there is to say of each kind of event, as far as somebody asked: every event asks several times. */
  readonly eventRules: Map<string, EventRules>;
  /** Every unit of the edition, under the name that tells it from all others in whatever edition. */
  readonly units: readonly NamedUnit[];
}

/** What stands at a number: of the book itself, or of the rules beside it. */
export const entryAt = (
  { entries, beside }: Pick<Book, 'entries' | 'beside'>,
  number: string,
): NumberEntry | undefined => entries.get(number) ?? beside.get(number);

export interface NamedUnit {
  readonly name: string;
  readonly unit: Unit;
}

interface Tables {
  entries: Map<string, NumberEntry>;
  beside: Map<string, NumberEntry>;
  numbers: Map<string, string[]>;
  procedures: Map<string, Procedure>;
  questions: Map<string, Question<never[], unknown>>;
  definitions: Map<string, Definition>;
  permissions: Map<string, Permission[]>;
  restrictions: Map<string, Restriction[]>;
  stateBased: StateBased[];
  terms: Map<string, TermUnit>;
  keywords: Map<string, Keyword>;
  events: Map<string, EventKind>;
  layers: Layer[];
  requirements: Requirement[];
  units: NamedUnit[];
}

/** What a book is made of. */
export interface Parts {
  /** The code, shared by all editions of the game. */
  readonly sections: Sections;
  /** The edition. */
  readonly chapters: Chapters;
  /** What rules of the game ask one another, beside what the kernel asks them. */
  readonly questions?: Questions;
  /**
   * The rest of the rules, for a book that is a part of them: its units are in the book, under their numbers, and the index
   * of the book does not list them.
   */
  readonly beside?: Chapters | undefined;
}

/**
 * Makes the book of one edition: of a game's units those that the edition lists, under the numbers it lists them at.
 *
 * @param id     game and edition
 * @param folder the game's folder, with which the source of each number begins
 * @throws Error where the edition lists a number or a unit twice or one that nobody has, where a unit's name is used twice, where
 *   a question, verb, keyword or event kind has two units, or where a unit answers a question that nobody declares
 */
export const makeBook = (
  id: string,
  folder: string,
  { sections, chapters, questions = {}, beside = {} }: Parts,
): Book => {
  const tables: Tables = {
    entries: new Map(),
    beside: new Map(),
    numbers: new Map(),
    procedures: new Map(),
    questions: new Map(Object.entries({ ...kernelQuestions, ...questions })),
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
  const addresses = addressesIn({ ...beside, ...chapters });
  for (const name of Object.keys(questions))
    if (name in kernelQuestions) throw new Error(`the kernel asks '${name}' already`);
  for (const [name, { unit }] of found) {
    const own = addressed(name, unit, addresses);
    if (own !== undefined) file(tables, name, own);
  }
  const list = (into: Map<string, NumberEntry>, some: Chapters): void => {
    for (const [path, chapter] of Object.entries(some))
      for (const [number, row] of Object.entries(chapter.rules)) {
        if (tables.entries.has(number) || tables.beside.has(number))
          throw new Error(`${id} lists ${number} in two chapters`);
        into.set(number, entryOf(number, row, { id, folder, path, chapter, found }));
        for (const [name, unit] of answersOf(number, row, tables.questions))
          file(tables, name, unit);
      }
  };
  list(tables.entries, chapters);
  list(tables.beside, beside);
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
export const numberOfUnit = ({ id, numbers }: Book, name: string): string => {
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
export const numbersInOrder = (book: Book, rules: Iterable<string>): string[] => {
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

// ---------------------------------------------------------------- by what they are asked for

const file = (tables: Tables, name: string, unit: Unit): void => {
  if (unit.unit === 'definition' && !tables.questions.has(unit.question))
    throw new Error(`'${name}' answers '${unit.question}', which nobody declares`);
  tables.units.push({ name, unit });
  switch (unit.unit) {
    case 'procedure':
      tables.procedures.set(name, unit);
      return;
    case 'step':
      return;
    case 'definition':
      return unique(tables.definitions, unit.question, unit);
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
