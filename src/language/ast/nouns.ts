/** Nouns, their properties, and numbers: a function for each rule of grammar/nouns.ts, under its name. */
import type { CstElement, CstNode, IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import { keywordTokens as k } from '../../../grammar/keywords.js';
import { Name, Plain, Possessive, Signed } from '../../../grammar/tokens.js';
import type {
  Amount,
  Comparison,
  NounPhrase,
  Property,
  Span,
  Term,
  Text,
  Trait,
} from '../document.js';
import { emptyNoun } from '../noun.js';
import { limitOf, notExactly, orSo, quantity } from './quantities.js';
import {
  between,
  complain,
  type Draft,
  gathered,
  integer,
  numeral,
  timesX,
  joined,
  type Source,
  spanOf,
  termOfTokens,
  termOf,
  text,
} from './source.js';

// ---------------------------------------------------------------- nouns

/** A noun of which nothing is known, where a mistake left none. */
export const nothing = (source: Source, at: Span = source.positions(0, 0)): Draft<NounPhrase> =>
  emptyNoun(at);

export function nounPhrase(source: Source, node: cst.NounPhraseCstNode): Draft<NounPhrase> {
  const { noun: nouns, alternative: more, properties: withs, place: places } = node.children;
  const { attachedTo: hosts } = node.children;
  const found = nouns[0] ? noun(source, nouns[0]) : nothing(source);
  found.at = spanOf(source, node);
  if (hosts) found.attachedTo = attachedOnce(source, hosts);
  if (more) {
    found.or = more.filter(hasWords).map((one) => alternative(source, one));
    found.orNames = more.flatMap(({ children }) => texts(source, children.Name));
  }
  // Of cards it is said by the words that know which.
  if (more && (found.pronoun === 'you' || found.pronoun === 'them'))
    complain(
      source,
      spanOf(source, more[0] ?? node),
      `‘or’ means nothing behind ‘${found.pronoun === 'you' ? 'you' : 'they’, ‘them'}’`,
      'say it of each by itself: when … attacks you: …, and on another line: when … attacks 1 of your creatures: …',
      'nonsense',
    );
  if (withs) found.properties = gathered(withs, (one) => properties(source, one));
  if (places) found.place = places.map((one) => place(source, one)).reduceRight(within);
  return found;
}

const attachedOnce = (
  source: Source,
  [first, second]: readonly cst.AttachedToCstNode[],
): NounPhrase | undefined => {
  if (second) complain(source, spanOf(source, second), 'what it is attached to is said already');
  return first && attachedTo(source, first);
};

export const attachedTo = (source: Source, node: cst.AttachedToCstNode): NounPhrase => {
  const [host] = node.children.nounPhrase;
  return host ? nounPhrase(source, host) : nothing(source);
};

export const alternative = (source: Source, node: cst.AlternativeCstNode): Term =>
  termOf(source, node.children.Plain ?? []);

const hasWords = ({ children }: cst.AlternativeCstNode): boolean => children.Plain !== undefined;

const texts = (source: Source, names: readonly IToken[] = []): readonly Text[] =>
  names.map((one) => text(source, one));

/** `in the hand` and a further `of your opponent` behind it. */
const within = (outer: NounPhrase, inner: NounPhrase): NounPhrase => ({
  ...inner,
  place: inner.place ? within(outer, inner.place) : outer,
});

export function subject(source: Source, node: cst.SubjectCstNode): NounPhrase {
  const [main, where] = node.children.nounPhrase;
  const found = main ? nounPhrase(source, main) : nothing(source);
  if (!where) return found;
  found.at = spanOf(source, node);
  found.place = nounPhrase(source, where);
  return found;
}

export function place(source: Source, node: cst.PlaceCstNode): NounPhrase {
  const { placePhrase: inner, Among } = node.children;
  const found = inner[0] ? placePhrase(source, inner[0]) : nothing(source);
  return Among ? { ...found, among: true } : found;
}

/** Several joined by `and` or `or`, as the first with the others. */
export const joinedNouns = (
  source: Source,
  [first, ...others]: readonly cst.NounPhraseCstNode[],
): Draft<NounPhrase> => {
  const found = first ? nounPhrase(source, first) : nothing(source);
  found.others = others.map((one) => nounPhrase(source, one));
  return found;
};

export function placePhrase(source: Source, node: cst.PlacePhraseCstNode): NounPhrase {
  const { noun: nouns, place: places } = node.children;
  const found = nouns[0] ? noun(source, nouns[0]) : nothing(source);
  found.at = spanOf(source, node);
  found.place = places?.[0] && place(source, places[0]);
  return found;
}

export function noun(source: Source, node: cst.NounCstNode): Draft<NounPhrase> {
  const { quantity: quantities, Of, named: names } = node.children;
  const found = names?.[0] ? named(source, names[0]) : nothing(source);
  const how = quantities?.[0];
  if (!how) return found;
  found.at = spanOf(source, node);
  found.quantity = quantity(source, how);
  found.of = Of !== undefined;
  if (how.children.Another) found.other = true;
  return found;
}

export function named(source: Source, node: cst.NamedCstNode): Draft<NounPhrase> {
  const { It, Them, You, These, This, That, The, NounPart = [] } = node.children;
  const found = nothing(source, spanOf(source, node));
  found.definite = The !== undefined;
  if (It ?? Them ?? You) found.pronoun = It ? 'it' : Them ? 'them' : 'you';
  else if (These) found.noun = termOf(source, These);
  else if (This ?? That) {
    found.pronoun = This ? 'this' : That?.[0]?.image === 'those' ? 'them' : 'it';
    nounParts(source, found, (This ?? That)?.[0], NounPart);
  } else {
    const owners = node.children.owner?.[0];
    nounParts(source, found, owners && owner(source, owners), NounPart);
    const more = node.children.definition?.[0];
    if (more) definition(source, more, found);
  }
  return found;
}

/** Owners in front of each `'s`; behind them the words, the name, and whether it is another one. */
function nounParts(
  source: Source,
  found: Draft<NounPhrase>,
  lead: IToken | undefined,
  parts: readonly IToken[],
): void {
  let start = 0;
  let words: IToken[] = [];
  const owners: Term[] = [];
  for (const [index, token] of parts.entries()) {
    if (token.tokenType === Possessive) {
      const before = parts.slice(start, index).filter(({ tokenType }) => tokenType !== Possessive);
      const owned = termOfTokens(source, lead && start === 0 ? [lead, ...before] : before);
      if (owned) owners.push(owned);
      start = index + 1;
      words = [];
    } else if (token.tokenType === k.Other) found.other = true;
    else if (token.tokenType === Name) {
      if (found.name)
        complain(source, between(source, token, token), 'there is a name here already');
      found.name = text(source, token);
    } else words.push(token);
  }
  // `this's power`: no card is pointed at but its owner.
  if (owners.length > 0) found.pronoun = undefined;
  else if (lead && found.pronoun === undefined) owners.push(termOf(source, [lead]));
  found.owners = owners;
  found.noun = termOfTokens(source, words);
  if (found.pronoun === 'this' && found.other) {
    const [other] = parts.filter(({ tokenType }) => tokenType === k.Other);
    const at = other === undefined ? found.at : between(source, other, other);
    complain(source, at, '‘other’ means nothing of one card that is known', undefined, 'nonsense');
  }
}

export const owner = (_source: Source, node: cst.OwnerCstNode): IToken | undefined =>
  (node.children.Your ?? node.children.Its ?? node.children.Their ?? [])[0];

/** `the top [3 cards]`, `the turn [it enters]` */
export function definition(
  source: Source,
  node: cst.DefinitionCstNode,
  found: Draft<NounPhrase>,
): void {
  const { Number: numbers, It, NounPart } = node.children;
  const words = termOf(source, [...(It ?? []), ...NounPart]);
  const before = found.noun;
  found.noun = before ? joined(before, words) : words;
  const number = numbers?.[0];
  if (!number) return;
  const amount = numeral(source, number);
  found.quantity = { kind: 'exactly', amount, at: amount.at };
}

/**
 * The last word of a noun, and the list at whose end it stands: in `when your opponent draws a card` the grammar,
 * which knows no verbs, reads `draws` as a part of the noun. Nothing where the noun does not end with a word.
 */
export function lastWord(
  node: CstNode,
): { readonly word: IToken; readonly list: CstElement[] } | undefined {
  const lists = Object.entries(node.children);
  const end = (list: readonly CstElement[]): number => {
    const last = list.at(-1);
    return last === undefined
      ? -1
      : 'children' in last
        ? (last.location?.endOffset ?? -1)
        : last.startOffset;
  };
  const [name, list] = lists.reduce(
    (a, b) => (end(b[1]) > end(a[1]) ? b : a),
    lists[0] ?? ['', []],
  );
  const last = list.at(-1);
  if (last === undefined) return undefined;
  if ('children' in last) return lastWord(last);
  // A property is nothing without its only word.
  const isWord = (name === 'NounPart' || (name === 'Plain' && list.length > 1)) && isPlain(last);
  return isWord ? { word: last, list } : undefined;
}

const isPlain = (token: IToken): boolean =>
  Plain.categoryMatches?.includes(token.tokenTypeIdx) ?? false;

// ---------------------------------------------------------------- properties

export const properties = (source: Source, node: cst.PropertiesCstNode): readonly Property[] =>
  node.children.property.map((one) => property(source, one));

export function property(source: Source, node: cst.PropertyCstNode): Property {
  const {
    No,
    Not,
    Total,
    partOfName: part,
    countedProperty: counted,
    Plain: words,
    Name: names,
    comparison: compare,
    extreme: most,
    otherValue: others = [],
  } = node.children;
  const at = spanOf(source, node);
  const said: Rest = part?.[0]
    ? partOfName(source, part[0])
    : counted?.[0]
      ? countedProperty(source, counted[0])
      : most?.[0]
        ? extreme(source, most[0])
        : {
            trait: termOf(source, words ?? Total ?? []),
            compare: compare?.[0] && comparison(source, compare[0]),
            text: names?.[0] && text(source, names[0]),
            part: false,
            or: [],
          };
  const values = others.flatMap((one) => otherValue(source, one, said));
  return {
    at,
    total: Total !== undefined,
    not: (No ?? Not) !== undefined,
    part: said.part,
    trait: said.trait,
    compare: said.compare,
    text: said.text,
    or: [...said.or, ...values],
    ...(said.extreme && { extreme: said.extreme }),
  };
}

/** What has a further value is what had the one in front, where nothing else is said. */
export function otherValue(
  source: Source,
  node: cst.OtherValueCstNode,
  { trait, part }: Rest,
): readonly Property[] {
  const { partOfName: parts, Name: names, Plain: words, comparison: compare } = node.children;
  const at = spanOf(source, node);
  const alone = { at, total: false, not: false, or: [] };
  if (parts?.[0]) {
    const { or, ...first } = partOfName(source, parts[0]);
    return [{ ...alone, ...first }, ...or];
  }
  return [
    {
      ...alone,
      part: part && words === undefined,
      trait: words ? termOf(source, words) : trait,
      compare: compare?.[0] && comparison(source, compare[0]),
      text: names?.[0] && text(source, names[0]),
    },
  ];
}

type Rest = Pick<Property, 'trait' | 'compare' | 'text' | 'part' | 'or' | 'extreme'>;

export function partOfName(source: Source, node: cst.PartOfNameCstNode): Rest {
  const [name, ...others] = texts(source, node.children.Name);
  const said = { trait: termOf(source, node.children.Plain), compare: undefined, part: true };
  const or = others.map((one) => {
    return { ...said, at: one.at, total: false, not: false, text: one, or: [] };
  });
  return { ...said, text: name, or };
}

export function countedProperty(source: Source, node: cst.CountedPropertyCstNode): Rest {
  const { Number: numbers, orSo: more, Plain: words } = node.children;
  const number = numbers[0];
  const amount = number && numeral(source, number);
  return {
    trait: termOf(source, words),
    compare: amount && { is: more?.[0] ? orSo(source, more[0]) : 'exactly', amount, at: amount.at },
    text: undefined,
    part: false,
    or: [],
  };
}

export function extreme(source: Source, node: cst.ExtremeCstNode): Rest {
  const { Least, Plain: words } = node.children;
  return {
    trait: termOf(source, words),
    compare: undefined,
    text: undefined,
    part: false,
    or: [],
    extreme: Least ? 'least' : 'greatest',
  };
}

export const traits = (source: Source, node: cst.TraitsCstNode): readonly Trait[] =>
  node.children.trait.map((one) => trait(source, one));

export function trait(source: Source, node: cst.TraitCstNode): Trait {
  const { Plain: words, TraitValue: values = [] } = node.children;
  return {
    at: spanOf(source, node),
    words: termOf(source, words),
    values: values.map((token) => traitValue(source, token)),
  };
}

export function traitValue(source: Source, token: IToken): Trait['values'][number] {
  if (token.tokenType === Name) return text(source, token);
  const variable = timesX(token);
  return variable === undefined
    ? { ...integer(source, token), ...(token.tokenType === Signed && { signed: true as const }) }
    : { variable, at: between(source, token, token) };
}

// ---------------------------------------------------------------- numbers

export function comparison(source: Source, node: cst.ComparisonCstNode): Comparison {
  const at = spanOf(source, node);
  const { Exactly, Equal, orSo: more, More, Less, limitOf: limit, amount: amounts } = node.children;
  if ((Exactly && more) ?? more?.[1]) notExactly(source, at);
  const of = amounts?.[0] ? amount(source, amounts[0]) : ({ kind: 'that', at } as const);
  const bound = limit?.[0] ? limitOf(source, limit[0]) : more?.[0] && orSo(source, more[0]);
  if (More ?? Less)
    return { is: thanThat(More !== undefined, Equal !== undefined), amount: of, at };
  return { is: bound ?? 'exactly', amount: of, at };
}

/** `more than`, `less than or equal to` */
const thanThat = (isMore: boolean, orEqual: boolean): Comparison['is'] => {
  if (orEqual) return isMore ? 'or-more' : 'or-less';
  return isMore ? 'more-than' : 'less-than';
};

export function figure(source: Source, node: cst.FigureCstNode): Amount {
  const at = spanOf(source, node);
  const { Number: numbers, Infinite, Twice, addend: of, nounPhrase: counted } = node.children;
  const number = numbers?.[0] ?? Infinite?.[0];
  if ((number ?? Twice) && of?.[0]) {
    const factor = number ? integer(source, number).value : 2;
    return { kind: 'times', factor, amount: addend(source, of[0]), at };
  }
  if (number) return numeral(source, number);
  return counted?.[0]
    ? { kind: 'count', of: nounPhrase(source, counted[0]), at }
    : { kind: 'that', at };
}

export function amount(source: Source, node: cst.AmountCstNode): Amount {
  const of = node.children.addend.map((one) => addend(source, one));
  const [only = { kind: 'that', at: spanOf(source, node) } as const] = of;
  return of.length > 1 ? { kind: 'sum', of, at: spanOf(source, node) } : only;
}

export function addend(source: Source, node: cst.AddendCstNode): Amount {
  const { figure: figures, named: names, place: places } = node.children;
  if (figures?.[0]) return figure(source, figures[0]);
  const at = spanOf(source, node);
  const of = names?.[0] ? named(source, names[0]) : nothing(source);
  of.at = at;
  of.place = places?.[0] && place(source, places[0]);
  return { kind: 'trait', of, at };
}
