/** Cards that stand for their player, where something is done that only players do: `target hero draws 1 card`. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type EventWord, type Voice } from '../../kernel/vocabulary.js';
import type { NounPhrase, Sentence, Span, Term, Word } from '../../language/document.js';
import { emptyNoun } from '../../language/noun.js';
import { wording } from '../../language/wording.js';
import type { Scope } from './scope.js';

type Act = Extract<Sentence, { readonly kind: 'act' }>;

const standIns = ({ lexicon }: Scope): readonly string[] =>
  entriesOf(lexicon.vocabulary, 'noun').flatMap(({ ofPlayer, words }) => (ofPlayer ? words : []));

const isStandIn = (scope: Scope, word: Word | undefined): boolean =>
  word !== undefined && !word.quoted && standIns(scope).includes(word.text.toLowerCase());

/** Whether a phrase is about one card that stands for its player. */
export const standsForPlayer = (scope: Scope, { noun, name }: NounPhrase): boolean =>
  name === undefined && isStandIn(scope, noun?.words.at(-1));

/** As two sentences: the card is chosen, and then its player does it. Nothing where the sentence says something else. */
export const asItsPlayer = (scope: Scope, act: Act): readonly [Act, Act] | undefined => {
  const { subject, verb } = withSubject(scope, act);
  if (subject === undefined || act.instead || subject.pronoun !== undefined) return undefined;
  if (!standsForPlayer(scope, subject) || !isOneOf(subject) || isDoneByCards(scope, verb))
    return undefined;
  const { at } = subject;
  const chosen: Act = {
    ...act,
    subject: undefined,
    verb: termOf(at, wordOf(scope, 'choose')),
    object: subject,
    prepositions: [],
    amount: undefined,
    duration: undefined,
    may: false,
    stops: undefined,
  };
  const player: NounPhrase = {
    ...emptyNoun(at),
    owners: [termOf(at, 'its')],
    noun: termOf(at, 'controller'),
  };
  return [chosen, { ...act, subject: player, verb }];
};

/** The grammar, which knows no nouns, took `target hero draws` for a verb. */
const withSubject = (scope: Scope, { subject, verb }: Act): Pick<Act, 'subject' | 'verb'> => {
  if (subject !== undefined) return { subject, verb };
  const until = verb.words.findIndex((word) => isStandIn(scope, word)) + 1;
  const [own, rest] = [verb.words.slice(0, until), verb.words.slice(until)];
  const [said, left] = [termIn(own), termIn(rest)];
  if (said === undefined || left === undefined) return { subject, verb };
  return { subject: { ...emptyNoun(said.at), noun: said }, verb: left };
};

const isOneOf = ({ quantity, other }: NounPhrase): boolean =>
  !other &&
  (quantity === undefined ||
    (quantity.kind === 'exactly' &&
      quantity.amount.kind === 'number' &&
      quantity.amount.value === 1));

const isDoneByCards = ({ lexicon }: Scope, { words: [first] }: Term): boolean =>
  entriesOf(lexicon.vocabulary, 'verb').some(
    ({ byCards, forms }) =>
      byCards !== undefined && [forms.base, forms.third].includes(first?.text.toLowerCase() ?? ''),
  );

/** The word for what is done, as this game's texts say it. */
const wordOf = ({ lexicon }: Scope, verb: string): string =>
  entriesOf(lexicon.vocabulary, 'verb').find((one) => one.verb === verb)?.forms.base ?? verb;

const termOf = (at: Span, text: string): Term => ({
  words: [{ text, quoted: false, at }],
  text,
  at,
});

const termIn = (words: readonly Word[]): Term | undefined => {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const { start, line, column } = first.at;
  const at = { ...last.at, start, line, column };
  return { words, text: wording(words), at };
};

/** `when this hits a hero: they discard 1 card`: the player across the table, where that is only done there. */
export const opposedPlayer = (
  scope: Scope,
  { opposed }: EventWord,
  { subject, object }: Voice,
  roles: Readonly<Record<string, Kernel.RolePattern>>,
  phrase: NounPhrase | undefined,
): Kernel.Who | undefined => {
  if (!opposed || phrase === undefined || object === undefined || subject === undefined)
    return undefined;
  if (roles[object.role]?.is !== 'card' || !standsForPlayer(scope, phrase)) return undefined;
  const by = roles[subject.role];
  const side = by?.is === 'this' ? 'you' : by?.is === 'card' ? by.filter.whose : undefined;
  return side === 'you' ? 'opponent' : side === 'opponent' ? 'you' : undefined;
};
