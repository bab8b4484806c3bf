/** A card of the text, read back into the form in which cards are invented, and written anew. */
import type { GameEntry } from '../../harness/suite.js';
import type { Trait } from '../../language/document.js';
import { lessened } from '../formatting.js';
import { type Page, rangeOf, type TextEdit, withEdits } from '../page.js';
import { renaming } from '../rename.js';
import type { Workspace } from '../workspace.js';
import { type CardFields, cardFields, type CardForm, declaredOn } from './cards.js';
import { quoted } from './quoted.js';
import { fromTheEnd } from './writing.js';

/**
 * The form of a card that the page declares. One that has more than the form has fields for, such as a remark, is all
 * in its lines.
 *
 * @returns nothing where the page declares no such card, or one with two names
 */
export const cardForm = (page: Page, { game, name }: CardOf): CardForm | undefined => {
  const found = declaredOn(page, name);
  if (found === undefined || found.card.names.length > 0) return undefined;
  const { card, range } = found;
  const [, first = '', ...others] = page.text
    .slice(range.start, range.end)
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim());
  const bare: CardForm = { name, words: [], numbers: [], names: [], lines: others };
  const form = card.traits.reduce<CardForm | undefined>(
    (so, trait) => so && withTrait(so, trait, cardFields(game)),
    bare,
  );
  const isWhole = form === undefined || !saysTheSame(form, first);
  return isWhole ? { ...bare, lines: [first, ...others], isWhole } : form;
};

export interface CardOf {
  readonly game: GameEntry;
  readonly name: string;
}

const withTrait = (
  form: CardForm,
  { words, values }: Trait,
  { values: kinds, numbers, names, flags }: CardFields,
): CardForm | undefined => {
  const { text: word } = words;
  const isOf = (all: CardFields['flags']): boolean => all.some((one) => one.word === word);
  const [value] = values;
  if (value === undefined)
    return isOf([...kinds.flatMap((one) => one.words), ...flags])
      ? { ...form, words: [...form.words, word] }
      : undefined;
  if ('value' in value)
    return isOf(numbers) && values.length === 1
      ? { ...form, numbers: [...form.numbers, { word, value: value.value }] }
      : undefined;
  const called = values.flatMap((one) => ('text' in one ? one.text : []));
  const isPlain = called.length === values.length && !called.some((one) => /[,、]/u.test(one));
  return isOf(names) && isPlain
    ? { ...form, names: [...form.names, { word, values: called }] }
    : undefined;
};

/** Whether the line of characteristics holds no more than the form: no words in another order, no remark. */
const saysTheSame = ({ words, numbers, names }: CardForm, line: string): boolean => {
  const parts = [
    ...words,
    ...numbers.map(({ word, value }) => `${word} ${value}`),
    ...names.map(({ word, values }) => [word, ...values.map(quoted)].join(' ')),
  ];
  const sorted = (all: readonly string[]): string => [...all].sort().join('\n');
  return sorted(line.split(/\s*,\s*/u)) === sorted(parts);
};

// ---------------------------------------------------------------- written anew

/** Edits, or what speaks against them. */
export interface CardChanged {
  readonly edits: readonly TextEdit[];
  readonly refused: readonly string[];
}

/**
 * Writes a card in the place of one that the page declares. Where it is called otherwise, so is every line of the page
 * that speaks of it; other files cannot, since what declares rulings is not imported.
 */
export const cardChanged = (
  workspace: Workspace,
  path: string,
  before: string,
  { name, text }: { readonly name: string; readonly text: string },
): CardChanged => {
  const page = workspace.pages.get(path);
  const found = page && declaredOn(page, before);
  const at = found && rangeOf(page, found.card.name.at)?.start;
  if (page === undefined || at === undefined) return { edits: [], refused: [] };
  const renamed =
    name === before ? new Map<string, readonly TextEdit[]>() : renaming(workspace, path, at, name);
  if ('refused' in renamed) return { edits: [], refused: [renamed.refused] };
  const called = withEdits(page, fromTheEnd(renamed.get(path) ?? []));
  const range = declaredOn(called, name)?.range;
  if (range === undefined) return { edits: [], refused: [] };
  const now = withEdits(called, [{ ...range, text }]);
  return { edits: lessened(page.text, 0, now.text), refused: [] };
};
