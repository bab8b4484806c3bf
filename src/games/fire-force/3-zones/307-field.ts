/** 307. The field. */
import type { Filter } from '../../../kernel/ability.js';
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping, definition, restriction } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';
import { anywhere, isOfType, type Nature } from '../words.js';

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
export const fieldIsPublic = definition(
  (): Nature | undefined => ({ hidden: false, ordered: false }),
  () => undefined,
);

/** 307.2. Piles are how an order is kept (304.2, 308.2), and here there is none. */
export const nothingUnderneath = boardRequirement(
  (_, { zone, above }) => zone === 'field' && above !== 0,
  'no card lies under another on the field, which has no order',
);

/** 307.3. */
export const fieldPlacement = definition(
  () => true,
  () => false,
);

/** Where a text looks that names no zone; what it looks for decides which rule says so. */
export const zonesMeant = bookkeeping(
  definition(
    (game: Game, { tests, unnamed }: Filter) => {
      if (unnamed === 'count') return say<readonly string[]>(game, 'countsOnField');
      if (unnamed === 'there') return say<readonly string[]>(game, 'beingOnField');
      const looksAt = (trait: string) => tests.some((one) => 'trait' in one && one.trait === trait);
      const [rule = 'noZoneMeansField'] = [
        ...(looksAt('type') ? ['typeMeansField'] : []),
        ...(looksAt('name') ? ['nameMeansField'] : []),
        ...(looksAt('attribute') ? ['attributeMeansField'] : []),
      ];
      return say<readonly string[]>(game, rule);
    },
    (_: Game, { zones }: Filter) => zones,
  ),
);

/** 307.4. Of types and names the rules of chapter 2 say the same (201.4, 202.2, 205.2). */
export const noZoneMeansField = definition(
  () => ['field'],
  () => anywhere,
);

/** 307.5. */
export const countsOnField = definition(
  () => ['field'],
  () => anywhere,
);

/** 307.6. Hidden, but to its controller (303.3b). Without the rule it is as public as its zone. */
export const faceDownIsHidden = definition(
  (): 'shown' | 'hidden' => 'hidden',
  (): 'shown' | 'hidden' => 'shown',
);

/** 307.7. */
export const faceDownFlameNotAttached = definition(
  (game: Game, id: number) => {
    const { zone, status } = cardOf(game, id);
    return zone === 'field' && status['face'] === 'down' && isOfType(game, id, 'flame card');
  },
  () => false,
);

/** 307.7. */
export const nothingAttachedFaceDown = boardRequirement(
  (_, { zone, status, host }) => zone === 'field' && host !== 0 && status['face'] === 'down',
  'a card that lies face down cannot be attached to a unit',
);

/** 307.8. Without the rule it would stay its owner's. */
export const controllerOnField = definition(
  (game: Game, id: number): Player => cardOf(game, id).side,
  (game: Game, id: number): Player => cardOf(game, id).owner,
);
