/** What one change of an effect makes of a card. */
import type { Amount, Change } from './ability.js';
import type { Active } from './active-effects.js';
import { exact } from './budget.js';
import type { Look, NumberStep } from './continuous.js';
import { type Game, Unsupported } from './game.js';
import { isInfinite } from './infinite.js';
import { say } from './questions.js';
import { amount, isNobodys } from './select.js';
import { inborn } from './state.js';
import type { ModalChange } from './modals.js';

export const traitName = (change: Change): string =>
  'trait' in change ? change.trait : 'abilities';

export const changeLook = (
  game: Game,
  look: Look,
  change: Change,
  active: Active,
  fixed: number | null,
): void => {
  switch (change.change) {
    case 'add':
    case 'multiply':
    case 'divide':
    case 'set':
      return changeNumber(game, look, change, active, fixed);
    case 'gain':
    case 'lose':
    case 'become':
      return changeNames(game, look, change);
    case 'gain-ability':
    case 'lose-keyword':
    case 'lose-abilities':
      return changeAbilities(game, look, change, active);
    case 'cannot':
    case 'can':
    case 'must':
    case 'forbid':
    case 'limit':
    case 'enter':
    case 'ignore':
      return;
  }
};

type ChangeOf<K extends Change['change']> = Extract<Change, { change: K }>;

const changeNumber = (
  game: Game,
  look: Look,
  change: ChangeOf<'add' | 'multiply' | 'divide' | 'set'>,
  active: Active,
  fixed: number | null,
): void => {
  const number = (trait: string) => {
    const value = look.traits[trait];
    return typeof value === 'number' ? value : 0;
  };
  const sum = (what: Amount) => fixed ?? amount(game, what, active.context);
  if (change.change === 'set') {
    if (typeof change.value === 'boolean') {
      look.traits[change.trait] = change.value;
      return;
    }
    // Nothing becomes what a card has of which there is none.
    if (fixed === null && isNobodys(game, change.value, active.context)) return;
  }
  const isThere = change.change === 'set' || typeof look.traits[change.trait] === 'number';
  if (!isThere && !say(game, 'modifiesLacking', change.trait)) return;
  const step = stepOf(change, sum);
  if (look.steps !== null) (look.steps[change.trait] ??= []).push(step);
  look.traits[change.trait] = step(game, number(change.trait));
};

/** @param sum how much an amount is now */
const stepOf = (
  change: ChangeOf<'add' | 'multiply' | 'divide' | 'set'>,
  sum: (what: Amount) => number,
): NumberStep => {
  switch (change.change) {
    case 'add': {
      const more = sum(change.amount);
      return (game, now) => plus(game, change.trait, now, more);
    }
    case 'multiply':
      return (_, now) => exact(now * change.factor);
    case 'divide':
      return (game, now) => divided(game, now, change.by);
    case 'set': {
      const value = typeof change.value === 'boolean' ? 0 : sum(change.value);
      return (game, now) => Number(say(game, 'becomes', value, now));
    }
  }
};

const changeNames = (
  game: Game,
  look: Look,
  change: ChangeOf<'gain' | 'lose' | 'become'>,
): void => {
  const names = (trait: string) => {
    const value = look.traits[trait];
    return Array.isArray(value) ? (value as readonly string[]) : [];
  };
  switch (change.change) {
    case 'gain': {
      give(look, change.trait, change.values);
      const added = change.values.filter((value) => !names(change.trait).includes(value));
      if (added.length > 0)
        look.traits[change.trait] = say(game, 'gains', change.trait, names(change.trait), added);
      return;
    }
    case 'lose': {
      const kept = givenFor(game, look, change.trait);
      look.traits[change.trait] = names(change.trait).filter(
        (value) => !change.values.includes(value) || kept.includes(value),
      );
      return;
    }
    case 'become':
      delete look.given[change.trait];
      look.traits[change.trait] = say(game, 'becomes', change.values, names(change.trait));
      return;
  }
};

const changeAbilities = (
  game: Game,
  look: Look,
  change: ChangeOf<'gain-ability' | 'lose-keyword' | 'lose-abilities'>,
  active: Active,
): void => {
  switch (change.change) {
    case 'gain-ability': {
      const number = game.world.abilityIds.get(change.ability);
      if (number === undefined) return;
      const before = look.abilities.length;
      setAbilities(look, say(game, 'gainsAbility', change.ability, look.abilities, number));
      if (look.abilities.length > before && active.timestamp !== inborn)
        give(look, 'abilities', [number]);
      look.gained.set(number, active.timestamp);
      return;
    }
    case 'lose-keyword':
      return loseAbilities(game, look, (number) => {
        const ability = game.world.abilities[number];
        return ability?.kind === 'keyword' && ability.keyword === change.keyword;
      });
    case 'lose-abilities':
      return loseAbilities(game, look, () => true);
  }
};

const loseAbilities = (game: Game, look: Look, isLost: (number: number) => boolean): void => {
  const own = look.abilities.length - givenFor(game, look, 'abilities').length;
  setAbilities(
    look,
    look.abilities.filter((number, at) => at >= own || !isLost(number)),
  );
};

const give = (look: Look, trait: string, values: readonly (string | number)[]): void => {
  look.given[trait] = [...(look.given[trait] ?? []), ...values];
};

/** What effects have given a card of something that another takes, where it keeps that. */
const givenFor = (game: Game, look: Look, trait: string): readonly (string | number)[] => {
  const given = look.given[trait] ?? [];
  return given.length > 0 && say(game, 'keepsGiven') ? given : [];
};

/**
 * What has no end has none when it is divided.
 *
 * @throws Unsupported for a rest where no rule of the book rounds: all of them count in whole numbers
 */
const divided = (game: Game, now: number, by: number): number => {
  if (isInfinite(now)) return now;
  const quotient = say(game, 'rounded', now / by);
  // A book that rounds goes on with a fraction where that rule is switched off: so a ruling notices.
  if (Number.isInteger(quotient) || game.world.rules.book.definitions.has('rounded'))
    return quotient;
  throw new Unsupported('', `no rule says which whole number stands for ${quotient}`);
};

const plus = (game: Game, trait: string, now: number, sum: number): number =>
  exact(say(game, 'addsTo', trait, now, sum));

const setAbilities = (look: Look, abilities: readonly number[]): void => {
  look.abilities = abilities;
  look.keywords = null;
};

export const isModal = (change: Change): change is ModalChange =>
  'action' in change || ['forbid', 'limit', 'enter', 'ignore'].includes(change.change);
