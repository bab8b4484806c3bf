/** What is open at a place of a script: who is asked what, each line that may be written there, and what may not be done. */
import { barredAt, type Barred } from '../../evidence/barred.js';
import type { Obstacle, RuleUsed } from '../../evidence/obstacle.js';
import { rulesNamed } from '../../evidence/refusal.js';
import { watch, type Watch } from '../../evidence/watch.js';
import { nameOf, type Scene } from '../../harness/examine.js';
import { sceneOf } from '../../harness/judge.js';
import { momentAt, type Moment } from '../../harness/moment.js';
import {
  furtherDecision,
  legalLines,
  lineInWordsOf,
  lineTaking,
} from '../../harness/open-decision.js';
import { wrongNumber } from '../../harness/options.js';
import type { Scenario } from '../../harness/suite.js';
import { LimitReached, Unsupported } from '../../kernel/game.js';
import { numberIn } from '../../kernel/options.js';
import type { Decision, Option } from '../../kernel/state.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import { obstacleText } from '../../report/why-words.js';
import { addressAt, type TextEdit } from '../page.js';
import { calledIn, type Calling, callingIn, labelling } from './labels.js';
import { type Recorded, tried } from './recorded.js';
import { settled, withLine } from './writing.js';

/** A decision that is open, in words. */
export interface OpenQuestion {
  readonly by: string;
  /** The game's word for it, and what it is about. */
  readonly kind: string;
  readonly means: string;
  /** Nothing is half done: the ruling may end here. */
  readonly rests: boolean;
  /** The rule that asks, where one does. */
  readonly rules: readonly RuleUsed[];
  readonly lines: readonly OfferedLine[];
  /** Where more than one thing is chosen at once: what there is to choose from. */
  readonly several: SeveralOptions | undefined;
  readonly barred: readonly BarredLine[];
}

/** A line that may be written. */
export interface OfferedLine {
  readonly text: string;
  /** What it says behind the colon. */
  readonly deed: string;
  /** What says of it that it may be done. */
  readonly claim: string;
  /** The cards that it names, by id. */
  readonly cards: readonly number[];
  /** The rules that allow it. */
  readonly rules: readonly RuleUsed[];
}

export interface SeveralOptions {
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  /** Any whole number from this up; absent where there are options. */
  readonly numberFrom?: number;
  readonly options: readonly { readonly text: string; readonly card: number | undefined }[];
}

/** Something that is not legal, why, and by which rules. */
export interface BarredLine {
  readonly text: string;
  /** What it says behind the colon. */
  readonly deed: string;
  /** What says of it that it may not be done. */
  readonly claim: string;
  readonly cards: readonly number[];
  readonly why: readonly string[];
  readonly rules: readonly RuleUsed[];
}

/** A ruling played up to a place of its script. */
export interface RecordedMoment {
  readonly scenario: Scenario;
  readonly moment: Moment;
  /** The scene there, its cards called by the labels that they have or would get. */
  readonly scene: Scene;
  readonly calling: Calling;
  readonly watched: Watch;
}

/** What play may cost while somebody waits for what comes of a click. */
const bounds = { steps: 20_000, depth: 200, cards: 5000, work: 3_000_000, memory: 3_000_000 };

/** @param place an offset of the page: what the script does in front of it has been done; at its end, where none is said */
export const momentOf = (recorded: Recorded, place?: number): RecordedMoment | undefined => {
  const { one, page } = recorded;
  const scenario = one.problems.length === 0 ? one.scenario : one.under({ off: new Set() });
  if (scenario === undefined) return undefined;
  const calling = callingIn(recorded, scenario);
  let now: Scene | undefined;
  const watched = watch(() => now);
  const before = place === undefined ? Number.MAX_SAFE_INTEGER : addressAt(page, place);
  const moment = bounded(() =>
    momentAt(scenario, before, bounds, (scene) => {
      now = scene;
      return watched.witness;
    }),
  );
  if (moment === undefined) return undefined;
  moment.scene.game.witness = undefined;
  return { scenario, moment, scene: calledIn(moment.scene, calling), calling, watched };
};

/** The board as it was laid, before anything is played; nothing where it makes no sense. */
export const laidScene = (
  recorded: Recorded,
): Pick<RecordedMoment, 'scene' | 'calling'> | undefined => {
  const scenario = recorded.one.under({ off: new Set() });
  if (scenario === undefined) return undefined;
  const calling = callingIn(recorded, scenario);
  return { scene: calledIn(sceneOf(scenario, bounds), calling), calling };
};

/** Of what takes too much, or what no rule carries out yet, there is nothing to tell. */
const bounded = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof LimitReached || error instanceof Unsupported) return undefined;
    throw error;
  }
};

/** What is open there; nothing where nobody decides. */
export const questionAt = ({
  scene,
  moment,
  watched,
}: RecordedMoment): OpenQuestion | undefined => {
  const { asked } = moment;
  if (asked === undefined) return undefined;
  const { by, kind, rule, rest } = asked;
  const word = entriesOf(scene.vocabulary, 'decision').find(({ decision }) => decision === kind);
  return {
    by,
    kind,
    means: word?.means ?? kind,
    rests: rest === true,
    rules: rulesNamed(scene, [rule].filter(Boolean), ''),
    lines: legalLines(scene, asked).map(({ text, deed, cards, rules }) => ({
      text,
      deed,
      claim: `${by} can ${deed}`,
      cards,
      rules: rulesNamed(scene, rules, 'allowed'),
    })),
    several: severalOf(scene, asked),
    barred: bounded(() => barredLines(scene, watched, asked)) ?? [],
  };
};

const severalOf = (scene: Scene, asked: Decision): SeveralOptions | undefined => {
  const { min, max, ordered = false, numbers, options } = asked;
  const about = { min, max, ordered };
  if (numbers !== undefined) return { ...about, numberFrom: numbers.from ?? 0, options: [] };
  if (max < 2) return undefined;
  return {
    ...about,
    options: options.map((option) => ({ text: nameOf(scene, option), card: option.card })),
  };
};

// ---------------------------------------------------------------- what may not be done

const barredLines = (scene: Scene, watched: Watch, asked: Decision): readonly BarredLine[] => {
  const own = barredAt(scene, watched, asked).map((barred) =>
    barredLine(barred, asked.by, lineTaking(scene, asked, [barred.option]).deed),
  );
  // Of each thing that may be done, to what it may not be done.
  const further = asked.options.flatMap((option) => {
    const next = furtherDecision(scene, asked, option);
    if (next === undefined) return [];
    return barredAt(next.scene, watched, next.asked).map((barred) => {
      const line = barredLine(barred, asked.by, next.taking(barred.option));
      return { ...line, cards: [...cardIn(option), ...line.cards] };
    });
  });
  return [...own, ...further];
};

const cardIn = ({ card }: Option): readonly number[] => (card === undefined ? [] : [card]);

const barredLine = ({ option, obstacles }: Barred, by: string, deed: string): BarredLine => {
  const all = obstacles.flatMap((one) => ('rules' in one ? one.rules : []));
  return {
    text: `${by}: ${deed}`,
    deed,
    claim: `${by} cannot ${deed}`,
    cards: cardIn(option),
    // Where rules alone forbid it they say why.
    why: [...new Set(obstacles.filter((one) => !isOfRulesAlone(one)).map(obstacleText))],
    rules: all.filter(({ rule }, at) => all.findIndex((one) => one.rule === rule) === at),
  };
};

const isOfRulesAlone = (one: Obstacle): boolean => one.kind === 'refused' && one.by.length === 0;

// ---------------------------------------------------------------- answering

/** A line as it was offered; options by their place in the list, in the order in which they are taken; or a number. */
export type GivenAnswer =
  { readonly line: string } | { readonly picked: readonly number[] } | { readonly number: number };

/** The edits that write an answer; or why it is none. */
export type AnswerWritten = { readonly edits: readonly TextEdit[] } | { readonly refused: string };

/** Writes the line of an answer at a place of the script, and the labels of the cards that it names on the board. */
export const answerWritten = async (
  recorded: Recorded,
  answer: GivenAnswer,
  place?: number,
): Promise<AnswerWritten> => {
  const found = momentOf(recorded, place);
  const asked = found?.moment.asked;
  if (found === undefined || asked === undefined) return { refused: 'nobody is to decide here' };
  const line = lineOf(found, asked, answer);
  if ('refused' in line) return line;
  const labels = labelling(found.calling, line.cards);
  const written = await settled(recorded, [...labels, ...withLine(recorded, line.text, place)]);
  return labels.length === 0 || goesOn(recorded, written, place)
    ? { edits: written }
    : {
        edits: await settled(
          recorded,
          withLine(recorded, inQuotes(found, asked, answer, line), place),
        ),
      };
};

type Line = Pick<OfferedLine, 'text' | 'cards'>;

const lineOf = (
  { scene }: RecordedMoment,
  asked: Decision,
  answer: GivenAnswer,
): Line | { readonly refused: string } => {
  if ('line' in answer) {
    const line = legalLines(scene, asked).find(({ text }) => text === answer.line);
    return line ?? { refused: `‘${answer.line}’ is not among the legal lines here` };
  }
  const picked = optionsOf(asked, answer);
  const wrong = picked === undefined ? 'there is no such option' : wrongNumber(asked, picked);
  return picked === undefined || wrong !== undefined
    ? { refused: wrong ?? '' }
    : lineTaking(scene, asked, picked);
};

const optionsOf = (
  { options, numbers }: Decision,
  answer: Exclude<GivenAnswer, { line: string }>,
): readonly Option[] | undefined => {
  const found =
    'number' in answer
      ? [numbers && numberIn(numbers, answer.number)]
      : [...new Set(answer.picked)].map((at) => options[at]);
  return found.every((one) => one !== undefined) ? found : undefined;
};

/** Whether the script comes as far: a label tells cards apart, and so may ask where nothing was asked before. */
const goesOn = (recorded: Recorded, edits: readonly TextEdit[], place?: number): boolean => {
  const after = tried(recorded, edits);
  if (after === undefined) return false;
  const grown = after.page.text.length - recorded.page.text.length;
  return momentOf(after, place === undefined ? place : place + grown)?.moment.stop === undefined;
};

/** The answer with names in the place of labels that are not written. */
const inQuotes = (
  { scene, moment }: RecordedMoment,
  asked: Decision,
  answer: GivenAnswer,
  { text }: Line,
): string => {
  const { scene: written } = moment;
  const picked = 'line' in answer ? undefined : optionsOf(asked, answer);
  const line = picked
    ? lineTaking(written, asked, picked).text
    : lineInWordsOf(written, scene, asked, text);
  return line ?? text;
};
