/**
 * Plays games of chance with decks of the corpus's cards under each edition, and tells how they end. Seeds are printed with
 * what goes wrong.
 *
 *     npm run soak                                   100 games under each rulebook
 *     npm run soak -- --games 10000                  as many
 *     npm run soak -- --rulebook duel-masters/1.13   under one of them
 *     npm run soak -- --from 5000                    games 5000 to 5099
 *     npm run soak -- --seed 17                      that game alone, with the ruling that lays its decks out
 */
import { Command } from 'commander';
import { loadBundled } from './bundled.mjs';
import { wholeNumber } from './whole-number.mjs';

const values = new Command('npm run soak --')
  .description('play games of chance, and tell how they end')
  .option('--games <n>', 'how many under each rulebook', wholeNumber, 100)
  .option('--from <n>', 'the number of the first', wholeNumber, 1)
  .option('--seed <n>', 'that game alone, with the ruling that lays its decks out', wholeNumber)
  .option('--rulebook <id>', 'under this rulebook alone')
  .parse()
  .opts();

const { deal, games, poolOf, random, soak } = await loadBundled(`
  export { games } from './src/harness/games.ts';
  export { random } from './test/language/random.ts';
  export { deal, poolOf } from './test/games/soak/decks.ts';
  export { soak } from './test/games/soak/soak.ts';
`);

const wanted = games.filter(({ rulebook }) => (values.rulebook ?? rulebook) === rulebook);
if (wanted.length === 0) {
  console.error(
    `no rulebook ${values.rulebook}; there are: ${games.map((one) => one.rulebook).join(', ')}`,
  );
  process.exit(2);
}
const [first, last] =
  values.seed === undefined
    ? [values.from, values.from + values.games - 1]
    : [values.seed, values.seed];

for (const { rulebook } of wanted) {
  const pool = poolOf(process.cwd(), rulebook);
  const ends = new Map();
  let decisions = 0;
  for (let seed = first; seed <= last; seed++) {
    const dealt = deal(rulebook, pool, random(seed));
    const played = soak(dealt, seed);
    decisions += played.decisions;
    ends.set(played.end, [...(ends.get(played.end) ?? []), seed]);
    if (values.seed !== undefined) console.log(dealt.text);
    if (played.complaint === undefined) continue;
    process.exitCode = 1;
    console.log(
      `${rulebook} seed ${seed}, after ${played.decisions} decisions: ${played.complaint}`,
    );
  }
  console.log(
    `${rulebook}: ${pool.length} cards, ${last - first + 1} games, ${decisions} decisions`,
  );
  for (const [end, seeds] of [...ends].sort(([, one], [, other]) => other.length - one.length))
    console.log(
      `  ${seeds.length}  ${end}${seeds.length < 4 ? ` (seed ${seeds.join(', ')})` : ''}`,
    );
}
