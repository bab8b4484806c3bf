/** What cannot, can or must be done, and how cards enter, because an effect says so. */
import type { Change, Filter } from './ability.js';
import { addTo, cardOf, definitionOf, type Game, mark, once, spend } from './game.js';
import { fills, fits } from './conditions.js';
import { amount, isMatching, matching, players, type Seen } from './select.js';
import { type GameEvent, keyOf, type Player, type TogetherLimit } from './state.js';
import { type Active, subjects } from './active-effects.js';
import { lookAt, viewOf } from './continuous.js';
import { wholeOf } from './parts.js';
import { say } from './questions.js';
import { withMoves } from './moved.js';
import { noteActive } from './noting.js';
import { rests } from './ledger.js';

export type ModalChange = Extract<
  Change,
  { change: 'cannot' | 'can' | 'must' | 'forbid' | 'limit' | 'enter' | 'ignore' }
>;

/** A `cannot`, `can` or `must` at work, or a text on how cards enter. */
export interface Modal<C extends ModalChange = ModalChange> {
  readonly change: C;
  readonly active: Active;
}

type OfAction = Extract<ModalChange, { change: 'cannot' | 'can' | 'must' }>;
type Ignoring = Extract<ModalChange, { change: 'ignore' }>;
type Entering = Extract<ModalChange, { change: 'enter' }>;
type Forbidding = Extract<ModalChange, { change: 'forbid' }>;
type Limiting = Extract<ModalChange, { change: 'limit' }>;

/** Whether any text of these cards says so of anything: where none does, nobody need look at how it would be. */
export const isEverTold = (
  { world }: Game,
  how: 'cannot' | 'can' | 'must',
  action: string,
): boolean => world.said.has(keyOf(how, action));

/** Every `cannot`, `can` or `must` at work for an action of a card or player. */
export const modals = (
  game: Game,
  how: 'cannot' | 'can' | 'must',
  action: string,
  who: number | Player,
): readonly Modal<OfAction>[] => {
  if (!isEverTold(game, how, action)) return nothing;
  const view = viewOf(game);
  if (view.modals.length === 0 && view.looks.size === 0) return nothing;
  const said = saidOf(game, how, action, view.modals);
  const found = how === 'cannot' ? cannotOf(game, said, who) : goingFor(game, said, who);
  for (const { active } of found) noteActive(game, active);
  if (game.witness !== undefined) {
    const held = new Set(found);
    for (const one of said.all) {
      spend(game, 1);
      const { active } = one;
      game.witness({ is: 'modal', how, action, who, active, held: held.has(one) }, game);
    }
  }
  if (typeof who === 'number') noteLost(game, who);
  return how === 'cannot' && found.length > 0 && isIgnored(game, action, who) ? nothing : found;
};

const nothing: readonly Modal<OfAction>[] = [];

/**
 * Whether an effect says that a card or player cannot, can or must do something; it then takes part.
 *
 * @param which only what is said with regard to such others as that one counts, or whatever is said of the action, too
 */
export const isTold = (
  game: Game,
  how: 'cannot' | 'can' | 'must',
  action: string,
  who: number | Player,
  other?: number | Player,
  which: 'of that' | 'any' = 'any',
): boolean => {
  for (const { change, active } of modals(game, how, action, who)) {
    const goesFor =
      change.other === undefined
        ? which === 'any'
        : other !== undefined && fills(game, change.other, other, active.context);
    if (!goesFor || change.atLeast !== undefined) continue;
    noteTold(game, active);
    return true;
  }
  return false;
};

const noteTold = (game: Game, { rule = '', node }: Active): void => {
  mark(game, rule, 'changed');
  rests(game, node);
};

/**
 * How many there may be on the other side of an action at most, by what effects say of several together: of these, besides
 * those that are there already. The effects take part.
 *
 * @param seen how the cards look to what is said of them
 */
export const limitsTogether = (
  game: Game,
  action: string,
  who: number,
  {
    options,
    there,
    seen,
  }: {
    readonly options: readonly number[];
    readonly there: readonly number[];
    readonly seen: (id: number) => Seen;
  },
): readonly TogetherLimit[] =>
  modals(game, 'cannot', action, who).flatMap(({ change: { other, atLeast }, active }) => {
    if (atLeast === undefined || other === undefined) return [];
    const isMeant = (id: number): boolean => fills(game, other, id, active.context, seen);
    const among = options.flatMap((id, at) => (isMeant(id) ? [at] : []));
    if (among.length === 0) return [];
    noteTold(game, active);
    return [{ among, most: Math.max(0, atLeast - 1 - there.filter(isMeant).length) }];
  });

/** Whether any text of the cards at hand says of events of a kind that they cannot happen; most say so of none. */
export const mayBeRuledOut = ({ world }: Game, kind: string): boolean => world.forbidden.has(kind);

/**
 * Whether an effect says of an event that it cannot happen; the effects that say so take part.
 *
 * @param beside what happens at the same time for certain
 */
export const isRuledOut = (
  game: Game,
  event: GameEvent,
  beside: readonly GameEvent[] = [],
): boolean => {
  if (!mayBeRuledOut(game, event.kind)) return false;
  const isTooMany =
    game.world.has.limits && event.kind === 'move' && exceedsLimit(game, event, beside);
  const said = forbiddenIn(game, event.kind, viewOf(game).modals);
  let found = false;
  for (const { change, active } of said.all) {
    const who = event[change.role];
    if (typeof who !== 'number' && typeof who !== 'string') continue;
    const held = goesFor(game, said, { change, active }, event, who);
    game.witness?.({ is: 'modal', how: 'cannot', action: change, who, active, held }, game);
    if (!held || isIgnoredIn(game, event, change.role, who)) continue;
    noteActive(game, active);
    found = true;
  }
  return found || isTooMany;
};

/** Whether it is said of this event: of its player, its card, or one over that where what goes for it goes for all its cards. */
const goesFor = (
  game: Game,
  { ofCards }: Said<Forbidding>,
  { change, active }: Modal<Forbidding>,
  event: GameEvent,
  who: number | Player,
): boolean => {
  if (typeof who === 'string')
    return isSaidOfPlayer(game, active, who) && fits(game, change.event, event, active.context);
  const isOf = (card: number): boolean =>
    ofCards()
      .get(card)
      ?.some((one) => one.active === active) === true &&
    fits(game, change.event, { ...event, [change.role]: card }, active.context);
  if (isOf(who)) return true;
  if (say(game, 'alsoIn', event, change.role).some(({ id }) => isOf(id))) return true;
  const whole = wholeOf(game, who);
  return whole !== undefined && isOf(whole.id) && say(game, 'sharedByParts', who);
};

/** Whether a player would have more of some cards than an effect lets them; what they have already stays theirs. */
const exceedsLimit = (game: Game, event: GameEvent, beside: readonly GameEvent[]): boolean => {
  const said = saidIn(game, 'limits', () =>
    viewOf(game).modals.filter((one): one is Modal<Limiting> => one.change.change === 'limit'),
  );
  if (said.all.length === 0) return false;
  const after = withMoves(game, [...beside, event]);
  let found = false;
  for (const { change, active } of said.all) {
    const { context, text } = active;
    const who = text.subject.is === 'player' ? players(game, text.subject.who, context) : [];
    for (const player of who) {
      const filter: Filter = { ...change.filter, whose: { player } };
      const there = matching(after, filter, context);
      // What was one of them already makes them no more.
      if (!there.includes(Number(event.card))) continue;
      if (isMatching(game, filter, context, Number(event.card))) continue;
      const held = there.length > amount(game, change.most, context);
      game.witness?.(
        { is: 'modal', how: 'cannot', action: 'have more', who: player, active, held },
        game,
      );
      if (!held) continue;
      noteActive(game, active);
      found = true;
    }
  }
  return found;
};

/** What a card ignores is ignored where it is said of whoever would do it, too. */
const isIgnoredIn = (game: Game, event: GameEvent, role: string, who: number | Player): boolean =>
  isIgnored(game, `${event.kind} ${role}`, who) ||
  (typeof event.card === 'number' && isIgnored(game, `${event.kind} card`, event.card));

/** Whether effects have a card or player ignore that it cannot; they take part. */
export const isIgnored = (game: Game, cannot: string, who: number | Player): boolean => {
  const said = saidIn(game, `ignore ${cannot}`, () =>
    viewOf(game).modals.filter(
      (one): one is Modal<Ignoring> =>
        one.change.change === 'ignore' && one.change.cannot === cannot,
    ),
  );
  const found = goingFor(game, said, who);
  for (const { active } of found) noteActive(game, active);
  return found.length > 0 && say(game, 'ignoresCannot');
};

/** How a card lies that has just come to where it is, as far as effects say so; those effects take part. */
export const enteringStatus = (game: Game, card: number): Readonly<Record<string, string>> => {
  const { zone } = cardOf(game, card);
  const said = saidIn(game, `enter ${zone}`, () =>
    viewOf(game).modals.filter(
      (one): one is Modal<Entering> => one.change.change === 'enter' && one.change.zone === zone,
    ),
  );
  const found = goingFor(game, said, card);
  if (found.length === 0 || !say(game, 'entersAsTold')) return {};
  for (const { active } of found) noteActive(game, active);
  return Object.assign({}, ...found.map(({ change }) => change.status)) as Record<string, string>;
};

/** What is said of an action, or of an event. */
interface Said<C extends ModalChange> {
  readonly all: readonly Modal<C>[];
  /** By card, all that goes for it; looked for but once, however many cards are asked about. */
  readonly ofCards: () => ReadonlyMap<number, readonly Modal<C>[]>;
}

const saidOf = (game: Game, how: string, action: string, all: readonly Modal[]): Said<OfAction> =>
  saidIn(game, `${how} ${action}`, () =>
    all.filter((one): one is Modal<OfAction> => isAbout(one, how, action)),
  );

const isAbout = ({ change }: Modal, how: string, action: string): boolean =>
  change.change === how && 'action' in change && change.action === action;

const forbiddenIn = (game: Game, kind: string, all: readonly Modal[]): Said<Forbidding> =>
  saidIn(game, `forbid ${kind}`, () =>
    all.filter(
      (one): one is Modal<Forbidding> =>
        one.change.change === 'forbid' && one.change.event.event === kind,
    ),
  );

const saidIn = <C extends ModalChange>(
  game: Game,
  key: string,
  find: () => readonly Modal<C>[],
): Said<C> => {
  const all = once(game, key, find);
  return { all, ofCards: () => once(game, `${key} of cards`, () => byCard(game, all)) };
};

const byCard = <C extends ModalChange>(
  game: Game,
  all: readonly Modal<C>[],
): ReadonlyMap<number, readonly Modal<C>[]> => {
  const found = new Map<number, Modal<C>[]>();
  for (const one of all)
    for (const id of subjects(game, one.active)) {
      const others = found.get(id);
      if (others === undefined) found.set(id, [one]);
      else others.push(one);
    }
  return found;
};

/** Of what is said, all that goes for a card or player. */
const goingFor = <C extends ModalChange>(
  game: Game,
  { all, ofCards }: Said<C>,
  who: number | Player,
): readonly Modal<C>[] =>
  typeof who === 'number'
    ? (ofCards().get(who) ?? [])
    : all.filter(({ active }) => isSaidOfPlayer(game, active, who));

/** What a card cannot: also what one over it cannot, where that goes for all its cards. */
const cannotOf = <C extends ModalChange>(
  game: Game,
  said: Said<C>,
  who: number | Player,
): readonly Modal<C>[] => {
  const own = goingFor(game, said, who);
  const whole = typeof who === 'number' ? wholeOf(game, who) : undefined;
  if (whole === undefined) return own;
  const shared = goingFor(game, said, whole.id);
  return shared.length > 0 && say(game, 'sharedByParts', Number(who)) ? [...own, ...shared] : own;
};

const isSaidOfPlayer = (game: Game, { text: { subject }, context }: Active, who: Player): boolean =>
  subject.is === 'player' && players(game, subject.who, context).includes(who);

/** What took abilities away from a card took part in what they no longer say. */
const noteLost = (game: Game, id: number): void => {
  const look = lookAt(game, id);
  const reason = look.reasons['abilities'];
  if (reason === undefined) return;
  const own = definitionOf(game, cardOf(game, id)).abilities;
  const left = new Set(look.abilities);
  if (own.some((ability) => !left.has(game.world.abilityIds.get(ability) ?? -1)))
    addTo(game, reason);
};
