/** The tree above the lines, against the rules of the grammar. */
import type { CstElement } from 'chevrotain';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { layOut } from '../../grammar/layout.js';
import { RulingParser } from '../../grammar/parser.js';
import { scan } from '../../grammar/scanner.js';
import { random } from '../language/random.js';

const textsBelow = (folder: string): readonly (readonly [string, string])[] => {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ruling|cards)$/.test(file))
    .map((file) => [file, readFileSync(`${path}/${file}`, 'utf8')] as const);
};

const good = textsBelow('../language/good');
const samples = [...good, ...textsBelow('../language/bad')];
const corpus = textsBelow('../../rulings');

const parser = new RulingParser();
const layoutOf = (text: string) => layOut(scan(text).tokens, () => undefined);

/** A node as nested lists; the ends of lines are of no use to anybody. */
const written = (one: CstElement): unknown => {
  if (!('children' in one)) return `${one.tokenType.name} ${one.image} at ${one.startOffset}`;
  const { name, location, children } = one;
  return [
    `${name} from ${location?.startOffset ?? NaN} to ${location?.endOffset ?? NaN}`,
    ...Object.entries(children)
      .filter(([kind]) => kind !== 'Newline')
      .map(([kind, list]) => [kind, ...list.map(written)]),
  ];
};

/** Holds the outline against the grammar, which has the lines' shapes learnt; whether there is one. */
function check(text: string): boolean {
  const layout = layoutOf(text);
  parser.input = layout.tokens;
  const tree = parser.document();
  const mistakes = parser.errors.length + layout.faults.length;
  const outlined = parser.outline(layout);
  if (mistakes > 0) expect([text, outlined]).toEqual([text, undefined]);
  else if (outlined && layout.tokens.length > 0) {
    const [ours, theirs] = [written(outlined), written(tree)];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs);
  }
  parser.release();
  return mistakes > 0 || outlined !== undefined;
}

test.each([...samples, ...corpus])('%s', (_, text) => {
  expect(check(text)).toBe(true);
});

test('a shape that is new gives no outline', () => {
  const layout = layoutOf('ruling "x"\n  do\n    A: pass\n');
  expect(new RulingParser().outline(layout)).toBe(undefined);
});

/** Rows moved, doubled, cut short, run into one another: most of it wrong, and some of it right. */
describe('mutated files', () => {
  const rows = [...samples, ...corpus].flatMap(([, text]) => text.split('\n'));
  const pieces = [
    ',',
    ':',
    ' then',
    '\n or',
    '|',
    '}',
    '{',
    '"',
    ' # x',
    '\r',
    'do',
    'given',
    ' a',
  ];

  test.each(Array.from({ length: 8 }, (_, seed) => seed))('seed %i', (seed) => {
    const { below, pick } = random(seed);
    for (let round = 0; round < 150; round++) {
      const [, text] = pick(samples);
      const lines = text.split('\n').slice(0, 60);
      for (let times = 1 + below(2); times > 0; times--) {
        const at = below(lines.length + 1);
        const line = lines[at] ?? '';
        const cut = below(line.length + 1);
        const changed = pick([
          [],
          [line, line],
          [pick(rows)],
          [line, pick(rows)],
          [line.slice(0, cut) + line.slice(cut + 1 + below(4))],
          [line.slice(0, cut) + pick(pieces) + line.slice(cut)],
          [line + pick(pieces)],
          [line.trimStart()],
        ]);
        lines.splice(at, 1, ...changed);
      }
      check(lines.join('\n'));
    }
  });
});
