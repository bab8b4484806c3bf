/** What a witness of a play remembers: what waited in vain, which conditions were false, which cards were left out. */
import type { Ability, Condition, EventPattern } from '../kernel/ability.js';
import { cardOf, type Game, isCurrent, quietly } from '../kernel/game.js';
import type { GameEvent } from '../kernel/state.js';
import type { Sight, Witness } from '../kernel/witness.js';
import { conditionMisses, filterMisses, type Miss, type Naming, patternMisses } from './miss.js';

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
    };

/** A text that says "cannot", where a rule asked for it. */
export interface Prohibition {
  readonly source: number;
  readonly action: string;
  /** The trace node that was made next: the event that was forbidden, where one was. */
  readonly node: number;
}

export interface Watch {
  readonly witness: Witness;
  readonly prohibitions: readonly Prohibition[];
  /** The cards with a replacement effect that waited for just this event. */
  readonly replacers: (event: GameEvent) => readonly number[];
  readonly wasLookedAt: (pattern: EventPattern) => boolean;
  /** What never fitted in the whole play, in the order in which it was looked at. */
  readonly missed: () => readonly NearMiss[];
}

/** For one condition or pattern of one card: whether it ever fitted, and how it did not. */
interface Remembered {
  held: boolean;
  readonly misses: NearMiss[];
}

type RecordOf = (key: object, source: number) => Remembered;

/** Events that one pattern is remembered with. */
const mostEvents = 4;

/**
 * @param named the cards that people have a name for; others are never asked after
 */
export const watch = (named: () => ReadonlySet<number>, naming: Naming): Watch => {
  const records = new Map<object, Map<number, Remembered>>();
  const recordOf: RecordOf = (key, source) => {
    const bySource = records.get(key) ?? new Map<number, Remembered>();
    records.set(key, bySource);
    const record = bySource.get(source) ?? { held: false, misses: [] };
    bySource.set(source, record);
    return record;
  };
  const prohibitions: Prohibition[] = [];
  const replacers = new Map<GameEvent, number[]>();
  const witness: Witness = (sight, game) => {
    if (sight.is === 'change') return;
    if (sight.is === 'modal') {
      const source = sight.active.context.source?.[0] ?? 0;
      if (sight.how === 'cannot')
        prohibitions.push({ source, action: sight.action, node: game.trace.nodes.length });
      return;
    }
    if (
      sight.is === 'pattern' &&
      sight.held &&
      waiterOf(game, sight.pattern)?.kind === 'replacement'
    )
      replacers.set(sight.event, [
        ...(replacers.get(sight.event) ?? []),
        sight.context.source?.[0] ?? 0,
      ]);
    const { witness: listening } = game;
    // What is worked out here is no part of the play.
    game.witness = undefined;
    try {
      quietly(game, () => remember(game, sight, recordOf, named, naming));
    } finally {
      game.witness = listening;
    }
  };
  const missed = (): readonly NearMiss[] =>
    [...records.values()].flatMap((bySource) =>
      [...bySource.values()].flatMap(({ held, misses }) => (held ? [] : misses)),
    );
  return {
    witness,
    prohibitions,
    missed,
    replacers: (event) => replacers.get(event) ?? [],
    wasLookedAt: (pattern) => records.has(pattern),
  };
};

const remember = (
  game: Game,
  sight: Exclude<Sight, { is: 'change' | 'modal' }>,
  recordOf: RecordOf,
  named: () => ReadonlySet<number>,
  naming: Naming,
): void => {
  const source = sight.context.source?.[0] ?? 0;
  switch (sight.is) {
    case 'pattern': {
      const { pattern, event, context, seen } = sight;
      const record = recordOf(pattern, source);
      record.held ||= sight.held;
      if (record.held || record.misses.length >= mostEvents) return;
      const misses = patternMisses(game, pattern, event, context, naming, seen);
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
      const misses = conditionMisses(game, sight.condition, sight.context, naming);
      record.misses.push({ kind: 'condition', source, ability, misses });
      return;
    }
    case 'selection':
      if (sight.selection.is === 'cards')
        return rememberFiltered(game, sight, recordOf, named, naming);
      return rememberPointed(game, sight, recordOf, naming);
  }
};

type SelectionSeen = Extract<Sight, { is: 'selection' }>;

/** The named cards that a filter leaves out. */
const rememberFiltered = (
  game: Game,
  { selection, verb, context, found }: SelectionSeen,
  recordOf: RecordOf,
  named: () => ReadonlySet<number>,
  naming: Naming,
): void => {
  if (selection.is !== 'cards') return;
  for (const card of named()) {
    const record = recordOf(selection, card);
    record.held ||= found.includes(card);
    if (record.held || record.misses.length > 0) continue;
    const seen = { ...cardOf(game, card), known: null };
    const misses = filterMisses(game, seen, selection.filter, context, naming);
    const source = context.source?.[0] ?? 0;
    record.misses.push({ kind: 'selection', source, verb, card, misses });
  }
};

/** Cards that "it" and "this" pointed to, and that had moved on. */
const rememberPointed = (
  game: Game,
  { selection, verb, context, found }: SelectionSeen,
  recordOf: RecordOf,
  naming: Naming,
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

const waiterOf = (game: Game, pattern: EventPattern): Ability | undefined =>
  game.world.abilities.find((ability) => 'when' in ability && ability.when === pattern);

/** The ability that a condition stands in, outside its effect. */
const underCondition = (game: Game, condition: Condition): Ability | undefined =>
  game.world.abilities.find((ability) =>
    ability.kind === 'static'
      ? ability.changes.some((one) => one.condition === condition)
      : 'condition' in ability && ability.condition === condition,
  );
