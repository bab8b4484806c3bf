/**
 * A page as the compiler sees it: its cards and boards, and its rulings, each read with those it speaks of. A ruling is
 * read again only where something changed on which it depends: its own part, the cards and boards that it names and
 * those that these name, and, where something is wrong with it, all names it might have meant.
 */
import { casesOf } from '../harness/compile/file.js';
import { type Edition, editionOf } from '../harness/compile/edition.js';
import type { HeldCase, Whole } from '../harness/compile/file-problems.js';
import { type Catalogue, catalogueOf } from '../harness/compile/imports.js';
import { cardsCalled, namesIn, valuesOn } from '../harness/compile/named.js';
import type { GameEntry } from '../harness/suite.js';
import type { CardDeclaration, Document, Ruling } from '../language/document.js';
import { parse } from '../language/parse.js';
import { identityOf } from './identity.js';
import type { Page } from './page.js';
import { type PagePart, partAt } from './parts.js';
import { fileOf, readIn, type Workspace } from './workspace.js';

export interface PageView {
  readonly page: Page;
  readonly document: Document;
  readonly catalogue: Catalogue;
  readonly rulings: readonly HeldPart[];
}

/** The rulings of one part, with all that they depend on. */
export interface HeldPart {
  readonly part: PagePart;
  readonly rulings: readonly Ruling[];
  /** The parts of the page that they need, themselves included, in the order of the page. */
  readonly needed: readonly PagePart[];
  /** What they depend on, in a few words. */
  readonly key: string;
  /** All names and values that something wrong might have been meant as. */
  readonly near: string;
  /** A case for each ruling and rulebook, once somebody asks. */
  readonly cases: readonly HeldCase[];
  readonly editions: readonly Edition[];
}

/**
 * Reads a page piece by piece, for whoever has to do something else in between: once it is through, everything else about
 * the page is quick.
 */
export function* readingOf(workspace: Workspace, page: Page): Generator<void> {
  for (const { parsed, names } of page.parts) if (parsed.value && names) yield;
  for (const { cases } of pageView(workspace, page).rulings)
    for (const { one } of cases) if (one.problems) yield;
}

interface Kept {
  readonly changes: number;
  readonly view: PageView;
}

const views = new WeakMap<Page, Kept>();
const heldParts = new WeakMap<PagePart, HeldPart>();

/** The page as of now. */
export const pageView = (workspace: Workspace, page: Page): PageView => {
  const kept = views.get(page);
  if (kept?.changes === workspace.changes) return kept.view;
  const view = makeView(workspace, page);
  views.set(page, { changes: workspace.changes, view });
  return view;
};

const makeView = (workspace: Workspace, page: Page): PageView => {
  const { games } = workspace.tools;
  const all = page.parts.map(({ parsed }) => parsed);
  const catalogue = catalogueOf(page.path, all, readIn(workspace), parse);
  const about = aboutCards(page, catalogue);
  const rulings = page.parts.flatMap((part) => {
    const own = part.parsed.value.rulings;
    return own.length === 0 ? [] : [heldIn(page, part, own, catalogue, about, games)];
  });
  return { page, document: documentOf(page), catalogue, rulings };
};

/** Words in the order of their addresses, as readers look them up. */
const documentOf = ({ parts }: Page): Document => {
  const values = parts.map(({ parsed }) => parsed.value);
  const inOrder = [...parts].sort((one, other) => one.id - other.id);
  return {
    imports: values.flatMap(({ imports }) => imports),
    cards: values.flatMap(({ cards }) => cards),
    boards: values.flatMap(({ boards }) => boards),
    rulings: values.flatMap(({ rulings }) => rulings),
    words: inOrder.flatMap(({ parsed }) => parsed.value.words),
  };
};

/** The page as its problems are looked for in. */
export const wholePage = (
  { page, document, catalogue, rulings }: PageView,
  workspace: Workspace,
): Whole => ({
  document,
  catalogue,
  loose: page.parts.flatMap(({ loose }) => loose),
  games: workspace.tools.games,
  editions: rulings.flatMap(({ editions }) => editions),
});

// ---------------------------------------------------------------- what a ruling depends on

interface AboutCards {
  readonly parts: ReadonlyMap<number, PagePart>;
  readonly values: ReadonlySet<string>;
  readonly near: string;
}

const aboutCards = ({ parts }: Page, catalogue: Catalogue): AboutCards => {
  const values = new Set([...catalogue.cards.values()].flatMap(({ card }) => valuesOf(card)));
  const near = [...namesIn(catalogue), '', ...values, '', ...catalogue.boards.keys()].join('\n');
  return { parts: new Map(parts.map((part) => [part.id, part])), values, near };
};

const valuesByCard = new WeakMap<CardDeclaration, readonly string[]>();

const valuesOf = (card: CardDeclaration): readonly string[] => {
  let values = valuesByCard.get(card);
  if (values === undefined) valuesByCard.set(card, (values = valuesOn(card)));
  return values;
};

interface Needs {
  readonly parts: ReadonlySet<PagePart>;
  readonly key: string;
}

/** The parts with what is named in one, and with what is named in those; and whatever else of names makes a difference. */
const needsOf = (part: PagePart, catalogue: Catalogue, { parts, values }: AboutCards): Needs => {
  const needed = new Set([part]);
  const marks = new Set<string>();
  for (const one of needed)
    for (const name of one.names) {
      if (values.has(name)) marks.add(`=${name}`);
      const board = catalogue.boards.get(name);
      const cards = cardsCalled(catalogue, name).flatMap(
        ({ card }) => catalogue.cards.get(card) ?? [],
      );
      for (const { card, by } of cards) if (by !== undefined) marks.add(`+${identityOf(card)}`);
      const own = cards.filter(({ by }) => by === undefined).map(({ card }) => card);
      for (const { at } of board === undefined ? own : [...own, board]) {
        const declaring = parts.get(partAt(at.start));
        if (declaring !== undefined) needed.add(declaring);
      }
    }
  const ids = [...needed].map(({ id }) => id).sort((one, other) => one - other);
  return { parts: needed, key: [...ids, ...[...marks].sort()].join(' ') };
};

const heldIn = (
  page: Page,
  part: PagePart,
  rulings: readonly Ruling[],
  catalogue: Catalogue,
  about: AboutCards,
  games: readonly GameEntry[],
): HeldPart => {
  const { parts, key } = needsOf(part, catalogue, about);
  const before = heldParts.get(part);
  if (before?.key === key && (before.near === about.near || isRight(before))) return before;
  const needed = page.parts.filter((one) => parts.has(one));
  const made = heldPart(page, { part, rulings, needed, key, near: about.near }, catalogue, games);
  heldParts.set(part, made);
  return made;
};

/** Whether nothing is wrong with it that something else might have been meant by. */
const isRight = ({ cases }: HeldPart): boolean =>
  cases.every(({ one }) => one.problems.length === 0);

const heldPart = (
  page: Page,
  about: Pick<HeldPart, 'part' | 'rulings' | 'needed' | 'key' | 'near'>,
  { cards, boards }: Catalogue,
  games: readonly GameEntry[],
): HeldPart => {
  const { part, rulings, needed } = about;
  const inOrder = [...needed].sort((one, other) => one.id - other.id);
  const words = inOrder.flatMap(({ parsed }) => parsed.value.words);
  const catalogue: Catalogue = { cards, boards, problems: [], words };
  const named = new Set(rulings.flatMap(({ rulebooks }) => rulebooks.map(({ text }) => text)));
  const editions = games
    .filter(({ rulebook }) => named.has(rulebook))
    .map((game) =>
      editionOf(
        game,
        catalogue,
        rulings.filter(({ rulebooks }) => rulebooks.some(({ text }) => text === game.rulebook)),
      ),
    );
  let cases: readonly HeldCase[] | undefined;
  return {
    ...about,
    editions,
    get cases() {
      return (cases ??= rulings.flatMap((ruling) =>
        casesOf({
          file: fileOf(page),
          ruling,
          catalogue,
          games,
          problems: part.within.get(ruling) ?? [],
          editionFor: (rulebook) => editions.find(({ game }) => game.rulebook === rulebook),
        }),
      ));
    },
  };
};

/** The games of the rulings of a part; of a part without any, those of the whole page; of a page without any, all. */
export const gamesFor = (
  games: readonly GameEntry[],
  { rulings }: PageView,
  held: HeldPart | undefined,
): readonly GameEntry[] => {
  const own = (held?.editions ?? []).map(({ game }) => game);
  if (own.length > 0) return own;
  const ofPage = new Set(rulings.flatMap(({ editions }) => editions.map(({ game }) => game)));
  return ofPage.size > 0 ? [...ofPage] : games;
};
