/** 114. Drawing: one card at a time, and what does not count as drawing. */
import { cardsIn, type Game, isAwaited, quietly } from '../../../kernel/game.js';
import { findReplacements } from '../../../kernel/replacement.js';
import { bookkeeping, eventKind, procedure, step, term } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { move, textOf, topOfDeck } from '../words.js';
import { definition, say } from '../questions.js';

/** 114.1. One draw. */
export const draw = eventKind('draw', {
  possible: (game, event) => cardsIn(game, event.player ?? '', 'deck').length > 0,
  becomes: (game, event) => {
    const player = event.player ?? '';
    const [card] = topOfDeck(game, player, 1);
    return card === undefined
      ? []
      : [move(game, card, 'hand', { side: player, position: 'bottom' })];
  },
});

/** 114.2. Locals: player, count. Returns the cards drawn. Kept: now (by the last draw), drawn. */
export const drawCards = procedure([
  step('drawNext', (game, frame) => {
    const { locals } = frame;
    const now = locals['now'] as readonly number[] | undefined;
    const drawn = [...((locals['drawn'] ?? []) as readonly number[]), ...(now ?? [])];
    locals['drawn'] = drawn;
    const left = Number(locals['count']);
    const player = textOf(locals['player']);
    // Where the last draw could not be made, for want of a card, no other can be.
    const isOver = now?.length === 0 && cardsIn(game, player, 'deck').length === 0;
    if (left <= 0 || isOver) return { end: true, value: drawn };
    const one = { kind: 'draw', player };
    // Whether a draw that is replaced comes before the next one matters where one was, or will be.
    const matters =
      now?.length === 0 ||
      (left > 1 && quietly(game, () => findReplacements(game, one, frame.history)).length > 0);
    const single = !matters || say(game, 'replacedDrawFirst');
    locals['count'] = single ? left - 1 : 0;
    return {
      events: single ? [one] : Array.from({ length: mostDraws(game, player, left) }, () => one),
      into: 'now',
      go: 'again',
    };
  }),
]);

/** 114.2. "Draw up to 3" lets the player say how many first. */
export const drawTerm = term(
  'draw',
  (_, { player, amount, status }) => ({
    call: status['amount'] === 'up to' ? 'drawUpTo' : 'drawCards',
    locals: { player, count: amount ?? 1 },
    into: 'done',
  }),
  {
    findsCards: true,
    // In the same moment as something else comes the first draw, and behind it the others, one at a time.
    atOnce: (_, { player, amount: count = 1 }) => ({
      events: count > 0 ? [{ kind: 'draw', player }] : [],
      ...(count > 1 ? { call: 'drawCards', locals: { player, count: count - 1 } } : {}),
    }),
  },
);

/** So many draws can come about: one for each card that is there, or more where something else may take their place. */
const mostDraws = (game: Game, player: Player, wanted: number): number => {
  if (isAwaited(game, 'replacement', 'draw')) return Math.min(wanted, game.state.things.length);
  const there = Math.min(wanted, cardsIn(game, player, 'deck').length);
  return say(game, 'asFarAsPossible', there, wanted);
};

/** Locals: player, count. */
export const drawUpTo = procedure([
  /** The player says how many cards to draw. */
  bookkeeping(
    step(
      'sayHowMany',
      (game, { locals }) => {
        const by = textOf(locals['player']);
        const most = mostDraws(game, by, Number(locals['count']));
        const options = Array.from({ length: most + 1 }, (_, value) => ({
          verb: 'draw',
          value,
          rules: [],
        }));
        return { ask: { kind: 'draw', by, options, min: 1, max: 1, source: 0 } };
      },
      (_, { locals }, [picked]) => ({
        call: 'drawCards',
        locals: { player: locals['player'] ?? '', count: picked?.value ?? 0 },
        into: 'drawn',
      }),
    ),
  ),
  /** What was drawn. */
  bookkeeping(
    step('returnDrawn', (_, { locals }) => ({ end: true, value: locals['drawn'] ?? [] })),
  ),
]);

/** 114.4a. */
export const replacedDrawFirst = definition('replacedDrawFirst', (game) =>
  say(game, 'drawReplacementFirst'),
);
