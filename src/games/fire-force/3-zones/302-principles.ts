/** 302. Principles of zones: whose they are, who sees them, what moving does. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { nextInstruction } from '../../../kernel/effect.js';
import { bookkeeping, definition, term } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { endOfShuffle, natureOf, triggerChances } from '../words.js';

/** 302.1. Each player has a zone of their own, but for the one that the game has once (301.2). */
export const zoneSide = definition(
  (game: Game, zone: string, side: Player): Player =>
    zone === 'resolution zone' ? say<Player>(game, 'sideOfResolutionZone', side) : side,
  (): Player => '',
);

/** `put` in a text: the card goes to the zone named, on the side named or its owner's. */
export const put = bookkeeping(
  term('put', (game, { cards, place, status }) => ({
    events: [
      ...cards.map((card) => ({
        kind: 'move',
        card,
        to: place?.zone ?? 'field',
        side: place?.side ?? '',
        ...(place?.position === undefined ? {} : { position: place.position }),
        ...(Object.keys(status).length === 0 ? {} : { status }),
      })),
      ...cards.flatMap((card) => triggerChances(game, card, place?.zone ?? 'field')),
      ...endOfShuffle(game),
    ],
    into: 'done',
  })),
);

/** 302.2. What is shown, all see; what is hidden, only those to whom a rule or effect shows it. */
export const sees = definition(
  (game: Game, player: Player, id: number): boolean | undefined => {
    const state = say<'shown' | 'hidden' | undefined>(game, 'shownState', id);
    if (state === undefined) return undefined;
    return state === 'shown' || say<boolean>(game, 'shownToSome', player, id);
  },
  (): boolean | undefined => undefined,
);

/** 302.2a. */
export const knowsCount = definition(
  (): boolean | undefined => true,
  (): boolean | undefined => undefined,
);

/** 302.2b. Of cards that fit, as few as none need be there, for all that others can know. */
export const matchMayBeDenied = definition(
  (_: Game, __: number) => 0,
  (_: Game, least: number) => least,
);

/** 302.3. From field to field a card stays what it is; otherwise it is a new card. */
export const staysTheSame = definition(
  (game: Game, id: number, to: string) => cardOf(game, id).zone === 'field' && to === 'field',
  () => true,
);

/** 302.4. The owner orders what comes together to a zone with an order, unless it is shuffled at once. */
export const ordersArrivals = definition(
  (game: Game, zone: string, cards: readonly number[]): Player | null =>
    natureOf(game, zone)?.ordered === true && !isShuffledNext(game)
      ? say<Player>(game, 'ownerOf', cards[0] ?? 0)
      : null,
  (): Player | null => null,
);

const isShuffledNext = (game: Game): boolean => {
  const next = nextInstruction(game);
  const { frames } = game.state;
  return frames.at(-1)?.procedure === 'shuffle' || (next?.do === 'act' && next.verb === 'shuffle');
};

/** 302.5. A card goes to its owner's zone, unless told otherwise. */
export const homeOf = definition(
  (game: Game, id: number): Player => say<Player>(game, 'ownerOf', id),
  (game: Game, id: number): Player => cardOf(game, id).controller,
);
