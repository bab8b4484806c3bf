/** A board of each game, and what is told of a ruling on it with a line of its own. */
import { faultsOfFile } from './told.js';

const games = {
  'duel-masters/1.13': `card "Titan"  creature, nature, cost 6, power 6000
  double breaker
board "B"
  A battle zone "Titan" as t, "Titan" as u
  B battle zone "Titan" as d, tapped
  A shields s1, s2
  turn of A, attack step
`,
  'fire-force/1.0.0': `card "Boss"  unit, cost 2, power 4
board "B"
  A field "Boss" as t, "Boss" as u, 1 flame as f
  B field "Boss" as d, spent
`,
  'flesh-and-blood/core': `card "Spell"  action, cost 0
  draw 1 card
card "Hero"  hero, life 20, intellect 4
board "B"
  A hero zone "Hero" as h
  B hero zone "Hero" as k
  A hand "Spell" as t
`,
} as const;

export type Row = [rulebook: keyof typeof games, line: string, ...told: string[]];

export const faultsIn = (rulebook: keyof typeof games, lines: string): readonly string[] =>
  faultsOfFile(`${games[rulebook]}ruling "R"
  rulebook ${rulebook}
  on "B"
${lines}
`);
