/** Rulings judged in a thread of their own, one after another: the server goes on answering, whatever they do. */
import { Worker } from 'node:worker_threads';
import type { Judgement, RulingTask } from '../../editor/judging.js';
import type { ThreadAnswer, ThreadTask } from './thread.js';

export interface JudgingThread {
  /** Judges these, in this order, and nothing else that was asked for before. */
  readonly want: (tasks: readonly RulingTask[]) => void;
  readonly tell: (task: RulingTask) => Promise<string | undefined>;
  readonly end: () => void;
}

/** Longer nobody waits for a ruling: the thread is ended, and another takes up what is left. */
const longest = 60_000;
const megabytes = 1024;

interface Asked {
  readonly does: ThreadTask['does'];
  readonly task: RulingTask;
  readonly settle: (answer: ThreadAnswer) => void;
}

/** @param onJudged told of each task what it came to; of one that ended its thread nothing */
export const openJudgingThread = (
  script: URL,
  onJudged: (task: RulingTask, judgement: Judgement | undefined) => void,
): JudgingThread => {
  let thread: Worker | undefined;
  let queue: Asked[] = [];
  let now:
    { readonly id: number; readonly asked: Asked; readonly timer: NodeJS.Timeout } | undefined;
  let ids = 0;
  const finish = (answer: ThreadAnswer): void => {
    if (now?.id !== answer.id) return;
    clearTimeout(now.timer);
    const { settle } = now.asked;
    now = undefined;
    settle(answer);
    next();
  };
  const giveUp = (): void => {
    const lost = thread;
    thread = undefined;
    void lost?.terminate();
    if (now !== undefined) finish({ id: now.id, bug: 'the thread has ended' });
  };
  const threadNow = (): Worker => {
    if (thread !== undefined) return thread;
    const made = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    made.unref();
    made.on('message', finish);
    made.on('error', () => made === thread && giveUp());
    made.on('exit', () => made === thread && giveUp());
    return (thread = made);
  };
  const next = (): void => {
    const asked = now === undefined ? queue.shift() : undefined;
    if (asked === undefined) return;
    const id = ++ids;
    now = { id, asked, timer: setTimeout(giveUp, longest) };
    threadNow().postMessage({ id, does: asked.does, task: asked.task } satisfies ThreadTask);
  };
  const judging = (task: RulingTask): Asked => ({
    does: 'judge',
    task,
    settle: ({ judgement }) => onJudged(task, judgement),
  });
  return {
    want: (tasks) => {
      const running = now?.asked.does === 'judge' ? now.asked.task.key : undefined;
      const others = tasks.filter(({ key }) => key !== running);
      queue = [...queue.filter(({ does }) => does === 'tell'), ...others.map(judging)];
      next();
    },
    tell: (task) =>
      new Promise((settle) => {
        queue.unshift({ does: 'tell', task, settle: ({ telling }) => settle(telling) });
        next();
      }),
    end: () => {
      queue = [];
      giveUp();
    },
  };
};
