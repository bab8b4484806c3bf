/** Which rulings reach which mutants: in playing, and in reading their file. */

/** What is reached, by mutant; the code with the mutants in it calls `count` with those that stand at one place. */
export const counter = () => {
  let counts = new Map();
  return {
    count: (...mutants) => {
      for (const one of mutants) counts.set(one, (counts.get(one) ?? 0) + 1);
    },
    /** What has been reached since this was asked last. */
    taken: () => {
      const all = counts;
      counts = new Map();
      return all;
    },
  };
};

/** The numbers of rulings and files are kept as bits: thousands of rulings reach thousands of mutants. */
export const noReach = () => ({
  playing: new Map(),
  reading: new Map(),
  /** How often one ruling met a mutant, at most. */
  most: new Map(),
});

/** @param kind `playing` or `reading`; @param at the number of the ruling or file, out of how many */
export const note = (reach, kind, { at, of }, counts) => {
  for (const [mutant, count] of counts) {
    let bits = reach[kind].get(mutant);
    if (bits === undefined) reach[kind].set(mutant, (bits = new Uint8Array((of >> 3) + 1)));
    bits[at >> 3] |= 1 << (at & 7);
    reach.most.set(mutant, Math.max(count, reach.most.get(mutant) ?? 0));
  }
};

/** The numbers of the rulings, or files, that reach a mutant. */
export const reachedBy = (reach, kind, mutant) => {
  const found = [];
  reach[kind].get(mutant)?.forEach((byte, at) => {
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) found.push(8 * at + bit);
  });
  return found;
};
