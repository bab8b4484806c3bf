/** `hantei rulebook stamp`: writes into rulings the fingerprint of the official text they stand on. */
import { stampEdits } from '../evidence/official/stamp.js';
import { line, piece } from '../report/lines.js';
import type { Engines } from './engine.js';
import { defaultFolder } from './files.js';
import { Failure, showLines, type Io } from './io.js';
import { keptIds, officialTexts, stampingWith } from './official-texts.js';
import { editFile, readRulings } from './ruling-files.js';
import { isRulebook } from './select.js';

export interface StampOptions {
  readonly rulebook?: string;
}

/** Carries the verb out: exit status 1 where a file could not be read, 2 where one could not be written. */
export const stampRulings = async (
  io: Io,
  engines: Engines,
  given: readonly string[],
  { rulebook }: StampOptions,
): Promise<number> => {
  const isWanted = (id: string): boolean => rulebook === undefined || isRulebook(id, rulebook);
  if (!keptIds(io).some(isWanted))
    throw new Failure(
      `no official text of ${rulebook ?? 'any rulebook'} has been imported\n` +
        `import it first: hantei rulebook import FILE --as ${rulebook ?? 'ID'}`,
    );
  const paths = given.length === 0 ? [defaultFolder] : given;
  const { files, someUnread } = await readRulings(io, engines, paths);
  const stamping = stampingWith(officialTexts(io));
  let stamped = 0;
  let unwritten = 0;
  for (const file of files) {
    const edits = stampEdits(file, stamping, isWanted);
    if (edits.length === 0) continue;
    if (!editFile(io, file, edits)) {
      unwritten++;
      continue;
    }
    stamped += edits.length;
    showLines(io, io.stdout, [
      line(0, piece('stamped', 'good'), '  ', `${file.path}  ${edits.length}`),
    ]);
  }
  const said = `${stamped} ${stamped === 1 ? 'stamp' : 'stamps'} written`;
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  showLines(io, io.stdout, [line(0, piece(count, 'strong'), `: ${said}`)]);
  if (unwritten > 0) return 2;
  return someUnread ? 1 : 0;
};
