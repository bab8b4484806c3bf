/** What stands on an empty desk. */
import { addText, paths, refreshPaths, store } from '../texts.js';
import { openText } from './state.js';

/** The text that is open, or the first there is; on an empty desk of the browser an example is put. */
export const someText = async (): Promise<string | undefined> => {
  if (openText.value !== undefined) return openText.value.path;
  await refreshPaths();
  const [first] = paths.value;
  return first ?? (store.keeps === 'browser' ? addText(exampleName, exampleText) : undefined);
};

export const exampleName = 'example.ruling';

export const exampleText = `card "Brawler"
  creature, fire, cost 3, power 3000, race "Human"

ruling "Equal power: both creatures lose"
  rulebook duel-masters/1.13
  source   "Duel Masters General Game Rules 1.13" 115.3b
  question "Both creatures have 3000 power. Which one survives?"
  answer   "Neither. Equal power makes both lose, and a creature that lost is destroyed."
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Brawler" as theirs, tapped
    turn of A, attack step
  do
    A: attack theirs with mine
  expect
    mine in graveyard      [115.3b, 703.4d]
    theirs in graveyard    [115.3b, 703.4d]
    nobody has won
`;
