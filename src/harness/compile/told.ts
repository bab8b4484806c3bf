/** Which event a sentence tells of, and its words: the grammar, which knows no verbs, may have cut them anywhere. */
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Happening, NounPhrase } from '../../language/document.js';
import { type Aspect, eventAt, type EventFound, type FormSpelling } from './events.js';
import { isBare, nounWords } from './located.js';
import { isOne } from './nouns.js';
import { type Cursor, cursorOn } from './reader.js';
import type { Scope } from './scope.js';

/** The words of an event in a row: the grammar, which knows no verbs, may have cut them anywhere. */
export interface ToldWords {
  readonly happening: Happening;
  readonly aspect: Aspect;
  readonly cursor: Cursor;
  /** How many of the words stand in the subject. */
  readonly inSubject: number;
  readonly spelled: readonly FormSpelling[];
  /** Who reads it has read how many they are. */
  readonly isPast: boolean;
  /** What is said behind the verb, where it is more than words. */
  readonly object: NounPhrase | undefined;
}

export const toldBy = (happening: Happening): ToldWords => {
  const { subject, verb, object } = happening;
  const isProgressive = verb.words[0]?.text.toLowerCase() === 'being';
  const subjectWords = subject.noun?.words ?? [];
  const verbWords = isProgressive ? verb.words.slice(1) : verb.words;
  const isName =
    object !== undefined &&
    isBare(object) &&
    (object.quantity === undefined || isOne(object.quantity));
  // Words, or `a` and words, may be part of the event's name.
  const bare = isName ? nounWords(object) : [];
  return {
    happening,
    cursor: cursorOn([...subjectWords, ...verbWords, ...bare]),
    inSubject: subjectWords.length,
    object: bare.length > 0 ? undefined : object,
    isPast: false,
    ...spellingOf(happening, isProgressive),
  };
};

const spellingOf = (
  { would, passive }: Happening,
  isProgressive: boolean,
): Pick<ToldWords, 'aspect' | 'spelled'> => {
  if (isProgressive)
    return { aspect: 'being', spelled: [{ voice: 'passive', forms: ['participle'] }] };
  if (would && passive)
    return { aspect: 'would', spelled: [{ voice: 'passive', forms: ['participle'] }] };
  if (would) return { aspect: 'would', spelled: [{ voice: 'active', forms: ['base'] }] };
  if (!passive) return { aspect: 'done', spelled: [{ voice: 'active', forms: ['third', 'base'] }] };
  return {
    aspect: 'done',
    spelled: [
      { voice: 'passive', forms: ['participle'] },
      { voice: 'active', forms: ['ing'] },
    ],
  };
};

/** The event that a sentence tells of, and its words; the grammar may have cut them anywhere. */
export const eventTold = (
  scope: Scope,
  happening: Happening,
): { readonly found: EventFound; readonly cursor: Cursor } | undefined => {
  const told = toldBy(happening);
  const at = findEvent(scope, told);
  if (at === undefined) return undefined;
  told.cursor.at = at.at;
  return { found: at.found, cursor: told.cursor };
};

export interface At {
  readonly found: EventFound;
  /** Where its name begins. */
  readonly at: number;
}

/** The verb is the first word that can be one; where the subject is more than words, it may be the very first. */
export const findEvent = (
  scope: Scope,
  { happening, cursor, inSubject, spelled }: ToldWords,
): At | undefined => {
  const { subject } = happening;
  const first = subject.pronoun !== undefined || subject.name !== undefined ? 0 : 1;
  for (let at = Math.min(first, inSubject); at < cursor.words.length; at++) {
    const noun = cursor.lower.slice(0, at).join(' ');
    if (endsNoun(scope, cursor, at, spelled)) continue;
    const found = eventAt(scope.lexicon, { lower: cursor.lower, at }, spelled, noun);
    if (found !== undefined) return { found, at };
    if (at >= inSubject) return undefined;
  }
  return undefined;
};

/** `weapon attacks hits`: a word that could be the verb, and is the last of a noun with the verb behind it. */
const endsNoun = (
  { lexicon }: Scope,
  { lower }: Cursor,
  at: number,
  spelled: readonly FormSpelling[],
): boolean => {
  if (at === 0 || !lexicon.events.has(lower[at + 1] ?? '')) return false;
  const said = lower.slice(0, at + 1).join(' ');
  return (
    entriesOf(lexicon.vocabulary, 'noun').some(({ words, plurals }) =>
      [...words, ...plurals].some((one) => one.includes(' ') && ` ${said}`.endsWith(` ${one}`)),
    ) && eventAt(lexicon, { lower, at: at + 1 }, spelled, said) !== undefined
  );
};
