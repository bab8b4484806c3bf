/** Carrying out what cards say: one frame for a run of instructions, one for each act with its choices. */
import { call } from './frames.js';
import { runAct } from './act.js';
import { actAnswered } from './choosing.js';
import { type Game, Impossible, quietly } from './game.js';
import { answered, begin, type Instruction, type InstructionOf } from './instructions.js';
import { choicesOf } from './options.js';
import { say } from './questions.js';
import { type Move, procedure, type Procedure, step } from './rule.js';
import type { CardRef, Frame, Json, Option, Player } from './state.js';
import { decided, nodesBehind, progressOf, restingOn } from './ledger.js';
import {
  aheadIn,
  contextOf,
  asDoer,
  itIn,
  livesIn,
  type Outcome,
  inherited,
  type Locals,
  withLives,
} from './locals.js';

/** Locals: block, and the context. Returns an outcome. */
const runEffect = (game: Game, frame: Frame): Move => {
  takeResult(game, frame);
  const { locals } = frame;
  const block = game.world.blocks[Number(locals['block'])];
  const turn = Number(locals['at'] ?? 0);
  // A caller may want only some of the instructions.
  const until = Number(locals['until'] ?? Number.MAX_SAFE_INTEGER);
  if (block === undefined || turn >= Math.min(block.length, until))
    return { end: true, value: outcomeOf(game, frame) };
  locals['at'] = turn + 1;
  const at = placeOf(game, frame, turn, block.length);
  const instruction = block[at];
  if (instruction === undefined) return { end: true, value: outcomeOf(game, frame) };
  if (!say(game, 'carriesOut', instruction, locals['about'] ?? null)) return { go: 'again' };
  return begin({ game, frame, at }, instruction);
};

/** The instruction asked about was the last one begun. */
const effectAnswered = (game: Game, frame: Frame, picked: readonly Option[]): Move => {
  const { locals } = frame;
  const block = game.world.blocks[Number(locals['block'])] ?? [];
  const at = placeOf(game, frame, Number(locals['at'] ?? 1) - 1, block.length);
  const instruction = block[at];
  if (instruction === undefined) throw new Impossible('an answer to no instruction');
  return answered({ game, frame, at }, instruction, picked);
};

/** Which instruction comes next; the game may have another order for some (costs) than the written one. */
const placeOf = (game: Game, { locals }: Frame, at: number, length: number): number =>
  length < 2 ? at : say(game, 'nextInstruction', at, length, locals['about'] ?? null);

const outcomeOf = (game: Game, frame: Frame): Json => {
  const { locals } = frame;
  const outcome = {
    it: itIn(locals),
    instead: locals['instead'] ?? [],
    ...(locals['unchanged'] === undefined ? {} : { unchanged: locals['unchanged'] }),
    ...(locals['astray'] === undefined ? {} : { astray: locals['astray'] }),
    ...withLives(livesIn(locals)),
    that: locals['that'] ?? 0,
    rest: locals['rest'] ?? [],
    values: locals['values'] ?? {},
    did: locals['did'] ?? false,
    tried: locals['tried'] ?? false,
    complete: locals['complete'] ?? true,
  };
  return restingOn(game, outcome, progressOf(game, frame).decisions);
};

/** What the last instruction left behind is what "it" and "that many" mean to the next. */
const takeResult = (game: Game, frame: Frame): void => {
  const result = frame.locals['result'] as unknown as Outcome | undefined;
  if (result === undefined) return;
  delete frame.locals['result'];
  frame.locals['it'] = result.it;
  frame.locals['instead'] = result.instead ?? [];
  if (result.unchanged === undefined) delete frame.locals['unchanged'];
  else frame.locals['unchanged'] = result.unchanged;
  if (result.astray !== undefined)
    frame.locals['astray'] = [
      ...((frame.locals['astray'] ?? []) as readonly Json[]),
      ...(result.astray as unknown as readonly Json[]),
    ];
  frame.locals['that'] = result.that;
  Object.assign(frame.locals, frame.locals['left by it'] ?? {});
  delete frame.locals['left by it'];
  frame.locals['rest'] = result.rest;
  frame.locals['values'] = result.values;
  frame.locals['before'] = result.own ?? null;
  // What is known of a card that was chosen may be what it was then.
  const before = livesIn(frame.locals);
  const lives = (result.was ?? []).filter(
    ([card, life]) => !before.some(([one, known]) => one === card && known === life),
  );
  if (lives.length > 0) frame.locals['was'] = [...lives, ...before];
  decided(game, frame, nodesBehind(game, result));
  frame.locals['did'] = result.did;
  // What goes on as if nothing had been lacking shows no mark of it.
  if (!result.did && !result.complete && !quietly(game, () => say(game, 'othersGoOn')))
    frame.locals['until'] = 0;
  frame.locals['tried'] = result.tried;
  frame.locals['complete'] = frame.locals['complete'] !== false && result.complete;
  frame.locals['last complete'] = result.complete;
};

/** Locals: block, over (cards still to come, in the lives that they led as it began). The block runs once with each of the cards as "it". */
const runForEach = (game: Game, { locals }: Frame): Move => {
  const over = overIn(locals);
  const [first, ...others] = over;
  if (first === undefined) return { end: true };
  if (others.length === 0 || !doesSomethingTo(game, Number(locals['block'])))
    return forOne(locals, first);
  const { controller: by, source } = contextOf(locals);
  const options = choicesOf(over.map(([card]) => card));
  return { ask: { kind: 'choose', by, options, min: 1, max: 1, source: source?.[0] ?? 0 } };
};

const forEachAnswered = (_: Game, { locals }: Frame, [picked]: readonly Option[]): Move =>
  forOne(
    locals,
    overIn(locals).find(([card]) => card === picked?.card)!,
  );

const overIn = ({ over }: Locals): readonly CardRef[] => over as unknown as readonly CardRef[];

/** Carries the effect out for one of them, which is "it"; the others are still to come. */
const forOne = (locals: Locals, it: CardRef): Move => {
  locals['over'] = overIn(locals)
    .filter(([card]) => card !== it[0])
    .map((one) => [...one]);
  return {
    call: 'effect',
    locals: Object.assign(inherited(locals), { block: locals['block'] ?? 0, it: [[...it]] }),
    go: 'again',
  };
};

/** Whether an effect does something to "it", or to cards that it is compared with, so that it may matter which comes first. */
const doesSomethingTo = (game: Game, block: number): boolean => {
  const text = game.world.blocks[block] ?? [];
  let known = doing.get(text);
  if (known === undefined) doing.set(text, (known = actsOnIt(text)));
  return known;
};

const doing = new WeakMap<readonly Instruction[], boolean>();

const actsOnIt = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const { do: kind, object, with: roles } = part as Partial<InstructionOf<'act'>>;
  if (kind === 'act') return speaksOfIt(object) || speaksOfIt(roles);
  return Object.values(part).some(actsOnIt);
};

/** @param asked whether it stands within what is asked of cards that come into question */
const speaksOfIt = (part: unknown, asked = false): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  const { amount, ...rest } = part as Readonly<Record<string, unknown>>;
  if (rest['is'] === 'it' || rest['of'] === 'it') return true;
  // How much it is that is done matters to nobody who comes later; with how much cards are compared does.
  if (asked && speaksOfIt(amount, asked)) return true;
  return Object.entries(rest).some(([key, one]) => speaksOfIt(one, asked || key === 'tests'));
};

/** Locals: blocks still to come, one after another; doers: who does each, where that is not said. */
const runOneByOne = (_: Game, { locals }: Frame): Move => {
  const [first, ...others] = locals['blocks'] as number[];
  if (first === undefined) return { end: true };
  const [doer, ...doers] = (locals['doers'] ?? []) as readonly Player[];
  Object.assign(locals, { blocks: others, doers });
  const about = doer === undefined ? {} : asDoer(locals, doer);
  return {
    call: 'effect',
    locals: Object.assign(inherited(locals), { block: first }, about),
    go: 'again',
  };
};

/** What takes an event's place for a cost. Locals: costs and block, and the context. */
const payForInstead = (game: Game, { locals }: Frame): Move => ({
  call: 'effect',
  locals: Object.assign(inherited(locals), {
    block: locals['costs'] ?? 0,
    about: say(game, 'aboutCosts'),
    ...aheadIn(locals),
  }),
  into: 'paid',
});

const doInstead = (game: Game, frame: Frame): Move => {
  const { locals } = frame;
  const paid = locals['paid'] as unknown as Outcome;
  decided(game, frame, nodesBehind(game, paid));
  if (!paid.complete && !say(game, 'costInFull', false)) return { end: true };
  return {
    call: 'effect',
    locals: Object.assign(
      inherited(locals),
      { block: locals['block'] ?? 0, that: paid.that ?? 0 },
      aheadIn(locals),
    ),
    end: true,
  };
};

/** The instruction that comes right after the act that is being carried out, where one comes. */
export const nextInstruction = ({ state: { frames }, world }: Game): Instruction | undefined => {
  const at = frames.findLastIndex(({ procedure: name }) => name === 'act');
  const run = frames[at - 1];
  if (at < frames.length - 2 || run?.procedure !== 'effect') return undefined;
  return world.blocks[Number(run.locals['block'])]?.[Number(run.locals['at'] ?? 0)];
};

/**
 * Runs still to be carried out completely, one after another; the fact `tried` says that all were. Locals: runs, and the
 * history of each.
 */
const runTrying = (game: Game, { locals }: Frame): Move => {
  const result = locals['result'] as unknown as Outcome | undefined;
  if (result?.complete === false) return { end: true };
  const [first, ...others] = locals['runs'] as unknown as readonly Locals[];
  if (first === undefined) {
    game.state.facts['tried'] = true;
    return { end: true };
  }
  const [history, ...histories] = locals['histories'] as unknown as readonly string[][];
  Object.assign(locals, { runs: others, histories });
  call(game, 'effect', { ...first }, 0, { into: 'result', history });
  return { arranged: true };
};

/** The kernel's own procedures for texts. Their steps have no numbers: the verbs' rules have. */
export const effectProcedures: Readonly<Record<string, Procedure>> = {
  effect: procedure([step('go on', runEffect, effectAnswered)]),
  act: procedure([step('choose and do', runAct, actAnswered)]),
  'for-each': procedure([step('next', runForEach, forEachAnswered)]),
  'one-by-one': procedure([step('next', runOneByOne)]),
  'paid instead': procedure([step('pay', payForInstead), step('do', doInstead)]),
  trying: procedure([step('try', runTrying)]),
};
