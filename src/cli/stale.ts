/** Which of the rulings that were judged were written against another official text. */
import { stampProblems } from '../evidence/official/stamp.js';
import type { Document } from '../language/document.js';
import type { StaleRuling } from '../report/report.js';
import type { Engine, Engines } from './engine.js';
import { importReader, type ImportReader } from './imports.js';
import type { Io } from './io.js';
import type { Outcome, Task } from './judge-file.js';
import { loadSafely } from './load-file.js';
import { keptIds, officialTexts, stampingWith } from './official-texts.js';

/** None where no official text is imported. */
export const staleRulings = async (
  io: Io,
  engines: Engines,
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
): Promise<readonly StaleRuling[]> => {
  if (keptIds(io).length === 0) return [];
  const engine = await engines.engine();
  const reader = importReader(io.cwd);
  const stamping = stampingWith(officialTexts(io));
  const judged = new Map(
    outcomes.map(({ path, verdicts }) => [path, new Set(verdicts.map(({ line }) => line))]),
  );
  return tasks.flatMap((task) => {
    const { rulings } = documentOf(engine, task, reader);
    return rulings
      .filter(({ at }) => judged.get(task.path)?.has(at.line))
      .flatMap((ruling) =>
        stampProblems({ rulings: [ruling] }, stamping)
          .filter(({ code }) => code === 'stale-stamp')
          .map(({ at, message }) => ({
            file: task.path,
            line: ruling.at.line,
            at: at.line,
            name: ruling.name.text,
            message,
          })),
      );
  });
};

/** A file that does not load has its verdicts already, and no stamps. */
const documentOf = (
  engine: Engine,
  task: Task,
  reader: ImportReader,
): Pick<Document, 'rulings'> => {
  const loaded = loadSafely(engine, task, reader, []);
  return 'document' in loaded ? loaded.document : { rulings: [] };
};
