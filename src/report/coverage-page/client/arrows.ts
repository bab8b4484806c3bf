/**
 * Keys in the map. One cell at a time can be reached with Tab; from there arrow keys lead to every other one, over
 * the borders of sections and chapters.
 */

export interface Arrows {
  /** Makes this the cell that Tab reaches. */
  readonly rest: (cell: HTMLElement) => void;
  /** The cell that Tab reaches. */
  readonly resting: () => HTMLElement | undefined;
}

/** Listens to keys in the map; `moved` is told of every cell that an arrow leads to. */
export const arrowsIn = (map: HTMLElement, moved: (cell: HTMLElement) => void): Arrows => {
  let current: HTMLElement | undefined;
  const rest = (cell: HTMLElement): void => {
    if (current !== undefined) current.tabIndex = -1;
    current = cell;
    cell.tabIndex = 0;
  };
  map.addEventListener('focusin', ({ target }) => {
    if (isCell(target)) rest(target);
  });
  map.addEventListener('keydown', (event) => {
    if (!isCell(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cellFor(event.key, event.target, visibleCells(map));
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    moved(next);
  });
  const first = map.querySelector<HTMLElement>('.cell');
  if (first !== null) rest(first);
  return { rest, resting: () => current };
};

const isCell = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.classList.contains('cell');

/** Not those of folded chapters, nor those that a search has dimmed. */
const visibleCells = (map: HTMLElement): HTMLElement[] =>
  [...map.querySelectorAll<HTMLElement>('.cell')].filter(
    (cell) => cell.offsetParent !== null && !cell.classList.contains('dim'),
  );

const cellFor = (
  key: string,
  from: HTMLElement,
  cells: readonly HTMLElement[],
): HTMLElement | undefined => {
  const at = cells.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return cells[at + 1];
    case 'ArrowLeft':
      return at < 0 ? cells.at(-1) : cells[at - 1];
    case 'ArrowDown':
      return inNextRow(from, cells, 1);
    case 'ArrowUp':
      return inNextRow(from, cells, -1);
    case 'Home':
      return edgeOfSection(from, cells)[0];
    case 'End':
      return edgeOfSection(from, cells).at(-1);
    case 'PageDown':
      return cells.slice(at + 1).find((cell) => chapterOf(cell) !== chapterOf(from));
    case 'PageUp':
      return firstOfChapterBefore(at, cells);
    default:
      return undefined;
  }
};

/** The cell in the nearest row above or below that is nearest in it. */
const inNextRow = (
  from: HTMLElement,
  cells: readonly HTMLElement[],
  direction: 1 | -1,
): HTMLElement | undefined => {
  const { left, top } = from.getBoundingClientRect();
  const beyond = cells
    .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - top) * direction > 4);
  const nearest = Math.min(...beyond.map(({ box }) => Math.abs(box.top - top)));
  const row = beyond.filter(({ box }) => Math.abs(Math.abs(box.top - top) - nearest) <= 4);
  row.sort((one, other) => Math.abs(one.box.left - left) - Math.abs(other.box.left - left));
  return row[0]?.cell;
};

const edgeOfSection = (from: HTMLElement, cells: readonly HTMLElement[]): HTMLElement[] =>
  cells.filter((cell) => cell.parentElement === from.parentElement);

const chapterOf = (cell: HTMLElement): Element | null => cell.closest('.chapter');

/** The first cell of this chapter, or from there the first of the one before. */
const firstOfChapterBefore = (
  at: number,
  cells: readonly HTMLElement[],
): HTMLElement | undefined => {
  const before = cells[at - 1];
  return before && cells.find((cell) => chapterOf(cell) === chapterOf(before));
};
