/** Who may see which card, and know how many there are: whatever shows a game to a player asks here. */
import { openChoice } from './choosing.js';
import { cardOf, type Game } from './game.js';
import type { Player } from './state.js';
import { say } from './questions.js';

/** Whether a player may see the face of a card; nothing where no rule of the game says so. */
export const sees = (game: Game, player: Player, id: number): boolean | undefined => {
  const { hidden } = game.world.rules;
  const { zone, side } = cardOf(game, id);
  const open = hidden[zone] === undefined || (hidden[zone] === 'its player' && side === player);
  return say(game, 'sees', player, id, open);
};

/** Whether a player may see one of the faces of a card; of what is on one side of it, all that is there. */
export const seesFace = (
  game: Game,
  player: Player,
  id: number,
  face: number,
): boolean | undefined => {
  const known = sees(game, player, id);
  if (known !== true) return known;
  const { face: shown } = cardOf(game, id);
  return (
    shown === 0 || shown === face || areHalves(game, id) || say(game, 'seesOtherFace', player, id)
  );
};

const areHalves = ({ state, world }: Game, id: number): boolean => {
  const [top = 0] = state.things[id - 1]?.cards ?? [];
  return world.cards.get(state.cards[top - 1]?.definition ?? '')?.halves === true;
};

/** Whether a player has to choose right now among cards with this one among them; for an act of this verb, where one is named. */
export const looksThrough = (game: Game, player: Player, id: number, verb?: string): boolean => {
  const choice = openChoice(game);
  return (
    choice?.by === player &&
    (verb === undefined || choice.verb === verb) &&
    choice.among.includes(id)
  );
};

/** Whether a player may know how many cards a zone holds; nothing where no rule of the game says so. */
export const knowsCount = (
  game: Game,
  player: Player,
  side: Player,
  zone: string,
): boolean | undefined => say(game, 'knowsCount', player, side, zone);
