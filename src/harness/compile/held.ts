/** Rulings held against an edition that they may not name themselves. */
import type { Block, Citation, Document, Ruling } from '../../language/document.js';
import { isFor } from '../expected.js';

/** The game of a rulebook: `some-game` of `some-game/1.0`. */
export const gameOf = (rulebook: string): string => rulebook.split('/')[0] ?? '';

/**
 * The document with the rulings of one game only, as if each named this edition and cited nothing: whatever they expect, of
 * whichever edition, is looked at.
 */
export const heldAgainst = (document: Document, rulebook: string): Document => ({
  ...document,
  rulings: document.rulings.flatMap((ruling) => {
    const named = ruling.rulebooks.find(({ text }) => gameOf(text) === gameOf(rulebook));
    if (named === undefined) return [];
    const blocks = ruling.blocks.map((block) =>
      isExpecting(block) ? { ...block, under: [], lines: withoutCitations(block) } : block,
    );
    return [{ ...ruling, rulebooks: [{ ...named, text: rulebook }], blocks }];
  }),
});

/** What a ruling cites where it speaks of every edition. */
export const citationsIn = ({ blocks }: Ruling): readonly Citation[] =>
  blocks
    .filter(isExpecting)
    .flatMap(({ under, lines }) => (under.length > 0 ? [] : lines.flatMap(({ cited }) => cited)));

/** The lines of what a ruling expects of other editions only. */
export const linesOfOthers = ({ blocks }: Ruling, rulebook: string): ReadonlySet<number> =>
  new Set(
    blocks.flatMap((block) =>
      isExpecting(block) && !isFor(block, rulebook) ? block.lines.map(({ at }) => at.line) : [],
    ),
  );

type Expecting = Extract<Block, { under: unknown }>;

const isExpecting = (block: Block): block is Expecting =>
  block.kind === 'check' || block.kind === 'expect';

const withoutCitations = ({ lines }: Expecting): Expecting['lines'] =>
  lines.map((line) => ({ ...line, cited: [] }));
