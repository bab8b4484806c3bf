/** The pages about each game name no word that the game does not have. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { verdictKinds } from '../../src/harness/verdict.js';
import { languageWords, wordsOf } from '../../src/harness/words/list.js';

const read = (path: string): string =>
  readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');

const pages = games.map((game) => ({
  id: game.vocabulary.game,
  page: read(`${game.vocabulary.game}.md`),
  words: new Set(
    [...wordsOf(game), ...languageWords]
      .flatMap(({ forms }) => forms)
      .flatMap((form) => form.toLowerCase().split(/[\s,:]+/)),
  ),
}));

const verdicts: ReadonlySet<string> = new Set(verdictKinds);

/** Labels and names of the examples. */
const examples = new Set(
  'x y p q m1 f1 f2 s1 a b mine point captain torch target attacker engineer'.split(' '),
);

test.each(pages)('$id: every word in backticks is one of the game', ({ id, page, words }) => {
  const said = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  const unknown = said
    .filter((text) => !text.startsWith(`${id}/`) && !verdicts.has(text))
    .flatMap((text) => text.split(/[\s,:[\]]+/))
    .filter((word) => word !== '' && !/^[+\d"“(]/.test(word))
    .filter((word) => !words.has(word.toLowerCase()) && !examples.has(word.toLowerCase()));
  expect(said.length).toBeGreaterThan(8);
  expect(unknown).toEqual([]);
});

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

test.each(pages)('$id: links lead to a page, and to a heading of it', ({ page }) => {
  for (const [, target = ''] of page.matchAll(/\]\(([^)]+)\)/g)) {
    const [path = '', anchor] = target.split('#');
    expect(existsSync(new URL(`../../docs/${path}`, import.meta.url)), target).toBe(true);
    if (anchor === undefined) continue;
    const headings = [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => anchorOf(text));
    expect(headings, target).toContain(anchor);
  }
});
