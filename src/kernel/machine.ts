/**
 * The engine: runs frames until somebody must choose or the game is over. All it keeps is the state, so a game can be
 * stored between any two steps and go on elsewhere.
 */
import { effectProcedures } from './effect.js';
import {
  addTo,
  cardOf,
  collect,
  type Collector,
  defaultLimits,
  definitionOf,
  type Game,
  Impossible,
  isOff,
  type Limits,
  LimitReached,
  newCollector,
  sayOr,
  type World,
} from './game.js';
import {
  arrange,
  type Arrival,
  arrivalOptions,
  batchFromJson,
  batchToJson,
  happen,
  isArrival,
  newBatch,
  replacementOptions,
  type Batch,
  type ReplacementChoice,
} from './happen.js';
import { exclusions } from './options.js';
import { type Move, type Procedure, procedure, step } from './rule.js';
import type { Replacement } from './replacement.js';
import type {
  AnswersAhead,
  Decision,
  Frame,
  GameEvent,
  Json,
  Option,
  PastAnswer,
  State,
} from './state.js';
import { addMark, addNode, newTrace, type Trace } from './trace.js';

/** A game to play on from a state. Without a trace, a new one begins here. */
export const newGame = (
  world: World,
  state: State,
  trace: Trace = newTrace(),
  limits: Limits = defaultLimits,
): Game => ({ world, state, trace, limits, collectors: [], view: null });

/** Puts a procedure on top of what is being carried out. */
export const call = (
  game: Game,
  name: string,
  locals: Record<string, Json>,
  node: number,
  about: { into?: string; history?: readonly string[] } = {},
): void => {
  if (game.state.frames.length >= game.limits.depth)
    throw new LimitReached(`procedures are nested more than ${game.limits.depth} deep`);
  game.state.frames.push({
    procedure: name,
    step: 0,
    asked: false,
    locals,
    node,
    here: node,
    decisions: [],
    into: about.into ?? '',
    history: about.history ?? game.state.frames.at(-1)?.history ?? [],
  });
};

/**
 * Runs until somebody must choose, the game is over, or nothing is left to do.
 *
 * @throws LimitReached after too many steps
 * @throws Unsupported where a rule is met that nobody has written
 */
export const advance = (game: Game): void => {
  while (game.state.result === null && game.state.refusal === null) {
    if (game.state.asked !== null) {
      const ahead = answerAhead(game);
      if (ahead === undefined) return;
      answer(game, ahead.picked, ahead.node);
      continue;
    }
    const frame = game.state.frames.at(-1);
    if (frame === undefined) return;
    if (++game.state.steps > game.limits.steps)
      throw new LimitReached(`no end after ${game.limits.steps} steps`);
    runStep(game, frame);
  }
};

/**
 * Gives the answer to the decision that is open, and nothing more; `advance` goes on from there.
 *
 * @param given the trace node of the decision that gave this answer in advance, or 0
 */
export const answer = (game: Game, picked: readonly Option[], given = 0): void => {
  const { asked } = game.state;
  const frame = game.state.frames.at(-1);
  if (asked === null || frame === undefined) throw new Impossible('nothing was asked');
  const marks = newCollector().marks;
  addMark(marks, asked.rule, 'ran');
  for (const option of picked) for (const rule of option.rules) addMark(marks, rule, 'allowed');
  // Where nothing can be answered, what forbids it all is what decides.
  if (asked.options.length === 0)
    for (const rule of exclusions(game, asked.of ?? [], asked.by, asked.on ?? null))
      addMark(marks, rule, 'forbade');
  const node = addNode(
    game.trace,
    frame.here,
    { is: 'decision', decision: asked, answer: picked },
    marks,
    given === 0 ? frame.decisions : [...frame.decisions, given],
  );
  if (game.world.rules.keepsAnswers) keepAnswer(game, asked, picked);
  frame.decisions = [...frame.decisions, node];
  frame.here = node;
  frame.asked = false;
  game.state.asked = null;
  const now = stepOf(game, frame);
  const why = newCollector();
  const [move] = collect(game, () => now?.answered?.(game, frame, picked), why);
  carryOut(game, frame, move ?? {}, why, node);
};

const keepAnswer = (game: Game, { kind, by, options, min, max, ordered }: Decision, picked: readonly Option[]): void => {
  const kept: PastAnswer = {
    kind,
    by,
    picked: picked.map(({ rules: _, ...option }) => option),
    free: max > 0 && options.length > 0 && (min < options.length || (ordered === true && options.length > 1)),
  };
  const before = (game.state.facts['answers'] ?? []) as readonly Json[];
  game.state.facts['answers'] = [...before, kept as unknown as Json];
};

/** The answer given in advance, if it is one to this decision; otherwise none of them counts any longer. */
const answerAhead = (game: Game): { picked: readonly Option[]; node: number } | undefined => {
  const { asked, facts } = game.state;
  const ahead = facts['answers ahead'] as unknown as AnswersAhead | undefined;
  if (ahead === undefined || asked === null) return undefined;
  const [first, ...others] = ahead.answers;
  delete facts['answers ahead'];
  if (first === undefined || first.kind !== asked.kind || first.by !== asked.by) return undefined;
  const picked: Option[] = [];
  for (const wanted of first.picked) {
    const alike = asked.options.filter((one) => !picked.includes(one) && isAlike(one, wanted));
    const found = alike.find(({ value }) => JSON.stringify(value) === JSON.stringify(wanted.value)) ?? alike[0];
    if (found === undefined) return undefined;
    picked.push(found);
  }
  if (others.length > 0)
    facts['answers ahead'] = { answers: others, node: ahead.node } as unknown as Json;
  return { picked, node: ahead.node };
};

/** What differs may be the value: the number of a waiting ability is another each time. */
const isAlike = (one: Option, other: Omit<Option, 'rules'>): boolean =>
  one.verb === other.verb &&
  one.card === other.card &&
  one.player === other.player &&
  one.ability === other.ability;

const stepOf = (game: Game, frame: Frame) => {
  const found = findProcedure(game, frame.procedure);
  return found.steps[frame.step];
};

const findProcedure = (game: Game, name: string): Procedure => {
  const found = builtIn[name] ?? game.world.rules.book.procedures.get(name);
  if (found === undefined) throw new Impossible(`no procedure '${name}'`);
  return found;
};

const runStep = (game: Game, frame: Frame): void => {
  const now = stepOf(game, frame);
  if (now === undefined) return finish(game, null);
  if (isOff(game, now.number)) {
    frame.step++;
    return;
  }
  const why = newCollector();
  const [move] = collect(game, () => now.run(game, frame), why);
  if (!move) {
    frame.step++;
    return;
  }
  const acts = move.events !== undefined || move.call !== undefined || move.ask !== undefined;
  const from = jumpNode(game, frame, move, now.number, why);
  let node = frame.node;
  if (acts && now.number !== '') {
    const marks = why.marks;
    addMark(marks, now.number, 'ran');
    node = addNode(game.trace, frame.node, { is: 'step', procedure: frame.procedure }, marks, [
      ...frame.decisions,
      ...why.because,
    ]);
  } else if (acts) node = passThrough(game, frame, why);
  frame.here = node;
  carryOut(game, frame, move, why, node, now.number, from);
};

/** Where a rule jumps, everything from there on rests on it; not on what was decided before, though. */
const jumpNode = (game: Game, frame: Frame, move: Move, rule: string, why: Collector): number => {
  if (move.go === undefined || move.go === 'again' || rule === '') return 0;
  const marks = why.marks.slice();
  addMark(marks, rule, 'ran');
  return addNode(game.trace, frame.node, { is: 'step', procedure: frame.procedure }, marks, why.because);
};

/** A step of the kernel's own has no number: what it does hangs on what called it, and on the decisions so far. */
const passThrough = (game: Game, frame: Frame, why: Collector): number =>
  why.marks.length === 0 && why.because.length === 0 && frame.decisions.length === 0
    ? frame.node
    : addNode(game.trace, frame.node, { is: 'step', procedure: frame.procedure }, why.marks, [
        ...frame.decisions,
        ...why.because,
      ]);

/** Does what a step wants: first moves on, then stacks up what is to be done, so that events come first. */
const carryOut = (
  game: Game,
  frame: Frame,
  move: Move,
  why: Collector,
  node: number,
  rule = '',
  from = 0,
): void => {
  if (move.arranged) return;
  if (move.takeBack !== undefined) return takeBack(game, frame, move.takeBack, why, rule);
  if (move.ask !== undefined) {
    game.state.asked = { ...move.ask, rule };
    frame.asked = true;
    return;
  }
  const history = frame.history;
  if (move.end) finish(game, move.value ?? null);
  else if (move.go !== undefined) jump(game, frame, move.go, from);
  else frame.step++;
  if (move.call !== undefined) {
    const into = move.into;
    call(game, move.call, { ...move.locals }, node, { history, ...(into ? { into } : {}) });
  }
  if (move.events !== undefined && move.events.length > 0)
    propose(game, move.events, node, history, move.call === undefined ? (move.into ?? '') : '');
};

/** @param node the node of the rule that jumps, on which everything done from there on rests; 0 for none */
const jump = (game: Game, frame: Frame, number: string, node: number): void => {
  if (number === 'again') return;
  const { steps } = findProcedure(game, frame.procedure);
  const to = steps.findIndex((one) => one.number === number);
  if (to < 0) throw new Impossible(`no step ${number} in '${frame.procedure}'`);
  // What was decided on the last round is behind us.
  if (to <= frame.step) frame.decisions = [];
  if (node !== 0) frame.decisions = [...frame.decisions, node];
  frame.step = to;
};

const finish = (game: Game, value: Json): void => {
  const done = game.state.frames.pop();
  const caller = game.state.frames.at(-1);
  if (done && caller && done.into !== '') caller.locals[done.into] = value;
};

/** Makes events happen at the same time. */
const propose = (
  game: Game,
  events: readonly GameEvent[],
  node: number,
  history: readonly string[],
  into: string,
): void => {
  const [apart, { marks }] = collect(
    game,
    () => events.length > 1 && sayOr(game, 'oneAtATime', false, events),
  );
  if (!apart) return carryBatch(game, newBatch(events, node, history), node, into);
  const own = addNode(game.trace, node, { is: 'step', procedure: 'one at a time' }, marks);
  call(game, 'one at a time', { events: events as unknown as Json }, own, { into, history });
};

/** At once where nothing has to be chosen on the way, else in a frame of its own. */
const carryBatch = (game: Game, batch: Batch, node: number, into: string): void => {
  const choice = happen(game, batch);
  if (choice !== undefined) {
    call(game, 'happen', { batch: batchToJson(batch) }, node, { into });
    return ask(game, choice);
  }
  const caller = game.state.frames.at(-1);
  if (into !== '' && caller) caller.locals[into] = batch.done;
  if (into !== '' && caller && batch.replaced.length > 0) caller.locals['replaced'] = batch.replaced;
  afterwards(game, batch, node);
};

const ask = (game: Game, choice: ReplacementChoice | Arrival): void => {
  const frame = game.state.frames.at(-1);
  if (frame === undefined) return;
  frame.asked = true;
  if (isArrival(choice)) {
    const options = arrivalOptions(choice);
    const [min, max] = [options.length, options.length];
    const { by, rules } = choice;
    delete frame.locals['options'];
    game.state.asked = { kind: 'arrival order', by, options, min, max, ordered: true, rule: rules.at(-1) ?? '', source: 0 };
    return;
  }
  frame.locals['options'] = choice.options as unknown as Json;
  game.state.asked = {
    kind: 'replace',
    by: choice.by,
    options: replacementOptions(choice),
    min: choice.optional ? 0 : 1,
    max: 1,
    rule: '',
    source: choice.options[0]?.source[0] ?? 0,
  };
};

/** What follows a batch: the replacements' own effects in order, then whatever the state makes necessary. */
const afterwards = (game: Game, batch: Batch, node: number): void => {
  if (game.world.rules.stateBased === 'always' && detect(game).length > 0)
    call(game, 'state-based', {}, node);
  for (const one of [...batch.instead].reverse()) carryOutInstead(game, one);
  for (const { event, node: own } of [...batch.ready].reverse()) {
    const kind = game.world.rules.book.events.get(event.kind);
    const next = kind?.follows?.(game, event);
    if (next?.call !== undefined) call(game, next.call, { ...next.locals }, own);
  }
  const { procedures } = game.world.rules.book;
  const together = procedures.has('orderSameTime') ? arrivedTogether(game, batch) : [];
  if (together.length > 1) call(game, 'orderSameTime', { cards: [...together] }, node);
  if (procedures.has('declareHidden') && game.state.waiting.some(({ hidden }) => hidden))
    call(game, 'declareHidden', {}, node);
};

/** Cards with static abilities that came to a zone in the same moment: whose effects are older is for the game to say. */
const arrivedTogether = (game: Game, { ready }: Batch): readonly number[] =>
  !game.world.has.statics
    ? []
    : ready.flatMap(({ event: { kind, card } }) =>
        kind === 'move' &&
        typeof card === 'number' &&
        definitionOf(game, cardOf(game, card)).abilities.some((ability) => ability.kind === 'static')
          ? [card]
          : [],
      );

const carryOutInstead = (game: Game, one: Replacement): void => {
  const ability = game.world.abilities[one.ability];
  if (ability?.kind !== 'replacement') throw new Impossible('a replacement without its ability');
  const card = one.event.card;
  call(
    game,
    'effect',
    {
      block: game.world.blockIds.get(ability.instead) ?? -1,
      controller: one.controller,
      source: one.source,
      it: typeof card === 'number' ? [[card, cardOf(game, card).version]] : [],
      that: typeof one.event.amount === 'number' ? one.event.amount : 1,
      about: sayOr<Json>(game, 'aboutInstead', null),
    },
    one.node,
    { history: one.history },
  );
};

interface Detected {
  readonly rule: string;
  readonly events: readonly GameEvent[];
  readonly why: Collector;
}

/** What all state-based rules find in the state as it is, looked at together. */
export const detect = (game: Game): readonly Detected[] =>
  game.world.rules.book.stateBased.flatMap((rule) => {
    if (isOff(game, rule.number)) return [];
    const [events, why] = collect(game, () => rule.detect(game));
    return events.length === 0 ? [] : [{ rule: rule.number, events, why }];
  });

/** What was found and is due in the same place of the game's order, waiting in the frame until the places before are done. */
type Due = readonly { readonly event: GameEvent; readonly parent: number }[];

/**
 * Everything found happens as one, unless the game has an order for it (`stateBasedPlace`): then what is in one place
 * happens together, and what is in a later one afterwards, as it was found.
 */
const dueOf = (game: Game, found: readonly Detected[], frame: Frame): readonly Due[] => {
  const placed = found.map((one) => {
    const [place, why] = collect(game, () => sayOr<number>(game, 'stateBasedPlace', 0, one.rule));
    return { one, place, why };
  });
  const places = [...new Set(placed.map(({ place }) => place))].sort((a, b) => a - b);
  if (places.length > 1)
    for (const { one, why } of placed) collect(game, () => addTo(game, why), one.why);
  return places.map((place) =>
    nodesFor(game, placed.filter((one) => one.place === place).map(({ one }) => one), frame),
  );
};

const nodesFor = (game: Game, found: readonly Detected[], frame: Frame): Due =>
  found.flatMap(({ rule, events, why }) => {
    addMark(why.marks, rule, 'applied');
    const parent = addNode(
      game.trace,
      frame.node,
      { is: 'step', procedure: frame.procedure },
      why.marks,
      why.because,
    );
    return events.map((event) => ({ event, parent }));
  });

const proposeDue = (game: Game, due: Due, frame: Frame): void => {
  const open = due.map((one) => ({ ...one, history: [], node: 0 }));
  carryBatch(game, { ...newBatch([], frame.node, []), open }, frame.node, '');
};

/** Takes a use back to where it began; the scenario learns which rules would not have it. */
const takeBack = (game: Game, frame: Frame, message: string, why: Collector, rule: string): void => {
  const saved = game.state.facts['checkpoint'] as string | undefined;
  if (saved === undefined) throw new Impossible('nothing to take back to');
  const marks = why.marks;
  addMark(marks, rule, 'forbade');
  addNode(game.trace, frame.node, { is: 'refusal', message }, marks, why.because);
  game.state = JSON.parse(saved) as State;
  game.state.refusal = { rules: [...new Set(marks.map((one) => one.rule))], message };
  game.view = null;
};

/** Breaks in on whatever is open, with a procedure that a player may start at any time. */
export const interrupt = (game: Game, name: string, locals: Record<string, Json>): void => {
  game.state.asked = null;
  call(game, name, locals, game.state.frames.at(-1)?.here ?? 0, { history: [] });
};

/** Keeps the state as it is, to be taken back to. */
export const checkpoint = (game: Game): void => {
  delete game.state.facts['checkpoint'];
  game.state.facts['checkpoint'] = JSON.stringify(game.state);
};

/** Forgets it: what was begun there can be carried out. */
export const dropCheckpoint = (game: Game): void => {
  delete game.state.facts['checkpoint'];
};

// ---------------------------------------------------------------- the kernel's own procedures

/** Events that wait for a choice between replacements. */
const happenProcedure = procedure('', [
  step(
    '',
    'events go on after the choice',
    () => ({ end: true }),
    (game, frame, picked) => {
      const batch = batchFromJson(frame.locals['batch'] ?? null);
      const options = frame.locals['options'] as unknown as readonly Replacement[] | undefined;
      const index = picked[0]?.value;
      if (options === undefined) arrange(game, batch, picked.map(({ card }) => card ?? 0), frame.here);
      const chosen = typeof index === 'number' ? (options?.[index] ?? null) : null;
      const choice = happen(game, batch, options === undefined ? undefined : chosen);
      if (choice !== undefined) {
        frame.locals['batch'] = batchToJson(batch);
        ask(game, choice);
      } else {
        const { into } = frame;
        finish(game, batch.done);
        const caller = game.state.frames.at(-1);
        if (into !== '' && caller && batch.replaced.length > 0) caller.locals['replaced'] = batch.replaced;
        afterwards(game, batch, frame.here);
      }
      return { arranged: true };
    },
  ),
]);

/** Runs the state-based rules until they find nothing; bounded, since rules may undo one another. */
const stateBasedProcedure = procedure('', [
  step('', 'state-based rules look until they find nothing', (game, frame) => {
    const [next, ...later] = (frame.locals['due'] ?? []) as unknown as readonly Due[];
    if (next !== undefined) {
      frame.locals['due'] = later as unknown as Json;
      proposeDue(game, next, frame);
      return { arranged: true };
    }
    const found = detect(game);
    if (found.length === 0) return { end: true };
    const rounds = Number(frame.locals['rounds'] ?? 0);
    if (rounds >= 1000) throw new LimitReached('state-based rules find something to do without end');
    frame.locals['rounds'] = rounds + 1;
    const [first, ...others] = dueOf(game, found, frame);
    frame.locals['due'] = others as unknown as Json;
    if (first !== undefined) proposeDue(game, first, frame);
    return { arranged: true };
  }),
]);

/** Events that the game has happen one after the other. Locals: events still to come, done (what they were about). */
const oneAtATimeProcedure = procedure('', [
  step('', 'one event after the other', (_, { locals }) => {
    const [first, ...others] = locals['events'] as unknown as GameEvent[];
    const done = [...((locals['all'] as number[] | undefined) ?? []), ...((locals['done'] ?? []) as number[])];
    if (first === undefined) return { end: true, value: done };
    Object.assign(locals, { events: others, all: done, done: [] });
    return { events: [first], into: 'done', go: 'again' };
  }),
]);

const builtIn: Readonly<Record<string, Procedure>> = {
  'one at a time': oneAtATimeProcedure,
  ...effectProcedures,
  happen: happenProcedure,
  'state-based': stateBasedProcedure,
};
