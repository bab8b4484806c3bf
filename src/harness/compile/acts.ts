/** One thing that is done: who does it, to what, how often, and what stands beside it. */
import type * as Kernel from '../../kernel/ability.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Preposition, Term, Word } from '../../language/document.js';
import { inDigits } from '../../language/names.js';
import { checkAgreement, checkShared } from './agreement.js';
import { allThere } from './all-there.js';
import { amountOf } from './amounts.js';
import { argumentsOf } from './beside.js';
import { describe } from './describe.js';
import { checkExchange } from './changing-places.js';
import { asPeriod } from './durations.js';
import { type Beside, doerOf, doneBy, isOneCard } from './doers.js';
import { placeIn } from './located.js';
import { checkDone, checkHowItLies, checkNotYetTheirs, checkWhereTo } from './never-done.js';
import { countedIn, countedPlace } from './nth.js';
import { checkNeeded } from './needed.js';
import { checkSome, type Looking, selectionOf } from './nouns.js';
import { checkOtherSide } from './one-sided.js';
import { askWhose, playersIn, playerWords, theirsOf, whoseIs } from './players.js';
import { cursorOn, isDone, takeSpelled } from './reader.js';
import { attempt, quiet, report, type Scope } from './scope.js';
import { checkWhoDeclares } from './targets.js';
import { whoever } from './standing-for.js';
import { noteDone } from './spoken-done.js';
import { type VerbFound, verbOf, type WrittenAct } from './verbs.js';

type Instruction = Kernel.Instruction;

export const actSentence = (scope: Scope, written: WrittenAct): readonly Instruction[] => {
  const found = verbOf(scope, written);
  if (found === undefined) return [];
  const { word, sentence } = found;
  refuseDuration(scope, sentence);
  const { taken: before, they: spokenOf } = scope.spoken;
  const { who, doing } = doerOf(scope, found);
  const inner: Scope = { ...scope, ...theirs(scope, sentence, who, spokenOf), doing };
  const instruction = takenBy(
    who,
    found,
    actOf(inner, sentence, word, word.subjectAs === undefined ? who : 'you', {
      ...(doing && { [doneBy]: { selection: doing } }),
      ...(word.subjectAs && { [word.subjectAs]: { selection: { is: 'player', who } } }),
    }),
  );
  checkHowItLies(scope, sentence, instruction);
  noteDone(scope, found, instruction, before);
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
 * What is done to the subject is done to all of them at once, by the player whose text it is; but each by themselves where they
 * chose it, or where it is as much as they have or did.
 */
const takenBy = (
  who: Kernel.Who,
  { word: { subjectAs }, sentence: { may } }: VerbFound,
  instruction: Instruction,
): Instruction => {
  if (subjectAs === undefined || instruction.do !== 'act') return instruction;
  const { amount, with: beside } = instruction;
  const isSame = !may && typeof amount === 'number';
  if (who !== 'doer' && (who !== 'each' || isSame)) return instruction;
  const doer: Kernel.Argument = { selection: { is: 'player', who: 'doer' } };
  return { ...instruction, who, with: { ...beside, [subjectAs]: doer } };
};

/**
 * Whom "their" means: whoever does it, and where that is you, the opponent whose cards are spoken of or to whom it is done, or
 * another player of whom the sentence before speaks. Where cards go it is their owners, if nobody else.
 */
const theirs = (
  scope: Scope,
  { object, prepositions }: WrittenAct,
  who: Kernel.Who,
  spokenOf: Kernel.Who | undefined,
): Pick<Scope, 'their' | 'ownersPlace'> => {
  const known = who === 'each' ? 'doer' : who;
  if (known !== 'you') return { their: known, ownersPlace: false };
  const owners = [object, object?.place].flatMap((phrase) => phrase?.owners ?? []);
  const whose = owners.some(isTheir)
    ? undefined
    : attempt(scope, (inner) => whoseIs({ ...inner, senses: [] }, owners));
  if (whose === 'opponent') return { their: 'opponent', ownersPlace: false };
  const isOf = ({ join }: Preposition): boolean => join === 'from';
  const others = prepositions.filter((one) => !isOf(one));
  const [toWhom] = others.flatMap((one) => playerNamed(scope, one) ?? []);
  if (spokenOf === undefined) return { their: toWhom, ownersPlace: true };
  const whence = [...owners, ...prepositions.filter(isOf).flatMap((one) => one.object.owners)];
  const said = whence.find(isTheir);
  const unclear = others.find((one) => one.object.owners.some(isTheir));
  // Theirs, who were spoken of, or of those whose cards they are? And of several players nobody knows whose.
  const ofEach = spokenOf === 'each';
  const asked = (said !== undefined) === ofEach ? (said?.at ?? unclear?.object.at) : undefined;
  if (asked !== undefined) {
    askWhose(scope, asked);
    return { their: 'owner', ownersPlace: false };
  }
  const before = ofEach ? undefined : whoever(spokenOf);
  // Theirs, who were spoken of, or of the one to whom it is done?
  const isOne = toWhom === undefined || toWhom === before;
  return { their: isOne ? before : undefined, ownersPlace: true };
};

/** The player that is named as the one to whom something is done: `to your opponent`. */
const playerNamed = (scope: Scope, { object }: Preposition): Kernel.Who | undefined =>
  object.pronoun === undefined && !object.owners.some(isTheir)
    ? theirsOf(playersIn({ ...quiet(scope), senses: [] }, object))
    : undefined;

const isTheir = ({ text }: Term): boolean => playerWords.get(text.toLowerCase()) === 'their';

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

// ---------------------------------------------------------------- to what

const actOf = (
  scope: Scope,
  sentence: WrittenAct,
  word: VerbWord,
  who: Kernel.Who,
  ofSubject: Beside,
): Instruction => {
  const { object, verb } = sentence;
  const { prepositions, nth } = countedPlace(scope, sentence.prepositions, word);
  const from = prepositions.find((one) => isFrom(scope, word, one));
  const others = prepositions.filter((one) => one !== from);
  const looking: Looking = {
    ...(word.zones ? { zones: word.zones, whose: whoseWith(word, who) } : {}),
    ...(word.quantity ? { quantity: word.quantity } : {}),
    ...(word.wholeZone ? { whole: true } : {}),
    ...(from ? { from: from.object } : {}),
  };
  const before = scope.problems.length;
  const said = objectOf(scope, sentence, word, looking);
  const isUnderstood = scope.problems.length === before;
  const beside = { ...argumentsOf(scope, others, word), ...ofSubject };
  if (isUnderstood) checkDone(scope, sentence, word, said.what.object);
  checkOtherSide(scope, verb.at, word, said.what.object);
  if (word.toOne) checkToOne(scope, sentence, word, said.what.object);
  checkWhereTo(scope, sentence, word, said.what.object, beside['to']);
  checkNotYetTheirs(scope, sentence, word, said.what.object, who);
  checkWhoDeclares(scope, sentence, word, said.what.object, who);
  if (nth !== undefined) countedIn(beside, nth);
  checkExchange(scope, { word, at: sentence.at, object: said.what.object, beside });
  checkNeeded(scope, sentence, word, beside);
  if (word.says !== undefined) beside['says'] = { status: word.says };
  if (object === undefined && !word.optional && word.object !== 'nothing' && said === nothing)
    report(scope, 'nonsense', verb.at, `‘${verb.text}’ needs something that it is done to`);
  return {
    do: 'act',
    who,
    verb: word.verb,
    ...said.what,
    with: { ...beside, ...said.more },
    ...(word.keepsIt && { keepsIt: true }),
    ...(word.leaves !== undefined && { leaves: word.leaves }),
  };
};

/** `this battles 2 creatures`: with which first, or with both at once? */
const checkToOne = (
  scope: Scope,
  { object, at }: WrittenAct,
  { forms: { third, base } }: VerbWord,
  selection: Kernel.Selection | Kernel.Several | undefined,
): void => {
  if (selection === undefined || isOneCard(scope, selection, 'at most')) return;
  report(
    scope,
    'nonsense',
    object?.at ?? at,
    `to ‘${base}’ is done to one card at a time`,
    `say it of each: for each of your …, this ${third} it`,
  );
};

/** Whose cards a verb looks for, where the text says neither that nor a zone. */
const whoseWith = ({ ofAnybody }: VerbWord, who: Kernel.Who): Kernel.Who | 'any' =>
  ofAnybody ? 'any' : who === 'each' ? 'doer' : who;

const isFrom = (
  scope: Scope,
  { object }: VerbWord,
  { join, object: where }: Preposition,
): boolean =>
  join === 'from' &&
  object === 'cards' &&
  (where.among || where.pronoun !== undefined || placeIn(quiet(scope), where) !== undefined);

interface Said {
  readonly what: Pick<Extract<Instruction, { do: 'act' }>, 'object' | 'amount'>;
  readonly more: Readonly<Record<string, Kernel.Argument>>;
}

const nothing: Said = { what: {}, more: {} };

const objectOf = (scope: Scope, sentence: WrittenAct, word: VerbWord, looking: Looking): Said => {
  const { object, amount } = sentence;
  if (word.makes) return madeOf(scope, sentence, word);
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
  checkShared(scope, object);
  const all = [object, ...object.others].map((one) => {
    const meant = selectionOf(scope, one, looking);
    const selection = word.atRandom === true ? randomOf(scope, word, one, meant) : meant;
    if ((selection.is === 'player') !== (word.object === 'players'))
      report(scope, 'nonsense', one.at, `‘${sentence.verb.text}’ is done to ${word.object}`);
    if (word.wholeZone && !isWholeZone(word, selection))
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
  if (amount === undefined) {
    checkSoMany(scope, object, selection);
    return { what: { object: selection }, more: {} };
  }
  if (amount.kind === 'number' || selection.is !== 'cards' || object.quantity !== undefined) {
    report(scope, 'nonsense', amount.at, 'a number has no sense here');
    return { what: { object: selection }, more: {} };
  }
  const number = amountOf(scope, amount);
  const quantity = { is: 'exactly', amount: number } as const;
  const filter = soManyFromThere(selection.filter, number);
  return { what: { object: { ...selection, quantity, filter } }, more: {} };
};

/** `put cards from the top of your deck into your hand`: how many? */
const checkSoMany = (
  scope: Scope,
  { quantity, noun, at }: NounPhrase,
  selection: Kernel.Selection,
): void => {
  if (quantity !== undefined || noun === undefined || selection.is !== 'cards') return;
  const { top = selection.filter.bottom } = selection.filter;
  if (top !== 1 || describe(quiet(scope), noun.words).noun?.plural !== true) return;
  report(scope, 'nonsense', at, 'how many?', 'for example: 2 cards from the top of your deck');
};

/** `put cards from the top of your deck into your hand equal to …`: so many, counted from there. */
const soManyFromThere = (filter: Kernel.Filter, number: Kernel.Amount): Kernel.Filter => ({
  ...filter,
  ...(filter.top === undefined ? {} : { top: number }),
  ...(filter.bottom === undefined ? {} : { bottom: number }),
});

/** `discard 1 card at random`: so many, of which nobody chooses any. */
const randomOf = (
  scope: Scope,
  { forms: { base } }: VerbWord,
  { quantity, at }: NounPhrase,
  selection: Kernel.Selection,
): Kernel.Selection => {
  if (selection.is === 'cards' && selection.quantity.is === 'exactly')
    return { ...selection, atRandom: true };
  report(
    scope,
    'nonsense',
    quantity?.at ?? at,
    `nobody chooses how many to ‘${base}’ at random`,
    `say how many: ${base} 1 card at random`,
  );
  return selection;
};

const isWholeZone = ({ wholeZone }: VerbWord, selection: Kernel.Selection): boolean =>
  selection.is === 'cards' &&
  selection.quantity.is === 'all' &&
  selection.filter.tests.length === 0 &&
  (wholeZone === 'or its top' || selection.filter.top === undefined) &&
  selection.filter.bottom === undefined &&
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

// ---------------------------------------------------------------- out of nothing

/** `create 2 "Gold" tokens`: how many, and of which card; the act is told its name. */
const madeOf = (scope: Scope, { object, verb, at }: WrittenAct, word: VerbWord): Said => {
  const { name, quantity, noun } = object ?? {};
  const example = `for example: ${word.forms.base} 1 "…" ${word.counts?.[0] ?? ''}`;
  if (object === undefined || name === undefined || quantity?.kind !== 'exactly') {
    report(
      scope,
      'nonsense',
      object?.at ?? at,
      `‘${verb.text}’ needs how many, and a name`,
      example,
    );
    return nothing;
  }
  checkAgreement(scope, object);
  const more =
    object.owners[0] ?? object.properties[0] ?? object.place ?? object.attachedTo ?? object.or[0];
  const words = noun?.words.filter(({ quoted }) => !quoted) ?? [];
  const cursor = cursorOn(words);
  const said = takeSpelled(scope, cursor, 'noun', word.counts ?? [], word);
  if (more !== undefined || said === undefined || !isDone(cursor))
    report(scope, 'nonsense', more?.at ?? object.at, `only a name can be said of it`, example);
  scope.senses.push({ at: name.at, is: 'card', word: name.text, entry: undefined });
  return {
    what: { amount: amountOf(scope, quantity.amount) },
    more: { made: { status: { makes: name.text } } },
  };
};

// ---------------------------------------------------------------- how much

/** `draw 2 cards`: how many, and not which. "Up to" stands in the act's status as `amount: up to`. */
const numberOf = (scope: Scope, sentence: WrittenAct, word: VerbWord): Said => {
  const { object, amount } = sentence;
  const counted = object === undefined ? undefined : checkCounted(scope, object, word);
  const told: Said['more'] =
    word.tells === undefined ? {} : { counted: { status: { [word.tells]: counted ?? '' } } };
  if (amount !== undefined) {
    if (object?.quantity !== undefined)
      report(scope, 'nonsense', object.quantity.at, 'how many is said twice');
    return { what: { amount: amountOf(scope, amount) }, more: told };
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
      quantity.kind === 'up-to' ? { ...told, amount: { status: { amount: 'up to' } } } : told;
    return { what: { amount: amountOf(scope, quantity.amount) }, more };
  }
  if (object === undefined) return nothing;
  const all = allThere(scope, sentence, word, counted);
  if (all !== undefined) return { what: { amount: all }, more: told };
  report(
    scope,
    'nonsense',
    quantity?.at ?? object.at,
    'say how many',
    'for example: 1, up to 2, that many',
  );
  return { what: { amount: 1 }, more: {} };
};

/** `2 action points` are no actions: every word says something of cards, or none does. */
const speakOfCards = (scope: Scope, words: readonly Word[]): boolean => {
  const inner = quiet(scope);
  return describe(inner, words).noun !== undefined && inner.problems.length === 0;
};

/** `gain 2`: where a verb counts several things, and is carried out otherwise for each, it is said which. */
const checkWhatIsCounted = (scope: Scope, { at }: NounPhrase, { forms }: VerbWord): void => {
  const alike = scope.lexicon.verbs.get(forms.base) ?? [];
  const counted = alike.flatMap(({ entry }) => entry.counts?.at(-1) ?? []);
  if (new Set(counted).size > 1)
    report(scope, 'nonsense', at, 'so many of what?', `say: ${[...new Set(counted)].join(', ')}`);
};

/** What is counted is one of the verb's nouns, which it returns, and nothing else can be said of it. */
const checkCounted = (scope: Scope, object: NounPhrase, word: VerbWord): string | undefined => {
  const areCards = object.noun !== undefined && speakOfCards(scope, object.noun.words);
  if (areCards) checkAgreement(scope, object);
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
  if (noun === undefined) {
    checkWhatIsCounted(scope, object, word);
    return undefined;
  }
  // Damage of 0 is dealt; but no cards at all are not drawn.
  if (areCards) checkSome(scope, object);
  const cursor = cursorOn(noun.words);
  const counted = takeSpelled(scope, cursor, 'noun', counts, word);
  if (!isDone(cursor))
    report(
      scope,
      'unknown-word',
      noun.at,
      `‘${noun.text}’ cannot be counted behind ‘${words[0] ?? ''}’`,
      inDigits(noun.text) ?? (counts.length > 0 ? `say: ${counts.join(' or ')}` : undefined),
    );
  return counted;
};
