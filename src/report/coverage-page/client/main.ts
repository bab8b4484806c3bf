/** The page of `hantei coverage --html`: draws itself from the data that stands in it, and answers keys and addresses. */
import { addressOf, placeAt } from '../address.js';
import type { PageBook, PageData, PageRule } from '../data.js';
import type { MapFilter } from '../standings.js';
import { rulesOnPage } from '../search.js';
import { arrowsIn, type Arrows } from './arrows.js';
import { make } from './dom.js';
import { finder } from './finder.js';
import { mapOf, numbersWith, type RuleMap } from './map.js';
import { figuresOf, tabsOf } from './overview.js';
import { emptyView, ruleView } from './panel.js';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData;

const overview = make('div', { class: 'overview-place' });
const mapPlace = make('div', { id: 'map', class: 'map', role: 'tabpanel', 'aria-label': 'Map' });
const panel = make('aside', { class: 'panel', 'aria-label': 'Rule', tabindex: -1 });

/** What is shown. `found` are the rules that the search found, `on` the filters that are. */
let book: PageBook | undefined;
let rule: PageRule | undefined;
let map: RuleMap | undefined;
let arrows: Arrows | undefined;
let found: readonly PageRule[] | undefined;
let on: ReadonlySet<MapFilter> = new Set();

const tabs = tabsOf(data.books, (rulebook) => go(addressOf({ rulebook, number: undefined })));

const search = finder({
  book: () => book ?? emptyBook,
  found: (rules) => {
    found = rules;
    dim();
  },
  open: (wanted) => {
    if (book === undefined) return;
    go(addressOf({ rulebook: book.id, number: wanted.number }));
    map?.cells.get(wanted.number)?.focus();
  },
});

const emptyBook: PageBook = {
  id: '',
  isProofKnown: false,
  counts: {
    numbers: 0,
    notExecutable: 0,
    todo: 0,
    implemented: 0,
    cited: 0,
    deciding: 0,
    proven: 0,
    clauses: 0,
    clausesCited: 0,
    clausesProven: 0,
  },
  chapters: [],
};

/** Goes to an address at once; a link would get there a little later. */
const go = (address: string): void => {
  if (location.hash !== address) history.pushState(null, '', address);
  follow();
};

/** Shows what the address names. */
const follow = (): void => {
  const ids = data.books.map(({ id }) => id);
  const place = placeAt(location.hash, ids);
  const rulebook = place?.rulebook ?? ids[0] ?? '';
  if (book?.id !== rulebook) showBook(rulebook);
  showRule(place?.number);
  if (place === undefined && location.hash.length > 1)
    panel.replaceChildren(...emptyView(`There is no rulebook at ${location.hash}.`));
};

const showBook = (id: string): void => {
  book = data.books.find((one) => one.id === id);
  if (book === undefined) return;
  tabs.select(id);
  on = new Set();
  map = mapOf(book);
  mapPlace.replaceChildren(folding(map), map.element);
  arrows = arrowsIn(map.element, (cell) => {
    history.replaceState(null, '', cell.getAttribute('href') ?? '');
    follow();
  });
  drawOverview();
  search.refresh();
};

const folding = ({ foldAll }: RuleMap): HTMLElement => {
  const button = (text: string, isFolded: boolean): HTMLElement => {
    const element = make('button', { type: 'button', class: 'quiet-button' }, text);
    element.addEventListener('click', () => foldAll(isFolded));
    return element;
  };
  return make('div', { class: 'folding' }, button('Fold all', true), button('Unfold all', false));
};

const drawOverview = (): void => {
  if (book === undefined) return;
  const shown = book;
  overview.replaceChildren(
    figuresOf(shown, on, (filter) => {
      const next = new Set(on);
      if (!next.delete(filter)) next.add(filter);
      on = next;
      drawOverview();
      overview.querySelector<HTMLElement>(`button[data-filter=${filter}]`)?.focus();
    }),
  );
  dim();
};

/** Dims what the search has not found, and what no filter lets through. */
const dim = (): void => {
  if (book === undefined || map === undefined) return;
  const byFilter = on.size === 0 ? undefined : numbersWith(book, on);
  const bySearch = found === undefined ? undefined : new Set(found.map(({ number }) => number));
  map.dimAllBut(
    byFilter === undefined
      ? bySearch
      : bySearch === undefined
        ? byFilter
        : new Set([...byFilter].filter((number) => bySearch.has(number))),
  );
};

const showRule = (number: string | undefined): void => {
  if (book === undefined) return;
  rule = number === undefined ? undefined : rulesOnPage(book).find((one) => one.number === number);
  map?.select(rule?.number);
  document.title = [rule?.number, book.id, 'coverage'].filter(Boolean).join(' · ');
  panel.classList.toggle('is-open', number !== undefined);
  panel.replaceChildren(...(rule === undefined ? viewWithout(book, number) : opened(book, rule)));
  panel.scrollTop = 0;
  const cell = rule && map?.cells.get(rule.number);
  if (cell === undefined) return;
  arrows?.rest(cell);
  cell.scrollIntoView({ block: isInSight(cell) ? 'nearest' : 'center' });
};

const isInSight = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= -element.offsetHeight && bottom <= innerHeight + element.offsetHeight;
};

const viewWithout = ({ id }: PageBook, number: string | undefined): Node[] =>
  emptyView(
    number === undefined ? 'Choose a number to read its rule.' : `${id} has no rule ${number}.`,
  );

const opened = (inBook: PageBook, one: PageRule): Node[] => {
  const button = make('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, '×');
  button.addEventListener('click', close);
  return [button, ...ruleView(data, inBook, one)];
};

const close = (): void => {
  if (book === undefined) return;
  history.replaceState(null, '', addressOf({ rulebook: book.id, number: undefined }));
  follow();
  arrows?.resting()?.focus();
};

/** Back, by one step: from the rule to the map, from what was looked for to all, from a rule to none. */
const stepBack = (): void => {
  if (panel.contains(document.activeElement)) arrows?.resting()?.focus();
  else if (found !== undefined) search.clear();
  else if (on.size > 0) {
    on = new Set();
    drawOverview();
  } else close();
};

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLInputElement;

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '/' && !isTyping(event.target)) {
    event.preventDefault();
    search.input.focus();
    search.input.select();
  } else if (event.key === 'Escape') stepBack();
});

// Enter on a cell goes into its rule: the address may be the same already.
mapPlace.addEventListener('click', (event) => {
  const cell = (event.target as Element).closest<HTMLElement>('a.cell');
  if (cell === null || event.detail !== 0) return;
  event.preventDefault();
  go(cell.getAttribute('href') ?? '');
  document.getElementById('rule-title')?.focus();
});

window.addEventListener('hashchange', follow);

const skip = make('button', { type: 'button', class: 'skip' }, 'To the map');
skip.addEventListener('click', () => arrows?.resting()?.focus());

document.body.append(
  skip,
  make(
    'header',
    { class: 'top' },
    make('h1', {}, 'Rulebook coverage'),
    tabs.element,
    search.element,
  ),
  make('main', {}, overview, make('div', { class: 'columns' }, mapPlace, panel)),
);
follow();
