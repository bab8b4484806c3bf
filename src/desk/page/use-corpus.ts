/** The corpus of a rulebook, for views: loaded while they are shown. */
import { useEffect, useState } from 'preact/hooks';
import type { CorpusEntry } from '../engine/corpus.js';
import { corpusEntries, openCorpus, type OpenCorpus } from './corpus.js';

export interface CorpusInUse {
  readonly entries: readonly CorpusEntry[];
  readonly corpus: OpenCorpus | undefined;
  readonly fault: string;
}

/** @param wanted the rulebook; without one, or where there is none of that name, the first */
export const useCorpus = (wanted: string | undefined): CorpusInUse => {
  const [entries, setEntries] = useState<readonly CorpusEntry[]>([]);
  const [corpus, setCorpus] = useState<OpenCorpus>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    let isWanted = true;
    const fetchIt = async (): Promise<void> => {
      const all = await corpusEntries();
      const entry = all.find(({ rulebook }) => rulebook === wanted) ?? all[0];
      const found = entry && (await openCorpus(entry));
      if (!isWanted) return;
      setEntries(all);
      setCorpus(found);
      setFault('');
    };
    fetchIt().catch((error: unknown) => {
      if (isWanted) setFault(error instanceof Error ? error.message : String(error));
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return { entries, corpus, fault };
};
