/** What leads where, against Chevrotain's own strategy, which takes longer to find it out. */
import {
  Alternation,
  type Alternative,
  type IProduction,
  LLkLookaheadStrategy,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
  type Rule,
} from 'chevrotain';
import { expect, test } from 'vitest';
import { keywordTokens } from '../../grammar/keywords.js';
import { NextToken } from '../../grammar/lookahead.js';
import { RulingParser } from '../../grammar/parser.js';
import { patternsInOrder, openings } from '../../grammar/tokens.js';

const words = [...patternsInOrder, ...openings, ...Object.values(keywordTokens)];
const rules = Object.values(new RulingParser().getGAstProductions());
const [ours, theirs] = [new NextToken(), new LLkLookaheadStrategy()];

const optional = {
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
} as const;
type Kind = keyof typeof optional;

const partsOf = (within: IProduction | Rule): readonly IProduction[] =>
  within instanceof NonTerminal ? [] : ((within as Alternative).definition ?? []);
const allIn = (within: IProduction | Rule): readonly IProduction[] =>
  partsOf(within).flatMap((part) => [part, ...allIn(part)]);

type Decide = (this: unknown, alternatives?: readonly object[]) => number | boolean | undefined;

/** For each token what is decided where it comes next. */
const decides = (decide: Decide): readonly unknown[] =>
  words.map(({ name, tokenTypeIdx }) => {
    const next = { tokenTypeIdx };
    // No choice has as many alternatives.
    const ungated = Array.from({ length: 20 }, () => ({}));
    return [name, decide.call({ LA: () => next, LA_FAST: () => next }, ungated)];
  });

const asked = { maxLookahead: 1, dynamicTokensEnabled: false } as const;

test.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
  for (const part of allIn(rule)) {
    if (part instanceof Alternation) {
      const options = { ...asked, rule, prodOccurrence: part.idx, hasPredicates: false };
      expect(decides(ours.buildLookaheadForAlternation(options) as Decide)).toEqual(
        decides(theirs.buildLookaheadForAlternation(options) as Decide),
      );
      continue;
    }
    const prodType = (Object.keys(optional) as Kind[]).find(
      (kind) => part instanceof optional[kind],
    );
    if (!prodType) continue;
    const options = { ...asked, rule, prodOccurrence: (part as Option).idx, prodType };
    expect(decides(ours.buildLookaheadForOptional(options) as Decide)).toEqual(
      decides(theirs.buildLookaheadForOptional(options) as Decide),
    );
  }
});
