/** What a ruling expects, and under which of its rulebooks. */
import type { Block, Expectation, Ruling } from '../language/document.js';

/** Whether a block speaks of this rulebook; only what is expected may be limited to some. */
export const isFor = (block: Block, rulebook: string): boolean =>
  (block.kind !== 'check' && block.kind !== 'expect') ||
  block.under.length === 0 ||
  block.under.some((one) => one.text === rulebook);

/** The expectations that a ruling has under a rulebook, in the order of the text. */
export const expectationsOf = (ruling: Ruling, rulebook: string): readonly Expectation[] => {
  const expectations: Expectation[] = [];
  for (const block of ruling.blocks)
    if ((block.kind === 'check' || block.kind === 'expect') && isFor(block, rulebook))
      expectations.push(...block.lines);
  return expectations;
};
