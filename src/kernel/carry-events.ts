/** Making proposed events happen, and what follows them: choices on the way, replacements, state-based rules. */
import type { Ability } from './ability.js';
import { arrange, arrivalOptions } from './arrivals.js';
import { aheadAnswered } from './chosen-ahead.js';
import {
  cardOf,
  collect,
  type Collector,
  definitionOf,
  type Game,
  isHeld,
  quietly,
  refOf,
  Unsupported,
} from './game.js';
import { followingOf } from './apply-together.js';
import {
  batchFromJson,
  batchToJson,
  cardsOf,
  type Happening,
  isArrival,
  isStaying,
  batchOf,
  type Proposed,
  proposedOf,
  type Batch,
  type BatchChoice,
  toldApart,
} from './batch.js';
import { arePlain, happen, happenPlainly, replacementOptions } from './happen.js';
import { rulesOn } from './may-happen.js';
import { procedure, step } from './rule.js';
import { stayingOptions, staysAsSaid } from './staying.js';
import type { Replacement } from './replacement.js';
import {
  putFirst,
  type ReplacementAnswer,
  restsOnChoice,
  whichFirstOptions,
} from './replacement-choices.js';
import type { CardRef, Frame, GameEvent, Json, Option } from './state.js';
import { beginFrame, nodeOf, writeDown, progressOf } from './ledger.js';
import { say } from './questions.js';
import { bearersOf, workingAbilities } from './continuous.js';
import { isAllDone, isDue } from './due.js';
import { call, finish } from './frames.js';
import { abilityInPlace, localsInPlace } from './substitutes.js';

/** Makes events happen at the same time. */
export const propose = (
  game: Game,
  proposed: readonly GameEvent[],
  node: number,
  history: readonly string[],
  into: string,
): void => {
  const events = toldApart(proposed);
  const apart = happenApart(game, events);
  if (apart !== null) {
    const kind = { is: 'step', procedure: 'one at a time' } as const;
    const own = writeDown(game, node, kind, { marks: apart.marks });
    call(game, 'one at a time', { events: events as unknown as Json }, own, { into, history });
  } else if (arePlain(game, events)) {
    const happened = happenPlainly(game, events, node);
    if (history.length > 0) countInPlace(game, happened);
    if (into !== '') keep(game, into, happened, []);
    afterwards(game, happened, nothingInPlace, node);
  } else {
    carryBatch(game, batchOf(proposedBy(game, events, node, history)), node, into);
  }
};

const proposedBy = (
  game: Game,
  events: readonly GameEvent[],
  node: number,
  history: readonly string[],
): Proposed[] => events.map((event) => proposedOf(game, event, node, history));

const noCards: readonly number[] = [];
const nothingInPlace = { instead: [], placed: [] };

/** One of several things that happen in the same moment. */
export interface TogetherPart {
  readonly events: readonly GameEvent[];
}

/**
 * Makes what several things bring about happen at the same time. The procedure that wants it learns what came about, with
 * the part that each belongs to, as `came`.
 */
export const proposeTogether = (
  game: Game,
  parts: readonly TogetherPart[],
  node: number,
  history: readonly string[],
): void => {
  const open = parts.flatMap((part, at) =>
    toldApart(part.events).map((event) => proposedOf(game, event, nodeOf(game, part), history, at)),
  );
  carryBatch(game, batchOf(open), node, 'came');
};

/** What makes the game have events happen one after the other, or one but once its card is held; nothing where they happen at once. */
const happenApart = (game: Game, events: readonly GameEvent[]): Collector | null => {
  const [first, ...others] = events;
  // Nearly every event happens alone, and is no move.
  if (first === undefined || (others.length === 0 && first.kind !== 'move')) return null;
  const [apart, why] = collect(game, () =>
    others.length > 0 ? say(game, 'oneAtATime', events) : say(game, 'heldBefore', first),
  );
  return apart ? why : null;
};

/** Tells the procedure that wanted the events which cards they happened to, and to which something else did. */
const keep = (
  game: Game,
  into: string,
  happened: readonly Happening[],
  replaced: readonly number[],
): void => {
  const caller = game.state.frames.at(-1);
  if (caller === undefined) return;
  caller.locals[into] = into === 'came' ? withParts(happened) : cardsOf(happened);
  // Of nothing no part can tell.
  const told = happened.filter(
    ({ event }) => !rulesOn(game, event.kind).isInParts || amountIn(event) === 0,
  );
  caller.locals['came about'] = told.length;
  if (caller.locals['kinds'] !== undefined)
    caller.locals['amounted'] = amountOf(told, caller.locals['kinds']);
  if (replaced.length > 0) caller.locals['replaced'] = replaced;
};

/** What takes the place of something is part of how much of it came about, as far as it is of its kind. */
const countInPlace = ({ state }: Game, happened: readonly Pick<Happening, 'event'>[]): void => {
  // Nearly every event takes the place of none.
  if (happened.length === 0) return;
  for (const { locals } of state.frames)
    if (locals['replaced'] !== undefined && locals['kinds'] !== undefined)
      locals['amounted'] = Number(locals['amounted']) + amountOf(happened, locals['kinds']);
};

/** A part of what an act brings about has come about, behind the event that said how much; or something has in its place. */
const countPart = (game: Game, event: GameEvent, isReplaced: boolean): void => {
  const whole = rulesOn(game, event.kind).unit?.partOf;
  if (whole === undefined) return;
  const act = game.state.frames.findLast(({ locals }) =>
    (locals['kinds'] as readonly string[] | undefined)?.includes(whole),
  );
  if (act === undefined) return;
  const { locals } = act;
  if (isReplaced) {
    locals['replaced'] = [...((locals['replaced'] ?? []) as readonly number[]), 0];
    return;
  }
  locals['came about'] = Number(locals['came about'] ?? 0) + 1;
  locals['amounted'] = Number(locals['amounted'] ?? 0) + amountIn(event);
};

/** What came about of what was wanted is told apart from what took places of it, which counts as part of how much that was. */
const tellCaller = (
  game: Game,
  { ready, replaced }: Batch,
  happened: readonly Happening[],
  into: string,
): void => {
  countInPlace(
    game,
    ready.filter(({ history, isInPlace }) => !isInPlace && history.length > 0),
  );
  const wanted = happened.filter(({ isInPlace }) => !isInPlace);
  if (into !== '') keep(game, into, wanted, replaced);
  if (wanted.length < happened.length)
    countInPlace(
      game,
      happened.filter(({ isInPlace }) => isInPlace),
    );
};

/** How much of some kinds of events came about. */
const amountOf = (happened: readonly Pick<Happening, 'event'>[], kinds: Json): number =>
  happened.reduce(
    (sum, { event }) => sum + ((kinds as string[]).includes(event.kind) ? amountIn(event) : 0),
    0,
  );

/** How much an event is about; of what has no measure (a token that is created) each is one. */
const amountIn = (event: GameEvent): number => Number(event['amount'] ?? 1);

/** The cards to which the parts of something happened, 0 where it was to none, and how much of what kind. */
const withParts = (happened: readonly Happening[]): Json =>
  happened.map(({ event, part }) => [
    part,
    typeof event.card === 'number' ? event.card : 0,
    amountIn(event),
    event.kind,
  ]);

/**
 * At once where nothing has to be chosen on the way, else in a frame of its own.
 *
 * @returns whether anything comes about
 */
export const carryBatch = (game: Game, batch: Batch, node: number, into: string): boolean => {
  const course = happen(game, batch);
  if (course.choice !== undefined) {
    call(game, 'happen', { batch: batchToJson(batch) }, node, { into });
    ask(game, course.choice);
    return true;
  }
  const { happened } = course;
  tellCaller(game, batch, happened, into);
  afterwards(game, happened, batch, node);
  return batch.ready.length > 0 || batch.instead.length > 0;
};

const ask = (game: Game, choice: BatchChoice): void => {
  const frame = game.state.frames.at(-1);
  if (frame === undefined) return;
  frame.asked = true;
  if (isArrival(choice)) {
    const options = arrivalOptions(choice);
    const [min, max] = [options.length, options.length];
    const { by, rules } = choice;
    game.state.asked = {
      kind: 'arrival order',
      by,
      options,
      min,
      max,
      ordered: true,
      rule: rules.at(-1) ?? '',
      source: 0,
    };
    return;
  }
  if (isStaying(choice)) {
    const options = stayingOptions(choice);
    const rule = choice.rules.at(-1) ?? '';
    game.state.asked = { kind: 'choose', by: choice.by, options, min: 1, max: 1, rule, source: 0 };
    return;
  }
  if ('decision' in choice) {
    game.state.asked = { ...choice.decision, rule: choice.rules.at(-1) ?? '' };
    return;
  }
  if ('events' in choice) {
    const { by, rules } = choice;
    const options = whichFirstOptions(choice);
    const rule = rules.at(-1) ?? '';
    game.state.asked = { kind: 'replace first', by, options, min: 1, max: 1, rule, source: 0 };
    return;
  }
  frame.locals['options'] = choice.options as unknown as Json;
  game.state.asked = {
    kind: 'replace',
    by: choice.by,
    options: replacementOptions(game, choice),
    min: choice.optional ? 0 : 1,
    max: 1,
    rule: '',
    source: choice.options[0]?.source[0] ?? 0,
  };
};

/** What follows a batch: the replacements' own effects in order, then whatever the state makes necessary. */
const afterwards = (
  game: Game,
  happened: readonly Happening[],
  { instead, placed }: Pick<Batch, 'instead' | 'placed'>,
  node: number,
): void => {
  const isSame = happened.length === 0 && instead.length === 0;
  if (game.world.rules.stateBased === 'always' && !isSame && isDueHere(game))
    lookAtState(game, node);
  if (game.world.has.cutsIn && !isSame) cutIn(game, node);
  for (const { event } of placed) countPart(game, event, true);
  for (const { event } of instead) countPart(game, event, true);
  for (const one of [...instead].reverse()) carryOutInstead(game, one);
  const { procedures } = game.world.rules.book;
  // What follows the first of them shall be carried out first, so it is called last.
  for (let at = happened.length - 1; at >= 0; at--) {
    const one = happened[at]!;
    countPart(game, one.event, false);
    const next = followingOf(game, one.event);
    if (next?.call !== undefined) call(game, next.call, { ...next.locals }, one.node);
  }
  const together = arrivedTogether(game, happened);
  if (together.length > 1 && procedures.has('orderSameTime'))
    call(game, 'orderSameTime', { cards: [...together] }, node);
  if (game.state.waiting.length === 0) return;
  if (procedures.has('declareHidden') && game.state.waiting.some(({ hidden }) => hidden))
    call(game, 'declareHidden', {}, node);
  if (quietly(game, hasModal)) call(game, 'declareModes', {}, node);
};

/** State-based rules that have nothing left to do of what they found look again by themselves: none within others, then. */
const lookAtState = (game: Game, node: number): void => {
  const frame = game.state.frames.at(-1);
  if (frame?.procedure === 'state-based' && isAllDone(frame)) beginFrame(game, frame, node);
  else call(game, 'state-based', {}, node);
};

const hasModal = (game: Game): boolean => say(game, 'nextModal') !== null;

const isDueHere = (game: Game): boolean =>
  !isBeingTried(game) &&
  isDue(game) &&
  !(game.world.has.cutsIn && quietly(game, () => say(game, 'stateBasedWaits')));

/** Whether texts are only tried out: what takes the places of events of one moment is tried as they stand in that moment. */
const isBeingTried = ({ state }: Game): boolean => state.frames[0]?.procedure === 'trying';

/** Before state-based rules comes what cards do by themselves as soon as something is so, where the game has a rule for it. */
const cutIn = (game: Game, node: number): void => {
  if (game.world.rules.book.procedures.has('cutIn')) return call(game, 'cutIn', {}, node);
  const some = (id: number): boolean => workingAbilities(game, id).some(doesByItself);
  if (quietly(game, () => bearersOf(game, 'one-off').some(some)))
    throw new Unsupported(
      '',
      'no rule of this edition says when that is done which a card does by itself',
    );
};

const doesByItself = (ability: Ability): boolean =>
  ability.kind === 'one-off' && ability.condition !== undefined;

/** Cards with static abilities that came to a zone in the same moment: whose effects are older is for the game to say. */
const arrivedTogether = (game: Game, happened: readonly Happening[]): readonly number[] =>
  !game.world.has.statics || happened.length < 2 ? noCards : arrivedStatics(game, happened);

const arrivedStatics = (game: Game, happened: readonly Happening[]): readonly number[] =>
  happened.flatMap(({ event: { kind, card } }) =>
    kind === 'move' &&
    typeof card === 'number' &&
    definitionOf(game, cardOf(game, card)).abilities.some((ability) => ability.kind === 'static')
      ? [card]
      : [],
  );

const carryOutInstead = (game: Game, one: Replacement): void =>
  call(
    game,
    abilityInPlace(game, one).costs.length > 0 ? 'paid instead' : 'effect',
    localsInPlace(game, one),
    nodeOf(game, one),
    { history: one.history },
  );

/** What an answer comes to: an order is taken over at once, what was chosen between replacements is handed on. */
const answerIn = (
  game: Game,
  frame: Frame,
  batch: Batch,
  picked: readonly Option[],
): ReplacementAnswer | undefined => {
  const [first] = picked;
  const { here } = progressOf(game, frame);
  if (batch.ahead !== null) {
    aheadAnswered(game, batch, picked, here);
    return undefined;
  }
  if (first?.verb === 'arrange') {
    const cards = picked.map(({ card }) => card ?? 0);
    arrange(game, batch, cards, here);
    return undefined;
  }
  if (first?.verb === 'choose') {
    staysAsSaid(game, batch, first, here);
    return undefined;
  }
  if (first?.verb === 'replace first') {
    putFirst(game, batch, first, here);
    return undefined;
  }
  const among = frame.locals['options'] as unknown as readonly Replacement[];
  const chosen = among[Number(first?.value)] ?? null;
  const [open] = batch.open;
  if (chosen === null && open !== undefined) restsOnChoice(game, open.event, [], here);
  return { among, chosen };
};

/** Events that wait for a choice between replacements. */
export const happenProcedure = procedure([
  step(
    'choose',
    () => ({ end: true }),
    (game, frame, picked) => {
      const batch = batchFromJson(frame.locals['batch'] ?? null);
      const course = happen(game, batch, answerIn(game, frame, batch, picked));
      if (course.choice !== undefined) {
        frame.locals['batch'] = batchToJson(batch);
        ask(game, course.choice);
      } else {
        const { into } = frame;
        const { here } = progressOf(game, frame);
        finish(game, null);
        tellCaller(game, batch, course.happened, into);
        afterwards(game, course.happened, batch, here);
      }
      return { arranged: true };
    },
  ),
]);

/** The cards that are held while events still have to happen. */
const heldFor = (game: Game, events: readonly GameEvent[]): readonly number[] =>
  events.length > 1
    ? say(game, 'heldMeanwhile', events)
    : events.flatMap(({ card }) => (card === undefined ? [] : [card]));

/**
 * Events that the game has happen one after the other. Locals: events still to come, refs (their cards as it began), done (what
 * they were about), instead (the cards to which something else happened).
 */
export const oneAtATimeProcedure = procedure([
  step('hold', (game, { locals }) => {
    const events = locals['events'] as unknown as GameEvent[];
    locals['refs'] = events.map(({ card }) => (card === undefined ? null : [...refOf(game, card)]));
    const cards = heldFor(game, events);
    if (cards.length === 0) return;
    locals['held'] = cards;
    return { events: cards.map((card) => ({ kind: 'hold', card })) };
  }),
  step('next', (game, { locals }) => {
    const [first, ...others] = locals['events'] as unknown as GameEvent[];
    const done = [
      ...((locals['all'] as number[] | undefined) ?? []),
      ...((locals['done'] ?? []) as number[]),
    ];
    const instead = [
      ...((locals['instead'] ?? []) as number[]),
      ...((locals['replaced'] ?? []) as number[]),
    ];
    if (first === undefined) {
      const caller = game.state.frames.at(-2);
      if (caller !== undefined && instead.length > 0) caller.locals['replaced'] = instead;
      // What did not come about is where it was.
      const left = ((locals['held'] ?? []) as number[]).filter((card) => isHeld(game, card));
      const events = left.map((card) => ({ kind: 'release', card }));
      return { events, end: true, value: done };
    }
    const [ref = null, ...refs] = locals['refs'] as unknown as (CardRef | null)[];
    Object.assign(locals, { events: others, refs, all: done, done: [], instead, replaced: [] });
    const event = say(game, 'asItsTurnComes', first, ref);
    return { events: event === null ? [] : [event], into: 'done', go: 'again' };
  }),
]);
