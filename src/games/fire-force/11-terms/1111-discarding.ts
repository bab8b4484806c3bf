/** 1111. Discarding. */
import { cardsIn, type Game } from '../../../kernel/game.js';
import { eventKind, term } from '../../../kernel/rule.js';
import type { Frame, GameEvent, Player } from '../../../kernel/state.js';
import { triggerChances } from '../words.js';
import { definition, say } from '../questions.js';

/** 1111.1. To the Adolla of the player from whose hand or zone it comes. */
export const discard = eventKind('discard', {
  becomes: (game, event) => [
    {
      kind: 'move',
      card: Number(event.card),
      to: 'adolla',
      side: game.state.things[Number(event.card) - 1]?.side ?? '',
    },
    ...triggerChances(game, Number(event.card), 'adolla'),
  ],
});

export const discardTerm = term('discard', (game, { cards, player, frame }) => {
  if (cards.length === 0 && asksForAll(game, frame) && say(game, 'emptyHandCounts'))
    frame.locals['counts'] = true;
  return { events: cards.map((card) => ({ kind: 'discard', card, player })), into: 'done' };
});

/** "Discard all cards of your hand" is the other way of saying "discard your hand". */
const asksForAll = ({ world }: Game, { locals }: Frame): boolean => {
  const instruction = world.blocks[Number(locals['block'])]?.[Number(locals['index'])];
  if (instruction?.do !== 'act') return false;
  const { object } = instruction;
  return (
    object?.is === 'cards' && object.quantity.is === 'all' && object.filter.zones.includes('hand')
  );
};

/** 1111.2. */
export const emptyHandCounts = definition('emptyHandCounts', () => true);

/** 1111.2. The whole hand; an empty hand counts as discarded. */
export const discardHand = term(
  'discard hand',
  (game, { player, frame }) => {
    frame.locals['counts'] = true;
    const cards = cardsIn(game, player, 'hand');
    return {
      events: [handDiscarded(player), ...cards.map((card) => ({ kind: 'discard', card, player }))],
      into: 'done',
    };
  },
  { findsCards: true, deed: ({ player }) => handDiscarded(player) },
);

const handDiscarded = (player: Player): GameEvent => ({ kind: 'hand-discarded', player });
