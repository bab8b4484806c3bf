/** 1303. Rule processing: no more than eight cards with flame. */
import type { Game } from '../../../kernel/game.js';
import { canHappen } from '../../../kernel/may-happen.js';
import { choicesOf } from '../../../kernel/options.js';
import { eventKind, procedure, stateBased, step } from '../../../kernel/rule.js';
import { type GameEvent, wordIn } from '../../../kernel/state.js';
import { fieldOf, nothingDue, ofEachPlayer } from '../words.js';
import { say } from '../questions.js';

const flames = (game: Game, player: string) =>
  fieldOf(game, player).filter((id) => say(game, 'hasFlame', id));

/** Those that can go; of the others nothing is done (104.5), and so they leave nothing to be done again (1002.1a). */
const movable = (game: Game, player: string) =>
  flames(game, player).filter((card) => canHappen(game, toAdolla(card)));

const toAdolla = (card: number): GameEvent => ({ kind: 'move', card, to: 'adolla' });

/** 1303.1. Found for both players at once; each then picks their own, the turn player first. */
export const flameLimit = stateBased(
  ofEachPlayer((game, player) =>
    fieldOf(game, player).length >= 9 &&
    flames(game, player).length >= 9 &&
    movable(game, player).length > 0
      ? [{ kind: 'exceed-flame-limit', player }]
      : nothingDue,
  ),
);

/** 1303.1. What follows from finding too many. */
export const exceedFlameLimit = eventKind('exceed-flame-limit', {
  follows: (_, event) => ({ call: 'keepFlameLimit', locals: { player: wordIn(event.player) } }),
});

/** The player picks which cards go. Locals: player. */
export const keepFlameLimit = procedure([
  step(
    'chooseExcess',
    (game, { locals }) => {
      const by = locals['player'] as string;
      const cards = movable(game, by);
      const excess = Math.min(flames(game, by).length - 8, cards.length);
      // What the other player put away may have been what made it too many.
      if (excess <= 0) return undefined;
      const options = choicesOf(cards);
      return { ask: { kind: 'flame limit', by, options, min: excess, max: excess, source: 0 } };
    },
    (_, __, picked) => ({ events: picked.map(({ card = 0 }) => toAdolla(card)) }),
  ),
]);
