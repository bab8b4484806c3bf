/** What there is to say of a place: a card's text, where it is now, a rule's summary, what a word means. */
import { plansOf } from '../harness/compile/edition.js';
import type { PlannedCard } from '../harness/compile/entries.js';
import { kindNames } from '../harness/compile/scope.js';
import { exampleOf } from '../harness/words/examples.js';
import { languageWords, type Listed, wordsOf } from '../harness/words/list.js';
import { wordKinds } from '../harness/words/kinds.js';
import type { GameEntry } from '../harness/suite.js';
import { entryAt } from '../kernel/book.js';
import type { CardDeclaration, Span } from '../language/document.js';
import type { ReadAs } from '../language/phrases/index.js';
import { type Passage, passageAt, passagesIn } from './passages.js';
import { whereIs } from './moments.js';
import {
  addressAt,
  lineRange,
  type Page,
  partIn,
  lineColumnAt,
  type Range,
  rangeOf,
} from './page.js';
import { withinPart } from './parts.js';
import { sourceOf } from './source.js';
import { gamesFor, type HeldPart, type PageView, pageView } from './view.js';
import type { Workspace } from './workspace.js';

export interface Hover {
  /** What is spoken of. */
  readonly range: Range;
  /** In Markdown. */
  readonly text: string;
}

/** What there is to say of what stands at an offset; nothing of what means nothing. */
export const hover = (workspace: Workspace, path: string, offset: number): Hover | undefined => {
  const page = workspace.pages.get(path);
  const place = page && partIn(page, offset);
  if (page === undefined || place === undefined) return undefined;
  const view = pageView(workspace, page);
  const address = addressAt(page, offset);
  const found = passageAt(passagesIn(workspace, view, place.part), address);
  if (found === undefined) return headingAt(page, offset);
  const held = view.rulings.find(({ part }) => part === place.part);
  const text = told(workspace, view, held, found);
  const range = rangeOf(page, found.at);
  return text === undefined || range === undefined ? undefined : { range, text };
};

const told = (
  workspace: Workspace,
  view: PageView,
  held: HeldPart | undefined,
  one: Passage,
): string | undefined => {
  const { tools } = workspace;
  switch (one.is) {
    case 'card':
      return one.of && cardMarkdown(workspace, view, one.of as CardDeclaration);
    case 'label':
      return labelText(workspace, view, held, one);
    case 'rule':
      return (one.rulebooks ?? [])
        .flatMap((id) => ruleText(workspace, id, one.name) ?? [])
        .join('\n\n---\n\n');
    case 'rulebook': {
      const game = tools.games.find(({ rulebook }) => rulebook === one.name);
      return game && `**${one.name}**: ${game.rules.book.entries.size} numbers`;
    }
    case 'word':
      return one.sense && wordText(gamesFor(tools.games, view, held), one.sense);
    case 'board':
      return one.declares ? undefined : `**board** ‘${one.name}’`;
    case 'import':
    case 'ruling':
      return undefined;
  }
};

// ---------------------------------------------------------------- cards and labels

const fenced = (text: string): string => `\`\`\`hantei\n${text}\n\`\`\``;

/** A card as it is written. */
export const cardMarkdown = (
  workspace: Workspace,
  view: PageView,
  card: CardDeclaration,
): string => {
  const source = [...view.catalogue.cards.values()].find((one) => one.card === card);
  const from = source === undefined || source.by === undefined ? '' : `\n\n${source.path}`;
  return fenced(sourceOf(workspace, view, card.at, source?.path)) + from;
};

/** The card that has a label, and where it is when the line comes on which it is spoken of. */
const labelText = (
  workspace: Workspace,
  view: PageView,
  held: HeldPart | undefined,
  { name, at }: Passage,
): string | undefined => {
  const cases = held?.cases ?? [];
  const declared = cardOfLabel(view, held, name);
  const card = declared && cardMarkdown(workspace, view, declared);
  const line = held && lineStart(held, at);
  const where = cases.flatMap(({ one }) => {
    const there = line === undefined ? undefined : whereIs(one, line, name);
    if (there === undefined) return [];
    const told = [there.place, ...there.lies].join(', ');
    return [cases.length > 1 ? `${one.rulebook}: ${told}` : told];
  });
  const now = [...new Set(where)].join('\n\n');
  return [`**${name}**${now === '' ? '' : `: ${now}`}`, card].filter(Boolean).join('\n\n');
};

/** Where the line begins that a place is on, so that what it does has not been done. */
const lineStart = ({ part }: HeldPart, { start }: Span): number => {
  const { text } = part;
  const offset = withinPart(start);
  const from = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return start - (offset - from);
};

/** What the card is that a board gives a label: the declared one. */
const cardOfLabel = (
  { catalogue }: PageView,
  held: HeldPart | undefined,
  label: string,
): CardDeclaration | undefined => {
  for (const { one, edition } of held?.cases ?? [])
    for (const { steps } of edition === undefined ? [] : plansOf(edition, one.ruling))
      for (const step of steps) {
        const planned = step.is === 'cards' ? plannedAs(step.cards, label) : undefined;
        const found = catalogue.cards.get(planned?.definition ?? '');
        if (found !== undefined) return found.card;
      }
  return undefined;
};

const plannedAs = (cards: readonly PlannedCard[], label: string): PlannedCard | undefined => {
  for (const card of cards) {
    if (card.labels.some(({ name }) => name === label)) return card;
    const within = plannedAs([...card.attached, ...card.under], label);
    if (within !== undefined) return within;
  }
  return undefined;
};

// ---------------------------------------------------------------- rules and words

/** What a rulebook says at a number, in our words and, where it was imported, in its own. */
export const ruleText = (
  { tools }: Workspace,
  rulebook: string,
  number: string,
): string | undefined => {
  const book = tools.games.find((game) => game.rulebook === rulebook)?.rules.book;
  const entry = book && entryAt(book, number);
  if (entry === undefined) return undefined;
  const { titles, summary, clauses, reason, fault } = entry;
  const official = tools.official?.(rulebook)?.(number);
  const lines = [
    `**${rulebook} ${number}** ${[titles.chapter, titles.section].filter(Boolean).join(' › ')}`,
    summary,
    ...(clauses.length > 1 ? [clauses.map(({ says }, at) => `${at + 1}. ${says}`).join('\n')] : []),
    ...(reason === '' ? [] : [`_${reason}_`]),
    ...(fault === '' ? [] : [`_${fault}_`]),
    ...(official === undefined
      ? []
      : [
          [official.text, ...official.examples]
            .map((text) => `> ${text.replaceAll('\n', '\n> ')}`)
            .join('\n>\n'),
        ]),
  ];
  return lines.join('\n\n');
};

type Said = NonNullable<Passage['sense']>;

const wordText = (games: readonly GameEntry[], sense: Said): string | undefined => {
  const { entry, is, word } = sense;
  if (entry === undefined) {
    const phrase = languageWords.find(
      ({ of }) => 'read' in of && of.read?.[is as ReadAs]?.includes(word),
    );
    return phrase && listedText(phrase);
  }
  for (const game of games) {
    const found = wordsOf(game).find(({ of }) => of === entry);
    if (found !== undefined) return listedText(found, kindNames[entry.kind]);
  }
  return undefined;
};

/** A word as the word list has it. */
export const listedText = (one: Listed, kind: string = wordKinds[one.kind]): string => {
  const { word, forms, meaning, rules, japanese } = one;
  const others = forms.filter((form) => form !== word).slice(0, 8);
  const example = exampleOf(one);
  return [
    `**${word}**${japanese === '' ? '' : `（${japanese}）`} _${kind}_`,
    meaning,
    ...(others.length === 0 ? [] : [`also: ${others.join(', ')}`]),
    ...(rules.length === 0 ? [] : [`rules: ${rules.join(', ')}`]),
    ...(example === '' ? [] : [fenced(example)]),
  ].join('\n\n');
};

/** The first word of a line that is the language's own. */
const headingAt = (page: Page, offset: number): Hover | undefined => {
  const { start, end } = lineRange(page, lineColumnAt(page, offset).line);
  const [, blank = '', word = ''] = /^(\s*)([a-z]+)/u.exec(page.text.slice(start, end)) ?? [];
  const range = { start: start + blank.length, end: start + blank.length + word.length };
  if (word === '' || offset < range.start || offset > range.end) return undefined;
  const found = languageWords.find(({ kind, forms }) => kind === 'heading' && forms.includes(word));
  return found && { range, text: listedText(found) };
};
