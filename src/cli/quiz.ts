/** A quiz at the terminal; where nobody can answer, the questions with the answers below them. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { blank, line, piece, type Line } from '../report/lines.js';
import { boardRows } from '../training/markup.js';
import { sourceText } from '../training/wrong.js';
import { showLines, type Io } from './io.js';
import type { ToldQuestion } from './train-file.js';

/** Asks; what was answered wrong comes again at the end, once. */
export const quiz = async (io: Io, questions: readonly ToldQuestion[]): Promise<void> => {
  if (io.stdin.isTTY !== true || io.stdout.isTTY !== true) return printed(io, questions);
  const lines = createInterface({ input: Readable.from(io.stdin) })[Symbol.asyncIterator]();
  const show = (all: readonly Line[]): void => showLines(io, io.stdout, all);
  const queue = questions.map((question) => ({ question, again: false }));
  let right = 0;
  let asked = 0;
  for (let at = 0; at < queue.length; at++) {
    const { question, again } = queue[at]!;
    show([blank, ...questionLines(question, `${at + 1}/${queue.length}`)]);
    const picked = await answerFrom(io, lines, question.answers.length);
    if (picked === undefined) break;
    const isRight = question.answers[picked]?.right === true;
    if (!again) asked++;
    if (!again && isRight) right++;
    if (!isRight && !again) queue.push({ question, again: true });
    show(toldLines(question, picked));
  }
  show([blank, line(0, `${right} of ${asked} right.`)]);
  await lines.return?.();
};

/** The number of an answer from 0; nothing where somebody wants no more. */
const answerFrom = async (
  io: Io,
  lines: AsyncIterator<string>,
  count: number,
): Promise<number | undefined> => {
  for (;;) {
    io.stdout.write(`1-${count}, or q to stop: `);
    const next = await lines.next();
    const said = next.done === true ? 'q' : next.value.trim().toLowerCase();
    if (said === 'q') return undefined;
    const number = Number(said);
    if (Number.isInteger(number) && number >= 1 && number <= count) return number - 1;
  }
};

const printed = (io: Io, questions: readonly ToldQuestion[]): void => {
  const all = questions.flatMap((one, at) => [...questionLines(one, `${at + 1}`), blank]);
  const answers = questions.flatMap((one, at) => {
    const picked = one.answers.findIndex(({ right }) => right);
    return [blank, line(0, piece(`${at + 1}. ${one.name}`, 'strong')), ...toldLines(one, picked)];
  });
  showLines(io, io.stdout, [...all, line(0, piece('Answers', 'strong')), ...answers]);
};

const questionLines = (
  { face, prompt, answers, chapter }: ToldQuestion,
  number: string,
): readonly Line[] => [
  line(
    0,
    piece(`${number}. ${chapter}`, 'strong'),
    piece(`  ${face.rulebook}, ${face.turn}`, 'quiet'),
  ),
  ...(face.asked === '' ? [] : [line(2, face.asked)]),
  ...boardRows(face.board).map(({ head, text }) => line(2, piece(`${head}: `, 'quiet'), text)),
  ...face.given.map((text) => line(2, piece('given: ', 'quiet'), text)),
  ...face.cards.flatMap(({ text }) => text.split('\n').map((one) => line(4, piece(one, 'quiet')))),
  ...face.actions.map((text, at) => line(2, `${at + 1}. ${text}`)),
  line(0, piece(prompt, 'strong')),
  ...answers.map(({ says }, at) => line(2, piece(`${at + 1}  `, 'strong'), says.join('; '))),
];

const toldLines = (question: ToldQuestion, picked: number): readonly Line[] => {
  const { answers, because, name, rules, story } = question;
  const at = answers.findIndex(({ right }) => right);
  const own = answers[picked];
  return [
    own?.right === true
      ? line(2, piece(`${at + 1}  `, 'good'), (answers[at]?.says ?? []).join('; '))
      : line(2, piece('no: ', 'bad'), `${at + 1}  ${(answers[at]?.says ?? []).join('; ')}`),
    ...(own === undefined || own.right ? [] : [line(2, sourceText(own))]),
    line(2, because === '' ? name : because),
    ...rules.map(({ rule, summary }) => line(4, piece(`${rule} `, 'rule'), summary)),
    ...story.map(({ text, rules: by, depth, kind }) =>
      line(
        kind === 'action' ? 2 : 4 + depth,
        kind === 'action' ? piece(text, 'strong') : text,
        piece(by.length === 0 ? '' : `  ${by.map(({ rule }) => rule).join(', ')}`, 'quiet'),
      ),
    ),
  ];
};
