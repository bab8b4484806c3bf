/** That something does not happen can be asserted, where it might have. */
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../src/editor/recording/facts.js';
import { recordedOn } from '../../../src/editor/recording/recorded.js';
import { newWorkspace, openPage } from '../../../src/editor/workspace.js';
import { games } from '../../../src/harness/games.js';

/** Both leave at once, and so neither sees the other leave. */
const text = `card "Mourner"
  creature, water, cost 3, power 3000
  when 1 of your opponent's creatures leaves the battle zone: draw 1 card

ruling "Both leave"
  rulebook duel-masters/1.13
  given
    A battle zone  "Mourner" as mine
    B battle zone  "Mourner" as theirs, tapped
    turn of A, attack step
  do
    A: attack theirs with mine
`;

const denied = (): readonly string[] => {
  const workspace = newWorkspace({ games, read: () => ({ problem: 'missing' }) });
  openPage(workspace, 'a.ruling', text);
  const recorded = recordedOn(workspace, 'a.ruling', 'Both leave');
  if (recorded === undefined) throw new Error('there is no such ruling');
  return factsOf(recorded).flatMap(({ kind, line }) => (kind === 'denied' ? [line] : []));
};

describe('what did not happen', () => {
  const lines = denied();

  test.each(['A did not draw', 'B did not draw', 'theirs did not attack'])('%s', (line) =>
    expect(lines).toContain(line),
  );

  test('and nothing that did, or that nobody would expect', () => {
    for (const line of ['mine did not attack', 'theirs was not destroyed', 'A did not shuffle'])
      expect(lines).not.toContain(line);
  });
});
