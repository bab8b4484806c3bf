/** Where something that has a name is declared, and everywhere that it is spoken of. */
import type { CardDeclaration } from '../language/document.js';
import { identityOf } from './identity.js';
import { type Passage, passageAt, passagesIn } from './passages.js';
import { addressAt, type Page, partIn, rangeOf } from './page.js';
import { type PageView, pageView } from './view.js';
import { type FilePlace, pagesWith, placeOfSpan, placeOn } from './whole.js';
import { readIn, type Workspace } from './workspace.js';

/** What is spoken of at a place, and where that is. */
export interface SpokenHere {
  readonly page: Page;
  readonly view: PageView;
  readonly passage: Passage;
}

export const spokenAt = (
  workspace: Workspace,
  path: string,
  offset: number,
): SpokenHere | undefined => {
  const page = workspace.pages.get(path);
  const place = page && partIn(page, offset);
  if (page === undefined || place === undefined) return undefined;
  const view = pageView(workspace, page);
  const passages = passagesIn(workspace, view, place.part);
  const passage = passageAt(passages, addressAt(page, offset));
  return passage && { page, view, passage };
};

/** Where it is declared; nothing of what only a rulebook or the language has. */
export const declarationOf = (
  workspace: Workspace,
  path: string,
  offset: number,
): FilePlace | undefined => {
  const spoken = spokenAt(workspace, path, offset);
  if (spoken === undefined) return undefined;
  const { page, view, passage } = spoken;
  switch (passage.is) {
    case 'card': {
      const card = passage.of as CardDeclaration | undefined;
      return card && placeOfSpan(page, pathOfCard(view, card), card.name.at);
    }
    case 'import': {
      const file = readIn(workspace)(page.path, passage.name);
      const top = { line: 0, column: 0 };
      if ('problem' in file) return undefined;
      return { path: file.path, range: { start: 0, end: 0 }, from: top, to: top };
    }
    case 'board':
    case 'label':
    case 'ruling': {
      const keys = new Set(keysOf(spoken));
      const declaring = usesOn(workspace, page, keys).find((one) => one.passage.declares);
      return declaring?.place;
    }
    case 'rule':
    case 'rulebook':
    case 'word':
      return undefined;
  }
};

/** A place where something is spoken of, or declared. */
export interface UseOf {
  readonly place: FilePlace;
  readonly passage: Passage;
}

/** Everywhere in the workspace that the same is meant, its declaration included. */
export const usesAt = (workspace: Workspace, path: string, offset: number): readonly UseOf[] => {
  const spoken = spokenAt(workspace, path, offset);
  return spoken === undefined ? [] : usesOfSpoken(workspace, spoken);
};

export const usesOfSpoken = (workspace: Workspace, spoken: SpokenHere): readonly UseOf[] => {
  const keys = new Set(keysOf(spoken));
  if (keys.size === 0) return [];
  const { passage, page } = spoken;
  const isEverywhere = passage.is === 'card' || passage.is === 'rule' || passage.is === 'rulebook';
  const pages = isEverywhere ? pagesWith(workspace, passage.name) : [page];
  return pages.flatMap((one) => usesOn(workspace, one, keys));
};

const usesOn = (workspace: Workspace, page: Page, keys: ReadonlySet<string>): readonly UseOf[] => {
  const view = pageView(workspace, page);
  return page.parts.flatMap((part) =>
    passagesIn(workspace, view, part).flatMap((passage) => {
      const range = rangeOf(page, passage.at);
      const isMeant = keysOf({ page, view, passage }).some((key) => keys.has(key));
      return range === undefined || !isMeant ? [] : [{ place: placeOn(page, range), passage }];
    }),
  );
};

/** What tells a thing from all others that may be called the same: two passages with a key in common mean one. */
const keysOf = ({ page, view, passage }: SpokenHere): readonly string[] => {
  const { is, name, of, rulebooks = [], sense } = passage;
  switch (is) {
    case 'card': {
      const card = of as CardDeclaration | undefined;
      return card === undefined ? [] : [`card ${pathOfCard(view, card)} ${card.name.text}`];
    }
    case 'label':
      return [`label ${of === undefined ? page.path : identityOf(of)} ${name}`];
    case 'rule':
      return rulebooks.map((rulebook) => `rule ${rulebook} ${name}`);
    case 'rulebook':
      return [`rulebook ${name}`];
    case 'board':
    case 'ruling':
    case 'import':
      return [`${is} ${page.path} ${name}`];
    case 'word':
      return sense?.entry === undefined ? [] : [`word ${identityOf(sense.entry)}`];
  }
};

const pathOfCard = ({ page, catalogue }: PageView, card: CardDeclaration): string => {
  const source = catalogue.cards.get(card.name.text);
  return source?.card === card ? source.path : page.path;
};
