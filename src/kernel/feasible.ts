/** To which cards an act can be done, and whether to enough of them: for costs and for replacements. */
import { asksForSome, type Instruction, type Selection } from './ability.js';
import { addTo, cardOf, collect, type Game, isOff, mark, quietly, Unsupported } from './game.js';
import { eventsFor, eventsOfAmount } from './acting.js';
import { canHappen, comesTo, isForbiddenWhole, looksAtSeveral } from './may-happen.js';
import type { InstructionOf } from './instructions.js';
import { choosable } from './options.js';
import { wholeOf } from './parts.js';
import {
  amount,
  areNamed,
  type Context,
  isOnCourse,
  players,
  reached,
  referredBy,
  selectionsOf,
} from './select.js';
import type { GameEvent, Player } from './state.js';
import { say } from './questions.js';
import { canBeWithin } from './total.js';

/** The cards that a selection offers to an instruction: those that the filter lets through and the verb can act on. */
export const candidatesFor = (
  game: Game,
  selection: Selection,
  verb: string,
  context: Context,
  player: Player,
): readonly number[] => {
  const found = candidates(game, selection, verb, context, player);
  game.witness?.({ is: 'selection', selection, verb, context, found }, game);
  return found;
};

const candidates = (
  game: Game,
  selection: Selection,
  verb: string,
  context: Context,
  player: Player,
): readonly number[] => {
  const term = game.world.rules.book.terms.get(verb);
  const possible = (id: number) =>
    term?.possible === undefined ||
    isOff(game, term.number) ||
    term.possible(game, cardOf(game, id), { player, verb });
  switch (selection.is) {
    case 'this':
      return context.source !== null && say(game, 'effectFollows', context.source)
        ? [context.source[0]].filter(possible)
        : [];
    case 'it':
    case 'role':
    case 'rest':
      return referredBy(context, selection)
        .filter((ref) => say(game, 'effectFollows', ref) && isOnCourse(context, ref))
        .map(([id]) => id)
        .filter(possible);
    case 'player':
      return [];
    case 'cards': {
      const { filter, quantity } = selection;
      const looking = quantity.is === 'all' ? context : { ...context, picks: player };
      const found = declaredAmong(
        game,
        selection,
        context,
        byThemselves(game, selection, verb, reached(game, filter, looking)),
      );
      const left = found.filter(possible);
      if (left.length < found.length) mark(game, term?.number ?? '', 'forbade');
      return left;
    }
  }
};

/** Of what a text has declared as its targets, those that still are; all that it may mean where nothing was declared. */
const declaredAmong = (
  game: Game,
  { target }: Extract<Selection, { is: 'cards' }>,
  { targets }: Context,
  found: readonly number[],
): readonly number[] => {
  const declared = target === undefined ? undefined : targets?.[target];
  if (declared === undefined) return found;
  return declared
    .filter((ref) => say(game, 'isLegalTarget', ref, found.includes(ref[0])))
    .map(([id]) => id);
};

/** Without the cards under others, where what is done cannot be done to them; that nobody has written for one that is chosen. */
const byThemselves = (
  game: Game,
  { filter, quantity }: Extract<Selection, { is: 'cards' }>,
  verb: string,
  found: readonly number[],
): readonly number[] => {
  if (filter.cards !== true) return found;
  const term = game.world.rules.book.terms.get(verb);
  if (term?.ofParts === true) return found;
  const whole = found.filter((id) => wholeOf(game, id) === undefined);
  if (quantity.is !== 'all' && term !== undefined && found.some((id) => areNamed(game, id)))
    throw new Unsupported(
      term.number,
      `to ‘${verb}’ one card of several that are one is not carried out yet`,
    );
  return whole;
};

/** How many cards an instruction asks for at least. */
export const needed = (game: Game, selection: Selection, context: Context): number => {
  if (selection.is !== 'cards') return 1;
  const { quantity, filter } = selection;
  switch (quantity.is) {
    case 'exactly':
    case 'or-more':
      return Math.max(0, amount(game, quantity.amount, context));
    case 'all': {
      // All of the top 3 cards are 3.
      const edge = asksForSome(filter) ? undefined : (filter.top ?? filter.bottom);
      return edge === undefined ? 0 : Math.max(0, amount(game, edge, context));
    }
    case 'up-to':
    case 'any':
      return 0;
  }
};

/** The cards to which an act can be done, and may be: what would happen to them is possible, and nothing forbids it. */
export const ableFor = (
  game: Game,
  selection: Selection,
  act: InstructionOf<'act'>,
  player: Player,
  context: Context,
): readonly number[] =>
  withOthersBeside(
    game,
    act,
    player,
    context,
    candidatesFor(game, selection, act.verb, context, player),
  ).filter((card) => canBeDone(game, act, player, card, context));

const canBeDone = (
  game: Game,
  act: InstructionOf<'act'>,
  player: Player,
  card: number,
  context: Context,
): boolean =>
  waysBeside(game, act, player, context).some((beside) =>
    eventsFor(game, act, player, card, context, beside).every((event) => canHappen(game, event)),
  );

/** What is chosen for an act beside its object, by the words behind which it stands: to what a card is attached. */
type Beside = Readonly<Record<string, readonly number[]>>;

/** Each way to choose what stands beside the object of an act; of what is not known yet, as if it did not stand there. */
const waysBeside = (
  game: Game,
  act: InstructionOf<'act'>,
  player: Player,
  context: Context,
): readonly Beside[] =>
  Object.entries(act.with).reduce<readonly Beside[]>(
    (ways, [join, argument]) => {
      if (!('selection' in argument) || argument.selection.is === 'player') return ways;
      const { selection } = argument;
      const found = quietly(game, () => candidatesFor(game, selection, '', context, player));
      if (selection.is !== 'cards' && found.length === 0) return ways;
      const isAll = selection.is === 'cards' && selection.quantity.is === 'all';
      const each = isAll ? [found] : found.map((card) => [card]);
      return ways.flatMap((way) => each.map((cards) => ({ ...way, [join]: cards })));
    },
    [{}],
  );

/** The cards that somebody may choose for an act; where the game wants it, those to which it can and may be done. */
export const eligibleFor = (
  game: Game,
  selection: Selection,
  act: InstructionOf<'act'>,
  player: Player,
  context: Context,
): readonly number[] => {
  const found = candidatesFor(game, selection, act.verb, context, player);
  if (selection.is !== 'cards' || selection.quantity.is === 'all') return found;
  // To what it is attached, say, is chosen afterwards: until then nobody knows, but that it is not itself.
  if (Object.values(act.with).some((one) => 'selection' in one))
    return withOthersBeside(game, act, player, context, found);
  const { quantity } = selection;
  const which = () => say(game, 'choosesAmongAble', act.verb, quantity.is);
  const wanted = quietly(game, which);
  if (wanted === 'any') return found;
  const [able, why] = collect(game, () =>
    found.filter((card) => canBeDone(game, act, player, card, context)),
  );
  if (able.length === found.length || (able.length === 0 && wanted === 'rather')) return found;
  // What is left to choose from rests on what keeps the others out.
  addTo(game, why);
  which();
  return able;
};

/** The words of an act behind which another card has to stand than the one to which it is done. */
const apartIn = ({ world }: Game, { verb }: InstructionOf<'act'>): readonly string[] =>
  world.rules.book.terms.get(verb)?.apart ?? [];

/** Without the cards beside which nothing could stand but they themselves: so much is known before that is chosen. */
const withOthersBeside = (
  game: Game,
  act: InstructionOf<'act'>,
  player: Player,
  context: Context,
  found: readonly number[],
): readonly number[] => {
  const alone = apartIn(game, act).flatMap((join) => {
    const argument = act.with[join];
    if (argument === undefined || !('selection' in argument)) return [];
    const beside = quietly(game, () =>
      candidatesFor(game, argument.selection, '', context, player),
    );
    return beside.length === 1 ? beside : [];
  });
  return alone.length === 0 ? found : found.filter((card) => !alone.includes(card));
};

/** The cards that somebody may choose beside the object of an act, which has been chosen: not that card itself, where it stands alone. */
export const eligibleBeside = (
  game: Game,
  [role, selection]: readonly [string, Selection],
  act: InstructionOf<'act'>,
  player: Player,
  context: Context,
  { object = [] }: Beside,
): readonly number[] => {
  const found = candidatesFor(game, selection, '', context, player);
  if (object.length !== 1 || selection.is !== 'cards' || !apartIn(game, act).includes(role))
    return found;
  return found.filter((card) => card !== object[0]);
};

/** Without those of the cards chosen for an act that stand beside it: to them it is not done. */
export const apartFromThose = (
  game: Game,
  act: InstructionOf<'act'>,
  { object = [], ...beside }: Beside,
): readonly number[] => {
  const others = apartIn(game, act).flatMap((join) => beside[join] ?? []);
  return others.length === 0 ? object : object.filter((card) => !others.includes(card));
};

/** The cards that an instruction may take to be carried out; nothing where that is not known. */
export const candidatesToTry = (
  game: Game,
  instruction: Instruction,
  context: Context,
): readonly number[] | null => {
  if (instruction.do !== 'act') return null;
  const doers = players(game, instruction.who, context);
  if (doers.length === 0) return null;
  const wanted = doers.map((player) => wantedBy(game, instruction, player, context));
  return wanted.some((one) => one === null) ? null : wanted.flatMap((one) => one ?? []);
};

const wantedBy = (
  game: Game,
  act: InstructionOf<'act'>,
  player: Player,
  context: Context,
): readonly number[] | null => {
  const paid = say(game, 'paidWith', act, player);
  if (paid !== null || act.object === undefined) return paid;
  return selectionsOf(act.object).flatMap((one) =>
    candidatesFor(game, one, act.verb, { ...context, doer: player }, player),
  );
};

/** Whether an act could be done completely as things stand, by each of those who are to do it. */
export const canAct = (
  game: Game,
  instruction: InstructionOf<'act'>,
  context: Context,
): boolean => {
  const doers = players(game, instruction.who, context);
  return (
    doers.length > 0 &&
    doers.every((doer) => canActBy(game, instruction, doer, { ...context, doer }))
  );
};

/** Whether anything of an act could be done: by one of those who are to do it, or to one of the cards. */
export const canActInPart = (game: Game, act: InstructionOf<'act'>, context: Context): boolean =>
  players(game, act.who, context).some((doer) => {
    const here = { ...context, doer };
    return (
      canActBy(game, act, doer, here) ||
      wantedBy(game, act, doer, here)?.some((card) => canBeDone(game, act, doer, card, here)) ===
        true
    );
  });

const canActBy = (
  game: Game,
  instruction: InstructionOf<'act'>,
  player: Player,
  context: Context,
): boolean => {
  const check = say(game, 'costPayable', instruction, player, context);
  if (check !== undefined) return check;
  const deed = game.world.rules.book.terms
    .get(instruction.verb)
    ?.deed?.({ player, source: context.source?.[0] ?? 0 });
  if (deed !== undefined && isForbiddenWhole(game, deed)) return false;
  const events = eventsOfAmount(game, instruction, player, context);
  if (!events.every((event) => canHappen(game, event))) return false;
  return selectionsOf(instruction.object).every((one) => {
    if (one.is === 'player') return true;
    const able = takenFrom(game, one, player, ableFor(game, one, instruction, player, context));
    const least = needed(game, one, context);
    return (
      able.length >= least &&
      (one.is !== 'cards' || canBeWithin(game, one, able, least, context, player)) &&
      // To one alone it can be done beside nothing else.
      (least < 2 || able.length - crowdedOut(game, instruction, player, able, context) >= least)
    );
  });
};

/** Those of the cards that may be chosen, where the text has somebody choose. */
const takenFrom = (
  game: Game,
  selection: Selection,
  player: Player,
  able: readonly number[],
): readonly number[] => {
  if (selection.is !== 'cards' || selection.quantity.is === 'all') return able;
  return choosable(game, player, able);
};

/** To how many of these cards an act cannot be done only because it is done to the others: of some there may be so many and no more. */
export const crowdedOut = (
  game: Game,
  act: InstructionOf<'act'>,
  player: Player,
  cards: readonly number[],
  context: Context,
): number => {
  if (cards.length < 2 || !looksAtSeveral(game)) return 0;
  const count = (): number => {
    const beside: GameEvent[] = [];
    let out = 0;
    for (const card of cards) {
      const events = eventsFor(game, act, player, card, context);
      if (!events.every((event) => canHappen(game, event))) continue;
      if (events.every((event) => canHappen(game, event, beside)))
        beside.push(...comesTo(game, events));
      else out++;
    }
    return out;
  };
  // Nearly always there is room, and then nothing rests on it.
  return quietly(game, count) === 0 ? 0 : count();
};
