import { describe, expect, test } from 'vitest';
import { coloursIn } from '../../src/editor/colours.js';
import { formatting } from '../../src/editor/formatting.js';
import { foldsIn, outlineOf } from '../../src/editor/outline.js';
import { lineColumnAt, offsetAt, pageOf, withEdits } from '../../src/editor/page.js';
import { deskWith, fight } from './desk.js';

describe('places', () => {
  test.each([
    ['a\nb', 2, { line: 1, column: 0 }],
    ['a\r\nb\rc', 5, { line: 2, column: 0 }],
    ['a', 99, { line: 0, column: 1 }],
    ['', 0, { line: 0, column: 0 }],
    ['𝒳b', 2, { line: 0, column: 2 }],
  ])('%j at %i', (text, offset, place) => {
    const page = pageOf('x', text);
    expect(lineColumnAt(page, offset)).toEqual(place);
    expect(offsetAt(page, place)).toBe(Math.min(offset, text.length));
  });

  test('what is beyond a line is its end, and beyond the text its end', () => {
    const page = pageOf('x', 'ab\ncd');
    expect(offsetAt(page, { line: 0, column: 9 })).toBe(2);
    expect(offsetAt(page, { line: 9, column: 0 })).toBe(5);
    expect(offsetAt(page, { line: -1, column: 0 })).toBe(0);
  });

  test('edits are carried out one after another, and never beyond the text', () => {
    const page = pageOf('x', 'abc');
    const edits = [
      { start: 0, end: 1, text: 'xy' },
      { start: 1, end: 99, text: '!' },
    ];
    expect(withEdits(page, edits).text).toBe('x!');
  });

  test('what stays the same is the same part', () => {
    const page = pageOf('x', fight());
    const after = withEdits(page, [{ start: 10, end: 11, text: 'z' }]);
    expect(after.parts.map((part, at) => part === page.parts[at])).toEqual([false, true, true]);
  });
});

const outline = (text: string): readonly string[] => {
  const { workspace, path } = deskWith(text);
  return outlineOf(workspace, path).flatMap(({ kind, name, parts }) => [
    `${kind} ${name}`,
    ...parts.map((part) => `  ${part.name}`),
  ]);
};

test('the outline has declarations, and the parts of rulings', () => {
  expect(outline(`import "x.cards"\n${fight({ done: '    A: pass\n' })}`)).toEqual([
    'import x.cards',
    ...['card Brawler', 'card Warden', 'ruling Equal power', '  given', '  do', '  expect'],
  ]);
  expect(outline('ruling\n  given\n    {{{')).toEqual(expect.arrayContaining(['  given']));
});

test('declarations, their parts and remarks can be folded', () => {
  const { workspace, path, text } = deskWith(`# one\n# two\n${fight()}`);
  const folded = foldsIn(workspace, path).map(({ range, is }) => {
    const [first = ''] = text.slice(range.start, range.end).split('\n');
    return `${is}: ${first.trim()}`;
  });
  expect(folded).toEqual(
    expect.arrayContaining(['remarks: # one', 'text: card "Brawler"', 'text: given']),
  );
});

test('each word has the colour of what it means', () => {
  const { workspace, path, text } = deskWith(fight({ done: '    A: attack theirs with mine\n' }));
  const found = coloursIn(workspace, path);
  const kinds = new Set(
    found.map(({ range, kind }) => `${text.slice(range.start, range.end)} ${kind}`),
  );
  for (const one of [
    ...['card keyword', '"Brawler" card', 'creature type', 'power trait', '3000 number'],
    ...['duel-masters/1.13 rulebook', 'battle zone', 'zone zone', 'tapped state', 'mine label'],
    ...['A player', 'attack verb', 'with keyword', '115.3b rule', 'blocker ability'],
  ])
    expect(kinds).toContain(one);
  const ends = found.map(({ range }) => range.end);
  expect(found.every(({ range }, at) => at === 0 || range.start >= (ends[at - 1] ?? 0))).toBe(true);
});

describe('layout', () => {
  const laidOut = async (text: string, within?: [number, number]): Promise<string> => {
    const { workspace, path } = deskWith(text);
    const range = within && { start: within[0], end: within[1] };
    const page = workspace.pages.get(path);
    const edits = [...(await formatting(workspace, path, range))].reverse();
    return page ? withEdits(page, edits).text : '';
  };
  const crooked = 'card   "A"\n creature,   cost 1, power 1000\n';

  test('of a whole page', async () => {
    expect(await laidOut(crooked)).toBe('card "A"\n  creature, cost 1, power 1000\n');
  });

  test('of what has no mistake in it, beside what has', async () => {
    expect(await laidOut(`${crooked}\nruling "B"\n   given {{\n`)).toBe(
      'card "A"\n  creature, cost 1, power 1000\n\nruling "B"\n   given {{\n',
    );
  });

  test('of a stretch', async () => {
    const two = `${crooked}\n${crooked.replace('A', 'B')}`;
    expect(await laidOut(two, [0, 3])).toBe(
      `card "A"\n  creature, cost 1, power 1000\n\n${crooked.replace('A', 'B')}`,
    );
  });
});
