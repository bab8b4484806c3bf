/** `hantei coverage --language`, of a parlour game. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entering, withCards } from '../evidence/parlour.js';
import { place, type Place } from '../support/command.js';
import { parlourEngines } from '../support/parlour-engine.js';

/** Nobody asks whether it is fresh. */
const resting = `
ruling "At rest"
  rulebook parlour/1
  given
    A arena  "Recruit" as mine, fresh
  expect
    mine in arena
`;

let here: Place;
beforeEach(() => {
  here = place({ 'rulings/a.ruling': withCards(entering('1.1'), resting) });
});
afterEach(() => here.remove());

const language = (...argv: readonly string[]) => inCache('', ...argv);
const inCache = (cache: string, ...argv: readonly string[]) =>
  here.run(
    ['coverage', '--language', ...argv],
    cache === '' ? {} : { env: { XDG_CACHE_HOME: join(here.path, cache) } },
    parlourEngines(),
  );

interface Shown {
  readonly schema: string;
  readonly games: readonly {
    readonly game: string;
    readonly kinds: readonly { readonly kind: string; readonly noticed: number }[];
  }[];
  readonly words: readonly {
    readonly kind: string;
    readonly word: string;
    readonly uses: number;
    readonly noticed: string | null;
    readonly how: string | null;
    readonly file: string | null;
    readonly line: number | null;
  }[];
  readonly grammar: { readonly alternatives: number; readonly used: number };
}

const shown = async (...argv: readonly string[]): Promise<Shown> =>
  JSON.parse((await language(...argv, '--json')).out) as Shown;

describe('the figures', () => {
  test('for people: a table for each game, what nobody notices, what nobody uses', async () => {
    const { status, out, err } = await language();
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('parlour\n  kind ');
    expect(out).toMatch(/^ {2}States +2 +1 +- +-$/m);
    expect(out).toMatch(/^ {2}Keywords +1 +- +- +-$/m);
    expect(out).toMatch(
      /noticed by no ruling:\n(.+\n)*? {2}fresh {2}parlour, States, 1 use\n {4}rulings\/a\.ruling:\d+/,
    );
    expect(out).toMatch(/Never used:\n(.+\n)*? {2}parlour, Keywords +‘guard’/);
    expect(out).toMatch(/Grammar: \d+ of \d+ alternatives are used; these are not:\n/);
  });

  test('for programs', async () => {
    const { schema, games, words, grammar } = await shown();
    expect(schema).toBe('hantei-language-coverage/1');
    expect(games.map(({ game }) => game)).toEqual(['parlour', 'language']);
    expect(words.find(({ word }) => word === 'fresh')).toMatchObject({
      kind: 'state',
      uses: 1,
      noticed: null,
      how: null,
      file: 'rulings/a.ruling',
    });
    expect(words.find(({ word }) => word === 'beast')).toMatchObject({ uses: 2 });
    // Who is played from where no cards are is refused.
    expect(words.find(({ kind, word }) => kind === 'zone' && word === 'hand')).toMatchObject({
      noticed: 'otherwise',
    });
    expect(grammar.used).toBeLessThan(grammar.alternatives);
  });

  test('rulings that do not pass say nothing, and that is told', async () => {
    here.write('rulings/b.ruling', withCards(entering('2.9', 'Cites too much'), '\nruling "No"\n'));
    const { status, err } = await language();
    expect(status).toBe(0);
    expect(err).toMatch(
      /^hantei: left out, since they do not pass by themselves or are too long: 2 rulings\n$/,
    );
  });
});

describe('what is kept', () => {
  const kept = (): readonly string[] =>
    readdirSync(join(here.path, 'cache/hantei/kept')).filter((name) =>
      name.startsWith('language-'),
    );

  test('makes the same figures', async () => {
    const first = await inCache('cache', '--json');
    expect(kept()).toHaveLength(1);
    expect(await inCache('cache', '--json')).toEqual(first);
  });

  test('hides no change of a ruling', async () => {
    await inCache('cache', '--json');
    const asking = resting.replace('mine in arena', 'mine is fresh');
    here.write('rulings/a.ruling', withCards(entering('1.1'), asking));
    const { words } = JSON.parse((await inCache('cache', '--json')).out) as Shown;
    expect(words.find(({ word }) => word === 'fresh')).toMatchObject({ noticed: 'otherwise' });
  });

  test('is not used where it is damaged, and that is told', async () => {
    const first = await inCache('cache', '--json');
    const [name = ''] = kept();
    const path = join(here.path, 'cache/hantei/kept', name);
    const [head = ''] = readFileSync(path, 'latin1').split('\n');
    writeFileSync(path, `${head}\nnonsense`, 'latin1');
    const { out, err } = await inCache('cache', '--json');
    expect(out).toBe(first.out);
    expect(err).toContain('what earlier runs have found out of words cannot be used');
  });
});

describe('what cannot be carried out', () => {
  test.each([
    [['nowhere'], 'nowhere: no such file or directory'],
    [['--rulebook', 'parlour/2'], "no rulebook 'parlour/2'"],
    [['--html', 'page.html'], '--language and --html do not go together'],
    [['--against', 'kept.json'], '--language and --against do not go together'],
  ])('%j', async (argv, message) => {
    const { status, out, err } = await language(...argv);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(message);
  });
});
