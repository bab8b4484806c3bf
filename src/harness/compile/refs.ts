/** Labels, names of cards and players, as scripts and claims speak of them. */
import type { GameRules } from '../../kernel/game.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import { distance } from '../../language/names.js';
import type { CommandRef, Ref } from '../assertion.js';
import type { Cards } from './entries.js';
import { type Cursor, isDone, next, noteAs, take, takeWords } from './reader.js';
import { labelsInRun, noRun } from './runs.js';
import { report, type Scope, unknown } from './scope.js';

/** What a script can speak of. */
export interface Names extends Scope {
  readonly rules: GameRules;
  readonly cards: Cards;
  /** Labels of the board, and those that chance gives to cards along the way. */
  readonly labels: ReadonlySet<string>;
}

/** A label, a name in quotes or a player, if one stands next. */
export const takeRef = (names: Names, cursor: Cursor): Ref | undefined => {
  const word = cursor.words[cursor.at];
  if (word === undefined) return undefined;
  const { text, quoted } = word;
  if (quoted) {
    checkCard(names, cursor);
    noteAs(names, cursor, 1, 'card', text);
    return { is: 'name', text };
  }
  if (names.labels.has(text)) {
    noteAs(names, cursor, 1, 'label', text);
    return { is: 'label', text };
  }
  if (!names.lexicon.players.has(text)) return undefined;
  noteAs(names, cursor, 1, 'player', text);
  return { is: 'player', text };
};

/** A value of a characteristic, if one stands next: a word of the game, or in quotes what a card has, or a part of that. */
export const takeValue = (
  names: Names,
  cursor: Cursor,
): Extract<CommandRef, { is: 'value' }> | undefined => {
  const word = cursor.words[cursor.at];
  if (word === undefined || names.labels.has(word.text)) return undefined;
  if (!word.quoted) {
    const found = take(names, cursor, 'value');
    return found && !found.not ? { is: 'value', text: found.entry.value } : undefined;
  }
  if (names.cards.find(word.text).length > 0 || !isInTraits(names, word.text)) return undefined;
  noteAs(names, cursor, 1, 'name', word.text);
  return { is: 'value', text: word.text };
};

const isInTraits = ({ cards }: Names, text: string): boolean =>
  cards.values().some((value) => value.includes(text));

const checkCard = ({ cards, ...names }: Names, { words, at }: Cursor): void => {
  const word = words[at];
  if (word === undefined || cards.find(word.text).length > 0 || isFillerName(names, word.text))
    return;
  unknown(names, 'unknown-card', word.at, {
    word: word.text,
    as: 'card',
    among: { names: cards.names() },
  });
};

/** Blank cards are called by their kind. */
const isFillerName = ({ lexicon }: Scope, name: string): boolean =>
  entriesOf(lexicon.vocabulary, 'filler').some(({ filler }) => filler === name);

/** All that is joined by commas or `and`; a run `h1 .. h5` is all its labels. */
export const takeRefs = (names: Names, cursor: Cursor): readonly Ref[] => {
  const refs: Ref[] = [];
  const named = new Set<string>();
  for (;;) {
    const before = cursor.at;
    if (refs.length > 0) takeWords(names, cursor, 'joint', ',', 'and');
    const one = takeRef(names, cursor);
    if (one === undefined) {
      cursor.at = before;
      return refs;
    }
    if (named.has(one.text)) twice(names, cursor);
    refs.push(one);
    named.add(one.text);
    for (const label of takeRun(names, cursor, one)) {
      refs.push({ is: 'label', text: label });
      named.add(label);
    }
  }
};

/**
 * Takes what joins two of a list; where it joins nothing, something was forgotten.
 *
 * @param isFirst nothing of the list stands in front
 */
export const takeJoint = (scope: Scope, cursor: Cursor, isFirst: boolean): boolean => {
  const said = takeWords(scope, cursor, 'joint', ',', 'and');
  if (said === undefined) return false;
  const { at } = cursor;
  if (said === ',') takeWords(scope, cursor, 'joint', 'and');
  const word = cursor.words[at - 1];
  const joins = !isFirst && !isDone(cursor) && ![',', 'and'].includes(next(cursor));
  if (!joins && word !== undefined)
    report(
      scope,
      'nonsense',
      word.at,
      `‘${said}’ joins nothing here`,
      'leave it out, or say what is missing',
    );
  return true;
};

/** What was taken last stands there a second time. */
export const twice = (scope: Scope, { words, at }: Cursor): void => {
  const word = words[at - 1];
  if (word !== undefined)
    report(scope, 'nonsense', word.at, `‘${word.text}’ is named twice`, 'leave one of them out');
};

/** `.. h5` behind `h1`: the labels behind the first. */
export const takeRun = (names: Names, cursor: Cursor, first: CommandRef): readonly string[] => {
  if (cursor.lower[cursor.at] !== '..') return [];
  const last = cursor.words[cursor.at + 1];
  const all = last && first.is !== 'number' ? labelsInRun(first.text, last.text) : undefined;
  if (all === undefined) {
    const at = (last ?? cursor.words[cursor.at])?.at;
    if (at !== undefined) report(names, 'nonsense', at, ...noRun(first.text, last?.text ?? ''));
    cursor.at += last === undefined ? 1 : 2;
    return [];
  }
  const behind = all.slice(1);
  for (const word of behind)
    if (last !== undefined) names.senses.push({ at: last.at, is: 'label', word, entry: undefined });
  cursor.at += 2;
  return behind;
};

/** One card or player that must stand next. */
export const readRef = (names: Names, cursor: Cursor): Ref | undefined => {
  const found = takeRef(names, cursor);
  if (found === undefined) refuseRef(names, cursor);
  return found;
};

/** Cards and players, one at least. */
export const readRefs = (names: Names, cursor: Cursor): readonly Ref[] => {
  const refs = takeRefs(names, cursor);
  if (refs.length === 0) refuseRef(names, cursor);
  return refs;
};

/** What stands there is nothing that anybody called so. */
export const refuseRef = (names: Names, cursor: Cursor): void => {
  const word = cursor.words[cursor.at];
  if (word === undefined || isDone(cursor)) return;
  const { lexicon, labels } = names;
  if (isFillerName(names, word.text.toLowerCase())) {
    const help = `a blank card of that kind is named in quotes: "${word.text.toLowerCase()}"`;
    report(names, 'unknown-label', word.at, `there is no label ‘${word.text}’`, help);
    cursor.at++;
    return;
  }
  unknown(names, 'unknown-label', word.at, {
    word: word.text,
    as: 'label',
    among: { names: [...labels, ...lexicon.vocabulary.players] },
  });
  cursor.at++;
};

/** Whether a word was probably meant as one of these labels. */
export const isSlipOf = (labels: Iterable<string>, word: string): string | undefined => {
  const most = word.length >= 6 ? 2 : word.length >= 3 ? 1 : 0;
  if (most === 0) return undefined;
  for (const label of labels)
    if (label.length >= 3 && distance(word, label, most) <= most) return label;
  return undefined;
};
