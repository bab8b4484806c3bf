/** Abilities and their effects: a function for each rule of grammar/abilities.ts, under its name. */
import type { IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import { keywordTokens as k, textKeywords } from '../../../grammar/keywords.js';
import type {
  AbilityNode,
  Condition,
  DidIt,
  Effect,
  Happening,
  NounPhrase,
  Sentence,
  Span,
  Term,
  Quantity,
} from '../document.js';
import { waitingWritten } from '../slips.js';
import { emptyAct, condition, clause, since, type ActDraft } from './clauses.js';
import { duration, meanwhile } from './durations.js';
import { happening } from './happenings.js';
import { named, nothing, nounPhrase } from './nouns.js';
import {
  between,
  complain,
  type Draft,
  firstToken,
  gathered,
  join,
  offsetsOf,
  spanOf,
  termOf,
  type Source,
  wordOf,
} from './source.js';
import { timed } from './timed.js';
import { whereX } from './where-x.js';

// ---------------------------------------------------------------- abilities

export function ability(source: Source, node: cst.AbilityCstNode): AbilityNode {
  const { zone: zones, meanwhile: times, triggered: whens, marked: icons } = node.children;
  const { sequence: lists } = node.children;
  const at = spanOf(source, node);
  const about: About = {
    zone: zones?.[0] && zone(source, zones[0]),
    during: times?.[0] && meanwhile(source, times[0]),
    at,
  };
  if (whens?.[0]) return triggered(source, whens[0], about);
  if (icons?.[0]) return marked(source, icons[0], about);
  const sentences = lists?.[0] ? sequence(source, lists[0]) : [];
  const effectAt = lists?.[0] ? spanOf(source, lists[0]) : at;
  const effect = { sentences, at: effectAt };
  return { kind: 'plain', zone: about.zone, during: about.during, at, effect };
}

/** What every ability says. */
type About = Pick<AbilityNode, 'zone' | 'during' | 'at'>;

export const zone = (source: Source, node: cst.ZoneCstNode): Term =>
  termOf(source, node.children.Phrase);

export function triggered(source: Source, node: cst.TriggeredCstNode, about: About): AbilityNode {
  const {
    happening: events,
    condition: ifs = [],
    limit: limits = [],
    together: costs = [],
  } = node.children;
  const [, secondLimit] = limits;
  if (secondLimit) complain(source, spanOf(source, secondLimit), 'how often is said already');
  return {
    kind: 'when',
    happening: happeningOf(source, events),
    condition: all(ifs.map((one) => condition(source, one))),
    limit: limits[0] && limit(source, limits[0]),
    costs: costs.map((one) => together(source, one)),
    effect: effectOf(source, node.children.effect),
    zone: about.zone,
    during: about.during,
    at: about.at,
  };
}

/** Several conditions, as one. */
function all(conditions: readonly Condition[]): Condition | undefined {
  const [first] = conditions;
  const last = conditions.at(-1);
  if (!first || !last || first === last) return first;
  return { kind: 'and', conditions, at: join(first.at, last.at) };
}

/** What stands before the colon are the costs; where there is no colon there are none. */
export function marked(source: Source, node: cst.MarkedCstNode, about: About): AbilityNode {
  const { icon: icons, limit: limits, sequence: lists, Colon, effect: effects } = node.children;
  const sign = icons[0] ? icon(source, icons[0]) : termOf(source, []);
  const often = limits?.[0] && limit(source, limits[0]);
  const sentences = lists?.[0] ? sequence(source, lists[0], Colon !== undefined) : [];
  const at = spanOf(source, lists?.[0] ?? node);
  if (!Colon && !lists) complain(source, at, 'the ability says nothing: expected what happens');
  // `[activated] if you have 2 units, pay 1: …`: the condition is the ability's, not that of the cost alone.
  const first = Colon && sentences[0];
  const conditional = first?.kind === 'if' && first.condition.kind !== 'did' ? first : undefined;
  const costs = conditional
    ? [...conditional.then.sentences, ...sentences.slice(1)]
    : Colon
      ? sentences
      : [];
  return {
    kind: 'icon',
    icon: sign,
    limit: often,
    condition: first?.kind === 'if' && first.condition.kind !== 'did' ? first.condition : undefined,
    costs,
    effect: Colon ? effectOf(source, effects) : { sentences, at },
    zone: about.zone,
    during: about.during,
    at: about.at,
  };
}

export const icon = (source: Source, node: cst.IconCstNode): Term =>
  termOf(source, node.children.AnyWord);

export function limit(source: Source, node: cst.LimitCstNode): Term {
  const { Once, A, Each, Plain } = node.children;
  return termOf(source, [...Once, ...(A ?? Each ?? []), ...Plain]);
}

/** Sentences one after another. Costs, too, may stand in a row with commas. */
export function sequence(
  source: Source,
  node: cst.SequenceCstNode,
  areCosts = false,
): readonly Sentence[] {
  const { chain: chains, Comma, stop = [] } = node.children;
  const stops = stop.map((one) => spanOf(source, one));
  if (!Comma || areCosts)
    return behind(
      stops,
      gathered(chains, (one) => chain(source, one)),
    );
  return behind(
    stops,
    gathered(listsIn(chains, Comma), (list) => listed(source, list, Comma)),
  );
}

/** Each with the number of stops in front of it. */
const behind = (stops: readonly Span[], sentences: readonly Sentence[]): readonly Sentence[] =>
  stops.length === 0
    ? sentences
    : sentences.map((one) => {
        const before = stops.filter(({ start }) => start < one.at.start).length;
        return before === 0 ? one : { ...one, stops: before };
      });

/** Which of the chains have commas between them. */
function listsIn(
  chains: readonly cst.ChainCstNode[],
  commas: readonly IToken[],
): readonly (readonly cst.ChainCstNode[])[] {
  const lists: cst.ChainCstNode[][] = [];
  let next = 0;
  for (const one of chains) {
    const before = commas[next];
    const last = lists.at(-1);
    if (last && before && before.startOffset < offsetsOf(one).start) {
      last.push(one);
      next++;
    } else lists.push([one]);
  }
  return lists;
}

/**
 * Keywords may stand in a row with commas, and so may what happens at the same time, with `and` in front of the last of
 * it; what is done one after another needs a `then`.
 */
function listed(
  source: Source,
  list: readonly cst.ChainCstNode[],
  commas: readonly IToken[],
): readonly Sentence[] {
  const chains = list.map((one) => chain(source, one));
  const all = chains.flat();
  const before = chains.slice(0, -1).flat();
  const [last, ...after] = chains.at(-1) ?? [];
  const [first] = before;
  if (!first || all.every(isKeyword)) return all;
  if (last?.kind === 'together' && before.length === chains.length - 1 && before.every(isClause))
    return [
      { kind: 'together', parts: [...before, ...last.parts], at: join(first.at, last.at) },
      ...after,
    ];
  // `search your deck, reveal 1 card, then shuffle your deck`
  if (list.at(-1)?.children.Then && all.every(isClause)) {
    refuseBehindOffers(source, all);
    return all;
  }
  const comma = commas.find(({ startOffset }) => startOffset > first.at.start);
  if (comma && list[0] && isWhen(firstToken(list[0]))) {
    complain(
      source,
      between(source, comma, comma),
      "expected ':' between what is waited for and what is done",
      waitingWritten,
    );
    return [];
  }
  if (comma)
    complain(
      source,
      between(source, comma, comma),
      "expected 'then' between one thing that is done and the next",
      'draw 1 card, then discard 1 card',
    );
  return all;
}

/** A line that begins so and has no colon is read as if it were no keyword. */
const isWhen = (token: IToken | undefined): boolean =>
  token !== undefined && textKeywords.get(token.image.toLowerCase()) === k.When;

const isClause = ({ kind }: Sentence): boolean =>
  kind === 'act' || kind === 'change' || kind === 'modal' || kind === 'next';

/** Looks like a keyword: words, and perhaps a number or a name. */
const isKeyword = (sentence: Sentence): boolean =>
  sentence.kind === 'act' &&
  !sentence.subject &&
  (sentence.object === undefined || isName(sentence.object));

const isName = ({ name, quantity, noun }: NounPhrase): boolean =>
  name !== undefined && !quantity && !noun;

// ---------------------------------------------------------------- effects

const effectOf = (source: Source, nodes: readonly cst.EffectCstNode[] | undefined): Effect =>
  nodes?.[0] ? effect(source, nodes[0]) : { sentences: [], at: source.positions(0, 0) };

export function effect(source: Source, node: cst.EffectCstNode): Effect {
  const [only] = node.children.sequence;
  return { sentences: only ? sequence(source, only) : [], at: spanOf(source, node) };
}

export const chain = (source: Source, node: cst.ChainCstNode): readonly Sentence[] => {
  const sentences = node.children.sentence.map((one) => sentence(source, one));
  refuseBehindOffers(source, sentences);
  const [where] = node.children.whereX ?? [];
  return where ? whereX(source, sentences, where) : sentences;
};

/** `you may discard 1 card, then draw 1 card`: is what comes then done by who does not do the first? A text says so. */
const refuseBehindOffers = (source: Source, sentences: readonly Sentence[]): void => {
  for (const [at, next] of sentences.slice(1).entries()) {
    const before = sentences[at];
    if (before?.kind === 'act' && before.may && !before.instead)
      complain(
        source,
        next.at,
        'does this belong to what may be done?',
        'say: you may discard 1 card. if you do, draw 1 card; or, whatever was done: you may discard 1 card. draw 1 card',
        'nonsense',
      );
  }
};

const chainAsEffect = (source: Source, node: cst.ChainCstNode | undefined): Effect =>
  node
    ? { sentences: chain(source, node), at: spanOf(source, node) }
    : { sentences: [], at: source.positions(0, 0) };

export function sentence(source: Source, node: cst.SentenceCstNode): Sentence {
  const [time] = node.children.timed?.[0]?.children.duration ?? [];
  const said = untimed(source, node);
  if (time === undefined) return said;
  const inFront = duration(source, time);
  return { ...timed(source, said, inFront), inFront };
}

function untimed(source: Source, node: cst.SentenceCstNode): Sentence {
  const { conditional: ifs, repeated: fors, delayed: whens, together: clauses } = node.children;
  if (ifs?.[0]) return conditional(source, ifs[0]);
  if (fors?.[0]) return repeated(source, fors[0]);
  if (whens?.[0]) return delayed(source, whens[0]);
  return clauses?.[0] ? together(source, clauses[0]) : emptyAct(source, spanOf(source, node));
}

/** What happens at the same time; mostly there is one thing alone. */
export function together(source: Source, node: cst.TogetherCstNode): Sentence {
  const parts = node.children.clause.map((one) => clause(source, one));
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind: 'together', parts, at: spanOf(source, node) };
}

export function conditional(source: Source, node: cst.ConditionalCstNode): Sentence {
  const { condition: conditions, didIt: dids, chain: chains, Otherwise } = node.children;
  const [then, otherwise] = chains;
  return {
    kind: 'if',
    condition: conditions?.[0]
      ? condition(source, conditions[0])
      : didIt(source, dids?.[0], spanOf(source, node)),
    then: chainAsEffect(source, then),
    otherwise: Otherwise && chainAsEffect(source, otherwise),
    at: spanOf(source, node),
  };
}

export function didIt(source: Source, node: cst.DidItCstNode | undefined, at: Span): DidIt {
  const who = node?.children.named[0];
  const auxiliary = node?.children.Did[0];
  return {
    kind: 'did',
    subject: who ? named(source, who) : nothing(source),
    auxiliary: auxiliary && wordOf(source, auxiliary),
    not: node?.children.Not !== undefined,
    at: node ? spanOf(source, node) : at,
  };
}

export function repeated(source: Source, node: cst.RepeatedCstNode): Sentence {
  const at = spanOf(source, node);
  const [over] = node.children.nounPhrase.map((one) => nounPhrase(source, one));
  const effect = chainAsEffect(source, node.children.chain[0]);
  if (!over) return emptyAct(source, at);
  if (over.quantity?.kind !== 'each')
    complain(source, over.at, "expected 'each' behind 'for'", 'for each of your creatures, …');
  const time = node.children.since?.[0];
  return { kind: 'each', over, since: time && since(source, time), effect, at };
}

export function delayed(source: Source, node: cst.DelayedCstNode): Sentence {
  const [when] = node.children.When;
  if (when?.image.toLowerCase() === 'whenever')
    complain(
      source,
      between(source, when, when),
      'what waits for an event in a text waits once, and ‘whenever’ is each time',
      'say: when; each time: your units gain { when this attacks: … } until end of turn',
      'unsupported',
    );
  return {
    kind: 'later',
    happening: happeningOf(source, node.children.happening),
    effect: chainAsEffect(source, node.children.chain[0]),
    at: spanOf(source, node),
  };
}

const happeningOf = (source: Source, nodes: readonly cst.HappeningCstNode[]): Happening => {
  const [node] = nodes;
  if (node) return happening(source, node);
  const at = source.positions(0, 0);
  return {
    subject: nothing(source),
    would: false,
    passive: false,
    auxiliary: undefined,
    verb: termOf(source, []),
    object: undefined,
    prepositions: [],
    or: [],
    at,
  };
};

/** `1`, `up to 2`, `1 or more`, `any number`, but `all` and `that many` are no choice. */
const countOfModes = (quantity: Quantity | undefined): Quantity | undefined => {
  if (quantity === undefined || quantity.kind === 'any') return quantity;
  return 'amount' in quantity && quantity.amount.kind === 'number' ? quantity : undefined;
};

/** `choose 1 of these: { draw 1 card | tap 1 creature }` */
export function modes(source: Source, node: cst.ModesCstNode, act: ActDraft): Draft<Sentence> {
  const options = node.children.effect.map((one) => effect(source, one));
  const count = countOfModes(act.object?.quantity);
  if (act.object?.noun?.text !== 'these' || !count || act.may || act.instead)
    complain(
      source,
      act.object?.at ?? act.verb.at,
      "choices in { } need 'choose' and how many of them",
      'choose 1 of these: { draw 1 card | discard 1 card }',
    );
  return {
    kind: 'modes',
    subject: act.subject,
    verb: act.verb,
    count: count ?? {
      kind: 'exactly',
      amount: { kind: 'number', value: 1, at: act.at },
      at: act.at,
    },
    options,
    at: act.at,
  };
}
