import { expect, test } from 'vitest';
import { headings, scenarioKeywords, textKeywords } from '../../grammar/keywords.js';
import { textMateGrammar } from '../../grammar/textmate.js';

const { patterns } = textMateGrammar();

/** As an editor would find it: the pattern that matches first, and of several at one place the first of them. */
const scopesIn = (line: string): readonly (readonly [string, string])[] => {
  const rules = patterns.map(({ name, match = '', captures }) => {
    const source = match.replace(/\\x\{([0-9a-f]+)\}/gu, '\\u$1').replace(/\\(?=')/gu, '');
    return { scope: name ?? captures?.['1']?.name ?? '', pattern: new RegExp(source, 'gu') };
  });
  const found: (readonly [string, string])[] = [];
  for (let at = 0; at <= line.length;) {
    const hits = rules.flatMap(({ scope, pattern }) => {
      pattern.lastIndex = at;
      const hit = pattern.exec(line);
      return hit && hit[0] !== '' ? [{ scope, hit }] : [];
    });
    hits.sort((one, other) => one.hit.index - other.hit.index);
    const [next] = hits;
    if (next === undefined) return found;
    found.push([next.hit[1] ?? next.hit[0], next.scope.replace(/\.hantei$/u, '')]);
    at = next.hit.index + next.hit[0].length;
  }
  return found;
};

test.each<[string, readonly (readonly [string, string])[]]>([
  [
    'ruling "A # b"  # c',
    [
      ['ruling', 'keyword.control.declaration'],
      ['"A # b"', 'string.quoted.double'],
      ['# c', 'comment.line.number-sign'],
    ],
  ],
  [
    '  rulebook duel-masters/1.13',
    [
      ['rulebook', 'keyword.other.heading'],
      ['duel-masters/1.13', 'entity.name.namespace'],
    ],
  ],
  [
    '    x in graveyard  [703.4d]',
    [
      ['in', 'keyword.operator'],
      ['[', 'punctuation.definition.citation'],
      ['703.4d', 'constant.other.rule'],
      [']', 'punctuation.definition.citation'],
    ],
  ],
  [
    '  card 「拳」',
    [
      ['card', 'keyword.control.declaration'],
      ['「拳」', 'string.quoted.double'],
    ],
  ],
  [
    '  it gets +2000',
    [
      ['it', 'keyword.operator'],
      ['gets', 'keyword.operator'],
      ['+2000', 'constant.numeric'],
    ],
  ],
  ['    A hand "x', [['"x', 'invalid.illegal.unclosed']]],
])('%s', (line, scopes) => {
  expect(scopesIn(line)).toEqual(scopes);
});

test('every keyword of the table has a scope', () => {
  const lineStarts = Object.values(headings).flatMap((words) => [...words.keys()]);
  const words = [...textKeywords.keys(), ...scenarioKeywords.keys()];
  expect(lineStarts.filter((word) => scopesIn(`  ${word} `).length === 0)).toEqual([]);
  expect(words.filter((word) => scopesIn(`x ${word} x`).length === 0)).toEqual([]);
  expect(scopesIn('x inside-is x')).toEqual([]);
});
