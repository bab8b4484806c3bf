/** What stands in a zone of a board: cards by name, fillers, labels, states. */
import type { Player } from '../../kernel/state.js';
import type { BoardEntry, Span, Term, Text } from '../../language/document.js';
import { distance } from '../../language/names.js';
import { ownedBy } from '../../language/owned.js';
import { fillerKey } from './cards.js';
import { spellings } from './lexicon.js';
import { attemptAll, cursorOn, isDone, refuseNext, take } from './reader.js';
import { takePlayerName } from './places.js';
import { labelsInRun, noRun } from './runs.js';
import { addStatus, readWords, stateKinds } from './said-of-cards.js';
import { report, type Scope, unknown } from './scope.js';

/** Cards of one kind that a line puts somewhere. */
export interface PlannedCard {
  readonly at: Span;
  /** Whose it is, where that is said of the card itself. */
  readonly owner: Player | undefined;
  /** Name of a card, or the key of a filler; nothing for the filler of the zone. */
  readonly definition: string | undefined;
  /** The face that shows, where the board says so. */
  readonly face: number | undefined;
  readonly copies: number;
  /** As many as the zone has where a board says nothing of it, less what is there already. */
  readonly rest: boolean;
  readonly labels: readonly Label[];
  readonly status: Record<string, string>;
  readonly facts: string[];
  /** How many counters of which name are on it. */
  readonly counters: Record<string, number>;
  readonly attached: PlannedCard[];
  readonly under: PlannedCard[];
}

export interface Label {
  readonly name: string;
  readonly at: Span;
  /** One of a run (`h1 .. h5`), of which not all need be mentioned again. */
  readonly run: boolean;
}

/** A card that a name means, and which of its faces it is the name of. */
export interface Named {
  readonly card: string;
  readonly face?: number;
}

export interface Cards {
  /** The card that is called so, or those of which a half or side is. */
  readonly find: (name: string) => readonly Named[];
  readonly names: () => Iterable<string>;
  /** What is declared of them in quotes, their names included: races and the like. */
  readonly values: () => readonly string[];
}

/** No board that anybody means has more. */
export const mostCards = 20_000;
const mostCounters = 1000;

export const planEntries = (
  scope: Scope,
  cards: Cards,
  entries: readonly BoardEntry[],
): PlannedCard[] => {
  const planned: PlannedCard[] = [];
  for (const entry of entries) {
    const before = planned.at(-1);
    if (before !== undefined && addState(scope, cards, before, entry)) continue;
    const card = planEntry(scope, cards, entry, before);
    if (card === undefined) continue;
    if (card.copies === 0 && entries.length > 1)
      report(scope, 'nonsense', entry.at, 'no card at all, beside others, says nothing');
    planned.push(card);
  }
  return planned;
};

/** `tapped` behind a card: its state. */
const addState = (scope: Scope, cards: Cards, before: PlannedCard, entry: BoardEntry): boolean => {
  const { words, count, name, through, labels } = entry;
  if (words === undefined || name || through || labels.length > 0) return false;
  if (count !== undefined) return addCounters(scope, before, words, count);
  const said = attemptAll(scope, words.words, (inner, cursor) => {
    const read = readWords(inner, cursor);
    return read.states > 0 && read.filler === undefined && read.plain === undefined
      ? read
      : undefined;
  });
  if (said === undefined) return false;
  for (const [status, value] of Object.entries(said.status))
    addStatus(scope, before.status, status, value, words.at);
  before.facts.push(...said.facts);
  // `tapped with 1 flame`: what is attached is attached to the card in front.
  before.attached.push(...planEntries(scope, cards, entry.attached));
  before.under.push(...planUnder(scope, cards, entry.under));
  return true;
};

/** `3 steam counters` behind a card: they are on it. */
const addCounters = (
  scope: Scope,
  { counters }: PlannedCard,
  words: Term,
  count: NonNullable<BoardEntry['count']>,
): boolean => {
  const counter = attemptAll(
    scope,
    words.words,
    (inner, cursor) => take(inner, cursor, 'trait')?.entry.counted,
  );
  if (counter === undefined) return false;
  scope.senses.push({ at: count.at, is: 'number', word: 'count', entry: undefined });
  if (counters[counter] !== undefined)
    report(scope, 'nonsense', words.at, `how many ‘${words.text}’ there are is said twice`);
  if (count.value < 1 || count.value > mostCounters)
    report(scope, 'nonsense', count.at, `say how many: 1 to ${mostCounters}`);
  counters[counter] = count.value;
  return true;
};

const planEntry = (
  scope: Scope,
  cards: Cards,
  entry: BoardEntry,
  before: PlannedCard | undefined,
): PlannedCard | undefined => {
  const { owner, words } = ownedBy(entry.words);
  const what = whatOf(scope, cards, owner === undefined ? entry : { ...entry, words }, before);
  if (what === undefined) return undefined;
  const { definition, rest } = what;
  const behind = labelsOf(scope, entry);
  const labels = what.labels.length === 0 ? behind : [...what.labels, ...behind];
  for (const label of labels) checkLabel(scope, label);
  for (const { name, at } of labels)
    scope.senses.push({ at, is: 'label', word: name, entry: undefined });
  if (entry.count !== undefined)
    scope.senses.push({ at: entry.count.at, is: 'number', word: 'count', entry: undefined });
  const copies = what.none ? 0 : (entry.count?.value ?? Math.max(1, labels.length));
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
    owner: owner && ownerNamed(scope, owner),
    definition,
    face: what.face,
    copies,
    rest,
    labels,
    status: { ...what.status },
    facts: [...what.facts],
    counters: {},
    attached: planEntries(scope, cards, entry.attached),
    under: planUnder(scope, cards, entry.under),
  };
};

/** `as A`, `as nothing`: what such a word means where cards are named nobody could tell. */
const checkLabel = (scope: Scope, { name, at }: Label): void => {
  const said = name.toLowerCase();
  if (!scope.lexicon.players.has(name) && !ownWords.has(said)) return;
  report(scope, 'nonsense', at, `‘${name}’ has a meaning of its own`, 'choose another label');
};

/** Words that a script or a text could not tell from a label. */
const ownWords: ReadonlySet<string> = new Set([
  ...['nothing', 'nobody', 'player', 'chance'],
  ...['this', 'it', 'them', 'they', 'that', 'those'],
]);

/** `B's` in front of a card that lies on another. */
const ownerNamed = (scope: Scope, owner: Term): Player | undefined => {
  const player = takePlayerName(scope, cursorOn(owner.words));
  if (player === undefined)
    unknown(scope, 'unknown-player', owner.at, {
      word: owner.text,
      as: 'player',
      among: { names: scope.lexicon.vocabulary.players },
    });
  return player;
};

/** Cards under another are parts of it, and in no state of their own. */
const planUnder = (scope: Scope, cards: Cards, entries: readonly BoardEntry[]): PlannedCard[] => {
  const planned = planEntries(scope, cards, entries);
  for (const { at, status, facts } of planned)
    if (facts.length > 0 || Object.keys(status).length > 0)
      report(scope, 'nonsense', at, 'a card that lies under another is in no state of its own');
  return planned;
};

interface What {
  readonly definition: string | undefined;
  readonly face: number | undefined;
  readonly rest: boolean;
  readonly labels: readonly Label[];
  readonly status: Readonly<Record<string, string>>;
  readonly facts: readonly string[];
  /** `nothing`: no card at all. */
  readonly none: boolean;
}

const plainWhat: What = {
  definition: undefined,
  face: undefined,
  rest: false,
  labels: [],
  status: {},
  facts: [],
  none: false,
};

const whatOf = (
  scope: Scope,
  cards: Cards,
  entry: BoardEntry,
  before: PlannedCard | undefined,
): What | undefined => {
  const { name, words } = entry;
  if (name !== undefined) {
    const [named, another] = cards.find(name.text);
    if (named !== undefined && another !== undefined)
      report(
        scope,
        'nonsense',
        name.at,
        `several cards have a part that is called ‘${name.text}’`,
        `say which: "${named.card}", "${another.card}"`,
      );
    if (named !== undefined) return namedWhat(scope, entry, name, named);
    unknown(scope, 'unknown-card', name.at, {
      word: name.text,
      as: 'card',
      among: { names: cards.names() },
    });
    // Its label is declared all the same.
    return plainWhat;
  }
  if (words === undefined) return plainWhat;
  if (entry.through !== undefined && entry.labels.length === 0)
    return { ...plainWhat, labels: run(scope, words, entry.through) };
  return fillerWhat(scope, entry, words, before) ?? labelWhat(scope, cards, entry, words, before);
};

/** Nothing but words that a board may say of blank cards. */
const fillerWhat = (
  scope: Scope,
  entry: BoardEntry,
  words: Term,
  before: PlannedCard | undefined,
): What | undefined =>
  attemptAll(scope, words.words, (inner, cursor) => {
    const { filler, plain, status, facts, states } = readWords(inner, cursor);
    const none = plain === 'nothing';
    if (states > 0 && filler === undefined && plain === undefined && entry.count === undefined)
      report(
        inner,
        'nonsense',
        words.at,
        `‘${words.text}’ says what a card is like, and not which card`,
        'a state stands behind the label of its card: "…" as x, tapped; or a blank card is meant: 1 tapped as x',
      );
    if (states > 0 && filler === undefined && plain === undefined && areAmong(entry, before))
      report(
        inner,
        'nonsense',
        entry.at,
        `‘${entry.count?.value} ${words.text}’ may be further cards, or some of those in front`,
        `cards that lie otherwise are counted apart, with what they are: 2 blank, 1 blank ${words.text}`,
      );
    if (none && (filler !== undefined || entry.count !== undefined || entry.labels.length > 0))
      report(inner, 'nonsense', words.at, '‘nothing’ stands alone', 'for example: A hand nothing');
    return {
      ...plainWhat,
      definition: filler === undefined ? undefined : fillerKey(filler),
      rest: plain === 'rest',
      status,
      facts,
      none,
    };
  });

/** Whether a count could tell how many of the cards in front are so, which have no names. */
const areAmong = ({ count, labels }: BoardEntry, before: PlannedCard | undefined): boolean =>
  count !== undefined &&
  labels.length === 0 &&
  before?.labels.length === 0 &&
  count.value <= before.copies;

/** What is attached has its states behind its name. */
const namedWhat = (
  scope: Scope,
  { words }: BoardEntry,
  name: Text,
  { card, face }: Named,
): What => {
  scope.senses.push({ at: name.at, is: 'card', word: name.text, entry: undefined });
  const what = { ...plainWhat, definition: card, face };
  if (words === undefined) return what;
  const cursor = cursorOn(words.words);
  const { status, facts, filler, plain } = readWords(scope, cursor);
  if (filler !== undefined || plain !== undefined)
    report(scope, 'nonsense', words.at, `‘${words.text}’ has no sense behind a name`);
  while (!isDone(cursor))
    refuseNext(scope, cursor, 'unknown-state', { as: 'state', among: ['state'] });
  return { ...what, status, facts };
};

/** A bare word that nothing knows is a label for a filler, unless it looks like a slip of the pen. */
const labelWhat = (
  scope: Scope,
  cards: Cards,
  { count, labels }: BoardEntry,
  words: Term,
  before: PlannedCard | undefined,
): What | undefined => {
  const [word, second] = words.words;
  const said = words.text.toLowerCase();
  const isAlone = count === undefined && labels.length === 0 && second === undefined;
  const isOther =
    isSlip(scope, said, before) || reserved.has(said) || isSaidOf(scope, said, before);
  if (isAlone && wordsForNothing.has(said)) {
    report(scope, 'nonsense', words.at, `‘${words.text}’ is no card`, 'for none: A hand nothing');
    return undefined;
  }
  if (isAlone && word !== undefined && !isOther) {
    checkBareLabel(scope, cards, words);
    return { ...plainWhat, labels: [{ name: word.text, at: word.at, run: false }] };
  }
  if (isAlone && isSaidOf(scope, said, before) && !(said in otherWordsIn(scope))) {
    const help = 'have it happen in do; a label stands behind as: 1 blank as …';
    report(
      scope,
      'unknown-state',
      words.at,
      `‘${words.text}’ is nothing that a board can say`,
      help,
    );
    return undefined;
  }
  const state = before !== undefined && count === undefined && labels.length === 0;
  unknown(scope, state ? 'unknown-state' : 'unknown-word', words.at, {
    word: words.text,
    as: state ? 'state or kind of card' : 'kind of blank card',
    among: state ? ['state', 'filler'] : ['filler'],
  });
  return undefined;
};

/** `A hand spell`, `A hand Ember`: what lies there would be a blank card that is only called so. */
const checkBareLabel = (scope: Scope, cards: Cards, { text, at }: Term): void => {
  const said = text.toLowerCase();
  const card = [...cards.names()].find((name) => name.toLowerCase() === said);
  // `d1, d2` are the first and the second, though a game may have a type that is called so.
  const isNumbered = numbers.has(said.slice(-1));
  const meanings = isNumbered ? [] : (scope.lexicon.meanings.get(said) ?? []);
  const isKind = meanings.some(({ entry }) => kinds.has(entry.kind));
  if (card === undefined && !isKind) return;
  report(
    scope,
    'nonsense',
    at,
    `‘${text}’ alone is the label of a blank card, and not ${card === undefined ? 'a kind of card' : 'the card that is called so'}`,
    card === undefined ? 'call it otherwise: 1 blank as x' : `say: "${card}"`,
  );
};

const numbers: ReadonlySet<string> = new Set('0123456789');

const kinds: ReadonlySet<string> = new Set(['noun', 'value', 'keyword']);

/** Words that nobody gives to a card: they say that there is none. */
const wordsForNothing: ReadonlySet<string> = new Set(['empty', 'none', 'no', 'zero']);

/** `attacking`, `revealed` behind a card: said of it, and no label of a further card, though no board can say it. */
const isSaidOf = (scope: Scope, said: string, before: PlannedCard | undefined): boolean => {
  if (before?.definition === undefined) return false;
  return (
    said in otherWordsIn(scope) ||
    scope.lexicon.vocabulary.entries.some((entry) =>
      entry.kind === 'predicate'
        ? entry.words.includes(said)
        : entry.kind === 'event' && [entry.forms.participle, entry.forms.ing].includes(said),
    )
  );
};

const otherWordsIn = ({ lexicon }: Scope): Readonly<Record<string, string>> =>
  lexicon.vocabulary.otherWords ?? {};

/** Words that a script could not tell from a label. */
const reserved: ReadonlySet<string> = new Set(['nothing', 'nobody', 'rest', 'player', 'chance']);

const isSlip = (scope: Scope, said: string, before: PlannedCard | undefined): boolean => {
  // `face` without its `down`.
  if (spellings(scope.lexicon, stateKinds).some((key) => key.split(' ').includes(said)))
    return true;
  const kinds = before === undefined ? (['filler'] as const) : (['state', 'filler'] as const);
  return spellings(scope.lexicon, kinds).some(
    (key) =>
      key.length > 3 && said.length > 3 && distance(said, key, 2) <= (said.length > 5 ? 2 : 1),
  );
};

const labelsOf = (scope: Scope, { labels, through }: BoardEntry): readonly Label[] => {
  const [first] = labels;
  if (through !== undefined && first !== undefined) return run(scope, first, through);
  return labels.map(({ text, at }) => ({ name: text, at, run: false }));
};

/** `h1 .. h5` */
const run = (
  scope: Scope,
  first: { readonly text: string; readonly at: Span },
  last: Term,
): readonly Label[] => {
  const names = labelsInRun(first.text, last.text);
  scope.senses.push({ at: last.at, is: 'label', word: last.text, entry: undefined });
  if (names !== undefined) return names.map((name) => ({ name, at: first.at, run: true }));
  report(scope, 'nonsense', last.at, ...noRun(first.text, last.text));
  return [{ name: first.text, at: first.at, run: false }];
};
