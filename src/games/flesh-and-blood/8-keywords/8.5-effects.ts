/** 8.5. Effect keywords: what texts do. */
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { bookkeeping, eventKind, type Move, procedure, step, term } from '../../../kernel/rule.js';
import { type GameEvent, keyOf, type Player, wordIn } from '../../../kernel/state.js';
import { back } from '../faces.js';
import { type Asset, heroOf, isInArena, keepFact, pointsBecome, pointsOf } from '../words.js';
import { valuesWritten } from '../../../kernel/written.js';
import { definition, say } from '../questions.js';

// ---------------------------------------------------------------- banish, deal, destroy, discard

/** 8.5.1. */
export const banish = eventKind('banish', {
  becomes: (game, { card = 0 }) => [
    { kind: 'move', card, to: 'banished', side: cardOf(game, card).owner },
  ],
});

export const banishTerm = bookkeeping(
  term('banish', (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'banish', card, player, by: source })),
  })),
);

/** 8.5.3. It loses as much life; what has no life is dealt none. */
export const damage = eventKind('damage', {
  possible: (game, { card = 0, amount }) => Number(amount) > 0 && say(game, 'isLiving', card),
  becomes: (game, event) => {
    const { card = 0, amount, by = 0, player } = event;
    const hits = { kind: 'hit', card: by, target: card, player: player ?? '' };
    return [
      lifeChanges(game, card, -Number(amount)),
      ...(say(game, 'isHit', event) ? [hits] : []),
      ...say(game, 'takenByDamage', event),
    ];
  },
});

export const dealTerm = bookkeeping(
  term('deal', (game, { players, others, amount = 0, source }) => ({
    events: [...players.map((player) => heroOf(game, player)), ...(others['to'] ?? [])]
      .filter((card) => card > 0)
      .map((card) => ({
        kind: 'damage',
        card,
        by: source,
        amount,
        player: cardOf(game, card).owner,
      })),
  })),
);

/** Its life total is another from now on. */
const lifeChanges = (game: Game, card: number, by: number): GameEvent => {
  const name = keyOf(card, 'life changed');
  return keepFact(name, Number(game.state.facts[name] ?? 0) + by);
};

/** 8.5.4. From the arena, or the stack, to its owner's graveyard. */
export const destroy = eventKind('destroy', {
  possible: (game, { card = 0 }) => isInArena(game, card) || cardOf(game, card).zone === 'stack',
  becomes: (game, { card = 0 }) => [
    { kind: 'move', card, to: 'graveyard', side: cardOf(game, card).owner },
  ],
});

export const destroyTerm = bookkeeping(
  term('destroy', (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'destroy', card, player, by: source })),
  })),
);

/** 8.5.5. */
export const discard = eventKind('discard', {
  possible: (game, { card = 0 }) => cardOf(game, card).zone === 'hand',
  becomes: (game, { card = 0 }) => [
    { kind: 'move', card, to: 'graveyard', side: cardOf(game, card).owner },
  ],
});

export const discardTerm = bookkeeping(
  term('discard', (_, { cards, player }) => ({
    events: cards.map((card) => ({ kind: 'discard', card, player })),
  })),
);

// ---------------------------------------------------------------- draw, gain, lose

/** 8.5.6. With no cards in the deck it fails. */
export const draw = eventKind('draw', {
  possible: (game, { player }) => cardsIn(game, wordIn(player), 'deck').length > 0,
  becomes: (game, { player: side }) =>
    cardsIn(game, wordIn(side), 'deck')
      .slice(0, 1)
      .map((card) => ({ kind: 'move', card, to: 'hand', side })),
});

export const drawTerm = bookkeeping(
  term(
    'draw',
    (_, { player, amount = 0 }) => ({ call: 'drawCards', locals: { player, count: amount } }),
    {
      findsCards: true,
      atOnce: (_, { player, amount = 0 }): Move =>
        amount <= 0
          ? {}
          : {
              events: [{ kind: 'draw', player }],
              call: 'drawCards',
              locals: { player, count: amount - 1 },
            },
    },
  ),
);

/** One draw after another. Locals: player; count, or goal (so many cards in the hand); done. */
export const drawCards = procedure([
  bookkeeping(
    step('draw', (game, { locals }): Move => {
      const player = wordIn(locals['player']);
      const drawn = [
        ...((locals['drawn'] ?? []) as number[]),
        ...((locals['done'] ?? []) as number[]),
      ];
      locals['drawn'] = drawn;
      const missing = Number(locals['goal'] ?? 0) - cardsIn(game, player, 'hand').length;
      const left = Number(locals['left'] ?? locals['count'] ?? missing);
      if (left <= 0) return { end: true, value: drawn };
      locals['left'] = left - 1;
      return { events: [{ kind: 'draw', player }], into: 'done', go: 'again' };
    }),
  ),
]);

/** 8.5.7. Points, or life. */
export const gainPoints = eventKind('gain-points', {
  possible: (_, event) => Number(event['amount']) > 0,
  becomes: (game, event) => {
    const [player, asset] = [wordIn(event.player), event['asset'] as Asset];
    return [pointsBecome(player, asset, pointsOf(game, player, asset) + Number(event['amount']))];
  },
});

/** 8.5.7. */
export const gainLife = eventKind('gain-life', {
  possible: (game, { card = 0, amount }) => Number(amount) > 0 && say(game, 'isLiving', card),
  becomes: (game, { card = 0, amount }) => [lifeChanges(game, card, Number(amount))],
});

const gainsPoints =
  (asset: Asset) =>
  (player: Player, amount: number): GameEvent => ({ kind: 'gain-points', player, asset, amount });

export const gainActionTerm = bookkeeping(
  term('gain action points', (_, { player, amount = 0 }) => ({
    events: [gainsPoints('action')(player, amount)],
  })),
);

export const gainResourceTerm = bookkeeping(
  term('gain resource points', (_, { player, amount = 0 }) => ({
    events: [gainsPoints('resource')(player, amount)],
  })),
);

export const gainLifeTerm = bookkeeping(
  term('gain life', (game, { player, amount = 0 }) => ({
    events: [{ kind: 'gain-life', card: heroOf(game, player), player, amount }],
  })),
);

/** 8.5.12. */
export const loseLife = eventKind('lose-life', {
  possible: (game, { card = 0, amount }) => Number(amount) > 0 && say(game, 'isLiving', card),
  becomes: (game, { card = 0, amount }) => [lifeChanges(game, card, -Number(amount))],
});

export const loseLifeTerm = bookkeeping(
  term('lose life', (game, { player, amount = 0 }) => ({
    events: [{ kind: 'lose-life', card: heroOf(game, player), player, amount }],
  })),
);

// ---------------------------------------------------------------- put, shuffle

/** 8.5.15. To the zone that is named; on a side where the text names one, otherwise its owner's. */
export const putTerm = term('put', (_, { cards, place, status }) => ({
  events: cards.map((card) => ({
    kind: 'move',
    card,
    to: place?.zone ?? 'graveyard',
    side: place?.side ?? '',
    position: place?.position,
    status,
  })),
}));

/** 8.5.15. */
export const returnTerm = term('return', (_, { cards, place }) => ({
  events: cards.map((card) => ({
    kind: 'move',
    card,
    to: place?.zone ?? 'hand',
    side: place?.side ?? '',
    position: place?.position,
  })),
}));

/** To choose. */
export const chooseTerm = bookkeeping(term('choose', () => undefined));

export const shuffleTerm = bookkeeping(
  term(
    'shuffle',
    (game, { cards, zone, player }) => ({
      call: 'shuffle',
      locals: {
        side: zone?.side ?? (cards[0] === undefined ? player : cardOf(game, cards[0]).side),
        others: [],
      },
    }),
    { wholeZone: true },
  ),
);

/** Locals: side, others (whose decks are shuffled behind it). */
export const shuffle = procedure([
  /** 8.5.20. */
  step(
    'shuffleDeck',
    (game, { locals }): Move | void => {
      const side = wordIn(locals['side']);
      const options = cardsIn(game, side, 'deck').map((card) => ({
        verb: 'order',
        card,
        rules: [],
      }));
      const all = options.length;
      if (all === 0) return { events: [{ kind: 'shuffle', player: side }] };
      return {
        ask: {
          kind: 'deck order',
          by: 'chance',
          about: side,
          options,
          min: all,
          max: all,
          ordered: true,
          source: 0,
        },
      };
    },
    (_, { locals }, picked) => {
      const side = wordIn(locals['side']);
      return {
        events: [
          { kind: 'shuffle', player: side },
          { kind: 'order', side, zone: 'deck', order: picked.map(({ card }) => card ?? 0) },
        ],
      };
    },
  ),
  /** On to the next deck. */
  bookkeeping(
    step('goOn', (_, { locals }): Move | void => {
      const [next, ...others] = (locals['others'] ?? []) as readonly string[];
      if (next === undefined) return;
      Object.assign(locals, { side: next, others });
      return { go: 'shuffleDeck' };
    }),
  ),
]);

// ---------------------------------------------------------------- name

/** 8.5.21. A name that a card of the game has. */
export const namesToName = definition('namesToName', (_, names) => names);

export const chooseValueTerm = bookkeeping(
  term('choose value', (_, { player }) => ({
    call: 'chooseValue',
    locals: { player },
    into: 'chosen values',
  })),
);

/** Locals: player. Returns the name that was named. */
export const chooseValue = procedure([
  bookkeeping(
    step(
      'name',
      (game, { locals }): Move | void => {
        if (locals['named'] !== undefined) return { end: true, value: locals['named'] };
        const names = say(game, 'namesToName', valuesWritten(game, 'name'));
        const options = names.map((value) => ({ verb: 'choose value', value, rules: [] }));
        const by = wordIn(locals['player']);
        const least = Math.min(1, options.length);
        return {
          ask: {
            kind: 'choose value',
            by,
            about: 'name',
            options,
            min: least,
            max: least,
            source: 0,
          },
        };
      },
      (_, { locals }, [picked]) => {
        locals['named'] = picked?.value === undefined ? {} : { name: picked.value };
        return { go: 'again' };
      },
    ),
  ),
]);

/** Said of its own layer, which then goes again once its effects have resolved (5.3.5). */
export const goAgainTerm = bookkeeping(term('go again', () => undefined));

/** The attack with a card of which an ability is activated is what its layer stands for: nothing else is done. */
export const attackTerm = bookkeeping(term('attack', () => undefined));

// ---------------------------------------------------------------- transcend

/** 8.5.48. To its owner's hand, with its back active. */
export const transcend = bookkeeping(
  eventKind('transcend', {
    becomes: (game, { card = 0 }) => [
      { kind: 'move', card, to: 'hand', side: cardOf(game, card).owner, face: back },
    ],
  }),
);

export const transcendTerm = bookkeeping(
  term('transcend', (_, { player, source }) => ({
    events: [{ kind: 'transcend', card: source, player }],
  })),
);
