/** Questions made of rulings, one after another; what is not known comes again sooner. */
import './train.css';
import { useEffect, useState } from 'preact/hooks';
import type { ViewProps } from '../index.js';
import type { CorpusEntry } from '../../../engine/corpus.js';
import type { OpenCorpus } from '../../corpus.js';
import { hashOf } from '../../router.js';
import { WithCorpus } from '../../parts/with-corpus.js';
import { say } from '../../words/index.js';
import { Asking } from './asking.js';
import { nextQuestion, type NextQuestion } from './session.js';
import { Standings } from './standings.js';

export default function TrainView({ route }: ViewProps) {
  return (
    <WithCorpus route={route}>
      {(corpus, entries) => <Training route={route} corpus={corpus} entries={entries} />}
    </WithCorpus>
  );
}

function Training({
  route,
  corpus,
  entries,
}: ViewProps & { readonly corpus: OpenCorpus; readonly entries: readonly CorpusEntry[] }) {
  const { rulebook } = corpus.entry;
  const chapter = route.query['chapter'] ?? '';
  const go = (book: string, of: string): void => {
    location.hash = hashOf({
      view: 'train',
      rest: book.split('/'),
      query: of === '' ? {} : { chapter: of },
    });
  };
  return (
    <div class="train page">
      <h1 class="unseen">{say('view.train')}</h1>
      <div class="train-bar row">
        <label class="row small">
          <span class="quiet">{say('train.rulebook')}</span>
          <select value={rulebook} onChange={({ currentTarget }) => go(currentTarget.value, '')}>
            {entries.map((one) => (
              <option key={one.rulebook}>{one.rulebook}</option>
            ))}
          </select>
        </label>
        <label class="row small">
          <span class="quiet">{say('train.chapter')}</span>
          <select
            value={chapter}
            onChange={({ currentTarget }) => go(rulebook, currentTarget.value)}
          >
            <option value="">{say('train.all')}</option>
            {corpus.book.chapters.map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        </label>
      </div>
      <Session key={`${rulebook} ${chapter}`} corpus={corpus} chapter={chapter} />
      <Standings rulebook={rulebook} />
    </div>
  );
}

interface SessionProps {
  readonly corpus: OpenCorpus;
  readonly chapter: string;
}

type Now = 'looking' | 'done' | { readonly next: NextQuestion; readonly at: number };

function Session({ corpus, chapter }: SessionProps) {
  const [now, setNow] = useState<Now>('looking');
  const [round, setRound] = useState(0);
  const [passed] = useState(() => new Set<string>());
  useEffect(() => {
    let isWanted = true;
    setNow('looking');
    void nextQuestion(corpus, chapter, passed).then((next) => {
      if (isWanted) setNow(next === undefined ? 'done' : { next, at: round });
    });
    return () => {
      isWanted = false;
    };
  }, [corpus, chapter, round]);
  if (now === 'looking')
    return (
      <p class="quiet" role="status">
        {say('train.looking')}
      </p>
    );
  if (now === 'done') return <p>{say('train.done')}</p>;
  const onNext = (): void => {
    // What was wrong may come again in this sitting, but not at once.
    passed.clear();
    passed.add(now.next.ruling.id);
    setRound(round + 1);
  };
  return <Asking key={now.at} corpus={corpus} next={now.next} onNext={onNext} />;
}
