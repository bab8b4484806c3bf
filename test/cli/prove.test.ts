import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Fate } from '../../src/evidence/testimony.js';
import { keptProof, keptTestimonies, type Testimonies } from '../../src/cli/kept-proof.js';
import type { Io } from '../../src/cli/io.js';
import { dead, entering, idle, whole, wild, withCards } from '../evidence/parlour.js';
import { bundleInto } from '../support/bundle.js';
import { place, type Place } from '../support/command.js';
import { parlourEngine, parlourEngines } from '../support/parlour-engine.js';

const scripts = place();
beforeAll(() =>
  bundleInto(scripts.path, 'parlour-worker.ts', 'wild-worker.ts', 'parlour-command.ts'),
);
afterAll(() => scripts.remove());

let here: Place;
const files = (texts: Readonly<Record<string, string>>): Place => (here = place(texts));
afterEach(() => here.remove());

const proof = (out: string) =>
  JSON.parse(out.replace(/"milliseconds": [\d.]+/, '"milliseconds": 0')) as Record<string, unknown>;

describe('hantei prove', () => {
  test('says what was proven, by chapter', async () => {
    files({ 'rulings/a.ruling': whole });
    expect(await here.run(['prove'], {}, parlourEngines())).toEqual({
      status: 0,
      err: '',
      out: [
        'parlour/1',
        '  1 Playing  100 %  7 of 7 noticed',
        '  2 Arena    100 %  9 of 9 noticed',
        '  all        100 %  16 of 16 noticed',
        '  15 of 16 clauses proven',
        '',
        'no survivors, no idle citations  (0 ms)',
        '',
      ].join('\n'),
    });
  });

  test('shows idle citations where they stand, and survivors with what they say', async () => {
    files({ 'a.ruling': whole + entering('1.1, 4.1', 'Admired') });
    const more = {
      sections: { ...idle.sections, ...dead.sections },
      chapters: {
        ...idle.chapters,
        ...Object.fromEntries(Object.values(dead.chapters).map((one) => ['4-dead', one])),
      },
    };
    const { status, out } = await here.run(['prove', 'a.ruling'], {}, parlourEngines(more));
    expect(status).toBe(1);
    expect(out).toBe(
      [
        'Idle citations: without the rule the expectation holds all the same.',
        '  a.ruling:101:26  4.1  parlour/1  Admired',
        '  > 101 |     mine in arena  [1.1, 4.1]',
        '        |                          ^^^',
        '',
        'Rules of parlour/1 that nothing notices:',
        '  4.1  a card that is played is admired',
        '  4.2  the arena is green',
        '',
        'parlour/1',
        '  1 Playing  100 %  7 of 7 noticed',
        '  2 Arena    100 %  9 of 9 noticed',
        '  4 More     0 %    0 of 2 noticed    2 survive',
        '  all        88 %   16 of 18 noticed  2 survive',
        '  15 of 18 clauses proven',
        '',
        '2 survivors, 1 idle citation  (0 ms)',
        '',
      ].join('\n'),
    );
  });

  test('prints JSON', async () => {
    files({ 'a.ruling': withCards(entering('1.1, 4.1')) });
    const { status, out } = await here.run(
      ['prove', 'a.ruling', '--json'],
      {},
      parlourEngines(idle),
    );
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual({
      schema: 'hantei-proof/1',
      rulebooks: [
        {
          rulebook: 'parlour/1',
          implemented: 17,
          noticed: 4,
          survivors: [
            '1.2',
            '1.4',
            '1.5',
            '1.7',
            '2.2',
            '2.3',
            '2.4',
            '2.5',
            '2.6',
            '2.7',
            '2.8',
            '2.9',
            '4.1',
          ],
          exempt: [],
          clauses: 17,
          clausesProven: 1,
          clausesOpen: expect.arrayContaining(['1.2/1', '4.1/1']) as unknown,
        },
      ],
      idle: [{ file: 'a.ruling', line: 16, rulebook: 'parlour/1', rule: '4.1' }],
      milliseconds: 0,
    });
  });

  test('proves one ruling', async () => {
    files({ 'a.ruling': withCards(entering('1.1, 4.1'), entering('4.1', 'Another')) });
    const { out } = await here.run(['prove', 'a.ruling:18', '--json'], {}, parlourEngines(idle));
    expect(proof(out)['idle']).toEqual([
      { file: 'a.ruling', line: 25, rulebook: 'parlour/1', rule: '4.1' },
    ]);
  });

  // A card that is played enters by 1.6; one of the two rulings cites that, and without it neither card is there.
  test('tells all the rulings that notice a rule', async () => {
    files({ 'a.ruling': withCards(entering('1.1'), entering('1.6', 'Another')) });
    const argv = ['prove', 'a.ruling', '--rule', '1.6', '--rule', '1.7'];
    const { out } = await here.run(argv, {}, parlourEngines());
    expect(out).toContain('1.6  parlour/1  noticed by 2 rulings\n  the card enters the arena\n');
    expect(out).toContain('fail  Another\n');
    expect(out).toContain('1.7  parlour/1  noticed by nobody\n');
    const json = await here.run([...argv, '--json'], {}, parlourEngines());
    expect(proof(json.out)['noticing']).toMatchObject([
      { rulebook: 'parlour/1', rule: '1.6', file: 'a.ruling', without: 'fail' },
      { rule: '1.6', name: 'Another', without: 'fail' },
    ]);
  });

  test.each([
    [
      'a.ruling',
      ['--rule', '1.66'],
      'hantei: no rulebook has a rule 1.66\n    near it: 1.6, 1.1, 1.2\n',
    ],
    ['nowhere', [], 'hantei: nowhere: no such file or directory\n'],
    ['a.ruling:3', [], 'hantei: a.ruling: no ruling at line 3\n'],
    ['a.ruling', ['--rulebook', 'other'], "hantei: no rulebook 'other'; there are:\n  parlour/1\n"],
  ])('cannot prove %s %j', async (path, options, err) => {
    files({ 'a.ruling': whole });
    expect(await here.run(['prove', path, ...options], {}, parlourEngines())).toEqual({
      status: 2,
      out: '',
      err,
    });
  });

  test('tells of files and rulings that are no evidence', async () => {
    files({ 'a.ruling': whole.replace('mine is tired', 'mine is fresh'), 'b.ruling': '' });
    const { status, out, err } = await here.run(['prove', '.'], {}, parlourEngines());
    expect(status).toBe(1);
    expect(err).toContain('hantei: b.ruling:1: the file is empty: it has no rulings');
    expect(out).toContain('Rulings that do not pass, and so are no evidence:\n  a.ruling:18  fail');
  });
});

describe('exempt.json', () => {
  const listed = (...rules: readonly string[]): string =>
    JSON.stringify({
      schema: 'hantei-exempt/1',
      rules: rules.map((rule) => ({ rulebook: 'parlour/1', rule, reason: 'nobody asks' })),
      citations: [],
    });
  const run = (list: string) => {
    files({ 'rulings/deep/a.ruling': whole, 'rulings/exempt.json': list });
    return here.run(['prove', '--json'], {}, parlourEngines(dead));
  };

  test('spares rules', async () => {
    const { status, out } = await run(listed('4.2'));
    expect(status).toBe(0);
    expect(proof(out)['rulebooks']).toMatchObject([
      { survivors: [], exempt: [{ rule: '4.2', reason: 'nobody asks' }] },
    ]);
  });

  test('has nothing that is not needed', async () => {
    files({ 'rulings/a.ruling': whole, 'rulings/exempt.json': listed('4.2', '1.1') });
    const { status, out } = await here.run(['prove'], {}, parlourEngines(dead));
    expect(status).toBe(1);
    expect(out).toContain(
      'Exemptions that are not needed; take them off the list:\n' +
        '  parlour/1 1.1: ‘A card is played’ notices (rulings/a.ruling:9)\n',
    );
  });

  test.each([
    ['{\n  "schema": oops', /^hantei: rulings\/exempt\.json: it is not JSON: Unexpected token/],
    ['[]', /it is no list of exemptions: write "schema": "hantei-exempt\/1" in it/],
    [
      '{"schema":"hantei-exempt/1","rules":[{"rule":"1.1"}]}',
      /rules\[0\] needs "rulebook", "reason"/,
    ],
    ['{"schema":"hantei-exempt/1","rules":{}}', /"rules" is not a list/],
    ['{"schema":"hantei-exempt/1","rulez":[]}', /"rulez" means nothing here/],
    [
      '{"schema":"hantei-exempt/1","citations":[{"file":"gone.ruling","ruling":"x","expectation":"x","rulebook":"x","rule":"x","reason":"x"}]}',
      /there is no file rulings\/gone\.ruling/,
    ],
  ])('%s', async (list, complaint) => {
    const { status, err } = await run(list);
    expect(err).toMatch(complaint);
    expect(status).toBe(2);
  });
});

describe('threads', () => {
  const worker = (): URL => pathToFileURL(join(scripts.path, 'wild-worker.mjs'));
  const argv = ['prove', '.', '--json', '--max-seconds', '2'];

  test.each([1, 2])(
    '%i of them outlive rules without which they end or never answer',
    async (cores) => {
      files({ 'a.ruling': whole, 'b.ruling': withCards(entering('1.1, 4.4, 4.5')) });
      const { status, out, err } = await here.run(
        argv,
        { worker: worker(), cores },
        parlourEngines(wild),
      );
      expect(err).toBe('');
      // That a game never ends shows that they are asked, and nothing of what the expectation says of them.
      expect(proof(out)).toMatchObject({
        rulebooks: [{ noticed: 18, survivors: [] }],
        idle: [{ rule: '4.4' }, { rule: '4.5' }],
      });
      expect(status).toBe(1);
    },
  );

  test('tell of a ruling that ends whatever plays it', async () => {
    const doom = entering('1.1', 'Doom').replace('"Recruit"', '"Doom"');
    files({ 'a.ruling': `card "Doom"  beast, power 1\n${withCards(doom, entering('1.1'))}` });
    const about = { worker: worker(), cores: 1 };
    const { status, out } = await here.run(
      argv.filter((one) => one !== '--json'),
      about,
      parlourEngines(wild),
    );
    expect(out).toContain('Doom  parlour/1  Hantei failed: the game ends or');
    expect(out).not.toContain('A card is played');
    expect(status).toBe(1);
  });

  test('that do not start are a failure', async () => {
    files({ 'a.ruling': whole, 'broken.mjs': 'throw new Error("no such engine");' });
    const broken = pathToFileURL(join(here.path, 'broken.mjs'));
    const { status, err } = await here.run(argv, { worker: broken }, parlourEngines(wild));
    expect(err).toContain('no such engine');
    expect(status).not.toBe(0);
  });
});

describe('what was proven is kept', () => {
  const io = (worker = 'parlour-worker.mjs'): Partial<Io> => ({
    worker: pathToFileURL(join(scripts.path, worker)),
    env: { XDG_CACHE_HOME: join(here.path, 'cache') },
    build: 'a build',
  });
  const run = () => here.run(['prove', '.', '--json'], io(), parlourEngines());
  const store = () => keptTestimonies({ cwd: here.path, ...io() } as Io);
  /** Nobody notices anything, say the kept results, so that it shows whether they are used. */
  const falsify = (file = 'a.ruling'): void => {
    const idle = (fates: Readonly<Record<string, Fate>>) =>
      Object.fromEntries(
        Object.keys(fates).map((rule) => [rule, { verdict: 'pass' as const, failing: [] }]),
      );
    const altered = Object.entries(store().of(file)).map(([key, testimony]) => [
      key,
      { ...testimony, fates: idle(testimony.fates) },
    ]);
    store().keep(file, Object.fromEntries(altered) as Testimonies);
  };
  const idleAfter = async (): Promise<number> =>
    (proof((await run()).out)['idle'] as unknown[]).length;
  const text = withCards(entering('1.1'), entering('1.3', 'Another'));

  test('and not proven again', async () => {
    files({ 'a.ruling': text });
    expect(await idleAfter()).toBe(0);
    falsify();
    expect(await idleAfter()).toBe(2);
    expect((await here.run(['prove', '.', '--fresh'], io(), parlourEngines())).out).toContain(
      'no idle citations',
    );
  });

  test.each([
    ['a ruling', (old: string) => old.replace('Another', 'Yet another'), 1],
    ['a card', (old: string) => old.replace('"Weakling"  beast', '"Weakling"  beast, holy'), 0],
    [
      'nothing but a place',
      (old: string) => old.replace('\nruling "Another"', '\n\nruling "Another"'),
      0,
    ],
  ])('until %s changes', async (_, change, left) => {
    files({ 'a.ruling': text });
    await run();
    falsify();
    here.write('a.ruling', change(text));
    expect(await idleAfter()).toBe(left);
    expect(Object.keys(store().of('a.ruling'))).toHaveLength(2);
  });

  test('until what is imported changes', async () => {
    files({ 'a.ruling': `import "b.cards"\n${text}`, 'b.cards': 'card "Other"  beast, power 1\n' });
    await run();
    falsify();
    expect(await idleAfter()).toBe(2);
    here.write('b.cards', 'card "Other"  beast, power 2\n');
    expect(await idleAfter()).toBe(0);
  });

  test('until the build changes', async () => {
    files({ 'a.ruling': text });
    await run();
    falsify();
    expect(await idleAfter()).toBe(2);
    const other = { ...io(), build: 'another' };
    const { out } = await here.run(['prove', '.'], other, parlourEngines());
    expect(out).toContain('no idle citations');
  });

  test('and not where a run ended its thread, which might not happen again', async () => {
    // Without 4.5 the thread never answers, and without 4.4 it ends.
    files({ 'a.ruling': withCards(entering('1.1, 4.4, 4.5'), entering('1.3', 'Another')) });
    const argv = ['prove', '.', '--json', '--max-seconds', '1'];
    expect((await here.run(argv, io('wild-worker.mjs'), parlourEngines(wild))).status).toBe(1);
    const kept = Object.values(store().of('a.ruling'));
    expect(kept.map(({ fates }) => fates['1.3']?.verdict)).toEqual(['refused']);
  });

  test.each([
    ['cut off', (old: Buffer) => old.subarray(0, old.length / 2)],
    ['changed', (old: Buffer) => Buffer.from(old.map((byte, at) => (at === 99 ? byte ^ 1 : byte)))],
  ])('unless it is %s: then it is proven again', async (_, damage) => {
    files({ 'a.ruling': text });
    await run();
    const path = entry();
    writeFileSync(path, damage(readFileSync(path)));
    const { status, err } = await run();
    expect(err).toBe(
      `hantei: what earlier runs have proven cannot be used, and is proven again: ${path}: the file is damaged\n`,
    );
    expect(status).toBe(1);
    expect((await run()).err).toBe('');
  });

  test('for whoever only wants to know', async () => {
    files({ 'a.ruling': text });
    const engine = parlourEngine();
    const books = engine.games.map(({ rules }) => rules.book);
    const known = () => {
      const content = readFileSync(join(here.path, 'a.ruling'), 'utf8');
      const file = { path: 'a.ruling', text: content, problem: undefined };
      return keptProof({ cwd: here.path, ...io() } as Io, engine, books, [file]);
    };
    expect(known()).toBeUndefined();
    await run();
    const { noticed = [], open = [] } = known()?.get('parlour/1') ?? {};
    expect([...noticed].sort()).toEqual(['1.1', '1.3', '1.6', '2.1']);
    expect([...open]).toEqual([]);
    here.write('a.ruling', 'ruling "New"\n');
    expect(known()).toBeUndefined();
  });

  test('as far as an interrupted run came, and the next goes on from there', async () => {
    const slow = withCards(entering('1.1, 4.5', 'Slow'));
    files({ 'a.ruling': text, 'b.ruling': slow });
    const env = { ...process.env, ...io().env };
    const script = join(scripts.path, 'parlour-command.mjs');
    const child = spawn(process.execPath, [script, 'prove', '.'], { cwd: here.path, env });
    await expect.poll(entries, { timeout: 20_000 }).toHaveLength(1);
    child.kill('SIGKILL');
    await new Promise((ended) => child.once('close', ended));
    expect(Object.keys(store().of('a.ruling'))).toHaveLength(2);
    expect(store().of('b.ruling')).toEqual({});
    falsify();
    const argv = ['prove', '.', '--json', '--max-seconds', '1'];
    const { out } = await here.run(argv, io('wild-worker.mjs'), parlourEngines(wild));
    expect(proof(out)['idle']).toMatchObject([
      { file: 'a.ruling' },
      { file: 'a.ruling' },
      { rule: '4.5' },
    ]);
  });

  const entries = (): readonly string[] => {
    const folder = join(here.path, 'cache/hantei/kept');
    return existsSync(folder)
      ? readdirSync(folder).filter((name) => name.startsWith('proof-'))
      : [];
  };
  const entry = (): string => join(here.path, 'cache/hantei/kept', entries()[0] ?? '');

  test('unless there is no place for it', async () => {
    files({ 'a.ruling': text, cache: 'not a folder' });
    const { err } = await run();
    expect(err).toContain('what was proven cannot be kept for later runs');
  });
});
