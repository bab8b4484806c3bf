/** A workspace with one page, for tests: where the cursor is, `‸` says. */
import { games } from '../../src/harness/games.js';
import type { ReadImport } from '../../src/harness/suite.js';
import { judgeRuling, noteJudgement, tasksOn } from '../../src/editor/judging.js';
import { newWorkspace, openPage, type Workspace } from '../../src/editor/workspace.js';

export interface Desk {
  readonly workspace: Workspace;
  readonly path: string;
  /** The text without the cursor. */
  readonly text: string;
  /** Where the cursor is. */
  readonly at: number;
}

export const cursor = '‸';

/** @param files what can be imported, by path */
export const deskWith = (
  marked: string,
  files: Readonly<Record<string, string>> = {},
  path = 'a.ruling',
): Desk => {
  const sources = new Map(
    Object.entries(files).map(([name, text]) => [name, { path: name, text }] as const),
  );
  const read: ReadImport = (_, name) => sources.get(name) ?? { problem: 'missing' };
  const workspace = newWorkspace({ games, read });
  const text = marked.replace(cursor, '');
  openPage(workspace, path, text);
  return { workspace, path, text, at: Math.max(0, marked.indexOf(cursor)) };
};

/** Judges what there is to judge. */
export const judgeAll = ({ workspace, path }: Desk): void => {
  for (const task of tasksOn(workspace, path)) {
    const judgement = judgeRuling(task, games);
    if (judgement !== undefined) noteJudgement(workspace, task, judgement);
  }
};

/** A page of two fighters; further lines stand behind its board, under do, and under expect. */
export const fight = ({ given = '', done = '', expected = '' } = {}): string => `card "Brawler"
  creature, fire, cost 3, power 3000, race "Human"

card "Warden"
  creature, light, cost 4, power 4500
  blocker

ruling "Equal power"
  rulebook duel-masters/1.13
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Brawler" as theirs, tapped
    B shields      2
${given}    turn of A, attack step
  do
${done}  expect
${expected}    theirs in graveyard    [115.3b]
`;
