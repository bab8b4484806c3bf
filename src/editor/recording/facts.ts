/**
 * What may be asserted of a ruling as far as it is recorded: everything that might be said of the game as it stands is
 * put under its `expect`, and a play shows what of it holds, and which rules decide it.
 */
import { causesBehind } from '../../evidence/why.js';
import { examine } from '../../harness/examine.js';
import { knockOut } from '../../evidence/testimony.js';
import type { RuleUsed } from '../../evidence/obstacle.js';
import { rulesNamed } from '../../evidence/refusal.js';
import { expectationsOf } from '../../harness/expected.js';
import { judge } from '../../harness/judge.js';
import type { Examined, VerdictKind } from '../../harness/verdict.js';
import type { TextEdit } from '../page.js';
import type { Span } from '../../language/document.js';
import { type Candidate, claimsFor } from './candidates.js';
import { traceOf } from '../../kernel/ledger.js';
import { causesOf, type TraceNode } from '../../kernel/trace.js';
import { rulesAt } from '../../harness/node-text.js';
import { linesOnCard } from '../source.js';
import { labelling, nameOfCard } from './labels.js';
import { momentOf, questionAt, type RecordedMoment } from './question.js';
import { mostRelevantFirst } from './relevance.js';
import { type Recorded, tried } from './recorded.js';
import { fromTheEnd, settled, withClaims } from './writing.js';

/** Something that is so, with the line that asserts it, and the rules that took part in bringing it about. */
export interface Fact extends Candidate {
  readonly rules: readonly RuleUsed[];
}

/** What a play may cost whose facts somebody waits for. */
const bounds = { steps: 20_000, depth: 200, cards: 5000, work: 6_000_000, memory: 6_000_000 };

/** Everything that may be asserted at the end of the script, what is new since play began first. */
export const factsOf = (recorded: Recorded): readonly Fact[] => {
  const found = momentOf(recorded);
  if (found === undefined) return [];
  const { scene, scenario, calling } = found;
  const candidates = claimsFor({
    scene,
    before: scenario.state,
    question: questionAt(found),
  });
  const labels = labelling(calling, [...calling.labels.keys()]);
  const facts = holding(recorded, labels, candidates).map(({ candidate, examined }): Fact => ({
    ...candidate,
    rules: rulesNamed(scene, examined.decidedBy, ''),
  }));
  return [...facts.filter(({ isNew }) => isNew), ...facts.filter(({ isNew }) => !isNew)];
};

interface Held {
  readonly candidate: Candidate;
  readonly examined: Examined;
}

/** Those that make sense and hold, and that prove no less than they seem to. */
const holding = (
  recorded: Recorded,
  labels: readonly TextEdit[],
  candidates: readonly Candidate[],
): readonly Held[] => {
  if (candidates.length === 0) return [];
  const claims = withClaims(
    recorded,
    candidates.map(({ line }) => line),
  );
  const whole = tried(recorded, fromTheEnd([...labels, ...claims]));
  const lines = whole?.ruling.blocks.at(-1)?.lines.slice(-candidates.length) ?? [];
  if (whole === undefined || lines.length < candidates.length) return [];
  const { problems } = whole.one;
  const isWrong = ({ start, end }: Span): boolean =>
    problems.some(({ at }) => start <= at.start && at.start <= end);
  const right = candidates.filter((_, at) => !isWrong(lines[at]?.at ?? recorded.ruling.at));
  if (right.length < candidates.length) return holding(recorded, labels, right);
  const { expectations } = judge(whole.one, { limits: bounds });
  const examined = expectations.slice(-candidates.length);
  return candidates.flatMap((candidate, at) => {
    const one = examined[at];
    const holds = one?.verdict === 'pass' && one.remark === undefined;
    return holds ? [{ candidate, examined: one }] : [];
  });
};

// ---------------------------------------------------------------- which rules decide

/**
 * The rules behind a fact, by what becomes of it without each of them. Those come first that speak most of what it is
 * about, in turn with those nearest to it.
 */
export interface Deciders {
  /** All that the script does is done without it, and the fact is no more. */
  readonly deciding: readonly RuleUsed[];
  /** The script cannot be carried out without it. */
  readonly enabling: readonly RuleUsed[];
  /** Those of them without which no more than the last of it cannot. */
  readonly closing: readonly RuleUsed[];
  /** Those of these that speak more of the fact than any that decides it. */
  readonly leading: readonly RuleUsed[];
  /** It took part, and without it the same comes about. */
  readonly behind: readonly RuleUsed[];
}

/** So many rules are left out in turn. */
const mostTried = 120;

/** Plays the ruling without each of the rules that took part. */
export const decidersOf = (recorded: Recorded, { line, cards }: FactLine): Deciders | undefined => {
  const found = momentOf(recorded);
  const labels = found && labelling(found.calling, cards);
  const whole = labels && tried(recorded, fromTheEnd([...labels, ...withClaims(recorded, [line])]));
  if (found === undefined || whole?.one.scenario === undefined) return undefined;
  const { near, ofAbility, abilities } = nearestFirst(whole);
  const { vocabulary, game } = found.scene;
  const ofGame = { entries: vocabulary.entries, book: game.world.rules.book };
  const subject = { said: line, beside: standsOn(recorded, found, [...cards, ...abilities]) };
  const relevant = mostRelevantFirst(ofGame, near, subject);
  const rules = inTurn(relevant, ofAbility, near);
  const at = expectationsOf(whole.ruling, whole.one.rulebook).length - 1;
  const fates = rules.map((rule) => {
    const { failing, verdict } = knockOut(whole.one, rule, bounds);
    const is = !failing.includes(at) ? 'behind' : isPlayed(verdict) ? 'deciding' : 'enabling';
    return { rule, is, stop: is === 'enabling' ? stopWithout(whole, rule) : 0 };
  });
  const latest = Math.max(...fates.map(({ stop }) => stop));
  const those = (which: string, least = 0): readonly RuleUsed[] => {
    const own = fates.filter(({ is, stop }) => is === which && stop >= least);
    return rulesNamed(
      found.scene,
      own.map(({ rule }) => rule),
      '',
    );
  };
  const deciding = those('deciding');
  const closing = those('enabling', latest);
  const isOf = (some: readonly RuleUsed[]) => (rule: string) =>
    some.some((one) => one.rule === rule);
  const ahead = relevant.slice(0, Math.max(0, relevant.findIndex(isOf(deciding))));
  return {
    deciding,
    enabling: those('enabling'),
    closing,
    leading: rulesNamed(found.scene, ahead.filter(isOf(closing)), ''),
    behind: those('behind'),
  };
};

/** The rules that took part in something, by where they did. */
interface TookPart {
  /** Those nearest to it first. */
  readonly near: readonly string[];
  /** Those that made the last ability come about that led to it, and its card. */
  readonly ofAbility: readonly string[];
  readonly abilities: readonly number[];
}

/** What led to what the last line says. */
const nearestFirst = ({ one }: Recorded): TookPart => {
  let near: readonly string[] = [];
  let ability: readonly TraceNode[] = [];
  let ofAbility: readonly string[] = [];
  const { expectations } = judge(one, {
    limits: bounds,
    onExamined: ({ assertion }, _, scene) => {
      const behind: number[] = [];
      examine({ ...scene, behind }, assertion);
      const trace = traceOf(scene.game);
      const led = [...causesOf(trace, behind)].sort((nearer, other) => other - nearer);
      ability = led
        .flatMap((id) => trace.nodes[id] ?? [])
        .filter(({ kind }) => kind.is === 'ability')
        .slice(0, 1);
      ofAbility = ability.flatMap((node) => rulesAt(scene, node).map(({ rule }) => rule));
      near = causesBehind(scene, behind).flatMap(({ rules }) => rules.map(({ rule }) => rule));
    },
  });
  const rules = expectations.at(-1)?.decidedBy ?? [];
  const rank = (rule: string): number => {
    const at = near.indexOf(rule);
    return at < 0 ? near.length : at;
  };
  return {
    near: rules.toSorted((nearer, other) => rank(nearer) - rank(other)).slice(0, mostTried),
    ofAbility: ofAbility.filter((rule) => rules.includes(rule)),
    abilities: ability.flatMap(({ kind }) => (kind.is === 'ability' ? kind.card : [])),
  };
};

/** One from each of several orders, in turn. */
const inTurn = (...orders: readonly (readonly string[])[]): readonly string[] => {
  const longest = Math.max(...orders.map(({ length }) => length));
  const places = Array.from({ length: longest }, (_, at) => at);
  return [...new Set(places.flatMap((at) => orders.flatMap((order) => order[at] ?? [])))];
};

/** What stands on some cards, and what kind of abilities they have. */
const standsOn = (
  { workspace, view }: Recorded,
  { scene }: RecordedMoment,
  cards: readonly number[],
): readonly string[] =>
  [...new Set(cards.map((id) => nameOfCard(scene, id)))].flatMap((name) => {
    const source = view.catalogue.cards.get(name);
    if (source === undefined) return [];
    const { card, path } = source;
    const kinds = card.abilities.map(({ kind }) => (kind === 'when' ? 'triggered' : ''));
    return [...linesOnCard(workspace, view, card, path), ...kinds];
  });

/** The line at which the script stops without a rule. */
const stopWithout = ({ one }: Recorded, rule: string): number => {
  const scenario = one.under({ off: new Set([rule]) });
  return scenario === undefined
    ? 0
    : judge({ ...one, scenario }, { limits: bounds, outcomeOnly: true }).at;
};

/** Whether the script came to its end. */
const isPlayed = (verdict: VerdictKind): boolean => verdict === 'fail' || verdict === 'miscited';

/** So many rules are cited of a fact where nobody says otherwise: more of them say less. */
const mostCited = 6;

/**
 * What is cited then: the first of what decides, behind what speaks more of the fact than that; or else of what the last
 * of the script cannot be without.
 */
export const usualCitations = ({ deciding, closing, leading }: Deciders): readonly string[] =>
  [...leading, ...(deciding.length > 0 ? deciding : closing)]
    .slice(0, mostCited)
    .map(({ rule }) => rule);

// ---------------------------------------------------------------- asserting

/** What is asserted: a claim, and the cards that it names. */
export type FactLine = Pick<Fact, 'line' | 'cards'>;

/** The edits that assert something, and what the ruling comes to with them. */
export interface Asserted {
  readonly edits: readonly TextEdit[];
  /** The line itself makes sense and holds. */
  readonly isSo: boolean;
  readonly verdict: VerdictKind;
  readonly message: string;
}

/**
 * Writes the line of a fact under `expect`, with the rules that it cites, and labels for the cards that it names.
 *
 * @param rules what it cites; one that turns out not to decide it is left out
 */
export const asserted = async (
  recorded: Recorded,
  { line, cards }: FactLine,
  rules: readonly string[],
): Promise<Asserted | undefined> => {
  const found = momentOf(recorded);
  if (found === undefined) return undefined;
  const cited = rules.length === 0 ? '' : `  [${rules.join(', ')}]`;
  const labels = labelling(found.calling, cards);
  const edits = await settled(recorded, [...labels, ...withClaims(recorded, [`${line}${cited}`])]);
  const after = tried(recorded, edits);
  if (after === undefined) return undefined;
  const { verdict, message, expectations } = judge(after.one, { limits: bounds });
  const last = expectations.at(-1);
  const idle = last?.idle?.map(({ rule }) => rule) ?? [];
  const left = rules.filter((rule) => !idle.includes(rule));
  return left.length < rules.length
    ? asserted(recorded, { line, cards }, left)
    : { edits, isSo: last?.verdict === 'pass', verdict, message };
};
