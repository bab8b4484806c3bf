/** What a board says of cards in words: what fills a place, and how it lies there. */
import { stateWord } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { type Cursor, spanFrom, take, takeWords } from './reader.js';
import { report, type Scope } from './scope.js';

export interface ReadWords {
  readonly status: Record<string, string>;
  readonly facts: string[];
  filler: string | undefined;
  /** `more`, `rest`, `cards`: the filler of the zone; `nothing`: no card at all. */
  plain: 'more' | 'rest' | 'nothing' | undefined;
  /** How many states and facts. */
  states: number;
}

/** As many of the next words as a board may say of cards. */
export const readWords = (scope: Scope, cursor: Cursor): ReadWords => {
  const said: ReadWords = { status: {}, facts: [], filler: undefined, plain: undefined, states: 0 };
  for (;;) {
    const kinds = said.filler === undefined ? boardKinds : stateKinds;
    const { at } = cursor;
    const found = take(scope, cursor, ...kinds);
    if (found === undefined || found.not) {
      if (!takePlain(scope, cursor, said)) return said;
      continue;
    }
    const { entry } = found;
    if (entry.kind === 'filler') said.filler = entry.filler;
    else said.states++;
    if (entry.kind === 'state')
      addStatus(scope, said.status, entry.status, entry.value, spanFrom(cursor, at, cursor.at));
    if (entry.kind === 'fact') said.facts.push(entry.fact);
  }
};

/** `untapped, tapped`: a card is one of these. */
export const addStatus = (
  scope: Scope,
  into: Record<string, string>,
  status: string,
  value: string,
  at: Span,
): void => {
  const before = into[status];
  if (before === value) report(scope, 'nonsense', at, 'that is said of it already');
  else if (before !== undefined) {
    const said = (each: string): string => stateWord(scope.lexicon.vocabulary, status, each);
    report(scope, 'nonsense', at, `no card is both ‘${said(before)}’ and ‘${said(value)}’`);
  }
  into[status] = value;
};

export const stateKinds = ['state', 'fact'] as const;
const boardKinds = [...stateKinds, 'filler'] as const;

const takePlain = (scope: Scope, cursor: Cursor, said: ReadWords): boolean => {
  const word = takeWords(scope, cursor, 'quantity', 'more', 'rest', 'nothing', 'cards', 'card');
  if (word === undefined) return false;
  if (word === 'rest' || word === 'nothing') said.plain = word;
  else said.plain ??= 'more';
  return true;
};
