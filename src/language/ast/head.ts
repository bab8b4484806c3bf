/** The lines above the first part of a ruling: a function for each rule of grammar/parser.ts, under its name. */
import type { IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import { Day, Name, WebAddress } from '../../../grammar/tokens.js';
import type { Provenance, Stamp, Term, Text } from '../document.js';
import { suggestion } from '../names.js';
import { between, complain, gathered, type Source, spanOf, termOf, text } from './source.js';

export const quotedName = (source: Source, names: readonly IToken[] | undefined): Text => {
  const name = names?.[0];
  if (!name) return { text: '', at: source.positions(0, 0) };
  const said = text(source, name);
  if (said.text.trim() === '')
    complain(source, said.at, 'a name is missing here', 'it stands between the quotes', 'nonsense');
  return said;
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What the lines above the first part say, gathered. */
export interface Header {
  readonly rulebooks: Text[];
  board: Text | undefined;
  readonly provenance: Gathered;
  /** The rulebooks of the stamps. */
  readonly stamped: Set<string>;
}

type Gathered = Writable<Provenance> & {
  readonly tags: Term[];
  readonly replaces: Text[];
  readonly because: Text[];
  readonly stamps: Stamp[];
};

/** Adds one line; most may stand only once. */
export function header(source: Source, node: cst.HeaderCstNode, about: Header): void {
  const { children } = node;
  const ids = children.rulebooks?.[0];
  if (ids) {
    for (const one of rulebooks(source, ids)) {
      if (about.rulebooks.some(({ text: before }) => before === one.text))
        complain(source, one.at, `this ruling has ‘${one.text}’ already`, undefined, 'nonsense');
      about.rulebooks.push(one);
    }
    return;
  }
  const told = children.source?.[0];
  const { provenance } = about;
  if (told) return addSource(source, node, told, provenance);
  const stamped = children.stamp?.[0];
  if (stamped) return addStamps(source, stamp(source, stamped), about);
  const name = children.Name?.[0];
  if (name) {
    const said = text(source, name);
    if (children.Replaces) provenance.replaces.push(said);
    else if (children.Because) provenance.because.push(said);
    else if (children.On) set(source, node, about, 'board', said);
    else set(source, node, provenance, children.Question ? 'question' : 'answer', said);
    return;
  }
  const { tag: tags, AnyWord: words, WebAddress: addresses, Day: days } = children;
  for (const one of tags ?? []) provenance.tags.push(tag(source, one));
  if (words) set(source, node, provenance, 'status', status(source, words));
  if (addresses?.[0]) set(source, node, provenance, 'address', webAddress(source, addresses[0]));
  if (days?.[0]) set(source, node, provenance, 'date', day(source, days[0]));
}

/** A day that is in the calendar. */
function day(source: Source, token: IToken): Text {
  const said = text(source, token);
  const [year = 0, month = 0, at = 0] = said.text.split('-').map(Number);
  const found = new Date(Date.UTC(year, month - 1, at));
  if (found.getUTCMonth() !== month - 1 || found.getUTCDate() !== at)
    complain(
      source,
      said.at,
      `there is no day ‘${said.text}’`,
      'a day is written 2021-04-02',
      'nonsense',
    );
  return said;
}

const statuses = ['official', 'derived', 'disputed'];

function status(source: Source, words: readonly IToken[]): Term {
  const said = termOf(source, words);
  if (!statuses.includes(said.text))
    complain(
      source,
      said.at,
      `a ruling cannot be ‘${said.text}’`,
      suggestion(said.text, statuses),
      'unknown-word',
    );
  return said;
}

function set<Key extends string, Found>(
  source: Source,
  node: cst.HeaderCstNode,
  about: { [Said in Key]?: Found | undefined },
  key: Key,
  found: Found,
): void {
  if (about[key] !== undefined) {
    const at = spanOf(source, node);
    const word = source.text.slice(at.start, at.end).split(/\s/, 1);
    complain(source, at, `this ruling has a line '${word[0] ?? key}' already`);
  }
  about[key] = found;
}

function addSource(
  source: Source,
  node: cst.HeaderCstNode,
  told: cst.SourceCstNode,
  provenance: Writable<Provenance>,
): void {
  const { name, reference, address, date } = sourceLine(source, told);
  set(source, node, provenance, 'source', name);
  if (reference) provenance.reference = reference;
  if (address) set(source, node, provenance, 'address', address);
  if (date) set(source, node, provenance, 'date', date);
}

export const tag = (source: Source, node: cst.TagCstNode): Term =>
  termOf(source, node.children.AnyWord);

export const rulebooks = (source: Source, node: cst.RulebooksCstNode): readonly Text[] =>
  gathered(node.children.rulebook, (one) => rulebook(source, one));

export const rulebook = (source: Source, { children }: cst.RulebookCstNode): readonly Text[] =>
  (children.RulebookId ?? children.AnyWord ?? []).map((id) => text(source, id));

export function stamp(source: Source, node: cst.StampCstNode): readonly Stamp[] {
  const [id] = gathered(node.children.rulebook, (one) => rulebook(source, one));
  const print = node.children.Name[0];
  return id && print
    ? [{ rulebook: id, print: text(source, print), at: spanOf(source, node) }]
    : [];
}

/** One for each rulebook. */
function addStamps(source: Source, stamps: readonly Stamp[], about: Header): void {
  for (const one of stamps) {
    const { text: id, at } = one.rulebook;
    if (about.stamped.has(id)) complain(source, at, `this ruling has a stamp of ${id} already`);
    about.stamped.add(id);
    about.provenance.stamps.push(one);
  }
}

/** What stands behind the name of the source is a date, an address, or a number that finds it there. */
export function sourceLine(source: Source, node: cst.SourceCstNode): SourceLine {
  const {
    Name: names,
    Day: days = [],
    WebAddress: addresses = [],
    RuleNumber = [],
    CommandPart = [],
  } = node.children;
  for (const second of [addresses[1], days[1]])
    if (second)
      complain(
        source,
        between(source, second, second),
        `a second ${second.tokenType === Day ? 'date' : 'address'}`,
      );
  return {
    name: quotedName(source, names),
    reference: referenceOf(source, RuleNumber, CommandPart),
    address: addresses[0] && webAddress(source, addresses[0]),
    date: days[0] && day(source, days[0]),
  };
}

interface SourceLine {
  readonly name: Text;
  readonly reference: Text | undefined;
  readonly address: Text | undefined;
  readonly date: Text | undefined;
}

function referenceOf(
  source: Source,
  numbers: readonly IToken[],
  others: readonly IToken[],
): Text | undefined {
  const told =
    numbers.length === 0
      ? others
      : [...numbers, ...others].sort((a, b) => a.startOffset - b.startOffset);
  const first = told[0];
  const last = told[told.length - 1];
  return first && last && { text: spaced(told), at: between(source, first, last) };
}

const spaced = (tokens: readonly IToken[]): string =>
  tokens
    .map(({ image, tokenType }) => (tokenType === Name ? image.slice(1, -1) : image))
    .join(' ')
    .replace(/ ,/g, ',');

const webAddress = (source: Source, token: IToken): Text => ({
  text: token.tokenType === WebAddress ? token.image.slice(1, -1) : token.image,
  at: between(source, token, token),
});
