/** What several names in a claim of what happened mean, and what befalls two at once. */
import { expect, test } from 'vitest';
import { judge } from '../../../src/harness/judge.js';
import { loadAlone } from '../told.js';

test.each<[string, string, string?]>([
  ['t broke s1', 'pass'],
  ['t broke s1, s2', 'pass'],
  ['t broke s1, s3', 'fail', 't, s3: it did not happen'],
  ['t, u broke s1', 'fail', 'u, s1: it did not happen'],
  ['t did not break s3', 'pass'],
  ['t did not break s1, s3', 'fail'],
  ['t broke s1, s2 before u attacked d', 'pass'],
  ['t broke s1, s3 before u attacked d', 'fail'],
  ['t, u attacked 1 time', 'pass'],
  ['battling happened 1 time', 'pass'],
  ['u battled 1 time', 'pass'],
  ['u battled d 1 time', 'pass'],
  ['u, d battled', 'pass'],
  ['d was attacked by A', 'pass'],
  ['d was attacked by B', 'fail', 'it did not happen'],
  ['d was not attacked by B', 'pass'],
])('%s: %s', (claim, verdict, found) => {
  const [one] = loadAlone(`card "Titan"  creature, nature, cost 6, power 6000
  double breaker
ruling "R"
  rulebook duel-masters/1.13
  given
    A battle zone "Titan" as t, "Titan" as u
    B battle zone "Titan" as d, tapped
    B shields s1, s2, s3
    turn of A, attack step
  do
    A: attack player with t
    A: break s1;  A: break s2
    A: attack d with u
  expect
    ${claim}
`).cases;
  const judged = one && judge(one);
  expect(judged?.verdict).toBe(verdict);
  if (found !== undefined) expect(judged?.expectations.at(-1)?.found).toBe(found);
});
