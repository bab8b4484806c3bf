/** 511. End of turn: what triggers, and what ends. */
import { say } from '../../../kernel/game.js';
import { note, procedure, step } from '../../../kernel/rule.js';

export const endStep = procedure('511', [
  step(
    '511.1',
    'all "at the end of the turn" abilities trigger, are declared, and are resolved, the turn player\'s first',
    (game) => ({ events: [{ kind: 'turn-ends', player: game.state.turn.player }] }),
  ),
  step('', 'what triggers is carried out', () => ({ call: 'resolveWaiting' })),
  step(
    '511.2',
    'effects that last "this turn" or "until the end of the turn" all end at once',
    (game) => {
      const ids = say<readonly number[]>(game, 'endingAt', 'end of turn');
      return ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
    },
  ),
]);

export const noLateEndTrigger = note(
  '511.1a',
  'restriction',
  'a card arriving in the zone it triggers from during this step does not trigger until the next one',
  'the end of the turn is an event that happens once (511.1)',
);
