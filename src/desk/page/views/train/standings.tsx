/** How each chapter stands: how much of it was right, and how much is due. */
import { useEffect, useState } from 'preact/hooks';
import type { ChapterStanding } from '../../../../training/schedule.js';
import { play } from '../../client.js';
import { say } from '../../words/index.js';
import { forgetAll, memory } from './session.js';

export function Standings({ rulebook }: { readonly rulebook: string }) {
  const known = memory.value;
  const [all, setAll] = useState<readonly ChapterStanding[]>([]);
  useEffect(() => {
    if (Object.keys(known).length === 0) return setAll([]);
    void play('standings', { memory: known, now: Date.now() }, { every: true }).then((found) =>
      setAll(found ?? []),
    );
  }, [known]);
  const own = all.filter((one) => one.rulebook === rulebook);
  return (
    <details class="train-standings panel">
      <summary>{say('train.standing')}</summary>
      {own.length === 0 ? (
        <p class="quiet">{say('train.standing-none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('train.chapter')}</th>
              <th scope="col">{say('train.questions')}</th>
              <th scope="col">{say('train.share')}</th>
              <th scope="col">{say('train.due')}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((one) => (
              <tr key={one.chapter}>
                <th scope="row">{one.chapter}</th>
                <td>{one.questions}</td>
                <td>
                  <meter min={0} max={one.answers} value={one.right} aria-hidden="true" />{' '}
                  {Math.round((100 * one.right) / Math.max(1, one.answers))} %
                </td>
                <td>{one.due}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {all.length > 0 && (
        <button
          type="button"
          class="plain small"
          onClick={() => confirm(say('train.forget-sure')) && forgetAll()}
        >
          {say('train.forget')}
        </button>
      )}
    </details>
  );
}
