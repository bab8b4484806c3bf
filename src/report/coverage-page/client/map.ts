/** The map: chapters that fold, a row for each section, a cell for each number. */
import { percent } from '../../percent.js';
import { addressOf } from '../address.js';
import type { PageBook, PageChapter, PageRule, PageSection } from '../data.js';
import { rulesOnPage } from '../search.js';
import { executable, standingName, type MapFilter } from '../standings.js';
import { barOf } from './bar.js';
import { make } from './dom.js';

export interface RuleMap {
  readonly element: HTMLElement;
  readonly cells: ReadonlyMap<string, HTMLElement>;
  /** Marks the rule that is open, and unfolds its chapter. */
  readonly select: (number: string | undefined) => void;
  /** Dims all cells but these, and unfolds the chapters that have some; undefined: none is dimmed. */
  readonly dimAllBut: (numbers: ReadonlySet<string> | undefined) => void;
  readonly foldAll: (isFolded: boolean) => void;
}

export const mapOf = (book: PageBook): RuleMap => {
  const cells = new Map<string, HTMLElement>();
  const chapters = book.chapters.map((chapter) => drawChapter(book, chapter, cells));
  const unfoldAround = (cell: HTMLElement): void =>
    chapters.find(({ element }) => element.contains(cell))?.fold(false);
  let selected: HTMLElement | undefined;
  return {
    element: make('div', { class: 'chapters' }, ...chapters.map(({ element }) => element)),
    cells,
    select: (number) => {
      selected?.setAttribute('aria-selected', 'false');
      selected = number === undefined ? undefined : cells.get(number);
      selected?.setAttribute('aria-selected', 'true');
      if (selected !== undefined) unfoldAround(selected);
    },
    dimAllBut: (numbers) => {
      for (const [number, cell] of cells) {
        const isDim = numbers !== undefined && !numbers.has(number);
        cell.classList.toggle('dim', isDim);
        if (numbers !== undefined && !isDim) unfoldAround(cell);
      }
    },
    foldAll: (isFolded) => chapters.forEach(({ fold }) => fold(isFolded)),
  };
};

interface Drawn {
  readonly element: HTMLElement;
  readonly fold: (isFolded: boolean) => void;
}

const drawChapter = (
  book: PageBook,
  chapter: PageChapter,
  cells: Map<string, HTMLElement>,
): Drawn => {
  const id = `chapter-${chapter.chapter}`;
  const name = `Chapter ${chapter.chapter}, ${chapter.title}`;
  const body = make(
    'div',
    { id, class: 'sections', role: 'listbox', 'aria-label': name },
    ...chapter.sections.map((section) => drawSection(book, section, cells)),
  );
  const button = make(
    'button',
    { type: 'button', class: 'fold', 'aria-expanded': 'true', 'aria-controls': id },
    make('span', { class: 'chapter-number' }, chapter.chapter),
    make('span', { class: 'chapter-title' }, chapter.title),
  );
  const fold = (isFolded: boolean): void => {
    button.setAttribute('aria-expanded', String(!isFolded));
    body.hidden = isFolded;
  };
  button.addEventListener('click', () => fold(!body.hidden));
  const rules = chapter.sections.flatMap((section) => section.rules);
  const heading = make(
    'header',
    { class: 'chapter-head' },
    make('h2', {}, button),
    barOf(rules),
    make('p', { class: 'figures' }, figures(chapter)),
  );
  return { element: make('section', { class: 'chapter' }, heading, body), fold };
};

const figures = ({ counts }: PageChapter): string => {
  const total = executable(counts);
  if (total === 0) return `${counts.numbers} not executable`;
  return `${counts.deciding} of ${total} deciding · ${percent(counts.deciding, total)}`;
};

const drawSection = (
  book: PageBook,
  { section, title, rules }: PageSection,
  cells: Map<string, HTMLElement>,
): HTMLElement => {
  const id = `section-${section}`;
  for (const rule of rules) cells.set(rule.number, drawCell(book, rule));
  return make(
    'div',
    { class: 'section', role: 'group', 'aria-labelledby': id },
    make(
      'div',
      { class: 'section-name', id, role: 'presentation' },
      make('span', { class: 'section-number' }, section),
      make('span', {}, ` ${title}`),
    ),
    make(
      'div',
      { class: 'cells', role: 'presentation' },
      ...rules.map(({ number }) => cells.get(number)),
    ),
  );
};

const drawCell = (book: PageBook, rule: PageRule): HTMLElement =>
  make('a', {
    class: rule.fault === '' ? 'cell' : 'cell has-fault',
    role: 'option',
    href: addressOf({ rulebook: book.id, number: rule.number }),
    tabindex: -1,
    title: `${rule.number}  ${rule.summary}`,
    'aria-label': `${rule.number}, ${standingName(rule.standing)}: ${rule.summary}`,
    'aria-selected': 'false',
    'data-standing': rule.standing,
    'data-number': rule.number,
  });

/** The numbers that one of these filters lets through. */
export const numbersWith = (book: PageBook, filters: ReadonlySet<MapFilter>): Set<string> =>
  new Set(
    rulesOnPage(book)
      .filter(
        ({ standing, fault }) => filters.has(standing) || (fault !== '' && filters.has('fault')),
      )
      .map(({ number }) => number),
  );
