/** Rulings held against an edition that they may not name themselves. */
import type { Block, Citation, Document, Ruling } from '../../language/document.js';

/** The game of a rulebook: `some-game` of `some-game/1.0`. */
export const gameOf = (rulebook: string): string => rulebook.split('/')[0] ?? '';

/** The document with the rulings of one game only, as if each named this edition and cited nothing. */
export const heldAgainst = (document: Document, rulebook: string): Document => ({
  ...document,
  rulings: document.rulings.flatMap((ruling) => {
    const named = ruling.rulebooks.find(({ text }) => gameOf(text) === gameOf(rulebook));
    if (named === undefined) return [];
    const blocks = general(ruling).map(withoutCitations);
    return [{ ...ruling, rulebooks: [{ ...named, text: rulebook }], blocks }];
  }),
});

/** What a ruling cites where it speaks of every edition. */
export const citationsIn = (ruling: Ruling): readonly Citation[] =>
  general(ruling).flatMap((block) =>
    isExpecting(block) ? block.lines.flatMap(({ cited }) => cited) : [],
  );

type Expecting = Extract<Block, { under: unknown }>;

const isExpecting = (block: Block): block is Expecting =>
  block.kind === 'check' || block.kind === 'expect';

/**
 * The blocks that apply whatever the edition. A ruling that expects something of named editions only is held to what
 * it expects of the first of them.
 */
const general = ({ blocks }: Ruling): readonly Block[] => {
  const limits = blocks.filter(isExpecting).map(({ under }) => under);
  const first = limits.every((under) => under.length > 0) ? limits[0]?.[0]?.text : undefined;
  return blocks.flatMap((block): readonly Block[] => {
    if (!isExpecting(block) || block.under.length === 0) return [block];
    return block.under.some(({ text }) => text === first) ? [{ ...block, under: [] }] : [];
  });
};

const withoutCitations = (block: Block): Block =>
  isExpecting(block)
    ? { ...block, lines: block.lines.map((line) => ({ ...line, cited: [] })) }
    : block;
