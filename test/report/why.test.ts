import { describe, expect, test } from 'vitest';
import type { Miss } from '../../src/evidence/miss.js';
import type { Explanation, Obstacle, RuleUsed } from '../../src/evidence/obstacle.js';
import { render } from '../../src/report/lines.js';
import { whyLines, whyNotLines } from '../../src/report/why.js';
import { missText, obstacleText } from '../../src/report/why-words.js';

const rule = (number: string, how = 'forbade'): RuleUsed => ({
  rule: number,
  how,
  summary: `what ${number} says`,
});

const explanation = (about: Partial<Explanation>): Explanation => ({
  ruling: 1,
  rulebook: 'fake/1.0',
  line: 9,
  held: false,
  came: false,
  obstacles: [],
  causes: [],
  ...about,
});

const shown = (one: Explanation, width = 80): string =>
  render(whyNotLines(0, one), { width, color: false });

describe('words', () => {
  test.each<[Miss, string]>([
    [
      {
        is: 'number',
        card: 'x',
        trait: 'power',
        found: 3000,
        wanted: { is: 'at-most', amount: 2000 },
        not: false,
      },
      'power 3000 of x is not 2000 or less',
    ],
    [
      { is: 'value', card: 'x', trait: 'race', found: ['Human'], wanted: 'Dragon', not: false },
      'race of x is Human, not Dragon',
    ],
    [
      { is: 'state', card: 'x', found: 'untapped', wanted: 'tapped', not: false },
      'x is not tapped but untapped',
    ],
    [
      { is: 'zone', card: 'x', found: 'hand', wanted: ['deck', 'mana'], not: false },
      'x is in hand, not in deck or mana',
    ],
    [{ is: 'whose', card: 'x', found: 'A', wanted: ['B'] }, 'x is of A, not of B'],
    [{ is: 'itself', card: 'x' }, 'x is that very card, not another'],
    [{ is: 'role', role: 'card', found: 'y', wanted: ['x'] }, 'the card was y, not x'],
    [{ is: 'turn', found: 'A', wanted: ['B'], not: false }, 'it was the turn of A, not of B'],
    [{ is: 'gone' }, 'what it speaks of was gone'],
  ])('%o', (miss, said) => {
    expect(missText(miss)).toBe(said);
  });

  test.each<[Obstacle, string]>([
    [
      { kind: 'impossible', event: 'x: destroy', misses: [], rules: [] },
      'x: destroy: impossible as things stood',
    ],
    [
      {
        kind: 'impossible',
        event: 'A: draw',
        misses: [{ is: 'empty', zone: 'deck', of: 'A' }],
        rules: [],
      },
      'A: draw: impossible, since the deck of A is empty',
    ],
    [
      { kind: 'not-asked', player: 'A', for: 'attack', asked: 'B: block' },
      'A is not asked for ‘attack’; what is open is B: block',
    ],
    [{ kind: 'not-asked', player: 'A', for: '', asked: '' }, 'A is not asked: no decision is open'],
    [
      { kind: 'later', action: 'attack', step: 'attack step' },
      'attack: legal later in this turn, in the attack step',
    ],
    [
      { kind: 'allowed', action: 'x', by: 'spell', rules: [] },
      'x: legal; the text of spell means it',
    ],
    [{ kind: 'number', player: 'A', min: 1, max: 1, rules: [] }, 'A chooses exactly 1'],
    [{ kind: 'number', player: 'A', min: 0, max: 2, rules: [] }, 'A chooses from 0 to 2'],
    [
      { kind: 'occurred', event: 'A: draw', by: 'x', other: false, rules: [] },
      'it happened: A: draw, by x',
    ],
    [
      { kind: 'occurred', event: 'A: draw', by: '', other: true, rules: [] },
      'it happened to another: A: draw',
    ],
    [
      { kind: 'undone', event: 'x goes from hand to deck', rules: [] },
      'it was there, and then: x goes from hand to deck',
    ],
    [
      { kind: 'idle', rules: [], elsewhere: ['a', 'b', 'c'], without: 'holds', stopped: '' },
      'it took part in ‘a’, ‘b’ and 1 more, and without it this holds all the same',
    ],
    [
      { kind: 'idle', rules: [], elsewhere: [], without: 'unreached', stopped: 'too much' },
      'it took part in nothing that is told, and without it the ruling does not come this far (too much)',
    ],
  ])('%o', (obstacle, said) => {
    expect(obstacleText(obstacle)).toBe(said);
  });
});

test('what forbids stands before what lets it apply; of the rest only the numbers', () => {
  const rules = [rule('1.4', 'changed'), rule('1.3'), rule('1.1'), rule('1.2'), rule('1.5')];
  const one = explanation({
    obstacles: [{ kind: 'forbidden', event: 'x: destroy', by: [], rules }],
  });
  expect(shown(one)).toBe(`why not
  ×  x: destroy: forbidden
      1.3   forbade  what 1.3 says
      1.1   forbade  what 1.1 says
      1.2   forbade  what 1.2 says
      with           1.5, 1.4
`);
});

test('a value tells its changes one by one', () => {
  const change = { by: 'banner', from: '3000', to: '4000', rules: [rule('1.1', 'changed')] };
  const value: Obstacle = {
    kind: 'value',
    card: 'mine',
    trait: 'power',
    printed: '3000',
    changes: [change],
    now: '4000',
  };
  expect(shown(explanation({ obstacles: [value] }))).toBe(`why not
  ×  power of mine: 4000, from 3000 as printed
      3000 → 4000 by banner
        1.1  changed  what 1.1 says
`);
});

test('what a replacement explains is not told again among the causes', () => {
  const one = explanation({
    obstacles: [{ kind: 'replaced', event: 'x: destroy', by: 'y', rules: [] }],
    causes: [
      { kind: 'event', text: 'x goes from field to deck', rules: [] },
      { kind: 'event', text: 'x: destroy: replaced', rules: [] },
    ],
  });
  expect(shown(one)).toBe(`why not
  ×  x: destroy: replaced by an effect of y
because
  - x goes from field to deck
`);
});

test('names cannot command the terminal, and lines keep its width', () => {
  const card = `evil\u001b[2J${' word'.repeat(30)}`;
  const text = shown(explanation({ obstacles: [{ kind: 'condition', card, misses: [] }] }), 40);
  expect(text).not.toContain('\u001b');
  expect(text.split('\n').every((one) => one.length <= 40)).toBe(true);
});

test('a line that holds tells only what brought it about', () => {
  const causes = [{ kind: 'event', text: 'x goes from hand to deck', rules: [] }] as const;
  const lines = whyLines(0, explanation({ held: true, causes }));
  expect(render(lines, { width: 80, color: false })).toBe(
    'because\n  - x goes from hand to deck\n',
  );
});
