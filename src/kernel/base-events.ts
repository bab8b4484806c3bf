/** The events of which all others consist: a card moves, turns, is attached; an effect begins; a fact is set. */
import type { ContinuousText, Duration } from './ability.js';
import { LimitReached } from './budget.js';
import { keywordsOf, lookAt, lookIn, type View } from './continuous.js';
import { reachOf } from './active-effects.js';
import { amount, type Context } from './select.js';
import { cardOf, type Game, Impossible, isHeld, quietly } from './game.js';
import {
  addThing,
  type Thing,
  type CardRef,
  type ContinuousEffect,
  type GameEvent,
  type Json,
  keyOf,
  type Tag,
  newTag,
  type Player,
  type Result,
  wordIn,
  zoneKey,
} from './state.js';
import { changedAt, endedAt, madeAt } from './ledger.js';
import { comeOut, partGoing, rememberPart, stayingIn, uncover, wholeOf } from './parts.js';
import { changing, hasFaces, joinThings, showFace, takeApart } from './things.js';
import { say } from './questions.js';
import { cardsByRole, delay, endDelayed, useUp, valuesIn } from './waiting-events.js';

/** How a card lies: states by their names. */
type Status = Readonly<Record<string, string>>;

/** A kind of event that the kernel itself knows how to apply. */
export interface BaseKind {
  readonly possible?: (game: Game, event: GameEvent) => boolean;
  /** @param before what effects made of the cards before the first of several events that happen together */
  readonly apply: (game: Game, event: GameEvent, node: number, before?: View) => void;
}

const id = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/**
 * `move`: card, to (zone), side, position (top, bottom or a number), status, controller, host (what it is attached to there), alone
 * (without the cards under it), stays (those of them that stay, where somebody has said so)
 */
const move: BaseKind = {
  apply: (game, event, node, before) => {
    const zone = wordIn(event.to);
    if (isWithin(game, event)) {
      shift(game, event, node);
      return;
    }
    const whole = wholeOf(game, id(event.card));
    if (whole !== undefined) comeOut(game, id(event.card), whole);
    const left = event['alone'] === true && hasParts(game, event) ? uncoverBy(game, event) : [];
    for (const gone of left ?? []) move.apply(game, gone, node, before);
    for (const gone of partsFor(game, event)) move.apply(game, gone, node, before);
    const card = changing(game, id(event.card));
    const side = destinationOf(game, event);
    const stays = say(game, 'staysTheSame', card.id, zone);
    const isKnown = !game.world.rules.hidden[card.zone] || isHeld(game, card.id);
    if (isKnown && whole === undefined) remember(game, card.id, before);
    letCount(game, card.id);
    changedAt(game, keyOf(zoneKey(card.side, card.zone), 'left'), node);
    takeOut(game, card.id);
    putIn(game, card.id, zoneKey(side, zone), event);
    card.zone = zone;
    card.side = side;
    const turned = turnOver(game, card, event, !stays);
    card.controller = wordIn(event.controller) || say(game, 'controllerIn', card.id, zone);
    const told = lawful(game, card.id, event.status as Status | undefined);
    card.status = Object.assign({}, say(game, 'entersWith', card.id, zone), told);
    // Asked of the card as it lies there: face down it may have lost what would have it come otherwise.
    const lies = say(game, 'comesWith', card.id, zone);
    if (lies !== null) card.status = Object.assign({}, card.status, lies, told);
    card.host = id(event.host);
    card.since = game.state.turn.number;
    changedAt(game, keyOf(card.id, 'zone'), node);
    if (card.host !== 0) changedAt(game, keyOf(card.id, 'host'), node);
    if (!stays || turned) renew(game, card, node);
    if (!say(game, 'existsIn', card.id, zone)) {
      takeOut(game, card.id);
      card.zone = '';
    }
  },
};

/** What of how a card is said to lie it can lie like where it is. */
export const lawful = (game: Game, card: number, told: Status = {}): Status =>
  Object.fromEntries(
    Object.entries(told).filter(([status, value]) => say(game, 'canLie', card, status, value)),
  );

/** To whose zone a card is moved: its owner's, where nothing else is said. */
const destinationOf = (game: Game, { card, to, side }: GameEvent): Player =>
  sideOf(game, wordIn(to), wordIn(side) || say(game, 'homeOf', id(card)));

/** Whether a move leads from a zone to another place of the same zone. */
export const isWithin = (game: Game, event: GameEvent): boolean => {
  const { zone, side } = cardOf(game, id(event.card));
  return zone === event.to && side === destinationOf(game, event);
};

/** Goes to another place of the zone where it lies: it leaves nothing and comes to nothing, and stays all that it is. */
const shift = (game: Game, event: GameEvent, node: number): void => {
  const card = changing(game, id(event.card));
  letCount(game, card.id);
  takeOut(game, card.id);
  putIn(game, card.id, zoneKey(card.side, card.zone), event);
  card.status = Object.assign({}, card.status, lawful(game, card.id, event.status as Status));
  if (event.controller !== undefined) card.controller = wordIn(event.controller);
  if (event.host !== undefined) card.host = id(event.host);
  changedAt(game, keyOf(card.id, 'zone'), node);
  if (event.host !== undefined) changedAt(game, keyOf(card.id, 'host'), node);
};

/** Puts a card that lies nowhere into a zone, on top where nothing else is said. */
const putIn = ({ state }: Game, card: number, key: string, { position }: GameEvent): void => {
  const list = (state.zones[key] ??= []);
  if (position === 'bottom') list.push(card);
  else if (typeof position === 'number') list.splice(position, 0, card);
  else list.unshift(card);
};

/**
 * What comes out of a thing that goes to a zone where it does not stay the same, and how it goes from there: all but its
 * uppermost card, each a thing by itself where it lies.
 */
const partsFor = (game: Game, event: GameEvent): readonly GameEvent[] => {
  const { id: number, cards, zone: from, side } = cardOf(game, id(event.card));
  if (cards.length < 2 || say(game, 'staysTheSame', number, wordIn(event.to))) return [];
  const going = cards.slice(1).map((part) => partGoing(game, event, part));
  for (const part of cards.slice(1)) rememberPart(game, part);
  const parts = takeApart(game, number, cards.slice(1));
  const list = game.state.zones[zoneKey(side, from)] ?? [];
  for (const part of parts) Object.assign(changing(game, part), { zone: from, side });
  list.splice(list.indexOf(number) + 1, 0, ...parts);
  return going.map((gone, at) => ({ ...gone, card: parts[at] }));
};

/** The cards that come to a zone by a move: what comes out of a thing goes along. */
export const cardsGoing = (game: Game, event: GameEvent): readonly number[] => {
  const card = id(event.card);
  return event['alone'] === true ||
    !hasParts(game, event) ||
    say(game, 'staysTheSame', card, wordIn(event.to)) ||
    say(game, 'partsGo', card, wordIn(event.to)) !== ''
    ? [card]
    : cardOf(game, card).cards;
};

const uncoverBy = (game: Game, event: GameEvent): readonly GameEvent[] | null =>
  uncover(game, id(event.card), stayingIn(event));

export const hasParts = (game: Game, { card }: GameEvent): boolean =>
  cardOf(game, id(card)).cards.length > 1;

/**
 * Has the face of a card show that shows where it has come to.
 *
 * @returns whether it is another card for that
 */
const turnOver = (game: Game, card: Thing, { face }: GameEvent, isNew: boolean): boolean => {
  // What has one face alone shows that, where it does not lie face down.
  const usual = (): number =>
    hasFaces(game, card) ? say(game, 'faceThere', card.id, card.zone, isNew) : 0;
  const shows = typeof face === 'number' ? face : usual();
  if (shows === card.face) return false;
  showFace(game, card, shows);
  return !say(game, 'staysTurned', card.id);
};

/** A card that is a new one where it has come to: nothing of what it was goes with it. */
const renew = (game: Game, card: Thing, node: number): void => {
  card.version++;
  card.stamp = game.state.clock++;
  const attached = attachedTo(game, card.id);
  if (attached === undefined) return;
  const bearer = say(game, 'newBearer', attached);
  for (const one of attached) letGo(game, one, node, one === bearer ? 0 : bearer);
};

/** What is attached to a card, where anything is. */
const attachedTo = ({ state: { things } }: Game, card: number): readonly number[] | undefined => {
  let attached: number[] | undefined;
  for (const { id: one, host } of things) if (host === card) (attached ??= []).push(one);
  return attached;
};

/** A card that was attached lies by itself from now on, or is attached to another. */
const letGo = (game: Game, card: number, node: number, bearer = 0): void => {
  changing(game, card).host = bearer;
  changedAt(game, keyOf(card, 'host'), node);
};

/** Whose zone it is; a game may say so by a rule of its own. */
const sideOf = (game: Game, zone: string, side: Player): Player =>
  say(game, 'zoneSide', zone, side);

const takeOut = (game: Game, card: number): void => {
  const { zone, side } = cardOf(game, card);
  const list = game.state.zones[zoneKey(side, zone)] ?? [];
  const at = list.indexOf(card);
  if (at < 0) throw new Impossible(`card ${card} is not in the zone where it lies`);
  list.splice(at, 1);
};

/** Keeps what the rules may want to know of a card that leaves: as it was beside all that leave with it. */
const remember = (game: Game, card: number, before: View | undefined): void => {
  const { definition, controller, zone, side, status, host, version } = cardOf(game, card);
  const look = before === undefined ? lookAt(game, card) : lookIn(game, before, card);
  // Whoever asks for one of them later is told the rule behind it; that all are kept decides nothing.
  const words = quietly(game, () => say(game, 'wordsFor', card));
  game.state.lastKnown[`${card}.${version}`] = {
    definition,
    controller,
    zone,
    side,
    status,
    host,
    attached: attachedTo(game, card),
    traits: look.traits,
    keywords: keywordsOf(game, look),
    words,
  };
};

/** `hold`: card, which lies where it lies and does not count there any more; `release`: card, which counts again */
const hold: BaseKind = {
  apply: (game, { card }, node) => {
    const { side, zone } = cardOf(game, id(card));
    game.state.held = [...game.state.held, id(card)];
    changedAt(game, keyOf(zoneKey(side, zone), 'left'), node);
    changedAt(game, keyOf(id(card), 'zone'), node);
  },
};

const release: BaseKind = {
  possible: (game, { card }) => isHeld(game, id(card)),
  apply: (game, { card }, node) => {
    letCount(game, id(card));
    changedAt(game, keyOf(id(card), 'zone'), node);
  },
};

const letCount = ({ state }: Game, card: number): void => {
  if (state.held.length > 0) state.held = state.held.filter((one) => one !== card);
};

/** `status`: card, status, value */
const status: BaseKind = {
  apply: (game, event, node) => {
    const card = changing(game, id(event.card));
    const [name, value] = [wordIn(event.status), wordIn(event.value)];
    const now = say(game, 'statusBecomes', card.status[name], value);
    card.status = Object.assign({}, card.status, { [name]: now });
    changedAt(game, keyOf(card.id, name), node);
  },
};

/** `attach`: card, to; `detach`: card */
const attach: BaseKind = {
  possible: (_, event) => id(event.to) > 0,
  apply: (game, event, node) => {
    changing(game, id(event.card)).host = id(event.to);
    changedAt(game, keyOf(id(event.card), 'host'), node);
  },
};

const detach: BaseKind = { apply: (game, event, node) => letGo(game, id(event.card), node) };

/** `join`: card (a thing whose cards become a part of another), to (that one), place (over or under it) */
const joining: BaseKind = {
  possible: (_, event) => id(event.to) > 0 && event.to !== event.card,
  apply: (game, event, node, before) => {
    remember(game, id(event.card), before);
    takeOut(game, id(event.card));
    joinThings(game, id(event.card), id(event.to), event['place'] === 'under' ? 'under' : 'over');
    // Of what lies under it one may want to know since when.
    changing(game, id(event.card)).since = game.state.turn.number;
    changedAt(game, keyOf(id(event.card), 'zone'), node);
  },
};

/** `show`: card, face: another face of its uppermost card shows */
const showing: BaseKind = {
  apply: (game, event, node) => {
    const card = changing(game, id(event.card));
    showFace(game, card, id(event['face']));
    if (!say(game, 'staysTurned', card.id)) renew(game, card, node);
  },
};

/** `fact`: name, value (nothing to forget it); or further, what is added to the list that it is */
const setFact: BaseKind = {
  apply: (game, event, node) => {
    const name = wordIn(event.name);
    const { further } = event;
    if (Array.isArray(further)) {
      const before = (game.state.facts[name] ?? []) as readonly Json[];
      game.state.facts[name] = [...before, ...(further as readonly Json[])];
    } else if (event.value === undefined || event.value === null) delete game.state.facts[name];
    else game.state.facts[name] = event.value;
    changedAt(game, name, node);
  },
};

/** `order`: side, zone, order (cards, top first) */
const order: BaseKind = {
  apply: (game, event, node) => {
    const key = zoneKey(wordIn(event.side), wordIn(event.zone));
    const sorted = event.order as readonly number[];
    const all = game.state.zones[key] ?? [];
    const there = all.filter((card) => !isHeld(game, card));
    if (sorted.length !== there.length || !there.every((card) => sorted.includes(card)))
      throw new Impossible(`an order of other cards than those of ${key}`);
    game.state.zones[key] = [...all.filter((card) => isHeld(game, card)), ...sorted];
    changedAt(game, `${key} order`, node);
  },
};

/** `stamp`: card, which counts as having come to its zone in this moment */
const stamp: BaseKind = {
  apply: (game, event, node) => {
    changing(game, id(event.card)).stamp = game.state.clock++;
    changedAt(game, keyOf(id(event.card), 'stamp'), node);
  },
};

/** `control`: card, player */
const control: BaseKind = {
  apply: (game, event) => {
    changing(game, id(event.card)).controller = wordIn(event.player);
  },
};

/** `begin-effect`: text, source, controller, cards (or null), it, roles, was, values, duration */
const beginEffect: BaseKind = {
  apply: (game, event, node) => {
    const written = game.world.texts[id(event.text)] as ContinuousText;
    const context: Context = {
      controller: wordIn(event.controller),
      source: (event.source as CardRef | null | undefined) ?? null,
      it: (event.it as readonly CardRef[] | undefined) ?? [],
      roles: cardsByRole(event.roles),
      was: (event['was'] as readonly CardRef[] | undefined) ?? [],
      ...valuesIn(event),
      that: id(event.that),
    };
    const effect: ContinuousEffect = {
      id: newTag(game.state),
      source: context.source,
      controller: context.controller,
      timestamp: game.state.clock++,
      text: id(event.text),
      cards: (event.cards as readonly CardRef[] | null | undefined) ?? null,
      ...(event.it === undefined ? {} : { it: context.it }),
      roles: cardsByRole(event.roles),
      ...valuesIn(event),
      // Numbers are worked out once, when the effect begins.
      amounts: written.changes.map((change) =>
        change.change === 'add' || (change.change === 'set' && typeof change.value !== 'boolean')
          ? amount(
              game,
              change.change === 'add' ? change.amount : (change.value as number),
              context,
            )
          : null,
      ),
      duration: event.duration as unknown as Duration,
      turn: game.state.turn.number,
    };
    game.state.effects.push(madeAt(game, effect, node));
  },
};

/** `end-effects`: ids */
const endEffects: BaseKind = {
  apply: (game, event, node) => {
    const ids = event.ids as readonly Tag[];
    // What it applied to is from now on as it is because the effect is over.
    for (const effect of game.state.effects)
      if (ids.includes(effect.id))
        for (const [card, trait] of reachOf(game, effect)) endedAt(game, card, trait, node);
    game.state.effects = game.state.effects.filter((effect) => !ids.includes(effect.id));
  },
};

/** `turn`: player, number, step, first */
const turn: BaseKind = {
  apply: (game, event) => {
    const { turn: now } = game.state;
    if (event.player !== undefined) now.player = wordIn(event.player);
    if (event.number !== undefined) now.number = id(event.number);
    if (event.step !== undefined) now.step = wordIn(event.step);
    if (event.first !== undefined) now.first = wordIn(event.first);
  },
};

/** `use-waiting`: id of the waiting ability that waits no longer */
const useWaiting: BaseKind = {
  apply: (game, event) => {
    game.state.waiting = game.state.waiting.filter((one) => one.id !== event.id);
  },
};

/** `create`: definition, to (zone), side, controller: a stand-in that is not a card */
const create: BaseKind = {
  apply: (game, event) => {
    const zone = wordIn(event.to);
    const side = sideOf(game, zone, wordIn(event.side) || wordIn(event.controller));
    const { things, zones, turn: now } = game.state;
    if (things.length >= game.limits.cards)
      throw new LimitReached(`more than ${game.limits.cards} cards and abilities in use`);
    const controller = wordIn(event.controller);
    const made = addThing(
      game.state,
      { definition: wordIn(event.definition), owner: controller },
      {
        controller,
        zone,
        side,
        version: 1,
        status: {},
        host: 0,
        since: now.number,
        stamp: game.state.clock++,
      },
    );
    (zones[zoneKey(side, zone)] ??= []).unshift(made.id);
  },
};

/** `cease`: card: a stand-in that is there no longer */
const cease: BaseKind = {
  apply: (game, event) => {
    takeOut(game, id(event.card));
    changing(game, id(event.card)).zone = '';
  },
};

/** `game-over`: winner, loser, why */
const gameOver: BaseKind = {
  apply: (game, event, node) => {
    if (game.state.result !== null) return;
    const result: Result = {
      winner: wordIn(event.winner) || null,
      loser: wordIn(event.loser) || null,
      why: wordIn(event.why),
    };
    game.state.result = madeAt(game, result, node);
  },
};

export const baseKinds: Readonly<Record<string, BaseKind>> = {
  move,
  status,
  attach,
  detach,
  join: joining,
  show: showing,
  fact: setFact,
  order,
  hold,
  release,
  stamp,
  control,
  'begin-effect': beginEffect,
  'end-effects': endEffects,
  delay,
  'use-up': useUp,
  'end-delayed': endDelayed,
  turn,
  'use-waiting': useWaiting,
  create,
  cease,
  'game-over': gameOver,
};
