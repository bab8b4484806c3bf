/** 304. The deck. */
import { cardOf, cardsIn, type Game, say } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping, definition } from '../../../kernel/rule.js';
import type { GameEvent } from '../../../kernel/state.js';
import { isOfType, type Nature } from '../words.js';

/** 304.1. The deck that was built lies there, and 402.1 has no flame card in that. */
export const deck = boardRequirement(
  (game, { id, zone }) => zone === 'deck' && isOfType(game, id, 'flame card'),
  'a flame card lies in the flame deck, not in the deck',
);

/** 304.2. */
export const deckIsHidden = definition(
  (): Nature | undefined => ({ hidden: true, ordered: true }),
  () => undefined,
);

/** 304.3. What is taken off the top comes one card after the other; a text that picks from elsewhere says otherwise. */
export const oneAtATime = definition(
  (game: Game, events: readonly GameEvent[]) => {
    const ids = events.map(({ card }) => Number(card ?? 0));
    return (
      ids.every((id) => id > 0 && cardOf(game, id).zone === 'deck') &&
      events.some(({ to }) => to !== 'deck') &&
      game.world.rules.players.every((side) => {
        const mine = ids.filter((id) => cardOf(game, id).side === side);
        return cardsIn(game, side, 'deck')
          .slice(0, mine.length)
          .every((id) => mine.includes(id));
      })
    );
  },
  () => false,
);

const wordsOfZones: Readonly<Record<string, string>> = {
  deck: 'deckMeansCards',
  'flame deck': 'flameDeckMeansCards',
  hand: 'handMeansCards',
  life: 'lifeMeansCards',
};

/** The cards that a text means by the name of a zone. */
export const cardsOfZone = bookkeeping(
  definition(
    (game: Game, zone: string, cards: readonly number[]) => {
      const rule = wordsOfZones[zone];
      return rule === undefined ? cards : say<readonly number[]>(game, rule, cards);
    },
    (_: Game, __: string, cards: readonly number[]) => cards,
  ),
);

/** 304.4. */
export const deckMeansCards = definition(
  (_: Game, cards: readonly number[]) => cards,
  () => [],
);
