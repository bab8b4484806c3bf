/** Who has to decide, every line that answers it, and what may not be done, with the rules that say so. */
import { useSignal } from '@preact/signals';
import type {
  GivenAnswer,
  OpenQuestion,
  SeveralOptions,
} from '../../../../editor/recording/question.js';
import type { FactLine } from '../../../../editor/recording/facts.js';
import type { RuleUsed } from '../../../../evidence/obstacle.js';
import { ask } from '../../client.js';
import { say } from '../../words/index.js';
import { about, asked, busily, isBusy, rulingSeen, shownTable, takeWritten } from './recording.js';
import { RuleNumbers, RuleRows } from './rules.js';

const give = (answer: GivenAnswer): Promise<void> =>
  busily(async () => {
    if (asked.value !== undefined)
      await takeWritten(await ask('giveAnswer', { ...asked.value, answer }));
  });

export function QuestionPanel() {
  const { question, stop = '', isOver = false } = rulingSeen.value ?? {};
  if (question === undefined)
    return (
      <section class="panel">
        {stop !== '' && <p class="trouble">{say('play.stopped', { why: stop })}</p>}
        {stop === '' && <p>{say(isOver ? 'play.over' : 'play.nobody')}</p>}
      </section>
    );
  const { by, means, several } = question;
  return (
    <section class="panel question" aria-live="polite">
      <h3>{by === 'chance' ? say('play.chance') : say('play.asked', { by })}</h3>
      <p class="quiet">{means}</p>
      <OfCard />
      {several === undefined ? (
        <Lines question={question} />
      ) : (
        <Several key={rulingSeen.value?.text ?? ''} several={several} question={question} />
      )}
      <Barred question={question} />
    </section>
  );
}

/** The card that was clicked, where there is one: only what is about it is shown. */
const OfCard = () => {
  const card = shownTable.value?.cards.find(({ id }) => id === about.value);
  return card === undefined ? null : (
    <p class="row small">
      <span class="grow">{say('play.of-card', { card: card.label || card.name })}</span>
      <button type="button" class="plain" onClick={() => (about.value = undefined)}>
        {say('play.release')}
      </button>
    </p>
  );
};

const isShown = ({ cards }: { readonly cards: readonly number[] }): boolean =>
  about.value === undefined || cards.includes(about.value);

const Lines = ({ question: { lines } }: { readonly question: OpenQuestion }) => (
  <ul class="options" aria-label={say('play.legal')}>
    {lines.filter(isShown).map(({ text, deed, claim, cards, rules }) => (
      <li key={text}>
        <button
          type="button"
          class="option"
          disabled={isBusy.value}
          onClick={() => void give({ line: text })}
        >
          <span>{deed}</span>
          <RuleNumbers rules={rules} />
        </button>
        {cards.length > 0 && <Assert line={claim} cards={cards} rules={rules} />}
      </li>
    ))}
  </ul>
);

interface AssertProps extends FactLine {
  readonly rules: readonly RuleUsed[];
}

/** So many of the rules that say whether something may be done are cited. */
const mostCited = 6;

/** Says where it stands that something may be done, or may not. */
const Assert = ({ line, cards, rules }: AssertProps) => (
  <button
    type="button"
    class="plain small"
    disabled={isBusy.value}
    onClick={() =>
      void busily(async () => {
        if (asked.value === undefined) return;
        const cited = rules.slice(0, mostCited).map(({ rule }) => rule);
        const fact = { line, cards };
        await takeWritten(await ask('assertFact', { ...asked.value, fact, rules: cited }));
      })
    }
  >
    {say('play.assert.line', { line })}
  </button>
);

interface SeveralProps {
  readonly several: SeveralOptions;
  readonly question: OpenQuestion;
}

function Several({ several, question }: SeveralProps) {
  const { min, max, ordered, numberFrom, options } = several;
  const chosen = useSignal<readonly number[]>([]);
  const number = useSignal(numberFrom ?? 0);
  if (numberFrom !== undefined)
    return (
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void give({ number: number.value });
        }}
      >
        <label class="row">
          {say('play.number', { from: numberFrom })}
          <input
            class="field play-count"
            type="number"
            min={numberFrom}
            value={number.value}
            onInput={({ currentTarget }) => (number.value = Number(currentTarget.value))}
          />
        </label>
        <button type="submit" class="button main">
          {say('play.several.write')}
        </button>
      </form>
    );
  const toggle = (at: number): void =>
    void (chosen.value = chosen.value.includes(at)
      ? chosen.value.filter((one) => one !== at)
      : [...chosen.value, at]);
  const nothing = min === 0 ? question.lines.find(({ cards }) => cards.length === 0) : undefined;
  return (
    <fieldset class="several">
      <legend>
        {min === max ? say('play.several.exact', { min }) : say('play.several', { min, max })}
      </legend>
      {ordered && <p class="quiet small">{say('play.several.order')}</p>}
      {options.map(({ text }, at) => (
        <label key={at} class="several-option">
          <input type="checkbox" checked={chosen.value.includes(at)} onChange={() => toggle(at)} />
          {text}
          {ordered && chosen.value.includes(at) && (
            <span class="quiet">{chosen.value.indexOf(at) + 1}</span>
          )}
        </label>
      ))}
      <div class="row">
        <button
          type="button"
          class="button main"
          disabled={
            chosen.value.length < Math.max(1, ordered ? 1 : min) || chosen.value.length > max
          }
          onClick={() => void give({ picked: chosen.value })}
        >
          {say('play.several.write')}
        </button>
        {nothing !== undefined && (
          <button type="button" class="button" onClick={() => void give({ line: nothing.text })}>
            {nothing.deed}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const Barred = ({ question: { barred } }: { readonly question: OpenQuestion }) => {
  const shown = barred.filter(isShown);
  return shown.length === 0 ? null : (
    <details class="barred" open>
      <summary>{say('play.barred')}</summary>
      <ul>
        {shown.map(({ text, deed, claim, cards, why, rules }) => (
          <li key={text}>
            <p class="barred-line">{deed}</p>
            <p class="quiet small">{why.join('; ')}</p>
            <RuleRows rules={rules} />
            <Assert line={claim} cards={cards} rules={rules} />
          </li>
        ))}
      </ul>
    </details>
  );
};
