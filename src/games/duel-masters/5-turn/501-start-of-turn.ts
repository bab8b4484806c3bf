/** 501. Start of turn: durations end, abilities trigger, cards untap. */
import type { Game } from '../../../kernel/game.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { say } from '../questions.js';

/** 501. Durations end, abilities trigger and are carried out, then cards untap. */
export const startStep = procedure([
  step('begin', (game) => {
    const ids = say(game, 'endingAt', 'start of turn');
    return {
      events: [
        ...(ids.length > 0 ? [{ kind: 'end-effects', ids }] : []),
        { kind: 'turn-begins', player: game.state.turn.player },
      ],
    };
  }),
  /** What triggers is carried out. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
  step('untap', (game) => untapped(game)),
]);

const untapped = (game: Game) => {
  if (turnIsOver(game) !== undefined) return;
  const { player } = game.state.turn;
  const cards = say(game, 'cardsToUntap', player);
  if (cards.length === 0) return;
  return { events: cards.map((card) => ({ kind: 'untap', card, player })) };
};
