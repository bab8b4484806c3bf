/** What a player may do: permissions offer, restrictions forbid, and each is known by its rule. */
import { isInfinite } from './infinite.js';
import { modals } from './modals.js';
import {
  addTo,
  attributing,
  collect,
  type Collector,
  type Game,
  isOff,
  mark,
  spend,
} from './game.js';
import type { Permission, Restriction } from './rule.js';
import type { Json, Numbers, Option, Player } from './state.js';
import { type Mark, newCollectorFor, newMarks } from './trace.js';
import { say } from './questions.js';

/**
 * The legal options of an action: everything some permission offers and no restriction forbids.
 *
 * @param about what the action is about, for permissions that need to know (the attacker of an attack target)
 */
export const legalOptions = (
  game: Game,
  player: Player,
  action: string,
  about: Json = null,
): readonly Option[] => {
  const all = offered(game, player, action, about);
  if (all.length === 0) return noOptions;
  const legal: Option[] = [];
  const isNew = newOnes();
  for (const option of all) {
    if (!isNew(option)) continue;
    // Of an option only its rules are told.
    const why = newMarks();
    const rules =
      game.ledger === null
        ? forbidders(game, action, option, player, about)
        : forbiddersNoted(game, why, action, option, player, about);
    if (rules.length > 0) {
      game.witness?.({ is: 'forbidden', player, action, option, rules }, game);
      continue;
    }
    legal.push(why.marks.length === 0 ? option : withRules(option, option.rules, why.marks));
  }
  return legal;
};

const forbiddersNoted = (
  game: Game,
  why: Collector,
  ...of: readonly [action: string, option: Option, player: Player, about: Json]
): readonly string[] => attributing(game, why, () => forbidders(game, ...of));

const noOptions: readonly Option[] = [];

/** Whether an action has any legal option; that it has none rests on whatever keeps those out that are offered. */
export const hasOption = (game: Game, player: Player, action: string, about: Json): boolean => {
  if (legalOptions(game, player, action, about).length > 0) return true;
  if (game.listener !== null)
    for (const rule of exclusions(game, [action], player, about)) mark(game, rule, 'forbade');
  return false;
};

const offered = (game: Game, player: Player, action: string, about: Json): readonly Option[] => {
  let all = noOptions;
  for (const rule of game.world.rules.book.permissions.get(action) ?? noPermissions) {
    if (isOff(game, rule.number)) continue;
    const why = newMarks();
    const offers =
      game.ledger === null
        ? rule.offers(game, player, about)
        : offersNoted(game, why, rule, player, about);
    const options =
      game.world.boundless?.has(rule.number) === true
        ? [...offers, ...everything(game, action, offers)]
        : offers;
    const allowed = allowedBy(rule.number, options, why.marks);
    all = all.length === 0 ? allowed : all.concat(allowed);
  }
  return all;
};

const offersNoted = (
  game: Game,
  why: Collector,
  rule: Permission,
  player: Player,
  about: Json,
): readonly Omit<Option, 'rules'>[] =>
  attributing(game, why, () => rule.offers(game, player, about));

const allowedBy = (
  rule: string,
  options: readonly Omit<Option, 'rules'>[],
  marks: readonly Mark[],
): readonly Option[] => {
  const rules = [rule];
  return options.map((option) => withRules(option, rules, marks));
};

/** All that could ever be offered for an action: each card there is, and each player. */
const everything = (
  { state, world }: Game,
  action: string,
  offers: readonly Omit<Option, 'rules'>[],
): readonly Omit<Option, 'rules'>[] => {
  const verbs = new Set(offers.length === 0 ? [action] : offers.map(({ verb }) => verb));
  const cards = state.things.filter(({ zone }) => zone !== '');
  return [...verbs].flatMap((verb) => [
    ...cards.map(({ id }) => ({ verb, card: id })),
    ...world.rules.players.map((player) => ({ verb, player })),
  ]);
};

const noPermissions: readonly Permission[] = [];

/** An option with the rules that allow it, each once; all of one shape, since so many are made. */
const withRules = (
  { verb, card, player, value, ability }: Omit<Option, 'rules'>,
  rules: readonly string[],
  marks: readonly Mark[],
): Option => {
  let all = rules;
  for (const { rule } of marks) if (!all.includes(rule)) all = [...all, rule];
  return { verb, card, player, value, ability, rules: all };
};

/** Tells whether an option is another one than all before it. */
const newOnes = (): ((option: Option) => boolean) => {
  const known = new Set<string>();
  return ({ verb, card = 0, player = '', value, ability = -1 }) => {
    const about = value === undefined ? '' : JSON.stringify(value);
    const key = `${verb} ${card} ${player} ${ability} ${about}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  };
};

/** The option of choosing one number; nothing where it is not among those to choose from, or is no number at all but ∞. */
export const numberIn = ({ verb, from }: Numbers, value: number): Option | undefined =>
  Number.isSafeInteger(value) && !isInfinite(value) && (from === null || value >= from)
    ? { verb, value, rules: [] }
    : undefined;

/** The first of the numbers to choose from. */
export const firstNumber = ({ verb, from }: Numbers): Option => ({
  verb,
  value: from ?? 0,
  rules: [],
});

/** What is picked where nothing is. */
export const noOption: Option = { verb: '', rules: [] };

export const sameOption = (one: Option, other: Option): boolean =>
  one.card === other.card &&
  one.verb === other.verb &&
  one.player === other.player &&
  one.ability === other.ability &&
  (one.value === other.value || JSON.stringify(one.value) === JSON.stringify(other.value));

const nobody: readonly string[] = [];
const noRestrictions: readonly Restriction[] = [];

/**
 * The rules that forbid an option of an action. A restriction may be lifted by a "can" effect that contradicts it;
 * what lifts it takes part in what is being worked out.
 */
export const forbidders = (
  game: Game,
  action: string,
  option: Option,
  player: Player,
  about: Json = null,
): readonly string[] => {
  const { listener } = game;
  let found: string[] | undefined;
  spend(game, 1);
  let why = newCollectorFor(listener);
  for (const rule of game.world.rules.book.restrictions.get(action) ?? noRestrictions) {
    if (isOff(game, rule.number)) continue;
    const forbids =
      game.ledger === null
        ? rule.forbids(game, option, player, about)
        : isForbidden(game, why, rule, option, player, about);
    // What made the difference takes part in allowing it; where nothing did, the next rule is listened to the same way.
    if (!forbids) {
      if (why.marks.length === 0 && why.because.length === 0) continue;
      addTo(game, why);
      why = newCollectorFor(listener);
      continue;
    }
    // What keeps a rule from being lifted takes part in forbidding.
    const how = newCollectorFor(listener);
    const { liftedBy } = rule;
    const lifted = liftedBy !== undefined && isLifted(game, how, liftedBy, option);
    addTo(game, how);
    if (!lifted) {
      addTo(game, why);
      const rules = [rule.number, ...[...why.marks, ...how.marks].map((one) => one.rule)];
      (found ??= []).push(...new Set(rules));
    }
    why = newCollectorFor(listener);
  }
  return found ?? nobody;
};

const isForbidden = (
  game: Game,
  why: Collector,
  rule: Restriction,
  option: Option,
  player: Player,
  about: Json,
): boolean => attributing(game, why, () => rule.forbids(game, option, player, about));

const isLifted = (game: Game, how: Collector, by: string, option: Option): boolean =>
  attributing(game, how, () => {
    const [first] = option.card === undefined ? [] : modals(game, 'can', by, option.card);
    if (first === undefined) return false;
    mark(game, first.active.rule ?? '', 'allowed');
    return say(game, 'cardBeatsRule');
  });

/** Options that no permission has to offer: what a text lets choose, less what may not be chosen. */
export const unforbidden = (
  game: Game,
  player: Player,
  action: string,
  options: readonly Option[],
): readonly Option[] =>
  options.filter((option) => {
    const rules = forbidders(game, action, option, player);
    // What is left to choose from rests on what is kept out of it.
    for (const rule of rules) mark(game, rule, 'forbade');
    if (rules.length > 0) game.witness?.({ is: 'forbidden', player, action, option, rules }, game);
    return rules.length === 0;
  });

/** Of these cards those that a player may choose. */
export const choosable = (
  game: Game,
  player: Player,
  cards: readonly number[],
): readonly number[] =>
  unforbidden(game, player, 'choose', choicesOf(cards)).map(({ card = 0 }) => card);

/** To choose one of these cards, each. */
export const choicesOf = (cards: readonly number[]): readonly Option[] =>
  cards.map((card) => ({ verb: 'choose', card, rules: [] }));

/** The rules that keep whatever the permissions offer out of a decision of these actions. */
export const exclusions = (
  game: Game,
  actions: readonly string[],
  player: Player,
  about: Json = null,
): readonly string[] => {
  const rules = actions.flatMap((action) =>
    collect(game, () => offered(game, player, action, about))[0].flatMap(
      (option) => collect(game, () => forbidders(game, action, option, player, about))[0],
    ),
  );
  return [...new Set(rules)];
};
