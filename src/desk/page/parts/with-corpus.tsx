/** What needs the corpus of a rulebook, once that is there; until then what it waits for, or why nothing comes. */
import type { ComponentChildren } from 'preact';
import type { CorpusEntry } from '../../engine/corpus.js';
import type { OpenCorpus } from '../corpus.js';
import type { Route } from '../router.js';
import { useCorpus } from '../use-corpus.js';
import { say } from '../words/index.js';

/** @param route names the rulebook behind the view; where it names none it is the first */
export function WithCorpus({
  route: { rest },
  children,
}: {
  readonly route: Route;
  readonly children: (corpus: OpenCorpus, entries: readonly CorpusEntry[]) => ComponentChildren;
}) {
  const { entries, corpus, fault } = useCorpus(rest.length > 0 ? rest.join('/') : undefined);
  if (fault !== '')
    return (
      <p class="page trouble" role="alert">
        {say('browse.no-data', { what: fault })}
      </p>
    );
  if (corpus === undefined) return <p class="page quiet">{say('desk.loading')}</p>;
  return <>{children(corpus, entries)}</>;
}
