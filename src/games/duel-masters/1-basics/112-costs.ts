/** 112. Costs: mana cost, how it is paid, and using cards without paying. */
import type { Ability, Condition, Instruction, TriggeredAbility } from '../../../kernel/ability.js';
import { numberOfUnit } from '../../../kernel/book.js';
import { hasKeyword, listOf } from '../../../kernel/continuous.js';
import {
  cardOf,
  cardsIn,
  type Game,
  inTurnOrder,
  isCurrent,
  isHeld,
  refOf,
  Unsupported,
} from '../../../kernel/game.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  bookkeeping,
  keyword,
  type Move,
  permission,
  procedure,
  type Step,
  step,
  term,
} from '../../../kernel/rule.js';
import type { CardRef, Frame, GameEvent, Json, Option, Player } from '../../../kernel/state.js';
import { canPayFor, manaIn, manaThere, matchOf, untappedMana } from '../mana.js';
import { declaredTriggers } from '../waiting.js';
import { cards, declaring, useThis, yours } from '../free-use.js';
import { foreseesUse, isOfType, move, keepFact, textOf, useWithoutPaying } from '../words.js';
import { definition, say } from '../questions.js';

/** 112.2. Whether a player has the mana for a card: enough of it, and its civilizations. */
export const canPay = definition(
  'canPay',
  (game, card, player) =>
    manaThere(game, player) >= say(game, 'costToPay', card) &&
    say(game, 'canPayCivilizations', card, player),
);

/** 112.2a. */
export const canPayCivilizations = definition('canPayCivilizations', (game, card, player) =>
  canPayFor(game, player, toPay(game, card, say(game, 'costToPay', card))),
);

/** What was picked will be tapped; the step then looks whether anything is left to pay. */
const paidWith: Step['answered'] = (_, frame, picked) => {
  pick(
    frame,
    picked.map(({ card }) => card ?? 0),
  );
  return { go: 'again' };
};

/** 112.2a. Civilizations first, then the rest of the cost. Locals: card, player, cost. Kept: picked (to be tapped). */
export const payMana = procedure([
  step('tapForCivilizations', (game, frame) => payCivilization(game, frame), paidWith),
  step('tapForRest', (game, frame) => payRest(game, frame), paidWith),
  step('pay', (_, { locals }) => ({
    events: pickedIn(locals).map((card) => ({
      kind: 'tap',
      card,
      player: textOf(locals['player']),
    })),
    into: 'tapped',
  })),
  /** Where something else took the place of tapping no rule says what is paid. */
  bookkeeping(
    step('isPaid', (game, { locals }) => {
      if (((locals['replaced'] ?? []) as readonly number[]).length === 0) return;
      throw new Unsupported(
        numberOfUnit(game.world.rules.book, 'canPayCivilizations'),
        'no rule says whether mana pays that is not tapped, where something else took the place of that',
      );
    }),
  ),
]);

/** The civilizations to be paid for. */
const toPay = (game: Game, card: number, cost: number): readonly string[] =>
  say(game, 'civilizationsToPay', listOf(game, card, 'civilization'), cost);

const pickedIn = (locals: Frame['locals']): readonly number[] =>
  (locals['picked'] ?? []) as readonly number[];

const pick = ({ locals }: Frame, cards: readonly number[]): void => {
  locals['picked'] = [...pickedIn(locals), ...cards];
};

/** The mana that is left to choose from. */
const left = (game: Game, { locals }: Frame): readonly number[] => {
  const picked = new Set(pickedIn(locals));
  return untappedMana(game, textOf(locals['player'])).filter((id) => !picked.has(id));
};

/** One card for the next civilization that is not paid for, such that the others can be paid for as well. */
const payCivilization = (game: Game, frame: Frame): Move | void => {
  const { locals } = frame;
  const [next, ...others] = toPay(game, Number(locals['card']), Number(locals['cost'])).slice(
    pickedIn(locals).length,
  );
  if (next === undefined) return;
  const mana = left(game, frame);
  const match = matchOf(game, others, mana);
  const isSpare = (id: number): boolean =>
    match !== undefined && (!match.has(id) || isMatchedWithout(game, others, mana, id));
  const fitting = mana.filter(
    (id) => listOf(game, id, 'civilization').includes(next) && isSpare(id),
  );
  return fitting.length === 0 ? undefined : choosePayment(game, frame, fitting, 1);
};

const isMatchedWithout = (
  game: Game,
  civilizations: readonly string[],
  mana: readonly number[],
  id: number,
): boolean =>
  matchOf(
    game,
    civilizations,
    mana.filter((other) => other !== id),
  ) !== undefined;

/** As many cards more as the cost asks for. */
const payRest = (game: Game, frame: Frame): Move | void => {
  const { locals } = frame;
  const missing = Number(locals['cost']) - manaIn(game, pickedIn(locals));
  if (missing <= 0) return;
  const giving = left(game, frame).filter((id) => say(game, 'manaOf', id) > 0);
  const single = giving.every((id) => say(game, 'manaOf', id) === 1);
  return giving.length === 0 ? undefined : choosePayment(game, frame, giving, single ? missing : 1);
};

/** Asked also where no choice is left, so that whoever says what pays may say all of it. */
const choosePayment = (game: Game, frame: Frame, cards: readonly number[], count: number): Move => {
  // Asked even where there is but one answer: a script may name what pays. Too few, where no rule keeps one from that.
  if (cards.length < count) {
    pick(frame, cards);
    return { go: 'again' };
  }
  const max = say(game, 'mostToTap', count, cards.length);
  const options = cards.map((card) => ({ verb: 'pay', card, rules: [] }));
  const by = textOf(frame.locals['player']);
  return {
    ask: { kind: 'pay', by, options, min: count, max, source: Number(frame.locals['card']) },
  };
};

/** 112.2b. However far a cost is reduced, every civilization is paid for. */
export const civilizationsToPay = definition(
  'civilizationsToPay',
  (_, civilizations, __) => civilizations,
);

/** 112.2c. */
export const mostToTap = definition('mostToTap', (_, needed, __) => needed);

/** 112.3a. What the keyword allows is below. */
export const shieldTrigger = keyword('shield trigger', () => []);

/** What a text lets be used that does not say whether it is summoned or cast. */
export const useTerm = bookkeeping(term('use', useWithoutPaying, foreseesUse));

/** 112.3a. About: the cards that have just gone from the shields to the hand. */
export const declareShieldTrigger = permission('shield trigger', (game, player, about) =>
  (about as readonly number[])
    .filter(
      (id) => cardsIn(game, player, 'hand').includes(id) && hasKeyword(game, id, 'shield trigger'),
    )
    .map((card) => ({ verb: 'shield trigger', card })),
);

/** 112.3a. The same while they are still shields, and about to go. */
export const declareBeforehand = permission('shield trigger', (game, player, about) =>
  (about as readonly number[])
    .filter((id) => {
      const { zone, owner } = cardOf(game, id);
      return zone === 'shield zone' && owner === player && hasKeyword(game, id, 'shield trigger');
    })
    .map((card) => ({ verb: 'shield trigger', card })),
);

/**
 * 112.3a. Cards go from the shields to the hand together, and those that are shield triggers may be declared.
 * Locals: cards, kind (of the events: break or move), by (the card that does it), player (who does it).
 */
export const takeShields = procedure([
  /** 113.6a. Until all is declared. */
  step('wait', (game, frame) => {
    const { locals } = frame;
    const on = goingToHand(game, frame);
    locals['able'] = inTurnOrder(game).map((by) => ({
      by,
      options: legalOptions(game, by, 'shield trigger', on),
    })) as unknown as Json;
    // A shield that is broken goes with all cards of it.
    const all = (on as readonly number[]).flatMap((card) =>
      locals['kind'] === 'break' ? say(game, 'cardsOfShield', card) : [card],
    );
    const waiting = all.filter((card) => cardOf(game, card).zone === 'shield zone');
    locals['waiting'] = waiting;
    return { events: waiting.map((card) => ({ kind: 'hold', card })) };
  }),
  step(
    'declareBeforeTheyGo',
    (game, frame) => askForTriggers(game, frame, goingToHand(game, frame)),
    (_, { locals }, picked) => {
      const before = (locals['declared'] ?? []) as readonly number[];
      locals['declared'] = [...before, ...picked.map(({ card }) => card ?? 0)];
      return {
        events: picked.map(({ card }) => ({ kind: 'declare', card: card ?? 0 })),
        go: 'again',
      };
    },
  ),
  /** Shields are put into the hand. */
  bookkeeping(
    step('putIntoHand', (game, { locals }) => {
      const cards = locals['cards'] as readonly number[];
      if (locals['kind'] === 'break') refuseUntoldBreak(game);
      // Whatever comes to the hand may be declared.
      if (locals['kind'] === 'break')
        locals['cards'] = cards.flatMap((card) => say(game, 'cardsOfShield', card));
      return { events: cards.map((card) => taking(game, locals, card)), into: 'taken' };
    }),
  ),
  step(
    'declareTriggers',
    (game, frame) => askForTriggers(game, frame, frame.locals['cards'] ?? []),
    (game, _, picked) => {
      const cards = picked.map(({ card }) => card ?? 0);
      if (cards.length === 0) return { go: 'again' };
      return {
        events: [...cards.map((card) => ({ kind: 'declare', card })), waitingInHand(game, cards)],
        go: 'again',
      };
    },
  ),
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
    const declared = (locals['declared'] ?? []) as readonly number[];
    const there = declared.filter((id) => cardOf(game, id).zone === 'hand');
    return there.length === 0 ? undefined : { events: [waitingInHand(game, there)] };
  }),
  /** What went to the hand. */
  bookkeeping(
    step('returnTaken', (_, { locals }) => ({ end: true, value: locals['taken'] ?? [] })),
  ),
]);

/** Where nothing is told before a break no text that waits for that is carried out. */
const refuseUntoldBreak = (game: Game): void => {
  const { awaits, rules } = game.world;
  const { book } = rules;
  if (book.numbers.has('beforeBreak') || !awaits.triggered.has('before-break')) return;
  const what = 'no rule of this edition says what triggers before a break';
  throw new Unsupported(numberOfUnit(book, 'breakShield'), what);
};

/** What puts a card into the hand. */
const taking = (
  game: Game,
  { kind, by = 0, player = '' }: Frame['locals'],
  card: number,
): GameEvent =>
  kind === 'break'
    ? { kind: 'break', card, by: Number(by), player: textOf(player) }
    : move(game, card, 'hand', { by, player });

/** Those of the cards that nothing keeps from going to the hand. */
const goingToHand = (game: Game, { locals }: Frame): Json =>
  (locals['cards'] as readonly number[]).filter(
    (card) => !isForbiddenWhole(game, taking(game, locals, card)),
  );

/** What a player can declare, as it was before the shields began to wait. */
interface Able {
  readonly by: Player;
  readonly options: readonly Option[];
}

/** Asks one player after the other, the turn player first. Kept: asked (how many have been). */
const askForTriggers = (game: Game, { locals }: Frame, on: Json): Move | void => {
  const by = inTurnOrder(game)[Number(locals['asked'] ?? 0)];
  if (by === undefined) return;
  locals['asked'] = Number(locals['asked'] ?? 0) + 1;
  const able = say(game, 'shieldTriggersAsBefore')
    ? (locals['able'] as unknown as readonly Able[] | undefined)?.find((one) => one.by === by)
    : undefined;
  const options = able?.options ?? legalOptions(game, by, 'shield trigger', on);
  if (options.length === 0) return { go: 'again' };
  const all = { min: 0, max: options.length };
  return {
    ask: { kind: 'shield trigger', of: ['shield trigger'], on, by, options, ...all, source: 0 },
  };
};

/** Declared cards wait, beside those declared before. */
const waitingInHand = (game: Game, cards: readonly number[]): GameEvent => {
  const declared = cards.map((card) => ({
    card: [...refOf(game, card)],
    player: cardOf(game, card).owner,
  }));
  return keepFact('shield triggers', [...declaredTriggers(game), ...declared] as unknown as Json);
};

/** 112.3a. A declared card that still waits in the hand is used without paying. Locals: card (as declared), player. */
export const useShieldTrigger = procedure([
  step('use', (game, { locals }) => {
    const card = locals['card'] as unknown as CardRef;
    if (!isCurrent(game, card)) return { end: true };
    return {
      call: 'useCard',
      locals: { card: card[0], player: textOf(locals['player']), free: true },
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

/** 112.3d. When it is so, the text of the card says: `while …, this gains gravity zero`. */
export const gravityZero = keyword('gravity zero', () => []);

/** 112.3d. */
export const summonForNothing = permission('summon', (game, player) =>
  cardsIn(game, player, 'hand')
    .filter((id) => isOfType(game, id, 'creature') && hasKeyword(game, id, 'gravity zero'))
    .map((card) => ({ verb: 'use gravity zero', card })),
);

/** 112.3d. */
export const castForNothing = permission('cast', (game, player) =>
  cardsIn(game, player, 'hand')
    .filter((id) => isOfType(game, id, 'spell') && hasKeyword(game, id, 'gravity zero'))
    .map((card) => ({ verb: 'use gravity zero', card })),
);

/** 112.3f. Declared as such a creature of its player's attacks. */
export const attackChance = keyword('attack chance', (_, of) => [
  declaring({ event: 'attack', roles: { card: { is: 'card', filter: yours(of) } } }, [useThis]),
]);
