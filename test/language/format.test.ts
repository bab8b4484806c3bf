import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { describe, expect, test } from 'vitest';
import * as plugin from '../../src/language/format/plugin.js';
import { formatText } from '../../src/language/format/format.js';
import { parse, scan } from '../../src/language/parse.js';
import { nearlyRight } from './generate.js';
import { listing, meaning } from './outline.js';
import { random } from './random.js';

const folder = fileURLToPath(new URL('good/', import.meta.url));
const formattedFolder = fileURLToPath(new URL('formatted/', import.meta.url));
const samples = readdirSync(folder).filter((file) => /\.(?:ruling|cards)$/.test(file));
const read = (file: string): string => readFileSync(folder + file, 'utf8');

async function format(text: string): Promise<string> {
  const result = await formatText(text);
  return 'formatted' in result ? result.formatted : listing({ value: undefined, ...result });
}

const commentsOf = (text: string): readonly string[] =>
  scan(text).comments.map(({ image }) => image.trimEnd());

/** What must hold of whatever is formatted. */
async function check(text: string): Promise<string> {
  const formatted = await format(text);
  expect(listing(parse(formatted))).toBe('');
  expect(meaning(parse(formatted).value)).toEqual(meaning(parse(text).value));
  expect(commentsOf(formatted)).toEqual(commentsOf(text));
  expect(await format(formatted)).toBe(formatted);
  expect(formatted).not.toMatch(/[ \t]$/m);
  return formatted;
}

describe('samples, and how they look formatted', () => {
  test.each(samples)('%s', async (file) => {
    await expect(await check(read(file))).toMatchFileSnapshot(formattedFolder + file);
  });
});

describe('the layout does not depend on the one before', () => {
  test.each([
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    ['more spaces', (text: string) => text.replaceAll(/(?<=^[^"「《#\n]*) /gm, '   ')],
    ['tabs', (text: string) => text.replaceAll(/^ +/gm, '\t')],
  ])('%s', async (_, change) => {
    for (const file of samples.filter((name) => !name.startsWith('comments')))
      expect(await format(change(read(file)))).toBe(await format(read(file)));
  });

  test('a byte order mark stays', async () => {
    expect(await format('\ufeffimport  "x"')).toBe('\ufeffimport "x"\n');
  });
});

test('as a plugin of Prettier it does the same, whatever the width of other files', async () => {
  const text = read('long-lines.ruling');
  const options = {
    filepath: 'x.ruling',
    plugins: [plugin],
    printWidth: 40,
    tabWidth: 8,
    useTabs: true,
  };
  expect(await prettier.format(text, options)).toBe(await format(text));
  await expect(prettier.format('ruling x', options)).rejects.toMatchObject({
    loc: { start: { line: 1, column: 8 } },
  });
});

test('a text with a mistake is left alone', async () => {
  const result = await formatText('rulling "x"');
  expect(result).toMatchObject({ problems: [{ code: 'unknown-keyword' }] });
});

/** Samples with line breaks and comments put wherever a line may go on, or between lines. */
describe('whatever the layout before', () => {
  const breaks = /(?<=[,{|])(?=[^"\n]*(?:"[^"\n]*"[^"\n]*)*$)|(?=\b(?:then|otherwise)\b)/gm;
  const places = samples.map((file) =>
    read(file)
      .replaceAll(/#[^\n]*/g, '')
      .split(/\n/),
  );

  test.each(Array.from({ length: 30 }, (_, seed) => seed + 1))('seed %i', async (seed) => {
    const { below, pick } = random(seed);
    let count = 0;
    const maybe = (often: number, text: () => string): string => (below(often) === 0 ? text() : '');
    const comment = (): string => `# ${count++}`;
    const alone = (): string => `${' '.repeat(below(8))}${maybe(2, comment)}\n`;
    const text = pick(places)
      .map((line) => {
        const broken = line.includes('「')
          ? line
          : line.replaceAll(breaks, () =>
              maybe(3, () => ` ${maybe(2, comment)}\n${maybe(3, alone)} `),
            );
        return `${maybe(3, alone)}${broken}${maybe(4, () => ` ${comment()}`)}\n`;
      })
      .join('');
    // A break in front of what looks like a heading ends the line; such texts say something else.
    if (parse(text).problems.length > 0) return;
    await check(text);
  });
});

describe('a word that would open a line stays where it is', () => {
  test.each([
    'card "Fidget" board "B"\n',
    'card "Fidget" card spell, water\n',
    'card "Fidget" given, cost 3\n',
    'card "Fidget" when, water\n',
    'card "Fidget" then, water\n',
    `ruling "x"\n  do\n    A: choose ${'a, '.repeat(31)}card "B", b\n`,
    `ruling "x"\n  do\n    A: choose ${'a, '.repeat(31)}expect, b\n`,
    `ruling "x"\n  given\n    A hand  ${'a, '.repeat(29)}A b\n`,
    `ruling "x"\n  expect\n    ${'a, '.repeat(31)}turn in hand\n`,
  ])('%s', async (text) => {
    await check(text);
  });
});

test('a comment inside what stands on the left stays', async () => {
  expect(await check('board "x"\n  A hand  # whose\n    then deck  "Spark"\n')).toBe(
    'board "x"\n  A hand  # whose\n    then deck "Spark"\n',
  );
});

describe('texts by number say the same when they are formatted, or are left alone', () => {
  test.each(Array.from({ length: 10 }, (_, block) => block))('block %i', async (block) => {
    let formatted = 0;
    for (let seed = block * 40; seed < (block + 1) * 40; seed++) {
      const text = nearlyRight(seed);
      const { problems } = parse(text);
      if (problems.length > 0) expect(await formatText(text)).toEqual({ problems });
      else {
        formatted++;
        await check(text);
      }
    }
    expect(formatted).toBeGreaterThan(5);
  });
});
