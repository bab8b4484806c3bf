/** 114. Drawing: one card at a time, and what does not count as drawing. */
import { cardsIn, type Game, isAwaited, isCurrent, quietly, refOf } from '../../../kernel/game.js';
import { canHappen, isForbiddenWhole } from '../../../kernel/may-happen.js';
import { findReplacements } from '../../../kernel/replacement.js';
import { bookkeeping, eventKind, procedure, step, term } from '../../../kernel/rule.js';
import { amount } from '../../../kernel/select.js';
import type { Frame, GameEvent, Player } from '../../../kernel/state.js';
import { mayWake } from '../../../kernel/trigger.js';
import { beingDrawn, keepFact, move, notBeingDrawn, textOf, topOfDeck } from '../words.js';
import { definition, say } from '../questions.js';

/** 114.1. One draw. */
export const draw = eventKind('draw', {
  possible: (game, { player = '' }) => nextToDraw(game, player) !== undefined,
  becomes: (game, event) => {
    const player = event.player ?? '';
    const card = nextToDraw(game, player);
    if (card === undefined) return [];
    if (event['pending'] !== true) return [intoHand(game, card, player)];
    return [keepFact('being drawn', [...refOf(game, card)])];
  },
});

const intoHand = (game: Game, card: number, player: Player): GameEvent =>
  move(game, card, 'hand', { side: player, position: 'bottom' });

const nextToDraw = (game: Game, player: Player): number | undefined =>
  topOfDeck(game, player, 1)[0];

/** What is being drawn is in the deck no more, as far as texts speak of that. */
export const cardsOfZone = bookkeeping(
  definition('cardsOfZone', (game, zone, cards) =>
    zone === 'deck' ? notBeingDrawn(game, cards) : cards,
  ),
);

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
    // Whether a draw that is replaced comes before the next one matters where one will be.
    const matters = left > 1 && isReplaced(game, one, frame.history);
    const single = !matters || say(game, 'replacedDrawFirst');
    locals['count'] = single ? left - 1 : 0;
    const isOnItsWay =
      single &&
      beingDrawn(game) === undefined &&
      mayWake(game, 'draw') &&
      !isForbiddenWhole(game, one);
    if (isOnItsWay && say(game, 'drawTriggersFirst'))
      return { events: [{ ...one, pending: true }] };
    return {
      events: single
        ? [one]
        : Array.from({ length: mostDraws(game, frame, player, left) }, () => one),
      into: 'now',
      go: 'again',
    };
  }),
  /** 114.5. What triggers on the draw is carried out while the card is on its way, with all that it has drawn in turn. */
  step('resolveTriggers', () => ({ call: 'resolveWaiting', locals: { only: 'draw' } })),
  /** The card comes to the hand, if it is still where it was drawn from. */
  bookkeeping(
    step('takeIntoHand', (game, { locals }) => {
      const card = beingDrawn(game);
      locals['now'] = [];
      // Something else may have taken the place of the draw.
      if (card === undefined) return { go: 'drawNext' };
      const forgotten = keepFact('being drawn');
      if (!isCurrent(game, card)) return { events: [forgotten], go: 'drawNext' };
      const taken = intoHand(game, card[0], textOf(locals['player']));
      return { events: [forgotten, taken], into: 'now', go: 'drawNext' };
    }),
  ),
]);

/** Whether anything would take the place of the draw; what is asked for that only is no use of it. */
const isReplaced = (game: Game, one: GameEvent, history: readonly string[]): boolean =>
  isAwaited(game, 'replacement', 'draw') &&
  quietly(game, () => findReplacements(game, one, history)).length > 0;

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

/** Whether a card could be drawn at all, for what asks beforehand (609.4); "up to 1" is none, too. */
export const costPayable = bookkeeping(
  definition('costPayable', (game, { verb, amount: said, with: more }, player, context) => {
    if (verb !== 'draw' || said === undefined || 'status' in (more['amount'] ?? {}))
      return undefined;
    return amount(game, said, context) <= 0 || canHappen(game, { kind: 'draw', player });
  }),
);

/** So many draws can come about: one for each card that is there, or more where something else may yet take their place. */
const mostDraws = (
  game: Game,
  { history }: Pick<Frame, 'history'>,
  player: Player,
  wanted: number,
): number => {
  if (isReplaced(game, { kind: 'draw', player }, history))
    return Math.min(wanted, game.state.things.length);
  const there = Math.min(wanted, cardsIn(game, player, 'deck').length);
  return say(game, 'asFarAsPossible', there, wanted);
};

/** Locals: player, count. */
export const drawUpTo = procedure([
  /** The player says how many cards to draw. */
  bookkeeping(
    step(
      'sayHowMany',
      (game, frame) => {
        const { locals } = frame;
        const by = textOf(locals['player']);
        const most = mostDraws(game, frame, by, Number(locals['count']));
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

/** 114.5. */
export const drawTriggersFirst = definition('drawTriggersFirst', () => true);
