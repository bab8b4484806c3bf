/** Declared cards and fillers, compiled into definitions. */
import type { Ability, CardDefinition, KeywordAbility, TraitValue } from '../../kernel/ability.js';
import {
  entriesOf,
  type FaceWord,
  type TraitWord,
  type Vocabulary,
} from '../../kernel/vocabulary.js';
import { checkFinite } from './amounts.js';
import type {
  CardDeclaration,
  CardFace,
  Problem,
  Span,
  Text,
  Trait,
} from '../../language/document.js';
import type { Sense } from '../senses.js';
import { abilitiesOf } from './abilities.js';
import { refuseCounted, valueOf } from './changes.js';
import { checkIconsUsed, type CardLine } from './icons-used.js';
import { checkTraits } from './kinds.js';
import type { Lexicon } from './lexicon.js';
import { nameOfFace } from './named.js';
import type { LiesThere } from './one-offs.js';
import { checkQuoted } from './quoted.js';
import { cursorOn, isDone, refuseNext, spanFrom, take, takeAll } from './reader.js';
import { quiet, report, type Scope, scopeFor, unknown } from './scope.js';
import { setsOf } from './sets.js';
import { paysVariable, variablesOf } from './variable.js';

export interface CompiledCard {
  /** Of a card with halves or sides: what it is as a whole. */
  readonly definition: CardDefinition;
  /** Its halves or sides, in their order. */
  readonly faces: readonly CardDefinition[];
  readonly problems: readonly Problem[];
  readonly senses: readonly Sense[];
}

export const compileCard = (lexicon: Lexicon, declaration: CardDeclaration): CompiledCard => {
  const scope = scopeFor(lexicon);
  const { name } = declaration;
  scope.senses.push({ at: name.at, is: 'card', word: name.text, entry: undefined });
  const { problems, senses } = scope;
  if (declaration.faces.length === 0) {
    const definition = described(
      { ...scope, oneSided: true },
      name.text,
      declaration,
      {},
      variablesOf(scope, declaration.traits),
    );
    return { definition, faces: [], problems, senses };
  }
  const common: Traits = {};
  for (const trait of declaration.traits) addTrait(scope, common, trait);
  setsOf(scope, declaration.traits, common, true);
  const entry = partsOf(scope, declaration);
  const faces = declaration.faces.map((face) => {
    scope.senses.push({ at: face.at, is: 'face', word: face.part, entry });
    if (entry !== undefined) checkOwn(scope, face, entry);
    const own = { ...face, name: nameOfFace(declaration, face) };
    const varies = variablesOf(scope, [...declaration.traits, ...face.traits]);
    return described(scope, `${name.text} (${face.part})`, own, common, varies);
  });
  return { definition: wholeOf(name.text, faces, entry?.mark === '||'), faces, problems, senses };
};

/** What only the card as a whole can have stands in front of its halves or sides: a split card has one cost. */
const checkOwn = (scope: Scope, { part, traits }: CardFace, { own }: FaceWord): void => {
  if (own === undefined) return;
  for (const said of traits) {
    const alone: Traits = {};
    addTrait(quiet(scope), alone, said);
    if (Object.keys(alone).every((trait) => own.includes(trait))) continue;
    const help = `it stands in front of ‘${part}:’, and goes for both`;
    report(scope, 'nonsense', said.at, 'that is the card’s, and no half of it has its own', help);
  }
};

/** What says of a card, or of a half or side of one, what it is. */
type Described = Pick<CardDeclaration, 'name' | 'traits' | 'abilities'>;

const described = (
  scope: Scope,
  key: string,
  { name, traits: said, abilities: texts }: Described,
  common: Readonly<Traits>,
  varies: Pick<CardDefinition, 'variable'>,
): CardDefinition => {
  const traits: Traits = { ...common, name: [name.text] };
  for (const trait of said) addTrait(scope, traits, trait);
  checkTyped(scope, name, said, traits);
  for (const trait of said) checkHeld(scope, trait, traits);
  const sets = setsOf(scope, said, traits, key !== name.text);
  const oneOff = isOneOff(scope.lexicon, traits);
  const { oneOffTypes } = scope.lexicon.vocabulary;
  // Of what stays no text is carried out, whatever its types.
  const bearing = typesIn(traits).filter((type) => oneOff || !oneOffTypes.includes(type));
  const liesThere = liesForAWhile(scope.lexicon, traits);
  const abilities: Ability[] = [];
  const lines: CardLine[] = [];
  const keywords = new Set<string>();
  const variable = varies.variable !== undefined || texts.some((line) => paysVariable(scope, line));
  for (const line of texts) {
    const ofCard: Scope = { ...scope, own: bearing, ownTypes: typesIn(traits), variable };
    const own = abilitiesOf(ofCard, line, oneOff, liesThere);
    checkRepeated(scope, line.at, own, keywords);
    abilities.push(...own);
    lines.push({ at: line.at, abilities: own });
  }
  checkIconsUsed(scope, lines);
  return { key, name: name.text, traits, abilities, ...sets, ...varies };
};

// ---------------------------------------------------------------- halves and sides

/** The word of the game for such parts of a card; none, and the card is told of, where the game has no such cards. */
const partsOf = (scope: Scope, { name, faces: [first] }: CardDeclaration): FaceWord | undefined => {
  const areHalves = first?.part === 'left' || first?.part === 'right';
  const entries = entriesOf(scope.lexicon.vocabulary, 'face');
  const found = entries.find(({ mark }) => mark === (areHalves ? '||' : '//'));
  const parts = areHalves ? 'halves' : 'sides';
  if (found === undefined)
    report(scope, 'unsupported', name.at, `no rule carries out yet that a card has two ${parts}`);
  return found;
};

/** All that either of the two says; a number that both say is that of the first. */
const wholeOf = (
  name: string,
  faces: readonly CardDefinition[],
  areHalves: boolean,
): CardDefinition => {
  const traits: Traits = {};
  for (const { traits: own } of faces)
    for (const [trait, value] of Object.entries(own)) {
      const before = traits[trait];
      if (before === undefined) traits[trait] = value;
      else if (Array.isArray(before) && Array.isArray(value))
        traits[trait] = [...new Set([...(before as string[]), ...(value as string[])])];
    }
  return {
    key: name,
    name,
    traits,
    abilities: faces.flatMap(({ abilities }) => abilities),
    faces: faces.map(({ key }) => key),
    ...(areHalves && { halves: true }),
    ...faces.flatMap(({ variable }) => (variable === undefined ? [] : [{ variable }]))[0],
  };
};

/** `card "X"`, `cost 3`: nobody knows what kind of card that is, and nothing can be done with it. */
const checkTyped = (
  scope: Scope,
  name: Text,
  said: readonly Trait[],
  traits: Readonly<Record<string, TraitValue>>,
): void => {
  if (said.length === 0 || scope.problems.length > 0 || typesIn(traits).length > 0) return;
  if (isStaying(scope.lexicon.vocabulary, traits)) return;
  const types = typeWords(scope.lexicon);
  if (types.length === 0) return;
  const help = `say, for example: ${types.slice(0, mostTypes).join(', ')}`;
  report(scope, 'nonsense', name.at, `no type of ‘${name.text}’ is said`, help);
};

const mostTypes = 4;

/** The words that say of a card what type it is, and nothing else. */
const typeWords = ({ vocabulary }: Lexicon): readonly string[] => [
  ...entriesOf(vocabulary, 'noun').flatMap(({ tests: [test, more], words: [word = ''] }) =>
    more === undefined && test?.test === 'has' && test.trait === 'type' ? [word] : [],
  ),
  ...entriesOf(vocabulary, 'value').flatMap(({ trait, words: [word = ''] }) =>
    trait === 'type' ? [word] : [],
  ),
];

/** A keyword that an earlier line has says nothing, but for another number, or of other cards: `power attacker +1000`. */
const checkRepeated = (
  scope: Scope,
  at: Span,
  own: readonly Ability[],
  before: Set<string>,
): void => {
  const keywords = own.filter((one) => one.kind === 'keyword');
  for (const one of keywords)
    if (isPlain(one) && before.has(one.keyword))
      report(scope, 'nonsense', at, `the card has ‘${one.keyword}’ twice`);
  for (const { keyword } of keywords) before.add(keyword);
};

/** `spell, cost 2, power 2000`: no card of its types has that. */
const checkHeld = (scope: Scope, said: Trait, traits: Readonly<Traits>): void => {
  const alone: Traits = {};
  addTrait(quiet(scope), alone, said);
  const types = typesIn(traits);
  const tests = types.map((value) => ({ test: 'has', trait: 'type', value }) as const);
  const filter = { zones: [], whose: 'any', other: false, tests } as const;
  if (types.length > 0) checkTraits(scope, said.at, filter, Object.keys(alone));
};

const isPlain = ({ amount, of }: KeywordAbility): boolean =>
  amount === undefined && of === undefined;

const valuesOf = (value: TraitValue | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

const typesIn = ({ type }: Readonly<Record<string, TraitValue>>): readonly string[] =>
  valuesOf(type);

const isOneOff = ({ vocabulary }: Lexicon, traits: Readonly<Record<string, TraitValue>>): boolean =>
  vocabulary.oneOffTypes.some((one) => typesIn(traits).includes(one)) &&
  !isStaying(vocabulary, traits);

/** Whether a card is of those that stay, whatever its type: an ally needs none. */
const isStaying = (
  { staying = [] }: Vocabulary,
  traits: Readonly<Record<string, TraitValue>>,
): boolean => staying.some((one) => isWritten(traits, one));

/** Whether a card lies for a while where texts work, though it does not stay: an attack does, as long as it is on the chain. */
const liesForAWhile = (
  { vocabulary }: Lexicon,
  traits: Readonly<Record<string, TraitValue>>,
): LiesThere => {
  const there = vocabulary.ownOfOneOffs?.lyingThere;
  if (there?.cards.some((one) => isWritten(traits, one))) return true;
  if (there?.partly === undefined) return false;
  const { cards, types } = there.partly;
  const own = typesIn(traits);
  const isStill = isStaying(vocabulary, traits) || !own.every((one) => types.includes(one));
  if (cards.some((one) => isWritten(traits, one))) return isStill || 'partly';
  // What is neither carried out nor defends: a resource.
  const isCarriedOut = own.some((one) => vocabulary.oneOffTypes.includes(one));
  return isStill || isCarriedOut || own.length === 0 ? false : 'nowhere';
};

const isWritten = (
  traits: Readonly<Record<string, TraitValue>>,
  { trait, value }: { readonly trait: string; readonly value?: string },
): boolean =>
  value === undefined ? traits[trait] !== undefined : valuesOf(traits[trait]).includes(value);

// ---------------------------------------------------------------- the traits line

type Traits = Record<string, TraitValue>;

const addTrait = (scope: Scope, traits: Traits, { words, values, at }: Trait): void => {
  if (values.length === 0) return addWords(scope, traits, words);
  const found = takeAll(scope, words.words, 'trait')?.entry;
  if (found === undefined)
    return unknown(scope, 'unknown-trait', words.at, {
      word: words.text,
      as: 'characteristic',
      among: ['trait'],
    });
  for (const value of values)
    scope.senses.push({ at: value.at, is: 'name', word: words.text, entry: undefined });
  refuseCounted(scope, found, at);
  const numbers = values.flatMap((value) => ('value' in value ? [value.value] : []));
  const names = values.flatMap((value) => ('text' in value ? [value] : []));
  for (const name of names) checkQuoted(scope, found.trait, name);
  const variables = values.flatMap((value) => ('variable' in value ? [0] : []));
  if (variables.length > 0 && found.variable !== true)
    return report(
      scope,
      'unsupported',
      at,
      `no rule carries out yet that somebody says what ‘${words.text}’ is`,
    );
  const wanted = found.is === 'number' ? [...numbers, ...variables] : names;
  if (
    found.is === 'flag' ||
    wanted.length !== values.length ||
    (found.is === 'number' && wanted.length > 1)
  )
    return report(scope, 'nonsense', at, `‘${words.text}’ takes ${takes[found.is]}`);
  if (found.is === 'names') {
    // What stands in sets may stand in several of them: whether it may is looked at there.
    const known = found.setsWith === undefined ? [] : valuesOf(traits[found.trait]);
    return addValues(
      scope,
      traits,
      found.trait,
      names.filter(({ text }) => !known.includes(text)),
    );
  }
  if (traits[found.trait] !== undefined)
    return report(scope, 'nonsense', at, `the card has two values for ‘${words.text}’`);
  for (const value of values)
    if ('value' in value) {
      checkFinite(scope, value, found);
      refuseSign(scope, value, words.text);
    }
  traits[found.trait] = numbers[0] ?? 0;
};

/** `power +2000`, `cost -2`: what is written on a card is no change of anything. */
const refuseSign = (
  scope: Scope,
  { value, signed, at }: { readonly value: number; readonly signed?: true; readonly at: Span },
  word: string,
): void => {
  if (signed !== true) return;
  const help = `say: ${word} ${Math.abs(value)}`;
  report(scope, 'nonsense', at, `‘${word}’ on a card has no sign in front of its number`, help);
};

const takes: Readonly<Record<TraitWord['is'], string>> = {
  number: 'one number',
  names: 'names in quotes',
  flag: 'no value',
};

const addValues = (
  scope: Scope,
  traits: Traits,
  trait: string,
  values: readonly Pick<Text, 'text' | 'at'>[],
): void => {
  const before = traits[trait];
  const list = Array.isArray(before) ? [...(before as readonly string[])] : [];
  for (const { text, at } of values) {
    if (!list.includes(text)) list.push(text);
    else report(scope, 'nonsense', at, `the card has ‘${text}’ twice`);
  }
  traits[trait] = list;
};

/** `creature`, `fire creature`, `flame`: values and flags, word by word. */
const addWords = (scope: Scope, traits: Traits, { words }: Trait['words']): void => {
  const cursor = cursorOn(words);
  while (!isDone(cursor)) {
    const { at } = cursor;
    const found = take(scope, cursor, 'value', 'trait', 'noun');
    const here = spanFrom(cursor, at, at + 1);
    const entry = found?.not === false ? found.entry : undefined;
    const value = entry === undefined || entry.kind === 'trait' ? undefined : valueOf(entry);
    if (value !== undefined)
      addValues(scope, traits, value.trait, [{ text: value.value, at: here }]);
    else if (entry?.kind === 'trait' && entry.is !== 'flag')
      // What stands behind it is no word of its own.
      return report(scope, 'nonsense', here, `‘${entry.words[0] ?? ''}’ takes ${takes[entry.is]}`);
    else if (entry?.kind === 'trait' && traits[entry.trait] === true)
      report(scope, 'nonsense', here, `the card has ‘${entry.words[0] ?? ''}’ twice`);
    else if (entry?.kind === 'trait') traits[entry.trait] = true;
    else {
      cursor.at = at;
      refuseNext(scope, cursor, 'unknown-trait', {
        as: 'characteristic',
        among: ['value', 'noun', 'trait'],
      });
    }
  }
};

// ---------------------------------------------------------------- fillers

/** Key of the definition of a filler; nothing else begins so. */
export const fillerKey = (kind: string): string => `filler:${kind}`;
export const isFiller = (key: string): boolean => key.startsWith('filler:');

/** A card without a name or text for each kind of filler, and one without anything. */
export const fillerDefinitions = ({ vocabulary }: Lexicon): readonly CardDefinition[] =>
  entriesOf(vocabulary, 'filler').map(({ filler, traits }) => ({
    key: fillerKey(filler),
    name: filler,
    traits: { name: [], ...traits },
    abilities: [],
  }));
