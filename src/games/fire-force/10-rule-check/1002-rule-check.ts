/** 1002. The rule check: rule processing, then triggered abilities, until nothing is left. */
import { type Game, inTurnOrder, isAwaited } from '../../../kernel/game.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import type { Tag, Waiting } from '../../../kernel/state.js';
import { isEndless } from '../endless.js';
import { isDue } from '../../../kernel/due.js';
import { forbiddersOf } from '../../../kernel/may-happen.js';
import { areAlike } from '../../../kernel/spoken-of.js';
import { controllerOfTriggered, useOfTriggered } from '../words.js';

/** 1002.1. A rule check is an event of its own: one can count them. Most find nothing to do, and need no frame. */
export const checkRules = procedure([
  step('check', (game) =>
    isAwaited(game, 'triggered', 'rule-check') || game.state.waiting.length > 0 || isDue(game)
      ? { events: [{ kind: 'rule-check' }], call: 'carryOutRuleCheck' }
      : { events: [{ kind: 'rule-check' }] },
  ),
]);

/** Locals: batch (ids of the abilities to be used in this round), rounds, seen (see endless.ts). */
export const carryOutRuleCheck = procedure([
  step('processRules', (game) => (isDue(game) ? { call: 'state-based' } : undefined)),
  /** 1002.1b. What triggers while these are used waits for the next round. */
  step('useTriggered', (game) => {
    const usable = usableIn(game);
    if (usable.length === 0) return undefined;
    return { call: 'useBatch', locals: { batch: usable.map(({ id }) => id) } };
  }),
  step('checkAgain', (game, frame) => {
    if (usableIn(game).length === 0) return undefined;
    return isEndless(game, frame)
      ? { call: 'endlessLoop', go: 'useTriggered' }
      : { go: 'useTriggered' };
  }),
]);

/**
 * What has triggered and may be used: in a rule check that comes in the midst of a round of another (802.1c), only
 * what had triggered before that round began.
 */
const usableIn = ({ state: { waiting, frames } }: Game): readonly Waiting[] => {
  const rounds = frames.flatMap(({ procedure: name, locals }) =>
    name === 'useBatch' ? [locals['batch'] as readonly Tag[]] : [],
  );
  return rounds.length === 0
    ? waiting
    : waiting.filter(({ id }) => rounds.every((batch) => batch.includes(id)));
};

/** One round of 1002.1b. Locals: batch. */
export const useBatch = procedure([
  step(
    'useNext',
    (game, { locals }) => {
      const batch = locals['batch'] as readonly Tag[];
      const left = game.state.waiting.filter(({ id }) => batch.includes(id));
      const by = inTurnOrder(game).find((player) =>
        left.some((one) => controllerOfTriggered(game, one) === player),
      );
      if (by === undefined) return undefined;
      const theirs = left.filter((one) => controllerOfTriggered(game, one) === by);
      const usable = theirs.filter(
        (one) => forbiddersOf(game, useOfTriggered(game, one)).length === 0,
      );
      // What cannot be used any more is no choice (1002.1b-1); where that is all there is, it is done with (908.3).
      const own = usable.length > 0 ? usable : theirs;
      const [first] = own;
      if (first !== undefined && (usable.length === 0 || areAlike(game, own)))
        return { call: 'useTriggered', locals: { waiting: first.id } };
      const options = own.map(({ id, source }) => ({
        verb: 'trigger',
        card: source[0],
        value: id,
        rules: [],
      }));
      return { ask: { kind: 'order', by, options, min: 1, max: 1, source: 0 } };
    },
    (_, __, [picked]) => ({ call: 'useTriggered', locals: { waiting: picked?.value ?? 0 } }),
  ),
  step('processRules', (game) => (isDue(game) ? { call: 'state-based' } : undefined)),
  /** On to the next one of this round. */
  bookkeeping(
    step('goOn', (game: Game, { locals }) =>
      game.state.waiting.some(({ id }) => (locals['batch'] as readonly Tag[]).includes(id))
        ? { go: 'useNext' }
        : undefined,
    ),
  ),
]);
