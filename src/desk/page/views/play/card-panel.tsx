/** What may be done with the card that is chosen on the table. */
import type { GameWord } from '../../../engine/recording.js';
import { say } from '../../words/index.js';
import { useSignal } from '@preact/signals';
import type { RecordedCard } from '../../../engine/recorded-table.js';
import { changeBoard, joining, nameCard, picked, rulingSeen } from './recording.js';

export function CardPanel() {
  const what = picked.value;
  if (what === undefined) return null;
  const name = what.is === 'laid' ? what.card.name : 'name' in what ? what.name : what.word;
  return (
    <div class="panel card-panel">
      <div class="row">
        <strong class="grow" role="status">
          {joining.value === undefined ? say('play.chosen', { card: name }) : say('play.which')}
        </strong>
        <button type="button" class="plain" onClick={release}>
          {say('play.release')}
        </button>
      </div>
      {what.is === 'laid' && <LaidActions />}
    </div>
  );
}

const release = (): void => {
  picked.value = undefined;
  joining.value = undefined;
};

/** What is said goes; of another state of its kind this one takes the place, by itself where it is the usual one. */
const otherwise = (
  { key, word }: GameWord,
  said: readonly string[],
): { readonly state: string; readonly is: boolean } => {
  const kind = (rulingSeen.value?.states ?? []).filter((one) => one.key === key);
  const now = kind.find((one) => said.includes(one.word));
  return now === undefined ? { state: word, is: true } : { state: now.word, is: false };
};

function LaidActions() {
  const what = picked.value;
  if (what?.is !== 'laid') return null;
  const { card } = what;
  const { laid, said, zone } = card;
  if (laid === undefined) return <FillsUp card={card} />;
  const all = (rulingSeen.value?.states ?? []).filter(
    ({ within }) => within === undefined || within.includes(zone),
  );
  return (
    <>
      <Label key={card.id} card={card} />
      <div class="row" role="group" aria-label={say('play.states')}>
        {all.map((state) => (
          <button
            key={state.word}
            type="button"
            class="button small"
            aria-pressed={said.includes(state.word)}
            onClick={() => void changeBoard({ do: 'state', card: laid, ...otherwise(state, said) })}
          >
            {state.word}
          </button>
        ))}
      </div>
      <div class="row">
        <button type="button" class="button small" onClick={() => (joining.value = 'with')}>
          {say('play.attach')}
        </button>
        <button type="button" class="button small" onClick={() => (joining.value = 'on')}>
          {say('play.underlay')}
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => void changeBoard({ do: 'remove', card: laid })}
        >
          {say('play.remove')}
        </button>
      </div>
    </>
  );
}

/** Nobody laid it: the zone is filled up, until it is said that nothing else lies there. */
const FillsUp = ({ card: { player, zone } }: { readonly card: RecordedCard }) => (
  <div class="row">
    <span class="grow small">{say('play.fills-up')}</span>
    <button
      type="button"
      class="button small"
      onClick={() => {
        release();
        void changeBoard({ do: 'empty', to: { player, zone } });
      }}
    >
      {say('play.only-laid')}
    </button>
  </div>
);

/** What the lines of the ruling call it. */
function Label({ card: { laid, label } }: { readonly card: RecordedCard }) {
  const wanted = useSignal(label);
  if (laid === undefined) return null;
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void nameCard(laid, wanted.value.trim());
      }}
    >
      <label class="row small grow">
        {say('play.label')}
        <input
          class="field grow"
          autocomplete="off"
          spellcheck={false}
          value={wanted.value}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
      </label>
      <button type="submit" class="button small">
        {say('play.label.take')}
      </button>
    </form>
  );
}
