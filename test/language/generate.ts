/** Texts by number: rows of the samples, right ones and wrong ones, changed a little and put together anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { random } from './random.js';

const textsIn = (folder: string): readonly string[] => {
  const path = new URL(folder, import.meta.url);
  return readdirSync(path)
    .filter((file) => /\.(?:ruling|cards)$/.test(file))
    .map((file) => readFileSync(new URL(file, path), 'utf8'));
};

const good = textsIn('good/');
const samples = [...good, ...textsIn('bad/')].filter((text) => !text.includes('\0'));
const rows = samples.flatMap((text) => text.split(/\r?\n/)).filter((row) => row.length < 400);
const words = [...new Set(rows.flatMap((row) => row.match(/[^\s"]+|"[^"]*"/g) ?? []))];

const headings = [
  ...['card "D"', 'card "E" creature', 'board "B"', 'ruling "R"', 'import "x.cards"'],
  ...['  given', '  do', '  check', '  expect', '  expect under a/1', '  rulebook a/1'],
];
/** What breaks lines, names and braces, or is half a letter. */
const pieces = [
  ...[
    ',',
    ':',
    ';',
    '.',
    '{',
    '}',
    '|',
    '||',
    '[',
    ']',
    '"',
    '「',
    '」',
    '=',
    "'s",
    '’',
    '…',
    '..',
  ],
  ...[' then ', ' or ', ' when ', ' if ', ' with ', ' of ', ' in ', ' # ', ' turn of ', ' 2 '],
  ...[
    '\r',
    '\r\n',
    '\n',
    '\t',
    '\u3000',
    '\ufeff',
    '\u2028',
    '★',
    '\ud842\udfb7',
    '\ud842',
    '\udfb7',
  ],
  ...['9007199254740993', '+3', '1.', '<a>', '<', '2021-04-02', 'a/1', '_', '-', '炎', '１'],
];

/** The text of this number, and always the same. */
export function textOf(seed: number): string {
  const { below, pick } = random(seed);
  const changed = (row: string): string => {
    const from = below(row.length + 1);
    const to = from + below(6);
    const parts = row.split(' ');
    const [one, other] = [below(parts.length), below(parts.length)];
    switch (below(8)) {
      case 0:
        return row.slice(0, from) + row.slice(to);
      case 1:
        return row.slice(0, from) + pick(pieces) + row.slice(from);
      case 2:
        return row + pick(pieces);
      case 3:
        return row.slice(0, from) + pick(rows).trimStart();
      case 4:
        return parts.toSpliced(one, 1, pick(words)).join(' ');
      case 5:
        return parts.toSpliced(one, 0, parts[other] ?? '').join(' ');
      case 6:
        return parts.with(one, parts[other] ?? '').join(' ');
      default:
        return row.trimStart();
    }
  };
  const made = (): string =>
    `    ${Array.from({ length: 1 + below(8) }, () => pick(words)).join(' ')}`;
  const row = (): string => {
    const kind = below(10);
    if (kind < 2) return pick(headings);
    if (kind < 4) return pick(rows);
    return kind < 9 ? changed(pick(rows)) : made();
  };
  if (below(3) > 0) return Array.from({ length: 1 + below(12) }, row).join('\n');
  // A whole sample, but for a few rows.
  const lines = pick(samples).split('\n').slice(0, 80);
  for (let times = 1 + below(3); times > 0; times--) {
    const at = below(lines.length);
    lines.splice(at, below(2), changed(lines[at] ?? ''));
  }
  return lines.join('\n');
}

// ---------------------------------------------------------------- texts that are right more often than not

const declarations = good.flatMap((text) => text.split(/\n(?=(?:card|board|ruling|import) )/));

/** Words that open lines or make them go on, and so must not come to stand at the wrong place. */
const openers = [
  ...[
    'card',
    'board',
    'ruling',
    'import',
    'given',
    'do',
    'check',
    'expect',
    'turn',
    'start',
    'effect',
  ],
  ...['broken', 'game', 'on', 'source', 'status', 'tags', 'then', 'otherwise', 'or', 'when', 'in'],
  ...['under', 'is', 'has', 'decides', 'A', '"X"', '3', '+2', '2 "Y"', 'card "Z"', 'board "Z"'],
];
const breaks = [
  ...['\n', '\n\n', ' # remark\n', '\n   # remark\n', '\r\n', '\n# remark\n\n', '  ', '\t'],
];

/** Declarations with a word exchanged here and there, and with other line breaks and comments. */
export function nearlyRight(seed: number): string {
  const { below, pick } = random(seed);
  const changed = (text: string): string => {
    const parts = text.split(/(?<=[\s,:{|[])|(?=[\s,:}|\]])/);
    const at = below(parts.length);
    const part = parts[at] ?? '';
    const next = below(4);
    if (next === 0) return parts.with(at, /^\w/.test(part) ? pick(openers) : part).join('');
    if (next === 1) return parts.with(at, part.trim() === '' ? pick(breaks) : part).join('');
    if (next === 2) return parts.toSpliced(at, 0, pick(breaks)).join('');
    return parts.toSpliced(at, 0, ` ${pick(openers)} `).join('');
  };
  let text = Array.from({ length: 1 + below(2) }, () => pick(declarations)).join('\n');
  if (text.length > 1500) text = text.slice(0, text.lastIndexOf('\n', 1500));
  for (let times = 1 + below(4); times > 0; times--) text = changed(text);
  return text;
}
