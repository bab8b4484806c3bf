import { expect, test } from 'vitest';
import {
  rememberAnswer,
  inTurn,
  type AskedAbout,
  type Memory,
  chapterStandings,
} from '../../src/training/schedule.js';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const question = (id: string, chapter = 'Battle'): AskedAbout => ({
  id,
  rulebook: 'game/1',
  chapter,
});

const after = (given: readonly ('wrong' | 'right' | 'easy')[], one = question('q')): Memory => {
  let memory: Memory = {};
  let now = start;
  for (const answer of given) {
    memory = rememberAnswer(memory, one, answer, now);
    now = memory[one.id]?.due ?? now;
  }
  return memory;
};

test('what is known comes later each time, what is not comes soon', () => {
  const waits = [1, 2, 3, 4].map((times) => {
    const { due = 0, last = 0 } =
      after(Array.from({ length: times }, () => 'right' as const))['q'] ?? {};
    return due - last;
  });
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.at(-1)).toBeGreaterThan(day);
  const { due = 0, last = 0 } = after(['right', 'right', 'wrong'])['q'] ?? {};
  expect(due - last).toBeLessThan(day);
});

test('the memory is plain data, and the same answers give the same', () => {
  const memory = after(['right', 'wrong', 'easy']);
  expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
  expect(after(['right', 'wrong', 'easy'])).toEqual(memory);
});

test('what is due comes before what is new, and what is not due does not come', () => {
  const memory = after(['right', 'right', 'right']);
  const all = [question('new'), question('q')];
  const due = memory['q']?.due ?? 0;
  const ids = (now: number) => inTurn(memory, all, now, 's').map(({ id }) => id);
  expect(ids(due)).toEqual(['q', 'new']);
  expect(ids((memory['q']?.last ?? 0) + 1)).toEqual(['new']);
});

test('weak chapters come sooner: what is known of them, and what is new', () => {
  let memory: Memory = {};
  for (let at = 0; at < 20; at++) {
    memory = rememberAnswer(memory, question(`weak${at}`, 'Weak'), 'wrong', start);
    memory = rememberAnswer(memory, question(`strong${at}`, 'Strong'), 'right', start);
  }
  const all = Array.from({ length: 200 }, (_, at) =>
    question(`n${at}`, at % 2 ? 'Weak' : 'Strong'),
  );
  const first = inTurn(memory, all, start, 'seed').slice(0, 50);
  expect(first.filter(({ chapter }) => chapter === 'Weak').length).toBeGreaterThan(40);
  expect(chapterStandings(memory, start).map(({ chapter }) => chapter)).toEqual(['Weak', 'Strong']);
  // The same question, answered in the same way: in the weak chapter it comes again before it is due.
  const one = question('one', 'Weak');
  const other = question('other', 'Strong');
  const both = rememberAnswer(rememberAnswer(memory, one, 'easy', start), other, 'easy', start);
  const due = both['one']?.due ?? 0;
  const between = start + (due - start) * 0.6;
  expect(inTurn(both, [one, other], between, 's').map(({ id }) => id)).toEqual(['one']);
});
