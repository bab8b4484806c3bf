/**
 * Several things at the same moment: for each player who has a part in it, everything is chosen first, for all of the
 * parts, and then what they bring about happens together. Players act one after another.
 */
import type { Instruction } from './ability.js';
import { actOutcome, lacksRole, noteWanted, settle } from './act.js';
import { type ActInstruction, actOf } from './acting.js';
import { joinParts } from './choosing.js';
import { proposeTogether, type TogetherPart } from './carry-events.js';
import {
  beginFrame,
  decided,
  madeAt,
  nodeOf,
  nodesBehind,
  writeDown,
  progressOf,
  restingOn,
} from './ledger.js';
import { collect, type Game, Impossible, isHeld, mark, refOf, Unsupported } from './game.js';
import { say } from './questions.js';
import { type Act, type Move, procedure, type Procedure, step, type TermUnit } from './rule.js';
import { changeEvent } from './lasting.js';
import { players, selectionsOf } from './select.js';
import {
  type ChosenValues,
  type Frame,
  type Json,
  newFrame,
  type Player,
  wordIn,
} from './state.js';
import {
  contextOf,
  type Locals,
  itIn,
  type Outcome,
  inherited,
  type OwnOutcomes,
} from './locals.js';

type ChangeInstruction = Extract<Instruction, { do: 'change' }>;

/** One of the parts: what is done, or chosen, and what becomes of something. */
interface Part {
  readonly block: number;
  readonly at: number;
  readonly act: ActInstruction | undefined;
  readonly change: ChangeInstruction | undefined;
}

const partOf = (game: Game, block: number): Part => {
  const instructions = game.world.blocks[block] ?? [];
  const at = instructions.findIndex((one) => one.do === 'act');
  const act = instructions[at];
  const change = instructions
    .flatMap((one) => (one.do === 'if-did' ? one.then : [one]))
    .find((one) => one.do === 'change');
  return { block, at, act: act?.do === 'act' ? act : undefined, change };
};

/** Whose turn it is to do a part, in the order in which players act; what becomes of something is the controller's. */
const doersOf = (game: Game, { act }: Part, locals: Locals): readonly Player[] =>
  players(game, act?.who ?? 'you', contextOf(locals));

/** What was returned so far by what a step calls again and again: the last, which is in the local `one`, joins `all`. */
export const returnedSoFar = <T>(
  locals: Frame['locals'],
  one: string,
  all: string,
): readonly T[] => {
  const before = (locals[all] ?? []) as readonly Json[];
  const last = locals[one];
  const now = last === undefined ? before : [...before, last];
  delete locals[one];
  locals[all] = now;
  return now as unknown as readonly T[];
};

/** Locals: blocks, one for each part, and the context; outcomes, of the players who have done theirs. */
const runTogether = (game: Game, { locals }: Frame): Move => {
  const outcomes = returnedSoFar<Outcome>(locals, 'outcome', 'outcomes');
  const blocks = locals['blocks'] as readonly number[];
  const parts = blocks.map((block) => partOf(game, block));
  const doers = players(game, 'each', contextOf(locals)).filter((player) =>
    parts.some((part) => doersOf(game, part, locals).includes(player)),
  );
  const player = doers[outcomes.length];
  if (player === undefined)
    return { end: true, value: afterAll(game, locals, doers, outcomes) as unknown as Json };
  const own = parts.filter((part) => doersOf(game, part, locals).includes(player));
  const more = { blocks: own.map(({ block }) => block), before: locals['before'] ?? null };
  return {
    call: 'at once',
    locals: Object.assign(inherited(locals), more, { player }),
    into: 'outcome',
    go: 'again',
  };
};

/** What several players leave behind: all of it together, and what each did. */
export const afterAll = (
  game: Game,
  locals: Locals,
  doers: readonly Player[],
  outcomes: readonly Outcome[],
  touching: readonly Outcome[] = outcomes,
): Outcome => {
  const own: OwnOutcomes = Object.fromEntries(
    doers.map((player, at) => {
      const { it, that, rest, did, tried, complete } = outcomes[at] ?? plain;
      return [player, { it: it ?? [], that, rest, did, tried, complete }];
    }),
  );
  const all = joined(game, locals, outcomes, touching);
  return Object.assign(all, { own: doers.length > 1 ? own : null });
};

/** What several things leave behind is what each of them does. */
const joined = (
  game: Game,
  locals: Locals,
  outcomes: readonly Outcome[],
  touching: readonly Outcome[] = outcomes,
): Outcome => {
  const cards = touching.flatMap(({ it }) => it ?? []);
  const it = touching.length === 0 ? itIn(locals) : cards.length > 0 ? cards : null;
  const all: Outcome = {
    it: it as unknown as Outcome['it'],
    instead: outcomes.flatMap(({ instead }) => instead ?? []),
    unchanged: outcomes.flatMap(({ unchanged }) => unchanged ?? []),
    astray: outcomes.flatMap(({ astray }) => astray ?? []),
    was: outcomes.flatMap(({ was }) => was ?? []),
    that: outcomes.reduce((sum, { that }) => sum + that, 0),
    rest: outcomes.flatMap(({ rest }) => rest),
    values: outcomes.reduce(
      (all, { values }) => ({ ...all, ...values }),
      (locals['values'] ?? {}) as ChosenValues,
    ),
    did: outcomes.every(({ did }) => did),
    tried: true,
    complete: outcomes.every(({ complete }) => complete),
  };
  return restingOn(
    game,
    all,
    outcomes.flatMap((one) => nodesBehind(game, one)),
  );
};

/** The same one after another. Locals: blocks, the context; outcomes. */
const runInOrder = (game: Game, { locals }: Frame): Move => {
  const outcomes = returnedSoFar<Outcome>(locals, 'outcome', 'outcomes');
  const block = (locals['blocks'] as readonly number[])[outcomes.length];
  const before = JSON.stringify(itIn(locals));
  if (block === undefined) {
    const touching = outcomes.filter(({ it }) => JSON.stringify(it) !== before);
    return { end: true, value: joined(game, locals, outcomes, touching) as unknown as Json };
  }
  return {
    call: 'effect',
    locals: Object.assign(inherited(locals), { block }),
    into: 'outcome',
    go: 'again',
  };
};

// ---------------------------------------------------------------- what one player does

/** What was chosen for a part, by role. */
interface Choice {
  readonly chosen?: Readonly<Record<string, readonly number[]>>;
}

const partsIn = (game: Game, { locals }: Frame): readonly Part[] =>
  (locals['blocks'] as readonly number[]).map((block) => partOf(game, block));

/** Locals: blocks, player, before, and the context; choices, one after another. */
const chooseForAll = (game: Game, frame: Frame): Move | undefined => {
  const { locals } = frame;
  const choices = returnedSoFar<Choice>(locals, 'choice', 'choices');
  const parts = partsIn(game, frame);
  const next = parts[choices.length];
  if (next === undefined) return undefined;
  if (next.act === undefined) {
    locals['choice'] = {};
    return { go: 'again' };
  }
  // What is chosen for one part is not chosen again for another.
  const taken = choices.flatMap(({ chosen }, at) =>
    isForAll(parts[at]) ? [] : (chosen?.['object'] ?? []),
  );
  const turn = doersOf(game, next, locals).indexOf(wordIn(locals['player']));
  return {
    call: 'act',
    locals: { ...actLocals(locals, next), only: 'choose', turn, taken },
    into: 'choice',
    go: 'again',
  };
};

/** "All" is no choice. */
const isForAll = (part: Part | undefined): boolean =>
  selectionsOf(part?.act?.object).every((one) => one.is === 'cards' && one.quantity.is === 'all');

const actLocals = (locals: Locals, { block, at }: Part): Locals => ({
  ...inherited(locals),
  block,
  index: at,
  before: locals['before'] ?? null,
});

const actStep = { is: 'step', procedure: 'act' } as const;

/** A part on its way: what it brings about, and what is kept of it until that has happened. */
interface Begun extends TogetherPart {
  readonly locals: Locals;
  /** What goes on once the moment is over: of several cards the first is drawn in it. */
  readonly rest: Omit<Move, 'events'>;
}

/** What each part comes to; cards that are held until their event are held before the moment. */
const beginAll = (game: Game, frame: Frame): Move | undefined => {
  const { locals } = frame;
  const choices = locals['choices'] as unknown as readonly Choice[];
  const begun = partsIn(game, frame).map((part, at) => begin(game, frame, part, choices[at]!));
  locals['begun'] = begun as unknown as Json;
  const held = begun
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.card !== undefined && say(game, 'heldBefore', event) ? [event.card] : [],
    );
  if (held.length === 0) return undefined;
  locals['held'] = held;
  return { events: held.map((card) => ({ kind: 'hold', card })) };
};

const happenAtOnce = (game: Game, frame: Frame): Move => {
  const begun = frame.locals['begun'] as unknown as readonly Begun[];
  // What happens puts frames on top: where this one goes on is settled before.
  frame.step++;
  proposeTogether(game, begun, progressOf(game, frame).called, frame.history);
  return { arranged: true };
};

const begin = (game: Game, frame: Frame, part: Part, choice: Choice): Begun => {
  const { locals } = frame;
  const { called } = progressOf(game, frame);
  const own: Frame = {
    ...newFrame('act'),
    history: frame.history,
    locals: { ...actLocals(locals, part), chosen: choice.chosen ?? {} },
  };
  beginFrame(game, own, called);
  const [move, why] = collect(game, () => moveOf(game, own, part, wordIn(locals['player'])));
  const node = writeDown(game, called, actStep, {
    marks: why.marks,
    because: [...nodesBehind(game, choice), ...why.because],
  });
  const { events = [], ...rest } = move;
  return madeAt(game, { events, rest, locals: own.locals }, node);
};

/** What a part comes to; nothing where it is not carried out, or not everything that it needs is there. */
const moveOf = (game: Game, own: Frame, { act, change }: Part, player: Player): Move => {
  const { locals } = own;
  const isCarriedOut = (one: Instruction): boolean =>
    say(game, 'carriesOut', one, locals['about'] ?? null);
  const chosen = (locals['chosen'] as Record<string, number[]>)['object'];
  if (change !== undefined) {
    if (act !== undefined && (chosen ?? []).length === 0) return {};
    const it = act === undefined ? locals['it'] : (chosen ?? []).map((id) => [...refOf(game, id)]);
    const context = contextOf({ ...locals, it: it ?? [] });
    if (!isCarriedOut(change)) return {};
    return { events: [{ ...changeEvent(game, change, context), about: locals['about'] ?? null }] };
  }
  const term = act && game.world.rules.book.terms.get(act.verb);
  if (act === undefined || term === undefined) throw new Impossible('a part that does nothing');
  if (chosen === undefined && act.object !== undefined && act.object.is !== 'player') return {};
  if (!isCarriedOut(act)) return {};
  joinParts(game, act, own);
  if (lacksRole(act, own)) {
    locals['done'] = [];
    return {};
  }
  mark(game, term.number, 'ran');
  noteWanted(game, own, act, player);
  return inOneMoment(game, term, actOf(game, own, act, player));
};

/** What takes longer has to say what of it happens in the first moment. */
const inOneMoment = (game: Game, term: TermUnit, act: Act): Move => {
  const move = term.atOnce?.(game, act) ?? term.does(game, act) ?? {};
  if (move.ask !== undefined || (move.call !== undefined && term.atOnce === undefined))
    throw new Unsupported(
      term.number,
      `‘${term.verb}’ takes more than one moment here, so that nothing happens at the same time`,
    );
  return move;
};

// ---------------------------------------------------------------- after the moment

/** What did not come about is where it was. */
const releaseHeld = (game: Game, { locals }: Frame): Move | undefined => {
  const left = ((locals['held'] ?? []) as readonly number[]).filter((card) => isHeld(game, card));
  if (left.length === 0) return undefined;
  return { events: left.map((card) => ({ kind: 'release', card })) };
};

/** What goes on goes on in the order of the text. */
const goOn = (_: Game, { locals }: Frame): Move | undefined => {
  const begun = locals['begun'] as unknown as readonly Begun[];
  const more = returnedSoFar<readonly number[]>(locals, 'now', 'more');
  const going = begun.filter(({ rest }) => rest.call !== undefined);
  const next = going[more.length]?.rest;
  if (next?.call === undefined) return undefined;
  locals['now'] = [];
  return { call: next.call, locals: { ...next.locals }, into: 'now', go: 'again' };
};

const settleAll = (game: Game, frame: Frame): Move => {
  const { locals } = frame;
  const begun = locals['begun'] as unknown as readonly Begun[];
  const more = [...((locals['more'] ?? []) as number[][])];
  const all = partsIn(game, frame).map((part, at) => {
    const one = begun[at]!;
    const later = one.rest.call === undefined ? [] : (more.shift() ?? []);
    return settled(game, frame, part, one, { later, at });
  });
  const outcomes = all.map(({ outcome }) => outcome);
  const touching = all.flatMap(({ outcome, touches }) => (touches ? [outcome] : []));
  return { end: true, value: joined(game, locals, outcomes, touching) as unknown as Json };
};

/** The events that came about, each with its part and its card (0: none), and how much of what kind it is. */
type Came = readonly (readonly [part: number, card: number, amount: number, kind: string])[];

const settled = (
  game: Game,
  frame: Frame,
  { act }: Part,
  one: Begun,
  { later, at: place }: { readonly later: readonly number[]; readonly at: number },
): Settled => {
  const own: Frame = { ...newFrame('act'), locals: { ...one.locals } };
  const { locals } = own;
  const came = ((frame.locals['came'] ?? []) as unknown as Came).filter(([at]) => at === place);
  const node = nodeOf(game, one);
  if (act === undefined)
    return {
      outcome: restingOn(game, { ...plain, did: came.length > 0 }, [node]),
      touches: false,
    };
  if (one.events.length > 0 && (one.rest.into ?? 'done') === 'done') {
    locals['done'] = [...new Set([...came.map(([, card]) => card), ...later])].filter(Boolean);
    locals['came about'] = came.length;
    const kinds = (locals['kinds'] ?? []) as readonly string[];
    const counted = came.filter(([, , , kind]) => kinds.includes(kind));
    locals['amounted'] = counted.reduce((sum, [, , amount]) => sum + amount, 0);
    const chosen = (locals['chosen'] as Record<string, number[]>)['object'] ?? [];
    const replaced = (frame.locals['replaced'] ?? []) as number[];
    locals['replaced'] = replaced.filter((card) => chosen.includes(card));
  }
  const [, why] = collect(game, () => settle(game, own, act, [wordIn(frame.locals['player'])]));
  const { called } = progressOf(game, frame);
  const { marks, because } = why;
  decided(game, own, [writeDown(game, called, actStep, { marks, because: [node, ...because] })]);
  const outcome = actOutcome(game, own) as unknown as Outcome;
  return { outcome, touches: locals['touches'] === true };
};

interface Settled {
  readonly outcome: Outcome;
  readonly touches: boolean;
}

/** What is left behind by what touches no card. */
const plain: Outcome = {
  it: [],
  that: 0,
  rest: [],
  values: {},
  did: true,
  tried: true,
  complete: true,
};

/** The kernel's own procedures for what happens at the same time. */
export const togetherProcedures: Readonly<Record<string, Procedure>> = {
  together: procedure([step('next player', runTogether)]),
  'in order': procedure([step('next part', runInOrder)]),
  'at once': procedure([
    step('choose', chooseForAll),
    step('begin', beginAll),
    step('happen', happenAtOnce),
    step('release', releaseHeld),
    step('go on', goOn),
    step('settle', settleAll),
  ]),
};
