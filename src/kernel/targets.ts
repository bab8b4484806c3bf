/** Targets: cards that a text names as it is put where it waits to be carried out, and to which alone it does anything then. */
import type { Instruction, Selection } from './ability.js';
import type { ActInstruction } from './acting.js';
import { choose, roles } from './choosing.js';
import { candidatesFor, needed } from './feasible.js';
import { type Game, Unsupported } from './game.js';
import { within } from './instructions.js';
import { contextOf, type Locals } from './locals.js';
import { type CardRef, type Decision, newFrame, type Player } from './state.js';

/** Targets that were declared for a text, by the number that each mention of targets has in it. */
export type DeclaredTargets = Readonly<Record<number, readonly CardRef[]>>;

type Targeting = Extract<Selection, { is: 'cards' }>;

/** Targets of which a text speaks. */
export interface TargetsThere {
  readonly number: number;
  readonly instruction: ActInstruction;
  readonly role: string;
  readonly selection: Targeting;
  /** It is said of what one may do, or may leave: no target need be declared. */
  readonly optional: boolean;
}

/** The modes of a block that were chosen in advance, by their numbers; nothing where none are yet. */
export type ModesChosen = (
  block: readonly Instruction[],
  at: number,
) => readonly number[] | undefined;

/** All targets of which a text speaks, in its order: of its modes only in those that were chosen. */
export const targetsIn = (
  block: readonly Instruction[],
  chosen: ModesChosen,
  optional = false,
): readonly TargetsThere[] =>
  block.flatMap((one, at): readonly TargetsThere[] => {
    if (one.do === 'act') return targetsOf(one, optional);
    if (one.do !== 'modes')
      return (within(one).blocks ?? []).flatMap((inner) =>
        targetsIn(inner, chosen, optional || one.do === 'may'),
      );
    const modes = chosen(block, at) ?? [];
    return one.options.flatMap((option, mode) =>
      modes.includes(mode + 1) ? targetsIn(option, chosen, optional) : [],
    );
  });

const targetsOf = (instruction: ActInstruction, optional: boolean): readonly TargetsThere[] =>
  roles(instruction).flatMap(([role, selection]) =>
    selection.is === 'cards' && selection.target !== undefined
      ? [
          {
            number: selection.target,
            instruction,
            role,
            selection,
            optional: optional || ['up-to', 'any'].includes(selection.quantity.is),
          },
        ]
      : [],
  );

/**
 * What a player is asked who declares these targets: nothing where there is none to declare, or fewer than have to be.
 *
 * @param locals what the text means by its words
 */
export const targetDecision = (
  game: Game,
  by: Player,
  locals: Locals,
  { instruction, role, selection, optional }: TargetsThere,
): Omit<Decision, 'rule'> | undefined => {
  const frame = { ...newFrame('act'), locals: { ...locals } };
  const decision = choose(game, frame, by, role, selection, instruction);
  if (decision === null) return undefined;
  if (optional) return { ...decision, min: 0 };
  const enough = decision.options.length >= needed(game, selection, contextOf(locals));
  return enough ? decision : undefined;
};

/** Those of the declared targets that are legal still. */
export const legalTargets = (
  game: Game,
  by: Player,
  locals: Locals,
  { instruction, role, selection }: TargetsThere,
): readonly number[] => {
  const verb = role.startsWith('object') ? instruction.verb : '';
  return candidatesFor(game, selection, verb, { ...contextOf(locals), doer: by }, by);
};

/** Modes within a sentence, or of several players, are chosen as it is carried out, and so would be their targets: that nobody has written. */
export const refuseLateModes = (block: readonly Instruction[], isInner = false): void => {
  for (const one of block)
    if (one.do !== 'modes')
      for (const inner of within(one).blocks ?? []) refuseLateModes(inner, true);
    else if ((isInner || one.who !== 'you') && speaksOfTargets(one.options))
      throw new Unsupported(
        '',
        'targets of modes that are chosen as a text is carried out are not carried out yet',
      );
};

const speaksOfTargets = (blocks: readonly (readonly Instruction[])[]): boolean =>
  blocks.some((block) =>
    block.some((one) =>
      one.do === 'act'
        ? targetsOf(one, false).length > 0
        : speaksOfTargets(within(one).blocks ?? []),
    ),
  );
