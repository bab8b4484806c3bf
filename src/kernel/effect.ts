/** Carrying out what cards say: one frame for a run of instructions, one for each act with its choices. */
import type { Amount, Instruction, Selection } from './ability.js';
import { candidatesFor, feasible, needed } from './feasible.js';
import {
  cardOf,
  collect,
  type Game,
  Impossible,
  isOff,
  isShared,
  mark,
  refOf,
  sayOr,
  Unsupported,
} from './game.js';
import { unforbidden } from './options.js';
import { type Act, type Move, procedure, type Procedure, step } from './rule.js';
import { traitsOf } from './continuous.js';
import { amount, type Context, holds, matching, players } from './select.js';
import { addNode } from './trace.js';
import type { CardRef, Decision, Frame, GameEvent, Json, Option, Player } from './state.js';

type Locals = Record<string, Json>;

/** What a run of instructions leaves behind. */
interface Outcome {
  readonly it: readonly CardRef[];
  readonly that: number;
  /** Whether anything was done, for "if you do". */
  readonly did: boolean;
  /** Whether it was tried, whatever came of it. */
  readonly tried: boolean;
  /** Whether everything was done as asked, for costs. */
  readonly complete: boolean;
  /** The decisions that it rests on. */
  readonly nodes: readonly number[];
}

export const contextOf = (locals: Locals): Context => ({
  controller: String(locals['controller'] ?? ''),
  source: (locals['source'] as CardRef | null | undefined) ?? null,
  it: (locals['it'] as readonly CardRef[] | undefined) ?? [],
  that: Number(locals['that'] ?? 0),
  was: (locals['was'] as readonly CardRef[] | undefined) ?? [],
});

/** What every run within a run keeps; `about` is the game's own word on what it is for (a cost, an effect). */
const inherited = (locals: Locals): Locals => ({
  controller: locals['controller'] ?? '',
  source: locals['source'] ?? null,
  it: locals['it'] ?? [],
  that: locals['that'] ?? 0,
  was: locals['was'] ?? [],
  about: locals['about'] ?? null,
});

const blockNumber = (game: Game, block: readonly Instruction[]): number => {
  const number = game.world.blockIds.get(block);
  if (number === undefined) throw new Impossible('a text that the world does not know');
  return number;
};

// ---------------------------------------------------------------- a run of instructions

/** Locals: block, and the context. Returns an outcome. */
const runEffect = (game: Game, frame: Frame): Move => {
  takeResult(frame);
  const { locals } = frame;
  const block = game.world.blocks[Number(locals['block'])];
  const turn = Number(locals['at'] ?? 0);
  // A caller may want only some of the instructions.
  const until = Number(locals['until'] ?? Number.MAX_SAFE_INTEGER);
  if (block === undefined || turn >= Math.min(block.length, until)) return { end: true, value: outcomeOf(frame) };
  locals['at'] = turn + 1;
  const at = placeOf(game, frame, turn, block.length);
  const instruction = block[at];
  if (instruction === undefined) return { end: true, value: outcomeOf(frame) };
  if (!sayOr(game, 'carriesOut', true, instruction, locals['about'] ?? null)) return { go: 'again' };
  return begin(game, frame, instruction, at);
};

/** Which instruction comes next; the game may have another order for some (costs) than the written one. */
const placeOf = (game: Game, { locals }: Frame, at: number, length: number): number =>
  length < 2 ? at : sayOr(game, 'nextInstruction', at, at, length, locals['about'] ?? null);

const outcomeOf = ({ locals, decisions }: Frame): Json => ({
  it: locals['it'] ?? [],
  that: locals['that'] ?? 0,
  did: locals['did'] ?? false,
  tried: locals['tried'] ?? false,
  complete: locals['complete'] ?? true,
  nodes: decisions,
});

/** What the last instruction left behind is what "it" and "that many" mean to the next. */
const takeResult = (frame: Frame): void => {
  const result = frame.locals['result'] as unknown as Outcome | undefined;
  if (result === undefined) return;
  delete frame.locals['result'];
  frame.locals['it'] = result.it as unknown as Json;
  frame.locals['that'] = result.that;
  frame.decisions = [...new Set([...frame.decisions, ...result.nodes])];
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
    locals: { ...inherited(locals), block: blockNumber(game, block), ...more },
    into: 'result',
    go: 'again',
  });
  switch (instruction.do) {
    case 'act':
      return {
        call: 'act',
        locals: { ...inherited(locals), block: locals['block'] ?? 0, index: at },
        into: 'result',
        go: 'again',
      };
    case 'if':
      return run(holds(game, instruction.condition, context) ? instruction.then : instruction.otherwise);
    case 'if-did':
      return run(ifSo(game, locals, at) ? instruction.then : instruction.otherwise);
    case 'may':
      return askMay(game, instruction, context, isCost(game, locals, at));
    case 'each': {
      const over = matching(game, instruction.filter, context);
      return {
        call: 'for-each',
        locals: { ...inherited(locals), block: blockNumber(game, instruction.effect), over: [...over] },
        go: 'again',
      };
    }
    case 'modes':
      return askModes(game, instruction, context);
    case 'change':
      return { events: [{ ...changeEvent(game, instruction, context), about: locals['about'] ?? null }], go: 'again' };
    case 'later':
      return { events: [laterEvent(game, instruction, context)], go: 'again' };
  }
};

const askMay = (
  game: Game,
  instruction: Extract<Instruction, { do: 'may' }>,
  context: Context,
  cost: boolean,
): Move => {
  const [said = context.controller] = players(game, instruction.who, context);
  const by = cost ? sayOr(game, 'paysForEffect', said, said, instruction.who) : said;
  const can =
    !cost ||
    sayOr(
      game,
      'costInFull',
      true,
      instruction.effect.every((one) => feasible(game, one, context)),
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
  game.world.blocks[Number(locals['block'])]?.[at + 1]?.do === 'if-did' && sayOr(game, 'mayIsCost', false);

/** Whether what "if you do" speaks of was done; after something that may be done, the game has its say. */
const ifSo = (game: Game, locals: Locals, at: number): boolean => {
  const done = locals['did'] === true;
  // Whether trying is enough is for the game to say.
  const did = done || (locals['tried'] === true && sayOr(game, 'attemptIsEnough', done, done));
  const afterMay = game.world.blocks[Number(locals['block'])]?.[at - 1]?.do === 'may';
  const paid = locals['accepted'] === true && locals['last complete'] !== false;
  return afterMay ? sayOr(game, 'ifSo', did, did, paid) : did;
};

const askModes = (
  game: Game,
  instruction: Extract<Instruction, { do: 'modes' }>,
  context: Context,
): Move => {
  const [by] = players(game, instruction.who, context);
  return {
    ask: {
      kind: 'mode',
      by: by ?? context.controller,
      options: instruction.options.map((_, value) => ({ verb: 'mode', value: value + 1, rules: [] })),
      min: instruction.count,
      max: instruction.count,
      source: context.source?.[0] ?? 0,
    },
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
    const about = isCost(game, locals, at) ? sayOr<Json>(game, 'aboutCosts', null, locals['about'] ?? null) : null;
    return {
      call: 'effect',
      locals: { ...more, block: blockNumber(game, instruction.effect), ...(about === null ? {} : { about }) },
      into: 'result',
      go: 'again',
    };
  }
  if (instruction?.do === 'modes') {
    const chosen = picked.map((option) => instruction.options[Number(option.value) - 1] ?? []);
    const numbers = chosen.map((block) => blockNumber(game, block)).sort((a, b) => a - b);
    return { call: 'one-by-one', locals: { ...more, blocks: numbers }, go: 'again' };
  }
  throw new Impossible('an answer to an instruction that asks nothing');
};

/** Locals: block, over (cards still to come). The block runs once with each of them as "it". */
const runForEach = (game: Game, { locals }: Frame): Move => {
  const [first, ...others] = locals['over'] as number[];
  if (first === undefined) return { end: true };
  locals['over'] = others;
  const it = [refOf(game, first)] as unknown as Json;
  return { call: 'effect', locals: { ...inherited(locals), block: locals['block'] ?? 0, it }, go: 'again' };
};

/** Locals: blocks still to come, one after another. */
const runOneByOne = (_: Game, { locals }: Frame): Move => {
  const [first, ...others] = locals['blocks'] as number[];
  if (first === undefined) return { end: true };
  locals['blocks'] = others;
  return { call: 'effect', locals: { ...inherited(locals), block: first }, go: 'again' };
};

const changeEvent = (
  game: Game,
  { text, duration }: Extract<Instruction, { do: 'change' }>,
  context: Context,
): GameEvent => {
  const { subject } = text;
  // Whether an effect is fixed to the cards it finds now is for the game to say.
  const fixed =
    subject.is === 'cards' && !sayOr(game, 'scopeIsFixed', false) ? null : cardsOf(game, subject, context);
  return {
    kind: 'begin-effect',
    text: game.world.textIds.get(text) ?? -1,
    source: context.source as unknown as Json,
    by: context.source?.[0] ?? 0,
    controller: sayOr(game, 'controllerOfEffect', context.controller, context.controller, context.source),
    cards: fixed as unknown as Json,
    it: context.it as unknown as Json,
    that: context.that,
    duration: duration as unknown as Json,
  };
};

const cardsOf = (game: Game, subject: Selection, context: Context): readonly CardRef[] => {
  switch (subject.is) {
    case 'this':
      return context.source === null ? [] : [context.source];
    case 'it':
      return context.it;
    case 'player':
      return [];
    case 'cards':
      return matching(game, subject.filter, context).map((id) => refOf(game, id));
  }
};

const laterEvent = (
  game: Game,
  { ability }: Extract<Instruction, { do: 'later' }>,
  context: Context,
): GameEvent => ({
  kind: 'delay',
  text: game.world.abilityIds.get(ability) ?? -1,
  source: context.source as unknown as Json,
  controller: context.controller,
  it: context.it as unknown as Json,
});

// ---------------------------------------------------------------- one act

type ActInstruction = Extract<Instruction, { do: 'act' }>;

const instructionOf = (game: Game, { locals }: Frame): ActInstruction => {
  const found = game.world.blocks[Number(locals['block'])]?.[Number(locals['index'])];
  if (found?.do !== 'act') throw new Impossible('an act without its instruction');
  return found;
};

/**
 * One act: for each player who is to do it, choose what it is done to, then do it.
 * Locals: block, index, the context; phase and what has been chosen so far.
 */
const runAct = (game: Game, frame: Frame): Move => {
  const { locals } = frame;
  const instruction = instructionOf(game, frame);
  const term = game.world.rules.book.terms.get(instruction.verb);
  if (term === undefined) throw new Unsupported('', `'${instruction.verb}' is not carried out yet`);
  if (locals['phase'] === 'done') {
    const [, why] = collect(game, () => {
      settle(game, frame, instruction);
      if (locals['counts'] === true) mark(game, term.number, 'ran');
    });
    // What counted as done rests on what made it count.
    if (why.marks.length > 0) {
      const kind = { is: 'step', procedure: frame.procedure } as const;
      frame.decisions = [...frame.decisions, addNode(game.trace, frame.node, kind, why.marks, why.because)];
    }
  }
  const context = contextOf(locals);
  const who = players(game, instruction.who, context);
  const player = who[Number(locals['turn'] ?? 0)];
  if (player === undefined || isOff(game, term.number)) return { end: true, value: actOutcome(game, frame) };
  for (const [role, selection] of roles(instruction)) {
    const ask = choose(game, frame, player, role, selection, instruction.verb);
    if (ask !== null) return { ask };
  }
  mark(game, term.number, 'ran');
  locals['phase'] = 'done';
  const move = term.does(game, actOf(game, frame, instruction, player)) ?? {};
  return { into: 'done', ...move, go: 'again' };
};

/** Everything an act lets somebody choose, in the order of the text. */
const roles = (instruction: ActInstruction): readonly (readonly [string, Selection])[] => [
  ...(instruction.object ? [['object', instruction.object] as const] : []),
  ...Object.entries(instruction.with).flatMap(([join, argument]) =>
    'selection' in argument ? [[join, argument.selection] as const] : [],
  ),
];

/** Settles a role: by itself where there is nothing to choose, else by asking. */
const choose = (
  game: Game,
  frame: Frame,
  player: Player,
  role: string,
  selection: Selection,
  verb: string,
): Omit<Decision, 'rule'> | null => {
  const { locals } = frame;
  const chosen = (locals['chosen'] ?? {}) as Record<string, number[]>;
  if (chosen[role] !== undefined) return null;
  const context = contextOf(locals);
  const settleWith = (cards: readonly number[]) => {
    locals['chosen'] = { ...chosen, [role]: [...cards] };
    return null;
  };
  // The other roles of "attach a flame card to it" are not acted on themselves.
  const found = candidatesFor(game, selection, role === 'object' ? verb : '', context, player);
  if (selection.is !== 'cards') return settleWith(found);
  const { quantity, filter } = selection;
  if (quantity.is === 'all') return settleWith(found);
  const options = unforbidden(
    game,
    player,
    'choose',
    found.map((card) => ({ verb: 'choose', card, rules: [] })),
  );
  const wanted = quantity.is === 'any' ? options.length : amount(game, quantity.amount, context);
  const there = Math.min(wanted, options.length);
  const able = sayOr(game, 'asFarAsPossible', there, there, wanted);
  const max = quantity.is === 'or-more' ? options.length : able;
  const least = quantity.is === 'exactly' || quantity.is === 'or-more' ? able : 0;
  const min = sayOr<number>(
    game,
    'mayNotFind',
    sayOr<number>(game, 'mustChoose', least, least),
    sayOr<number>(game, 'mustChoose', least, least),
    filter,
    player,
  );
  locals['wanted'] = wanted;
  if (max <= 0) return settleWith([]);
  if (min >= options.length && !filter.total)
    return settleWith(options.map((option) => option.card ?? 0));
  locals['role'] = role;
  return {
    kind: 'choose',
    by: player,
    options,
    min,
    max,
    about: verb,
    source: context.source?.[0] ?? 0,
    ...totalOf(game, selection.filter, options, context),
  };
};

const totalOf = (
  game: Game,
  filter: { total?: { trait: string; compare: { is: string; amount: Amount } } },
  options: readonly Option[],
  context: Context,
): Pick<Decision, 'total'> => {
  const { total } = filter;
  if (total === undefined) return {};
  const limit = amount(game, total.compare.amount, context);
  const values = options.map((option) => {
    const value = traitsOf(game, option.card ?? 0, total.trait);
    return sayOr<number>(game, 'countsAs', Number(value ?? 0), Number(value ?? 0), total.trait);
  });
  return {
    total: {
      values,
      max: total.compare.is === 'at-least' ? Number.MAX_SAFE_INTEGER : limit,
      min: total.compare.is === 'at-most' ? 0 : limit,
    },
  };
};

const actAnswered = (_: Game, frame: Frame, picked: readonly Option[]): Move => {
  const chosen = (frame.locals['chosen'] ?? {}) as Record<string, number[]>;
  const role = String(frame.locals['role']);
  frame.locals['chosen'] = { ...chosen, [role]: picked.map((option) => option.card ?? 0) };
  // The decision stays among those that the act rests on: it is the same round.
  return { go: 'again' };
};

const actOf = (game: Game, frame: Frame, instruction: ActInstruction, player: Player): Act => {
  const { locals } = frame;
  const context = contextOf(locals);
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
      const side = isShared(game, zone) ? '' : (players(game, whose, about)[0] ?? player);
      place = { zone, side, position };
      status = { ...status, ...argument.place.status };
    }
  }
  const { object } = instruction;
  return {
    verb: instruction.verb,
    player,
    source: context.source?.[0] ?? 0,
    cards: chosen['object'] ?? [],
    players: playersOf(game, instruction, context),
    amount: instruction.amount === undefined ? undefined : amount(game, instruction.amount, context),
    others,
    ...(place ? { place } : {}),
    status,
    frame,
  };
};

/** The players it is done to: "discards" has them as its object, "deals 1 damage to" behind a joining word. */
const playersOf = (game: Game, { object, with: others }: ActInstruction, context: Context): readonly Player[] => {
  const selections = [object, ...Object.values(others).map((one) => ('selection' in one ? one.selection : undefined))];
  return selections.flatMap((one) => (one?.is === 'player' ? players(game, one.who, context) : []));
};

const firstOf = (game: Game, cards: readonly number[], context: Context): readonly CardRef[] =>
  cards[0] === undefined ? context.it : [refOf(game, cards[0])];

/** After one player has done it: what it left behind, and on to the next player. */
const settle = (game: Game, frame: Frame, instruction: ActInstruction): void => {
  const { locals } = frame;
  const chosen = ((locals['chosen'] ?? {}) as Record<string, number[]>)['object'];
  const done = Array.isArray(locals['done']) ? (locals['done'] as number[]) : (chosen ?? []);
  const context = contextOf(locals);
  const { object } = instruction;
  const wanted =
    instruction.amount !== undefined
      ? amount(game, instruction.amount, context)
      : object === undefined
        ? 0
        : needed(game, object, context);
  const affected = [...((locals['affected'] as number[] | undefined) ?? []), ...done];
  locals['affected'] = affected;
  const counted = [...done, ...replacedOf(game, locals)];
  const enough =
    wanted <= 0 && asksForNumber(instruction)
      ? sayOr(game, 'zeroIsDone', true, locals['about'] ?? null)
      : counted.length >= wanted;
  locals['full'] = locals['full'] !== false && enough;
  locals['turn'] = Number(locals['turn'] ?? 0) + 1;
  locals['now'] = affected
    .filter((id) => id > 0 && id <= game.state.cards.length)
    .map((id) => [id, cardOf(game, id).version]);
  for (const name of ['phase', 'chosen', 'done', 'replaced']) delete locals[name];
};

/** Cards to which something else happened instead, as far as the game lets that count (as paid). */
const replacedOf = (game: Game, locals: Locals): readonly number[] => {
  const replaced = (locals['replaced'] as readonly number[] | undefined) ?? [];
  return replaced.length > 0 && sayOr(game, 'replacedCounts', false, locals['about'] ?? null) ? replaced : [];
};

/** Whether an act says how many, or how much. */
const asksForNumber = ({ amount: said, object }: ActInstruction): boolean =>
  said !== undefined ||
  (object?.is === 'cards' && (object.quantity.is === 'exactly' || object.quantity.is === 'or-more'));

const actOutcome = (game: Game, { locals, decisions }: Frame): Json => {
  const affected = (locals['affected'] as number[] | undefined) ?? [];
  return {
    it: affected.length > 0 ? (locals['now'] ?? []) : (locals['it'] ?? []),
    that: affected.length,
    did: locals['counts'] === true || affected.length > 0,
    tried: true,
    complete: locals['full'] !== false,
    nodes: decisions,
  };
};

/** The instruction that comes right after the act that is being carried out, where one comes. */
export const nextInstruction = ({ state: { frames }, world }: Game): Instruction | undefined => {
  const at = frames.findLastIndex(({ procedure: name }) => name === 'act');
  const run = frames[at - 1];
  if (at < frames.length - 2 || run?.procedure !== 'effect') return undefined;
  return world.blocks[Number(run.locals['block'])]?.[Number(run.locals['at'] ?? 0)];
};

/** The kernel's own procedures for texts. Their steps have no numbers: the verbs' rules have. */
export const effectProcedures: Readonly<Record<string, Procedure>> = {
  effect: procedure('', [step('', 'the instructions in order', runEffect, effectAnswered)]),
  act: procedure('', [step('', 'choose, then do', runAct, actAnswered)]),
  'for-each': procedure('', [step('', 'once for each', runForEach)]),
  'one-by-one': procedure('', [step('', 'one after another', runOneByOne)]),
};
