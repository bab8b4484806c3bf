/** A label that somebody chooses for a card of the board: where it has one already, everything is called so that was called that. */
import type { BoardEntry } from '../../language/document.js';
import { rangeOf, type TextEdit } from '../page.js';
import { noLabel, renaming } from '../rename.js';
import { boardChanged } from './boards.js';
import type { LaidCard } from './pieces.js';
import type { Recorded } from './recorded.js';

export interface NamedOr {
  readonly edits: readonly TextEdit[];
  readonly refused: readonly string[];
}

export const cardNamed = async (
  recorded: Recorded,
  card: LaidCard,
  label: string,
): Promise<NamedOr> => {
  const { workspace, page, one, edition } = recorded;
  const wrong = noLabel(label, edition.game.vocabulary.players);
  if (wrong !== undefined) return { edits: [], refused: [wrong] };
  const written = labelAt(recorded, card);
  if (written?.text === label) return { edits: [], refused: [] };
  if (one.scenario?.labels.has(label) === true)
    return { edits: [], refused: [`another card is called ‘${label}’`] };
  if (written !== undefined) {
    const found = renaming(workspace, page.path, written.start, label);
    return 'refused' in found
      ? { edits: [], refused: [found.refused] }
      : { edits: fromTheEnd(found.get(page.path) ?? []), refused: [] };
  }
  const changed = await boardChanged(recorded, { do: 'label', card, label });
  const refused = changed?.problems.map(({ message }) => message) ?? [];
  return { edits: changed?.edits ?? [], refused };
};

const fromTheEnd = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  [...edits].sort((one, other) => other.start - one.start);

/** Where its label is written, if it has one. */
const labelAt = (
  { page, ruling }: Recorded,
  { at, copy }: LaidCard,
): { readonly start: number; readonly text: string } | undefined => {
  const lines = ruling.blocks.flatMap((block) => (block.kind === 'given' ? block.lines : []));
  const entry = lines
    .flatMap((line) => (line.kind === 'place' ? line.entries.flatMap(withJoined) : []))
    .find((one) => rangeOf(page, one.at)?.start === at);
  const label = entry?.labels[copy];
  const range = label && rangeOf(page, label.at);
  return label && range && { start: range.start, text: label.text };
};

/** With what is attached to it, or lies under it. */
const withJoined = (entry: BoardEntry): readonly BoardEntry[] => [
  entry,
  ...[...entry.attached, ...entry.under].flatMap(withJoined),
];
