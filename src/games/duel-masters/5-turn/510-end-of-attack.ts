/** 510. End of attack: what triggers, and what ends. */
import type { Condition } from '../../../kernel/ability.js';
import { activeEffects } from '../../../kernel/active-effects.js';
import { fact, type Game } from '../../../kernel/game.js';
import { bookkeeping, procedure, restriction, step } from '../../../kernel/rule.js';
import type { GameEvent, Tag } from '../../../kernel/state.js';
import { endEffects, keepFact } from '../words.js';
import { say } from '../questions.js';

/** 510. Locals: attacker. */
export const endOfAttack = procedure([
  step('trigger', (game, { locals }) => ({
    events: [
      { kind: 'attack-ends', card: Number(locals['attacker']), player: game.state.turn.player },
    ],
  })),
  /** What triggers is carried out. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
  step('endEffects', (game) =>
    endEffects([...say(game, 'endingAt', 'end of attack'), ...lastingForAPart(game)]),
  ),
  /** The attack is over. */
  bookkeeping(
    step('end', () => ({
      events: ['attacker', 'attacked player', 'attacked creature', 'blocker', 'blocked'].map(
        (name) => keepFact(name),
      ),
    })),
  ),
]);

/** 510.2. What is over with an attack does not begin where none is going on: that would be a later one. */
export const noAttackToLastFor = restriction('event begin-effect', (game, what) => {
  const { until } = (what as GameEvent)['duration'] as { readonly until?: string };
  return until === 'end of attack' && fact(game, 'attacker') === undefined;
});

/** The effects at work that last while a creature has a part in the attack: in a later attack they are not there again. */
const lastingForAPart = (game: Game): readonly Tag[] =>
  activeEffects(game).flatMap(({ effect }) =>
    effect !== undefined &&
    typeof effect.duration === 'object' &&
    'as' in effect.duration &&
    isOfAPart(effect.duration.condition)
      ? [effect.id]
      : [],
  );

const parts: readonly string[] = ['attacking', 'blocking'];

const isOfAPart = (condition: Condition): boolean =>
  condition.is === 'and'
    ? condition.conditions.some(isOfAPart)
    : condition.is === 'test' &&
      condition.test.test === 'word' &&
      parts.includes(condition.test.word);
