/** 701. Keyword actions, from revealing on. Those of special cards stand in a file of their own. */
import { asksForSome } from '../../../kernel/ability.js';
import { orderByChance } from '../../../kernel/chance.js';
import { numberOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, isCurrent } from '../../../kernel/game.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import {
  type Act,
  bookkeeping,
  eventKind,
  keyword,
  procedure,
  restriction,
  step,
  term,
  type TermUnit,
} from '../../../kernel/rule.js';
import type { CardRef, GameEvent } from '../../../kernel/state.js';
import { everybody, isShownTo, show } from '../../../kernel/shown.js';
import { looksThrough } from '../../../kernel/sight.js';
import { isTold } from '../../../kernel/modals.js';
import { move, refJson, shieldsOf, textOf } from '../words.js';
import { isStillToBePut } from '../shown.js';
import { isShownForUse, waitingNow } from '../waiting.js';
import { definition, say } from '../questions.js';

const showing =
  (kind: 'reveal' | 'look'): TermUnit['does'] =>
  (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind, card, player, by: source })),
  });

/** 701.9a. Shown to all players. */
export const reveal = eventKind('reveal', {
  apply: (game, { card = 0 }) => show(game, card, everybody),
});

/** 701.9a. Looking shows a card to one player alone. */
export const look = eventKind('look', {
  apply: (game, { card = 0, player = '' }) => show(game, card, player),
});

/** 701.9a. Until all of the effect is over that is about it; what was shown in order to be used, until it has resolved. */
export const seesShown = definition(
  'seesShown',
  (game, player, id) =>
    isShownTo(game, player, id, () => say(game, 'shownToTheEnd', id)) || isShownForUse(game, id),
);

export const revealTerm = term('reveal', showing('reveal'));

export const lookTerm = term('look', showing('look'));

/** 701.10a. What is found is "it" to what follows. */
export const searchTerm = term(
  'search',
  (_, { cards, player, source }) => ({
    events: [{ ...searching({ player, source }), found: cards }],
    into: 'searched',
  }),
  { deed: (act) => searching(act) },
);

const searching = ({ player, source }: Pick<Act, 'player' | 'source'>): GameEvent => ({
  kind: 'search',
  player,
  by: source,
});

/** 701.10a. Who searches sees what lies there until something is found. */
export const seesToFind = definition('seesToFind', (game, player, id) =>
  looksThrough(game, player, id, 'search'),
);

/** 701.10b. */
export const mayNotFind = definition('mayNotFind', (game, least, { filter, verb }) =>
  verb === 'search' &&
  [filter, ...(filter.or ?? [])].some(
    (one) => asksForSome(one) && one.zones.some((zone) => say(game, 'isPrivate', zone)),
  )
    ? 0
    : least,
);

/** 701.11a. The order comes from outside. Locals: player. */
export const shuffleDeck = procedure([
  step(
    'shuffle',
    (game, { locals }) => {
      const player = textOf(locals['player']);
      const kept = cardsIn(game, player, 'deck').filter(
        (card) => say(game, 'keptOutOfShuffle', card) || say(game, 'outOfReach', card, null),
      );
      const cards = cardsIn(game, player, 'deck').filter((card) => !kept.includes(card));
      locals['kept'] = kept;
      if (cards.length < 2) return { end: true };
      const shuffling = { kind: 'shuffle', player };
      if (isForbiddenWhole(game, shuffling)) return { events: [shuffling], end: true };
      return orderByChance(player, 'deck', cards);
    },
    (_, { locals }, picked) => ({
      events: [
        { kind: 'shuffle', player: textOf(locals['player']) },
        {
          kind: 'order',
          side: textOf(locals['player']),
          zone: 'deck',
          order: [...(locals['kept'] as readonly number[]), ...picked.map(({ card = 0 }) => card)],
        },
      ],
      end: true,
    }),
  ),
]);

/** 701.11a. The deck is that of the cards meant, whoever shuffles it. */
export const shuffleTerm = term(
  'shuffle',
  (game, { player, cards: [card] }) => ({
    call: 'shuffleDeck',
    locals: { player: card === undefined ? player : cardOf(game, card).side },
  }),
  { wholeZone: true },
);

/** 701.11b. It lies in the deck all the same: nothing moves it before the text puts it where it belongs. */
export const keptOutOfShuffle = definition('keptOutOfShuffle', (game, card) =>
  isStillToBePut(game, card),
);

/** 701.12a. */
export const onlyBlockersBlock = restriction(
  'block',
  (game, { card }, _, attacker) => !isTold(game, 'can', 'block', Number(card), Number(attacker)),
);

/** 701.12a. */
export const blocker = keyword('blocker', () => [
  {
    kind: 'static',
    changes: [{ subject: { is: 'this' }, changes: [{ change: 'can', action: 'block' }] }],
  },
]);

/** 701.13a. The creature that an effect names first battles the one it chooses: another, since creatures battle each other. */
export const battleTerm = term(
  'battle',
  (game, { cards, others, source }) => {
    const [one] = cards;
    const other = say(game, 'whatDoesIt', source, others['by']?.[0]);
    if (one === undefined || other === 0 || cardOf(game, other).zone !== 'battle zone') return;
    return {
      call: 'battle',
      locals: { one: refJson(game, other), other: refJson(game, one), within: true },
    };
  },
  { apart: ['by'] },
);

/** 701.14a. */
export const breakShield = eventKind('break', {
  isItsMove: true,
  possible: (game, { card }) => cardOf(game, Number(card)).zone === 'shield zone',
  // What is discarded on its way for a strike back comes to no hand (112.3b).
  becomes: (game, { card = 0, struck }) =>
    struck === true ? [] : say(game, 'cardsOfShield', card).map((one) => move(game, one, 'hand')),
});

/** 701.14b. */
export const returnsLikeABreak = definition('returnsLikeABreak', () => true);

/** 701.14c. */
export const breakTerm = term(
  'break',
  (game, { cards, others, player, source }) => ({
    call: 'breakByEffect',
    locals: { cards, by: say(game, 'whatDoesIt', source, others['by']?.[0]), player },
    into: 'done',
  }),
  { possible: (_, card) => card.zone === 'shield zone' },
);

/**
 * 701.14c. Locals: cards, by (the card whose effect it is), player. Kept: refs (of these cards, as they were chosen), waiting
 * (before anything triggers before the break).
 */
export const breakByEffect = procedure([
  step(
    'addMore',
    (game, { locals }) => {
      // Of a shield of several cards all were chosen.
      const cards = (locals['cards'] as readonly number[]).filter((id) =>
        say(game, 'isShield', id),
      );
      locals['cards'] = cards;
      const [first] = cards;
      const source = Number(locals['by']);
      if (first === undefined || source === 0) return;
      const options = shieldsOf(game, cardOf(game, first).side)
        .filter((card) => !cards.includes(card))
        .map((card) => ({ verb: 'break', card, rules: [] }));
      const more = Math.min(say(game, 'additionalBreaks', source), options.length);
      if (more <= 0) return;
      const by = textOf(locals['player']);
      return { ask: { kind: 'break', by, options, min: more, max: more, source } };
    },
    (_, { locals }, picked) => {
      const cards = locals['cards'] as readonly number[];
      locals['cards'] = [...cards, ...picked.map(({ card = 0 }) => card)];
    },
  ),
  step('tellBeforeBreak', (game, { locals }) => {
    const cards = locals['cards'] as readonly number[];
    if (cards.length === 0) return;
    locals['refs'] = cards.map((card) => refJson(game, card));
    locals['waiting'] = waitingNow(game);
    return { events: say(game, 'beforeBreak', Number(locals['by']), textOf(locals['player'])) };
  }),
  step('resolveBeforeBreak', (_, { locals }) => ({
    call: 'resolveBeforeBreak',
    locals: { before: locals['waiting'] ?? [] },
  })),
  /** All of them are broken. */
  bookkeeping(
    step('take', (game, { locals }) => {
      const { by = 0, player = '' } = locals;
      const refs = (locals['refs'] ?? []) as unknown as readonly CardRef[];
      const gone = refs.filter((ref) => !isCurrent(game, ref)).map(([id]) => id);
      const cards = (locals['cards'] as readonly number[]).filter((id) => !gone.includes(id));
      return {
        call: 'takeShields',
        locals: { cards, kind: 'break', by, player },
        into: 'taken',
      };
    }),
  ),
  /** What was broken is what was done. */
  bookkeeping(step('tell', (_, { locals }) => ({ end: true, value: locals['taken'] ?? [] }))),
]);

/** 701.14d. */
export const additionalBreaks = definition('additionalBreaks', (game, card) =>
  Math.max(0, numberOf(game, card, 'additional break')),
);
