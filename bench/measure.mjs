/** Timing: medians of repeated runs, peers in turn, so that whatever else the machine does hits all alike. */

export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const timed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/**
 * Runs every work once to warm up, then `times` times in turn.
 *
 * @returns medians in milliseconds, by name
 */
export const inTurn = async (works, times = 7) => {
  const taken = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = -1; round < times; round++)
    for (const [name, work] of Object.entries(works)) {
      const milliseconds = await timed(work);
      if (round >= 0) taken[name].push(milliseconds);
    }
  return Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, median(all)]));
};

export const heading = (text) => console.log(`\n${text}`);

export const row = (name, value) => console.log(`  ${name.padEnd(52)} ${value}`);

export const perSecond = (count, milliseconds) =>
  `${Math.round((count / milliseconds) * 1000).toLocaleString('en')} per second`;
