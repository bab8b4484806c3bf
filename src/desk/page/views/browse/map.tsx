/** The numbers of a rulebook, by chapter and section: each as dark as it has rulings. */
import { useState } from 'preact/hooks';
import type { CorpusBook, CorpusSection } from '../../../engine/corpus.js';
import { say } from '../../words/index.js';

export interface MapProps {
  readonly book: CorpusBook;
  readonly counts: ReadonlyMap<string, number>;
  readonly chosen: string;
  readonly onRule: (rule: string) => void;
  readonly onChapter: (chapter: string) => void;
}

/** What is folded away is not there: a rulebook has hundreds of numbers. */
export function NumberMap({ book, ...how }: MapProps) {
  const [isOpen, setOpen] = useState(how.chosen !== '');
  return (
    <details
      class="browse-map panel"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('browse.map')}</summary>
      {isOpen && <p class="small quiet">{say('browse.map-help')}</p>}
      {isOpen && book.chapters.map((one) => <Chapter key={one.title} chapter={one} {...how} />)}
    </details>
  );
}

type ChapterProps = Omit<MapProps, 'book'> & { readonly chapter: CorpusBook['chapters'][number] };

function Chapter({ chapter: { title, sections }, ...how }: ChapterProps) {
  const [isOpen, setOpen] = useState(sections.some((one) => hasNumber(one, how.chosen)));
  return (
    <details
      class="map-chapter"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {title}{' '}
        <span class="small quiet">
          {sections.reduce((sum, one) => sum + one.numbers.length, 0)}
        </span>
      </summary>
      {isOpen && (
        <>
          <button type="button" class="plain small" onClick={() => how.onChapter(title)}>
            {say('browse.chapter', { chapter: title })}
          </button>
          {sections.map((section) => (
            <Section key={section.section} section={section} {...how} />
          ))}
        </>
      )}
    </details>
  );
}

const hasNumber = ({ numbers }: CorpusSection, wanted: string): boolean =>
  numbers.some(({ number }) => number === wanted);

type SectionProps = Omit<MapProps, 'book' | 'onChapter'> & { readonly section: CorpusSection };

const Section = ({ section, counts, chosen, onRule }: SectionProps) => (
  <section class="map-section">
    <h2 class="small">
      {section.section} {section.title}
    </h2>
    <ul class="map-numbers">
      {section.numbers.map(({ number, summary }) => {
        const count = counts.get(number) ?? 0;
        const label = say('browse.number', { number, summary, count });
        return (
          <li key={number}>
            <button
              type="button"
              class={`map-number map-${depthOf(count)}`}
              title={label}
              aria-label={label}
              aria-pressed={number === chosen}
              onClick={() => onRule(number === chosen ? '' : number)}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);

/** 0 for none, and then the more the darker. */
const depthOf = (count: number): number => (count === 0 ? 0 : count < 3 ? 1 : count < 10 ? 2 : 3);
