/** A scenario played up to a place in its script: the game as it stands there, for whoever wants to look at it. */
import { changed } from '../kernel/game.js';
import type { Limits } from '../kernel/budget.js';
import type { Decision } from '../kernel/state.js';
import type { Witness } from '../kernel/witness.js';
import type { Scene } from './examine.js';
import { sceneOf } from './judge.js';
import { obey, settleFor, type Stop, stopBy } from './play.js';
import { orderNow } from './script.js';
import type { Scenario } from './suite.js';

export interface Moment {
  readonly scene: Scene;
  /** The decision that is open there, where play came so far. */
  readonly asked: Decision | undefined;
  /** Cards that are told apart by labels. */
  readonly labelled: ReadonlySet<number>;
  /** Why the script could not go on to that place. */
  readonly stop: Stop | undefined;
}

/**
 * @param before an offset of the text: the commands that begin in front of it are carried out, and whatever leaves no
 *   choice behind them
 * @param witnessOf who is told what the trace does not keep
 */
export const momentAt = (
  scenario: Scenario,
  before: number,
  limits: Partial<Limits>,
  witnessOf: (scene: Scene) => Witness | undefined = () => undefined,
): Moment => {
  const scene = sceneOf(scenario, limits);
  const { game } = scene;
  game.witness = witnessOf(scene);
  const labelled = new Set(scene.labels.values());
  let stop: Stop | undefined;
  const goOn = (work: () => Stop | undefined): void => {
    if (stop !== undefined) return;
    try {
      stop = work();
    } catch (error) {
      stop = stopBy(error);
      if (stop === undefined) throw error;
      changed(game);
    }
  };
  const christen = (label: string, id: number): void => {
    scene.christen(label, id);
    labelled.add(id);
  };
  for (const part of scenario.script) {
    if (part.is !== 'do') {
      if ((part.lines[0]?.expectation.at.start ?? before) < before)
        goOn(() => settleFor(game, labelled));
      continue;
    }
    for (const { at, order } of part.lines)
      if (at.start < before)
        goOn(() => obey(game, orderNow(order, scene.labels), labelled, scene.naming, christen));
  }
  goOn(() => settleFor(game, labelled));
  const isOpen = stop === undefined || stop.is === 'undecided';
  return { scene, asked: isOpen ? (game.state.asked ?? undefined) : undefined, labelled, stop };
};
