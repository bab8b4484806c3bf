/** 701.25. Switching: two cards of different zones change places. */
import { numberOfUnit } from '../../../kernel/book.js';
import { cardOf, cardsIn, fact, type Game, Unsupported } from '../../../kernel/game.js';
import { isForbiddenWhole, stops } from '../../../kernel/may-happen.js';
import { eventKind, procedure, step, term } from '../../../kernel/rule.js';
import { type CardRef, type GameEvent, type Json, zoneKey } from '../../../kernel/state.js';
import { definition } from '../questions.js';
import { isOfType, keepFact, move, refJson } from '../words.js';

/** 701.25a. Two cards, and both or neither: where one of them may not go, nothing is switched. */
export const switchTerm = term(
  'switch',
  (game, { cards: [one], others, player, source }) => {
    const [other] = others['for'] ?? [];
    if (one === undefined || other === undefined) return;
    // What leaves the battle zone is switched, whichever of the two is named first.
    const [leaving, entering] = isThere(game, other) ? [other, one] : [one, other];
    const bond = `switch ${leaving} ${entering}`;
    const more = { by: source, player, bond };
    const moves = placesChanged(game, leaving, entering, more);
    if (moves.length === 0) return;
    refuseShieldToHand(game, moves);
    const left = refJson(game, leaving);
    const switched = { kind: 'switch', card: leaving, for: entering, left, bond };
    if (isForbiddenWhole(game, switched)) return { events: [switched] };
    // Each goes as the other comes: at no moment there is one more.
    if (moves.some((event) => stops(game, event, without(moves, event)) === 'forbidden')) return;
    return { events: [...moves, switched] };
  },
  { apart: ['for'] },
);

const without = (moves: readonly GameEvent[], one: GameEvent): readonly GameEvent[] =>
  moves.filter((other) => other !== one);

/**
 * 701.26c. All cards of two zones go where the others were, each by itself: none may be there, and what something takes the place of
 * keeps no other.
 */
export const switchZonesTerm = term(
  'switch zones',
  (game, { cards, zone: from, place: to, source, player }) => {
    if (from === undefined || to === undefined) return;
    const coming = cardsIn(game, to.side, to.zone);
    const more = { by: source, player };
    const moves = [
      ...cards.map((card) => move(game, card, to.zone, more)),
      ...coming.map((card) => move(game, card, from.zone, more)),
    ];
    refuseShieldToHand(game, moves, 'switchZonesTerm');
    return { events: moves };
  },
  { wholeZone: true },
);

/** It would come to the hand as a shield trigger does that an effect puts there, in the very moment in which another card leaves it. */
const refuseShieldToHand = (game: Game, moves: readonly GameEvent[], unit = 'switchTerm'): void => {
  if (!moves.some(({ from, to }) => from === 'shield zone' && to === 'hand')) return;
  const { book } = game.world.rules;
  const what = 'that a shield is switched for a card of the hand is not carried out yet';
  throw new Unsupported(numberOfUnit(book, unit), what);
};

const isThere = (game: Game, card: number): boolean => cardOf(game, card).zone === 'battle zone';

/** 701.25a. Each goes where the other was; what comes to the battle zone lies as the one lay that was there. */
const placesChanged = (
  game: Game,
  leaving: number,
  entering: number,
  more: Readonly<Record<string, Json>>,
): readonly GameEvent[] => {
  const [from, to] = [placeOf(game, leaving), placeOf(game, entering)];
  if (from.key === to.key) return [];
  const status = isThere(game, leaving) ? takenOver(game, leaving, entering) : {};
  return [
    move(game, leaving, to.zone, { ...more, ...positionIn(game, leaving, to) }),
    move(game, entering, from.zone, { ...more, ...status, ...positionIn(game, entering, from) }),
  ];
};

interface Place {
  readonly zone: string;
  readonly side: string;
  readonly key: string;
  readonly position: number;
}

const placeOf = (game: Game, card: number): Place => {
  const { zone, side } = cardOf(game, card);
  const position = cardsIn(game, side, zone).indexOf(card);
  return { zone, side, key: zoneKey(side, zone), position };
};

/** The very place, where it is one of its owner's. */
const positionIn = (
  game: Game,
  card: number,
  { side, position }: Place,
): Readonly<Record<string, Json>> => (cardOf(game, card).owner === side ? { position } : {});

/** How a creature or a tamaseed comes to lie that takes the place of another card. */
const takenOver = (
  game: Game,
  leaving: number,
  entering: number,
): Readonly<Record<string, Json>> => {
  const { orientation = '' } = cardOf(game, leaving).status;
  return ['creature', 'tamaseed'].some((type) => isOfType(game, entering, type))
    ? { status: { orientation } }
    : {};
};

/** 701.25a. */
export const switchCards = eventKind('switch', {
  follows: (_, event) => ({
    call: 'takeOver',
    locals: { left: event['left'] ?? null, card: event['for'] ?? 0 },
  }),
});

/** 701.25a. Where something takes the place of one of both moves, nothing is switched. */
export const switchedTogether = definition('happensOnlyTogether', () => true);

/** 701.25b. Locals: left (the creature as it was), card. */
export const takeOver = procedure([
  step('takeOverAttack', (game, { locals }) => {
    const left = locals['left'] as unknown as CardRef;
    const card = Number(locals['card']);
    return {
      events: ['attacker', 'attacked creature', 'blocker']
        .filter((part) => {
          const ref = fact<CardRef>(game, part);
          return ref?.[0] === left[0] && ref[1] === left[1];
        })
        .map((part) => keepFact(part, refJson(game, card))),
    };
  }),
]);
