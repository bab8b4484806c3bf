/** What could be told at a moment beside what the ruling expects there: so outcomes that agree in that are told apart. */
import type { Asserting, Assertion, Ref } from '../harness/assertion.js';
import type { Scene } from '../harness/examine.js';
import type { Scenario } from '../harness/suite.js';
import { entriesOf } from '../kernel/vocabulary.js';

/** Cards of which it is told; a board may have many. */
const mostLabels = 8;

/** Labels that the script speaks of: what becomes of these cards is what the ruling is about. */
export const labelsSpokenOf = ({ script }: Scenario): readonly string[] => {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { is, text } = value as Partial<Ref>;
    if (is === 'label' && text !== undefined) found.add(text);
    for (const inner of Object.values(value)) look(inner);
  };
  for (const { lines } of script)
    for (const line of lines) look('order' in line ? line.order : line.assertion);
  return [...found].slice(0, mostLabels);
};

/** Claims with a name each, under which the same one is found in other outcomes. */
export const claimsBesides = (
  scene: Scene,
  labels: readonly string[],
): ReadonlyMap<string, Assertion> => {
  const { vocabulary, game } = scene;
  const { players, shared } = game.world.rules;
  const found = new Map<string, Assertion>();
  for (const text of labels.filter((one) => scene.labels.has(one))) {
    const ref: Ref = { is: 'label', text };
    found.set(`where ${text}`, where(ref));
    for (const { trait, is } of entriesOf(vocabulary, 'trait'))
      if (is === 'number' && vocabulary.pictures.traits.includes(trait))
        found.set(`${trait} of ${text}`, { is: 'trait', ref, trait, version: 'now', values: [] });
  }
  for (const player of players) {
    for (const { zone } of entriesOf(vocabulary, 'zone'))
      if (!shared.includes(zone)) found.set(`number ${zone} ${player}`, size(player, zone));
    found.set(`options ${player}`, { is: 'options', player, sets: [] });
  }
  found.set('result', { is: 'game', state: 'on' });
  return found;
};

const where = (ref: Ref): Asserting<'where'> => ({
  is: 'where',
  refs: [ref],
  not: false,
  place: { zone: '', player: undefined, position: undefined },
  order: undefined,
});

const size = (player: string, zone: string): Asserting<'size'> => ({
  is: 'size',
  place: { player, zone, position: undefined },
  count: 0,
});
