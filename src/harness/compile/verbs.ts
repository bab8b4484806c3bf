/** Which verb of card texts a sentence has, and what of its words belongs to the verb and what to its object. */
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Preposition, Sentence, Word } from '../../language/document.js';
import { attachedAmong, describe, refuseAttached } from './describe.js';
import { type Doing, fittingBetter, type Form } from './lexicon.js';
import { bareNoun, isBare, nounWords, placeIn } from './located.js';
import { isAction, isToldAsChange, noVerb } from './no-verb.js';
import { isOne } from './nouns.js';
import { cursorOn, refuseArticles, restOf, spanFrom } from './reader.js';
import { report, type Scope, quiet } from './scope.js';

export type WrittenAct = Extract<Sentence, { kind: 'act' }>;

export interface VerbFound {
  readonly word: VerbWord;
  /** `draws` and not `draw`: somebody else does it. */
  readonly form: Form;
  /** The sentence, with words that are no part of the verb moved to its object. */
  readonly sentence: WrittenAct;
}

/** The verb of a sentence, the longest that fits; reported where there is none. */
export const verbOf = (scope: Scope, written: WrittenAct): VerbFound | undefined => {
  const sentence = cutAtVerb(scope, written);
  if (isToldAsChange(scope, sentence)) return undefined;
  const [first] = sentence.verb.words;
  const all = scope.lexicon.verbs.get(first?.text.toLowerCase() ?? '') ?? [];
  const known = countingIn(all, sentence);
  const found = known
    .flatMap((doing) => withOwnWords(scope, doing, sentence) ?? [])
    .reduce<Fitting | undefined>(fittingBetter, undefined);
  if (found === undefined || first === undefined) {
    unknownVerb(scope, sentence, known);
    return undefined;
  }
  const { word, own } = found;
  refuseArticles(scope, own.slice(1));
  for (const { at } of [first, ...own])
    scope.senses.push({ at, is: 'verb', word: word.words[0] ?? '', entry: word });
  return found;
};

/** `gain 3 life`, `gain 1 action point`: of verbs with the same forms, those that count what is counted here. */
const countingIn = (
  verbs: readonly Doing<VerbWord>[],
  { object }: WrittenAct,
): readonly Doing<VerbWord>[] => {
  const counted = object?.noun?.text.toLowerCase() ?? '';
  const counting = verbs.filter(({ entry }) => entry.counts?.includes(counted));
  // What counts only what it lists is no verb for anything else.
  const others = verbs.filter(({ entry }) => entry.counts === undefined);
  return counting.length > 0 ? counting : others.length > 0 ? others : verbs;
};

/**
 * `draw 3 cards and discard hand`: the grammar, which knows no verbs, took the second for one more noun. What stands
 * behind the last noun belongs to the last verb.
 */
export const actsIn = (scope: Scope, sentence: WrittenAct): readonly WrittenAct[] => {
  const { object } = sentence;
  const at = object?.others.findIndex((one) => isAct(scope, one)) ?? -1;
  const next = object?.others[at];
  const [verb] = next?.noun?.words ?? [];
  if (object === undefined || next === undefined || verb === undefined) return [sentence];
  const what = restOf(cursorOn(nounWords(next).slice(1)));
  const others = object.others.slice(at + 1);
  const bare = what === undefined && isBare({ ...next, noun: undefined });
  const { subject, may, instead, at: whole } = sentence;
  const first = { ...object, others: object.others.slice(0, at) };
  const second: WrittenAct = {
    ...sentence,
    subject: undefined,
    may: false,
    instead: false,
    verb: { words: [verb], text: verb.text, at: verb.at },
    object: bare ? undefined : { ...next, noun: what, others },
    at: { ...whole, start: verb.at.start, line: verb.at.line, column: verb.at.column },
  };
  const nothing = { prepositions: [], amount: undefined, duration: undefined };
  const own: WrittenAct = { ...sentence, ...nothing, subject, may, instead, object: first };
  return [own, ...actsIn(scope, second)];
};

/** Whether what reads as a noun begins with a verb, and with nothing that says what kind of card it is. */
const isAct = (
  scope: Scope,
  { noun, quantity, owners, definite, pronoun }: NounPhrase,
): boolean => {
  const [first] = noun?.words ?? [];
  if (first === undefined || quantity || owners.length > 0 || definite || pronoun) return false;
  if (!scope.lexicon.verbs.has(first.text.toLowerCase())) return false;
  const inner = quiet(scope);
  describe(inner, noun?.words ?? []);
  return inner.problems.length > 0;
};

/** `your opponent takes damage equal to …`: the grammar, which knows no verbs, took the last word for it. */
const cutAtVerb = ({ lexicon }: Scope, sentence: WrittenAct): WrittenAct => {
  const { subject, verb, object } = sentence;
  const [first] = verb.words;
  const words = subject?.noun?.words ?? [];
  if (first === undefined || subject?.noun === undefined || object !== undefined) return sentence;
  if (lexicon.verbs.has(first.text.toLowerCase())) return sentence;
  const at = words.findIndex(({ text }) => lexicon.verbs.has(text.toLowerCase()));
  const own = words[at];
  if (own === undefined) return sentence;
  const who = restOf(cursorOn(words.slice(0, at)));
  const what = restOf(cursorOn([...words.slice(at + 1), ...verb.words]));
  return {
    ...sentence,
    subject: { ...subject, noun: who },
    verb: { words: [own], text: own.text, at: own.at },
    object: what && bareNoun(what.at, what),
  };
};

/** Where the verb itself is known, what stands behind it is what is wrong. */
const unknownVerb = (
  scope: Scope,
  { subject, verb, object }: WrittenAct,
  known: readonly Doing<VerbWord>[],
): void => {
  const [first, ...rest] = verb.words;
  if (subject?.definite && first !== undefined && left.has(first.text.toLowerCase()))
    return report(
      scope,
      'nonsense',
      verb.at,
      'what is done with the rest has its own verb',
      'say: put 1 of them into your hand, then put the rest …',
    );
  const attached = attachedAmong([...verb.words, ...(object?.noun?.words ?? [])]);
  if (attached !== undefined && first !== undefined && isChange(first))
    return refuseAttached(scope, attached.at);
  if (first !== undefined && isChange(first) && areCards(scope, object))
    return report(
      scope,
      'nonsense',
      verb.at,
      'characteristics and abilities are gained and lost, and no cards',
      scope.lexicon.verbs.has('attach')
        ? 'say: attach 1 flame card to it, discard 1 flame card attached to it'
        : 'say what is done with them: draw 1 card, discard 1 card',
    );
  if (first !== undefined && describe(quiet(scope), [first]).noun !== undefined)
    return report(
      scope,
      'nonsense',
      verb.at,
      `what is done with ‘${verb.text}’? a verb is missing`,
      'several things that the same is done to are joined with and: 1 … and 1 … and 1 …',
    );
  if (first !== undefined && known.length === 0 && isAction(scope, first)) return;
  const only = known[0]?.entry.words[0];
  if (first === undefined || only === undefined) return noVerb(scope, verb);
  const behind = [...rest, ...(object?.noun?.words ?? [])].map(({ text }) => text).join(' ');
  report(
    scope,
    'unknown-word',
    verb.at,
    behind === ''
      ? `‘${first.text}’ needs something behind it`
      : `‘${behind}’ means nothing behind ‘${first.text}’`,
    subject === undefined && isChange(first)
      ? 'how long stands at the end of several changes of one subject: this gets … and gains … until end of turn'
      : `there is: ${nearest(known, behind).join(', ')}`,
  );
};

/** Of the verbs that begin alike those that have most of the words written behind. */
const nearest = (known: readonly Doing<VerbWord>[], behind: string): readonly string[] => {
  const written = new Set(behind.toLowerCase().split(' '));
  const shared = known.map(
    ({ entry }) => (entry.with?.split(' ') ?? []).filter((word) => written.has(word)).length,
  );
  const most = Math.max(...shared);
  return known.filter((_, at) => shared[at] === most).map(({ entry }) => entry.words[0] ?? '');
};

/** What is not taken of several cards. */
const left: ReadonlySet<string> = new Set(['rest', 'others']);

/** `loses 1 flame`: so many cards, where only characteristics and abilities are gained and lost. */
const areCards = (scope: Scope, object: NounPhrase | undefined): boolean =>
  object?.noun !== undefined &&
  (object.quantity !== undefined || object.definite || object.attachedTo !== undefined) &&
  describe(quiet(scope), object.noun.words).noun !== undefined;

/** A verb of the language that says what becomes of something, and so needs a subject. */
const isChange = ({ text }: Word): boolean => changing.has(text.toLowerCase());

const changing: ReadonlySet<string> = new Set([
  'gets',
  'gains',
  'loses',
  'becomes',
  'get',
  'gain',
  'lose',
  'become',
]);

interface Fitting extends VerbFound {
  /** The words that belong to the verb, behind its first. */
  readonly own: readonly Word[];
  readonly weight: number;
}

/** The sentence without the words that belong to the verb; nothing where they are missing. */
const withOwnWords = (
  scope: Scope,
  { entry, form }: Doing<VerbWord>,
  sentence: WrittenAct,
): Fitting | undefined => {
  if (entry.behind !== undefined) {
    const { behind, ...plain } = entry;
    const cut = cutBehind(sentence, behind.split(' '));
    const found = cut && withOwnWords(scope, { entry: plain, form }, cut.sentence);
    return (
      found && { ...found, word: entry, own: [...found.own, ...cut.own], weight: found.weight + 1 }
    );
  }
  const rest = sentence.verb.words.slice(1);
  const whole = {
    word: entry,
    form,
    own: [],
    weight: entry.wholeZone ? ofZone(scope, sentence) : 0,
  };
  const wanted = entry.with?.split(' ');
  if (entry.goal) return untilHave(whole, sentence);
  if (wanted === undefined) {
    const moved = withWords(sentence, rest);
    return entry.looksFor === undefined
      ? { ...whole, sentence: moved }
      : lookingFor(scope, { ...whole, sentence: moved }, entry.looksFor);
  }
  if (startsWith(rest, wanted)) {
    const own = rest.slice(0, wanted.length);
    const moved = withWords(sentence, rest.slice(wanted.length));
    return { ...whole, own, weight: wanted.length, sentence: moved };
  }
  if (rest.length > 0) return withJoin(whole, wanted, sentence);
  return withNeighbour({ ...whole, sentence, weight: wanted.length }, wanted);
};

/** What is done to zones is meant where one is named, and rather not where cards are. */
const ofZone = (scope: Scope, { object }: WrittenAct): number =>
  object !== undefined && placeIn(quiet(scope), object) !== undefined ? 1 : -1;

/** `turn it upside down`: the last words of all that is named belong to the verb. */
const cutBehind = (
  sentence: WrittenAct,
  wanted: readonly string[],
): { readonly sentence: WrittenAct; readonly own: readonly Word[] } | undefined => {
  const { verb, object, prepositions } = sentence;
  const joined = prepositions.find((one) => isJust(one, wanted));
  if (joined !== undefined)
    return {
      sentence: { ...sentence, prepositions: prepositions.filter((one) => one !== joined) },
      own: nounWords(joined.object),
    };
  if (object === undefined) {
    const words = verb.words.slice(0, -wanted.length);
    const own = verb.words.slice(words.length);
    const left = restOf(cursorOn(words));
    return left && startsWith(own, wanted)
      ? { sentence: { ...sentence, verb: left }, own }
      : undefined;
  }
  const cut = cutAtEnd(object, wanted);
  return cut && { sentence: { ...sentence, object: cut.phrase }, own: cut.own };
};

/** `at random`, where the grammar takes the first for a joining word. */
const isJust = (
  { join, object }: Preposition,
  [first = '', ...others]: readonly string[],
): boolean => join === first && isBare(object) && object.noun?.text === others.join(' ');

const cutAtEnd = (
  phrase: NounPhrase,
  wanted: readonly string[],
): { readonly phrase: NounPhrase; readonly own: readonly Word[] } | undefined => {
  const { others, place, noun } = phrase;
  const last = others.at(-1) ?? place;
  if (last !== undefined) {
    const cut = cutAtEnd(last, wanted);
    if (cut === undefined) return undefined;
    const { own, phrase: left } = cut;
    return others.length > 0
      ? { phrase: { ...phrase, others: [...others.slice(0, -1), left] }, own }
      : { phrase: { ...phrase, place: left }, own };
  }
  const words = noun?.words ?? [];
  const own = words.slice(-wanted.length);
  if (own.length < wanted.length || !startsWith(own, wanted)) return undefined;
  const left = restOf(cursorOn(words.slice(0, -wanted.length)));
  return { phrase: { ...phrase, noun: left }, own };
};

const isYou = (subject: WrittenAct['subject']): boolean =>
  subject === undefined || subject.pronoun === 'you';

const startsWith = (words: readonly Word[], wanted: readonly string[]): boolean =>
  wanted.every((word, index) => words[index]?.text.toLowerCase() === word);

/** `gain control of` it: the last of the verb's words joins its object. */
const withJoin = (
  whole: Omit<Fitting, 'sentence'>,
  wanted: readonly string[],
  sentence: WrittenAct,
): Fitting | undefined => {
  const own = sentence.verb.words.slice(1);
  const [first, ...others] = sentence.prepositions;
  const isWhole = own.length === wanted.length - 1 && startsWith(own, wanted.slice(0, -1));
  if (!isWhole || first === undefined || first.join !== wanted.at(-1)) return undefined;
  if (sentence.object !== undefined) return undefined;
  const object = { ...sentence, object: first.object, prepositions: others };
  return { ...whole, own, weight: wanted.length, sentence: object };
};

/** `discard hand`, `lose the game` with a noun, `look at` with the word that joins its object. */
const withNeighbour = (found: Fitting, wanted: readonly string[]): Fitting | undefined => {
  const { sentence } = found;
  const { object, prepositions } = sentence;
  const noun = object?.noun;
  if (object !== undefined && noun !== undefined && object.name === undefined) {
    if (object.pronoun === 'this') return withThis(found, wanted, { ...object, noun });
    if (noun.words.length !== wanted.length || !startsWith(noun.words, wanted)) return undefined;
    const { of, ownerless = false } = found.word;
    const owned = of === undefined ? [object] : partOf(object, of.split(' '));
    if (!owned.every(saysNoMore) || owned.length === 0) return undefined;
    const owners = owned.flatMap((one) => one.owners);
    if (ownerless && owners.length > 0) return undefined;
    const own = isYou(sentence.subject) && found.form !== 'third' ? 'your' : 'their';
    if (owners.some(({ text }) => text.toLowerCase() !== own)) return undefined;
    const words = owned.flatMap((one) => [
      ...one.owners.flatMap((owner) => owner.words),
      ...(one.noun?.words ?? []),
    ]);
    return { ...found, own: words, sentence: { ...sentence, object: undefined } };
  }
  const [first, ...others] = prepositions;
  if (object !== undefined || first === undefined || wanted.join(' ') !== first.join)
    return undefined;
  return { ...found, sentence: { ...sentence, object: first.object, prepositions: others } };
};

/**
 * `the draw step of your next turn`, `your next turn's draw step`: the part and, by itself, what it is a part of, which is
 * somebody's; nothing where the words are others.
 */
const partOf = (object: NounPhrase, wanted: readonly string[]): readonly NounPhrase[] => {
  const { place, owners, definite, noun } = object;
  const part = { ...object, place: undefined, owners: [] };
  const [whose, ...more] = owners;
  if (place === undefined) {
    const [first, ...words] = whose?.words ?? [];
    if (noun === undefined || first === undefined || whose === undefined) return [];
    const isWhole =
      more.length === 0 && words.length === wanted.length && startsWith(words, wanted);
    const owner = { words: [first], text: first.text, at: first.at };
    const whole = { ...bareNoun(whose.at, { ...whose, words }), owners: [owner] };
    return isWhole ? [part, whole] : [];
  }
  const words = place.noun?.words ?? [];
  const isWhole = words.length === wanted.length && startsWith(words, wanted);
  return isWhole && definite && whose === undefined && place.owners.length === 1 && !place.quantity
    ? [part, place]
    : [];
};

/** Of words that belong to a verb nothing else can be said than whose they are: `lose the game`, but no other game. */
const saysNoMore = (object: NounPhrase): boolean =>
  isBare({ ...object, owners: [], pronoun: undefined }) &&
  (object.quantity === undefined || object.quantity.kind === 'any' || isOne(object.quantity));

/** `end this turn`: its pronoun belongs to the verb, too. */
const withThis = (
  found: Fitting,
  [first, ...wanted]: readonly string[],
  object: NounPhrase & { readonly noun: NonNullable<NounPhrase['noun']> },
): Fitting | undefined => {
  const { noun, at } = object;
  if (
    !saysNoMore(object) ||
    first !== 'this' ||
    noun.words.length !== wanted.length ||
    !startsWith(noun.words, wanted)
  )
    return undefined;
  const pronoun: Word = { text: first, quoted: false, at };
  const sentence = { ...found.sentence, object: undefined };
  return { ...found, own: [pronoun, ...noun.words], sentence };
};

/** `search your deck for 1 creature`: what is looked for stands behind the place. */
const lookingFor = (scope: Scope, found: Fitting, join: string): Fitting | undefined => {
  const { object, prepositions } = found.sentence;
  const [first, ...others] = prepositions;
  if (first?.join !== join || object === undefined) return undefined;
  const place = placeIn(quiet(scope), object);
  if (place === undefined || first.object.place !== undefined) return undefined;
  const sought = { ...first.object, place: object };
  return {
    ...found,
    weight: 1,
    sentence: { ...found.sentence, object: sought, prepositions: others },
  };
};

/** `draw until you have 4 cards in hand`, `draws until they have …`: what is had is what is counted. */
const untilHave = (found: Omit<Fitting, 'sentence'>, act: WrittenAct): Fitting | undefined => {
  const { duration, object, verb } = act;
  if (duration?.kind !== 'until-so' || object !== undefined || verb.words.length > 1)
    return undefined;
  const { condition } = duration;
  const own = isYou(act.subject) && found.form !== 'third' ? 'you' : 'them';
  if (condition.kind !== 'have' || condition.subject?.pronoun !== own) return undefined;
  return {
    ...found,
    weight: 2,
    sentence: { ...act, object: condition.what, duration: undefined },
  };
};

/** Words in front of the object's noun belong to it: the grammar, which knows no verbs, took them for the verb's. */
const withWords = (sentence: WrittenAct, words: readonly Word[]): WrittenAct => {
  const rest = restOf(cursorOn(words));
  if (rest === undefined) return sentence;
  const { object } = sentence;
  if (object === undefined) return { ...sentence, object: bareNoun(rest.at, rest) };
  if (object.noun === undefined) return { ...sentence, object: { ...object, noun: rest } };
  const all = [...words, ...nounWords(object)];
  const text = `${rest.text} ${object.noun.text}`;
  const noun: NonNullable<NounPhrase['noun']> = {
    words: all,
    text,
    at: spanFrom(cursorOn(all), 0, all.length),
  };
  return { ...sentence, object: { ...object, noun } };
};
