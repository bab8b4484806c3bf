/** Claims about what a card has attached, what a player has, and what is lawful. */
import type { Comparison } from '../../kernel/ability.js';
import { cardOf, cardsIn, collect, fact, isOff } from '../../kernel/game.js';
import { passes } from '../../kernel/fitting.js';
import { asItIs, matching } from '../../kernel/select.js';
import { keyOf, type Thing } from '../../kernel/state.js';
import type { Asserting } from '../assertion.js';
import { isCalled } from '../called.js';
import { zoneNodes } from './places.js';
import {
  because,
  cardsReferred,
  type Finding,
  findOut,
  noContext,
  nothingFound,
  origin,
  type Scene,
} from './scene.js';

/** `twin has 1 flame card attached`: exactly so many on each of them, whatever else is attached to it. */
export const examineAttached = (
  scene: Scene,
  { refs, tests, count, not }: Asserting<'attached'>,
): Finding => {
  const { game } = scene;
  const cards = cardsReferred(scene, refs);
  if (cards.length === 0) return nothingFound('there is no such card');
  const wrong: string[] = [];
  const { value: attached, rules } = findOut(scene, () =>
    cards.flatMap(({ id }) => {
      const all = game.state.things.filter((one) => one.host === id);
      const meant = all.filter((one) =>
        tests.every((test) => passes(game, asItIs(one), test, noContext(scene))),
      );
      if ((meant.length === count) === not)
        wrong.push(`${meant.length} are attached to ${scene.naming(id)}`);
      return meant;
    }),
  );
  for (const rule of because(
    scene,
    attached.map((one) => origin(scene, `${one.id} host`)),
  ))
    rules.add(rule);
  return { holds: wrong.length === 0, found: wrong.join('; '), decidedBy: rules };
};

/** `A has 1 flame card ready in field`: so many cards of the described kind, exactly. */
export const examineHolds = (
  scene: Scene,
  { player, filter, called, compare, not }: Asserting<'holds'>,
): Finding => {
  const { game } = scene;
  const { value: ids, rules: decidedBy } = findOut(scene, () =>
    matching(game, filter, noContext(scene)).filter((id) =>
      called.every((name) => isCalled(game, cardOf(game, id), name)),
    ),
  );
  const statuses = filter.tests.flatMap((test) => (test.test === 'status' ? [test.status] : []));
  const nodes = ids.flatMap((id) => [
    origin(scene, `${id} zone`),
    ...statuses.map((status) => origin(scene, `${id} ${status}`)),
  ]);
  const places = filter.zones.map((zone) => ({ player, zone, position: undefined }));
  for (const rule of because(scene, [
    ...nodes,
    ...places.flatMap((place) => zoneNodes(scene, place)),
  ]))
    decidedBy.add(rule);
  return {
    holds: isSo(ids.length, compare) !== not,
    found: `there are ${ids.length}`,
    decidedBy,
  };
};

/** `A has 2 action points`: exactly so many. */
export const examineAsset = (
  scene: Scene,
  { player, fact: name, amount, not }: Asserting<'asset'>,
): Finding => {
  const key = keyOf(player, name);
  const { value: held, rules: decidedBy } = findOut(
    scene,
    () => fact<number>(scene.game, key) ?? 0,
  );
  for (const rule of because(scene, [origin(scene, key)])) decidedBy.add(rule);
  return { holds: (held === amount) !== not, found: `${player} has ${held}`, decidedBy };
};

const isSo = (number: number, { is, amount }: Comparison): boolean => {
  switch (is) {
    case 'exactly':
      return number === amount;
    case 'at-least':
      return number >= Number(amount);
    case 'at-most':
      return number <= Number(amount);
    case 'more-than':
      return number > Number(amount);
    case 'less-than':
      return number < Number(amount);
  }
};

/** `board is lawful`, `A has no lawful deck`: what the requirements say of the cards there. */
export const examineLawful = (scene: Scene, { of, not }: Asserting<'lawful'>): Finding => {
  const { game } = scene;
  if (of === 'board') return lawful(scene, 'board', game.state.things, not);
  const cards = cardsIn(game, of.player, of.zone).map((id) => cardOf(game, id));
  return lawful(scene, of.zone, cards, not);
};

/** Every requirement of that kind: what is wrong and by which rules, or what made it right. */
const lawful = ({ game }: Scene, of: string, cards: readonly Thing[], not: boolean): Finding => {
  const wrong: string[] = [];
  const rules = new Set<string>();
  const allowed = new Set<string>();
  for (const requirement of game.world.rules.book.requirements) {
    if (requirement.of !== of || isOff(game, requirement.number)) continue;
    const [faults, why] = collect(game, () => requirement.wrong(game, cards));
    for (const { rule } of why.marks) allowed.add(rule);
    if (faults.length === 0) continue;
    for (const rule of [requirement.number, ...why.marks.map(({ rule: one }) => one)])
      rules.add(rule);
    wrong.push(
      `${[...new Set(faults.map(({ what }) => what))].join(', ')} (rule ${requirement.number})`,
    );
  }
  const is = wrong.length === 0;
  return {
    holds: is !== not,
    found: wrong.join('; ') || 'it is lawful',
    decidedBy: is ? allowed : rules,
  };
};
