/**
 * What the lines of a board mean, with every name looked up. A board that many rulings stand on is planned once;
 * build.ts makes a state of it for each ruling.
 */
import { entriesOf, type FactWord } from '../../kernel/vocabulary.js';
import type { Instruction } from '../../kernel/ability.js';
import type { GameRules } from '../../kernel/game.js';
import type { Player } from '../../kernel/state.js';
import type {
  Effect,
  BoardEntry,
  Given,
  NounPhrase,
  Problem,
  Sentence,
  Span,
  Term,
} from '../../language/document.js';
import { wording } from '../../language/wording.js';
import type { Sense } from '../senses.js';
import { abilitiesOf } from './abilities.js';
import { type Cards, type Label, type PlannedCard, planEntries } from './entries.js';
import type { Lexicon } from './lexicon.js';
import { type PlaceNamed, readPlace, spanBetween, takePlayerName } from './places.js';
import { checkNothing } from './nothing-there.js';
import { cursorOn, isDone, noteWords, restOf, take, takeAll } from './reader.js';
import { nothingSpoken } from './references.js';
import { speaksOfOwner } from './owners.js';
import { report, type Scope, scopeFor, secondOf, unknown, zonesSaid } from './scope.js';
import { instructionsOf } from './sentences.js';

/** One line that changes the board, in the order of the lines. */
export type PlanStep =
  | {
      readonly is: 'cards';
      readonly place: PlaceNamed & { readonly player: Player };
      readonly cards: readonly PlannedCard[];
    }
  | {
      readonly is: 'effect';
      readonly at: Span;
      readonly label: string;
      readonly block: readonly Instruction[];
      /** Labels that the changes are fixed to, by index in the block. */
      readonly labels: readonly (string | undefined)[];
    }
  | {
      readonly is: 'fact';
      readonly at: Span;
      /** A player, a label, or nothing. */
      readonly about: string;
      readonly fact: string;
    };

export interface TurnPlan {
  readonly at: Span;
  readonly player: Player;
  readonly number: number | undefined;
  readonly step: string | undefined;
}

export interface Plan {
  readonly problems: readonly Problem[];
  readonly start: boolean;
  readonly broken: boolean;
  readonly turn: TurnPlan | undefined;
  readonly steps: readonly PlanStep[];
  readonly labels: readonly Label[];
  /** What the words of the lines mean. */
  readonly senses: readonly Sense[];
}

export interface Background {
  readonly lexicon: Lexicon;
  readonly rules: GameRules;
  readonly cards: Cards;
}

/** @param known the board that these lines add to */
export const planBoard = (back: Background, lines: readonly Given[], known?: Plan): Plan => {
  const scope = scopeFor(back.lexicon);
  const { problems, senses } = scope;
  const steps: PlanStep[] = [];
  const placed: { step: PlanStep; at: Span }[] = [];
  let turn: TurnPlan | undefined;
  for (const line of lines) {
    if (line.kind === 'start' || line.kind === 'broken')
      noteWords(scope, line.at, 'joint', line.kind);
    if (line.kind === 'turn') {
      if (turn !== undefined)
        report(scope, 'nonsense', line.at, 'the board says twice whose turn it is');
      turn = planTurn(scope, back.rules, line) ?? turn;
    }
    const step = planLine(scope, back, line);
    if (step === undefined) continue;
    steps.push(step);
    placed.push({ step, at: line.at });
  }
  checkNothing(scope, known?.steps ?? [], placed);
  const start = lines.find(({ kind }) => kind === 'start');
  const whose = turn ?? (start === undefined ? undefined : known?.turn);
  if (whose !== undefined && (start !== undefined || known?.start === true)) {
    const message = 'at the start of the game it is nobody’s turn yet';
    report(scope, 'nonsense', (turn ?? start ?? whose).at, message);
  }
  checkFacts(scope, known?.steps ?? [], steps);
  const labels = labelsIn(steps);
  if (lines.some(({ kind }) => kind === 'effect')) planEffects(scope, lines, known, steps);
  return {
    problems,
    start: start !== undefined,
    broken: lines.some(({ kind }) => kind === 'broken'),
    turn,
    steps,
    labels,
    senses,
  };
};

/** Labels of all cards of some lines, those attached to others and underneath them included. */
const labelsIn = (steps: readonly PlanStep[]): readonly Label[] => {
  const labels: Label[] = [];
  const add = (cards: readonly PlannedCard[]): void => {
    for (const card of cards) {
      labels.push(...card.labels);
      add(card.attached);
      add(card.under);
    }
  };
  for (const step of steps) if (step.is === 'cards') add(step.cards);
  return labels;
};

// ---------------------------------------------------------------- lines

type Line<K extends Given['kind']> = Extract<Given, { kind: K }>;

const planLine = (scope: Scope, back: Background, line: Given): PlanStep | undefined => {
  if (line.kind === 'place') return planPlace(scope, back, line);
  return line.kind === 'fact' ? planFact(scope, line) : undefined;
};

const planPlace = (scope: Scope, back: Background, line: Line<'place'>): PlanStep | undefined => {
  const cursor = cursorOn(line.place.words);
  const place = readPlace(scope, back.rules, cursor, 'owned');
  const entries = withWords(line.entries, place && restOf(cursor));
  const cards = planEntries(scope, back.cards, entries);
  if (place !== undefined) for (const card of cards) checkJoined(scope, place.zone, card);
  if (place?.player === undefined) return undefined;
  return { is: 'cards', place: { ...place, player: place.player }, cards };
};

/** `A hand "Wall" on "Imp"`: where cards lie each by themselves. */
const checkJoined = (scope: Scope, zone: string, { under, attached }: PlannedCard): void => {
  const { joins = [] } =
    entriesOf(scope.lexicon.vocabulary, 'zone').find((one) => one.zone === zone) ?? {};
  const lying = { under, attached } as const;
  for (const how of ['under', 'attached'] as const)
    for (const { at } of joins.includes(how) ? [] : lying[how]) {
      const where = zonesSaid(scope, [zone]);
      const message = `no card of the ${where} lies ${how === 'under' ? 'under' : 'attached to'} another`;
      report(scope, 'nonsense', at, message, 'name each by itself, with a comma between');
    }
};

/** The grammar, which knows no zones, may have taken words of the first card for the place. */
const withWords = (
  entries: readonly BoardEntry[],
  words: Term | undefined,
): readonly BoardEntry[] => {
  const [first, ...others] = entries;
  if (words === undefined || first === undefined) return entries;
  const own = first.words;
  if (own === undefined) return [{ ...first, words }, ...others];
  const both: Term = {
    words: [...words.words, ...own.words],
    text: `${words.text} ${own.text}`,
    at: spanBetween(words.at, own.at),
  };
  return [{ ...first, words: both }, ...others];
};

const planTurn = (scope: Scope, rules: GameRules, line: Line<'turn'>): TurnPlan | undefined => {
  const player = playerNamed(scope, line.player);
  const step = line.step && stepNamed(scope, line.step);
  if (line.number !== undefined)
    scope.senses.push({ at: line.number.at, is: 'number', word: 'turn', entry: undefined });
  if (line.number?.value === 0)
    report(scope, 'nonsense', line.number.at, 'the first turn of a game is turn 1');
  if (line.step !== undefined && step !== undefined) checkEntry(scope, rules, line.step, step);
  return player === undefined
    ? undefined
    : { at: line.at, player, number: line.number?.value, step };
};

/** A player that a term must name. */
export const playerNamed = (scope: Scope, term: Term): Player | undefined => {
  const cursor = cursorOn(term.words);
  const player = takePlayerName(scope, cursor);
  if (player !== undefined && isDone(cursor)) return player;
  unknown(scope, 'unknown-player', term.at, {
    word: term.text,
    as: 'player',
    among: { names: scope.lexicon.vocabulary.players },
  });
  return undefined;
};

/** A step or phase that a term must name. */
export const stepNamed = (scope: Scope, term: Term): string | undefined => {
  const found = takeAll(scope, term.words, 'step');
  if (found !== undefined) return found.entry.step;
  unknown(scope, 'unknown-step', term.at, { word: term.text, as: 'step', among: ['step'] });
  return undefined;
};

/** A scenario cannot begin everywhere. */
const checkEntry = (scope: Scope, rules: GameRules, term: Term, step: string): void => {
  if (rules.entries[step] !== undefined) return;
  const known = entriesOf(scope.lexicon.vocabulary, 'step').flatMap(({ words, step: name }) =>
    rules.entries[name] === undefined ? [] : words.slice(0, 1),
  );
  report(
    scope,
    'unknown-step',
    term.at,
    `a scenario cannot begin in the ${term.text}`,
    `it can begin in: ${known.join(', ')}`,
  );
};

/** `format is constructed`, `mine has attacked`: whom it is about, and the fact. */
const planFact = (scope: Scope, line: Line<'fact'>): PlanStep | undefined => {
  const words = line.words.flatMap((part) => ('words' in part ? part.words : []));
  const cursor = cursorOn(words);
  let found = take(scope, cursor, 'fact');
  let about = '';
  if (found === undefined) {
    about = words[0]?.text ?? '';
    cursor.at++;
    found = take(scope, cursor, 'fact');
    const [first] = words;
    if (found !== undefined && first !== undefined)
      scope.senses.push({ at: first.at, is: 'label', word: about, entry: undefined });
  }
  const [more] = line.words.filter((part) => !('words' in part));
  if (found === undefined || !isDone(cursor)) {
    unknown(scope, 'unknown-word', line.at, {
      word: wording(words),
      as: 'fact of a board',
      among: ['fact'],
    });
    return undefined;
  }
  const { of, fact } = found.entry;
  if (more !== undefined)
    report(scope, 'nonsense', more.at, `nothing can stand behind ‘${found.entry.words[0] ?? ''}’`);
  else if (!isTrueOf(scope, of, about))
    report(
      scope,
      'nonsense',
      line.at,
      `that is said of ${of === 'game' ? 'the game' : `a ${of}`}, and not of ‘${about}’`,
    );
  return { is: 'fact', at: line.at, about, fact };
};

/** `format is constructed`, `format is blitz shield`: of such facts one is so. */
const checkFacts = (scope: Scope, known: readonly PlanStep[], steps: readonly PlanStep[]): void => {
  const words = entriesOf(scope.lexicon.vocabulary, 'fact');
  const first = new Map<string, string>();
  for (const step of [...known, ...steps]) {
    if (step.is !== 'fact') continue;
    const group = words.find(({ fact }) => fact === step.fact)?.oneOf;
    if (group === undefined) continue;
    const before = first.get(group);
    first.set(group, step.fact);
    if (before === undefined || known.includes(step)) continue;
    const message =
      before === step.fact ? 'the board says this twice' : 'two of these cannot be so';
    report(scope, 'nonsense', step.at, message);
  }
};

const isTrueOf = ({ lexicon }: Scope, of: FactWord['of'], about: string): boolean => {
  if (of === 'either') return about !== '';
  const is = about === '' ? 'game' : lexicon.players.has(about) ? 'player' : 'card';
  return of === is;
};

// ---------------------------------------------------------------- effects

/** Effects are read last, since they may speak of any label, but belong where they were written. */
const planEffects = (
  scope: Scope,
  lines: readonly Given[],
  known: Plan | undefined,
  steps: PlanStep[],
): void => {
  const labels = [...(known?.labels ?? []), ...labelsIn(steps)];
  const names = new Set(labels.map(({ name }) => name));
  const effects = new Map<string, Span>();
  for (const step of known?.steps ?? []) if (step.is === 'effect') effects.set(step.label, step.at);
  for (const line of lines) {
    if (line.kind !== 'effect') continue;
    const { text, at } = line.label;
    const first = effects.get(text);
    if (first === undefined) effects.set(text, at);
    else {
      const message = `two effects have the label ‘${text}’`;
      scope.problems.push(secondOf('duplicate-label', at, message, first));
    }
    steps.push(planEffect(scope, line, names));
  }
  steps.sort((one, other) => startOf(one) - startOf(other));
};

const startOf = (step: PlanStep): number =>
  step.is === 'cards' ? (step.cards[0]?.at.start ?? 0) : step.at.start;

const planEffect = (
  within: Scope,
  { label, effect, at }: Line<'effect'>,
  labels: ReadonlySet<string>,
): PlanStep => {
  const scope: Scope = { ...within, spoken: nothingSpoken(), ofBoard: true };
  scope.senses.push({ at: label.at, is: 'label', word: label.text, entry: undefined });
  const fixed: (string | undefined)[] = [];
  const sentences = effect.sentences.map((sentence) =>
    withoutLabel(scope, sentence, labels, fixed),
  );
  const whole: Effect = { ...effect, sentences };
  const known = scope.problems.length;
  const block = instructionsOf(scope, whole, (inner, ability) =>
    abilitiesOf(inner, ability, false),
  );
  if (speaksOfThis(block))
    report(
      scope,
      'nonsense',
      at,
      'an effect of a board is no card’s: there is no ‘this’, and nothing that ‘other’ could be other than',
      'say which card by its label: mine gets +2; or leave out ‘other’',
    );
  if (
    scope.problems.length === known &&
    block.some((one, index) => fixed[index] === undefined && speaksOfOwner(one))
  )
    report(
      scope,
      'nonsense',
      at,
      'nobody has been spoken of who could own or control it',
      'say whose: A’s units get +2; or speak of one card by its label',
    );
  const lasting = block.every((instruction) => instruction.do === 'change');
  if (!lasting)
    report(
      scope,
      'nonsense',
      at,
      'a board has only effects that last',
      'for example: A’s units get +2',
    );
  return { is: 'effect', at, label: label.text, block: lasting ? block : [], labels: fixed };
};

/** Whether a text speaks of the card whose text it is; what something gains is a text of its own. */
const speaksOfThis = (text: unknown): boolean => {
  if (typeof text !== 'object' || text === null) return false;
  if ('is' in text && text.is === 'this') return true;
  if ('other' in text && text.other === true) return true;
  return Object.entries(text).some(([key, part]) => key !== 'ability' && speaksOfThis(part));
};

/** `mine gets +2000`: the effect is fixed to the card with that label, which is its "it". */
const withoutLabel = (
  scope: Scope,
  sentence: Sentence,
  labels: ReadonlySet<string>,
  fixed: (string | undefined)[],
): Sentence => {
  if (sentence.kind !== 'change' && sentence.kind !== 'modal') return sentence;
  const subject = aloneIn(scope, sentence.subject, labels);
  const label = subject.noun?.text ?? '';
  const isLabel =
    subject.owners.length === 0 && subject.quantity === undefined && labels.has(label);
  fixed.push(isLabel ? label : undefined);
  if (!isLabel) return { ...sentence, subject };
  scope.senses.push({ at: subject.at, is: 'label', word: label, entry: undefined });
  scope.spoken.it = { is: 'it' };
  const pronoun = sentence.subject.others.length > 0 ? 'them' : 'it';
  const it: NounPhrase = { ...subject, pronoun, noun: undefined };
  return { ...sentence, subject: it };
};

/** `i and j get +1000`: what is fixed to a card is fixed to one. */
const aloneIn = (scope: Scope, subject: NounPhrase, labels: ReadonlySet<string>): NounPhrase => {
  const { others } = subject;
  const [first] = others;
  const isOfLabels = [subject, ...others].some(({ noun }) => labels.has(noun?.text ?? ''));
  if (first === undefined || !isOfLabels) return subject;
  const help = 'write an effect for each: effect e: mine gets +2';
  report(scope, 'nonsense', first.at, 'an effect speaks of one label', help);
  for (const { noun } of others)
    if (noun !== undefined)
      scope.senses.push({ at: noun.at, is: 'label', word: noun.text, entry: undefined });
  return { ...subject, others: [] };
};
