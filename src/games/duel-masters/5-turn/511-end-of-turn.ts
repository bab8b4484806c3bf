/** 511. End of turn: what triggers, what is declared, and what ends. */
import { numberOfUnit } from '../../../kernel/book.js';
import { type Game, inTurnOrder, Unsupported } from '../../../kernel/game.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import type { Json } from '../../../kernel/state.js';
import { declarable, occasionOf, othersDeclare, turnPlayerDeclares } from '../declared.js';
import { isWaiting } from '../waiting.js';
import { endEffects } from '../words.js';
import { say } from '../questions.js';

/** 511. Kept: occasion (what players declare after). */
export const endStep = procedure([
  step('trigger', (game, { locals }) => {
    const end = { kind: 'turn-ends', player: game.state.turn.player };
    locals['occasion'] = occasionOf(game, end);
    refuseUndeclarable(game, locals['occasion']);
    return { events: [end] };
  }),
  ...turnPlayerDeclares('resolveOwn'),
  othersDeclare(),
  /** What triggers is carried out. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
  step('endEffects', (game) => endEffects(say(game, 'endingAt', 'end of turn'))),
  /** What triggers by that is carried out before the turn is over (500.2), and what it begins for this turn ends, too (500.3). */
  bookkeeping(
    step('resolveWhatCame', (game) => (isWaiting(game) ? { call: 'resolveWaiting' } : undefined)),
  ),
  bookkeeping(
    step('endWhatCame', (game) =>
      say(game, 'endingAt', 'end of turn').length > 0 ? { go: 'endEffects' } : undefined,
    ),
  ),
]);

/** Where nothing is declared at the end of the turn nobody is asked for what has to be. */
const refuseUndeclarable = (game: Game, occasion: Json): void => {
  const { book } = game.world.rules;
  if (book.numbers.has('endStep.declareUses')) return;
  if (inTurnOrder(game).every((player) => declarable(game, player, occasion).length === 0)) return;
  const what = 'no rule of this edition says when what triggers at the end of the turn is declared';
  throw new Unsupported(numberOfUnit(book, 'endStep.trigger'), what);
};
