/** What players do and what is expected, compiled: every line of a ruling's script under one rulebook. */
import type { Block, Expectation, Ruling, Span } from '../../language/document.js';
import type { Assertion, Order } from '../assertion.js';
import { isFor } from '../expected.js';
import type { Sense } from '../senses.js';
import { assertionOf } from './claims/index.js';
import { readCommand } from './commands.js';
import type { Cards } from './entries.js';
import type { Names } from './refs.js';
import type { Scope } from './scope.js';

/** A command of a script, and where it stands. */
export interface Command {
  readonly at: Span;
  readonly order: Order;
}

/** An expectation, and what it says. */
export interface Claimed {
  readonly expectation: Expectation;
  readonly assertion: Assertion;
}

export type ScriptPart =
  | { readonly is: 'do'; readonly lines: readonly Command[] }
  | { readonly is: 'check' | 'expect'; readonly lines: readonly Claimed[] };

/** A ruling's script, without the lines that make no sense. */
export interface Script {
  readonly parts: readonly ScriptPart[];
  readonly senses: readonly Sense[];
}

/** @param about the game, the cards there are, and the labels of the board */
export const compileScript = (
  scope: Scope,
  ruling: Ruling,
  rulebook: string,
  about: {
    readonly rules: Names['rules'];
    readonly cards: Cards;
    readonly labels: Iterable<string>;
  },
): Script => {
  const { rules, cards } = about;
  const names = { ...scope, rules, cards, labels: new Set(about.labels) };
  const parts = ruling.blocks
    .filter((block) => isFor(block, rulebook))
    .flatMap((block) => partOf(names, block) ?? []);
  return { parts, senses: scope.senses };
};

type Open = Names & { readonly labels: Set<string> };

const partOf = (names: Open, block: Block): ScriptPart | undefined => {
  switch (block.kind) {
    case 'given':
      return undefined;
    case 'do':
      return {
        is: 'do',
        lines: block.lines.flatMap(({ actor, parts, at }) => {
          const order = readCommand(names, actor, parts, at);
          return order === undefined ? [] : [{ at, order }];
        }),
      };
    case 'check':
    case 'expect':
      return {
        is: block.kind,
        lines: block.lines.flatMap((expectation) => {
          const assertion = assertionOf(names, expectation.claim);
          return assertion === undefined ? [] : [{ expectation, assertion }];
        }),
      };
  }
};
