/** What a card does, a line each, and the words that may stand where somebody writes. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CardForm, CardWords } from '../../../../editor/recording/cards.js';
import { ask } from '../../client.js';
import { say } from '../../words/index.js';
import { asked, rulingSeen } from './recording.js';

interface CardLinesProps {
  /** The card of the text that is changed; empty where one is invented. */
  readonly name: string;
  readonly form: CardForm;
  readonly onLines: (lines: readonly string[]) => void;
}

export function CardLines({ name, form, onLines }: CardLinesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where in the lines somebody writes. */
  const caret = useSignal(0);
  /** Where in them it goes on, once they stand there. */
  const next = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  }, [form]);
  const write = (text: string, at: number): void => {
    caret.value = at;
    onLines(linesIn(text));
  };
  return (
    <>
      <label>
        <span>
          {say('play.invent.text')} <span class="quiet small">{say('play.invent.text-hint')}</span>
        </span>
        <textarea
          ref={field}
          class="field code"
          rows={3}
          value={form.lines.join('\n')}
          onInput={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionStart)}
          onSelect={({ currentTarget }) => (caret.value = currentTarget.selectionStart)}
        />
      </label>
      <CardWordList
        name={name}
        form={form}
        at={caret.value}
        onWord={(text, at) => {
          next.current = at;
          write(text, at);
        }}
      />
    </>
  );
}

/** An empty text has no lines. */
const linesIn = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

interface CardWordListProps {
  readonly name: string;
  readonly form: CardForm;
  /** Where in its lines somebody writes. */
  readonly at: number;
  /** What the lines are then, and where it goes on in them. */
  readonly onWord: (text: string, at: number) => void;
}

const none: CardWords = { written: 0, words: [] };

/** Each with what it means; who chooses one has it. */
function CardWordList({ name, form, at, onWord }: CardWordListProps) {
  const isOpen = useSignal(false);
  const found = useSignal(none);
  const { path = '' } = asked.value ?? {};
  const { rulebook = '' } = rulingSeen.value ?? {};
  useEffect(() => {
    void ask('cardWords', { path, rulebook, name, form, offset: at }).then(
      (words) => words !== undefined && (found.value = words),
    );
  }, [form, at]);
  const { written, words } = found.value;
  const take = (insert: string): void => {
    const text = form.lines.join('\n');
    const before = `${text.slice(0, at - written)}${insert}`;
    // The next word stands apart from it.
    const after = text.slice(at).replace(/^(?=[^\s:,.]|$)/u, ' ');
    onWord(before + after, before.length + (after.startsWith(' ') ? 1 : 0));
  };
  return (
    <details
      class="invent-offers"
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{say('play.invent.words', { count: words.length })}</summary>
      {isOpen.value && (
        <ul tabIndex={-1}>
          {words.map(({ label, insert, means }) => (
            <li key={label}>
              <button type="button" class="plain" onClick={() => take(insert)}>
                <code>{label}</code> <span class="quiet small">{means}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
