/**
 * A number without end, for games that know one. It is a number like others to whatever counts, compares and stores,
 * and takes in whatever is added to it; only what was infinite itself undoes it.
 */
export const infinite = Number.MAX_VALUE;

export const isInfinite = (value: number): boolean => Math.abs(value) >= infinite;

/** A number as people write it. */
export const numberText = (value: number): string =>
  isInfinite(value) ? (value < 0 ? '-∞' : '∞') : String(value);
