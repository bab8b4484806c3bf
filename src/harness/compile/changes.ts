/** What may follow gets, gains, loses, becomes. */
import type * as Kernel from '../../kernel/ability.js';
import type { KeywordWord, NounWord, TraitWord, ValueWord } from '../../kernel/vocabulary.js';
import type {
  AbilityNode,
  Change,
  NounPhrase,
  Span,
  Term,
  Trait,
} from '../../language/document.js';
import { amountOf, checkFinite, traitWord } from './amounts.js';
import { describe } from './describe.js';
import { lacksCards, refuseSign } from './keywords.js';
import { cursorOn, isDone, noteWords, refuseNext, take, takeAll } from './reader.js';
import { checkQuoted } from './quoted.js';
import { quiet, report, type Scope, unknown } from './scope.js';

/** How an ability in braces is compiled; given from outside, since abilities contain changes. */
export type CompileAbility = (scope: Scope, ability: AbilityNode) => readonly Kernel.Ability[];

export const changeOf = (
  scope: Scope,
  change: Exclude<Change, { readonly kind: 'modal' }>,
  ability: CompileAbility,
): readonly Kernel.Change[] => {
  switch (change.kind) {
    case 'add': {
      const { trait, word } = numberTrait(scope, change.trait);
      const more = amountOf(scope, change.amount, word);
      if (typeof more === 'number' && more < 0 && word?.onlyMore === true)
        report(scope, 'unsupported', change.at, `no rule says yet what less of ‘${trait}’ is`);
      return [{ change: 'add', trait, amount: more }];
    }
    case 'multiply': {
      const trait = scaledTrait(scope, change, 'multiplied', 'double');
      return [{ change: 'multiply', trait, factor: change.factor }];
    }
    case 'divide': {
      const trait = scaledTrait(scope, change, 'divided', 'half');
      return [{ change: 'divide', trait, by: change.by }];
    }
    case 'set': {
      const { trait, word } = numberTrait(scope, change.trait);
      const value = amountOf(scope, change.amount, word);
      if (change.fixed && word !== undefined && word.fixable !== true)
        report(
          scope,
          'unsupported',
          change.at,
          `no rule says yet that nothing changes a ‘${trait}’ any more which is fixed`,
          `say: gets ${trait} 5`,
        );
      return [{ change: 'set', trait, value, fixed: change.fixed }];
    }
    case 'gain':
    case 'lose':
    case 'become':
      return traitChange(scope, change.kind, change.trait);
    case 'gain-ability':
      return ability(scope, change.ability).map((one) => ({
        change: 'gain-ability',
        ability: one,
      }));
    case 'ignored':
      scope.senses.push({ at: change.at, is: 'joint', word: 'are ignored', entry: undefined });
      return [{ change: 'lose-abilities', gainedToo: true }];
    case 'lose-abilities':
      noteWords(scope, change.at, 'joint', 'all abilities');
      return [{ change: 'lose-abilities' }];
  }
};

/** Which number a factor goes for, which has to be said. */
const scaledTrait = (
  scope: Scope,
  change: Extract<Change, { readonly kind: 'multiply' | 'divide' }>,
  done: string,
  factor: string,
): string => {
  const { trait, word } = numberTrait(scope, change.trait);
  if (change.trait === undefined)
    report(
      scope,
      'nonsense',
      change.at,
      `which number is ${done}?`,
      `for example: gets ${factor} ${word?.words[0] ?? ''}`,
    );
  const at = { ...change.at, end: change.trait?.at.start ?? change.at.end };
  scope.senses.push({ at, is: 'number', word: 'times', entry: undefined });
  return trait;
};

const numberTrait = (
  scope: Scope,
  term: Term | undefined,
): { readonly trait: string; readonly word: TraitWord | undefined } => {
  const { defaultTrait } = scope.lexicon.vocabulary;
  const usual = { trait: defaultTrait, word: traitWord(scope, defaultTrait) };
  if (term === undefined) return usual;
  const found = takeAll(scope, term.words, 'trait');
  if (found?.entry.is === 'number') {
    refuseCounted(scope, found.entry, term.at);
    return { trait: found.entry.trait, word: found.entry };
  }
  unknown(scope, 'unknown-trait', term.at, {
    word: term.text,
    as: 'number on a card',
    among: ['trait'],
  });
  return usual;
};

/** `energy counters 3`, `gets +1 energy counters`: counters are put on a card and removed, and nothing else. */
export const refuseCounted = (scope: Scope, { counted, words }: TraitWord, at: Span): void => {
  if (counted === undefined) return;
  const [many = ''] = words;
  report(
    scope,
    'nonsense',
    at,
    `‘${many}’ are put on a card`,
    `say: put 1 ${words[1] ?? many} on …`,
  );
};

type Way = 'gain' | 'lose' | 'become';

/** `fire`, `race "Dragon"`, `blocker`, `power attacker +2000`, `power 5` */
const traitChange = (
  scope: Scope,
  way: Way,
  { words, values, at }: Trait,
): readonly Kernel.Change[] => {
  if (values.length === 0) return wordChanges(scope, way, words);
  const names = values.flatMap((value) => ('text' in value ? [value] : []));
  const numbers = values.flatMap((value) => ('value' in value ? [value] : []));
  const found = takeAll(scope, words.words, 'trait', 'keyword');
  for (const { at: here } of values)
    scope.senses.push({ at: here, is: 'name', word: words.text, entry: undefined });
  const [number, second] = numbers;
  const trait = found?.entry.kind === 'trait' ? found.entry : undefined;
  if (trait !== undefined) refuseCounted(scope, trait, at);
  for (const name of names) checkQuoted(scope, trait?.trait ?? '', name);
  for (const one of numbers) checkFinite(scope, one, trait);
  if (found?.entry.kind === 'trait' && found.entry.is === 'names' && numbers.length === 0)
    return [{ change: way, trait: found.entry.trait, values: names.map(({ text }) => text) }];
  if (number !== undefined && second === undefined && names.length === 0) {
    if (trait?.is === 'number' && way === 'gain')
      return refuseGained(scope, trait, at, number.value);
    if (trait?.is === 'number' && way === 'become')
      return [{ change: 'set', trait: trait.trait, value: number.value, fixed: false }];
    if (found?.entry.kind === 'keyword' && found.entry.takesNumber) {
      refuseSign(scope, found.entry, { ...number, signed: number.signed === true });
      return keywordChange(scope, way, found.entry, words.at, number.value);
    }
  }
  if (found === undefined)
    unknown(scope, 'unknown-trait', words.at, {
      word: words.text,
      as: 'characteristic',
      among: ['trait', 'keyword'],
    });
  else report(scope, 'unknown-trait', at, `‘${words.text}’ takes no such value`);
  return [];
};

/** `gains power 3000`: what is gained is had besides, but a card has one power. */
const refuseGained = (
  scope: Scope,
  { words: [word = ''] }: TraitWord,
  at: Span,
  number: number,
): readonly Kernel.Change[] => {
  report(
    scope,
    'nonsense',
    at,
    'is this how much more, or how much it is?',
    `how much more: gets +${number} ${word}; how much it is: gets ${word} ${number}`,
  );
  return [];
};

/** What is gained has its number, as on a card; what is lost is lost with any. */
const keywordChange = (
  scope: Scope,
  way: Way,
  { keyword, takesNumber, takesCards }: KeywordWord,
  at: Span,
  amount?: number,
): readonly Kernel.Change[] => {
  if (way === 'become') {
    report(scope, 'nonsense', at, `nothing becomes ‘${keyword}’`, `say: gains ${keyword}`);
    return [];
  }
  if (way === 'lose') {
    if (amount !== undefined)
      report(scope, 'nonsense', at, `‘${keyword}’ is lost with whatever number it has`);
    return [{ change: 'lose-keyword', keyword }];
  }
  if (takesNumber && amount === undefined)
    report(scope, 'nonsense', at, `‘${keyword}’ needs a number`);
  if (takesCards) lacksCards(scope, at, keyword);
  const ability = {
    kind: 'keyword',
    keyword,
    ...(amount === undefined ? {} : { amount }),
  } as const;
  return [{ change: 'gain-ability', ability }];
};

/** Values, flags and keywords, word by word; values of one trait go together. */
const wordChanges = (scope: Scope, way: Way, term: Term): readonly Kernel.Change[] => {
  const cursor = cursorOn(term.words);
  const lists = new Map<string, string[]>();
  const changes: Kernel.Change[] = [];
  while (!isDone(cursor)) {
    const found = take(scope, cursor, 'keyword', 'value', 'trait', 'noun');
    const said = found && !found.not ? gained(found.entry) : undefined;
    if (said === undefined) {
      if (found !== undefined) cursor.at -= found.length;
      refuseNext(scope, cursor, 'unknown-word', {
        as: 'characteristic or keyword',
        among: ['keyword', 'value', 'noun', 'trait'],
      });
    } else if ('keyword' in said) changes.push(...keywordChange(scope, way, said.keyword, term.at));
    else if ('flag' in said)
      changes.push({ change: 'set', trait: said.flag, value: way !== 'lose', fixed: false });
    else lists.set(said.trait, [...(lists.get(said.trait) ?? []), said.value]);
  }
  for (const [trait, values] of lists) changes.push({ change: way, trait, values });
  return changes;
};

/** `becomes light and water`: it is both then, and the second does not take the place of the first. */
export const becomingTogether = (changes: readonly Kernel.Change[]): readonly Kernel.Change[] =>
  changes.reduce<readonly Kernel.Change[]>((before, change) => {
    if (change.change !== 'become') return [...before, change];
    const isJoined = before.some((one) => one.change === 'become' && one.trait === change.trait);
    if (!isJoined) return [...before, change];
    return before.map((one) =>
      one.change === 'become' && one.trait === change.trait
        ? { ...one, values: [...one.values, ...change.values] }
        : one,
    );
  }, []);

type Gained = { readonly flag: string } | { readonly keyword: KeywordWord } | Value;

interface Value {
  readonly trait: string;
  readonly value: string;
}

const gained = (entry: TraitWord | ValueWord | NounWord | KeywordWord): Gained | undefined => {
  if (entry.kind === 'keyword') return { keyword: entry };
  if (entry.kind === 'trait') return entry.is === 'flag' ? { flag: entry.trait } : undefined;
  return valueOf(entry);
};

/** The value that a word gives to a characteristic: `fire`; `creature`, whose noun means cards of that type. */
export const valueOf = (entry: ValueWord | NounWord): Value | undefined => {
  if (entry.kind === 'value') return { trait: entry.trait, value: entry.value };
  const [test, second] = entry.tests;
  return test?.test === 'has' && test.value !== undefined && second === undefined
    ? { trait: test.trait, value: test.value }
    : undefined;
};

/** `put … as a flame card`: what something then is it becomes. */
export const becoming = (scope: Scope, { noun }: NounPhrase): string | undefined => {
  const said = noun && describe(quiet(scope), noun.words).noun;
  return said === undefined || valueOf(said.entry) === undefined
    ? undefined
    : `say what it becomes afterwards: …, then it becomes a ${said.entry.words[0] ?? ''}`;
};
