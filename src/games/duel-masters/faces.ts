/** Cards with two halves or two sides: which half or side of one shows, and what each of them is. */
import type { CardDefinition } from '../../kernel/ability.js';
import { cardOf, type Game } from '../../kernel/game.js';
import { isForbiddenWhole } from '../../kernel/may-happen.js';
import { withFace } from '../../kernel/moved.js';
import type { Answer, Move } from '../../kernel/rule.js';
import type { Frame, GameEvent } from '../../kernel/state.js';
import { isUsedSo, textOf, useOf, type WayOfUse } from './words.js';
import { say } from './questions.js';

/** A card of which no half or side alone shows. */
export const whole = 0;

/** The front of a card of two sides. */
export const front = 1;

/** A half or side of a card, by its place. */
export interface Face {
  readonly face: number;
  readonly written: CardDefinition;
}

/** What is written on a card, whichever half or side of it shows. */
export const writtenOn = (game: Game, id: number): CardDefinition | undefined => {
  const [top = id] = cardOf(game, id).cards;
  return game.world.cards.get(game.state.cards[top - 1]?.definition ?? '');
};

export const isTwinpact = (game: Game, id: number): boolean => writtenOn(game, id)?.halves === true;

/** The halves or sides of a card. */
export const facesOf = (game: Game, { faces = [] }: CardDefinition): readonly Face[] =>
  faces.flatMap((key, at) => {
    const written = game.world.cards.get(key);
    return written === undefined ? [] : [{ face: at + 1, written }];
  });

/** The halves of a card that is both of them where it is; none of any other card. */
export const halvesShown = (game: Game, id: number): readonly Face[] => {
  const written = writtenOn(game, id);
  return written?.halves === true && cardOf(game, id).face === whole ? facesOf(game, written) : [];
};

/** The keywords that are written on a half. */
export const keywordsIn = ({ abilities }: CardDefinition): readonly string[] =>
  abilities.flatMap((one) => (one.kind === 'keyword' ? [one.keyword] : []));

export const typesOf = ({ traits }: CardDefinition): readonly string[] =>
  (traits['type'] ?? []) as readonly string[];

/** The game as it would be used in: where the card is both of its halves, once for each as which it can be used. */
export const asUsed = (game: Game, card: number, as: string): readonly Game[] => {
  const halves = say(game, 'halvesToUse', card, as);
  return halves.length === 0 ? [game] : halves.map((half) => withFace(game, card, half));
};

/** As which of its halves a card would be used: of those that can be, one that is meant, where not each is. */
const halvesUsed = (game: Game, card: number, as: string, meant: Meant): readonly number[] => {
  const halves = say(game, 'halvesToUse', card, as);
  const some = halves.filter((half) => meant?.includes(half));
  return some.length > 0 ? some : halves;
};

/** The halves that a text means; nothing where it speaks of the card. */
export type Meant = readonly number[] | undefined;

/** The halves of a card of which alone a text speaks that has it used for what it is. */
export const halvesSpokenOf = (
  game: Game,
  card: number,
  means: (looked: Game, card: number) => boolean,
): Meant => {
  const meant = halvesShown(game, card).filter(({ face }) =>
    means(withFace(game, card, face), card),
  );
  return meant.length === 0 ? undefined : meant.map(({ face }) => face);
};

/** How a card would be used by what says to use it: of two halves that can be, as the one of which nothing forbids it. */
export const usesOf = (
  game: Game,
  card: number,
  as: string,
  meant?: Meant,
): readonly WayOfUse[] => {
  const halves = halvesUsed(game, card, as, meant);
  return halves.length === 0
    ? [useOf(game, card)]
    : halves.map((half) => useOf(withFace(game, card, half), card));
};

/** Whether a card can be used in this way: as a whole, or as one of its halves. */
export const canBeUsedSo = (game: Game, card: number, use: WayOfUse): boolean =>
  halvesShown(game, card).length > 0 ? isUsedSo(game, card, use) : useOf(game, card) === use;

// ---------------------------------------------------------------- using one half

const showing = (card: number, face: number): GameEvent => ({ kind: 'show', card, face });

/** Has the half show as which a card is used; of two that can be, whoever uses it says which. */
export const askForHalf = (game: Game, { locals }: Frame): Move | void => {
  const card = Number(locals['card']);
  const [as, meant] = [textOf(locals['as']), (locals['halves'] ?? undefined) as Meant];
  const halves = mayBeUsed(game, locals, halvesUsed(game, card, as, meant));
  const [half, other] = halves;
  if (half === undefined) return;
  const by = say(game, 'saysHalf', card);
  if (other === undefined || by === '') return { events: [showing(card, half)] };
  const options = halves.map((one) => ({
    verb: useOf(withFace(game, card, one), card),
    card,
    rules: [],
  }));
  return { ask: { kind: 'half', by, options, min: 1, max: 1, source: card } };
};

/** Of the halves of a card those that nothing forbids to use; where nothing else is left, all of them. */
const mayBeUsed = (
  game: Game,
  locals: Frame['locals'],
  halves: readonly number[],
): readonly number[] => {
  if (halves.length < 2) return halves;
  const card = Number(locals['card']);
  const player = textOf(locals['player']);
  const origin = textOf(locals['origin'] ?? cardOf(game, card).zone);
  const some = halves.filter((half) => {
    const there = withFace(game, card, half);
    return !isForbiddenWhole(there, { kind: useOf(there, card), card, player, origin });
  });
  return some.length > 0 ? some : halves;
};

/** What was said of how it is used says which half that is. */
export const halfChosen = (game: Game, { locals }: Frame, [picked]: Answer): Move | void => {
  const card = Number(locals['card']);
  const [half] = say(game, 'halvesToUse', card, picked?.verb ?? '');
  return half === undefined ? undefined : { events: [showing(card, half)] };
};

/** What has a card be both of its halves again that was not used as one of them. */
export const wholeAgain = (game: Game, card: number): readonly GameEvent[] =>
  isTwinpact(game, card) && cardOf(game, card).face !== whole ? [showing(card, whole)] : [];
