/** What gets, gains, loses and becomes, can, cannot and must say: the rules of grammar/clauses.ts about changes, under their names. */
import type { IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import { keywordTokens as k } from '../../../grammar/keywords.js';
import { Signed } from '../../../grammar/tokens.js';
import type {
  Amount,
  Change,
  Duration,
  ModalAction,
  NounPhrase,
  Sentence,
  Span,
  Term,
  Word,
} from '../document.js';
import { ability } from './abilities.js';
import { action, type ActDraft, emptyAct } from './clauses.js';
import { duration } from './durations.js';
import { amount, figure, nounPhrase, traitValue } from './nouns.js';
import {
  between,
  complain,
  type Draft,
  integer,
  isNumber,
  join,
  numeral,
  type Source,
  spanOf,
  termOfTokens,
  termOf,
  timesX,
  wordOf,
} from './source.js';

type Verb = 'gets' | 'gains' | 'loses' | 'becomes';

/** A change without a verb of its own has that of the change before it: `gains blocker and slayer`. */
export function changes(
  source: Source,
  node: cst.ChangesCstNode,
  subject: NounPhrase,
  at: Span,
): Draft<Sentence> {
  const { firstChange: first = [], change: more = [], modal: modals = [] } = node.children;
  const time = node.children.duration?.[0] && duration(source, node.children.duration[0]);
  const [allowed] = modals;
  if (allowed && node.children.And === undefined) {
    const { modal: how, actions, duration: own } = modal(source, allowed);
    return { kind: 'modal', subject, modal: how, actions, duration: time ?? own, at };
  }
  const found: Change[] = [];
  const verbs: Word[] = [];
  let verb: Verb = 'gets';
  let long = time;
  let isDeed = false;
  for (const one of [...first, ...more, ...modals].sort((a, b) => offset(a) - offset(b))) {
    if (long !== undefined && long !== time) saidTooSoon(source, long);
    if (one.name === 'firstChange') {
      verb = verbOf(one);
      verbs.push(...verbWords(source, one));
    }
    if (one.name === 'change' && isDeed) {
      saidWithOr(source, spanOf(source, one));
      continue;
    }
    isDeed = one.name === 'modal';
    if (one.name === 'modal') {
      const { duration: own, ...said } = modal(source, one);
      long = own ?? time;
      found.push({ ...said, at: spanOf(source, one) });
    } else
      found.push(
        one.name === 'firstChange' ? firstChange(source, one, verb) : change(source, one, verb),
      );
  }
  return { kind: 'change', subject, verbs, changes: found, duration: long, at };
}

const saidTooSoon = (source: Source, { at }: Duration): void =>
  complain(
    source,
    at,
    'how long stands behind the last of what it goes for',
    'it cannot be blocked and gets +2000 until end of turn',
  );

/** `cannot attack and block`: neither, or not both? */
const saidWithOr = (source: Source, at: Span): void =>
  complain(
    source,
    at,
    'what somebody can, cannot or must do is joined with ‘or’, and what becomes of it behind ‘and’ has a verb',
    'this cannot attack or block; this cannot attack and gains blocker',
    'nonsense',
  );

const offset = (node: cst.FirstChangeCstNode | cst.ChangeCstNode | cst.ModalCstNode): number =>
  node.location?.startOffset ?? 0;

const verbOf = ({ children }: cst.FirstChangeCstNode): Verb =>
  children.Get ? 'gets' : children.Gain ? 'gains' : children.Lose ? 'loses' : 'becomes';

const verbWords = (
  source: Source,
  { children: { Get, Gain, Lose, Become } }: cst.FirstChangeCstNode,
): readonly Word[] => (Get ?? Gain ?? Lose ?? Become ?? []).map((token) => wordOf(source, token));

export function firstChange(source: Source, node: cst.FirstChangeCstNode, verb: Verb): Change {
  const [only] = node.children.change;
  return only ? change(source, only, verb) : { kind: 'lose-abilities', at: spanOf(source, node) };
}

export function change(source: Source, node: cst.ChangeCstNode, verb: Verb): Change {
  const at = spanOf(source, node);
  const {
    Signed,
    Number: numbers,
    ability: abilities,
    All,
    Plain: words,
    newTrait: traits,
    nounPhrase: counted,
  } = node.children;
  if (Signed?.[0]) {
    expectVerb(source, verb, 'gets', at);
    const of = counted?.[0] && nounPhrase(source, counted[0]);
    return {
      kind: 'add',
      amount: added(source, Signed[0], of),
      trait: termOfTokens(source, words),
      at,
    };
  }
  if (numbers?.[0]) {
    expectVerb(source, verb, 'gets', at);
    const { value: factor } = integer(source, numbers[0]);
    return { kind: 'multiply', factor, trait: termOfTokens(source, words), at };
  }
  if (abilities?.[0]) {
    expectVerb(source, verb, 'gains', at);
    return { kind: 'gain-ability', ability: ability(source, abilities[0]), at };
  }
  if (All) {
    if (verb !== 'loses' || termOfTokens(source, words)?.text !== 'abilities')
      complain(source, at, "expected 'loses all abilities' or what is gained or lost");
    return { kind: 'lose-abilities', at };
  }
  return traits?.[0] ? newTrait(source, traits[0], verb) : { kind: 'lose-abilities', at };
}

function expectVerb(source: Source, verb: Verb, expected: Verb, at: Span): void {
  if (verb !== expected)
    complain(source, at, `'${verb}' does not go with this`, `say '${expected}'`);
}

/** `+2`, or `+2 for each of your units`. */
function added(source: Source, token: IToken, counted: NounPhrase | undefined): Amount {
  const at = between(source, token, token);
  if (!counted) return numeral(source, token);
  const amount: Amount = { kind: 'count', of: counted, at: counted.at };
  return { kind: 'times', factor: integer(source, token).value, amount, at: join(at, counted.at) };
}

/** `power 5` behind gets; `blocker`, `fire`, `race "Dragon"` behind the others. */
export function newTrait(source: Source, node: cst.NewTraitCstNode, verb: Verb): Change {
  const at = spanOf(source, node);
  const { Plain: words, TraitValue: values = [] } = node.children;
  if (verb === 'gets') return setTrait(source, node);
  const trait = {
    at,
    words: termOf(source, words),
    values: values.map((token) => traitValue(source, token)),
  };
  if (node.children.At ?? node.children.Equal)
    complain(source, at, `'${verb}' does not go with this`, "say 'gets'");
  return { kind: verb === 'gains' ? 'gain' : verb === 'loses' ? 'lose' : 'become', trait, at };
}

function setTrait(source: Source, node: cst.NewTraitCstNode): Change {
  const at = spanOf(source, node);
  const { Plain: words, TraitValue: values = [], figure: figures, amount: amounts } = node.children;
  const [first, ...rest] = words;
  if (first?.tokenType === k.Double && values.length === 0)
    return { kind: 'multiply', factor: 2, trait: termOfTokens(source, rest), at };
  if (first?.tokenType === k.Half && values.length === 0)
    return { kind: 'divide', by: 2, trait: termOfTokens(source, rest), at };
  if (figures?.[0]) {
    const before: Term = termOf(
      source,
      words.filter(({ tokenType }) => tokenType !== k.Fixed),
    );
    if (words.at(-1)?.tokenType !== k.Fixed)
      complain(source, at, "expected 'fixed' before 'at'", 'gets power fixed at 500');
    return { kind: 'set', trait: before, amount: figure(source, figures[0]), fixed: true, at };
  }
  const trait = termOf(source, words);
  if (amounts?.[0])
    return { kind: 'set', trait, amount: amount(source, amounts[0]), fixed: false, at };
  const [number, second] = values;
  if (number?.tokenType === Signed)
    complain(
      source,
      at,
      'is this how much more, or how much it is?',
      `how much more or less stands in front: gets ${number.image} ${trait.text}; how much it is: gets ${trait.text} ${number.image.slice(1)}`,
      'nonsense',
    );
  if (number && !second && (isNumber(number) || timesX(number) !== undefined))
    return { kind: 'set', trait, amount: numeral(source, number), fixed: false, at };
  const isInfinite = trait.words[0]?.text.toLowerCase() === 'infinite';
  complain(
    source,
    at,
    "'gets' changes a number",
    isInfinite
      ? `what has no end is written ∞: gets ${trait.words[1]?.text ?? 'power'} ∞`
      : `say 'gains' for a keyword or a characteristic`,
  );
  if (isInfinite)
    return { kind: 'add', amount: { kind: 'number', value: 0, at }, trait: undefined, at };
  return { kind: 'gain', trait: { at, words: trait, values: [] }, at };
}

// ---------------------------------------------------------------- what can, cannot, must be done

export const ignored = (
  source: Source,
  node: cst.IgnoredCstNode,
  who: NounPhrase,
  at: Span,
): Draft<Sentence> => ({
  kind: 'change',
  subject: who,
  verbs: node.children.Is.map((token) => wordOf(source, token)),
  changes: [{ kind: 'ignored', at: spanOf(source, node) }],
  duration: node.children.duration?.[0] && duration(source, node.children.duration[0]),
  at,
});

/** What can, cannot or must be done; of how long, that is said behind the last action. */
export function modal(source: Source, node: cst.ModalCstNode): Allowed {
  const { Can, Cannot, Ignore, modalAction: all } = node.children;
  const said = all.map((one) => modalAction(source, one));
  return {
    kind: 'modal',
    modal: Ignore ? 'ignore' : Can ? 'can' : Cannot ? 'cannot' : 'must',
    actions: said.map(({ action }) => action),
    // `cannot attack or block until end of turn`: how long goes for all of it.
    duration: said.at(-1)?.duration,
  };
}

type Allowed = Pick<
  Extract<Sentence, { readonly kind: 'modal' }>,
  'kind' | 'modal' | 'actions' | 'duration'
>;

/** What cannot be, and how long. */
interface Limited {
  readonly action: ModalAction;
  readonly duration: Duration | undefined;
}

/** `cannot choose 1 of these: { … }` */
const noDeed = (source: Source, at: Span): ActDraft => {
  complain(source, at, 'what can, cannot or must be done is one thing', 'this cannot attack');
  return emptyAct(source, at);
};

export function modalAction(source: Source, node: cst.ModalActionCstNode): Limited {
  const { Be, action: actions = [], having: limits } = node.children;
  const at = spanOf(source, node);
  if (limits?.[0]) return having(source, limits[0]);
  const said = actions[0] ? action(source, actions[0], emptyAct(source, at)) : emptyAct(source, at);
  const act = said.kind === 'act' ? said : noDeed(source, at);
  if (said.kind !== 'act') complain(source, at, 'choices in { } have no sense here');
  if (act.amount) complain(source, act.amount.at, 'a number has no sense here');
  const { verb, object, prepositions, duration } = act;
  return { action: { passive: Be !== undefined, verb, object, prepositions, at }, duration };
}

/** What somebody may have no more of: `have` is its verb. */
export function having(source: Source, node: cst.HavingCstNode): Limited {
  const { Have, More, Than, nounPhrase: whats, duration: time } = node.children;
  const action: ModalAction = {
    passive: false,
    verb: termOf(source, [...Have, ...(More ?? []), ...(Than ?? [])]),
    object: whats[0] && nounPhrase(source, whats[0]),
    prepositions: [],
    at: spanOf(source, node),
  };
  return { action, duration: time?.[0] && duration(source, time[0]) };
}
