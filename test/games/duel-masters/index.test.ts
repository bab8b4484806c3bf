/** The index of the Duel Masters rulebook: every number once, in the rulebook's order. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sections } from '../../../src/games/duel-masters/rules.js';
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
  readFileSync(new URL(`../../../src/games/duel-masters/${path}.ts`, import.meta.url), 'utf8');

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

describe('the numbers of Duel Masters 1.13', () => {
  test('are 592, two of them used twice', () => {
    expect(numbers).toHaveLength(594);
    expect(numbers.filter((number) => number.endsWith('~2'))).toEqual(['201.1b~2', '507.2a~2']);
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
    const places = exported.map(({ unit }) => firstPlace(unit)).filter(Number.isFinite);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('stand in the file of their section', () => {
    const section = ({ path }: Exported): string => `${path.split('/').at(-1)?.slice(0, 3)}.`;
    const isStray = (one: Exported): boolean =>
      rulesOf(one.unit).some(({ number }) => number !== '' && !number.startsWith(section(one)));
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

  test('says the same as the others at its number', () => {
    const summaries = new Map(rules.map(({ number, summary }) => [number, summary]));
    const isOther = ({ number, summary }: Rule): boolean =>
      number !== '' && summaries.get(number) !== summary;
    expect(rules.filter(isOther)).toEqual([]);
  });

  test('that is a note or a todo has a reason', () => {
    const unwritten = rules.filter((rule) => rule.unit === 'note' || rule.unit === 'todo');
    expect(unwritten.filter(({ reason }) => !isOneLine(reason))).toEqual([]);
  });
});
