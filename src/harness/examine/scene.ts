/** What every examination needs: the game at a moment, and the trace behind it. */
import { cardOf, definitionOf, type Game } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';
import { causesOf, rulesOf, type TraceNode } from '../../kernel/trace.js';
import type { Vocabulary } from '../../kernel/vocabulary.js';
import type { Claim, Reference } from '../../language/document.js';
import { type Christen, type Naming } from '../play.js';

/** A scenario at a moment, with what people call its cards. */
export interface Scene {
  readonly game: Game;
  readonly labels: ReadonlyMap<string, number>;
  readonly vocabulary: Vocabulary;
  readonly naming: Naming;
  /** Gives a card a label along the way. */
  readonly christen: Christen;
  /** Where somebody wants to know why: the trace nodes that examinations go back to, in the order they are asked for. */
  readonly behind?: number[];
}

export interface Finding {
  readonly holds: boolean;
  /** What was found instead, in words. */
  readonly found: string;
  readonly decidedBy: ReadonlySet<string>;
}

/** A claim of one kind. */
export type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>;

export const because = ({ game, behind }: Scene, nodes: readonly number[]): Set<string> => {
  behind?.push(...nodes);
  return rulesOf(game.trace, causesOf(game.trace, nodes));
};

export const origin = ({ game }: Scene, what: string): number => game.state.origins[what] ?? 0;

export const events = ({ game }: Scene): readonly TraceNode[] =>
  game.trace.nodes.filter((node) => node.kind.is === 'event');

/** Everything that might have happened to a card and did not: forbidden, replaced, impossible, withstood. */
export const spared = ({ game }: Scene, id: number): readonly number[] => {
  const { spares } = game.world.rules;
  const found: number[] = [];
  for (const { id: node, kind } of game.trace.nodes)
    if (
      kind.is === 'event' &&
      kind.event.card === id &&
      (kind.fate !== 'happened' || spares.includes(kind.event.kind))
    )
      found.push(node);
  return found;
};

/** The cards that a reference means: by label, or all of that name. */
export const cardsFor = (scene: Scene, { text, quoted }: Reference): readonly Card[] => {
  const { game, labels } = scene;
  const id = quoted ? undefined : labels.get(text);
  if (id !== undefined) return [cardOf(game, id)];
  return quoted ? game.state.cards.filter((card) => definitionOf(game, card).name === text) : [];
};
