/** 505. Attack: its five substeps, who attacks what, and leaving an attack. */
import { type Game, isCurrent } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import { type Move, permission, procedure, restriction, step } from '../../../kernel/rule.js';
import type { Option } from '../../../kernel/state.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { isTold } from '../../../kernel/modals.js';
import {
  attackedCreature,
  attackedPlayer,
  attackerNow,
  blockerNow,
  creaturesOf,
  isBlocked,
  isTapped,
  nonTurnPlayer,
  refJson,
} from '../words.js';
import { isWaiting } from '../waiting.js';
import { definition, say } from '../questions.js';

/** 505.1. Locals: attacker, life (that in which it was chosen). Kept: done (how many substeps have begun). */
export const attack = procedure([
  step('takeSubstep', (game, { locals }) => {
    const begun = Number(locals['done'] ?? 0);
    // Of an attack that is over early, or in a turn that is, only the end is left.
    const isOver = turnIsOver(game) !== undefined || (begun > 0 && !say(game, 'attackGoesOn'));
    const at = isOver ? Math.max(begun, lastSubstep) : begun;
    const next = substeps[at];
    if (next === undefined) return { end: true };
    locals['done'] = at + 1;
    // Another creature may have taken the attack over.
    locals['attacker'] = attackerNow(game) || (locals['attacker'] ?? 0);
    const { attacker, life = null } = locals;
    return { call: next, locals: { attacker, life }, go: 'again' };
  }),
]);

const substeps = ['declareAttacker', 'declareBlocker', 'battleStep', 'directAttack', 'endOfAttack'];
const lastSubstep = substeps.indexOf('endOfAttack');

/** 505.2. */
export const attackTargets = permission('attack target', (game) => [
  { verb: 'attack target', player: nonTurnPlayer(game) },
  ...creaturesOf(game, nonTurnPlayer(game)).map((card) => ({ verb: 'attack target', card })),
]);

/** 505.2. About: the attacker. An effect may let a creature attack untapped creatures too. */
export const onlyTappedCreatures = restriction('attack target', (game, { card }, _, attacker) => {
  if (card === undefined || isTapped(game, card)) return false;
  return !isTold(game, 'can', 'attack untapped creatures', Number(attacker), card);
});

/** 505.5. Attack after attack, until the turn player wants no more or has nothing to attack with; abilities are used between. */
export const attackStep = procedure([
  step(
    'chooseAttacker',
    (game) => {
      if (isWaiting(game)) return { call: 'resolveWaiting', go: 'again' };
      if (turnIsOver(game) !== undefined) return;
      const by = game.state.turn.player;
      const of = ['attack', 'activate', 'end attack step'];
      const options = of.flatMap((action) => legalOptions(game, by, action));
      return { ask: { kind: 'attack', of, by, options, min: 1, max: 1, rest: true, source: 0 } };
    },
    (game, _, [picked]) => (picked?.card === undefined ? undefined : begun(game, picked)),
  ),
]);

/** An attack, or what a creature does in place of one. */
const begun = (game: Game, { verb, card = 0, ability = -1 }: Option): Move => {
  const go = 'chooseAttacker';
  if (verb === 'attack')
    return { call: 'attack', locals: { attacker: card, life: refJson(game, card) }, go };
  return { call: 'useTapAbility', locals: { card, ability, player: game.state.turn.player }, go };
};

/** 505.6. A creature is in the attack until it leaves the battle zone. */
export const isInAttack = definition(
  'isInAttack',
  (game, ref) => isCurrent(game, ref) && !say(game, 'ignored', ref[0]),
);

/** 505.6a. What forbids attacks from then on leaves the one that has been declared, as far as it is not about what is attacked. */
export const forbidsDeclared = definition(
  'forbidsDeclared',
  (game, attacker) => attackerNow(game) !== attacker,
);

/** 505.6a. Not without the attacker, nor without the creature that it attacks: where it is blocked, its blocker (507.2). */
export const attackGoesOn = definition('attackGoesOn', (game) => {
  if (attackerNow(game) === 0) return false;
  if (isBlocked(game)) return blockerNow(game) !== 0;
  return attackedPlayer(game) !== '' || attackedCreature(game) !== 0;
});

/** 505.6a. Not without the attacker; that the attacked creature is gone it does not speak of. */
export const attackNeedsAttacker = definition('attackGoesOn', (game) => attackerNow(game) !== 0);
