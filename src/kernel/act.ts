/** One instruction of a text: who does it, what it is done to, how much; then it is done. */
import type { Instruction, Selection } from './ability.js';
import { ableFor, candidatesFor, eligibleFor, needed } from './feasible.js';
import {
  addTo,
  cardOf,
  collect,
  type Game,
  Impossible,
  isOff,
  isShared,
  mark,
  quietly,
  refOf,
  Unsupported,
} from './game.js';
import { isForbiddenWhole } from './may-happen.js';
import { unforbidden } from './options.js';
import type { Act, Move } from './rule.js';
import {
  amount,
  type Context,
  players,
  referredBy,
  type Search,
  searchedBy,
  selectionsOf,
} from './select.js';
import { withTotal } from './total.js';
import {
  type CardRef,
  type Decision,
  type Frame,
  type GameEvent,
  type Json,
  newFrame,
  type Option,
  type Player,
  wordIn,
} from './state.js';
import { say } from './questions.js';
import { decidedBy, progressOf, restingOn } from './ledger.js';
import { itIn, type Locals, contextOf, type OwnOutcomes } from './locals.js';

export type ActInstruction = Extract<Instruction, { do: 'act' }>;

const instructionOf = (game: Game, { locals }: Frame): ActInstruction => {
  const found = game.world.blocks[Number(locals['block'])]?.[Number(locals['index'])];
  if (found?.do !== 'act') throw new Impossible('an act without its instruction');
  return found;
};

/**
 * One act: for each player who is to do it, choose what it is done to, then do it.
 * Locals: block, index, the context; phase and what has been chosen so far. Where one only has to choose: only (choose),
 * turn (which of the players), taken (cards that are not chosen again).
 */
export const runAct = (game: Game, frame: Frame): Move => {
  const { locals } = frame;
  const instruction = instructionOf(game, frame);
  const term = game.world.rules.book.terms.get(instruction.verb);
  if (term === undefined) throw new Unsupported('', `'${instruction.verb}' is not carried out yet`);
  const who = players(game, instruction.who, contextOf(locals));
  // What one alone does goes for all that was spoken of.
  if (who.length < 2) delete locals['before'];
  if (locals['phase'] === 'done') {
    const [, why] = collect(game, () => settle(game, frame, instruction, who));
    decidedBy(game, frame, why);
  }
  const player = who[Number(locals['turn'] ?? 0)];
  if (player === undefined || isOff(game, term.number))
    return { end: true, value: actOutcome(game, frame) };
  const deed = term.deed?.({ player, source: contextOf(locals).source?.[0] ?? 0 });
  if (deed !== undefined && isForbiddenWhole(game, deed)) {
    Object.assign(locals, { phase: 'done', done: [] });
    // What comes of it is told with its reasons.
    return { events: [deed], into: 'forbidden', go: 'again' };
  }
  for (const [role, selection] of roles(instruction)) {
    const ask = choose(game, frame, player, role, selection, instruction);
    if (ask !== null) return { ask };
  }
  if (locals['only'] === 'choose') return { end: true, value: choiceIn(game, frame) };
  locals['phase'] = 'done';
  joinParts(instruction, frame);
  if (lacksRole(instruction, frame)) {
    locals['done'] = [];
    return { go: 'again' };
  }
  const by = term.together ? who : [player];
  const [moves, why] = collect(game, () => {
    mark(game, term.number, 'ran');
    return by.map((one) => term.does(game, actOf(game, frame, instruction, one)) ?? {});
  });
  addTo(game, why);
  // What counts as done rests on what made it count.
  if (locals['counts'] === true) decidedBy(game, frame, why);
  // Settling it for one of them settles it for all.
  if (term.together) locals['turn'] = who.length - 1;
  const [first = {}, ...others] = moves;
  const events = [first, ...others].flatMap((move) => move.events ?? []);
  return { into: 'done', ...first, ...(others.length > 0 ? { events } : {}), go: 'again' };
};

/** The context for one of the players who do it: what each of them did before is theirs. */
const contextFor = (locals: Locals, player: Player): Context => {
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

/** Whether nothing was found for a role beside the object: what "attach it to a unit" is to be attached to. */
export const lacksRole = (instruction: ActInstruction, { locals }: Frame): boolean => {
  const chosen = (locals['chosen'] ?? {}) as Record<string, number[]>;
  return Object.entries(instruction.with).some(
    ([join, argument]) =>
      'selection' in argument &&
      argument.selection.is !== 'player' &&
      (chosen[join] ?? []).length === 0,
  );
};

/** Everything an act lets somebody choose, in the order of the text. */
const roles = (instruction: ActInstruction): readonly (readonly [string, Selection])[] => [
  ...selectionsOf(instruction.object).map((one, at) => [partKey(at), one] as const),
  ...Object.entries(instruction.with).flatMap(([join, argument]) =>
    'selection' in argument ? [[join, argument.selection] as const] : [],
  ),
];

/** Each selection of an object is settled by itself, and then they are one. */
const partKey = (at: number): string => (at === 0 ? 'object' : `object ${at}`);

export const joinParts = ({ object }: ActInstruction, { locals }: Frame): void => {
  const parts = selectionsOf(object);
  if (parts.length < 2) return;
  const chosen = { ...(locals['chosen'] as Record<string, number[]>) };
  const all = parts.flatMap((_, at) => chosen[partKey(at)] ?? []);
  locals['chosen'] = { ...chosen, object: [...new Set(all)] };
};

/** Settles a role: by itself where there is nothing to choose, else by asking. */
const choose = (
  game: Game,
  frame: Frame,
  player: Player,
  role: string,
  selection: Selection,
  instruction: ActInstruction,
): Omit<Decision, 'rule'> | null => {
  const { locals } = frame;
  const { verb } = instruction;
  const chosen = (locals['chosen'] ?? {}) as Record<string, number[]>;
  if (chosen[role] !== undefined) return null;
  const context = contextFor(locals, player);
  const settleWith = (cards: readonly number[]) => {
    locals['chosen'] = { ...chosen, [role]: [...cards] };
    return null;
  };
  // The other roles of "attach a flame card to it" are not acted on themselves.
  const isObject = role === 'object' || role.startsWith('object ');
  const inFull = isObject && say(game, 'doneInFull', locals['about'] ?? null);
  const found = inFull
    ? ableFor(game, selection, instruction, player, context)
    : isObject
      ? eligibleFor(game, selection, instruction, player, context)
      : candidatesFor(game, selection, '', context, player);
  if (selection.is !== 'cards') return settleWith(found);
  const { quantity, filter } = selection;
  if (quantity.is === 'all') return settleWith(allOf(game, player, found));
  const taken = [...Object.values(chosen).flat(), ...((locals['taken'] ?? []) as number[])];
  const options = unforbidden(
    game,
    player,
    'choose',
    found
      // What was chosen for the same already is not chosen again.
      .filter((card) => !isObject || !taken.includes(card))
      .map((card) => ({ verb: 'choose', card, rules: [] })),
  );
  const wanted = quantity.is === 'any' ? options.length : amount(game, quantity.amount, context);
  const there = Math.min(wanted, options.length);
  const able = say(game, 'asFarAsPossible', there, wanted);
  const most = quantity.is === 'or-more' ? options.length : able;
  const least = quantity.is === 'exactly' || quantity.is === 'or-more' ? able : 0;
  const among = (): readonly number[] => searchedBy(game, selection, context);
  const must = say(game, 'mustChoose', least);
  const search = { filter, by: player, verb, among };
  const atLeast = say(game, 'mayNotFind', must, search);
  // A part of what is to be done in full is as good as none, and where a part is done already the rest has to be.
  const isPart = must > 1 || isBehindOthers(game, frame);
  const owed = atLeast < must ? owedOf(game, options, must, search) : undefined;
  const atAll = Math.max(atLeast, Math.min(owed?.cards.length ?? 0, must));
  const fewest = inFull && isPart ? must : atAll;
  locals['wanted'] = wanted;
  const howMany = withTotal(game, filter, options, context, { min: fewest, max: most });
  if (howMany.max <= 0) return settleWith([]);
  // Asked even where there is but one answer: a script may give it, and whoever plays without one need not.
  locals['role'] = role;
  return {
    kind: 'choose',
    by: player,
    options,
    ...howMany,
    owed: fewest < must ? owed : undefined,
    about: verb,
    source: context.source?.[0] ?? 0,
  };
};

/** Whether parts of the same have been done before: instructions in front of it, or what stands beside it and comes first. */
const isBehindOthers = ({ state }: Game, { locals }: Frame): boolean =>
  Number(locals['index']) > 0 ||
  state.frames.some(
    ({ procedure, locals: { outcomes } }) =>
      procedure === 'in order' && Array.isArray(outcomes) && outcomes.length > 0,
  );

/** What has to be found where the rest may be overlooked: fewer than must be chosen are enough only with all of it. */
const owedOf = (
  game: Game,
  options: readonly Option[],
  enough: number,
  search: Search,
): Decision['owed'] => {
  const those = options.map(({ card = 0 }) => card);
  const cards = say(game, 'mustFind', those, search);
  return cards.length === 0 ? undefined : { cards, enough };
};

/** What "all" means; that it chooses nothing leaves no mark on cards that are not chosen. */
const allOf = (game: Game, player: Player, found: readonly number[]): readonly number[] => {
  if (!quietly(game, () => say(game, 'allIsChosen'))) return found;
  const options = found.map((card) => ({ verb: 'choose', card, rules: [] }));
  return unforbidden(game, player, 'choose', options).map(({ card = 0 }) => card);
};

/** The choice that somebody is asked for right now: for which act, among which cards. */
export interface OpenChoice {
  readonly by: Player;
  readonly verb: string;
  readonly among: readonly number[];
}

/** What somebody has to choose now, where the decision that is open is one of an act. */
export const openChoice = (game: Game): OpenChoice | undefined => {
  const { asked, frames } = game.state;
  const frame = frames.at(-1);
  if (asked?.kind !== 'choose' || frame?.procedure !== 'act') return undefined;
  const instruction = instructionOf(game, frame);
  const [, selection] =
    roles(instruction).find(([role]) => role === wordIn(frame.locals['role'])) ?? [];
  if (selection === undefined) return undefined;
  const context = contextFor(frame.locals, asked.by);
  return { by: asked.by, verb: instruction.verb, among: searchedBy(game, selection, context) };
};

export const actAnswered = (_: Game, frame: Frame, picked: readonly Option[]): Move => {
  const chosen = (frame.locals['chosen'] ?? {}) as Record<string, number[]>;
  const role = wordIn(frame.locals['role']);
  frame.locals['chosen'] = { ...chosen, [role]: picked.map((option) => option.card ?? 0) };
  // The decision stays among those that the act rests on: it is the same round.
  return { go: 'again' };
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
  let place: Act['place'];
  let status: Act['status'] = {};
  for (const [join, argument] of Object.entries(instruction.with)) {
    if ('selection' in argument) others[join] = chosen[join] ?? [];
    else if ('status' in argument) status = { ...status, ...argument.status };
    else {
      const { zone, whose, position } = argument.place;
      const about = { ...context, it: firstOf(game, chosen['object'] ?? [], context) };
      // Cards of several owners each go to their own.
      const each =
        whose === 'owner' &&
        new Set((chosen['object'] ?? []).map((id) => cardOf(game, id).owner)).size > 1;
      const side = isShared(game, zone) || each ? '' : (players(game, whose, about)[0] ?? player);
      place = { zone, side, position };
      status = { ...status, ...argument.place.status };
    }
  }
  // Which of its lives each card led as it was chosen.
  locals['as'] = (chosen['object'] ?? []).map((id) => [...refOf(game, id)]);
  return {
    verb: instruction.verb,
    player,
    source: context.source?.[0] ?? 0,
    cards: chosen['object'] ?? [],
    players: playersOf(game, instruction, context),
    amount:
      instruction.amount === undefined ? undefined : amount(game, instruction.amount, context),
    others,
    ...(place ? { place } : {}),
    status,
    frame,
  };
};

/** What an act would have happen to one card, were it chosen now. */
export const eventsFor = (
  game: Game,
  instruction: ActInstruction,
  player: Player,
  card: number,
  context: Context,
): readonly GameEvent[] => {
  const term = game.world.rules.book.terms.get(instruction.verb);
  if (term === undefined || isOff(game, term.number)) return [];
  const { controller, source, it, that } = context;
  const locals = { controller, source, it, that, chosen: { object: [card] } } as unknown as Locals;
  const frame: Frame = { ...newFrame('act'), locals };
  const act = actOf(game, frame, instruction, player);
  const events = term.foresees?.(game, act) ?? term.does(game, act)?.events ?? [];
  // What may come of it besides is no part of what is done.
  return events.filter((event) => event.card === card && event['besides'] !== true);
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

/** After one player has done it: what it left behind, and on to the next player. */
export const settle = (
  game: Game,
  frame: Frame,
  instruction: ActInstruction,
  who: readonly Player[],
): void => {
  const { locals } = frame;
  const player = who[Number(locals['turn'] ?? 0)] ?? '';
  const chosen = ((locals['chosen'] ?? {}) as Record<string, number[]>)['object'];
  const done = Array.isArray(locals['done']) ? (locals['done'] as number[]) : (chosen ?? []);
  const context = contextFor(locals, player);
  const { object } = instruction;
  const wanted =
    instruction.amount !== undefined
      ? amount(game, instruction.amount, context)
      : object === undefined
        ? 0
        : selectionsOf(object).reduce((sum, one) => sum + needed(game, one, context), 0);
  const ofZone = isOfZone(game, instruction);
  const spoken = ofZone ? [] : done;
  const affected = [...((locals['affected'] as number[] | undefined) ?? []), ...spoken];
  if (object?.is === 'cards' && object.filter.among !== undefined)
    locals['rest'] = referredBy(context, object.filter.among)
      .filter(([id]) => !(chosen ?? []).includes(id))
      .map((ref) => [...ref]);
  locals['affected'] = affected;
  if (spoken.length > 0 || actsOnCards(game, instruction)) locals['touches'] = true;
  // What is done to no card is done if anything came about, or a number was thought of.
  const isCardless =
    object?.is !== 'cards' &&
    done.length === 0 &&
    (Number(locals['came about']) > 0 || locals['number'] !== undefined);
  const did = isCardless || locals['counts'] === true || done.length > 0;
  locals['did'] = locals['did'] === true || did;
  if (ofZone) locals['number'] ??= locals['that'] ?? 0;
  if (who.length > 1)
    locals['own'] = {
      ...(locals['own'] as unknown as OwnOutcomes | undefined),
      [player]: {
        it: ofZone ? context.it.map((ref) => [...ref]) : nowOf(game, done),
        rest: locals['rest'] ?? [],
        that: Number(locals['number'] ?? done.length),
        did,
      },
    };
  const replaced = (locals['replaced'] as readonly number[] | undefined) ?? [];
  if (replaced.length > 0) {
    locals['touches'] = true;
    if (say(game, 'followsReplaced'))
      locals['elsewhere'] = [...((locals['elsewhere'] ?? []) as number[]), ...replaced];
  }
  const counted = [...done, ...replacedOf(game, locals)];
  const enough =
    wanted <= 0 && asksForNumber(instruction)
      ? say(game, 'zeroIsDone', locals['about'] ?? null)
      : isCardless || counted.length >= wanted;
  locals['full'] = locals['full'] !== false && enough;
  locals['turn'] = Number(locals['turn'] ?? 0) + 1;
  locals['now'] = nowOf(game, affected);
  locals['instead now'] = nowOf(game, (locals['elsewhere'] ?? []) as number[]);
  for (const name of ['phase', 'chosen', 'done', 'counts', 'replaced', 'came about'])
    delete locals[name];
};

const nowOf = (game: Game, cards: readonly number[]): Json =>
  cards
    .filter((id) => id > 0 && id <= game.state.things.length)
    .map((id) => [id, cardOf(game, id).version]);
/** Whether an act is done to cards at all: "it" is then what it was done to, be it nothing. */
const actsOnCards = (game: Game, { object, verb }: ActInstruction): boolean =>
  object === undefined
    ? game.world.rules.book.terms.get(verb)?.findsCards === true
    : object.is !== 'player' && !isOfZone(game, { verb });

/** Whether it is done to a zone as a whole: whatever was spoken of before still is. */
const isOfZone = ({ world }: Game, { verb }: Pick<ActInstruction, 'verb'>): boolean =>
  world.rules.book.terms.get(verb)?.wholeZone === true;

/** What was chosen for an act, by role. */
const choiceIn = (game: Game, frame: Frame): Json =>
  restingOn(game, { chosen: frame.locals['chosen'] ?? {} }, progressOf(game, frame).decisions);

/** Cards to which something else happened instead, as far as the game lets that count (as paid). */
const replacedOf = (game: Game, locals: Locals): readonly number[] => {
  const replaced = (locals['replaced'] as readonly number[] | undefined) ?? [];
  return replaced.length > 0 && say(game, 'replacedCounts', locals['about'] ?? null)
    ? replaced
    : [];
};

/** Whether an act says how many, or how much. */
const asksForNumber = ({ amount: said, object }: ActInstruction): boolean =>
  said !== undefined ||
  (object?.is === 'cards' &&
    (object.quantity.is === 'exactly' || object.quantity.is === 'or-more'));

export const actOutcome = (game: Game, frame: Frame): Json => {
  const { locals } = frame;
  const affected = (locals['affected'] as number[] | undefined) ?? [];
  const as = (locals['as'] as readonly Json[] | undefined) ?? [];
  const outcome = {
    it:
      locals['touches'] !== true
        ? itIn(locals)
        : affected.length > 0
          ? (locals['now'] ?? [])
          : null,
    instead: locals['touches'] === true ? (locals['instead now'] ?? []) : (locals['instead'] ?? []),
    was: game.world.rules.book.definitions.has('readsAsChosen') ? as : [],
    that: Number(locals['number'] ?? affected.length),
    rest: locals['rest'] ?? [],
    own: locals['own'] ?? null,
    did: locals['did'] === true,
    tried: true,
    complete: locals['full'] !== false,
  };
  return restingOn(game, outcome, progressOf(game, frame).decisions);
};
