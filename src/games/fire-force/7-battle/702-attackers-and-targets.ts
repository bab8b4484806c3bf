/** 702. Who may attack whom, and what the words of an attack mean. */
import type { Duration } from '../../../kernel/ability.js';
import { modals } from '../../../kernel/modals.js';
import { ruleBehind, workingAbilities } from '../../../kernel/continuous.js';
import {
  cardOf,
  cardsIn,
  definitionOf,
  type Game,
  isCurrent,
  opponentOf,
  refOf,
} from '../../../kernel/game.js';
import { fills } from '../../../kernel/conditions.js';
import { canHappen } from '../../../kernel/may-happen.js';
import { hasOption } from '../../../kernel/options.js';
import { eventKind, permission, restriction, term } from '../../../kernel/rule.js';
import { type CardRef, type GameEvent, type Player, wordIn } from '../../../kernel/state.js';
import {
  aimOf,
  attachedTo,
  attackNow,
  canActivate,
  eventIsValid,
  keepFact,
  lastsForABattle,
  isOfType,
  isReady,
  isSaidToAttack,
  isSpent,
  redirected,
  unitsOf,
  unitsUnder,
  useOfDefence,
} from '../words.js';
import { definition, say } from '../questions.js';
import { restsOn } from '../../../kernel/ledger.js';
import { noteKeyword } from '../../../kernel/noting.js';

/** 702.1a-1. */
export const attackerIsReady = restriction(
  'attack',
  (game, { card }) => !isReady(game, Number(card)),
);

/** 702.1a-2. */
export const notOnArrivalTurn = restriction(
  'attack',
  (game, { card }) => cardOf(game, Number(card)).since === game.state.turn.number,
  { liftedBy: 'attack on arrival' },
);

/** 702.1a-3. Who may attack only some targets is held back by 702.2a instead. */
export const attackNotForbidden = restriction('attack', (game, { card }, player) =>
  [Number(card), player].some((who) =>
    modals(game, 'cannot', 'attack', who).some(({ change }) => change.other === undefined),
  ),
);

/** 702.2. An attack needs a target: without one it cannot be chosen. */
export const needsTarget = restriction(
  'attack',
  (game, { card }, player) => !hasOption(game, player, 'attack target', Number(card)),
);

/** 702.2. Spent units; the player only for an attacker with flame of its own or attached to it. */
export const mayTarget = permission('attack target', (game, player, about) => {
  const attacker = Number(about);
  const opponent = opponentOf(game, player);
  const units = unitsOf(game, opponent).filter((card) => isSpent(game, card));
  const bearsFlame =
    say(game, 'hasFlame', attacker) ||
    attachedTo(game, attacker).some((card) => isOfType(game, card, 'flame card'));
  return [
    ...units.map((card) => ({ verb: 'attack target', card })),
    ...(bearsFlame ? [{ verb: 'attack target', player: opponent }] : []),
  ];
});

/** 702.2a. "Cannot be attacked (by …)" on the target's side, "cannot attack …" on the attacker's. */
export const targetNotForbidden = restriction('attack target', (game, option, player, about) => {
  const target = option.card ?? wordIn(option.player);
  const attacker = Number(about);
  return (
    modals(game, 'cannot', 'be attacked', target).some(
      ({ change, active }) =>
        change.other === undefined || fills(game, change.other, attacker, active.context),
    ) || [attacker, player].some((who) => isSaidToAttack(game, 'cannot', who, target))
  );
});

/** 702.5. "Cancel the attack": the next look at whether it still stands finds that it does not. */
export const cancelAttack = term('cancel attack', (game) => ({
  events: attackNow(game) === undefined ? [] : [keepFact('attack cancelled', true)],
}));

/** Whether a card or player is in one of the states of an attack: the fact names who is. */
const isIn = (game: Game, state: string, who: number | Player): boolean => {
  restsOn(game, state);
  const those = (game.state.facts[state] ?? []) as readonly (CardRef | Player)[];
  return those.some(
    (target) =>
      aimOf({ target }) === who && unitsUnder({ target }).every((unit) => isCurrent(game, unit)),
  );
};

/** 702.6. The unit that attacks, until 702.20b. */
export const attacking = definition('attacking', (game, who) => isIn(game, 'attacking', who));

const defends = (game: Game, card: number): boolean =>
  workingAbilities(game, card).some((ability) => {
    if (ability.kind !== 'activated' || ability.icon !== 'defence') return false;
    noteKeyword(game, ruleBehind(ability));
    return true;
  });

/** 702.7. Units with the defence ability; using it spends them, so they must be ready. */
export const mayDefend = permission('defend', (game, player) =>
  unitsOf(game, player)
    .filter((card) => isReady(game, card) && defends(game, card))
    .filter((card) => canHappen(game, useOfDefence(game, refOf(game, card))))
    .map((card) => ({ verb: 'defend', card })),
);

/** 702.11. The unit or player that is attacked, until 702.20c or 702.20e. */
export const attacked = definition('attacked', (game, who) => isIn(game, 'attacked', who));

/** A text changes what an attack aims at, to a unit of the player under attack, or to that player. */
export const redirectAttack = term('redirect', (game, { others, players }) => {
  const now = attackNow(game);
  const player = opponentOf(game, game.state.turn.player);
  const card = others['to']?.[0] ?? 0;
  const isTheirs = unitsOf(game, player).includes(card);
  if (now === undefined || !(isTheirs || players.includes(player))) return;
  return { events: redirected(game, now, isTheirs ? refOf(game, card) : player) };
});

/** 702.12a. */
export const mayPass = permission('counter', () => [{ verb: 'pass' }]);

/** 702.12b. Event cards in hand and activated abilities, with the counter icon in front. */
export const mayCounter = permission('counter', (game, player) => [
  ...cardsIn(game, player, 'hand')
    .filter((id) => isOfType(game, id, 'event'))
    .filter((id) =>
      definitionOf(game, cardOf(game, id)).abilities.some(
        (ability) => ability.kind === 'one-off' && ability.icon === 'counter',
      ),
    )
    .filter((id) => eventIsValid(game, id))
    .map((card) => ({ verb: 'use event', card })),
  ...canActivate(game, player, (ability) => ability.icon === 'counter'),
]);

/** 702.16. A card given in support goes to its owner's Adolla. */
export const support = eventKind('support', {
  becomes: (_, { card }) => [{ kind: 'move', card: Number(card), to: 'adolla' }],
});

/** 702.17. Both units of a battle, until 702.20d. */
export const inBattle = definition('inBattle', (game, who) => isIn(game, 'in battle', who));

/** 702.20a. What is over with a battle or an attack does not begin where none is going on: that would be a later one. */
export const noBattleToLastFor = restriction('event begin-effect', (game, what) => {
  const duration = (what as GameEvent)['duration'] as unknown as Duration;
  return lastsForABattle(duration) && attackNow(game) === undefined;
});
