/** The lines that have been recorded, and what the ruling comes to. */
import { ask } from '../../client.js';
import { say } from '../../words/index.js';
import { asked, busily, carryOut, rulingSeen, verdict } from './recording.js';

const takeBack = (): Promise<void> =>
  busily(async () => {
    if (asked.value !== undefined) await carryOut((await ask('takeLineBack', asked.value)) ?? []);
  });

export function ScriptPanel() {
  const { lines = [], text = '', problems = [] } = rulingSeen.value ?? {};
  return (
    <section class="panel script">
      <div class="row">
        <h3 class="grow">{say('play.lines')}</h3>
        <Verdict />
      </div>
      {problems.map(({ message, help }) => (
        <p key={message} class="trouble small">
          {message} {help !== '' && <span class="quiet">{help}</span>}
        </p>
      ))}
      {lines.length === 0 ? (
        <p class="quiet small">{say('play.lines.none')}</p>
      ) : (
        <ol class="script-lines">
          {lines.map(({ text: line, under }, at) => (
            <li key={at} class={`script-${under}`}>
              {line}
            </li>
          ))}
        </ol>
      )}
      {lines.length > 0 && (
        <button type="button" class="button" onClick={() => void takeBack()}>
          {say('play.back')}
        </button>
      )}
      <details>
        <summary>{say('play.text')}</summary>
        <pre class="script-text" tabIndex={0}>
          {text}
        </pre>
      </details>
    </section>
  );
}

const Verdict = () => {
  const found = verdict.value;
  return (
    <span
      class={`badge ${found?.is ?? ''}`}
      role="status"
      aria-label={say('play.verdict')}
      title={found?.text}
    >
      {found === undefined ? say('play.verdict.open') : say(`verdict.${found.is}`)}
    </span>
  );
};
