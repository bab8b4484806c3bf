/** A card that is invented in a form: what a game's cards can be, and the text of one. */
import { headings } from '../../../grammar/keywords.js';
import type { GameEntry } from '../../harness/suite.js';
import { entriesOf, type KeywordWord, type TraitWord } from '../../kernel/vocabulary.js';
import {
  lineColumnAt,
  lineRange,
  type Page,
  pageOf,
  type Range,
  rangeOf,
  type TextEdit,
} from '../page.js';
import { type Completion, completions } from '../completion/index.js';
import { problemsOn } from '../troubles.js';
import { pageView } from '../view.js';
import type { Workspace } from '../workspace.js';
import { quoted } from './quoted.js';
import type { CardDeclaration, Problem } from '../../language/document.js';

/** A word that may stand among the characteristics of a card. */
export interface CardWord {
  readonly word: string;
  readonly means: string;
}

/** What may stand on a card of a game, from the words of the game alone. */
export interface CardFields {
  /** Words by the characteristic that they are values of: types, civilizations, classes. */
  readonly values: readonly { readonly trait: string; readonly words: readonly CardWord[] }[];
  readonly numbers: readonly CardWord[];
  /** Characteristics whose values are names: races. */
  readonly names: readonly CardWord[];
  readonly flags: readonly CardWord[];
  readonly keywords: readonly CardWord[];
}

export const cardFields = ({ vocabulary }: GameEntry): CardFields => {
  const words = [
    ...entriesOf(vocabulary, 'noun').flatMap(
      ({ words: [word = ''], means, tests: [test, more] }) =>
        test?.test === 'has' && more === undefined ? [{ trait: test.trait, word, means }] : [],
    ),
    ...entriesOf(vocabulary, 'value').map(({ trait, words: [word = ''], means }) => ({
      trait,
      word,
      means,
    })),
  ];
  const traits = [...new Set(words.map(({ trait }) => trait))];
  // What has words of its own is chosen among these, and what a card is called stands above.
  const isChosen = ({ trait }: TraitWord): boolean => trait === 'name' || traits.includes(trait);
  const ofKind = (is: TraitWord['is']): readonly CardWord[] =>
    entriesOf(vocabulary, 'trait')
      .filter((one) => one.is === is && one.counted === undefined && !isChosen(one))
      .map(cardWord);
  return {
    values: traits.map((trait) => ({
      trait,
      words: words.filter((one) => one.trait === trait).map(({ word, means }) => ({ word, means })),
    })),
    numbers: ofKind('number'),
    names: ofKind('names'),
    flags: ofKind('flag'),
    keywords: entriesOf(vocabulary, 'keyword').map(cardWord),
  };
};

const cardWord = ({ words: [word = ''], means }: TraitWord | KeywordWord): CardWord => ({
  word,
  means,
});

/** A form, filled in. */
export interface CardForm {
  readonly name: string;
  /** Words of types, civilizations and the like, and flags. */
  readonly words: readonly string[];
  readonly numbers: readonly { readonly word: string; readonly value: number }[];
  readonly names: readonly { readonly word: string; readonly values: readonly string[] }[];
  /** What it does, a line each. */
  readonly lines: readonly string[];
  /** Its characteristics stand in its lines, too: it has more than the form has fields for. */
  readonly isWhole?: boolean;
}

/** The card as it would be written, and what is wrong with it. */
export interface CardWritten {
  readonly text: string;
  /** What is wrong, beside the line of the form that it is about; 0 is what stands above them. */
  readonly problems: readonly (Pick<Problem, 'message' | 'help'> & { readonly line: number })[];
}

const linesOf = ({ lines }: CardForm): readonly string[] =>
  lines.flatMap((line) => line.split(/[\r\n]+/u)).map((line) => line.trim());

/** The characteristics on the second line, and then a line each. */
const cardText = (form: CardForm): string => {
  const traits = [
    ...form.words,
    ...form.numbers.map(({ word, value }) => `${word} ${value}`),
    ...form.names
      .filter(({ values }) => values.length > 0)
      .map(({ word, values }) => [word, ...values.map(quoted)].join(' ')),
  ];
  const lines = [...(form.isWhole === true ? [] : [traits.join(', ')]), ...linesOf(form)].map(
    (line) => `  ${line}`,
  );
  return [`card ${quoted(form.name)}`, ...lines].join('\n');
};

/**
 * Reads a card as a ruling of the game would that has it on its board.
 *
 * @param rulebook under which its text has to mean something
 * @param before   the card of the text in whose place it would stand
 */
export const cardWritten = async (
  workspace: Workspace,
  path: string,
  rulebook: string,
  form: CardForm,
  before = '',
): Promise<CardWritten> => {
  const raw = cardText(form);
  const at = { path, rulebook, name: form.name, before };
  const draft = withDraft(workspace, at, raw);
  const found = problemsOf(draft.workspace, draft.page, raw.length);
  const { formatText } = await import('../../language/format/format.js');
  const laidOut = await formatText(raw);
  const text = 'formatted' in laidOut ? laidOut.formatted.trimEnd() : raw;
  // The lines of the form begin behind the name, or behind the characteristics.
  const ahead = form.isWhole === true ? 1 : 2;
  const problems = found.map((one) => ({ ...one, line: Math.max(0, one.line - ahead) }));
  const isKept = before !== '' && form.name.trim() === before;
  return { text, problems: [...(isKept ? [] : wrongName(workspace, path, form)), ...problems] };
};

/** Where a card that is being written would stand. */
interface DraftPlace {
  readonly path: string;
  readonly rulebook: string;
  readonly name: string;
  /** The card of the text in whose place. */
  readonly before: string;
}

/** A workspace in which the text begins with the card, and has a ruling with it on the board. */
const withDraft = (
  workspace: Workspace,
  { path, rulebook, name, before }: DraftPlace,
  raw: string,
): { readonly workspace: Workspace; readonly page: Page } => {
  const known = textWithout(workspace.pages.get(path), before);
  const page = pageOf(path, `${raw}\n\n${holder(workspace, rulebook, name)}\n${known}`);
  const pages = new Map(workspace.pages).set(path, page);
  return { workspace: { ...workspace, pages, judgements: new Map() }, page };
};

/** What may be written in the lines of a form. */
export interface CardWords {
  /** So many characters in front of the place are what has been written of a word. */
  readonly written: number;
  readonly words: readonly (Pick<Completion, 'label' | 'insert'> & { readonly means: string })[];
}

/**
 * What may be written at a place in the lines of a form, the likeliest first.
 *
 * @param offset the place, in the lines with a line break between each two
 */
export const wordsOfForm = (
  workspace: Workspace,
  { rulebook, path, form, before }: Omit<DraftPlace, 'name'> & { readonly form: CardForm },
  offset: number,
): CardWords => {
  const upTo = form.lines.join('\n').slice(0, offset);
  const name = form.name.trim() === '' ? 'A card' : form.name;
  const space = /[^\S\n]*$/u.exec(upTo)?.[0] ?? '';
  const raw = cardText({ ...form, name, lines: upTo.split('\n') }) + space;
  const draft = withDraft(workspace, { path, rulebook, name, before }, raw);
  const found = completions(draft.workspace, path, raw.length).filter(
    ({ range, insert }) =>
      insert !== draft.page.text.slice(range.start, range.end) && !headings.file.has(insert),
  );
  const [first] = found;
  return {
    written: first === undefined ? 0 : first.range.end - first.range.start,
    words: found.map(({ label, insert, means = '' }) => ({ label, insert, means })),
  };
};

const textWithout = (page: Page | undefined, name: string): string => {
  const range = page && declaredOn(page, name)?.range;
  const text = page?.text ?? '';
  return range === undefined ? text : text.slice(0, range.start) + text.slice(range.end);
};

/** Where a page declares a card, up to the end of its last line. */
export const declaredOn = (
  page: Page,
  name: string,
): { readonly card: CardDeclaration; readonly range: Range } | undefined => {
  for (const { parsed } of page.parts)
    for (const card of parsed.value.cards) {
      const range = rangeOf(page, card.at);
      if (card.name.text !== name || range === undefined) continue;
      const { end } = lineRange(page, lineColumnAt(page, range.end).line);
      return { card, range: { ...range, end } };
    }
  return undefined;
};

const wrongName = (
  workspace: Workspace,
  path: string,
  { name }: CardForm,
): CardWritten['problems'] => {
  if (name.trim() === '') return [{ line: 0, message: 'the card has no name' }];
  const page = workspace.pages.get(path);
  const known = page && pageView(workspace, page).catalogue.cards;
  return known?.has(name.trim()) === true
    ? [
        {
          line: 0,
          message: `there is a card ‘${name.trim()}’ already`,
          help: 'give it another name',
        },
      ]
    : [];
};

/** A ruling that has the card, wherever it may lie. */
const holder = ({ tools }: Workspace, rulebook: string, name: string): string => {
  const game = tools.games.find((one) => one.rulebook === rulebook);
  const [player = ''] = game?.vocabulary.players ?? [];
  const [zone] = game === undefined ? [] : entriesOf(game.vocabulary, 'zone');
  return [
    'ruling " "',
    `  rulebook ${rulebook}`,
    '  given',
    `    ${player} ${zone?.words[0] ?? ''} ${quoted(name)}`,
    '  expect',
    '    game goes on',
    '',
  ].join('\n');
};

/** What keeps no card from being laid: that nothing uses it yet, and that it has not all that such cards have. */
const isRemark = ({ code }: Problem): boolean => code === 'unused-card' || code === 'missing-trait';

const problemsOf = (workspace: Workspace, page: Page, length: number): CardWritten['problems'] =>
  problemsOn(workspace, pageView(workspace, page)).flatMap((problem) => {
    const range = rangeOf(page, problem.at);
    if (range === undefined || range.start > length || isRemark(problem)) return [];
    const above = page.text.slice(0, range.start).split('\n').length;
    const { message, help } = problem;
    return [{ line: above, message, ...(help === undefined ? {} : { help }) }];
  });

/** The edit that declares a card on a page, in front of the first ruling. */
export const cardDeclared = (page: Page, text: string): TextEdit => {
  const first = page.parts.findIndex(({ parsed }) => parsed.value.rulings.length > 0);
  const start = page.starts[first] ?? page.text.length;
  const before = page.text.slice(0, start);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  return { start, end: start, text: `${gap}${text}\n\n` };
};
