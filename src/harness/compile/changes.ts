/** What may follow gets, gains, loses, becomes; what cannot, can or must be done; and for how long. */
import type * as Kernel from '../../kernel/ability.js';
import type {
  AbilityNode,
  Change,
  Duration,
  ModalAction,
  Sentence,
  Trait,
} from '../../language/document.js';
import { normal, own } from '../../language/names.js';
import { amountOf, conditionOf } from './amounts.js';
import { lookUp, lookUpAll, type Sense } from './lexicon.js';
import { roleOf } from './nouns.js';
import { whoIs } from './players.js';
import { report, type Scope, unknown } from './scope.js';

/** How an ability in braces is compiled; given from outside, since abilities contain changes. */
export type CompileAbility = (scope: Scope, ability: AbilityNode) => readonly Kernel.Ability[];

export const changeOf = (
  scope: Scope,
  change: Change,
  ability: CompileAbility,
): readonly Kernel.Change[] => {
  switch (change.kind) {
    case 'add': {
      const trait = numberTrait(scope, change.trait, change.at);
      return [{ change: 'add', trait, amount: amountOf(scope, change.amount) }];
    }
    case 'multiply': {
      const trait = numberTrait(scope, change.trait, change.at);
      return [{ change: 'multiply', trait, factor: change.factor }];
    }
    case 'set': {
      const trait = numberTrait(scope, change.trait, change.at);
      return [{ change: 'set', trait, value: amountOf(scope, change.amount), fixed: change.fixed }];
    }
    case 'gain':
    case 'lose':
      return traitChange(scope, change.kind, change.trait);
    case 'become':
      return traitChange(scope, 'become', change.trait);
    case 'gain-ability':
      return ability(scope, change.ability).map((one) => ({
        change: 'gain-ability',
        ability: one,
      }));
    case 'lose-abilities':
      return [{ change: 'lose-abilities' }];
  }
};

const numberTrait = (
  scope: Scope,
  term: { text: string; at: Trait['at'] } | undefined,
  at: Trait['at'],
): string => {
  const { vocabulary, traits } = scope.lexicon;
  if (term === undefined) return vocabulary.defaultTrait;
  const trait = lookUpAll(traits, term.text);
  if (trait?.is === 'number') return trait.trait;
  const numbers = [...traits.entries].flatMap(([word, { is }]) => (is === 'number' ? [word] : []));
  unknown(scope, 'unknown-trait', at, { word: term.text, as: 'number on a card', among: numbers });
  return vocabulary.defaultTrait;
};

type Way = 'gain' | 'lose' | 'become';

/** `fire`, `race "Dragon"`, `blocker`, `power attacker +2000`, `power 5` */
const traitChange = (
  scope: Scope,
  way: Way,
  { words, values, at }: Trait,
): readonly Kernel.Change[] => {
  const { lexicon } = scope;
  const names = values.flatMap((value) => ('text' in value ? [value.text] : []));
  const number = values.flatMap((value) => ('value' in value ? [value.value] : []))[0];
  const trait = lookUpAll(lexicon.traits, words.text);
  if (trait?.is === 'names' && names.length > 0)
    return [{ change: way, trait: trait.trait, values: names }];
  if (trait?.is === 'number' && number !== undefined)
    return [{ change: 'set', trait: trait.trait, value: number, fixed: false }];
  const keyword = lookUpAll(lexicon.keywords, words.text);
  if (keyword !== undefined && way !== 'become') return [keywordChange(way, keyword, number)];
  if (values.length > 0) {
    report(scope, 'unknown-trait', at, `‘${words.text}’ takes no such value`);
    return [];
  }
  return wordChanges(scope, way, words);
};

const keywordChange = (
  way: 'gain' | 'lose',
  keyword: string,
  amount: number | undefined,
): Kernel.Change =>
  way === 'lose'
    ? { change: 'lose-keyword', keyword }
    : {
        change: 'gain-ability',
        ability: { kind: 'keyword', keyword, ...(amount === undefined ? {} : { amount }) },
      };

/** Values and flags, word by word; values of one trait go together. */
const wordChanges = (scope: Scope, way: Way, term: Trait['words']): readonly Kernel.Change[] => {
  const table = scope.lexicon.describing;
  const words = normal(term.text).split(' ');
  const lists = new Map<string, string[]>();
  const changes: Kernel.Change[] = [];
  for (let at = 0; at < words.length;) {
    const found = lookUp(table, words, at);
    const values = found && valuesOf(found.value);
    at += found?.words ?? 1;
    if (values === undefined) {
      const word = found?.key ?? words[at - 1] ?? '';
      unknown(scope, 'unknown-word', term.at, {
        word,
        as: 'characteristic or keyword',
        among: table.entries.keys(),
      });
    } else if ('flag' in values)
      changes.push({ change: 'set', trait: values.flag, value: way !== 'lose', fixed: false });
    else if ('keyword' in values) {
      if (way !== 'become') changes.push(keywordChange(way, values.keyword, undefined));
    } else
      for (const { trait, value } of values.list)
        lists.set(trait, [...(lists.get(trait) ?? []), value]);
  }
  for (const [trait, values] of lists) changes.push({ change: way, trait, values });
  return changes;
};

type Values =
  | { readonly flag: string }
  | { readonly keyword: string }
  | { readonly list: readonly { readonly trait: string; readonly value: string }[] };

const valuesOf = (sense: Sense): Values | undefined => {
  if (sense.is === 'value') return { list: [sense] };
  if (sense.is === 'flag') return { flag: sense.trait };
  if (sense.is === 'keyword') return { keyword: sense.keyword };
  if (sense.is !== 'noun') return undefined;
  const list = sense.noun.tests.flatMap((test) =>
    test.test === 'has' && test.value !== undefined
      ? [{ trait: test.trait, value: test.value }]
      : [],
  );
  return list.length > 0 ? { list } : undefined;
};

// ---------------------------------------------------------------- cannot, can, must

type Modal = Extract<Sentence, { kind: 'modal' }>;

export const modalChanges = (scope: Scope, { modal, actions }: Modal): readonly Kernel.Change[] =>
  actions.flatMap((action) => modalChange(scope, modal, action));

/** The words of a modal that can be part of the action's name, longest first; what is left is the other side. */
const modalChange = (
  scope: Scope,
  how: Modal['modal'],
  modal: ModalAction,
): readonly Kernel.Change[] => {
  const { lexicon } = scope;
  const verb = `${modal.passive ? 'be ' : ''}${normal(modal.verb.text)}`;
  const tail = [
    modal.object?.noun?.text,
    ...modal.prepositions.map(({ join, object }) => `${join} ${normal(object.noun?.text ?? '')}`),
  ].filter((part) => part !== undefined);
  for (let parts = tail.length; parts >= 0; parts--) {
    const said = [verb, ...tail.slice(0, parts)].map(normal).join(' ');
    const action = lookUpAll(lexicon.actions, said);
    if (action === undefined) continue;
    const rest = [modal.object, ...modal.prepositions.map(({ object }) => object)]
      .filter((phrase) => phrase !== undefined)
      .slice(parts);
    const [other, more] = rest;
    if (more !== undefined)
      report(scope, 'nonsense', more.at, 'only one other side can be named here');
    return [{ change: how, action, ...(other ? { other: roleOf(scope, other) } : {}) }];
  }
  unknown(scope, 'unknown-word', modal.verb.at, {
    word: verb,
    as: 'action',
    among: lexicon.actions.entries.keys(),
  });
  return [];
};

// ---------------------------------------------------------------- durations

export const durationOf = (scope: Scope, duration: Duration | undefined): Kernel.Duration => {
  if (duration === undefined) return 'game';
  switch (duration.kind) {
    case 'while':
      return { as: 'long', condition: conditionOf(scope, duration.condition) };
    case 'until-so':
      report(scope, 'nonsense', duration.at, 'only drawing goes on until something is so');
      return 'game';
    case 'until':
      return momentOf(scope, duration.moment, scope.lexicon.vocabulary.moments, 'moment');
    case 'during':
      return momentOf(scope, duration.period, scope.lexicon.vocabulary.periods, 'period');
  }
};

/** `end of turn`, `the start of your next turn`: a moment of the game, and whose. */
const momentOf = (
  scope: Scope,
  term: { readonly text: string; readonly at: Trait['at'] },
  table: Readonly<Record<string, string>>,
  what: string,
): Kernel.Duration => {
  const said = normal(term.text)
    .replace(/\bthe /g, '')
    .replace(/ ('s)/g, '$1');
  const found = own(table, said);
  if (found !== undefined) return { until: found };
  const [, before = '', owner = '', after = ''] =
    /^(.*?)(your opponent's|its owner's|your|[a-z]+'s) (.*)$/.exec(said) ?? [];
  const bare = own(table, `${before}${after}`);
  const whose = whoIs(scope, owner);
  if (bare !== undefined && whose !== undefined && whose !== 'any') return { until: bare, whose };
  unknown(scope, 'unknown-word', term.at, { word: said, as: what, among: Object.keys(table) });
  return 'game';
};
