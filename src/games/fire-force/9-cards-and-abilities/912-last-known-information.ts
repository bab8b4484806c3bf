/** 912. Last known information. */
import { type Game, say } from '../../../kernel/game.js';
import { bookkeeping, definition } from '../../../kernel/rule.js';
import type { Seen } from '../../../kernel/select.js';
import type { LastKnown } from '../../../kernel/state.js';

/** 912.1. A card that has moved on is read as it last was in the zone where it should have been read. */
export const lastKnownInformation = definition(
  (_: Game, known: LastKnown | null) => known,
  () => null,
);

/**
 * 912.1. What an effect has moved off the field it goes on reading as it was there (307.4); what it has moved onto the
 * field, as it is there.
 */
export const readsAsChosen = definition(
  (_: Game, then: Seen, now: Seen | null) => then.zone === 'field' || now?.zone !== 'field',
  () => false,
);

/** The words that are true of a card, to be remembered with it. */
export const wordsFor = bookkeeping(
  definition(
    (game: Game, id: number): readonly string[] =>
      ['attacking', 'attacked', 'inBattle', 'hasFlame'].filter(
        (word) => game.world.rules.book.definitions.has(word) && say<boolean>(game, word, id),
      ),
    () => [],
  ),
);
