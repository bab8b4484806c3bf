/** A static ability may say several things, and each of them works where the rules say so of it alone. */
import type { Ability, Change, ContinuousText, StaticAbility } from './ability.js';
import type { Active } from './active-effects.js';
import type { Game } from './game.js';
import { say } from './questions.js';

/** Whether an ability, or a part of it, works where its card is now. */
export const works = (game: Game, id: number, ability: Ability): boolean => {
  if (ability.kind !== 'static' || isOfOnePart(ability))
    return say(game, 'abilityWorks', id, ability);
  for (const parts of partsOf(ability).values())
    for (const part of parts.values()) if (say(game, 'abilityWorks', id, part)) return true;
  return false;
};

/** Whether a change that a static ability makes is one of those that work where its card is; any other change is at work. */
export const partWorks = (
  game: Game,
  { ability, text, context: { source } }: Active,
  change: Change,
): boolean => {
  if (ability === undefined || source === null || isOfOnePart(ability)) return true;
  const part = partsOf(ability).get(text)?.get(change);
  return part === undefined || say(game, 'abilityWorks', source[0], part);
};

const isOfOnePart = ({ changes: [first, ...others] }: StaticAbility): boolean =>
  others.length === 0 && (first === undefined || first.changes.length === 1);

type Parts = ReadonlyMap<ContinuousText, ReadonlyMap<Change, StaticAbility>>;

const known = new WeakMap<StaticAbility, Parts>();

/** The abilities that there would be if each change were said by itself. */
const partsOf = (ability: StaticAbility): Parts => {
  let parts = known.get(ability);
  if (parts === undefined) {
    parts = new Map(
      ability.changes.map((text) => [
        text,
        new Map(
          text.changes.map((change) => [
            change,
            { ...ability, changes: [{ ...text, changes: [change] }] },
          ]),
        ),
      ]),
    );
    known.set(ability, parts);
  }
  return parts;
};
