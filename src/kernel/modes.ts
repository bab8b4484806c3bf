/** Modes of a text: which are chosen, as the text comes to them or in advance. */
import type { Game } from './game.js';
import type { Instruction, InstructionOf, Running } from './instructions.js';
import { say } from './questions.js';
import type { Move } from './rule.js';
import { players } from './select.js';
import type { Decision, Json, Option, Player } from './state.js';
import { type Locals, inherited, contextOf, blockNumber, keyOfAct } from './locals.js';

type ModesInstruction = InstructionOf<'modes'>;

/** The numbers of the modes that a player chose. */
export interface ChosenModes {
  readonly by: Player;
  readonly modes: readonly number[];
}

/** Modes that were chosen in advance, by each player who has to, by the place in which they stand. */
export type DeclaredModes = Readonly<Record<string, readonly ChosenModes[]>>;

export const chosenModes = (by: Player, picked: readonly Option[]): ChosenModes => ({
  by,
  modes: picked.map(({ value }) => Number(value)),
});

export const modesBegun = (run: Running, instruction: ModesInstruction): Move => {
  const { game, frame, at } = run;
  const key = keyOfAct(Number(frame.locals['block']), at);
  const declared = (frame.locals['modes'] as unknown as DeclaredModes | undefined)?.[key];
  return declared === undefined
    ? nextChoice(run, instruction, [])
    : runModes(game, instruction, frame.locals, declared);
};

/** Where several players choose, all of them do before anything is carried out. */
export const modesAnswered = (
  run: Running,
  instruction: ModesInstruction,
  picked: readonly Option[],
): Move => {
  const { locals } = run.frame;
  const before = (locals['chosen modes'] ?? []) as unknown as readonly ChosenModes[];
  const by = choosersOf(run, instruction)[before.length] ?? '';
  return nextChoice(run, instruction, [...before, chosenModes(by, picked)]);
};

const nextChoice = (
  run: Running,
  instruction: ModesInstruction,
  chosen: readonly ChosenModes[],
): Move => {
  const { game, frame } = run;
  const by = choosersOf(run, instruction)[chosen.length];
  if (by === undefined) {
    delete frame.locals['chosen modes'];
    return runModes(game, instruction, frame.locals, chosen);
  }
  frame.locals['chosen modes'] = chosen as unknown as Json;
  return { ask: modesDecision(game, instruction, by, contextOf(frame.locals).source?.[0] ?? 0) };
};

/** Who chooses, in the order in which players act. */
const choosersOf = ({ game, frame }: Running, { who }: ModesInstruction): readonly Player[] => {
  const context = contextOf(frame.locals);
  const found = players(game, who, context);
  return found.length === 0 ? [context.controller] : found;
};

/**
 * Which modes: asked as the text comes to them, or in advance where the game says so.
 *
 * @param legal those that may be chosen, by their numbers; all, where nothing is said
 */
export const modesDecision = (
  game: Game,
  instruction: ModesInstruction,
  by: Player,
  source: number,
  legal: readonly number[] = instruction.options.map((_, at) => at + 1),
): Omit<Decision, 'rule'> => {
  const options = legal.map((value) => ({ verb: 'mode', value, rules: [] }));
  const min = leastOf(instruction);
  // Where all of them are taken only their order is left to say; of some it is the order in which they are named.
  const isOrder = min > 1 && min === options.length && say(game, 'modesInChosenOrder');
  // No mode is chosen twice.
  const max = Math.min(instruction.count, options.length);
  return { kind: 'mode', by, options, min, max, source, ...(isOrder ? { ordered: true } : {}) };
};

/** How many modes have to be chosen. */
export const leastOf = ({ count, least = count, options }: ModesInstruction): number =>
  Math.min(least, options.length);

/** Modes that a text offers, with the place in which they stand. */
export interface ModesThere {
  readonly at: string;
  readonly modes: ModesInstruction;
}

/** The modes that a block offers, not counting those within its sentences. */
export const modesOf = (game: Game, block: number): readonly ModesThere[] =>
  (game.world.blocks[block] ?? []).flatMap((modes, at) =>
    modes.do === 'modes' ? [{ at: keyOfAct(block, at), modes }] : [],
  );

/** The same, with those that depend on something that is asked, or done, before the text comes to them. */
export const allModesOf = (game: Game, block: number): readonly ModesThere[] =>
  (game.world.blocks[block] ?? []).flatMap((one, at) => {
    if (one.do === 'modes') return [{ at: keyOfAct(block, at), modes: one }];
    return innerOf(one).flatMap((inner) => allModesOf(game, blockNumber(game, inner)));
  });

const innerOf = (one: Instruction): readonly (readonly Instruction[])[] => {
  if (one.do === 'may') return [one.effect];
  return one.do === 'if' || one.do === 'if-did' ? [one.then, one.otherwise] : [];
};

/** The modes chosen, in the order in which they are written unless the game has another: those of one player after those of the other. */
const runModes = (
  game: Game,
  { options, who }: ModesInstruction,
  locals: Locals,
  chosen: readonly ChosenModes[],
): Move => {
  const isAsChosen = say(game, 'modesInChosenOrder');
  const all = chosen.flatMap(({ by, modes }) =>
    (isAsChosen ? modes : modes.toSorted((a, b) => a - b)).map((number) => ({
      block: blockNumber(game, options[number - 1] ?? []),
      by,
    })),
  );
  return {
    call: 'one-by-one',
    locals: Object.assign(inherited(locals), {
      blocks: all.map(({ block }) => block),
      // Where each player chooses, what they chose is theirs to do.
      doers: who === 'each' ? all.map(({ by }) => by) : [],
    }),
    go: 'again',
  };
};
