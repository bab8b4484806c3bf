/** What waited in vain, which conditions were false, which cards were left out: as obstacles, the nearest first. */
import type { Scene } from '../harness/examine.js';
import type { EventPattern } from '../kernel/ability.js';
import { mayConcern } from './concern.js';
import { cardOf, definitionOf } from '../kernel/game.js';
import type { Vocabulary } from '../kernel/vocabulary.js';
import { nameIn } from './fates.js';
import type { Obstacle } from './obstacle.js';
import type { NearMiss, Watch } from './watch.js';

/** A card that differs from what a text means in more than this is nothing that anybody would expect it to mean. */
const mostMisses = 2;

/**
 * @param ids   the cards that are spoken of
 * @param named the cards that have a name
 */
export const nearFor = (
  scene: Scene,
  watched: Watch,
  ids: ReadonlySet<number>,
  named: ReadonlySet<number>,
): readonly Obstacle[] => {
  const isNear = (one: NearMiss): boolean => {
    if (one.misses.length === 0 || one.misses.length > mostMisses) return false;
    switch (one.kind) {
      case 'selection':
        return ids.has(one.card);
      case 'condition':
      case 'trigger':
      case 'replacement':
        return named.has(one.source) && mayConcern(scene, one.ability, one.source, ids);
    }
  };
  const found = nearest(watched.missed().filter(isNear));
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
      return { kind: one.kind, card, event: eventWords(scene.vocabulary, one.pattern), misses };
    case 'condition':
      return { kind: 'condition', card, misses };
    case 'selection':
      return { kind: 'selection', card, verb: one.verb, of: nameIn(scene, one.card), misses };
  }
};

/** The triggered abilities that would have concerned these cards, and for which no event of the kind came at all. */
export const waitingFor = (
  scene: Scene,
  watched: Watch,
  ids: ReadonlySet<number>,
  named: ReadonlySet<number>,
): readonly Obstacle[] =>
  [...named].flatMap((id) =>
    definitionOf(scene.game, cardOf(scene.game, id)).abilities.flatMap((ability): Obstacle[] => {
      if (ability.kind !== 'triggered' || ability.icon !== undefined) return [];
      if (watched.wasLookedAt(ability.when) || !mayConcern(scene, ability, id, ids)) return [];
      const event = eventWords(scene.vocabulary, ability.when);
      return [{ kind: 'waiting', card: scene.naming(id), event }];
    }),
  );

/** How rulings speak of an event: `is destroyed`. */
const eventWords = ({ events }: Vocabulary, { event, where = {} }: EventPattern): string => {
  const said = Object.entries(events).filter(
    ([, word]) =>
      word.event === event &&
      Object.entries(word.where ?? {}).every(([name, value]) => where[name] === value),
  );
  const exact = said.toSorted(
    ([, one], [, other]) =>
      Object.keys(other.where ?? {}).length - Object.keys(one.where ?? {}).length,
  );
  return exact[0]?.[0] ?? event.replaceAll('-', ' ');
};
