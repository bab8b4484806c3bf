/** One slip of the pen in a file of several rulings: it is told where it is, and the other rulings do not suffer. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { isWarning, load, problemsOf } from '../../src/harness/suite.js';

const correct = readFileSync(new URL('several.ruling', import.meta.url), 'utf8');
const lines = correct.trimEnd().split('\n');

const play = (text: string) => {
  const loaded = load({ path: 'several.ruling', text }, () => ({ problem: 'missing' }), games);
  const errors = problemsOf(loaded).filter((one) => !isWarning(one));
  return {
    told: new Set(errors.map(({ at }) => at.line)),
    passed: loaded.cases
      .filter((one) => judge(one).verdict === 'pass')
      .map(({ ruling }) => ruling.name.text),
  };
};

const rulings = ['Equal power: both lose', 'Cast from hand', 'A shield is used'];
const [battle, casting, shield] = rulings;

/** Which rulings may suffer from a slip in a line: its own, or those that use the card or board. */
const users: Readonly<Record<string, readonly (string | undefined)[]>> = {
  Brawler: [battle, casting],
  'Twin Fang': [casting, shield],
  Spark: [shield],
  Quarrel: [casting],
  'Two fighters': [battle],
};

const usersOf = (line: number): readonly (string | undefined)[] => {
  const heading = lines.slice(0, line + 1).findLast((one) => /^\w+ "/.test(one)) ?? '';
  const name = /"(.*?)"/.exec(heading)?.[1] ?? '';
  return users[name] ?? [name];
};

/** The line with a word left out, doubled, and with its first two letters swapped: another word in each line. */
const slips = (line: string, number: number): readonly string[] => {
  const words = [...line.matchAll(/"[^"]*"|\S+/g)];
  const { 0: word, index } = words[number % words.length] ?? { 0: '', index: 0 };
  const before = line.slice(0, index);
  const after = line.slice(index + word.length);
  const swapped = word.replace(/([a-z])([a-z])/i, '$2$1');
  return [before + after.trimStart(), `${before}${word} ${word}${after}`, before + swapped + after]
    .map((one) => one.trimEnd())
    .filter((one) => one !== line);
};

/** Correct, too: another card, another way to say it, or a claim that happens to hold as well. */
const meaningful = new Set([
  'card "Twin Fang"  creature, fire, cost 6, power 6000',
  '  spell, cost 3',
  '    A cannot attack with quarrel',
  '    A: attack with fang',
]);

test('the file is correct', () => {
  expect(play(correct)).toEqual({ told: new Set(), passed: rulings });
});

describe('a slip in line', () => {
  test.each(lines.flatMap((line, index) => (line === '' ? [] : [[index + 1, line] as const])))(
    '%i: %s',
    (number, line) => {
      const others = rulings.filter((name) => !usersOf(number - 1).includes(name));
      for (const slip of slips(line, number)) {
        const { told, passed } = play(
          lines.map((one, index) => (index === number - 1 ? slip : one)).join('\n'),
        );
        expect(passed, slip).toEqual(expect.arrayContaining(others));
        const noticed =
          told.has(number) || usersOf(number - 1).some((one) => !passed.includes(one ?? ''));
        expect(noticed, slip).toBe(!meaningful.has(slip));
      }
    },
  );
});
