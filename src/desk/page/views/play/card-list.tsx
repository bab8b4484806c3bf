/** The cards to choose from: those of the text, blank ones, and one that is invented. */
import { useSignal } from '@preact/signals';
import { say } from '../../words/index.js';
import type { CorpusCard } from '../../../engine/corpus.js';
import { InventCard } from './invent-card.js';
import { bringCard, cardsFound, fetchCards } from './known-cards.js';
import { drag, picked, type Picked, rulingSeen } from './recording.js';

export function CardList() {
  const find = useSignal('');
  /** The card that a form is open for; one without a name is invented. */
  const inForm = useSignal<string | undefined>(undefined);
  const cards = rulingSeen.value?.cards ?? [];
  const wanted = find.value.trim().toLowerCase();
  const known = cardsFound(find.value);
  const shown = cards.filter(({ name, about }) =>
    `${name} ${about}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <p class="quiet small">{say('play.how')}</p>
      <button type="button" class="button main" onClick={() => (inForm.value = '')}>
        {say('play.invent')}
      </button>
      {inForm.value !== undefined && (
        <InventCard
          key={inForm.value}
          name={inForm.value}
          onClose={() => (inForm.value = undefined)}
        />
      )}
      <h3>{say('play.cards')}</h3>
      {cards.length === 0 && <p class="quiet small">{say('play.cards.none')}</p>}
      <input
        class="field"
        type="search"
        aria-label={say('play.cards.find')}
        placeholder={say('play.cards.find')}
        value={find.value}
        onFocus={() => void fetchCards(rulingSeen.value?.rulebook ?? '')}
        onInput={({ currentTarget }) => (find.value = currentTarget.value)}
      />
      <ul class="play-cards">
        {shown.slice(0, 60).map(({ name, about, says, isOwn }) => (
          <li key={name} class="play-own">
            <Choice what={{ is: 'card', name }} name={name} about={about} more={says.join(' · ')} />
            {isOwn && (
              <button
                type="button"
                class="plain small"
                aria-label={say('play.change.of', { card: name })}
                onClick={() => (inForm.value = name)}
              >
                {say('play.change.short')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {known.length > 0 && <Known cards={known} />}
      <Blanks />
    </>
  );
}

const Known = ({ cards }: { readonly cards: readonly CorpusCard[] }) => (
  <>
    <h4>{say('play.cards.corpus')}</h4>
    <ul class="play-cards">
      {cards.map((card) => (
        <li key={card.text}>
          <Choice
            what={{ is: 'known', name: card.name, text: card.text, bring: () => bringCard(card) }}
            name={card.name}
            about={card.about}
            more={abilitiesOf(card)}
          />
        </li>
      ))}
    </ul>
  </>
);

/** What stands on it below its characteristics. */
const abilitiesOf = ({ text }: CorpusCard): string =>
  text
    .split('\n')
    .slice(2)
    .map((line) => line.trim())
    .join(' · ');

function Blanks() {
  const count = useSignal(1);
  const kinds = [{ key: '', word: '' }, ...(rulingSeen.value?.kinds ?? [])];
  return (
    <>
      <h3>{say('play.blanks')}</h3>
      <label class="row small">
        {say('play.blanks.count')}
        <input
          class="field play-count"
          type="number"
          min={0}
          max={60}
          value={count.value}
          onInput={({ currentTarget }) =>
            (count.value = Math.max(0, Math.min(60, Math.trunc(Number(currentTarget.value)))))
          }
        />
      </label>
      <ul class="play-kinds">
        {kinds.map(({ key, word }) => (
          <li key={key}>
            <Choice
              what={{
                is: 'kind',
                kind: word,
                word: word || say('play.blanks.usual'),
                count: count.value,
              }}
              name={word || say('play.blanks.usual')}
              about=""
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly what: Picked;
  readonly name: string;
  readonly about: string;
  readonly more?: string;
}

const isSame = (one: Picked | undefined, other: Picked): boolean =>
  (one?.is === 'card' && other.is === 'card' && one.name === other.name) ||
  (one?.is === 'known' && other.is === 'known' && one.text === other.text) ||
  (one?.is === 'kind' && other.is === 'kind' && one.kind === other.kind);

const Choice = ({ what, name, about, more = '' }: ChoiceProps) => (
  <button
    type="button"
    class="play-choice"
    draggable
    aria-pressed={isSame(picked.value, what)}
    onDragStart={(event) => drag(what, event)}
    onClick={() => (picked.value = isSame(picked.value, what) ? undefined : what)}
  >
    <span class="play-choice-name">{name}</span>
    {about !== '' && <span class="quiet small">{about}</span>}
    {more !== '' && <span class="quiet small play-choice-more">{more}</span>}
  </button>
);
