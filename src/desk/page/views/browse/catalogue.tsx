/** The rulings of a rulebook: what is looked for, the map of its numbers, and what was found. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CorpusEntry, CorpusRuling } from '../../../engine/corpus.js';
import { play } from '../../client.js';
import { rulingPlace, type OpenCorpus } from '../../corpus.js';
import { notify } from '../../notices.js';
import { packText } from '../../packed.js';
import { hashOf, type Route } from '../../router.js';
import { WithCorpus } from '../../parts/with-corpus.js';
import { say } from '../../words/index.js';
import { NumberMap } from './map.js';
import { citedCounts, type LookedFor, searchRulings } from './search.js';

/** So many are shown at once. */
const atOnce = 60;

export const RulingCatalogue = ({ route }: { readonly route: Route }) => (
  <WithCorpus route={route}>
    {(corpus, entries) => <Catalogue route={route} corpus={corpus} entries={entries} />}
  </WithCorpus>
);

function Catalogue({
  route,
  corpus,
  entries,
}: {
  readonly route: Route;
  readonly corpus: OpenCorpus;
  readonly entries: readonly CorpusEntry[];
}) {
  const { find = '', rule = '', chapter = '' } = route.query;
  const looking = { find, rule, chapter };
  const go = (to: Partial<LookedFor>, rulebook = corpus.entry.rulebook): void => {
    location.replace(catalogueAddress(rulebook, { ...looking, ...to }));
  };
  return (
    <div class="browse page">
      <h1 class="unseen">{say('view.browse')}</h1>
      <div class="browse-bar panel">
        <label>
          <span class="small quiet">{say('browse.rulebook')}</span>
          <select
            value={corpus.entry.rulebook}
            onChange={({ currentTarget }) => go({ rule: '', chapter: '' }, currentTarget.value)}
          >
            {entries.map(({ rulebook, rulings }) => (
              <option key={rulebook} value={rulebook}>
                {rulebook} ({rulings})
              </option>
            ))}
          </select>
        </label>
        <SearchField find={find} onFind={(text) => go({ find: text })} />
      </div>
      <Found key={corpus.entry.rulebook} corpus={corpus} looking={looking} go={go} />
    </div>
  );
}

export const catalogueAddress = (rulebook: string, looking: Partial<LookedFor>): string => {
  const query = Object.entries(looking).filter(([, text]) => text !== '');
  return hashOf({ view: 'browse', rest: rulebook.split('/'), query: Object.fromEntries(query) });
};

interface SearchProps {
  readonly find: string;
  readonly onFind: (text: string) => void;
}

function SearchField({ find, onFind }: SearchProps) {
  const [text, setText] = useState(find);
  useEffect(() => setText(find), [find]);
  return (
    <label class="grow">
      <span class="small quiet">{say('browse.find')}</span>
      <input
        type="search"
        class="field"
        value={text}
        placeholder={say('browse.find-help')}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          onFind(value);
        }}
      />
    </label>
  );
}

interface FoundProps {
  readonly corpus: OpenCorpus;
  readonly looking: LookedFor;
  readonly go: (to: Partial<LookedFor>) => void;
}

function Found({ corpus, looking, go }: FoundProps) {
  const { find, rule, chapter } = looking;
  const [most, setMost] = useState(atOnce);
  const found = useMemo(
    () => searchRulings(corpus, { find, rule, chapter }),
    [corpus, find, rule, chapter],
  );
  const counts = useMemo(() => citedCounts(corpus.book.rulings), [corpus]);
  useEffect(() => setMost(atOnce), [find, rule, chapter]);
  const all = corpus.book.rulings.length;
  return (
    <>
      <NumberMap
        book={corpus.book}
        counts={counts}
        chosen={rule}
        onRule={(one) => go({ rule: one, chapter: '' })}
        onChapter={(one) => go({ chapter: one, rule: '' })}
      />
      <section class="browse-found" aria-label={say('browse.results')}>
        <p class="row small" role="status">
          <span class="quiet">{say('browse.found', { count: found.length, all })}</span>
          {rule !== '' && <span class="badge">{say('browse.only', { rule })}</span>}
          {chapter !== '' && <span class="badge">{say('browse.chapter', { chapter })}</span>}
          {found.length < all && (
            <button
              type="button"
              class="plain"
              onClick={() => go({ find: '', rule: '', chapter: '' })}
            >
              {say('browse.clear')}
            </button>
          )}
        </p>
        {found.length === 0 && <p>{say('browse.none')}</p>}
        <ul class="browse-list">
          {found.slice(0, most).map((one) => (
            <li key={`${one.path}:${one.line}`}>
              <Entry corpus={corpus} ruling={one} />
            </li>
          ))}
        </ul>
        {found.length > most && (
          <button type="button" class="button" onClick={() => setMost(most + atOnce)}>
            {say('browse.more', { count: Math.min(atOnce, found.length - most) })}
          </button>
        )}
      </section>
    </>
  );
}

interface EntryProps {
  readonly corpus: OpenCorpus;
  readonly ruling: CorpusRuling;
}

const Entry = ({ corpus, ruling }: EntryProps) => (
  <button type="button" class="browse-entry" onClick={() => void showRuling(corpus, ruling)}>
    <span class="browse-name">{ruling.name}</span>
    <span class="browse-about small quiet">
      {ruling.chapter}
      {ruling.cited.length > 0 && (
        <span class="rule"> {ruling.cited.slice(0, mostCited).join(', ')}</span>
      )}
      {ruling.tags.map((tag) => (
        <span key={tag}> #{tag}</span>
      ))}
    </span>
  </button>
);

/** So many of the rules that a ruling cites say what it is about. */
const mostCited = 6;

/** Goes to the address that holds the ruling itself. */
export const showRuling = async (
  corpus: OpenCorpus,
  { path, line }: Pick<CorpusRuling, 'path' | 'line'>,
): Promise<void> => {
  const text = await play('alone', rulingPlace(corpus, { path, line }));
  if (text === undefined) return notify(say('browse.broken'));
  location.hash = rulingAddress(await packText(text), corpus.entry.rulebook);
};

export const rulingAddress = (packed: string, under: string): string =>
  hashOf({ view: 'browse', query: { under, text: packed } });
