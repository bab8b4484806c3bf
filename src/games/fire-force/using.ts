/** What the procedures of a use keep in mind: whose it is, from which card, what its words point to, and what of its text is over already. */
import type { Instruction } from '../../kernel/ability.js';
import { effectsOn } from '../../kernel/active-effects.js';
import { numberOf } from '../../kernel/continuous.js';
import { trialOf } from '../../kernel/copies.js';
import { holds } from '../../kernel/conditions.js';
import { cardOf, type Game } from '../../kernel/game.js';
import { happenPlainly } from '../../kernel/happen.js';
import { within } from '../../kernel/instructions.js';
import type { Context } from '../../kernel/select.js';
import { type CardRef, type Frame, type Json, type Roles, wordIn } from '../../kernel/state.js';
import { itIn } from '../../kernel/locals.js';

/** The locals that a text needs, out of those of the use. */
export const localsOf = ({ locals }: Frame): Record<string, Json> => ({
  controller: locals['player'] ?? '',
  source: locals['source'] ?? null,
  it: itIn(locals),
  roles: locals['roles'] ?? {},
  that: locals['that'] ?? 0,
  was: locals['was'] ?? [],
});

/** The same as a context, for asking about the text before it is carried out. */
export const contextAhead = (frame: Frame): Context => {
  const { controller, source, it, roles, that, was } = localsOf(frame);
  return {
    controller: wordIn(controller),
    source: source as unknown as CardRef | null,
    it: (it as unknown as readonly CardRef[] | null) ?? [],
    lost: it === null,
    roles: roles as unknown as Roles,
    that: Number(that),
    was: was as unknown as readonly CardRef[],
  };
};

/** 910.7. The effects of a text that last as long as something is so of its card which is not so now, by number. */
export const failingNow = (
  game: Game,
  block: readonly Instruction[],
  context: Context,
): readonly number[] =>
  block.flatMap((instruction) => {
    const own =
      instruction.do === 'change' &&
      typeof instruction.duration === 'object' &&
      'as' in instruction.duration &&
      speaksOfItself(instruction.duration.condition) &&
      !holds(game, instruction.duration.condition, context)
        ? [game.world.textIds.get(instruction.text)!]
        : [];
    const { blocks = [] } = within(instruction);
    return [...own, ...blocks.flatMap((one) => failingNow(game, one, context))];
  });

/** Whether a condition looks at the card whose ability it is in. */
const speaksOfItself = (text: unknown): boolean =>
  text === 'this' ||
  (typeof text === 'object' && text !== null && Object.values(text).some(speaksOfItself));

// ---------------------------------------------------------------- cards in use

/** What a card in use keeps from where it came: the effects that applied to it, by key. */
interface Kept {
  readonly card: number;
  readonly from: string;
  readonly effects: readonly string[];
}

export const keptAtFirst = (game: Game, card: number): Json => ({
  card,
  from: cardOf(game, card).zone,
  effects: effectsOn(game, card),
});

export const keptBy = (game: Game): Kept | undefined => {
  const kept = game.state.facts['kept in use'] as unknown as Kept | undefined;
  return kept !== undefined && cardOf(game, kept.card).zone === 'resolution zone'
    ? kept
    : undefined;
};

/** What a card costs once it is in the resolution zone, where it is paid for: its own hand may count for that. */
export const costInUse = (game: Game, card: number): number => {
  const cost = numberOf(game, card, 'cost');
  if (!game.world.written.has('cost')) return cost;
  const trial = trialOf(game);
  trial.state.facts['kept in use'] = keptAtFirst(trial, card);
  happenPlainly(trial, [{ kind: 'move', card, to: 'resolution zone' }], 0);
  return numberOf(trial, card, 'cost');
};
