/** 701.23. Sealing: the top card of a deck is put face down onto a card. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { bookkeeping, procedure, step, term } from '../../../kernel/rule.js';
import { faceDown } from '../../../kernel/things.js';
import { textOf, topOfDeck } from '../words.js';

/** 701.23a. Each card gets the topmost card that is left of its owner's deck. Locals: cards, player, by. Kept: seals. */
export const sealCards = procedure([
  /** What comes there has no face already as it comes: nothing that waits for creatures and the like waits for it. */
  bookkeeping(
    step('turnDown', (game, { locals }) => {
      const seals = sealsFor(game, locals['cards'] as readonly number[]);
      locals['seals'] = seals.map((seal) => ({ ...seal }));
      return { events: seals.map(({ seal: card }) => ({ kind: 'show', card, face: faceDown })) };
    }),
  ),
  step('seal', (_, { locals }) => {
    const [player, by] = [textOf(locals['player']), Number(locals['by'] ?? 0)];
    const seals = locals['seals'] as unknown as readonly Sealing[];
    return { events: seals.map((seal) => ({ kind: 'seal', ...seal, player, by })), into: 'done' };
  }),
  /** What did not come there is what it was. */
  bookkeeping(
    step('turnUp', (game, { locals }) => {
      const seals = locals['seals'] as unknown as readonly Sealing[];
      const left = seals.filter(
        ({ seal }) => cardOf(game, seal).face === faceDown && !isThere(game, seal),
      );
      return left.length === 0
        ? undefined
        : { events: left.map(({ seal: card }) => ({ kind: 'show', card, face: 0 })) };
    }),
  ),
  /** What was sealed is what was done, and a text that goes on speaks of that, not of the seals. */
  bookkeeping(
    step('tell', (_, { locals }) => {
      const came = (locals['done'] ?? []) as readonly number[];
      const seals = locals['seals'] as unknown as readonly Sealing[];
      const sealed = seals.filter(({ seal }) => came.includes(seal)).map(({ card }) => card);
      return { end: true, value: sealed };
    }),
  ),
]);

/** A card, and the one that is put onto it. */
interface Sealing {
  readonly card: number;
  readonly seal: number;
}

const sealsFor = (game: Game, cards: readonly number[]): readonly Sealing[] =>
  cards.flatMap((card, at) => {
    const { owner } = cardOf(game, card);
    const before = cards.slice(0, at).filter((one) => cardOf(game, one).owner === owner).length;
    const seal = topOfDeck(game, owner, before + 1)[before];
    return seal === undefined ? [] : [{ card, seal }];
  });

const isThere = (game: Game, id: number): boolean => cardOf(game, id).zone === 'battle zone';

/** 701.23a. */
export const sealTerm = term(
  'seal',
  (_, { cards, player, source }) => ({ call: 'sealCards', locals: { cards, player, by: source } }),
  { possible: (_, { zone }) => zone === 'battle zone' },
);
