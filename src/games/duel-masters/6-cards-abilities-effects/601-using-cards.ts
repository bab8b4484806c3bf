/** 601. Using cards: declare, determine the cost, pay, choose. */
import { numberOfUnit } from '../../../kernel/book.js';
import { withHeld } from '../../../kernel/copies.js';
import {
  addTo,
  cardOf,
  cardsIn,
  type Game,
  isAwaited,
  isHeld,
  once,
  quietly,
  Unsupported,
} from '../../../kernel/game.js';
import { listOf, lookAt } from '../../../kernel/continuous.js';
import { checkpoint, dropCheckpoint } from '../../../kernel/machine.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import {
  bookkeeping,
  layer,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { isTold } from '../../../kernel/modals.js';
import { refuseLeftNowhere, released, takingAside } from '../nowhere.js';
import { isUsedSo, textOf, type WayOfUse, usableByText, useOf, uses } from '../words.js';
import { askForHalf, asUsed, halfChosen, wholeAgain } from '../faces.js';
import { definition, say } from '../questions.js';

/** 601.1a. */
export const payableOnly = restriction(uses, (game, option, player) => {
  const card = Number(option.card);
  const origin = cardOf(game, card).zone;
  const isFree = option.verb === 'use gravity zero';
  return asUsed(game, card, textOf(option.verb)).every(
    (there) =>
      (!isFree && !say(there, 'canPay', card, player)) ||
      isForbiddenWhole(there, { kind: useOf(there, card), card, player, origin }),
  );
});

/** 601.1a. What may not be used is not declared; whom else an effect is said to do something to may be chosen in vain. */
export const choosesAmongAble = definition('choosesAmongAble', (_, verb) =>
  uses.some((use) => use === verb) ? 'only' : 'any',
);

/**
 * 601. Locals: card, player, as (how it is used, where something says so), halves (as which of its halves, where a text says so), free (nothing is paid), origin (the zone from which it is
 * used, where it was held before). Kept: cost, origin.
 */
export const useCard = procedure([
  /** A use for which mana is not tapped, since something else happens to that, is taken back (112.2a). */
  bookkeeping(
    step('begin', (game, { locals }) => {
      if (locals['free'] !== true && isAwaited(game, 'replacement', 'tap')) checkpoint(game);
    }),
  ),
  /** A card of two halves is used as one of them. */
  bookkeeping(step('chooseHalf', askForHalf, halfChosen)),
  /** 601.1d. Worked out where the card is used from: what changes its cost speaks of it there. */
  step('determineCost', (game, { locals }) => {
    locals['cost'] = locals['free'] === true ? 0 : say(game, 'costToPay', Number(locals['card']));
  }),
  step('declare', (game, { locals }) => {
    const card = Number(locals['card']);
    const { zone } = cardOf(game, card);
    const isHeld = locals['origin'] !== undefined;
    const origin = textOf(locals['origin'] ?? zone);
    // Whoever has it used: a player, an effect, a shield trigger.
    const use = { kind: useOf(game, card), card, player: textOf(locals['player']), origin };
    if (isForbiddenWhole(game, use)) {
      // What was held for its use is held no longer.
      const back = isHeld ? released(game, card) : [];
      dropCheckpoint(game);
      return { events: [use, ...back, ...wholeAgain(game, card)], end: true };
    }
    refuseWhatIsNotWritten(game, card);
    locals['origin'] = origin;
    if (say(game, 'leavesOncePaid', zone)) return;
    return leave(game, card);
  }),
  step('pay', (_, { locals }) => {
    if (locals['free'] === true) return;
    const { card = 0, player = '', cost = 0 } = locals;
    return { call: 'payMana', locals: { card, player, cost } };
  }),
  step('leaveOncePaid', (game, { locals }) => {
    const card = Number(locals['card']);
    if (say(game, 'leavesOncePaid', cardOf(game, card).zone)) return leave(game, card);
  }),
  /** Modes are declared. */
  bookkeeping(
    step('declareModes', (_, { locals: { card = 0, player = '' } }) => ({
      call: 'declareModesOfSpell',
      locals: { card, player },
    })),
  ),
  step('carryOut', (game, { locals }) => {
    const card = Number(locals['card']);
    const player = textOf(locals['player']);
    const origin = textOf(locals['origin']);
    const kind = useOf(game, card);
    // Whether it is forbidden was asked as it was declared (601.1a).
    const use = { kind, card, player, origin, isDeclared: true };
    if (kind !== 'cast') return { events: [use], into: 'entered' };
    return {
      events: [use],
      call: 'carryOutSpell',
      locals: { card, player, origin },
    };
  }),
  /** What took the place of its coming has put it somewhere. */
  bookkeeping(step('isSomewhere', refuseLeftNowhere)),
]);

/** What is used was found where its use began, wherever it has been put for that. */
export const foundIn = bookkeeping(
  definition('foundIn', (_, { kind, from, origin }) =>
    kind === 'cast' || kind === 'summon' ? (origin ?? from) : from,
  ),
);

/** The card is where cards are that are being used; where it is there already, nothing moves. */
const leave = (game: Game, card: number): Move | void => {
  const events = takingAside(game, card);
  if (events.length > 0) return { events };
};

/** 601.1b. What lies among the mana may pay for its own use. */
export const leavesOncePaid = definition('leavesOncePaid', (_, zone) => zone === 'mana zone');

/** 601.1c. It is pending there, and is tapped like any other card of that zone. */
export const paysForItself = definition('paysForItself', () => true);

/** 601.1b. A text lets cards be used from there. */
export const summonFromElsewhere = permission('summon', (game, player) =>
  usableElsewhere(game, player, 'summon'),
);

export const castFromElsewhere = permission('cast', (game, player) =>
  usableElsewhere(game, player, 'cast'),
);

export const expandFromElsewhere = permission('expand', (game, player) =>
  usableElsewhere(game, player, 'expand'),
);

export const useFromElsewhere = permission('use', (game, player) =>
  usableElsewhere(game, player, 'use'),
);

const usableElsewhere = (game: Game, player: Player, verb: WayOfUse) =>
  usableByText(game)
    .flatMap((zone) => cardsIn(game, player, zone))
    .filter(
      (card) =>
        isUsedSo(game, card, verb) &&
        asUsed(game, card, verb).some((there) => isTold(there, 'can', 'be used', card)),
    )
    .map((card) => ({ verb, card }));

/** Cards whose use nobody has written. */
const refuseWhatIsNotWritten = (game: Game, card: number): void => {
  const special = listOf(game, card, 'special').find((one) => !usedAsOthers.has(one));
  if (special !== undefined)
    throw new Unsupported(
      numberOfUnit(game.world.rules.book, 'specialCards'),
      `'${special}' cards cannot be used yet`,
    );
  if (!uses.some((use) => isUsedSo(game, card, use)))
    throw new Unsupported(
      numberOfUnit(game.world.rules.book, 'useTerm'),
      `cards of the type '${listOf(game, card, 'type').join("' and '")}' cannot be used yet`,
    );
};

/** Special types with which a card is used as it is without. */
const usedAsOthers: ReadonlySet<string> = new Set(['d2']);

/** 601.1d. */
export const costToPay = definition('costToPay', (game, id) => {
  const here = lookAt(game, id);
  const { traits, reasons } = onItsWay(game, id) ?? here;
  // Where it makes no difference whether the card counts, no rule about that takes part.
  if (traits['cost'] !== here.traits['cost'])
    say(game, 'leavesBeforeItsCost', cardOf(game, id).zone);
  if (reasons['cost']) addTo(game, reasons['cost']);
  return Math.max(0, Number(traits['cost'] ?? 0));
});

/** A card as it is once it has left its zone to be used; what speaks of it there goes for it still. */
const onItsWay = (game: Game, id: number): ReturnType<typeof lookAt> | undefined => {
  if (!game.world.written.has('cost') || isHeld(game, id)) return undefined;
  const leaves = quietly(game, () => say(game, 'leavesBeforeItsCost', cardOf(game, id).zone));
  // It is asked several times for the same moment, for what it costs and for what can pay that.
  return leaves ? once(game, `on its way ${id}`, () => lookAt(withHeld(game, id), id)) : undefined;
};

/** 601.1d. The card has left its zone by then (601.1a), but for one that leaves it only once it is paid for (601.1b). */
export const leavesBeforeItsCost = definition(
  'leavesBeforeItsCost',
  (game, zone) => !say(game, 'leavesOncePaid', zone),
);

/** 601.1d. What makes a cost another one comes before what is added to it, and what multiplies it after (108.2). */
export const layerOfNewCosts = layer(
  (change) => change.change === 'set' && !change.fixed && change.trait === 'cost',
  { place: 1 },
);

export const layerOfMultipliedCosts = layer(
  (change) => change.change === 'multiply' && change.trait === 'cost',
  { place: 3 },
);
