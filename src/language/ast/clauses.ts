/** Conditions, and what is done or becomes of something: a function for each rule of grammar/clauses.ts. */
import type { CstNode, IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import type {
  Condition,
  Happening,
  NounPhrase,
  Preposition,
  Sentence,
  Span,
  Term,
  Than,
} from '../document.js';
import { modes } from './abilities.js';
import { changes, ignored } from './changes.js';
import { duration } from './durations.js';
import { forEach } from './for-each.js';
import {
  amount,
  comparison,
  joinedNouns,
  nothing,
  nounPhrase,
  place,
  properties,
  subject,
} from './nouns.js';
import {
  between,
  complain,
  type Draft,
  gathered,
  joinOf,
  numeral,
  spanOf,
  termOfTokens,
  termOf,
  text,
  type Source,
  wordOf,
} from './source.js';
import { subjectAndVerb } from './happenings.js';

// ---------------------------------------------------------------- conditions

export function condition(source: Source, node: cst.ConditionCstNode): Condition {
  const conditions = node.children.conjunction.map((one) => conjunction(source, one));
  const [only] = conditions;
  if (only && conditions.length === 1) return only;
  return { kind: 'or', conditions, at: spanOf(source, node) };
}

export function conjunction(source: Source, node: cst.ConjunctionCstNode): Condition {
  const conditions = node.children.statement.map((one) => statement(source, one));
  const [only] = conditions;
  if (only && conditions.length === 1) return only;
  return { kind: 'and', conditions, at: spanOf(source, node) };
}

export function statement(source: Source, node: cst.StatementCstNode): Condition {
  const at = spanOf(source, node);
  const {
    There,
    Have,
    Is,
    Did,
    Not,
    subject: subjects = [],
    complement: complements,
    done: dones,
    doneTo: doneTos,
  } = node.children;
  if (dones?.[0]) return done(source, node, dones[0]);
  if (doneTos?.[0]) return doneTo(source, node, doneTos[0]);
  const who = subjects[0] ? subject(source, subjects[0]) : nothing(source);
  const second = subjects[1] && subject(source, subjects[1]);
  const written = (Did ?? Have ?? Is)?.[0];
  const verb = written && wordOf(source, written);
  if (There) return { kind: 'have', subject: undefined, verb, what: who, at };
  if (Have) {
    const what = second ?? nothing(source);
    const than = thanIn(source, node);
    const have: Condition = { kind: 'have', subject: who, verb, what, ...than, at };
    return Did ? { kind: 'not', condition: have, at } : have;
  }
  const what = complements?.[0] ? complement(source, complements[0]) : empty;
  return {
    state: what.state,
    name: what.name,
    properties: what.properties ?? [],
    or: what.or ?? [],
    orNames: what.orNames ?? [],
    apart: what.apart ?? false,
    compare: what.compare,
    place: what.place,
    kind: 'is',
    subject: who,
    verb,
    not: Not !== undefined,
    at,
  };
}

/** `more … than your opponent`; one of the two may be missing. */
const thanIn = (
  source: Source,
  { children: { More, Less, Than, subject: subjects = [] } }: cst.StatementCstNode,
): { readonly than?: Than } => {
  const written = (Than ?? More ?? Less)?.[0];
  if (written === undefined) return {};
  const is = More ? 'more-than' : Less ? 'less-than' : undefined;
  const whom = Than && subjects[2] && subject(source, subjects[2]);
  return { than: { is, whom, at: between(source, written, written) } };
};

/** `you summoned 1 creature this turn` */
export const done = (
  source: Source,
  statement: cst.StatementCstNode,
  node: cst.DoneCstNode,
): Condition => happened(source, statement, node.children);

/** `2 cards were discarded this way` */
export const doneTo = (
  source: Source,
  statement: cst.StatementCstNode,
  node: cst.DoneToCstNode,
): Condition => happened(source, statement, node.children);

const happened = (
  source: Source,
  statement: cst.StatementCstNode,
  {
    verb: verbs,
    nounPhrase: objects,
    preposition: preps,
    since: times,
  }: Partial<cst.DoneCstChildren>,
): Condition => {
  const { Was, Did, Not, subject: subjects } = statement.children;
  const auxiliary = (Was ?? Did)?.[0];
  const at = spanOf(source, statement);
  const own = subjectAndVerb(source, subjects?.[0], verbs?.[0]);
  const happening: Happening = {
    subject: own.subject,
    would: false,
    passive: Was !== undefined,
    auxiliary: auxiliary && wordOf(source, auxiliary),
    verb: own.verb,
    object: objects?.[0] && nounPhrase(source, objects[0]),
    prepositions: withMore(source, own.prepositions, preps),
    or: [],
    at,
  };
  const time = times?.[0];
  return {
    kind: 'happened',
    happening,
    not: Not !== undefined,
    since: time && since(source, time),
    at,
  };
};

export const since = (source: Source, node: cst.SinceCstNode): Term =>
  termOf(source, node.children.Plain);

type Complement = Pick<
  Extract<Condition, { readonly kind: 'is' }>,
  'state' | 'name' | 'properties' | 'compare' | 'place' | 'or' | 'orNames' | 'apart'
>;

const empty: Partial<Complement> = {};

export function complement(source: Source, node: cst.ComplementCstNode): Partial<Complement> {
  const { place: places, comparison: compare, Name: names, Phrase: words } = node.children;
  if (places?.[0]) return { place: place(source, places[0]) };
  if (compare?.[0]) return { compare: comparison(source, compare[0]) };
  const withs = gathered(node.children.properties ?? [], (one) => properties(source, one));
  const others = (node.children.otherKind ?? []).map((one) => otherKind(source, one));
  const said = {
    properties: withs,
    or: others.flatMap(({ or }) => or),
    orNames: others.flatMap(({ orNames }) => orNames),
    apart: others.some(({ apart }) => apart),
  };
  if (names?.[0]) return { ...said, name: text(source, names[0]) };
  return { ...said, state: termOfTokens(source, words) };
}

/** `or attacking`, `or a "Brawler"` */
export function otherKind(
  source: Source,
  { children: { A, Name: names, Plain: words } }: cst.OtherKindCstNode,
): Pick<Complement, 'or' | 'orNames' | 'apart'> {
  return {
    apart: A !== undefined,
    or: words ? [termOf(source, words)] : [],
    orNames: (names ?? []).map((one) => text(source, one)),
  };
}

// ---------------------------------------------------------------- clauses

/** Something done, while it is put together. */
export type ActDraft = Draft<Extract<Sentence, { readonly kind: 'act' }>>;

export const emptyAct = (source: Source, at: Span): ActDraft => ({
  kind: 'act',
  subject: undefined,
  may: false,
  instead: false,
  verb: termOf(source, []),
  object: undefined,
  prepositions: [],
  amount: undefined,
  duration: undefined,
  at,
});

export function clause(source: Source, node: cst.ClauseCstNode): Sentence {
  const { Instead, statementOf: statements, nextOne: nexts, action: actions } = node.children;
  const at = spanOf(source, node);
  const empty = emptyAct(source, at);
  const found =
    (nexts?.[0] && nextOne(source, nexts[0])) ??
    (statements?.[0] && statementOf(source, statements[0])) ??
    (actions?.[0] ? action(source, actions[0], empty) : empty);
  const instead = Instead?.[0];
  found.at = at;
  if (instead && found.kind === 'act') found.instead = true;
  else if (instead)
    complain(
      source,
      between(source, instead, instead),
      "'instead' needs something that is done in place of the event",
    );
  return unlessSo(found);
}

export function statementOf(source: Source, node: cst.StatementOfCstNode): Draft<Sentence> {
  const {
    subject: subjects,
    nounPhrase: others = [],
    changes: news,
    action: actions,
    complements: rests,
    May,
    Instead,
  } = node.children;
  const at = spanOf(source, node);
  const [who] = subjects;
  const all = who && {
    ...subject(source, who),
    others: others.map((one) => nounPhrase(source, one)),
  };
  if (all && news?.[0]) return changes(source, news[0], all, at);
  if (all && node.children.ignored?.[0]) return ignored(source, node.children.ignored[0], all, at);
  const act = emptyAct(source, at);
  act.may = May !== undefined;
  act.instead = Instead !== undefined;
  if (actions?.[0]) {
    act.subject = all;
    return action(source, actions[0], act);
  }
  // The verb is the last word of the last noun, where there are several.
  const [other] = others;
  if (other) complain(source, spanOf(source, other), 'expected what is done by both of them');
  const own = subjectAndVerb(source, who, undefined);
  act.subject = own.subject;
  act.verb = own.verb;
  act.prepositions = own.prepositions;
  return rests?.[0] ? complements(source, rests[0], act) : act;
}

export function nextOne(source: Source, node: cst.NextOneCstNode): Draft<Sentence> {
  const {
    The,
    Your,
    Next,
    nounPhrase: cards,
    You,
    verb: verbs,
    preposition: preps,
  } = node.children;
  const { duration: times, changes: news } = node.children;
  const at = spanOf(source, node);
  const lead = (The ?? Your)?.[0];
  const which = lead && Next?.[0] ? between(source, lead, Next[0]) : at;
  const card = cards?.[0] && oneOf(source, which, nounPhrase(source, cards[0]));
  const happening: Happening = {
    subject: { ...nothing(source, You?.[0] && between(source, You[0], You[0])), pronoun: 'you' },
    would: false,
    passive: false,
    auxiliary: undefined,
    verb: verbs?.[0] ? verb(source, verbs[0]) : termOf(source, []),
    object: card,
    prepositions: withMore(source, [], preps),
    or: [],
    at,
  };
  const it: NounPhrase = { ...nothing(source, at), pronoun: 'it' };
  return {
    kind: 'next',
    which: Your?.[0] && card ? card : happening,
    duration: times?.[0] && duration(source, times[0]),
    then: news[0] ? changes(source, news[0], it, at) : emptyAct(source, at),
    at,
  };
}

/** Behind `the next` a noun means one, whichever that will be. */
const oneOf = (source: Source, at: Span, cards: NounPhrase): NounPhrase => {
  if (cards.quantity !== undefined)
    complain(source, cards.quantity.at, 'the next is one', 'the next creature you summon');
  return {
    ...cards,
    quantity: { kind: 'exactly', amount: { kind: 'number', value: 1, at }, at },
  };
};

export function action(source: Source, node: cst.ActionCstNode, act: ActDraft): Draft<Sentence> {
  const { verb: verbs, complements: rests } = node.children;
  if (verbs[0]) act.verb = verb(source, verbs[0]);
  return rests[0] ? complements(source, rests[0], act) : act;
}

export function verb(source: Source, node: cst.VerbCstNode): Term {
  const { Get, Gain, Lose, Become, Plain = [] } = node.children;
  return termOf(source, [...(Get ?? Gain ?? Lose ?? Become ?? []), ...Plain]);
}

/** What follows the verb; with a list of choices it is no single act any more. */
export function complements(
  source: Source,
  node: cst.ComplementsCstNode,
  act: ActDraft,
): Draft<Sentence> {
  const {
    nounPhrase: objects,
    Plain: behind,
    properties: withs,
    preposition: preps,
    Signed,
    amount: amounts,
    duration: durations,
    forEach: fors,
    modes: lists,
  } = node.children;
  act.object = objects && joinedNouns(source, objects);
  if (behind && act.object) act.object = followedBy(act.object, termOf(source, behind));
  // The noun of these was taken for the verb's.
  if (withs?.[0])
    act.object = {
      ...(act.object ?? nothing(source, spanOf(source, withs[0]))),
      properties: gathered(withs, (one) => properties(source, one)),
    };
  act.prepositions = withMore(source, act.prepositions, preps);
  act.amount = Signed?.[0]
    ? numeral(source, Signed[0])
    : amounts?.[0] && amount(source, amounts[0]);
  act.duration = durations?.[0] && duration(source, durations[0]);
  const list = lists?.[0];
  if (list) return modes(source, list, act);
  if (act.object?.noun?.text === 'these')
    complain(
      source,
      act.object.at,
      "'these' needs its choices behind it",
      'choose 1 of these: { draw 1 card | discard 1 card }',
    );
  return fors?.[0] ? forEach(source, fors[0], act) : act;
}

/** `draw 1 card unless you have a unit`: done where that is not so. */
const unlessSo = (sentence: Draft<Sentence>): Draft<Sentence> => {
  if (sentence.kind !== 'act' || sentence.instead) return sentence;
  const { duration: time, at } = sentence;
  if (time?.kind !== 'while' || !time.unless) return sentence;
  const then = { sentences: [{ ...sentence, duration: undefined }], at };
  return { kind: 'if', condition: time.condition, then, otherwise: undefined, at };
};

/** `turn it upside down`: behind a pronoun words stand as its noun, where a verb finds those that belong to it. */
function followedBy(object: NounPhrase, noun: Term): NounPhrase {
  const last = object.others.at(-1);
  if (last === undefined) return { ...object, noun };
  return { ...object, others: [...object.others.slice(0, -1), { ...last, noun }] };
}

export function withMore(
  source: Source,
  before: readonly Preposition[],
  nodes: readonly cst.PrepositionCstNode[] | undefined,
): readonly Preposition[] {
  if (!nodes) return before;
  const more = nodes.map((one) => preposition(source, one));
  return before.length === 0 ? more : [...before, ...more];
}

export function preposition(source: Source, node: cst.PrepositionCstNode): Preposition {
  const { nounPhrase: objects, Among } = node.children;
  const token = joinIn(node.children);
  const object = joinedNouns(source, objects);
  if (Among) object.among = true;
  return { join: token ? joinOf(token) : '', object, at: spanOf(source, node) };
}

/** The word in front of the noun. */
function joinIn(children: CstNode['children']): IToken | undefined {
  for (const name in children) {
    const one = children[name]?.[0];
    if (one && !('children' in one)) return one;
  }
  return undefined;
}
