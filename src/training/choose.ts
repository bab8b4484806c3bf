/** Which moment of a ruling is asked about, which of its lines, and which of the other outcomes are offered. */
import type { Scenario } from '../harness/suite.js';
import { answersWhole } from './asked.js';
import { excludeEachOther } from './matters.js';
import type { OtherOutcome, OutcomeSource } from './alternatives.js';
import type { OutcomeLine, RulingOutcome } from './outcomes.js';

export interface Chosen {
  readonly before: number;
  /** The lines that the answers speak of. */
  readonly asked: readonly OutcomeLine[];
  readonly right: readonly string[];
  readonly wrong: readonly { readonly says: readonly string[]; readonly source: OutcomeSource }[];
  readonly rules: readonly string[];
}

/** What it is worth that the answers speak of all that the ruling expects. */
const forWhole = 12;
/** Answers to choose from, the right one among them. */
const mostAnswers = 4;
/** Lines that one answer speaks of. */
const mostLines = 3;
/** Lines and outcomes among which is chosen: the work grows with all their combinations. */
const mostTried = 7;

export const chooseMoment = (
  scenario: Scenario,
  right: RulingOutcome,
  alternatives: readonly OtherOutcome[],
): Chosen | undefined => {
  let best: (Chosen & { readonly score: number }) | undefined;
  for (const part of scenario.script) {
    if (part.is === 'do') continue;
    const before = part.lines[0]?.expectation.at.line ?? 0;
    const usable = alternatives.filter(
      ({ outcome: { stop } }) => stop === undefined || stop.line >= before,
    );
    const own = part.lines
      .flatMap(({ expectation }) => right.lines.get(expectation.at.line) ?? [])
      .filter((one) => partsSome(one, usable))
      .slice(0, mostTried);
    const besides = besidesFor(right, before, usable).filter(
      ({ kind }) => kind !== 'options' || own.some((one) => ofChoices.includes(one.kind)),
    );
    for (const asked of [...subsetsOf(own, mostLines), ...widened(own, besides)]) {
      const offered = offeredOn(asked, usable);
      if (offered.length === 0) continue;
      const { picked, score: worth } = pickFrom(asked, offered);
      const score = worth + (answersWhole(scenario, asked) ? forWhole : 0);
      // Where nothing else speaks for either, what stands further down is what the ruling is about.
      if (best !== undefined && score < best.score) continue;
      best = {
        score,
        before,
        asked,
        right: sayings(asked),
        wrong: picked.map(({ lines: other, source }) => ({ says: sayings(other), source })),
        rules: rulesOf(asked),
      };
    }
  }
  return best;
};

/** Lines about what may be done: only beside them it is of interest what else may be. */
const ofChoices: readonly OutcomeLine['kind'][] = ['can', 'options', 'decides', 'asked'];

/** What is told besides of one answer. */
const mostBesides = 2;
/** Among so much of it is chosen. */
const mostBesidesTried = 6;

/** What tells outcomes apart that the ruling's own lines may not, the most telling first. */
const besidesFor = (
  right: RulingOutcome,
  before: number,
  usable: readonly OtherOutcome[],
): readonly OutcomeLine[] =>
  [...right.besides.values()]
    .filter(({ key }) => key.startsWith(`${before} `))
    .map((one) => {
      const others = usable.flatMap(({ outcome }) => lineIn(outcome, one) ?? []);
      return { one, ways: new Set([one, ...others].map(said)).size };
    })
    .filter(({ ways }) => ways > 1)
    .sort((one, other) => other.ways - one.ways)
    .slice(0, mostBesidesTried)
    .map(({ one }) => one);

/** The ruling's own lines with what is told besides; nothing that says over again what a line says. */
function* widened(
  own: readonly OutcomeLine[],
  besides: readonly OutcomeLine[],
): Generator<readonly OutcomeLine[]> {
  for (const some of subsetsOf(own, mostLines - 1))
    for (const more of subsetsOf(besides, mostBesides)) {
      const asked = [...some, ...more];
      const told = asked.flatMap(({ matters }) => [...new Set(matters.map(({ what }) => what))]);
      if (asked.length <= mostLines && new Set(told).size === told.length) yield asked;
    }
}

/** The same line of another outcome. */
const lineIn = (outcome: RulingOutcome, { line, key }: OutcomeLine): OutcomeLine | undefined =>
  line === 0 ? outcome.besides.get(key) : outcome.lines.get(line);

const partsSome = (one: OutcomeLine, alternatives: readonly OtherOutcome[]): boolean =>
  alternatives.some(({ outcome }) => {
    const other = lineIn(outcome, one);
    return other !== undefined && said(other) !== said(one);
  });

const said = ({ says }: OutcomeLine): string => says.join('\n');

/** Each sentence once. */
const sayings = (lines: readonly OutcomeLine[]): readonly string[] => [
  ...new Set(lines.flatMap(({ says }) => says)),
];

/** Cited first, in the order of the text; failing these, what took part last. */
const rulesOf = (lines: readonly OutcomeLine[]): readonly string[] => {
  const cited = [...new Set(lines.flatMap(({ cited: own }) => own))];
  return cited.length > 0 ? cited : lines.flatMap(({ decidedBy }) => decidedBy.slice(-3));
};

function* subsetsOf<T>(all: readonly T[], most: number, from = 0): Generator<readonly T[]> {
  if (most === 0) return;
  for (let at = from; at < all.length; at++) {
    yield [all[at]!];
    for (const rest of subsetsOf(all, most - 1, at + 1)) yield [all[at]!, ...rest];
  }
}

interface Offered {
  readonly lines: readonly OutcomeLine[];
  readonly source: OutcomeSource;
  readonly weight: number;
}

/** Outcomes that say something else of these lines, each once, from the nearest source. */
const offeredOn = (
  asked: readonly OutcomeLine[],
  alternatives: readonly OtherOutcome[],
): readonly Offered[] => {
  const found = new Map<string, Offered>();
  const right = sayings(asked).join('\n');
  for (const { outcome, source, weight } of alternatives) {
    const lines = asked.flatMap((one) => {
      const other = lineIn(outcome, one);
      // Where somebody still has to decide, and nobody has to in truth, the game is in the middle of something.
      return other === undefined || other.open !== one.open ? [] : [other];
    });
    if (lines.length < asked.length || excludeEachOther(lines.flatMap(({ matters }) => matters)))
      continue;
    const key = sayings(lines).join('\n');
    const before = found.get(key);
    if (key !== right && (before === undefined || before.weight < weight))
      found.set(key, { lines, source, weight });
  }
  return [...found.values()].sort((one, other) => other.weight - one.weight).slice(0, mostTried);
};

/** The outcomes that make the best question together. */
const pickFrom = (
  asked: readonly OutcomeLine[],
  offered: readonly Offered[],
): { readonly picked: readonly Offered[]; readonly score: number } => {
  let picked: readonly Offered[] = [];
  let best = -Infinity;
  for (const some of subsetsOf(offered, mostAnswers - 1)) {
    const score = scoreOf(asked, some);
    if (score > best) [picked, best] = [some, score];
  }
  return { picked, score: best };
};

/** Many answers, of few lines, from rules that are cited, and no answer that is most like all others. */
const scoreOf = (asked: readonly OutcomeLine[], some: readonly Offered[]): number => {
  const weights = some.reduce((sum, { weight }) => sum + weight, 0);
  return (
    6 * some.length +
    weights -
    4 * (asked.length - 1) -
    4 * asked.filter(({ line, cited }) => line > 0 && cited.length === 0).length -
    asked.filter(({ line }) => line === 0).length -
    (isMiddle(asked, some) ? 5 : 0)
  );
};

/** Whether the right answer has more in common with the others than any of them has. */
const isMiddle = (asked: readonly OutcomeLine[], some: readonly Offered[]): boolean => {
  if (asked.length < 2 || some.length < 2) return false;
  const all = [asked, ...some.map(({ lines }) => lines)];
  const shared = all.map((one) =>
    all.reduce(
      (sum, other) => sum + one.filter((line, at) => said(line) === said(other[at]!)).length,
      0,
    ),
  );
  return shared.slice(1).every((count) => count < (shared[0] ?? 0));
};
