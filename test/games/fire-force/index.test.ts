/** The index of the Fire Force rulebook: every number once, in the rulebook's order. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sections } from '../../../src/games/fire-force/rules.js';
import type { Rule, Unit } from '../../../src/kernel/rule.js';
import { numbers } from './numbers.js';

interface Exported {
  readonly name: string;
  readonly path: string;
  /** Where its declaration begins in the file; a module's own keys are sorted by name. */
  readonly place: number;
  readonly unit: Unit;
}

const source = (path: string): string =>
  readFileSync(new URL(`../../../src/games/fire-force/${path}.ts`, import.meta.url), 'utf8');

const inFileOrder = (path: string, section: Readonly<Record<string, Unit>>): Exported[] => {
  const text = source(path);
  return Object.entries(section)
    .map(([name, unit]) => ({ name, unit, path, place: text.indexOf(`export const ${name} =`) }))
    .sort((one, other) => one.place - other.place);
};

const exported = Object.entries<Readonly<Record<string, Unit>>>(sections).flatMap(
  ([path, section]) => inFileOrder(path, section),
);

const rulesOf = (unit: Unit): readonly Rule[] => (unit.unit === 'procedure' ? unit.steps : [unit]);
const rules = exported.flatMap(({ unit }) => rulesOf(unit));

/** A unit may have no number of its own: it then only puts others together. */
const numbered = rules.map((rule) => rule.number).filter((number) => number !== '');
/** The number under which a reader looks a unit up: the lowest of a procedure's steps. */
const firstPlace = (unit: Unit): number =>
  Math.min(
    ...rulesOf(unit)
      .filter(({ number }) => number !== '')
      .map(({ number }) => numbers.indexOf(number)),
  );

const doubled = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The section whose numbers a file holds: the resolution zone has the number 301 a second time. */
const sectionOf = (path: string): string => {
  const section = /\/(\d+)-/.exec(path)?.[1] ?? path;
  return section === '310' ? '301' : section;
};

describe('the numbers of Fire Force 1.0.0', () => {
  test('are 325, one of them used twice', () => {
    expect(numbers).toHaveLength(326);
    expect(numbers.filter((number) => number.endsWith('~2'))).toEqual(['301.1~2']);
    expect(doubled(numbers)).toEqual([]);
  });

  test('are exactly the numbers of the units', () => {
    expect([...new Set(numbered)].sort()).toEqual([...numbers].sort());
  });

  test('are not said to be unwritten where they are written', () => {
    const isWritten = (rule: Rule): boolean => rule.unit !== 'todo' && rule.unit !== 'note';
    const written = new Set(rules.filter(isWritten).map(({ number }) => number));
    expect(rules.filter((rule) => !isWritten(rule) && written.has(rule.number))).toEqual([]);
  });

  test('stand in the rulebook’s order', () => {
    expect(exported.filter(({ place }) => place < 0)).toEqual([]);
    const places = exported
      .map(({ name, unit }) => ({ name, place: firstPlace(unit) }))
      .filter(({ place }) => Number.isFinite(place));
    const sorted = [...places].sort((one, other) => one.place - other.place);
    expect(places.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
  });

  test('stand in the file of their section', () => {
    const isStray = ({ path, unit }: Exported): boolean =>
      rulesOf(unit).some(
        ({ number }) => number !== '' && !number.startsWith(`${sectionOf(path)}.`),
      );
    expect(exported.filter(isStray)).toEqual([]);
  });

  test('have names that are each used once', () => {
    expect(doubled(exported.map(({ name }) => name))).toEqual([]);
  });
});

describe('a unit', () => {
  const isOneLine = (text: string): boolean => text.trim() !== '' && !text.includes('\n');

  test('has a summary of one line', () => {
    expect(rules.filter(({ summary }) => !isOneLine(summary))).toEqual([]);
  });

  test('that is a note or a todo has a reason', () => {
    const unwritten = rules.filter((rule) => rule.unit === 'note' || rule.unit === 'todo');
    expect(unwritten.filter(({ reason }) => !isOneLine(reason))).toEqual([]);
  });
});
