/** A line that is wrong costs nothing but itself, and the tree knows what kind of line it was. */
import type { CstNode } from 'chevrotain';
import { describe, expect, test } from 'vitest';
import { RulingParser } from '../../grammar/parser.js';
import { parse, scan } from '../../src/language/parse.js';
import { listing, meaning } from './outline.js';

const parser = new RulingParser({ recovers: true });

/** Rules that are a line. */
const lineRules = new Set([
  ...['importHead', 'cardHead', 'traitsLine', 'abilityLine', 'boardHead', 'rulingHead', 'header'],
  ...['givenHead', 'doHead', 'claimsHead', 'given', 'actions', 'expectation'],
]);

/** The lines of a text as the tree has them: rule and text, with a mark on those that are wrong. */
function linesOf(text: string): readonly string[] {
  const found: { readonly at: number; readonly line: string }[] = [];
  const visit = (node: CstNode): void => {
    const { name, location: { startOffset: at, endOffset = at } = { startOffset: 0 } } = node;
    const mark = node.recoveredNode === true ? ' wrong' : '';
    if (lineRules.has(name))
      found.push({ at, line: `${name}${mark}: ${text.slice(at, endOffset + 1)}` });
    else
      for (const child of Object.values(node.children).flat())
        if ('children' in child) visit(child);
  };
  visit(parser.parse(scan(text).layout.tokens).tree);
  return found.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

interface Kind {
  readonly rule: string;
  /** What stands above such lines, and as what the tree has it. */
  readonly above: readonly (readonly [string, string])[];
  readonly right: readonly [string, string];
  readonly wrong: readonly string[];
}

const ruling: readonly (readonly [string, string])[] = [['ruling "x"', 'rulingHead']];

const kinds: Readonly<Record<string, Kind>> = {
  'what a ruling is about': {
    rule: 'header',
    above: ruling,
    right: ['tags a, b', 'source "x" 12'],
    wrong: [
      'rulebook',
      'rulebook "x"',
      'rulebook a/1 b/2',
      'question',
      'question x',
      'answer "a" "b"',
      'on x',
      'status',
      'tags 3',
      'tags a, , b',
      'stamp "x"',
      'address x',
      'date 5',
      'source 12 "x"',
    ],
  },
  'a board': {
    rule: 'given',
    above: [...ruling, ['given', 'givenHead']],
    right: ['A hand "Spark" as s', 'A deck top a, b'],
    wrong: [
      '"Spark"',
      '3 blank',
      'A hand ]',
      'A hand "Spark" as',
      'A hand "Spark" "Flash"',
      'A hand "Spark" as s t',
      'A hand as , b',
      'A hand "Spark" with',
      'A hand "Spark" with 2 flame and',
      'A hand "Spark" on mine',
      'A hand d1 ..',
      'turn',
      'turn of',
      'turn A',
      'start game',
      'effect: x',
      'effect a b: this gets +1',
      '= 3',
      'A hand = 3',
      '[703.4d]',
    ],
  },
  'what players do': {
    rule: 'actions',
    above: [...ruling, ['do', 'doHead']],
    right: ['A: attack theirs with mine', 'B: pass; A: pass'],
    wrong: [
      'attack theirs with mine',
      'A attack theirs',
      ': pass',
      'A: ;',
      'A: pass;',
      'A: pass; B',
      'A: pass B: pass',
      'A: use x [703.4d]',
      '"x": pass',
      '3: pass',
      'A: = x',
      'A; pass',
    ],
  },
  'what must be so': {
    rule: 'expectation',
    above: [...ruling, ['expect', 'claimsHead']],
    right: ['mine in hand [115.3b]', 'A drew 4 times'],
    wrong: [
      'mine in',
      'in hand',
      'mine is',
      'mine is not',
      'mine was',
      'mine has',
      'mine did not',
      'mine did',
      'mine in hand ]',
      'mine in hand [',
      'mine in hand [x]',
      'mine in hand [115.3b',
      'mine in hand [115.3b] x',
      'mine in hand [115.3b 703.4d]',
      'A hand =',
      '= x',
      'A can',
      'A may choose exactly {x',
      'A may choose exactly {x} {y}',
      'mine was destroyed before',
      'turn of',
      '; mine in hand',
      'mine in hand: yes',
    ],
  },
  'what a card does': {
    rule: 'abilityLine',
    above: [
      ['card "x"', 'cardHead'],
      ['creature, cost 3', 'traitsLine'],
    ],
    right: ['blocker', 'when this enters: draw 1 card'],
    wrong: [
      'when',
      'when this enters draw 1 card',
      'when: draw 1 card',
      'when this enters: ]',
      'if you have 2 units, draw 1 card, otherwise ]',
      'if',
      'this gets',
      'this gets +1 and',
      'this gains { blocker',
      'this can',
      'this can or attack',
      '[activated',
      '[] draw 1 card',
      'draw 1 card.',
      'choose 1 of these: { draw 1 card | }',
      '= 3',
      'in hand',

      'until end of turn',
    ],
  },
};

describe.each(Object.entries(kinds))('%s', (_, { rule, above, right, wrong }) => {
  const [first, last] = right;
  const check = (broken: readonly string[]): void => {
    const text = (...lines: readonly string[]): string =>
      [...above.map(([line]) => line), first, ...lines, last].join('\n  ');
    expect(linesOf(text(...broken))).toEqual([
      ...above.map(([line, kind]) => `${kind}: ${line}`),
      `${rule}: ${first}`,
      ...broken.map((line) => `${rule} wrong: ${line}`),
      `${rule}: ${last}`,
    ]);
    const checked = parse(text(...broken));
    expect(meaning(checked.value)).toEqual(meaning(parse(text()).value));
    const problems = listing(checked).match(/^[0-9]+(?=:)/gm);
    expect(problems).toEqual(broken.map((__, at) => String(above.length + 2 + at)));
  };

  test.each(wrong)('%s', (line) => {
    check([line]);
  });

  test('three in a row, and three times the same', () => {
    for (let at = 0; at + 3 <= wrong.length; at++) check(wrong.slice(at, at + 3));
    for (const line of wrong) check([line, line, line]);
  });
});

describe('a heading that is wrong keeps what is below it', () => {
  test.each([
    [
      'card 3\n  creature, cost 3\n  blocker',
      ['traitsLine: creature, cost 3', 'abilityLine: blocker'],
    ],
    ['card "x" creature 3 x\n  blocker', ['abilityLine: blocker']],
    ['board x\n  A hand 3', ['given: A hand 3']],
    ['board "x" "y"\n  A hand 3', ['given: A hand 3']],
    ['ruling\n  date 2021-04-02', ['header: date 2021-04-02']],
    ['ruling "x"\n  given all\n    A hand 3', ['given: A hand 3']],
    ['ruling "x"\n  do it\n    A: pass', ['actions: A: pass']],
    ['ruling "x"\n  expect under\n    mine in hand', ['expectation: mine in hand']],
    ['ruling "x"\n  expect x\n    mine in hand', ['expectation: mine in hand']],
  ])('%s', (text, below) => {
    expect(linesOf(text).filter((line) => /wrong/.test(line))).toHaveLength(1);
    expect(linesOf(text).slice(-below.length)).toEqual(below);
  });

  test('a card, a board and a ruling keep their names', () => {
    const { value } = parse('card "a" 3\nboard "b" 3\nruling "c" 3\n');
    const { cards, boards, rulings } = value;
    expect([cards, boards, rulings].map(([one]) => one?.name.text)).toEqual(['a', 'b', 'c']);
  });
});

describe('a comma at the end of a line', () => {
  const given = 'ruling "x"\n  given';
  const acting = 'ruling "x"\n  do';
  const expecting = 'ruling "x"\n  expect';
  const card = 'card "x"\n  creature';

  test.each([
    [given, 'A hand "X" as x', 'B hand "Y" as y'],
    [given, 'A hand "X" as x, tapped', 'B battle zone 3'],
    [given, 'A hand a, b', 'A deck top c'],
    [given, 'A hand "X"', 'B has attacked'],
    [given, 'A hand "X"', 'turn of A, attack step'],
    [given, 'A hand "X"', 'turn 3 of A'],
    [given, 'A hand "X"', 'start of game'],
    [given, 'A hand "X"', 'broken board'],
    [given, 'A hand "X"', 'effect e: this gets +1'],
    [given, 'turn of A', 'B hand "Y" as y'],
    [given, 'effect e: this gets +1', 'B hand 3'],
    ['board "x"', 'A hand "X"', 'B hand "Y"'],
    [acting, 'A: choose x', 'B: no block'],
    [acting, 'A: choose x, y', 'chance: B goes first'],
    [expecting, 'mine in hand', 'theirs in graveyard'],
    [expecting, 'mine in hand', 'mine, theirs are tapped'],
    [expecting, 'A hand = x, y', 'B hand = nothing'],
    [expecting, 'mine has blocker', 'theirs was not destroyed'],
    [expecting, 'mine is tapped [115.3b]', 'A drew 4 times'],
    [expecting, 'A can attack player with mine', 'B hand = nothing'],
    [expecting, 'A may choose exactly {x} or {y}', 'theirs did not attack'],
    [expecting, 'turn of A, main phase', 'mine in hand'],
    [expecting, 'mine in hand', 'turn of B'],
    [expecting, 'mine in hand', 'game is over'],
    [card, 'blocker', 'when this enters: draw 1 card'],
    [card, 'draw 1 card', '[activated] pay 1: draw 1 card'],
    [card, 'if you have 2 units, draw 1 card', 'when this enters: draw 1 card'],
    [card, 'blocker', 'in graveyard: your units get +1'],
    ['card "x"', 'creature, cost 3', 'when this enters: draw 1 card'],
    ['card "x"', 'creature, race "Human"', 'draw 2 cards'],
    ['ruling "x"', 'tags a, b', 'question "why"'],
    ['ruling "x"', 'rulebook a/1', 'status official'],
    ['ruling "x"', 'source "y" 12', 'on "z"'],
  ])('%s / %s, / %s: reported, and the next line is a line', (above, line, next) => {
    const text = (comma: string): string => `${above}\n    ${line}${comma}\n    ${next}\n`;
    const checked = parse(text(','));
    const row = above.split('\n').length + 1;
    const column = 5 + line.length;
    expect(listing(checked)).toBe(
      `${row}:${column}-${column + 1} unexpected-end: nothing follows this ','\n` +
        `    leave it out, or say what comes next\n`,
    );
    expect(meaning(checked.value)).toEqual(meaning(parse(text('')).value));
    expect(linesOf(text(',')).filter((one) => one.includes('wrong'))).toEqual([]);
  });

  test.each([
    [`${given}\n    A hand "X",\n  do\n    A: pass`, '3:15'],
    [`${given}\n    A hand "X",\n  expect under a/1\n    mine in hand`, '3:15'],
    [`${given}\n    A hand "X",\ncard "y"`, '3:15'],
    [`${given}\n    A hand "X",   # and so on`, '3:15'],
    [`${acting}\n    A: choose x,`, '3:16'],
  ])('%s: reported at the comma', (text, at) => {
    expect(listing(parse(text))).toMatch(new RegExp(`^${at}-\\d+ unexpected-end: nothing follows`));
  });

  test('an action without what is done takes in no other', () => {
    expect(linesOf(`${acting}\n    A:\n    B: pass`).slice(-2)).toEqual([
      'actions wrong: A:',
      'actions: B: pass',
    ]);
  });

  test.each([
    [given, 'A hand "X" as x,\n "Y" as y'],
    [given, 'A hand "X" as x,\n tapped, face down,\n 3 fire'],
    [given, 'A hand "X",\n mine with 1 flame'],
    [given, 'A deck top a,\n\n # b\n b'],
    [given, 'turn of A,\n attack step'],
    [given, 'effect e: if you have 2 units,\n units get +1'],
    [acting, 'A: choose x,\n y;  A: pass'],
    [expecting, 'x,\n y in graveyard'],
    [expecting, 'card,\n y in graveyard'],
    [expecting, 'A life,\n top first = x'],
    [expecting, 'A hand = x,\n y'],
    [expecting, 'A may choose exactly {x,\n y}'],
    [expecting, 'A can put x,\n y in hand'],
    [expecting, 'x was destroyed before y,\n z was destroyed'],
    [expecting, 'x in hand [115.3b,\n 703.4d]'],
    [card, 'blocker,\n double breaker'],
    [card, 'when this enters,\n if you have 2 units: draw 1 card'],
    [card, 'during your turn,\n when this attacks: draw 1 card'],
    [card, 'in hand: during your turn,\n when this attacks: draw 1 card'],
    [card, 'draw 1 card. if you do,\n when this turn ends: destroy it'],
    ['card "x"', 'creature,\n cost 3,\n race "Human" "Dragon"'],
    ['ruling "x"', 'rulebook a/1,\n b/2'],
    ['ruling "x"', 'tags a,\n b c'],
  ])('%s / %s: the line goes on', (above, lines) => {
    const split = parse(`${above}\n    ${lines}\n`);
    const joined = parse(`${above}\n    ${lines.replaceAll(/\n+( #.*\n)?/g, '')}\n`);
    expect(listing(split)).toBe('');
    expect(meaning(split.value)).toEqual(meaning(joined.value));
  });
});
