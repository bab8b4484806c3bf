/** Modes that are declared as a layer comes to the stack, and kept until it resolves. */
import { fact, type Game } from '../../kernel/game.js';
import { blockNumber } from '../../kernel/locals.js';
import { chosenModes, type DeclaredModes, modesOf, type ModesThere } from '../../kernel/modes.js';
import { type GameEvent, type Json, type Option, type Player } from '../../kernel/state.js';
import { resolvingLines } from './playing.js';
import { keepFact, keptOfLayer, layerOf } from './words.js';

/** By the number of the text, and the place in it. */
type DeclaredByText = Readonly<Record<number, DeclaredModes>>;

/** Modes of a text that are to be declared. */
export interface ToDeclare extends ModesThere {
  readonly text: number;
}

export const modesNameOf = (game: Game, layer: number): string => keptOfLayer(game, layer, 'modes');

const declaredOf = (game: Game, layer: number): DeclaredByText =>
  (fact<Json>(game, modesNameOf(game, layer)) ?? {}) as unknown as DeclaredByText;

/** The texts of a layer, by their numbers. */
export const textsOf = (game: Game, layer: number): readonly number[] => {
  const own = layerOf(game, layer);
  if (own === undefined)
    return resolvingLines(game, layer).flatMap((line) => {
      const ability = game.world.abilities[line];
      return ability?.kind === 'one-off' ? [blockNumber(game, ability.effect)] : [];
    });
  const ability = game.world.abilities[own.ability];
  return ability !== undefined && 'effect' in ability ? [blockNumber(game, ability.effect)] : [];
};

/** The modes of a layer that its controller has still to declare; those that others choose are chosen as it resolves. */
export const nextModes = (game: Game, layer: number): ToDeclare | undefined => {
  const declared = declaredOf(game, layer);
  return textsOf(game, layer)
    .flatMap((text) => modesOf(game, text).map((there) => ({ ...there, text })))
    .find(({ text, at, modes }) => modes.who === 'you' && declared[text]?.[at] === undefined);
};

/** That they have been declared. */
export const modesDeclared = (
  game: Game,
  layer: number,
  { text, at }: ToDeclare,
  by: Player,
  picked: readonly Option[],
): GameEvent => {
  const before = declaredOf(game, layer);
  const own: DeclaredModes = { ...before[text], [at]: [chosenModes(by, picked)] };
  return keepFact(modesNameOf(game, layer), { ...before, [text]: own } as unknown as Json);
};

/** What was declared for a text of a layer, as it is carried out. */
export const modesFor = (game: Game, layer: number, text: number): { readonly modes?: Json } => {
  const declared = declaredOf(game, layer)[text];
  return declared === undefined ? {} : { modes: declared as unknown as Json };
};

/** The modes of a text that were declared for one place in it, by their numbers; nothing where none were. */
export const modesChosenFor = (
  game: Game,
  layer: number,
  text: number,
  at: string,
): readonly number[] | undefined =>
  declaredOf(game, layer)[text]?.[at]?.flatMap(({ modes }) => modes);
