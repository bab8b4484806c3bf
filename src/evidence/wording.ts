/** What people call cards, events and actions. */
import type { Scene } from '../harness/examine.js';
import type { EventPattern } from '../kernel/ability.js';
import type { Vocabulary } from '../kernel/vocabulary.js';
import type { Saying } from './obstacle.js';

/** What a card is called; nothing for the 0 that stands for none. */
export const nameIn = (scene: Scene, id: number): string => (id === 0 ? '' : scene.naming(id));

/** How rulings speak of an event: `is destroyed`. */
export const eventWords = ({ events }: Vocabulary, { event, where = {} }: EventPattern): string => {
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

/** How cards speak of an action that they forbid: `be retired`. */
export const actionWords = ({ events }: Vocabulary, action: string): string =>
  Object.entries(events).find(
    ([words, { event }]) => words.startsWith('be ') && action === `be ${event}`,
  )?.[0] ?? action;

/** A card whose text says "cannot", and what it says. */
export const sayingOf = (
  scene: Scene,
  { source, action }: { readonly source: number; readonly action: string },
): Saying => ({ card: nameIn(scene, source), action: actionWords(scene.vocabulary, action) });
