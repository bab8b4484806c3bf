/** What a claim says happened: `fang was destroyed by wall`, `A drew`, `x was put into graveyard`. */
import { entriesOf } from '../../../kernel/vocabulary.js';
import type { WrittenOrder, SaidClaim, Span, Word } from '../../../language/document.js';
import { spoken, wording } from '../../../language/wording.js';
import type { Assertion, Ordered, Ref, ToldAuxiliary, ToldEvent } from '../../assertion.js';
import { eventAt, type EventFound, formsFor, type FormSpelling, takeEvent } from '../events.js';
import type { Form } from '../lexicon.js';
import { partWords } from '../places.js';
import {
  type Cursor,
  cursorOn,
  isDone,
  next,
  noteAs,
  refuseRest,
  restOf,
  takeWords,
} from '../reader.js';
import { type Names, readRefs, takeRefs } from '../refs.js';
import { report, unknown } from '../scope.js';
import { canBeIn, readBehind, takeTimes, upToTimes } from './behind.js';
import { headOf, isDenied, tailOf } from './parts.js';

/** Who or what it happened to, or did it: cards and players, or a noun that is part of the event's name. */
export interface Subject {
  readonly refs: readonly Ref[];
  readonly noun: string;
  readonly said: Pick<ToldEvent['said'], 'subject' | 'each'>;
}

/** Reads the words in front of the verb as a whole. */
export const readSubject = (names: Names, cursor: Cursor): Subject => {
  const refs = takeRefs(names, cursor);
  const { at } = cursor;
  if (!isDone(cursor)) takeWords(names, cursor, 'player', "'s");
  const noun = isDone(cursor) ? '' : takeNoun(names, cursor, cursor.words.length);
  return { refs, noun, said: subjectWords(cursor.words, refs, at) };
};

/** @param at where the cards and players end */
const subjectWords = (
  words: readonly Word[],
  refs: readonly Ref[],
  at: number,
): Subject['said'] => {
  const behind = words.slice(at);
  const subject = spoken(words);
  const each = refs.map(({ is, text }) =>
    spoken([{ text, quoted: is === 'name', at: words[0]!.at }, ...behind]),
  );
  return { subject, each: refs.length > 1 ? each : [subject] };
};

/** The words up to the verb, which must be part of the event's name. */
const takeNoun = (names: Names, cursor: Cursor, to: number): string => {
  const noun = cursor.lower.slice(cursor.at, to).join(' ');
  if (noun !== '') noteAs(names, cursor, to - cursor.at, 'event', noun);
  return noun;
};

type Auxiliary = Exclude<ToldAuxiliary, 'happened'> | 'did';

const tenses: readonly Form[] = ['past'];
const passive: readonly FormSpelling[] = [{ voice: 'passive', forms: ['participle'] }];
/** What the words of the language around an event's verb, `was …`, `did not …`, or none, say of its form. */
const spellings: Readonly<Record<Auxiliary, readonly FormSpelling[]>> = {
  was: passive,
  were: passive,
  is: passive,
  are: passive,
  did: [{ voice: 'active', forms: ['base'] }],
  none: [{ voice: 'active', forms: tenses }],
};

/** The verb and what stands behind it, up to `4 times`; nothing where no event of the game is meant. */
export const readTold = (
  names: Names,
  { refs, noun, said }: Subject,
  cursor: Cursor,
  auxiliary: Auxiliary,
): ToldEvent | undefined => {
  const being =
    spellings[auxiliary] === passive && takeWords(names, cursor, 'claim', 'being') !== undefined;
  const verbAt = cursor.at;
  const found = eventAt(names.lexicon, cursor, spellings[auxiliary], noun);
  const isOwn = found?.entry.with?.includes(cursor.lower.at(-1) ?? '') ?? false;
  if (auxiliary === 'none' && !isOwn && refuseState(names, cursor)) return undefined;
  if (found === undefined) {
    unknownEvent(names, cursor, refs, auxiliary);
    return undefined;
  }
  const { entry } = found;
  const [first] = cursor.words;
  if (noun !== '' && entry.noun === undefined && first !== undefined)
    report(
      names,
      'unknown-word',
      first.at,
      `‘${noun}’ means nothing in front of ‘${cursor.words[cursor.at]?.text ?? ''}’`,
    );
  takeEvent(names, cursor, found);
  const behind = readBehind(names, cursor, found);
  return {
    entry,
    event: being ? (entry.before ?? entry.event) : entry.event,
    where: {
      ...entry.where,
      ...(found.voice.joins?.['from'] && entry.in ? { from: entry.in } : {}),
      ...behind.where,
    },
    subject: subjectOf(names, refs, found, cursor),
    roles: behind.roles,
    said: {
      ...said,
      auxiliary: auxiliary === 'did' ? 'none' : auxiliary,
      being,
      behind: spoken(cursor.words.slice(verbAt + 1, cursor.at)),
    },
  };
};

/** `torch spent`: a card is that, or became so. */
const refuseState = (names: Names, { words, lower }: Cursor): boolean => {
  const word = words.at(-1);
  const isState = names.lexicon.meanings
    .get(lower.at(-1) ?? '')
    ?.some(({ entry }) => entry.kind === 'state');
  if (word === undefined || !isState) return false;
  const help = `say: is ${word.text}, or: was ${word.text}`;
  report(names, 'nonsense', word.at, `‘${word.text}’ says how something is`, help);
  return true;
};

/** Whether a characteristic or a zone stands there: `x power 3`. */
const takesValue = ({ lexicon }: Names, { lower, at }: Cursor): boolean =>
  lexicon.meanings
    .get(lower.slice(at, -1).join(' '))
    ?.some(({ entry: { kind } }) => kind === 'trait' || kind === 'zone') ?? false;

const unknownEvent = (
  names: Names,
  cursor: Cursor,
  refs: readonly Ref[],
  auxiliary: Auxiliary,
): void => {
  const rest = restOf(upToTimes(cursor));
  const [last] = cursor.words.slice(-1);
  const at: Span | undefined = rest?.at ?? last?.at;
  if (at === undefined) return;
  const said = rest?.text ?? '';
  const ofCards = refs.length > 0 && refs.every(({ is }) => is !== 'player');
  const isResult = !ofCards && results.has(said);
  const isValue = last?.number !== undefined && takesValue(names, cursor);
  const help = isResult
    ? 'say: has won, has lost'
    : isValue
      ? `say: ${wording(cursor.words.slice(cursor.at, -1))} = ${last.text}`
      : (askedHelp(next(cursor)) ??
        (isCommand(names, cursor)
          ? `what is done stands under ‘do’: ${refs[0]?.text ?? 'A'}: ${said}`
          : undefined));
  if (help !== undefined) report(names, 'unknown-event', at, `there is no event ‘${said}’`, help);
  else
    unknown(names, 'unknown-event', at, {
      word: said,
      as: 'event',
      among: { forms: formsFor(names.lexicon, spellings[auxiliary]) },
    });
};

const results: ReadonlySet<string> = new Set(['won', 'wins', 'win', 'lost', 'loses', 'lose']);

/** `A was not asked for block`: what is said instead of who is asked, and for what. */
export const askedHelp = (word: string): string | undefined =>
  asked.has(word)
    ? 'who has to decide is told with decides, and who was asked with was asked: A decides block, A was asked to block, B was not asked to block'
    : undefined;

const asked: ReadonlySet<string> = new Set(['asked', 'ask', 'decide', 'decided']);

/** `A take x`: a command of the game, and nothing that happened. */
const isCommand = ({ lexicon }: Names, { lower, at }: Cursor): boolean =>
  entriesOf(lexicon.vocabulary, 'command').some(({ words }) =>
    words.some((word) => word === lower[at] || lower.slice(at).join(' ').startsWith(`${word} `)),
  );

const subjectOf = (
  names: Names,
  refs: readonly Ref[],
  { voice, entry }: EventFound,
  { words }: Cursor,
): ToldEvent['subject'] => {
  if (refs.length === 0) return undefined;
  const at = words[0]?.at;
  const { subject } = voice;
  if (subject !== undefined && refs.every((ref) => canBeIn(subject, ref)))
    return { role: subject.role, refs };
  // A player attacks with a card, and is dealt what their hero is.
  if (subject?.orPlayer !== undefined && refs.every(({ is }) => is === 'player'))
    return { role: subject.orPlayer, refs };
  if (at !== undefined)
    report(
      names,
      'nonsense',
      at,
      `‘${refs.map(({ text }) => text).join(', ')}’ cannot be the subject of ‘${entry.words[0] ?? ''}’`,
      `there is: ${entry.words.join(', ')}`,
    );
  return undefined;
};

// ---------------------------------------------------------------- before and after

/** `before pit resolved`, `after the turn ended`; without a verb that of the claim is meant again. */
export const readOrdered = (
  names: Names,
  { when, parts }: WrittenOrder,
  again: ToldEvent | undefined,
): Ordered | undefined => {
  const cursor = cursorOn(partWords(parts));
  const told = readWhole(names, cursor, again);
  const rest = restOf(cursor);
  if (rest !== undefined)
    report(names, 'unknown-word', rest.at, `‘${rest.text}’ means nothing behind ‘${when} …’`);
  return told && { when, told };
};

/** A whole event: subject, verb and what stands behind it. */
export const readWhole = (
  names: Names,
  cursor: Cursor,
  again: ToldEvent | undefined,
): ToldEvent | undefined => {
  const start = cursor.at;
  const doing = eventAt(names.lexicon, cursor, doings, '');
  if (doing !== undefined && cursor.lower[start + doing.length] === 'happened') {
    takeEvent(names, cursor, doing);
    takeWords(names, cursor, 'claim', 'happened');
    const { entry } = doing;
    const subject = spoken(cursor.words.slice(start, start + doing.length));
    const said = {
      subject,
      each: [subject],
      auxiliary: 'happened',
      being: false,
      behind: '',
    } as const;
    return {
      entry,
      event: entry.event,
      where: { ...entry.where },
      subject: undefined,
      roles: {},
      said,
    };
  }
  const refs = takeRefs(names, cursor);
  const [first] = refs;
  if (first !== undefined && isDone(cursor) && again !== undefined) {
    refuseDoubtful(names, cursor.words[start]!.at, first, again);
    return {
      ...again,
      subject: again.subject && { role: again.subject.role, refs },
      said: { ...again.said, ...subjectWords(cursor.words.slice(start), refs, cursor.at - start) },
    };
  }
  const { at } = cursor;
  if (refs.length > 0) takeWords(names, cursor, 'player', "'s");
  const verbAt = findVerb(names, cursor, refs.length === 0);
  const noun = takeNoun(names, cursor, verbAt);
  if (refs.length === 0 && noun === '') readRefs(names, cursor);
  const said = subjectWords(cursor.words.slice(start, verbAt), refs, at - start);
  const was = takeWords(names, cursor, 'claim', ...auxiliaries);
  return readTold(names, { refs, noun, said }, cursor, was ?? 'none');
};

/** `t broke s1 before s2`: bare names stand for the subject alone, and a reader takes these for what is broken. */
const refuseDoubtful = (
  names: Names,
  at: Span,
  { is, text }: Ref,
  { subject, roles, said }: ToldEvent,
): void => {
  const isAlike = (other: Ref): boolean => (other.is === 'player') === (is === 'player');
  const isObject = said.auxiliary === 'none' && Object.values(roles).flat().some(isAlike);
  if (subject === undefined || (subject.refs.some(isAlike) && !isObject)) return;
  const help = 'say the whole of it again: t broke s1 before t broke s2';
  report(names, 'nonsense', at, `what is it that ‘${text}’ did, or that was done to it?`, help);
};

const doings: readonly FormSpelling[] = [
  { voice: 'active', forms: ['ing'] },
  { voice: 'passive', forms: ['ing'] },
];

const auxiliaries = ['was', 'were', 'is', 'are'] as const;

/** Where the verb begins: a noun that belongs to the event's name may stand in front of it. */
const findVerb = ({ lexicon }: Names, { lower, at }: Cursor, needsNoun: boolean): number => {
  for (let from = needsNoun ? at + 1 : at; from < lower.length && from <= at + mostNoun; from++) {
    if (auxiliaries.some((word) => word === lower[from])) return from;
    const noun = lower.slice(at, from).join(' ');
    if (eventAt(lexicon, { lower, at: from }, spellings.none, noun) !== undefined) return from;
  }
  return at;
};

const mostNoun = 3;

// ---------------------------------------------------------------- the whole claim

export const readHappened = (
  names: Names,
  claim: SaidClaim,
  auxiliary: 'was' | 'did',
): Assertion | undefined => {
  const head = headOf(claim);
  const tail = tailOf(claim);
  const doing =
    auxiliary === 'did' && next(tail) === 'happen' && tail.words.length === 1
      ? readWhole(names, cursorOn([...head.words, ...happened(tail)]), undefined)
      : undefined;
  if (doing !== undefined) takeWords(names, tail, 'claim', 'happen');
  const isOfSeveral = auxiliary === 'was' && claim.written?.text.toLowerCase() === 'were';
  const voice = isOfSeveral ? 'were' : auxiliary;
  const told = doing ?? readTold(names, readSubject(names, head), tail, voice);
  return told && happenedOf(names, claim, told, tail);
};

/** "Drawing did not happen" denies that drawing happened. */
const happened = ({ words }: Cursor): readonly Word[] =>
  words.map((word) => ({ ...word, text: 'happened' }));

export const happenedOf = (
  names: Names,
  claim: SaidClaim,
  told: NonNullable<ReturnType<typeof readWhole>>,
  cursor: Cursor,
): Assertion => {
  const { at } = cursor;
  const times = takeTimes(names, cursor);
  const isShared = Object.values(told.roles).some(({ length }) => length > 1);
  if (times !== undefined && isShared)
    report(
      names,
      'nonsense',
      cursor.words[at]!.at,
      'so often with each of these, or with all of them together?',
      'say it of each on a line of its own',
    );
  if (times !== undefined && isDenied(claim))
    report(
      names,
      'nonsense',
      cursor.words[at]!.at,
      'never, fewer times, or only not exactly so often?',
      'say how often it happened: 1 time; or leave the number out, if it never did',
    );
  refuseRest(names, cursor, 'what happened');
  const order = claim.order && readOrdered(names, claim.order, told);
  return { is: 'happened', told, not: isDenied(claim), times, order };
};
