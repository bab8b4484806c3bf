/** 701. Keyword actions: what the verbs of the rules text mean. Those of special cards stand in a file of their own. */
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
import type { GameEvent, Player } from '../../../kernel/state.js';
import { isTold, move, refJson, textOf } from '../words.js';

export const keywordActions = note(
  '701.1',
  'overview',
  'most actions are in plain language, but some verbs are game terms with a definition',
  'introduces the section; each verb is defined by its own number',
);

export const tapping = note(
  '701.2',
  'overview',
  'tap and untap',
  'a heading; the rules are 701.2a and 701.2b',
);

/** 701.2a. What is tapped cannot be tapped (603.2c). */
export const tap = eventKind(
  '701.2a',
  'to tap a card is to turn it a quarter from its upright position',
  'tap',
  {
    possible: (game, { card }) => cardOf(game, Number(card)).status['orientation'] !== 'tapped',
    becomes: (_, { card }) => [turned(card, 'tapped')],
  },
);

const turned = (card: number | undefined, value: string): GameEvent => ({
  kind: 'status',
  card: card ?? 0,
  status: 'orientation',
  value,
});

export const tapTerm = term(
  '701.2a',
  'to tap a card is to turn it a quarter from its upright position',
  'tap',
  (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'tap', card, player, by: source })),
  }),
);

/** 701.2b. */
export const untap = eventKind(
  '701.2b',
  'to untap a card is to turn it back to its upright position',
  'untap',
  {
    possible: (game, { card }) => cardOf(game, Number(card)).status['orientation'] === 'tapped',
    becomes: (_, { card }) => [turned(card, 'untapped')],
  },
);

export const untapTerm = term(
  '701.2b',
  'to untap a card is to turn it back to its upright position',
  'untap',
  (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'untap', card, player, by: source })),
  }),
);

export const summoning = note('701.3', 'overview', 'summon', 'a heading; the rule is 701.3a');

/** 701.3a. An effect that says to summon does so without payment. */
export const summonTerm = term(
  '701.3a',
  'to summon is to pay for a creature and put it into the battle zone, normally in the main step',
  'summon',
  (_, { cards, player }) => ({
    call: 'useCards',
    locals: { cards, player },
  }),
);

/** Locals: cards, player. */
export const useCards = procedure('', [
  step('', 'one card after another is used without payment', (_, { locals }) => {
    const [card, ...others] = locals['cards'] as readonly number[];
    if (card === undefined) return { end: true };
    locals['cards'] = others;
    return {
      call: 'useCard',
      locals: { card, player: locals['player'] ?? '', free: true },
      go: 'again',
    };
  }),
]);

export const casting = note('701.4', 'overview', 'cast', 'a heading; the rule is 701.4a');

/** 701.4a. A spell that an effect says to cast is carried out as a part of it (101.4d). */
export const castTerm = term(
  '701.4a',
  'to cast is to pay for a spell and use it so that it takes effect, normally in the main step',
  'cast',
  (_, { cards, player }) => ({
    call: 'useCards',
    locals: { cards, player },
  }),
);

export const using = note('701.5', 'overview', 'use', 'a heading; the rule is 701.5a');

export const use = note(
  '701.5a',
  'definition',
  'to use a card is to summon, cast, generate, fortify with or expand it',
  'names what 701.3a and 701.4a and the like have in common',
  {
    fault: 'leaves out auras; we count using an aura as using a card, because 310.1 says so',
  },
);

export const destroying = note(
  '701.6',
  'overview',
  'destroy',
  'a heading; the rules are 701.6a and 701.6b',
);

/** 701.6a. Replacements and abilities "as it is destroyed" look for this; "destroyed" is what comes of it. */
export const destroy = eventKind(
  '701.6a',
  'to destroy a creature is to be about to put it from the battle zone into the graveyard',
  'destroy',
  {
    possible: (game, { card }) => cardOf(game, Number(card)).zone === 'battle zone',
    becomes: (game, { card, by }) => [
      {
        kind: 'destroyed',
        card: card ?? 0,
        from: 'battle zone',
        ...(by === undefined ? {} : { by }),
      },
      ...say<readonly GameEvent[]>(game, 'destroyedToGraveyard', card),
    ],
  },
);

export const destroyTerm = term(
  '701.6a',
  'to destroy a creature is to be about to put it from the battle zone into the graveyard',
  'destroy',
  (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'destroy', card, by: source, player })),
  }),
  { possible: (_, card) => card.zone === 'battle zone' },
);

/** 701.6b. */
export const destroyedToGraveyard = definition(
  '701.6b',
  'a destroyed creature is put into the graveyard as a result',
  (game: Game, card: number): readonly GameEvent[] => [move(game, card, 'graveyard')],
  () => [],
  { kind: 'procedure' },
);

export const discarding = note(
  '701.7',
  'overview',
  'discard',
  'a heading; the rules are 701.7a and 701.7b',
);

/** 701.7a. */
export const discard = eventKind(
  '701.7a',
  "to discard is to put a card from hand into its player's graveyard; strike back is not carried out yet",
  'discard',
  {
    possible: (game, { card }) => cardOf(game, Number(card)).zone === 'hand',
    becomes: (game, { card }) => [move(game, card ?? 0, 'graveyard')],
  },
);

export const discardTerm = term(
  '701.7a',
  "to discard is to put a card from hand into its player's graveyard; strike back is not carried out yet",
  'discard',
  (game, { cards, source }) => ({
    events: cards.map((card) => ({
      kind: 'discard',
      card,
      by: source,
      player: cardOf(game, card).side,
    })),
  }),
  { possible: (_, card) => card.zone === 'hand' },
);

export const chooseDiscard = note(
  '701.7b',
  'procedure',
  "the affected player chooses what to discard, unless it is at random or another player's choice",
  'the text says who discards, and that player is asked (605.2b)',
);

export const charging = note('701.8', 'overview', 'charge', 'a heading; the rule is 701.8a');

/** 701.8a. */
export const charge = eventKind(
  '701.8a',
  "to charge mana is to put a card from hand upside down into its player's mana zone",
  'charge',
  {
    possible: (game, { card }) => cardOf(game, Number(card)).zone === 'hand',
    becomes: (game, { card, player }) => [
      move(game, card ?? 0, 'mana zone', { side: player ?? '' }),
    ],
  },
);

export const chargeTerm = term(
  '701.8a',
  "to charge mana is to put a card from hand upside down into its player's mana zone",
  'charge',
  (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'charge', card, player, by: source })),
  }),
);

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

/** 701.9a. Who has seen what is not kept: only that it was shown. */
export const revealTerm = term('701.9a', shown, 'reveal', showing('reveal'));

/** 701.9a. Looking shows a card to one player alone. */
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
