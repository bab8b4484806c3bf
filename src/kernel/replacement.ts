/** Replacement effects that wait for an event. */
import type { ReplacementAbility } from './ability.js';
import { heedersOf, ruleBehind, workingAbilities } from './continuous.js';
import { works } from './static-parts.js';
import {
  addTo,
  cardOf,
  collect,
  type Collector,
  type Game,
  Impossible,
  refOf,
  quietly,
} from './game.js';
import { fits, holds, meantIn } from './conditions.js';
import { doneToBy } from './may-happen.js';
import { type Context, rolesIn } from './select.js';
import type { CardRef, Delayed, GameEvent, Player, Roles, Tag } from './state.js';
import { foundBy } from './ledger.js';
import { addMark } from './trace.js';
import { say } from './questions.js';
import type { Run } from './trying.js';
import type { ChosenAhead, InPlaceOf } from './locals.js';

/** A replacement effect that could take an event's place. */
export interface Replacement {
  /** Which ability of which card: what may not apply twice to one event. */
  readonly key: string;
  readonly source: CardRef;
  readonly controller: Player;
  /** Number of the ability in the world. */
  readonly ability: number;
  readonly optional: boolean;
  readonly event: GameEvent;
  history: readonly string[];
  /** What has been chosen for it before it is carried out. */
  ahead?: ChosenAhead;
  /** What an effect has made wait that this is. */
  readonly delayed?: Tag;
}

/** A fact of trials: what would take an event's place is set aside. */
export const withoutReplacements = 'without replacements';

/**
 * The replacement effects that could take the place of an event, oldest card first.
 *
 * @param pending those that take the place of other events of the same moment, and have not been carried out yet
 */
export const findReplacements = (
  game: Game,
  event: GameEvent,
  history: readonly string[],
  pending: readonly Replacement[] = [],
): readonly Replacement[] => {
  if (game.state.facts[withoutReplacements] === true) return [];
  const found: Replacement[] = [];
  const refused: Collector[] = [];
  for (const one of game.state.delayed) {
    const [waits, why] = collect(
      game,
      () => !history.includes(one.id) && waitsForPart(game, one, event),
    );
    if (waits) found.push(foundBy(game, ofDelayed(one, event, history), why));
  }
  for (const bearer of heedersOf(game, 'replacement', [event.kind])) {
    const card = cardOf(game, bearer);
    // What makes the abilities of a card work matters only where one of them is found.
    const [abilities] = collect(game, () => workingAbilities(game, card.id));
    for (const ability of abilities) {
      if (ability.kind !== 'replacement') continue;
      const number = game.world.abilityIds.get(ability) ?? -1;
      const key = `${card.id}.${card.version}/${number}`;
      const [controller, why] = collect(game, () => {
        const whose = say(game, 'controllerOfAbility', card.id, card.controller);
        works(game, card.id, ability);
        if (!replaces(game, ability, event, card.id, whose)) return null;
        const [may, how] = collect(
          game,
          () =>
            mayApply(game, key, history) &&
            isPossible(game, [
              ...pending.map((one) => substituteFor(game, one)),
              {
                ability,
                event,
                source: card.id,
                controller: whose,
                history: [...history, key],
              },
            ]),
        );
        if (!may) refused.push(how);
        addTo(game, how);
        return may ? whose : null;
      });
      if (controller === null) continue;
      addMark(why, ruleBehind(ability), 'replaced');
      const one: Replacement = {
        key,
        source: refOf(game, card.id),
        controller,
        ability: number,
        optional: ability.optional,
        event,
        history,
      };
      found.push(foundBy(game, one, { marks: why.marks, because: [] }));
    }
  }
  // That an event was not replaced once more rests on what kept it from that.
  if (found.length === 0) for (const how of refused) addTo(game, how);
  return found;
};

/** Whether what an effect has made wait takes the place of a part of an event. */
const waitsForPart = (
  game: Game,
  { text, controller, source, it, roles }: Delayed,
  event: GameEvent,
): boolean => {
  const ability = game.world.abilities[text];
  if (ability?.kind !== 'replacement') return false;
  const context: Context = { controller, source, it: it ?? [], roles, that: 1 };
  return fits(game, ability.when, event, context) && say(game, 'replaces', event);
};

const ofDelayed = (
  { id, source, controller, text }: Delayed,
  event: GameEvent,
  history: readonly string[],
): Replacement => ({
  key: id,
  source,
  controller,
  ability: text,
  optional: false,
  event,
  history,
  delayed: id,
});

/** The game decides whether an event that was replaced already may be replaced (again). */
const mayApply = (game: Game, key: string, history: readonly string[]): boolean =>
  say(game, 'mayReplaceAgain', key, history);

const replaces = (
  game: Game,
  ability: ReplacementAbility,
  event: GameEvent,
  id: number,
  controller: Player,
): boolean => {
  const context = contextOf(game, ability, event, id, controller);
  return (
    fits(game, ability.when, event, context) &&
    (ability.condition === undefined || holds(game, ability.condition, context)) &&
    say(game, 'replaces', event)
  );
};

/** A replacement for an event, and whose it is. */
interface Substitute {
  readonly ability: ReplacementAbility;
  readonly event: GameEvent;
  readonly source: number;
  readonly controller: Player;
  /** Itself among those that have been applied. */
  readonly history: readonly string[];
  readonly ahead?: ChosenAhead | undefined;
  readonly delayed?: Tag | undefined;
}

const substituteFor = (game: Game, one: Replacement): Substitute => {
  const ability = game.world.abilities[one.ability];
  if (ability?.kind !== 'replacement') throw new Impossible('a replacement without its ability');
  const { event, source, controller, history, ahead, delayed } = one;
  return { ability, event, source: source[0], controller, history, ahead, delayed };
};

/**
 * A replacement that cannot be carried out does not take the event's place: its cost, and the first thing it does, must
 * be possible once what takes the places of other events has been paid and done.
 */
const isPossible = (game: Game, substitutes: readonly Substitute[]): boolean => {
  const { canCarryOut } = game.world.machinery;
  const runs = substitutes.map((one) => runsOf(game, one));
  // What is chosen now is chosen among the cards as they lie now, before the others bring any.
  const isAhead = runs.length > 1 && quietly(game, () => say(game, 'choosesAhead'));
  const tried = isAhead ? [...runs.slice(-1), ...runs.slice(0, -1)] : runs;
  return (
    say(game, 'replacementPossible', canCarryOut(game, tried.flat())) &&
    mayBeDone(game, substitutes.at(-1), runs.slice(0, -1).flat()) &&
    (substitutes.at(-1)?.ability.costs.length === 0 ||
      say(
        game,
        'costInFull',
        canCarryOut(
          game,
          runs.map(([cost]) => cost),
        ),
      ))
  );
};

/**
 * What somebody may put in an event's place, for nothing, they may only where it can be done, if the game says so.
 *
 * @param before what takes the places of other events of the moment, and is done before
 */
const mayBeDone = (game: Game, one: Substitute | undefined, before: readonly Run[]): boolean => {
  if (one?.ability.optional !== true || one.ability.costs.length > 0) return true;
  if (!quietly(game, () => say(game, 'mayNeedsAble'))) return true;
  const { ability, event, source, controller, history } = one;
  const context = contextOf(game, ability, event, source, controller);
  const more = { history, inPlaceOf: inPlaceOfEvent(one), before };
  return (
    game.world.machinery.isAble(game, ability.instead, context, more) || !say(game, 'mayNeedsAble')
  );
};

/** What is paid, and the first thing that is done. */
const runsOf = (game: Game, one: Substitute): readonly [Run, Run] => {
  const { ability, event, source, controller, history, ahead } = one;
  const context = contextOf(game, ability, event, source, controller);
  const { costs, instead } = ability;
  const more = { context, history, ahead, inPlaceOf: inPlaceOfEvent(one) };
  return [
    { block: costs, until: costs.length, about: say(game, 'aboutCosts'), ...more },
    { block: instead, until: 1, about: say(game, 'aboutInstead'), ...more },
  ];
};

/** What a replacement takes the place of. */
export const inPlaceOfEvent = ({
  event,
  delayed,
}: Pick<Substitute, 'event' | 'delayed'>): InPlaceOf => ({
  event,
  delayed: delayed ?? null,
});

const contextOf = (
  game: Game,
  ability: ReplacementAbility,
  event: GameEvent,
  id: number,
  controller: Player,
): Context => ({
  controller,
  source: refOf(game, id),
  ...spokenOfInPlace(game, ability, { event, controller, source: refOf(game, id) }),
  that: 1,
});

/** The cards of an event of which what takes its place speaks: as that means them. */
export const spokenOfInPlace = (
  game: Game,
  { when }: ReplacementAbility,
  { event, controller, source }: Pick<Replacement, 'event' | 'controller' | 'source'>,
): { readonly it: readonly CardRef[]; readonly roles: Roles } => {
  const it = doneToBy(game, event).map((card) => refOf(game, card));
  const roles = rolesIn(game, event);
  const meant = meantIn(game, when, event, { controller, source, roles, it, that: 1 });
  return { it: meant['card'] === undefined ? it : [meant['card']], roles: { ...roles, ...meant } };
};
