/** Sentences of card texts, compiled into instructions. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type Vocabulary } from '../../kernel/vocabulary.js';
import type { Effect, NounPhrase, Sentence, Span } from '../../language/document.js';
import { wording } from '../../language/wording.js';
import { checkOwnVerb, checkShared } from './agreement.js';
import { actSentence } from './acts.js';
import { refuseNobody } from './doers.js';
import { speaksOfCounted, speaksOfIt } from './amounts.js';
import { becomingTogether, changeOf, type CompileAbility } from './changes.js';
import { chosenBy, modesCounted } from './choices.js';
import { checkHowLong, durationOf, type Lasting, withoutPeriod } from './durations.js';
import { eventAt, formIn } from './events.js';
import { cardsMeant, typesMeant, zonesSince } from './kinds.js';
import { keptFromMoving } from './kept.js';
import { modalChanges } from './modals.js';
import { checkLasting } from './one-offs.js';
import { filterOf, type Looking, quantityOf, selectionOf } from './nouns.js';
import { actedOn } from './past.js';
import { actorIn, playersIn, theirsOf } from './players.js';
import { describe } from './describe.js';
import { checkDeed, checkOneDeed, withOtherwise } from './deeds.js';
import { ifSentence } from './if-sentences.js';
import type { Taken } from './other.js';
import { cursorOn, isDone, takeWords } from './reader.js';
import { checkThenToo, laterSentence } from './later.js';
import { nextSentence } from './next-one.js';
import { checkCountedOfEach } from './of-each.js';
import { nowDoing, nowSpoken, themIn } from './references.js';
import { attempt, quiet, report, type Scope, unknown } from './scope.js';
import { checkOwnersCounted, checkOwnersSo } from './owners.js';
import { noteStop } from './spoken-done.js';
import { asItsPlayer, theyAsPlayers, whoever } from './standing-for.js';
import { togetherSentence } from './together.js';
import { unclearAll } from './unclear.js';
import { insteadOf, saidBy, type Said } from './instead.js';
import { checkGainedOnce } from './gained-late.js';
import { saidOnce } from './said-once.js';
import { bearersIn, checkChanged, checkWhichNumber, whereTheyLie } from './unread-traits.js';
import { actsIn } from './verbs.js';

type Instruction = Kernel.Instruction;

/** Makes instructions of an effect, in order. */
export const instructionsOf = (
  scope: Scope,
  effect: Effect,
  ability: CompileAbility,
): readonly Instruction[] => {
  let last: Said | undefined;
  const sentences = withOtherwise(effect);
  return sentences.reduce<readonly Instruction[]>((before, sentence, at) => {
    checkHowLong(scope, sentences[at - 1], sentence);
    if (at > 0 && sentences[at - 1]?.stops !== sentence.stops) noteStop(scope);
    checkThenToo(scope, sentences[at - 1], sentence);
    checkDeed(scope, before, sentence);
    if (last !== undefined && last.stops !== sentence.stops)
      checkOneDeed(scope, last.own, sentence);
    const replaced = insteadOf(scope, sentence, last, (own) => sentenceOf(scope, own, ability));
    if (replaced !== undefined && last !== undefined) return [...last.before, ...replaced];
    const spoken = { ...scope.spoken };
    const own = behindStops(sentence, sentenceOf(scope, sentence, ability));
    last = saidBy(sentence, last, { before, own, spoken });
    return withNext(before, own);
  }, []);
};

/** Instructions know which sentence of their text they belong to. */
const behindStops = (
  { stops }: Sentence,
  instructions: readonly Instruction[],
): readonly Instruction[] =>
  stops === undefined ? instructions : instructions.map((one) => ({ ...one, sentence: stops }));

/** "Each player may …. If they do, …": the second goes for each of them as well, when they have been asked. */
const withNext = (
  before: readonly Instruction[],
  next: readonly Instruction[],
): readonly Instruction[] => {
  const last = before.at(-1);
  const [first] = next;
  const isOfEach = first?.do === 'players' && first.effect[0]?.do === 'if-did';
  if (last?.do !== 'players' || !isOfEach) return [...before, ...next];
  return [...before.slice(0, -1), { ...last, effect: [...last.effect, ...first.effect] }];
};

export const sentenceOf = (
  scope: Scope,
  sentence: Sentence,
  ability: CompileAbility,
): readonly Instruction[] => {
  const run = (effect: Effect) => instructionsOf(scope, effect, ability);
  switch (sentence.kind) {
    case 'act': {
      const own = asItsPlayer(scope, sentence);
      if (own !== undefined) return own.flatMap((one) => sentenceOf(scope, one, ability));
      const parts = actsIn(scope, sentence);
      if (parts.length > 1)
        return sentenceOf(scope, { kind: 'together', parts, at: sentence.at }, ability);
      return clauseOf(scope, sentence, ability).flat();
    }
    case 'change':
    case 'modal':
      return clauseOf(scope, sentence, ability).flat();
    case 'together':
      return togetherSentence(scope, sentence, (part) => clauseOf(scope, part, ability));
    case 'if':
      return ifSentence(scope, sentence, (inner, effect) => instructionsOf(inner, effect, ability));
    case 'each':
      return eachSentence(scope, sentence, () => run(sentence.effect));
    case 'modes':
      return modesSentence(scope, sentence, ability);
    case 'later':
      return laterSentence(scope, sentence, run);
    case 'next': {
      const { then } = sentence;
      if (then.kind !== 'change' && then.kind !== 'modal') return [];
      return nextSentence(scope, sentence, () => lastingOf(scope, then, ability));
    }
  }
};

/** What one clause says: one block of instructions, or one for each subject of a change. */
const clauseOf = (
  scope: Scope,
  clause: Extract<Sentence, { kind: 'act' | 'change' | 'modal' }>,
  ability: CompileAbility,
): readonly (readonly Instruction[])[] => {
  if (clause.kind === 'act') {
    if (clause.instead) strayInstead(scope, clause);
    return [actSentence(scope, clause)];
  }
  const { texts, duration } = lastingOf(scope, clause, ability);
  const [their = theirsNow(scope)] = texts.map(({ subject }) => theirsIn(subject));
  const long = durationOf({ ...scope, their }, duration);
  for (const text of texts) {
    checkGainedOnce(scope, clause.at, text);
    checkOwnersSo(scope, clause.at, text.subject, long);
  }
  return texts.map((text) => chosenFirst(scope, text, long, clause.at));
};

const strayInstead = (scope: Scope, { verb }: Extract<Sentence, { kind: 'act' }>): void =>
  report(
    scope,
    'nonsense',
    verb.at,
    '‘instead’ has nothing here that it could take the place of',
    'say: when this would be destroyed: instead return it to your hand',
  );

// ---------------------------------------------------------------- what lasts

interface LastingRead {
  /** One for each of the subjects that are joined by "and". */
  readonly texts: readonly Kernel.ContinuousText[];
  readonly duration: Lasting['duration'];
}

/** The continuous effect that a `change` or a modal sentence speaks of, and how long it lasts. */
export const lastingOf = (
  scope: Scope,
  sentence: Lasting,
  ability: CompileAbility,
): LastingRead => {
  const { sentence: own, duration } = withoutPeriod(scope, sentence);
  if (own.kind === 'change') for (const verb of own.verbs) checkOwnVerb(scope, own.subject, verb);
  checkShared(scope, own.subject);
  const texts = [own.subject, ...own.subject.others].flatMap((phrase) => {
    const known = scope.problems.length;
    const isIgnored = own.kind === 'change' && own.changes.some(({ kind }) => kind === 'ignored');
    const player = own.kind === 'modal' ? theyAsPlayers(scope, phrase) : undefined;
    const subject: Kernel.Selection =
      player !== undefined
        ? { is: 'player', who: player }
        : selectionOf(
            { ...scope, their: theirsNow(scope) },
            isIgnored ? bearersOf(scope, phrase) : phrase,
            own.kind === 'modal' ? (whereCalledSo(scope, phrase) ?? whereDone(scope, own)) : {},
          );
    const bearers = bearersIn(scope, phrase, subject);
    const amongOthers = scope.spoken.takings > 0 && subject.is !== 'it';
    const inner: Scope = {
      ...scope,
      their: theirsIn(subject),
      bearers,
      bearerTypes: typesMeant(scope, subject),
      lying: whereTheyLie(scope, subject),
      amongOthers,
    };
    const all = own.kind === 'change' ? own.changes : [own];
    if (subject.is === 'player' && all.some(({ kind }) => kind !== 'modal'))
      report(scope, 'nonsense', phrase.at, 'a player has no characteristics and no abilities');
    const before = scope.spoken.taken;
    scope.spoken.taken = takenAs(subject, before);
    const changes = becomingTogether(
      all.flatMap((change) =>
        change.kind === 'modal'
          ? modalChanges(inner, change, subject)
          : changeOf(inner, change, ability),
      ),
    );
    scope.spoken.taken = before;
    checkLasting(scope, own.at, subject);
    checkChanged(scope, { at: own.at, phrase, subject, changes, known });
    if (own.kind === 'change') checkWhichNumber(scope, subject, own.changes);
    const meant = keptFromMoving(scope, phrase, subject, changes);
    if (changes.length === 0) return [];
    checkOwnersCounted(scope, phrase.at, { subject, changes });
    return [{ subject: meant, changes }];
  });
  return { texts: saidOnce(texts), duration };
};

/** `1 of your creatures gets +1000 for each of your other creatures`: others than that one. */
const takenAs = (subject: Kernel.Selection, before: Taken): Taken => {
  if (subject.is === 'it') return before;
  if (subject.is !== 'cards') return undefined;
  return subject.quantity.is === 'all' ? 'each' : { filter: subject.filter, lies: [] };
};

/** Whom "their" means in what lasts: the player spoken of last. */
const theirsNow = ({ spoken, their }: Scope): Kernel.Who | undefined => {
  const who = theirsOf(spoken.they);
  return who === undefined ? their : whoever(who);
};

/** `your opponent cannot look at their shields`, `your opponent's creatures get +1000 for each card in their hand` */
const theirsIn = (subject: Kernel.Selection): Kernel.Who | undefined => {
  if (subject.is === 'player') return theirsOf(subject.who);
  return subject.is === 'cards' ? theirsOf(subject.filter.whose) : undefined;
};

/** `shields cannot be cast`: where only cards are that are called so. */
const whereCalledSo = (scope: Scope, { noun }: NounPhrase): Looking | undefined => {
  const entry = noun && describe(quiet(scope), noun.words).noun?.entry;
  return entry?.zones === undefined || entry.tests.length > 0 ? undefined : { zones: entry.zones };
};

/**
 * `spells cannot be cast`: what is forbidden is so wherever it could be done, and what is allowed where the verb looks for
 * its cards; what cannot enter is elsewhere.
 */
const whereDone = (
  { lexicon }: Scope,
  { modal, actions }: Extract<Lasting, { kind: 'modal' }>,
): Looking => {
  const events = actions.map(({ passive, verb }) =>
    eventAt(lexicon, cursorOn(verb.words), [formIn(passive)], ''),
  );
  const areOnTheirWay = actions.every(
    ({ passive }, at) => !passive && events[at]?.entry.where?.['to'] !== undefined,
  );
  if (areOnTheirWay) return { anywhere: true };
  const all = actions.map(({ passive, verb }, at) => {
    const zones = events[at]?.voice.subject?.zones;
    if (zones !== undefined) return areUsual(lexicon.vocabulary, zones) ? undefined : zones;
    if (!passive) return undefined;
    const done = entriesOf(lexicon.vocabulary, 'verb').find(
      ({ forms, zones }) => zones !== undefined && forms.participle === verb.text.toLowerCase(),
    );
    return modal === 'cannot' ? done && (done.within ?? []) : done?.zones;
  });
  const [first] = all;
  return first !== undefined && all.every((one) => one?.join() === first.join())
    ? { zones: first }
    : {};
};

/** Whether a text that names no zone looks there anyway: in the usual one, and in none beside those of an arena, or where texts are carried out. */
const areUsual = (
  { defaultZone, looksIn, carriedOutIn }: Vocabulary,
  zones: readonly string[],
): boolean =>
  zones.includes(defaultZone) &&
  (looksIn === undefined || zones.every((zone) => looksIn.includes(zone) || zone === carriedOutIn));

/** `the abilities of your units`: the cards whose they are. */
const bearersOf = (scope: Scope, phrase: NounPhrase): NounPhrase => {
  const cursor = cursorOn(phrase.noun?.words ?? []);
  const said = takeWords(scope, cursor, 'joint', 'abilities', 'ability');
  if (said !== undefined && isDone(cursor) && phrase.place !== undefined) return phrase.place;
  const owners = said !== undefined && isDone(cursor) ? ownersAsCards(phrase) : undefined;
  if (owners !== undefined) return owners;
  report(
    scope,
    'nonsense',
    phrase.at,
    'only abilities are ignored',
    'say: the abilities of your creatures are ignored',
  );
  return phrase;
};

/** `your creatures' abilities`: the last of the owners are the cards, and in front of them stands whose these are. */
const ownersAsCards = (phrase: NounPhrase): NounPhrase | undefined => {
  const last = phrase.owners.at(-1);
  if (last === undefined) return undefined;
  const [first, ...behind] = last.words;
  const lead = first?.text.toLowerCase() ?? '';
  const words = (leads.has(lead) ? behind : last.words).filter(({ text }) => text !== 'other');
  if (first === undefined || words.length === 0) return undefined;
  const whose = { words: [first], text: first.text, at: first.at };
  return {
    ...phrase,
    pronoun: lead === 'this' ? 'this' : undefined,
    other: phrase.other || last.words.some(({ text }) => text === 'other'),
    owners: [...phrase.owners.slice(0, -1), ...(possessives.has(lead) ? [whose] : [])],
    noun: { words, text: wording(words), at: last.at },
  };
};

const possessives: ReadonlySet<string> = new Set(['your', 'its', 'their']);
const leads: ReadonlySet<string> = new Set([...possessives, 'this']);

/** `1 of your units gets +2`: which one is chosen, and then fixed. */
const chosenFirst = (
  scope: Scope,
  text: Kernel.ContinuousText,
  duration: Kernel.Duration,
  at: Span,
): readonly Instruction[] => {
  const { subject } = text;
  if (subject.is !== 'cards' || subject.quantity.is === 'all')
    return [{ do: 'change', text, duration }];
  if (scope.ofEach || scope.ofOthers)
    refuseNobody(scope, at, 'chooses', 'they choose 1 of their …, then it gets …');
  if (text.changes.some(speaksOfIt))
    report(
      scope,
      'nonsense',
      at,
      '‘it’: the card that was spoken of before, or the one that is chosen here?',
      'choose first, and all behind it is about that one: choose 1 of your …, then it gets +X, where X is its …',
    );
  const taken: Taken = { filter: subject.filter, lies: 'as before' };
  const takings = scope.spoken.takings + 1;
  const now = { it: { is: 'it' }, taken, takings, counted: true } as const;
  nowSpoken(scope.spoken, { ...now, ...unclearAll(undefined) });
  const change: Instruction = { do: 'change', text: { ...text, subject: { is: 'it' } }, duration };
  // `1 of your units gets power equal to that many`: what was counted before it is chosen.
  const keeps = text.changes.some(speaksOfCounted) ? ({ keepsNumber: true } as const) : {};
  return [
    { do: 'act', who: 'you', verb: 'choose', object: subject, with: {}, ...keeps },
    { do: 'if-did', then: [change], otherwise: [] },
  ];
};

// ---------------------------------------------------------------- several times, one of several, later

const eachSentence = (
  scope: Scope,
  { over, since }: Extract<Sentence, { kind: 'each' }>,
  run: () => readonly Instruction[],
): readonly Instruction[] => {
  if (attempt(scope, (inner) => playersIn(inner, over)) !== undefined) {
    report(scope, 'nonsense', over.at, '‘for each’ goes over cards', 'say: each player …');
    return [];
  }
  if (over.quantity !== undefined) quantityOf(scope, over.quantity);
  const filter =
    since === undefined
      ? (themIn(scope, over) ?? filterOf(scope, over))
      : actedOn(scope, over, since);
  const all: Kernel.Selection = { is: 'cards', quantity: { is: 'all', amount: 0 }, filter };
  const gone = zonesSince(scope, all);
  const taken: Taken = {
    filter: cardsMeant(scope, all) ?? filter,
    lies: gone.length > 0 ? gone : 'as before',
  };
  nowSpoken(scope.spoken, { it: { is: 'it' }, taken, many: 'one', ...unclearAll(undefined) });
  const { they, doer } = scope.spoken;
  const effect = run();
  if (since !== undefined && doer === 'each') checkCountedOfEach(scope, since, effect);
  // Of those whose cards they are nothing more is said: there may be none, or several.
  const takings = scope.spoken.takings + 1;
  nowSpoken(scope.spoken, { many: undefined, they, doer, takings, ...unclearAll('each') });
  return [{ do: 'each', filter, effect }];
};

const modesSentence = (
  scope: Scope,
  { subject, verb, count, options }: Extract<Sentence, { kind: 'modes' }>,
  ability: CompileAbility,
): readonly Instruction[] => {
  const found = scope.lexicon.verbs.get(verb.text.toLowerCase());
  const choose = found?.find(({ entry }) => entry.verb === 'choose');
  if (choose === undefined)
    unknown(scope, 'unknown-word', verb.at, {
      word: verb.text,
      as: 'verb in front of choices',
      among: { names: ['choose', 'chooses'] },
    });
  else scope.senses.push({ at: verb.at, is: 'verb', word: 'choose', entry: choose.entry });
  const whose = subject && playersIn(scope, subject);
  if (subject !== undefined && whose === undefined)
    report(scope, 'nonsense', subject.at, 'only a player can choose');
  const who = subject === undefined || whose === undefined ? 'you' : actorIn(scope, subject, whose);
  const bounds = modesCounted(scope, count, options.length);
  // Where each player chooses, "they" are whoever chose that.
  const doer = who === 'each' ? 'doer' : who;
  const inner = chosenBy(scope, who);
  // What "it" means to one of the choices, the others do not hear of.
  const before = { ...scope.spoken };
  nowDoing(before, subject === undefined ? undefined : doer);
  const effects = options.map((option) => {
    nowSpoken(scope.spoken, before);
    return instructionsOf(inner, option, ability);
  });
  nowSpoken(scope.spoken, before);
  nowDoing(scope.spoken, subject === undefined ? undefined : who);
  return [{ do: 'modes', who, ...bounds, options: effects }];
};
