/** What must come of it: the rules of grammar/scenario.ts about check and expect, under their names. */
import type { IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import { keyword as k } from '../../../grammar/keywords.js';
import { Comma, Name, Number } from '../../../grammar/tokens.js';
import type {
  Choice,
  Citation,
  Claim,
  Expectation,
  Happened,
  Integer,
  Order,
  Reference,
  Span,
  Term,
} from '../document.js';
import { parts, turn } from './scenario.js';
import {
  between,
  complain,
  integer,
  joinOf,
  reference,
  type Source,
  spanOf,
  term,
  termOf,
} from './source.js';

type Told = readonly IToken[];

export function expectation(source: Source, node: cst.ExpectationCstNode): Expectation {
  const { children } = node;
  const at = spanOf(source, node);
  const said = children.claim?.[0];
  const now = children.turn?.[0];
  const cited = children.citations?.[0];
  const what = said
    ? claim(source, said)
    : now
      ? turn(source, now, spanOf(source, now))
      : ({ kind: 'game', state: termOf(source, []), at } as const);
  return {
    claim: what,
    text: asWritten(source.text.slice(what.at.start, what.at.end)),
    cited: cited ? citations(source, cited) : [],
    at,
  };
}

/** On one line, without the comments in between. */
const asWritten = (text: string): string =>
  /[\r\n]| {2}/.test(text)
    ? text.replace(
        /("[^"]*"|\u201c[^\u201d]*\u201d|「[^」]*」|『[^』]*』|《[^》]*》)|(?:\s|#[^\r\n]*)+/g,
        (_, name: string | undefined) => name ?? ' ',
      )
    : text;

export const citations = (source: Source, node: cst.CitationsCstNode): readonly Citation[] =>
  node.children.CitationNumber.map((token) => ({
    number: token.image,
    at: between(source, token, token),
  }));

export function claim(source: Source, node: cst.ClaimCstNode): Claim {
  const { children } = node;
  const head = children.HeadPart;
  const at = spanOf(source, node);
  const when = children.order?.[0];
  const ordered: Ordered = (verb) => when && order(source, when, verb);
  const has = children.claimHas?.[0];
  const where = children.claimIn?.[0];
  if (where && !has) return claimIn(source, where, head, ordered, at);
  const was = children.claimWas?.[0];
  if (was) return claimWas(source, was, head, ordered, at);
  const didNot = children.claimDidNot?.[0];
  if (didNot) return claimDidNot(source, didNot, head, ordered, at);
  const lasting = has
    ? claimHas(source, has, [...head, ...whereIn(where)], at)
    : lastingClaim(source, children, head, at);
  if (!lasting) return withoutVerb(source, head, ordered, at);
  if (when)
    complain(
      source,
      spanOf(source, when),
      'only what happened, or where something was, can be before or after something else',
    );
  return lasting;
}

/** What is so, rather than what happened. */
function lastingClaim(
  source: Source,
  children: cst.ClaimCstChildren,
  head: Told,
  at: Span,
): Claim | undefined {
  const equals = children.claimEquals?.[0];
  if (equals) return claimEquals(source, equals, head, at);
  const is = children.claimIs?.[0];
  if (is) return claimIs(source, is, head, at);
  const can = children.claimCan?.[0];
  return can && claimCan(source, can, head, at);
}

/** `storm in graveyard has …`: where it is, told in front. */
const whereIn = (node: cst.ClaimInCstNode | undefined): Told =>
  node ? [...node.children.In, ...node.children.HeadPart] : [];

type Ordered = (verb: Term | undefined) => Order | undefined;

// ---------------------------------------------------------------- claims with a verb of the language

export function claimIn(
  source: Source,
  node: cst.ClaimInCstNode,
  head: Told,
  ordered: Ordered,
  at: Span,
): Claim {
  const { Not, In, HeadPart: where } = node.children;
  const subjects = references(source, head);
  // `fang attacked in turn of B`: more than labels in front means that something happened there.
  if (!subjects)
    return happenedOf(source, [...head, ...In, ...where], Not !== undefined, ordered, at);
  return {
    kind: 'in',
    subjects,
    not: Not !== undefined,
    place: termOf(source, where),
    order: ordered(undefined),
    at,
  };
}

export const claimEquals = (
  source: Source,
  node: cst.ClaimEqualsCstNode,
  head: Told,
  at: Span,
): Claim => ({
  kind: 'equals',
  left: parts(source, head),
  values: parts(source, node.children.CommandPart),
  at,
});

const relations = new Set([k.To, k.Under, k.On, k.With, k.By, k.From, k.For, k.As, k.Of, k.In]);

export function claimIs(source: Source, node: cst.ClaimIsCstNode, head: Told, at: Span): Claim {
  const { Not, TailPart: tail } = node.children;
  const [first] = head;
  if (first?.tokenType === k.Game) {
    if (Not) complain(source, at, 'say what the game is', 'game goes on');
    return { kind: 'game', state: termOf(source, withoutArticle(tail)), at };
  }
  const split = tail.findIndex(({ tokenType }) => relations.has(tokenType));
  const state = withoutArticle(split < 0 ? tail : tail.slice(0, split));
  const relation = split < 0 ? undefined : tail[split];
  const others = relation
    ? tail.slice(split + 1).filter(({ tokenType }) => tokenType !== k.The)
    : [];
  if (relation?.tokenType === k.In && state.length === 0)
    complain(source, between(source, relation, relation), "leave out the 'is' in front of 'in'");
  else if (relation && others.length !== 1)
    complain(
      source,
      between(source, relation, others.at(-1) ?? relation),
      `expected one card or label behind '${relation.image}'`,
    );
  return {
    kind: 'is',
    subjects: subjectsOf(source, head),
    not: Not !== undefined,
    state: term(source, state),
    relation: relation &&
      others[0] && { join: joinOf(relation), other: reference(source, others[0]) },
    at,
  };
}

/** `a draw` is what `draw` is; but a label may be called `a`. */
const withoutArticle = (tokens: Told): Told =>
  tokens.length > 1 && /^an?$/.test(tokens[0]?.image ?? '') ? tokens.slice(1) : tokens;

/** `A has won`, `storm on stack has name exactly "Shock"` */
export function claimHas(source: Source, node: cst.ClaimHasCstNode, head: Told, at: Span): Claim {
  const [first, ...rest] = head;
  const subject = first ? reference(source, first) : { text: '', quoted: false, at };
  return {
    kind: 'has',
    subject,
    place: term(source, rest),
    not: node.children.Not !== undefined,
    parts: parts(source, node.children.TailPart),
    at,
  };
}

export function claimCan(source: Source, node: cst.ClaimCanCstNode, head: Told, at: Span): Claim {
  const { Cannot, May, TailPart: tail, choice: choices = [] } = node.children;
  const player = termOf(source, head);
  const sets = choices.map((one) => choice(source, one));
  const last = tail.at(-1);
  const exact = last?.tokenType === k.Exactly;
  const may = May?.[0];
  if (may && exact && sets.length > 0) return { kind: 'options', player, sets, at };
  if (may)
    complain(
      source,
      between(source, may, may),
      "'may' tells all the choices there are: expected 'exactly' and the choices in { }",
      "to say that one is allowed, write 'can'",
    );
  else if (last && exact)
    complain(
      source,
      between(source, last, last),
      "'exactly' goes with 'may'",
      'A may choose exactly {x} or {y}',
    );
  return { kind: 'can', player, not: Cannot !== undefined, parts: parts(source, tail), sets, at };
}

export const choice = (source: Source, node: cst.ChoiceCstNode): Choice => ({
  members: parts(source, node.children.CommandPart ?? []).filter(({ kind }) => kind !== 'comma'),
  at: spanOf(source, node),
});

// ---------------------------------------------------------------- what happened

export function claimWas(
  source: Source,
  node: cst.ClaimWasCstNode,
  head: Told,
  ordered: Ordered,
  at: Span,
): Claim {
  const { Not, TailPart: tail } = node.children;
  const { words, times } = howOften(source, tail);
  const verb = termOf(source, words);
  if (words.length === 0)
    complain(source, at, 'expected what happened', 'fang was destroyed', 'unexpected-end');
  const happening: Happened = { subjects: subjectsOf(source, head), passive: true, verb, at };
  return { kind: 'happened', happening, not: Not !== undefined, times, order: ordered(verb), at };
}

/** `fang did not attack` */
export function claimDidNot(
  source: Source,
  node: cst.ClaimDidNotCstNode,
  head: Told,
  ordered: Ordered,
  at: Span,
): Claim {
  const { words, times } = howOften(source, node.children.TailPart);
  const doing = words.length === 1 ? doingOf(source, [...head, ...words]) : undefined;
  const subjects = doing ? [] : subjectsOf(source, head);
  const verb = doing ?? termOf(source, words);
  const happening: Happened = { subjects, passive: false, verb, at };
  return { kind: 'happened', happening, not: true, times, order: ordered(verb), at };
}

/** No verb that the language knows: the game goes on, someone decides, or the game's own word for what happened. */
function withoutVerb(source: Source, head: Told, ordered: Ordered, at: Span): Claim {
  const [first, second, ...rest] = head;
  if (first?.tokenType === k.Game && second)
    return { kind: 'game', state: termOf(source, [second, ...rest]), at };
  if (first && second?.image === 'decides')
    return { kind: 'decides', player: termOf(source, [first]), what: term(source, rest), at };
  return happenedOf(source, head, false, ordered, at);
}

function happenedOf(source: Source, told: Told, not: boolean, ordered: Ordered, at: Span): Claim {
  const { words, times } = howOften(source, told);
  const happening = happened(source, words, undefined, at);
  return { kind: 'happened', happening, not, times, order: ordered(happening.verb), at };
}

/** `… 4 times` or `… 1 time` at the end. */
function howOften(
  source: Source,
  told: Told,
): { readonly words: Told; readonly times: Integer | undefined } {
  const number = told.at(-2);
  const last = told.at(-1);
  const times = last?.tokenType === k.Times || last?.image.toLowerCase() === 'time';
  if (!times || number?.tokenType !== Number) return { words: told, times: undefined };
  return { words: told.slice(0, -2), times: integer(source, number) };
}

/** Subjects with commas between, then the verb. Where there is no verb, `verb` is meant again. */
function happened(source: Source, told: Told, verb: Term | undefined, at: Span): Happened {
  let ends = 1;
  while (told[ends]?.tokenType === Comma && told[ends + 1]) ends += 2;
  const subjects = named(told.slice(0, ends));
  const said = told.slice(ends);
  const doing = doingOf(source, told);
  if (doing) return { subjects: [], passive: false, verb: doing, at };
  const [first] = said;
  const passive = first?.tokenType === k.Was || first?.tokenType === k.Is;
  const found = term(source, passive ? said.slice(1) : said) ?? (verb && { text: verb.text, at });
  if (!found)
    complain(source, at, 'expected what happened', 'fang was destroyed', 'unexpected-end');
  return {
    subjects: subjects.map((token) => reference(source, token)),
    passive,
    verb: found ?? termOf(source, []),
    at,
  };
}

/** `drawing happened`: what was done, whoever did it. */
function doingOf(source: Source, told: Told): Term | undefined {
  const last = told.at(-1)?.image;
  return last === 'happened' || last === 'happen' ? term(source, told.slice(0, -1)) : undefined;
}

export function order(source: Source, node: cst.OrderCstNode, verb: Term | undefined): Order {
  const { Before, EventPart: told } = node.children;
  const first = told[0];
  const last = told.at(-1);
  const at = first && last ? between(source, first, last) : spanOf(source, node);
  return { when: Before ? 'before' : 'after', event: happened(source, told, verb, at) };
}

// ---------------------------------------------------------------- subjects

/** Labels or names with commas between; nothing where there is more than that. */
function references(source: Source, head: Told): readonly Reference[] | undefined {
  if (head.length % 2 === 0) return undefined;
  for (let index = 0; index < head.length; index++) {
    const type = head[index]?.tokenType;
    if ((type === Comma) !== (index % 2 === 1) || type === Number) return undefined;
  }
  return named(head).map((token) => reference(source, token));
}

/** Without the commas. */
const named = (tokens: Told): Told => (tokens.every(isNoComma) ? tokens : tokens.filter(isNoComma));

const isNoComma = ({ tokenType }: IToken): boolean => tokenType !== Comma;

function subjectsOf(source: Source, head: Told): readonly Reference[] {
  const found = references(source, head);
  if (found) return found;
  const first = head[0];
  const last = head.at(-1);
  if (!first || !last) return [];
  const at = between(source, first, last);
  complain(source, at, 'expected a card, a label or a player; several with commas between');
  return [{ text: termOf(source, [first]).text, quoted: first.tokenType === Name, at }];
}
