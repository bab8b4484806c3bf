/** 307. The field. */
import type { Filter } from '../../../kernel/ability.js';
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { boardRequirement, definition, restriction } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';
import { anywhere, isOfType, type Nature } from '../words.js';

/**
 * 307.1. That units come here is 905.4d-1 and 1106.1, flame cards 404.1g and 502.5. UNCLEAR: what is like them. An event
 * is not: it goes from the hand through its use to the adolla (905.4d-2). Face down it may lie here as a flame card.
 */
export const field = boardRequirement(
  '307.1',
  'units, flame cards and the like are put on the field',
  (game, { id, zone, status }) =>
    zone === 'field' && status['face'] !== 'down' && isOfType(game, id, 'event'),
  'an event is never put on the field',
  {
    fault:
      'names units, flame cards and others without saying which; we let everything lie there but events face up, because an event is used from the hand and then goes to adolla (905.4d-2)',
  },
);

/** 307.1. An event that a text would put there face up stays where it is. */
export const noEventPutThere = restriction(
  '307.1',
  'units, flame cards and the like are put on the field',
  'event move',
  (game, what) => {
    const { card, to, status } = what as GameEvent;
    const lies = (status ?? {}) as Readonly<Record<string, string>>;
    return to === 'field' && lies['face'] !== 'down' && isOfType(game, Number(card), 'event');
  },
);

/** 307.2. */
export const fieldIsPublic = definition(
  '307.2',
  'the field is public and has no order',
  (): Nature | undefined => ({ hidden: false, ordered: false }),
  () => undefined,
);

/** 307.2. Piles are how an order is kept (304.2, 308.2), and here there is none. */
export const nothingUnderneath = boardRequirement(
  '307.2',
  'the field is public and has no order',
  (_, { zone, above }) => zone === 'field' && above !== 0,
  'no card lies under another on the field, which has no order',
);

/** 307.3. */
export const fieldPlacement = definition(
  '307.3',
  'a card on the field is ready or spent, and face up or face down',
  () => true,
  () => false,
);

/** Where a text looks that names no zone; what it looks for decides which rule says so. */
export const zonesMeant = definition(
  '',
  'where a text looks that names no zone',
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
);

/** 307.4. Of types and names the rules of chapter 2 say the same (201.4, 202.2, 205.2). */
export const noZoneMeansField = definition(
  '307.4',
  "an ability that reads a card's information or a type without naming a zone means the field",
  () => ['field'],
  () => anywhere,
);

/** 307.5. */
export const countsOnField = definition(
  '307.5',
  'an ability that counts cards without naming a zone counts those on the field',
  () => ['field'],
  () => anywhere,
);

/** 307.6. Hidden, but to its controller (303.3b). Without the rule it is as public as its zone. */
export const faceDownIsHidden = definition(
  '307.6',
  'a card face down on the field is hidden, but shown to its controller',
  (): 'shown' | 'hidden' => 'hidden',
  (): 'shown' | 'hidden' => 'shown',
);

/** 307.7. */
export const faceDownFlameNotAttached = definition(
  '307.7',
  'a face-down card that is on the field as a flame card cannot be attached to a unit',
  (game: Game, id: number) => {
    const { zone, status } = cardOf(game, id);
    return zone === 'field' && status['face'] === 'down' && isOfType(game, id, 'flame card');
  },
  () => false,
  { kind: 'restriction' },
);

/** 307.7. */
export const nothingAttachedFaceDown = boardRequirement(
  '307.7',
  'a face-down card that is on the field as a flame card cannot be attached to a unit',
  (_, { zone, status, host }) => zone === 'field' && host !== 0 && status['face'] === 'down',
  'a card that lies face down cannot be attached to a unit',
);

/** 307.8. Without the rule it would stay its owner's. */
export const controllerOnField = definition(
  '307.8',
  "a card put on a player's field comes under that player's control",
  (game: Game, id: number): Player => cardOf(game, id).side,
  (game: Game, id: number): Player => cardOf(game, id).owner,
);
