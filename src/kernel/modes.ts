/** Modes of a text: which are chosen, as the text comes to them or in advance. */
import type { Game } from './game.js';
import type { InstructionOf, Running } from './instructions.js';
import type { Move } from './rule.js';
import { players } from './select.js';
import type { Decision, Option, Player } from './state.js';
import { type Locals, inherited, contextOf, blockNumber } from './locals.js';

type ModesInstruction = InstructionOf<'modes'>;

/** Modes that were chosen in advance: their numbers, by the place of the instruction in its block. */
export type DeclaredModes = Readonly<Record<number, readonly number[]>>;

export const modesBegun = (run: Running, instruction: ModesInstruction): Move => {
  const { game, frame, at } = run;
  const declared = (frame.locals['modes'] as DeclaredModes | undefined)?.[at];
  if (declared !== undefined) return runModes(game, instruction, frame.locals, declared);
  const context = contextOf(frame.locals);
  const [by = context.controller] = players(game, instruction.who, context);
  return { ask: modesDecision(instruction, by, context.source?.[0] ?? 0) };
};

export const modesAnswered = (
  { game, frame }: Running,
  instruction: ModesInstruction,
  picked: readonly Option[],
): Move => {
  const chosen = picked.map((option) => Number(option.value));
  return runModes(game, instruction, frame.locals, chosen);
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
