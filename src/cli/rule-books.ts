/** The rulebooks, as far as reports and options need them. Loading them takes longer than telling what is kept. */
import type { GameEntry } from '../harness/suite.js';
import type { FindRule } from '../report/report.js';
import type { Engines } from './engine.js';
import { Failure } from './io.js';
import { isRulebook } from './select.js';
import { suggestionLine } from './suggest.js';

export interface RuleBooks {
  /** Finds nothing before they are loaded. */
  readonly findRule: FindRule;
  readonly load: () => Promise<void>;
}

export const ruleBooks = (engines: Engines): RuleBooks => {
  let find: FindRule | undefined;
  return {
    findRule: (rulebook, rule) => find?.(rulebook, rule),
    load: async () => {
      find ??= ruleFinder(await engines.games());
    },
  };
};

export const ruleFinder = (games: readonly GameEntry[]): FindRule => {
  const byRulebook = new Map(games.map((game) => [game.rulebook, game]));
  return (rulebook, rule) => {
    const book = byRulebook.get(rulebook)?.rules.book;
    return book?.entries.get(rule) ?? book?.beside.get(rule);
  };
};

/** @throws Failure where no rulebook is called that */
export const demandRulebook = (games: readonly GameEntry[], asked: string): void => {
  const ids = games.map(({ rulebook }) => rulebook);
  if (ids.some((id) => isRulebook(id, asked))) return;
  throw new Failure(
    `no rulebook '${asked}'; there are:\n${ids.join('\n')}${suggestionLine(asked, ids)}`,
  );
};
