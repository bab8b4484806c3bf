/** The search field with the rules it finds: a list that opens below it, walked through with arrow keys. */
import type { PageBook, PageRule } from '../data.js';
import { find } from '../search.js';
import { standingName } from '../standings.js';
import { swatch } from './bar.js';
import { counted, make } from './dom.js';

export interface Finder {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Looks again, after the book has changed. */
  readonly refresh: () => void;
  readonly clear: () => void;
}

export interface FinderWishes {
  readonly book: () => PageBook;
  /** What is found changes; undefined where nothing is looked for. */
  readonly found: (rules: readonly PageRule[] | undefined) => void;
  readonly open: (rule: PageRule) => void;
}

/** Rows that the list has; the map marks the others, too. */
const mostRows = 60;

export const finder = (wishes: FinderWishes): Finder => {
  const input = field();
  const list = make('div', { id: 'found', class: 'found', role: 'listbox', 'aria-label': 'Found' });
  const status = make('p', { class: 'visually-hidden', role: 'status' });
  const popup = popupOf(input, list);
  let rules: readonly PageRule[] = [];

  const open = (rule: PageRule): void => {
    popup.show(false);
    wishes.open(rule);
  };
  const refresh = (): void => {
    const wanted = input.value.trim();
    rules = find(wishes.book(), wanted);
    list.replaceChildren(...rows(wishes.book(), rules, open));
    status.textContent = wanted === '' ? '' : `${counted(rules.length, 'rule')} found`;
    popup.show(wanted !== '');
    wishes.found(wanted === '' ? undefined : rules);
  };
  const clear = (): void => {
    input.value = '';
    refresh();
  };

  input.addEventListener('input', refresh);
  input.addEventListener('keydown', (event) => {
    const rule = rules[Math.max(popup.marked(), 0)];
    if (event.key === 'ArrowDown') popup.step(1);
    else if (event.key === 'ArrowUp') popup.step(-1);
    else if (event.key === 'Enter' && rule !== undefined) open(rule);
    else if (event.key === 'Escape' && input.value !== '') clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const element = make(
    'div',
    { class: 'finder', role: 'search' },
    make('label', { class: 'visually-hidden', for: 'search' }, 'Search the rules'),
    input,
    make('kbd', { 'aria-hidden': 'true' }, '/'),
    list,
    status,
  );
  return { element, input, refresh, clear };
};

const field = (): HTMLInputElement =>
  make('input', {
    type: 'search',
    id: 'search',
    role: 'combobox',
    placeholder: 'Number or words',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-expanded': 'false',
    'aria-controls': 'found',
    'aria-autocomplete': 'list',
    'aria-keyshortcuts': '/',
  });

interface Popup {
  readonly show: (isOpen: boolean) => void;
  /** Marks the next row, or the one before, round and round. */
  readonly step: (by: 1 | -1) => void;
  /** The marked row; -1 where none is. */
  readonly marked: () => number;
}

/** The list below the field: open while the field has the focus and a text. */
const popupOf = (input: HTMLInputElement, list: HTMLElement): Popup => {
  const rowsIn = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const marked = (): number =>
    rowsIn().findIndex((row) => row.getAttribute('aria-selected') === 'true');
  const mark = (at: number): void => {
    for (const [place, row] of rowsIn().entries())
      row.setAttribute('aria-selected', String(place === at));
    const row = rowsIn()[at];
    row?.scrollIntoView({ block: 'nearest' });
    if (row === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', row.id);
  };
  const show = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    mark(-1);
  };
  const step = (by: 1 | -1): void => {
    const [count, from] = [rowsIn().length, marked()];
    if (count === 0) return;
    if (list.hidden) show(true);
    mark(from === -1 ? (by === 1 ? 0 : count - 1) : (from + by + count) % count);
  };
  input.addEventListener('focus', () => show(input.value.trim() !== ''));
  input.addEventListener('blur', () => show(false));
  show(false);
  return { show, step, marked };
};

const rows = (
  book: PageBook,
  rules: readonly PageRule[],
  open: (rule: PageRule) => void,
): HTMLElement[] => {
  if (rules.length === 0) return [make('p', { class: 'more' }, `Nothing found in ${book.id}.`)];
  const shown = rules.slice(0, mostRows).map((rule, at) => {
    const row = make(
      'div',
      { id: `found-${at}`, class: 'row', role: 'option', 'aria-selected': 'false' },
      swatch(rule.standing),
      make('span', { class: 'row-number' }, rule.number),
      make('span', { class: 'row-summary' }, rule.summary),
      make('span', { class: 'visually-hidden' }, `, ${standingName(rule.standing)}`),
    );
    // The field keeps the focus until the rule is open.
    row.addEventListener('mousedown', (event) => event.preventDefault());
    row.addEventListener('click', () => open(rule));
    return row;
  });
  const rest = rules.length - shown.length;
  return rest === 0
    ? shown
    : [...shown, make('p', { class: 'more' }, `and ${rest} more, marked in the map`)];
};
