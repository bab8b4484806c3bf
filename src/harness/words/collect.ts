/** Which of all uses of a word is shown as its example. */
import { wordKey } from './examples.js';
import type { Listed } from './list.js';
import type { Use } from './uses.js';

export type Examples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Of each word the line in which it is used with the fewest words of its kind beside it, of these the shortest, and of
 * these the first; none where it is used nowhere.
 */
export const clearestUses = (words: readonly Listed[], uses: readonly Use[]): Examples => {
  const beside = besideIn(uses);
  const clearest = new Map<Use['of'], string>();
  for (const { of, line } of uses) {
    const before = clearest.get(of);
    if (before === undefined) clearest.set(of, line);
    else {
      const more = beside(line, of) - beside(before, of);
      if (more < 0 || (more === 0 && line.length < before.length)) clearest.set(of, line);
    }
  }
  const examples: Record<string, Record<string, string>> = {};
  for (const one of words) {
    const line = clearest.get(one.of);
    if (line !== undefined) (examples[one.game] ??= {})[wordKey(one)] = line;
  }
  return examples;
};

/** How many words of the kind of one stand on a line. */
const besideIn = (uses: readonly Use[]): ((line: string, of: Use['of']) => number) => {
  const lines = new Map<string, Set<Use['of']>>();
  for (const { of, line } of uses) {
    const own = lines.get(line);
    if (own === undefined) lines.set(line, new Set([of]));
    else own.add(of);
  }
  return (line, { kind }) => [...(lines.get(line) ?? [])].filter((one) => one.kind === kind).length;
};
