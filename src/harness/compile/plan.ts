/**
 * What the lines of a board mean, with every name looked up. A board that many rulings stand on is planned once;
 * build.ts makes a state of it for each ruling.
 */
import type { Instruction } from '../../kernel/ability.js';
import type { GameRules } from '../../kernel/game.js';
import type { Json, Player } from '../../kernel/state.js';
import type {
  Effect,
  Entry,
  Given,
  NounPhrase,
  Problem,
  Sentence,
  Span,
} from '../../language/document.js';
import { normal } from '../../language/names.js';
import { abilitiesOf } from './abilities.js';
import { type Cards, type Label, type PlannedCard, planEntries } from './entries.js';
import { type Lexicon, lookUp, lookUpAll } from './lexicon.js';
import { type PlaceNamed, readPlace } from './places.js';
import { report, type Scope, scopeFor, unknown } from './scope.js';
import { instructionsOf } from './sentences.js';

/** One line that changes the board, in the order of the lines. */
export type PlanStep =
  | { readonly is: 'cards'; readonly place: PlaceNamed; readonly cards: readonly PlannedCard[] }
  | {
      readonly is: 'effect';
      readonly at: Span;
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
      readonly value: Json;
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
}

export interface Background {
  readonly lexicon: Lexicon;
  readonly rules: GameRules;
  readonly cards: Cards;
}

/** @param known labels of the board that these lines add to */
export const planBoard = (
  back: Background,
  lines: readonly Given[],
  known: readonly Label[] = [],
): Plan => {
  const problems: Problem[] = [];
  const scope = scopeFor(back.lexicon, problems);
  const steps: PlanStep[] = [];
  let turn: TurnPlan | undefined;
  for (const line of lines) {
    if (line.kind === 'turn') turn = planTurn(scope, back.rules, line) ?? turn;
    const step = planLine(scope, back, line);
    if (step !== undefined) steps.push(step);
  }
  const labels = labelsIn(steps);
  if (lines.some(({ kind }) => kind === 'effect'))
    planEffects(scope, lines, [...known, ...labels], steps);
  return {
    problems,
    start: lines.some(({ kind }) => kind === 'start'),
    broken: lines.some(({ kind }) => kind === 'broken'),
    turn,
    steps,
    labels,
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
  const place = readPlace(scope, back.rules, line.place, 'owned');
  const entries = withWords(line.entries, place?.rest ?? '', line.place.at);
  const cards = planEntries(scope, back.cards, entries);
  return place && { is: 'cards', place, cards };
};

/** The grammar, which knows no zones, may have taken words of the first card for the place. */
const withWords = (entries: readonly Entry[], words: string, at: Span): readonly Entry[] => {
  const [first, ...others] = entries;
  if (words === '' || first === undefined) return entries;
  const text = first.words === undefined ? words : `${words} ${first.words.text}`;
  return [{ ...first, words: { text, at: first.words?.at ?? at } }, ...others];
};

const planTurn = (scope: Scope, rules: GameRules, line: Line<'turn'>): TurnPlan | undefined => {
  const { lexicon } = scope;
  const player = lexicon.players.get(normal(line.player.text));
  const step = line.step && stepOf(scope, rules, line.step);
  if (player === undefined) {
    unknown(scope, 'unknown-player', line.player.at, {
      word: line.player.text,
      as: 'player',
      among: lexicon.vocabulary.players,
    });
    return undefined;
  }
  return { at: line.at, player, number: line.number?.value, step };
};

const stepOf = (
  scope: Scope,
  rules: GameRules,
  term: { readonly text: string; readonly at: Span },
): string | undefined => {
  const said = normal(term.text).replace(/^the /, '');
  const step = lookUpAll(scope.lexicon.steps, said);
  if (step === undefined) {
    unknown(scope, 'unknown-step', term.at, {
      word: said,
      as: 'step',
      among: scope.lexicon.steps.entries.keys(),
    });
    return undefined;
  }
  if (rules.entries[step] !== undefined) return step;
  const known = [...scope.lexicon.steps.entries]
    .filter(([, name]) => rules.entries[name] !== undefined)
    .map(([word]) => word);
  report(
    scope,
    'unknown-step',
    term.at,
    `a scenario cannot begin in the ${said}`,
    `it can begin in: ${known.join(', ')}`,
  );
  return undefined;
};

/** `A has attacked`, `mine has attacked`: who, the fact, and a number or name if there is one. */
const planFact = (scope: Scope, line: Line<'fact'>): PlanStep | undefined => {
  const { facts, players } = scope.lexicon;
  const words: string[] = [];
  let value: Json = true;
  for (const part of line.words) {
    if ('value' in part) value = part.value;
    else words.push(...part.text.trim().split(/\s+/));
  }
  for (let at = 0; at <= 1; at++) {
    const found = lookUp(facts, words.map(normal), at);
    if (found === undefined) continue;
    const about = at === 0 ? '' : (players.get(normal(words[0] ?? '')) ?? words[0] ?? '');
    return { is: 'fact', at: line.at, about, fact: found.value, value };
  }
  unknown(scope, 'unknown-word', line.at, {
    word: words.join(' '),
    as: 'fact of the game',
    among: facts.entries.keys(),
  });
  return undefined;
};

// ---------------------------------------------------------------- effects

/** Effects are read last, since they may speak of any label, but belong where they were written. */
const planEffects = (
  scope: Scope,
  lines: readonly Given[],
  labels: readonly Label[],
  steps: PlanStep[],
): void => {
  const names = new Set(labels.map(({ name }) => name));
  for (const line of lines) if (line.kind === 'effect') steps.push(planEffect(scope, line, names));
  steps.sort((one, other) => startOf(one) - startOf(other));
};

const startOf = (step: PlanStep): number =>
  step.is === 'cards' ? (step.cards[0]?.at.start ?? 0) : step.at.start;

const planEffect = (
  scope: Scope,
  { effect, at }: Line<'effect'>,
  labels: ReadonlySet<string>,
): PlanStep => {
  const fixed: (string | undefined)[] = [];
  const sentences = effect.sentences.map((sentence) =>
    withoutLabel(scope, sentence, labels, fixed),
  );
  const whole: Effect = { ...effect, sentences };
  const block = instructionsOf(scope, whole, (inner, ability) =>
    abilitiesOf(inner, ability, false),
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
  return { is: 'effect', at, block: lasting ? block : [], labels: fixed };
};

/** `mine gets +2000`: the effect is fixed to the card with that label, which is its "it". */
const withoutLabel = (
  scope: Scope,
  sentence: Sentence,
  labels: ReadonlySet<string>,
  fixed: (string | undefined)[],
): Sentence => {
  if (sentence.kind !== 'change' && sentence.kind !== 'modal') return sentence;
  const { subject } = sentence;
  const label = subject.noun?.text ?? '';
  const isLabel =
    subject.owners.length === 0 && labels.has(label) && !scope.lexicon.known.has(label);
  fixed.push(isLabel ? label : undefined);
  if (!isLabel) return sentence;
  const it: NounPhrase = { ...subject, pronoun: 'it', noun: undefined };
  return { ...sentence, subject: it };
};
