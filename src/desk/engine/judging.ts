/** Requests about what rulings come to: which are to be judged, each judged, and what came of it noted. */
import {
  type Judgement,
  judgeRuling,
  noteJudgement,
  type RulingTask,
  tasksOn,
} from '../../editor/judging.js';
import { games } from '../../harness/games.js';
import type { DeskState } from './state.js';

export const verdictRequests = {
  /** What is open and nobody has judged yet. */
  tasks: ({ workspace }: DeskState, { path }: { readonly path: string }): readonly RulingTask[] =>
    tasksOn(workspace, path),
  judged: (
    { workspace }: DeskState,
    { key, judgement }: { readonly key: string; readonly judgement: Judgement },
  ): void => noteJudgement(workspace, { key }, judgement),
};

export const judgingPlays = {
  judge: ({ task }: { readonly task: RulingTask }): Judgement | undefined =>
    judgeRuling(task, games),
};
