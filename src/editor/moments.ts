/**
 * Rulings played up to a place in their script, to say what is so there. That is done while somebody waits, and so within
 * narrow bounds; what is beyond them is not told.
 */
import { legalLines, type LegalLine } from '../harness/open-decision.js';
import { momentAt, type Moment } from '../harness/moment.js';
import { howItLies } from '../harness/picture.js';
import type { Case } from '../harness/suite.js';
import { cardOf, Unsupported } from '../kernel/game.js';
import { LimitReached, type Limits } from '../kernel/budget.js';

/** What play may cost while somebody waits: some tens of milliseconds. */
const bounds: Partial<Limits> = {
  steps: 2000,
  depth: 60,
  cards: 2000,
  work: 150_000,
  memory: 500_000,
};

const moments = new WeakMap<Case, Map<number, Moment | undefined>>();

/** @param address an offset in the part of the ruling: what its script does in front of it has been done */
export const momentIn = (one: Case, address: number): Moment | undefined => {
  let known = moments.get(one);
  if (known === undefined) moments.set(one, (known = new Map<number, Moment | undefined>()));
  if (!known.has(address)) known.set(address, play(one, address));
  return known.get(address);
};

const play = (one: Case, address: number): Moment | undefined =>
  bounded(() => {
    const isRight = one.problems.length === 0;
    const scenario = isRight ? one.scenario : one.under({ off: new Set() });
    return scenario && momentAt(scenario, address, bounds);
  });

/** Of what takes too much, or what no rule carries out yet, there is nothing to tell. */
const bounded = <T>(work: () => T | undefined): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof LimitReached || error instanceof Unsupported) return undefined;
    throw error;
  }
};

/** The lines that may be written at a place of a script. */
export const legalAt = (one: Case, address: number): readonly LegalLine[] => {
  const moment = momentIn(one, address);
  if (moment?.asked === undefined) return [];
  const { scene, asked } = moment;
  return bounded(() => legalLines(scene, asked)) ?? [];
};

export interface CardPlace {
  /** Whose zone, and which: `A battle zone`. */
  readonly place: string;
  readonly lies: readonly string[];
}

/** Where the card with a label is, and how it lies there. */
export const whereIs = (one: Case, address: number, label: string): CardPlace | undefined => {
  const moment = momentIn(one, address);
  const id = moment?.scene.labels.get(label);
  if (moment === undefined || id === undefined) return undefined;
  return bounded(() => {
    const { side, controller, zone } = cardOf(moment.scene.game, id);
    return { place: `${side || controller} ${zone}`, lies: howItLies(moment.scene, id) };
  });
};
