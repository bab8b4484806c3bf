/**
 * Lines of one shape have one tree.
 *
 * What the parser makes of a line depends on nothing but the types of its tokens: rules and their gates see no words.
 * And a language of short lines says nearly everything in few shapes. So what was found out about one line serves
 * every later line of its shape: only the words are put in anew.
 */
import type { CstElement, CstNode, CstNodeLocation, IToken } from 'chevrotain';
import { Token } from './token.js';
import { Newline } from './tokens.js';

/** More are not kept, nor longer ones: nobody writes them, and a text may consist of nothing else. */
const maximalShapes = 4000;
const maximalLength = 100;

/** The shapes known so far, by rule, then by the types of one token after another. */
export class Shapes {
  private readonly roots = new Map<string, Branch>();
  private readonly filled: Shape[] = [];
  private count = 0;

  /** The shape of the line whose tokens begin at `first`, where such a line was met before. */
  find(rule: string, tokens: readonly IToken[], first: number): Shape | undefined {
    let branch = this.roots.get(rule);
    for (let index = first; branch; index++) {
      const token = tokens[index];
      if (!token || token.tokenType === Newline) return branch.shape;
      branch = branch.next(token.tokenTypeIdx);
    }
    return undefined;
  }

  /** Takes a tree as the one of its shape. `tokens`: all of the line. */
  learn(tree: CstNode, tokens: readonly IToken[]): Shape | undefined {
    if (tokens.length > maximalLength) return undefined;
    if (++this.count > maximalShapes) this.forget();
    let branch = this.roots.get(tree.name);
    if (!branch) this.roots.set(tree.name, (branch = new Branch()));
    for (const { tokenTypeIdx } of tokens) branch = branch.below(tokenTypeIdx);
    return (branch.shape = new Shape(tree, tokens, this.filled));
  }

  /** Lets go of the words of the last text: they would keep all of it in memory. */
  release(): void {
    for (const shape of this.filled) shape.empty();
    this.filled.length = 0;
  }

  private forget(): void {
    this.roots.clear();
    this.count = 0;
  }
}

/** Where a sequence of types may go on. Nearly always there is one way, which needs no table. */
class Branch {
  shape: Shape | undefined = undefined;
  private type = -1;
  private only: Branch | undefined = undefined;
  private others: Map<number, Branch> | undefined = undefined;

  next(type: number): Branch | undefined {
    return type === this.type ? this.only : this.others?.get(type);
  }

  /** As `next`, but made where there is none. */
  below(type: number): Branch {
    const known = this.next(type);
    if (known) return known;
    const made = new Branch();
    if (this.only) (this.others ??= new Map<number, Branch>()).set(type, made);
    else {
      this.type = type;
      this.only = made;
    }
    return made;
  }
}

/** A tree for all lines of a shape, which holds the words of the line looked at last. */
export class Shape {
  readonly name: string;
  readonly size: number;
  private readonly leaves: readonly IToken[];
  private readonly children: CstNode['children'];
  private isEmpty = true;

  constructor(
    tree: CstNode,
    tokens: readonly IToken[],
    private readonly filled: Shape[],
  ) {
    this.name = tree.name;
    this.size = tokens.length;
    this.leaves = tokens.map(({ tokenType, startOffset }) => new Token(tokenType, '', startOffset));
    const leaf = new Map(tokens.map((token, index) => [token, this.leaves[index] ?? token]));
    this.children = childrenOf(tree, leaf);
  }

  /** The tree below the line, with these words: until another line of the shape is looked at. */
  fill(tokens: readonly IToken[], first: number): CstNode['children'] {
    const { leaves } = this;
    for (let index = 0; index < leaves.length; index++) {
      const leaf = leaves[index];
      const token = tokens[first + index];
      if (!leaf || !token) break;
      leaf.image = token.image;
      leaf.startOffset = token.startOffset;
    }
    if (this.isEmpty) this.filled.push(this);
    this.isEmpty = false;
    return this.children;
  }

  empty(): void {
    for (const leaf of this.leaves) leaf.image = '';
    this.isEmpty = true;
  }
}

/** A line of the text as a node: its children are those of its shape, with the words of the line. */
export class LineNode implements CstNode, CstNodeLocation {
  readonly name: string;

  constructor(
    private readonly shape: Shape,
    private readonly tokens: readonly IToken[],
    private readonly first: number,
  ) {
    this.name = shape.name;
  }

  get children(): CstNode['children'] {
    return this.shape.fill(this.tokens, this.first);
  }

  // The line is where it stands: nobody makes another object for that.
  get location(): CstNodeLocation {
    return this;
  }

  get startOffset(): number {
    return this.tokens[this.first]?.startOffset ?? NaN;
  }

  get endOffset(): number {
    return this.tokens[this.first + this.shape.size - 1]?.endOffset ?? NaN;
  }
}

/** From one token to another, wherever they stand by now. */
class Stretch implements CstNodeLocation {
  constructor(
    private readonly first: IToken | undefined,
    private readonly last: IToken | undefined,
  ) {}

  get startOffset(): number {
    return this.first?.startOffset ?? NaN;
  }

  get endOffset(): number {
    return this.last ? this.last.startOffset + this.last.image.length - 1 : NaN;
  }
}

type Leaves = ReadonlyMap<IToken, IToken>;

const childrenOf = ({ children }: CstNode, leaf: Leaves): CstNode['children'] =>
  Object.fromEntries(
    Object.entries(children).map(([name, list]) => [name, list.map((one) => copy(one, leaf))]),
  );

function copy(one: CstElement, leaf: Leaves): CstElement {
  if (!('children' in one)) return leaf.get(one) ?? one;
  const { name, location: { startOffset = NaN, endOffset = NaN } = {} } = one;
  const inside = [...leaf].filter(
    ([token]) => token.startOffset >= startOffset && token.startOffset <= endOffset,
  );
  const location = new Stretch(inside[0]?.[1], inside.at(-1)?.[1]);
  return { name, children: childrenOf(one, leaf), location };
}
