/** Rules with what they say, and how they took part. */
import type { Told } from '../../../../harness/verdict.js';

export const Rules = ({ rules }: { readonly rules: Told['rules'] }) =>
  rules.length === 0 ? null : (
    <ul class="rules">
      {rules.map(({ rule, how, summary }) => (
        <li key={rule}>
          <span class="rule">{rule}</span> {how !== '' && <em class="quiet">{how}</em>} {summary}
        </li>
      ))}
    </ul>
  );
