/** A number for an object, which no other object ever has: for keys that say whether something is still the same. */
const identities = new WeakMap<object, number>();
let identified = 0;

export const identityOf = (one: object): number => {
  let number = identities.get(one);
  if (number === undefined) identities.set(one, (number = ++identified));
  return number;
};
