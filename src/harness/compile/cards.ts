/** Declared cards and fillers, compiled into definitions. */
import type { CardDefinition, TraitValue } from '../../kernel/ability.js';
import type { CardDeclaration, Problem, Span, Trait } from '../../language/document.js';
import { normal, own } from '../../language/names.js';
import { abilitiesOf } from './abilities.js';
import { type Lexicon, lookUp, lookUpAll } from './lexicon.js';
import { report, type Scope, scopeFor, unknown } from './scope.js';

export interface CompiledCard {
  readonly definition: CardDefinition;
  readonly problems: readonly Problem[];
}

export const compileCard = (lexicon: Lexicon, declaration: CardDeclaration): CompiledCard => {
  const problems: Problem[] = [];
  const scope = scopeFor(lexicon, problems);
  const name = declaration.name.text;
  const traits: Record<string, TraitValue> = { name: [name] };
  for (const trait of declaration.traits) addTrait(scope, traits, trait);
  const oneOff = isOneOff(lexicon, traits);
  const abilities = declaration.abilities.flatMap((ability) => abilitiesOf(scope, ability, oneOff));
  return { definition: { key: name, name, traits, abilities }, problems };
};

const isOneOff = (
  { vocabulary }: Lexicon,
  traits: Readonly<Record<string, TraitValue>>,
): boolean => {
  const { type } = traits;
  return (
    Array.isArray(type) &&
    vocabulary.oneOffTypes.some((one) => (type as readonly string[]).includes(one))
  );
};

// ---------------------------------------------------------------- the traits line

type Traits = Record<string, TraitValue>;

const addTrait = (scope: Scope, traits: Traits, { words, values, at }: Trait): void => {
  const { lexicon } = scope;
  if (values.length === 0) return addWords(scope, traits, words);
  const found = lookUpAll(lexicon.traits, words.text);
  if (found === undefined)
    return unknown(scope, 'unknown-trait', words.at, {
      word: words.text,
      as: 'characteristic',
      among: lexicon.traits.entries.keys(),
    });
  const numbers = values.flatMap((value) => ('value' in value ? [value.value] : []));
  const names = values.flatMap((value) => ('text' in value ? [value.text] : []));
  const wanted = found.is === 'number' ? numbers : names;
  if (
    found.is === 'flag' ||
    wanted.length !== values.length ||
    (found.is === 'number' && numbers.length > 1)
  )
    return report(scope, 'nonsense', at, `‘${words.text}’ takes ${takes[found.is]}`);
  if (found.is === 'names') return addValues(scope, at, traits, found.trait, names);
  if (traits[found.trait] !== undefined)
    return report(scope, 'nonsense', at, `the card has two values for ‘${words.text}’`);
  traits[found.trait] = numbers[0] ?? 0;
};

const takes = { number: 'one number', names: 'names in quotes', flag: 'no value' } as const;

const addValues = (
  scope: Scope,
  at: Span,
  traits: Traits,
  trait: string,
  values: readonly string[],
): void => {
  const before = traits[trait];
  const list = Array.isArray(before) ? [...(before as readonly string[])] : [];
  for (const value of values) {
    if (!list.includes(value)) list.push(value);
    // Its name it has already.
    else if (trait !== 'name') report(scope, 'nonsense', at, `the card has ‘${value}’ twice`);
  }
  traits[trait] = list;
};

/** `creature`, `fire creature`, `flame`: values and flags, word by word. */
const addWords = (scope: Scope, traits: Traits, term: Trait['words']): void => {
  const { values, flags } = scope.lexicon.vocabulary;
  const table = scope.lexicon.describing;
  const words = normal(term.text).split(' ');
  for (let at = 0; at < words.length;) {
    const longest = lookUp(table, words, at);
    const length = longest?.words ?? 1;
    const word = longest?.key ?? words[at] ?? '';
    const value = own(values, word);
    const trait = scope.lexicon.traits.entries.get(word);
    const flag = own(flags, word) ?? (trait?.is === 'flag' ? trait.trait : undefined);
    if (value !== undefined) addValues(scope, term.at, traits, value.trait, [value.value]);
    else if (flag !== undefined && traits[flag] === true)
      report(scope, 'nonsense', term.at, `the card has ‘${word}’ twice`);
    else if (flag !== undefined) traits[flag] = true;
    // What stands behind it is no word of its own.
    else if (trait !== undefined)
      return report(scope, 'nonsense', term.at, `‘${word}’ takes ${takes[trait.is]}`);
    else
      unknown(scope, 'unknown-trait', term.at, {
        word,
        as: 'characteristic',
        among: [
          ...Object.keys(values),
          ...Object.keys(flags),
          ...scope.lexicon.traits.entries.keys(),
        ],
      });
    at += length;
  }
};

// ---------------------------------------------------------------- fillers

/** Key of the definition of a filler; nothing else begins so. */
export const fillerKey = (kind: string): string => `filler:${kind}`;
export const isFiller = (key: string): boolean => key.startsWith('filler:');

/** A card without a name or text for each kind of filler, and one without anything. */
export const fillerDefinitions = ({ vocabulary }: Lexicon): readonly CardDefinition[] =>
  Object.entries({ blank: {}, ...vocabulary.fillers }).map(([kind, traits]) => ({
    key: fillerKey(kind),
    name: kind,
    traits: { name: [], ...traits },
    abilities: [],
  }));
