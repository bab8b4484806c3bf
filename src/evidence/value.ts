/** How a characteristic of a card came to be what it is: what is written on it, and each change in order. */
import { entryAt } from '../kernel/book.js';
import type { Scene } from '../harness/examine.js';
import type { TraitValue } from '../kernel/ability.js';
import { activeEffects, type Active, applies } from '../kernel/active-effects.js';
import { traitsOf } from '../kernel/continuous.js';
import { cardOf, definitionOf, type Game, quietly } from '../kernel/game.js';
import { numberText } from '../kernel/infinite.js';
import type { Sight } from '../kernel/witness.js';
import { conditionMisses, subjectMisses } from './miss.js';
import type { Obstacle } from './obstacle.js';
import { nameIn } from './wording.js';

type ChangeSeen = Extract<Sight, { is: 'change' }>;

/** A value with its changes, and the effects that would have changed it and do not apply to this card. */
export const valueObstacles = (scene: Scene, id: number, trait: string): readonly Obstacle[] => {
  const seen: ChangeSeen[] = [];
  // A game of its own: the looks are made anew, and nothing of that is a part of the play.
  const game: Game = {
    ...scene.game,
    listener: null,
    view: null,
    known: null,
    witness: (sight) => {
      if (sight.is === 'change' && sight.card === id && sight.trait === trait) seen.push(sight);
    },
  };
  const now = quietly(game, () => traitsOf(game, id, trait));
  game.witness = undefined;
  const { book } = game.world.rules;
  const value: Obstacle = {
    kind: 'value',
    card: scene.naming(id),
    trait,
    printed: worded(definitionOf(game, cardOf(game, id)).traits[trait]),
    changes: seen.map(({ active, before, after, layer }) => ({
      by: nameIn(scene, active.context.source?.[0] ?? 0),
      from: worded(before),
      to: worded(after),
      rules: [{ rule: layer, how: 'changed', summary: entryAt(book, layer)?.summary ?? '' }],
    })),
    now: worded(now),
  };
  return [value, ...quietly(game, () => idleEffects(scene, game, id, trait))];
};

const worded = (value: TraitValue | readonly number[] | undefined): string =>
  value === undefined
    ? 'nothing'
    : typeof value === 'object'
      ? value.join(', ')
      : typeof value === 'number'
        ? numberText(value)
        : String(value);

const idleEffects = (scene: Scene, game: Game, id: number, trait: string): readonly Obstacle[] =>
  activeEffects(game).flatMap((active): readonly Obstacle[] => {
    if (!active.text.changes.some((change) => 'trait' in change && change.trait === trait))
      return [];
    if (isAboutOthers(active, id)) return [];
    const card = nameIn(scene, active.context.source?.[0] ?? 0);
    const leftOut = subjectMisses({ ...scene, game }, active, id);
    if (leftOut.length > 0)
      return [{ kind: 'selection', card, verb: trait, of: scene.naming(id), misses: leftOut }];
    const { condition } = active.text;
    if (condition === undefined || applies(game, active)) return [];
    const why = conditionMisses({ ...scene, game }, condition, active.context);
    return [{ kind: 'condition', card, misses: why }];
  });

/** An effect that names the cards it is about, and not this one. */
const isAboutOthers = ({ cards, text, context }: Active, id: number): boolean =>
  cards !== null
    ? !cards.some(([one]) => one === id)
    : text.subject.is === 'this' && context.source?.[0] !== id;
