/** One instruction of a text: who does it, what it is done to, how much; then it is done. */
import type { Selection } from './ability.js';
import { type ActInstruction, actOf, contextFor, instructionOf } from './acting.js';
import { actsOnCards, besideNumber, isOfZone, leftOver } from './leaving.js';
import { goneAstray } from './astray.js';
import { choose, joinParts, roles } from './choosing.js';
import { needed } from './feasible.js';
import { addTo, cardOf, collect, type Game, isCurrent, isOff, mark, Unsupported } from './game.js';
import { isForbiddenWhole } from './may-happen.js';
import type { Move } from './rule.js';
import { amount, type Context, players, reached, referredBy, selectionsOf } from './select.js';
import type { CardRef, ChosenValues, Frame, Json, Player } from './state.js';
import { say } from './questions.js';
import { decidedBy, progressOf, restingOn } from './ledger.js';
import { itIn, type Locals, contextOf, type OwnOutcomes } from './locals.js';

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
  joinParts(game, instruction, frame);
  if (lacksRole(instruction, frame)) {
    locals['done'] = [];
    return { go: 'again' };
  }
  const by = term.together ? who : [player];
  const [moves, why] = collect(game, () => {
    mark(game, term.number, 'ran');
    noteWanted(game, frame, instruction, by.at(-1) ?? player);
    return by.map((one) => term.does(game, actOf(game, frame, instruction, one)) ?? {});
  });
  addTo(game, why);
  // What counts as done rests on what made it count.
  if (locals['counts'] === true) decidedBy(game, frame, why);
  // Settling it for one of them settles it for all.
  if (term.together) locals['turn'] = who.length - 1;
  const [first = {}, ...others] = moves;
  const events = [first, ...others].flatMap((move) => move.events ?? []);
  if (term.ofAmount) locals['kinds'] = [...new Set(events.map(({ kind }) => kind))];
  return { into: 'done', ...first, ...(others.length > 0 ? { events } : {}), go: 'again' };
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

/** After one player has done it: what it left behind, and on to the next player. */
export const settle = (
  game: Game,
  frame: Frame,
  instruction: ActInstruction,
  who: readonly Player[],
): void => {
  const { locals } = frame;
  const player = who[Number(locals['turn'] ?? 0)] ?? '';
  const chosen = chosenFor(locals, 'object');
  const done = Array.isArray(locals['done']) ? (locals['done'] as number[]) : chosen;
  const context = contextFor(locals, player);
  const { object } = instruction;
  const wanted = Number(locals['wanted in all'] ?? wantedBy(game, instruction, context, player));
  const beside = besideNumber(instruction);
  const speaks = beside !== undefined || actsOnCards(game, instruction);
  const spoken = beside !== undefined ? chosenFor(locals, beside) : speaks ? done : [];
  const affected = [...((locals['affected'] as number[] | undefined) ?? []), ...spoken];
  const replaced = ((locals['replaced'] ?? []) as readonly number[]).filter((card) => card > 0);
  const unchanged = unchangedBy(game, instruction, context, {
    chosen,
    others: [...done, ...replaced],
  });
  locals['affected'] = affected;
  Object.assign(locals, leftOver(instruction, context, chosen));
  if (speaks) locals['touches'] = true;
  const counting = replacedOf(game, locals);
  // What is done to no card is done if anything came about, or something was thought of.
  const isCardless =
    object?.is !== 'cards' &&
    done.length === 0 &&
    (cameAbout(locals) > 0 || isThoughtOf(locals) || counting.includes(0));
  const did = isCardless || locals['counts'] === true || done.length > 0;
  locals['did'] ||= did;
  const tried = !isDeclined(instruction, chosen);
  locals['attempted'] ||= tried;
  if (isOfZone(game, instruction) || instruction.keepsNumber)
    locals['number'] ??= locals['that'] ?? 0;
  const much = noteAmount(game, instruction, locals);
  const counted = [...done, ...counting];
  const besides = noteBesides(locals, speaks ? counting : []);
  const enough =
    wanted <= 0 && asksForNumber(instruction)
      ? say(game, 'zeroIsDone', locals['about'] ?? null)
      : isCardless || counted.length >= (countsCards(game, instruction) ? wanted : 1);
  if (who.length > 1)
    locals['own'] = {
      ...(locals['own'] as unknown as OwnOutcomes | undefined),
      [player]: {
        it: speaks ? nowOf(game, [...spoken, ...unchanged]) : context.it.map((ref) => [...ref]),
        rest: locals['rest'] ?? [],
        that: much ?? Number(locals['number'] ?? done.length + besides),
        did,
        tried,
        complete: enough,
      },
    };
  if (speaks && replaced.length > 0) {
    locals['touches'] = true;
    if (say(game, 'followsReplaced'))
      locals['elsewhere'] = [...((locals['elsewhere'] ?? []) as number[]), ...replaced];
  }
  const as = (locals['as'] ?? []) as unknown as readonly CardRef[];
  const met = [...done, ...replaced];
  noteAstray(locals, goneAstray(game, instruction, { player, context }, met, as));
  locals['full'] = locals['full'] !== false && enough;
  locals['turn'] = Number(locals['turn'] ?? 0) + 1;
  noteMeant(game, locals, affected, unchanged);
  for (const name of ofOneTurn) delete locals[name];
  delete locals['wanted in all'];
};

const noteAstray = (locals: Locals, astray: readonly CardRef[]): void => {
  if (astray.length === 0) return;
  const known = (locals['now astray'] ?? []) as readonly Json[];
  locals['now astray'] = [...known, ...astray.map((ref) => [...ref])];
};

/** `discard any number of cards`, and none was chosen: nobody has tried it. */
const isDeclined = ({ object }: ActInstruction, chosen: readonly number[]): boolean => {
  const selections = selectionsOf(object);
  return (
    selections.length > 0 &&
    chosen.length === 0 &&
    selections.every(
      (one) => one.is === 'cards' && (one.quantity.is === 'up-to' || one.quantity.is === 'any'),
    )
  );
};

/** Keeps which lives of cards "it" means from now on, and to which of them nothing was done. */
const noteMeant = (
  game: Game,
  locals: Locals,
  affected: readonly number[],
  unchanged: readonly number[],
): void => {
  const left = [...((locals['left alone'] ?? []) as readonly number[]), ...unchanged];
  locals['now'] = nowOf(game, [...affected, ...left]);
  if (left.length > 0)
    Object.assign(locals, { 'left alone': left, 'unchanged now': nowOf(game, left) });
  locals['instead now'] = nowOf(game, (locals['elsewhere'] ?? []) as number[]);
};

/** Cards that are left as they were by what makes them so: they are so already, or may not become so. */
const unchangedBy = (
  game: Game,
  { keepsIt, object }: ActInstruction,
  context: Context,
  { chosen, others }: { readonly chosen: readonly number[]; readonly others: readonly number[] },
): readonly number[] => {
  if (keepsIt !== true) return [];
  const again = selectionsOf(object).flatMap((one) => meantAnyway(game, one, context));
  return [...new Set([...chosen, ...again])].filter((card) => !others.includes(card));
};

/** `ready it` of one that is ready: it cannot be chosen for that, and was spoken of before; so are all that are meant. */
const meantAnyway = (game: Game, one: Selection, context: Context): readonly number[] => {
  if (one.is === 'cards')
    return one.quantity.is === 'all' ? reached(game, one.filter, context) : [];
  return referredBy(context, one).flatMap((ref) => (isCurrent(game, ref) ? [ref[0]] : []));
};

/** What is known while one player does it. */
const ofOneTurn = [
  ...['phase', 'chosen', 'done', 'counts', 'replaced', 'came about'],
  ...['kinds', 'amounted'],
];

/** Keeps how many cards count as acted on to which something else happened: "that many" are these as well. */
const noteBesides = (locals: Locals, counting: readonly number[]): number => {
  locals['counted besides'] = Number(locals['counted besides'] ?? 0) + counting.length;
  return counting.length;
};

/** Keeps how much came about of what says how much; nothing of what says how many cards. */
const noteAmount = (
  game: Game,
  instruction: ActInstruction,
  locals: Locals,
): number | undefined => {
  if (!isOfAmount(game, instruction)) return undefined;
  const much =
    typeof locals['done'] === 'number' ? locals['done'] : Number(locals['amounted'] ?? 0);
  locals['number'] = Number(locals['number'] ?? 0) + much;
  return much;
};

/** How many events came about; what takes longer may return a number instead, of what it came to. */
const cameAbout = (locals: Locals): number =>
  typeof locals['done'] === 'number' ? locals['done'] : Number(locals['came about'] ?? 0);

/** Whether it was to choose a value, and one was chosen. */
const isThoughtOf = (locals: Locals): boolean =>
  locals['number'] !== undefined ||
  Object.keys((locals['chosen values'] ?? {}) as ChosenValues).length > 0;

/** How many, or how much, an act asks for. */
const wantedBy = (
  game: Game,
  { verb, amount: said, object }: ActInstruction,
  context: Context,
  player: Player,
): number => {
  if (said !== undefined) {
    const number = amount(game, said, context);
    const term = game.world.rules.book.terms.get(verb);
    return term?.comesTo?.(game, { player, amount: number }) ?? number;
  }
  if (object === undefined) return 0;
  return selectionsOf(object).reduce((sum, one) => sum + needed(game, one, context), 0);
};

/** Keeps what an act asks for as it is done: what comes of it may change the number that its text speaks of. */
export const noteWanted = (
  game: Game,
  { locals }: Frame,
  instruction: ActInstruction,
  player: Player,
): void => {
  const context = contextFor(locals, player);
  locals['wanted in all'] = wantedBy(game, instruction, context, player);
};

const nowOf = (game: Game, cards: readonly number[]): Json =>
  cards
    .filter((id) => id > 0 && id <= game.state.things.length)
    .map((id) => [id, cardOf(game, id).version]);
const chosenFor = ({ chosen }: Locals, role: string): readonly number[] =>
  ((chosen ?? {}) as Readonly<Record<string, readonly number[]>>)[role] ?? [];

/** What was chosen for an act, by role. */
const choiceIn = (game: Game, frame: Frame): Json =>
  restingOn(game, { chosen: frame.locals['chosen'] ?? {} }, progressOf(game, frame).decisions);

/** Cards to which something else happened instead (0: to none), as far as the game lets that count (as paid). */
const replacedOf = (game: Game, locals: Locals): readonly number[] => {
  const replaced = (locals['replaced'] as readonly number[] | undefined) ?? [];
  return replaced.length > 0 && say(game, 'replacedCounts', locals['about'] ?? null)
    ? replaced
    : [];
};

const isOfAmount = ({ world }: Game, { verb }: Pick<ActInstruction, 'verb'>): boolean =>
  world.rules.book.terms.get(verb)?.ofAmount === true;

/** Whether the number that an act says is one of cards: how much of something is another matter, as is what is done to a part of an event. */
const countsCards = ({ world }: Game, { verb }: ActInstruction): boolean => {
  const term = world.rules.book.terms.get(verb);
  return term?.ofAmount !== true && term?.ofEvent !== true;
};

/** Whether an act says how many, or how much. */
const asksForNumber = ({ amount: said, object }: ActInstruction): boolean =>
  said !== undefined ||
  (object?.is === 'cards' &&
    (object.quantity.is === 'exactly' || object.quantity.is === 'or-more'));

/** The number that was chosen by the act, if it was to choose one. */
const chosenNumber = (locals: Locals): string | number | undefined =>
  (locals['chosen values'] as ChosenValues | undefined)?.['number'];

export const actOutcome = (game: Game, frame: Frame): Json => {
  const { locals } = frame;
  const affected = (locals['affected'] as number[] | undefined) ?? [];
  const as = (locals['as'] as readonly Json[] | undefined) ?? [];
  const outcome = {
    it:
      locals['touches'] !== true
        ? itIn(locals)
        : affected.length > 0 || locals['unchanged now'] !== undefined
          ? (locals['now'] ?? [])
          : null,
    ...(locals['unchanged now'] === undefined ? {} : { unchanged: locals['unchanged now'] }),
    instead: locals['touches'] === true ? (locals['instead now'] ?? []) : (locals['instead'] ?? []),
    ...(locals['now astray'] === undefined ? {} : { astray: locals['now astray'] }),
    was: game.world.rules.book.definitions.has('readsAsChosen') ? as : [],
    that: Number(
      locals['number'] ??
        chosenNumber(locals) ??
        affected.length + Number(locals['counted besides'] ?? 0),
    ),
    rest: locals['rest'] ?? [],
    values: {
      ...(locals['values'] as ChosenValues | undefined),
      ...(locals['chosen values'] as ChosenValues | undefined),
    },
    own: locals['own'] ?? null,
    did: locals['did'] === true,
    tried: locals['attempted'] !== false,
    complete: locals['full'] !== false,
  };
  return restingOn(game, outcome, progressOf(game, frame).decisions);
};
