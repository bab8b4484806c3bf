/** Lines of a board that have changed, as edits of the text. */
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Given } from '../../language/document.js';
import { lineColumnAt, lineRange, type Range, rangeOf, type TextEdit } from '../page.js';
import { laidLines, type ZoneLine, lineText } from './pieces.js';
import type { Recorded } from './recorded.js';

/** Whose turn it is on a board, in which step, and which turn of the game. */
export interface TurnOfBoard {
  readonly do: 'turn';
  readonly player: string;
  readonly step: string;
  readonly number?: number;
}

/** Lines with other pieces; those that are new have no range. */
export type NewLine = Omit<ZoneLine, 'range' | 'isOwn'> & { readonly range: Range | undefined };

export const editsOf = (
  recorded: Recorded,
  before: readonly ZoneLine[],
  after: readonly NewLine[],
): readonly TextEdit[] => {
  const { page } = recorded;
  const left = new Set(after.filter(({ pieces }) => pieces.length > 0).map(({ range }) => range));
  const gone = before.filter(({ range }) => !left.has(range));
  const isEmpty = gone.length === givenLines(recorded).length && !after.some(isNew);
  if (isEmpty) return [...wholeGiven(recorded)];
  const changed = after.flatMap(({ range, place, pieces }): readonly TextEdit[] => {
    const old = before.find((line) => line.range === range);
    if (range === undefined || old === undefined || pieces.length === 0 || old.pieces === pieces)
      return [];
    const text = lineText(place, pieces);
    return text === lineText(old.place, old.pieces) ? [] : [{ ...range, text }];
  });
  const removed = gone.map(({ range }): TextEdit => ({ ...wholeLine(page, range), text: '' }));
  return [...changed, ...removed, ...after.filter(isNew).map((line) => newLine(recorded, line))];
};

const isNew = ({ range, pieces }: NewLine): boolean => range === undefined && pieces.length > 0;

/** With the end of the line in front. */
const wholeLine = (page: Recorded['page'], { start, end }: Range): Range => ({
  start: lineRange(page, lineColumnAt(page, start).line - 1).end,
  end: lineRange(page, lineColumnAt(page, end).line).end,
});

const givenBlocks = ({ ruling }: Recorded) => ruling.blocks.filter(({ kind }) => kind === 'given');

const givenLines = (recorded: Recorded): readonly Given[] =>
  givenBlocks(recorded).flatMap(({ lines }) => lines as readonly Given[]);

const wholeGiven = (recorded: Recorded): readonly TextEdit[] =>
  givenBlocks(recorded).flatMap(({ at }) => {
    const range = rangeOf(recorded.page, at);
    return range === undefined ? [] : [{ ...wholeLine(recorded.page, range), text: '' }];
  });

/** Behind the lines about the same player's zones, or those about any; in front of what says whose turn it is. */
const newLine = (recorded: Recorded, { player, place, pieces }: NewLine): TextEdit => {
  const own = laidLines(recorded).filter(({ isOwn }) => isOwn);
  const players = recorded.edition.game.vocabulary.players;
  const rank = (one: string): number => players.indexOf(one);
  const before = own.findLast((line) => rank(line.player) <= rank(player));
  return lineAt(recorded, lineText(place, pieces), before?.range);
};

const lineAt = (recorded: Recorded, text: string, before: Range | undefined): TextEdit => {
  const { page, ruling } = recorded;
  if (before !== undefined) {
    const { end } = lineRange(page, lineColumnAt(page, before.end).line);
    return { start: end, end, text: `\n    ${text}` };
  }
  const [given] = givenBlocks(recorded);
  const range = given && rangeOf(page, given.at);
  if (range !== undefined) {
    const { end } = lineRange(page, lineColumnAt(page, range.start).line);
    return { start: end, end, text: `\n    ${text}` };
  }
  const [first] = ruling.blocks;
  const at = first && rangeOf(page, first.at);
  return at === undefined
    ? { start: recorded.range.end, end: recorded.range.end, text: `\n  given\n    ${text}` }
    : { start: at.start, end: at.start, text: `given\n    ${text}\n  ` };
};

export const turnEdit = (recorded: Recorded, { player, step, number }: TurnOfBoard): TextEdit => {
  const word = entriesOf(recorded.edition.game.vocabulary, 'step').find((one) => one.step === step);
  const said = ['turn', number, 'of', player].filter((one) => one !== undefined).join(' ');
  const text = `${said}, ${word?.words[0] ?? step}`;
  const lines = givenLines(recorded);
  const old = lines.find(({ kind }) => kind === 'turn' || kind === 'start');
  const range = old && rangeOf(recorded.page, old.at);
  if (range !== undefined) return { ...range, text };
  const last = lines.at(-1);
  return lineAt(recorded, text, last && rangeOf(recorded.page, last.at));
};
