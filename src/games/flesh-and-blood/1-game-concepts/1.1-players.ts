/** 1.1. Players: what a card-pool may contain. What a ruling asks with `A has a lawful deck`, and of the inventory likewise. */
import type { CardDefinition } from '../../../kernel/ability.js';
import { listOf } from '../../../kernel/continuous.js';
import { cardOf, type Game } from '../../../kernel/game.js';
import { requirement } from '../../../kernel/rule.js';
import type { Thing } from '../../../kernel/state.js';
import { facesOf, listIn, outsideOf, whole } from '../faces.js';
import { definition, say } from '../questions.js';
import { heroOf } from '../words.js';

/** Those of which the hero of their owner has not all supertypes: a card-pool is made outside the game. */
const strangers = (game: Game, cards: readonly Thing[]) =>
  cards.flatMap(({ id }) => {
    const hero = heroOf(game, cardOf(game, id).owner);
    const known = hero === 0 ? [] : listOf(game, hero, 'supertype');
    const strange = new Set(sidesOutside(game, id).flatMap((side) => missing(game, side, known)));
    return [...strange].map((one) => ({
      what: `a card with the supertype ${one}, which the hero has not`,
    }));
  });

/** What of a card counts outside the game: each of the faces or sides that are active together has supertypes of its own. */
const sidesOutside = (game: Game, id: number): readonly (CardDefinition | undefined)[] => {
  const shows = say(game, 'showsOutside', id);
  const faces = shows === whole ? facesOf(game, id) : [];
  return faces.length > 0 ? faces : [outsideOf(game, id, shows)];
};

/** The supertypes that stand in the way; none where it is hybrid and one set of them is known. */
const missing = (
  game: Game,
  side: CardDefinition | undefined,
  known: readonly string[],
): readonly string[] => {
  const own = listIn(side, 'supertype');
  const isHybrid = side?.traits['hybrid'] === true && say(game, 'oneIsEnough');
  // Each supertype is a set by itself, where the card does not say its sets.
  const sets = side?.sets?.['supertype'] ?? own.map((one) => [one]);
  const isKnown = (set: readonly string[]) => set.every((one) => known.includes(one));
  return isHybrid && sets.some(isKnown) ? [] : own.filter((one) => !known.includes(one));
};

/** 1.1.3. */
export const deckFitsHero = requirement('deck', strangers);

/** 1.1.3. */
export const inventoryFitsHero = requirement('inventory', strangers);

/** 1.1.3b. */
export const oneIsEnough = definition('oneIsEnough', () => true);
