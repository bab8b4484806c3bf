/** 506. Declaring an attacker: choose, tap, name the target, then what triggers. */
import { cardOf, type Game, mark } from '../../../kernel/game.js';
import { forbidders, legalOptions } from '../../../kernel/options.js';
import {
  definition,
  note,
  permission,
  procedure,
  restriction,
  step,
  term,
  todo,
} from '../../../kernel/rule.js';
import type { Option } from '../../../kernel/state.js';
import {
  attackedCreature,
  attackedPlayer,
  attackerNow,
  creaturesOf,
  isTapped,
  isTold,
  nonTurnPlayer,
  refJson,
  remember,
} from '../words.js';
import { isWaiting } from '../waiting.js';

export const anAttackerIsDeclared = note(
  '506.1',
  'procedure',
  'the turn player declares an attacking creature',
  'chosen from the menu of 505.5 among the creatures that 506.1a allows; the rest is 506.1c to 506.3',
);

/** 506.1a. */
export const attackerIsUntapped = restriction(
  '506.1a',
  'the attacker is optional, untapped, free of summoning sickness, and meets its own conditions',
  'attack',
  (game, { card }) => isTapped(game, Number(card)),
);

/** 506.1a. A creature that may attack nothing is in no state to attack. */
export const attackerHasTarget = restriction(
  '506.1a',
  'the attacker is optional, untapped, free of summoning sickness, and meets its own conditions',
  'attack',
  (game, { card }) =>
    legalOptions(game, cardOf(game, Number(card)).controller, 'attack target', Number(card))
      .length === 0,
);

/** 506.1b. The step does not end while a creature that must attack can. */
export const forcedAttack = restriction(
  '506.1b',
  'a creature that must attack has to attack during the turn, in whatever order its player chooses',
  'end attack step',
  (game, _, player) =>
    creaturesOf(game, player).some((card) => {
      if (!isTold(game, 'must', 'attack', card)) return false;
      const option: Option = { verb: 'attack', card, rules: [] };
      const against = forbidders(game, 'attack', option, player);
      // That it need not attack rests on what keeps it from attacking.
      for (const rule of against) mark(game, rule, 'forbade');
      return against.length === 0;
    }),
);

/** 506.1c to 506.3. The attacker was chosen from the menu of 505.5. Locals: attacker. */
export const declareAttacker = procedure('506', [
  step('506.1c', 'the turn player taps the chosen creature', (game, { locals }) => ({
    events: [{ kind: 'tap', card: Number(locals['attacker']), player: game.state.turn.player }],
  })),
  step(
    '506.1d',
    'the chosen creature is attacking until it leaves the attack or the end of attack substep',
    (game, { locals }) => ({
      events: [remember('attacker', refJson(game, Number(locals['attacker'])))],
    }),
  ),
  step(
    '506.1e',
    'the turn player names the player or the tapped creature that is attacked',
    (game, { locals }) => {
      const by = game.state.turn.player;
      const on = Number(locals['attacker']);
      const options = legalOptions(game, by, 'attack target', on);
      const of = ['attack target'];
      return { ask: { kind: 'attack target', of, on, by, options, min: 1, max: 1, source: on } };
    },
    (game, _, [picked]) => ({
      events: [
        picked?.card === undefined
          ? remember('attacked player', picked?.player ?? '')
          : remember('attacked creature', refJson(game, picked.card)),
      ],
    }),
  ),
  step(
    '506.3',
    'then abilities that look for the declared attacker trigger, and their effects wait',
    (game, { locals }) => ({
      events: [
        {
          kind: 'attack',
          card: Number(locals['attacker']),
          target: attackedCreature(game) || attackedPlayer(game),
          player: game.state.turn.player,
        },
      ],
    }),
  ),
  step(
    '506.3c',
    "on an attack, then the turn player's waiting effects are carried out in the order they choose",
    (game) => (isWaiting(game) ? { call: 'resolveWaiting' } : undefined),
  ),
]);

/** 506.1d. */
export const attacking = definition(
  '506.1d',
  'the chosen creature is attacking until it leaves the attack or the end of attack substep',
  (game: Game, id: number) => attackerNow(game) === id,
  () => false,
);

/** 506.1e. */
export const attacked = definition(
  '506.1e',
  'the turn player names the player or the tapped creature that is attacked',
  (game: Game, id: number) => attackedCreature(game) === id,
  () => false,
  { kind: 'procedure' },
);

/** A text changes what an attack aims at, to a creature of the player under attack, or to that player. */
export const redirectTerm = term(
  '506.1e',
  'the turn player names the player or the tapped creature that is attacked',
  'redirect',
  (game, { others, players }) => {
    const player = nonTurnPlayer(game);
    const [card = 0] = others['to'] ?? [];
    const before = attackedCreature(game);
    const isTheirs = card !== before && creaturesOf(game, player).includes(card);
    if (attackerNow(game) === 0 || !(isTheirs || (card === 0 && players.includes(player)))) return;
    return {
      events: [
        remember('attacked player', isTheirs ? null : player),
        remember('attacked creature', isTheirs ? refJson(game, card) : null),
        ...(before === 0 ? [] : [{ kind: 'escape-attack', card: before }]),
        {
          kind: 'redirect',
          card: attackerNow(game),
          player: game.state.turn.player,
          target: isTheirs ? card : player,
          from: before || player,
        },
      ],
    };
  },
);

/** 506.2. Without an attacker there are no further substeps: the attack step is over. */
export const endAttacking = permission(
  '506.2',
  'when no attacker is declared the other substeps are skipped',
  'end attack step',
  () => [{ verb: 'end attack step' }],
  { kind: 'procedure' },
);

export const skippedNoDeclaring = note(
  '506.2a',
  'restriction',
  'nothing can be declared in skipped substeps, but effects that wait can still be used',
  'without an attacker nothing in the substeps is asked; what waits is carried out by 101.4a',
);

export const declareOnSkip = note(
  '506.2b',
  'procedure',
  'with no attacker, the turn player declares all the optional triggered abilities they use',
  'without an attacker nothing triggers',
  {
    fault:
      'repeats 506.3b under 506.2, the case of no attacker; we carry it out under 506.3 only, because without an attacker nothing triggers',
  },
);

export const resolveOnSkip = note(
  '506.2c',
  'procedure',
  "with no attacker, then the turn player's waiting effects are carried out in the order they choose",
  'without an attacker nothing triggers',
  {
    fault:
      'repeats 506.3c under 506.2, the case of no attacker; we carry it out under 506.3 only, because without an attacker nothing triggers',
  },
);

export const declareSecondOnSkip = note(
  '506.2d',
  'procedure',
  'with no attacker, the non-turn player declares optional triggered abilities whose conditions hold',
  'without an attacker nothing triggers',
  {
    fault:
      'repeats 506.3d under 506.2, the case of no attacker; we carry it out under 506.3 only, because without an attacker nothing triggers',
  },
);

export const resolveSecondOnSkip = note(
  '506.2e',
  'procedure',
  "with no attacker, then the non-turn player's waiting effects are carried out in the order they choose",
  'without an attacker nothing triggers',
  {
    fault:
      'repeats 506.3e under 506.2, the case of no attacker; we carry it out under 506.3 only, because without an attacker nothing triggers',
  },
);

export const attackTriggersOnce = note(
  '506.3a',
  'restriction',
  'such abilities look only at the moment of declaring, not at later changes to the creature',
  'only the event of attacking (506.3) wakes them, and that happens once',
);

export const declareOnAttack = todo(
  '506.3b',
  'procedure',
  'on an attack, the turn player declares all the optional triggered abilities they use',
  'needs abilities that are declared, such as ninja strike',
);

export const declareSecondOnAttack = todo(
  '506.3d',
  'procedure',
  'on an attack, the non-turn player declares optional triggered abilities whose conditions hold now',
  'needs abilities that are declared, such as ninja strike',
);

export const resolveSecondOnAttack = note(
  '506.3e',
  'procedure',
  "on an attack, then the non-turn player's waiting effects are carried out in the order they choose",
  'the waiting effects of both players are carried out by 101.4a, called by 506.3c',
);
