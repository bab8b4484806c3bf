/** 501. Start of turn: durations end, abilities trigger, cards untap. */
import { type Game, say } from '../../../kernel/game.js';
import { note, procedure, step, todo } from '../../../kernel/rule.js';
import { turnIsOver } from '../../../kernel/turns.js';

/** 501. Durations end, abilities trigger and are carried out, then cards untap. */
export const startStep = procedure('501', [
  step(
    '501.1',
    '"until the start of the turn" effects end, then all "at the start of the turn" abilities trigger',
    (game) => {
      const ids = say<readonly number[]>(game, 'endingAt', 'start of turn');
      return {
        events: [
          ...(ids.length > 0 ? [{ kind: 'end-effects', ids }] : []),
          { kind: 'turn-begins', player: game.state.turn.player },
        ],
      };
    },
  ),
  step('', 'what triggers is carried out', () => ({ call: 'resolveWaiting' })),
  step(
    '501.2',
    'the turn player decides which of their cards untap, normally all, and they untap at once: a turn-based action',
    (game) => untapped(game),
  ),
  step('', 'what triggers is carried out', () => ({ call: 'resolveWaiting' })),
]);

const untapped = (game: Game) => {
  if (turnIsOver(game) !== undefined) return;
  const { player } = game.state.turn;
  const cards = say<readonly number[]>(game, 'cardsToUntap', player);
  if (cards.length === 0) return;
  return { events: cards.map((card) => ({ kind: 'untap', card, player })) };
};

export const noLateStartTrigger = note(
  '501.1a',
  'restriction',
  'a creature entering during this step does not trigger at the start of the turn until the next one',
  'the beginning of a turn is an event that happens once (501.1)',
);

export const silentSkill = todo(
  '501.2a',
  'replacement',
  'a creature with silent skill may stay tapped instead, and the effect waits until the others untapped',
  'needs silent skill',
);
