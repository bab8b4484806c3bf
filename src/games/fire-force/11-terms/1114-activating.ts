/** 1114. Activating cards and abilities. */
import { cardOf } from '../../../kernel/game.js';
import { procedure, step, term } from '../../../kernel/rule.js';
import { activation, isOfType } from '../words.js';
import { definition, say } from '../questions.js';

/** 1114.1. Said of what is used (905.2). */
export const activateCard = definition('activateCard', (game, id) => isOfType(game, id, 'event'));

/** 1114.2. Said of what is used (905.3). */
export const activateAbility = definition('activateAbility', (game, id) =>
  isOfType(game, id, 'ability'),
);

/** Locals: cards (still to come). */
export const activateEventEffects = procedure([
  step('activate', (game, { locals }) => {
    const [card, ...rest] = locals['cards'] as number[];
    if (card === undefined) return undefined;
    locals['cards'] = rest;
    const move = activation(game, card, say(game, 'eventAbility', card));
    return { ...move, go: 'again' };
  }),
]);

/** 1114.3. The card stays where it is; nothing is paid. */
export const activateEventEffect = term(
  'activate effect',
  (_, { cards }) => ({ call: 'activateEventEffects', locals: { cards: [...cards] } }),
  {
    possible: (game, card) =>
      isOfType(game, cardOf(game, card.id).id, 'event') &&
      say(game, 'eventAbility', card.id).length > 0,
  },
);
