/** Keywords that a card has: `blocker`, and those that say of which cards they speak, `strike back any darkness card`. */
import type * as Kernel from '../../kernel/ability.js';
import type { KeywordWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Sentence, Span, Word } from '../../language/document.js';
import { checkOwnKeyword } from './kinds.js';
import { checkOne, filterOf } from './nouns.js';
import { isNoVerb } from './no-verb.js';
import { takeAll } from './reader.js';
import { attempt, quiet, report, type Scope, unknown } from './scope.js';

/** `blocker`, `power attacker +2000`, `ninja strike 4` */
export const keywordOf = (scope: Scope, sentence: Sentence): Kernel.KeywordAbility | undefined => {
  if (sentence.kind !== 'act' || sentence.subject || sentence.may || sentence.instead)
    return undefined;
  if (sentence.prepositions.length > 0 || sentence.duration !== undefined) return undefined;
  const { verb, object, amount } = sentence;
  const about = object && keywordAbout(scope, verb.words, object);
  if (about !== undefined) return about;
  if (object !== undefined && !isNumbered(object)) return undefined;
  const quantity = object?.quantity?.kind === 'exactly' ? object.quantity.amount : undefined;
  const words = [...verb.words, ...(object?.noun?.words ?? [])];
  const found = takeAll(scope, words, 'keyword');
  if (found === undefined || found.not) return undefined;
  const { keyword, takesNumber } = found.entry;
  checkOwnKeyword(scope, sentence.at, keyword);
  const number = amount ?? quantity;
  if ((number !== undefined) !== (takesNumber ?? false))
    report(
      scope,
      'nonsense',
      number?.at ?? sentence.at,
      takesNumber ? `‘${verb.text}’ needs a number` : `‘${verb.text}’ takes no number`,
    );
  else if (number?.kind === 'number')
    refuseSign(scope, found.entry, { ...number, signed: amount !== undefined });
  if (found.entry.takesCards) lacksCards(scope, sentence.at, keyword);
  if (number !== undefined && number.kind !== 'number')
    report(
      scope,
      'unsupported',
      number.at,
      `no rule carries out yet that the number behind ‘${verb.text}’ is none that is written there`,
    );
  if (number?.kind !== 'number') return { kind: 'keyword', keyword };
  scope.senses.push({ at: number.at, is: 'number', word: 'number', entry: undefined });
  return { kind: 'keyword', keyword, amount: number.value };
};

/** `ninja strike +4`, `power attacker -1000`: so much more is said with a plus, and how many with none. */
export const refuseSign = (
  scope: Scope,
  { keyword, adds }: KeywordWord,
  { value, signed, at }: { readonly value: number; readonly signed: boolean; readonly at: Span },
): void => {
  const isAdded = adds === true;
  if (!signed || (isAdded && value >= 0)) return;
  const help = `say: ${keyword} ${isAdded ? '+' : ''}${Math.abs(value)}`;
  const message = isAdded
    ? `‘${keyword}’ gives more, and never less`
    : `‘${keyword}’ has no sign in front of its number`;
  report(scope, 'nonsense', at, message, help);
};

/** Nothing but a number and words. */
const isNumbered = ({ owners, place, properties, name, pronoun, other }: NounPhrase): boolean =>
  owners.length === 0 &&
  place === undefined &&
  properties.length === 0 &&
  name === undefined &&
  pronoun === undefined &&
  !other;

/** Such a keyword with its cards; nothing where the words are none. */
const keywordAbout = (
  scope: Scope,
  words: readonly Word[],
  cards: NounPhrase,
): Kernel.KeywordAbility | undefined => {
  const found = attempt(scope, (inner) => {
    const entry = takeAll(inner, words, 'keyword');
    return entry?.entry.takesCards && !entry.not ? entry.entry : undefined;
  });
  if (found === undefined) return undefined;
  const { keyword, takesCards } = found;
  checkOwnKeyword(scope, cards.at, keyword);
  checkOne(scope, cards);
  const of = filterOf(scope, cards, { anywhere: true });
  if (of.whose !== 'any' || of.zones.length > 0)
    report(
      scope,
      'nonsense',
      cards.at,
      `‘${keyword}’ says by itself whose cards, and where`,
      `say only what kind of card: ${keyword} any card`,
    );
  const stranger = of.tests.find((test) => isOfOther(test, takesCards?.types));
  if (stranger !== undefined)
    report(scope, 'nonsense', cards.at, `‘${keyword}’ is never about such cards`);
  const apart = of.tests.filter((one) => one.test === 'has' && one.trait === takesCards?.apart);
  if (apart.length > 1)
    report(
      scope,
      'unsupported',
      cards.at,
      `no rule carries out ‘${keyword}’ yet that is about several cards, one for each ‘${takesCards?.apart ?? ''}’`,
    );
  return { kind: 'keyword', keyword, of };
};

const isOfOther = (test: Kernel.Test, types: readonly string[] | undefined): boolean =>
  types !== undefined &&
  test.test === 'has' &&
  test.trait === 'type' &&
  test.not !== true &&
  test.value !== undefined &&
  !types.includes(test.value);

/** The keyword alone says too little. */
export const lacksCards = (scope: Scope, at: Span, keyword: string): void =>
  report(
    scope,
    'nonsense',
    at,
    `‘${keyword}’ does not say of which cards`,
    `for example: ${keyword} any card`,
  );

/** `slayer while this is attacking`, `blocker and slayer`: it is a keyword, and more is said of it than stands behind one. */
const standsAlone = (
  scope: Scope,
  { verb: { text, at }, duration }: Extract<Sentence, { kind: 'act' }>,
): void =>
  report(
    scope,
    'nonsense',
    at,
    `the keyword ‘${text}’ stands alone, or between commas`,
    duration === undefined
      ? `say: …, ${text}; of what a card gains: this gains … and ${text}`
      : `when a card has it is said with gains: while …, this gains ${text}`,
  );

/** What is nothing that is done, on a card of which nothing is carried out: reported. */
export const isNoAct = (scope: Scope, sentence: Extract<Sentence, { kind: 'act' }>): boolean =>
  mistakenKeyword(scope, sentence) || isNoVerb(scope, sentence);

/** One or two bare words on such a card were meant as a keyword. */
const mistakenKeyword = (scope: Scope, sentence: Extract<Sentence, { kind: 'act' }>): boolean => {
  const { verb, object, subject, prepositions } = sentence;
  if (subject !== undefined || object !== undefined || prepositions.length > 0) return false;
  if (scope.lexicon.verbs.has(verb.words[0]?.text.toLowerCase() ?? '')) return false;
  if (takeAll(quiet(scope), verb.words, 'keyword') !== undefined) {
    standsAlone(scope, sentence);
    return true;
  }
  unknown(scope, 'unknown-keyword', verb.at, {
    word: verb.text,
    as: 'keyword',
    among: ['keyword'],
  });
  return true;
};

/** Whether an ability is such a keyword, whatever its number. */
export const isKeyword = (one: Kernel.Ability, { keyword }: Kernel.KeywordAbility): boolean =>
  one.kind === 'keyword' && one.keyword === keyword;
