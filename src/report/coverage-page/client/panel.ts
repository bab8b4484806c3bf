/** One rule with everything that is known of it. */
import { addressOf } from '../address.js';
import type { PageBook, PageData, PageEdition, PageMention, PageRule } from '../data.js';
import { rulesOnPage } from '../search.js';
import { standingName, standingWords } from '../standings.js';
import { swatch } from './bar.js';
import { counted, make, type Child } from './dom.js';

/** The contents of the panel for a rule. */
export const ruleView = (data: PageData, book: PageBook, rule: PageRule): Node[] => [
  make(
    'header',
    { class: 'rule-head' },
    make('p', { class: 'rule-book' }, book.id),
    make('h2', { id: 'rule-title', class: 'rule-number', tabindex: -1 }, rule.number),
    make('p', { class: 'summary' }, rule.summary),
  ),
  standingLine(rule),
  ...(rule.text === undefined ? [] : [officialText(rule.text)]),
  ...(rule.fault === '' ? [] : [note('Fault of the official text', rule.fault)]),
  make(
    'dl',
    { class: 'facts' },
    ...fact('Kind', rule.kind),
    ...(rule.reason === '' ? [] : fact('Why no code', rule.reason)),
    ...fact('Code', sourceLink(rule)),
    ...(isWritten(rule) ? fact('Proof', proofWords[rule.proof]) : []),
  ),
  ...clauses(rule),
  ...mentions(data, rule),
  ...editions(rule.editions),
  neighbours(book, rule),
];

/** What the rule says, one thing after another, and how each stands. */
const clauses = ({ clauses: all }: PageRule): Node[] =>
  all.length === 0
    ? []
    : [
        make('h3', {}, 'What it says'),
        make(
          'ol',
          { class: 'clauses' },
          ...all.map(({ says, standing }) =>
            make('li', {}, `${says} `, make('small', {}, clauseWords[standing])),
          ),
        ),
      ];

const clauseWords: Readonly<Record<PageRule['clauses'][number]['standing'], string>> = {
  aside: 'nothing to carry out',
  written: 'no ruling',
  cited: 'with a ruling',
  proven: 'proven',
};

/** What the panel says while no rule is open. */
export const emptyView = (message: string): Node[] => [
  make('p', { class: 'empty' }, message),
  make(
    'dl',
    { class: 'keys' },
    ...key('/', 'search by number or words'),
    ...key('← ↑ → ↓', 'walk through the map'),
    ...key('Enter', 'read the rule'),
    ...key('Esc', 'back'),
  ),
];

const key = (keys: string, does: string): Node[] => [
  make('dt', {}, make('kbd', {}, keys)),
  make('dd', {}, does),
];

const standingLine = ({ standing }: PageRule): HTMLElement =>
  make(
    'p',
    { class: 'standing' },
    swatch(standing),
    make('strong', {}, standingName(standing)),
    make(
      'span',
      { class: 'meaning' },
      standingWords.find((one) => one.standing === standing)?.meaning ?? '',
    ),
  );

const officialText = (text: string): HTMLElement =>
  make(
    'figure',
    { class: 'official' },
    make('figcaption', {}, 'Official text'),
    make('blockquote', { lang: /[ぁ-ヿ一-龠]/.test(text) ? 'ja' : undefined }, text),
  );

const note = (title: string, text: string): HTMLElement =>
  make('div', { class: 'note' }, make('h3', {}, title), make('p', {}, text));

const fact = (name: string, value: Child): Node[] => [make('dt', {}, name), make('dd', {}, value)];

const sourceLink = ({ source, sourceHref }: PageRule): Child =>
  sourceHref === undefined
    ? make('code', {}, source)
    : make('a', { href: sourceHref }, make('code', {}, source));

const isWritten = ({ standing }: PageRule): boolean => standing !== 'exempt' && standing !== 'todo';

const proofWords: Readonly<Record<PageRule['proof'], string>> = {
  noticed: 'a ruling notices when it is switched off',
  unnoticed: 'no ruling notices when it is switched off',
  open: 'not known: hantei prove finds it out',
};

const mentions = (data: PageData, rule: PageRule): Node[] => [
  ...list(data, 'Decides', rule.decides, 'citing it', true),
  ...list(data, 'Claimed by', rule.claimed, 'that do not pass', true),
  ...list(data, 'Takes part in', rule.takesPart, 'that do not cite it', rule.takesPart.length <= 5),
  ...(rule.decides.length + rule.claimed.length + rule.takesPart.length === 0
    ? [make('p', { class: 'nobody' }, 'No ruling speaks of it.')]
    : []),
];

const list = (
  data: PageData,
  title: string,
  rows: readonly PageMention[],
  which: string,
  isOpen: boolean,
): Node[] => {
  if (rows.length === 0) return [];
  return [
    make(
      'details',
      { class: 'mentions', open: isOpen },
      make(
        'summary',
        {},
        make('h3', {}, `${title} ${counted(rows.length, 'ruling')}`),
        make('span', { class: 'meaning' }, ` ${which}`),
      ),
      make('ul', {}, ...rows.map((row) => mention(data, row))),
    ),
  ];
};

const mention = ({ rulings }: PageData, [at, ...lines]: PageMention): HTMLElement => {
  const ruling = rulings[at];
  if (ruling === undefined) return make('li');
  const place = `${ruling.file}:${ruling.line}`;
  const where =
    lines.length === 0 ? '' : ` · ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
  return make(
    'li',
    {},
    ruling.href === undefined
      ? make('span', { class: 'ruling-name' }, ruling.name)
      : make('a', { class: 'ruling-name', href: ruling.href }, ruling.name),
    make(
      'span',
      { class: 'ruling-place' },
      place,
      where,
      ruling.verdict === 'pass' ? '' : ` · ${ruling.verdict}`,
    ),
  );
};

const editions = (all: readonly PageEdition[]): Node[] => {
  if (all.length === 0) return [];
  return [make('h3', {}, 'Other editions'), make('ul', { class: 'editions' }, ...all.map(edition))];
};

const edition = (one: PageEdition): HTMLElement =>
  make(
    'li',
    {},
    swatch(one.standing),
    make('a', { href: addressOf(one) }, `${one.rulebook} ${one.number}`),
    make('span', { class: 'meaning' }, ` ${standingName(one.standing)}`),
    make('p', {}, one.isSame ? 'the same rule' : one.summary),
  );

const neighbours = (book: PageBook, rule: PageRule): HTMLElement => {
  const rules = rulesOnPage(book);
  const at = rules.indexOf(rule);
  return make(
    'nav',
    { class: 'neighbours', 'aria-label': 'Neighbours' },
    neighbour(book, rules[at - 1], 'before'),
    neighbour(book, rules[at + 1], 'after'),
  );
};

const neighbour = (
  book: PageBook,
  rule: PageRule | undefined,
  side: 'before' | 'after',
): HTMLElement | undefined =>
  rule &&
  make(
    'a',
    { class: side, href: addressOf({ rulebook: book.id, number: rule.number }) },
    make('span', { class: 'neighbour-number' }, rule.number),
    make('span', { class: 'neighbour-summary' }, rule.summary),
  );
