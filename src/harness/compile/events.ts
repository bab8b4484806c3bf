/** Which event of the game a verb means, in whichever of its forms; the same for cards, prohibitions and claims. */
import type { EventWord, Role, Voice } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { type Form, type Lexicon, roleOfJoin } from './lexicon.js';
import { type Cursor, refuseArticles, spanFrom } from './reader.js';
import { report, type Scope } from './scope.js';

/**
 * How an event is spoken of: what was done ("is destroyed", "attacks"), what is about to be done ("would be
 * destroyed"), or what is being done ("is being destroyed").
 */
export type Aspect = 'done' | 'would' | 'being';

/** What tells which forms of a verb can stand there. */
export interface FormSpelling {
  readonly voice: 'active' | 'passive';
  readonly forms: readonly Form[];
}

/** The form behind `cannot`: `attack`, `be attacked`. */
export const formIn = (passive: boolean): FormSpelling =>
  passive ? { voice: 'passive', forms: ['participle'] } : { voice: 'active', forms: ['base'] };

/** An event that was found, and how many words its name takes. */
export interface EventFound {
  readonly entry: EventWord;
  readonly voice: Voice;
  readonly form: Form;
  readonly length: number;
}

/**
 * The event with the longest name that begins at the next word.
 *
 * @param spelled what the words around allow, the likeliest first
 * @param noun the noun in front, where that can be part of an event's name: `turn` of "your turn ends"
 */
export const eventAt = (
  lexicon: Lexicon,
  { lower, at }: Pick<Cursor, 'lower' | 'at'>,
  spelled: readonly FormSpelling[],
  noun: string,
): EventFound | undefined => {
  let best: EventFound | undefined;
  let most = -1;
  for (const { voice: name, forms } of spelled)
    for (const { entry, form } of lexicon.events.get(lower[at] ?? '') ?? []) {
      const voice = entry[name];
      if (voice === undefined || !forms.includes(form)) continue;
      if (entry.noun !== undefined && !entry.noun.includes(noun)) continue;
      const behind = wordsBehind(entry, lower, at + 1);
      if (behind === undefined) continue;
      // An event of just this noun is meant before one of any.
      const weight = 2 * behind + (entry.noun === undefined ? 0 : 1);
      if (weight <= most) continue;
      [best, most] = [{ entry, voice, form, length: 1 + behind }, weight];
    }
  return best;
};

/** How many words that belong to the verb stand behind it; nothing where they are missing. */
const wordsBehind = (
  { with: wanted, withIsOptional, words: listed }: EventWord,
  lower: readonly string[],
  at: number,
): number | undefined => {
  if (wanted === undefined) return 0;
  for (const words of wanted) {
    // `won a battle`, where it is listed so: on cards the grammar takes the article.
    const withArticle = `a ${words}`;
    const ways = listed.some((one) => one.endsWith(` ${withArticle}`))
      ? [words, withArticle]
      : [words];
    for (const split of ways.map((one) => one.split(' ')))
      if (split.every((word, index) => lower[at + index] === word)) return split.length;
  }
  return withIsOptional ? 0 : undefined;
};

/** Takes the words of an event that was found. */
export const takeEvent = (scope: Scope, cursor: Cursor, { entry, length }: EventFound): void => {
  const at = spanFrom(cursor, cursor.at, cursor.at + length);
  // `leaves the battle zone`: behind the verb begins a name.
  refuseArticles(scope, cursor.words.slice(cursor.at + 2, cursor.at + length));
  scope.senses.push({ at, is: 'event', word: entry.words[0] ?? '', entry });
  cursor.at += length;
};

/** The role of what stands behind a joining word. */
export const joinRole = ({ joins }: Voice, join: string): Role | undefined =>
  joins?.[roleOfJoin(join)];

/**
 * `a card is returned`: without where to, any card that goes anywhere would be meant.
 *
 * @param told the roles that words behind the verb tell
 */
export const checkNeeds = (
  scope: Scope,
  at: Span,
  { needs, forms: { participle } }: EventWord,
  told: readonly (string | undefined)[],
): void => {
  if (needs === undefined || told.includes(needs)) return;
  report(
    scope,
    'nonsense',
    at,
    `‘${participle}’ does not say where to`,
    `for example: ${participle} ${needs} hand`,
  );
};

/** Every way in which an event can be written, for telling which was probably meant. */
export const eventSpellings = ({ vocabulary }: Lexicon): readonly string[] =>
  vocabulary.entries.flatMap((entry) => (entry.kind === 'event' ? entry.words : []));

/** The ways in which events can be written where only these forms of their verbs can stand. */
export const formsFor = (
  { vocabulary }: Lexicon,
  spelled: readonly FormSpelling[],
): readonly string[] =>
  vocabulary.entries.flatMap((entry) => {
    if (entry.kind !== 'event') return [];
    const behind = entry.with === undefined ? '' : ` ${entry.with[0] ?? ''}`;
    // `chain link resolved`: of nothing else can that be said.
    const before = entry.noun === undefined ? '' : `${entry.noun[0] ?? ''} `;
    return spelled
      .filter(({ voice }) => entry[voice] !== undefined)
      .flatMap(({ forms }) => forms.map((form) => `${before}${entry.forms[form]}${behind}`));
  });
