/** What did not fit when it was looked at: patterns, conditions, cards that a text leaves out, with what was wrong. */
import type { Scene } from '../harness/examine.js';
import type { Ability, Condition, EventPattern } from '../kernel/ability.js';
import { seenAs } from '../kernel/conditions.js';
import { cardOf, type Game, isCurrent, quietly } from '../kernel/game.js';
import { isPossible } from '../kernel/may-happen.js';
import type { Context } from '../kernel/select.js';
import type { GameEvent } from '../kernel/state.js';
import type { ModalAction, Sight } from '../kernel/witness.js';
import { conditionMisses, filterMisses, type Miss, patternMisses, subjectMisses } from './miss.js';
import { emptyMisses, stateMisses, zoneMisses } from './otherwise.js';

/** Something that did not fit, when it was looked at. */
export type NearMiss =
  | {
      readonly kind: 'trigger' | 'replacement';
      readonly source: number;
      /** Whose pattern it is, where an ability of the cards has it and no icon stands for it. */
      readonly ability: Ability | undefined;
      readonly pattern: EventPattern;
      readonly event: GameEvent;
      readonly misses: readonly Miss[];
    }
  | {
      readonly kind: 'condition';
      readonly source: number;
      readonly ability: Ability | undefined;
      readonly misses: readonly Miss[];
    }
  | {
      readonly kind: 'selection';
      readonly source: number;
      readonly verb: string;
      readonly card: number;
      readonly misses: readonly Miss[];
    }
  /** A text that says "cannot", and not of this card. */
  | {
      readonly kind: 'prohibition';
      readonly source: number;
      readonly action: ModalAction;
      readonly card: number;
      readonly misses: readonly Miss[];
    };

/** For one condition or pattern of one card: whether it ever fitted, and how it did not. */
export interface Remembered {
  held: boolean;
  readonly misses: NearMiss[];
}

export type RecordOf = (key: object, source: number) => Remembered;

/** Events that one pattern is remembered with. */
const mostEvents = 4;

/** Keeps what was looked at, if it did not fit. */
export const rememberSight = (
  scene: Scene,
  sight: Extract<Sight, { is: 'modal' | 'pattern' | 'condition' | 'selection' }>,
  recordOf: RecordOf,
): void => {
  const { game } = scene;
  const { context } = sight.is === 'modal' ? sight.active : sight;
  const source = context.source?.[0] ?? 0;
  switch (sight.is) {
    case 'pattern': {
      const { pattern, event, seen } = sight;
      const record = recordOf(pattern, source);
      record.held ||= sight.held;
      if (record.held || record.misses.length >= mostEvents) return;
      const misses = patternMisses(scene, pattern, event, context, seen);
      const ability = waiterOf(game, pattern);
      const kind = ability?.kind === 'replacement' ? 'replacement' : 'trigger';
      record.misses.push({ kind, source, ability, pattern, event, misses });
      return;
    }
    case 'condition': {
      const record = recordOf(sight.condition, source);
      record.held ||= sight.held;
      if (record.held || record.misses.length > 0) return;
      const ability = underCondition(game, sight.condition);
      const misses = conditionMisses(scene, sight.condition, context);
      record.misses.push({ kind: 'condition', source, ability, misses });
      return;
    }
    case 'selection':
      if (sight.selection.is === 'cards') return rememberFiltered(scene, sight, recordOf);
      return rememberPointed(scene, sight, recordOf);
    case 'modal': {
      const { active, action, how, who } = sight;
      if (how !== 'cannot' || typeof who !== 'number') return;
      const record = recordOf(active.text, who);
      record.held ||= sight.held;
      if (record.held || record.misses.length > 0) return;
      const misses = subjectMisses(scene, active, who);
      record.misses.push({ kind: 'prohibition', source, action, card: who, misses });
      return;
    }
  }
};

type SelectionSeen = Extract<Sight, { is: 'selection' }>;

/** The named cards that a filter leaves out. */
const rememberFiltered = (
  scene: Scene,
  { selection, verb, context, found }: SelectionSeen,
  recordOf: RecordOf,
): void => {
  const { game, labels } = scene;
  if (selection.is !== 'cards') return;
  for (const card of new Set(labels.values())) {
    const record = recordOf(selection, card);
    record.held ||= found.includes(card);
    if (record.held || record.misses.length > 0) continue;
    const misses = filterMisses(scene, seenAs(game, card), selection.filter, context);
    const left = misses.length > 0 ? misses : undoableTo(scene, verb, card, context);
    const source = context.source?.[0] ?? 0;
    record.misses.push({ kind: 'selection', source, verb, card, misses: left });
  }
};

/** What about a card that a text means keeps its verb from being done to it: it is spent already. */
const undoableTo = (
  scene: Scene,
  verb: string,
  card: number,
  { controller: player }: Context,
): readonly Miss[] => {
  const term = scene.game.world.rules.book.terms.get(verb);
  const isSo = (game: Game): boolean =>
    term?.possible?.(game, cardOf(game, card), { player, verb }) !== false;
  if (isSo(scene.game)) return [];
  const states = stateMisses(scene, card, isSo);
  return states.length > 0 ? states : zoneMisses(scene, card, isSo);
};

/** Cards that "it" and "this" pointed to, and that had moved on. */
const rememberPointed = (
  { game, naming }: Scene,
  { selection, verb, context, found }: SelectionSeen,
  recordOf: RecordOf,
): void => {
  const { source, it } = context;
  const pointed = selection.is === 'it' ? it : selection.is === 'this' && source ? [source] : [];
  for (const ref of pointed) {
    const [card] = ref;
    const record = recordOf(selection, card);
    record.held ||= found.includes(card);
    if (record.held || isCurrent(game, ref)) continue;
    const left: Miss = { is: 'left', card: naming(card), now: cardOf(game, card).zone };
    record.misses.push({ kind: 'selection', source: source?.[0] ?? 0, verb, card, misses: [left] });
  }
};

export const waiterOf = (game: Game, pattern: EventPattern): Ability | undefined =>
  game.world.abilities.find((ability) => 'when' in ability && ability.when === pattern);

/** What keeps an event from being possible: a state of its card, the zone it is in, a zone of its player that is empty. */
export const obstructionOf = (scene: Scene, event: GameEvent): readonly Miss[] => {
  const isSo = (game: Game): boolean => quietly(game, () => isPossible(game, event));
  const { card, player } = event;
  if (card !== undefined && card > 0) {
    const states = stateMisses(scene, card, isSo);
    return states.length > 0 ? states : zoneMisses(scene, card, isSo);
  }
  return player === undefined ? [] : emptyMisses(scene, player, isSo);
};

/** The ability that a condition stands in, outside its effect. */
const underCondition = (game: Game, condition: Condition): Ability | undefined =>
  game.world.abilities.find((ability) =>
    ability.kind === 'static'
      ? ability.changes.some((one) => one.condition === condition)
      : ('condition' in ability && ability.condition === condition) ||
        ('while' in ability && ability.while === condition),
  );
