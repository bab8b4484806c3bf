/** The counters that texts name, and what those with a number change. */

/** Named counters, which texts ask for. */
export const namedCounters = ['energy', 'steam', 'flow', 'aim'] as const;

/** Those with a number and a symbol: what they change, and by how much. */
export const numberCounters = [
  { counter: 'minus-1-defense', trait: 'defense', by: -1 },
  { counter: 'minus-1-power', trait: 'power', by: -1 },
  { counter: 'plus-1-power', trait: 'power', by: 1 },
] as const;

/** All of them, by name. */
export const counterNames: readonly string[] = [
  ...namedCounters,
  ...numberCounters.map(({ counter }) => counter),
];

/** The characteristic that says how many of them are on a card. */
export const traitOfCounter = (counter: string): string => `${counter} counters`;

/** The counter of which a characteristic says how many there are; nothing for any other. */
export const counterOfTrait = (trait: string): string | undefined =>
  counterNames.find((one) => traitOfCounter(one) === trait);

/** What texts call several of a counter, and one of it. */
export const wordsOfCounter = (counter: string): readonly [string, string] => [
  `${counter} counters`,
  `${counter} counter`,
];

/** Which counter a text has counted: `energy counters`. */
export const counterIn = (counted: string): string =>
  counterNames.find((one) => wordsOfCounter(one).includes(counted)) ?? counted;
