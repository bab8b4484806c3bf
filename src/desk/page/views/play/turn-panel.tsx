/** Whose turn it is when play begins, and in which step. */
import { say } from '../../words/index.js';
import { changeBoard, rulingSeen } from './recording.js';

export function TurnPanel() {
  const { players = [], steps = [], turn } = rulingSeen.value ?? {};
  if (turn === undefined) return null;
  const set = (player: string, step: string): void =>
    void changeBoard({ do: 'turn', player, step });
  const step = steps.some(({ key }) => key === turn.step) ? turn.step : (steps[0]?.key ?? '');
  return (
    <section class="panel">
      <h3>{say('play.turn')}</h3>
      <div class="row">
        <select
          aria-label={say('play.turn.of')}
          value={turn.player}
          onChange={({ currentTarget }) => set(currentTarget.value, step)}
        >
          {players.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <select
          aria-label={say('play.turn.step')}
          value={step}
          onChange={({ currentTarget }) => set(turn.player, currentTarget.value)}
        >
          {steps.map(({ key, word }) => (
            <option key={key} value={key}>
              {word}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
