/** Playing a scenario: a script answers decisions, and whatever leaves no choice is answered by itself. */
import { LimitReached } from '../kernel/budget.js';
import { trialOf } from '../kernel/copies.js';
import { cardOf, type Game, Unsupported } from '../kernel/game.js';
import { advance, answer, interrupt } from '../kernel/machine.js';
import type { Decision, Option } from '../kernel/state.js';
import { rulesOf } from '../kernel/trace.js';
import { isFiller } from './compile/cards.js';
import { forcedAnswer } from './forced.js';
import { isAnswerTo, finderIn, isOf, wrongNumber } from './options.js';
import { deciders, refuse } from './refused.js';
import type { OrderNow, RefNow, WantedNow } from './script.js';
import { unclearName } from './which-card.js';
import { nodeOf, traceOf } from '../kernel/ledger.js';

/** Why a script could not go on. */
export type Stop =
  | {
      readonly is: 'refused';
      readonly message: string;
      readonly rules: readonly string[];
      /** What was said beside the command is no answer to anything: `paying`, where nothing is to be paid. */
      readonly unasked?: true;
      /** Each of them might be chosen, but not so many. */
      readonly number?: true;
    }
  | {
      readonly is: 'undecided';
      readonly decision: Decision;
      readonly message: string;
      /** It was answered, and by a name that fits several cards. */
      readonly unclear?: true;
    }
  | { readonly is: 'unsupported'; readonly message: string; readonly rules: readonly string[] }
  | { readonly is: 'limit'; readonly message: string };

/** What the labels of a scenario look like to people; unlabelled cards are named. */
export type Naming = (id: number) => string;

/** Why a ruling cannot be played or examined any further, where what was thrown says so. */
export const stopBy = (error: unknown): Stop | undefined => {
  if (error instanceof Unsupported)
    return { is: 'unsupported', message: error.what, rules: [error.rule].filter(Boolean) };
  if (!(error instanceof LimitReached)) return undefined;
  const where = error.where === '' ? '' : ` (in ${error.where})`;
  return { is: 'limit', message: `${error.message}${where}` };
};

/** Runs on until somebody must choose. */
const run = (game: Game): Stop | undefined => {
  advance(game);
  const { refusal } = game.state;
  if (refusal === null) return undefined;
  const rules = rulesOf(traceOf(game), [nodeOf(game, refusal)]);
  return { is: 'refused', message: refusal.message, rules: [...rules] };
};

/**
 * Runs on past everything that leaves no choice; stops at rest.
 *
 * @throws LimitReached, Unsupported
 */
export const settleFor = (game: Game, labelled: ReadonlySet<number>): Stop | undefined => {
  for (;;) {
    const stop = run(game);
    if (stop !== undefined) return stop;
    const { asked } = game.state;
    if (asked === null || asked.rest) return undefined;
    const forced = forcedAnswer(game, asked, labelled);
    if (forced === undefined) return undefined;
    answer(game, forced);
  }
};

/** Gives a card without a label one: chance may call cards by names that nobody has used. */
export type Christen = (label: string, id: number) => void;

/**
 * Carries out one line of a script.
 *
 * @throws LimitReached, Unsupported
 */
export const obey = (
  game: Game,
  order: OrderNow,
  labelled: ReadonlySet<number>,
  naming: Naming,
  christen?: Christen,
): Stop | undefined => {
  const anytime = game.world.rules.anytime[order.verb];
  if (anytime !== undefined) {
    interrupt(game, anytime, { player: order.actor });
    return settleFor(game, labelled);
  }
  for (const wanted of order.wanted) {
    const stop = reach(game, order, wanted, labelled);
    if (stop !== undefined) return stop;
    const known = christen === undefined ? wanted : named(game, wanted, labelled, christen);
    const refusal = giveAll(game, order, known, labelled, naming);
    if (refusal !== undefined) return refusal;
  }
  return run(game);
};

/**
 * Payment may be asked for piece by piece: what one decision does not take is for the next of its kind.
 *
 * @param before what earlier decisions have taken of it
 */
const giveAll = (
  game: Game,
  order: OrderNow,
  wanted: WantedNow,
  labelled: ReadonlySet<number>,
  naming: Naming,
  before: readonly RefNow[] = [],
): Stop | undefined => {
  const { asked } = game.state;
  const people = { labelled, naming };
  if (asked === null || wanted.refs.length <= asked.max || asked.ordered)
    return besides(before, naming, give(game, order, wanted, people));
  const find = finderIn(game, asked);
  const taken = wanted.refs.filter((ref) => find(ref) !== undefined).slice(0, asked.max);
  const now = new Set(taken);
  const rest = { ...wanted, refs: wanted.refs.filter((ref) => !now.has(ref)) };
  if (taken.length < asked.min || !wanted.part.decision.includes('pay'))
    return give(game, order, wanted, people);
  return (
    give(game, order, { ...wanted, refs: taken }, people, wanted.refs) ??
    surplus(rest.refs, naming, reach(game, order, rest, labelled)) ??
    giveAll(game, order, rest, labelled, naming, [...before, ...taken])
  );
};

const inWords = (refs: readonly RefNow[], naming: Naming): string =>
  refs.map((ref) => (ref.is === 'card' ? naming(ref.id) : ref.text)).join(', ');

/** Too few, or too many, of what is still asked for when some has been given. */
const besides = (before: readonly RefNow[], naming: Naming, stop?: Stop): Stop | undefined =>
  stop?.is === 'refused' && stop.number && before.length > 0
    ? { ...stop, message: `besides ${inWords(before, naming)}, ${stop.message}` }
    : stop;

/** More was given than is asked for. */
const surplus = (rest: readonly RefNow[], naming: Naming, stop?: Stop): Stop | undefined =>
  stop?.is === 'refused'
    ? {
        ...stop,
        message: `more is paid than is asked for: leave out ${inWords(rest, naming)}`,
        rules: [],
        unasked: true,
      }
    : stop;

/**
 * Runs on to the decision that the wanted answer is for. Of those that nobody is asked for it is none, however well it would
 * do: what was said would be taken for what goes on by itself.
 */
const reach = (
  game: Game,
  order: OrderNow,
  wanted: WantedNow,
  labelled: ReadonlySet<number>,
): Stop | undefined => {
  let isIdle = false;
  for (;;) {
    const stop = run(game);
    if (stop !== undefined) return stop;
    const { asked, result } = game.state;
    if (asked === null)
      return {
        is: 'refused',
        message: result === null ? 'nothing is left to decide' : 'the game is over',
        rules: result === null ? [] : [...rulesOf(traceOf(game), [nodeOf(game, result)])],
      };
    const isMeant = isFor(asked, order, wanted);
    if (isMeant && asked.unasked === true) isIdle = true;
    else if (isMeant && (fits(game, asked, wanted) || !fitsLater(game, order, wanted, labelled)))
      return undefined;
    const forced = asked.rest ? undefined : forcedAnswer(game, asked, labelled);
    if (forced === undefined)
      return isIdle && !isMeant ? goesOn(asked, order) : notAsked(game, asked, order, wanted);
    answer(game, forced);
  }
};

/** What was said is what goes on by itself, since there is nothing else to do. */
const goesOn = (asked: Decision, { actor, verb }: OrderNow): Stop => ({
  is: 'refused',
  message: `nothing asks ${actor} for '${verb}' here, where ${actor} can do nothing else and it goes on by itself: leave it out; ${asked.by} is to decide: ${asked.kind}`,
  rules: [],
});

/** Whether a decision has everything that an answer names, and takes so many. */
const fits = (game: Game, asked: Decision, { part, refs }: WantedNow): boolean => {
  const find = finderIn(game, asked, (one) => isOf(part, one));
  const named = refs.filter((ref) => !isTheSubject(asked, ref));
  const isNothing = part.from === 'none' && part.verbs === undefined;
  if (isNothing) return asked.min === 0;
  const takes = named.length === 0 || (asked.min <= named.length && named.length <= asked.max);
  return takes && named.every((ref) => find(ref) !== undefined);
};

/** Whether an answer fits the next decision of its kind, when those before it have given the only answer there is. */
const fitsLater = (
  game: Game,
  order: OrderNow,
  wanted: WantedNow,
  labelled: ReadonlySet<number>,
): boolean => {
  const trial = trialOf(game);
  trial.witness = undefined;
  for (;;) {
    const { asked, refusal } = trial.state;
    if (asked === null || refusal !== null) return false;
    if (asked.unasked !== true && isFor(asked, order, wanted) && fits(trial, asked, wanted))
      return true;
    const forced = asked.rest ? undefined : forcedAnswer(trial, asked, labelled);
    if (forced === undefined) return false;
    answer(trial, forced);
    advance(trial);
  }
};

/** An order that chance gives to cards: words that are no labels yet become those of fillers, from the top. */
const named = (
  game: Game,
  { part, refs }: WantedNow,
  labelled: ReadonlySet<number>,
  christen: Christen,
): WantedNow => {
  const { asked } = game.state;
  if (asked?.by !== 'chance' || !asked.ordered) return { part, refs };
  const nameless = asked.options
    .flatMap(({ card }) =>
      card !== undefined && !labelled.has(card) && isFiller(cardOf(game, card).definition)
        ? [card]
        : [],
    )
    .values();
  return {
    part,
    refs: refs.map((ref) => {
      const next = ref.is === 'word' ? nameless.next() : undefined;
      if (next === undefined || next.done === true) return ref;
      christen(ref.text, next.value);
      return { is: 'card', id: next.value, text: ref.text };
    }),
  };
};

const isFor = (asked: Decision, order: OrderNow, { part, refs }: WantedNow): boolean =>
  asked.by === order.actor &&
  isAnswerTo(part, asked) &&
  !refs.some((ref) => isAnotherSubject(asked, ref));

/** `B deck order …` is no answer to a decision about A's deck. */
const isAnotherSubject = (asked: Decision, ref: RefNow): boolean =>
  asked.by === 'chance' &&
  asked.about !== undefined &&
  ref.is === 'player' &&
  ref.text !== asked.about &&
  asked.options.every((one) => one.player === undefined);

const notAsked = (game: Game, asked: Decision, order: OrderNow, wanted: WantedNow): Stop => {
  if (!asked.rest && (asked.by !== order.actor || !isAnswerTo(wanted.part, asked)))
    return {
      is: 'undecided',
      decision: asked,
      message: `${asked.by} has to decide first: ${asked.kind}`,
    };
  const rules = asked.rule === '' ? [] : [asked.rule];
  const now = `${asked.by} is to decide: ${asked.kind}`;
  const { from } = wanted.part;
  if (wanted.part === order.wanted[0]?.part || from === 'object' || from === 'none')
    return {
      is: 'refused',
      message: `nothing asks ${order.actor} for '${order.verb}' here; ${now}`,
      rules,
    };
  return {
    is: 'refused',
    message: `nothing asks ${order.actor} for '${from} …' behind '${order.verb}' here: leave it out; ${now}`,
    rules,
    unasked: true,
  };
};

/**
 * Gives a wanted answer to the decision that is open.
 *
 * @param said all that is named there, of which this decision may get a part
 */
const give = (
  game: Game,
  order: OrderNow,
  { part, refs }: WantedNow,
  people: { readonly labelled: ReadonlySet<number>; readonly naming: Naming },
  said = refs,
): Stop | undefined => {
  const { naming } = people;
  const { asked } = game.state;
  if (asked === null) return undefined;
  const unclear = unclearName(game, asked, part, said, people);
  if (unclear !== undefined) return unclear;
  const picked = new Set<Option>();
  const about = refs.filter((ref) => !isTheSubject(asked, ref));
  if (part.from === 'none' && part.verbs !== undefined) {
    const option = asked.options.find((one) => isOf(part, one));
    if (option === undefined) return refuse(game, asked, order, part, undefined, naming);
    picked.add(option);
  }
  const find = finderIn(game, asked, (one) => !picked.has(one) && isOf(part, one));
  for (const ref of about) {
    const option = find(ref);
    if (option === undefined) return refuse(game, asked, order, part, ref, naming);
    picked.add(option);
  }
  // An order of cards goes on with the rest as they lie.
  if (asked.ordered) for (const one of asked.options) picked.add(one);
  const wrong = wrongNumber(asked, [...picked]);
  if (wrong !== undefined)
    return { is: 'refused', message: wrong, rules: deciders(game, asked), number: true };
  answer(game, [...picked]);
  return undefined;
};

/** A decision about a player's deck names that player first; that is not an answer. */
const isTheSubject = (asked: Decision, ref: RefNow): boolean =>
  ref.is === 'player' &&
  asked.about === ref.text &&
  asked.options.every((one) => one.player !== ref.text);
