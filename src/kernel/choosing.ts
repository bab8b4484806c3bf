/** What an act is done to: settled by itself where there is nothing to choose, else by asking. */
import type { Selection } from './ability.js';
import { type ActInstruction, contextFor, instructionOf } from './acting.js';
import { ableFor, apartFromThose, crowdedOut, eligibleBeside, eligibleFor } from './feasible.js';
import { type Game, quietly } from './game.js';
import type { Locals } from './locals.js';
import { choicesOf, choosable } from './options.js';
import { say } from './questions.js';
import type { Move } from './rule.js';
import { amount, type Search, searchedBy, selectionsOf } from './select.js';
import { type Decision, type Frame, type Option, type Player, wordIn } from './state.js';
import { withTotal } from './total.js';

/** Everything an act lets somebody choose, in the order of the text. */
export const roles = (instruction: ActInstruction): readonly (readonly [string, Selection])[] => [
  ...selectionsOf(instruction.object).map((one, at) => [partKey(at), one] as const),
  ...Object.entries(instruction.with).flatMap(([join, argument]) =>
    'selection' in argument ? [[join, argument.selection] as const] : [],
  ),
];

const partKey = (at: number): string => (at === 0 ? 'object' : `object ${at}`);

/** Each selection of an object is settled by itself, and then they are one, without what stands beside it. */
export const joinParts = (game: Game, instruction: ActInstruction, { locals }: Frame): void => {
  const parts = selectionsOf(instruction.object);
  if (parts.length === 0) return;
  const chosen = { ...(locals['chosen'] as Record<string, number[]>) };
  const all = parts.flatMap((part, at) =>
    (chosen[partKey(at)] ?? []).flatMap((card) =>
      part.is === 'cards' ? say(game, 'cardsOfChosen', card, part.filter) : [card],
    ),
  );
  const object = apartFromThose(game, instruction, { ...chosen, object: [...new Set(all)] });
  locals['chosen'] = { ...chosen, object: [...object] };
};

/** Settles a role: by itself where there is nothing to choose, else by asking. */
export const choose = (
  game: Game,
  frame: Frame,
  player: Player,
  role: string,
  selection: Selection,
  instruction: ActInstruction,
): Omit<Decision, 'rule'> | null => {
  const { locals } = frame;
  const { verb } = instruction;
  const chosen = (locals['chosen'] ?? {}) as Record<string, number[]>;
  if (chosen[role] !== undefined) return null;
  const context = contextFor(locals, player);
  // Asked even where there is but one answer: a script may give it, and whoever plays without one need not.
  const ask = (
    options: readonly Option[],
    howMany: Pick<Decision, 'min' | 'max' | 'owed'>,
    by: Player = player,
  ): Omit<Decision, 'rule'> => {
    locals['role'] = role;
    const source = context.source?.[0] ?? 0;
    return { kind: 'choose', by, options, ...howMany, about: verb, source };
  };
  const settleWith = (cards: readonly number[]) => {
    locals['chosen'] = { ...chosen, [role]: [...cards] };
    return null;
  };
  // The other roles of "attach a flame card to it" are not acted on themselves.
  const isObject = role === 'object' || role.startsWith('object ');
  const inFull = isObject && say(game, 'doneInFull', locals['about'] ?? null);
  const found = foundFor(game, { role, selection, isObject, inFull }, instruction, player, locals);
  if (selection.is !== 'cards') return settleWith(found);
  const { quantity, filter, atRandom = false } = selection;
  const togetherOf = (cards: readonly number[]): number =>
    cards.length - (isObject ? crowdedOut(game, instruction, player, cards, context) : 0);
  if (quantity.is === 'all') {
    const all = allOf(game, player, found);
    const room = togetherOf(all);
    // Those of the top of a zone come as they lie there.
    const isInOrder = filter.top !== undefined || filter.bottom !== undefined;
    if (room === 0 || room === all.length || isInOrder) return settleWith(all);
    // What cannot be done to all is done to as many as possible: to which, somebody has to say.
    return ask(choicesOf(all), { min: room, max: room });
  }
  if (selection.target !== undefined && context.targets?.[selection.target] !== undefined)
    return settleWith(found);
  const taken = [...Object.values(chosen).flat(), ...((locals['taken'] ?? []) as number[])];
  // What was chosen for the same already is not chosen again.
  const left = found.filter((card) => !isObject || !taken.includes(card));
  const cards = choosable(game, player, left);
  const wanted = quantity.is === 'any' ? cards.length : amount(game, quantity.amount, context);
  // To one alone it can be done beside nothing else.
  const isOne = wanted < 2 && quantity.is !== 'or-more';
  const together = isOne ? cards.length : togetherOf(cards);
  const able = say(game, 'asFarAsPossible', Math.min(wanted, together), wanted);
  const most = quantity.is === 'or-more' ? together : able;
  const least = quantity.is === 'exactly' || quantity.is === 'or-more' ? able : 0;
  const among = (): readonly number[] => searchedBy(game, selection, context);
  const must = say(game, 'mustChoose', least);
  const search = { filter, by: player, verb, among };
  const atLeast = say(game, 'mayNotFind', must, search);
  // A part of what is to be done in full is as good as none, and where a part is done already the rest has to be.
  const isPart = must > 1 || isBehindOthers(game, frame);
  const owed = atLeast < must ? owedOf(game, cards, must, search) : undefined;
  const atAll = Math.max(atLeast, Math.min(owed?.cards.length ?? 0, must));
  const fewest = inFull && isPart ? must : atAll;
  locals['wanted'] = wanted;
  const options = choicesOf(cards);
  const howMany = withTotal(game, filter, options, context, player, { min: fewest, max: most });
  if (howMany.max <= 0) return settleWith([]);
  const by = atRandom && say(game, 'chanceChooses') ? 'chance' : player;
  return ask(options, { ...howMany, owed: fewest < must ? owed : undefined }, by);
};

interface Role {
  readonly role: string;
  readonly selection: Selection;
  readonly isObject: boolean;
  readonly inFull: boolean;
}

/** The cards that come into question for a role. */
const foundFor = (
  game: Game,
  { role, selection, isObject, inFull }: Role,
  instruction: ActInstruction,
  player: Player,
  locals: Locals,
): readonly number[] => {
  const context = contextFor(locals, player);
  if (inFull) return ableFor(game, selection, instruction, player, context);
  if (isObject) return eligibleFor(game, selection, instruction, player, context);
  const chosen = (locals['chosen'] ?? {}) as Record<string, number[]>;
  const about = locals['about'] ?? null;
  return eligibleBeside(game, [role, selection], instruction, player, context, chosen).filter(
    (card) => say(game, 'takesRole', card, instruction, context, about),
  );
};

/** Whether parts of the same have been done before: instructions in front of it, or what stands beside it and comes first. */
const isBehindOthers = ({ state }: Game, { locals }: Frame): boolean =>
  Number(locals['index']) > 0 ||
  state.frames.some(
    ({ procedure, locals: { outcomes } }) =>
      procedure === 'in order' && Array.isArray(outcomes) && outcomes.length > 0,
  );

/** What has to be found where the rest may be overlooked: fewer than must be chosen are enough only with all of it. */
const owedOf = (
  game: Game,
  those: readonly number[],
  enough: number,
  search: Search,
): Decision['owed'] => {
  const cards = say(game, 'mustFind', those, search);
  return cards.length === 0 ? undefined : { cards, enough };
};

/** What "all" means; that it chooses nothing leaves no mark on cards that are not chosen. */
const allOf = (game: Game, player: Player, found: readonly number[]): readonly number[] => {
  if (!quietly(game, () => say(game, 'allIsChosen'))) return found;
  return choosable(game, player, found);
};

/** The choice that somebody is asked for right now: for which act, among which cards. */
export interface OpenChoice {
  readonly by: Player;
  readonly verb: string;
  readonly among: readonly number[];
}

/** What somebody has to choose now, where the decision that is open is one of an act. */
export const openChoice = (game: Game): OpenChoice | undefined => {
  const { asked, frames } = game.state;
  const frame = frames.at(-1);
  if (asked?.kind !== 'choose' || frame?.procedure !== 'act') return undefined;
  const instruction = instructionOf(game, frame);
  const [, selection] =
    roles(instruction).find(([role]) => role === wordIn(frame.locals['role'])) ?? [];
  if (selection === undefined) return undefined;
  const context = contextFor(frame.locals, asked.by);
  return { by: asked.by, verb: instruction.verb, among: searchedBy(game, selection, context) };
};

export const actAnswered = (_: Game, frame: Frame, picked: readonly Option[]): Move => {
  const chosen = (frame.locals['chosen'] ?? {}) as Record<string, number[]>;
  const role = wordIn(frame.locals['role']);
  frame.locals['chosen'] = { ...chosen, [role]: picked.map((option) => option.card ?? 0) };
  // The decision stays among those that the act rests on: it is the same round.
  return { go: 'again' };
};
