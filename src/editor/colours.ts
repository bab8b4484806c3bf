/** What each word of a page is, for showing it in a colour of its own. */
import type { IToken } from 'chevrotain';
import { keywordTokens } from '../../grammar/keywords.js';
import {
  CitationNumber,
  Day,
  Name,
  Number,
  RulebookId,
  RuleNumber,
  Signed,
  WebAddress,
} from '../../grammar/tokens.js';
import { scan } from '../language/parse.js';
import { type Passage, passagesIn } from './passages.js';
import type { Range } from './page.js';
import { addressIn, type PagePart } from './parts.js';
import { type PageView, pageView } from './view.js';
import type { Workspace } from './workspace.js';

export const colourKinds = [
  ...(['keyword', 'card', 'label', 'player', 'rule', 'rulebook', 'zone', 'state'] as const),
  ...(['verb', 'event', 'trait', 'type', 'ability', 'time', 'name', 'number', 'remark'] as const),
] as const;

export type ColourKind = (typeof colourKinds)[number];

export interface Coloured {
  readonly range: Range;
  readonly kind: ColourKind;
  /** Something is declared here. */
  readonly declares: boolean;
}

/** The words of a page of which there is anything to say, in order and none within another. */
export const coloursIn = (workspace: Workspace, path: string): readonly Coloured[] => {
  const page = workspace.pages.get(path);
  if (page === undefined) return [];
  const view = pageView(workspace, page);
  return page.parts.flatMap((part, at) => {
    const from = page.starts[at] ?? 0;
    return colouredIn(workspace, view, part).map((one) => ({
      ...one,
      range: { start: one.range.start + from, end: one.range.end + from },
    }));
  });
};

const known = new WeakMap<readonly Passage[], readonly Coloured[]>();

/** At offsets within the part. */
const colouredIn = (workspace: Workspace, view: PageView, part: PagePart): readonly Coloured[] => {
  const passages = passagesIn(workspace, view, part);
  const before = known.get(passages);
  if (before !== undefined) return before;
  const { layout, comments } = scan(part.text);
  const over = passagesOver(part, passages);
  const words = layout.tokens.flatMap((token): readonly Coloured[] => {
    if (token.image === '') return [];
    const passage = over(token.startOffset);
    const own = kindOfToken(token);
    const isNumber = own === 'number' && passage?.is === 'word';
    const kind = isNumber ? own : ((passage && kindOfPassage(passage)) ?? own);
    const range = { start: token.startOffset, end: token.startOffset + token.image.length };
    return kind === undefined ? [] : [{ range, kind, declares: passage?.declares ?? false }];
  });
  const remarks = comments.map(({ startOffset: start, image }): Coloured => ({
    range: { start, end: start + image.length },
    kind: 'remark',
    declares: false,
  }));
  const all = [...words, ...remarks].sort((one, other) => one.range.start - other.range.start);
  known.set(passages, all);
  return all;
};

/** The smallest passage that a token of a part belongs to: as these are sorted, the last that begins before it. */
const passagesOver = (
  part: PagePart,
  passages: readonly Passage[],
): ((offset: number) => Passage | undefined) => {
  let next = 0;
  let open: Passage[] = [];
  return (offset) => {
    const address = addressIn(part, offset);
    for (let one = passages[next]; one && one.at.start <= address; one = passages[++next])
      open.push(one);
    open = open.filter(({ at }) => at.end > address);
    return open.at(-1);
  };
};

const kindOfPassage = ({ is, sense }: Passage): ColourKind | undefined => {
  switch (is) {
    case 'card':
    case 'label':
    case 'rule':
    case 'rulebook':
      return is;
    case 'board':
    case 'ruling':
    case 'import':
      return 'name';
    case 'word':
      return sense && kindsOfSenses[sense.is];
  }
};

const kindsOfSenses: Readonly<Partial<Record<NonNullable<Passage['sense']>['is'], ColourKind>>> = {
  player: 'player',
  zone: 'zone',
  position: 'zone',
  state: 'state',
  predicate: 'state',
  fact: 'state',
  verb: 'verb',
  command: 'verb',
  action: 'verb',
  decision: 'verb',
  event: 'event',
  trait: 'trait',
  value: 'type',
  noun: 'type',
  filler: 'type',
  face: 'type',
  keyword: 'ability',
  icon: 'ability',
  step: 'time',
  moment: 'time',
  period: 'time',
  name: 'name',
  number: 'number',
  claim: 'keyword',
  condition: 'keyword',
  joint: 'keyword',
};

const keywords = new Set(Object.values(keywordTokens));
const numbers = new Set([Number, Signed, Day, CitationNumber]);

const kindOfToken = ({ tokenType }: IToken): ColourKind | undefined => {
  if (keywords.has(tokenType)) return 'keyword';
  if (numbers.has(tokenType)) return 'number';
  if (tokenType === RuleNumber) return 'rule';
  if (tokenType === RulebookId) return 'rulebook';
  return tokenType === Name || tokenType === WebAddress ? 'name' : undefined;
};
