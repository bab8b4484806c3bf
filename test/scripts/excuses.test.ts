import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { excuseFor, excusesIn, needless } from '../../scripts/mutate/excuses.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hantei-excuses-'));
afterAll(() => rmSync(folder, { recursive: true }));

const listOf = (content: object): string => {
  const path = join(folder, 'mutants.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

const excuse = { file: 'a.ts', was: 'count > 0', becomes: 'count >= 0', reason: 'never 0 here' };
const mutant = (parts: object = {}) => ({ ...excuse, status: 'Survived', ...parts });

test('no list excuses nothing', () => expect(excusesIn(join(folder, 'gone.json'))).toEqual([]));

test('a list is read', () =>
  expect(excusesIn(listOf({ schema: 'hantei-mutants/1', mutants: [excuse] }))).toEqual([excuse]));

test.each([
  ['another list', { schema: 'hantei-exempt/1', mutants: [] }, /is no list of mutants/],
  [
    'an entry without a reason',
    { schema: 'hantei-mutants/1', mutants: [{ ...excuse, reason: '' }] },
    /needs file, was, becomes and reason/,
  ],
])('%s is refused', (_, content, complaint) =>
  expect(() => excusesIn(listOf(content))).toThrow(complaint),
);

test.each([
  ['as it stands', mutant(), true],
  ['broken over lines', mutant({ was: 'count\n    > 0' }), true],
  ['another change', mutant({ becomes: 'true' }), false],
  ['in another file', mutant({ file: 'b.ts' }), false],
])('a mutant is known by its code: %s', (_, one, isKnown) =>
  expect(excuseFor([excuse], one) !== undefined).toBe(isKnown),
);

test.each([
  ['on a line with that piece', 'while (count > 0) draw();', true],
  ['on another line', 'if (count > 0) return;', false],
  ['on a line that nobody told', undefined, false],
])('short code is known by its line: %s', (_, line, isKnown) =>
  expect(
    excuseFor([{ ...excuse, on: 'while (count' }], mutant(line === undefined ? {} : { line })) !==
      undefined,
  ).toBe(isKnown),
);

test.each([
  ['needed', [mutant()], []],
  ['of a file that was not tried', [], []],
  ['noticed after all', [mutant({ status: 'Killed' })], ['noticed: a.ts: count > 0']],
  ['not there', [mutant({ was: 'count < 0' })], ['no such mutant: a.ts: count > 0']],
])('an excuse that is %s', (_, mutants, expected) =>
  expect(needless([excuse], mutants)).toEqual(expected),
);

test('of a sample no excuse is missed that is of none of its mutants', () =>
  expect(needless([excuse], [mutant({ was: 'count < 0' })], true)).toEqual([]));
