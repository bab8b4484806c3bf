/**
 * Writes what the words of the games and of the language are shown with:
 *
 *     src/harness/words/examples.json   a line of the rulings for each word
 *     docs/words/*.md                   the words of each game, and the language's own, with these lines
 *
 *     node scripts/words.mjs           writes them
 *     node scripts/words.mjs --check   only says whether they are up to date
 */
import { loadBundled, writeMade } from './bundled.mjs';

const load = () =>
  loadBundled(`
    export * from './src/harness/words/collect.ts';
    export * from './scripts/words-used.ts';
  `);

const { allWords, clearestUses, usesBelow } = await load();
const examples = clearestUses(allWords, usesBelow(process.cwd()));
writeMade(
  { 'src/harness/words/examples.json': `${JSON.stringify(examples, undefined, 2)}\n` },
  'npm run words',
);

// The pages show the examples, and these are part of the source.
const { pages } = await load();
writeMade(pages(), 'npm run words');
