/**
 * Whether texts can be carried out completely, one after another, however their choices are made: what the first takes
 * away is not there for the next. Where each alone can be and none touches what another needs, that is plain; otherwise
 * it is played beside the game, with one answer after the other.
 */
import type { Instruction } from './ability.js';
import { candidatesToTry, needed } from './feasible.js';
import { changed, type Game, LimitReached, quietly } from './game.js';
import { feasible } from './instructions.js';
import { advance, answer } from './machine.js';
import { firstNumber } from './options.js';
import { say } from './questions.js';
import { withoutReplacements } from './replacement.js';
import { type Context, selectionsOf } from './select.js';
import type { Decision, Json, Option } from './state.js';
import type { ChosenAhead, InPlaceOf, Locals } from './locals.js';
import { trialOf } from './copies.js';
import { call } from './frames.js';
import { mayBeTogether } from './total.js';

/** So many instructions of a block, with what their words mean. */
export interface Run {
  readonly block: readonly Instruction[];
  /** The first of them, where that is not the first of the block. */
  readonly at?: number;
  readonly until: number;
  readonly context: Context;
  /** The game's own word on what they are for. */
  readonly about: Json;
  /** Replacements that are not to be applied to it again. */
  readonly history?: readonly string[];
  /** What has been chosen for it already. */
  readonly ahead?: ChosenAhead | undefined;
  /** What it takes the place of. */
  readonly inPlaceOf?: InPlaceOf | undefined;
}

export const canCarryOut = (game: Game, runs: readonly Run[]): boolean => {
  const parts = runs.flatMap(({ block, at = 0, until, context, about }) =>
    block
      .slice(at, until)
      .flatMap((instruction) => oneByOne(game, instruction, about))
      .map((instruction) => ({ instruction, context })),
  );
  const [first] = parts;
  if (first === undefined) return true;
  if (!feasible(game, first.instruction, first.context)) return false;
  // What happens at the same time can want the same cards, too.
  const deeds = parts.flatMap(({ instruction, context }) =>
    deedsOf(instruction).map((deed) => ({ deed, context })),
  );
  const [only] = deeds;
  if (deeds.length === 1 && !findsOutItself(game, only!.deed, runs[0]!.about)) return true;
  if (runs.length > 1 && !canBeChosenAhead(game, runs)) return false;
  return (
    (parts.every(({ instruction, context }) => feasible(game, instruction, context)) &&
      areApart(deeds.map(({ deed, context }) => candidatesToTry(game, deed, context)))) ||
    succeeds(startOf(game, runs))
  );
};

/** Whether only doing it finds out how many cards there are for what is to be done in full: `draw 2 cards`. */
const findsOutItself = (game: Game, instruction: Instruction, about: Json): boolean =>
  instruction.do === 'act' &&
  instruction.object === undefined &&
  game.world.rules.book.terms.get(instruction.verb)?.findsCards === true &&
  say(game, 'doneInFull', about);

/** Whether there are cards for the first thing of each, where these are chosen before any is carried out, and none twice. */
const canBeChosenAhead = (game: Game, runs: readonly Run[]): boolean => {
  const isSo = () => say(game, 'choosesAhead') && !say(game, 'choosesAgain');
  if (!quietly(game, isSo)) return true;
  const wanted = runs.flatMap(({ block, at = 0, until, context }) => {
    const first = block[at];
    if (until === at || first?.do !== 'act') return [];
    const among = candidatesToTry(game, first, context);
    const selections = selectionsOf(first.object).filter(({ is }) => is !== 'player');
    const least = selections.reduce((sum, one) => sum + needed(game, one, context), 0);
    return among === null ? [] : Array.from({ length: least }, () => among);
  });
  const chosen = new Map<number, number>();
  return wanted.every((_, at) => finds(wanted, at, chosen, new Set()));
};

/** Finds a card for one of several that want one each, though others have to take another. */
const finds = (
  wanted: readonly (readonly number[])[],
  at: number,
  chosen: Map<number, number>,
  tried: Set<number>,
): boolean => {
  for (const card of wanted[at] ?? []) {
    if (tried.has(card)) continue;
    tried.add(card);
    const other = chosen.get(card);
    if (other !== undefined && !finds(wanted, other, chosen, tried)) continue;
    chosen.set(card, at);
    return true;
  }
  return false;
};

/** What a text has happen at the same time, where the game has it done one after another. */
const oneByOne = (game: Game, instruction: Instruction, about: Json): readonly Instruction[] =>
  instruction.do === 'together' && say(game, 'inOrderWritten', about)
    ? deedsOf(instruction)
    : [instruction];

/** All that happens at the same time, each by itself. */
const deedsOf = (instruction: Instruction): readonly Instruction[] =>
  instruction.do === 'together' ? instruction.parts.flat() : [instruction];

/** Whether no card is wanted by two of them; nothing where it is not known which cards one wants. */
const areApart = (wanted: readonly (readonly number[] | null)[]): boolean => {
  const seen = new Set<number>();
  for (const cards of wanted) {
    if (cards === null) return false;
    for (const card of cards) {
      if (seen.has(card)) return false;
      seen.add(card);
    }
  }
  return true;
};

// ---------------------------------------------------------------- playing it

const startOf = (game: Game, runs: readonly Run[]): Game => {
  const trial = trialOf(game);
  trial.witness = undefined;
  trial.state.frames = [];
  trial.state.asked = null;
  delete trial.state.facts['answers ahead'];
  if (runs.some(({ about }) => !say(game, 'triedWithReplacements', about)))
    trial.state.facts[withoutReplacements] = true;
  changed(trial);
  const histories = runs.map(({ history = [] }) => history);
  call(trial, 'trying', { runs: runs.map((run) => localsOf(game, run)), histories }, 0);
  return trial;
};

const localsOf = (
  game: Game,
  { block, at = 0, until, context, about, ahead, inPlaceOf }: Run,
): Locals => ({
  block: game.world.blockIds.get(block) ?? -1,
  at,
  until,
  controller: context.controller,
  source: context.source,
  it: context.lost ? null : context.it,
  instead: context.instead ?? [],
  unchanged: context.unchanged ?? [],
  roles: context.roles ?? {},
  rest: context.rest ?? [],
  was: context.was ?? [],
  values: context.values ?? {},
  ...(context.targets === undefined ? {} : { targets: context.targets }),
  that: context.that,
  about,
  ...(ahead === undefined ? {} : { ahead }),
  ...(inPlaceOf === undefined ? {} : { 'in place of': inPlaceOf as unknown as Json }),
});

/** How the game may stand once all of it has been carried out completely, by whatever answers. */
export const endsOf = (game: Game, runs: readonly Run[]): Iterable<Game> =>
  endsFrom(startOf(game, runs));

const succeeds = (trial: Game): boolean => endsFrom(trial).next().done !== true;

function* endsFrom(trial: Game): Generator<Game> {
  try {
    advance(trial);
  } catch (error) {
    if (error instanceof LimitReached && trial.budget.work >= 0) return;
    throw error;
  }
  const { asked, frames, facts } = trial.state;
  if (asked === null) {
    if (frames.length === 0 && facts['tried'] === true) yield trial;
    return;
  }
  for (const picked of everyAnswerTo(asked)) {
    const next = trialOf(trial);
    answer(next, picked);
    yield* endsFrom(next);
  }
}

/** Every answer to a decision; of an order only the one that is there, and of numbers only the least. */
export function* everyAnswerTo(asked: Decision): Generator<readonly Option[]> {
  const { options, numbers, min, max, ordered } = asked;
  if (numbers !== undefined) yield [firstNumber(numbers)];
  if (ordered === true) {
    yield options;
    return;
  }
  for (let size = Math.min(max, options.length); size >= min; size--)
    for (const picked of picksOf(options, size)) if (mayBeTogether(asked, picked)) yield picked;
}

function* picksOf(
  options: readonly Option[],
  size: number,
  from = 0,
): Generator<readonly Option[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at + size <= options.length; at++)
    for (const others of picksOf(options, size - 1, at + 1)) yield [options[at]!, ...others];
}
