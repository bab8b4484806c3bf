/** What happened, in order; the step that the board shows has its rules below it. */
import { useEffect, useRef } from 'preact/hooks';
import type { Story, StoryStep } from '../../../engine/story.js';
import { say } from '../../words/index.js';
import { Rules } from './rules.js';

interface StepListProps {
  readonly story: Story;
  readonly at: number;
  /** The steps that light up. */
  readonly behind: ReadonlySet<number>;
  readonly go: (to: number) => void;
}

export function StepList({ story: { steps, verdict }, at, behind, go }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    // Where the whole page scrolls the board is looked at.
    if (isScrolled(list.current)) current?.scrollIntoView({ block: 'nearest' });
    // Whoever goes by keys goes on from there.
    if (list.current?.contains(document.activeElement))
      current?.querySelector('button')?.focus({ preventScroll: true });
  }, [at]);
  const outcomes = new Map(verdict.expectations.map((one) => [one.line, one]));
  return (
    <ol class="steps" ref={list} aria-label={say('step.steps')}>
      {steps.map((step, index) => {
        const outcome = step.kind === 'expectation' ? outcomes.get(step.line) : undefined;
        const classes = ['story-step', `story-${step.kind}`];
        if (outcome !== undefined) classes.push(`outcome-${outcome.verdict}`);
        if (behind.has(index)) classes.push('behind');
        return (
          <li
            key={index}
            class={classes.join(' ')}
            style={{ '--depth': step.depth }}
            aria-current={index === at ? 'step' : undefined}
          >
            <button type="button" class="plain" onClick={() => go(index)}>
              <span aria-hidden="true">{signOf(step, outcome?.verdict)}</span> {step.text}
              {behind.has(index) && <span class="unseen"> ({say('step.is-behind')})</span>}
            </button>
            {outcome !== undefined && outcome.found !== '' && index !== at && (
              <p class="trouble small">{outcome.found}</p>
            )}
            {index === at && (
              <>
                {outcome !== undefined && outcome.found !== '' && (
                  <p class="trouble small">{outcome.found}</p>
                )}
                <Rules rules={step.rules} />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const isScrolled = (list: HTMLElement | null): boolean =>
  list !== null && getComputedStyle(list).overflowY === 'auto';

const signs: Readonly<Record<string, string>> = {
  action: '›',
  decision: '?',
  ability: '∗',
  event: '•',
};

const signOf = ({ kind }: StoryStep, outcome: string | undefined): string => {
  if (outcome === undefined) return signs[kind] ?? '=';
  return outcome === 'pass' ? '✓' : outcome === 'unreached' ? '·' : '✗';
};
