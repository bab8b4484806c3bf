/** What stands above the map: the rulebooks to choose from, and the figures, which filter the map. */
import { percent } from '../../percent.js';
import type { PageBook } from '../data.js';
import { rulesOnPage } from '../search.js';
import { executable, filterWords, type MapFilter } from '../standings.js';
import { barOf, countBy, swatch } from './bar.js';
import { counted, make } from './dom.js';

export interface Tabs {
  readonly element: HTMLElement;
  readonly select: (rulebook: string) => void;
}

/** The rulebooks as tabs: arrow keys go from one to the next. */
export const tabsOf = (books: readonly PageBook[], choose: (rulebook: string) => void): Tabs => {
  const tabs = books.map((book) => ({ id: book.id, element: drawTab(book) }));
  for (const { id, element } of tabs) element.addEventListener('click', () => choose(id));
  const element = make(
    'div',
    { class: 'books', role: 'tablist', 'aria-label': 'Rulebook' },
    ...tabs.map((one) => one.element),
  );
  element.addEventListener('keydown', ({ key }) => {
    const at = tabs.findIndex((one) => one.element === document.activeElement);
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (at === -1 || step === 0 || next === undefined) return;
    next.element.focus();
    choose(next.id);
  });
  return {
    element,
    select: (rulebook) => {
      for (const tab of tabs) {
        tab.element.setAttribute('aria-selected', String(tab.id === rulebook));
        tab.element.tabIndex = tab.id === rulebook ? 0 : -1;
      }
    },
  };
};

const drawTab = (book: PageBook): HTMLElement => {
  const [game = '', ...edition] = book.id.split('/');
  const { counts } = book;
  return make(
    'button',
    { type: 'button', class: 'tab', role: 'tab', 'aria-controls': 'map', title: book.id },
    make('span', { class: 'tab-game' }, game.replaceAll('-', ' ')),
    make('span', { class: 'tab-edition' }, edition.join('/')),
    make('span', { class: 'tab-share' }, percent(counts.deciding, executable(counts))),
  );
};

/** The figures of a book. Each is a switch: while any is on, the map shows only those. */
export const figuresOf = (
  book: PageBook,
  on: ReadonlySet<MapFilter>,
  toggle: (filter: MapFilter) => void,
): HTMLElement => {
  const rules = rulesOnPage(book);
  const counts: ReadonlyMap<MapFilter, number> = new Map<MapFilter, number>([
    ...countBy(rules),
    ['fault', rules.filter(({ fault }) => fault !== '').length],
  ]);
  return make(
    'section',
    { class: 'overview', 'aria-label': 'Figures' },
    headline(book),
    barOf(rules),
    make(
      'ul',
      { class: 'legend', 'aria-label': 'Signs of the map; each filters it' },
      ...filterWords.map(({ filter, name, meaning }) => {
        const unknown = filter === 'proven' && !book.isProofKnown;
        const button = make(
          'button',
          {
            type: 'button',
            'aria-pressed': String(on.has(filter)),
            title: unknown ? 'not known: hantei prove finds it out' : meaning,
            'data-filter': filter,
          },
          swatch(filter),
          make('span', { class: 'legend-name' }, name),
          make('span', { class: 'legend-count' }, unknown ? '?' : String(counts.get(filter) ?? 0)),
        );
        button.addEventListener('click', () => toggle(filter));
        return make('li', {}, button);
      }),
    ),
  );
};

const headline = ({ counts, isProofKnown }: PageBook): HTMLElement => {
  const total = executable(counts);
  const share = (name: string, count: number, of = total): HTMLElement =>
    make(
      'div',
      { class: 'share' },
      make('dd', {}, percent(count, of)),
      make('dt', {}, `${name} `, make('small', {}, `${count} of ${of}`)),
    );
  return make(
    'div',
    { class: 'headline' },
    make(
      'p',
      { class: 'lead' },
      `${counted(counts.numbers, 'number')}; ${total} of them say something that code can carry out.`,
    ),
    make(
      'dl',
      { class: 'shares' },
      share('implemented', counts.implemented),
      share('deciding', counts.deciding),
      ...(isProofKnown
        ? [
            share('proven', counts.proven),
            share('clauses proven', counts.clausesProven, counts.clauses),
          ]
        : []),
    ),
  );
};
