/** What `hantei prove` has found out, for verbs that only want to know. */
import { noticedBy } from '../evidence/testimony.js';
import type { Engine } from './engine.js';
import { importReader } from './imports.js';
import type { Io } from './io.js';
import { keptFile, readKept } from './kept.js';
import type { FileText } from './load-file.js';
import { keyedCases } from './prove-file.js';

/**
 * The rules that rulings of these files are known to notice, by rulebook. What has changed since it was proven, be it
 * the ruling, what it imports or the engine, does not count.
 *
 * @returns nothing where nothing is known of any of the rulings
 */
export const keptProof = (
  io: Io,
  engine: Engine,
  files: readonly FileText[],
): ReadonlyMap<string, ReadonlySet<string>> | undefined => {
  const store = keptFile(io);
  const kept = store === undefined ? undefined : readKept(store).kept;
  if (kept === undefined || kept.size === 0) return undefined;
  const reader = importReader(io.cwd);
  const proven = new Map<string, Set<string>>();
  for (const file of files) {
    const { keyed } = keyedCases(engine, { ...file, limits: {} }, reader, []);
    for (const [{ rulebook }, key] of keyed) {
      const testimony = kept.get(key)?.testimony;
      if (testimony === undefined) continue;
      const rules = proven.get(rulebook) ?? new Set();
      for (const rule of noticedBy(testimony)) rules.add(rule);
      proven.set(rulebook, rules);
    }
  }
  return proven.size === 0 ? undefined : proven;
};
