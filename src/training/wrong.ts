/** Why a wrong answer is wrong, in words. */
import type { QuizAnswer } from './question.js';
import { enumerated } from './words.js';

export const sourceText = ({ without, edition, boundless }: QuizAnswer): string => {
  if (edition !== '') return `So it is under ${edition}.`;
  const said = without.map(({ rule, summary }) => (summary === '' ? rule : `${rule} (${summary})`));
  const rules = `${without.length === 1 ? 'rule' : 'rules'} ${enumerated(said)}`;
  return boundless
    ? `So it would be if ${rules} allowed more than it does.`
    : `So it would be without ${rules}.`;
};
