/** What an act leaves behind for the words that look back at it, and what one leaves that was offered and not done. */
import type { ActInstruction } from './acting.js';
import type { Game } from './game.js';
import type { Instruction } from './instructions.js';
import { contextOf, type Locals } from './locals.js';
import type { Json } from './state.js';
import { type Context, referredBy, selectionsOf } from './select.js';

/** Whether an act is done to cards at all: "it" is then what it was done to, be it nothing. */
export const actsOnCards = (game: Game, { object, verb }: ActInstruction): boolean =>
  object === undefined
    ? game.world.rules.book.terms.get(verb)?.findsCards === true
    : object.is !== 'player' && !isOfZone(game, { verb });

/** `deal 2 damage to 1 creature`: behind which word the card stands to which something is done that is counted in no cards. */
export const besideNumber = ({
  amount: said,
  object,
  with: roles,
}: ActInstruction): string | undefined => {
  if (said === undefined || object !== undefined) return undefined;
  const cards = Object.entries(roles).filter(
    ([, argument]) => 'selection' in argument && argument.selection.is === 'cards',
  );
  return cards.length === 1 ? cards[0]?.[0] : undefined;
};

/** Whether it is done to a zone as a whole: whatever was spoken of before still is. */
export const isOfZone = ({ world }: Game, { verb }: Pick<ActInstruction, 'verb'>): boolean =>
  world.rules.book.terms.get(verb)?.wholeZone === true;

/** As "the rest", those that are left of the cards from among which an act has taken some; nothing where it takes of no others. */
export const leftOver = (
  { object }: ActInstruction,
  context: Context,
  chosen: readonly number[],
): Locals => {
  const [among] = selectionsOf(object).flatMap((one) =>
    one.is === 'cards' && one.filter.among !== undefined ? [one.filter.among] : [],
  );
  if (among === undefined) return {};
  const left = referredBy(context, among).filter(([id]) => !chosen.includes(id));
  return { rest: left.map((ref) => [...ref]) };
};

/**
 * `you may discard 1 card. if it is …`: where nobody did, it is no card, and "that many" are none, whatever was spoken of
 * before. What was known already is the same, done or not: `you may return it to your hand. it …`.
 */
export const leftUndone = (game: Game, locals: Locals, effect: readonly Instruction[]): Locals => {
  const left: Locals = {};
  for (const act of actsIn(effect)) {
    Object.assign(left, leftOver(act, contextOf(locals), []));
    if (counts(game, act)) left['that'] = 0;
    if (act.leaves !== undefined)
      left['values'] = without(act.leaves, left['values'] ?? locals['values']);
    const [only, ...others] = selectionsOf(act.object);
    if (others.length === 0 && only?.is === 'it') continue;
    if (besideNumber(act) === undefined && !actsOnCards(game, act)) continue;
    const isThis = others.length === 0 && only?.is === 'this';
    const { source } = contextOf(locals);
    left['it'] = isThis && source !== null ? [[...source]] : null;
    left['instead'] = [];
  }
  return left;
};

const without = (name: string, values: Json | undefined): Json =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Readonly<Record<string, Json>>).filter(
      ([one]) => one !== name,
    ),
  );

/** Whether a text does or offers anything behind which "that many" is another number than before. */
export const countsAnything = (game: Game, block: readonly Instruction[]): boolean =>
  allActsIn(block).some((act) => counts(game, act));

/** Whether it does anything to cards, or offers to, so that "it" is another card than before. */
export const touchesAnything = (game: Game, block: readonly Instruction[]): boolean =>
  allActsIn(block).some((act) => besideNumber(act) !== undefined || actsOnCards(game, act));

const counts = (game: Game, act: ActInstruction): boolean =>
  !isOfZone(game, act) && act.keepsNumber !== true;

const actsIn = (block: readonly Instruction[]): readonly ActInstruction[] =>
  block.flatMap((one) =>
    one.do === 'act' ? [one] : one.do === 'together' ? one.parts.flatMap(actsIn) : [],
  );

/** Also those that hang on something, or are offered. */
const allActsIn = (block: readonly Instruction[]): readonly ActInstruction[] =>
  block.flatMap((one) => {
    switch (one.do) {
      case 'if':
      case 'if-did':
        return [...allActsIn(one.then), ...allActsIn(one.otherwise)];
      case 'may':
      case 'players':
        return allActsIn(one.effect);
      default:
        return actsIn([one]);
    }
  });
