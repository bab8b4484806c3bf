/** 108. Numbers: integers, negative power, infinity and the order of arithmetic. */
import type { TraitValue } from '../../../kernel/ability.js';
import { type Game, say } from '../../../kernel/game.js';
import { isInfinite } from '../../../kernel/infinite.js';
import { bookkeeping, definition, layer } from '../../../kernel/rule.js';

/** How a characteristic reads where anything looks at it: two rules differ from what is there. */
export const readsTrait = bookkeeping(
  definition(
    (game: Game, id: number, trait: string, value: TraitValue | undefined) => {
      if (trait === 'power')
        return say<TraitValue | undefined>(
          game,
          'negativePower',
          say<TraitValue | undefined>(
            game,
            'onlyCreaturesHavePower',
            id,
            say<TraitValue | undefined>(game, 'infinity', value),
          ),
        );
      if (trait === 'cost') return say<TraitValue | undefined>(game, 'writtenCost', id, value);
      return value;
    },
    (_: Game, __: number, ___: string, value: TraitValue | undefined) => value,
  ),
);

/** 108.1b. */
export const negativePower = definition(
  (_: Game, value: TraitValue | undefined) =>
    typeof value === 'number' ? Math.max(0, value) : value,
  (_: Game, value: TraitValue | undefined) => value,
);

/** 108.1c. What is infinite takes in whatever is added to it, but for its opposite. */
export const infinity = definition(
  (_: Game, value: TraitValue | undefined) => value,
  (_: Game, value: TraitValue | undefined) =>
    typeof value === 'number' && isInfinite(value) ? 0 : value,
);

/** 108.1c. Without the rule, nothing is added that has no end, and nothing taken away. */
export const addsTo = definition(
  (_: Game, __: string, now: number, more: number) => now + more,
  (_: Game, __: string, now: number, more: number) => (isInfinite(more) ? now : now + more),
);

/** 108.2. Additions and subtractions come before multiplications (206.4). */
export const layerOfAdditions = layer(
  (change) => change.change === 'add' && change.trait !== 'cost',
  { place: 2 },
);
