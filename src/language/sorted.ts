/** Looking things up in a list that is in order. */

/** Where those end that come first: how many of a sorted list, from its beginning, are such. */
export const countOfFirst = <T>(sorted: readonly T[], isSuch: (one: T) => boolean): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSuch(sorted[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
};
