/**
 * All files of a proof. First every ruling is played with all rules on and without each rule that it cites; then the
 * rules that nobody has noticed are tried in the rulings that could miss them, until one does.
 */
import type { Book } from '../kernel/book.js';
import { untried, unnoticed } from '../evidence/witness.js';
import { fileWork, type WorkMeans } from './file-work.js';
import type { Testimonies } from './kept-proof.js';
import { workOff } from './pool.js';
import { brokenProof, proveFile, type FileProof, type ProveTask } from './prove-file.js';

export interface Proving extends WorkMeans {
  readonly books: readonly Book[];
  /** What the rulings of a file have told before. */
  readonly knownOf: (file: string) => Testimonies;
  /** Rules to try in every ruling that could miss them; without any, only those that nobody has noticed. */
  readonly rules: readonly string[];
  /** Called whenever more is known of a file. */
  readonly onFile: (proof: FileProof, done: number, total: number) => void;
}

/** A file as it is to be proven. */
export type ProveFile = Omit<ProveTask, 'known' | 'open' | 'every' | 'fatal' | 'cursor'>;

const proves = { name: 'proveTask', here: proveFile, broken: brokenProof };

/** Hears all the files, in the order in which they are given. */
export const proveAll = async (
  proving: Proving,
  files: readonly ProveFile[],
): Promise<readonly FileProof[]> => {
  const proofs = new Map<number, FileProof>();
  const { work: prove, jobs, end } = await fileWork(proves, proving, files.length);
  const pass = async (wanted: readonly ProveFile[], taskOf: (file: ProveFile) => ProveTask) => {
    const waiting = [...wanted].reverse();
    let done = 0;
    const work = async (file: ProveFile): Promise<void> => {
      const proof = await prove(taskOf(file));
      proofs.set(file.index, proof);
      proving.onFile(proof, ++done, wanted.length);
    };
    await workOff(jobs, () => waiting.pop(), work);
  };
  try {
    const nothing = { open: {}, every: false, fatal: [] };
    await pass(files, (file) => ({ ...file, ...nothing, known: proving.knownOf(file.path) }));
    const second = (file: ProveFile) => secondTask(proving, file, proofs);
    await pass(
      files.filter((file) => hasOpen(second(file))),
      second,
    );
  } finally {
    await end();
  }
  return files.flatMap(({ index }) => proofs.get(index) ?? []);
};

/** What is still to be tried in a file, as things stand. */
const secondTask = (
  { books, rules: asked }: Proving,
  file: ProveFile,
  proofs: ReadonlyMap<number, FileProof>,
): ProveTask => {
  const own = proofs.get(file.index)?.witnesses ?? [];
  const all = [...proofs.values()].flatMap(({ witnesses }) => witnesses);
  const open = books.map((book) => {
    const rules = asked.length > 0 ? asked : unnoticed(book, all);
    const here = own.filter(({ rulebook }) => rulebook === book.id);
    const left = new Set(here.flatMap(({ testimony }) => untried(testimony, rules)));
    return [book.id, rules.filter((rule) => left.has(rule))] as const;
  });
  const known = Object.fromEntries(own.map(({ key, testimony }) => [key, testimony]));
  return { ...file, known, open: Object.fromEntries(open), every: asked.length > 0, fatal: [] };
};

const hasOpen = ({ open }: ProveTask): boolean =>
  Object.values(open).some((rules) => rules.length > 0);
