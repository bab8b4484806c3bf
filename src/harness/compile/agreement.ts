/** Number: how many and the noun behind it (`1 creature`, `2 of your creatures`), the subject and its verb. */
import type { NounWord } from '../../kernel/vocabulary.js';
import type { Amount, NounPhrase, Quantity, Word } from '../../language/document.js';
import { describe } from './describe.js';
import { areSeveral, playersIn, pluralPlayers } from './players.js';
import { quiet, report, type Scope } from './scope.js';

/** A number and a noun that do not go together are a slip of the pen: nobody knows which of the two is meant. */
export const checkAgreement = (scope: Scope, phrase: NounPhrase): void => {
  const { quantity, noun } = phrase;
  if (quantity === undefined) return;
  checkOrder(scope, phrase, quantity);
  const isOfSome = checkOf(scope, phrase, quantity);
  const wanted = isOfSome ? 'several' : numberOf(quantity);
  const kinds = [...(noun === undefined ? [] : [noun]), ...phrase.or];
  for (const { words, at, text } of kinds) {
    const said = describe(quiet(scope), words).noun;
    if (said === undefined || wanted === 'either' || isInvariable(said.entry)) continue;
    if (said.plural === (wanted === 'several')) continue;
    const [meant, other] = said.plural ? ['one is', 'several'] : ['several are', 'one'];
    const [right = ''] = said.plural ? said.entry.words : said.entry.plurals;
    report(
      scope,
      'nonsense',
      at,
      `${meant} meant, and ‘${text}’ speaks of ${other}`,
      `say: ${right}`,
    );
  }
};

/** `creature a`: how many stands in front; of `the top 3 cards` it stands within. */
const checkOrder = (scope: Scope, { noun, definite }: NounPhrase, { at }: Quantity): void => {
  if (noun === undefined || definite || at.start < noun.at.start) return;
  report(
    scope,
    'nonsense',
    at,
    `how many stands in front of ‘${noun.text}’`,
    `for example: 1 ${noun.text}`,
  );
};

/**
 * How many of whose, or of those that are known, is said with `of`; how many of any is not.
 *
 * @returns whether they are some of several
 */
const checkOf = (
  scope: Scope,
  { of, owners, definite, pronoun, noun, at }: NounPhrase,
  quantity: Quantity,
): boolean => {
  // `the top 3 cards`: the number stands behind. `any number of` has its `of`.
  if (noun === undefined || quantity.at.start > noun.at.start || quantity.kind === 'any') return of;
  const isKnown = owners.length > 0 || definite || pronoun !== undefined;
  if (isKnown && !of && quantity.kind !== 'all')
    report(
      scope,
      'nonsense',
      at,
      '‘of’ is missing behind how many',
      'for example: 1 of your cards',
    );
  if (!isKnown && of)
    report(
      scope,
      'nonsense',
      at,
      'of which cards is this how many?',
      'for example: 1 of your cards',
    );
  return of || isKnown;
};

/** `flame`: one and several alike. */
export const isInvariable = ({ words, plurals }: NounWord): boolean =>
  plurals.some((plural) => words.includes(plural));

const numberOf = (quantity: Quantity): 'one' | 'several' | 'either' => {
  switch (quantity.kind) {
    case 'each':
      return 'one';
    case 'all':
    case 'any':
      return 'several';
    case 'exactly':
    case 'up-to':
    case 'or-more':
    case 'or-less': {
      const { amount, than } = quantity;
      if (than !== undefined) return than === 1 ? 'one' : 'several';
      const said = saidIn(amount);
      if (said === 0) return 'either';
      if (said !== 1) return 'several';
      // `1 or more creatures`, `1 or less`: several, if they are.
      return quantity.kind === 'or-more' || quantity.kind === 'or-less' ? 'either' : 'one';
    }
  }
};

/** The number that is written: `1 card for each …` speaks of one. */
const saidIn = (amount: Amount): number | undefined => {
  if (amount.kind === 'number') return amount.value;
  return amount.kind === 'times' ? amount.factor : undefined;
};

/** `when creature attacks`: one is spoken of, and nothing says that it is any. */
export const checkArticle = (scope: Scope, phrase: NounPhrase): void => {
  const { noun, name, quantity, definite, owners, other, pronoun } = phrase;
  if (noun === undefined || name !== undefined || pronoun !== undefined || other) return;
  if (quantity !== undefined || definite || owners.length > 0) return;
  const forms = formsOf(scope, phrase, noun.words);
  if (forms === undefined) return;
  report(
    scope,
    'nonsense',
    noun.at,
    `‘${noun.text}’ speaks of one: is any meant, or are all?`,
    `say: a ${forms.one}, ${forms.several}`,
  );
};

/** A noun that speaks of one, and of which any could be meant. */
const formsOf = (
  scope: Scope,
  phrase: NounPhrase,
  words: readonly Word[],
): Agreeing | undefined => {
  if (playersIn(quiet(scope), phrase) === 'any')
    return areSeveral(phrase) ? undefined : { one: 'player', several: 'players' };
  const said = describe(quiet(scope), words).noun;
  if (said === undefined || said.plural || isInvariable(said.entry)) return undefined;
  return { one: said.entry.words[0] ?? '', several: said.entry.plurals[0] ?? '' };
};

// ---------------------------------------------------------------- the subject and its verb

type Number = ReturnType<typeof numberOf>;

/** The forms of a verb for one and for several: `attacks`, `attack`. */
export interface Agreeing {
  readonly one: string;
  readonly several: string;
}

/** The verbs that the language has of itself. */
const ownVerbs: readonly Agreeing[] = [
  { one: 'gets', several: 'get' },
  { one: 'gains', several: 'gain' },
  { one: 'loses', several: 'lose' },
  { one: 'becomes', several: 'become' },
  { one: 'is', several: 'are' },
  { one: 'was', several: 'were' },
  { one: 'has', several: 'have' },
  { one: 'does', several: 'do' },
];

export const checkOwnVerb = (scope: Scope, subject: NounPhrase, word: Word): void => {
  checkNumber(scope, numberOfSubject(scope, subject), word);
};

/** `x, y is tapped`: how many are spoken of is told by the words in front. */
export const checkNumber = (scope: Scope, number: Number, { text, at }: Word): void => {
  const said = text.toLowerCase();
  const forms = ownVerbs.find(({ one, several }) => said === one || said === several);
  if (forms !== undefined) goTogether(scope, number, { text, at }, forms);
};

/** `creatures attacks`: nobody knows whether one is meant or several. */
export const checkVerb = (
  scope: Scope,
  subject: NounPhrase,
  word: Pick<Word, 'text' | 'at'>,
  forms: Agreeing,
): void => {
  if (forms.one !== forms.several) goTogether(scope, numberOfSubject(scope, subject), word, forms);
};

const goTogether = (
  scope: Scope,
  number: Number,
  { text, at }: Pick<Word, 'text' | 'at'>,
  { one, several }: Agreeing,
): void => {
  const right = number === 'one' ? one : several;
  if (number !== 'either' && text.toLowerCase() !== right)
    report(scope, 'nonsense', at, `‘${text}’ does not go with its subject`, `say: ${right}`);
};

const numberOfSubject = (scope: Scope, phrase: NounPhrase): Number => {
  const { pronoun, quantity, noun, name, of, others, or } = phrase;
  if (others.length > 0) return 'several';
  if (or.length > 0) return 'either';
  if (pronoun !== undefined && !of)
    return pronoun === 'this' || pronoun === 'it' ? 'one' : 'several';
  if (playersIn(quiet(scope), phrase) !== undefined) return numberOfPlayers(phrase);
  const said = quantity === undefined ? undefined : numberOf(quantity);
  // `any of your creatures` may be one.
  if (of) return quantity?.kind === 'any' ? 'either' : (said ?? 'several');
  if (noun === undefined) return name === undefined ? 'either' : (said ?? 'one');
  const found = describe(quiet(scope), noun.words).noun;
  if (found === undefined || isInvariable(found.entry)) return 'either';
  const number = found.plural ? 'several' : 'one';
  // Where these two differ, that is wrong already.
  return said === undefined || said === number ? number : 'either';
};

const numberOfPlayers = ({ quantity, owners, noun }: NounPhrase): Number => {
  if (quantity !== undefined) return quantity.kind === 'all' ? 'several' : 'one';
  const words = [...owners.flatMap((owner) => owner.words), ...(noun?.words ?? [])];
  const said = words.map(({ text }) => text.toLowerCase()).join(' ');
  return pluralPlayers.has(said) ? 'several' : 'one';
};

/**
 * `your weapons and allies`, `items and auras with cost 1 or less`: what stands in front of the first, or behind the last, is
 * it said of the others as well?
 */
export const checkShared = (scope: Scope, phrase: NounPhrase): void => {
  const [last] = phrase.others.slice(-1);
  if (last === undefined) return;
  const owned = phrase.owners.length > 0 ? phrase.others.find(isBareKind) : undefined;
  if (owned !== undefined)
    report(
      scope,
      'nonsense',
      owned.at,
      'whose are these? it is said of the first alone',
      `say it of each: your weapons and your allies; all of your opponent's items and all of your opponent's auras`,
    );
  else if (saysMore(last) && !saysMore(phrase) && (isBareKind(last) || areCounted(phrase, last)))
    report(
      scope,
      'nonsense',
      last.at,
      'is what stands behind this said of the first as well?',
      'say it of each: all items with cost 1 and all auras with cost 1; where both lie in a zone: 1 item and 1 aura from your graveyard',
    );
};

/** `1 spell and 1 creature in your graveyard`: so many of a kind, and so many of another. */
const areCounted = (...phrases: readonly NounPhrase[]): boolean =>
  phrases.every(
    ({ noun, quantity, pronoun, definite, other }) =>
      noun !== undefined && quantity !== undefined && pronoun === undefined && !definite && !other,
  );

/** Nothing in front of it says how many, or whose. */
const isBareKind = (one: NounPhrase): boolean =>
  one.noun !== undefined &&
  one.quantity === undefined &&
  one.owners.length === 0 &&
  one.pronoun === undefined &&
  !one.definite &&
  !one.other;

const saysMore = ({ place, properties, attachedTo }: NounPhrase): boolean =>
  place !== undefined || properties.length > 0 || attachedTo !== undefined;
