/** 2.5. Life: the total is the base life with what was gained and without what was lost. */
import type { Game } from '../../../kernel/game.js';
import { changedFrom, numberOf, traitsOf } from '../../../kernel/continuous.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { counterOfTrait } from '../counters.js';
import { lifeChanged } from '../life.js';
import { inheritedTraits, isProxy } from '../playing.js';
import { isInArena } from '../words.js';
import { definition, say } from '../questions.js';

/** A demi-hero that counts as a hero is one (8.1.11b). */
const withHero = (game: Game, id: number, value: readonly string[]): readonly string[] =>
  value.includes('demi-hero') && say(game, 'isHero', id) ? [...value, 'hero'] : value;

/** How what a card is and has reads: its numbers with what was gained and lost, with counters, and with what an attack inherits. */
export const readsTrait = bookkeeping(
  definition('readsTrait', (game, id, trait, value) => {
    const counter = counterOfTrait(trait);
    if (counter !== undefined) return say(game, 'countersThere', id, counter);
    if (isProxy(game, id) && inheritedTraits.includes(trait))
      return [...((value ?? []) as readonly string[]), ...say(game, 'inheritsWords', id, trait)];
    if (trait === 'type' && Array.isArray(value))
      return withHero(game, id, value as readonly string[]);
    if (typeof value !== 'number') return value;
    if (trait === 'life') return say(game, 'lifeAtLeast', say(game, 'lifeTotal', value, id));
    if (trait === 'cost')
      return say(game, 'costWithX', id, say(game, 'costUnchanged', id, value) ?? value);
    if (trait !== 'power' && trait !== 'defense') return value;
    const number = isProxy(game, id)
      ? changedFrom(game, id, trait, say(game, 'inherits', id, trait))
      : value;
    return say(game, 'neverBelowZero', number + say(game, 'changedByCounters', id, trait));
  }),
);

/** What stands for an attack has no numbers of its own: what effects change is what it inherits. */
export const beginsElsewhere = bookkeeping(definition('beginsElsewhere', isProxy));

/** 2.5.1a. */
export const isLiving = definition(
  'isLiving',
  (game, id) =>
    isInArena(game, id) && traitsOf(game, id, 'life') !== undefined && say(game, 'isPermanent', id),
);

/** 2.5.3a. */
export const lifeTotal = definition(
  'lifeTotal',
  (game, base, id) => base + lifeChanged(game, id),
  (_, base) => base,
);

/** 2.5.3e. */
export const lifeAtLeast = definition('lifeAtLeast', (_, total) => Math.max(0, total));

/** 2.5.3f. */
export const isDead = definition('isDead', (game, id) => numberOf(game, id, 'life') === 0);
