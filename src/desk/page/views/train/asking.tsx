/** One question: what is shown, the answers, and what is told afterwards. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnswerGiven, Memory } from '../../../../training/schedule.js';
import type { OpenCorpus } from '../../corpus.js';
import { say } from '../../words/index.js';
import { showRuling } from '../browse/catalogue.js';
import { FaceShown } from './face.js';
import { memory, remember, type NextQuestion } from './session.js';

interface AskingProps {
  readonly corpus: OpenCorpus;
  readonly next: NextQuestion;
  readonly onNext: () => void;
}

export function Asking({ corpus, next, onNext }: AskingProps) {
  const { question, ruling } = next;
  const [picked, setPicked] = useState<number>();
  const [before] = useState<Memory>(memory.value);
  const told = useRef<HTMLElement>(null);
  const give = (given: AnswerGiven): Promise<void> => remember(corpus, ruling, given, before);
  const answer = (at: number): void => {
    const chosen = question.answers[at];
    if (picked !== undefined || chosen === undefined) return;
    setPicked(at);
    void give(chosen.right ? 'right' : 'wrong');
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const at = Number(event.key) - 1;
      if (Number.isInteger(at) && at >= 0) answer(at);
      else if (event.key === 'n' && picked !== undefined) onNext();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  useEffect(() => {
    if (picked !== undefined) told.current?.focus();
  }, [picked]);
  return (
    <>
      <FaceShown face={question.face} />
      <section
        class="train-asking panel"
        aria-label={say('train.answers', { count: question.answers.length })}
      >
        <h2>{question.prompt}</h2>
        <ol class="train-answers">
          {question.answers.map((one, at) => (
            <li key={at}>
              <button
                type="button"
                class={`train-answer ${stateOf(one.right, at, picked)}`}
                aria-disabled={picked !== undefined}
                onClick={() => answer(at)}
              >
                <span class="train-key" aria-hidden="true">
                  {at + 1}
                </span>
                <span>
                  {one.says.map((text) => (
                    <span key={text} class="train-says">
                      {text}
                    </span>
                  ))}
                </span>
                {picked !== undefined && one.right && <span class="train-mark">✓</span>}
                {picked === at && !one.right && <span class="train-mark">✗</span>}
              </button>
            </li>
          ))}
        </ol>
      </section>
      {picked !== undefined && (
        <section class="train-told" tabIndex={-1} ref={told}>
          <Told next={next} picked={picked} />
          <p class="row">
            <button type="button" class="button main" onClick={onNext}>
              {say('train.next')} <kbd>n</kbd>
            </button>
            {question.answers[picked]?.right === true && (
              <button type="button" class="button" onClick={() => void give('easy').then(onNext)}>
                {say('train.easy')}
              </button>
            )}
            <button type="button" class="button" onClick={() => void showRuling(corpus, ruling)}>
              {say('train.open')}
            </button>
          </p>
        </section>
      )}
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/u.test(target.tagName);

const stateOf = (right: boolean, at: number, picked: number | undefined): string =>
  picked === undefined ? '' : right ? 'train-right' : at === picked ? 'train-wrong' : 'train-other';

interface ToldProps {
  readonly next: NextQuestion;
  readonly picked: number;
}

const Told = ({ next: { question, wrong, story }, picked }: ToldProps) => {
  const isRight = question.answers[picked]?.right === true;
  return (
    <>
      <h2 class={isRight ? 'mark-good' : 'mark-bad'}>
        {say(isRight ? 'train.right' : 'train.wrong')}
      </h2>
      {!isRight && <p>{wrong[picked]}</p>}
      <p class="train-because">{question.because === '' ? question.name : question.because}</p>
      <h3>{say('train.rules')}</h3>
      <ul>
        {question.rules.map(({ rule, summary }) => (
          <li key={rule}>
            <span class="rule">{rule}</span> {summary}
          </li>
        ))}
      </ul>
      <details>
        <summary>{say('train.others')}</summary>
        <ul>
          {wrong.map((text, at) =>
            text === '' ? null : (
              <li key={at}>
                <strong>{at + 1}</strong> {text}
              </li>
            ),
          )}
        </ul>
      </details>
      <details open={!isRight}>
        <summary>{say('train.story')}</summary>
        <ol class="train-story">
          {story.map(({ kind, depth, text, rules }, at) => (
            <li
              key={at}
              class={`story-${kind}`}
              style={{ marginInlineStart: `${depth * 0.75}rem` }}
            >
              {text}
              {rules.map(({ rule, summary }) => (
                <span key={rule} class="rule" title={summary}>
                  {' '}
                  {rule}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
};
