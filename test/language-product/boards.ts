/** The boards on which texts are tried, and the card that they are put on. */
import { readFileSync } from 'node:fs';
import type { CardDefinition } from '../../src/kernel/ability.js';
import { cardProblems, compiledCard } from '../../src/harness/compile/edition.js';
import { lexiconOf } from '../../src/harness/compile/lexicon.js';
import { games } from '../../src/harness/games.js';
import { load, problemsOf, type Scenario } from '../../src/harness/suite.js';
import type { Problem } from '../../src/language/document.js';
import { parse } from '../../src/language/parse.js';
import type { Vocabulary } from '../../src/kernel/vocabulary.js';

/** What the card is that has the text: something that stays, or something that is carried out once. */
export type Bearer = 'stays' | 'once';

export interface Table {
  readonly game: string;
  readonly vocabulary: Vocabulary;
  /** By the name of the ruling that lays it out. */
  readonly situations: ReadonlyMap<string, Scenario>;
  /** The head of the card, up to its text. */
  readonly heads: Readonly<Record<Bearer, string>>;
  /** What the card that stays says besides, so that there is something to speak of. */
  readonly besides: string;
}

const noImports = () => ({ problem: 'missing' }) as const;

export const tableOf = (game: string, heads: Table['heads'], besides: string): Table => {
  const path = new URL(`boards/${game}.ruling`, import.meta.url).pathname;
  const loaded = load({ path, text: readFileSync(path, 'utf8') }, noImports, games);
  const situations = new Map<string, Scenario>();
  for (const { ruling, scenario } of loaded.cases) {
    if (scenario === undefined)
      throw new Error(`${ruling.name.text}: ${problemsOf(loaded)[0]?.message ?? 'no scenario'}`);
    situations.set(ruling.name.text, scenario);
  }
  const [first] = situations.values();
  if (first === undefined) throw new Error(`${game}: no board`);
  return { game, vocabulary: first.vocabulary, situations, heads, besides };
};

export interface Compiled {
  readonly definition: CardDefinition | undefined;
  readonly problems: readonly Problem[];
}

/** The card with this text, as a ruling that uses it has it. */
export const compiled = (table: Table, bearer: Bearer, text: string): Compiled => {
  const besides = bearer === 'stays' ? [table.besides] : [];
  // First, so that its abilities have the same numbers whatever follows.
  const lines = [...besides, text].filter((line) => line !== '');
  const declared = `card "X" ${table.heads[bearer]}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  const { value, problems } = parse(declared);
  const [card] = value.cards;
  if (card === undefined) return { problems, definition: undefined };
  const lexicon = lexiconOf(table.vocabulary);
  const source = { card, path: 'x.ruling', by: undefined, problems, words: value.words };
  return {
    problems: cardProblems(lexicon, source),
    definition: compiledCard(lexicon, card).definition,
  };
};

export const duelMasters = (): Table =>
  tableOf(
    'duel-masters',
    {
      stays: 'creature, fire, cost 2, power 4000, race "Human"',
      once: 'spell, fire, cost 1',
    },
    'when this attacks: draw 1 card',
  );

export const fireForce = (): Table =>
  tableOf(
    'fire-force',
    {
      stays: 'unit, cost 1, power 4, attribute "Company 8", support 1',
      once: 'event, cost 0',
    },
    '[activated] spend this: draw 1 card',
  );

export const fleshAndBlood = (): Table =>
  tableOf(
    'flesh-and-blood',
    {
      stays: 'action, ally, cost 0, pitch 1, life 4, defense 2, power 2, supertype "Warrior"',
      once: 'action, cost 0, pitch 1, defense 2, supertype "Warrior"',
    },
    '[action] once a turn: attack',
  );
