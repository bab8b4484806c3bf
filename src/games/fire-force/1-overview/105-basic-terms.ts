/** 105. Basic terms: players, owners, controllers. */
import { cardOf, type Game, rests, say } from '../../../kernel/game.js';
import { definition, term } from '../../../kernel/rule.js';
import { type CardRef, keyOf, type Player } from '../../../kernel/state.js';

/** 105.1. "Your turn" is the turn of the player who is the turn player. */
export const turnPlayer = definition(
  '105.1',
  'the player whose turn it is is the turn player, the other the non-turn player',
  (game: Game): Player => game.state.turn.player,
  (): Player => '',
);

/** 105.2. Whose card it is stays so for the whole game; without the rule it is whoever has it. */
export const ownerOf = definition(
  '105.2',
  'a card belongs to the player who brought it to the game',
  (game: Game, id: number): Player => cardOf(game, id).owner,
  (game: Game, id: number): Player => cardOf(game, id).side || cardOf(game, id).controller,
);

/** 105.3. "You" in a text; "your opponent" is the other player (102.1). */
export const meansYou = definition(
  '105.3',
  'every card and ability has a controller, who is its "you"; the other is its "opponent"',
  (_: Game, controller: Player): readonly Player[] => [controller],
  (): readonly Player[] => [],
);

/** Who controls a card that comes to a zone. */
export const controllerIn = definition(
  '',
  'who controls a card in a zone',
  (game: Game, id: number, zone: string): Player =>
    zone === 'field'
      ? say<Player>(game, 'controllerOnField', id)
      : say<Player>(game, 'controllerOfCard', id),
  (game: Game, id: number): Player => cardOf(game, id).owner,
);

/** 105.3. An effect that changes control: the card comes to the field of whoever gains it (307.8), and stays what it is. */
export const gainControlTerm = term(
  '105.3',
  'every card and ability has a controller, who is its "you"; the other is its "opponent"',
  'gain control',
  (game, { cards, player }) => ({
    events: cards
      .filter((card) => cardOf(game, card).zone === 'field')
      .filter((card) => cardOf(game, card).controller !== player)
      .map((card) => ({ kind: 'move', card, to: 'field', side: player })),
    into: 'done',
  }),
);

/** 105.3a. Without the rule, a card stays with whoever controlled it last. */
export const controllerOfCard = definition(
  '105.3a',
  'the controller of a card is its owner unless an effect changes that',
  (game: Game, id: number): Player => cardOf(game, id).owner,
  (game: Game, id: number): Player => cardOf(game, id).controller,
);

/** 105.3b. Without the rule, an ability is its card's owner's. */
export const controllerOfAbility = definition(
  '105.3b',
  'the controller of an ability is the controller of the card that has it',
  (game: Game, id: number): Player => {
    rests(game, game.state.origins[keyOf(id, 'zone')]);
    return cardOf(game, id).controller;
  },
  (game: Game, id: number): Player => cardOf(game, id).owner,
);

/** 105.3c. Without the rule, an effect is its card's owner's. */
export const controllerOfEffect = definition(
  '105.3c',
  'the controller of an effect is the controller of the ability that produced it',
  (_: Game, controller: Player, __: CardRef | null): Player => controller,
  (game: Game, controller: Player, source: CardRef | null): Player =>
    source === null ? controller : cardOf(game, source[0]).owner,
);
