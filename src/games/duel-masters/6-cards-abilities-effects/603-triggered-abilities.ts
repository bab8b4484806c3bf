/** 603. Triggered abilities: when they trigger, how often, and what they look at. */
import type { Ability, Condition } from '../../../kernel/ability.js';
import { type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { holds } from '../../../kernel/conditions.js';
import { type Context } from '../../../kernel/select.js';
import type { CardRef, GameEvent, Waiting } from '../../../kernel/state.js';
import { undeclaredOf } from '../modes.js';
import type { Pending } from '../waiting.js';
import { textOf } from '../words.js';

/** 603.2. Each time the condition is met; what happens between turns (512.1) meets none. */
export const waits = definition(
  (game: Game, event: GameEvent, delayed: boolean): number => {
    if (event['silent'] === true) return 0;
    return delayed ? say<number>(game, 'delayedWaits') : 1;
  },
  () => 0,
);

/** 603.3. */
export const turnPlayersFirst = definition(
  (game: Game, all: readonly Pending[]) => {
    const theirs = all.filter(({ player }) => player === game.state.turn.player);
    return theirs.length > 0 ? theirs : all;
  },
  (_: Game, all: readonly Pending[]) => all,
);

/** 603.3a. The next waiting effect whose mode is to be declared; without the rule that is done on resolving. */
export const nextModal = definition(
  (game: Game): Waiting | null =>
    game.state.waiting.find((one) => undeclaredOf(game, one).length > 0) ?? null,
  () => null,
);

/** 603.4. */
export const conditionMet = definition(
  (game: Game, condition: Condition, context: Context) => holds(game, condition, context),
  () => true,
);

/** 603.5b. */
export const seenUnderEffects = definition(
  () => true,
  () => false,
);

/**
 * 603.5c. What triggers as a creature is being destroyed sees the state before, and so does what triggers on its
 * own card's leaving; what triggers once something else has left does so only if its card is still there.
 */
export const looksBack = definition(
  (_: Game, event: GameEvent, ability: Ability, source: CardRef) => {
    if (isBeing(ability) || ['destroy', 'discard', 'break'].includes(event.kind)) return true;
    if (event.card !== source[0] || (event.kind !== 'move' && event.kind !== 'destroyed'))
      return false;
    const from = textOf(event['from']);
    return (
      from === 'battle zone' ||
      (ability.zones?.includes(from) ?? false) ||
      waitsThere(ability, from)
    );
  },
  () => false,
);

/** "Is being destroyed": it looks at what is on its way. */
const isBeing = (ability: Ability): boolean =>
  ability.kind === 'triggered' && ability.when.being === true;

const waitsThere = (ability: Ability, zone: string): boolean =>
  ability.kind === 'triggered' && zone !== '' && ability.when.where?.['from'] === zone;

/** 603.5c. What left the battle zone counts as it was there. */
export const seenAsItWas = definition(
  (_: Game, event: GameEvent) => event['from'] === 'battle zone',
  () => false,
);

/** 603.6. */
export const delayedWaits = definition(
  () => 1,
  () => 0,
);
