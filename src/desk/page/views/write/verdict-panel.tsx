/** What the ruling at the cursor comes to, under each of its rulebooks, and its board before and after. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fix } from '../../../../editor/fixes/fix.js';
import type { SignSeen, VerdictSeen } from '../../../engine/writing.js';
import type { BeforeAndAfter } from '../../../engine/story.js';
import { ask, play } from '../../client.js';
import { stepAddress } from '../../editing/addresses.js';
import { longestRuling, tooLong } from '../../editing/judging.js';
import { openText, seen, signsHere } from '../../editing/state.js';
import { BoardView } from '../../parts/board.js';
import { Few } from '../../parts/few.js';
import { say } from '../../words/index.js';
import { showPlace } from './editor.js';
import { FixButtons, ProblemList } from './problem-list.js';
import type { PanelProps } from './panels.js';
import { fixesAround } from './services.js';
import { verdictMark, verdictWord } from './verdicts.js';

export function VerdictPanel({ view }: PanelProps) {
  const signs = signsHere.value;
  const chosen = useSignal('');
  const sign = signs.find(({ rulebook }) => rulebook === chosen.value) ?? signs[0];
  if (seen.value === undefined) return <p class="quiet">{say('desk.loading')}</p>;
  if (sign === undefined) return <p class="quiet">{say('write.no-ruling')}</p>;
  return (
    <>
      {signs.length > 1 && (
        <label class="row small">
          <span class="quiet">{say('write.under')}</span>
          <select
            value={sign.rulebook}
            onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}
          >
            {signs.map(({ rulebook, verdict }) => (
              <option key={rulebook} value={rulebook}>
                {verdictMark(verdict)} {rulebook}
              </option>
            ))}
          </select>
        </label>
      )}
      <Verdict sign={sign} view={view} />
      <SeeBoard sign={sign} />
    </>
  );
}

function Verdict({ sign, view }: PanelProps & { readonly sign: SignSeen }) {
  const found = useSignal<VerdictSeen | undefined>(undefined);
  const fixes = useSignal<readonly Fix[]>([]);
  const path = openText.value?.path ?? '';
  const { key, verdict } = sign;
  useEffect(() => {
    if (key === undefined) return void (found.value = undefined);
    let isPast = false;
    const told = async (): Promise<void> => {
      const one = await ask('verdict', { path, key }, { every: true });
      if (isPast) return;
      found.value = one;
      if (one?.at === undefined) return;
      const those = await fixesAround(one.at.start, one.at.end);
      if (!isPast) fixes.value = those;
    };
    void told();
    return () => void (isPast = true);
  }, [key, verdict]);
  const isSlow = key !== undefined && tooLong.value.has(key);
  const go = (at: number | undefined) => (): void => {
    const shown = view();
    if (shown !== undefined && at !== undefined) showPlace(shown, at);
  };
  return (
    <section aria-live="polite">
      <h2 class="row">
        <span class={`badge ${verdict}`}>
          {isSlow ? say('verdict.slow') : `${verdictMark(verdict)} ${verdictWord(verdict)}`}
        </span>
        <span class="verdict-name">{sign.name}</span>
      </h2>
      <p class="row small">
        <span class="quiet">{sign.rulebook}</span>
        {key !== undefined && <a href={stepAddress(path, sign)}>{say('write.step')}</a>}
      </p>
      {verdict === 'invalid' ? (
        <ProblemList view={view} within={sign.range} />
      ) : (
        verdict !== 'pass' && verdict !== 'open' && <p class="verdict-message">{sign.text}</p>
      )}
      {verdict !== 'pass' && <FixButtons fixes={fixes.value} view={view} />}
      <ul class="expectations">
        {found.value?.expectations.map((one) => (
          <li key={one.line} class={`expectation expectation-${one.verdict}`}>
            <button type="button" class="plain" onClick={go(one.at)}>
              {one.verdict === 'pass' ? '✓' : one.verdict === 'unreached' ? '·' : '✗'} {one.text}
            </button>
            {one.found !== '' && <p class="trouble small">{one.found}</p>}
            <DecidedBy rules={one.decidedBy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Deciding = VerdictSeen['expectations'][number]['decidedBy'];

/** Those that are cited first. */
const DecidedBy = ({ rules }: { readonly rules: Deciding }) =>
  rules.length === 0 ? null : (
    <div class="small">
      <Few
        all={[...rules.filter((one) => one.isCited), ...rules.filter((one) => !one.isCited)]}
        show={(some) => some.map((one) => <DecidingRule key={one.rule} {...one} />)}
      />
    </div>
  );

const DecidingRule = ({ rule, summary, isCited }: Deciding[number]) => (
  <span class={`rule ${isCited ? 'rule-cited' : ''}`} title={summary}>
    {rule}
  </span>
);

function SeeBoard({ sign: { key } }: { readonly sign: SignSeen }) {
  const found = useSignal<BeforeAndAfter | undefined>(undefined);
  const isAfter = useSignal(false);
  const path = openText.value?.path ?? '';
  useEffect(() => {
    if (key === undefined || tooLong.value.has(key)) return void (found.value = undefined);
    let isPast = false;
    void ask('task', { path, key })
      .then((task) => task && play('see', { task }, { within: longestRuling }))
      .then((boards) => {
        if (!isPast && boards) found.value = boards;
      });
    return () => void (isPast = true);
  }, [key]);
  const boards = found.value;
  if (boards === undefined) return null;
  return (
    <section class="see">
      <div class="row" role="group" aria-label={say('write.board')}>
        <h3 class="grow">{say('write.board')}</h3>
        {[false, true].map((after) => (
          <button
            key={String(after)}
            type="button"
            class="button small"
            aria-pressed={isAfter.value === after}
            onClick={() => (isAfter.value = after)}
          >
            {say(after ? 'write.after' : 'write.before')}
          </button>
        ))}
      </div>
      <BoardView table={isAfter.value ? boards.after : boards.before} />
    </section>
  );
}
