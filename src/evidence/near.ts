/** What waited in vain, which conditions were false, which cards were left out: as obstacles, the nearest first. */
import type { Scene } from '../harness/examine.js';
import type { Ability, EventPattern } from '../kernel/ability.js';
import { mayConcern } from './concern.js';
import { cardOf, definitionOf } from '../kernel/game.js';
import type { Obstacle } from './obstacle.js';
import type { NearMiss } from './remember.js';
import type { Watch } from './watch.js';
import { actionWords, wordsOfEvent, nameIn } from './wording.js';
import { isModal } from '../kernel/layer-changes.js';
import { say } from '../kernel/questions.js';

/** A card that differs from what a text means in more than this is nothing that anybody would expect it to mean. */
const mostMisses = 2;

/** The cards that are spoken of, and those that have a name. */
export interface SpokenCards {
  readonly ids: ReadonlySet<number>;
  readonly named: ReadonlySet<number>;
}

/** What might have brought something about, and did not. */
export const nearFor = (scene: Scene, watched: Watch, spoken: SpokenCards): readonly Obstacle[] =>
  told(scene, watched, spoken, (one) => one.kind !== 'prohibition');

/** What might have prevented something, and did not. */
export const unpreventedFor = (
  scene: Scene,
  watched: Watch,
  spoken: SpokenCards,
): readonly Obstacle[] => told(scene, watched, spoken, prevents);

/** Whether it is there to keep things from happening. */
const prevents = (one: NearMiss): boolean => {
  switch (one.kind) {
    case 'prohibition':
    case 'replacement':
      return true;
    case 'condition':
      return (
        one.ability?.kind === 'replacement' ||
        (one.ability?.kind === 'static' &&
          one.ability.changes.some(({ changes }) => changes.some(isModal)))
      );
    case 'trigger':
    case 'selection':
      return false;
  }
};

const told = (
  scene: Scene,
  watched: Watch,
  { ids, named }: SpokenCards,
  isMeant: (one: NearMiss) => boolean,
): readonly Obstacle[] => {
  const isNear = (one: NearMiss): boolean => {
    if (one.misses.length === 0 || one.misses.length > mostMisses) return false;
    switch (one.kind) {
      case 'selection':
      case 'prohibition':
        return ids.has(one.card);
      case 'condition':
      case 'trigger':
      case 'replacement':
        return named.has(one.source) && mayConcern(scene, one.ability, one.source, ids);
    }
  };
  const found = nearest(watched.missed().filter((one) => isMeant(one) && isNear(one)));
  const own = (one: NearMiss): boolean => ids.has(one.source);
  return [...found.filter(own), ...found.filter((one) => !own(one))].map((one) =>
    obstacleOf(scene, one),
  );
};

/** Of all the events that an ability did not wait for, the one that was most like what it waited for. */
const nearest = (all: readonly NearMiss[]): readonly NearMiss[] => {
  const best = new Map<string | NearMiss, NearMiss>();
  const patterns: EventPattern[] = [];
  for (const one of all) {
    if (!('pattern' in one)) {
      best.set(one, one);
      continue;
    }
    if (!patterns.includes(one.pattern)) patterns.push(one.pattern);
    const key = `${one.source} ${patterns.indexOf(one.pattern)}`;
    const before = best.get(key);
    if (before === undefined || one.misses.length < before.misses.length) best.set(key, one);
  }
  return [...best.values()];
};

const obstacleOf = (scene: Scene, one: NearMiss): Obstacle => {
  const card = nameIn(scene, one.source);
  const { misses } = one;
  switch (one.kind) {
    case 'trigger':
    case 'replacement':
      return { kind: one.kind, card, event: wordsOfEvent(scene.vocabulary, one.pattern), misses };
    case 'condition':
      return { kind: 'condition', card, misses };
    case 'selection':
      return { kind: 'selection', card, verb: one.verb, of: nameIn(scene, one.card), misses };
    case 'prohibition': {
      const verb = `cannot ${actionWords(scene.vocabulary, one.action)}`;
      return { kind: 'selection', card, verb, of: nameIn(scene, one.card), misses };
    }
  }
};

/** Why the text of a card, or any, does not mean a card, however much it differs from what it means. */
export const leftOutBy = (
  scene: Scene,
  watched: Watch,
  source: number,
  card: number,
): readonly Obstacle[] =>
  watched
    .missed()
    .filter((one) => one.kind === 'selection' && one.card === card)
    .filter((one) => source === 0 || one.source === source)
    .map((one) => obstacleOf(scene, one));

/** Whether an ability of a card has triggered, and is still to be used. */
const isWaiting = ({ game: { state, world } }: Scene, id: number, ability: Ability): boolean =>
  state.waiting.some((one) => one.source[0] === id && world.abilities[one.ability] === ability);

/**
 * The triggered abilities that would have concerned these cards, and for which no event of the kind came at all, which do
 * not work where their card lies, or which are still to be used.
 */
export const waitingFor = (
  scene: Scene,
  watched: Watch,
  { ids, named }: SpokenCards,
): readonly Obstacle[] =>
  [...named].flatMap((id) =>
    definitionOf(scene.game, cardOf(scene.game, id)).abilities.flatMap((ability): Obstacle[] => {
      if (ability.kind !== 'triggered' || ability.icon !== undefined) return [];
      if (!mayConcern(scene, ability, id, ids)) return [];
      const event = wordsOfEvent(scene.vocabulary, ability.when);
      if (isWaiting(scene, id, ability)) return [{ kind: 'unused', card: scene.naming(id), event }];
      if (watched.wasLookedAt(ability.when)) return [];
      return say(scene.game, 'abilityWorks', id, ability)
        ? [{ kind: 'waiting', card: scene.naming(id), event }]
        : [{ kind: 'elsewhere', card: scene.naming(id), zone: cardOf(scene.game, id).zone }];
    }),
  );
