/** 701. Keyword actions, from revealing on. Those of special cards stand in a file of their own. */
import type { Filter } from '../../../kernel/ability.js';
import { cardOf, cardsIn, type Game, say } from '../../../kernel/game.js';
import {
  definition,
  eventKind,
  keyword,
  note,
  procedure,
  restriction,
  step,
  term,
  type Term,
  todo,
} from '../../../kernel/rule.js';
import { looksThrough } from '../../../kernel/sight.js';
import type { Player } from '../../../kernel/state.js';
import { isTold, move, refJson, textOf } from '../words.js';
import { everybody, isShownTo, show } from '../shown.js';

export const revealing = note(
  '701.9',
  'overview',
  'reveal',
  'a heading; the rules are 701.9a and 701.9b',
);

const showing =
  (kind: 'reveal' | 'look'): Term['does'] =>
  (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind, card, player, by: source })),
  });

const shown =
  'a revealed card is shown to all until the part of the effect about it, or its own use, is resolved';

/** 701.9a. Shown to all players. */
export const reveal = eventKind('701.9a', shown, 'reveal', {
  apply: (game, { card = 0 }) => show(game, card, everybody),
});

/** 701.9a. Looking shows a card to one player alone. */
export const look = eventKind('701.9a', shown, 'look', {
  apply: (game, { card = 0, player = '' }) => show(game, card, player),
});

/** 701.9a. Until the effect is over. */
export const seesShown = definition(
  '701.9a',
  shown,
  (game: Game, player: Player, id: number) => isShownTo(game, player, id),
  () => false,
);

export const revealTerm = term('701.9a', shown, 'reveal', showing('reveal'));

export const lookTerm = term('701.9a', shown, 'look', showing('look'));

export const revealStaysInZone = note(
  '701.9b',
  'definition',
  'revealing a card does not change its zone',
  'showing a card moves nothing',
);

export const searching = note(
  '701.10',
  'overview',
  'search',
  'a heading; the rules are 701.10a to 701.10c',
);

/** 701.10a. What is found is "it" to what follows. */
export const searchTerm = term(
  '701.10a',
  'to search a zone is to look at all its cards, even in a private zone, and find those that match',
  'search',
  (_, { cards, player, source }) => ({
    events: [{ kind: 'search', player, by: source, found: cards }],
    into: 'searched',
  }),
);

/** 701.10a. Who searches sees what lies there until something is found. */
export const seesToFind = definition(
  '701.10a',
  'to search a zone is to look at all its cards, even in a private zone, and find those that match',
  (game: Game, player: Player, id: number) => looksThrough(game, player, id, 'search'),
  () => false,
);

/** 701.10b. */
export const mayNotFind = definition(
  '701.10b',
  'a search of a private zone for a condition need not find every card that meets it',
  (game: Game, least: number, filter: Filter, _: Player, verb: string) =>
    verb === 'search' &&
    filter.tests.length > 0 &&
    filter.zones.some((zone) => say<boolean>(game, 'isPrivate', zone))
      ? 0
      : least,
  (_: Game, least: number) => least,
  { kind: 'permission' },
);

export const searchUnrevealed = note(
  '701.10c',
  'definition',
  'cards found in a search need not be revealed unless the effect says so',
  'searching shows a card to nobody; 701.9a does',
);

export const shuffling = note(
  '701.11',
  'overview',
  'shuffle',
  'a heading; the rules are 701.11a and 701.11b',
);

/** 701.11a. The order comes from outside. Locals: player. */
export const shuffleDeck = procedure('701', [
  step(
    '701.11a',
    'to shuffle a deck or face-down pile is to randomize it so that no player knows the order',
    (game, { locals }) => {
      const cards = cardsIn(game, textOf(locals['player']), 'deck');
      if (cards.length < 2) return { end: true };
      const options = cards.map((card) => ({ verb: 'order', card, rules: ['701.11a'] }));
      const all = { min: cards.length, max: cards.length, ordered: true };
      const about = textOf(locals['player']);
      return { ask: { kind: 'deck order', by: 'chance', options, ...all, about, source: 0 } };
    },
    (_, { locals }, picked) => ({
      events: [
        { kind: 'shuffle', player: textOf(locals['player']) },
        {
          kind: 'order',
          side: textOf(locals['player']),
          zone: 'deck',
          order: picked.map(({ card }) => card ?? 0),
        },
      ],
      end: true,
    }),
  ),
]);

export const shuffleTerm = term(
  '701.11a',
  'to shuffle a deck or face-down pile is to randomize it so that no player knows the order',
  'shuffle',
  (_, { player }) => ({
    call: 'shuffleDeck',
    locals: { player },
  }),
);

export const shuffleAround = todo(
  '701.11b',
  'procedure',
  'found cards to be placed in the deck after shuffling stay in the deck but are not shuffled',
  'needs cards that are set aside while a deck is shuffled',
);

export const toBlock = note('701.12', 'overview', 'block', 'a heading; the rule is 701.12a');

/** 701.12a. */
export const onlyBlockersBlock = restriction(
  '701.12a',
  'to block is to stop an attack, and only a creature with blocker can',
  'block',
  (game, { card }, _, attacker) => !isTold(game, 'can', 'block', Number(card), Number(attacker)),
  { kind: 'procedure' },
);

/** 701.12a. */
export const blocker = keyword(
  '701.12a',
  'to block is to stop an attack, and only a creature with blocker can',
  'blocker',
  () => [
    {
      kind: 'static',
      changes: [{ subject: { is: 'this' }, changes: [{ change: 'can', action: 'block' }] }],
    },
  ],
);

export const battling = note(
  '701.13',
  'overview',
  'battle',
  'a heading; the rules are 701.13a and 701.13b',
);

/** 701.13a. The creature that an effect names first battles the one it chooses. */
export const battleTerm = term(
  '701.13a',
  "to battle is to compare two creatures' powers: the greater wins, an equal or smaller one loses",
  'battle',
  (game, { cards, others, source }) => {
    const [one] = cards;
    const other = others['by']?.[0] ?? others['with']?.[0] ?? source;
    if (one === undefined || other === 0 || cardOf(game, other).zone !== 'battle zone') return;
    return {
      call: 'battle',
      locals: { one: refJson(game, other), other: refJson(game, one), within: true },
    };
  },
);

export const loserDestroyed = note(
  '701.13b',
  'procedure',
  'a creature that loses a battle is destroyed',
  'carried out at 703.4d',
);

export const breaking = note(
  '701.14',
  'overview',
  'break',
  'a heading; the rules are 701.14a to 701.14d',
);

/** 701.14a. */
export const breakShield = eventKind(
  '701.14a',
  "to break a shield, by attack or effect, is to put it into its player's hand",
  'break',
  {
    possible: (game, { card }) => cardOf(game, Number(card)).zone === 'shield zone',
    becomes: (game, { card }) => [move(game, card ?? 0, 'hand')],
  },
);

/** 701.14b. */
export const returnsLikeABreak = definition(
  '701.14b',
  'returning a shield to hand works like a break, but nothing that requires a break applies',
  () => true,
  () => false,
);

/** 701.14c. */
export const breakTerm = term(
  '701.14c',
  'several shields broken by an effect go to the hand together, unlike breaks by breaker abilities',
  'break',
  (_, { cards, player, source }) => ({
    call: 'takeShields',
    locals: { cards, kind: 'break', by: source, player },
    into: 'done',
  }),
  { possible: (_, card) => card.zone === 'shield zone' },
);

export const extraBreaks = todo(
  '701.14d',
  'continuous',
  'an effect that breaks additional shields adds to breaks by attack and by effect alike',
  'needs effects that break additional shields',
);
