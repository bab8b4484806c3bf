/** Sentences of card texts, compiled into instructions. */
import type * as Kernel from '../../kernel/ability.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { Effect, NounPhrase, Sentence, Term } from '../../language/document.js';
import { nearest, normal, own } from '../../language/names.js';
import { amountOf, conditionOf } from './amounts.js';
import { changeOf, type CompileAbility, durationOf, modalChanges } from './changes.js';
import { patternOf } from './happenings.js';
import {
  bareNoun,
  cardPlace,
  describe,
  filterOf,
  type Looking,
  placeIn,
  selectionOf,
} from './nouns.js';
import { actor, playersIn } from './players.js';
import { report, type Scope, unknown } from './scope.js';

type Instruction = Kernel.Instruction;
type Act = Extract<Sentence, { kind: 'act' }>;

/** Makes instructions of an effect, in order. */
export const instructionsOf = (
  scope: Scope,
  effect: Effect,
  ability: CompileAbility,
): readonly Instruction[] =>
  effect.sentences.flatMap((sentence) => sentenceOf(scope, sentence, ability));

export const sentenceOf = (
  scope: Scope,
  sentence: Sentence,
  ability: CompileAbility,
): readonly Instruction[] => {
  const run = (effect: Effect) => instructionsOf(scope, effect, ability);
  switch (sentence.kind) {
    case 'act':
      return actSentence(scope, sentence);
    case 'change':
    case 'modal': {
      const text = textOf(scope, sentence, ability);
      return text === undefined ? [] : chosenFirst(text, durationOf(scope, sentence.duration));
    }
    case 'if': {
      const branches = {
        then: run(sentence.then),
        otherwise: sentence.otherwise === undefined ? [] : run(sentence.otherwise),
      };
      return sentence.condition === 'did'
        ? [{ do: 'if-did', ...branches }]
        : [{ do: 'if', condition: conditionOf(scope, sentence.condition), ...branches }];
    }
    case 'each':
      return eachSentence(scope, sentence.over, run(sentence.effect));
    case 'modes': {
      const whose = sentence.subject && playersIn(scope, sentence.subject);
      const who = whose === undefined ? 'you' : actor(whose);
      return [
        { do: 'modes', who, count: sentence.count.value, options: sentence.options.map(run) },
      ];
    }
    case 'later': {
      const when = patternOf(scope, sentence.happening);
      const later = { kind: 'triggered', when, costs: [], effect: run(sentence.effect) } as const;
      return [{ do: 'later', ability: later }];
    }
  }
};

/** `1 of your units gets +2`: which one is chosen, and then fixed. */
const chosenFirst = (
  text: Kernel.ContinuousText,
  duration: Kernel.Duration,
): readonly Instruction[] => {
  const { subject } = text;
  if (subject.is !== 'cards' || subject.quantity.is === 'all')
    return [{ do: 'change', text, duration }];
  const change: Instruction = { do: 'change', text: { ...text, subject: { is: 'it' } }, duration };
  return [
    { do: 'act', who: 'you', verb: 'choose', object: subject, with: {} },
    { do: 'if-did', then: [change], otherwise: [] },
  ];
};

const eachSentence = (
  scope: Scope,
  over: NounPhrase,
  effect: readonly Instruction[],
): readonly Instruction[] => {
  if (playersIn(scope, over) !== undefined) {
    report(scope, 'nonsense', over.at, '‘for each’ goes over cards', 'say: each player …');
    return [];
  }
  return [{ do: 'each', filter: filterOf(scope, over), effect }];
};

/** The continuous effect that a `change` or a modal sentence speaks of. */
export const textOf = (
  scope: Scope,
  sentence: Extract<Sentence, { kind: 'change' | 'modal' }>,
  ability: CompileAbility,
): Kernel.ContinuousText | undefined => {
  const changes =
    sentence.kind === 'change'
      ? sentence.changes.flatMap((change) => changeOf(scope, change, ability))
      : modalChanges(scope, sentence);
  const subject = selectionOf(scope, sentence.subject);
  if (changes.length === 0) return undefined;
  return { subject, changes };
};

// ---------------------------------------------------------------- acts

const actSentence = (scope: Scope, written: Act): readonly Instruction[] => {
  const found = verbOf(scope, withGoal(written));
  if (found === undefined) return [];
  const { word, sentence } = found;
  const subject = sentence.subject && playersIn(scope, sentence.subject);
  const who = subject === undefined ? 'you' : actor(subject);
  const inner = { ...scope, their: who };
  const make = (as: Kernel.Who): Instruction => actOf({ ...inner, their: as }, sentence, word, as);
  const acts = who === 'each' && looksAtOwn(sentence, word) ? inTurn(make) : [make(who)];
  return sentence.may ? [{ do: 'may', who, effect: acts }] : acts;
};

/** `draw until you have 4 cards in hand`: the words in between belong to the verb, and what is had is its object. */
const withGoal = (act: Act): Act => {
  const { duration, verb, object } = act;
  if (duration?.kind !== 'until-so' || object !== undefined) return act;
  const { condition } = duration;
  if (condition.kind !== 'have' || condition.subject?.pronoun !== 'you') return act;
  return {
    ...act,
    verb: { ...verb, text: `${verb.text} until you have` },
    object: condition.what,
    duration: undefined,
  };
};

/** Whether "each player" picks from cards of their own: then each of the two acts looks elsewhere. */
const looksAtOwn = ({ object }: Act, word: VerbWord): boolean =>
  object !== undefined &&
  !word.counts &&
  object.pronoun === undefined &&
  (object.owners.length === 0
    ? word.zones !== undefined && object.place === undefined
    : normal(object.owners.at(-1)?.text ?? '') === 'their');

/** Each player, the turn player first. */
const inTurn = (make: (who: Kernel.Who) => Instruction): readonly Instruction[] => [
  {
    do: 'if',
    condition: { is: 'first', who: 'you' },
    then: [make('you'), make('opponent')],
    otherwise: [make('opponent'), make('you')],
  },
];

interface Verb {
  readonly word: VerbWord;
  /** The sentence, with words that are no part of the verb moved to its object. */
  readonly sentence: Act;
}

/** The longest verb: words of the verb and the noun after it (`discard hand`), down to the first word alone. */
const verbOf = (scope: Scope, sentence: Act): Verb | undefined => {
  const { verbs } = scope.lexicon.vocabulary;
  const words = normal(sentence.verb.text).split(' ');
  const joined = withPlace(scope, words, sentence) ?? withNeighbour(verbs, words, sentence);
  if (joined !== undefined) return joined;
  for (let length = words.length; length > 0; length--) {
    const head = words.slice(0, length);
    const word = own(verbs, head.join(' ')) ?? own(verbs, bare(head));
    if (word === undefined) continue;
    const rest = words.slice(length).join(' ');
    return { word, sentence: rest === '' ? sentence : withNoun(sentence, rest) };
  }
  unknown(scope, 'unknown-word', sentence.verb.at, {
    word: words.join(' '),
    as: 'verb',
    among: Object.keys(verbs),
  });
  return undefined;
};

/** `search your deck for 1 creature`: what is looked for stands behind the place. */
const withPlace = (scope: Scope, words: readonly string[], sentence: Act): Verb | undefined => {
  const { object, prepositions } = sentence;
  const [first, ...others] = prepositions;
  if (object === undefined || first === undefined || first.object.place !== undefined)
    return undefined;
  const { verbs } = scope.lexicon.vocabulary;
  const word =
    own(verbs, `${words.join(' ')} ${first.join}`) ?? own(verbs, `${bare(words)} ${first.join}`);
  if (word === undefined || !isPlace(scope, object)) return undefined;
  const found = { ...first.object, place: object };
  return { word, sentence: { ...sentence, object: found, prepositions: others } };
};

/** `discard hand` with its noun, `look at` with the word that joins its object. */
const withNeighbour = (
  verbs: Readonly<Record<string, VerbWord>>,
  words: readonly string[],
  sentence: Act,
): Verb | undefined => {
  const { object, prepositions } = sentence;
  const find = (behind: string): VerbWord | undefined =>
    own(verbs, `${words.join(' ')} ${behind}`) ?? own(verbs, `${bare(words)} ${behind}`);
  if (object?.noun !== undefined) {
    const word = find(normal(object.noun.text));
    if (word === undefined) return undefined;
    // A verb that says where to look still has an object: all of what is there.
    const rest =
      word.zones === undefined ? undefined : { ...object, noun: { ...object.noun, text: 'cards' } };
    return { word, sentence: { ...sentence, object: rest } };
  }
  const [first, ...others] = prepositions;
  const word = first && object === undefined ? find(first.join) : undefined;
  if (word === undefined) return undefined;
  return { word, sentence: { ...sentence, object: first?.object, prepositions: others } };
};

/** `draws` for "your opponent draws". */
const bare = (words: readonly string[]): string => {
  const [first = '', ...rest] = words;
  const stem = first.replace(/(?<=(?:sh|ch|ss|x))es$/, '').replace(/(?<!s)s$/, '');
  return [stem, ...rest].join(' ');
};

const withNoun = (sentence: Act, rest: string): Act => {
  const { object } = sentence;
  const at = sentence.verb.at;
  if (object === undefined) return { ...sentence, object: bareNoun(at, rest) };
  const noun = { at, text: [rest, object.noun?.text ?? ''].join(' ').trim() };
  return { ...sentence, object: { ...object, noun } };
};

const actOf = (scope: Scope, sentence: Act, word: VerbWord, who: Kernel.Who): Instruction => {
  const arguments_ = argumentsOf(scope, sentence, word);
  const from = sentence.prepositions.find(
    ({ join, object }) => join === 'from' && isPlace(scope, object),
  );
  const looking: Looking = {
    ...(word.zones ? { zones: word.zones, whose: who } : {}),
    ...(word.quantity ? { quantity: word.quantity } : {}),
    ...(from ? { from: from.object } : {}),
  };
  const counted = countOf(scope, sentence, word);
  const { object } = sentence;
  return {
    do: 'act',
    who,
    verb: word.verb,
    ...(object === undefined || counted.takes
      ? {}
      : { object: selectionOf(scope, object, looking) }),
    ...(counted.amount === undefined ? {} : { amount: counted.amount }),
    with: { ...arguments_, ...counted.more },
    ...(sentence.duration ? { duration: durationOf(scope, sentence.duration) } : {}),
  };
};

const isPlace = (scope: Scope, phrase: NounPhrase): boolean =>
  placeIn(quiet(scope), phrase) !== undefined;

/** For a look at words that may as well mean something else. */
const quiet = (scope: Scope): Scope => ({ ...scope, problems: [] });

/** `to`, `into`, `on`, `under`, `with` …: places, states, cards and players beside the object. */
const argumentsOf = (
  scope: Scope,
  sentence: Act,
  word: VerbWord,
): Readonly<Record<string, Kernel.Argument>> => {
  const all: Record<string, Kernel.Argument> = {};
  for (const { join, object } of sentence.prepositions) {
    const key = join === 'into' ? 'to' : join;
    const place = placeIn(quiet(scope), object);
    if (join === 'from' && place !== undefined) continue;
    if (place !== undefined && (join === 'to' || join === 'into' || place.position !== undefined))
      all['to'] = { place: cardPlace(placeIn(scope, object) ?? place) };
    else if (place !== undefined) all[key] = { place: cardPlace(place) };
    else if (isStatus(scope, object))
      all[key] = { status: describe(scope, object.noun ?? noWords).status };
    else all[key] = { selection: selectionOf(scope, object) };
  }
  const moved = Object.values(all).some((argument) => 'place' in argument);
  if (word.to !== undefined && !moved)
    all['to'] = { place: { zone: word.to.zone, whose: 'owner' } };
  const subject = sentence.subject;
  if (subject !== undefined && playersIn(quiet(scope), subject) === undefined)
    all['by'] ??= { selection: selectionOf(scope, subject) };
  return all;
};

const noWords = {
  text: '',
  at: { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 },
};

const isStatus = ({ lexicon }: Scope, { noun, owners, quantity, pronoun }: NounPhrase): boolean =>
  noun !== undefined &&
  owners.length === 0 &&
  quantity === undefined &&
  pronoun === undefined &&
  lexicon.statuses.entries.has(normal(noun.text));

interface Counted {
  readonly amount?: Kernel.Amount;
  /** The object is the amount: it chooses no cards. */
  readonly takes: boolean;
  readonly more: Readonly<Record<string, Kernel.Argument>>;
}

/** What is counted goes without saying, `cards` or `damage`; a slip is told all the same. */
const checkCounted = (scope: Scope, { text, at }: Term): void => {
  const among = [...scope.lexicon.known, 'card', 'cards'];
  for (const word of normal(text).split(' '))
    if (!among.includes(word) && nearest(word, among) !== undefined)
      unknown(scope, 'unknown-word', at, { word, as: 'word', among });
};

/** `draw 2 cards`: how many, and not which. "Up to" stands in the act's status as `amount: up to`. */
const countOf = (scope: Scope, { object, amount }: Act, word: VerbWord): Counted => {
  if (amount !== undefined)
    return { amount: amountOf(scope, amount), takes: word.counts ?? false, more: {} };
  if (!word.counts) return { takes: false, more: {} };
  const quantity = object?.quantity;
  if (object?.noun) checkCounted(scope, object.noun);
  if (quantity === undefined || !('amount' in quantity)) {
    if (object === undefined) return { takes: true, more: {} };
    report(scope, 'nonsense', object.at, 'say how many', 'for example: 1, 2, that many');
    return { takes: true, amount: 1, more: {} };
  }
  const more: Counted['more'] =
    quantity.kind === 'up-to' ? { amount: { status: { amount: 'up to' } } } : {};
  return { amount: amountOf(scope, quantity.amount), takes: true, more };
};
