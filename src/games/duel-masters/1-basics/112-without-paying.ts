/** 112. Costs: using cards without paying, and what is declared for that as shields go to the hand. */
import type { Ability, Condition, Instruction, TriggeredAbility } from '../../../kernel/ability.js';
import { hasKeyword } from '../../../kernel/continuous.js';
import {
  cardOf,
  cardsIn,
  type Game,
  inTurnOrder,
  isCurrent,
  isHeld,
  refOf,
} from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  bookkeeping,
  keyword,
  type Move,
  permission,
  procedure,
  step,
} from '../../../kernel/rule.js';
import type { CardRef, Frame, GameEvent, Json, Player } from '../../../kernel/state.js';
import { isTold } from '../../../kernel/modals.js';
import { cards, declaring, useThis, yours } from '../free-use.js';
import { asUsed } from '../faces.js';
import { say } from '../questions.js';
import {
  type Going,
  justTaken,
  listIn,
  partsOnTheirWay,
  refuseUntoldBreak,
  strikeCard,
  strikeDeclared,
  taking,
  usedFor,
} from '../striking.js';
import { declaredTriggers } from '../waiting.js';
import { isOfType, keepFact, move, usableByText } from '../words.js';

/** 112.3a. What the keyword allows is below. */
export const shieldTrigger = keyword('shield trigger', () => []);

/** 112.3a. About: shields that are about to go to the hand; which of them are shield triggers 113.6b says. */
export const declareShieldTrigger = permission('shield trigger', (game, player, about) =>
  (about as readonly number[])
    .filter((id) => {
      const { zone, owner } = cardOf(game, id);
      return zone === 'shield zone' && owner === player && isTriggerOnItsWay(game, id);
    })
    .map((card) => ({ verb: 'shield trigger', card })),
);

/** What is asked about are those that were shield triggers, where that has been looked at before. */
const isTriggerOnItsWay = (game: Game, id: number): boolean =>
  (isHeld(game, id) && say(game, 'shieldTriggersAsBefore')) ||
  hasKeyword(game, id, 'shield trigger');

/**
 * 112.3a. Cards go from the shields to the hand together, and those that are shield triggers may be declared.
 * Locals: cards, kind (of the events: break or move), by (the card that does it), player (who does it).
 */
export const takeShields = procedure([
  /** 113.6a. Until all is declared. */
  step('wait', (game, frame) => {
    const { locals } = frame;
    const all = partsOnTheirWay(game, frame);
    locals['able'] = all.filter((id) => hasKeyword(game, id, 'shield trigger'));
    const waiting = all.filter((card) => cardOf(game, card).zone === 'shield zone');
    locals['waiting'] = waiting;
    return { events: waiting.map((card) => ({ kind: 'hold', card })) };
  }),
  step(
    'declareBeforeTheyGo',
    (game, frame) => askForTriggers(game, frame, partsOnTheirWay(game, frame)),
    (game, { locals }, picked) => {
      const before = (locals['declared'] ?? []) as unknown as readonly DeclaredAs[];
      const now = picked.map(({ card = 0 }) => asDeclared(game, card));
      locals['declared'] = [...before, ...now] as unknown as Json;
      return {
        events: picked.map(({ card }) => ({ kind: 'declare', card: card ?? 0 })),
        go: 'again',
      };
    },
  ),
  /** What is discarded on its way comes to no hand. */
  bookkeeping(
    step('strikeBacks', (_, { locals }) => {
      const { cards = [], kind = '', by = 0, player = '' } = locals;
      return { call: 'strikeBacks', locals: { cards, kind, by, player }, into: 'left' };
    }),
  ),
  /** Shields are put into the hand. */
  bookkeeping(
    step('putIntoHand', (game, { locals }) => {
      if (locals['kind'] === 'break') refuseUntoldBreak(game);
      const { going, rest, struck } = locals['left'] as unknown as Going;
      locals['struck'] = struck;
      locals['cards'] = going;
      // With all that comes to the hand a judgment Z may be declared.
      if (locals['kind'] === 'break')
        locals['cards'] = [...going.flatMap((card) => say(game, 'cardsOfShield', card)), ...rest];
      return {
        events: [
          ...going.map((card) => taking(game, locals, card)),
          ...rest.map((card) => move(game, card, 'hand')),
        ],
        into: 'taken',
      };
    }),
  ),
  strikeDeclared('declareJudgment', justTaken),
  strikeCard('chooseCrest', 'declareJudgment', justTaken, () => ({})),
  /** What stays among the shields counts there again. */
  bookkeeping(
    step('letCount', (game, { locals }) => {
      const waiting = (locals['waiting'] ?? []) as readonly number[];
      const there = waiting.filter((card) => isHeld(game, card));
      return there.length === 0
        ? undefined
        : { events: there.map((card) => ({ kind: 'release', card })) };
    }),
  ),
  /** What was declared on its way waits in the hand, where it has come there. */
  step('keepDeclared', (game, { locals }) => {
    const declared = (locals['declared'] ?? []) as unknown as readonly DeclaredAs[];
    const there = declared.filter(({ card }) => cardOf(game, card).zone === 'hand');
    return there.length === 0 ? undefined : { events: [waitingInHand(game, there)] };
  }),
  /** What went to the hand. */
  bookkeeping(
    step('returnTaken', (_, { locals }) => ({
      end: true,
      value: [...listIn(locals, 'struck'), ...listIn(locals, 'taken')],
    })),
  ),
]);

/** Asks one player after the other, the turn player first. Kept: asked (how many have been). */
const askForTriggers = (game: Game, { locals }: Frame, going: readonly number[]): Move | void => {
  const by = inTurnOrder(game)[Number(locals['asked'] ?? 0)];
  if (by === undefined) return;
  locals['asked'] = Number(locals['asked'] ?? 0) + 1;
  // Which are shield triggers was looked at before they began to wait; what forbids it is looked at now (113.6a).
  const able = say(game, 'shieldTriggersAsBefore') ? locals['able'] : undefined;
  const on = able === undefined ? going : [...cardsAmong(able), ...asTheyWait(game, going, able)];
  const options = legalOptions(game, by, 'shield trigger', on);
  if (options.length === 0) return { go: 'again' };
  const all = { min: 0, max: options.length };
  return {
    ask: { kind: 'shield trigger', of: ['shield trigger'], on, by, options, ...all, source: 0 },
  };
};

/** Those of the cards that something makes shield triggers as they wait, and that were none before. */
const asTheyWait = (game: Game, going: readonly number[], able: Json): readonly number[] =>
  going.filter(
    (card) =>
      !cardsAmong(able).includes(card) &&
      hasKeyword(game, card, 'waiting shield trigger') &&
      hasKeyword(game, card, 'shield trigger'),
  );

const cardsAmong = (cards: Json): readonly number[] => cards as readonly number[];

/** A card that was declared, and the halves of it that were shield triggers then. */
interface DeclaredAs {
  readonly card: number;
  readonly halves: readonly number[];
}

const asDeclared = (game: Game, card: number): DeclaredAs => ({
  card,
  halves: say(game, 'halvesToUse', card, 'shield trigger'),
});

/** Declared cards wait, beside those declared before. */
const waitingInHand = (game: Game, cards: readonly DeclaredAs[]): GameEvent => {
  const declared = cards.map(({ card, halves }) => ({
    card: [...refOf(game, card)],
    player: cardOf(game, card).owner,
    halves,
  }));
  return keepFact('shield triggers', [...declaredTriggers(game), ...declared] as unknown as Json);
};

/** 112.3a. A declared card that still waits in the hand is used without paying. Locals: card (as declared), player, halves (see useCard). */
export const useShieldTrigger = procedure([
  step('use', (game, { locals }) => {
    const card = locals['card'] as unknown as CardRef;
    if (!isCurrent(game, card)) return { end: true };
    const { player = '', halves = [] } = locals;
    return {
      call: 'useCard',
      locals: { card: card[0], player, as: 'shield trigger', halves, free: true },
      end: true,
    };
  }),
]);

/** So many cards in the mana zone. */
const manaThereFor = (amount: number | undefined): Condition => ({
  is: 'count',
  filter: { ...cards, zones: ['mana zone'], whose: 'you' },
  compare: { is: 'at-least', amount: amount ?? 0 },
});

/** Declared as a creature of the other player's attacks or blocks. */
const afterTheirs = (effect: readonly Instruction[], usableIf?: Condition): readonly Ability[] =>
  ['attack', 'block'].map((event) =>
    declaring(
      { event, roles: { card: { is: 'card', filter: { ...cards, whose: 'opponent' } } } },
      effect,
      usableIf,
    ),
  );

/** 112.3c. Whether there is enough mana is looked at as it is declared; at the end of the turn it goes back to the deck. */
export const ninjaStrike = keyword('ninja strike', (amount) =>
  afterTheirs(summonedForTheTurn(), manaThereFor(amount)),
);

/** 112.3c. Whether there is enough mana is looked at as it is carried out, and no sooner. */
export const ninjaStrikeCheckedLater = keyword('ninja strike', (amount) =>
  afterTheirs([
    { do: 'if', condition: manaThereFor(amount), then: summonedForTheTurn(), otherwise: [] },
  ]),
);

const summonedForTheTurn = (): readonly Instruction[] => [
  useThis,
  { do: 'later', ability: returnsToDeck },
];

/** Back to the bottom of its owner's deck as the turn ends. */
const returnsToDeck: TriggeredAbility = {
  kind: 'triggered',
  when: { event: 'turn-ends', roles: {} },
  costs: [],
  effect: [
    {
      do: 'act',
      who: 'you',
      verb: 'put',
      // Only if it came there: what forbids its summoning leaves it in the hand.
      object: {
        is: 'cards',
        quantity: { is: 'all', amount: 0 },
        filter: { ...cards, zones: ['battle zone'], among: { is: 'it' } },
      },
      with: { to: { place: { zone: 'deck', whose: 'owner', position: 'bottom' } } },
    },
  ],
};

/** 112.3d. Declared for such a card that has come from the shields to the hand, which is discarded for it. */
export const judgmentZ = keyword('judgment z', (_, of) => [usedFor('judgment z', of)]);

/** 112.3d. When it is so, the text of the card says: `while …, this gains gravity zero`. */
export const gravityZero = keyword('gravity zero', () => []);

/** 112.3d. */
export const summonForNothing = permission('summon', (game, player) =>
  usableForNothing(game, player, 'creature'),
);

/** 112.3d. */
export const castForNothing = permission('cast', (game, player) =>
  usableForNothing(game, player, 'spell'),
);

/** From the hand, and from where a text lets the card be used (110.4d). */
const usableForNothing = (game: Game, player: Player, type: string) =>
  ['hand', ...usableByText]
    .flatMap((zone) => cardsIn(game, player, zone))
    .filter((id) =>
      asUsed(game, id, 'use gravity zero').some(
        (there) =>
          isOfType(there, id, type) &&
          hasKeyword(there, id, 'gravity zero') &&
          (cardOf(game, id).zone === 'hand' || isTold(there, 'can', 'be used', id)),
      ),
    )
    .map((card) => ({ verb: 'use gravity zero', card }));

/** 112.3f. Declared as such a creature of its player's attacks. */
export const attackChance = keyword('attack chance', (_, of) => [
  declaring({ event: 'attack', roles: { card: { is: 'card', filter: yours(of) } } }, [useThis]),
]);
