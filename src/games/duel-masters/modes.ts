/** Modes that are declared before the text that offers them is carried out, and where they are kept until then. */
import { workingAbilities } from '../../kernel/continuous.js';
import { type DeclaredModes, modesOf, type ModesThere } from '../../kernel/modes.js';
import { fact, type Game } from '../../kernel/game.js';
import type { GameEvent, Json, Tag, Option, Waiting } from '../../kernel/state.js';
import { keepFact } from './words.js';

/** Modes that a text offers, with the number of the text. */
export interface ModesAhead extends ModesThere {
  readonly text: number;
}

type DeclaredByText = Readonly<Record<number, DeclaredModes>>;

const ofCard = (card: number): string => `modes of ${card}`;
const ofWaiting = ({ id }: Pick<Waiting, 'id'>): string => `modes ${id}`;

/** The texts of a spell, in the order written. */
export const spellTexts = (game: Game, card: number): readonly number[] =>
  workingAbilities(game, card).flatMap((ability) =>
    ability.kind === 'one-off' ? [game.world.blockIds.get(ability.effect) ?? -1] : [],
  );

// ---------------------------------------------------------------- of a spell

const declaredOfCard = (game: Game, card: number): DeclaredByText =>
  (fact<Json>(game, ofCard(card)) ?? {}) as unknown as DeclaredByText;

/** The modes of a spell that are to be declared yet, in any of its lines. */
export const undeclaredOfCard = (game: Game, card: number): readonly ModesAhead[] => {
  const declared = declaredOfCard(game, card);
  return spellTexts(game, card).flatMap((text) =>
    modesOf(game, text)
      .filter(({ at }) => declared[text]?.[at] === undefined)
      .map((there) => ({ ...there, text })),
  );
};

export const declareForCard = (
  game: Game,
  card: number,
  { text, at }: Pick<ModesAhead, 'text' | 'at'>,
  picked: readonly Option[],
): GameEvent => {
  const declared = declaredOfCard(game, card);
  const ofText = { ...declared[text], [at]: numbersOf(picked) };
  return keepFact(ofCard(card), { ...declared, [text]: ofText });
};

/** The modes declared for one of the lines of a spell; nothing where none were. */
export const declaredFor = (game: Game, card: number, text: number): DeclaredModes | undefined =>
  modesOf(game, text).length === 0 ? undefined : declaredOfCard(game, card)[text];

/** Modes are declared for one use of the card: with the last line that has some they are forgotten. */
export const forgetModesFor = (game: Game, card: number, text: number): GameEvent => {
  const { [text]: _, ...others } = declaredOfCard(game, card);
  return keepFact(ofCard(card), Object.keys(others).length === 0 ? null : others);
};

export const forgetModes = (game: Game, card: number): GameEvent | undefined =>
  game.state.facts[ofCard(card)] === undefined ? undefined : keepFact(ofCard(card));

const numbersOf = (picked: readonly Option[]): readonly number[] =>
  picked.map(({ value }) => Number(value));

// ---------------------------------------------------------------- of a triggered ability

/** The name of the fact that keeps the modes of a waiting effect, once some are declared. */
export const modesKeptFor = (game: Game, waiting: Waiting): string | undefined =>
  game.state.facts[ofWaiting(waiting)] === undefined ? undefined : ofWaiting(waiting);

/** The modes of a waiting effect that are to be declared yet. */
export const undeclaredOf = (game: Game, waiting: Waiting): readonly ModesThere[] => {
  const declared = (fact<Json>(game, ofWaiting(waiting)) ?? {}) as unknown as DeclaredModes;
  const found = game.world.abilities[waiting.ability];
  if (found?.kind !== 'triggered') return [];
  const text = game.world.blockIds.get(found.effect) ?? -1;
  return modesOf(game, text).filter(({ at }) => declared[at] === undefined);
};

export const declareForWaiting = (
  game: Game,
  id: Tag,
  at: number,
  picked: readonly Option[],
): GameEvent => {
  const declared = (game.state.facts[ofWaiting({ id })] ?? {}) as unknown as DeclaredModes;
  return keepFact(ofWaiting({ id }), { ...declared, [at]: numbersOf(picked) });
};
