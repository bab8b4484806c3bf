/** Decks made of the corpus's cards, and the ruling that lays them out: what a game that goes wrong is cut down from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../src/harness/games.js';
import { load, type Scenario } from '../../../src/harness/suite.js';
import type { Trait } from '../../../src/language/document.js';
import { parse } from '../../../src/language/parse.js';
import type { Random } from '../random/which.js';

/** A card as a file declares it, by its name: of several of one name the first; with the texts of what it makes. */
interface Pooled {
  readonly name: string;
  readonly text: string;
  readonly makes: readonly string[];
}

type Pool = readonly Pooled[];

/** Two decks, and the game that begins with them. */
export interface Dealt {
  readonly text: string;
  readonly scenario: Scenario;
}

const deckSize = 40;

/** Names of a few kinds of cards for each deck, so that a game is about something. */
const kindsInDeck = 14;

/** The cards of the corpus that an edition can play with, each tried alone. */
export const poolOf = (root: string, rulebook: string): Pool => {
  const [game = ''] = rulebook.split('/');
  const [found, made] = [new Map<string, string>(), new Map<string, string>()];
  for (const file of readdirSync(join(root, 'rulings', game), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!/\.(ruling|cards)$/.test(file)) continue;
    const text = readFileSync(join(root, 'rulings', game, file), 'utf8');
    for (const { name, at, traits } of parse(text).value.cards) {
      const kind = traits.some(isToken) ? made : found;
      if (!kind.has(name.text)) kind.set(name.text, text.slice(at.start, at.end));
    }
  }
  return [...found]
    .map(([name, text]) => ({ name, text, makes: madeBy(text, made) }))
    .filter((one) => scenarioIn(rulingOf(rulebook, [one], [one.name], [one.name])) !== undefined);
};

/** What a text makes by name. */
const madeBy = (text: string, made: ReadonlyMap<string, string>): readonly string[] =>
  [...made].flatMap(([name, own]) => (text.includes(JSON.stringify(name)) ? [own] : []));

/** What effects make out of nothing is in no deck. */
const isToken = ({ words }: Trait): boolean => words.text === 'token';

/** Two decks of cards of the pool, chosen by chance. */
export const deal = (rulebook: string, pool: Pool, random: Random): Dealt => {
  const kinds = (): Pool => Array.from({ length: kindsInDeck }, () => random.pick(pool));
  const [one, other] = [kinds(), kinds()];
  const deck = (from: Pool): readonly string[] =>
    Array.from({ length: deckSize }, () => random.pick(from).name);
  const text = rulingOf(rulebook, [...new Set([...one, ...other])], deck(one), deck(other));
  const scenario = scenarioIn(text);
  if (scenario === undefined) throw new Error(`cards that go alone do not go together:\n${text}`);
  return { text, scenario };
};

const rulingOf = (
  rulebook: string,
  cards: Pool,
  one: readonly string[],
  other: readonly string[],
): string => `${[...new Set(cards.flatMap(({ text, makes }) => [text, ...makes]))]
  .map((text) => text.trimEnd())
  .join('\n\n')}

ruling "A game of chance"
  rulebook ${rulebook}
  given
    A deck  ${one.map((name) => JSON.stringify(name)).join(', ')}
    B deck  ${other.map((name) => JSON.stringify(name)).join(', ')}
    start of game
  expect
    game goes on
`;

const scenarioIn = (text: string): Scenario | undefined =>
  load({ path: 'soak.ruling', text }, () => ({ problem: 'missing' }), games).cases[0]?.scenario;
