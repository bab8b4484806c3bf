/**
 * A slip of the pen in a ruling is told, or the ruling does not pass any more; where it passes all the same, the words
 * that went unnoticed have their reason.
 *
 * A sample is tried. `MUTANTS=20000 npx vitest run test/rulings/mutants.test.ts` tries as many more.
 */
import { expect, test } from 'vitest';
import { random } from '../language/random.js';
import { corpus, fateOf, type Meaning, meaningOf, textOf } from './mutants.js';
import { reasonFor } from './reasons.js';
import { slipIn } from './slips.js';

const mutants = Number(process.env['MUTANTS'] ?? 100);

test(
  'a slip of the pen is told, or noticed in play, or has its reason',
  { timeout: 3_600_000 },
  () => {
    const roll = random(1);
    const paths = corpus();
    const known = new Map<string, Meaning>();
    const original = (path: string): Meaning => {
      const meaning = known.get(path) ?? meaningOf(path, textOf(path));
      known.set(path, meaning);
      return meaning;
    };
    const unnoticed: string[] = [];
    for (let count = 0; count < mutants; count++) {
      const [path, other] = [roll.pick(paths), roll.pick(paths)];
      const slip = slipIn(textOf(path), textOf(other), roll);
      if (slip === undefined) continue;
      const mutant = meaningOf(path, slip.lines.join('\n'));
      const fate = fateOf(mutant, [original(path), original(other)]);
      if (fate !== 'same' && fate !== 'holds') continue;
      if (reasonFor(slip, fate) === undefined)
        unnoticed.push(`${path}:${slip.line}: ${slip.what}: ${slip.lines[slip.line - 1] ?? ''}`);
    }
    expect(unnoticed).toEqual([]);
  },
);
