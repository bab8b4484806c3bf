/** How the cards of a board lie where they are, and who controls them: the rules say, as if they had come there. */
import { cardOf, type Game } from '../../kernel/game.js';
import { addThing, type Card, type Player, type State, type Thing } from '../../kernel/state.js';
import { isFiller } from './cards.js';
import { say } from '../../kernel/questions.js';

export interface EnteredPlace {
  readonly side: Player;
  readonly zone: string;
}

/** What the rules say of a card that enters a zone. */
export interface Entered {
  readonly status: Record<string, string>;
  readonly controller: Player;
}

/** Adds a card to a board; the lists of its zones are the caller's. */
export const layCard = (
  state: State,
  card: Card,
  { side, zone }: EnteredPlace,
  { status, controller }: Entered,
  stamp: number,
): Thing =>
  addThing(state, card, { controller, zone, side, version: 0, status, host: 0, since: 0, stamp });

/** What a card is like before anybody asked. */
export const notEntered = (owner: Player): Entered => ({ status: {}, controller: owner });

export const enteredAs = (game: Game, { id, zone }: Thing): Entered => ({
  status: say(game, 'entersWith', id, zone),
  controller: say(game, 'controllerIn', id, zone),
});

/** Asks for the first so many cards of a game, and for a run of blank cards of one kind in one place only once. */
export const enteredAll = (game: Game, count: number): readonly Entered[] => {
  const all: Entered[] = [];
  let last: Thing | undefined;
  for (let id = 1; id <= count; id++) {
    const card = cardOf(game, id);
    const before = last !== undefined && areAlike(last, card) ? all.at(-1) : undefined;
    all.push(before ?? enteredAs(game, card));
    last = card;
  }
  return all;
};

const areAlike = (one: Thing, other: Thing): boolean =>
  one.definition === other.definition &&
  one.zone === other.zone &&
  one.side === other.side &&
  one.owner === other.owner &&
  isFiller(one.definition);
