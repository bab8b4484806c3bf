/** What compiling a text needs at hand: the game's words, what each word of the text turned out to mean, and what is wrong. */
import { textKeywords } from '../../../grammar/keywords.js';
import type { Selection, Who } from '../../kernel/ability.js';
import { entriesOf, type EntryKind, zoneWord } from '../../kernel/vocabulary.js';
import type { Problem, ProblemCode, Span } from '../../language/document.js';
import {
  type Help,
  helped,
  inDigits,
  nearest,
  normal,
  suggestion,
  saysMore,
} from '../../language/names.js';
import type { Sense } from '../senses.js';
import { kindsOf, type Lexicon, spellings } from './lexicon.js';
import { saidOtherwise } from './other-words.js';
import { nothingSpoken, type SpokenSoFar } from './references.js';

export interface Scope {
  readonly lexicon: Lexicon;
  readonly problems: Problem[];
  /** How many were reported before these, where these are of a part that may be read otherwise. */
  readonly before?: number;
  /** What the words read so far mean. */
  readonly senses: Sense[];
  /** The types of the card whose text it is; none where that is not known. */
  readonly own: readonly string[];
  /** All the types of that card, also those that it has besides. */
  readonly ownTypes?: readonly string[];
  /** The card whose text it is has one side, and no back. */
  readonly oneSided?: boolean;
  /** It stands behind "is", and tells of what kind a card is, wherever that lies. */
  readonly isPredicate?: true;
  /** It is what a text waits for that begins to wait in the course of the game. */
  readonly isLater?: true;
  /** Whom "their" means: the subject of the sentence; nobody where that is no one player. */
  readonly their: Who | undefined;
  /** Where cards go that are spoken of, it means their owners, if no player. */
  readonly ownersPlace?: boolean;
  /** What "it" and the like may mean. */
  readonly spoken: SpokenSoFar;
  /** It is a text that cards of these zones gain, as far as they are known. */
  readonly bearers?: readonly string[];
  /** The types that these are of in any case. */
  readonly bearerTypes?: readonly string[];
  /** Where they lie, named or not. */
  readonly lying?: readonly string[];
  /** It is a text that cards gain, and the one around it has spoken of others than these. */
  readonly amongOthers?: boolean;
  /** The text is carried out once, from the card itself, which lies nowhere else meanwhile. */
  readonly carriedOut?: boolean;
  /** The card is carried out, and yet lies for a while where texts work: an attack on the chain; of some only part of them. */
  readonly liesThere?: boolean | 'partly';
  /** What is said is done in place of an event. */
  readonly inPlace?: boolean;
  /** The zone in which the ability works, where its text names one. */
  readonly inZone?: string | undefined;
  /** The card that does what the sentence says: "other" means others than it. */
  readonly doing?: Selection | undefined;
  /** What comes to the stack by itself: its targets are declared then. How many mentions of targets there were so far. */
  readonly targets?: { count: number } | undefined;
  /** Something that is paid says what X is. */
  readonly variable?: boolean;
  /** It stands in front of a text, where nobody has been spoken of. */
  readonly inFront?: true;
  /** It is an effect of a board, and no text of a card. */
  readonly ofBoard?: true;
  /** It is a text that each player chose for themselves. */
  readonly ofEach?: true;
  /** It is a text that others than you chose, so that it must say who does what. */
  readonly ofOthers?: true;
}

type Reporting = Pick<Scope, 'problems' | 'before'>;

/** More problems than anybody reads; a broken text of any size must stay cheap. */
const mostProblems = 200;

const isFull = ({ problems, before = 0 }: Reporting): boolean =>
  before + problems.length >= mostProblems;

export const scopeFor = (lexicon: Lexicon): Scope => ({
  lexicon,
  own: [],
  problems: [],
  senses: [],
  their: undefined,
  spoken: nothingSpoken(),
});

/** For an ability that something gains: which card has it is not known, nor what X is there. */
export const ofGained = (scope: Scope): Scope => ({
  ...scope,
  own: [],
  ownTypes: [],
  oneSided: false,
  carriedOut: false,
  inZone: undefined,
  targets: undefined,
  variable: false,
});

export const problem = (code: ProblemCode, at: Span, message: string, help?: Help): Problem => ({
  code,
  at,
  message,
  ...helped(help),
});

/** Of something that there may be only one of. */
export const secondOf = (code: ProblemCode, at: Span, message: string, first: Span): Problem => ({
  ...problem(code, at, message, `the first is in line ${first.line}`),
  first,
});

export const report = (
  scope: Reporting,
  code: ProblemCode,
  at: Span,
  message: string,
  help?: Help,
): void => {
  if (!isFull(scope)) scope.problems.push(problem(code, at, message, help));
};

/** What was looked for, and not found. */
export interface NotFound {
  readonly word: string;
  /** What it should have been, in words: `zone`. */
  readonly as: string;
  /** The kinds of words that would have done, or some forms of words of the game, or whatever else would have. */
  readonly among:
    | readonly EntryKind[]
    | { readonly forms: Iterable<string> }
    | { readonly names: Iterable<string> };
}

/** Reports a word that means nothing where it stands, with the nearest that would, or with what it is instead. */
export const unknown = (
  scope: Reporting & Pick<Scope, 'lexicon'>,
  code: ProblemCode,
  at: Span,
  wanted: NotFound,
): void => {
  if (isFull(scope)) return;
  const { word, as } = wanted;
  const message =
    word === '' ? `${withArticle(as)} is missing here` : `there is no ${as} ‘${word}’`;
  report(scope, code, at, message, helpFor(scope.lexicon, wanted));
};

const helpFor = (lexicon: Lexicon, { word, as, among }: NotFound): Help | undefined => {
  const digits = inDigits(word);
  if (digits !== undefined) return digits;
  // `with not power`: known, but not like that.
  if (Array.isArray(among) && spellings(lexicon, among).includes(normal(word)))
    return `‘${word}’ alone says nothing: say what it is, as in ‘power 3000’`;
  if ('names' in among) return suggestion(word, among.names);
  const list = `hantei words ${lexicon.vocabulary.game}`;
  const [first = ''] = word.toLowerCase().split(' ');
  const meant = lexicon.vocabulary.otherWords?.[first] ?? saidOtherwise(first, as);
  if (meant !== undefined) return `${meant} (all words: ${list})`;
  const said =
    'forms' in among
      ? (suggestion(word, among.forms) ?? formsWith(word, among.forms))
      : (suggestion(word, spellings(lexicon, among)) ??
        formsOf(word, spellings(lexicon, among)) ??
        otherKind(lexicon, word, among) ??
        formsWith(word, spellings(lexicon, among)) ??
        inQuotes(lexicon, word, among));
  return said === undefined ? `all words: ${list}` : saysMore(said, `(all words: ${list})`);
};

/** `1 Dragon`: a race and the like are names, whatever the cards have them. */
const inQuotes = (
  { vocabulary }: Lexicon,
  word: string,
  among: readonly EntryKind[],
): string | undefined => {
  const trait = entriesOf(vocabulary, 'trait').find(
    ({ is, trait: key }) => is === 'names' && key !== 'name',
  );
  const isName = /^\p{Lu}/u.test(word) && !textKeywords.has(word.toLowerCase());
  return trait !== undefined && isName && among.includes('noun')
    ? `a name stands in quotes, behind what it is: with ${trait.words[0] ?? ''} "${word}"`
    : undefined;
};

/** The forms of several words that have one like it: of `lose`, `loses a battle`. */
const formsWith = (word: string, forms: Iterable<string>): string | undefined => {
  // A letter is like any other.
  if (word.length < 2) return undefined;
  const found = [...new Set(forms)].filter((form) => nearest(word, form.split(' ')) !== undefined);
  return found.length === 0 ? undefined : `there is: ${found.slice(0, mostForms).join(', ')}`;
};

/** What the word is one of several words of: of `head`, `head zone`. */
const formsOf = (word: string, forms: Iterable<string>): string | undefined => {
  if (word.length < 2) return undefined;
  const found = [...forms].filter((form) => form.split(' ').includes(normal(word)));
  return found.length === 0 ? undefined : `there is: ${found.slice(0, mostForms).join(', ')}`;
};

const mostForms = 4;

/** What the word is where it would mean something. */
const otherKind = (
  lexicon: Lexicon,
  word: string,
  among: readonly EntryKind[],
): string | undefined => {
  const kind = kindsOf(lexicon, word.toLowerCase()).find((one) => !among.includes(one));
  return kind === undefined ? undefined : `‘${word}’ is ${withArticle(kindNames[kind])}`;
};

/** In a message: an attack, a weapon or a token. */
export const either = (words: readonly string[]): string => disjunction.format(words);

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Zones in a message, as the game calls them: hand or battle zone. */
export const zonesSaid = ({ lexicon }: Scope, zones: readonly string[]): string =>
  either(zones.map((zone) => zoneWord(lexicon.vocabulary, zone)));

/** In a message: an event, a unit. */
export const withArticle = (noun: string): string =>
  `${withAn.has(noun.split(/[ ,]/)[0] ?? '') ? 'an' : 'a'} ${noun}`;

const withAn: ReadonlySet<string> = new Set([
  ...['event', 'icon', 'action', 'artifact', 'asset', 'element'],
]);

/** What people call the kinds of words. */
export const kindNames: Readonly<Record<EntryKind, string>> = {
  zone: 'zone',
  state: 'state',
  predicate: 'state',
  noun: 'kind of card',
  trait: 'characteristic',
  value: 'value of a characteristic',
  keyword: 'keyword',
  icon: 'icon',
  verb: 'verb',
  event: 'event',
  action: 'action of can, cannot and must',
  step: 'step',
  moment: 'moment',
  period: 'period',
  command: 'command',
  decision: 'decision',
  filler: 'kind of blank card',
  face: 'half or side of a card',
  fact: 'fact of a board',
  asset: 'asset of players',
};

/** For a look at words that may as well mean something else: what it finds is forgotten. */
export const quiet = (scope: Scope): Scope => ({
  ...scope,
  before: (scope.before ?? 0) + scope.problems.length,
  problems: [],
  senses: [],
});

/**
 * Reads something that may as well mean something else: what is read and what is wrong with it counts only where it
 * was found to mean something.
 */
export const attempt = <T>(scope: Scope, read: (scope: Scope) => T | undefined): T | undefined => {
  const inner = quiet(scope);
  const found = read(inner);
  if (found === undefined) return undefined;
  scope.problems.push(...inner.problems);
  for (const sense of inner.senses) scope.senses.push(sense);
  return found;
};
