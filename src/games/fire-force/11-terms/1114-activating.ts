/** 1114. Activating cards and abilities. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { bookkeeping, procedure, step, term } from '../../../kernel/rule.js';
import type { Frame } from '../../../kernel/state.js';
import { goesRound, isTried, type Stand } from '../../../kernel/watched.js';
import { standingNow } from '../repetition.js';
import { activation, isOfType } from '../words.js';
import { definition, say } from '../questions.js';

/** 1114.1. Said of what is used (905.2). */
export const activateCard = definition('activateCard', (game, id) => isOfType(game, id, 'event'));

/** 1114.2. Said of what is used (905.3). */
export const activateAbility = definition('activateAbility', (game, id) =>
  isOfType(game, id, 'ability'),
);

/** So many effects activated within one another none is looked at closely. */
const unwatched = 4;

/** Where the game stands, and which effects are about to be activated. */
const standingBefore: Stand = (game) =>
  `${standingNow(game)} ${JSON.stringify(game.state.frames.at(-1)?.locals['cards'])}`;

/** Whether each effect activates another before it is over, without end, and nobody can stop that (1401.1c). */
const isEndless = (game: Game, frame: Frame): boolean => {
  if (isTried(game, frame, true)) return false;
  const within = game.state.frames.filter(({ procedure: name }) => name === frame.procedure);
  return within.length > unwatched && goesRound(game, frame, standingBefore, within);
};

/** Locals: cards (still to come). */
export const activateEventEffects = procedure([
  bookkeeping(
    step('goesOn', (game, frame) =>
      isEndless(game, frame) ? { call: 'endlessLoop', end: true } : undefined,
    ),
  ),
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
