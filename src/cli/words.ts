/** `hantei words`: what every word of a game and of the language means. */
import { newestEditions } from '../harness/editions.js';
import type { GameEntry } from '../harness/suite.js';
import { findWords, nearestWord } from '../harness/words/find.js';
import { languageWords, type Listed, ownWords, wordsOf } from '../harness/words/list.js';
import { wordBlocks, wordLists, wordsJson } from '../report/words.js';
import type { Engines } from './engine.js';
import { complainTo, Failure, showLines, type Io } from './io.js';
import { demandRulebook } from './rule-books.js';
import { isRulebook } from './select.js';
import { suggestionLine } from './suggest.js';

export interface WordsOptions {
  readonly rulebook?: string;
  readonly json?: boolean;
}

/** Of so many words at once everything is told that is known of them; of more, only what they mean. */
const mostBlocks = 12;

/** Carries the verb out: exit status 1 where nothing is found. */
export const words = async (
  io: Io,
  engines: Engines,
  asked: readonly string[],
  options: WordsOptions,
): Promise<number> => {
  const games = await engines.games();
  if (options.rulebook !== undefined) demandRulebook(games, options.rulebook);
  const { all, wanted } = chosen(games, asked, options.rulebook);
  const { found, missing } =
    wanted.length === 0 ? { found: all, missing: [] } : findWords(all, wanted);
  if (options.json === true) io.stdout.write(wordsJson(found));
  else if (wanted.length > 0 && found.length <= mostBlocks)
    showLines(io, io.stdout, wordBlocks(found));
  else showLines(io, io.stdout, wordLists(found));
  for (const word of missing) complainTo(io, notFound(all, word));
  return missing.length === 0 ? 0 : 1;
};

interface Chosen {
  readonly all: readonly Listed[];
  readonly wanted: readonly string[];
}

/** The first word may be a game; where it is none, it is looked up like the others, if anything is written so. */
const chosen = (
  games: readonly GameEntry[],
  asked: readonly string[],
  rulebook: string | undefined,
): Chosen => {
  const [first, ...others] = asked;
  const among = games.filter((game) => isRulebook(game.rulebook, rulebook ?? game.rulebook));
  const editions = newestEditions(among);
  if (first === ownWords) return { all: languageWords, wanted: others };
  const named =
    editions.find(({ vocabulary }) => vocabulary.game === first) ??
    among.find((game) => game.rulebook === first);
  if (named !== undefined) return { all: wordsOf(named), wanted: others };
  const own = rulebook === undefined ? languageWords : [];
  const all = [...editions.flatMap(wordsOf), ...own];
  if (first !== undefined && findWords(all, asked).missing.includes(first))
    throw new Failure(noGame(first, editions, all));
  return { all, wanted: asked };
};

const noGame = (asked: string, editions: readonly GameEntry[], all: readonly Listed[]): string => {
  const names = [...editions.map(({ vocabulary }) => vocabulary.game), ownWords];
  const game = suggestionLine(asked, names);
  const word = nearestWord(all, asked);
  const meant = game === '' && word !== undefined ? `\n${word}` : game;
  return `no game '${asked}', and no word is written so; there are:\n${names.join('\n')}${meant}`;
};

const notFound = (all: readonly Listed[], word: string): string => {
  const near = nearestWord(all, word);
  return `no word is written '${word}'${near === undefined ? '' : `\n${near}`}`;
};
