/** 304. The deck. */
import { questionBy } from '../../../kernel/question.js';
import { cardOf, cardsIn } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';
import { definition, say } from '../questions.js';

/** 304.1. The deck that was built lies there, and 402.1 has no flame card in that. */
export const deck = boardRequirement(
  (game, { id, zone }) => zone === 'deck' && isOfType(game, id, 'flame card'),
  'a flame card lies in the flame deck, not in the deck',
);

/** 304.2. */
export const deckIsHidden = definition('deckIsHidden', () => ({ hidden: true, ordered: true }));

/** 304.3. What is taken off the top comes one card after the other; a text that picks from elsewhere says otherwise. */
export const oneAtATime = definition('oneAtATime', (game, events) => {
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
});

/** 304.3. Each time it is the card that is on top by then. */
export const topByThen = definition('asItsTurnComes', (game, event) => {
  const [top] = cardsIn(game, cardOf(game, event.card ?? 0).owner, 'deck');
  return top === undefined ? null : { ...event, card: top };
});

const wordsOfZones = questionBy({
  deck: 'deckMeansCards',
  'flame deck': 'flameDeckMeansCards',
  hand: 'handMeansCards',
  life: 'lifeMeansCards',
});

/** The cards that a text means by the name of a zone. */
export const cardsOfZone = bookkeeping(
  definition('cardsOfZone', (game, zone, cards) => {
    const rule = wordsOfZones[zone];
    return rule === undefined ? cards : say(game, rule, cards);
  }),
);

/** 304.4. */
export const deckMeansCards = definition('deckMeansCards', (_, cards) => cards);
