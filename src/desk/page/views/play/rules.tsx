/** Rules by their numbers, each with what it says. */
import type { RuleUsed } from '../../../../evidence/obstacle.js';

export const RuleRows = ({ rules }: { readonly rules: readonly RuleUsed[] }) => (
  <ul class="play-rules">
    {rules.map(({ rule, summary }) => (
      <li key={rule}>
        <span class="code">{rule}</span> <span class="quiet">{summary}</span>
      </li>
    ))}
  </ul>
);

/** Only the numbers. */
export const RuleNumbers = ({ rules }: { readonly rules: readonly RuleUsed[] }) =>
  rules.length === 0 ? null : (
    <span
      class="quiet small code"
      title={rules.map(({ rule, summary }) => `${rule} ${summary}`).join('\n')}
    >
      {rules.map(({ rule }) => rule).join(', ')}
    </span>
  );
