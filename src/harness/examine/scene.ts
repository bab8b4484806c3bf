/** What every examination needs: the game at a moment, and the trace behind it. */
import { cardOf, cardsIn, collect, type Collector, type Game } from '../../kernel/game.js';
import type { Context } from '../../kernel/select.js';
import type { Thing } from '../../kernel/state.js';
import { causesOf, rulesOf, type TraceNode } from '../../kernel/trace.js';
import type { Vocabulary } from '../../kernel/vocabulary.js';
import type { Ref, StandIn } from '../assertion.js';
import { isCalled } from '../called.js';
import type { Christen, Naming } from '../play.js';
import { originOf, traceOf } from '../../kernel/ledger.js';

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
  /** The value that was found, as a line writes it behind `=`. */
  readonly value?: string;
  readonly decidedBy: ReadonlySet<string>;
  /** Why it says less than it seems to, though it holds. */
  readonly remark?: string;
}

export const nothingFound = (found: string): Finding => ({
  holds: false,
  found,
  decidedBy: new Set(),
});

export const because = ({ game, behind }: Scene, nodes: readonly number[]): Set<string> => {
  behind?.push(...nodes);
  return rulesOf(traceOf(game), causesOf(traceOf(game), nodes));
};

/** Works something out, with the rules that took part in it. */
export const findOut = <T>(
  scene: Scene,
  work: () => T,
): { readonly value: T; readonly rules: Set<string> } => {
  const [value, why] = collect(scene.game, work);
  return { value, rules: rulesIn(scene, why) };
};

/** The rules that were collected, and those behind what it rests on. */
export const rulesIn = (scene: Scene, why: Collector): Set<string> => {
  const rules = because(scene, why.because);
  for (const { rule } of why.marks) rules.add(rule);
  return rules;
};

export const origin = ({ game }: Scene, what: string): number => originOf(game, what);

export const events = ({ game }: Scene): readonly TraceNode[] =>
  traceOf(game).nodes.filter((node) => node.kind.is === 'event');

/** Everything that might have happened to a card and did not: forbidden, replaced, impossible, withstood. */
export const spared = ({ game }: Scene, id: number): readonly number[] => {
  const { spares } = game.world.rules;
  const found: number[] = [];
  for (const { id: node, kind } of traceOf(game).nodes)
    if (
      kind.is === 'event' &&
      kind.event.card === id &&
      (kind.fate !== 'happened' || spares.includes(kind.event.kind))
    )
      found.push(node);
  return found;
};

/** The cards that are spoken of: by label, or all of that name. A player is no card. */
export const cardsFor = ({ game, labels }: Scene, ref: Ref | StandIn): readonly Thing[] => {
  switch (ref.is) {
    case 'label': {
      const id = labels.get(ref.text);
      return id === undefined ? [] : [cardOf(game, id)];
    }
    case 'card':
      return [cardOf(game, ref.id)];
    case 'name':
      return game.state.things.filter((card) => isCalled(game, card, ref.text));
    case 'stand-in':
      return cardsIn(game, ref.text, ref.zone).map((id) => cardOf(game, id));
    case 'player':
      return [];
  }
};

export const cardsReferred = (scene: Scene, refs: readonly Ref[]): readonly Thing[] =>
  refs.flatMap((ref) => cardsFor(scene, ref));

export const isPlayer = ({ is }: Ref): boolean => is === 'player';

/** Claims are nobody's text: there is no "this" and no "it" in them. */
export const noContext = ({ game }: Scene): Context => ({
  controller: game.world.rules.players[0],
  source: null,
  it: [],
  that: 0,
});
