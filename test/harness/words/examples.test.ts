/** Every word has an example: a line of a ruling here that passes, in which the word has just this sense. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allWords, usesBelow } from '../../../scripts/words-used.js';
import { judge } from '../../../src/harness/judge.js';
import { exampleOf, keyOf } from '../../../src/harness/words/examples.js';
import type { Use } from '../../../src/harness/words/uses.js';

const uses = usesBelow(fileURLToPath(new URL('../../../', import.meta.url)));

const linesWith = new Map<Use['of'], Map<string, Use>>();
for (const use of uses) {
  const own = linesWith.get(use.of) ?? new Map<string, Use>();
  own.set(use.line, use);
  linesWith.set(use.of, own);
}

const named = allWords.map((one) => ({ ...one, key: `${one.game}: ${keyOf(one)}` }));

test('no two words of a game are listed under the same name', () => {
  const keys = named.map(({ key }) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

/** How many words no ruling uses yet: these numbers are lowered, and never raised but for words that are new. */
const unused: Readonly<Record<string, number>> = {
  'duel-masters': 57,
  'fire-force': 25,
  language: 24,
};

describe.each(['duel-masters', 'fire-force', 'language'])('%s', (game) => {
  const own = named.filter((one) => one.game === game);
  const shown = own.filter((one) => exampleOf(one) !== '');

  test('what is shown as an example is one', () => {
    const wrong = shown.filter((one) => linesWith.get(one.of)?.get(exampleOf(one)) === undefined);
    expect(wrong.map((one) => `${one.key}: ${exampleOf(one)}`)).toEqual([]);
  });

  test('the rulings in which the examples stand pass', () => {
    const cases = new Set(
      shown.flatMap((one) => linesWith.get(one.of)?.get(exampleOf(one))?.one ?? []),
    );
    const failing = [...cases].filter((one) => judge(one).verdict !== 'pass');
    expect(failing.map(({ file, ruling }) => `${file}: ${ruling.name.text}`)).toEqual([]);
  });

  test('a word without an example is used in no ruling', () => {
    const missed = own.filter((one) => exampleOf(one) === '' && linesWith.has(one.of));
    expect(missed.map(({ key }) => key)).toEqual([]);
  });

  test('no more words are without an example than there were', () =>
    expect(own.length - shown.length).toBeLessThanOrEqual(unused[game] ?? 0));
});
