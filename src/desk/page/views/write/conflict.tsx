/** A file that somebody else has changed while it is open: both versions, to choose from. */
import { keepMine, takeTheirs } from '../../editing/open.js';
import { theirText } from '../../editing/state.js';
import { say } from '../../words/index.js';

export function Conflict() {
  const theirs = theirText.value;
  if (theirs === undefined) return null;
  return (
    <section class="write-conflict" role="alert">
      <p>
        <strong>{say('write.conflict')}</strong>
      </p>
      <details>
        <summary>{say('write.theirs')}</summary>
        <pre tabIndex={0}>{theirs.text}</pre>
      </details>
      <p class="row">
        <button type="button" class="button" onClick={takeTheirs}>
          {say('write.take-theirs')}
        </button>
        <button type="button" class="button" onClick={() => void keepMine()}>
          {say('write.keep-mine')}
        </button>
      </p>
    </section>
  );
}
