/** Decks made of the corpus's cards, and the ruling that lays them out: what a game that goes wrong is cut down from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../src/harness/games.js';
import { load, type Scenario } from '../../../src/harness/suite.js';
import type { CardDeclaration } from '../../../src/language/document.js';
import { parse } from '../../../src/language/parse.js';
import type { Random } from '../random/which.js';

/** A card as a file declares it, by its name: of several of one name the first; with what its text makes. */
interface Pooled extends Declared {
  readonly makes: readonly Declared[];
}

interface Declared {
  readonly name: string;
  readonly text: string;
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

/** The cards of the corpus that an edition plays with, each tried alone. */
export const poolOf = (root: string, rulebook: string): Pool => {
  const [game = ''] = rulebook.split('/');
  const folder = join(root, 'rulings', game);
  const [found, made] = [new Map<string, string>(), new Map<string, string>()];
  const named = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ruling|cards)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const { cards, rulings } = parse(text).value;
    for (const { rulebooks, at } of rulings)
      if (rulebooks.some((one) => one.text === rulebook))
        for (const [name] of text.slice(at.start, at.end).matchAll(/"[^"\n]*"/g)) named.add(name);
    for (const card of cards) {
      const { name, names, at } = card;
      // A text that makes it may call it by the name of either face.
      const [kind, called] = isToken(card) ? [made, [name, ...names]] : [found, [name]];
      for (const { text: own } of called)
        if (!kind.has(own)) kind.set(own, text.slice(at.start, at.end));
    }
  }
  return (
    [...found]
      // A card of rulings for other editions may do what this one says nothing of.
      .filter(([name]) => named.has(JSON.stringify(name)))
      .map(([name, text]) => ({ name, text, makes: madeBy(text, made) }))
      .filter((one) => scenarioIn(rulingOf(rulebook, [one], [one.name], [one.name])) !== undefined)
  );
};

/** What a text makes by name. */
const madeBy = (text: string, made: ReadonlyMap<string, string>): readonly Declared[] => {
  const named = [...made].filter(([name]) => text.includes(JSON.stringify(name)));
  return [...new Map(named.map(([name, own]) => [own, { name, text: own }])).values()];
};

/** What effects make out of nothing is in no deck. */
const isToken = ({ traits, faces }: CardDeclaration): boolean =>
  [...traits, ...faces.flatMap((face) => face.traits)].some(({ words }) => words.text === 'token');

/** Two decks of cards of the pool, chosen by chance. */
export const deal = (rulebook: string, pool: Pool, random: Random): Dealt => {
  const kinds = (): Pool => Array.from({ length: kindsInDeck }, () => random.pick(pool));
  const [one, other] = withoutNamesakes(kinds(), kinds());
  const deck = (from: Pool): readonly string[] =>
    Array.from({ length: deckSize }, () => random.pick(from).name);
  const text = rulingOf(rulebook, [...new Set([...one, ...other])], deck(one), deck(other));
  const scenario = scenarioIn(text);
  if (scenario === undefined) throw new Error(`cards that go alone do not go together:\n${text}`);
  return { text, scenario };
};

/** Files give one name to a card and to what another makes: of these only the latter is played with. */
const withoutNamesakes = (one: Pool, other: Pool): [Pool, Pool] => {
  const made = new Set([...one, ...other].flatMap(({ makes }) => makes.map(({ name }) => name)));
  const others = (kinds: Pool): Pool => kinds.filter(({ name }) => !made.has(name));
  return [others(one), others(other)];
};

const rulingOf = (
  rulebook: string,
  cards: Pool,
  one: readonly string[],
  other: readonly string[],
): string => `${[
  ...new Set(cards.flatMap(({ text, makes }) => [text, ...makes.map((one) => one.text)])),
]
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
