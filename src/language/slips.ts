/** What was probably meant where the grammar wants something else: by the kind of the line and the word that is wrong. */
import { EOF, type IToken, type TokenType } from 'chevrotain';
import { keywordTokens as k } from '../../grammar/keywords.js';
import type { LineKind } from '../../grammar/line-kinds.js';
import { Colon, Equals, Newline, RuleNumber, Word } from '../../grammar/tokens.js';

/** Words of which each claim has one. */
const ofClaims: ReadonlySet<TokenType> = new Set([
  ...[Equals, k.Is, k.In, k.Have, k.Was, k.Can, k.Cannot, k.May, k.Did],
]);

const oneEach =
  'each claim stands on a line of its own; where the same is so of several, commas join them: x, y are tapped';

/** @param rule in which rule of the grammar it is wrong */
export const slipIn = (
  kind: LineKind | undefined,
  { tokenType, image }: IToken,
  before: IToken | undefined,
  rule: string | undefined,
): string | undefined => {
  switch (kind) {
    case 'claim':
      if (rule === 'citations' && tokenType === RuleNumber)
        return `the numbers of rules have commas between: […, ${image}]`;
      if (rule !== 'expectation') return undefined;
      if (tokenType === RuleNumber) return `the numbers of rules stand in brackets: [${image}]`;
      return ofClaims.has(tokenType) ? oneEach : undefined;
    case 'ability':
      return slipOfAbility(tokenType, before?.tokenType, rule);
    case 'given':
      return rule === 'given' && tokenType === Word
        ? `a state stands behind a comma: "…", ${image}`
        : undefined;
    case 'do':
      return rule === 'command' &&
        before?.tokenType !== Colon &&
        (tokenType === Newline || tokenType === EOF)
        ? "who does it stands in front, with a ':' behind: A: attack player with mine"
        : undefined;
    case 'file':
      return rule === 'cardHead' && tokenType === Word
        ? 'characteristics have commas between: creature, fire, cost 3'
        : undefined;
    default:
      return undefined;
  }
};

const modals: ReadonlySet<TokenType> = new Set([k.Can, k.Cannot, k.Must]);

const slipOfAbility = (
  wrong: TokenType,
  before: TokenType | undefined,
  rule: string | undefined,
): string | undefined => {
  if (wrong === k.Not && before === k.Can) return "write 'cannot', as one word";
  if (wrong === k.If) return 'a condition stands in front: if …, draw 1 card';
  if (wrong === k.When) return 'what happens stands in front: when this attacks: draw 1 card';
  if (rule === 'ability' && modals.has(wrong)) return 'say who or what: this cannot attack';
  if (rule === 'ability' && wrong === k.At) return happening;
  const isDone = rule === 'triggered' && (wrong === Newline || wrong === EOF);
  return isDone || (wrong === Colon && rule !== 'ability') ? happening : undefined;
};

const happening =
  "what happens stands behind 'when', in lower case, and what is done behind a ':': when this attacks: draw 1 card";
