/** Records rulings from an empty page, by the functions of the recording alone. */
import { expect } from 'vitest';
import {
  changePage,
  newWorkspace,
  openPage,
  type Workspace,
} from '../../../src/editor/workspace.js';
import type { TextEdit } from '../../../src/editor/page.js';
import { type BoardChange, boardChanged } from '../../../src/editor/recording/boards.js';
import { type CardForm, cardWritten, cardDeclared } from '../../../src/editor/recording/cards.js';
import {
  asserted,
  decidersOf,
  factsOf,
  usualCitations,
} from '../../../src/editor/recording/facts.js';
import {
  type GivenAnswer,
  answerWritten,
  momentOf,
  type OpenQuestion,
  questionAt,
} from '../../../src/editor/recording/question.js';
import { type Recorded, recordedOn } from '../../../src/editor/recording/recorded.js';
import { beginning } from '../../../src/editor/recording/start.js';
import { withoutLastLine, settled } from '../../../src/editor/recording/writing.js';
import { allPieces, type LaidCard, laidLines } from '../../../src/editor/recording/pieces.js';
import { games } from '../../../src/harness/games.js';

export interface Recorder {
  readonly workspace: Workspace;
  readonly name: string;
}

const path = 'recorded.ruling';

export const recorder = (rulebook: string, name: string): Recorder => {
  const workspace = newWorkspace({ games, read: () => ({ problem: 'missing' }) });
  const page = openPage(workspace, path, '');
  changePage(workspace, path, [beginning(page, { name, rulebook })]);
  return { workspace, name };
};

export const now = ({ workspace, name }: Recorder): Recorded => {
  const recorded = recordedOn(workspace, path, name);
  if (recorded === undefined) throw new Error('there is no such ruling');
  return recorded;
};

export const textOf = ({ workspace }: Recorder): string => workspace.pages.get(path)?.text ?? '';

export const apply = ({ workspace }: Recorder, edits: readonly TextEdit[]): void => {
  changePage(workspace, path, edits);
};

/** Invents a card: `creature, fire, cost 3, power 3000, race "Human"`, and its text. */
export const invent = async (to: Recorder, form: CardForm): Promise<void> => {
  const { page, one } = now(to);
  const { text, problems } = await cardWritten(to.workspace, path, one.rulebook, form);
  expect(problems).toEqual([]);
  apply(to, [cardDeclared(page, text)]);
};

/** The first piece that says this, and has no label yet; or the one with this label. */
export const laid = (to: Recorder, said: string): LaidCard => {
  const pieces = laidLines(now(to)).flatMap((line) => allPieces(line.pieces));
  const piece =
    pieces.find(({ labels }) => labels === said) ?? pieces.findLast(({ what }) => what === said);
  if (piece === undefined) throw new Error(`nothing on the board says ${said}`);
  return { at: piece.at, copy: 0 };
};

/** What becomes of the board, and the messages of `check`. */
export const change = async (to: Recorder, what: BoardChange): Promise<readonly string[]> => {
  const changed = await boardChanged(now(to), what);
  if (changed === undefined) throw new Error('no such card');
  apply(to, changed.edits);
  return changed.problems.map(({ message }) => message);
};

export const questionOf = (to: Recorder): OpenQuestion | undefined => {
  const moment = momentOf(now(to));
  return moment && questionAt(moment);
};

export const answerWith = async (to: Recorder, answer: GivenAnswer): Promise<void> => {
  const found = await answerWritten(now(to), answer);
  if ('refused' in found)
    throw new Error(
      `${found.refused}: ${JSON.stringify(questionOf(to)?.lines.map(({ text }) => text))}\n${textOf(to)}`,
    );
  apply(to, found.edits);
};

/** Of several options those that are called so. */
export const pick = async (to: Recorder, names: readonly string[]): Promise<void> => {
  const options = questionOf(to)?.several?.options ?? [];
  const picked = names.map((name) => options.findIndex(({ text }) => text === name));
  await answerWith(to, { picked });
};

export const takeBack = async (to: Recorder): Promise<void> => {
  const recorded = now(to);
  apply(to, await settled(recorded, withoutLastLine(recorded)));
};

/** Asserts a fact with the rules that are cited unless somebody says otherwise; these, and what the ruling comes to. */
export const assertFact = async (
  to: Recorder,
  line: string,
): Promise<{ readonly verdict: string; readonly rules: readonly string[] }> => {
  const recorded = now(to);
  const fact = factsOf(recorded).find((one) => one.line === line);
  if (fact === undefined)
    throw new Error(
      `no fact ‘${line}’ among: ${factsOf(recorded)
        .map((one) => one.line)
        .join('; ')}`,
    );
  const deciders = decidersOf(recorded, fact);
  const rules = deciders === undefined ? [] : usualCitations(deciders);
  const found = await asserted(recorded, fact, rules);
  if (found === undefined) throw new Error('nothing was asserted');
  apply(to, found.edits);
  return { verdict: found.verdict, rules };
};
