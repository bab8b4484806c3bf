/** 1104. Drawing. */
import { cardsIn, collect, type Game } from '../../../kernel/game.js';
import { type Frame, type Player, wordIn } from '../../../kernel/state.js';
import { bookkeeping, eventKind, type Move, procedure, step, term } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';
import { decidedBy } from '../../../kernel/ledger.js';

/** 104.2. What the deck has where it has too few. */
const asManyAsThere = (game: Game, player: Player, wanted: number): number =>
  say(game, 'asFarAsPossible', cardsIn(game, player, 'deck').length, wanted);

/** 1104.1. One draw: the top card of the deck to the hand. */
export const draw = eventKind('draw', {
  possible: (game, event) => cardsIn(game, wordIn(event.player), 'deck').length > 0,
  becomes: (game, { player: side }) =>
    cardsIn(game, wordIn(side), 'deck')
      .slice(0, 1)
      .map((card) => ({ kind: 'move', card, to: 'hand', side })),
  isItsMove: true,
});

export const drawTerm = term(
  'draw',
  (game, { player, amount, frame }) => ({
    call: 'drawCards',
    locals: {
      player,
      count: asManyAsThere(game, player, amount ?? 0),
      about: frame.locals['about'] ?? null,
    },
  }),
  {
    findsCards: true,
    // What else happens then may put cards into the deck, so that only the draws themselves find out how many there are.
    atOnce: (game, { player, amount = 0 }) => firstDraw(game, player, amount),
  },
);

/** 1104.2. In the same moment as something else comes the first draw, and behind it the others, one at a time. */
const firstDraw = (game: Game, player: Player, wanted: number): Move => {
  const count = say(game, 'drawsInARow', wanted);
  if (count <= 0) return {};
  return {
    events: [{ kind: 'draw', player }],
    call: 'drawCards',
    locals: { player, count: count - 1 },
  };
};

/** 1104.2. Without the rule there is only drawing one. */
export const drawsInARow = definition('drawsInARow', (_, count) => count);

/**
 * One draw after the other. Locals: player, count, about (what is drawn for), done (what was drawn). What took the place of a draw is
 * told as no card, where it counts as one (903.3).
 */
export const drawCards = procedure([
  /** How many draws there are. */
  bookkeeping(
    step('countDraws', (game, frame) => {
      const { locals } = frame;
      const [count, why] = collect(game, () => say(game, 'drawsInARow', Number(locals['count'])));
      locals['left'] = count;
      // Every draw rests on the rule, not only the first.
      decidedBy(game, frame, why);
    }),
  ),
  /** They are drawn. */
  bookkeeping(
    step('draw', (game, frame) => {
      const { locals } = frame;
      const drawn = (locals['drawn'] ?? []) as number[];
      const now = [
        ...drawn,
        ...((locals['done'] ?? []) as number[]),
        ...countedInstead(game, locals),
      ];
      locals['drawn'] = now;
      delete locals['replaced'];
      const left = Number(locals['left']);
      if (left <= 0) return { end: true, value: now };
      locals['left'] = left - 1;
      return {
        events: [{ kind: 'draw', player: wordIn(locals['player']) }],
        into: 'done',
        go: 'again',
      };
    }),
  ),
]);

/** 903.3. */
const countedInstead = (
  game: Game,
  { replaced = [], about = null }: Frame['locals'],
): readonly number[] => {
  const instead = replaced as readonly number[];
  return instead.length > 0 && say(game, 'replacedCounts', about) ? instead.map(() => 0) : [];
};

const missing = (game: Game, player: Player, goal = 0): number =>
  Math.max(0, goal - cardsIn(game, player, 'hand').length);

/** 1104.3. The hand is counted once, before the first draw. */
export const drawUpTo = term(
  'draw up to',
  (game, { player, amount }) => ({
    call: 'drawCards',
    locals: {
      player,
      count: asManyAsThere(game, player, missing(game, player, amount)),
    },
  }),
  {
    findsCards: true,
    comesTo: (game, { player, amount }) => missing(game, player, amount),
    atOnce: (game, { player, amount }) =>
      firstDraw(game, player, asManyAsThere(game, player, missing(game, player, amount))),
  },
);
