/** How many, and how much. */
import type * as Kernel from '../../kernel/ability.js';
import type { Amount, Comparison, Integer, NounPhrase, Span } from '../../language/document.js';
import { isInfinite } from '../../kernel/infinite.js';
import { entriesOf, type TraitWord } from '../../kernel/vocabulary.js';
import { checkArticle } from './agreement.js';
import { chosenNumber } from './chosen.js';
import { checkSaidOnce, variableAmount } from './variable.js';
import { cardsMeant, checkTraits } from './kinds.js';
import { placeIn } from './located.js';
import { filterOf } from './nouns.js';
import { takeTrait } from './properties.js';
import { cursorOn, isDone, takeAll } from './reader.js';
import { whoseIs, type Whose } from './players.js';
import { antecedentOf } from './references.js';
import { attempt, report, type Scope, unknown } from './scope.js';
import { checkNotPaid, isClear } from './unclear.js';

/** Whether a change is by a number that was counted before, or makes a characteristic that. */
export const speaksOfCounted = (change: Kernel.Change): boolean =>
  (change.change === 'add' && isCounted(change.amount)) ||
  (change.change === 'set' && typeof change.value !== 'boolean' && isCounted(change.value));

const isCounted = (amount: Kernel.Amount): boolean => {
  if (typeof amount !== 'object') return amount === 'that';
  if ('sum' in amount) return amount.sum.some(isCounted);
  return 'times' in amount && isCounted(amount.amount);
};

/** `gets power equal to its power`, `+1 for each flame card attached to it`: of one card that is "it". */
export const speaksOfIt = (change: Kernel.Change): boolean =>
  (change.change === 'add' && isOfIt(change.amount)) ||
  (change.change === 'set' && isOfIt(change.value));

const isOfIt = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  // `for each of your other creatures`: others than the one that is chosen.
  const { except: _, ...rest } = part as Readonly<Record<string, unknown>>;
  return rest['of'] === 'it' || rest['is'] === 'it' || Object.values(rest).some(isOfIt);
};

/** @param trait the characteristic that is compared or changed; it may be infinite, and a number of things not */
export const amountOf = (scope: Scope, amount: Amount, trait?: TraitWord): Kernel.Amount => {
  const is = amount.kind === 'number' || amount.kind === 'variable' ? 'number' : 'phrase';
  scope.senses.push({ at: amount.at, is, word: amount.kind, entry: undefined });
  switch (amount.kind) {
    case 'number':
      checkFinite(scope, amount, trait);
      return amount.value;
    case 'that':
      return countedBefore(scope, amount.at);
    case 'times': {
      const { at, amount: inner } = amount;
      const factor = { ...at, end: Math.min(at.end, Math.max(at.start + 1, inner.at.start)) };
      scope.senses.push({ at: factor, is: 'number', word: 'times', entry: undefined });
      return { times: amount.factor, amount: amountOf(scope, inner) };
    }
    case 'sum':
      if (amount.of.every(({ kind }) => kind === 'number'))
        report(scope, 'nonsense', amount.at, 'these are numbers', 'say how many they are together');
      return { sum: amount.of.map((one) => amountOf(scope, one, trait)) };
    case 'count':
      // "For each of your creatures" is the number of them.
      if (amount.of.quantity !== undefined && amount.of.quantity.kind !== 'each')
        report(scope, 'nonsense', amount.of.quantity.at, 'a number of how many has no sense');
      checkArticle(scope, amount.of);
      return { count: filterOf(scope, amount.of, { counted: 'count' }) };
    case 'trait':
      return traitAmount(scope, amount.of, trait);
    case 'variable':
      if (amount.is === undefined) return variableAmount(scope, amount.at);
      checkSaidOnce(scope, amount.at);
      return amountOf(scope, amount.is, trait);
  }
};

const countedBefore = (scope: Scope, at: Span): 'that' => {
  const { counted, ofAll } = scope.spoken;
  if (!isClear(scope, at, 'unclearNumber')) return 'that';
  if (!counted) report(scope, 'nonsense', at, 'nothing was counted before that this could mean');
  else if (ofAll && (scope.their === 'doer' || scope.ofEach))
    report(
      scope,
      'unsupported',
      at,
      'that was done to the cards of all of them, and no rule tells how many were whose',
      'say that each of them does it: they discard them, they draw that many cards; or: you draw that many cards',
    );
  return 'that';
};

/** The word for a characteristic. */
export const traitWord = ({ lexicon }: Scope, trait: string): TraitWord | undefined =>
  entriesOf(lexicon.vocabulary, 'trait').find((one) => one.trait === trait);

/** Only where the game knows infinite values of a characteristic may ∞ stand. */
export const checkFinite = (
  scope: Scope,
  { value, at }: Integer,
  trait: TraitWord | undefined,
): void => {
  if (!isInfinite(value) || trait?.unbounded) return;
  const known = entriesOf(scope.lexicon.vocabulary, 'trait').filter((one) => one.unbounded);
  report(
    scope,
    'nonsense',
    at,
    trait === undefined ? '∞ is no number of things' : `no ‘${trait.words[0] ?? ''}’ is ∞`,
    known.length === 0
      ? 'this game knows no infinite numbers'
      : `there is: ${known.map(({ words }) => words[0] ?? '').join(', ')} ∞`,
  );
};

/** `power less than this`: than what that card has of it. */
const ofCard = (
  scope: Scope,
  phrase: NounPhrase,
  trait: TraitWord | undefined,
): Kernel.Amount | undefined => {
  const { pronoun, owners, place } = phrase;
  const isCard = (pronoun === 'this' || pronoun === 'it') && owners.length === 0;
  if (trait === undefined || !isCard || place !== undefined) return undefined;
  const of = attempt(scope, (inner) => spokenIn(inner, phrase));
  return of && { trait: trait.trait, of };
};

/** `its power`, `this's printed power`; `your opponent's life`: so many cards are there. */
export const traitAmount = (
  scope: Scope,
  phrase: NounPhrase,
  compared?: TraitWord,
): Kernel.Amount => {
  const had = attempt(scope, (inner) => hadByPlayer(inner, phrase));
  if (had !== undefined) return { trait: had.word.trait, together: assetsOf(had.word, had.whose) };
  const known = scope.problems.length;
  const found =
    attempt(scope, (inner) => chosenNumber(inner, phrase)) ??
    ownTrait(scope, phrase) ??
    ofCard(scope, phrase, compared);
  if (found !== undefined) {
    // Where nobody can tell which card is meant there is nothing more to say of it.
    if (scope.problems.length === known) checkHad(scope, phrase.at, found);
    return found;
  }
  if (placeIn(scope, phrase) !== undefined) return { count: filterOf(scope, phrase) };
  unknown(scope, 'unknown-trait', phrase.noun?.at ?? phrase.at, {
    word: phrase.noun?.text ?? '',
    as: 'characteristic',
    among: ['trait', 'zone'],
  });
  return 0;
};

/** `power less than this` on a spell: it never has any, and nothing is less than that. */
const checkHad = (scope: Scope, at: Span, found: Kernel.Amount): void => {
  if (typeof found !== 'object' || !('of' in found)) return;
  if (found.of === 'this' || found.of === 'it')
    checkTraits(scope, at, cardsMeant(scope, { is: found.of }), [found.trait]);
};

/** `life`: a characteristic that players have by a card of theirs. */
export const playersTrait = (scope: Scope, { noun, place }: NounPhrase): TraitWord | undefined => {
  if (noun === undefined || place !== undefined) return undefined;
  const word = takeAll(scope, noun.words, 'trait')?.entry;
  return word?.ofPlayersIn === undefined ? undefined : word;
};

/** The cards by which players have it. */
export const assetsOf = (
  { ofPlayersIn = '' }: TraitWord,
  whose: Whose,
  tests: readonly Kernel.Test[] = [],
): Kernel.Filter => ({ zones: [ofPlayersIn], whose, other: false, tests });

/** `your opponent's life`: a characteristic that a player has by a card of theirs, and whose. */
export const hadByPlayer = (
  scope: Scope,
  phrase: NounPhrase,
): { readonly word: TraitWord; readonly whose: Whose } | undefined => {
  if (phrase.owners.length === 0) return undefined;
  const word = playersTrait(scope, phrase);
  const whose = whoseIs(scope, phrase.owners);
  if (word === undefined || whose === undefined || whose === 'any') return undefined;
  return { word, whose };
};

/** A characteristic of a card that is spoken of. */
const ownTrait = (scope: Scope, phrase: NounPhrase): Kernel.Amount | undefined =>
  attempt(scope, (inner) => {
    const { noun } = phrase;
    if (noun === undefined) return undefined;
    const cursor = cursorOn(noun.words);
    const named = takeTrait(inner, cursor);
    if (named === undefined || !isDone(cursor)) return undefined;
    const { trait, version } = named;
    if (trait.is !== 'number') report(inner, 'nonsense', noun.at, `‘${noun.text}’ is no number`);
    // `its other cost`; of `your other unit's cost` it says which unit.
    if (phrase.other && phrase.owners.every(({ words }) => words.length === 1))
      report(
        inner,
        'nonsense',
        phrase.at,
        `a card has one ${noun.text}: ‘other’ means nothing here`,
      );
    const printed = version === 'now' ? {} : { printed: version === 'printed' || version };
    return { trait: trait.trait, of: bearerOf(inner, phrase), ...printed };
  });

/** Whose names, or values, a phrase means: `its name`; nothing where it means something else. */
export const bearerOfNames = (
  scope: Scope,
  phrase: NounPhrase,
  { trait }: TraitWord,
): Kernel.Spoken | undefined => {
  if (phrase.noun === undefined) return undefined;
  const cursor = cursorOn(phrase.noun.words);
  const named = takeTrait(scope, cursor);
  if (named?.trait.trait !== trait || named.version !== 'now' || !isDone(cursor)) return undefined;
  return bearerOf(scope, phrase);
};

/** Whose characteristic: `its`, `this's`, `that creature's`, `of this`. */
const bearerOf = (scope: Scope, phrase: NounPhrase): Kernel.Spoken => {
  const [owner] = phrase.owners;
  if (owner === undefined) {
    const bearer = phrase.place ?? { ...phrase, noun: undefined };
    return spokenAs(antecedentOf(scope, bearer), scope, phrase);
  }
  const [first, ...others] = owner.words;
  const pronoun = pronouns.get(first?.text.toLowerCase() ?? '');
  const noun = others.length === 0 ? undefined : { ...owner, words: others };
  const bearer: NounPhrase = { ...phrase, owners: [], pronoun, noun };
  const found = pronoun === undefined ? undefined : antecedentOf(scope, bearer);
  if (pronoun === 'them' || (found?.is === 'it' && areApart(scope))) refuseSeveral(scope, owner.at);
  return spokenAs(found, scope, phrase);
};

/** Each player has their own of it, and what is said goes for none of them by themselves. */
export const areApart = ({ spoken, their, ofEach }: Scope): boolean =>
  spoken.apart && their !== 'doer' && !ofEach;

/** `if they are spells`, `equal to their cost`: of all, of one of them, or all together? */
export const refuseSeveral = (scope: Scope, at: Span): void =>
  report(
    scope,
    'unsupported',
    at,
    'of several cards no rule tells yet whether all are so, or how much they have together',
    'say how many are: if there are 2 or more creatures among them; how many were: if 2 creatures were discarded this way; of each by itself: for each of them, …',
  );

const pronouns: ReadonlyMap<string, NounPhrase['pronoun']> = new Map([
  ['this', 'this'],
  ['its', 'it'],
  ['it', 'it'],
  ['their', 'them'],
  ['that', 'it'],
]);

/** What is one card. */
const spokenAs = (
  found: Kernel.Selection | undefined,
  scope: Scope,
  { at }: NounPhrase,
): Kernel.Spoken => {
  if (found?.is === 'it') checkNotPaid(scope, at);
  if (found?.is === 'this' || found?.is === 'it') return found.is;
  if (found?.is === 'role') return { role: found.role };
  report(scope, 'nonsense', at, 'whose?', 'say: its power, this’s power');
  return 'it';
};

/** The one card that a phrase refers to; nothing where it refers to none. */
export const spokenIn = (scope: Scope, phrase: NounPhrase): Kernel.Spoken | undefined => {
  const found = antecedentOf(scope, phrase);
  if (found !== undefined && phrase.pronoun === 'them') refuseSeveral(scope, phrase.at);
  return found === undefined ? undefined : spokenAs(found, scope, phrase);
};

const comparisons = {
  exactly: 'exactly',
  'or-more': 'at-least',
  'or-less': 'at-most',
  'more-than': 'more-than',
  'less-than': 'less-than',
} as const;

export const comparisonOf = (
  scope: Scope,
  { is, amount, at }: Comparison,
  trait?: TraitWord,
): Kernel.Comparison => {
  scope.senses.push({ at, is: 'phrase', word: is, entry: undefined });
  return { is: comparisons[is], amount: amountOf(scope, amount, trait) };
};
