/** Cards that an effect shows to somebody, for as long as what is left of it is about them: its frame keeps them in mind. */
import { type Game, isCurrent, quietly, refOf } from './game.js';
import { isStillSpokenOf } from './spoken-of.js';
import type { CardRef, Frame, Json, Player } from './state.js';

/** In the place of a player. */
export const everybody: Player = '';

interface Shown {
  readonly card: CardRef;
  readonly to: Player;
  /** The moment on the state's clock. */
  readonly since: number;
}

export const shownIn = ({ locals }: Frame): readonly Shown[] =>
  (locals['shown'] ?? []) as unknown as readonly Shown[];

/** What texts consist of, and what they call for themselves. */
export const ofTexts = new Set([
  'effect',
  'act',
  'for-each',
  'one-by-one',
  'by themselves',
  'one at a time',
  'happen',
  'together',
  'at once',
  'in order',
]);

/** The frames of a text, from the effect as a whole on. */
export const textFrom = ({ state: { frames } }: Game, effect: Frame): readonly Frame[] => {
  const from = frames.indexOf(effect);
  const to = frames.findIndex(({ procedure }, at) => at > from && !ofTexts.has(procedure));
  return frames.slice(from, to < 0 ? undefined : to);
};

/** The effect that is being carried out, as a whole. */
const effectNow = ({ state: { frames } }: Game): Frame | undefined => outermostIn(frames);

export const outermostIn = (frames: readonly Frame[]): Frame | undefined => {
  const from = frames.findLastIndex(({ procedure }) => !ofTexts.has(procedure));
  return frames.slice(from + 1).find(({ procedure }) => procedure === 'effect');
};

export const show = (game: Game, card: number, to: Player): void => {
  const effect = effectNow(game);
  if (effect === undefined) return;
  const one: Shown = { card: refOf(game, card), to, since: game.state.clock };
  const shown: readonly Shown[] = [...shownIn(effect), one];
  effect.locals['shown'] = shown as unknown as Json;
};

/**
 * Whether a player sees a card that an effect shows.
 *
 * @param toTheEnd whether what is shown to all stays shown until the effect is over
 */
export const isShownTo = (
  game: Game,
  player: Player,
  id: number,
  toTheEnd: () => boolean = () => false,
): boolean =>
  game.state.frames.some((frame) =>
    shownIn(frame).some(
      ({ card, to }) =>
        card[0] === id &&
        isCurrent(game, card) &&
        (to === everybody || to === player) &&
        (isStillAbout(game, frame, id) || (to === everybody && toTheEnd())),
    ),
  );

/** As long as what is being carried out of the text, or still to come, is about it. */
const isStillAbout = (game: Game, effect: Frame, id: number): boolean =>
  quietly(game, () => isStillSpokenOf(game, textFrom(game, effect), id));
