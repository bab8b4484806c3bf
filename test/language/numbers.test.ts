/** Whole numbers are exact, or refused. */
import { describe, expect, test } from 'vitest';
import { infinite } from '../../src/kernel/infinite.js';
import { parse } from '../../src/language/parse.js';
import { listing } from './outline.js';

const places: readonly (readonly [string, (number: string) => string])[] = [
  ['a trait', (n) => `card "x"\n  creature, power ${n}`],
  ['a trait behind the name', (n) => `card "x" creature, power ${n}`],
  ['an amount', (n) => `card "x"\n  event\n  draw ${n} cards`],
  ['a change', (n) => `card "x"\n  event\n  this gets +${n} until end of turn`],
  ['a loss', (n) => `card "x"\n  event\n  this gets −${n}`],
  ['a comparison', (n) => `card "x"\n  event\n  destroy all units with power ${n} or less`],
  ['a factor', (n) => `card "x"\n  event\n  this gets power equal to ${n} times its cost`],
  ['a cost', (n) => `card "x"\n  event\n  [activated] pay ${n}: draw 1 card`],
  ['how many cards', (n) => `ruling "x"\n  given\n    A hand ${n} fire`],
  ['which turn', (n) => `ruling "x"\n  given\n    turn ${n} of A`],
  ['a run of labels', (n) => `ruling "x"\n  given\n    A hand h1 .. h${n}`],
  ['a run of labels, its first', (n) => `ruling "x"\n  given\n    A hand h${n} .. h5`],
  ['labels of copies', (n) => `ruling "x"\n  given\n    A hand 2 fire as h1 .. h${n}`],
  ['a command', (n) => `ruling "x"\n  do\n    A: pay ${n}`],
  ['labels in a command', (n) => `ruling "x"\n  do\n    chance: A deck order h1 .. h${n}`],
  ['a claim', (n) => `ruling "x"\n  expect\n    mine power = ${n}`],
  ['how often', (n) => `ruling "x"\n  expect\n    A drew ${n} times`],
  ['how many', (n) => `ruling "x"\n  expect\n    A has ${n} flame in field`],
];

describe.each(places)('%s', (_, text) => {
  test.each(['0', '9007199254740991'])('%s', (number) => {
    expect(listing(parse(text(number)))).toBe('');
  });

  test.each(['9007199254740992', '9007199254740993', '99999999999999999', '1'.repeat(400)])(
    '%s is refused where it stands',
    (number) => {
      const { problems } = parse(text(number));
      expect(problems.map(({ code }) => code)).toEqual(['nonsense']);
      const [{ at, message, help } = expect.fail()] = problems;
      expect(text(number).slice(at.start, at.end)).toMatch(new RegExp(`${number}$`));
      expect(message).toContain(number.slice(0, 16));
      expect(help).toBe('whole numbers go up to 9007199254740991');
    },
  );
});

/** A label ends with whatever digits it likes. */
const isLabel = (text: (number: string) => string): boolean => /h\d/.test(text('1'));

test.each(places.filter(([, text]) => !isLabel(text)))(
  '%s that begins with 0 is refused where it stands',
  (_, text) => {
    const { problems } = parse(text('0300'));
    const [{ at, message, help } = expect.fail(), ...others] = problems;
    expect(text('0300').slice(at.start, at.end)).toMatch(/^[+−]?0300$/);
    expect([message, help]).toEqual([
      'the number 0300 begins with 0',
      expect.stringMatching(/^say: [+−]?300$/),
    ]);
    expect(others).toEqual([]);
  },
);

test.each([
  'ruling "x"\n  given\n    A hand h01',
  'ruling "x"\n  source "Q&A" 12345678901234567890',
  'ruling "x"\n  date 2021-04-02',
  'ruling "x"\n  given\n    A hand h12345678901234567890',
])('what is no number may have as many digits as it wants: %s', (text) => {
  expect(listing(parse(text))).toBe('');
});

test('the number without end is the one that states keep', () => {
  const { value, problems } = parse('card "x"\n  creature, power ∞');
  expect(problems).toEqual([]);
  expect(JSON.stringify(value.cards)).toContain(`"value":${infinite}`);
});
