/** Rulings that are wrong in one line, and what is said of why. */
import { expect } from 'vitest';
import type { Explanation } from '../../src/evidence/obstacle.js';
import { explain } from '../../src/evidence/why-not.js';
import { games } from '../../src/harness/games.js';
import { load } from '../../src/harness/suite.js';
import { obstacleText } from '../../src/report/why-words.js';

const cards = {
  'duel-masters/1.13': `
card "Brawler"
  creature, fire, cost 3, power 3000, race "Human"
card "Veteran"
  creature, fire, cost 5, power 5000
card "Seed Pod"
  creature, nature, cost 3, power 2000
  when this would be destroyed: instead put it into your mana
card "Guarded Pod"
  creature, nature, cost 3, power 2000
  when this would be destroyed, if you have a creature with power 6000 or more: instead put this into your mana
card "Coward"
  creature, darkness, cost 5, power 3000
  this cannot attack
card "Rock"
  creature, darkness, cost 5, power 1000
  this cannot be destroyed
card "Mourner"
  creature, darkness, cost 4, power 2000
  when a creature with power 5000 or more is destroyed: draw 1 card
card "Griever"
  creature, darkness, cost 4, power 2000
  when another of your creatures is destroyed: draw 1 card
card "Heir"
  creature, darkness, cost 5, power 3000
  when this is destroyed, if you have a creature with power 6000 or more: draw 1 card
card "Polite"
  creature, water, cost 2, power 1000
  when this enters the battle zone: you may draw 1 card
card "Small Fire"
  spell, fire, cost 1
  destroy 1 creature with power 2000 or less
card "Human Fire"
  spell, fire, cost 1
  destroy all creatures with power 2000 or less
card "Banner"
  creature, fire, cost 2, power 1000
  your other creatures get +1000
card "Kobold"
  creature, fire, cost 1, power 1000
card "Warden"
  creature, light, cost 4, power 4500
  blocker
card "Sneak"
  creature, water, cost 2, power 2000
  this cannot be blocked
card "Flood"
  spell, water, cost 1
  tap all your opponent's creatures
card "Guardian"
  creature, light, cost 4, power 4500
  your creatures with power 4000 or more cannot be destroyed
card "Mayfly"
  creature, nature, cost 1, power 1000
  when this enters the battle zone: destroy this. return this to hand
`,
  'fire-force/1.0.0': `
card "Cadet"
  unit, cost 1, power 3
card "Bulwark"
  unit, cost 3, power 6
  defence
card "Mourner"
  unit, cost 1, power 1
  when any of your units with power 5 or more is retired: draw 1 card
card "Volcano"
  event, cost 0
  retire all of your opponent's units
card "Spark"
  event, cost 0
  retire all units with power 2 or less
card "Veteran"
  unit, cost 1, power 5
  your other units get +2
card "Wake"
  event, cost 0
  ready 1 of your units
card "Kindle"
  event, cost 0
  ready 1 of your opponent's flame
card "Lesson"
  event, cost 0
  draw 2 cards
card "Rest"
  event, cost 0
  spend all of your opponent's units
card "Guardian"
  unit, cost 1, power 2
  your units with power 5 or more cannot be retired
card "Lucky"
  unit, cost 1, power 2
  [activated] once a turn, pay 0: draw 1 card
card "Survivor"
  unit, cost 1, power 2
  when this would be retired: instead return it
card "Debtor"
  unit, cost 1, power 2
  when this would be retired, discard 1 card: instead ready this
card "Ghost"
  unit, cost 1, power 3
  in adolla: when a unit is retired: draw 1 card
card "Bell"
  unit, cost 1, power 1
  when your turn begins: draw 1 card
`,
} as const;

export type Rulebook = keyof typeof cards;

/** The first line that a ruling says wrong, explained. */
export const wrongIn = (rulebook: Rulebook, body: string): Explanation | undefined => {
  const text = `${cards[rulebook]}\nruling "why not"\n  rulebook ${rulebook}\n${body}`;
  const { cases, problems } = load({ path: 'a', text }, () => ({ problem: 'missing' }), games);
  const errors = problems.filter(({ code }) => !code.startsWith('unused-'));
  expect(errors).toEqual([]);
  const [one] = cases;
  if (one === undefined) throw new Error('there is no ruling');
  expect(one.problems).toEqual([]);
  return explain(one).find(({ held, obstacles }) => !held || obstacles.length > 0);
};

/** What stood in its way, the nearest first, with the rules it names. */
export const whyNot = (rulebook: Rulebook, body: string): readonly string[] =>
  (wrongIn(rulebook, body)?.obstacles ?? []).map((obstacle) => {
    const rules = 'rules' in obstacle ? obstacle.rules.map(({ rule }) => rule) : [];
    return `${obstacleText(obstacle)}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}`;
  });

export const attack = (theirs: string, claim: string, mine = 'Veteran') => `
  given
    A battle zone  "${mine}" as mine
    B battle zone  ${theirs}
    turn of A, attack step
  do
    A: attack theirs with mine
    B: no block
  expect
    ${claim}
`;

export const cast = (spell: string, theirs: string, claim: string, choice = '') => `
  given
    A hand         "${spell}" as spell
    A mana         2 fire
    B battle zone  ${theirs}
    turn of A, main step
  do
    A: cast spell
${choice}  expect
    ${claim}
`;

export const summon = (card: string, claim: string) => `
  given
    A hand  "${card}" as mine
    A mana  2 nature
    turn of A, main step
  do
    A: summon mine
  expect
    ${claim}
`;

export const attackStep = (given: string, claim: string) => `
  given
    ${given}
    turn of A, attack step
  expect
    ${claim}
`;

export const play = (event: string, theirs: string, claim: string) => `
  given
    A hand   "${event}" as event
    B field  ${theirs}
    turn of A, main phase
  do
    A: use event
  expect
    ${claim}
`;
