/** What a ruling begins with: its rulebook, and what it is about. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../../client.js';
import { keep, recall } from '../../kept.js';
import { hashOf } from '../../router.js';
import { paths, plainLines, refreshPaths, store } from '../../texts.js';
import { say } from '../../words/index.js';
import { newText, writeText } from './text.js';

const lastRulebook = 'play.rulebook';

const addressOf = (path: string, ruling: string): string =>
  hashOf({ view: 'play', rest: [path], query: { ruling } });

export function BeginRuling() {
  const rulebooks = useSignal<readonly string[]>([]);
  const rulebook = useSignal(recall(lastRulebook) ?? '');
  const name = useSignal('');
  const question = useSignal('');
  const answer = useSignal('');
  const source = useSignal('');
  useEffect(() => {
    void ask('rulebooks', null).then((all = []) => {
      rulebooks.value = all;
      if (!all.includes(rulebook.value)) rulebook.value = all[0] ?? '';
    });
  }, []);
  const begin = async (): Promise<void> => {
    keep(lastRulebook, rulebook.value);
    const path = await newText(`${fileName(name.value)}.ruling`);
    const begun = await ask('beginRuling', {
      path,
      name: name.value,
      rulebook: rulebook.value,
      question: question.value,
      answer: answer.value,
      source: source.value,
    });
    if (begun === undefined) return;
    await writeText(path, begun.edits);
    location.hash = addressOf(path, begun.name);
  };
  return (
    <div class="page play-begin">
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <h2>{say('play.begin')}</h2>
        <p class="quiet">{say('play.begin.about')}</p>
        <label>
          {say('play.name')}
          <input
            class="field"
            required
            value={name.value}
            placeholder={say('play.name.hint')}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>
        <label>
          {say('play.rulebook')}
          <select
            value={rulebook.value}
            onChange={({ currentTarget }) => (rulebook.value = currentTarget.value)}
          >
            {rulebooks.value.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <Said word={say('play.question')} text={question} />
        <Said word={say('play.answer')} text={answer} />
        <Said word={say('play.source')} text={source} rows={1} />
        <button type="submit" class="button main" disabled={rulebook.value === ''}>
          {say('play.start')}
        </button>
      </form>
      <GoOn />
    </div>
  );
}

const fileName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, 60) || 'ruling';

interface SaidProps {
  readonly word: string;
  readonly text: { value: string };
  readonly rows?: number;
}

const Said = ({ word, text, rows = 2 }: SaidProps) => (
  <label>
    <span>
      {word} <span class="quiet small">{say('play.optional')}</span>
    </span>
    <textarea
      class="field"
      rows={rows}
      value={text.value}
      onInput={({ currentTarget }) => (text.value = currentTarget.value)}
    />
  </label>
);

/** So many texts are looked through for rulings to go on with. */
const mostTexts = 12;

function GoOn() {
  const found = useSignal<readonly { readonly path: string; readonly name: string }[]>([]);
  useEffect(() => {
    void rulings().then((all) => (found.value = all));
  }, []);
  if (found.value.length === 0) return null;
  return (
    <section class="panel">
      <h3>{say('play.go-on')}</h3>
      <ul class="play-list">
        {found.value.map(({ path, name }) => (
          <li key={`${path} ${name}`}>
            <a href={addressOf(path, name)}>{name}</a> <span class="quiet small">{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rulings = async () => {
  await refreshPaths();
  const all: { readonly path: string; readonly name: string }[] = [];
  for (const path of paths.value.filter((one) => one.endsWith('.ruling')).slice(0, mostTexts)) {
    // It is only looked at: what is open meanwhile may be written into.
    const found = await store.read(path);
    if (found === undefined) continue;
    const text = plainLines(found.text);
    const names = (await ask('rulingNames', { path, text }, { every: true })) ?? [];
    all.push(...names.slice(0, mostTexts).map((name) => ({ path, name })));
  }
  return all;
};
