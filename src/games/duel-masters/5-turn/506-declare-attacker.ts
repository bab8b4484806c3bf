/** 506. Declaring an attacker: choose, tap, name the target, then what triggers. */
import { cardOf, fact, type Game, isCurrent, mark, refOf } from '../../../kernel/game.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import { forbidders, hasOption, legalOptions } from '../../../kernel/options.js';
import { permission, procedure, restriction, step, term } from '../../../kernel/rule.js';
import { type CardRef, type Json, keyOf, type Option } from '../../../kernel/state.js';
import { isTold } from '../../../kernel/modals.js';
import {
  attackedCreature,
  attackedPlayer,
  attackerNow,
  creaturesOf,
  isTapped,
  nonTurnPlayer,
  refJson,
  keepFact,
  redirected,
} from '../words.js';
import { declaringUses, occasionOf } from '../declared.js';
import { definition } from '../questions.js';

/** 506.1a. */
export const attackerIsUntapped = restriction('attack', (game, { card }) =>
  isTapped(game, Number(card)),
);

/** 506.1a. A creature that may attack nothing is in no state to attack. */
export const attackerHasTarget = restriction(
  'attack',
  (game, { card }) =>
    !hasOption(game, cardOf(game, Number(card)).controller, 'attack target', Number(card)),
);

/** 506.1b. The step does not end while a creature that must attack can, and has not yet attacked in this turn. */
export const forcedAttack = restriction('end attack step', (game, _, player) =>
  creaturesOf(game, player).some((card) => {
    if (hasAttacked(game, card) || !isTold(game, 'must', 'attack', card)) return false;
    const option: Option = { verb: 'attack', card, rules: [] };
    const against = forbidders(game, 'attack', option, player);
    // That it need not attack rests on what keeps it from attacking.
    for (const rule of against) mark(game, rule, 'forbade');
    return against.length === 0;
  }),
);

/** In which turn a creature has attacked last, and in which life of it. */
const attackOf = (game: Game, card: number): Json => [game.state.turn.number, ...refOf(game, card)];

const lastAttack = (card: number): string => keyOf(card, 'last attack');

const hasAttacked = (game: Game, card: number): boolean => {
  const last = fact(game, lastAttack(card));
  return last !== undefined && JSON.stringify(last) === JSON.stringify(attackOf(game, card));
};

/** 506.1c. A creature that cannot be tapped cannot attack: tapping it is how it attacks. */
export const attackerCanBeTapped = restriction('attack', (game, { card }, player) =>
  isForbiddenWhole(game, { kind: 'tap', card: Number(card), player }),
);

/** 506.1c to 506.3. The attacker was chosen from the menu of 505.5. Locals: attacker, life (that in which it was chosen). */
export const declareAttacker = procedure([
  step('tap', (game, { locals }) => ({
    events: [{ kind: 'tap', card: Number(locals['attacker']), player: game.state.turn.player }],
  })),
  step('isAttacking', (game, { locals }) => {
    const life = (locals['life'] ?? null) as unknown as CardRef | null;
    // What has left as it was tapped is in no attack (505.6).
    if (life !== null && !isCurrent(game, life)) return { end: true };
    const attacker = Number(locals['attacker']);
    return {
      events: [
        keepFact('attacker', refJson(game, attacker)),
        keepFact(lastAttack(attacker), attackOf(game, attacker)),
      ],
    };
  }),
  step(
    'chooseTarget',
    (game, { locals }) => {
      const by = game.state.turn.player;
      const on = Number(locals['attacker']);
      const options = legalOptions(game, by, 'attack target', on);
      const of = ['attack target'];
      // An attack on nothing is over.
      if (options.length === 0) return { events: [keepFact('attacker')], end: true };
      return { ask: { kind: 'attack target', of, on, by, options, min: 1, max: 1, source: on } };
    },
    (game, _, [picked]) => ({
      events: [
        picked?.card === undefined
          ? keepFact('attacked player', picked?.player ?? '')
          : keepFact('attacked creature', refJson(game, picked.card)),
      ],
    }),
  ),
  step('trigger', (game, { locals }) => {
    const attack = {
      kind: 'attack',
      card: Number(locals['attacker']),
      target: attackedCreature(game) || attackedPlayer(game),
      player: game.state.turn.player,
    };
    locals['occasion'] = occasionOf(game, attack);
    return { events: [attack] };
  }),
  ...declaringUses(),
]);

/** 506.1d. */
export const attacking = definition('attacking', (game, id) => attackerNow(game) === id);

/** 506.1e. */
export const attacked = definition('attacked', (game, id) => attackedCreature(game) === id);

/** A text changes what an attack aims at, to a creature of the player under attack, or to that player. */
export const redirectTerm = term('redirect', (game, { others, players }) => {
  const player = nonTurnPlayer(game);
  const [card = 0] = others['to'] ?? [];
  const isTheirs = card !== attackedCreature(game) && creaturesOf(game, player).includes(card);
  if (attackerNow(game) === 0 || !(isTheirs || (card === 0 && players.includes(player)))) return;
  return { events: redirected(game, isTheirs ? card : 0) };
});

/** 506.2. Without an attacker there are no further substeps: the attack step is over. */
export const endAttacking = permission('end attack step', () => [{ verb: 'end attack step' }]);
