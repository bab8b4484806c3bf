/** Which event of a game's vocabulary the words of an expectation mean. */
import type { EventWord, Vocabulary } from '../kernel/vocabulary.js';
import { normal, own } from '../language/names.js';
import { remembered } from './remember.js';

export interface EventSaid {
  readonly word: EventWord;
  /** What stands behind the verb, as it was written. */
  readonly rest: string;
}

/** `theirs was blocked` is not what `theirs blocked` is. */
export const eventSaid = (
  vocabulary: Vocabulary,
  passive: boolean,
  text: string,
): EventSaid | undefined =>
  passive ? passiveSaid(vocabulary, text) : activeSaid(vocabulary, text);

/** The longest verb wins; `did not trigger` means the event that is written `triggered`. */
const longest = (
  { events }: Vocabulary,
  auxiliary: string,
  text: string,
): EventSaid | undefined => {
  const written = text.split(' ').filter(Boolean);
  for (let length = written.length; length > 0; length--) {
    const [verb = '', ...others] = written.slice(0, length).map(normal);
    for (const form of formsOf(verb)) {
      const word = own(events, [auxiliary, form, ...others].filter(Boolean).join(' '));
      if (word !== undefined) return { word, rest: written.slice(length).join(' ') };
    }
  }
  return undefined;
};

const activeSaid = remembered((vocabulary: Vocabulary, text) => longest(vocabulary, '', text));

const passiveSaid = remembered(
  (vocabulary: Vocabulary, text) =>
    longest(vocabulary, 'was', text) ??
    longest(vocabulary, 'is', text) ??
    activeSaid(vocabulary, text),
);

/** `attack`, `attacking` and `attacked` are one event, whichever of them the game has in its table. */
const formsOf = (verb: string): readonly string[] => {
  const doing = /^(.+)ing$/.exec(verb)?.[1];
  const stems = doing === undefined ? [verb] : [verb, doing, `${doing}e`, doing.slice(0, -1)];
  return stems.flatMap((stem) => [
    stem,
    `${stem}s`,
    `${stem}es`,
    `${stem}d`,
    `${stem}ed`,
    `${stem.replace(/y$/, 'i')}ed`,
  ]);
};

/** What may stand behind the verb: whom or what it was done to, or where. */
export type Behind =
  | { readonly is: 'role'; readonly role: string; readonly who: string }
  | { readonly is: 'place'; readonly place: string };

/**
 * What the words behind the verb say; nothing where they say nothing that the event could have.
 *
 * @param isOne whether a word is a label or a player
 */
export const behindVerb = (
  { word, rest }: EventSaid,
  isOne: (text: string) => boolean,
): Behind | undefined => {
  const words = rest.split(' ');
  const [first = '', second = ''] = words;
  if (words.length === 1 && word.object !== undefined && isOne(first))
    return { is: 'role', role: word.object, who: first };
  const role = own(word.joins ?? {}, first);
  if (words.length === 2 && role !== undefined && isOne(second))
    return { is: 'role', role, who: second };
  if (word.place === undefined) return undefined;
  return { is: 'place', place: rest.replace(/^(?:to|into|in) /, '') };
};
