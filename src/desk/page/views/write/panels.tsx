/** Beside the text: what the ruling at the cursor comes to, its board, what is wrong, and what there is. */
import type { EditorView } from '@codemirror/view';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openText, seen } from '../../editing/state.js';
import { say, type WordName } from '../../words/index.js';
import { goTo, usesFound } from './commands.js';
import { showPlace } from './editor.js';
import { ProblemList } from './problem-list.js';
import { VerdictPanel } from './verdict-panel.js';

export interface PanelProps {
  readonly view: () => EditorView | undefined;
}

const tabs = ['verdict', 'problems', 'outline', 'uses'] as const;
type Tab = (typeof tabs)[number];

const titles: Readonly<Record<Tab, WordName>> = {
  verdict: 'write.verdict',
  problems: 'write.problems',
  outline: 'write.outline',
  uses: 'write.uses',
};

const countOf = (tab: Tab): number | undefined => {
  if (tab === 'problems') return seen.value?.troubles.filter((one) => !one.idle).length;
  return tab === 'uses' ? usesFound.value?.length : undefined;
};

export function Panels({ view }: PanelProps) {
  const tab = useSignal<Tab>('verdict');
  const uses = usesFound.value;
  useEffect(() => {
    if (uses !== undefined) tab.value = 'uses';
  }, [uses]);
  const shown = tabs.filter((one) => one !== 'uses' || uses !== undefined);
  return (
    <aside class="write-panels" aria-label={say('write.panels')}>
      <div
        class="tabs"
        role="tablist"
        onKeyDown={(event) => arrows(event, shown, tab.value, (to) => (tab.value = to))}
      >
        {shown.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab.value === one}
            aria-controls="write-panel"
            tabIndex={tab.value === one ? 0 : -1}
            onClick={() => (tab.value = one)}
          >
            {say(titles[one])}
            {countOf(one) ? <span class="count">{countOf(one)}</span> : null}
          </button>
        ))}
      </div>
      <div id="write-panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
        {tab.value === 'verdict' && <VerdictPanel view={view} />}
        {tab.value === 'problems' && <ProblemList view={view} />}
        {tab.value === 'outline' && <OutlineList view={view} />}
        {tab.value === 'uses' && <UseList />}
      </div>
    </aside>
  );
}

/** Arrow keys go from tab to tab. */
const arrows = (
  event: KeyboardEvent,
  shown: readonly Tab[],
  now: Tab,
  go: (to: Tab) => void,
): void => {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const to = shown[(shown.indexOf(now) + step + shown.length) % shown.length] ?? now;
  go(to);
  requestAnimationFrame(() => document.getElementById(`tab-${to}`)?.focus());
};

function OutlineList({ view }: PanelProps) {
  return (
    <ul class="list">
      {seen.value?.outline
        .filter(({ kind }) => kind !== 'import')
        .map(({ name, kind, detail, selection, range }) => (
          <li key={range.start}>
            <button
              type="button"
              class="plain"
              onClick={() => {
                const shown = view();
                if (shown) showPlace(shown, selection.start, selection.end);
              }}
            >
              <span class="quiet small">{kind}</span> {name || '…'}
              {detail !== '' && <span class="quiet small"> {detail}</span>}
            </button>
          </li>
        ))}
    </ul>
  );
}

function UseList() {
  const uses = usesFound.value ?? [];
  if (uses.length === 0) return <p class="quiet">{say('write.no-uses')}</p>;
  const here = openText.value?.path;
  return (
    <ul class="list">
      {uses.map(({ place, line }) => (
        <li key={`${place.path} ${place.range.start}`}>
          <button type="button" class="plain" onClick={() => goTo(place)}>
            <span class="quiet small">
              {place.path === here ? '' : `${place.path} `}
              {say('write.line', { line: place.from.line + 1 })}
            </span>{' '}
            <code>{line}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}
