/** 700. Additional rules: events, modes, and abilities that rules respect. */
import { hasKeyword } from '../../../kernel/continuous.js';
import { modesDecision } from '../../../kernel/modes.js';
import type { Json, Tag } from '../../../kernel/state.js';
import { bookkeeping, procedure, restriction, step } from '../../../kernel/rule.js';
import { players } from '../../../kernel/select.js';
import { isTold } from '../../../kernel/modals.js';
import {
  declareForCard,
  declareForWaiting,
  type ModesAhead,
  undeclaredOf,
  undeclaredOfCard,
} from '../modes.js';
import { textOf } from '../words.js';
import { definition, say } from '../questions.js';

/** 700.2a. Locals: card, player. Kept: next (the modes that are asked for). */
export const declareModesOfSpell = procedure([
  /** Some that are still to be declared. */
  bookkeeping(
    step('findNext', (game, { locals }) => {
      const [next] = undeclaredOfCard(game, Number(locals['card']), textOf(locals['player']));
      locals['next'] = (next ?? null) as unknown as Json;
      return next === undefined ? { end: true } : undefined;
    }),
  ),
  step(
    'declare',
    (game, { locals }) => {
      const { modes, by } = locals['next'] as unknown as ModesAhead;
      return { ask: modesDecision(game, modes, by, Number(locals['card'])) };
    },
    (game, { locals }, picked) => {
      const next = locals['next'] as unknown as ModesAhead;
      const declared = declareForCard(game, Number(locals['card']), next, picked);
      return { events: [declared], go: 'findNext' };
    },
  ),
]);

/** 700.2a. The mode of an activated ability is declared as that is activated, and not as what it gives is carried out. */
export const modesWithActivation = definition('modesWithActivation', () => true);

/** 700.2b. Asked of one ability after another, as soon as their effects wait. */
export const declareModes = procedure([
  step(
    'declare',
    (game, { locals }) => {
      const next = say(game, 'nextModal');
      const [found] = next === null ? [] : undeclaredOf(game, next);
      if (next === null || found === undefined) return { end: true };
      const { at, by } = found;
      Object.assign(locals, { id: next.id, at, by });
      return { ask: modesDecision(game, found.modes, by, next.source[0]) };
    },
    (game, { locals }, picked) => {
      const next = { at: textOf(locals['at']), by: textOf(locals['by']) };
      const declared = declareForWaiting(game, locals['id'] as Tag, next, picked);
      return { events: [declared], go: 'declare' };
    },
  ),
]);

/**
 * 700.2c. The text says who chooses, several one after another; without the rule it is always the player whose effect it
 * is.
 */
export const choosesModes = definition('choosesModes', (game, who, controller, source) => {
  const found = players(game, who, { controller, source, it: [], that: 0 });
  return found.length === 0 ? [controller] : found;
});

/** 700.3. */
export const cannotBeDestroyed = restriction(['event destroy', 'event move'], (game, event) => {
  if (!('kind' in event) || event.card === undefined) return false;
  if (event.kind === 'destroy') return isTold(game, 'cannot', 'be destroyed', event.card);
  return (
    event['from'] === 'battle zone' && isTold(game, 'cannot', 'leave the battle zone', event.card)
  );
});

/** 700.4. */
export const cannotBeBlocked = restriction('block', (game, { card }, _, attacker) =>
  isTold(game, 'cannot', 'be blocked', Number(attacker), Number(card)),
);

/** 700.5. */
export const winsBattles = definition('winsBattles', (game, card) =>
  hasKeyword(game, card, 'wins battles'),
);

/** 700.5a. */
export const bothWinBattle = definition('bothWinBattle', (_, one, other) => ({
  winners: [one, other],
  losers: [] as number[],
}));
