/** What is so at the end of the script: what is chosen is asserted, with the rules that decide it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fact } from '../../../../editor/recording/facts.js';
import type { RuleUsed } from '../../../../evidence/obstacle.js';
import type { FactRules } from '../../../engine/recording.js';
import { ask } from '../../client.js';
import { Few } from '../../parts/few.js';
import { say, type WordName } from '../../words/index.js';
import { about, asked, busily, rulingSeen, takeWritten } from './recording.js';

/** What is so, and the text of which: what was so a line ago is not shown as if it were so now. */
interface FactsOf {
  readonly text: string | undefined;
  readonly facts: readonly Fact[];
}

export function FactList() {
  const found = useSignal<FactsOf | undefined>(undefined);
  const chosen = useSignal<Fact | undefined>(undefined);
  const text = rulingSeen.value?.text;
  useEffect(() => {
    let isPast = false;
    chosen.value = undefined;
    if (asked.value !== undefined)
      void ask('facts', asked.value, { within: 20_000 }).then((facts = []) => {
        if (!isPast) found.value = { text, facts };
      });
    return () => void (isPast = true);
  }, [text]);
  const facts = found.value?.text === text ? found.value?.facts : undefined;
  const said = new Set((rulingSeen.value?.lines ?? []).map(({ claim }) => claim));
  const shown = (facts ?? []).filter(
    ({ line, cards }) =>
      !said.has(line) && (about.value === undefined || cards.includes(about.value)),
  );
  const list = (group: FactGroup) => (
    <ul class="options">
      {shown
        .filter((one) => groupOf(one) === group)
        .map((fact) => (
          <li key={fact.line}>
            <button
              type="button"
              class="option"
              aria-pressed={chosen.value?.line === fact.line}
              onClick={() => (chosen.value = chosen.value?.line === fact.line ? undefined : fact)}
            >
              {fact.line}
            </button>
            {chosen.value?.line === fact.line && <Citing fact={fact} />}
          </li>
        ))}
    </ul>
  );
  return (
    <section class="panel facts" aria-busy={facts === undefined}>
      <h3>{say('play.facts')}</h3>
      <p class="quiet small">{say('play.facts.how')}</p>
      {facts === undefined ? (
        <p class="quiet">{say('play.facts.wait')}</p>
      ) : (
        <>
          {shown.some((one) => groupOf(one) === 'new') && <h4>{say('play.facts.new')}</h4>}
          {list('new')}
          {(['old', 'denied'] as const)
            .filter((group) => shown.some((one) => groupOf(one) === group))
            .map((group) => (
              <details key={group} open={group === 'old' && shown.every(({ isNew }) => !isNew)}>
                <summary>{say(`play.facts.${group}`)}</summary>
                {list(group)}
              </details>
            ))}
        </>
      )}
    </section>
  );
}

type FactGroup = 'new' | 'old' | 'denied';

const groupOf = ({ kind, isNew }: Fact): FactGroup =>
  kind === 'denied' ? 'denied' : isNew ? 'new' : 'old';

const groups = ['deciding', 'enabling', 'behind'] as const;
const groupWords: Readonly<Record<(typeof groups)[number], WordName>> = {
  deciding: 'play.rules.deciding',
  enabling: 'play.rules.enabling',
  behind: 'play.rules.behind',
};

function Citing({ fact }: { readonly fact: Fact }) {
  const rules = useSignal<FactRules | undefined>(undefined);
  const cited = useSignal<readonly string[]>([]);
  useEffect(() => {
    if (asked.value !== undefined)
      void ask('deciders', { ...asked.value, fact }, { within: 20_000 }).then((found) => {
        rules.value = found;
        cited.value = found?.usual ?? [];
      });
  }, [fact.line]);
  const toggle = (rule: string): void =>
    void (cited.value = cited.value.includes(rule)
      ? cited.value.filter((one) => one !== rule)
      : [...cited.value, rule]);
  const write = (): Promise<void> =>
    busily(async () => {
      if (asked.value !== undefined)
        await takeWritten(await ask('assertFact', { ...asked.value, fact, rules: cited.value }));
    });
  const found = rules.value;
  if (found === undefined) return <p class="quiet small">{say('play.facts.wait')}</p>;
  const isNone = groups.every((one) => found[one].length === 0);
  return (
    <div class="citing">
      {isNone && <p class="quiet small">{say('play.rules.none')}</p>}
      {groups.map((one) => (
        <RuleBoxes
          key={one}
          title={groupWords[one]}
          rules={found[one]}
          cited={cited.value}
          toggle={toggle}
        />
      ))}
      <button type="button" class="button main" onClick={() => void write()}>
        {say('play.assert')}
      </button>
    </div>
  );
}

interface RuleBoxesProps {
  readonly title: WordName;
  readonly rules: readonly RuleUsed[];
  readonly cited: readonly string[];
  readonly toggle: (rule: string) => void;
}

const RuleBoxes = ({ title, rules, cited, toggle }: RuleBoxesProps) =>
  rules.length === 0 ? null : (
    <details open={rules.some(({ rule }) => cited.includes(rule))}>
      <summary class="small">
        {say(title)} ({rules.length})
      </summary>
      <Few
        all={rules}
        show={(some) =>
          some.map(({ rule, summary }) => (
            <label key={rule} class="several-option small">
              <input type="checkbox" checked={cited.includes(rule)} onChange={() => toggle(rule)} />
              <span>
                <span class="code">{rule}</span> <span class="quiet">{summary}</span>
              </span>
            </label>
          ))
        }
      />
    </details>
  );
