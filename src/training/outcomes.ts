/** What a ruling comes to, line by line: as its rulebook has it, without one of its rules, or under another edition. */
import { defaultLimits, newBudget } from '../kernel/budget.js';
import { copyOf } from '../kernel/copies.js';
import type { Scene } from '../harness/examine.js';
import { judge } from '../harness/judge.js';
import { isOpen } from '../harness/otherwise.js';
import type { Assertion } from '../harness/assertion.js';
import type { Case, Scenario, Switches } from '../harness/suite.js';
import { settleFor, type Stop } from '../harness/play.js';
import { claimsBesides, labelsSpokenOf } from './besides.js';
import { type Matter, mattersOf } from './matters.js';
import { statementsOf } from './statements.js';

/** What is the case at one line that expects something, or beside it. */
export interface OutcomeLine {
  /** The same in other outcomes: the line's number, and for what nobody expects there what it is. */
  readonly key: string;
  /** The line; 0 of what nobody expects. */
  readonly line: number;
  /** As it is written: so lines are found again under another edition. */
  readonly text: string;
  readonly kind: Assertion['is'];
  readonly says: readonly string[];
  readonly matters: readonly Matter[];
  /** Whether somebody has to decide something before the game goes on. */
  readonly open: boolean;
  /** It holds as expected. */
  readonly holds: boolean;
  readonly cited: readonly string[];
  readonly decidedBy: readonly string[];
}

export interface RulingOutcome {
  /** By the number of the line; lines of which nothing can be said are not there. */
  readonly lines: ReadonlyMap<number, OutcomeLine>;
  /** What else is the case where lines that expect something begin, by its key. */
  readonly besides: ReadonlyMap<string, OutcomeLine>;
  /** Where the script could not go on. */
  readonly stop:
    { readonly line: number; readonly is: Stop['is']; readonly unasked: boolean } | undefined;
  /** Lines of the script at which whoever gives the command was free to do this or that. */
  readonly free: ReadonlySet<number>;
}

/** What all the plays of one ruling may cost together, and each of them; less than what one ruling may cost alone. */
export interface Purse {
  left: number;
  readonly each: number;
  readonly steps: number;
}

/** Beyond so many steps a play without a rule is watched for going round in vain, which costs more than it may bring. */
const mostSteps = 2000;

export const newPurse = (): Purse => ({ left: 1_000_000, each: 200_000, steps: mostSteps });

/** Plays a case to its end and notes what is the case at each line that expects something. */
export const playedOutcome = (
  one: Case,
  scenario: Scenario | undefined,
  purse: Purse,
): RulingOutcome | undefined => {
  if (scenario === undefined || purse.left <= 0) return undefined;
  const work = Math.min(purse.left, purse.each);
  const budget = newBudget({ ...defaultLimits, work });
  const lines = new Map<number, OutcomeLine>();
  const besides = new Map<string, OutcomeLine>();
  const moments = new Set(firstLines(scenario));
  const labels = labelsSpokenOf(scenario);
  const free = new Set<number>();
  let stop: RulingOutcome['stop'];
  const verdict = judge(
    { ...one, scenario },
    {
      budget,
      limits: { steps: purse.steps },
      outcomeOnly: true,
      onExamined: (claimed, examined, scene) => {
        const { line, text, verdict: came, decidedBy } = examined;
        if (moments.has(line))
          for (const one of besidesAt(scene, line, labels)) besides.set(one.key, one);
        const told = toldAt(scene, claimed.assertion);
        if (told === undefined) return;
        const cited = claimed.expectation.cited.map(({ number }) => number);
        const holds = came === 'pass';
        lines.set(line, { ...told, key: String(line), line, text, holds, cited, decidedBy });
      },
      onLine: (line, scene) => {
        if (isAtRest(scene)) free.add(line);
      },
      onStop: (why, order, line) => {
        const unasked = why.is === 'refused' && why.unasked === true;
        stop ??= { line, is: why.is, unasked: unasked || order === undefined };
      },
    },
  );
  purse.left -= work - Math.max(0, budget.work);
  return verdict.bug ? undefined : { lines, besides, stop, free };
};

/** Where lines that expect something begin: each is a moment of its own. */
const firstLines = ({ script }: Scenario): readonly number[] =>
  script.flatMap((part) =>
    part.is === 'do' ? [] : part.lines.slice(0, 1).map(({ expectation }) => expectation.at.line),
  );

const besidesAt = (scene: Scene, line: number, labels: readonly string[]): readonly OutcomeLine[] =>
  [...claimsBesides(scene, labels)].flatMap(([name, assertion]) => {
    const told = toldAt(scene, assertion);
    const unexpected = { line: 0, text: '', holds: true, cited: [], decidedBy: [] };
    return told === undefined ? [] : [{ ...told, ...unexpected, key: `${line} ${name}` }];
  });

/** What is the case as to what a line speaks of; nothing where there is no plain way to say it. */
const toldAt = (
  scene: Scene,
  assertion: Assertion,
): Pick<OutcomeLine, 'kind' | 'says' | 'matters' | 'open'> | undefined => {
  const says = statementsOf(scene, assertion);
  return (
    says && {
      kind: assertion.is,
      says,
      matters: mattersOf(scene, assertion),
      open: isOpen(scene),
    }
  );
};

/** Whether somebody is free to do this or that; in front of the first line nobody has been asked yet. */
const isAtRest = ({ game, labels }: Scene): boolean => {
  if (game.state.asked !== null) return game.state.asked.rest === true;
  const trial = copyOf(game);
  return (
    settleFor(trial, new Set(labels.values())) === undefined && trial.state.asked?.rest === true
  );
};

export const outcomeUnder = (
  one: Case,
  switches: Switches,
  purse: Purse,
): RulingOutcome | undefined =>
  purse.left <= 0 ? undefined : playedOutcome(one, one.under(switches), purse);
