/** Which cards a text means, where it looks for them and how many: read against the game as it is. */
import type {
  Amount,
  Comparison,
  Filter,
  Selection,
  Several,
  Spoken,
  TraitValue,
  Who,
} from './ability.js';
import { exact } from './budget.js';
import { keywordsOf, printedLook, traitsOf } from './continuous.js';
import { extremesAmong } from './extreme.js';
import { meansByItself, measureOf } from './fitting.js';
import {
  cardOf,
  cardsIn,
  definitionOf,
  type Game,
  inTurnOrder,
  isCurrent,
  isShared,
  lyingIn,
  spend,
} from './game.js';
import {
  type Thing,
  type CardRef,
  type ChosenValues,
  everyZone,
  type GameEvent,
  type LastKnown,
  type Player,
  type Roles,
} from './state.js';
import { cardsUnder, seenByName } from './parts.js';
import { say } from './questions.js';

/** Who says a text, from which card, and what its words point to. */
export interface Context {
  readonly controller: Player;
  readonly source: CardRef | null;
  readonly it: readonly CardRef[];
  /** Cards to which something else happened instead of what was last done: "it", too, where the game lets that follow them. */
  readonly instead?: readonly CardRef[];
  /** Of what "it" means the cards to which what was last done has done nothing. */
  readonly unchanged?: readonly CardRef[];
  /** Cards of which the text may speak still, but to which it does nothing more. */
  readonly astray?: readonly CardRef[];
  /** "It" is what an act has touched, and the act has touched nothing. */
  readonly lost?: boolean;
  /** How many the last instruction affected: "that many". */
  readonly that: number;
  /** Cards whose information is that of an earlier life of theirs, wherever they are by now. */
  readonly was?: readonly CardRef[];
  /** What took part in the event that woke the ability. */
  readonly roles?: Roles;
  /** What was chosen of characteristics: "that race". */
  readonly values?: ChosenValues | undefined;
  /** The targets that were declared for the text, by the number of the mention. */
  readonly targets?: Readonly<Record<number, readonly CardRef[]>> | undefined;
  /** Of the cards from among which some were chosen last, the others. */
  readonly rest?: readonly CardRef[];
  /** Of several players who do something, the one who does it now. */
  readonly doer?: Player;
  /** Who picks from among the cards that are looked for, and may take them for what the text asks for. */
  readonly picks?: Player;
}

/** What an act is done to, one selection after another. */
export const selectionsOf = (object: Selection | Several | undefined): readonly Selection[] =>
  object === undefined ? [] : object.is === 'several' ? object.of : [object];

/** The one card that a text speaks of; nothing where there is none. */
export const spokenOf = ({ source, it, instead, roles }: Context, of: Spoken): CardRef | null => {
  if (of === 'this') return source;
  return (of === 'it' ? (it[0] ?? instead?.[0]) : cardInRole(roles, of.role)) ?? null;
};

/** The card in a role of an event; nothing where a player is in it, or nobody. */
export const cardInRole = (roles: Roles | undefined, role: string): CardRef | undefined => {
  const found = roles?.[role];
  return typeof found === 'string' ? undefined : found;
};

/** The player in a role of an event, or the one who has the card that is in it. */
const playerInRole = (game: Game, context: Context, role: string): readonly Player[] => {
  const found = context.roles?.[role];
  if (found === undefined) return [];
  if (typeof found === 'string') return [found];
  return [seeFor(game, found, context)?.controller ?? cardOf(game, found[0]).controller];
};

/** Those of the cards last acted on to which something was done. */
export const doneTo = ({ it, unchanged = [] }: Context): readonly CardRef[] =>
  unchanged.length === 0 ? it : it.filter(([id]) => !unchanged.some(([card]) => card === id));

/** The cards that were spoken of, as they were then; nothing where a selection describes them. */
export const referredBy = (context: Context, selection: Selection): readonly CardRef[] => {
  switch (selection.is) {
    case 'this':
      return context.source === null ? [] : [context.source];
    case 'it': {
      const { it, instead = [] } = context;
      if (selection.done === true) return doneTo(context);
      return instead.length === 0 ? it : [...it, ...instead];
    }
    case 'rest':
      return context.rest ?? [];
    case 'role': {
      const ref = cardInRole(context.roles, selection.role);
      return ref === undefined ? [] : [ref];
    }
    case 'player':
    case 'cards':
      return [];
  }
};

/** Whether a text can do anything more to a card, as far as it has moved the card before. */
export const isOnCourse = ({ astray = [] }: Context, [id, version]: CardRef): boolean =>
  !astray.some(([card, life]) => card === id && life === version);

/** The cards and players of an event by role, cards as they are now. */
export const rolesIn = (game: Game, event: GameEvent): Roles => {
  const roles: Record<string, CardRef | Player> = {};
  const known = inTurnOrder(game);
  for (const [role, one] of Object.entries(event)) {
    const card = typeof one === 'number' ? game.state.things[one - 1] : undefined;
    if (card !== undefined && role !== 'version') roles[role] = [card.id, card.version];
    if (typeof one === 'string' && known.includes(one)) roles[role] = one;
  }
  return roles;
};

/** A card as a test sees it: as it is, or as it last was. */
export type Seen = Pick<Thing, 'controller' | 'zone' | 'side' | 'status' | 'host'> & {
  readonly id: number;
  readonly definition: string;
  readonly known: LastKnown | null;
  /** Words of the game that are true of it where it is seen so, whatever is true of it by now. */
  readonly said?: readonly string[];
};

/** A card as it is now; spelled out, since tests look at so many. */
export const asItIs = ({ id, definition, controller, zone, side, status, host }: Thing): Seen => ({
  id,
  definition,
  controller,
  zone,
  side,
  status,
  host,
  known: null,
});

/** The card a reference means: as it is now, or last known information where it has moved on. */
export const see = (game: Game, [id, version]: CardRef): Seen | null => {
  const card = game.state.things[id - 1];
  if (card === undefined) return null;
  if (card.version === version) return asItIs(card);
  const last = game.state.lastKnown[`${id}.${version}`] ?? null;
  return asKnown(id, say(game, 'lastKnownInformation', last, id));
};

/** A card as it was in an earlier life, if anything is known of that. */
export const seeAsItWas = (game: Game, [id, version]: CardRef): Seen | null =>
  asKnown(id, game.state.lastKnown[`${id}.${version}`] ?? null);

/** A card in a life of it, as it is where it still leads that, and otherwise as it last was in it. */
export const seeThen = (game: Game, ref: CardRef): Seen | null =>
  isCurrent(game, ref) ? asItIs(cardOf(game, ref[0])) : seeAsItWas(game, ref);

/** A card with nothing but what is written on it. */
export const seeAsPrinted = (game: Game, id: number): Seen => {
  const card = cardOf(game, id);
  const look = printedLook(game, card);
  const known = { ...card, traits: look.traits, keywords: keywordsOf(game, look), words: [] };
  return { ...asItIs(card), known };
};

const asKnown = (id: number, known: LastKnown | null): Seen | null =>
  known === null ? null : { id, ...known, status: { ...known.status }, known };

/** The same, for a text that looks at some cards as they were. */
export const seeFor = (game: Game, ref: CardRef, { was, source }: Context): Seen | null => {
  const before = was?.find(([id]) => id === ref[0]);
  const then = before && seeAsItWas(game, before);
  const now = see(game, ref);
  const isSource = source?.[0] === ref[0];
  return then && say(game, 'readsAsChosen', then, now, isSource) ? then : now;
};

export const traitOf = (game: Game, seen: Seen, trait: string): TraitValue | undefined =>
  seen.known === null ? traitsOf(game, seen.id, trait) : seen.known.traits[trait];

export const players = (game: Game, who: Who | 'any', context: Context): readonly Player[] => {
  switch (who) {
    case 'you':
      return you(game, context);
    case 'opponent':
      return you(game, context).flatMap((player) => say(game, 'opponents', player));
    case 'each':
      return say(game, 'actingOrder', context.controller);
    case 'doer':
      return doing(game, context);
    case 'any':
      return inTurnOrder(game);
    case 'owner':
    case 'controller': {
      const ref = context.it[0] ?? (context.lost ? undefined : context.source);
      if (!ref) return [];
      const card = cardOf(game, ref[0]);
      if (who === 'owner') return [say(game, 'ownerOf', card.id)];
      return [seeFor(game, ref, context)?.controller ?? card.controller];
    }
    default:
      return 'role' in who ? playerInRole(game, context, who.role) : [who.player];
  }
};

/** Who does it now; to what lasts, who did it as that began. */
const doing = (game: Game, context: Context): readonly Player[] => {
  if (context.doer !== undefined) return [context.doer];
  const found = playerInRole(game, context, 'doer');
  return found.length > 0 ? found : you(game, context);
};

/** Whom a text calls "you": its controller, unless the game says otherwise. */
const you = (game: Game, { controller }: Context): readonly Player[] =>
  say(game, 'meansYou', controller);

/** Where a filter looks; where its text names no zone, the game says what is meant. */
export const zonesOf = (game: Game, filter: Filter): readonly string[] =>
  filter.unnamed ? say(game, 'zonesMeant', filter) : filter.zones;

/** The cards a filter lets through, in the order of their zones. */
export const matching = (
  game: Game,
  filter: Filter,
  context: Context,
  lying = cardsIn,
): readonly number[] => {
  const found = passing(game, filter, context, lying);
  const { extreme } = filter;
  if (extreme === undefined) return found;
  const measured = (id: number) => measureOf(game, asItIs(cardOf(game, id)), filter, context);
  return extremesAmong(extreme, found, found.map(measured));
};

/** The same, before it is asked which of them have the least of something, or the greatest. */
export const passing = (
  game: Game,
  filter: Filter,
  context: Context,
  lying: typeof cardsIn,
): readonly number[] => {
  const found: number[] = [];
  for (const cards of lookedThrough(game, filter, context, lying))
    for (const id of cards)
      for (const seen of isOfDeed(filter)
        ? seenByDeed(game, id, context)
        : meantAt(game, id, filter, lying))
        if (meansByItself(game, seen, filter, context)) found.push(seen.id);
  if (filter.or === undefined) return found;
  const others = filter.or.flatMap((one) => matching(game, one, context, lying));
  return [...new Set([...found, ...others])];
};

/** `for each spent unit retired this way`: those to which it was done are what they were then. */
const isOfDeed = ({ among }: Filter): boolean => among?.is === 'it' && among.done === true;

const seenByDeed = (game: Game, id: number, context: Context): readonly Seen[] => {
  const ref = doneTo(context).find(([card]) => card === id);
  return [(ref && seeFor(game, ref, context)) ?? asItIs(cardOf(game, id))];
};

/** What lies there as one; where cards are named, and nothing goes on about them, also each card under the uppermost. */
const meantAt = (
  game: Game,
  id: number,
  { cards }: Filter,
  lying: typeof cardsIn,
): readonly Seen[] => {
  const seen = asItIs(cardOf(game, id));
  return cards === true && lying !== lyingIn && areNamed(game, id)
    ? [seen, ...cardsUnder(game, id).map((part) => seenByName(game, part))]
    : [seen];
};

/** Whether it is several cards, each of which a text that names cards means by itself. */
export const areNamed = (game: Game, id: number): boolean =>
  cardOf(game, id).cards.length > 1 && say(game, 'namesCards', id);

/** Those to which an effect that is being carried out does something, or begins to. */
export const reached = (game: Game, filter: Filter, context: Context): readonly number[] =>
  matching(game, filter, context, withinReach).filter(
    // What is found anew is not what was moved before.
    (id) => filter.among === undefined || isOnCourse(context, [id, cardOf(game, id).version]),
  );

const withinReach: typeof cardsIn = (game, side, zone) =>
  cardsIn(game, side, zone).filter((id) => !say(game, 'outOfReach', id, null));

/** Those to which an effect applies that goes on: a card is one of them though it is held in its zone. */
export const touched = (game: Game, filter: Filter, context: Context): readonly number[] =>
  matching(game, filter, context, lyingIn);

/** Whether a card is among those that a filter lets through; the others are not looked at. */
export const isMatching = (
  game: Game,
  filter: Filter,
  context: Context,
  id: number,
  lying = cardsIn,
): boolean => {
  if (filter.extreme !== undefined) return matching(game, filter, context, lying).includes(id);
  for (const cards of lookedThrough(game, filter, context, lying))
    if (cards.includes(id) && meansByItself(game, asItIs(cardOf(game, id)), filter, context))
      return true;
  return filter.or?.some((one) => isMatching(game, one, context, id, lying)) ?? false;
};

/** Whether an effect that goes on applies to a card. */
export const isTouched = (game: Game, filter: Filter, context: Context, id: number): boolean =>
  isMatching(game, filter, context, id, lyingIn);

/** Looking for cards: for which, by whom, for which verb, and all that lies where they are looked for. */
export interface Search {
  readonly filter: Filter;
  readonly by: Player;
  readonly verb: string;
  readonly among: () => readonly number[];
}

/** The cards among which a selection picks, whether or not they are what it looks for. */
export const searchedBy = (
  game: Game,
  selection: Selection,
  context: Context,
): readonly number[] => {
  if (selection.is !== 'cards') return [];
  const { filter } = selection;
  return [filter, ...(filter.or ?? [])].flatMap((one) => lookedThrough(game, one, context).flat());
};

/** The cards where a filter looks: those that were spoken of, or zone by zone. */
const lookedThrough = (
  game: Game,
  filter: Filter,
  context: Context,
  lying = cardsIn,
): readonly (readonly number[])[] => {
  if (filter.among !== undefined)
    return [
      referredBy(context, filter.among).flatMap((ref) =>
        say(game, 'effectFollows', ref) ? [ref[0]] : [],
      ),
    ];
  const found: (readonly number[])[] = [];
  const zones = zonesOf(game, filter);
  // A text that names none, and looks anywhere.
  const meant = zones.length === 0 ? everyZone(game.state) : zones;
  for (const zone of meant) {
    const sides = isShared(game, zone) ? [''] : players(game, filter.whose, context);
    for (const side of sides) {
      const all = lying(game, side, zone);
      spend(game, all.length / 64);
      const cards = say(game, 'cardsOfZone', zone, all, filter);
      found.push(edgeOf(game, cards, filter, context));
    }
  }
  return found;
};

/** The cards that lie uppermost, or lowest, where only so many of them are meant. */
const edgeOf = (
  game: Game,
  cards: readonly number[],
  { top, bottom }: Filter,
  context: Context,
): readonly number[] => {
  const meant = top ?? bottom;
  if (meant === undefined) return cards;
  const wanted = Math.max(0, amount(game, meant, context));
  const there = say(game, 'asFarAsPossible', Math.min(cards.length, wanted), wanted);
  return top === undefined ? cards.slice(cards.length - there) : cards.slice(0, there);
};

/** Whose card it is: by its zone, or in a shared one by who controls it. */
export const sideOf = (game: Game, { zone, side, controller }: Seen): Player =>
  isShared(game, zone) || side === '' ? controller : side;

/** What a test compares: as it is now, or as it is written on the card. */
export const valueFor = (
  game: Game,
  seen: Seen,
  { trait, printed }: { readonly trait: string; readonly printed?: true | 'original' },
): TraitValue | undefined =>
  printed
    ? printedTrait(
        game,
        seen.id,
        trait,
        printed === 'original',
        game.world.cards.get(seen.definition),
      )
    : traitOf(game, seen, trait);

/** What is written on a card, which a text calls printed or original. */
export const printedTrait = (
  game: Game,
  id: number,
  trait: string,
  original = false,
  definition = definitionOf(game, cardOf(game, id)),
): TraitValue | undefined => {
  const value = definition.traits[trait];
  return say(game, original ? 'originalTrait' : 'printedTrait', id, trait, value);
};

/** No number is more, less or just as much as what a card has of which there is none. */
export const compares = (
  game: Game,
  value: number,
  compare: Comparison,
  context: Context,
): boolean => {
  if (isNobodys(game, compare.amount, context)) return false;
  const other = quantity(game, compare.amount, context);
  game.witness?.({ is: 'comparison', compare: compare.is, by: value - other }, game);
  switch (compare.is) {
    case 'exactly':
      return value === other;
    case 'at-least':
      return value >= other;
    case 'at-most':
      return value <= other;
    case 'more-than':
      return value > other;
    case 'less-than':
      return value < other;
  }
};

/** What an amount comes to, to be used as it is. */
export const amount = (game: Game, what: Amount, context: Context): number => {
  const found = quantity(game, what, context);
  if (typeof what !== 'number') game.witness?.({ is: 'amount', amount: found }, game);
  return found;
};

/** In the text so far, or before it was carried out. */
const numberChosen = (game: Game, what: string, { values, source, was }: Context): number => {
  const own = values?.[what];
  if (own !== undefined) return Number(own);
  if (source === null) return 0;
  // Of a card that has moved since, as it was before.
  const lives = [source, ...(was ?? []).filter(([id]) => id === source[0])];
  const [said] = lives.flatMap((life) => say(game, 'chosenAsUsed', life, what) ?? []);
  return said ?? 0;
};

const sumOf = (
  game: Game,
  { trait, together }: Extract<Amount, { together: Filter }>,
  context: Context,
): number =>
  matching(game, together, context)
    .map((id) => traitsOf(game, id, trait))
    .reduce<number>((sum, value) => exact(sum + (typeof value === 'number' ? value : 0)), 0);

/** `its power`, where nobody has chosen one: whether what is measured is a card of which there is none. */
export const isNobodys = (game: Game, what: Amount, context: Context): boolean => {
  if (typeof what !== 'object') return false;
  if ('times' in what) return isNobodys(game, what.amount, context);
  if ('sum' in what) return what.sum.some((one) => isNobodys(game, one, context));
  if (!('of' in what)) return false;
  return measured(game, what.of, context) === null;
};

/** The card of which an amount is measured, as the text sees it; nothing where there is none. */
const measured = (game: Game, of: Spoken, context: Context): Seen | null => {
  const ref = spokenOf(context, of);
  return ref && seeFor(game, ref, context);
};

/** The same, to be compared. */
const quantity = (game: Game, what: Amount, context: Context): number => {
  if (typeof what === 'number') return what;
  if (what === 'that') return context.that;
  if ('count' in what) return matching(game, what.count, context).length;
  if ('together' in what) return sumOf(game, what, context);
  if ('chosen' in what) return numberChosen(game, what.chosen, context);
  if ('times' in what) return exact(what.times * quantity(game, what.amount, context));
  if ('sum' in what)
    return what.sum.reduce<number>((sum, one) => exact(sum + quantity(game, one, context)), 0);
  const seen = measured(game, what.of, context);
  const value = seen ? valueFor(game, seen, what) : 0;
  return typeof value === 'number' ? value : 0;
};
