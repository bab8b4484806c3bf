/**
 * Writes the corpus as data of the desk, into the folder `data` of a built one: of each rulebook its numbers and rulings,
 * and the texts of each game. They are fetched when somebody browses or trains.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBundled } from './bundled.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param games the folders of the corpus that are wanted; without it all */
export async function writeCorpus(siteFolder, games) {
  const {
    corpusBook,
    corpusCards,
    corpusTexts,
    readCorpus,
    games: all,
  } = await loadBundled(
    `export { games } from './src/harness/games.js';
     export * from './src/desk/engine/corpus.js';`,
  );
  const folder = join(siteFolder, 'data');
  mkdirSync(folder, { recursive: true });
  const write = (name, data) => writeFileSync(join(folder, name), JSON.stringify(data));
  const read = new Map();
  const entries = [];
  for (const entry of all) {
    const { game } = entry.vocabulary;
    if (games !== undefined && !games.includes(game)) continue;
    if (!read.has(game)) {
      read.set(game, readCorpus(filesOf(join(root, 'rulings', game))));
      write(`${game}.texts.json`, corpusTexts(read.get(game)));
      write(`${game}.cards.json`, corpusCards(read.get(game)));
    }
    const book = corpusBook(entry, read.get(game));
    const name = `${entry.rulebook.replaceAll('/', '-')}.json`;
    write(name, book);
    entries.push({
      rulebook: entry.rulebook,
      rulings: book.rulings.length,
      book: name,
      texts: `${game}.texts.json`,
      cards: `${game}.cards.json`,
    });
  }
  write('corpus.json', entries);
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(ruling|cards)$/u.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .sort()
    .map((path) => ({
      path: relative(root, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8').replace(/\r\n?/gu, '\n'),
    }));

if (import.meta.url === `file://${process.argv[1]}`)
  await writeCorpus(process.argv[2] ?? join(root, 'dist/site'));
