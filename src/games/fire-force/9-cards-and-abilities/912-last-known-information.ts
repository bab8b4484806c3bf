/** 912. Last known information. */
import { bookkeeping } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';

/** 912.1. A card that has moved on is read as it last was in the zone where it should have been read. */
export const lastKnownInformation = definition(
  'lastKnownInformation',
  (_, known) => known,
  () => null,
);

/**
 * 912.1. What an effect has moved off the field it goes on reading as it was there (307.4); what is on the field, as it is
 * there, though it has come over from the other player.
 */
export const readsAsChosen = definition(
  'readsAsChosen',
  (_, __, now) => now?.zone !== 'field',
  () => false,
);

/** The words that are true of a card, to be remembered with it. */
export const wordsFor = bookkeeping(
  definition('wordsFor', (game, id) =>
    (['attacking', 'attacked', 'inBattle', 'flameMeans'] as const).filter((word) =>
      say(game, word, id),
    ),
  ),
);
