/** 8.5.1 to 8.5.12. Effect keywords: what texts do, from banishing to losing life. */
import type { Ability } from '../../../kernel/ability.js';
import { cardOf, cardsIn, type Game, refOf } from '../../../kernel/game.js';
import { noOption } from '../../../kernel/options.js';
import { inPlaceOf } from '../../../kernel/locals.js';
import { bookkeeping, eventKind, type Move, procedure, step, term } from '../../../kernel/rule.js';
import { type GameEvent, wordIn } from '../../../kernel/state.js';
import { dealtBy, lifeChanges } from '../life.js';
import { createsToken } from '../tokens.js';
import {
  type Asset,
  gainsPoints,
  heroOf,
  ofHero,
  isInArena,
  pointsBecome,
  pointsOf,
} from '../words.js';
import { definition, say } from '../questions.js';

// ---------------------------------------------------------------- banish, deal, destroy, discard

/** 8.5.1. */
export const banish = eventKind('banish', {
  becomes: (game, event) => {
    const { card = 0 } = event;
    const face = wordIn(event['face']);
    const status = face === '' ? {} : { status: { face } };
    return [{ kind: 'move', card, to: 'banished', side: cardOf(game, card).owner, ...status }];
  },
});

export const banishTerm = bookkeeping(
  term('banish', (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'banish', card, player, by: source })),
  })),
);

/** 8.5.2. It enters the arena under the control of whoever is told to create it. */
export const createToken = eventKind('create-token', {
  becomes: (game, event) => {
    const definition = wordIn(event['definition']);
    const { cards } = game.world;
    // Of one with two faces the front is active (9.1.3b).
    const shown = cards.get(definition)?.faces?.[0] ?? definition;
    const { traits } = cards.get(shown) ?? {};
    const isWeapon = Array.isArray(traits?.['type']) && traits['type'].includes('weapon');
    const to = isWeapon ? 'weapon' : 'permanent';
    return [{ kind: 'create', definition, to, controller: event.player ?? '' }];
  },
});

export const createTerm = bookkeeping(
  term(
    'create',
    (game, { player, amount = 0, status }): Move => {
      const event = createsToken(game, wordIn(status['makes']), player);
      return { events: Array.from({ length: amount }, () => event) };
    },
    { ofAmount: true },
  ),
);

/** The player who hits controls what attacks; the damage speaks of the one who is dealt it. */
const hits = (game: Game, { by = 0, card = 0, ofAttack }: GameEvent): GameEvent => ({
  kind: 'hit',
  card: by,
  target: card,
  player: cardOf(game, by).controller,
  ofAttack,
});

/** Whoever plays a hero loses what it loses; what an ally loses no player does. */
const losesLife = (game: Game, card: number, damage: GameEvent): GameEvent => {
  const { amount, by, ofAttack, combat } = damage;
  const { 'hero of': player } = ofHero(game, card);
  return { kind: 'lose-life', card, amount, by, ofAttack, combat, ...(player && { player }) };
};

/** 8.5.3. It loses as much life; what has no life is dealt none. */
export const damage = eventKind('damage', {
  possible: (game, { card = 0, amount }) => Number(amount) > 0 && say(game, 'isLiving', card),
  becomes: (game, event) => {
    const { card = 0 } = event;
    return [
      losesLife(game, card, event),
      ...(say(game, 'isHit', event) ? [hits(game, event)] : []),
      ...say(game, 'takenByDamage', event),
    ];
  },
});

export const dealTerm = bookkeeping(
  term(
    'deal',
    (game, { players, others, amount = 0, source, status, frame }) => ({
      events: [...players.map((player) => heroOf(game, player)), ...(others['to'] ?? [])]
        .filter((card) => card > 0)
        .map((card) => ({
          kind: 'damage',
          card,
          ...dealtBy(game, source),
          amount,
          player: cardOf(game, card).owner,
          ...ofHero(game, card),
          ...hittingStill(game, inPlaceOf(frame.locals)?.event, card, source),
          type: say(game, 'damageType', wordIn(status['type'])),
        })),
    }),
    { ofAmount: true, ofEvent: true },
  ),
);

/** What the attack deals to its target in place of its hit is its hit (7.5.5b). */
const hittingStill = (
  game: Game,
  replaced: GameEvent | undefined,
  card: number,
  source: number,
): Partial<GameEvent> =>
  replaced !== undefined &&
  say(game, 'isHit', replaced) &&
  say(game, 'hitsStill', replaced, card, source)
    ? { combat: true, ofAttack: replaced.ofAttack }
    : {};

/** 8.5.3a. Where the source is not living its player is considered to have dealt it too, and so is their hero. */
export const playerDeals = definition(
  'playerDeals',
  (game, source) => source > 0 && !say(game, 'isLiving', source),
);

/** 8.5.3b. Arcane where the text says so, otherwise generic; what an attack deals in the damage step is physical. */
export const damageType = definition('damageType', (_, said) => (said === '' ? 'generic' : said));

/** 8.5.4. From the arena, the stack or an arsenal to its owner's graveyard. */
export const destroy = eventKind('destroy', {
  possible: (game, { card = 0 }) =>
    isInArena(game, card) || ['stack', 'arsenal'].includes(cardOf(game, card).zone),
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

/** What is discarded at random nobody chooses. */
export const chanceChooses = bookkeeping(definition('chanceChooses', () => true));

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

export const gainActionTerm = bookkeeping(
  term(
    'gain action points',
    (_, { player, amount = 0 }) => ({ events: [gainsPoints('action')(player, amount)] }),
    { ofAmount: true },
  ),
);

export const gainResourceTerm = bookkeeping(
  term(
    'gain resource points',
    (_, { player, amount = 0 }) => ({ events: [gainsPoints('resource')(player, amount)] }),
    { ofAmount: true },
  ),
);

export const gainLifeTerm = bookkeeping(
  term(
    'gain life',
    (game, { player, amount = 0 }) => ({
      events: [{ kind: 'gain-life', card: heroOf(game, player), player, amount }],
    }),
    { ofAmount: true },
  ),
);

// ---------------------------------------------------------------- intimidate, lose

/** What was banished returns at the beginning of the end phase. */
const returnsLater: Ability = {
  kind: 'triggered',
  when: { event: 'phase-begins', roles: {}, where: { step: 'end phase' } },
  costs: [],
  effect: [
    {
      do: 'act',
      who: 'you',
      verb: 'return',
      object: { is: 'it' },
      with: { to: { place: { zone: 'hand', whose: 'owner' } } },
    },
  ],
};

/** That somebody is intimidated, whatever they have to banish. */
export const intimidated = bookkeeping(eventKind('intimidate', {}));

export const intimidateTerm = bookkeeping(
  term(
    'intimidate',
    (_, { players, player, source }): Move => ({
      call: 'intimidate',
      locals: { players: [...players], player, source },
    }),
    { later: [returnsLater] },
  ),
);

/** Locals: players (still to be intimidated), player (by whom), source; many. Returns how many were intimidated. */
export const intimidate = procedure([
  /** 8.5.10. A card of the hand, which chance says. */
  step(
    'banish',
    (game, { locals }): Move | void => {
      const [of, ...others] = locals['players'] as readonly string[];
      if (of === undefined) return { end: true, value: locals['many'] ?? 0 };
      const options = cardsIn(game, of, 'hand').map((card) => ({
        verb: 'choose',
        card,
        rules: [],
      }));
      Object.assign(locals, { of, players: others, banished: [] });
      if (options.length === 0) return;
      return {
        ask: { kind: 'choose', by: 'chance', about: 'banish', options, min: 1, max: 1, source: 0 },
      };
    },
    (_, { locals }, [picked = noOption]) => ({
      events: [
        { kind: 'banish', card: picked.card ?? 0, player: wordIn(locals['of']), face: 'down' },
      ],
      into: 'banished',
    }),
  ),
  /** They are intimidated, though they have nothing to banish. */
  bookkeeping(
    step('tell', (_, { locals }) => {
      locals['many'] = Number(locals['many'] ?? 0) + 1;
      return {
        events: [
          { kind: 'intimidate', player: wordIn(locals['of']), by: Number(locals['source']) },
        ],
      };
    }),
  ),
  /** 8.5.10. It returns. */
  step('later', (game, { locals }): Move => {
    const cards = (locals['banished'] as readonly number[] | undefined) ?? [];
    const there = cards.filter((card) =>
      cardsIn(game, wordIn(locals['of']), 'banished').includes(card),
    );
    if (there.length === 0) return { go: 'banish' };
    return {
      events: [
        {
          kind: 'delay',
          text: game.world.abilityIds.get(returnsLater) ?? -1,
          source: refOf(game, Number(locals['source'])),
          controller: wordIn(locals['player']),
          it: there.map((card) => refOf(game, card)),
          roles: {},
        },
      ],
      go: 'banish',
    };
  }),
]);

/** 8.5.12. */
export const losePoints = eventKind('lose-points', {
  possible: (_, event) => Number(event['amount']) > 0,
  becomes: (game, event) => {
    const [player, asset] = [wordIn(event.player), event['asset'] as Asset];
    return [pointsBecome(player, asset, pointsOf(game, player, asset) - Number(event['amount']))];
  },
});

/** As many as there are. */
const losesPoints = (asset: Asset) =>
  bookkeeping(
    term(
      `lose ${asset} points`,
      (game, { player, amount = 0 }) => ({
        events: [
          {
            kind: 'lose-points',
            player,
            asset,
            amount: Math.min(amount, pointsOf(game, player, asset)),
          },
        ],
      }),
      { ofAmount: true },
    ),
  );

export const loseActionTerm = losesPoints('action');
export const loseResourceTerm = losesPoints('resource');

/** 8.5.12. */
export const loseLife = eventKind('lose-life', {
  possible: (game, { card = 0, amount }) => Number(amount) > 0 && say(game, 'isLiving', card),
  becomes: (game, { card = 0, amount }) => [lifeChanges(game, card, -Number(amount))],
});

export const loseLifeTerm = bookkeeping(
  term(
    'lose life',
    (game, { player, amount = 0, source }) => ({
      events: [{ kind: 'lose-life', card: heroOf(game, player), player, amount, by: source }],
    }),
    { ofAmount: true },
  ),
);
