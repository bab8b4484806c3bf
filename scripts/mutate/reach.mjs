/** Which rulings reach which mutants: in playing, and in reading their file. */

/** How often each mutant of a script is met: the script counts it in numbers that it finds everywhere. */
export const counter = (script) => {
  const mutants = [...script.matchAll(/\b__hits__\[(\d+)\]/g)].map(([, mutant]) => Number(mutant));
  const hits = new Uint32Array(mutants.reduce((one, other) => Math.max(one, other), 0) + 1);
  globalThis.__hits__ = hits;
  /** What has been reached since this was asked last. */
  return () => {
    const found = [];
    for (let mutant = 0; mutant < hits.length; mutant++)
      if (hits[mutant] > 0) found.push([String(mutant), hits[mutant]]);
    hits.fill(0);
    return found;
  };
};

/** The numbers of rulings and files are kept as bits: thousands of rulings reach thousands of mutants. */
export const noReach = () => ({
  /** What is reached as the library is made. */
  atOnce: new Set(),
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

/** Mutants with numbers that far apart stand in the code around one. */
const around = 40;

/** How many of the mutants around one each ruling reaches in playing: the more, the likelier it is to notice. */
export const depthsAround = (reach, mutant, rulings) => {
  const depths = new Uint8Array(rulings);
  for (let other = Number(mutant) - around; other <= Number(mutant) + around; other++)
    for (const at of reachedBy(reach, 'playing', String(other))) depths[at]++;
  return depths;
};
