/** The corpus as data: of each rulebook its numbers and the rulings held against it, and the texts of each game. */
import type { GameEntry, SourceFile } from '../../harness/suite.js';
import { entryAt } from '../../kernel/book.js';
import type { Document, Ruling } from '../../language/document.js';
import { parse } from '../../language/parse.js';
import { Name, tokenize } from '../../../grammar/tokens.js';
import { cardAbout } from './card-about.js';
import { questionIdentity } from '../../training/identity.js';
import { chapterCited } from '../../training/question.js';
import { besides } from './state.js';

export interface CorpusRuling {
  /** What tells its question from others. */
  readonly id: string;
  readonly path: string;
  readonly line: number;
  /** Where its text ends. */
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly cited: readonly string[];
  /** The chapter of the first rule that it cites. */
  readonly chapter: string;
}

export interface CorpusNumber {
  readonly number: string;
  readonly summary: string;
  readonly implemented: boolean;
}

export interface CorpusSection {
  readonly section: string;
  readonly title: string;
  readonly numbers: readonly CorpusNumber[];
}

export interface CorpusBook {
  readonly rulebook: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly sections: readonly CorpusSection[];
  }[];
  readonly rulings: readonly CorpusRuling[];
}

/** A file with the files that it imports, and those that these import. */
export interface CorpusText extends SourceFile {
  readonly imports: readonly string[];
}

/** What there is, and in which file of the data. */
export interface CorpusEntry {
  readonly rulebook: string;
  readonly rulings: number;
  readonly book: string;
  readonly texts: string;
  readonly cards: string;
}

/** A card that some file declares. */
export interface CorpusCard {
  readonly name: string;
  /** What it is, in a line. */
  readonly about: string;
  /** As it is written. */
  readonly text: string;
  /** The cards that its text names, by their places among all. */
  readonly needs: readonly number[];
}

interface Read extends SourceFile {
  readonly document: Document;
}

export const readCorpus = (files: readonly SourceFile[]): readonly Read[] =>
  files.map((file) => ({ ...file, document: parse(file.text).value }));

export const corpusBook = ({ rulebook, rules }: GameEntry, files: readonly Read[]): CorpusBook => ({
  rulebook,
  chapters: chaptersOf(rules.book.entries.values()),
  rulings: files.flatMap(({ path, text, document }) =>
    document.rulings
      .filter(({ rulebooks }) => rulebooks.some((one) => one.text === rulebook))
      .map((ruling) => {
        const cited = citedIn(ruling).filter((rule) => entryAt(rules.book, rule) !== undefined);
        return {
          id: questionIdentity({ ruling, rulebook, text }),
          path,
          line: ruling.at.line,
          start: ruling.at.start,
          end: ruling.at.end,
          name: ruling.name.text,
          tags: ruling.provenance.tags.map((tag) => tag.text),
          cited,
          chapter: chapterCited(rules.book, cited),
        };
      }),
  ),
});

const citedIn = ({ blocks }: Ruling): readonly string[] => [
  ...new Set(
    blocks.flatMap((block) =>
      block.kind === 'check' || block.kind === 'expect'
        ? block.lines.flatMap(({ cited }) => cited.map(({ number }) => number))
        : [],
    ),
  ),
];

type Entries = GameEntry['rules']['book']['entries'];
type NumberEntry = Entries extends ReadonlyMap<string, infer E> ? E : never;

const chaptersOf = (entries: Iterable<NumberEntry>): CorpusBook['chapters'] => {
  const chapters = new Map<string, Map<string, { title: string; numbers: CorpusNumber[] }>>();
  for (const { number, section, titles, summary, implemented } of entries) {
    const sections =
      chapters.get(titles.chapter) ?? new Map<string, { title: string; numbers: CorpusNumber[] }>();
    chapters.set(titles.chapter, sections);
    const own = sections.get(section) ?? { title: titles.section, numbers: [] };
    sections.set(section, own);
    own.numbers.push({ number, summary, implemented });
  }
  return [...chapters].map(([title, sections]) => ({
    title,
    sections: [...sections].map(([section, own]) => ({ section, ...own })),
  }));
};

export const corpusTexts = (files: readonly Read[]): readonly CorpusText[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files.map(({ path, text }) => ({ path, text, imports: importsOf(byPath, path) }));
};

/** The files that a file imports, and those that these import. */
const importsOf = (byPath: ReadonlyMap<string, Read>, path: string): readonly string[] => {
  const found = new Set<string>();
  const look = (from: string): void => {
    for (const { text } of byPath.get(from)?.document.imports ?? []) {
      const target = besides(from, text);
      if (target === undefined || found.has(target) || !byPath.has(target)) continue;
      found.add(target);
      look(target);
    }
  };
  look(path);
  return [...found];
};

/** All cards of the files, each text once, by name. */
export const corpusCards = (files: readonly Read[]): readonly CorpusCard[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const cards = new Map<string, Omit<CorpusCard, 'needs'>>();
  const keyOf = new Map<string, string>();
  for (const { path, text, document } of files)
    for (const card of document.cards) {
      const { name, at } = card;
      const own = text.slice(at.start, at.end).trim();
      keyOf.set(`${path} ${name.text}`, own);
      if (!cards.has(own)) cards.set(own, { name: name.text, about: cardAbout(card), text: own });
    }
  const sorted = [...cards].sort(([, one], [, other]) => (one.name < other.name ? -1 : 1));
  const places = new Map(sorted.map(([key], at) => [key, at]));
  const needs = new Map<string, ReadonlySet<number>>();
  for (const { path, text, document } of files) {
    const near = [path, ...importsOf(byPath, path)];
    for (const { at } of document.cards) {
      const own = text.slice(at.start, at.end).trim();
      if (needs.has(own)) continue;
      const keys = namesIn(own).flatMap((name) =>
        near.flatMap((one) => keyOf.get(`${one} ${name}`) ?? []).slice(0, 1),
      );
      const found = keys.filter((key) => key !== own).flatMap((key) => places.get(key) ?? []);
      needs.set(own, new Set(found));
    }
  }
  return sorted.map(([key, card]) => ({ ...card, needs: [...(needs.get(key) ?? [])] }));
};

/** The names in quotes of a text. */
const namesIn = (text: string): readonly string[] =>
  tokenize(text).tokens.flatMap(({ tokenType, image }) =>
    tokenType === Name ? [image.slice(1, -1)] : [],
  );
