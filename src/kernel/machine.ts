/**
 * The engine: runs frames until somebody must choose or the game is over. All it keeps is the state, so a game can be
 * stored between any two steps and go on elsewhere.
 */
import { answerAhead, keepAnswer } from './answers.js';
import { LimitReached } from './budget.js';
import { forgetEarlierLives } from './forget.js';
import {
  attributing,
  changed,
  collect,
  type Collector,
  definitionOf,
  type Game,
  progressed,
  Impossible,
  isOff,
  collectorFor,
} from './game.js';
import { exclusions } from './options.js';
import type { Move, Procedure, Step } from './rule.js';
import {
  copyState,
  type Decision,
  type Frame,
  type Json,
  type Option,
  type State,
} from './state.js';
import { addAll, addMark } from './trace.js';
import {
  carry,
  comeTo,
  decided,
  decidedAnew,
  madeAt,
  nodeOf,
  writeDown,
  progressOf,
  restoreChanges,
  saveChanges,
} from './ledger.js';
import { isIdle } from './idle.js';
import { propose } from './carry-events.js';
import { finish, call } from './frames.js';

/**
 * Runs until somebody must choose, the game is over, or nothing is left to do.
 *
 * @throws LimitReached after too many steps
 * @throws Unsupported where a rule is met that nobody has written
 */
export const advance = (game: Game): void => sayingWhere(game, () => goOn(game));

/** Where a bound is reached, tells what was being carried out: the rule, and the card whose text it was. */
const sayingWhere = (game: Game, work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (error instanceof LimitReached && error.where === '') error.where = whereIn(game);
    throw error;
  }
};

const whereIn = (game: Game): string => {
  const { frames } = game.state;
  const rule = frames.map((frame) => stepOf(game, frame)?.number ?? '').findLast(Boolean);
  const source = frames.findLast(({ locals }) => Array.isArray(locals['source']))?.locals['source'];
  const [id = 0] = (source ?? []) as readonly number[];
  const card = game.state.things[id - 1];
  return [rule, card && `‘${definitionOf(game, card).name}’`].filter(Boolean).join(', ');
};

const goOn = (game: Game): void => {
  while (game.state.result === null && game.state.refusal === null) {
    if (game.state.asked !== null) {
      const ahead = answerAhead(game);
      if (ahead === undefined) return;
      answer(game, ahead.picked, nodeOf(game, ahead.given));
      continue;
    }
    const frame = game.state.frames.at(-1);
    if (frame === undefined) return;
    if (++game.steps > game.limits.steps)
      throw new LimitReached(`no end after ${game.limits.steps} steps of play`);
    const { number } = game.state.turn;
    runStep(game, frame);
    if (game.state.turn.number !== number) forgetEarlierLives(game);
    game.witness?.({ is: 'stepped' }, game);
  }
};

/**
 * Gives the answer to the decision that is open, and nothing more; `advance` goes on from there.
 *
 * @param given the trace node of the decision that gave this answer in advance, or 0
 */
export const answer = (game: Game, picked: readonly Option[], given = 0): void =>
  sayingWhere(game, () => takeAnswer(game, picked, given));

const takeAnswer = (game: Game, picked: readonly Option[], given: number): void => {
  const { asked } = game.state;
  const frame = game.state.frames.at(-1);
  if (asked === null || frame === undefined) throw new Impossible('nothing was asked');
  const why = collectorFor(game);
  addMark(why, asked.rule, 'ran');
  for (const option of picked) for (const rule of option.rules) addMark(why, rule, 'allowed');
  // Where nothing can be answered, what forbids it all is what decides.
  if (game.ledger !== null && asked.options.length === 0 && asked.numbers === undefined)
    for (const rule of exclusions(game, asked.of ?? [], asked.by, asked.on ?? null))
      addMark(why, rule, 'forbade');
  const { here, decisions } = progressOf(game, frame);
  const node = writeDown(
    game,
    here,
    { is: 'decision', decision: asked, answer: picked },
    { marks: why.marks, because: given === 0 ? decisions : [...decisions, given] },
  );
  if (game.world.rules.keepsAnswers) keepAnswer(game, asked, picked);
  decided(game, frame, [node]);
  comeTo(game, frame, node);
  frame.asked = false;
  game.state.asked = null;
  progressed(game);
  const [move, how] = collect(game, () => stepOf(game, frame)?.answered?.(game, frame, picked));
  carryOut(game, frame, move ?? {}, how, node);
};

const stepOf = (game: Game, frame: Frame): Step | undefined =>
  findProcedure(game, frame.procedure).steps[frame.step];

const findProcedure = (game: Game, name: string): Procedure => {
  const found =
    game.world.rules.book.procedures.get(name) ?? game.world.machinery.procedures.get(name);
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
  progressed(game);
  const why = collectorFor(game);
  const move = game.ledger === null ? now.run(game, frame) : runListening(game, frame, now, why);
  if (!move) {
    frame.step++;
    return;
  }
  const acts = move.events !== undefined || move.call !== undefined || move.ask !== undefined;
  const from = jumpNode(game, frame, move, now.number, why);
  let node = progressOf(game, frame).called;
  if (acts && now.number !== '') {
    addMark(why, now.number, 'ran');
    node = stepNode(game, frame, why);
  } else if (acts) node = passThrough(game, frame, why);
  comeTo(game, frame, node);
  carryOut(game, frame, move, why, node, now.number, from);
};

const runListening = (game: Game, frame: Frame, now: Step, why: Collector): Move | void =>
  attributing(game, why, () => now.run(game, frame));

/** Where a rule jumps, everything from there on rests on it; not on what was decided before, though. */
const jumpNode = (game: Game, frame: Frame, move: Move, rule: string, why: Collector): number => {
  if (game.ledger === null || move.go === undefined || move.go === 'again' || rule === '') return 0;
  const jumps = collectorFor(game);
  addAll(jumps, why);
  addMark(jumps, rule, 'ran');
  const { called } = progressOf(game, frame);
  return writeDown(game, called, { is: 'step', procedure: frame.procedure }, jumps);
};

/** A step of the kernel's own has no number: what it does hangs on what called it, and on the decisions so far. */
const passThrough = (game: Game, frame: Frame, why: Collector): number => {
  const { called, decisions } = progressOf(game, frame);
  return why.marks.length === 0 && why.because.length === 0 && decisions.length === 0
    ? called
    : stepNode(game, frame, why);
};

/** What a step does rests on the decisions taken in its frame so far. */
const stepNode = (game: Game, frame: Frame, { marks, because }: Collector): number => {
  const { called, decisions } = progressOf(game, frame);
  return writeDown(
    game,
    called,
    { is: 'step', procedure: frame.procedure },
    { marks, because: decisions.length === 0 ? because : decisions.concat(because) },
  );
};

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
    game.state.asked = decisionOf(move.ask, rule);
    frame.asked = true;
    return;
  }
  const history = move.afresh === true ? [] : frame.history;
  if (move.end) finish(game, move.value ?? null);
  else if (move.go !== undefined) jump(game, frame, move.go, from);
  else frame.step++;
  if (move.call !== undefined) {
    call(game, move.call, move.locals ?? {}, node, { history, into: move.into });
  }
  if (move.events !== undefined && move.events.length > 0)
    propose(game, move.events, node, history, move.call === undefined ? (move.into ?? '') : '');
};

/** All decisions have one shape, since everything looks at them. */
const decisionOf = (ask: Omit<Decision, 'rule'>, rule: string): Decision => ({
  kind: ask.kind,
  by: ask.by,
  // What a step offers by itself it is that allows it.
  options: rule === '' ? ask.options : ask.options.map((option) => offeredBy(rule, option)),
  numbers: ask.numbers,
  min: ask.min,
  max: ask.max,
  ordered: ask.ordered,
  total: ask.total,
  limits: ask.limits,
  owed: ask.owed,
  rest: ask.rest,
  unasked: ask.unasked,
  rule,
  of: ask.of,
  on: ask.on,
  about: ask.about,
  source: ask.source,
});

const offeredBy = (rule: string, option: Option): Option =>
  option.rules.length > 0 ? option : { ...option, rules: [rule] };

/** @param node the node of the rule that jumps, on which everything done from there on rests; 0 for none */
const jump = (game: Game, frame: Frame, name: string, node: number): void => {
  const to = name === 'again' ? frame.step : placeOf(game, frame, name);
  if (to <= frame.step && isIdle(game, frame)) {
    frame.step++;
    return;
  }
  if (name === 'again') return;
  // What was decided on the last round is behind us.
  if (to <= frame.step) decidedAnew(game, frame);
  if (node !== 0) decided(game, frame, [node]);
  frame.step = to;
};

const placeOf = (game: Game, { procedure }: Frame, name: string): number => {
  const at = findProcedure(game, procedure).steps.findIndex((one) => one.name === name);
  if (at < 0) throw new Impossible(`no step '${name}' in '${procedure}'`);
  return at;
};

/** Takes a use back to where it began; the scenario learns which rules would not have it. */
const takeBack = (
  game: Game,
  frame: Frame,
  message: string,
  why: Collector,
  rule: string,
): void => {
  const { checkpoint: saved } = game.state;
  if (saved === null) throw new Impossible('nothing to take back to');
  addMark(why, rule, 'forbade');
  const node = writeDown(game, progressOf(game, frame).called, { is: 'refusal', message }, why);
  game.state = positionFrom(game, saved);
  restoreChanges(game);
  game.state.refusal = madeAt(game, { message }, node);
  changed(game);
};

/** Breaks in on whatever is open, with a procedure that a player may start at any time. */
export const interrupt = (game: Game, name: string, locals: Record<string, Json>): void => {
  game.state.asked = null;
  const open = game.state.frames.at(-1);
  call(game, name, locals, open === undefined ? 0 : progressOf(game, open).here, { history: [] });
};

/** A copy of a position, with what the ledger knows of it. */
const positionFrom = ({ ledger }: Game, state: State): State =>
  copyState(state, ledger === null ? undefined : carry(ledger));

/** Keeps the position, to be taken back to. */
export const checkpoint = (game: Game): void => {
  game.state.checkpoint = null;
  game.state.checkpoint = positionFrom(game, game.state);
  saveChanges(game);
};

/** Forgets it: what was begun there can be carried out. */
export const dropCheckpoint = (game: Game): void => {
  game.state.checkpoint = null;
};
