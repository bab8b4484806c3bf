/** Cards that an effect shows to somebody, for as long as what is left of it is about them: its frame keeps them in mind. */
import { type Game, isCurrent, quietly, refOf, restsOnProgress } from '../../kernel/game.js';
import { type Instruction, within } from '../../kernel/instructions.js';
import { isStillMeant, isStillSpokenOf } from '../../kernel/spoken-of.js';
import type { CardRef, Frame, Json, Player } from '../../kernel/state.js';
import { say } from './questions.js';
import { uses } from './words.js';

/** In the place of a player. */
export const everybody: Player = '';

interface Shown {
  readonly card: CardRef;
  readonly to: Player;
  /** The moment on the state's clock. */
  readonly since: number;
}

const shownIn = ({ locals }: Frame): readonly Shown[] =>
  (locals['shown'] ?? []) as unknown as readonly Shown[];

/** What texts consist of, and what they call for themselves. */
const ofTexts = new Set([
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

/** What carries out another text in the middle of one, or looks whether one cuts in. */
const ofOthers = new Set(['effect', 'cutIn']);

/** The frames of a text, from the effect as a whole on. */
const textFrom = ({ state: { frames } }: Game, effect: Frame): readonly Frame[] => {
  const from = frames.indexOf(effect);
  const to = frames.findIndex(({ procedure }, at) => at > from && !ofTexts.has(procedure));
  return frames.slice(from, to < 0 ? undefined : to);
};

/** The effect that is being carried out, as a whole. */
const effectNow = ({ state: { frames } }: Game): Frame | undefined => outermostIn(frames);

const outermostIn = (frames: readonly Frame[]): Frame | undefined => {
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

/** Whether what is still to come of the effect for which something is done now speaks of a card that it has found. */
export const isStillToBePut = (game: Game, id: number): boolean => {
  const { frames } = game.state;
  const text = frames.slice(0, frames.findLastIndex(({ procedure }) => ofTexts.has(procedure)) + 1);
  const effect = outermostIn(text);
  return effect !== undefined && isStillMeant(game, textFrom(game, effect), id);
};

export const isShownTo = (game: Game, player: Player, id: number): boolean =>
  game.state.frames.some((frame) =>
    shownIn(frame).some(
      ({ card, to }) =>
        card[0] === id &&
        isCurrent(game, card) &&
        (to === everybody || to === player) &&
        (isStillAbout(game, frame, id) || (to === everybody && say(game, 'shownToTheEnd', id))),
    ),
  );

/** The card as an effect shows it that uses cards, or puts them into the battle zone, and whether another is carried out within it. */
export const shownToUse = (
  game: Game,
  id: number,
): { readonly since: number; readonly meanwhile: boolean } | undefined => {
  const { frames } = game.state;
  for (const [at, effect] of frames.entries()) {
    const shown = shownIn(effect).find(({ card }) => card[0] === id && isCurrent(game, card));
    if (shown === undefined || !usesCards(blockOf(game, effect))) continue;
    restsOnProgress(game);
    const text = textFrom(game, effect);
    // What has been put back where it was, and is spoken of no more, is looked at no more.
    if (!isStillMeant(game, text, id)) continue;
    const others = frames.slice(at + text.length);
    return {
      since: shown.since,
      meanwhile: others.some(({ procedure }) => ofOthers.has(procedure)),
    };
  }
  return undefined;
};

const blockOf = ({ world }: Game, { locals }: Frame): readonly Instruction[] =>
  world.blocks[Number(locals['block'])] ?? [];

/** Whether a text has cards used, or puts them into the battle zone. */
const usesCards = (block: readonly Instruction[]): boolean =>
  block.some((one) =>
    one.do === 'act'
      ? uses.some((use) => use === one.verb) ||
        Object.values(one.with).some((to) => 'place' in to && to.place.zone === 'battle zone')
      : (within(one).blocks ?? []).some(usesCards),
  );

/** As long as what is being carried out of the text, or still to come, is about it. */
const isStillAbout = (game: Game, effect: Frame, id: number): boolean =>
  quietly(game, () => isStillSpokenOf(game, textFrom(game, effect), id));
