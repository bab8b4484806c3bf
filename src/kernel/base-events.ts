/** The events of which all others consist: a card moves, turns, is attached; an effect begins; a fact is set. */
import type { ContinuousText, Duration } from './ability.js';
import { reachOf } from './active-effects.js';
import type { BaseKind } from './base-kind.js';
import { LimitReached } from './budget.js';
import { type Game, isHeld, Impossible } from './game.js';
import { changedAt, endedAt, madeAt } from './ledger.js';
import {
  hold,
  letGo,
  moving,
  release,
  keepLastKnown,
  renew,
  sideOfZone,
  takeFromZone,
} from './moves.js';
import { say } from './questions.js';
import { amount, type Context, isNobodys } from './select.js';
import {
  type GameEvent,
  addThing,
  type CardRef,
  type ContinuousEffect,
  type Json,
  keyOf,
  newTag,
  idIn,
  inborn,
  type Result,
  type Tag,
  wordIn,
  zoneKey,
} from './state.js';
import { attachTo, changing, hasFaces, joinThings, showFace } from './things.js';
import { delay, endDelayed, rolesOf, useUp, valuesIn } from './waiting-events.js';

/** `status`: card, status, value */
const status: BaseKind = {
  apply: (game, event, node) => {
    const card = changing(game, idIn(event.card));
    const [name, value] = [wordIn(event.status), wordIn(event.value)];
    const now = say(game, 'statusBecomes', card.status[name], value);
    if (say(game, 'renewedSo', card.id, name, value)) {
      renew(game, card, node);
      card.status = {};
      if (hasFaces(game, card))
        showFace(game, card, say(game, 'faceThere', card.id, card.zone, true));
    }
    card.status = Object.assign({}, card.status, { [name]: now });
    changedAt(game, keyOf(card.id, name), node);
  },
};

/** `attach`: card, to; `detach`: card */
const attach: BaseKind = {
  possible: (_, event) => idIn(event.to) > 0 && event.to !== event.card,
  apply: (game, event, node) => {
    attachTo(game, changing(game, idIn(event.card)), idIn(event.to));
    changedAt(game, keyOf(idIn(event.card), 'host'), node);
  },
};

const detach: BaseKind = { apply: (game, event, node) => letGo(game, idIn(event.card), node) };

/** `join`: card (a thing whose cards become a part of another), to (that one), place (over or under it) */
const joining: BaseKind = {
  possible: (_, event) => idIn(event.to) > 0 && event.to !== event.card,
  apply: (game, event, node, before) => {
    keepLastKnown(game, idIn(event.card), before);
    takeFromZone(game, idIn(event.card));
    joinThings(
      game,
      idIn(event.card),
      idIn(event.to),
      event['place'] === 'under' ? 'under' : 'over',
    );
    // Of what lies under it one may want to know since when.
    changing(game, idIn(event.card)).since = game.state.turn.number;
    changedAt(game, keyOf(idIn(event.card), 'zone'), node);
  },
};

/** `show`: card, face: another face of its uppermost card shows */
const showing: BaseKind = {
  apply: (game, event, node) => {
    const card = changing(game, idIn(event.card));
    showFace(game, card, idIn(event['face']));
    if (!say(game, 'staysTurned', card.id)) renew(game, card, node);
    else if (say(game, 'agesTurned')) card.stamp = game.state.clock++;
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
    changing(game, idIn(event.card)).stamp = game.state.clock++;
    changedAt(game, keyOf(idIn(event.card), 'stamp'), node);
  },
};

/** `control`: card, player */
const control: BaseKind = {
  apply: (game, event) => {
    changing(game, idIn(event.card)).controller = wordIn(event.player);
  },
};

type Amounts = ContinuousEffect['amounts'];

const contextOfEffect = (event: GameEvent): Context => ({
  controller: wordIn(event.controller),
  source: (event.source as CardRef | null | undefined) ?? null,
  it: (event.it as readonly CardRef[] | undefined) ?? [],
  roles: rolesOf(event.roles),
  was: (event['was'] as readonly CardRef[] | undefined) ?? [],
  ...valuesIn(event),
  that: idIn(event.that),
});

/** The numbers of an effect, which are worked out once, as it begins. */
export const amountsOf = (game: Game, { changes }: ContinuousText, context: Context): Amounts =>
  changes.map((change) => {
    if (change.change === 'add') return amount(game, change.amount, context);
    if (change.change !== 'set' || typeof change.value === 'boolean') return null;
    return isNobodys(game, change.value, context) ? null : amount(game, change.value, context);
  });

const amountsIn = (game: Game, event: GameEvent): Amounts =>
  amountsOf(game, game.world.texts[idIn(event.text)] as ContinuousText, contextOfEffect(event));

/** `begin-effect`: text, source, controller, cards (or null), it, roles, was, values, duration, inborn */
const beginEffect: BaseKind = {
  settled: (game, event) => ({ ...event, amounts: amountsIn(game, event) }),
  apply: (game, event, node) => {
    const context = contextOfEffect(event);
    const effect: ContinuousEffect = {
      id: newTag(game.state),
      source: context.source,
      controller: context.controller,
      timestamp: event['inborn'] === true ? inborn : game.state.clock++,
      text: idIn(event.text),
      cards: (event.cards as readonly CardRef[] | null | undefined) ?? null,
      ...(event.it === undefined ? {} : { it: context.it }),
      roles: rolesOf(event.roles),
      ...valuesIn(event),
      amounts: (event['amounts'] as Amounts | undefined) ?? amountsIn(game, event),
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
    if (event.number !== undefined) now.number = idIn(event.number);
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
    const side = sideOfZone(game, zone, wordIn(event.side) || wordIn(event.controller));
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
    if (hasFaces(game, made)) showFace(game, made, say(game, 'faceThere', made.id, zone, true));
  },
};

/** `cease`: card: a stand-in that is there no longer; known, where texts may ask later what it was */
const cease: BaseKind = {
  apply: (game, event, _, before) => {
    if (event['known'] === true) keepLastKnown(game, idIn(event.card), before);
    takeFromZone(game, idIn(event.card));
    const card = changing(game, idIn(event.card));
    card.zone = '';
    // That life is over: whatever means it finds what is known of it, and nothing where it was.
    card.version++;
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
  move: moving,
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
