/** What became of the texts that were tried for `hantei coverage --language`, for later runs. */
import type { TextFate } from '../evidence/language/notice.js';
import { digest } from './digest.js';
import type { ImportRead } from './imports.js';
import type { Io } from './io.js';
import { keptIn } from './kept.js';

/** By a digest of all from which it was found out but the build. */
type Fates = Readonly<Record<string, TextFate>>;

export interface KeptFates {
  /** What becomes of a text: as an earlier run has found it out, or by finding it out. */
  readonly of: (about: TriedText, find: () => TextFate) => TextFate;
  /** Keeps those that were asked for, and says what could not be used or kept. */
  readonly end: () => void;
}

export interface TriedText {
  readonly file: string;
  readonly rulebook: string;
  readonly text: string;
  readonly reads: readonly ImportRead[];
}

interface OfFile {
  readonly before: Fates;
  readonly now: Record<string, TextFate>;
  isNew: boolean;
}

export const keptFates = (io: Io): KeptFates => {
  const kept = keptIn<Fates>(io, {
    name: 'language',
    unused: 'what earlier runs have found out of words cannot be used, and is found out again',
    unkept: 'what was found out of words cannot be kept for later runs',
  });
  const files = new Map<string, OfFile>();
  const ofFile = (file: string): OfFile => {
    let own = files.get(file);
    if (own === undefined)
      files.set(file, (own = { before: kept?.find(file, '') ?? {}, now: {}, isNew: false }));
    return own;
  };
  return {
    of: ({ file, rulebook, text, reads }, find) => {
      const own = ofFile(file);
      const key = digest(rulebook, text, JSON.stringify(reads));
      const before = own.before[key];
      const fate = before ?? find();
      // A failure need not be one in the next run: it may have been the memory.
      if (fate === 'failed') return fate;
      own.isNew ||= before === undefined;
      own.now[key] = fate;
      return fate;
    },
    end: () => {
      for (const [file, { now, isNew }] of files) if (isNew) kept?.keep(file, '', now);
      kept?.end();
    },
  };
};
