/**
 * What card texts consist of: an entry for each instruction, with its shape, the texts within it, how it is carried
 * out, and whether it can be.
 */
import type {
  Ability,
  Amount,
  Argument,
  Condition,
  ContinuousText,
  Duration,
  Filter,
  Selection,
  Several,
  TriggeredAbility,
  Who,
} from './ability.js';
import { holds } from './conditions.js';
import { ableFor, canAct } from './feasible.js';
import { type Game, Impossible, refOf } from './game.js';
import { changeEvent, laterEvent } from './lasting.js';
import { countsAnything, leftUndone, touchesAnything } from './leaving.js';
import { modesAnswered, modesBegun } from './modes.js';
import { say } from './questions.js';
import type { Move } from './rule.js';
import type { Run } from './trying.js';
import { type Context, matching, players } from './select.js';
import type { Frame, Json, Option, Player } from './state.js';
import { blockNumber, chosenAheadFor, inherited, contextOf, itIn, type Locals } from './locals.js';

type Block = readonly Instruction[];

/** Each instruction, by what it says to do. */
interface Shapes {
  readonly act: {
    /** The player who carries it out and chooses; the controller where the text names none. */
    readonly who: Who;
    readonly verb: string;
    readonly object?: Selection | Several;
    readonly amount?: Amount;
    /** Other things the verb needs, by the joining word: to, from, with, on. */
    readonly with: Readonly<Record<string, Argument>>;
    readonly duration?: Duration;
    /** "That many" is behind it what it was before. */
    readonly keepsNumber?: true;
    /** Its cards are "it" behind it, though they were so already: `tap 1 creature. it cannot untap this turn`. */
    readonly keepsIt?: true;
    /** Under which name it leaves a value that is chosen: behind an offer of it that was declined there is none. */
    readonly leaves?: string;
  };
  readonly may: { readonly who: Who; readonly effect: Block };
  /** Parts that happen at the same time: an act each, or a change, with what is chosen for it in front. */
  readonly together: { readonly parts: readonly Block[] };
  /** `if you do` */
  readonly 'if-did': { readonly then: Block; readonly otherwise: Block };
  readonly if: {
    readonly condition: Condition;
    readonly then: Block;
    readonly otherwise: Block;
    /** A text that takes the place of a part of itself: what it is in place of is what is done otherwise. */
    readonly instead?: true;
  };
  readonly each: { readonly filter: Filter; readonly effect: Block };
  /** Each of the players by themselves, one after another. */
  readonly players: { readonly who: Who; readonly effect: Block };
  readonly modes: {
    readonly who: Who;
    /** So many of them at most, and, where nothing else is said, at least. */
    readonly count: number;
    readonly least?: number;
    readonly options: readonly Block[];
  };
  readonly change: { readonly text: ContinuousText; readonly duration: Duration };
  /** A delayed trigger. */
  readonly later: { readonly ability: TriggeredAbility };
}

type Deed = keyof Shapes;

export type InstructionOf<D extends Deed> = {
  [K in D]: { readonly do: K } & Shapes[K] & {
      /** Which sentence of its text it belongs to, where that is not the first. */
      readonly sentence?: number;
    };
}[D];

export type Instruction = InstructionOf<Deed>;

/** A run of instructions that has come to one of them. */
export interface Running {
  readonly game: Game;
  readonly frame: Frame;
  /** Where in its block it stands. */
  readonly at: number;
}

/** The texts within an instruction. */
export interface Within {
  readonly condition?: Condition | undefined;
  readonly blocks?: readonly Block[];
  readonly text?: ContinuousText;
  readonly ability?: Ability;
}

interface Entry<D extends Deed> {
  readonly within: (instruction: InstructionOf<D>) => Within;
  readonly begin: (run: Running, instruction: InstructionOf<D>) => Move;
  /** How it goes on with what a player answered, where it asks. */
  readonly answered?: (
    run: Running,
    instruction: InstructionOf<D>,
    picked: readonly Option[],
  ) => Move;
  /** Whether it could be carried out completely as things stand; absent: it can, whatever becomes of it. */
  readonly feasible?: (game: Game, instruction: InstructionOf<D>, context: Context) => boolean;
}

const entries: { readonly [D in Deed]: Entry<D> } = {
  act: {
    within: () => ({}),
    begin: (run) => actBegun(run),
    feasible: (game, instruction, context) => canAct(game, instruction, context),
  },
  may: {
    within: ({ effect }) => ({ blocks: [effect] }),
    begin: (run, instruction) => mayAsked(run, instruction),
    answered: (run, instruction, picked) => mayAnswered(run, instruction, picked),
  },
  together: {
    within: ({ parts }) => ({ blocks: parts }),
    begin: (run, instruction) => togetherBegun(run, instruction),
    feasible: (game, { parts }, context) =>
      parts.every((part) => part.every((one) => feasible(game, one, context))),
  },
  'if-did': {
    within: ({ then, otherwise }) => ({ blocks: [then, otherwise] }),
    begin: (run, { then, otherwise }) =>
      ifSo(run) ? blockRun(run, then) : undoneRun(run, otherwise),
  },
  if: {
    within: ({ condition, then, otherwise }) => ({ condition, blocks: [then, otherwise] }),
    begin: (run, { condition, then, otherwise, instead }) => {
      const held = holds(run.game, condition, contextIn(run));
      const takesPlace = held && (instead !== true || say(run.game, 'replacesItself'));
      return blockRun(run, takesPlace ? then : otherwise);
    },
  },
  each: {
    within: ({ effect }) => ({ blocks: [effect] }),
    begin: (run, { filter, effect }) =>
      forEach(run, effect, matching(run.game, filter, contextIn(run))),
  },
  players: {
    within: ({ effect }) => ({ blocks: [effect] }),
    begin: (run, { who, effect }) =>
      byThemselves(run, effect, players(run.game, who, contextIn(run))),
  },
  modes: {
    within: ({ options }) => ({ blocks: options }),
    begin: (run, instruction) => modesBegun(run, instruction),
    answered: (run, instruction, picked) => modesAnswered(run, instruction, picked),
  },
  change: {
    within: ({ text, duration }) => ({
      condition:
        typeof duration === 'object' && 'condition' in duration ? duration.condition : undefined,
      text,
    }),
    begin: (run, instruction) => ({
      events: [{ ...changeEvent(run.game, instruction, contextIn(run)), about: aboutOf(run) }],
      go: 'again',
    }),
  },
  later: {
    within: ({ ability }) => ({ ability }),
    begin: (run, instruction) => ({
      events: [laterEvent(run.game, instruction, contextIn(run))],
      go: 'again',
    }),
  },
};

export const within = <D extends Deed>(instruction: InstructionOf<D>): Within =>
  entries[instruction.do].within(instruction);

export const begin = <D extends Deed>(run: Running, instruction: InstructionOf<D>): Move =>
  inSentence(run, instruction, entries[instruction.do].begin(run, instruction));

export const answered = <D extends Deed>(
  run: Running,
  instruction: InstructionOf<D>,
  picked: readonly Option[],
): Move => {
  const { answered: goOn } = entries[instruction.do];
  if (goOn === undefined) throw new Impossible('an answer to an instruction that asks nothing');
  return inSentence(run, instruction, goOn(run, instruction, picked));
};

/** Whether what another sentence does is a part of what took an event's place is for the game to say. */
const inSentence = (
  { game, frame }: Running,
  { sentence }: Pick<Instruction, 'sentence'>,
  move: Move,
): Move =>
  sentence === undefined || frame.history.length === 0
    ? move
    : { ...move, afresh: say(game, 'isEventOfItsOwn') };

/** Whether an instruction could be carried out completely as things stand. */
export const feasible = <D extends Deed>(
  game: Game,
  instruction: InstructionOf<D>,
  context: Context,
): boolean => entries[instruction.do].feasible?.(game, instruction, context) ?? true;

/** Whether a text has the card itself used that bears it, with one of these verbs. */
export const usesItself = (block: Block, verbs: readonly string[]): boolean =>
  block.some((one) =>
    one.do === 'act'
      ? verbs.includes(one.verb) && one.object?.is === 'this'
      : (within(one).blocks ?? []).some((inner) => usesItself(inner, verbs)),
  );

// ---------------------------------------------------------------- runs within a run

const contextIn = ({ frame }: Running): Context => contextOf(frame.locals);

const aboutOf = ({ frame }: Running) => frame.locals['about'] ?? null;

const blockRun = ({ game, frame }: Running, block: Block, more: Locals = {}): Move => ({
  call: 'effect',
  locals: Object.assign(inherited(frame.locals), { block: blockNumber(game, block) }, more),
  into: 'result',
  go: 'again',
});

/** The block once for each of the cards. */
const forEach = ({ game, frame }: Running, effect: Block, over: readonly number[]): Move => ({
  call: 'for-each',
  locals: Object.assign(inherited(frame.locals), {
    block: blockNumber(game, effect),
    over: over.map((card) => [...refOf(game, card)]),
  }),
  go: 'again',
});

/** The block once by each of the players. */
const byThemselves = (
  { game, frame: { locals } }: Running,
  effect: Block,
  doers: readonly Player[],
): Move => ({
  call: 'by themselves',
  locals: Object.assign(inherited(locals), {
    block: blockNumber(game, effect),
    doers: [...doers],
    before: locals['before'] ?? null,
    did: locals['did'] ?? false,
  }),
  into: 'result',
  go: 'again',
});

const actBegun = ({ frame: { locals }, at }: Running): Move => ({
  call: 'act',
  locals: Object.assign(
    inherited(locals),
    {
      block: locals['block'] ?? 0,
      index: at,
      before: locals['before'] ?? null,
    },
    chosenAheadFor(locals, at),
  ),
  into: 'result',
  go: 'again',
});

/** What happens at the same time; what the game has happen in the order written (a cost) does so. */
const togetherBegun = (run: Running, { parts }: InstructionOf<'together'>): Move => {
  const { game, frame } = run;
  const more: Locals = {
    blocks: parts.map((part) => blockNumber(game, part)),
    before: frame.locals['before'] ?? null,
  };
  return {
    call: say(game, 'inOrderWritten', aboutOf(run)) ? 'in order' : 'together',
    locals: Object.assign(inherited(frame.locals), more),
    into: 'result',
    go: 'again',
  };
};

// ---------------------------------------------------------------- you may, if you do

const mayAsked = (run: Running, { who, effect }: InstructionOf<'may'>): Move => {
  const { game } = run;
  const context = contextIn(run);
  const cost = isCost(run);
  const [said = context.controller] = players(game, who, context);
  const by = cost ? say(game, 'paysForEffect', said, who) : said;
  const can = cost
    ? say(game, 'costInFull', canBeDone(game, effect, context, say(game, 'aboutCosts')))
    : isAble(game, effect, context) || !say(game, 'mayNeedsAble');
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

/** What is known of a text that takes the place of an event, and what is carried out before it in the same moment. */
type InPlace = Pick<Run, 'history' | 'inPlaceOf'> & { readonly before?: readonly Run[] };

/**
 * Whether a text can be carried out and comes to anything: to all cards of none nothing can be done.
 *
 * @param more what is known of it where it takes the place of an event
 */
export const isAble = (game: Game, block: Block, context: Context, more: InPlace = {}): boolean =>
  !isAboutNone(game, block, context) && canBeDone(game, block, context, null, more);

const isAboutNone = (game: Game, block: Block, context: Context): boolean =>
  block.every((one): boolean => {
    if (one.do === 'together') return one.parts.every((part) => isAboutNone(game, part, context));
    if (one.do !== 'act' || one.object?.is !== 'cards' || one.object.quantity.is !== 'all')
      return false;
    const { object } = one;
    const doers = players(game, one.who, context);
    return doers.every((player) => ableFor(game, object, one, player, context).length === 0);
  });

const canBeDone = (
  game: Game,
  block: Block,
  context: Context,
  about: Json,
  { before = [], ...more }: InPlace = {},
): boolean => {
  const run: Run = { block, until: block.length, context, about, ...more };
  return game.world.machinery.canCarryOut(game, [...before, run]);
};

const mayAnswered = (
  run: Running,
  { effect }: InstructionOf<'may'>,
  [picked]: readonly Option[],
): Move => {
  const { game, frame } = run;
  const { locals } = frame;
  const accepted = picked?.verb === 'yes';
  locals['accepted'] = accepted;
  if (!accepted) {
    locals['did'] = false;
    locals['tried'] = false;
    locals['before offer'] = {
      it: itIn(locals),
      instead: locals['instead'] ?? [],
      that: locals['that'] ?? 0,
    };
    Object.assign(locals, leftUndone(game, locals, effect));
    return { go: 'again' };
  }
  const about = isCost(run) ? say(game, 'aboutCosts') : null;
  return blockRun(run, effect, about === null ? {} : { about });
};

/**
 * `you may discard 1 card. if you do not, destroy it. …`: what was not done has taken no card, so it is what it was before.
 * Only there: behind that it is no card again, unless something has been done to one.
 */
const undoneRun = (run: Running, otherwise: Block): Move => {
  const {
    frame: { locals },
    game,
    at,
  } = run;
  const block = game.world.blocks[Number(locals['block'])] ?? [];
  const offer = block.slice(0, at).findLast((one) => one.do !== 'if-did');
  if (offer?.do !== 'may' || locals['accepted'] !== false || otherwise.length === 0)
    return blockRun(run, otherwise);
  locals['left by it'] = {
    ...(touchesAnything(game, otherwise)
      ? {}
      : { it: locals['it'] ?? null, instead: locals['instead'] ?? [] }),
    ...(countsAnything(game, otherwise) ? {} : { that: locals['that'] ?? 0 }),
  };
  return blockRun(run, otherwise, locals['before offer'] as Locals);
};

/** "You may …. If you do, …": what may be done is a cost, where the game says so. */
const isCost = ({ game, frame, at }: Running): boolean =>
  game.world.blocks[Number(frame.locals['block'])]?.[at + 1]?.do === 'if-did' &&
  say(game, 'mayIsCost');

/** Whether what "if you do" speaks of was done; after something that may be done, the game has its say. */
const ifSo = (run: Running): boolean => {
  const {
    game,
    frame: { locals },
    at,
  } = run;
  const did = hasDone(game, locals);
  const afterMay = game.world.blocks[Number(locals['block'])]?.[at - 1]?.do === 'may';
  const paid = locals['accepted'] === true && locals['last complete'] !== false;
  return afterMay ? say(game, 'ifSo', did, paid, aboutOf(run)) : did;
};

/** Whether all of it has to be done, or a part of it is enough, or to have tried, is for the game to say. */
const hasDone = (game: Game, locals: Locals): boolean => {
  const did =
    locals['did'] === true && (locals['last complete'] !== false || say(game, 'partIsEnough'));
  return did || (locals['tried'] === true && say(game, 'attemptIsEnough', did));
};
