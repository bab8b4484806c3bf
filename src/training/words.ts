/** Small words of sentences: lists, possessives, numbers. */

/** `x`, `x and y`, `x, y and z` */
export const enumerated = (names: readonly string[], joint = 'and'): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1) ?? ''}`;

/** `A's` */
export const owned = (name: string): string => `${name}'s`;

/** `once`, `twice`, `3 times` */
export const howOften = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;

/** Names with those that stand there more than once countedNames, in the order in which each first comes: `2 blank`. */
export const countedNames = (names: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
};

/** `c2` comes before `c10`. */
export const sorted = (names: readonly string[]): readonly string[] =>
  [...names].sort(new Intl.Collator('en', { numeric: true }).compare);
