/** 701. Keyword actions: what the verbs of the rules text mean, up to charging mana; the others stand in files of their own. */
import { definition, say } from '../questions.js';
import { cardOf, type Game, isCurrent } from '../../../kernel/game.js';
import { bookkeeping, eventKind, procedure, step, term } from '../../../kernel/rule.js';
import type { CardRef, GameEvent, Json } from '../../../kernel/state.js';
import { takingAside } from '../nowhere.js';
import { discarding } from '../striking.js';
import { foreseesUse, useTermOf, useWithoutPaying } from '../using.js';
import { entering, isOfType, isUpsideDown, move, textOf, turned } from '../words.js';

/** 701.2a. What is tapped cannot be tapped (603.2c). What it was tapped for to be activated is activated (602.1). */
export const tap = eventKind('tap', {
  possible: (game, { card }) => cardOf(game, Number(card)).status['orientation'] !== 'tapped',
  becomes: (_, { card }) => [turned(card, 'tapped')],
  follows: (_, { card = 0, ability, player = '' }) =>
    typeof ability === 'number'
      ? { call: 'activateTapped', locals: { card, ability, player } }
      : {},
});

export const tapTerm = term('tap', (_, { cards, player, source }) => ({
  events: cards.map((card) => ({ kind: 'tap', card, player, by: source })),
}));

/** 701.2b. Back to the upright position, from whichever it can be turned back. */
export const untap = eventKind('untap', {
  possible: (game, { card }) =>
    cardOf(game, Number(card)).status['orientation'] === 'tapped' || turnsBack(game, Number(card)),
  becomes: (game, { card }) => [
    turned(card, 'untapped'),
    ...(turnsBack(game, Number(card)) ? [turned(card, 'upright', 'way up')] : []),
  ],
});

const turnsBack = (game: Game, card: number): boolean =>
  isUpsideDown(game, card) && say(game, 'untapsFromUpsideDown');

export const untapTerm = term('untap', (_, { cards, player, source }) => ({
  events: cards.map((card) => ({ kind: 'untap', card, player, by: source })),
}));

/** 701.3a. To put a creature into the battle zone is not to summon it. */
export const puttingIsSummoning = definition(
  'puttingIsSummoning',
  () => false,
  () => true,
);

/** 701.3a. An effect that says to summon does so without payment. */
export const summonTerm = useTermOf('summon');

/** Locals: cards, player, as (how they are used, where something says so), halves (for each as which of its halves it can be). Kept: origins (the zones from which they are used, where all are held first). */
export const useCards = procedure([
  step('holdAll', (game, { locals }) => {
    const cards = locals['cards'] as readonly number[];
    if (cards.length < 2) return;
    locals['origins'] = cards.map((card) => cardOf(game, card).zone);
    return { events: cards.flatMap((card) => takingAside(game, card)) };
  }),
  /** One card after another is used without payment. */
  bookkeeping(
    step('useNext', (_, { locals }) => {
      const [card, ...others] = locals['cards'] as readonly number[];
      if (card === undefined) return { end: true };
      const { player = '', as = '', origins } = locals;
      const [halves = null, ...otherHalves] = locals['halves'] as readonly Json[];
      const [origin, ...otherOrigins] = (origins ?? []) as readonly string[];
      Object.assign(locals, { cards: others, origins: otherOrigins, halves: otherHalves });
      const held: Record<string, Json> = origin === undefined ? {} : { origin };
      return {
        call: 'useCard',
        locals: { card, player, as, halves, free: true, ...held },
        go: 'again',
      };
    }),
  ),
]);

/** 701.4a. A spell that an effect says to cast is carried out as a part of it (101.4d). */
export const castTerm = useTermOf('cast');

/** 701.5a. A text that says to use a card does not say whether that is to summon or to cast it. */
export const useTerm = term('use', useWithoutPaying, foreseesUse);

/** 701.5a. Whoever summons, casts or expands a card uses it: what forbids to use it forbids that. */
export const eachIsUse = definition('eachIsUse', () => true);

/** 701.5a. The use of a card for whose type there is no word of its own. */
export const useCardOfType = eventKind('use', {
  becomes: (game, event) => (comesThere(game, event.card ?? 0) ? entering(game, event) : []),
});

const comesThere = (game: Game, card: number): boolean =>
  (isOfType(game, card, 'artifact') && say(game, 'usedArtifactEnters')) ||
  (isOfType(game, card, 'tamaseed') && say(game, 'usedTamaseedEnters'));

/** 701.6a. Replacements and abilities "as it is destroyed" look for this; "destroyed" is what comes of it. */
export const destroy = eventKind('destroy', {
  possible: (game, { card }) => cardOf(game, Number(card)).zone === 'battle zone',
  becomes: (game, { card = 0, by }) => [
    {
      kind: 'destroyed',
      card,
      from: 'battle zone',
      ...(by === undefined ? {} : { by }),
    },
    ...say(game, 'destroyedToGraveyard', card),
  ],
});

export const destroyTerm = term(
  'destroy',
  (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'destroy', card, by: source, player })),
  }),
  { possible: (_, card) => card.zone === 'battle zone' },
);

/** 701.6b. */
export const destroyedToGraveyard = definition('destroyedToGraveyard', (game, card) => [
  move(game, card, 'graveyard'),
]);

/** 701.7a. Also on its way there from the shields (112.3b). */
export const discard = eventKind('discard', {
  isItsMove: true,
  possible: (game, { card, onItsWay }) => {
    const { zone } = cardOf(game, Number(card));
    return zone === 'hand' || (onItsWay === true && zone === 'shield zone');
  },
  becomes: (game, { card }) => [move(game, card ?? 0, 'graveyard')],
});

export const discardTerm = term(
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

/**
 * 701.7a. A card is discarded so that another is used. Locals: event, player, declares (the card that is used), ability, ref
 * (the card that is discarded), broken (that the shield breaks, where it does), out (what it returns, where nothing took the
 * place of that).
 */
export const discardForUse = procedure([
  /** The shield is broken, though its card comes to no hand. */
  bookkeeping(
    step('break', (_, { locals }) =>
      locals['broken'] === undefined
        ? { go: 'discard' }
        : { events: [locals['broken'] as unknown as GameEvent], into: 'struck' },
    ),
  ),
  /** Something else may have taken the place of that. */
  bookkeeping(
    step('isBroken', (_, { locals }) =>
      ((locals['struck'] ?? []) as readonly number[]).length === 0 ? { end: true } : undefined,
    ),
  ),
  step('discard', (game, { locals }) => {
    const ref = locals['ref'] as unknown as CardRef;
    const { player, declares, out = null } = locals;
    // What has gone to the hand meanwhile is discarded for nothing.
    if (!isCurrent(game, ref)) return { end: true, value: out };
    return { events: [discarding(ref[0], textOf(player), Number(declares))] };
  }),
  /** Then it waits. */
  bookkeeping(
    step('declare', (game, { locals }) => {
      const { event, player = '', declares = 0, ability = -1, out = null } = locals;
      const ref = locals['ref'] as unknown as CardRef;
      if (isCurrent(game, ref)) return { end: true, value: out };
      const declared = { kind: 'declare-use', card: ref[0], player, declares, ability };
      return { events: [{ ...declared, event } as GameEvent], end: true, value: out };
    }),
  ),
]);

/** 701.7b. */
export const chanceChooses = definition('chanceChooses', () => true);

/** 701.8a. */
export const charge = eventKind('charge', {
  possible: (game, { card }) => cardOf(game, Number(card)).zone === 'hand',
  // To the mana zone of whose hand it is.
  becomes: (game, { card = 0 }) => [
    move(game, card, 'mana zone', { side: cardOf(game, card).side }),
  ],
});

export const chargeTerm = term('charge', (_, { cards, player, source }) => ({
  events: cards.map((card) => ({ kind: 'charge', card, player, by: source })),
}));
