/** Cards that an effect shows to somebody, for as long as it is being carried out: its frame keeps them in mind. */
import { type Game, isCurrent, refOf } from '../../kernel/game.js';
import type { CardRef, Frame, Json, Player } from '../../kernel/state.js';

/** In the place of a player. */
export const everybody: Player = '';

interface Shown {
  readonly card: CardRef;
  readonly to: Player;
}

const shownIn = ({ locals }: Frame): readonly Shown[] =>
  (locals['shown'] ?? []) as unknown as readonly Shown[];

/** What texts consist of, and what they call for themselves. */
const ofTexts = new Set(['effect', 'act', 'for-each', 'one-by-one', 'one at a time', 'happen']);

/** The effect that is being carried out, as a whole. */
const effectNow = ({ state: { frames } }: Game): Frame | undefined => {
  const from = frames.findLastIndex(({ procedure }) => !ofTexts.has(procedure));
  return frames.slice(from + 1).find(({ procedure }) => procedure === 'effect');
};

export const show = (game: Game, card: number, to: Player): void => {
  const effect = effectNow(game);
  if (effect === undefined) return;
  const shown: readonly Shown[] = [...shownIn(effect), { card: refOf(game, card), to }];
  effect.locals['shown'] = shown as unknown as Json;
};

export const isShownTo = (game: Game, player: Player, id: number): boolean =>
  game.state.frames.some((frame) =>
    shownIn(frame).some(
      ({ card, to }) =>
        card[0] === id && isCurrent(game, card) && (to === everybody || to === player),
    ),
  );
