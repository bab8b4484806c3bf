/** `hantei explain`: a ruling told step by step, for people and for programs. */
import type { OfficialRule } from '../evidence/official/text.js';
import type { Told, Verdict } from '../harness/verdict.js';
import { boardLines } from './board.js';
import { blank, columns, line, paragraph, piece, type Line, type Piece } from './lines.js';
import type { Explanation } from '../evidence/obstacle.js';
import { jsonText } from './printable.js';
import { styleOf } from './verdict-block.js';
import { whyLines } from './why.js';
import { obstacleText } from './why-words.js';

/** One ruling under one rulebook, told. */
export interface Telling {
  readonly verdict: Verdict;
  readonly question: string;
  readonly answer: string;
  readonly steps: readonly Told[];
  /** Why its lines came out as they did. */
  readonly why: readonly Explanation[];
  /** What the official document says at the rules that are spoken of; empty where none is at hand. */
  readonly texts: readonly OfficialRule[];
}

export const tellingLines = ({ verdict, question, answer, steps, why, texts }: Telling): Line[] => [
  line(0, piece(verdict.name, 'strong')),
  line(0, piece(`${verdict.file}:${verdict.line}  ${verdict.rulebook}`, 'quiet')),
  ...quoteLines('Q', question),
  ...quoteLines('A', answer),
  blank,
  ...steps.flatMap((step, at) => [
    ...stepLines(step),
    // What followed from an action is told before why it could not go on.
    ...(isLastOfLine(step, steps[at + 1])
      ? why.filter((one) => one.line === step.line).flatMap((one) => whyLines(6, one))
      : []),
  ]),
  blank,
  ...textLines(texts),
  line(0, 'verdict: ', piece(verdict.verdict, styleOf(verdict))),
  ...(verdict.message === '' ? [] : paragraph(0, verdict.message, styleOf(verdict))),
];

const isLastOfLine = (step: Told, next: Told | undefined): boolean =>
  step.kind !== 'board' && (next?.line !== step.line || next.kind === 'board');

/** Each rule in the official words, once. */
const textLines = (texts: readonly OfficialRule[]): Line[] =>
  texts.length === 0
    ? []
    : [
        line(0, piece('the official text', 'quiet')),
        ...columns(
          2,
          texts.flatMap(({ number, text }) =>
            text.split('\n').map((one, at) => [piece(at === 0 ? number : '', 'rule'), piece(one)]),
          ),
        ),
        blank,
      ];

const quoteLines = (mark: string, text: string): Line[] =>
  text === '' ? [] : columns(0, [[piece(mark, 'quiet'), piece(text)]]);

const stepLines = (step: Told): Line[] => {
  const indent = 2 * step.depth;
  const said = line(
    indent,
    ...opening(step),
    piece(step.text, step.kind === 'rule' ? 'quiet' : 'plain'),
  );
  return [
    ...(step.kind === 'action' || step.kind === 'expectation' ? [blank] : []),
    ...(step.text === '' ? [] : [said]),
    ...columns(indent + 4, ruleRows(step)),
    ...(step.picture === undefined ? [] : boardLines(step.picture, indent + 2)),
  ];
};

/** One row for each rule; rules without summaries, as expectations have them, in one row for each way. */
const ruleRows = ({ rules }: Told): Piece[][] => {
  if (rules.some(({ summary }) => summary !== ''))
    return rules.map(({ rule, how, summary }) => [
      piece(rule, 'rule'),
      piece(how, 'quiet'),
      piece(summary),
    ]);
  const ways = [...new Set(rules.map(({ how }) => how))];
  return ways.map((way) => {
    const numbers = rules.filter(({ how }) => how === way).map(({ rule }) => rule);
    return [piece(way, 'quiet'), piece(numbers.join(', '), 'rule')];
  });
};

/** What stands before a step: the line of the script, or what kind of step it is. */
const opening = ({ kind, line: at }: Told): Piece[] => {
  switch (kind) {
    case 'action':
      return [piece(`${at}  `, 'quiet'), piece('> ', 'strong')];
    case 'decision':
      return [piece('? ', 'strong')];
    case 'expectation':
      return [piece(`${at}  `, 'quiet'), piece('= ', 'strong')];
    case 'ability':
      return [piece('* ', 'strong')];
    case 'event':
      return [piece('- ', 'quiet')];
    case 'rule':
    case 'board':
      return [];
  }
};

/** The tellings as the text of one JSON object. */
export const tellingJson = (tellings: readonly Telling[]): string =>
  jsonText({
    schema: 'hantei-telling/1',
    rulings: tellings.map(({ verdict, question, answer, steps, why, texts }) => ({
      file: verdict.file,
      line: verdict.line,
      name: verdict.name,
      rulebook: verdict.rulebook,
      verdict: verdict.verdict,
      message: verdict.message,
      question,
      answer,
      steps,
      why: why.map(({ line: at, held, came, obstacles, causes }) => ({
        line: at,
        held,
        came,
        obstacles: obstacles.map((one) => ({ ...one, text: obstacleText(one) })),
        causes,
      })),
      ...(texts.length === 0
        ? {}
        : { texts: Object.fromEntries(texts.map(({ number, text }) => [number, text])) }),
    })),
  });
