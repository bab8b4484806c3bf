/** What the rules of Fire Force often speak of: the field's cards, the attack that is going on. */
import { questionBy } from '../../kernel/question.js';
import {
  cardOf,
  cardsIn,
  type Game,
  isCurrent,
  once,
  opponentOf,
  refOf,
} from '../../kernel/game.js';
import type { ActivatedAbility, Duration } from '../../kernel/ability.js';
import { bearersOf, listOf, ruleBehind, workingAbilities } from '../../kernel/continuous.js';
import { canHappen } from '../../kernel/may-happen.js';
import { legalOptions } from '../../kernel/options.js';
import type { Move, StateBased } from '../../kernel/rule.js';
import { fills, holds } from '../../kernel/conditions.js';
import { modals } from '../../kernel/modals.js';
import { players } from '../../kernel/select.js';
import {
  type CardRef,
  type ContinuousEffect,
  type GameEvent,
  type Json,
  type Option,
  type Player,
  type Thing,
  type Waiting,
} from '../../kernel/state.js';
import { turnIsOver } from '../../kernel/turns.js';
import { type Attack, type Nature, say } from './questions.js';
import { restsOn } from '../../kernel/ledger.js';
import { abilityNumber } from '../../kernel/locals.js';
import { noteKeyword } from '../../kernel/noting.js';
import { attachmentsIn } from '../../kernel/things.js';

export const isOfType = (game: Game, id: number, type: string): boolean =>
  listOf(game, id, 'type').includes(type);

/** What is wrong with the number of cards of a deck. */
export const wrongSize = (cards: readonly Thing[], size: number) =>
  cards.length === size ? [] : [{ what: `${cards.length} cards, where ${size} are wanted` }];

/** Which rule tells what a kind of information is. */
export const informationRules = questionBy({
  type: 'cardType',
  name: 'cardName',
  cost: 'cardCost',
  power: 'power',
  attribute: 'attribute',
  support: 'supportValue',
  number: 'cardNumber',
});

/** Which rule classes which zone. */
const zoneRules = questionBy({
  deck: 'deckIsHidden',
  'flame deck': 'flameDeckIsPublic',
  hand: 'handIsHidden',
  field: 'fieldIsPublic',
  life: 'lifeIsHidden',
  adolla: 'adollaIsPublic',
  'resolution zone': 'resolutionZoneIsShared',
});

/** What its rule says of a zone; nothing where no rule does. */
export const natureOf = (game: Game, zone: string): Nature | undefined => {
  const rule = zoneRules[zone];
  return rule === undefined ? undefined : say(game, rule);
};

/** What keeps of a card on the field that it came there otherwise than by being deployed. */
export const cameBy = 'came by';

/** The cards that a player controls on the field. */
export const fieldOf = (game: Game, player: Player): readonly number[] =>
  cardsIn(game, player, 'field');

export const unitsOf = (game: Game, player: Player): readonly number[] =>
  fieldOf(game, player).filter((id) => isOfType(game, id, 'unit'));

export const isReady = (game: Game, id: number): boolean => {
  restsOn(game, id, 'orientation');
  return cardOf(game, id).status['orientation'] === 'ready';
};

export const isSpent = (game: Game, id: number): boolean => {
  restsOn(game, id, 'orientation');
  return cardOf(game, id).status['orientation'] === 'spent';
};

/** The cards attached to a unit. */
export const attachedTo = (game: Game, unit: number): readonly number[] =>
  attachedCards(game).get(unit) ?? nothing;

const nothing: readonly number[] = [];

const attachedCards = (game: Game): ReadonlyMap<number, readonly number[]> =>
  once(game, 'attached cards', () => attachmentsIn(game.state));

/** Cards with flame that the player can spend: flame cards and units with the icon, ready. */
export const readyFlame = (game: Game, player: Player): readonly number[] =>
  once(game, `ready flame ${player}`, () =>
    fieldOf(game, player).filter(
      (card) => say(game, 'hasFlame', card) && canHappen(game, { kind: 'spend', card, player }),
    ),
  );

export const attackNow = (game: Game): Attack | undefined => {
  restsOn(game, 'attack');
  return game.state.facts['attack'] as unknown as Attack | undefined;
};

type Aim = Pick<Attack, 'target'>;

/** The card or the player that an attack is aimed at. */
export const aimOf = ({ target }: Aim): number | Player =>
  typeof target === 'string' ? target : target[0];

/** The unit that is under an attack, where it is not the player. */
export const unitsUnder = ({ target }: Aim): readonly CardRef[] =>
  typeof target === 'string' ? [] : [target];

/** The attack that is going on turns to a unit, or to a player. */
export const redirected = (
  game: Game,
  now: Attack,
  aim: CardRef | Player,
): readonly GameEvent[] => {
  const target = typeof aim === 'string' ? aim : aim[0];
  if (say(game, 'isAimedAtAlready', now, target)) return [];
  return [
    keepFact('attack', { attacker: now.attacker, target: aim }),
    // What the attack found there may stay what is attacked a while.
    ...(game.state.facts['attacked'] === undefined ? [] : [keepFact('attacked', [aim])]),
    ...unitsUnder(now).map(([card]) => ({ kind: 'escape-attack', card })),
    redirect(game, now, target),
  ];
};

const redirect = (game: Game, now: Attack, target: number | Player): GameEvent => ({
  kind: 'redirect',
  card: now.attacker[0],
  player: game.state.turn.player,
  target,
  // `from` is the zone in which an event found its card.
  former: aimOf(now),
});

/** Everything that a unit may attack. */
export const targetsOf = (game: Game, attacker: number): readonly Option[] =>
  legalOptions(game, cardOf(game, attacker).controller, 'attack target', attacker);

/** Whether a text says of an attacker, or of its player, that they cannot or can attack just this. */
export const isSaidToAttack = (
  game: Game,
  how: 'cannot' | 'can',
  attacker: number | Player,
  target: number | Player,
): boolean =>
  modals(game, how, 'attack', attacker).some(
    ({ change, active }) =>
      change.other !== undefined && fills(game, change.other, target, active.context),
  );

/** Whether the attacker and the target are still where the attack found them, and neither it nor the turn is over. */
export const isStillValid = (game: Game, attack: Attack): boolean => {
  restsOn(game, 'attack cancelled');
  return (
    isStillThere(game, attack.attacker, game.state.turn.player) &&
    unitsUnder(attack).every((target) => isStillThere(game, target, other(game))) &&
    game.state.facts['attack cancelled'] !== true &&
    turnIsOver(game) === undefined
  );
};

/** From one player's field to the other's a card stays the same, and yet is in another zone. */
const isStillThere = (game: Game, ref: CardRef, side: Player): boolean => {
  restsOn(game, ref[0], 'zone');
  return isCurrent(game, ref) && cardOf(game, ref[0]).side === side;
};

/** Whether the condition of an ability holds; an ability behind an icon is known by the icon's rule. */
const isMet = (game: Game, ability: ActivatedAbility, id: number, controller: Player): boolean => {
  noteKeyword(game, ruleBehind(ability));
  const context = { controller, source: refOf(game, id), it: [], that: 0 };
  return ability.condition === undefined || holds(game, ability.condition, context);
};

/** The activated abilities that a player could use, of cards they control, wherever those abilities work. */
export const canActivate = (
  game: Game,
  player: Player,
  wanted: (ability: ActivatedAbility) => boolean = anyAbility,
): readonly Omit<Option, 'rules'>[] => {
  const found: Omit<Option, 'rules'>[] = [];
  for (const card of bearersOf(game, 'activated')) {
    if (!say(game, 'activatedByController', card, player)) continue;
    for (const ability of workingAbilities(game, card))
      if (
        ability.kind === 'activated' &&
        say(game, 'activatedAbility', ability) &&
        isMet(game, ability, card, player) &&
        wanted(ability)
      )
        found.push({
          verb: 'activate',
          card,
          ability: abilityNumber(game, ability),
        });
  }
  return found;
};

const anyAbility = (): boolean => true;

/** Whether a run of instructions is for a cost, as its locals say. */
export const isCost = (about: Json): boolean => about === 'cost';

/** The card whose ability an effect comes from; 0 where there is none. */
export const cardBehind = (game: Game, source: number): number =>
  say(game, 'sourceOfAbility', say(game, 'sourceOfEffect', source));

/** Whether the ability of an event card is valid where the card is; a card without one has nothing to be valid. */
export const eventIsValid = (game: Game, id: number): boolean => {
  const lines = say(game, 'eventAbility', id);
  return lines.length === 0 || validOf(game, id, lines).length > 0;
};

/** The lines that are valid where the card is. */
export const validOf = (game: Game, id: number, lines: readonly number[]): readonly number[] =>
  lines.filter((line) => {
    const ability = game.world.abilities[line];
    return ability !== undefined && say(game, 'abilityWorks', id, ability);
  });

/** Whether a card, or what stands in for an ability, is being used. */
export const isInUse = (game: Game, id: number): boolean =>
  game.state.frames.some(({ locals }) => locals['card'] === id || locals['standIn'] === id);

/** How often each ability was used this turn, by card, life and ability. */
export const usesOf = (game: Game): Readonly<Record<string, number>> =>
  (game.state.facts['used this turn'] as Record<string, number> | undefined) ?? {};

/** Carries out the lines of an ability of a card, from the first to the last, for whoever controls it. */
export const activation = (game: Game, card: number, lines: readonly number[]): Move => {
  const controller = say(game, 'controllerOfAbility', card, cardOf(game, card).controller);
  const source = refOf(game, card) as unknown as Json;
  return { call: 'activateLines', locals: { lines, controller, source } };
};

/** Whose an ability is that has triggered: its card may have gone over since. */
export const controllerOfTriggered = (game: Game, { source, controller }: Waiting): Player =>
  isCurrent(game, source) ? say(game, 'controllerOfAbility', source[0], controller) : controller;

/** The use of a defence ability, as an event: it is known by its keyword alone. */
export const useOfDefence = (game: Game, [card, life]: CardRef): GameEvent => ({
  kind: 'use-ability',
  card,
  player: cardOf(game, card).controller,
  life,
  triggered: false,
});

/** The use of a triggered ability that waits, as an event: what a limit counts and what may be forbidden. */
export const useOfTriggered = (game: Game, waiting: Waiting): GameEvent => ({
  kind: 'use-ability',
  card: waiting.source[0],
  player: controllerOfTriggered(game, waiting),
  ability: waiting.ability,
  life: waiting.source[1],
  // That a condition came about (908.2) is said of triggered abilities alone.
  triggered: true,
});

/** What has come when an effect of this duration ends; nothing where it does not say. */
export const endIn = (duration: Duration): string | undefined => (duration as Partial<Until>).until;

type Until = Extract<Duration, { until: string }>;

/** Whether it lasts as long as a battle, or an attack. */
export const lastsForABattle = (duration: Duration): boolean =>
  ['end of battle', 'end of attack'].includes(endIn(duration) ?? '');

/** Ends the effects that are over. */
export const endEffectsThat = (
  game: Game,
  isOver: (effect: ContinuousEffect) => boolean,
): Move | void => {
  const ids = game.state.effects.filter(isOver).map(({ id }) => id);
  return ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
};

const ofLaterTurns: readonly unknown[] = ['next turn', 'end of next turn'];

/** Whether an effect that names a turn has come to that turn. */
export const isItsTurn = (
  game: Game,
  { duration, turn, controller }: ContinuousEffect,
): boolean => {
  const { number, player } = game.state.turn;
  const until = endIn(duration);
  if (until === 'this turn') return true;
  if (!ofLaterTurns.includes(until) || number <= turn) return false;
  const { whose } = duration as Until;
  const context = { controller, source: null, it: [], that: 0 };
  return whose === undefined || players(game, whose, context).includes(player);
};

/** Whether a card is turned so that all see it: as its zone has it, or as an effect reveals it. */
export const isShown = (game: Game, id: number): boolean =>
  cardOf(game, id).status['shown'] === 'shown';

export const isInHiddenZone = (game: Game, id: number): boolean =>
  game.world.rules.hidden[cardOf(game, id).zone] !== undefined;

/** The cards that effects reveal which are still being carried out, each in the life in which it was revealed. */
export const revealedNow = (game: Game): readonly CardRef[] =>
  (game.state.facts['revealed'] as unknown as readonly CardRef[] | undefined) ?? noCards;

const noCards: readonly CardRef[] = [];

/** Placing cards ends a shuffle that waited for it (1113.2a). */
export const endOfShuffle = (game: Game): readonly GameEvent[] =>
  game.state.facts['shuffling'] === undefined ? [] : [keepFact('shuffling')];

/** The chance to use a trigger ability that a card has as it goes from life to Adolla. */
export const triggerChances = (game: Game, id: number, to: string): readonly GameEvent[] => {
  const { zone, side } = cardOf(game, id);
  return zone === 'life' && to === 'adolla' && say(game, 'triggerAbility', id).length > 0
    ? [{ kind: 'trigger-chance', card: id, player: side, besides: true }]
    : [];
};

/** What a state-based rule finds of each player, the turn player first. Of nearly all it finds nothing. */
export const ofEachPlayer =
  (finds: (game: Game, player: Player) => readonly GameEvent[]): StateBased['detect'] =>
  (game) => {
    const { player } = game.state.turn;
    const own = finds(game, player);
    const theirs = finds(game, opponentOf(game, player));
    return own.length === 0 ? theirs : [...own, ...theirs];
  };

export const nothingDue: readonly GameEvent[] = [];

export const other = (game: Game): Player => opponentOf(game, game.state.turn.player);

export const keepFact = (name: string, value: GameEvent[string] = null): GameEvent => ({
  kind: 'fact',
  name,
  value,
});

/** What forgets these facts; nothing needs to happen for those that nobody has set. */
export const forgotten = (game: Game, names: readonly string[]): readonly GameEvent[] =>
  names.filter((name) => game.state.facts[name] !== undefined).map((name) => keepFact(name));
