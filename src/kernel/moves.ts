/** How cards move: from zone to zone and within one, with what lies under them; and what of what they were goes with them. */
import type { BaseKind } from './base-kind.js';
import { keywordsOf, lookAt, lookIn, type View } from './continuous.js';
import { cardOf, type Game, Impossible, isHeld, quietly } from './game.js';
import { changedAt, writeAlong } from './ledger.js';
import { comeOut, partGoing, rememberPart, stayingIn, uncover, wholeOf } from './parts.js';
import { say } from './questions.js';
import { type GameEvent, keyOf, idIn, type Player, type Thing, wordIn, zoneKey } from './state.js';
import { attachTo, changing, hasFaces, showFace, takeApart } from './things.js';

/** How a card lies: states by their names. */
type Status = Readonly<Record<string, string>>;

/**
 * `move`: card, to (zone), side, position (top, bottom or a number), status, controller, host (what it is attached to there), alone
 * (without the cards under it), stays (those of them that stay, where somebody has said so)
 */
export const moving: BaseKind = {
  // What is there no longer comes from nowhere; a card under another comes out of it. To itself it does not come.
  possible: (game, event) =>
    (cardOf(game, idIn(event.card)).zone !== '' || wholeOf(game, idIn(event.card)) !== undefined) &&
    event.host !== event.card,
  apply: (game, event, node, before) => {
    const zone = wordIn(event.to);
    if (isWithin(game, event)) {
      shift(game, event, node);
      return;
    }
    const whole = wholeOf(game, idIn(event.card));
    if (whole !== undefined) comeOut(game, idIn(event.card), whole);
    const { zone: from } = cardOf(game, idIn(event.card));
    const left = event['alone'] === true && hasParts(game, event) ? uncoverBy(game, event) : [];
    for (const gone of left ?? []) moving.apply(game, gone, node, before);
    const parts = partsFor(game, event);
    for (const gone of parts) moving.apply(game, gone, node, before);
    const along = left === null || left.length === 0 ? parts : [...left, ...parts];
    if (along.length > 0)
      writeAlong(
        game,
        node,
        along.map((gone) => ({ ...gone, from })),
      );
    const card = changing(game, idIn(event.card));
    const side = destinationOf(game, event);
    const stays = say(game, 'staysTheSame', card.id, zone);
    const isKnown =
      !game.world.rules.hidden[card.zone] ||
      isHeld(game, card.id) ||
      !liesAsUsual(game, card) ||
      say(game, 'knownFrom', card.zone);
    if (isKnown && whole === undefined) keepLastKnown(game, card.id, before);
    letCount(game, card.id);
    const isAged = stays && say(game, 'agesAnew', card.zone, zone);
    changedAt(game, keyOf(zoneKey(card.side, card.zone), 'left'), node);
    takeFromZone(game, card.id);
    putIn(game, card.id, zoneKey(side, zone), event);
    card.zone = zone;
    card.side = side;
    const turned = turnOver(game, card, event, !stays);
    card.controller = wordIn(event.controller) || say(game, 'controllerIn', card.id, zone);
    const told = lawful(game, card.id, event.status as Status | undefined);
    card.status = Object.assign({}, say(game, 'entersWith', card.id, zone), told);
    // Asked of the card as it lies there: face down it may have lost what would have it come otherwise.
    card.status = Object.assign({}, card.status, say(game, 'comesWith', card.id, zone), told);
    card.host = idIn(event.host);
    card.since = game.state.turn.number;
    changedAt(game, keyOf(card.id, 'zone'), node);
    if (card.host !== 0) changedAt(game, keyOf(card.id, 'host'), node);
    if (!stays || turned) renew(game, card, node);
    else if (isAged) card.stamp = game.state.clock++;
    if (!say(game, 'existsIn', card.id, zone)) {
      takeFromZone(game, card.id);
      card.zone = '';
    }
  },
};

/** A card that lies otherwise than others do in its zone, face up among shields, is seen though they are not. */
const liesAsUsual = (game: Game, { id, zone, status }: Thing): boolean => {
  const usual = quietly(game, () => say(game, 'entersWith', id, zone));
  return Object.entries(status).every(([name, value]) => usual[name] === value);
};

/** What of how a card is said to lie it can lie like where it is. */
export const lawful = (game: Game, card: number, told: Status = {}): Status =>
  Object.fromEntries(
    Object.entries(told).filter(([status, value]) => say(game, 'canLie', card, status, value)),
  );

/** To whose zone a card is moved: its owner's, where nothing else is said. */
const destinationOf = (game: Game, { card, to, side }: GameEvent): Player =>
  sideOfZone(game, wordIn(to), wordIn(side) || say(game, 'homeOf', idIn(card)));

/** Whether a move leads from a zone to another place of the same zone. */
export const isWithin = (game: Game, event: GameEvent): boolean => {
  const { zone, side } = cardOf(game, idIn(event.card));
  return zone === event.to && side === destinationOf(game, event);
};

/** Goes to another place of the zone where it lies: it leaves nothing and comes to nothing, and stays all that it is. */
const shift = (game: Game, event: GameEvent, node: number): void => {
  const card = changing(game, idIn(event.card));
  letCount(game, card.id);
  takeFromZone(game, card.id);
  putIn(game, card.id, zoneKey(card.side, card.zone), event);
  card.status = Object.assign({}, card.status, lawful(game, card.id, event.status as Status));
  if (event.controller !== undefined) card.controller = wordIn(event.controller);
  if (event.host !== undefined) attachTo(game, card, idIn(event.host));
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
  const { id: number, cards, zone: from, side } = cardOf(game, idIn(event.card));
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
  const card = idIn(event.card);
  return event['alone'] === true ||
    !hasParts(game, event) ||
    say(game, 'staysTheSame', card, wordIn(event.to)) ||
    say(game, 'partsGo', card, wordIn(event.to)) !== ''
    ? [card]
    : cardOf(game, card).cards;
};

const uncoverBy = (game: Game, event: GameEvent): readonly GameEvent[] | null =>
  uncover(game, idIn(event.card), stayingIn(event));

export const hasParts = (game: Game, { card }: GameEvent): boolean =>
  cardOf(game, idIn(card)).cards.length > 1;

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
export const renew = (game: Game, card: Thing, node: number): void => {
  card.version++;
  card.stamp = game.state.clock++;
  const attached = attachmentsOf(game, card.id);
  if (attached === undefined) return;
  const bearer = say(game, 'newBearer', attached);
  for (const one of attached) letGo(game, one, node, one === bearer ? 0 : bearer);
};

/** What is attached to a card, where anything is. */
export const attachmentsOf = (
  { state: { things } }: Game,
  card: number,
): readonly number[] | undefined => {
  let attached: number[] | undefined;
  for (const { id: one, host } of things) if (host === card) (attached ??= []).push(one);
  return attached;
};

/** A card that was attached lies by itself from now on, or is attached to another. */
export const letGo = (game: Game, card: number, node: number, bearer = 0): void => {
  changing(game, card).host = bearer;
  changedAt(game, keyOf(card, 'host'), node);
};

/** Whose zone it is; a game may say so by a rule of its own. */
export const sideOfZone = (game: Game, zone: string, side: Player): Player =>
  say(game, 'zoneSide', zone, side);

export const takeFromZone = (game: Game, card: number): void => {
  const { zone, side } = cardOf(game, card);
  const list = game.state.zones[zoneKey(side, zone)] ?? [];
  const at = list.indexOf(card);
  if (at < 0) throw new Impossible(`card ${card} is not in the zone where it lies`);
  list.splice(at, 1);
};

/** Keeps what the rules may want to know of a card that leaves: as it was beside all that leave with it. */
export const keepLastKnown = (game: Game, card: number, before: View | undefined): void => {
  const { definition, controller, zone, side, status, host, since, version } = cardOf(game, card);
  const look = before === undefined ? lookAt(game, card) : lookIn(game, before, card);
  // Whoever asks for one of them later is told the rule behind it; that all are kept decides nothing.
  const words = quietly(game, () => say(game, 'wordsFor', card));
  const traits = quietly(game, () => say(game, 'traitsKept', card, look.traits));
  game.state.lastKnown[`${card}.${version}`] = {
    definition,
    controller,
    zone,
    side,
    status,
    host,
    since,
    attached: attachmentsOf(game, card),
    traits,
    keywords: keywordsOf(game, look),
    words,
  };
};

/** `hold`: card, which lies where it lies and does not count there any more; `release`: card, which counts again */
export const hold: BaseKind = {
  apply: (game, { card }, node) => {
    const { side, zone } = cardOf(game, idIn(card));
    game.state.held = [...game.state.held, idIn(card)];
    changedAt(game, keyOf(zoneKey(side, zone), 'left'), node);
    changedAt(game, keyOf(idIn(card), 'zone'), node);
  },
};

export const release: BaseKind = {
  possible: (game, { card }) => isHeld(game, idIn(card)),
  apply: (game, { card }, node) => {
    letCount(game, idIn(card));
    changedAt(game, keyOf(idIn(card), 'zone'), node);
  },
};

const letCount = ({ state }: Game, card: number): void => {
  if (state.held.length > 0) state.held = state.held.filter((one) => one !== card);
};
