/** What stands in a zone of a board: cards by name, fillers, labels, states. */
import type { Entry, Span, Term } from '../../language/document.js';
import { distance, normal } from '../../language/names.js';
import { remembered } from '../remember.js';
import { fillerKey } from './cards.js';
import { type Lexicon, lookUp } from './lexicon.js';
import { report, type Scope, unknown } from './scope.js';

/** Cards of one kind that a line puts somewhere. */
export interface PlannedCard {
  readonly at: Span;
  /** Name of a card, or the key of a filler; nothing for the filler of the zone. */
  readonly definition: string | undefined;
  readonly copies: number;
  /** As many as the zone has where a board says nothing of it, less what is there already. */
  readonly rest: boolean;
  readonly labels: readonly Label[];
  readonly status: Record<string, string>;
  readonly facts: string[];
  readonly attached: PlannedCard[];
  readonly under: PlannedCard[];
}

export interface Label {
  readonly name: string;
  readonly at: Span;
  /** One of a run (`h1 .. h5`), of which not all need be mentioned again. */
  readonly run: boolean;
}

export interface Cards {
  /** Whether a card of that name is declared. */
  readonly has: (name: string) => boolean;
  readonly names: () => Iterable<string>;
}

/** No board that anybody means has more. */
export const mostCards = 20_000;

export const planEntries = (
  scope: Scope,
  cards: Cards,
  entries: readonly Entry[],
): PlannedCard[] => {
  const planned: PlannedCard[] = [];
  for (const entry of entries) {
    const before = planned.at(-1);
    if (before !== undefined && addState(scope, cards, before, entry)) continue;
    const card = planEntry(scope, cards, entry, before);
    if (card !== undefined) planned.push(card);
  }
  return planned;
};

/** `tapped` behind a card: its state. */
const addState = (scope: Scope, cards: Cards, before: PlannedCard, entry: Entry): boolean => {
  const { words, count, name, through, labels } = entry;
  if (words === undefined || count || name || through || labels.length > 0) return false;
  const read = readWords(scope.lexicon, words.text);
  if (read.filler !== undefined || read.unknown.length > 0 || read.words === 0) return false;
  Object.assign(before.status, read.status);
  before.facts.push(...read.facts);
  // `tapped with 1 flame`: what is attached is attached to the card in front.
  before.attached.push(...planEntries(scope, cards, entry.attached));
  before.under.push(...planEntries(scope, cards, entry.under));
  return true;
};

interface ReadWords {
  readonly status: Readonly<Record<string, string>>;
  readonly facts: readonly string[];
  readonly filler: string | undefined;
  /** `more`, `rest`, `cards`: the filler of the zone. */
  readonly plain: 'more' | 'rest' | undefined;
  readonly unknown: readonly string[];
  /** How many words were states or facts. */
  readonly words: number;
}

const readWords = remembered((lexicon: Lexicon, text: string): ReadWords => {
  const words = normal(text).split(' ');
  const status: Record<string, string> = {};
  const facts: string[] = [];
  const unknownWords: string[] = [];
  let filler: string | undefined;
  let plain: ReadWords['plain'];
  let states = 0;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const kind = lookUp(lexicon.fillers, words, at);
    const state = lookUp(lexicon.statuses, words, at);
    const fact = lookUp(lexicon.facts, words, at);
    if (state !== undefined && state.words >= (kind?.words ?? 0)) {
      status[state.value.status] = state.value.value;
      states++;
      at += state.words;
    } else if (kind !== undefined && filler === undefined) {
      filler = kind.value;
      at += kind.words;
    } else if (fact !== undefined) {
      facts.push(fact.value);
      states++;
      at += fact.words;
    } else {
      if (word === 'more' || word === 'card' || word === 'cards') plain ??= 'more';
      else if (word === 'rest') plain = 'rest';
      else if (word !== 'the') unknownWords.push(word);
      at++;
    }
  }
  return { status, facts, filler, plain, unknown: unknownWords, words: states };
});

const planEntry = (
  scope: Scope,
  cards: Cards,
  entry: Entry,
  before: PlannedCard | undefined,
): PlannedCard | undefined => {
  const what = whatOf(scope, cards, entry, before);
  if (what === undefined) return undefined;
  const { definition, rest } = what;
  const behind = labelsOf(scope, entry);
  const labels = what.labels.length === 0 ? behind : [...what.labels, ...behind];
  const copies = entry.count?.value ?? Math.max(1, labels.length);
  if (copies > mostCards) {
    report(scope, 'nonsense', entry.at, `more than ${mostCards} cards`);
    return undefined;
  }
  if (labels.length > 0 && labels.length !== copies)
    report(
      scope,
      'nonsense',
      labels[0]?.at ?? entry.at,
      `${labels.length} ${labels.length === 1 ? 'label' : 'labels'} for ${copies} cards`,
      'give each card a label of its own: as a and b',
    );
  return {
    at: entry.at,
    definition,
    copies,
    rest,
    labels,
    status: { ...what.status },
    facts: [...what.facts],
    attached: planEntries(scope, cards, entry.attached),
    under: planEntries(scope, cards, entry.under),
  };
};

interface What {
  readonly definition: string | undefined;
  readonly rest: boolean;
  readonly labels: readonly Label[];
  readonly status: Readonly<Record<string, string>>;
  readonly facts: readonly string[];
}

const plainWhat: What = { definition: undefined, rest: false, labels: [], status: {}, facts: [] };

const whatOf = (
  scope: Scope,
  cards: Cards,
  entry: Entry,
  before: PlannedCard | undefined,
): What | undefined => {
  const { name, words } = entry;
  if (name !== undefined) {
    if (cards.has(name.text)) return namedWhat(scope, entry, name.text);
    unknown(scope, 'unknown-card', name.at, { word: name.text, as: 'card', among: cards.names() });
    // Its label is declared all the same.
    return plainWhat;
  }
  if (words === undefined) return plainWhat;
  if (entry.through !== undefined && entry.labels.length === 0)
    return { ...plainWhat, labels: run(scope, words, entry.through) };
  const read = readWords(scope.lexicon, words.text);
  if (read.unknown.length === 0)
    return {
      definition: read.filler === undefined ? undefined : fillerKey(read.filler),
      rest: read.plain === 'rest',
      labels: [],
      status: read.status,
      facts: read.facts,
    };
  return labelWhat(scope, entry, words, before);
};

/** States may stand in front of a name, too. */
const namedWhat = (scope: Scope, { words }: Entry, definition: string): What => {
  if (words === undefined) return { definition, rest: false, labels: [], status: {}, facts: [] };
  const { status, facts, unknown: unread } = readWords(scope.lexicon, words.text);
  for (const word of unread)
    unknown(scope, 'unknown-state', words.at, {
      word,
      as: 'state',
      among: scope.lexicon.statuses.entries.keys(),
    });
  return { definition, rest: false, labels: [], status, facts };
};

/** A bare word that nothing knows is a label for a filler, unless it looks like a slip of the pen. */
const labelWhat = (
  scope: Scope,
  { count, labels }: Entry,
  words: Term,
  before: PlannedCard | undefined,
): What | undefined => {
  const said = normal(words.text);
  const { statuses, fillers } = scope.lexicon;
  const slip = (table: ReadonlyMap<string, unknown>) =>
    [...table.keys()].some(
      (key) =>
        key.length > 3 && said.length > 3 && distance(said, key, 2) <= (said.length > 5 ? 2 : 1),
    );
  if (count === undefined && labels.length === 0 && !said.includes(' ')) {
    const misspelt = (before !== undefined && slip(statuses.entries)) || slip(fillers.entries);
    if (!misspelt)
      return { ...plainWhat, labels: [{ name: words.text, at: words.at, run: false }] };
  }
  const state = before !== undefined && count === undefined && labels.length === 0;
  unknown(scope, state ? 'unknown-state' : 'unknown-word', words.at, {
    word: words.text,
    as: state ? 'state or kind of card' : 'kind of card',
    among: [...(state ? statuses.entries.keys() : []), ...fillers.entries.keys()],
  });
  return undefined;
};

const labelsOf = (scope: Scope, { labels, through }: Entry): readonly Label[] => {
  const [first] = labels;
  if (through !== undefined && first !== undefined) return run(scope, first, through);
  return labels.map(({ text, at }) => ({ name: text, at, run: false }));
};

const longestRun = 1000;

/** `h1 .. h5` */
const run = (
  scope: Scope,
  first: { readonly text: string; readonly at: Span },
  last: Term,
): readonly Label[] => {
  const [, stem, from] = /^(.*?)(\d+)$/.exec(first.text) ?? [];
  const [, other, to] = /^(.*?)(\d+)$/.exec(last.text) ?? [];
  const length = Number(to) - Number(from) + 1;
  if (stem === undefined || stem !== other || length < 1 || length > longestRun) {
    report(
      scope,
      'nonsense',
      last.at,
      `‘${first.text} .. ${last.text}’ is no run of labels`,
      'for example: h1 .. h5',
    );
    return [{ name: first.text, at: first.at, run: false }];
  }
  return Array.from({ length }, (_, index) => ({
    name: `${stem}${Number(from) + index}`,
    at: first.at,
    run: true,
  }));
};
