/** A worker of the page: answers requests, one after another. */
import { answerTo, type AnswerMessage, type RequestMessage } from './engine/requests.js';
import { newDeskState } from './engine/state.js';

/** As much of a worker's own scope as is needed. */
interface WorkerScope {
  onmessage: (event: { readonly data: RequestMessage }) => void;
  readonly postMessage: (message: AnswerMessage) => void;
}

const scope = globalThis as unknown as WorkerScope;
const state = newDeskState();
let turn = Promise.resolve();

scope.onmessage = ({ data }) => {
  turn = turn.then(async () => scope.postMessage(await answerTo(state, data)));
};
