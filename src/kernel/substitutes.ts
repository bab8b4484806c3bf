/**
 * What takes the places of events. Where all that it does is to move their cards, or cards that have been chosen for it,
 * these moves are part of the same moment.
 */
import type { Instruction, ReplacementAbility } from './ability.js';
import { type ActInstruction, actOf } from './acting.js';
import { collect, type Collector, type Game, Impossible, isCurrent, isOff, mark } from './game.js';
import { within } from './instructions.js';
import { beginFrame, nodeOf } from './ledger.js';
import { blockNumber, contextOf, keyOfAct, type Locals } from './locals.js';
import { doneToBy, isForbiddenWhole } from './may-happen.js';
import { say } from './questions.js';
import { inPlaceOfEvent, type Replacement, spokenOfInPlace } from './replacement.js';
import type { Move } from './rule.js';
import { players } from './select.js';
import { type GameEvent, type Json, newFrame } from './state.js';

/** What a replacement is carried out with. */
export const localsInPlace = (game: Game, one: Replacement): Locals => {
  const ability = abilityInPlace(game, one);
  const { it, roles } = spokenOfInPlace(game, ability, one);
  return {
    block: blockNumber(game, ability.instead),
    costs: blockNumber(game, ability.costs),
    controller: one.controller,
    source: one.source,
    it: it.map((ref) => [...ref]),
    roles,
    about: say(game, 'aboutInstead'),
    ...(isOfEvent(game, ability.instead) && {
      'in place of': inPlaceOfEvent(one) as unknown as Json,
    }),
    ...(one.ahead === undefined ? {} : { ahead: one.ahead }),
  };
};

/** Whether something in a text is done to a part of the event whose place it takes. */
const isOfEvent = (game: Game, block: readonly Instruction[]): boolean =>
  block.some((one) =>
    one.do === 'act'
      ? game.world.rules.book.terms.get(one.verb)?.ofEvent === true
      : (within(one).blocks ?? []).some((inner) => isOfEvent(game, inner)),
  );

export const abilityInPlace = (game: Game, { ability }: Replacement): ReplacementAbility => {
  const found = game.world.abilities[ability];
  if (found?.kind !== 'replacement') throw new Impossible('a replacement without its ability');
  return found;
};

/** The one thing that a replacement does, where that is to do something to the card of the event, for no cost. */
const moverIn = (game: Game, one: Replacement): ActInstruction | undefined => {
  const { costs, instead } = abilityInPlace(game, one);
  const [only, ...others] = instead;
  if (costs.length > 0 || only?.do !== 'act' || others.length > 0) return undefined;
  const isAlone = Object.values(only.with).every((one) => !('selection' in one));
  if (!isAlone) return undefined;
  return subjectOf(game, one, only) !== undefined ? only : undefined;
};

/** The cards that it is done to, where that is settled: those chosen ahead, or the card of the event. */
const subjectOf = (
  game: Game,
  one: Replacement,
  { object }: ActInstruction,
): readonly number[] | undefined => {
  const ahead = chosenFor(game, one);
  if (ahead !== undefined) return ahead;
  const cards = doneToBy(game, one.event);
  if (cards.length === 0) return undefined;
  const isOwn = object?.is === 'this' && cards[0] === one.source[0] && isCurrent(game, one.source);
  return object?.is === 'it' || isOwn ? cards : undefined;
};

/** The cards that were chosen ahead for the first thing that a replacement does. */
const chosenFor = (game: Game, one: Replacement): readonly number[] | undefined =>
  one.ahead?.[keyOfAct(blockNumber(game, abilityInPlace(game, one).instead), 0)]?.['object'];

/** The moves of which a replacement consists, with what takes part in them; nothing where it is anything else. */
export const movesFor = (
  game: Game,
  one: Replacement,
): readonly [events: readonly GameEvent[], why: Collector] | undefined => {
  const instruction = moverIn(game, one);
  const term = instruction && game.world.rules.book.terms.get(instruction.verb);
  if (instruction === undefined || term === undefined || isOff(game, term.number)) return undefined;
  const locals = localsInPlace(game, one);
  if (!say(game, 'carriesOut', instruction, locals['about'] ?? null)) return undefined;
  const [player, ...others] = players(game, instruction.who, contextOf(locals));
  if (player === undefined || others.length > 0) return undefined;
  const deed = term.deed?.({ player, source: one.source[0] });
  if (deed !== undefined && isForbiddenWhole(game, deed)) return undefined;
  const chosen = { object: subjectOf(game, one, instruction) ?? [] };
  const frame = { ...newFrame('act'), locals: { ...locals, chosen } };
  beginFrame(game, frame, nodeOf(game, one));
  const [move, why] = collect(game, (): Move => {
    mark(game, term.number, 'ran');
    return term.does(game, actOf(game, frame, instruction, player)) ?? {};
  });
  const { events = [], call, ask } = move;
  const isPlain = call === undefined && ask === undefined;
  const isMoved = chosenFor(game, one) === undefined && events.every(({ kind }) => kind === 'move');
  return isPlain && (isMoved || say(game, 'replacedTogether')) ? [events, why] : undefined;
};
