/** Cards that stand for their player, where something is done that only players do: `target hero draws 1 card`. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type EventWord, type Voice } from '../../kernel/vocabulary.js';
import type { NounPhrase, Sentence, Span, Term, Word } from '../../language/document.js';
import { emptyNoun } from '../../language/noun.js';
import { wording } from '../../language/wording.js';
import { describe } from './describe.js';
import { isSaid } from './other.js';
import { playerWords } from './players.js';
import { quiet, report, type Scope } from './scope.js';

type Act = Extract<Sentence, { readonly kind: 'act' }>;

const standIns = ({ lexicon }: Scope): readonly string[] =>
  entriesOf(lexicon.vocabulary, 'noun').flatMap(({ ofPlayer, words }) => (ofPlayer ? words : []));

const isStandIn = (scope: Scope, word: Word | undefined): boolean =>
  word !== undefined && !word.quoted && standIns(scope).includes(word.text.toLowerCase());

/** Whether a phrase is about one card that stands for its player. */
export const standsForPlayer = (scope: Scope, { noun, name }: NounPhrase): boolean =>
  name === undefined && isStandIn(scope, noun?.words.at(-1));

/** `they discard 1 card`, `that hero discards 1 card`: of whom the text has spoken before, or whose hero that is. */
export const they = (scope: Scope, phrase: NounPhrase): Kernel.Who | undefined => {
  const { they: spokenOf, it } = scope.spoken;
  const isThat = phrase.pronoun === 'it' && standsForPlayer(scope, phrase);
  if (isThat && (spokenOf === 'each' || (spokenOf === undefined && !wasNamed(scope, phrase))))
    refuseThat(scope, phrase);
  if (!isThey(phrase) && !isThat) return thatPlayer(scope, phrase);
  return noted(scope, phrase, spokenOf ?? (isThat && it?.is === 'it' ? 'controller' : undefined));
};

/** Whether what was spoken of is such a card: `when this hits` names no hero, nor does `deal 1 damage to 1 ally`. */
const wasNamed = (scope: Scope, { noun }: NounPhrase): boolean => {
  const { it, itself, taken } = scope.spoken;
  if (it !== undefined && it === itself) return false;
  if (it?.is !== 'it' || typeof taken !== 'object') return true;
  return isSaid(describe(quiet(scope), noun?.words ?? []).tests, taken.filter);
};

/** One of several players who do something by themselves, also where it is another who does it to them. */
export const whoever = (who: Kernel.Who): Kernel.Who => (who === 'doer' ? { role: 'doer' } : who);

export const isThey = ({ pronoun, noun }: NounPhrase): boolean =>
  pronoun === 'them' && noun === undefined;

/** `deal 1 damage to that player`: of whom the text has spoken before. */
export const thatPlayer = (scope: Scope, { pronoun, noun, at }: NounPhrase) => {
  const isPlayer = noun !== undefined && playerWords.get(wording(noun.words)) === 'any';
  if (pronoun !== 'it' || !isPlayer) return undefined;
  const { they: spokenOf } = scope.spoken;
  if (spokenOf === undefined || spokenOf === 'each') refuseThat(scope, { noun, at });
  return noted(scope, { at }, whoever(spokenOf ?? 'you'));
};

const refuseThat = (scope: Scope, { noun, at }: Pick<NounPhrase, 'noun' | 'at'>): void => {
  const of = scope.spoken.they === undefined ? 'of none' : 'of each of them';
  const who = `‘that ${noun?.text ?? ''}’: who? the text has spoken ${of}`;
  report(scope, 'nonsense', at, who, sayWho);
};

export const sayWho = 'say: you, your opponent, each player, its owner';

/** `they cannot draw cards this turn`, `deal 1 damage to them`: players, where not several cards were spoken of last. */
export const theyAsPlayers = (scope: Scope, phrase: NounPhrase): Kernel.Who | undefined => {
  if (!isThey(phrase) || scope.spoken.many === 'several') return undefined;
  const who = they(scope, phrase);
  return who && whoever(who);
};

const noted = (
  { senses }: Scope,
  { at }: Pick<NounPhrase, 'at'>,
  who: Kernel.Who | undefined,
): Kernel.Who | undefined => {
  if (who !== undefined) senses.push({ at, is: 'player', word: 'they', entry: undefined });
  return who;
};

/**
 * What a sentence says of a card that stands for its player, said of the player: in two sentences where the card is chosen
 * first. Nothing where the sentence says something else.
 */
export const asItsPlayer = (scope: Scope, act: Act): readonly Act[] | undefined => {
  if (act.instead) return undefined;
  const done = withObject(scope, act);
  if (done !== undefined)
    return chosenFirst(scope, act, done.object, (object) => ({ ...act, verb: done.verb, object }));
  const { subject, verb } = withSubject(scope, act);
  if (subject === undefined || isDoneByCards(scope, verb)) return undefined;
  return chosenFirst(scope, act, subject, (player) => ({ ...act, subject: player, verb }));
};

/** @param said the sentence, of that player */
const chosenFirst = (
  scope: Scope,
  act: Act,
  phrase: NounPhrase,
  said: (player: NounPhrase) => Act,
): readonly Act[] | undefined => {
  if (phrase.pronoun !== undefined || !standsForPlayer(scope, phrase)) return undefined;
  const known = whosePlayer(phrase);
  if (known !== undefined) {
    for (const { at, text } of phrase.noun?.words ?? [])
      scope.senses.push({ at, is: 'player', word: text, entry: undefined });
    return [said(known)];
  }
  if (!isOneOf(phrase)) return undefined;
  const { at } = phrase;
  const chosen: Act = {
    ...act,
    subject: undefined,
    verb: termOf(at, wordOf(scope, 'choose')),
    object: phrase,
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
  return [chosen, said(player)];
};

/** `your hero`, `each hero`: the player that this is known to be, without a choice. */
const whosePlayer = (phrase: NounPhrase): NounPhrase | undefined => {
  const { owners, quantity, other, properties, place, noun, at } = phrase;
  if (other || properties.length > 0 || place !== undefined) return undefined;
  if (noun?.words.length !== 1) return undefined;
  const whose = owners.at(-1);
  if (whose !== undefined && quantity === undefined)
    return { ...phrase, owners: owners.slice(0, -1), noun: whose };
  return quantity?.kind === 'each' && whose === undefined
    ? { ...phrase, noun: termOf(at, 'player') }
    : undefined;
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

/** Whether a phrase is about one, of whichever there are. */
export const isOneOf = ({ quantity, other }: NounPhrase): boolean =>
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

/** What is done to players, and to whom; the grammar, which knows no nouns, took `intimidate target hero` for a verb. */
const withObject = (
  { lexicon }: Scope,
  { subject, verb, object }: Act,
): { readonly verb: Term; readonly object: NounPhrase } | undefined => {
  const word = entriesOf(lexicon.vocabulary, 'verb')
    .filter((one) => one.object === 'players')
    .flatMap(({ words }) => words)
    .find((one) => `${verb.text.toLowerCase()} `.startsWith(`${one} `));
  if (word === undefined || subject !== undefined) return undefined;
  const length = word.split(' ').length;
  const [own, noun] = [termIn(verb.words.slice(0, length)), termIn(verb.words.slice(length))];
  const what = noun === undefined ? object : { ...emptyNoun(noun.at), noun };
  if (own === undefined || what === undefined || (noun !== undefined && object !== undefined))
    return undefined;
  return { verb: own, object: what };
};

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
