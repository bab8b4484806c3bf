/** One thing that is done: who does it, to what, how often, and what stands beside it. */
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Preposition, Span } from '../../language/document.js';
import { inDigits } from '../../language/names.js';
import { checkAgreement, checkVerb } from './agreement.js';
import { amountOf } from './amounts.js';
import { argumentsOf } from './beside.js';
import { describe } from './describe.js';
import { noteChosen } from './chosen.js';
import { asPeriod } from './durations.js';
import { placeIn } from './located.js';
import { checkDone } from './never-done.js';
import { countedIn, countedPlace } from './nth.js';
import { checkSome, type Looking, selectionOf } from './nouns.js';
import { actorIn, areSeveral, playersIn, whoseIs } from './players.js';
import { cursorOn, isDone, takeSpelled } from './reader.js';
import { attempt, quiet, report, type Scope } from './scope.js';
import { type WrittenAct, type VerbFound, verbOf } from './verbs.js';

type Instruction = Kernel.Instruction;

export const actSentence = (scope: Scope, written: WrittenAct): readonly Instruction[] => {
  const found = verbOf(scope, written);
  if (found === undefined) return [];
  const { word, sentence } = found;
  refuseDuration(scope, sentence);
  const who = doerOf(scope, found);
  const inner: Scope = { ...scope, their: theirs(scope, sentence, who) };
  const instruction =
    word.subjectAs === undefined
      ? actOf(inner, sentence, word, who)
      : actOf(inner, sentence, word, 'you', { [word.subjectAs]: who });
  noteDone(scope, word, instruction);
  if (word.unsupported)
    report(
      scope,
      'unsupported',
      sentence.verb.at,
      `no rule carries out yet to ‘${word.words[0] ?? ''}’`,
    );
  if (!sentence.may) return [instruction];
  if (who !== 'each') return [{ do: 'may', who, effect: [instruction] }];
  const own = instruction.do === 'act' ? { ...instruction, who: 'doer' as const } : instruction;
  return [{ do: 'players', who, effect: [{ do: 'may', who: 'doer', effect: [own] }] }];
};

/**
 * Whom "their" means: whoever does it, and where that is you, the opponent whose cards are spoken of, or the cards'
 * owners.
 */
const theirs = (scope: Scope, { object }: WrittenAct, who: Kernel.Who): Kernel.Who => {
  if (who === 'each') return 'doer';
  if (who !== 'you') return who;
  const owners = [object, object?.place].flatMap((phrase) => phrase?.owners ?? []);
  const whose = attempt(scope, (inner) => whoseIs({ ...inner, senses: [] }, owners));
  return whose === 'opponent' ? 'opponent' : 'owner';
};

/** What is done is done once: only what becomes of something lasts. */
const refuseDuration = (scope: Scope, { duration, object, verb }: WrittenAct): void => {
  const said = duration ?? (object && asPeriod(scope, object));
  if (said !== undefined)
    report(
      scope,
      'nonsense',
      said.at,
      `‘${verb.text}’ is done once: how long has no sense here`,
      'what lasts is said with gets, gains, loses, becomes, can, cannot, must',
    );
};

// ---------------------------------------------------------------- who

/** Who does it: whom the sentence names; with "then draws" whoever the sentence before named; else you. */
const doerOf = (scope: Scope, { word, form, sentence }: VerbFound): Kernel.Who => {
  const { subject, verb } = sentence;
  if (word.byCards) return 'you';
  if (subject === undefined) {
    if (form !== 'third' || word.forms.third === word.forms.base) {
      const { base, third } = word.forms;
      if (scope.ofEach || scope.spoken.several)
        refuseNobody(scope, verb.at, third, `they ${base} …, you ${base} …`);
      Object.assign(scope.spoken, { doer: undefined, several: false });
      return 'you';
    }
    if (scope.spoken.doer === undefined)
      report(
        scope,
        'nonsense',
        verb.at,
        `who ‘${verb.text}’?`,
        `say: ${word.forms.base}, or: your opponent ${word.forms.third}`,
      );
    return scope.spoken.doer ?? 'you';
  }
  const whose = they(scope, subject) ?? attempt(scope, (inner) => playersIn(inner, subject));
  if (whose === undefined) {
    report(
      scope,
      'nonsense',
      subject.at,
      `only a player can ‘${word.words[0] ?? verb.text}’`,
      'say: you, your opponent, each player, its owner',
    );
    return 'you';
  }
  const who = actorIn(scope, subject, whose);
  if (!sentence.may && (form === 'third' || form === 'base'))
    checkVerb(scope, subject, verb.words[0] ?? verb, {
      one: word.forms.third,
      several: word.forms.base,
    });
  Object.assign(scope.spoken, { doer: who, several: areSeveral(subject) && !sentence.may });
  return who;
};

/** `they draw 1 card, then discard 1 card`, `each player chooses 1 of these: { draw 1 card | … }`: they, or you? */
export const refuseNobody = (scope: Scope, at: Span, verb: string, help: string): void =>
  report(scope, 'nonsense', at, `others than you were spoken of: who ${verb}?`, `say: ${help}`);

/** `they discard 1 card`: whoever did what the sentence before says. */
const they = ({ spoken, senses }: Scope, phrase: NounPhrase): Kernel.Who | undefined => {
  if (phrase.pronoun !== 'them' || phrase.noun !== undefined) return undefined;
  if (spoken.doer !== undefined)
    senses.push({ at: phrase.at, is: 'player', word: 'they', entry: undefined });
  return spoken.doer;
};

/** What the sentence speaks of is what "it" means to the next. */
const noteDone = ({ spoken }: Scope, word: VerbWord, instruction: Instruction): void => {
  spoken.deed = word;
  if (word.leaves !== undefined) noteChosen(spoken.values, word.leaves, instruction);
  if (word.wholeZone) return;
  Object.assign(spoken, { counted: true, unclear: undefined });
  if (word.findsCards) spoken.it = { is: 'it' };
  if (instruction.do !== 'act' || word.object !== 'cards') return;
  const [selection] = selectionsOf(instruction.object);
  if (selection?.is === 'cards' && selection.filter.among && isPart(selection)) spoken.rest = true;
  spoken.it = { is: 'it' };
};

/** Whether others are left of those among which they are chosen. */
const isPart = ({ quantity, filter }: Extract<Kernel.Selection, { is: 'cards' }>): boolean =>
  quantity.is !== 'all' || filter.tests.length > 0;

// ---------------------------------------------------------------- to what

const actOf = (
  scope: Scope,
  sentence: WrittenAct,
  word: VerbWord,
  who: Kernel.Who,
  subjects: Readonly<Record<string, Kernel.Who>> = {},
): Instruction => {
  const { object, verb } = sentence;
  const { prepositions, nth } = countedPlace(scope, sentence.prepositions, word);
  const from = prepositions.find((one) => isFrom(scope, word, one));
  const others = prepositions.filter((one) => one !== from);
  const looking: Looking = {
    ...(word.zones ? { zones: word.zones, whose: who === 'each' ? 'doer' : who } : {}),
    ...(word.quantity ? { quantity: word.quantity } : {}),
    ...(from ? { from: from.object } : {}),
  };
  const said = objectOf(scope, sentence, word, looking);
  checkDone(scope, sentence, word, said.what.object);
  const beside = argumentsOf(scope, others, word);
  if (nth !== undefined) countedIn(beside, nth);
  if (word.byCards) beside['by'] = { selection: cardsDoing(scope, sentence) };
  for (const [join, player] of Object.entries(subjects))
    beside[join] = { selection: { is: 'player', who: player } };
  if (word.needs !== undefined && beside[word.needs] === undefined)
    reportMissing(scope, sentence, word, word.needs);
  if (word.says !== undefined) beside['says'] = { status: word.says };
  if (object === undefined && !word.optional && word.object !== 'nothing' && said === nothing)
    report(scope, 'nonsense', verb.at, `‘${verb.text}’ needs something that it is done to`);
  return {
    do: 'act',
    who,
    verb: word.verb,
    ...said.what,
    with: { ...beside, ...said.more },
  };
};

const reportMissing = (
  scope: Scope,
  { at, verb }: WrittenAct,
  word: VerbWord,
  join: string,
): void => {
  const takes = word.joins?.[join] ?? [];
  const [message, example] = takes.includes('place')
    ? [`‘${verb.text}’ does not say where to`, `${join} your hand`]
    : [`‘${verb.text}’ needs ‘${join} …’ behind it`, `${join} your opponent`];
  report(scope, 'nonsense', at, message, `for example: ${word.forms.base} … ${example}`);
};

/** The subject of what only cards do: `it battles 1 creature`. */
const cardsDoing = (scope: Scope, { subject, verb, at }: WrittenAct): Kernel.Selection => {
  const selection: Kernel.Selection =
    subject === undefined ? { is: 'it' } : selectionOf(scope, subject);
  if (subject === undefined || selection.is === 'player')
    report(scope, 'nonsense', subject?.at ?? at, `only a card can ‘${verb.text}’`);
  return selection;
};

const isFrom = (
  scope: Scope,
  { object }: VerbWord,
  { join, object: where }: Preposition,
): boolean =>
  join === 'from' &&
  object === 'cards' &&
  (where.among || placeIn(quiet(scope), where) !== undefined);

interface Said {
  readonly what: Pick<Extract<Instruction, { do: 'act' }>, 'object' | 'amount'>;
  readonly more: Readonly<Record<string, Kernel.Argument>>;
}

const nothing: Said = { what: {}, more: {} };

const objectOf = (scope: Scope, sentence: WrittenAct, word: VerbWord, looking: Looking): Said => {
  const { object, amount } = sentence;
  if (word.object === 'number') return numberOf(scope, sentence, word);
  if (word.quantity !== undefined) return everything(scope, sentence, word, looking);
  if (object === undefined) {
    if (amount !== undefined) report(scope, 'nonsense', amount.at, 'a number has no sense here');
    return nothing;
  }
  if (word.object === 'nothing') {
    report(scope, 'nonsense', object.at, `‘${sentence.verb.text}’ is done to nothing`);
    return nothing;
  }
  const all = [object, ...object.others].map((one) => {
    const selection = selectionOf(scope, one, looking);
    if ((selection.is === 'player') !== (word.object === 'players'))
      report(scope, 'nonsense', one.at, `‘${sentence.verb.text}’ is done to ${word.object}`);
    if (word.wholeZone && !isWholeZone(selection))
      report(
        scope,
        'nonsense',
        one.at,
        `‘${sentence.verb.text}’ is done to a zone, with all that is in it`,
        `say: ${word.forms.base} your deck`,
      );
    return selection;
  });
  const [selection] = all;
  if (selection === undefined) return nothing;
  if (all.length > 1) {
    if (amount !== undefined) report(scope, 'nonsense', amount.at, 'a number has no sense here');
    return { what: { object: { is: 'several', of: all } }, more: {} };
  }
  if (amount === undefined) return { what: { object: selection }, more: {} };
  if (amount.kind === 'number' || selection.is !== 'cards' || object.quantity !== undefined) {
    report(scope, 'nonsense', amount.at, 'a number has no sense here');
    return { what: { object: selection }, more: {} };
  }
  const quantity = { is: 'exactly', amount: amountOf(scope, amount) } as const;
  return { what: { object: { ...selection, quantity } }, more: {} };
};

const isWholeZone = (selection: Kernel.Selection): boolean =>
  selection.is === 'cards' &&
  selection.quantity.is === 'all' &&
  selection.filter.tests.length === 0 &&
  selection.filter.among === undefined;

/** `discard your hand`: all that is where the verb looks. */
const everything = (
  scope: Scope,
  { object, amount }: WrittenAct,
  { zones = [], quantity, words }: VerbWord,
  { whose = 'any', from }: Looking,
): Said => {
  if (quantity === undefined) return nothing;
  const more = object ?? amount ?? from;
  if (more !== undefined)
    report(
      scope,
      'nonsense',
      more.at,
      `‘${words[0] ?? ''}’ says already which cards: all that are there`,
    );
  const filter = { zones, whose, other: false, tests: [] };
  return { what: { object: { is: 'cards', quantity, filter } }, more: {} };
};

// ---------------------------------------------------------------- how much

/** `draw 2 cards`: how many, and not which. "Up to" stands in the act's status as `amount: up to`. */
const numberOf = (scope: Scope, { object, amount }: WrittenAct, word: VerbWord): Said => {
  if (object !== undefined) checkCounted(scope, object, word);
  if (amount !== undefined) {
    if (object?.quantity !== undefined)
      report(scope, 'nonsense', object.quantity.at, 'how many is said twice');
    return { what: { amount: amountOf(scope, amount) }, more: {} };
  }
  const quantity = object?.quantity;
  if (quantity?.kind === 'exactly' || quantity?.kind === 'up-to') {
    if (quantity.kind === 'up-to' && !word.upTo)
      report(
        scope,
        'unsupported',
        quantity.at,
        `no rule carries out yet to ‘${word.words[0] ?? ''}’ up to so many`,
        'say how many, or whether to at all: you may …',
      );
    const more: Said['more'] =
      quantity.kind === 'up-to' ? { amount: { status: { amount: 'up to' } } } : {};
    return { what: { amount: amountOf(scope, quantity.amount) }, more };
  }
  if (object === undefined) return nothing;
  report(
    scope,
    'nonsense',
    quantity?.at ?? object.at,
    'say how many',
    'for example: 1, up to 2, that many',
  );
  return { what: { amount: 1 }, more: {} };
};

/** What is counted is one of the verb's nouns, and nothing else can be said of it. */
const checkCounted = (scope: Scope, object: NounPhrase, word: VerbWord): void => {
  checkAgreement(scope, object);
  const { counts = [], words, goal } = word;
  const { noun, owners, properties, place, attachedTo, name, pronoun, other } = object;
  const more = owners[0] ?? properties[0] ?? place ?? attachedTo ?? name;
  const isGoal =
    goal === true && place !== undefined && placeIn(quiet(scope), place)?.zone === 'hand';
  if ((more !== undefined && !(more === place && isGoal)) || pronoun !== undefined || other)
    report(
      scope,
      'nonsense',
      more?.at ?? object.at,
      `only how many can be said behind ‘${words[0] ?? ''}’`,
    );
  else if (isGoal && place !== undefined) placeIn(scope, place);
  if (noun === undefined) return;
  // Damage of 0 is dealt; but no cards at all are not drawn.
  if (describe(quiet(scope), noun.words).noun !== undefined) checkSome(scope, object);
  const cursor = cursorOn(noun.words);
  takeSpelled(scope, cursor, 'noun', counts, word);
  if (!isDone(cursor))
    report(
      scope,
      'unknown-word',
      noun.at,
      `‘${noun.text}’ cannot be counted behind ‘${words[0] ?? ''}’`,
      inDigits(noun.text) ?? (counts.length > 0 ? `say: ${counts.join(' or ')}` : undefined),
    );
};
