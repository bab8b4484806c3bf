/** 1103. Revealing cards. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { bookkeeping, eventKind, restriction, term } from '../../../kernel/rule.js';
import { keyOf } from '../../../kernel/state.js';
import { definition, say } from '../questions.js';
import { restsOn } from '../../../kernel/ledger.js';

const isInHiddenZone = (game: Game, id: number): boolean =>
  game.world.rules.hidden[cardOf(game, id).zone] !== undefined;

/** 1103.1. As it moves, a card is shown or hidden as its new zone has it (303.3a). */
export const reveal = eventKind('reveal', {
  possible: (game, { card }) => isInHiddenZone(game, Number(card)),
  becomes: (game, event) => {
    const card = Number(event.card);
    const shown = { kind: 'status', card, status: 'shown', value: 'shown' };
    // What a trigger reveals stays so for as long as 908.2c says.
    if (event['lasting'] === true) return [shown];
    const cards = [...((game.state.facts['revealed'] as readonly number[] | undefined) ?? [])];
    if (!cards.includes(card)) cards.push(card);
    return [shown, { kind: 'fact', name: 'revealed', value: cards }];
  },
});

/** 1103.1. Where several are revealed at once, each is remembered. */
export const revealTerm = term('reveal', (game, { cards, player }) => {
  const before = (game.state.facts['revealed'] as readonly number[] | undefined) ?? [];
  return {
    events: [
      ...cards.map((card) => ({ kind: 'reveal', card, player, lasting: true })),
      { kind: 'fact', name: 'revealed', value: [...new Set([...before, ...cards])] },
    ],
    into: 'done',
  };
});

/** 1103.1. The effect that asked for it is resolved. */
export const conceal = bookkeeping(
  eventKind('conceal', {
    possible: (game, { card }) => cardOf(game, Number(card)).status['shown'] === 'shown',
    becomes: (game, { card }) => [
      { kind: 'status', card: Number(card), status: 'shown', value: '' },
      {
        kind: 'fact',
        name: 'revealed',
        value: ((game.state.facts['revealed'] as readonly number[] | undefined) ?? []).filter(
          (one) => one !== card,
        ),
      },
    ],
  }),
);

/** `x is revealed`: a card of a hidden zone that all can see. */
export const isRevealed = definition('isRevealed', (game, id) => {
  restsOn(game, keyOf(id, 'shown'));
  return (
    isInHiddenZone(game, id) &&
    cardOf(game, id).status['shown'] === 'shown' &&
    !say(game, 'shuffleUnseen', id)
  );
});

/** 1103.2. */
export const revealOnce = restriction(
  'event reveal',
  (game, { card }) => cardOf(game, Number(card)).status['shown'] === 'shown',
);
