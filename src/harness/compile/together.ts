/**
 * `discard 1 card and draw 1 card`: parts of one effect, for all of which is chosen before anything happens. So none of
 * them can speak of what another brings about.
 */
import { howLong, isLasting } from './durations.js';
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { NounPhrase, Sentence } from '../../language/document.js';
import { nowSpoken, type SpokenSoFar } from './references.js';
import { areSeveral } from './players.js';
import { report, type Scope } from './scope.js';
import { unclearAll } from './unclear.js';
import { actsIn } from './verbs.js';

type Instruction = Kernel.Instruction;
type Block = readonly Instruction[];
type Clause = Extract<Sentence, { kind: 'act' | 'change' | 'modal' }>;

/** How a clause becomes instructions: one block, or one for each of the subjects of a change. */
export type CompileClause = (clause: Clause) => readonly Block[];

/** What the parts read so far come to. */
interface Reading {
  /** What comes before the others, whatever stands in front. */
  paid: Block;
  /** What is chosen, and then spoken of by the others. */
  chosen: Block;
  blocks: readonly Block[];
  /** What all of them may speak of. */
  base: SpokenSoFar;
  /** How many of them speak of cards that nobody spoke of before. */
  introduced: number;
}

export const togetherSentence = (
  scope: Scope,
  { parts }: Extract<Sentence, { kind: 'together' }>,
  compile: CompileClause,
): readonly Instruction[] => {
  const clauses = clausesIn(scope, parts);
  checkDurations(scope, clauses);
  const [first, ...others] = clauses;
  const asked = others.find((clause) => clause.kind === 'act' && clause.may);
  if (asked !== undefined)
    report(
      scope,
      'nonsense',
      asked.at,
      'whether to is asked for all of it: it stands in front',
      then,
    );
  const may = first?.kind === 'act' && first.may;
  const reading: Reading = {
    paid: [],
    chosen: [],
    blocks: [],
    base: { ...scope.spoken },
    introduced: 0,
  };
  let who: Kernel.Who = 'you';
  let before: NounPhrase | undefined;
  for (const one of clauses) {
    const clause = may ? asOffered(one, first) : withoutMay(bySeveral(one, before));
    before = clause.kind === 'act' ? clause.subject : undefined;
    readClause(scope, clause, reading, compile);
    if (one === first) who = scope.spoken.doer ?? 'you';
  }
  speakOfAll(scope, reading);
  const { paid, chosen, blocks } = reading;
  const [only = []] = blocks;
  const all = [
    ...paid,
    ...chosen,
    ...(blocks.length > 1 ? [{ do: 'together', parts: blocks } as const] : only),
  ];
  return may ? offered(who, all) : all;
};

/** What a sentence says with `and`, part by part: costs are paid one after another, whatever joins them. */
export const partsOf = (scope: Scope, sentence: Sentence): readonly Sentence[] =>
  sentence.kind === 'together'
    ? sentence.parts.flatMap((part) => partsOf(scope, part))
    : sentence.kind === 'act'
      ? actsIn(scope, sentence)
      : [sentence];

/** Only what is done, or becomes of something, has a moment that it can share. */
const clausesIn = (scope: Scope, parts: readonly Sentence[]): readonly Clause[] =>
  parts
    .flatMap((part) => partsOf(scope, part))
    .flatMap((part) => {
      if (part.kind === 'act' || part.kind === 'change' || part.kind === 'modal') return [part];
      report(
        scope,
        'nonsense',
        part.at,
        'this cannot happen at the same time as something else',
        then,
      );
      return [];
    });

const then = 'say what comes first, then the other: draw 1 card, then discard 1 card';

/** `this gets +2 and that gets +1 until end of turn`: nobody knows whether the end of it goes for both. */
export const checkDurations = (scope: Scope, clauses: readonly Sentence[]): void => {
  const lasting = clauses.filter(isLasting);
  const short = lasting.find((clause) => howLong(scope, clause) === undefined);
  if (short !== undefined && lasting.some((clause) => howLong(scope, clause) !== undefined))
    report(
      scope,
      'nonsense',
      short.at,
      'how long is said of the other, and not of this',
      'say it of each: it gets +2 until end of turn and this gets +1 until end of turn',
    );
};

// ---------------------------------------------------------------- you may

/** `you may discard 1 card and draw 1 card`: it is offered to one player, who does all of it. */
const asOffered = (clause: Clause, first: Clause): Clause =>
  clause.kind === 'act' && first.kind === 'act'
    ? { ...clause, subject: clause.subject ?? first.subject, may: false }
    : clause;

/** `all players draw 1 card and discard 1 card`: of several the second verb is said as of you, and means them. */
const bySeveral = (clause: Clause, before: NounPhrase | undefined): Clause =>
  clause.kind === 'act' && before !== undefined && areSeveral(before)
    ? { ...clause, subject: clause.subject ?? before }
    : clause;

const withoutMay = (clause: Clause): Clause =>
  clause.kind === 'act' ? { ...clause, may: false } : clause;

const offered = (who: Kernel.Who, effect: Block): readonly Instruction[] =>
  who === 'each'
    ? [{ do: 'players', who, effect: [{ do: 'may', who: 'doer', effect: byEach(effect) }] }]
    : [{ do: 'may', who, effect }];

/** What each player does, said of the one who does it. */
const byEach = (block: Block): Block =>
  block.map((one) => {
    if (one.do === 'act') return one.who === 'each' ? { ...one, who: 'doer' } : one;
    return one.do === 'together' ? { ...one, parts: one.parts.map(byEach) } : one;
  });

// ---------------------------------------------------------------- one part

const readClause = (
  scope: Scope,
  clause: Clause,
  reading: Reading,
  compile: CompileClause,
): void => {
  const { spoken } = scope;
  const { base, introduced } = reading;
  const { doer, they } = spoken;
  nowSpoken(spoken, {
    ...base,
    doer,
    they,
    ...(introduced > 0 ? unclearAll('beside') : {}),
  });
  const known = scope.problems.length;
  const found = compile(clause);
  // Of what was not understood nothing more is told.
  const isAct = clause.kind === 'act' && scope.problems.length === known;
  if (isAct && found.every((block) => isPaidFirst(scope, block))) {
    reading.paid = [...reading.paid, ...found.flat()];
    return;
  }
  if (isAct && (spoken.deed?.atLength || found.some(isUpTo))) refuseLength(scope, clause);
  if (isAct && found.every(isChoice)) {
    if (reading.blocks.length > 0)
      report(
        scope,
        'nonsense',
        clause.at,
        'what the others speak of is chosen before them',
        'choose 1 creature, tap it and draw 1 card',
      );
    reading.chosen = [...reading.chosen, ...found.flat()];
    reading.base = { ...spoken };
    return;
  }
  reading.blocks = [...reading.blocks, ...found];
  if (found.some((block) => introduces(block, spoken))) reading.introduced++;
};

const refuseLength = (scope: Scope, { verb, at }: Extract<Clause, { kind: 'act' }>): void =>
  report(
    scope,
    'nonsense',
    at,
    `to ‘${verb.words[0]?.text ?? ''}’ takes more than one moment here, so that nothing happens at the same time`,
    then,
  );

/** `draw up to 2 cards`: how many is asked as they are drawn. */
const isUpTo = (block: Block): boolean =>
  block.some((one) => one.do === 'act' && one.with['amount'] !== undefined);

/** Choosing alone brings nothing about: it comes first in any case. */
const isChoice = (block: Block): boolean =>
  block.every((one) => one.do === 'act' && one.verb === 'choose');

/** What is paid in points is paid before anything else that it is said with. */
const isPaidFirst = ({ lexicon }: Scope, block: Block): boolean => {
  const verbs = entriesOf(lexicon.vocabulary, 'verb');
  const isFirst = (one: Instruction): boolean =>
    one.do === 'act' && verbs.some(({ verb, paidFirst }) => paidFirst && verb === one.verb);
  return block.every(isFirst);
};

/** Whether cards are spoken of that were not before. */
const introduces = (block: Block, { deed }: SpokenSoFar): boolean =>
  block.some((one) => {
    if (one.do !== 'act') return false;
    if (one.object === undefined) return deed?.findsCards === true;
    return selectionsOf(one.object).some(({ is }) => is === 'cards' || is === 'this');
  });

/** What the next sentence may speak of: all of it together, but of no part by itself. */
const speakOfAll = ({ spoken }: Scope, { blocks, base, introduced }: Reading): void => {
  const deeds = blocks.filter((block) => block.some((one) => one.do === 'act')).length;
  const { doer, they, deed, rest } = spoken;
  nowSpoken(spoken, {
    ...base,
    doer,
    they,
    rest,
    deed: deeds > 0 ? deed : base.deed,
    it: introduced > 0 ? { is: 'it' } : base.it,
    counted: deeds > 0 || base.counted,
    ...unclearAll(deeds > 1 ? 'several' : undefined),
  });
};
