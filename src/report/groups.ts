/** Things by what they have in common, in the order in which the first of each comes. */
export const groupsBy = <K, T>(
  all: readonly T[],
  keyOf: (one: T) => K,
): readonly (readonly [K, readonly T[]])[] => {
  const found = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const own = found.get(key);
    if (own === undefined) found.set(key, [one]);
    else own.push(one);
  }
  return [...found];
};
