/** 8.5.15 and on. Effect keywords: what texts do, from putting cards somewhere to opting. */
import { asksForSome } from '../../../kernel/ability.js';
import { orderByChance } from '../../../kernel/chance.js';
import { countersChange, countersOn } from '../../../kernel/counters.js';
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import {
  type Act,
  bookkeeping,
  eventKind,
  type Move,
  procedure,
  step,
  term,
} from '../../../kernel/rule.js';
import { type Option, wordIn } from '../../../kernel/state.js';
import { counterIn } from '../counters.js';
import { faceMeant, isSplit, namingsOf } from '../faces.js';
import { everybody, isShownTo, show } from '../../../kernel/shown.js';
import { looksThrough } from '../../../kernel/sight.js';
import { definition, say } from '../questions.js';

// ---------------------------------------------------------------- put, shuffle

/** 8.5.14. So many more of them are on it. */
export const putCounters = eventKind('put-counters', {
  possible: (game, { card = 0, amount }) => Number(amount) > 0 && isPublic(game, card),
  becomes: (game, event) => [
    countersChange(game, event.card ?? 0, wordIn(event['counter']), Number(event['amount'])),
  ],
});

const isPublic = (game: Game, card: number): boolean =>
  cardOf(game, card).status['face'] !== 'down';

const counterOf = (status: Act['status']): string => counterIn(wordIn(status['counter']));

const ofCounters =
  (kind: string, join: 'on' | 'from') =>
  (game: Game, { others, amount = 0, status, player, source }: Act): Move => ({
    events: (others[join] ?? []).map((card) => ({
      kind,
      card,
      amount: join === 'on' ? amount : Math.min(amount, countersOn(game, card, counterOf(status))),
      counter: counterOf(status),
      player,
      by: source,
    })),
  });

export const putCountersTerm = bookkeeping(
  term('put counters', ofCounters('put-counters', 'on'), { ofAmount: true }),
);

/** 8.5.15. To the zone that is named; on a side where the text names one, otherwise its owner's. */
export const putTerm = term('put', (game, { cards, place, status, means }) => ({
  events: cards.map((card) => ({
    ...comes(game, card, place?.zone ?? 'graveyard', means),
    side: place?.side ?? '',
    position: place?.position,
    status,
  })),
}));

/** Of a card of which one face shows where it comes to, that is the one that the text describes (9.1.4b). */
const comes = (game: Game, card: number, to: string, means: Act['means']) => {
  const face = faceMeant(game, card, means);
  const isShown = face !== undefined && say(game, 'comesAs', card, to, face);
  return { kind: 'move', card, to, ...(isShown && { face }) };
};

/** 8.5.15. */
export const returnTerm = term('return', (game, { cards, place, means }) => ({
  events: cards.map((card) => ({
    ...comes(game, card, place?.zone ?? 'hand', means),
    side: place?.side ?? '',
    position: place?.position,
  })),
}));

/** 8.5.16. So many fewer are on it, all at once (8.5.16b). */
export const removeCounters = eventKind('remove-counters', {
  possible: (game, { card = 0, counter }) => countersOn(game, card, wordIn(counter)) > 0,
  becomes: (game, event) => [
    countersChange(game, event.card ?? 0, wordIn(event['counter']), -Number(event['amount'])),
  ],
});

export const removeCountersTerm = bookkeeping(
  term('remove counters', ofCounters('remove-counters', 'from'), { ofAmount: true }),
);

/** 8.5.17. All see it for a moment. */
export const revealTerm = term('reveal', (_, { cards, player }) => ({
  events: cards.map((card) => ({ kind: 'reveal', card, player })),
}));

export const reveal = bookkeeping(
  eventKind('reveal', { apply: (game, { card = 0 }) => show(game, card, everybody) }),
);

/** One player alone sees them. */
export const lookTerm = bookkeeping(
  term('look', (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'look', card, player, by: source })),
  })),
);

export const look = bookkeeping(
  eventKind('look', { apply: (game, { card = 0, player = '' }) => show(game, card, player) }),
);

/** As long as what is left of the text is about them. */
export const seesShown = bookkeeping(
  definition('seesShown', (game, player, id) => isShownTo(game, player, id)),
);

/** What a player has done who has paid what one may besides, and what the card then is (8.3.9a, 8.3.17a, 8.3.32a, 8.3.33a). */
const told = (deed: string) =>
  term(deed, (_, { cards, player }) => ({
    events: cards.map((card) => ({ kind: deed, card, player })),
  }));

export const boostTerm = bookkeeping(told('boost'));
export const fuseTerm = bookkeeping(told('fuse'));
export const scrapTerm = bookkeeping(told('scrap'));
export const beatChestTerm = bookkeeping(told('beat chest'));
export const boosted = bookkeeping(eventKind('boost', {}));
export const fused = bookkeeping(eventKind('fuse', {}));
export const scrapped = bookkeeping(eventKind('scrap', {}));
export const beaten = bookkeeping(eventKind('beat chest', {}));

/** To choose. */
export const chooseTerm = bookkeeping(term('choose', () => undefined));

// ---------------------------------------------------------------- search

export const searchTerm = bookkeeping(
  term('search', (_, { player, source }) => ({
    events: [{ kind: 'search', player, by: source }],
    // What was found is what was chosen, and nothing has become of it yet.
    into: 'searched',
  })),
);

/** 8.5.19. */
export const seesToFind = definition('seesToFind', (game, player, id) =>
  looksThrough(game, player, id, 'search'),
);

/** 8.5.19a. Of what card it is to be said, nobody can tell whether one is there. */
export const mayNotFind = definition('mayNotFind', (_, least, { filter, verb }) =>
  verb === 'search' && asksForSome(filter) ? 0 : least,
);

/** 8.5.19b. Of public cards all can tell. */
export const mustFind = definition('mustFind', (game, cards) =>
  cards.filter((card) => say(game, 'isPrivateZone', cardOf(game, card).zone) === false),
);

// ---------------------------------------------------------------- shuffle

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
      const shuffling = { kind: 'shuffle', player: side };
      // Who cannot shuffle leaves the deck as it lies.
      if (isForbiddenWhole(game, shuffling)) return { events: [shuffling] };
      return orderByChance(side, 'deck', cardsIn(game, side, 'deck'));
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

/** What players can say who name a card: the cards of a game are those that are there. */
const allNamings = (game: Game): readonly string[] => {
  const known = game.state.things.flatMap(({ id }) =>
    namingsOf(game, id, say(game, isSplit(game, id) ? 'namesOneSide' : 'namesOneFace')),
  );
  return [...new Set(known)].sort();
};

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
        const names = say(game, 'namesToName', allNamings(game));
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

// ---------------------------------------------------------------- opt

/** The player puts those of a local in order, the upper first. */
const inAnyOrder = (local: 'bottom' | 'left') =>
  step(
    local === 'left' ? 'orderTop' : 'orderBottom',
    (_, { locals }): Move | void => {
      const cards = (locals[local] ?? []) as readonly number[];
      if (cards.length < 2) return;
      const [by, options] = [wordIn(locals['player']), optionsOf('arrange', cards)];
      const all = options.length;
      return {
        ask: { kind: 'arrival order', by, options, min: all, max: all, ordered: true, source: 0 },
      };
    },
    (_, { locals }, picked) => {
      locals[local] = picked.map(({ card = 0 }) => card);
    },
  );

const optionsOf = (verb: string, cards: readonly number[]): readonly Option[] =>
  cards.map((card) => ({ verb, card, rules: [] }));

export const optTerm = bookkeeping(
  term(
    'opt',
    (_, { player, amount = 0 }): Move => ({ call: 'opt', locals: { player, count: amount } }),
    { ofAmount: true },
  ),
);

/** Locals: player, count. */
export const opt = procedure([
  /** 8.5.22. Any number of the cards on top go to the bottom. */
  step(
    'putOnBottom',
    (game, { locals }): Move => {
      const by = wordIn(locals['player']);
      const cards = cardsIn(game, by, 'deck').slice(0, Number(locals['count']));
      Object.assign(locals, { top: cards, left: cards });
      if (cards.length === 0) return { end: true, value: 0 };
      const options = optionsOf('opt', cards);
      const max = options.length;
      return { ask: { kind: 'opt', by, about: 'opt', options, min: 0, max, source: 0 } };
    },
    (_, { locals }, picked) => {
      const bottom = picked.map(({ card = 0 }) => card);
      const left = (locals['left'] as readonly number[]).filter((card) => !bottom.includes(card));
      Object.assign(locals, { bottom, left });
    },
  ),
  /** They lie there in any order. */
  bookkeeping(inAnyOrder('bottom')),
  /** 8.5.22. The others stay on top, in any order. */
  inAnyOrder('left'),
  /** Where they lie then. */
  bookkeeping(
    step('order', (game, { locals }) => {
      const side = wordIn(locals['player']);
      const lists = [locals['left'], locals['bottom']] as readonly (readonly number[])[];
      const [top = [], bottom = []] = lists;
      const moved = [...top, ...bottom];
      const rest = cardsIn(game, side, 'deck').filter((card) => !moved.includes(card));
      return {
        events: [
          { kind: 'opt', player: side },
          { kind: 'order', side, zone: 'deck', order: [...top, ...rest, ...bottom] },
        ],
        end: true,
        value: moved.length,
      };
    }),
  ),
]);

/** That somebody has opted. */
export const opted = bookkeeping(eventKind('opt', {}));
