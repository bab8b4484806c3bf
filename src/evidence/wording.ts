/** What people call cards, events and actions. */
import type { Scene } from '../harness/examine.js';
import type { EventPattern } from '../kernel/ability.js';
import { entriesOf, nounOf, type Vocabulary } from '../kernel/vocabulary.js';
import type { ModalAction } from '../kernel/witness.js';
import type { Saying } from './obstacle.js';

/** A game, and how people call what is in it. */
export type NamedGame = Pick<Scene, 'game' | 'naming' | 'vocabulary'>;

/** What a card is called; nothing for the 0 that stands for none. */
export const nameIn = (scene: Scene, id: number): string => (id === 0 ? '' : scene.naming(id));

/** How rulings speak of an event: `is destroyed`. */
export const wordsOfEvent = (
  vocabulary: Vocabulary,
  { event, where = {}, being }: EventPattern,
): string => {
  const said = entriesOf(vocabulary, 'event').filter(
    (word) =>
      (word.event === event || word.before === event) &&
      Object.entries(word.where ?? {}).every(([name, value]) => where[name] === value),
  );
  const [exact] = said.toSorted(
    (one, other) => Object.keys(other.where ?? {}).length - Object.keys(one.where ?? {}).length,
  );
  const words = exact?.words[0] ?? event.replaceAll('-', ' ');
  return being ? `${words} (as it happens)` : words;
};

/** How cards speak of an action or an event that they forbid: `be attacked`, `draw`. */
export const actionWords = (vocabulary: Vocabulary, action: ModalAction): string => {
  if (typeof action === 'string')
    return entriesOf(vocabulary, 'action').find((one) => one.action === action)?.words[0] ?? action;
  const { event, role } = action;
  for (const { event: kind, before, forms, active, passive } of entriesOf(vocabulary, 'event')) {
    if (kind !== event.event && before !== event.event) continue;
    if (passive?.subject?.role === role) return `be ${forms.participle}`;
    if (active?.subject?.role === role) return forms.base;
  }
  return event.event.replaceAll('-', ' ');
};

/** How cards speak of what a rule defines: `attacking`. */
export const predicateWords = (vocabulary: Vocabulary, predicate: string): string =>
  entriesOf(vocabulary, 'predicate').find((one) => one.predicate === predicate)?.words[0] ??
  nounOf(vocabulary, predicate)?.words[0] ??
  predicate;

/** A card whose text says "cannot", and what it says. */
export const sayingOf = (
  scene: Scene,
  { source, action }: { readonly source: number; readonly action: ModalAction },
): Saying => ({ card: nameIn(scene, source), action: actionWords(scene.vocabulary, action) });
