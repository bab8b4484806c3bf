/**
 * What somebody might want to do where they decide, and may not: options that rules forbid, options that no rule offers
 * but would if one thing were otherwise, and cards that the text which asks leaves out.
 */
import { finderIn } from '../harness/options.js';
import type { Scene } from '../harness/examine.js';
import { cardOf, isHeld, isOff, quietly } from '../kernel/game.js';
import { isFiller } from '../harness/compile/cards.js';
import type { Decision, Option } from '../kernel/state.js';
import type { Obstacle } from './obstacle.js';
import { standsAgainst } from './offers.js';
import { missingFrom } from './refusal.js';
import type { Watch } from './watch.js';

/** Something that is not legal, and what stands against it. */
export interface Barred {
  readonly option: Option;
  readonly obstacles: readonly Obstacle[];
}

/** So many are told of one decision. */
const mostBarred = 60;

/** What is not legal at a decision that is open, what rules forbid first. */
export const barredAt = (scene: Scene, watched: Watch, asked: Decision): readonly Barred[] => {
  if (asked.numbers !== undefined || asked.by === 'chance') return [];
  const found = asked.of === undefined ? leftOut(scene, watched, asked) : keptOut(scene, asked);
  return found.filter(({ obstacles }) => obstacles.length > 0).slice(0, mostBarred);
};

// ---------------------------------------------------------------- decisions that rules make

/** What was offered and is forbidden, and then what was not offered. */
const keptOut = (scene: Scene, asked: Decision): readonly Barred[] => {
  const { game } = scene;
  const { permissions } = game.world.rules.book;
  const forbidden: Barred[] = [];
  const lacking: Barred[] = [];
  for (const action of asked.of ?? []) {
    const units = (permissions.get(action) ?? []).filter(({ number }) => !isOff(game, number));
    const offered = quietly(game, () =>
      units.flatMap((unit) => unit.offers(game, asked.by, asked.on ?? null)),
    );
    const isLegal = isAmong(asked.options);
    for (const { verb, card, player, value, ability } of offered) {
      const option: Option = { verb, card, player, value, ability, rules: [] };
      if (isLegal(option) || isAmong(forbidden.map((one) => one.option))(option)) continue;
      forbidden.push({ option, obstacles: against(scene, asked, verb, option) });
    }
    const isOffered = isAmong([...asked.options, ...forbidden.map(({ option }) => option)]);
    if (units.length === 0) continue;
    for (const card of seenBy(scene, asked.by)) {
      const option: Option = { verb: action, card, rules: [] };
      if (isOffered(option)) continue;
      const obstacles = against(scene, asked, action, option);
      if (obstacles.some(isNear)) lacking.push({ option, obstacles });
    }
  }
  return [...forbidden, ...lacking];
};

const isAmong =
  (options: readonly Option[]) =>
  ({ verb, card, player }: Option): boolean =>
    options.some((one) => one.verb === verb && one.card === card && one.player === player);

const against = (
  scene: Scene,
  asked: Decision,
  verb: string,
  { card, player }: Option,
): readonly Obstacle[] => {
  if (card !== undefined)
    return missingFrom(scene, asked, verb, { is: 'card', id: card, text: scene.naming(card) });
  return player === undefined
    ? []
    : missingFrom(scene, asked, verb, { is: 'player', text: player });
};

/**
 * Whether one thing is in the way: how the card lies, a number on it, what a rule says of it. That it would be possible in
 * another zone is so of most cards, and nothing that anybody would ask.
 */
const isNear = (one: Obstacle): boolean =>
  one.kind === 'but-for' &&
  (one.rules.length > 0 || one.misses.some(({ is }) => is === 'state' || is === 'number'));

/** The cards that somebody sees lie there and that are no mere blanks, in the order in which they came. */
const seenBy = ({ game }: Scene, player: string): readonly number[] => {
  const { hidden } = game.world.rules;
  return game.state.things.flatMap(({ id, zone, side, controller }) => {
    const isHidden = hidden[zone] === 'nobody' || (hidden[zone] !== undefined && side !== player);
    const owner = side === '' ? controller : side;
    if (zone === '' || isHidden || isHeld(game, id) || owner === '') return [];
    return isFiller(cardOf(game, id).definition) ? [] : [id];
  });
};

// ---------------------------------------------------------------- what texts ask for

/** Cards that rules keep from being chosen, and those that the text does not mean. */
const leftOut = (scene: Scene, watched: Watch, asked: Decision): readonly Barred[] => {
  const find = finderIn(scene.game, asked);
  return seenBy(scene, asked.by).flatMap((card): readonly Barred[] => {
    const ref = { is: 'card', id: card, text: scene.naming(card) } as const;
    if (find(ref) !== undefined) return [];
    const obstacles = standsAgainst(scene, watched, asked, undefined, ref);
    return [{ option: { verb: asked.kind, card, rules: [] }, obstacles }];
  });
};
