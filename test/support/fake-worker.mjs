// A worker thread that judges as the text of its files says: `pass`, `fail`, `slow`, `die` or `throw`.
import { setTimeout as sleep } from 'node:timers/promises';

export const judgeTask = async ({ index, path, text }) => {
  if (text === 'die') process.exit(7);
  if (text === 'throw') throw new Error('the thread broke');
  if (text === 'slow') await sleep(100);
  const verdict = text === 'fail' ? 'fail' : 'pass';
  return { outcome: { index, path, verdicts: [{ verdict }] }, docket: undefined };
};
