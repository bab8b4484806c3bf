/** 307. The field. */
import { cardOf } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping, restriction } from '../../../kernel/rule.js';
import type { GameEvent } from '../../../kernel/state.js';
import { isOfType } from '../words.js';
import { definition, say, type Shown } from '../questions.js';

/**
 * 307.1. That units come here is 905.4d-1 and 1106.1, flame cards 404.1g and 502.5. UNCLEAR: what is like them. An event
 * is not: it goes from the hand through its use to the adolla (905.4d-2). Face down it may lie here as a flame card.
 */
export const field = boardRequirement(
  (game, { id, zone, status }) =>
    zone === 'field' && status['face'] !== 'down' && isOfType(game, id, 'event'),
  'an event is never put on the field',
);

/** 307.1. An event that a text would put there face up stays where it is. */
export const noEventPutThere = restriction('event move', (game, what) => {
  const { card, to, status } = what as GameEvent;
  const lies = (status ?? {}) as Readonly<Record<string, string>>;
  return to === 'field' && lies['face'] !== 'down' && isOfType(game, Number(card), 'event');
});

/** 307.2. */
export const fieldIsPublic = definition('fieldIsPublic', () => ({ hidden: false, ordered: false }));

/** 307.2. Piles are how an order is kept (304.2, 308.2), and here there is none. */
export const nothingUnderneath = boardRequirement(
  (_, { zone, cards }) => zone === 'field' && cards.length > 1,
  'no card lies under another on the field, which has no order',
);

/** 307.3. */
export const fieldPlacement = definition('fieldPlacement', () => true);

/** Where a text looks that names no zone; what it looks for decides which rule says so. */
export const zonesMeant = bookkeeping(
  definition('zonesMeant', (game, { tests, unnamed }) => {
    if (unnamed === 'count') return say(game, 'countsOnField');
    if (unnamed === 'there') return say(game, 'beingOnField');
    const looksAt = (trait: string) => tests.some((one) => 'trait' in one && one.trait === trait);
    if (looksAt('type')) return say(game, 'typeMeansField');
    if (looksAt('name')) return say(game, 'nameMeansField');
    return say(game, looksAt('attribute') ? 'attributeMeansField' : 'noZoneMeansField');
  }),
);

/** 307.4. Of types and names the rules of chapter 2 say the same (201.4, 202.2, 205.2). */
export const noZoneMeansField = definition('noZoneMeansField', () => ['field']);

/** 307.5. */
export const countsOnField = definition('countsOnField', () => ['field']);

/** 307.6. Hidden, but to its controller (303.3b). Without the rule it is as public as its zone. */
export const faceDownIsHidden = definition('faceDownIsHidden', (): Shown => 'hidden');

/** 307.7. */
export const faceDownFlameNotAttached = definition('faceDownFlameNotAttached', (game, id) => {
  const { zone, status } = cardOf(game, id);
  return zone === 'field' && status['face'] === 'down' && isOfType(game, id, 'flame card');
});

/** 307.7. */
export const nothingAttachedFaceDown = boardRequirement(
  (_, { zone, status, host }) => zone === 'field' && host !== 0 && status['face'] === 'down',
  'a card that lies face down cannot be attached to a unit',
);

/** 307.8. Without the rule it would stay its owner's. */
export const controllerOnField = definition(
  'controllerOnField',
  (game, id) => cardOf(game, id).side,
);
