/** The verbs below `hantei rulebook`, and their options. */
import type { Command } from 'commander';
import { notEmpty, several } from './arguments.js';
import type { Engines } from './engine.js';
import type { Io } from './io.js';
import type { DiffOptions } from './rulebook-diff.js';
import type { ImportOptions } from './rulebook-import.js';
import type { StampOptions } from './rulebook-stamp.js';

/** Adds them to a command line. */
export const addRulebook = (
  program: Command,
  io: Io,
  engines: Engines,
  done: (status: number) => void,
): void => {
  const rulebook = program
    .command('rulebook')
    .description('official texts: import them, compare them, stamp rulings with them');
  rulebook
    .command('import')
    .description('keep an official document that you have, to be shown beside our words')
    .argument('<file>', 'the document, as text')
    .requiredOption('--as <id>', 'the rulebook it is: game/edition', notEmpty)
    .action(async (file: string, options: ImportOptions) => {
      const { importRulebook } = await import('./rulebook-import.js');
      done(await importRulebook(io, engines, file, options));
    });
  rulebook
    .command('diff')
    .description('what changed between two texts or editions, and which rulings that makes stale')
    .argument('<from>', 'a document, or the id of a rulebook')
    .argument('<to>', 'the same')
    .argument('[paths...]', 'rulings whose citations to look at')
    .option('--rulings <path>', 'the same; repeatable', several)
    .option(
      '--rulebook <id>',
      'the rulebook the rulings are held against (default: FROM)',
      notEmpty,
    )
    .option('--fix-renumbered', 'rewrite citations of rules that only have another number')
    .option('--json', 'print JSON')
    .action(async (from: string, to: string, paths: string[], options: DiffOptions) => {
      const { diffRulebooks } = await import('./rulebook-diff.js');
      done(await diffRulebooks(io, engines, [from, to, ...paths], options));
    });
  rulebook
    .command('stamp')
    .description('write into rulings the fingerprint of the official text they stand on')
    .argument('[paths...]', 'files or directories (default: rulings)')
    .option('--rulebook <id>', 'only stamps of this rulebook', notEmpty)
    .action(async (paths: string[], options: StampOptions) => {
      const { stampRulings } = await import('./rulebook-stamp.js');
      done(await stampRulings(io, engines, paths, options));
    });
};
