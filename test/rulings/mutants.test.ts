/**
 * A slip of the pen in a ruling is told, or the ruling says something else then; where it still says the same, the word
 * that went unnoticed has its reason.
 *
 * A sample is tried. `MUTANTS=20000 npx vitest run test/rulings/mutants.test.ts` tries as many more.
 */
import { expect, test } from 'vitest';
import { random } from '../language/random.js';
import { corpus, type Meaning, meaningOf, type Slip, slipIn, textOf } from './mutants.js';

interface Harmless {
  readonly what: RegExp;
  /** In which lines; absent: in any. */
  readonly line?: RegExp;
  readonly why: string;
}

/** What may be done to a line without a change of what it says. */
const harmless: readonly Harmless[] = [
  {
    what: /^deleted ‘(of|a|the)’/,
    why: 'small words that English needs and the language does not',
  },
  { what: /^deleted ‘(you|your|first)’/, why: 'what is said besides says it already' },
  {
    what: /^deleted ‘(cards?|more|damage)’/,
    why: 'what is counted is clear from the verb or the zone',
  },
  { what: /^deleted ‘1’/, why: 'one is what a blank card without a number is' },
  { what: /^deleted ‘(,|and)’/, why: 'cards and characteristics one after another are a list' },
  { what: /^deleted ‘all’/, why: 'cards of which no number is said are all of them' },
  { what: /^swapped ‘other \p{L}+’/u, why: 'the words in front of a noun stand in any order' },
  { what: /^(doubled|spliced|swapped) ‘.*,/, why: 'a comma more says nothing more' },
  {
    what: /^swapped ‘(\d+ \p{L}+|\p{L}+ \d+)’/u,
    why: 'the number stands in front of what is counted, or behind it',
  },
  {
    what: /^swapped ‘\S+ \S+’/,
    line: /^\s*(\w+: |.* can(not)? |.* (ready|spent|tapped) |.* in )/,
    why: 'the words of a command, and of a claim, are told apart by what they are',
  },
  {
    what: /^spliced ‘(\S+) … \1’/,
    why: 'a label or a number becomes another that nothing else speaks of',
  },
];

const isHarmless = ({ what, line }: Harmless, slip: Slip): boolean =>
  what.test(slip.what) && (line?.test(slip.lines[slip.line - 1] ?? '') ?? true);

const mutants = Number(process.env['MUTANTS'] ?? 100);

test(
  'a slip of the pen is told, or says something else, or has its reason',
  { timeout: 3_600_000 },
  () => {
    const roll = random(1);
    const paths = corpus();
    const before = new Map<string, Meaning>();
    const unnoticed: string[] = [];
    for (let count = 0; count < mutants; count++) {
      const path = roll.pick(paths);
      const text = textOf(path);
      const slip = slipIn(text, roll);
      if (slip === undefined || harmless.some((one) => isHarmless(one, slip))) continue;
      const original = before.get(path) ?? meaningOf(path, text);
      before.set(path, original);
      const { isWrong, said } = meaningOf(path, slip.lines.join('\n'));
      if (!isWrong && said === original.said)
        unnoticed.push(`${path}:${slip.line}: ${slip.what}: ${slip.lines[slip.line - 1] ?? ''}`);
    }
    expect(unnoticed).toEqual([]);
  },
);
