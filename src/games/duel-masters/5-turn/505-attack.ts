/** 505. Attack: its five substeps, who attacks what, and leaving an attack. */
import { type Game, isCurrent } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  definition,
  note,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import type { CardRef } from '../../../kernel/state.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { nonTurnPlayer, creaturesOf, isTapped, isTold } from '../words.js';
import { isWaiting } from '../waiting.js';

/** 505.1. Locals: attacker. Kept: done (how many substeps have begun). */
export const attack = procedure('505', [
  step(
    '505.1',
    'an attack is declaring attackers, declaring blockers, battle, direct attack and end of attack',
    (game, { locals }) => {
      const begun = Number(locals['done'] ?? 0);
      // Of an attack in a turn that is over only the end is left.
      const at = turnIsOver(game) === undefined ? begun : Math.max(begun, lastSubstep);
      const next = substeps[at];
      if (next === undefined) return { end: true };
      locals['done'] = at + 1;
      return { call: next, locals: { attacker: locals['attacker'] ?? 0 }, go: 'again' };
    },
  ),
]);

const substeps = ['declareAttacker', 'declareBlocker', 'battleStep', 'directAttack', 'endOfAttack'];
const lastSubstep = substeps.indexOf('endOfAttack');

/** 505.2. */
export const attackTargets = permission(
  '505.2',
  "the turn player's creatures may attack the non-turn player or that player's tapped creatures",
  'attack target',
  (game) => [
    { verb: 'attack target', player: nonTurnPlayer(game) },
    ...creaturesOf(game, nonTurnPlayer(game)).map((card) => ({ verb: 'attack target', card })),
  ],
);

/** 505.2. About: the attacker. An effect may let a creature attack untapped creatures too. */
export const onlyTappedCreatures = restriction(
  '505.2',
  "the turn player's creatures may attack the non-turn player or that player's tapped creatures",
  'attack target',
  (game, { card }, _, attacker) => {
    if (card === undefined || isTapped(game, card)) return false;
    return !isTold(game, 'can', 'attack untapped creatures', Number(attacker), card);
  },
);

export const onlyCreaturesFight = note(
  '505.3',
  'restriction',
  'only creatures attack or block',
  '301.5 and 507.1a speak of creatures only',
);

export const oneAttackerOneBlocker = note(
  '505.4',
  'restriction',
  'creatures attack and block one at a time, never several together',
  'one attacker is asked for at a time (505.5), and at most one blocker (507.1)',
);

/** 505.5. Attack after attack, until the turn player wants no more or has nothing to attack with. */
export const attackStep = procedure('505', [
  step(
    '505.5',
    'the turn player may declare attacks as long as they have a creature able to attack',
    (game) => {
      if (isWaiting(game)) return { call: 'resolveWaiting', go: 'again' };
      if (turnIsOver(game) !== undefined) return;
      const by = game.state.turn.player;
      const of = ['attack', 'end attack step'];
      const options = of.flatMap((action) => legalOptions(game, by, action));
      return { ask: { kind: 'attack', of, by, options, min: 1, max: 1, rest: true, source: 0 } };
    },
    (_, __, [picked]) =>
      picked?.card === undefined
        ? undefined
        : { call: 'attack', locals: { attacker: picked.card }, go: '505.5' },
  ),
]);

/** 505.6. A creature is in the attack until it leaves the battle zone. */
export const isInAttack = definition(
  '505.6',
  'a creature that leaves the battle zone or the attack is no longer attacking, blocking or blocked',
  (game: Game, ref: CardRef) => isCurrent(game, ref),
  () => true,
);

export const staysInAttack = note(
  '505.6a',
  'definition',
  'a creature once declared stays in the attack though an ability then forbids it to attack or block',
  'only 505.6 takes a creature out of the attack',
);

export const tappingKeepsAttack = note(
  '505.6b',
  'definition',
  'tapping or untapping a declared creature does not remove it from the attack',
  'only 505.6 takes a creature out of the attack',
);
