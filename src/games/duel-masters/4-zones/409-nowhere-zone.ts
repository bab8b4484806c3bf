/** 409. Nowhere zone: where a card is between two zones, or while it is pending. */
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

/** 409.1f. Of cards that an effect puts into the battle zone together each enters by itself, as the effect names them. */
export const entersOneByOne = definition(
  'oneAtATime',
  (_, events) =>
    events.length > 1 && events.every(({ kind, to }) => kind === 'move' && to === 'battle zone'),
);

/** 409.2a. What is put where it was used from has not come there, and nothing triggers for it. */
export const comesAnew = definition(
  'comesAnew',
  (_, { kind, from, to, origin }) => kind !== 'move' || from !== 'nowhere zone' || to !== origin,
);
