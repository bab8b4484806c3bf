/** Why a wrong answer is wrong, in words. */
import type { Answer } from './question.js';
import { listed } from './words.js';

export const sourceText = ({ without, edition, boundless }: Answer): string => {
  if (edition !== '') return `So it is under ${edition}.`;
  const said = without.map(({ rule, summary }) => (summary === '' ? rule : `${rule} (${summary})`));
  const rules = `${without.length === 1 ? 'rule' : 'rules'} ${listed(said)}`;
  return boundless
    ? `So it would be if ${rules} allowed more than it does.`
    : `So it would be without ${rules}.`;
};
