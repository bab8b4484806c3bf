/** A ruling told step by step, for whoever asks of one: it is played for that, and so told where it is judged. */
import { explain } from '../evidence/why-not.js';
import { tell } from '../harness/tell.js';
import { render } from '../report/lines.js';
import { tellingLines } from '../report/telling.js';
import type { GameEntry } from '../harness/suite.js';
import { judgedCase, type RulingTask } from './judging.js';

/** The story of a task's ruling, as text; nothing of one that makes no sense. Takes as long as judging does, and longer. */
export const tellRuling = (task: RulingTask, games: readonly GameEntry[]): string | undefined => {
  const found = judgedCase(task, games);
  if (found === undefined) return undefined;
  const { one, verdict } = found;
  const { question, answer } = one.ruling.provenance;
  const lines = tellingLines({
    verdict,
    question: question?.text ?? '',
    answer: answer?.text ?? '',
    steps: tell(one),
    why: explain(one),
    texts: [],
  });
  return render(lines, { width: 100, color: false });
};
