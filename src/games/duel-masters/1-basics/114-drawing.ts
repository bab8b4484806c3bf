/** 114. Drawing: one card at a time, and what does not count as drawing. */
import { cardsIn, type Game, isAwaited, quietly, say } from '../../../kernel/game.js';
import { findReplacements } from '../../../kernel/replacement.js';
import { definition, eventKind, note, procedure, step, term, todo } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { move, textOf, topOfDeck } from '../words.js';

/** 114.1. One draw. */
export const draw = eventKind(
  '114.1',
  "to draw is to put the top card of one's own deck into one's hand",
  'draw',
  {
    possible: (game, event) => cardsIn(game, event.player ?? '', 'deck').length > 0,
    becomes: (game, event) => {
      const player = event.player ?? '';
      const [card] = topOfDeck(game, player, 1);
      return card === undefined
        ? []
        : [move(game, card, 'hand', { side: player, position: 'bottom' })];
    },
  },
);

/** 114.2. Locals: player, count. Returns the cards drawn. Kept: now (by the last draw), drawn. */
export const drawCards = procedure('114', [
  step('114.2', 'drawing several cards is drawing one card that many times', (game, frame) => {
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
    const single = !matters || say<boolean>(game, 'replacedDrawFirst');
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
  '114.2',
  'drawing several cards is drawing one card that many times',
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
  if (isAwaited(game, 'replacement', 'draw')) return Math.min(wanted, game.state.cards.length);
  const there = Math.min(wanted, cardsIn(game, player, 'deck').length);
  return say<number>(game, 'asFarAsPossible', there, wanted);
};

/** Locals: player, count. */
export const drawUpTo = procedure('', [
  step(
    '',
    'the player says how many cards to draw',
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
  step('', 'what was drawn', (_, { locals }) => ({ end: true, value: locals['drawn'] ?? [] })),
]);

export const drawTurnPlayerFirst = note(
  '114.2a',
  'procedure',
  'when both players draw, the turn player draws all their cards before the opponent draws',
  '111.1 says who draws first, and a player draws all before the next one acts',
);

export const takingIsNotDrawing = note(
  '114.3',
  'definition',
  'moving a card from deck to hand without the word "draw" is not drawing, so nothing looks for it',
  'only 114.1 makes drawing happen; other moves are none',
);

export const replacedDraws = note(
  '114.4',
  'overview',
  'some effects replace drawing a card',
  'introduces rules wholly contained in 114.4a and 114.4b',
);

/** 114.4a. */
export const replacedDrawFirst = definition(
  '114.4a',
  'a replacement of one of several draws is carried out completely before the next card is drawn',
  (game: Game) => say<boolean>(game, 'drawReplacementFirst'),
  () => false,
  {
    kind: 'replacement',
  },
);

export const noDrawNoFollowUp = note(
  '114.4b',
  'procedure',
  'what an effect would do with a drawn card is not done when the draw was replaced and no card drawn',
  'what was not drawn is not there to be acted on (605.2b)',
);

export const drawTriggersFirst = todo(
  '114.5',
  'trigger',
  'effects that trigger when a card is drawn are resolved before the card is put into the hand',
  'a trigger on drawing waits like others; resolving it before the card is in hand is missing',
  {
    fault:
      'resolves a triggered effect in the middle of another, against 101.4d and 603.3; we take it only for abilities worded "when you draw", because the special rule is the later one',
  },
);
