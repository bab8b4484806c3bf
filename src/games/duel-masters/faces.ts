/** Cards with two halves or two sides: which half or side of one shows, and what each of them is. */
import type { CardDefinition } from '../../kernel/ability.js';
import { trialOf } from '../../kernel/copies.js';
import { cardOf, type Game } from '../../kernel/game.js';
import type { Answer, Move } from '../../kernel/rule.js';
import type { Frame, GameEvent } from '../../kernel/state.js';
import { changing, showFace } from '../../kernel/things.js';
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

export const isDoubleFaced = (game: Game, id: number): boolean => {
  const written = writtenOn(game, id);
  return written?.faces !== undefined && written.halves !== true;
};

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

/** The game as it is but for one card, of which a half alone shows: to look at, and never to play on. */
const withHalf = (game: Game, card: number, face: number): Game => {
  const trial = trialOf(game);
  showFace(trial, changing(trial, card), face);
  return trial;
};

/** The same where the card is both of its halves, and would be used as one of them. */
export const asUsed = (game: Game, card: number, as: string): Game => {
  const [half, other] = say(game, 'halvesToUse', card, as);
  return half === undefined || other !== undefined ? game : withHalf(game, card, half);
};

/** How a card would be used by what says to use it: of two halves that can be, as the one of which nothing forbids it. */
export const usesOf = (game: Game, card: number, as: string): readonly WayOfUse[] => {
  const halves = say(game, 'halvesToUse', card, as);
  return halves.length === 0
    ? [useOf(game, card)]
    : halves.map((half) => useOf(withHalf(game, card, half), card));
};

/** Whether a card can be used in this way: as a whole, or as one of its halves. */
export const canBeUsedSo = (game: Game, card: number, use: WayOfUse): boolean =>
  halvesShown(game, card).length > 0 ? isUsedSo(game, card, use) : useOf(game, card) === use;

// ---------------------------------------------------------------- using one half

const showing = (card: number, face: number): GameEvent => ({ kind: 'show', card, face });

/** Has the half show as which a card is used; of two that can be, whoever uses it says which. */
export const askForHalf = (game: Game, { locals }: Frame): Move | void => {
  const card = Number(locals['card']);
  const [half, other] = say(game, 'halvesToUse', card, textOf(locals['as']));
  if (half === undefined) return;
  const by = say(game, 'saysHalf', card);
  if (other === undefined || by === '') return { events: [showing(card, half)] };
  const options = usesOf(game, card, textOf(locals['as'])).map((verb) => ({
    verb,
    card,
    rules: [],
  }));
  return { ask: { kind: 'half', by, options, min: 1, max: 1, source: card } };
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
