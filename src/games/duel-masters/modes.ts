/** Modes that are declared before the text that offers them is carried out, and where they are kept until then. */
import { workingAbilities } from '../../kernel/continuous.js';
import {
  allModesOf,
  chosenModes,
  type DeclaredModes,
  type ModesThere,
} from '../../kernel/modes.js';
import { fact, type Game, refOf } from '../../kernel/game.js';
import { blockNumber } from '../../kernel/locals.js';
import type { GameEvent, Json, Tag, Option, Player, Waiting } from '../../kernel/state.js';
import { say } from './questions.js';
import { keepFact } from './words.js';

/** Modes that a text offers, with the player who is to declare them next. */
interface ToDeclare extends ModesThere {
  readonly by: Player;
}

/** The same, with the number of the text. */
export interface ModesAhead extends ToDeclare {
  readonly text: number;
}

/** Of the modes that a text offers those that somebody has still to declare. */
const stillOpen = (
  game: Game,
  text: number,
  declared: DeclaredModes | undefined,
  { controller, source }: Pick<Waiting, 'controller' | 'source'>,
): readonly ToDeclare[] =>
  allModesOf(game, text).flatMap((there) => {
    const choosers = say(game, 'choosesModes', there.modes.who, controller, source);
    const by = choosers[declared?.[there.at]?.length ?? 0];
    return by === undefined ? [] : [{ ...there, by }];
  });

const withChosen = (
  declared: DeclaredModes | undefined,
  { at, by }: Pick<ToDeclare, 'at' | 'by'>,
  picked: readonly Option[],
): DeclaredModes => ({
  ...declared,
  [at]: [...(declared?.[at] ?? []), chosenModes(by, picked)],
});

type DeclaredByText = Readonly<Record<number, DeclaredModes>>;

const ofCard = (card: number): string => `modes of ${card}`;
const ofWaiting = ({ id }: Pick<Waiting, 'id'>): string => `modes ${id}`;

/** The texts of a spell, in the order written. */
export const spellTexts = (game: Game, card: number): readonly number[] =>
  workingAbilities(game, card).flatMap((ability) =>
    ability.kind === 'one-off' ? [blockNumber(game, ability.effect)] : [],
  );

// ---------------------------------------------------------------- of a spell

const declaredOfCard = (game: Game, card: number): DeclaredByText =>
  (fact<Json>(game, ofCard(card)) ?? {}) as unknown as DeclaredByText;

/** The modes of a spell that a player casts and that are to be declared yet, in any of its lines. */
export const undeclaredOfCard = (
  game: Game,
  card: number,
  controller: Player,
): readonly ModesAhead[] => {
  const declared = declaredOfCard(game, card);
  const about = { controller, source: refOf(game, card) };
  return spellTexts(game, card).flatMap((text) =>
    stillOpen(game, text, declared[text], about).map((there) => ({ ...there, text })),
  );
};

export const declareForCard = (
  game: Game,
  card: number,
  { text, at, by }: Pick<ModesAhead, 'text' | 'at' | 'by'>,
  picked: readonly Option[],
): GameEvent => {
  const declared = declaredOfCard(game, card);
  const ofText = withChosen(declared[text], { at, by }, picked);
  return keepFact(ofCard(card), { ...declared, [text]: ofText } as unknown as Json);
};

/** The modes declared for one of the lines of a spell; nothing where none were. */
export const declaredFor = (game: Game, card: number, text: number): DeclaredModes | undefined =>
  allModesOf(game, text).length === 0 ? undefined : declaredOfCard(game, card)[text];

/** Modes are declared for one use of the card: with the last line that has some they are forgotten. */
export const forgetModesFor = (game: Game, card: number, text: number): GameEvent => {
  const { [text]: _, ...others } = declaredOfCard(game, card);
  const left = Object.keys(others).length === 0 ? null : (others as unknown as Json);
  return keepFact(ofCard(card), left);
};

// ---------------------------------------------------------------- of a triggered ability

/** The name of the fact that keeps the modes of a waiting effect, once some are declared. */
export const modesKeptFor = (game: Game, waiting: Waiting): string | undefined =>
  game.state.facts[ofWaiting(waiting)] === undefined ? undefined : ofWaiting(waiting);

/** The modes of a waiting effect that are to be declared yet. */
export const undeclaredOf = (game: Game, waiting: Waiting): readonly ToDeclare[] => {
  const declared = (fact<Json>(game, ofWaiting(waiting)) ?? {}) as unknown as DeclaredModes;
  const found = game.world.abilities[waiting.ability];
  if (found?.kind !== 'triggered') return [];
  const text = blockNumber(game, found.effect);
  return stillOpen(game, text, declared, waiting);
};

export const declareForWaiting = (
  game: Game,
  id: Tag,
  next: Pick<ToDeclare, 'at' | 'by'>,
  picked: readonly Option[],
): GameEvent => {
  const declared = (game.state.facts[ofWaiting({ id })] ?? {}) as unknown as DeclaredModes;
  return keepFact(ofWaiting({ id }), withChosen(declared, next, picked) as unknown as Json);
};
