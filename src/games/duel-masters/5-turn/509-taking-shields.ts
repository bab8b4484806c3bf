/** 509. Direct attack: how shields that are broken go to the hand, or are put there otherwise; and breaking all of them. */
import { hasKeyword } from '../../../kernel/continuous.js';
import { cardOf, type Game, inTurnOrder, isAwaited, isHeld, refOf } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  bookkeeping,
  keyword,
  type Move,
  permission,
  procedure,
  step,
} from '../../../kernel/rule.js';
import type { Frame, GameEvent, Json } from '../../../kernel/state.js';
import { definition, say } from '../questions.js';
import {
  type Going,
  justTaken,
  listIn,
  partsOnTheirWay,
  refuseUntoldBreak,
  strikeCard,
  strikeDeclared,
  taking,
} from '../striking.js';
import { activatedOf } from '../activated.js';
import { declaredTriggers, strikeIcon } from '../waiting.js';
import { keepFact, move, shieldsOf } from '../words.js';

/**
 * 509.3c. Cards go from the shields to the hand together, once what is used for them has been declared.
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
  /** 509.5b. */
  step(
    'declareStrikes',
    (game, frame) => {
      const on = partsOnTheirWay(game, frame);
      return isAwaited(game, 'triggered', 'declare-use')
        ? askEach(game, frame, { action: strikeIcon, kind: 'declare', on })
        : undefined;
    },
    (_, { locals }, picked) => {
      const before = (locals['strikes'] ?? []) as unknown as readonly Strike[];
      const now = picked.map(({ card = 0, ability = -1 }): Strike => ({ card, ability }));
      locals['strikes'] = [...before, ...now] as unknown as Json;
      return { events: now.map(({ card }) => ({ kind: 'declare', card })), go: 'again' };
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
    const strikes = (locals['strikes'] ?? []) as unknown as readonly Strike[];
    const isThere = ({ card }: Strike | DeclaredAs): boolean => cardOf(game, card).zone === 'hand';
    const there = declared.filter(isThere);
    const events = [
      ...(there.length === 0 ? [] : [waitingInHand(game, there)]),
      ...strikes.filter(isThere).map((one) => striking(game, one)),
    ];
    return events.length === 0 ? undefined : { events };
  }),
  /** What went to the hand. */
  bookkeeping(
    step('returnTaken', (_, { locals }) => ({
      end: true,
      value: [...listIn(locals, 'struck'), ...listIn(locals, 'taken')],
    })),
  ),
]);

const askForTriggers = (game: Game, frame: Frame, going: readonly number[]): Move | void => {
  const { locals } = frame;
  // Which are shield triggers was looked at before they began to wait; what forbids it is looked at now (113.6a).
  const able = say(game, 'shieldTriggersAsBefore') ? locals['able'] : undefined;
  const on = able === undefined ? going : [...cardsAmong(able), ...asTheyWait(game, going, able)];
  return askEach(game, frame, { action: 'shield trigger', kind: 'shield trigger', on });
};

/** What is asked of players about cards on their way. */
interface Asking {
  readonly action: string;
  readonly kind: string;
  readonly on: readonly number[];
}

/** Asks one player after the other, the turn player first. Kept, under the name of the action: how many have been asked. */
const askEach = (game: Game, { locals }: Frame, { action, kind, on }: Asking): Move | void => {
  const asked = `asked for ${action}`;
  const by = inTurnOrder(game)[Number(locals[asked] ?? 0)];
  if (by === undefined) return;
  locals[asked] = Number(locals[asked] ?? 0) + 1;
  const options = legalOptions(game, by, action, on);
  if (options.length === 0) return { go: 'again' };
  const all = { min: 0, max: options.length };
  return { ask: { kind, of: [action], on, by, options, ...all, source: 0 } };
};

/** 509.5b. About: cards that are about to go to the hand. */
export const gStrikes = permission(strikeIcon, (game, player, about) =>
  (about as readonly number[])
    .filter((id) => cardOf(game, id).owner === player)
    .flatMap((id) => activatedOf(game, id, strikeIcon).map((one) => ({ ...one, verb: 'declare' }))),
);

/** 509.5b. */
export const strikesFromShields = definition(
  'strikesFromShields',
  (_, zone) => zone === 'shield zone',
);

/** A card that was shown on its way, and what it does behind its icon. */
interface Strike {
  readonly card: number;
  readonly ability: number;
}

/** It waits for what it is to do. */
const striking = (game: Game, { card, ability }: Strike): GameEvent => ({
  kind: 'declare-use',
  card,
  player: cardOf(game, card).owner,
  declares: card,
  ability,
});

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

/** 509.4. */
export const worldBreaker = keyword('world breaker', () => []);
export const gBreaker = keyword('g breaker', () => []);

/** 509.4. A breaker of all shields goes through those that were there, none of them twice. */
export const shieldsToBreak = definition(
  'shieldsToBreak',
  (game, player, { found, all }) =>
    all
      ? shieldsOf(game, player).filter((id) => found.includes(id))
      : say(game, 'addedShieldsToo', player, found),
  (game, player, { found }) => say(game, 'addedShieldsToo', player, found),
);
