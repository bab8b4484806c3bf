/** 1.11. Priority: who may play, activate or pass, and what comes of all passing. */
import { opponentOf } from '../../../kernel/game.js';
import { legalOptions, noOption } from '../../../kernel/options.js';
import { allHavePassed, givePriority, holderIn, passPriority } from '../../../kernel/priority.js';
import { bookkeeping, type Move, permission, procedure, step } from '../../../kernel/rule.js';
import type { Frame } from '../../../kernel/state.js';
import { stackOf } from '../words.js';
import { definition, say } from '../questions.js';

/** What a player may do who has priority. */
const actions = ['play', 'play a side', 'activate', 'pass'] as const;

const begun = (
  {
    verb,
    card = 0,
    ability,
  }: { verb: string; card?: number | undefined; ability?: number | undefined },
  player: Frame['procedure'],
): Move =>
  verb === 'play'
    ? { call: 'playCard', locals: { card, player } }
    : { call: 'activateAbility', locals: { card, player, ability: ability ?? -1 } };

/** 1.11.3. */
export const firstInPriority = definition('firstInPriority', (game) => game.state.turn.player);

/** 1.11.4. */
export const mayPass = permission('pass', () => [{ verb: 'pass' }]);

/** Layers are resolved in it, down to none, but for an attack that waits for the next step. Locals: until attack. */
export const priority = procedure([
  /** Whoever has it first. */
  bookkeeping(
    step('begin', (game, frame) => {
      givePriority(frame, say(game, 'firstInPriority'));
    }),
  ),
  /** What is due before anybody gains priority. */
  bookkeeping(step('checkState', () => ({ call: 'gameStateActions' }))),
  /** Combat that has lost its attack is over (7.7.2c). */
  bookkeeping(
    step('closeChain', (game): Move | void =>
      say(game, 'attackIsGone') ? { end: true, value: 'close' } : undefined,
    ),
  ),
  /** Who has priority acts, or passes. */
  bookkeeping(
    step(
      'act',
      (game, frame): Move | void => {
        const by = holderIn(frame);
        if (by === '') return;
        const options = actions.flatMap((action) => legalOptions(game, by, action));
        // Nothing is half done; but where one can only pass, it goes on by itself, unless the phase would end.
        const { step: now, player } = game.state.turn;
        const isIdle = stackOf(game).length === 0 && now === 'action phase' && by === player;
        const rest = isIdle || options.length > 1;
        const what = { kind: 'priority', by, options, of: actions, min: 1, max: 1, source: 0 };
        return { ask: { ...what, rest, unasked: !rest } };
      },
      (game, frame, [picked = noOption]): Move | void => {
        const player = holderIn(frame);
        if (picked.verb === 'pass' || picked.verb === '') {
          passPriority(frame, say(game, 'nextInPriority', player));
          return;
        }
        givePriority(frame, say(game, 'afterActing', player));
        return begun(picked, player);
      },
    ),
  ),
  /** With an attack on the stack combat goes on (7.0.2a). */
  bookkeeping(
    step('attackAdded', (game): Move | void =>
      say(game, 'beginsLayerStep') ? { end: true, value: 'attack' } : undefined,
    ),
  ),
  step('allPassed', (game, frame): Move | void => {
    if (!allHavePassed(game, frame)) return { go: 'checkState' };
    const [top] = stackOf(game);
    if (top === undefined || say(game, 'waitsForAttackStep')) return { end: true };
    givePriority(frame, say(game, 'firstInPriority'));
    return { call: 'resolveLayer', locals: { card: top }, go: 'checkState' };
  }),
]);

/** 1.11.4a. With two players, clockwise is the other. */
export const nextInPriority = definition('nextInPriority', (game, player) =>
  opponentOf(game, player),
);

/** 1.11.5. */
export const afterActing = definition('afterActing', (_, player) => player);
