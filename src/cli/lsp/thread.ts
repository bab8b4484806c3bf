/** What the judging thread does: whatever takes a play. */
import { parentPort } from 'node:worker_threads';
import { judgeRuling, type Judgement, type RulingTask } from '../../editor/judging.js';
import { tellRuling } from '../../editor/telling.js';
import { games } from '../../harness/games.js';

export interface ThreadTask {
  readonly id: number;
  readonly does: 'judge' | 'tell';
  readonly task: RulingTask;
}

export interface ThreadAnswer {
  readonly id: number;
  readonly judgement?: Judgement | undefined;
  readonly telling?: string | undefined;
  /** What was thrown: then Hantei itself is at fault. */
  readonly bug?: string;
}

export const answerTasks = (): void => {
  parentPort?.on('message', (asked: ThreadTask) => parentPort?.postMessage(answered(asked)));
};

const answered = ({ id, does, task }: ThreadTask): ThreadAnswer => {
  try {
    return does === 'tell'
      ? { id, telling: tellRuling(task, games) }
      : { id, judgement: judgeRuling(task, games) };
  } catch (error) {
    return { id, bug: error instanceof Error ? error.message : String(error) };
  }
};
