/** The file, its cards, boards and rulings: a function for each rule of grammar/parser.ts, under its name. Heads of rulings: head.ts. */
import type * as cst from '../../../grammar/generated/cst.js';
import type {
  AbilityNode,
  Block,
  Board,
  CardDeclaration,
  CardFace,
  CardPart,
  Document,
  Ruling,
  Span,
  Text,
  Trait,
} from '../document.js';
import { ability } from './abilities.js';
import { type Header, header, quotedName, rulebooks } from './head.js';
import { expectation } from './claims.js';
import { traits } from './nouns.js';
import { actions, given } from './scenario.js';
import { complain, gathered, intact, join, offsetsOf, type Source, spanOf } from './source.js';

export function document(source: Source, node: cst.DocumentCstNode): Omit<Document, 'words'> {
  const {
    importLine: imports = [],
    card: cards = [],
    board: boards = [],
    ruling: rulings = [],
  } = node.children;
  return {
    imports: imports.flatMap((one) => importLine(source, one) ?? []),
    cards: cards.map((one) => card(source, one)),
    boards: boards.map((one) => board(source, one)),
    rulings: rulings.map((one) => ruling(source, one)),
  };
}

// Of a line with a mistake nothing is taken over; of a heading, which nothing could stand in for, its name.

export function importLine(source: Source, node: cst.ImportLineCstNode): Text | undefined {
  const [head] = intact(node.children.importHead);
  return head && importHead(source, head);
}

export const importHead = (source: Source, node: cst.ImportHeadCstNode): Text =>
  quotedName(source, node.children.Name);

// ---------------------------------------------------------------- cards and boards

export function card(source: Source, node: cst.CardCstNode): CardDeclaration {
  const [listed] = intact(node.children.traitsLine);
  const lines = intact(node.children.abilityLine);
  const heads = node.children.cardHead as readonly cst.CardHeadCstNode[] | undefined;
  const head = heads?.[0]
    ? cardHead(source, heads[0])
    : { name: quotedName(source, undefined), further: undefined, traits: [] };
  const abilities = lines.flatMap((one) => abilityLine(source, one));
  return {
    name: head.further ? joinedName(head.name, head.further) : head.name,
    names: head.further ? [head.name, head.further.name] : [],
    traits: [...head.traits, ...(listed ? traitsLine(source, listed) : [])],
    abilities,
    faces: facesOf(source, head.further, intact(node.children.face), abilities),
    at: extent(source, node),
  };
}

interface CardHead {
  readonly name: Text;
  readonly further: FurtherName | undefined;
  readonly traits: readonly Trait[];
}

/** The second name of a card, and the parts that a card has which is called so. */
interface FurtherName {
  readonly name: Text;
  readonly mark: string;
  readonly parts: readonly [CardPart, CardPart];
}

export function cardHead(source: Source, node: cst.CardHeadCstNode): CardHead {
  const { Name: names, furtherName: further, traits: lists } = node.children;
  const [list] = intact(lists);
  const [second] = intact(further);
  return {
    name: quotedName(source, names),
    further: second && furtherName(source, second),
    traits: list ? traits(source, list) : [],
  };
}

export const furtherName = (source: Source, node: cst.FurtherNameCstNode): FurtherName => ({
  name: quotedName(source, node.children.Name),
  ...(node.children.DoubleBar
    ? { mark: '||', parts: ['left', 'right'] }
    : { mark: '//', parts: ['front', 'back'] }),
});

const joinedName = (name: Text, { mark, name: further }: FurtherName): Text => ({
  text: `${name.text} ${mark} ${further.text}`,
  at: join(name.at, further.at),
});

/** A card with two names has two halves or two sides, and each is described once. */
function facesOf(
  source: Source,
  further: FurtherName | undefined,
  nodes: readonly cst.FaceCstNode[],
  abilities: readonly AbilityNode[],
): readonly CardFace[] {
  if (further === undefined) {
    const [first] = nodes;
    if (first)
      complain(
        source,
        spanOf(source, first.children.faceHead[0] ?? first),
        'the card has one name, and so no halves and no sides',
        'say: card "…" || "…" for two halves, card "…" // "…" for two sides',
      );
    return [];
  }
  const { parts } = further;
  const wanted = `say for each what it is: ${parts[0]}: …, ${parts[1]}: …`;
  const [stray] = abilities;
  if (stray)
    complain(source, stray.at, `whether this stands on ${parts.join(' or ')} is not said`, wanted);
  const faces = nodes.flatMap((one): readonly CardFace[] => {
    const made = face(source, one, further);
    return made ? [made] : [];
  });
  const said = faces.map(({ part }) => part);
  for (const { at } of faces.filter(({ part }, index) => said.indexOf(part) < index))
    complain(source, at, 'this part of the card is described already');
  const missing = parts.filter((part) => !said.includes(part));
  if (missing.length > 0 && nodes.length === faces.length)
    complain(source, further.name.at, `nothing is said of ${missing.join(' and ')}`, wanted);
  return parts.flatMap((part) => faces.find((one) => one.part === part) ?? []);
}

/** One half or side; nothing where its line cannot be read. */
export function face(
  source: Source,
  node: cst.FaceCstNode,
  { parts }: FurtherName,
): CardFace | undefined {
  const [head] = intact(node.children.faceHead);
  if (head === undefined) return undefined;
  const { part, traits: said, at } = faceHead(source, head);
  const abilities = intact(node.children.abilityLine).flatMap((one) => abilityLine(source, one));
  if (!parts.includes(part)) {
    complain(source, at, `the card has no ${part}`, `its parts are: ${parts.join(', ')}`);
    return undefined;
  }
  return { part, traits: said, abilities, at: extent(source, node) };
}

export function faceHead(
  source: Source,
  node: cst.FaceHeadCstNode,
): { readonly part: CardPart; readonly traits: readonly Trait[]; readonly at: Span } {
  const { Left, Right, Front, traits: lists } = node.children;
  const [list] = intact(lists);
  return {
    part: Left ? 'left' : Right ? 'right' : Front ? 'front' : 'back',
    traits: list ? traits(source, list) : [],
    at: spanOf(source, node),
  };
}

export const traitsLine = (source: Source, node: cst.TraitsLineCstNode): readonly Trait[] =>
  gathered(node.children.traits, (one) => traits(source, one));

export const abilityLine = (source: Source, node: cst.AbilityLineCstNode): readonly AbilityNode[] =>
  node.children.ability.map((one) => ability(source, one));

export function board(source: Source, node: cst.BoardCstNode): Board {
  const head = (node.children.boardHead as readonly cst.BoardHeadCstNode[] | undefined)?.[0];
  return {
    name: head ? boardHead(source, head) : quotedName(source, undefined),
    lines: intact(node.children.given).map((one) => given(source, one)),
    at: extent(source, node),
  };
}

export const boardHead = (source: Source, node: cst.BoardHeadCstNode): Text =>
  quotedName(source, node.children.Name);

/** Up to the end of the last line, without the line break. */
function extent(
  source: Source,
  node: cst.CardCstNode | cst.FaceCstNode | cst.BoardCstNode | cst.RulingCstNode | cst.BlockCstNode,
): Span {
  const { start, end } = offsetsOf(node);
  let last = end;
  while (last > start && isBlank(source.text.charCodeAt(last - 1))) last--;
  return source.positions(start, last);
}

/** A blank, or the end of a line: what `trimEnd` would take away. */
const isBlank = (code: number): boolean =>
  code === 0x20 ||
  (code >= 0x09 && code <= 0x0d) ||
  (code > 0x7f && String.fromCharCode(code).trim() === '');

// ---------------------------------------------------------------- rulings

export function ruling(source: Source, node: cst.RulingCstNode): Ruling {
  const head = (node.children.rulingHead as readonly cst.RulingHeadCstNode[] | undefined)?.[0];
  const { header: headers = [], block: blocks = [] } = node.children;
  const about: Header = {
    rulebooks: [],
    board: undefined,
    provenance: { tags: [], replaces: [], because: [], stamps: [] },
    stamped: new Set(),
  };
  for (const one of intact(headers)) header(source, one, about);
  const name = head ? rulingHead(source, head) : quotedName(source, undefined);
  for (const replaced of about.provenance.replaces)
    if (replaced.text === name.text)
      complain(
        source,
        replaced.at,
        'this is the ruling itself',
        'say which it takes the place of',
        'nonsense',
      );
  refuseLate(source, blocks);
  return {
    name,
    rulebooks: about.rulebooks,
    board: about.board,
    provenance: about.provenance,
    blocks: blocks.map((one) => block(source, one)),
    at: extent(source, node),
  };
}

/** `given` behind what has been done already: the board is what the ruling begins from. */
function refuseLate(source: Source, blocks: readonly cst.BlockCstNode[]): void {
  const begun = blocks.findIndex(({ children }) => !children.givenHead);
  for (const one of begun < 0 ? [] : blocks.slice(begun))
    if (one.children.givenHead)
      complain(
        source,
        spanOf(source, one.children.givenHead[0]!),
        "'given' stands in front of everything else: it says how the board is when the ruling begins",
        'what comes later is done: under do',
        'nonsense',
      );
}

export const rulingHead = (source: Source, node: cst.RulingHeadCstNode): Text =>
  quotedName(source, node.children.Name);

// ---------------------------------------------------------------- parts of a ruling

export function block(source: Source, node: cst.BlockCstNode): Block {
  const { children } = node;
  const at = extent(source, node);
  if (children.givenHead)
    return { kind: 'given', lines: intact(children.given).map((one) => given(source, one)), at };
  if (children.doHead) {
    const lines = gathered(intact(children.actions), (one) => actions(source, one));
    return { kind: 'do', lines, at };
  }
  const head = children.claimsHead?.[0];
  const { kind, under } = head ? claimsHead(source, head) : noHead;
  const lines = intact(children.expectation).map((one) => expectation(source, one));
  return { kind, under, lines, at };
}

const noHead: ReturnType<typeof claimsHead> = { kind: 'expect', under: [] };

export function claimsHead(
  source: Source,
  node: cst.ClaimsHeadCstNode,
): { readonly kind: 'check' | 'expect'; readonly under: readonly Text[] } {
  const { Check, rulebooks: lists } = node.children;
  const [ids] = intact(lists);
  return { kind: Check ? 'check' : 'expect', under: ids ? rulebooks(source, ids) : [] };
}
