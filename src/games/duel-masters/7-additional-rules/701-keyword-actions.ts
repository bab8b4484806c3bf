/** 701. Keyword actions: what the verbs of the rules text mean, up to charging mana; the others stand in files of their own. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { definition, eventKind, note, procedure, step, term } from '../../../kernel/rule.js';
import type { GameEvent } from '../../../kernel/state.js';
import { move } from '../words.js';

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
