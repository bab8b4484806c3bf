/** What an instruction that acts comes to: whose it is, with what it speaks of and what was chosen for it. */
import type { Instruction } from './ability.js';
import { cardOf, type Game, Impossible, isOff, isShared, refOf, Unsupported } from './game.js';
import { contextOf, type Locals, type OwnOutcomes } from './locals.js';
import { wholeOf } from './parts.js';
import { say } from './questions.js';
import type { Act } from './rule.js';
import { amount, type Context, isMatching, players, selectionsOf } from './select.js';
import { type CardRef, type Frame, type GameEvent, newFrame, type Player } from './state.js';

export type ActInstruction = Extract<Instruction, { do: 'act' }>;

export const instructionOf = (game: Game, { locals }: Frame): ActInstruction => {
  const found = game.world.blocks[Number(locals['block'])]?.[Number(locals['index'])];
  if (found?.do !== 'act') throw new Impossible('an act without its instruction');
  return found;
};

/** The context for one of the players who do it: what each of them did before is theirs. */
export const contextFor = (locals: Locals, player: Player): Context => {
  const context = contextOf(locals);
  const own = (locals['before'] as unknown as OwnOutcomes | null | undefined)?.[player];
  return own === undefined
    ? { ...context, doer: player }
    : {
        ...context,
        doer: player,
        it: own.it,
        lost: own.it.length === 0,
        rest: own.rest,
        that: own.that,
      };
};

export const actOf = (
  game: Game,
  frame: Frame,
  instruction: ActInstruction,
  player: Player,
): Act => {
  const { locals } = frame;
  const context = contextFor(locals, player);
  const chosen = (locals['chosen'] ?? {}) as Record<string, number[]>;
  const others: Record<string, readonly number[]> = {};
  const faces: Record<string, number> = {};
  let place: Act['place'];
  let status: Act['status'] = {};
  for (const [join, argument] of Object.entries(instruction.with)) {
    if ('selection' in argument) {
      others[join] = chosen[join] ?? [];
      if (argument.face !== undefined) faces[join] = argument.face;
    } else if ('status' in argument) status = { ...status, ...argument.status };
    else {
      const { zone, whose, position, nth, coming } = argument.place;
      const about = { ...context, it: firstOf(game, chosen['object'] ?? [], context) };
      // Cards of several owners each go to their own.
      const each =
        whose === 'owner' &&
        new Set((chosen['object'] ?? []).map((id) => cardOf(game, id).owner)).size > 1;
      const side = isShared(game, zone) || each ? '' : (players(game, whose, about)[0] ?? player);
      place = { zone, side, position, nth, coming };
      status = { ...status, ...argument.place.status };
    }
  }
  // Which of its lives each card led as it was chosen.
  locals['as'] = (chosen['object'] ?? []).map((id) => [...refOf(game, id)]);
  return {
    verb: instruction.verb,
    player,
    source: context.source?.[0] ?? 0,
    ...takenFrom(game, instruction, chosen['object'] ?? []),
    players: playersOf(game, instruction, context),
    amount:
      instruction.amount === undefined ? undefined : amount(game, instruction.amount, context),
    others,
    faces,
    ...(place ? { place } : {}),
    ...zoneOf(game, instruction, context),
    status,
    means: (looked, card) =>
      selectionsOf(instruction.object).some(
        (one) => one.is === 'cards' && isMatching(looked, one.filter, context, card),
      ),
    frame,
  };
};

/** What it is done to: cards under others come out first, and then what lies over them, alone where it is taken so. */
const takenFrom = (
  game: Game,
  { object, verb }: ActInstruction,
  chosen: readonly number[],
): Pick<Act, 'cards' | 'alone'> => {
  if (game.world.rules.book.terms.get(verb)?.ofParts !== true) return { cards: chosen, alone: [] };
  const several = chosen.filter((id) => cardOf(game, id).cards.length > 1);
  const under = chosen.filter((id) => wholeOf(game, id) !== undefined);
  const naming = selectionsOf(object).filter((one) => one.is === 'cards' && one.filter.cards);
  if (naming.length > 0 && naming.length < selectionsOf(object).length && several.length > 0)
    throw new Unsupported('', 'what names cards and what does not cannot be taken at once yet');
  return {
    cards: under.length === 0 ? chosen : [...under, ...chosen.filter((id) => !under.includes(id))],
    alone: several.filter((id) => say(game, 'takenAlone', id, naming.length > 0)),
  };
};

/** The zone to which an act is done as a whole. */
const zoneOf = (
  game: Game,
  { object, verb }: ActInstruction,
  context: Context,
): Pick<Act, 'zone'> => {
  if (object?.is !== 'cards' || game.world.rules.book.terms.get(verb)?.wholeZone !== true)
    return {};
  const { zones, whose } = object.filter;
  const [zone] = zones;
  const [side] = players(game, whose, context);
  return zone === undefined || side === undefined ? {} : { zone: { zone, side } };
};

/**
 * What an act would have happen to one card, were it chosen now.
 *
 * @param beside what is chosen for it besides: to what the card is attached
 */
export const eventsFor = (
  game: Game,
  instruction: ActInstruction,
  player: Player,
  card: number,
  context: Context,
  beside: Readonly<Record<string, readonly number[]>> = {},
): readonly GameEvent[] =>
  // What may come of it besides is no part of what is done.
  foreseen(game, instruction, player, context, { ...beside, object: [card] }).filter(
    (event) => event.card === card && event['besides'] !== true,
  );

/** What an act would have happen that chooses no card, such as damage to a player, were it done now. */
export const eventsOfAmount = (
  game: Game,
  instruction: ActInstruction,
  player: Player,
  context: Context,
): readonly GameEvent[] =>
  game.world.rules.book.terms.get(instruction.verb)?.ofAmount === true
    ? foreseen(game, instruction, player, context, {})
    : [];

/** @param chosen the cards that are chosen for it, by the words behind which they stand */
const foreseen = (
  game: Game,
  instruction: ActInstruction,
  player: Player,
  { controller, source, it, that, values = {} }: Context,
  chosen: Readonly<Record<string, readonly number[]>>,
): readonly GameEvent[] => {
  const term = game.world.rules.book.terms.get(instruction.verb);
  if (term === undefined || isOff(game, term.number)) return [];
  const locals = { controller, source, it, that, values, chosen } as unknown as Locals;
  const frame: Frame = { ...newFrame('act'), locals };
  const act = actOf(game, frame, instruction, player);
  return term.foresees?.(game, act) ?? term.does(game, act)?.events ?? [];
};

/** The players it is done to: "discards" has them as its object, "deals 1 damage to" behind a joining word. */
const playersOf = (
  game: Game,
  { object, with: others }: ActInstruction,
  context: Context,
): readonly Player[] => {
  const selections = [
    ...selectionsOf(object),
    ...Object.values(others).map((one) => ('selection' in one ? one.selection : undefined)),
  ];
  return selections.flatMap((one) => (one?.is === 'player' ? players(game, one.who, context) : []));
};

const firstOf = (game: Game, cards: readonly number[], context: Context): readonly CardRef[] =>
  cards[0] === undefined ? context.it : [refOf(game, cards[0])];
