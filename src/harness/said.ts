/** Which event of a game's vocabulary the words of an expectation mean. */
import type { EventWord, Vocabulary } from '../kernel/vocabulary.js';
import { normal } from '../language/names.js';

export interface EventSaid {
  readonly word: EventWord;
  /** What stands behind the verb: a place, mostly. */
  readonly rest: string;
}

/** The longest verb wins; `did not trigger` means the event that is written `triggered`. */
export const eventSaid = (vocabulary: Vocabulary, text: string): EventSaid | undefined => {
  const words = normal(text).split(' ').filter(Boolean);
  for (let length = words.length; length > 0; length--) {
    const [verb = '', ...others] = words.slice(0, length);
    for (const form of formsOf(verb)) {
      const key = [form, ...others].join(' ');
      const word = Object.hasOwn(vocabulary.events, key) ? vocabulary.events[key] : undefined;
      if (word !== undefined) return { word, rest: words.slice(length).join(' ') };
    }
  }
  return undefined;
};

const formsOf = (verb: string): readonly string[] => [
  verb,
  `${verb}s`,
  `${verb}es`,
  `${verb}d`,
  `${verb}ed`,
  `${verb.replace(/y$/, 'i')}ed`,
];
