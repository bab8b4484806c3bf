/** 1.1. Players: what a card-pool may contain. What a ruling asks with `A has a lawful deck`, and of the inventory likewise. */
import { listOf } from '../../../kernel/continuous.js';
import { cardOf, type Game } from '../../../kernel/game.js';
import { requirement } from '../../../kernel/rule.js';
import type { Thing } from '../../../kernel/state.js';
import { listIn, outsideOf } from '../faces.js';
import { definition, say } from '../questions.js';
import { heroOf } from '../words.js';

/** Those of which the hero of their owner has not all supertypes: a card-pool is made outside the game. */
const strangers = (game: Game, cards: readonly Thing[]) =>
  cards.flatMap(({ id }) => {
    const hero = heroOf(game, cardOf(game, id).owner);
    const known = hero === 0 ? [] : listOf(game, hero, 'supertype');
    const outside = outsideOf(game, id, say(game, 'showsOutside', id));
    const own = listIn(outside, 'supertype');
    const isHybrid = outside?.traits['hybrid'] === true && say(game, 'oneIsEnough');
    // Each supertype is a set by itself, where the card does not say its sets.
    const sets = outside?.sets?.['supertype'] ?? own.map((one) => [one]);
    const isKnown = (set: readonly string[]) => set.every((one) => known.includes(one));
    if (isHybrid && sets.some(isKnown)) return [];
    return own
      .filter((one) => !known.includes(one))
      .map((one) => ({ what: `a card with the supertype ${one}, which the hero has not` }));
  });

/** 1.1.3. */
export const deckFitsHero = requirement('deck', strangers);

/** 1.1.3. */
export const inventoryFitsHero = requirement('inventory', strangers);

/** 1.1.3b. */
export const oneIsEnough = definition('oneIsEnough', () => true);
