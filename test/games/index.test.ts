/** The indexes of the rulebooks: every number once, in the rulebook's order. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sections as duelMasters } from '../../src/games/duel-masters/rules.js';
import { sections as fireForce } from '../../src/games/fire-force/rules.js';
import type { Rule, Unit } from '../../src/kernel/rule.js';
import { numbers as duelMastersNumbers } from './duel-masters/numbers.js';
import { numbers as fireForceNumbers } from './fire-force/numbers.js';

type Sections = Readonly<Record<string, Readonly<Record<string, Unit>>>>;

interface Exported {
  readonly name: string;
  readonly path: string;
  /** Where its declaration begins in the file; a module's own keys are sorted by name. */
  readonly place: number;
  readonly unit: Unit;
}

const exportedBy = (folder: string, sections: Sections): readonly Exported[] =>
  Object.entries(sections).flatMap(([path, section]) => {
    const file = new URL(`../../src/games/${folder}/${path}.ts`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    return Object.entries(section)
      .map(([name, unit]) => ({ name, unit, path, place: text.indexOf(`export const ${name} =`) }))
      .sort((one, other) => one.place - other.place);
  });

const rulesOf = (unit: Unit): readonly Rule[] => (unit.unit === 'procedure' ? unit.steps : [unit]);

/** A unit may have no number of its own: it then only puts others together. */
const numbersOf = (rules: readonly Rule[]): readonly string[] =>
  rules.map(({ number }) => number).filter((number) => number !== '');

const doubled = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const isWritten = ({ unit }: Rule): boolean => unit !== 'todo' && unit !== 'note';
const isOneLine = (text: string): boolean => text.trim() !== '' && !text.includes('\n');

/** A section whose number the rulebook gives to another one, too, by the file that holds it. */
const renumbered: Readonly<Record<string, string>> = { '3-zones/310-resolution-zone': '301' };
const sectionOf = (path: string): string => renumbered[path] ?? /\/(\d+)-/.exec(path)?.[1] ?? path;

describe.each([
  {
    folder: 'duel-masters',
    sections: duelMasters,
    numbers: duelMastersNumbers,
    count: 592,
    twice: ['201.1b~2', '507.2a~2'],
  },
  {
    folder: 'fire-force',
    sections: fireForce,
    numbers: fireForceNumbers,
    count: 325,
    twice: ['301.1~2'],
  },
])('$folder', ({ folder, sections, numbers, count, twice }) => {
  const exported = exportedBy(folder, sections);
  const rules = exported.flatMap(({ unit }) => rulesOf(unit));

  test(`has ${count} numbers, ${twice.length} of them used twice`, () => {
    expect(numbers).toHaveLength(count + twice.length);
    expect(numbers.filter((number) => number.endsWith('~2'))).toEqual(twice);
    expect(doubled(numbers)).toEqual([]);
  });

  test('has a unit for each of them, and no other', () => {
    expect([...new Set(numbersOf(rules))].sort()).toEqual([...numbers].sort());
  });

  test('says of no written rule that it is unwritten', () => {
    const written = new Set(rules.filter(isWritten).map(({ number }) => number));
    expect(rules.filter((rule) => !isWritten(rule) && written.has(rule.number))).toEqual([]);
  });

  test('stands in the rulebook’s order', () => {
    expect(exported.filter(({ place }) => place < 0)).toEqual([]);
    // A reader looks a unit up under the lowest number of a procedure's steps.
    const places = exported
      .map(({ name, unit }) => ({
        name,
        place: Math.min(...numbersOf(rulesOf(unit)).map((number) => numbers.indexOf(number))),
      }))
      .filter(({ place }) => Number.isFinite(place));
    const sorted = [...places].sort((one, other) => one.place - other.place);
    expect(places.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
  });

  test('has each rule in the file of its section', () => {
    const isStray = ({ path, unit }: Exported): boolean =>
      numbersOf(rulesOf(unit)).some((number) => !number.startsWith(`${sectionOf(path)}.`));
    expect(exported.filter(isStray)).toEqual([]);
  });

  test('uses each name once', () => {
    expect(doubled(exported.map(({ name }) => name))).toEqual([]);
  });

  test('sums each rule up in one line, and a number always alike', () => {
    expect(rules.filter(({ summary }) => !isOneLine(summary))).toEqual([]);
    const summaries = new Map(rules.map(({ number, summary }) => [number, summary]));
    const isOther = ({ number, summary }: Rule): boolean =>
      number !== '' && summaries.get(number) !== summary;
    expect(rules.filter(isOther)).toEqual([]);
  });

  test('has a reason for what is a note or a todo', () => {
    const unwritten = rules.filter((rule) => rule.unit === 'note' || rule.unit === 'todo');
    expect(unwritten.filter(({ reason }) => !isOneLine(reason))).toEqual([]);
  });
});
