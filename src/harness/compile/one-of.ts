/** One of several kinds, names or values: `a fire or water creature`, `race "Human" or "Angel"`. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { NounPhrase, Property, Term, Text, Word } from '../../language/document.js';
import { describe, type Description, nothingSaid } from './describe.js';
import { isKind } from './meant.js';
import { propertyTests } from './properties.js';
import { report, type Scope } from './scope.js';

/** `fire or water creatures`: what kind of card is said once, behind the last. */
export const withKinds = (kinds: readonly Description[]): readonly Description[] =>
  kinds.reduceRight<readonly Description[]>((behind, said) => {
    const [next] = behind;
    if (said === nothingSaid || isKind(said) || next?.noun === undefined) return [said, ...behind];
    const { noun, zones } = next;
    const tests = [...said.tests, ...noun.entry.tests];
    // `fire or creatures`: of all creatures the fire ones are some.
    const saysKind = next.tests.length > noun.entry.tests.length;
    return [{ ...said, noun, zones, tests, saysKind }, ...behind];
  }, []);

/** `a fire or creature`: of all creatures the fire ones are some, and `fire` alone is no kind of card. */
export const refuseBare = (
  scope: Scope,
  terms: readonly Term[],
  said: readonly Description[],
  shared: readonly Description[],
): void => {
  for (const [index, { text, at }] of terms.entries()) {
    const { noun, saysKind } = shared[index] ?? nothingSaid;
    if (noun === undefined || saysKind || said[index]?.noun !== undefined) continue;
    const [word = ''] = noun.entry.words;
    report(
      scope,
      'nonsense',
      at,
      `‘${text}’ does not say what kind of card is meant`,
      `say, for example: a ${text} card or a ${word}; a ${text} ${word}`,
    );
  }
};

/** `fire or water creature`, `creature or spell`: what each of them is. */
export const kindsSaid = (
  scope: Scope,
  noun: readonly Word[] | undefined,
  phrase: NounPhrase,
): readonly Description[] => {
  const written = [
    noun === undefined ? nothingSaid : describe(scope, noun),
    ...phrase.or.map(({ words }) => describe(scope, words)),
  ];
  if (phrase.or.length > 0) {
    checkSaidOfAll(scope, written, phrase);
    checkSaidOfFirst(scope, written, phrase);
  }
  return withKinds(written);
};

/** `tapped water or fire creatures`: is a fire creature meant that is not tapped? */
const checkSaidOfFirst = (
  scope: Scope,
  [first, ...others]: readonly Description[],
  { noun, at }: NounPhrase,
): void => {
  if (first === undefined || first.noun !== undefined || first.tests.length < 2) return;
  if (
    others.every(
      ({ tests, noun }) => tests.length - (noun?.entry.tests.length ?? 0) >= first.tests.length,
    )
  )
    return;
  report(
    scope,
    'nonsense',
    noun?.at ?? at,
    'is what stands in front said of the second as well?',
    'say it of each: tapped water or tapped fire creatures',
  );
};

/**
 * `fire creatures or creatures with cost 3`, `a unit or an event with cost 3`: is what stands behind the last said of the first
 * as well, which says all by itself?
 *
 * @param kinds as each is written, before the last says what kind of card the others are
 */
export const checkSaidOfAll = (
  scope: Scope,
  kinds: readonly Description[],
  { name, properties: [behind], apart = false }: SaidOfAll,
): void => {
  const [first] = kinds;
  if (behind === undefined || (kinds.length < 2 && name === undefined)) return;
  const saysAll = name !== undefined || (first !== undefined && saysMoreThanNoun(first));
  if (!apart && !saysAll) return;
  report(
    scope,
    'nonsense',
    behind.at,
    'is what stands behind this said of the first as well?',
    'say it of both: a fire or water creature with cost 3; or of each, in a sentence or a condition of its own',
  );
};

type SaidOfAll = Pick<NounPhrase, 'name' | 'properties'> & { readonly apart?: boolean };

const saysMoreThanNoun = ({ noun, tests }: Description): boolean =>
  noun !== undefined && tests.length > noun.entry.tests.length;

/** `1 "Recruit" or "Captain"`: a list for each name; one that says nothing where there is none. */
export const nameTests = (
  scope: Scope,
  { name, orNames }: Pick<NounPhrase, 'name' | 'orNames'>,
): readonly (readonly Kernel.Test[])[] =>
  name === undefined ? [[]] : [name, ...orNames].flatMap((one) => callings(scope, one));

/** `"Day // Night"`: of a game in which a card has the names of both its sides, and not that of the whole, it is one with both. */
const callings = (scope: Scope, said: Text): readonly (readonly Kernel.Test[])[] => {
  const whole = calledSo(scope, said);
  const marks = entriesOf(scope.lexicon.vocabulary, 'face').map(({ mark }) => ` ${mark} `);
  const mark = marks.find((one) => said.text.includes(one));
  return mark === undefined ? [whole] : [whole, said.text.split(mark).flatMap(ofName)];
};

export const calledSo = (scope: Scope, { at, text }: Text): readonly Kernel.Test[] => {
  scope.senses.push({ at, is: 'card', word: text, entry: undefined });
  return ofName(text);
};

const ofName = (value: string): readonly Kernel.Test[] => [{ test: 'has', trait: 'name', value }];

/** What cards with these properties are like: one of these lists of tests. */
export const propertyChoices = (
  scope: Scope,
  properties: readonly Property[],
): readonly (readonly Kernel.Test[])[] =>
  properties.reduce<readonly (readonly Kernel.Test[])[]>(
    (choices, property) => {
      if (properties.length > 1) checkOneTrait(scope, property);
      const values = [property, ...property.or].map((one) => propertyTests(scope, one));
      checkOr(scope, property);
      return choices.flatMap((tests) => values.map((more) => [...tests, ...more]));
    },
    [[]],
  );

/** `with cost 3 or race "Human" and power 2000`: either of which two? Only values of one characteristic belong together. */
const checkOneTrait = (scope: Scope, { trait, or }: Property): void => {
  const other = or.find((one) => one.trait.text.toLowerCase() !== trait.text.toLowerCase());
  if (other === undefined) return;
  report(
    scope,
    'nonsense',
    other.at,
    'what do ‘and’ and ‘or’ take together here? it could be read in two ways',
    'say ‘or’ between values of one characteristic, such as cost 3 or 4; or say it in two sentences or conditions',
  );
};

/** `with not race "Human" or "Angel"`: with neither, or not with both? */
export const checkOr = (scope: Scope, { or: [other], not, total, at }: Property): void => {
  if (other === undefined || !(not || total)) return;
  report(
    scope,
    'nonsense',
    total ? other.at : at,
    total ? 'a total is one number' : 'neither of them, or not both of them?',
    total ? 'leave out what stands behind ‘or’' : 'say: with not … and not …',
  );
};
