/** 2.5. Life: the total is the base life with what was gained and without what was lost. */
import { cardOf, fact } from '../../../kernel/game.js';
import { numberOf, traitsOf } from '../../../kernel/continuous.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { keyOf } from '../../../kernel/state.js';
import { isInArena } from '../words.js';
import { definition, say } from '../questions.js';

/** What is read of a card's life. */
export const readsTrait = bookkeeping(
  definition('readsTrait', (game, id, trait, value) =>
    typeof value !== 'number'
      ? value
      : trait === 'life'
        ? say(game, 'lifeAtLeast', say(game, 'lifeTotal', value, id))
        : cardOf(game, id).definition === 'attack proxy'
          ? value + say(game, 'inherits', id, trait)
          : value,
  ),
);

/** 2.5.1a. */
export const isLiving = definition(
  'isLiving',
  (game, id) => isInArena(game, id) && traitsOf(game, id, 'life') !== undefined,
);

/** 2.5.3a. */
export const lifeTotal = definition(
  'lifeTotal',
  (game, base, id) => base + (fact<number>(game, keyOf(id, 'life changed')) ?? 0),
  (_, base) => base,
);

/** 2.5.3e. */
export const lifeAtLeast = definition('lifeAtLeast', (_, total) => Math.max(0, total));

/** 2.5.3f. */
export const isDead = definition('isDead', (game, id) => numberOf(game, id, 'life') === 0);
