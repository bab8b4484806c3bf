/** Forwards, backwards, and how far it is. */
import type { ComponentChildren } from 'preact';
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
    <Move isIdle={at <= 0} onMove={() => go(0)}>
      |◀<span class="unseen">{say('step.first')}</span>
    </Move>
    <Move isIdle={at <= 0} onMove={() => go(at - 1)}>
      ◀ {say('step.back')}
    </Move>
    <Move isIdle={at >= count - 1} onMove={() => go(at + 1)} className="main">
      {say('step.on')} ▶
    </Move>
    <Move isIdle={at >= count - 1} onMove={() => go(count - 1)}>
      ▶|<span class="unseen">{say('step.last')}</span>
    </Move>
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

interface MoveProps {
  readonly isIdle: boolean;
  readonly onMove: () => void;
  readonly className?: string;
  readonly children: ComponentChildren;
}

/** At the first and at the last step it keeps the focus, which a disabled button would lose, and the keys with it. */
const Move = ({ isIdle, onMove, className = '', children }: MoveProps) => (
  <button
    type="button"
    class={`button ${className}`.trim()}
    aria-disabled={isIdle}
    onClick={isIdle ? undefined : onMove}
  >
    {children}
  </button>
);
