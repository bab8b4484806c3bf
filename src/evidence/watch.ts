/** What a witness of a play remembers: what waited in vain, what was forbidden or impossible, what was kept out of decisions. */
import type { Scene } from '../harness/examine.js';
import type { EventPattern } from '../kernel/ability.js';
import { quietly } from '../kernel/game.js';
import type { GameEvent, Option } from '../kernel/state.js';
import type { ModalAction, Sight, Witness } from '../kernel/witness.js';
import type { Miss } from './miss.js';
import {
  type NearMiss,
  obstructionOf,
  type RecordOf,
  rememberSight,
  type Remembered,
  waiterOf,
} from './remember.js';
import { traceOf } from '../kernel/ledger.js';

/** A text that says "cannot", where a rule asked for it. */
export interface Prohibition {
  readonly source: number;
  readonly action: ModalAction;
  /** The trace node that was made next: the event that was forbidden, where one was. */
  readonly node: number;
}

/** An option that rules kept out of a decision, and the texts that made them do so. */
export interface KeptOut {
  readonly player: string;
  readonly action: string;
  readonly option: Option;
  readonly rules: readonly string[];
  readonly by: readonly Prohibition[];
}

export interface Watch {
  readonly witness: Witness;
  readonly prohibitions: readonly Prohibition[];
  /** What was kept out of decisions, each as it was the last time; the latest first. */
  readonly keptOut: () => readonly KeptOut[];
  /** What made an event impossible, in that moment. */
  readonly obstructed: (event: GameEvent) => readonly Miss[];
  /** The cards with a replacement effect that waited for just this event. */
  readonly replacers: (event: GameEvent) => readonly number[];
  readonly wasLookedAt: (pattern: EventPattern) => boolean;
  /** What never fitted in the whole play, in the order in which it was looked at. */
  readonly missed: () => readonly NearMiss[];
}

interface Memory {
  readonly records: Map<object, Map<number, Remembered>>;
  readonly prohibitions: Prohibition[];
  /** How many of them have been told with what they kept out. */
  told: number;
  readonly keptOut: Map<string, KeptOut>;
  readonly obstructed: Map<GameEvent, readonly Miss[]>;
  readonly replacers: Map<GameEvent, readonly number[]>;
}

/** @param now the scene that is being played, as soon as there is one */
export const watch = (now: () => Scene | undefined): Watch => {
  const memory: Memory = {
    records: new Map(),
    prohibitions: [],
    told: 0,
    keptOut: new Map(),
    obstructed: new Map(),
    replacers: new Map(),
  };
  const { records, prohibitions, keptOut, obstructed, replacers } = memory;
  const witness: Witness = (sight, game) => {
    const scene = now();
    if (scene === undefined || sight.is === 'stepped') return;
    const { witness: listening } = game;
    // What is worked out here is no part of the play.
    game.witness = undefined;
    try {
      quietly(game, () => note(memory, { ...scene, game }, sight));
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
    keptOut: () => [...keptOut.values()].reverse(),
    obstructed: (event) => obstructed.get(event) ?? [],
    replacers: (event) => replacers.get(event) ?? [],
    wasLookedAt: (pattern) => records.has(pattern),
  };
};

const note = (memory: Memory, scene: Scene, sight: Sight): void => {
  switch (sight.is) {
    case 'change':
    case 'comparison':
    case 'amount':
    case 'round':
    case 'stepped':
      return;
    case 'impossible':
      return void memory.obstructed.set(sight.event, obstructionOf(scene, sight.event));
    case 'forbidden':
      return noteKeptOut(memory, sight);
    case 'modal':
      if (sight.how === 'cannot' && sight.held)
        memory.prohibitions.push({
          source: sight.active.context.source?.[0] ?? 0,
          action: sight.action,
          node: traceOf(scene.game).nodes.length,
        });
      return rememberSight(scene, sight, recordIn(memory));
    case 'pattern': {
      const { pattern, event, context, held } = sight;
      const before = memory.replacers.get(event) ?? [];
      if (held && waiterOf(scene.game, pattern)?.kind === 'replacement')
        memory.replacers.set(event, [...before, context.source?.[0] ?? 0]);
      return rememberSight(scene, sight, recordIn(memory));
    }
    case 'condition':
    case 'selection':
      return rememberSight(scene, sight, recordIn(memory));
  }
};

const noteKeptOut = (
  memory: Memory,
  { player, action, option, rules }: Extract<Sight, { is: 'forbidden' }>,
): void => {
  const { keptOut, prohibitions, told } = memory;
  const key = JSON.stringify([player, action, option.verb, option.card, option.value]);
  keptOut.delete(key);
  keptOut.set(key, { player, action, option, rules, by: prohibitions.slice(told) });
  memory.told = prohibitions.length;
};

const recordIn =
  ({ records }: Memory): RecordOf =>
  (key, source) => {
    const bySource = records.get(key) ?? new Map<number, Remembered>();
    records.set(key, bySource);
    const record = bySource.get(source) ?? { held: false, misses: [] };
    bySource.set(source, record);
    return record;
  };
