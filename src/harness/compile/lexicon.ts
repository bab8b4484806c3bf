/** A game's words made ready for looking them up: every written form, with all it may mean. Made once for each vocabulary. */
import type {
  Entry,
  EntryKind,
  EntryOf,
  EventWord,
  Forms,
  VerbWord,
  Vocabulary,
} from '../../kernel/vocabulary.js';

export type Form = keyof Forms;

/** What a written form may mean. */
export interface Meaning<W extends Entry = Entry> {
  readonly entry: W;
  /** `non-fire`: everything else. */
  readonly not: boolean;
  readonly plural: boolean;
}

/** A verb or an event in one of its forms. */
export interface Doing<W extends VerbWord | EventWord> {
  readonly entry: W;
  readonly form: Form;
}

export interface Lexicon {
  readonly vocabulary: Vocabulary;
  /** By written form: whatever is not found by the form of a verb. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** How many words the written forms have that begin with a word, most first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
  /** By a form of the verb. */
  readonly verbs: ReadonlyMap<string, readonly Doing<VerbWord>[]>;
  readonly events: ReadonlyMap<string, readonly Doing<EventWord>[]>;
  /** By name, exactly as written: `a` may be a label. */
  readonly players: ReadonlySet<string>;
}

const made = new WeakMap<Vocabulary, Lexicon>();

export const lexiconOf = (vocabulary: Vocabulary): Lexicon => {
  let lexicon = made.get(vocabulary);
  if (lexicon === undefined) {
    lexicon = makeLexicon(vocabulary);
    made.set(vocabulary, lexicon);
  }
  return lexicon;
};

const makeLexicon = (vocabulary: Vocabulary): Lexicon => {
  const meanings = new Map<string, Meaning[]>();
  const verbs = new Map<string, Doing<VerbWord>[]>();
  const events = new Map<string, Doing<EventWord>[]>();
  for (const entry of vocabulary.entries) {
    if (entry.kind === 'verb') addForms(verbs, entry, verbForms);
    else if (entry.kind === 'event') addForms(events, entry, allForms);
    else addMeanings(meanings, entry);
  }
  const players = new Set(vocabulary.players);
  return { vocabulary, meanings, lengths: lengthsOf(meanings.keys()), verbs, events, players };
};

const addMeanings = (table: Map<string, Meaning[]>, entry: Entry): void => {
  const plurals = entry.kind === 'noun' ? entry.plurals : [];
  for (const words of new Set([...entry.words, ...plurals])) {
    const plural = plurals.includes(words);
    addTo(table, words, { entry, not: false, plural });
    if (describing.has(entry.kind)) addTo(table, `non-${words}`, { entry, not: true, plural });
  }
};

/** What may stand in front of a noun, and so behind `non-`. */
export const describing: ReadonlySet<EntryKind> = new Set([
  'noun',
  'state',
  'predicate',
  'value',
  'trait',
  'keyword',
]);

const verbForms: readonly Form[] = ['base', 'third'];
const allForms: readonly Form[] = ['base', 'third', 'past', 'participle', 'ing'];

const addForms = <W extends VerbWord | EventWord>(
  table: Map<string, Doing<W>[]>,
  entry: W,
  wanted: readonly Form[],
): void => {
  for (const form of wanted)
    if (entry.forms[form] !== '-') addTo(table, entry.forms[form], { entry, form });
};

const addTo = <T>(table: Map<string, T[]>, key: string, value: T): void => {
  const list = table.get(key);
  if (list === undefined) table.set(key, [value]);
  else list.push(value);
};

const lengthsOf = (keys: Iterable<string>): ReadonlyMap<string, readonly number[]> => {
  const lengths = new Map<string, number[]>();
  for (const key of keys) {
    const words = key.split(' ');
    const [first = ''] = words;
    const known = lengths.get(first);
    if (known === undefined) lengths.set(first, [words.length]);
    else if (!known.includes(words.length)) known.push(words.length);
  }
  for (const list of lengths.values()) list.sort((one, other) => other - one);
  return lengths;
};

export interface Found<K extends EntryKind> extends Meaning<EntryOf<K>> {
  /** How many words it takes. */
  readonly length: number;
}

/**
 * The longest entry of one of these kinds that stands at a place; of several equally long ones that of the kind named
 * first.
 *
 * @param words in lower case
 */
export const lookUp = <K extends EntryKind>(
  { meanings, lengths }: Lexicon,
  words: readonly string[],
  at: number,
  kinds: readonly K[],
): Found<K> | undefined => {
  for (const length of lengths.get(words[at] ?? '') ?? none) {
    if (at + length > words.length) continue;
    const there = meanings.get(words.slice(at, at + length).join(' '));
    if (there === undefined) continue;
    for (const kind of kinds) {
      const found = there.find(({ entry }) => entry.kind === kind);
      if (found !== undefined) return { ...(found as Meaning<EntryOf<K>>), length };
    }
  }
  return undefined;
};

const none: readonly number[] = [];

/** Every way of writing the words of these kinds, for telling which was probably meant. */
export const spellings = (
  { vocabulary: { entries } }: Lexicon,
  kinds: readonly EntryKind[],
): readonly string[] =>
  entries.flatMap((entry) => {
    if (!kinds.includes(entry.kind)) return [];
    return entry.kind === 'noun' ? [...entry.words, ...entry.plurals] : entry.words;
  });

/** The kinds of words that something written is, whatever was asked for. */
export const kindsOf = (
  { meanings, verbs, events }: Lexicon,
  word: string,
): readonly EntryKind[] => [
  ...new Set([
    ...(meanings.get(word) ?? []).filter(({ not }) => !not).map(({ entry }) => entry.kind),
    ...(verbs.has(word) ? (['verb'] as const) : []),
    ...(events.has(word) ? (['event'] as const) : []),
  ]),
];

interface Weighed {
  /** How many of the words behind it belong to the verb. */
  readonly weight: number;
  readonly word: VerbWord;
  readonly sentence: { readonly prepositions: readonly { readonly join: string }[] };
}

/** Of verbs that are written alike the longer, or the one for which what it needs beside it is said: `put … under`. */
export const fittingBetter = <T extends Weighed>(one: T | undefined, other: T): T => {
  if (one === undefined || other.weight > one.weight) return other;
  return one.weight > other.weight || saysNeeded(one) || !saysNeeded(other) ? one : other;
};

const saysNeeded = ({ word: { needs }, sentence: { prepositions } }: Weighed): boolean =>
  needs !== undefined && prepositions.some(({ join }) => roleOfJoin(join) === needs);

/** What stands behind `into` is what stands behind `to`. */
export const roleOfJoin = (join: string): string => (join === 'into' ? 'to' : join);
