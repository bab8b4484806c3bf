/** What a player may do: permissions offer, restrictions forbid, and each is known by its rule. */
import { modals } from './modals.js';
import { addTo, collect, type Game, isOff, mark, sayOr } from './game.js';
import type { Json, Option, Player } from './state.js';

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
  const legal: Option[] = [];
  for (const option of offered(game, player, action, about)) {
    if (legal.some((one) => sameOption(one, option))) continue;
    const [forbidden, why] = collect(game, () => forbidders(game, action, option, player, about));
    if (forbidden.length > 0) continue;
    const rules = [...option.rules, ...why.marks.map(({ rule }) => rule)];
    legal.push({ ...option, rules: [...new Set(rules)] });
  }
  return legal;
};

const offered = (game: Game, player: Player, action: string, about: Json): readonly Option[] =>
  (game.world.rules.book.permissions.get(action) ?? []).flatMap((rule) => {
    if (isOff(game, rule.number)) return [];
    const [options, why] = collect(game, () => rule.offers(game, player, about));
    const also = why.marks.map((one) => one.rule);
    return options.map((option) => ({ ...option, rules: [rule.number, ...also] }));
  });

export const sameOption = (one: Option, other: Option): boolean =>
  one.verb === other.verb &&
  one.card === other.card &&
  one.player === other.player &&
  one.ability === other.ability &&
  JSON.stringify(one.value) === JSON.stringify(other.value);

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
): readonly string[] =>
  (game.world.rules.book.restrictions.get(action) ?? []).flatMap((rule) => {
    if (isOff(game, rule.number)) return [];
    const [forbids, why] = collect(game, () => rule.forbids(game, option, player, about));
    // What made the difference takes part in allowing it.
    if (!forbids) {
      addTo(game, why);
      return [];
    }
    // What keeps a rule from being lifted takes part in forbidding.
    const [lifted, how] = collect(
      game,
      () => rule.liftedBy !== undefined && isLifted(game, rule.liftedBy, option),
    );
    addTo(game, how);
    if (lifted) return [];
    addTo(game, why);
    return [...new Set([rule.number, ...[...why.marks, ...how.marks].map((one) => one.rule)])];
  });

const isLifted = (game: Game, by: string, option: Option): boolean => {
  const [first] = option.card === undefined ? [] : modals(game, 'can', by, option.card);
  if (first === undefined) return false;
  mark(game, first.active.rule ?? '', 'allowed');
  return sayOr(game, 'cardBeatsRule', true);
};

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
    return rules.length === 0;
  });

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
