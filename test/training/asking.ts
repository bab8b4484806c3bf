/** Rulings written down in a test, asked about. */
import { games } from '../../src/harness/games.js';
import { load, loadUnder, type Case } from '../../src/harness/suite.js';
import { type LeftOut, type QuizQuestion, questioner } from '../../src/training/question.js';

export const nowhere = () => ({ problem: 'missing' }) as const;

/** What comes of each case of a text. */
export const ask = (text: string, seed = 'seed'): readonly (QuizQuestion | LeftOut)[] => {
  const file = { path: 'r.ruling', text };
  const loaded = load(file, nowhere, games);
  const asking = questioner(loaded, text, nowhere);
  const editions = ({ ruling, rulebook }: Case): readonly Case[] =>
    games
      .filter(
        (game) => game.rulebook !== rulebook && rulebook.startsWith(`${game.vocabulary.game}/`),
      )
      .flatMap((game) => loadUnder(file, nowhere, game).map(({ one }) => one))
      .filter((one) => one.ruling.at.line === ruling.at.line);
  return loaded.cases.map((one) => asking(one, { seed, editions }));
};

export const questionOf = (text: string, seed = 'seed'): QuizQuestion => {
  const [one] = ask(text, seed);
  if (one === undefined || typeof one === 'string') throw new Error(`no question: ${one ?? ''}`);
  return one;
};

/** Two fighters; attackers of equal power. */
export const duel = `card "Brawler"
  creature, fire, cost 3, power 3000

ruling "Equal power: both lose"
  rulebook duel-masters/1.13
  question "Which one survives?"
  answer   "Neither."
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Brawler" as theirs, tapped
    turn of A, attack step
  do
    A: attack theirs with mine
  expect
    mine in graveyard    [115.3b, 703.4d]
    theirs in graveyard  [115.3b, 703.4d]
`;

export const fresh = `card "Recruit"  unit, cost 1, power 3

ruling "A unit that came this turn does not attack"
  rulebook fire-force/1.0.0
  given
    A field  "Recruit" as fresh, deployed this turn
    B field  "Recruit" as theirs, spent
  expect
    A cannot attack theirs with fresh  [702.1a-2]
`;
