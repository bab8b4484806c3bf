/** Other names for cards, labels and boards, wherever these are spoken of. */
import { Name, tokenize, Word } from '../../grammar/tokens.js';
import { scenarioKeywords } from '../../grammar/keywords.js';
import type { CardDeclaration } from '../language/document.js';
import { pageOf, type Range, type TextEdit, withEdits } from './page.js';
import { troubles } from './troubles.js';
import { type SpokenHere, spokenAt, type UseOf, usesOfSpoken } from './uses.js';
import { placeOfSpan } from './whole.js';
import { newWorkspace, openPage, type Workspace } from './workspace.js';

/** Edits of several files; those of a file are all meant for its text as it is. */
export type FileEdits = ReadonlyMap<string, readonly TextEdit[]>;

export interface RenameRefused {
  readonly refused: string;
}

/** What would be renamed at a place: its name without quotes; or why nothing can be. */
export const renamedAt = (
  workspace: Workspace,
  path: string,
  offset: number,
): { readonly range: Range; readonly name: string } | RenameRefused => {
  const spoken = spokenAt(workspace, path, offset);
  const why = spoken === undefined ? nothingNamed : whyNot(spoken);
  if (spoken === undefined || why !== undefined) return { refused: why ?? nothingNamed };
  const use = usesOfSpoken(workspace, spoken).find(
    ({ place }) => place.path === path && place.range.start <= offset && offset <= place.range.end,
  );
  if (use === undefined) return { refused: nothingNamed };
  return { range: nameRange(use), name: spoken.passage.name };
};

const nothingNamed = 'only cards, labels and boards can be renamed';

const whyNot = ({ passage: { is, of } }: SpokenHere): string | undefined => {
  if (is !== 'card' && is !== 'label' && is !== 'board') return nothingNamed;
  if (is === 'card' && ((of as CardDeclaration | undefined)?.names.length ?? 0) > 0)
    return 'a card with two names is renamed by hand';
  return undefined;
};

/** The edits that give a thing another name, everywhere; or why it cannot be called so. */
export const renaming = (
  workspace: Workspace,
  path: string,
  offset: number,
  name: string,
): FileEdits | RenameRefused => {
  const found = renamedAt(workspace, path, offset);
  if ('refused' in found) return found;
  const spoken = spokenAt(workspace, path, offset);
  if (spoken === undefined) return { refused: nothingNamed };
  const { is } = spoken.passage;
  const wrong = is === 'label' ? wrongLabel(spoken, name) : wrongName(spoken, name);
  if (wrong !== undefined) return { refused: wrong };
  const edits = new Map<string, TextEdit[]>();
  const note = (file: string, range: Range): void => {
    const list = edits.get(file) ?? [];
    edits.set(file, list);
    if (!list.some(({ start }) => start === range.start)) list.push({ ...range, text: name });
  };
  for (const use of usesOfSpoken(workspace, spoken)) note(use.place.path, nameRange(use));
  noteImported(spoken, note);
  return meansTheSame(workspace, edits) ?? edits;
};

/** A card that a file declares which is neither open nor among the files of the workspace. */
const noteImported = (
  { page, view, passage }: SpokenHere,
  note: (file: string, range: Range) => void,
): void => {
  if (passage.is !== 'card') return;
  const card = passage.of as CardDeclaration | undefined;
  const source = card && view.catalogue.cards.get(card.name.text);
  if (card === undefined || source === undefined || source.by === undefined) return;
  const place = placeOfSpan(page, source.path, card.name.at);
  if (place !== undefined)
    note(place.path, { start: place.range.start + 1, end: place.range.end - 1 });
};

/** Without the quotes. */
const nameRange = ({ place, passage }: UseOf): Range => {
  const { start, end } = place.range;
  return passage.is === 'label' ? { start, end } : { start: start + 1, end: end - 1 };
};

// ---------------------------------------------------------------- whether it would be a name

const wrongLabel = ({ view, passage }: SpokenHere, name: string): string | undefined => {
  const players = view.rulings.flatMap(({ editions }) =>
    editions.flatMap(({ game }) => game.vocabulary.players),
  );
  return noLabel(name, name === passage.name ? [] : players);
};

/** Why a word cannot be a label, whatever else there is. */
export const noLabel = (name: string, players: readonly string[]): string | undefined => {
  const [token, more] = tokenize(name).tokens;
  if (token === undefined || more !== undefined || token.tokenType !== Word)
    return `‘${name}’ is no label: a label is one word`;
  if (scenarioKeywords.has(name)) return `‘${name}’ is a word of the language`;
  return players.includes(name) ? `‘${name}’ is a player` : undefined;
};

const wrongName = ({ view, passage }: SpokenHere, name: string): string | undefined => {
  const [token, more] = tokenize(`"${name}"`).tokens;
  const isName = token !== undefined && more === undefined && token.tokenType === Name;
  if (!isName || /["”」』》]/u.test(name) || name.trim() !== name || name === '')
    return `‘${name}’ cannot stand in quotes`;
  if (name === passage.name) return undefined;
  const { cards, boards } = view.catalogue;
  const isTaken = passage.is === 'card' ? cards.has(name) : boards.has(name);
  return isTaken ? `there is a ${passage.is} ‘${name}’ already` : undefined;
};

/** Why the text would say something else with the new name: something is wrong then that is not now. */
const meansTheSame = (workspace: Workspace, edits: FileEdits): RenameRefused | undefined => {
  const trial = newWorkspace(workspace.tools);
  for (const page of workspace.pages.values()) trial.pages.set(page.path, page);
  for (const [path, own] of edits) {
    const page = workspace.pages.get(path);
    if (page === undefined) continue;
    const before = new Set(errorsOn(workspace, path));
    const ordered = [...own].sort((one, other) => other.start - one.start);
    openPage(trial, path, withEdits(pageOf(path, page.text), ordered).text);
    const worse = errorsOn(trial, path).find((message) => !before.has(message));
    if (worse !== undefined) return { refused: worse };
  }
  return undefined;
};

const errorsOn = (workspace: Workspace, path: string): readonly string[] =>
  troubles(workspace, path).flatMap(({ severity, message }) =>
    severity === 'error' ? [message] : [],
  );
