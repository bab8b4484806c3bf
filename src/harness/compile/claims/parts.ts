/** The parts of a claim that the grammar tells apart, ready to be read. */
import type { SaidClaim, Word } from '../../../language/document.js';
import type { Assertion, OneOrSeveral, Ref } from '../../assertion.js';
import type { NounWord } from '../../../kernel/vocabulary.js';
import { spoken, wording } from '../../../language/wording.js';
import type { Sense } from '../../senses.js';
import { partWords } from '../places.js';
import { type Cursor, cursorOn, refuseRest } from '../reader.js';
import { type Names, readRefs } from '../refs.js';
import { report } from '../scope.js';

/** What makes an assertion of a claim; nothing where it is not understood. */
export type Reader = (names: Names, claim: SaidClaim) => Assertion | undefined;

/** What stands in front of the claim's verb, and behind it. */
export const headOf = ({ head }: SaidClaim): Cursor => cursorOn(partWords(head));
export const tailOf = ({ tail }: SaidClaim): Cursor => cursorOn(partWords(tail));

/** Whether it says that something is not so. */
export const isDenied = ({ not }: SaidClaim): boolean => not !== undefined;

/** All of the head, as cards. */
export const cardsNamed = (names: Names, claim: SaidClaim): readonly Ref[] => {
  const refs = refsIn(names, claim);
  const player = refs.find(({ is }) => is === 'player');
  if (player !== undefined)
    report(names, 'nonsense', claim.at, `‘${player.text}’ is no card`, 'say: x in A hand');
  return refs;
};

/** All of the head, as cards and players. */
export const refsIn = (names: Names, claim: SaidClaim): readonly Ref[] => {
  const cursor = headOf(claim);
  const refs = readRefs(names, cursor);
  refuseRest(names, cursor, 'cards');
  return refs;
};

/**
 * Words as they are said of one and of several: their noun in both of its forms.
 *
 * @param senses what was made of these words
 */
export const oneOrSeveral = (words: readonly Word[], senses: readonly Sense[]): OneOrSeveral => {
  const nouns = senses.flatMap(({ at, entry }) => (entry?.kind === 'noun' ? [{ at, entry }] : []));
  const last = nouns.at(-1);
  const from = words.findIndex(({ at }) => at.start === last?.at.start);
  if (last === undefined || from < 0) return { one: spoken(words), several: spoken(words) };
  const to = words.findLastIndex(({ at }) => at.end <= last.at.end) + 1;
  const { one, several } = formsOf(last.entry, wording(words.slice(from, to)).toLowerCase());
  const withNoun = (text: string): string =>
    spoken([...words.slice(0, from), { ...words[from]!, text, quoted: false }, ...words.slice(to)]);
  return { one: withNoun(one), several: withNoun(several) };
};

/** Both forms of a noun, by the one that stands there. */
const formsOf = ({ words, plurals }: NounWord, written: string): OneOrSeveral => {
  const at = Math.max(words.indexOf(written), plurals.indexOf(written), 0);
  return { one: words[at] ?? words[0] ?? written, several: plurals[at] ?? plurals[0] ?? written };
};
