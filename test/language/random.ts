/** Numbers that look random and are the same each time (mulberry32), so that a failure can be repeated. */
export function random(seed: number): {
  readonly below: (limit: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
} {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: <T>(from: readonly T[]): T => from[below(from.length)] as T };
}
