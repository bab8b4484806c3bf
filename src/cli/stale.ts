/** Which of the rulings that were judged were written against another official text. */
import { isStale, stale } from '../evidence/official/stamp.js';
import type { StaleRuling } from '../report/report.js';
import type { FileOutcome } from './docket.js';
import type { Io } from './io.js';
import { keptIds, officialTexts, stampingWith } from './official-texts.js';

/** None where no official text is imported. */
export const staleRulings = (
  io: Io,
  files: readonly Pick<FileOutcome, 'path' | 'stamps'>[],
): readonly StaleRuling[] => {
  if (keptIds(io).length === 0) return [];
  const stamping = stampingWith(officialTexts(io));
  return files.flatMap(({ path, stamps }) =>
    stamps
      .filter(({ stamp }) => isStale(stamp, stamping))
      .map(({ line, name, stamp }) => {
        const { at, message } = stale(stamp);
        return { file: path, line, at: at.line, name, message };
      }),
  );
};
