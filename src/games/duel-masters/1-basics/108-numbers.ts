/** 108. Numbers: integers, negative power, infinity and the order of arithmetic. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { isInfinite } from '../../../kernel/infinite.js';
import { bookkeeping, layer } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';
import { isFaceDownMana } from '../words.js';
import { readsName, refuseTwoCosts, twoCostsOf } from '../reading.js';

/** How a characteristic reads where anything looks at it: some rules differ from what is there. */
export const readsTrait = bookkeeping(
  definition('readsTrait', (game, id, trait, value) => {
    const read = readsFaceUp(game, id, trait, value);
    return isFaceDownMana(game, id) ? say(game, 'readsFaceDown', trait, read) : read;
  }),
);

const readsFaceUp = (
  game: Game,
  id: number,
  trait: string,
  value: TraitValue | undefined,
): TraitValue | undefined => {
  if (trait === 'power')
    return say(
      game,
      'negativePower',
      say(game, 'onlyCreaturesHavePower', id, say(game, 'infinity', value)),
    );
  if (trait === 'mana') return value ?? say(game, 'usualMana');
  if (trait === 'cost') {
    if (twoCostsOf(game, id).length > 0) refuseTwoCosts(game);
    return say(game, 'writtenCost', id, value);
  }
  if (trait === 'name') return readsName(game, id, value);
  return value;
};

/** 108.1a. */
export const leastNumber = definition('leastNumber', () => 0);

/** 108.1b. */
export const negativePower = definition('negativePower', (_, value) =>
  typeof value === 'number' ? Math.max(0, value) : value,
);

/** 108.1c. What is infinite takes in whatever is added to it, but for its opposite. */
export const infinity = definition(
  'infinity',
  (_, value) => value,
  (_, value) => (typeof value === 'number' && isInfinite(value) ? 0 : value),
);

/** 108.1c. Without the rule, nothing is added that has no end, and nothing taken away. */
export const addsTo = definition(
  'addsTo',
  (_, __, now, more) => now + more,
  (_, __, now, more) => (isInfinite(more) ? now : now + more),
);

/** 108.2. Additions and subtractions come before multiplications (206.4, 601.1d). */
export const layerOfAdditions = layer((change) => change.change === 'add', { place: 2 });

/** 108.2. Divisions come behind multiplications, and before what fixes a number (206.3). */
export const layerOfDivisions = layer((change) => change.change === 'divide', { place: 3.5 });
