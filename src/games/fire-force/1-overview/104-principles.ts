/** 104. The principles that all other rules bow to. */
import { isRuledOut, mayBeRuledOut, modals } from '../../../kernel/modals.js';
import { numberOf } from '../../../kernel/continuous.js';
import {
  cardOf,
  definitionOf,
  type Game,
  inTurnOrder,
  isCurrent,
  opponentOf,
} from '../../../kernel/game.js';
import {
  bookkeeping,
  permission,
  procedure,
  restriction,
  step,
  term,
} from '../../../kernel/rule.js';
import { noOption } from '../../../kernel/options.js';
import { fills } from '../../../kernel/conditions.js';
import { type GameEvent, type Option, type Player, wordIn } from '../../../kernel/state.js';
import { endsTurn, skips } from '../../../kernel/turns.js';
import { aimOf, attackNow, isSaidToAttack, natureOf, unitsOf, unitsUnder } from '../words.js';
import { definition, say } from '../questions.js';

/** 104.1. A text that says "can" lifts the rule that says "may not". */
export const cardBeatsRule = definition(
  'cardBeatsRule',
  () => true,
  () => false,
);

/** 104.1. A text has a player go without a phase, or a turn, that the rules would give them. */
export const skipTerm = term('skip', skips);

/**
 * 104.1. A text ends a turn that the rules would let go on. What is being carried out, and what has triggered, is
 * carried out before; nothing more is begun.
 */
export const endTurnTerm = term('end turn', endsTurn);

/** 104.1. Where a text says so, players are attacked without flame, and units that are not spent. */
export const textLetsAttack = permission('attack target', (game, player, about) => {
  const attacker = Number(about);
  const opponent = opponentOf(game, player);
  const can = (target: number | Player) => isSaidToAttack(game, 'can', attacker, target);
  return [
    ...unitsOf(game, opponent)
      .filter(can)
      .map((card) => ({ verb: 'attack target', card })),
    ...(can(opponent) ? [{ verb: 'attack target', player: opponent }] : []),
  ];
});

/** 104.2. As many as there are where there are too few; without the rule, none. */
export const asFarAsPossible = definition(
  'asFarAsPossible',
  (_, possible, wanted) => Math.max(0, Math.min(possible, wanted)),
  (_, possible, wanted) => (possible < wanted ? 0 : wanted),
);

/** 104.2. What cannot be carried out is no reason not to carry out the rest; without the rule, a text ends there. */
export const othersGoOn = definition(
  'othersGoOn',
  () => true,
  () => false,
);

/** 104.2. No damage, or less than none, is not dealt. */
export const noneIsNotDealt = restriction(
  'event damage-dealt',
  (_, what) => 'kind' in what && Number(what['amount']) <= 0,
);

/** 104.2. As many as can be: where a number is told, what cannot be done to a card is no reason not to do it to another. */
export const choosesAmongAble = definition('choosesAmongAble', (_, __, quantity) =>
  quantity === 'exactly' || quantity === 'or-more' ? 'rather' : 'any',
);

/** 104.3. Whoever acts at the same time as another acts in this order. */
export const actingOrder = definition(
  'actingOrder',
  (game) => inTurnOrder(game),
  // Without the rule it is not the turn player who comes first, whoever that is.
  (game) => [...inTurnOrder(game)].reverse(),
);

/** 104.4. What makes a card what it is already changes nothing and so is no change. */
export const isSoAlready = definition(
  'isSoAlready',
  (game, id, status, value) => cardOf(game, id).status[status] === value,
);

/** 104.4. Nor is a card attached anew to the unit to which it is attached. */
export const isAttachedAlready = definition(
  'isAttachedAlready',
  (game, id, to) => cardOf(game, id).host === to,
);

/** 104.4. Nor does a unit come under the control of whoever controls it. */
export const isControlledAlready = definition(
  'isControlledAlready',
  (game, id, player) => cardOf(game, id).controller === player,
);

/** 104.4. Nor is an attack turned to what it is aimed at already. */
export const isAimedAtAlready = definition(
  'isAimedAtAlready',
  (game, attack, to) =>
    aimOf(attack) === to && unitsUnder(attack).every((unit) => isCurrent(game, unit)),
);

/** 104.4. Nor is a card put where it lies, in a zone without an order. */
export const liesThereAlready = restriction('event move', (game, what) => {
  if (!('kind' in what) || typeof what.card !== 'number') return false;
  const { zone, side } = cardOf(game, what.card);
  if (what.to !== zone || natureOf(game, zone)?.ordered !== false) return false;
  return (wordIn(what.side) || say(game, 'homeOf', what.card)) === side;
});

/** 104.5. "Cannot be retired", "cannot draw": what an effect forbids is not carried out, whoever orders it. */
export const forbiddenIsNotDone = restriction(
  ['any event', 'choose', 'use unit', 'use event', 'activate', 'counter', 'defend', 'support'],
  (game, what, by, about) =>
    'kind' in what
      ? mayBeRuledOut(game, what.kind) &&
        isRuledOut(
          game,
          { ...what, by: doneBy(game, what) },
          about as unknown as readonly GameEvent[],
        )
      : comesTo(game, what, by).some((event) => isRuledOut(game, event)) ||
        (what.verb === 'choose' && cannotBeChosen(game, what, by)),
);

/** What would happen by an action of a player: what an effect rules out there is not begun. */
const comesTo = (
  game: Game,
  { verb, card = 0, ability }: Option,
  player: Player,
): readonly GameEvent[] => {
  switch (verb) {
    case 'use unit':
      return [
        { kind: 'use', card, player },
        { kind: 'deploy', card, player },
        { kind: 'move', card, to: 'field', side: player },
      ];
    case 'use event':
      return [{ kind: 'use', card, player }];
    case 'activate':
      return [{ kind: 'use-ability', card, player, ability, triggered: false }];
    case 'defend':
      return [
        { kind: 'spend', card, player },
        { kind: 'defended', card, target: attackNow(game)?.attacker[0] },
      ];
    case 'support':
      return [
        { kind: 'support', card, player },
        { kind: 'move', card, to: 'adolla' },
      ];
    default:
      return [];
  }
};

/** By what it would happen: "cannot be retired by events" speaks of the effects of events (901.2d). */
const doneBy = (game: Game, { by }: GameEvent): number =>
  by === undefined ? 0 : say(game, 'effectOfDescribed', by);

/** "Cannot be chosen by your opponent": the other side is whoever chooses. */
const cannotBeChosen = (game: Game, { card }: Option, by: Player): boolean => {
  if (card === undefined) return false;
  for (const { change, active } of modals(game, 'cannot', 'be chosen', card))
    if (change.other === undefined || fills(game, change.other, by, active.context)) return true;
  return false;
};

/** 104.6. Numbers that players think of begin at zero, and have no end. */
export const wholeNumbers = definition('wholeNumbers', () => 0);

/** A text asks for a number; what it comes to is "that many". Locals: player. */
export const chooseNumber = procedure([
  /** A player chooses a number. */
  bookkeeping(
    step(
      'choose',
      (game, { locals }) => {
        const by = wordIn(locals['player']);
        const numbers = { verb: 'number', from: say(game, 'wholeNumbers') };
        return { ask: { kind: 'number', by, options: [], numbers, min: 1, max: 1, source: 0 } };
      },
      (_, __, [picked = noOption]) => ({ end: true, value: { number: Number(picked.value) } }),
    ),
  ),
]);

/** To choose a number. */
export const chooseNumberTerm = bookkeeping(
  term('choose number', (_, { player }) => ({
    call: 'chooseNumber',
    locals: { player },
    into: 'chosen values',
  })),
);

/**
 * 104.7. A value that is now higher than the one on the card is increased, whatever made it so.
 * UNCLEAR: "the value before" is not defined for several changes in a row; we take the value printed on the card.
 */
export const changedBy = definition('changedBy', (game, id) => {
  const printed = definitionOf(game, cardOf(game, id)).traits['power'];
  if (typeof printed !== 'number') return undefined;
  const now = numberOf(game, id, 'power');
  return now > printed ? 'increased' : now < printed ? 'decreased' : undefined;
});

/** Whether its power is increased. */
export const increased = bookkeeping(
  definition('increased', (game, id) => say(game, 'changedBy', id) === 'increased'),
);

/** Whether its power is decreased. */
export const decreased = bookkeeping(
  definition('decreased', (game, id) => say(game, 'changedBy', id) === 'decreased'),
);
