/**
 * How the page asks its workers: one has the texts and answers about them, the other plays. A request is a promise; what
 * takes longer than its bound ends the worker, which is started again with the texts, and the page says so.
 *
 * ```ts
 * const tasks = await ask('tasks', { path });
 * if (tasks === undefined) return; // a later request of the same name has taken its place, or the worker had to be ended
 * const judgement = await play('judge', { task });
 * ```
 */
import type {
  AnswerMessage,
  PlayName,
  PlayOf,
  RequestMessage,
  RequestName,
  RequestOf,
  TableName,
} from '../engine/requests.js';
import { notify } from './notices.js';
import { textsToOpen } from './open-texts.js';
import { say } from './words/index.js';

export interface AskHow {
  /** Every one of these requests counts: none stands aside for a later one of its name. */
  readonly every?: boolean;
  /** Milliseconds it may take. */
  readonly within?: number;
}

interface Waiting extends AskHow {
  readonly name: RequestName | PlayName;
  readonly asked: unknown;
  readonly settle: (answer: unknown) => void;
}

interface Line {
  /** How often it has been started. */
  starts: number;
  readonly table: TableName;
  readonly longest: number;
  worker: Worker | undefined;
  queue: Waiting[];
  now:
    | {
        readonly id: number;
        readonly waiting: Waiting;
        readonly timer: ReturnType<typeof setTimeout>;
      }
    | undefined;
  /** What a new worker has to be told first. */
  readonly greet: () => readonly Waiting[];
}

const newLine = (table: TableName, longest: number, greet: Line['greet']): Line => ({
  table,
  longest,
  starts: 0,
  worker: undefined,
  queue: [],
  now: undefined,
  greet,
});

const texts = newLine('requests', 10_000, () => textsToOpen().map(opening));
const games = newLine('plays', 30_000, () => []);

const nobody = (): void => undefined;

const opening = (asked: RequestOf<'open'>['asked']): Waiting => ({
  name: 'open',
  asked,
  settle: nobody,
  every: true,
});

let ids = 0;

/** Asks about texts. Nothing comes where a later request took its place, or where it could not be answered. */
export const ask = <N extends RequestName>(
  name: N,
  asked: RequestOf<N>['asked'],
  how: AskHow = {},
): Promise<RequestOf<N>['answer'] | undefined> =>
  new Promise((resolve) => {
    const settle = (answer: unknown): void => resolve(answer as RequestOf<N>['answer']);
    stand(texts, { ...how, name, asked, settle });
  });

/** Has something played, beside what is asked about texts. */
export const play = <N extends PlayName>(
  name: N,
  asked: PlayOf<N>['asked'],
  how: AskHow = {},
): Promise<PlayOf<N>['answer'] | undefined> =>
  new Promise((resolve) => {
    const settle = (answer: unknown): void => resolve(answer as PlayOf<N>['answer']);
    stand(games, { ...how, name, asked, settle });
  });

/** Starts the workers, before anybody needs them. */
export const warmUp = (): void => {
  for (const line of [texts, games]) workerOf(line);
  next(texts);
};

/** How often the worker with the texts has been started: each time it has nothing but what is open. */
export const restarts = (): number => texts.starts;

const stand = (line: Line, waiting: Waiting): void => {
  const isStale = (one: Waiting): boolean =>
    one.name === waiting.name && !one.every && !waiting.every;
  for (const one of line.queue.filter(isStale)) one.settle(undefined);
  line.queue = [...line.queue.filter((one) => !isStale(one)), waiting];
  next(line);
};

/** Takes back what waits to be played under a name: nobody wants it any more. */
export const takeBack = (name: PlayName): void => {
  const gone = games.queue.filter((one) => one.name === name);
  games.queue = games.queue.filter((one) => one.name !== name);
  for (const one of gone) one.settle(undefined);
};

const next = (line: Line): void => {
  if (line.now !== undefined || line.queue.length === 0) return;
  const worker = workerOf(line);
  const waiting = line.queue.shift();
  if (waiting === undefined) return;
  const id = ++ids;
  const timer = setTimeout(() => tooLong(line), waiting.within ?? line.longest);
  line.now = { id, waiting, timer };
  const { name, asked } = waiting;
  worker.postMessage({ id, table: line.table, name, asked } satisfies RequestMessage);
};

const workerOf = (line: Line): Worker => {
  if (line.worker !== undefined) return line.worker;
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<AnswerMessage>) => finish(line, data);
  worker.onerror = () => {
    if (line.worker !== worker) return;
    notify(say('worker.gone'));
    giveUp(line);
  };
  line.worker = worker;
  line.starts++;
  line.queue.unshift(...line.greet());
  return worker;
};

const finish = (line: Line, { id, answer, bug }: AnswerMessage): void => {
  if (line.now?.id !== id) return;
  const { waiting, timer } = line.now;
  clearTimeout(timer);
  line.now = undefined;
  if (bug !== undefined) notify(say('worker.bug', { what: bug.split('\n')[0] ?? '' }));
  waiting.settle(answer);
  next(line);
};

const tooLong = (line: Line): void => {
  notify(say('worker.slow', { what: line.now?.waiting.name ?? '' }));
  giveUp(line);
};

/** Ends the worker; the next request begins another. */
const giveUp = (line: Line): void => {
  line.worker?.terminate();
  line.worker = undefined;
  const lost = line.now;
  line.now = undefined;
  if (lost !== undefined) {
    clearTimeout(lost.timer);
    lost.waiting.settle(undefined);
  }
  next(line);
};
