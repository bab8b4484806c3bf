/** Every word that may be used has an example: a line of a ruling here that passes, in which it has just this sense. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allWords, usesBelow } from '../../../scripts/words-used.js';
import { games } from '../../../src/harness/games.js';
import { judge } from '../../../src/harness/judge.js';
import { load, problemsOf } from '../../../src/harness/suite.js';
import { exampleOf, wordKey } from '../../../src/harness/words/examples.js';
import type { Use } from '../../../src/harness/words/uses.js';

const uses = usesBelow(fileURLToPath(new URL('../../../', import.meta.url)));

const linesWith = new Map<Use['of'], Map<string, Use>>();
for (const use of uses) {
  const own = linesWith.get(use.of) ?? new Map<string, Use>();
  own.set(use.line, use);
  linesWith.set(use.of, own);
}

const named = allWords.map((one) => ({ ...one, key: `${one.game}: ${wordKey(one)}` }));

test('no two words of a game are listed under the same name', () => {
  const keys = named.map(({ key }) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

/** Texts with the words that no rule carries out yet: they are refused, and so have no example. */
const refused: Readonly<Record<string, string>> = {
  'duel-masters: verb gain control of': "gain control of 1 of your opponent's creatures",
};

test('a word without an example is one that is refused', () => {
  const without = named.filter((one) => exampleOf(one) === '').map(({ key }) => key);
  expect(without.sort()).toEqual(Object.keys(refused).sort());
});

test.each(Object.entries(refused))('%s: no rule carries it out yet', (key, text) => {
  const [book, traits] = key.startsWith('duel-masters')
    ? ['duel-masters/1.13', 'spell, water, cost 1']
    : ['fire-force/1.0.0', key.startsWith('language') ? 'unit, cost 1, power 1' : 'event, cost 1'];
  const file = `card "C"
  ${traits}
  ${text}
ruling "R"
  rulebook ${book}
  given
    A hand "C" as c
  expect
    c in A hand
`;
  const loaded = load({ path: 'a.ruling', text: file }, () => ({ problem: 'missing' }), games);
  expect(problemsOf(loaded).map(({ code }) => code)).toEqual(['unsupported']);
});

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
});
