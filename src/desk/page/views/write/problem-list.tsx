/** What is wrong with the text, with what mends it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fix } from '../../../../editor/fixes/fix.js';
import type { Range } from '../../../../editor/page.js';
import type { Trouble } from '../../../../editor/troubles.js';
import { seen } from '../../editing/state.js';
import { say } from '../../words/index.js';
import { showPlace } from './editor.js';
import type { PanelProps } from './panels.js';
import { applyEdits, fixesAround } from './services.js';

/** More than these nobody reads at once. */
const mostShown = 60;

interface ProblemsProps extends PanelProps {
  /** Only those of the ruling with this name. */
  readonly within?: Range;
}

export function ProblemList({ view, within }: ProblemsProps) {
  const all = troublesWithin(within);
  if (all.length === 0) return <p class="quiet">{say('write.no-problems')}</p>;
  return (
    <ul class="problems">
      {all.slice(0, mostShown).map((one) => (
        <Problem key={`${one.range.start} ${one.message}`} one={one} view={view} />
      ))}
      {all.length > mostShown && <li class="quiet">+ {all.length - mostShown}</li>}
    </ul>
  );
}

/** What is wrong outside every ruling may be what keeps one from making sense. */
const troublesWithin = (name: Range | undefined): readonly Trouble[] => {
  const all = (seen.value?.troubles ?? []).filter(
    ({ severity }) => name === undefined || severity === 'error',
  );
  const range = seen.value?.outline.find(
    (one) => name !== undefined && one.range.start <= name.start && name.end <= one.range.end,
  )?.range;
  const own = all.filter(
    (one) => range && one.range.start >= range.start && one.range.end <= range.end,
  );
  return range === undefined || own.length === 0 ? all : own;
};

function Problem({ one, view }: PanelProps & { readonly one: Trouble }) {
  const fixes = useSignal<readonly Fix[]>([]);
  const { start, end } = one.range;
  useEffect(() => {
    void fixesAround(start, end).then((found) => (fixes.value = found));
  }, [one]);
  const go = (): void => {
    const shown = view();
    if (shown !== undefined) showPlace(shown, start, end);
  };
  return (
    <li class={`problem problem-${one.severity}`}>
      <button type="button" class="plain" onClick={go}>
        {one.rulebook === undefined ? one.message : `${one.rulebook}: ${one.message}`}
      </button>
      {one.help !== undefined && <p class="quiet small">{one.help}</p>}
      <FixButtons fixes={fixes.value} view={view} />
    </li>
  );
}

export const FixButtons = ({ fixes, view }: PanelProps & { readonly fixes: readonly Fix[] }) => (
  <p class="row">
    {fixes.map((fix) => (
      <button
        key={fix.title}
        type="button"
        class="button small"
        onClick={() => {
          const shown = view();
          if (shown !== undefined) applyEdits(shown, fix.edits);
        }}
      >
        {fix.title}
      </button>
    ))}
  </p>
);
