/** Supertypes that stand on a card in sets. */
import { expect, test } from 'vitest';
import { problemsOf } from '../../../src/harness/suite.js';
import { loadAlone as loaded } from '../told.js';

const toldOf = (card: string): readonly string[] =>
  problemsOf(
    loaded(`${card}
ruling "R"
  rulebook flesh-and-blood/core
  given
    A hand 0
  expect
    A hand = 0
`),
  )
    .filter(({ code }) => !code.startsWith('unused'))
    .map(({ message }) => message);

const attack = 'card "A"\n  action, attack, cost 0, power 3';
const halves = (common: string, left: string): string =>
  `card "A" || "B"\n  action, cost 0, ${common}\n  left: ${left}\n  right: supertype "Guardian"`;
const several = 'that a card of two faces or sides has several sets is not carried out yet';

test.each([
  `${attack}, supertype "Light" "Brute", supertype "Warrior", hybrid`,
  `${attack}, supertype "Light" "Brute", supertype "Light" "Warrior", hybrid`,
  `${attack}, supertype "Light", supertype "Brute"`,
])('%s', (card) => expect(toldOf(card)).toEqual([]));

test.each([
  [`${attack}, supertype "Light", supertype "Light"`, 'the card has ‘Light’ twice'],
  [halves('supertype "Light" "Brute", supertype "Warrior", hybrid', 'cost 0'), several],
])('%s', (card, told) => expect(toldOf(card)).toContain(told));
