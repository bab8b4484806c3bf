/** Chevrotain's tools for checking a grammar and for making its types want `Object.groupBy`, which Node 20 has not. */
Object.groupBy ??= (items, keyOf) => {
  const groups = Object.create(null);
  for (const item of items) (groups[keyOf(item)] ??= []).push(item);
  return groups;
};
