/** What is told of texts, as a user reads it: each message with its help. */
import { games } from '../../src/harness/games.js';
import { isWarning, load, problemsOf, type Loaded } from '../../src/harness/suite.js';

/** A file by itself: there is nothing that it could import. */
export const loadAlone = (text: string): Loaded =>
  load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);

/** What is wrong with a file, and what is only remarked. */
export const toldOfFile = (text: string): readonly string[] => told(text, () => true);

/** What is wrong with a file. */
export const faultsOfFile = (text: string): readonly string[] =>
  told(text, (one) => !isWarning(one));

type Told = ReturnType<typeof problemsOf>[number];

const told = (text: string, isWanted: (one: Told) => boolean): readonly string[] =>
  problemsOf(loadAlone(text))
    .filter(isWanted)
    .map(({ message, help = '' }) => `${message}; ${help}`);

/** A card with one line of text, in a ruling in which nothing happens. */
export const cardFile = (rulebook: string, traits: string, text: string): string => `card "C"
  ${traits}
  ${text}
ruling "R"
  rulebook ${rulebook}
  given
    A hand "C" as c
  expect
    c in A hand
`;
