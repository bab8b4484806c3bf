/** 113. Shields: what a shield is and how shields are counted. */
import { cardOf, type Game, isHeld, lyingIn, opponentOf } from '../../../kernel/game.js';
import { restsOn } from '../../../kernel/ledger.js';
import { bookkeeping, keyword, permission, procedure, step, term } from '../../../kernel/rule.js';
import { type GameEvent } from '../../../kernel/state.js';
import { move, shieldsOf, textOf } from '../words.js';
import { type Breaking, definition, say } from '../questions.js';

/** 113.1. */
export const shieldsToStart = definition('shieldsToStart', (game) => say(game, 'shieldsDealt'));

/** 113.2. Of several cards that are one shield one stands for it; a card among the shields is each of them. */
export const isShield = definition('isShield', (game, id) => {
  restsOn(game, id, 'host');
  return partOf(game, id) === 0;
});

/** 113.2. */
export const cardsOfShield = definition('cardsOfShield', (game, id) => [
  id,
  // Also while it waits (113.6a).
  ...lyingIn(game, cardOf(game, id).side, 'shield zone').filter((one) => partOf(game, one) === id),
]);

/** 113.2. Whoever chooses a shield chooses all cards of it. */
export const cardsOfChosen = definition('cardsOfChosen', (game, id, { tests }) =>
  tests.some((test) => test.test === 'word' && test.word === 'isShield')
    ? say(game, 'cardsOfShield', id)
    : [id],
);

/** The card that stands for the shield of which this one is a part; 0 where it is none. */
const partOf = (game: Game, id: number): number => {
  const { zone, host } = cardOf(game, id);
  return zone === 'shield zone' && host !== 0 && cardOf(game, host).zone === zone ? host : 0;
};

/** 113.2. A text has cards put onto a shield, which then consists of them as well. Locals: cards, shield, by. */
export const addToShield = procedure([
  step('put', (game, { locals }) => {
    const shield = Number(locals['shield']);
    const { side } = cardOf(game, shield);
    const more = { side, host: shield, position: 'bottom', by: locals['by'] ?? 0 };
    const events = (locals['cards'] as readonly number[]).map((card) =>
      move(game, card, 'shield zone', more),
    );
    return { events, into: 'done' };
  }),
  /** What was put there is what was done. */
  bookkeeping(step('tell', (_, { locals }) => ({ end: true, value: locals['done'] ?? [] }))),
]);

/** 113.2a. The order comes from whoever rearranges them. Locals: player, side. Kept: sizes (of the shields, by their places). */
export const rearrangeShields = procedure([
  step(
    'rearrange',
    (game, { locals }) => {
      const side = textOf(locals['side']);
      const cards = shieldsOf(game, side).flatMap((id) => say(game, 'cardsOfShield', id));
      if (cards.length < 2) return { end: true };
      const options = cards.map((card) => ({ verb: 'arrange', card, rules: [] }));
      const all = { min: cards.length, max: cards.length, ordered: true };
      const by = textOf(locals['player']);
      return { ask: { kind: 'shield order', by, options, ...all, about: side, source: 0 } };
    },
    (game, { locals }, picked) => {
      const side = textOf(locals['side']);
      const shields = shieldsOf(game, side);
      const sizes = shields.map((id) => say(game, 'cardsOfShield', id).length);
      const order = picked.map(({ card = 0 }) => card);
      return {
        events: [
          { kind: 'order', side, zone: 'shield zone', order },
          ...dealt(order, say(game, 'sizesAfter', sizes)),
        ],
        end: true,
      };
    },
  ),
]);

/** Each place gets as many cards as it had: the first stands for the shield there. */
const dealt = (order: readonly number[], sizes: readonly number[]): readonly GameEvent[] => {
  let from = 0;
  return sizes.flatMap((size) => {
    const [first = 0, ...others] = order.slice(from, (from += size));
    return [
      { kind: 'detach', card: first },
      ...others.map((card) => ({ kind: 'attach', card, to: first })),
    ];
  });
};

/** 113.2a. Places keep the number of their cards. */
export const sizesAfter = definition('sizesAfter', (_, sizes) => sizes);

/** 113.2a. */
export const rearrangeTerm = term(
  'rearrange',
  (game, { player, cards: [card] }) => ({
    call: 'rearrangeShields',
    locals: { player, side: card === undefined ? player : cardOf(game, card).side },
  }),
  { wholeZone: true },
);

/** 113.5. Any of the shields of the player who is attacked. About: the shields that a breaker has found. */
export const breakShields = permission('break', (game, player, about) =>
  say(game, 'shieldsToBreak', opponentOf(game, player), about as unknown as Breaking).map(
    (card) => ({
      verb: 'break',
      card,
    }),
  ),
);

/** 113.6b. Without the rule what is asked is how things are as each player declares. */
export const shieldTriggersAsBefore = definition('shieldTriggersAsBefore', () => true);

/** 113.6c. It makes a shield trigger of a shield that waits, as things are then. */
export const waitingShieldTrigger = keyword('waiting shield trigger', () => [
  {
    kind: 'static',
    changes: [
      {
        subject: { is: 'this' },
        condition: { is: 'test', of: 'this', test: { test: 'word', word: 'waiting' } },
        changes: [
          { change: 'gain-ability', ability: { kind: 'keyword', keyword: 'shield trigger' } },
        ],
      },
    ],
  },
]);

/** 113.6c. A shield waits from when it is to go to the hand until all is declared (113.6a). */
export const waiting = definition(
  'waiting',
  (game, id) => cardOf(game, id).zone === 'shield zone' && isHeld(game, id),
);
