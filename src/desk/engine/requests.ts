/**
 * What the page may ask of its workers: the protocol is the types of these functions. What they take and answer is plain
 * data. A request more is a function more, in one of the tables that are put together here.
 */
import { browsingPlays } from './browsing.js';
import { judgingPlays, verdictRequests } from './judging.js';
import { pageRequests } from './pages.js';
import { recordingRequests } from './recording.js';
import type { DeskState } from './state.js';
import { storyPlays } from './story.js';
import { trainingPlays } from './training.js';
import { writingRequests } from './writing.js';

/** Answered by the worker that has the texts: each at once, since typing waits behind it. */
export const requests = {
  ...pageRequests,
  ...verdictRequests,
  ...writingRequests,
  ...recordingRequests,
};

/** Answered by a worker of their own, which knows no texts: whatever plays, or takes its time in another way. */
export const plays = { ...judgingPlays, ...storyPlays, ...browsingPlays, ...trainingPlays };

type Requests = typeof requests;
type Plays = typeof plays;
export type RequestName = keyof Requests;
export type PlayName = keyof Plays;
export type TableName = 'requests' | 'plays';

/** What goes into a request, and what comes out. */
export interface RequestOf<N extends RequestName> {
  readonly asked: Parameters<Requests[N]>[1];
  readonly answer: Awaited<ReturnType<Requests[N]>>;
}

export interface PlayOf<N extends PlayName> {
  readonly asked: Parameters<Plays[N]>[0];
  readonly answer: Awaited<ReturnType<Plays[N]>>;
}

export interface RequestMessage {
  readonly id: number;
  readonly table: TableName;
  readonly name: RequestName | PlayName;
  readonly asked: unknown;
}

export interface AnswerMessage {
  readonly id: number;
  readonly answer?: unknown;
  /** What was thrown: then Hantei itself is at fault. */
  readonly bug?: string;
}

type Answering = (state: DeskState, asked: unknown) => unknown;
type Playing = (asked: unknown) => unknown;

/** Answers a request, whatever comes of it. */
export const answerTo = async (
  state: DeskState,
  { id, table, name, asked }: RequestMessage,
): Promise<AnswerMessage> => {
  try {
    const answer =
      table === 'plays'
        ? (plays[name as PlayName] as Playing)(asked)
        : (requests[name as RequestName] as Answering)(state, asked);
    return { id, answer: await answer };
  } catch (error) {
    return { id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};
