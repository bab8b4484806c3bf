/** Cards that an effect shows and uses, and what is still to come of it. */
import { type Game, isCurrent, restsOnProgress } from '../../kernel/game.js';
import { type Instruction, within } from '../../kernel/instructions.js';
import { ofTexts, outermostIn, shownIn, textFrom } from '../../kernel/shown.js';
import { isStillMeant } from '../../kernel/spoken-of.js';
import type { Frame } from '../../kernel/state.js';
import { uses } from './words.js';

/** What carries out another text in the middle of one, or looks whether one cuts in. */
const ofOthers = new Set(['effect', 'cutIn']);

/** Whether what is still to come of the effect for which something is done now speaks of a card that it has found. */
export const isStillToBePut = (game: Game, id: number): boolean => {
  const { frames } = game.state;
  const text = frames.slice(0, frames.findLastIndex(({ procedure }) => ofTexts.has(procedure)) + 1);
  const effect = outermostIn(text);
  return effect !== undefined && isStillMeant(game, textFrom(game, effect), id);
};

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
