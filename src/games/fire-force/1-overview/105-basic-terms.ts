/** 105. Basic terms: players, owners, controllers. */
import { cardOf } from '../../../kernel/game.js';
import { bookkeeping, term } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';
import { cameBy } from '../words.js';
import { restsOn } from '../../../kernel/ledger.js';

/** 105.1. "Your turn" is the turn of the player who is the turn player. */
export const turnPlayer = definition(
  'turnPlayer',
  (game) => game.state.turn.player,
  () => '',
);

/** 105.2. Whose card it is stays so for the whole game; without the rule it is whoever has it. */
export const ownerOf = definition(
  'ownerOf',
  (game, id) => cardOf(game, id).owner,
  (game, id) => cardOf(game, id).side || cardOf(game, id).controller,
);

/** 105.3. "You" in a text; "your opponent" is the other player (102.1). */
export const meansYou = definition(
  'meansYou',
  (_, controller) => [controller],
  () => [],
);

/** Who controls a card that comes to a zone. */
export const controllerIn = bookkeeping(
  definition('controllerIn', (game, id, zone) =>
    zone === 'field' ? say(game, 'controllerOnField', id) : say(game, 'controllerOfCard', id),
  ),
);

/** 105.3. An effect that changes control: the card comes to the field of whoever gains it (307.8), and stays what it is. */
export const gainControlTerm = term('gain control', (game, { cards, player }) => ({
  events: cards
    .filter((card) => cardOf(game, card).zone === 'field')
    .filter((card) => !say(game, 'isControlledAlready', card, player))
    .map((card) => ({
      kind: 'move',
      card,
      to: 'field',
      side: player,
      // That it was deployed this turn, if it was, is so on either field.
      ...(say(game, 'deployedNow', card) ? {} : { status: { [cameBy]: 'gaining' } }),
    })),
}));

/** 105.3a. Without the rule, a card stays with whoever controlled it last. */
export const controllerOfCard = definition(
  'controllerOfCard',
  (game, id) => cardOf(game, id).owner,
);

/** 105.3b. Without the rule, an ability is its card's owner's. */
export const controllerOfAbility = definition(
  'controllerOfAbility',
  (game, id) => {
    restsOn(game, id, 'zone');
    return cardOf(game, id).controller;
  },
  (game, id) => cardOf(game, id).owner,
);

/** 105.3c. Without the rule, an effect is its card's owner's. */
export const controllerOfEffect = definition(
  'controllerOfEffect',
  (_, controller, __) => controller,
  (game, controller, source) => (source === null ? controller : cardOf(game, source[0]).owner),
);
