/** What chance decides: no player chooses, and a ruling says what comes of it. */
import type { Game } from './game.js';
import type { Move } from './rule.js';
import type { Player } from './state.js';

/** Which player goes first. */
export const whoGoesFirst = ({ world }: Game): Move => ({
  ask: {
    kind: 'first player',
    by: 'chance',
    options: world.rules.players.map((player) => ({ verb: 'goes first', player, rules: [] })),
    min: 1,
    max: 1,
    source: 0,
  },
});

/** In which order cards lie, the topmost first. */
export const orderByChance = (side: Player, zone: string, cards: readonly number[]): Move => ({
  ask: {
    kind: `${zone} order`,
    by: 'chance',
    about: side,
    options: cards.map((card) => ({ verb: 'order', card, rules: [] })),
    min: cards.length,
    max: cards.length,
    ordered: true,
    source: 0,
  },
});
