/**
 * The tree above the lines, without Chevrotain.
 *
 * What kind a line is of, which layout.ts tells, says to which rule it belongs and below which other it stands; and of a
 * line that has a known shape nothing else is left to find out. The rules of parser.ts say the same, and a test holds
 * the two together: they are asked wherever a shape is new, or a line stands where they have none.
 */
import type { CstElement, CstNode, IToken, TokenType } from 'chevrotain';
import type { DocumentCstNode } from './generated/cst.js';
import { keyword as k } from './keywords.js';
import type { Line } from './line-kinds.js';
import { LineNode, type Shapes } from './shapes.js';

/** The tree of a text without mistakes whose lines are all of known shapes; else nothing. */
export function outline(
  shapes: Shapes,
  tokens: readonly IToken[],
  lines: readonly Line[],
): DocumentCstNode | undefined {
  const file = new Part('document', tokens[0]?.startOffset ?? NaN);
  file.location.endOffset = tokens.at(-1)?.endOffset ?? NaN;
  let declared = file;
  let block: Part | undefined;
  for (const { kind, first, last } of lines) {
    const token = tokens[first];
    const newline = tokens[last];
    if (!token || !newline) return undefined;
    let rule = rules[kind];
    if (kind === 'file') {
      const declaration = declarations.get(token.tokenType);
      if (!declaration) return undefined;
      declared = file.part(declaration.rule, token.startOffset);
      block = undefined;
      rule = declaration.head;
    }
    if (kind === 'block') block = declared.part('block', token.startOffset);
    declared.location.endOffset = newline.endOffset ?? NaN;
    if (block) block.location.endOffset = declared.location.endOffset;
    const heading = kind === 'block' ? headings.get(token.tokenType) : undefined;
    if (block && heading !== undefined) {
      if (last !== first + 1) return undefined;
      block.add(heading, token);
      continue;
    }
    const shape = shapes.find(rule, tokens, first);
    if (!shape || first + shape.size !== last) return undefined;
    (block ?? declared).add(rule, new LineNode(shape, tokens, first));
  }
  return file as CstNode as DocumentCstNode;
}

/** The rule of each kind of line; the first lines of declarations, and some of blocks, have their own. */
const rules: Readonly<Record<Line['kind'], string>> = {
  file: 'document',
  traits: 'traits',
  ability: 'ability',
  header: 'header',
  block: 'claimsHead',
  given: 'given',
  do: 'actions',
  claim: 'expectation',
};

/** By its heading: the rule of a declaration, and that of its first line. */
const declarations: ReadonlyMap<TokenType, { readonly rule: string; readonly head: string }> =
  new Map([
    [k.Import, { rule: 'importLine', head: 'importHead' }],
    [k.Card, { rule: 'card', head: 'cardHead' }],
    [k.Board, { rule: 'board', head: 'boardHead' }],
    [k.Ruling, { rule: 'ruling', head: 'rulingHead' }],
  ]);

/** Blocks whose heading is a word alone. */
const headings: ReadonlyMap<TokenType, string> = new Map([
  [k.Given, 'Given'],
  [k.Do, 'Do'],
]);

/** A node above the lines, while it is put together. */
class Part implements CstNode {
  readonly children: CstNode['children'] = {};
  readonly location: { readonly startOffset: number; endOffset: number };

  constructor(
    readonly name: string,
    startOffset: number,
  ) {
    this.location = { startOffset, endOffset: NaN };
  }

  add(name: string, child: CstElement): void {
    const siblings = this.children[name];
    if (siblings) siblings.push(child);
    else this.children[name] = [child];
  }

  /** Begins a part of this one. */
  part(name: string, startOffset: number): Part {
    const part = new Part(name, startOffset);
    this.add(name, part);
    return part;
  }
}
