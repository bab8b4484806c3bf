/** Forwards, backwards, and how far it is. */
import { say } from '../../words/index.js';

interface ControlsProps {
  readonly at: number;
  readonly count: number;
  /** What happens there. */
  readonly text: string;
  readonly go: (to: number) => void;
}

export const Controls = ({ at, count, text, go }: ControlsProps) => (
  <div class="row step-controls" role="group" aria-label={say('step.controls')}>
    <button type="button" class="button" disabled={at <= 0} onClick={() => go(0)}>
      |◀<span class="unseen">{say('step.first')}</span>
    </button>
    <button type="button" class="button" disabled={at <= 0} onClick={() => go(at - 1)}>
      ◀ {say('step.back')}
    </button>
    <button type="button" class="button main" disabled={at >= count - 1} onClick={() => go(at + 1)}>
      {say('step.on')} ▶
    </button>
    <button type="button" class="button" disabled={at >= count - 1} onClick={() => go(count - 1)}>
      ▶|<span class="unseen">{say('step.last')}</span>
    </button>
    <span class="step-text">{text}</span>
    <span class="quiet small" aria-live="polite">
      {say('step.at', { at: at + 1, count })}
    </span>
    <input
      class="grow"
      type="range"
      min={0}
      max={Math.max(count - 1, 0)}
      value={at}
      aria-label={say('step.slider')}
      onInput={({ currentTarget }) => go(Number(currentTarget.value))}
    />
  </div>
);
