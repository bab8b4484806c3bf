/** 501. Start of turn: durations end, abilities trigger, cards untap. */
import type { Game } from '../../../kernel/game.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { say } from '../questions.js';

/** 501. Durations end, abilities trigger and are carried out, then cards untap; or cards untap first. */
export const startStep = procedure([
  step('endDurations', (game) => {
    const ids = say(game, 'endingAt', 'start of turn');
    return ids.length > 0 ? { events: [{ kind: 'end-effects', ids }] } : undefined;
  }),
  step('untapFirst', (game) => untapped(game)),
  step('begin', (game) => ({
    events: [{ kind: 'turn-begins', player: game.state.turn.player }],
  })),
  /** What triggers is carried out. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
  step('untap', (game) => untapped(game)),
  /** What triggers is carried out. */
  bookkeeping(step('resolveWaitingAfterUntapping', () => ({ call: 'resolveWaiting' }))),
]);

const untapped = (game: Game) => {
  if (turnIsOver(game) !== undefined) return;
  const { player } = game.state.turn;
  const cards = say(game, 'cardsToUntap', player);
  if (cards.length === 0) return;
  return { events: cards.map((card) => ({ kind: 'untap', card, player })) };
};
