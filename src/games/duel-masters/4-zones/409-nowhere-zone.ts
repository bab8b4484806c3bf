/** 409. Nowhere zone: where a card is between two zones; or pending cards, which lie in their zone and do not count there. */
import { cardOf, isHeld } from '../../../kernel/game.js';
import { isOfType } from '../words.js';
import { definition, say } from '../questions.js';

/** 409.1. */
export const zoneInUse = definition('zoneInUse', (game, id) =>
  isOfType(game, id, 'spell') ? say(game, 'spellInUse', id) : 'nowhere zone',
);

/** 409.1. It is on its way between two other zones: what was used from the hand comes from there. */
export const cameFrom = definition('cameFrom', (_, { from, origin }) => origin ?? from);

/** 409.1a. */
export const spellInUse = definition('spellInUse', (_, __) => 'nowhere zone');

/** 409.1. It stays in its zone; without the rule it is laid apart. */
export const staysInUse = definition(
  'zoneInUse',
  (game, id) => cardOf(game, id).zone,
  () => 'nowhere zone',
);

/** 409.1a. */
export const isPending = definition('isPending', (game, id) =>
  say(game, isOfType(game, id, 'spell') ? 'spellIsPending' : 'pendingDoesNotCount'),
);

/** 409.1a. What an effect is about to put into the battle zone is pending until it enters. */
export const pendingBeforeEntering = definition(
  'heldBefore',
  (game, { kind, card = 0, from, to }) =>
    kind === 'move' && to === 'battle zone' && from !== to && !isHeld(game, card),
);

/** 409.1b. */
export const spellIsPending = definition('spellIsPending', (game) =>
  say(game, 'pendingDoesNotCount'),
);

/** 409.1c. */
export const pendingDoesNotCount = definition('pendingDoesNotCount', () => true);

/** 409.2. */
export const countsOnceMore = definition('countsOnceMore', () => true);

/** 409.1f. Of cards that an effect puts into the battle zone together each enters by itself, as the effect names them. */
export const entersOneByOne = definition('oneAtATime', (_, events) =>
  events.every(({ kind, to }) => kind === 'move' && to === 'battle zone'),
);

/** 409.1f. Those still to come are pending. */
export const pendingMeanwhile = definition('heldMeanwhile', (_, events) =>
  events.map(({ card = 0 }) => card),
);

/** 409.2a. What is put where it was used from has not come there, and nothing triggers for it. */
export const comesAnew = definition(
  'comesAnew',
  (_, { kind, to, origin }) => kind !== 'move' || to !== origin,
);
