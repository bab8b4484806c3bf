/** The command line: verbs, options, and what becomes of errors. Does nothing to the process it runs in. */
import { Command, CommanderError } from 'commander';
import { count, jobs, notEmpty, portNumber, several, shard } from './arguments.js';
import type { CheckOptions } from './check.js';
import type { CoverageOptions } from './coverage.js';
import type { DeskOptions } from './desk.js';
import type { DriftOptions } from './drift.js';
import type { Engines } from './engine.js';
import type { ExplainOptions } from './explain.js';
import type { FormatOptions } from './format.js';
import { complainTo, Failure, showText, type Io } from './io.js';
import { howToReport, ownPackage } from './package.js';
import type { ProveArguments } from './prove.js';
import { addRulebook } from './rulebook.js';
import type { RulesOptions } from './rules.js';
import { run, type RunOptions } from './run.js';
import type { TrainOptions } from './train.js';
import type { WordsOptions } from './words.js';

/**
 * Carries a command line out.
 *
 * @param argv the arguments, without those of Node
 * @returns the exit status: 0 all well, 1 something is wrong with what was looked at, 2 the command could not be
 *   carried out
 */
export const main = async (argv: readonly string[], io: Io, engines: Engines): Promise<number> => {
  let status = 0;
  const program = programFor(io, engines, (now) => (status = now));
  try {
    await program.parseAsync(argv, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof Failure) complainTo(io, error.message);
    else complainTo(io, unexpected(io, error));
    return 2;
  }
};

const unexpected = (io: Io, error: unknown): string => {
  const said = error instanceof Error ? error.message : String(error);
  const trace = error instanceof Error && io.env['HANTEI_DEBUG'] === '1' ? `${error.stack}\n` : '';
  return `${said}\n${trace}${howToReport()}`;
};

type Done = (status: number) => void;

const programFor = (io: Io, engines: Engines, done: Done): Command => {
  const program = new Command('hantei')
    .description('Conformance suite and reference engine for trading-card-game rules.')
    .option('-V, --version', 'print the version')
    .exitOverride()
    .showHelpAfterError('(hantei --help shows verbs and options)')
    .configureOutput({
      writeOut: (text) => showText(io.stdout, text),
      writeErr: (text) => showText(io.stderr, text),
      outputError: (text, write) => write(text.replace(/^error: /, 'hantei: ')),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      getErrHelpWidth: () => io.stderr.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .addHelpText(
      'after',
      '\nExit status: 0 all is well, 1 something is wrong with the rulings,\n2 the command could not be carried out.',
    );
  program.on('option:version', () => {
    showText(io.stdout, `${ownPackage().version ?? 'unknown'}\n`);
    throw new CommanderError(0, 'hantei.version', '');
  });
  addRun(program, io, engines, done);
  addExplain(program, io, engines, done);
  addDrift(program, io, engines, done);
  addCheck(program, io, engines, done);
  addFormat(program, io, engines, done);
  addRules(program, io, engines, done);
  addWords(program, io, engines, done);
  addProve(program, io, engines, done);
  addCoverage(program, io, engines, done);
  addTrain(program, io, engines, done);
  addRulebook(program, io, engines, done);
  addLsp(program, io, done);
  addDesk(program, io, done);
  return program;
};

const addLsp = (program: Command, io: Io, done: Done): void => {
  program
    .command('lsp')
    .description('serve an editor over stdin and stdout: a language server')
    .option('--stdio', 'what it does in any case')
    .action(async () => {
      const { lsp } = await import('./lsp.js');
      done(await lsp(io));
    });
};

const addDesk = (program: Command, io: Io, done: Done): void => {
  program
    .command('desk')
    .description('open the judge’s desk: write, see and step through rulings in the browser')
    .argument('[folder]', 'whose files it edits', '.')
    .option('--port <n>', 'the port to serve it at (default: any that is free)', portNumber)
    .action(async (folder: string, options: DeskOptions) => {
      const { desk } = await import('./desk.js');
      done(await desk(io, folder, options));
    });
};

const addRun = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('run')
    .description('run rulings and report their verdicts')
    .argument('[paths...]', 'files, FILE:LINE for one ruling, or directories (default: rulings)')
    .option('-r, --reporter <name[=file]>', 'pretty, json or junit; repeatable', several)
    .option('--rulebook <id>', 'only rulings held against this rulebook', notEmpty)
    .option(
      '-f, --filter <text>',
      'only rulings with this in the name, as a tag or as a cited rule',
      notEmpty,
    )
    .option('--bail', 'stop at the first ruling that does not pass')
    .option('--trace', 'list the rules that fired in each ruling')
    .option('-v, --verbose', 'list the rulings that pass, too')
    .option('-w, --watch', 'run again whatever changes')
    .option('-j, --jobs <n>', 'threads (default: as many as are worth it)', jobs)
    .option('--fresh', 'play everything again, whatever is kept of earlier runs')
    .option('--shard <i/n>', 'only the i-th of n equal parts', shard)
    .option('--max-steps <n>', 'steps of the engine after which a ruling is given up', count)
    .option('--max-cards <n>', 'cards that a ruling may have', count)
    .action(async (paths: string[], options: RunOptions) =>
      done(await run(io, engines, paths, options)),
    );
};

const addExplain = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('explain')
    .description('tell a ruling step by step: board, decisions, what happened, by which rules')
    .argument('<file[:line]>', 'a file, or one ruling of it')
    .option('--rulebook <id>', 'only under this rulebook', notEmpty)
    .option('--json', 'print JSON')
    .action(async (path: string, options: ExplainOptions) => {
      const { explain } = await import('./explain.js');
      done(await explain(io, engines, path, options));
    });
};

const addDrift = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('drift')
    .description('show which rulings come out otherwise under another edition, and by which rules')
    .argument('<edition-a>', 'a rulebook, such as duel-masters/1.8')
    .argument('<edition-b>', 'another edition of the same game')
    .argument('[paths...]', 'files, FILE:LINE for one ruling, or directories (default: rulings)')
    .option('--json', 'print JSON')
    .action(async (a: string, b: string, paths: string[], options: DriftOptions) => {
      const { drift } = await import('./drift.js');
      done(await drift(io, engines, [a, b], paths, options));
    });
};

const addCheck = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('check')
    .description('look for mistakes without running: grammar, names, rule numbers, unused labels')
    .argument('[paths...]', 'files or directories (default: rulings)')
    .option('--strict', 'count warnings as errors')
    .option('--json', 'print JSON')
    .action(async (paths: string[], options: CheckOptions) => {
      const { check } = await import('./check.js');
      done(await check(io, engines, paths, options));
    });
};

const addProve = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('prove')
    .description('switch rules off, one at a time, and show that the rulings notice')
    .argument('[paths...]', 'files, FILE:LINE for one ruling, or directories (default: rulings)')
    .option('--rulebook <id>', 'only rulings held against this rulebook', notEmpty)
    .option('--rule <number>', 'tell which rulings notice this rule; may be repeated', several)
    .option('-j, --jobs <n>', 'threads (default: as many as there are cores)', jobs)
    .option('--fresh', 'prove everything again, whatever earlier runs have proven')
    .option('--max-steps <n>', 'steps of the engine after which a game is given up', count)
    .option('--max-seconds <n>', 'seconds after which a game is given up (default: 20)', count)
    .option('--json', 'print JSON')
    .action(async (paths: string[], options: ProveArguments) => {
      const { prove } = await import('./prove.js');
      done(await prove(io, engines, paths, options));
    });
};

const addTrain = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('train')
    .description('ask about rulings: at the terminal, on paper, or as cards for Anki')
    .argument('[paths...]', 'files, FILE:LINE for one ruling, or directories (default: rulings)')
    .option('--anki <file>', 'write a file that Anki imports', notEmpty)
    .option('--html <file>', 'write a page to print, with the answers apart', notEmpty)
    .option('--rulebook <id>', 'only rulings held against this rulebook', notEmpty)
    .option(
      '-f, --filter <text>',
      'only rulings with this in the name, as a tag or as a cited rule',
      notEmpty,
    )
    .option('--count <n>', 'so many questions (default: 20; for Anki all)', count)
    .option('--seed <text>', 'other questions, in another order, for another seed', notEmpty)
    .option('-j, --jobs <n>', 'threads (default: as many as there are cores)', jobs)
    .option('--max-seconds <n>', 'seconds after which a ruling is passed over (default: 20)', count)
    .action(async (paths: string[], options: TrainOptions) => {
      const { train } = await import('./train.js');
      done(await train(io, engines, paths, options));
    });
};

const addFormat = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('format')
    .description('format files in place')
    .argument('[paths...]', 'files, directories, or - for stdin (default: rulings)')
    .option('--check', 'only list the files that would change')
    .action(async (paths: string[], options: FormatOptions) => {
      const { format } = await import('./format.js');
      done(await format(io, engines, paths, options));
    });
};

const addRules = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('rules')
    .description('look rules up by number or by words')
    .argument('[number|text...]', 'a rule or a section (703.4c, 509), or words of a summary')
    .option('--rulebook <id>', 'only this rulebook', notEmpty)
    .option('--json', 'print JSON')
    .action(async (words: string[], options: RulesOptions) => {
      const { rules } = await import('./rules.js');
      const wanted = words.length === 0 ? undefined : words.join(' ');
      done(await rules(io, engines, wanted, options));
    });
};

const addWords = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('words')
    .description('list the words of games and of the language: meaning, forms, rules, an example')
    .argument('[game]', "a game, or language for the words that are no game's")
    .argument('[word...]', 'words, or parts of them')
    .option('--rulebook <id>', 'with the numbers of this rulebook (default: the newest)', notEmpty)
    .option('--json', 'print JSON')
    .action(async (game: string | undefined, wanted: string[], options: WordsOptions) => {
      const { words } = await import('./words.js');
      done(await words(io, engines, game === undefined ? [] : [game, ...wanted], options));
    });
};

const addCoverage = (program: Command, io: Io, engines: Engines, done: Done): void => {
  program
    .command('coverage')
    .description('show which rules are implemented, cited, deciding and proven')
    .argument('[paths...]', 'rulings to count: files or directories (default: rulings)')
    .option('--rulebook <id>', 'only this rulebook', notEmpty)
    .option('--json', 'print JSON')
    .option(
      '--language',
      'show which words and which parts of the grammar the rulings use and notice',
    )
    .option('--html <file>', 'write a page with a map of the rulebooks', notEmpty)
    .option('--against <file>', 'compare with standings written down before', notEmpty)
    .option('--update', 'write the standings of now into that file')
    .option('-j, --jobs <n>', 'threads (default: as many as are worth it)', jobs)
    .action(async (paths: string[], options: CoverageOptions) => {
      if (options.language === true) {
        const { coverageOfLanguage } = await import('./coverage-language.js');
        return done(await coverageOfLanguage(io, engines, paths, options));
      }
      const { coverage } = await import('./coverage.js');
      done(await coverage(io, engines, paths, options));
    });
};
