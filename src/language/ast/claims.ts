/** What must come of it: the rules of grammar/scenario.ts about check and expect, under their names. */
import type { IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import { keywordTokens as k } from '../../../grammar/keywords.js';
import type {
  Choice,
  Citation,
  Claim,
  ClaimVerb,
  Expectation,
  WrittenOrder,
  Part,
  SaidClaim,
  Span,
} from '../document.js';
import { asWritten } from '../wording.js';
import { parts, turn } from './scenario.js';
import { between, complain, type Draft, type Source, spanOf, wordOf } from './source.js';

export function expectation(source: Source, node: cst.ExpectationCstNode): Expectation {
  const { children } = node;
  const at = spanOf(source, node);
  const said = children.claim?.[0];
  const now = children.turn?.[0];
  const cited = children.citations?.[0];
  const what: Claim = said
    ? claim(source, said)
    : now
      ? turn(source, now, spanOf(source, now))
      : nothingSaid(at);
  return {
    claim: what,
    text: asWritten(source.text.slice(what.at.start, what.at.end)),
    cited: cited ? citations(source, cited) : [],
    brackets: cited && { at: spanOf(source, cited) },
    at,
  };
}

const nothingSaid = (at: Span): Draft<SaidClaim> => ({
  kind: 'said',
  head: [],
  verb: 'none',
  written: undefined,
  not: undefined,
  tail: [],
  place: [],
  sets: [],
  order: undefined,
  at,
});

export const citations = (source: Source, node: cst.CitationsCstNode): readonly Citation[] =>
  node.children.CitationNumber.map((token) => {
    const [number = '', clause] = token.image.split('/');
    const at = between(source, token, token);
    return clause === undefined ? { number, at } : { number, clause: Number(clause), at };
  });

export function claim(source: Source, node: cst.ClaimCstNode): Claim {
  const { children } = node;
  const found = nothingSaid(spanOf(source, node));
  found.head = parts(source, children.HeadPart);
  found.order = children.order?.[0] && order(source, children.order[0]);
  const where = children.claimIn?.[0] && claimIn(source, children.claimIn[0]);
  const has = children.claimHas?.[0] && claimHas(source, children.claimHas[0]);
  if (where && has) return { ...found, ...has, place: where.tail };
  return { ...found, ...(where ?? has ?? otherVerb(source, children)) };
}

/** A verb and what stands behind it. */
type Said = Pick<SaidClaim, 'verb' | 'written' | 'not' | 'tail'> & Partial<Pick<SaidClaim, 'sets'>>;

function otherVerb(source: Source, children: cst.ClaimCstChildren): Said | undefined {
  const { claimEquals: equals, claimIs: is, claimWas: was } = children;
  const { claimDidNot: didNot, claimCan: can } = children;
  if (equals?.[0]) return claimEquals(source, equals[0]);
  if (is?.[0]) return claimIs(source, is[0]);
  if (was?.[0]) return claimWas(source, was[0]);
  if (didNot?.[0]) return claimDidNot(source, didNot[0]);
  return can?.[0] && claimCan(source, can[0]);
}

const verbs = ['Is', 'Was', 'Have', 'Did', 'In', 'Equals', 'Can', 'Cannot', 'May'] as const;

/** The words that make the verb. */
type Written = Partial<Record<(typeof verbs)[number] | 'Not', readonly IToken[]>>;

const said = (
  source: Source,
  verb: ClaimVerb,
  children: Written,
  tail: readonly IToken[],
): Said => {
  const [written] = verbs.flatMap((name) => children[name] ?? []);
  const not = children.Not?.[0];
  return {
    verb,
    written: written && wordOf(source, written),
    not: not && wordOf(source, not),
    tail: parts(source, tail),
  };
};

export const claimIn = (source: Source, { children }: cst.ClaimInCstNode): Said =>
  said(source, 'in', children, children.HeadPart);

export const claimEquals = (source: Source, { children }: cst.ClaimEqualsCstNode): Said =>
  said(source, 'equals', children, children.CommandPart);

export const claimIs = (source: Source, { children }: cst.ClaimIsCstNode): Said =>
  said(source, 'is', children, children.TailPart);

export const claimWas = (source: Source, { children }: cst.ClaimWasCstNode): Said =>
  said(source, 'was', children, children.TailPart);

export const claimHas = (source: Source, { children }: cst.ClaimHasCstNode): Said =>
  said(source, 'has', children, children.TailPart);

export const claimDidNot = (source: Source, { children }: cst.ClaimDidNotCstNode): Said =>
  said(source, 'did', children, children.TailPart);

/** Behind `may` stand all the choices there are, and behind the others one. */
export function claimCan(source: Source, { children }: cst.ClaimCanCstNode): Said {
  const { Cannot, May, TailPart: tail, choice: choices = [] } = children;
  const last = tail.at(-1);
  const isExact = last?.tokenType === k.Exactly;
  const may = May?.[0];
  if (may && !(isExact && choices.length > 0))
    complain(
      source,
      between(source, may, may),
      "'may' tells all the choices there are: expected 'exactly' and the choices in { }",
      "to say that one is allowed, write 'can'",
    );
  else if (!may && last && isExact)
    complain(
      source,
      between(source, last, last),
      "'exactly' goes with 'may'",
      'A may choose exactly {x} or {y}',
    );
  const verb = may ? 'may' : Cannot ? 'cannot' : 'can';
  const sets = choices.map((one) => choice(source, one));
  return { ...said(source, verb, children, tail), sets };
}

export const choice = (source: Source, node: cst.ChoiceCstNode): Choice => ({
  members: parts(source, node.children.CommandPart ?? []),
  at: spanOf(source, node),
});

export function order(source: Source, node: cst.OrderCstNode): WrittenOrder {
  const { Before, EventPart: told } = node.children;
  const all: readonly Part[] = parts(source, told);
  return { when: Before ? 'before' : 'after', parts: all, at: spanOf(source, node) };
}
