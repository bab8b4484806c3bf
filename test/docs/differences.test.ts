/**
 * What the page on the editions of Duel Masters says comes out otherwise does, and nothing else does: each difference names
 * rulings that drift, and each ruling that drifts is named or parted by a rule that a difference names.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { importReader } from '../../src/cli/imports.js';
import { type Drift, driftIn } from '../../src/evidence/drift.js';
import { games } from '../../src/harness/games.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/games/duel-masters.md`, 'utf8');

/** A row of a table: the numbers of both editions, what is otherwise, and the rulings that show it. */
interface Difference {
  readonly numbers: ReadonlySet<string>;
  readonly what: string;
  readonly rulings: readonly string[];
}

const differencesIn = (title: string): readonly Difference[] => {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  const [, , ...rows] = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => {
    const [here = '', there = '', what = '', shown = ''] = row.slice(1).split('|');
    return {
      numbers: new Set([here, there].flatMap(numbersIn)),
      what: what.trim(),
      rulings: shown.split('_;').map((name) => name.replaceAll('_', '').trim()),
    };
  });
};

/** `409.1 to 409.1c`: these, and those between them. */
const numbersIn = (text: string): readonly string[] =>
  text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split(' to ');
    const stem = last.replace(/[a-z]$/, '');
    const [from, to] = [first.slice(stem.length), last.slice(stem.length)];
    const between = [...'abcdefghijklmnopqrstuvwxyz'].filter((one) => one >= from && one <= to);
    return [first, last, ...(to === '' ? [] : between.map((one) => stem + one))];
  });

const editionNamed = (id: string) => games.find(({ rulebook }) => rulebook === id)!;

/** Every ruling of the game under two editions. */
const driftsBetween = (one: string, other: string): readonly Drift[] => {
  const { read } = importReader(root);
  const editions = { a: editionNamed(one), b: editionNamed(other) };
  return readdirSync(`${root}rulings/duel-masters`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ruling'))
    .flatMap((name) => {
      const path = `rulings/duel-masters/${name}`;
      return driftIn({ path, text: readFileSync(root + path, 'utf8') }, read, editions);
    });
};

/** The numbers that part the games, that one edition lacks, or by which it has no such board. */
const numbersOf = ({ parting, a, b }: Drift): readonly string[] =>
  [
    ...(parting?.rules ?? []).flatMap((rule) => [rule.a, rule.b]),
    ...[a, b].map(({ message }) => /\(rule (\d{3}\.\w+)\)/.exec(message)?.[1]),
    ...[a, b].flatMap(({ stale }) => stale.map(({ number }) => number)),
  ].flatMap((number) => (number === undefined ? [] : [number.replace(/[~-].*$/, '')]));

/** What an edition has no rule for: a word, or what nothing in it says. */
const lacksOf = ({ a, b }: Drift): readonly string[] =>
  [a, b].flatMap(({ message }) => /(‘.*’)|this edition says (.*)/.exec(message)?.slice(1) ?? []);

const isTold = (drift: Drift, { numbers, what, rulings }: Difference): boolean =>
  rulings.includes(drift.name) ||
  numbersOf(drift).some((number) => numbers.has(number)) ||
  lacksOf(drift).some((lack) => lack !== undefined && what.includes(lack));

describe.each([
  ['1.8', 'duel-masters/1.8'],
  ['The abridged rulebook', 'duel-masters/abridged'],
])('%s against 1.13', (title, edition) => {
  const differences = differencesIn(title);
  let drifts: readonly Drift[] = [];
  beforeAll(() => {
    drifts = driftsBetween('duel-masters/1.13', edition).filter(
      ({ kind }) => kind === 'changed' || kind === 'unplayable',
    );
  }, 600_000);

  test('each difference is shown by rulings that come out otherwise', () => {
    expect(differences.length).toBeGreaterThan(0);
    const names = new Set(drifts.map(({ name }) => name));
    expect(differences.flatMap(({ rulings }) => rulings).filter((one) => !names.has(one))).toEqual(
      [],
    );
  });

  test('each ruling that comes out otherwise is told by a difference', () => {
    const untold = drifts.filter((one) => !differences.some((told) => isTold(one, told)));
    expect(
      untold.map((one) => `${one.file}:${one.line} ${one.name} (${numbersOf(one).join(', ')})`),
    ).toEqual([]);
  });
});
