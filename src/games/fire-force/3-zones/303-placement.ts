/** 303. Placement: ready or spent, face up or down, shown or not. */
import { cardOf, type Game, rests, say } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping, definition } from '../../../kernel/rule.js';
import { keyOf, type Player } from '../../../kernel/state.js';
import { natureOf } from '../words.js';

/** How a card lies in a zone that it enters, where nothing else is said. */
export const entersWith = bookkeeping(
  definition(
    (game: Game, id: number, zone: string): Record<string, string> =>
      Object.assign(
        {},
        say<Record<string, string>>(game, 'orientationOnEntry', id, zone),
        say<Record<string, string>>(game, 'faceOnEntry', id, zone),
      ),
    () => ({}),
  ),
);

/** 303.1. Whether cards in a zone are ready or spent at all; 307.3 says so of the field. */
export const hasOrientation = definition(
  (game: Game, zone: string) => zone === 'field' && say<boolean>(game, 'fieldPlacement'),
  () => false,
);

/** 303.1. */
export const placedOnFieldOnly = boardRequirement(
  (_, { zone, status }) => zone !== 'field' && status['orientation'] !== undefined,
  'only cards on the field are ready or spent',
);

/** 303.1a. Without the rule nothing would say which way up it is put. */
export const orientationOnEntry = definition(
  (game: Game, _: number, zone: string): Record<string, string> =>
    say<boolean>(game, 'hasOrientation', zone) ? { orientation: 'ready' } : {},
  () => ({}),
);

/** 303.1b. The new state takes the place of the old one; without the rule a card would be both. */
export const statusBecomes = definition(
  (_: Game, __: string | undefined, value: string) => value,
  (_: Game, before: string | undefined, value: string) =>
    ['ready', 'spent'].includes(value) && before !== undefined && before !== value
      ? 'ready and spent'
      : value,
);

/** 303.2. Life has a rule of its own for it (308.3). */
export const faceOnEntry = definition(
  (game: Game, _: number, zone: string): Record<string, string> => {
    if (zone === 'life') return say<Record<string, string>>(game, 'lifeIsFaceDown');
    const nature = natureOf(game, zone);
    return nature === undefined ? {} : { face: nature.hidden ? 'down' : 'up' };
  },
  () => ({}),
);

/**
 * 303.2. On the field cards lie either way (307.3), and life has a rule of its own (308.3). 404.1a puts the flame deck
 * face down, public as it is.
 */
export const facesAsZoneSays = boardRequirement(
  (_, { zone, status }) =>
    (zone === 'adolla' && status['face'] === 'down') ||
    ((zone === 'deck' || zone === 'hand') && status['face'] === 'up'),
  'cards lie face up in Adolla, and face down in the deck and the hand',
);

type Shown = 'shown' | 'hidden' | undefined;

/**
 * 303.3. By what was done to the card, by how it lies on the field (307.6) or face up in a hidden zone, else by its
 * zone (303.3a). Where no rule says anything, nobody can tell.
 */
export const shownState = definition(
  (game: Game, id: number): Shown => {
    const { zone, status } = cardOf(game, id);
    rests(game, game.state.origins[keyOf(id, 'face')]);
    const { shown } = status;
    if (shown === 'shown' || shown === 'hidden') return shown;
    if (zone === 'field' && status['face'] === 'down') return say<Shown>(game, 'faceDownIsHidden');
    const byZone = say<Shown>(game, 'shownInZone', zone);
    return byZone === 'hidden' && status['face'] === 'up' ? 'shown' : byZone;
  },
  (): Shown => undefined,
);

/** 303.3a. */
export const shownInZone = definition(
  (game: Game, zone: string): Shown => {
    const nature = natureOf(game, zone);
    return nature === undefined ? undefined : nature.hidden ? 'hidden' : 'shown';
  },
  (): Shown => undefined,
);

/** 303.3b. The player of a hand (306.3), the controller of what lies face down (307.6), who chooses there (1110.2). */
export const shownToSome = definition(
  (game: Game, player: Player, id: number): boolean => {
    const { zone, side, controller } = cardOf(game, id);
    if (zone === 'field')
      return controller === player && say(game, 'faceDownIsHidden') === 'hidden';
    if (side === player && natureOf(game, zone)?.shownTo === 'its player') return true;
    return say<boolean>(game, 'seesToChoose', player, id);
  },
  () => false,
);
