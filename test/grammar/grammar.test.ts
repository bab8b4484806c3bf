import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Lexer } from 'chevrotain';
import { expect, test } from 'vitest';
import '../../scripts/group-by.mjs';
import {
  cardKeywords,
  headings,
  keywordTokens,
  type KeywordName,
  scenarioKeywords,
  keywordSpellings,
  textKeywords,
} from '../../grammar/keywords.js';
import { RulingParser } from '../../grammar/parser.js';
import { patternsInOrder, tokenize } from '../../grammar/tokens.js';
import * as abilities from '../../src/language/ast/abilities.js';
import * as changes from '../../src/language/ast/changes.js';
import * as claims from '../../src/language/ast/claims.js';
import * as durations from '../../src/language/ast/durations.js';
import * as forEach from '../../src/language/ast/for-each.js';
import * as document from '../../src/language/ast/document.js';
import * as clauses from '../../src/language/ast/clauses.js';
import * as head from '../../src/language/ast/head.js';
import * as happenings from '../../src/language/ast/happenings.js';
import * as nouns from '../../src/language/ast/nouns.js';
import * as quantities from '../../src/language/ast/quantities.js';
import * as scenario from '../../src/language/ast/scenario.js';
import * as whereX from '../../src/language/ast/where-x.js';
import * as timed from '../../src/language/ast/timed.js';
import { scan } from '../../src/language/parse.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('the grammar has no ambiguity that is not decided on purpose', () => {
  expect(() => new RulingParser({ validate: true })).not.toThrow();
});

const good = new URL('../language/good/', import.meta.url);
const samples = readdirSync(good).filter((file) => /\.(?:ruling|cards)$/.test(file));

test.each(samples)('of %s a parser makes the same whether it recovers or not', (file) => {
  const text = readFileSync(new URL(file, good), 'utf8');
  const treeBy = (recovers: boolean): unknown =>
    new RulingParser({ recovers }).parse(scan(text).layout.tokens);
  expect(treeBy(true)).toEqual(treeBy(false));
});

test('no pattern of the tokens hides another', () => {
  expect(
    new Lexer(patternsInOrder, { positionTracking: 'onlyOffset' }).lexerDefinitionErrors,
  ).toEqual([]);
});

test('grammar/generated is up to date', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/grammar.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('the diagrams need no network', () => {
  const page = readFileSync(`${root}grammar/generated/diagram.html`, 'utf8');
  expect(page).not.toMatch(/(?:src|href)=['"]/);
});

test('each rule has a function of its name that builds the document from it', () => {
  const builders = {
    ...abilities,
    ...changes,
    ...claims,
    ...clauses,
    ...happenings,
    ...head,
    ...document,
    ...durations,
    ...forEach,
    ...nouns,
    ...quantities,
    ...scenario,
    ...timed,
    ...whereX,
  };
  const withoutOne = Object.keys(new RulingParser().getGAstProductions()).filter(
    (rule) => !(rule in builders),
  );
  // What these are made of is the business of the rule they stand in.
  expect(withoutOne).toEqual(['stop', 'source', 'givenHead', 'doHead']);
});

test('each spelling of each keyword leads to it, and no spelling to two in one place', () => {
  const maps = [scenarioKeywords, textKeywords, cardKeywords, ...Object.values(headings)];
  for (const [name, type] of Object.entries(keywordTokens))
    for (const word of keywordSpellings(name as KeywordName))
      expect(maps.some((map) => map.get(word) === type)).toBe(true);
  expect(textKeywords.get('each')).toBe(textKeywords.get('every'));
});

test.each([
  ["A's", "Word:A Possessive:'s"],
  ['opponent’s hand', 'Word:opponent Possessive:’s Word:hand'],
  ["can't double-breaker", "Word:can't Word:double-breaker"],
  ["players' hands", "Word:players Possessive:' Word:hands"],
  ["A'sB", "Word:A'sB"],
  ['h1 .. h5 ...', 'Word:h1 Through:.. Word:h5 Rest:...'],
  ['+3 -3 −3 ＋3', 'Signed:+3 Signed:-3 Signed:−3 Signed:＋3'],
  [
    '703.4d 902.4-1 301.1~2 9.2.2a 1303.1',
    'RuleNumber:703.4d RuleNumber:902.4-1 RuleNumber:301.1~2 RuleNumber:9.2.2a RuleNumber:1303.1',
  ],
  ['2021-04-02 509 1st', 'Day:2021-04-02 Number:509 Word:1st'],
  [
    'duel-masters/1.13, fire-force/1.0.0.',
    'RulebookId:duel-masters/1.13 Comma:, RulebookId:fire-force/1.0.0 Dot:.',
  ],
  ['第8 ① 炎炎 パープル・ピアス x_1', 'Word:第8 Word:① Word:炎炎 Word:パープル・ピアス Word:x_1'],
  ['"a" 「b」 『c』 《d》 “e”', 'Name:"a" Name:「b」 Name:『c』 Name:《d》 Name:“e”'],
  ['"a\nb', 'UnclosedName:"a Newline:\n Word:b'],
  [
    '【x】[y] { | || }',
    'LBracket:【 Word:x RBracket:】 LBracket:[ Word:y RBracket:] LCurly:{ Bar:| DoubleBar:|| RCurly:}',
  ],
  [
    'a、b，c：d；e＝f。',
    'Word:a Comma:、 Word:b Comma:， Word:c Colon:： Word:d Semicolon:； Word:e Equals:＝ Word:f Dot:。',
  ],
  ['<https://example.org/?a=1#b> <', 'WebAddress:<https://example.org/?a=1#b> Stray:<'],
  ['a\r\nb\rc\n', 'Word:a Newline:\r\n Word:b Newline:\r Word:c Newline:\n'],
  ['3枚 \u3000x\u00a0y', 'Number:3 Word:枚 Word:x Word:y'],
  ['𠮷野家 ★', 'Word:𠮷野家 Stray:★'],
])('tokens of %s', (text, expected) => {
  const { tokens } = tokenize(text);
  expect(tokens.map(({ tokenType, image }) => `${tokenType.name}:${image}`).join(' ')).toBe(
    expected,
  );
});
