/** Carrying out what cards say: one frame for a run of instructions, one for each act with its choices. */
import type { Instruction } from './ability.js';
import { type Game, Impossible, refOf } from './game.js';
import { decided, nodesBehind, progressOf, restingOn } from './ledger.js';
import { type Move, procedure, type Procedure, step } from './rule.js';
import { holds } from './conditions.js';
import { type Context, matching, players } from './select.js';
import {
  type CardRef,
  type Decision,
  type Frame,
  type Json,
  type Option,
  type Player,
  wordIn,
} from './state.js';
import { actAnswered, runAct } from './act.js';
import { changeEvent, laterEvent } from './lasting.js';
import { canCarryOut } from './trying.js';
import { say } from './questions.js';

export type Locals = Record<string, Json>;

/** What a run of instructions leaves behind. */
export interface Outcome {
  /** What it acted on, null where that was nothing; where it acts on no cards, what "it" meant before. */
  readonly it: readonly CardRef[] | null;
  /** The lives that the cards it acted on led as they were chosen, where the game wants their information. */
  readonly was?: readonly CardRef[];
  readonly that: number;
  /** What was left of the cards from among which some were chosen. */
  readonly rest: readonly CardRef[];
  /** Where several players did it: what each of them leaves behind. */
  readonly own?: Json;
  /** Whether anything was done, for "if you do". */
  readonly did: boolean;
  /** Whether it was tried, whatever came of it. */
  readonly tried: boolean;
  /** Whether everything was done as asked, for costs. */
  readonly complete: boolean;
}

export const contextOf = (locals: Locals): Context => ({
  controller: wordIn(locals['controller']),
  source: (locals['source'] as CardRef | null | undefined) ?? null,
  it: (locals['it'] as readonly CardRef[] | null | undefined) ?? [],
  lost: locals['it'] === null,
  that: Number(locals['that'] ?? 0),
  was: (locals['was'] as readonly CardRef[] | undefined) ?? [],
  roles: (locals['roles'] as Readonly<Record<string, CardRef>> | undefined) ?? {},
  rest: (locals['rest'] as readonly CardRef[] | undefined) ?? [],
  ...(typeof locals['doer'] === 'string' ? { doer: locals['doer'] } : {}),
});

/** What "it" means there; null where it means nothing any more. */
export const itIn = ({ it }: Locals): Json => (it === undefined ? [] : it);

/** What every run within a run keeps; `about` is the game's own word on what it is for (a cost, an effect). */
export const inherited = (locals: Locals): Locals => ({
  controller: locals['controller'] ?? '',
  source: locals['source'] ?? null,
  it: itIn(locals),
  that: locals['that'] ?? 0,
  was: locals['was'] ?? [],
  roles: locals['roles'] ?? {},
  rest: locals['rest'] ?? [],
  doer: locals['doer'] ?? null,
  about: locals['about'] ?? null,
});

const blockNumber = (game: Game, block: readonly Instruction[]): number => {
  const number = game.world.blockIds.get(block);
  if (number === undefined) throw new Impossible('a text that the world does not know');
  return number;
};

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
  return begin(game, frame, instruction, at);
};

/** Which instruction comes next; the game may have another order for some (costs) than the written one. */
const placeOf = (game: Game, { locals }: Frame, at: number, length: number): number =>
  length < 2 ? at : say(game, 'nextInstruction', at, length, locals['about'] ?? null);

const outcomeOf = (game: Game, frame: Frame): Json => {
  const { locals } = frame;
  const outcome = {
    it: itIn(locals),
    that: locals['that'] ?? 0,
    rest: locals['rest'] ?? [],
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
  frame.locals['that'] = result.that;
  frame.locals['rest'] = result.rest;
  frame.locals['before'] = result.own ?? null;
  // What is known of a card that was chosen may be what it was then.
  if (result.was !== undefined && result.was.length > 0)
    frame.locals['was'] = [
      ...result.was,
      ...((frame.locals['was'] as readonly CardRef[] | undefined) ?? []),
    ];
  decided(game, frame, nodesBehind(game, result));
  frame.locals['did'] = result.did;
  frame.locals['tried'] = result.tried;
  frame.locals['complete'] = frame.locals['complete'] !== false && result.complete;
  frame.locals['last complete'] = result.complete;
};

const begin = (game: Game, frame: Frame, instruction: Instruction, at: number): Move => {
  const { locals } = frame;
  const context = contextOf(locals);
  const run = (block: readonly Instruction[], more: Locals = {}): Move => ({
    call: 'effect',
    locals: Object.assign(inherited(locals), { block: blockNumber(game, block) }, more),
    into: 'result',
    go: 'again',
  });
  switch (instruction.do) {
    case 'act':
      return {
        call: 'act',
        locals: Object.assign(inherited(locals), {
          block: locals['block'] ?? 0,
          index: at,
          before: locals['before'] ?? null,
        }),
        into: 'result',
        go: 'again',
      };
    case 'if':
      return run(
        holds(game, instruction.condition, context) ? instruction.then : instruction.otherwise,
      );
    case 'if-did':
      return {
        ...run(ifSo(game, locals, at) ? instruction.then : instruction.otherwise),
        // Whether what comes of it is a part of what took an event's place is for the game to say.
        afresh: frame.history.length > 0 && say(game, 'isEventOfItsOwn'),
      };
    case 'together':
      return begunTogether(game, frame, instruction);
    case 'may':
      return askMay(game, instruction, context, isCost(game, locals, at));
    case 'each':
    case 'players':
      return forEach(game, locals, instruction, context);
    case 'modes': {
      const declared = (locals['modes'] as DeclaredModes | undefined)?.[at];
      return declared === undefined
        ? askModes(game, instruction, context)
        : runModes(game, instruction, locals, declared);
    }
    case 'change':
      return {
        events: [{ ...changeEvent(game, instruction, context), about: locals['about'] ?? null }],
        go: 'again',
      };
    case 'later':
      return { events: [laterEvent(game, instruction, context)], go: 'again' };
  }
};

const forEach = (
  game: Game,
  locals: Locals,
  instruction: Extract<Instruction, { do: 'each' | 'players' }>,
  context: Context,
): Move => {
  const over =
    instruction.do === 'each'
      ? matching(game, instruction.filter, context)
      : players(game, instruction.who, context);
  const more = { block: blockNumber(game, instruction.effect), over: [...over] };
  return { call: 'for-each', locals: { ...inherited(locals), ...more }, go: 'again' };
};

/** What happens at the same time; what the game has happen in the order written (a cost) does so. */
const begunTogether = (
  game: Game,
  { locals }: Frame,
  { parts }: Extract<Instruction, { do: 'together' }>,
): Move => {
  const inOrder = say(game, 'inOrderWritten', locals['about'] ?? null);
  const more: Locals = {
    blocks: parts.map((part) => blockNumber(game, part)),
    before: locals['before'] ?? null,
  };
  return {
    call: inOrder ? 'in order' : 'together',
    locals: Object.assign(inherited(locals), more),
    into: 'result',
    go: 'again',
  };
};

const askMay = (
  game: Game,
  instruction: Extract<Instruction, { do: 'may' }>,
  context: Context,
  cost: boolean,
): Move => {
  const [said = context.controller] = players(game, instruction.who, context);
  const by = cost ? say(game, 'paysForEffect', said, instruction.who) : said;
  const can =
    !cost ||
    say(
      game,
      'costInFull',
      canCarryOut(game, [
        {
          block: instruction.effect,
          until: instruction.effect.length,
          context,
          about: say(game, 'aboutCosts'),
        },
      ]),
    );
  return {
    ask: {
      kind: 'may',
      by,
      options: [...(can ? [{ verb: 'yes', rules: [] }] : []), { verb: 'no', rules: [] }],
      min: 1,
      max: 1,
      source: context.source?.[0] ?? 0,
      about: 'may',
    },
  };
};

/** "You may …. If you do, …": what may be done is a cost, where the game says so. */
const isCost = (game: Game, locals: Locals, at: number): boolean =>
  game.world.blocks[Number(locals['block'])]?.[at + 1]?.do === 'if-did' && say(game, 'mayIsCost');

/** Whether what "if you do" speaks of was done; after something that may be done, the game has its say. */
const ifSo = (game: Game, locals: Locals, at: number): boolean => {
  const done = locals['did'] === true;
  // Whether trying is enough is for the game to say.
  const did = done || (locals['tried'] === true && say(game, 'attemptIsEnough', done));
  const afterMay = game.world.blocks[Number(locals['block'])]?.[at - 1]?.do === 'may';
  const paid = locals['accepted'] === true && locals['last complete'] !== false;
  return afterMay ? say(game, 'ifSo', did, paid) : did;
};

type ModesInstruction = Extract<Instruction, { do: 'modes' }>;

/** Modes that were chosen in advance: their numbers, by the place of the instruction in its block. */
export type DeclaredModes = Readonly<Record<number, readonly number[]>>;

const askModes = (game: Game, instruction: ModesInstruction, context: Context): Move => {
  const [by] = players(game, instruction.who, context);
  return {
    ask: modesDecision(instruction, by ?? context.controller, context.source?.[0] ?? 0),
  };
};

/** Which modes: asked as the text comes to them, or in advance where the game says so. */
export const modesDecision = (
  { options, count }: ModesInstruction,
  by: Player,
  source: number,
): Omit<Decision, 'rule'> => ({
  kind: 'mode',
  by,
  options: options.map((_, value) => ({ verb: 'mode', value: value + 1, rules: [] })),
  // No mode is chosen twice.
  min: Math.min(count, options.length),
  max: Math.min(count, options.length),
  source,
});

/** Modes that a block offers, with their place in it. */
export interface ModesThere {
  readonly at: number;
  readonly modes: ModesInstruction;
}

/** The modes that a block offers, not counting those within its sentences. */
export const modesOf = (game: Game, block: number): readonly ModesThere[] =>
  (game.world.blocks[block] ?? []).flatMap((modes, at) =>
    modes.do === 'modes' ? [{ at, modes }] : [],
  );

/** The modes chosen, in the order in which they are written. */
const runModes = (
  game: Game,
  { options }: ModesInstruction,
  locals: Locals,
  chosen: readonly number[],
): Move => {
  const blocks = chosen.map((number) => blockNumber(game, options[number - 1] ?? []));
  return {
    call: 'one-by-one',
    locals: Object.assign(inherited(locals), { blocks: blocks.sort((a, b) => a - b) }),
    go: 'again',
  };
};

/** The instruction asked about was the last one begun. */
const effectAnswered = (game: Game, frame: Frame, picked: readonly Option[]): Move => {
  const { locals } = frame;
  const at = Number(locals['at'] ?? 1) - 1;
  const instruction = game.world.blocks[Number(locals['block'])]?.[at];
  const more = inherited(locals);
  if (instruction?.do === 'may') {
    if (picked[0]?.verb !== 'yes') {
      locals['did'] = false;
      locals['tried'] = false;
      locals['accepted'] = false;
      return { go: 'again' };
    }
    locals['accepted'] = true;
    const about = isCost(game, locals, at) ? say(game, 'aboutCosts') : null;
    return {
      call: 'effect',
      locals: {
        ...more,
        block: blockNumber(game, instruction.effect),
        ...(about === null ? {} : { about }),
      },
      into: 'result',
      go: 'again',
    };
  }
  if (instruction?.do === 'modes')
    return runModes(
      game,
      instruction,
      locals,
      picked.map((option) => Number(option.value)),
    );
  throw new Impossible('an answer to an instruction that asks nothing');
};

/**
 * Locals: block, over (cards or players still to come). The block runs once with each of the cards as "it", or with
 * each of the players as the one who does it.
 */
const runForEach = (game: Game, { locals }: Frame): Move => {
  const [first, ...others] = locals['over'] as (number | Player)[];
  if (first === undefined) return { end: true };
  locals['over'] = others;
  const about: Locals = typeof first === 'string' ? { doer: first } : { it: [refOf(game, first)] };
  return {
    call: 'effect',
    locals: Object.assign(inherited(locals), { block: locals['block'] ?? 0 }, about),
    go: 'again',
  };
};

/** Locals: blocks still to come, one after another. */
const runOneByOne = (_: Game, { locals }: Frame): Move => {
  const [first, ...others] = locals['blocks'] as number[];
  if (first === undefined) return { end: true };
  locals['blocks'] = others;
  return {
    call: 'effect',
    locals: Object.assign(inherited(locals), { block: first }),
    go: 'again',
  };
};

/** The instruction that comes right after the act that is being carried out, where one comes. */
export const nextInstruction = ({ state: { frames }, world }: Game): Instruction | undefined => {
  const at = frames.findLastIndex(({ procedure: name }) => name === 'act');
  const run = frames[at - 1];
  if (at < frames.length - 2 || run?.procedure !== 'effect') return undefined;
  return world.blocks[Number(run.locals['block'])]?.[Number(run.locals['at'] ?? 0)];
};

/** Runs still to be carried out completely, one after another; the fact `tried` says that all were. Locals: runs. */
const runTrying = (game: Game, { locals }: Frame): Move => {
  const result = locals['result'] as unknown as Outcome | undefined;
  if (result?.complete === false) return { end: true };
  const [first, ...others] = locals['runs'] as unknown as readonly Locals[];
  if (first === undefined) {
    game.state.facts['tried'] = true;
    return { end: true };
  }
  locals['runs'] = others;
  return { call: 'effect', locals: { ...first }, into: 'result', go: 'again' };
};

/** The kernel's own procedures for texts. Their steps have no numbers: the verbs' rules have. */
export const effectProcedures: Readonly<Record<string, Procedure>> = {
  effect: procedure([step('go on', runEffect, effectAnswered)]),
  act: procedure([step('choose and do', runAct, actAnswered)]),
  'for-each': procedure([step('next', runForEach)]),
  'one-by-one': procedure([step('next', runOneByOne)]),
  trying: procedure([step('try', runTrying)]),
};
