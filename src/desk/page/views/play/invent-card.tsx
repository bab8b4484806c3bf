/** A form for a card that does not exist yet, or for one of the text that is changed: which fields there are, the game says. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CardFields, CardForm, CardWritten } from '../../../../editor/recording/cards.js';
import { ask, type AskHow } from '../../client.js';
import { say } from '../../words/index.js';
import { CardLines } from './card-lines.js';
import { asked, busily, carryOut, picked, rulingSeen } from './recording.js';

interface InventCardProps {
  /** The card of the text that is changed; none where one is invented. */
  readonly name?: string;
  readonly onClose: () => void;
}

const empty: CardForm = { name: '', words: [], numbers: [], names: [], lines: [] };

export function InventCard({ name = '', onClose }: InventCardProps) {
  const fields = useSignal<CardFields | undefined>(undefined);
  const form = useSignal<CardForm>(empty);
  const drawn = useSignal<CardWritten | undefined>(undefined);
  const refused = useSignal<readonly string[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const { path = '' } = asked.value ?? {};
  const { rulebook = '' } = rulingSeen.value ?? {};
  const draw = async (how: AskHow = {}): Promise<void> => {
    const found = await ask('cardDraft', { path, rulebook, name, form: form.value }, how);
    if (found !== undefined) drawn.value = found;
  };
  useEffect(() => void draw(), [form.value]);
  const begin = async (): Promise<void> => {
    const known = name === '' ? undefined : await ask('cardForm', { path, rulebook, name });
    const found = await ask('cardFields', { rulebook });
    if (known !== undefined) form.value = known;
    fields.value = found;
  };
  useEffect(() => {
    dialog.current?.showModal();
    void begin();
  }, []);
  const add = (): Promise<void> =>
    busily(async () => {
      const called = form.value.name.trim();
      // What is shown may be of the form as it was a moment ago.
      await draw({ every: true });
      if (drawn.value === undefined || drawn.value.problems.length > 0) return;
      const { text } = drawn.value;
      const found =
        name === ''
          ? { edits: (await ask('addCard', { path, text })) ?? [], refused: [] }
          : await ask('changeCard', { path, name, called, text });
      refused.value = found?.refused ?? [];
      if (found === undefined || found.refused.length > 0) return;
      await carryOut(found.edits);
      picked.value = { is: 'card', name: called };
      onClose();
    });
  const problems = drawn.value?.problems ?? [];
  return (
    <dialog ref={dialog} class="invent" aria-labelledby="invent-title" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <h2 id="invent-title">{say(name === '' ? 'play.invent' : 'play.change')}</h2>
        <label>
          {say('play.invent.name')}
          <input
            class="field"
            required
            value={form.value.name}
            onInput={({ currentTarget }) =>
              (form.value = { ...form.value, name: currentTarget.value })
            }
          />
        </label>
        {fields.value !== undefined && form.value.isWhole !== true && (
          <Fields fields={fields.value} form={form} />
        )}
        <CardLines
          name={name}
          form={form.value}
          onLines={(lines) => (form.value = { ...form.value, lines })}
        />
        <Problems refused={refused.value} problems={form.value.name === '' ? [] : problems} />
        <pre class="script-text" role="region" tabIndex={0} aria-label={say('play.invent.shown')}>
          {drawn.value?.text ?? ''}
        </pre>
        <div class="row invent-foot">
          <button type="submit" class="button main" disabled={problems.length > 0}>
            {say(name === '' ? 'play.invent.add' : 'play.change.take')}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {say('play.close')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface ProblemsProps {
  readonly refused: readonly string[];
  readonly problems: CardWritten['problems'];
}

const Problems = ({ refused, problems }: ProblemsProps) => (
  <ul class="invent-problems" aria-live="polite">
    {refused.map((why) => (
      <li key={why} class="trouble small">
        {why}
      </li>
    ))}
    {problems.map(({ line, message, help }) => (
      <li key={`${line} ${message}`} class="trouble small">
        {line === 0 ? message : say('play.invent.line', { line, message })}
        {help !== undefined && <span class="quiet"> {help}</span>}
      </li>
    ))}
  </ul>
);

interface FieldsProps {
  readonly fields: CardFields;
  readonly form: { value: CardForm };
}

const Fields = ({ fields, form }: FieldsProps) => {
  const { values, numbers, names, flags } = fields;
  const toggle = (word: string): void => {
    const { words } = form.value;
    const now = words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
    form.value = { ...form.value, words: now };
  };
  const boxes = (title: string, words: CardFields['flags']) =>
    words.length === 0 ? null : (
      <fieldset key={title} class="invent-words">
        <legend>{title}</legend>
        {words.map(({ word, means }) => (
          <label key={word} title={means}>
            <input
              type="checkbox"
              checked={form.value.words.includes(word)}
              onChange={() => toggle(word)}
            />
            {word}
          </label>
        ))}
      </fieldset>
    );
  return (
    <>
      {values.map(({ trait, words }) => boxes(trait, words))}
      <div class="row">
        {numbers.map(({ word, means }) => (
          <label key={word} class="invent-number" title={means}>
            {word}
            <input
              class="field play-count"
              type="number"
              min={0}
              defaultValue={String(
                form.value.numbers.find((one) => one.word === word)?.value ?? '',
              )}
              onInput={({ currentTarget }) => setNumber(form, word, currentTarget.value)}
            />
          </label>
        ))}
      </div>
      {names.map(({ word, means }) => (
        <label key={word} title={means}>
          <span>
            {word} <span class="quiet small">{say('play.invent.names')}</span>
          </span>
          <input
            class="field"
            defaultValue={
              form.value.names.find((one) => one.word === word)?.values.join(', ') ?? ''
            }
            onInput={({ currentTarget }) => setNames(form, word, currentTarget.value)}
          />
        </label>
      ))}
      {boxes('', flags)}
    </>
  );
};

const setNumber = (form: { value: CardForm }, word: string, said: string): void => {
  const others = form.value.numbers.filter((one) => one.word !== word);
  const value = Number(said);
  const isNumber = said !== '' && Number.isSafeInteger(value) && value >= 0;
  form.value = { ...form.value, numbers: isNumber ? [...others, { word, value }] : others };
};

const setNames = (form: { value: CardForm }, word: string, said: string): void => {
  const others = form.value.names.filter((one) => one.word !== word);
  const values = said
    .split(/[,、]/u)
    .map((one) => one.trim())
    .filter(Boolean);
  form.value = {
    ...form.value,
    names: values.length === 0 ? others : [...others, { word, values }],
  };
};
