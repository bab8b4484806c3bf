/** The editions: every number of the document once, in its order, each with its units or a reason why it has none. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chapters as duelMastersChapters } from '../../src/games/duel-masters/editions/1.13/index.js';
import { chapters as duelMasters1_8Chapters } from '../../src/games/duel-masters/editions/1.8/index.js';
import { chapters as duelMastersAbridgedChapters } from '../../src/games/duel-masters/editions/abridged/index.js';
import {
  duelMasters,
  duelMasters1_8,
  duelMastersAbridged,
} from '../../src/games/duel-masters/game.js';
import { sections as duelMastersSections } from '../../src/games/duel-masters/rules.js';
import { chapters as fireForceChapters } from '../../src/games/fire-force/editions/1.0.0/index.js';
import { fireForce } from '../../src/games/fire-force/game.js';
import { sections as fireForceSections } from '../../src/games/fire-force/rules.js';
import { chapters as fleshAndBloodCh9Chapters } from '../../src/games/flesh-and-blood/editions/ch9/index.js';
import { chapters as fleshAndBloodCoreChapters } from '../../src/games/flesh-and-blood/editions/core/index.js';
import { fleshAndBlood, fleshAndBloodCh9 } from '../../src/games/flesh-and-blood/game.js';
import { sections as fleshAndBloodSections } from '../../src/games/flesh-and-blood/rules.js';
import { type Chapters, sectionWith, type Sections } from '../../src/kernel/listing.js';
import type { Row } from '../../src/kernel/edition.js';
import type { Rule, Unit } from '../../src/kernel/rule.js';
import { numbers1_8 } from './duel-masters/numbers-1.8.js';
import { numbersAbridged } from './duel-masters/numbers-abridged.js';
import { numbers as duelMastersNumbers } from './duel-masters/numbers.js';
import { numbers as fireForceNumbers } from './fire-force/numbers.js';
import { numbersCh9 } from './flesh-and-blood/numbers.js';

interface Exported {
  readonly name: string;
  readonly path: string;
  /** Where its declaration begins in the file; a module's own keys are sorted by name. */
  readonly place: number;
  readonly unit: Unit;
}

const isUnit = (value: unknown): value is Unit =>
  typeof value === 'object' && value !== null && 'unit' in value;

const exportedBy = (folder: string, sections: Sections): readonly Exported[] =>
  Object.entries(sections).flatMap(([path, section]) => {
    const file = new URL(`../../src/games/${folder}/${path}.ts`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    return Object.entries(section)
      .flatMap(([name, unit]) => (isUnit(unit) ? [{ name, unit }] : []))
      .map(({ name, unit }) => ({
        name,
        unit,
        path,
        place: text.indexOf(`export const ${name} =`),
      }))
      .sort((one, other) => one.place - other.place);
  });

/** Every rule by the name that an edition calls it. */
const rulesOf = ({ name, unit }: Exported): readonly (readonly [string, Rule])[] =>
  unit.unit === 'procedure'
    ? unit.steps.map((step) => [`${name}.${step.name}`, step])
    : [[name, unit]];

const numbersOf = (chapters: Chapters): readonly string[] =>
  Object.values(chapters).flatMap(({ rules }) => Object.keys(rules));

const rowsOf = (chapters: Chapters): readonly Row[] =>
  Object.values(chapters).flatMap(({ rules }) => Object.values(rules));

const doubled = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The numbers that a row refers to; what is wrong in a text may be a number that it has not. */
const spokenOf = (row: Row): readonly string[] => {
  const asides = 'clauses' in row ? (row.clauses ?? []) : [];
  const texts = [
    'reason' in row ? row.reason : '',
    ...asides.flatMap((clause) => (typeof clause === 'string' ? [] : [clause.reason])),
  ];
  return texts.flatMap((text) => text.match(/\b\d{3}\.\d+[a-z]?(?:-\d)?\b/g) ?? []);
};

const isOneLine = (text: string): boolean => text.trim() !== '' && !text.includes('\n');

/** A section whose number the rulebook gives to another one, too, by the file that holds it. */
const renumbered: Readonly<Record<string, string>> = { '3-zones/310-resolution-zone': '301' };
const sectionOf = (path: string): string =>
  renumbered[path] ?? /\/(\d+(?:\.\d+)?)-/.exec(path)?.[1] ?? path;

describe.each([
  {
    game: duelMasters,
    chapters: duelMastersChapters,
    numbers: duelMastersNumbers,
    count: 592,
    twice: ['201.1b~2', '507.2a~2'],
  },
  {
    game: duelMasters1_8,
    chapters: duelMasters1_8Chapters,
    numbers: numbers1_8,
    count: 575,
    twice: ['506.3c~2'],
  },
  {
    game: duelMastersAbridged,
    chapters: duelMastersAbridgedChapters,
    numbers: numbersAbridged,
    count: 546,
    twice: [],
  },
  {
    game: fireForce,
    chapters: fireForceChapters,
    numbers: fireForceNumbers,
    count: 325,
    twice: ['301.1~2'],
  },
  {
    game: fleshAndBloodCh9,
    chapters: fleshAndBloodCh9Chapters,
    numbers: numbersCh9,
    count: 29,
    twice: [],
  },
])('$game.rulebook', ({ game, chapters, numbers, count, twice }) => {
  const { book } = game.rules;

  test(`has ${count} numbers, ${twice.length} of them used twice`, () => {
    expect(numbers).toHaveLength(count + twice.length);
    expect(numbers.filter((number) => number.endsWith('~2'))).toEqual(twice);
    expect(doubled(numbers)).toEqual([]);
  });

  test('has a row for each of them, and no other, in the rulebook’s order', () => {
    expect(numbersOf(chapters)).toEqual(numbers);
    expect([...book.entries.keys()]).toEqual(numbers);
  });

  test('has a title for each chapter, and for each section where it begins', () => {
    const sections = Object.values(chapters).flatMap((one) => Object.keys(one.sections));
    const titles = Object.assign({}, ...Object.values(chapters).map((one) => one.sections)) as {
      readonly [section: string]: string;
    };
    expect(sections).toEqual([...new Set(numbers.map((one) => sectionWith(one, titles)))]);
    const untitled = [...book.entries.values()].filter(
      ({ titles }) => titles.chapter === '' || titles.section === '',
    );
    expect(untitled).toEqual([]);
  });

  test('sums each number up in one line, and has a reason for what is not written', () => {
    expect(rowsOf(chapters).filter(({ summary }) => !isOneLine(summary))).toEqual([]);
    expect(rowsOf(chapters).filter((row) => 'reason' in row && !isOneLine(row.reason))).toEqual([]);
  });

  test('speaks of numbers that it has', () => {
    const known = new Set(numbers.map((number) => number.replace('~2', '')));
    const unknown = Object.values(chapters).flatMap(({ rules }) =>
      Object.entries(rules).flatMap(([number, row]) =>
        spokenOf(row).flatMap((other) => (known.has(other) ? [] : [`${number}: ${other}`])),
      ),
    );
    expect(unknown).toEqual([]);
  });
});

describe.each([
  {
    folder: 'duel-masters',
    fullest: duelMasters,
    sections: duelMastersSections,
    numbers: duelMastersNumbers,
    editions: [duelMastersChapters, duelMasters1_8Chapters, duelMastersAbridgedChapters],
  },
  {
    folder: 'fire-force',
    fullest: fireForce,
    sections: fireForceSections,
    numbers: fireForceNumbers,
    editions: [fireForceChapters],
  },
  {
    folder: 'flesh-and-blood',
    fullest: fleshAndBlood,
    sections: fleshAndBloodSections,
    // A book that makes no claim to be whole: its own order is that of the rules.
    numbers: [fleshAndBloodCoreChapters, fleshAndBloodCh9Chapters].flatMap(numbersOf),
    editions: [fleshAndBloodCoreChapters, fleshAndBloodCh9Chapters],
  },
])('the code of $folder', ({ folder, fullest, sections, numbers, editions }) => {
  const { book } = fullest.rules;
  const exported = exportedBy(folder, sections);
  const all = exported.flatMap(rulesOf);

  test('is listed by some edition, but for bookkeeping', () => {
    const listed = new Set(
      editions.flatMap(rowsOf).flatMap((row) => ('units' in row ? row.units : [])),
    );
    const forgotten = all.filter(
      ([name, rule]) => listed.has(name) === (rule.bookkeeping ?? false),
    );
    expect(forgotten.map(([name]) => name)).toEqual([]);
  });

  test('has steps of different names in each procedure', () => {
    expect(doubled(all.map(([name]) => name))).toEqual([]);
  });

  test('has units that stand in the order of the fullest edition', () => {
    expect(exported.filter(({ place }) => place < 0)).toEqual([]);
    // A reader looks a unit up under the lowest number of a procedure's steps.
    const places = exported.flatMap(({ name }) => {
      const own = book.numbers.get(name)?.map((number) => numbers.indexOf(number)) ?? [];
      return own.length === 0 ? [] : [{ name, place: Math.min(...own) }];
    });
    const sorted = [...places].sort((one, other) => one.place - other.place);
    expect(places.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
  });

  test('has each unit in the file of its section there', () => {
    const isStray = ({ path, name }: Exported): boolean =>
      (book.numbers.get(name) ?? []).some((number) => !number.startsWith(`${sectionOf(path)}.`));
    expect(exported.filter(isStray).map(({ name }) => name)).toEqual([]);
  });
});
