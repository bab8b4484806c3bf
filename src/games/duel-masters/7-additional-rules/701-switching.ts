/** 701.25. Switching: two cards of different zones change places. */
import { cardOf, cardsIn, fact, type Game } from '../../../kernel/game.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import { eventKind, procedure, step, term } from '../../../kernel/rule.js';
import type { CardRef, GameEvent } from '../../../kernel/state.js';
import { isOfType, keepFact, move, refJson } from '../words.js';

/** 701.25a. Both or neither: where one of them may not go, nothing is switched. */
export const switchTerm = term(
  'switch',
  (game, { cards: [leaving], others, player, source }) => {
    const [entering] = others['for'] ?? [];
    if (leaving === undefined || entering === undefined) return;
    const moves = placesChanged(game, leaving, entering, { by: source, player });
    if (moves.length === 0) return;
    const left = refJson(game, leaving);
    const switched = { kind: 'switch', card: leaving, for: entering, left };
    if (isForbiddenWhole(game, switched)) return { events: [switched] };
    if (moves.some((one) => isForbiddenWhole(game, one))) return;
    return { events: [...moves, switched] };
  },
  { possible: (_, card) => card.zone === 'battle zone' },
);

/** 701.25a. What comes lies as the one lay that goes, which goes to the place that is left. */
const placesChanged = (
  game: Game,
  leaving: number,
  entering: number,
  more: Readonly<Record<string, number | string>>,
): readonly GameEvent[] => {
  const { zone, side } = cardOf(game, entering);
  if (zone === 'battle zone' || zone === '' || !isOfType(game, entering, 'creature')) return [];
  const { orientation = '' } = cardOf(game, leaving).status;
  const position = cardsIn(game, side, zone).indexOf(entering);
  const own: Record<string, number> = cardOf(game, leaving).owner === side ? { position } : {};
  return [
    move(game, entering, 'battle zone', { ...more, status: { orientation } }),
    move(game, leaving, zone, { ...more, ...own }),
  ];
};

/** 701.25a. */
export const switchCards = eventKind('switch', {
  follows: (_, event) => ({
    call: 'takeOver',
    locals: { left: event['left'] ?? null, card: event['for'] ?? 0 },
  }),
});

/** 701.25b. Locals: left (the creature as it was), card. */
export const takeOver = procedure([
  step('takeOverAttack', (game, { locals }) => {
    const left = locals['left'] as unknown as CardRef;
    const card = Number(locals['card']);
    if (cardOf(game, card).zone !== 'battle zone') return;
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
