/** What texts of any game are often written with, and how it is said here. */
const notDone = 'what is not to happen is forbidden: it cannot attack';

const anywhere: ReadonlyMap<string, string> = new Map([
  ['both', 'say: each player; all of them'],
  ['player', 'players are no cards: each player draws 1 card; for each of your cards, …'],
  ['players', 'players are no cards: each player draws 1 card'],
  ['none', 'say: you have no tapped cards; there are no tapped cards'],
  ['don’t', notDone],
  ["don't", notDone],
  ['doesn’t', notDone],
  ["doesn't", notDone],
]);

/** Of what a verb is looked for: `double breaker` is another matter. */
const asVerbs: ReadonlyMap<string, string> = new Map([
  ['double', 'a number is doubled with gets: it gets double power'],
  ['count', 'what is counted is told where it is needed: draw cards equal to the number of …'],
]);

/** Where a place is looked for: `1 creature of yours`, `on the bottom`. */
const asPlaces: ReadonlyMap<string, string> = new Map([
  ['yours', 'whose cards they are stands in front of them: your creature, 1 of your cards'],
  ['theirs', 'whose cards they are stands in front of them: their creature, 1 of their cards'],
  ['bottom', 'say of what: on the bottom of its owner’s deck'],
  ['top', 'say of what: on top of its owner’s deck'],
]);

const byKind: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  verb: asVerbs,
  zone: asPlaces,
};

/** @param as what was looked for */
export const saidOtherwise = (word: string, as: string): string | undefined =>
  anywhere.get(word) ?? byKind[as]?.get(word);
