/** The board and what the players do: a function for each rule of grammar/scenario.ts, under its name. */
import type { IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import { Comma, Name, Possessive, Rest, Through, Word } from '../../../grammar/tokens.js';
import { keywordTokens as k } from '../../../grammar/keywords.js';
import type {
  Action,
  BoardEntry,
  Given,
  Integer,
  Part,
  Reference,
  Span,
  Term,
  Text,
} from '../document.js';
import { effect } from './abilities.js';
import {
  between,
  complain,
  gathered,
  integer,
  joined,
  isEmpty,
  isNumber,
  join,
  joinOf,
  type Source,
  spanOf,
  termOfTokens,
  termOf,
  text,
  reference,
  unquoted,
} from './source.js';

export function given(source: Source, node: cst.GivenCstNode): Given {
  const { children } = node;
  const line = children.boardLine?.[0];
  if (line) return boardLine(source, line);
  const at = spanOf(source, node);
  const now = children.turn?.[0];
  if (now) return turn(source, now, at);
  const said = children.givenEffect?.[0];
  if (said) return givenEffect(source, said);
  if (children.Start) {
    expectWord(source, children.AnyWord?.[0], 'game', 'start of game');
    return { kind: 'start', at };
  }
  expectWord(source, children.AnyWord?.[0], 'board', 'broken board');
  return { kind: 'broken', at };
}

function expectWord(
  source: Source,
  token: IToken | undefined,
  expected: string,
  help: string,
): void {
  if (token && token.image !== expected)
    complain(
      source,
      between(source, token, token),
      `expected '${expected}', but found '${token.image}'`,
      help,
    );
}

type Turn = Extract<Given, { readonly kind: 'turn' }>;

/** `turn of A, attack step`, of a board and of a claim. */
export function turn(source: Source, node: cst.TurnCstNode, at: Span): Turn {
  const { Number: numbers, AnyWord: player, step: steps } = node.children;
  return {
    kind: 'turn',
    number: numbers?.[0] && integer(source, numbers[0]),
    player: termOf(source, player),
    step: steps?.[0] && step(source, steps[0]),
    at,
  };
}

export const step = (source: Source, node: cst.StepCstNode): Term =>
  termOf(source, node.children.AnyWord);

export function givenEffect(source: Source, node: cst.GivenEffectCstNode): Given {
  const at = spanOf(source, node);
  const [label] = node.children.AnyWord;
  const [said] = node.children.effect;
  if (!label || !said) return { kind: 'broken', at };
  return { kind: 'effect', label: reference(source, label), effect: effect(source, said), at };
}

export function boardLine(source: Source, node: cst.BoardLineCstNode): Given {
  const { children } = node;
  const words = children.Plain;
  const at = spanOf(source, node);
  const tail = children.entryTail?.[0];
  if (!tail) {
    const [said] = children.fact ?? [];
    return {
      kind: 'fact',
      words: [termOf(source, words), ...(said ? fact(source, said) : [])],
      at,
    };
  }
  const first = children.cards?.[0];
  // Where no number and no name follows, the last of the words is the first entry.
  const filler = first || words.length < 2 ? undefined : words[words.length - 1];
  let begun: BoardEntry | undefined;
  if (first) begun = entryFrom(source, cards(source, first), spanOf(source, first), tail);
  else if (filler) {
    const label = termOf(source, [filler]);
    begun = entryFrom(source, onlyWords(label), label.at, tail);
  } else
    complain(source, at, 'expected where, and then which cards', 'A battle zone "Brawler" as mine');
  const entries = begun ? [begun] : [];
  for (const one of children.entry ?? []) entries.push(entry(source, one));
  const place = termOf(source, filler ? words.slice(0, -1) : words);
  return { kind: 'place', place, entries, at };
}

type Said = Extract<Given, { readonly kind: 'fact' }>['words'];

/** Words that stand together are one term. */
export function fact(source: Source, node: cst.FactCstNode): Said {
  const { CommandPart: rest = [], ...verbs } = node.children;
  const said: (Term | Integer | Text)[] = [];
  let words: IToken[] = [];
  const finish = (): void => {
    const found = termOfTokens(source, words);
    if (found) said.push(found);
    words = [];
  };
  for (const token of [...Object.values(verbs).flat(), ...rest]) {
    if (isNumber(token) || token.tokenType === Name) {
      finish();
      said.push(isNumber(token) ? integer(source, token) : text(source, token));
    } else words.push(token);
  }
  finish();
  return said;
}

// ---------------------------------------------------------------- cards on the board

type Cards = Pick<BoardEntry, 'count' | 'name' | 'words'>;

const onlyWords = (words: Term | undefined): Cards => ({
  count: undefined,
  name: undefined,
  words,
});

export function cards(source: Source, node: cst.CardsCstNode): Cards {
  const { children } = node;
  const number = children.Number?.[0];
  const name = children.Name?.[0];
  return {
    count: number && integer(source, number),
    name: name && text(source, name),
    words: name ? undefined : termOfTokens(source, children.Plain),
  };
}

export function entry(source: Source, node: cst.EntryCstNode): BoardEntry {
  const { children } = node;
  const counted = children.cards?.[0];
  const started = counted
    ? cards(source, counted)
    : onlyWords(termOfTokens(source, children.Plain));
  return entryFrom(source, started, spanOf(source, node), children.entryTail[0]);
}

type Tail = Pick<BoardEntry, 'through' | 'labels' | 'attached' | 'under'>;

const noTail: Tail = { through: undefined, labels: [], attached: [], under: [] };

/** One entry, from what stands in front of its labels (at `begin`) and the rest. */
function entryFrom(
  source: Source,
  { count, name, words }: Cards,
  begin: Span,
  tail: cst.EntryTailCstNode | undefined,
): BoardEntry {
  const there = tail && !isEmpty(tail) ? tail : undefined;
  const at = there ? join(begin, spanOf(source, there)) : begin;
  // A word alone, such as `spent` behind a card, is no card that a label further on could mean.
  const isCard = count !== undefined || name !== undefined;
  const copies = isCard ? (count?.value ?? 1) : 0;
  const { through, labels, attached, under } = there ? entryTail(source, there, copies) : noTail;
  return { count, name, words, through, labels, attached, under, at };
}

/** @param copies how many cards stand in front of it, where it is known that cards do */
export function entryTail(source: Source, node: cst.EntryTailCstNode, copies: number): Tail {
  const { children } = node;
  const tail: Tail = {
    through: termOfTokens(source, children.AnyWord) ?? lastOfAny(source, children.labels),
    labels: children.labels ? gathered(children.labels, (one) => labels(source, one)) : [],
    attached: children.attached ? gathered(children.attached, (one) => attached(source, one)) : [],
    under: children.underneath
      ? gathered(children.underneath, (one) => underneath(source, one))
      : [],
  };
  return copies > 0 && tail.attached.length + tail.under.length > 0
    ? withLabelAtEnd(tail, copies)
    : tail;
}

/**
 * A label names the card in front of it. But in `"Evo" on "Base" as e`, where it is the only one and stands at the
 * end, it names the whole: the card on top. Of several labels, as many as there are such wholes.
 */
function withLabelAtEnd(tail: Tail, copies: number): Tail {
  const others = [...tail.attached, ...tail.under];
  const labelled = others.filter(({ labels }) => labels.length > 0);
  const [one] = labelled;
  const last = others.reduce<BoardEntry | undefined>(
    (a, b) => (a && a.at.start > b.at.start ? a : b),
    undefined,
  );
  if (tail.labels.length > 0 || !one || labelled.length > 1 || one !== last) return tail;
  if (one.labels.length > 1 && one.labels.length !== copies) return tail;
  const bare = (entry: BoardEntry): BoardEntry =>
    entry === one ? { ...entry, labels: [] } : entry;
  return {
    ...tail,
    labels: one.labels,
    attached: tail.attached.map(bare),
    under: tail.under.map(bare),
  };
}

/** Of a run, `as f1 .. f4`, the first alone. */
export const labels = (source: Source, node: cst.LabelsCstNode): readonly Reference[] => {
  const { Through, AnyWord: words } = node.children;
  return (Through ? words.slice(0, 1) : words).map((token) => reference(source, token));
};

/** The last label of a run. */
const lastOf = (
  source: Source,
  { children: { Through, AnyWord: words } }: cst.LabelsCstNode,
): Term | undefined => Through && termOfTokens(source, words.slice(1, 2));

function lastOfAny(
  source: Source,
  nodes: readonly cst.LabelsCstNode[] | undefined,
): Term | undefined {
  for (const node of nodes ?? []) {
    const last = lastOf(source, node);
    if (last) return last;
  }
  return undefined;
}

export const attached = (source: Source, node: cst.AttachedCstNode): readonly BoardEntry[] =>
  node.children.attachment.map((one) => attachment(source, one));

export const underneath = (source: Source, node: cst.UnderneathCstNode): readonly BoardEntry[] =>
  node.children.attachment.map((one) => attachment(source, one));

export function attachment(source: Source, node: cst.AttachmentCstNode): BoardEntry {
  const { cards: counted, labels: named, AnyWord: owner = [], Possessive: of = [] } = node.children;
  const { Plain: states } = node.children;
  const [first] = counted;
  const names = named?.[0];
  const {
    count,
    name,
    words = termOfTokens(source, states),
  } = first ? cards(source, first) : onlyWords(undefined);
  const said = termOfTokens(source, [...owner, ...of]);
  return {
    count,
    name,
    words: said && words ? joined(said, words) : (said ?? words),
    through: names && lastOf(source, names),
    labels: names ? labels(source, names) : [],
    attached: [],
    under: [],
    at: spanOf(source, node),
  };
}

// ---------------------------------------------------------------- do

export const actions = (source: Source, node: cst.ActionsCstNode): readonly Action[] =>
  node.children.command.map((one) => command(source, one));

export function command(source: Source, node: cst.CommandCstNode): Action {
  const { AnyWord: actor, CommandPart: said } = node.children;
  return { actor: termOf(source, actor), parts: parts(source, said), at: spanOf(source, node) };
}

const joins = new Set([
  k.Of,
  k.In,
  k.With,
  k.To,
  k.Into,
  k.From,
  k.On,
  k.Under,
  k.By,
  k.For,
  k.As,
  k.At,
  k.And,
  k.Or,
  k.No,
  k.Not,
  k.Instead,
  k.Exactly,
  k.Before,
  k.After,
]);

/** What a command or a claim is made of; `the` is no part of it, and is noted where it stands. */
export const parts = (source: Source, tokens: readonly IToken[]): readonly Part[] =>
  tokens.flatMap((token, at) => {
    if (token.tokenType === k.The) return [];
    const own = part(source, token);
    return tokens[at - 1]?.tokenType === k.The ? [{ ...own, article: true }] : [own];
  });

function part(source: Source, token: IToken): Part {
  const at = between(source, token, token);
  const { tokenType } = token;
  if (tokenType === Word) return { kind: 'word', text: token.image, at };
  if (tokenType === Name) return { kind: 'name', text: unquoted(token), at };
  if (isNumber(token)) return { kind: 'number', ...integer(source, token) };
  if (tokenType === Comma) return { kind: 'comma', at };
  if (tokenType === Rest) return { kind: 'rest', at };
  if (tokenType === Through) return { kind: 'through', at };
  if (tokenType === Possessive) return { kind: 'join', text: "'s", at };
  if (joins.has(tokenType)) return { kind: 'join', text: joinOf(token), at };
  return { kind: 'word', text: token.image, at };
}
