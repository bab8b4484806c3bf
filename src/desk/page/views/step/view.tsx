/** Stepping through a ruling: what happened, event by event, with the board as it is then and the rules that made it. */
import './step.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { RulingTask } from '../../../../editor/judging.js';
import type { Story } from '../../../engine/story.js';
import { play } from '../../client.js';
import { writeAddress } from '../../editing/addresses.js';
import { openText, seen } from '../../editing/state.js';
import { BoardView } from '../../parts/board.js';
import { say } from '../../words/index.js';
import type { ViewProps } from '../index.js';
import { CardWhy } from './card-why.js';
import { Controls } from './controls.js';
import { openRuling, rulingsOf } from './ruling.js';
import { StepList } from './step-list.js';
import { WhyPanel } from './why-panel.js';

interface Found {
  readonly task: RulingTask;
  readonly story: Story;
}

export default function StepView({ route }: ViewProps) {
  const [path = ''] = route.rest;
  const { ruling = '', rulebook = '' } = route.query;
  const found = useSignal<Found | undefined>(undefined);
  const state = useSignal<'loading' | 'nothing' | 'shown'>('loading');
  useEffect(() => {
    state.value = 'loading';
    let isGone = false;
    void openRuling(path, ruling, rulebook).then(async (task) => {
      const story = task && (await play('story', { task }));
      if (isGone) return;
      found.value = task && story && { task, story };
      state.value = found.value === undefined ? 'nothing' : 'shown';
    });
    return () => void (isGone = true);
  }, [path, ruling, rulebook]);
  if (state.value === 'loading') return <p class="page quiet">{say('desk.loading')}</p>;
  return (
    <div class="step">
      <WhichRuling path={path} ruling={ruling} rulebook={rulebook} />
      {found.value === undefined ? (
        <p class="page quiet">{say('step.nothing')}</p>
      ) : (
        <StoryView key={found.value.task.key} {...found.value} />
      )}
    </div>
  );
}

interface WhichProps {
  readonly path: string;
  readonly ruling: string;
  readonly rulebook: string;
}

function WhichRuling({ path, ruling, rulebook }: WhichProps) {
  const all = rulingsOf(seen.value);
  const open = openText.value?.path ?? path;
  const at = all.findIndex((one) => one.name === ruling && one.rulebook === rulebook);
  return (
    <p class="step-which row">
      <select
        aria-label={say('step.ruling')}
        value={String(Math.max(at, 0))}
        onChange={({ currentTarget }) => {
          const chosen = all[Number(currentTarget.value)];
          if (chosen !== undefined) location.hash = chosen.address(open);
        }}
      >
        {all.map(({ name, rulebook: under }, index) => (
          <option key={index} value={String(index)}>
            {name} ({under})
          </option>
        ))}
      </select>
      <a href={writeAddress(open)}>{say('step.write')}</a>
    </p>
  );
}

function StoryView({ task, story }: Found) {
  const { steps, tables, lines, verdict } = story;
  const at = useSignal(steps.length === 0 ? -1 : 0);
  /** The line whose causes light up. */
  const asked = useSignal<number | undefined>(undefined);
  const card = useSignal<number | undefined>(undefined);
  const step = steps[at.value];
  const line = lines.find((one) => one.line === asked.value);
  const behind = useMemo(() => new Set(line?.behind ?? []), [line]);
  const lit = new Set(
    line === undefined ? step?.cards : line.behind.flatMap((one) => steps[one]?.cards ?? []),
  );
  const table = tables[Math.min(step?.table ?? 0, tables.length - 1)];
  const go = (to: number): void => {
    at.value = Math.min(Math.max(to, 0), steps.length - 1);
    const chosen = steps[at.value];
    asked.value = chosen?.kind === 'expectation' ? chosen.line : undefined;
  };
  return (
    <div class="story" onKeyDown={(event) => byKey(event, at.value, steps.length, go)}>
      <div class="story-told">
        <p class="row">
          <span class={`badge ${verdict.verdict}`}>{say(`verdict.${verdict.verdict}`)}</span>
          <span>{verdict.message}</span>
        </p>
        {story.question !== '' && <p class="story-quote">{story.question}</p>}
        {story.answer !== '' && <p class="story-quote">{story.answer}</p>}
        <Controls at={at.value} count={steps.length} text={step?.text ?? ''} go={go} />
        <StepList story={story} at={at.value} behind={behind} go={go} />
      </div>
      <div class="story-seen">
        {table !== undefined && (
          <BoardView
            table={table}
            lit={lit}
            chosen={card.value}
            onCard={(id) => (card.value = card.value === id ? undefined : id)}
          />
        )}
        {card.value !== undefined && (
          <CardWhy
            task={task}
            table={step?.table ?? 0}
            card={card.value}
            onClose={() => (card.value = undefined)}
          />
        )}
        {line !== undefined && <WhyPanel line={line} />}
      </div>
    </div>
  );
}

/** Up and down, to the first and to the last. */
const byKey = (event: KeyboardEvent, at: number, count: number, go: (to: number) => void): void => {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(to);
};
