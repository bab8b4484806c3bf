/** The plugin as a project uses it: vitest itself, started on a folder with rulings. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hantei-vitest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ruling = (name: string, outcome: string): string => `ruling "${name}"
  rulebook duel-masters/1.13
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Brawler" as theirs, tapped
    turn of A, attack step
  do
    A: attack theirs with mine
  expect
    mine in ${outcome}
`;

const files: Readonly<Record<string, string>> = {
  'fighters.cards': 'card "Brawler"\n  creature, fire, cost 3, power 3000\n',
  'a.ruling': [
    'import "fighters.cards"\n',
    ruling('It lost', 'graveyard'),
    ruling('It won', 'battle zone'),
  ].join('\n'),
  'b.ruling': [
    'import "fighters.cards"\n',
    ruling('It lost again', 'graveyard'),
    'card "Odd"\n  nothing at all\n',
  ].join('\n'),
  'c.test.js': "import { test } from 'vitest';\ntest('something else', () => {});\n",
  'package.json': '{ "type": "module" }',
  'vitest.config.js': `import hantei from ${JSON.stringify(pathToFileURL(join(root, 'dist/vitest.js')).href)};
export default { plugins: [hantei()], test: { reporters: ['verbose'] } };
`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

/** Runs vitest there: its exit status, and what it says without colours. */
const vitest = (
  ...argv: readonly string[]
): Promise<{ readonly status: number; readonly said: string }> =>
  new Promise((settle) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...argv], {
      cwd: folder,
      env: { PATH: process.env['PATH'], NO_COLOR: '1', CI: '1' },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (status) => settle({ status: status ?? -1, said }));
  });

describe('rulings in a run of vitest', () => {
  test('are tests, and fail at the lines that are wrong', async () => {
    const { status, said } = await vitest('run');
    expect(status).toBe(1);
    expect(said).toMatch(/✓ a\.ruling > It lost/u);
    expect(said).toMatch(/× a\.ruling > It won/u);
    expect(said).toMatch(/✓ b\.ruling > It lost again/u);
    expect(said).toMatch(/× b\.ruling > the file as a whole/u);
    expect(said).toMatch(/✓ c\.test\.js > something else/u);
    // The last line of the second ruling, where it begins to say something.
    expect(said).toContain('a.ruling:23:5');
    expect(said).toContain('mine in battle zone');
  });

  test('are chosen by name', async () => {
    const { status, said } = await vitest('run', '-t', 'It lost again');
    expect(status).toBe(0);
    expect(said).toMatch(/1 passed/u);
  });

  test('are chosen by line', async () => {
    const { said } = await vitest('run', 'a.ruling:14');
    expect(said).toMatch(/× a\.ruling:14:\d+ > It won/u);
    expect(said).not.toMatch(/✓ a\.ruling\S* > It lost/u);
  });

  test('are judged again when the cards change that they import', async () => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'watch', 'b.ruling', '-t', 'It lost again'],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'], NO_COLOR: '1' },
      },
    );
    let said = '';
    const until = (wanted: RegExp): Promise<void> =>
      new Promise((settle) => {
        const look = (): void => void (wanted.test(said) && settle());
        child.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          look();
        });
        look();
      });
    await until(/1 passed[^]*Waiting for file changes/u);
    said = '';
    writeFileSync(
      join(folder, 'fighters.cards'),
      'card "Bruiser"\n  creature, fire, cost 3, power 3000\n',
    );
    await until(/there is no card ‘Brawler’/u);
    child.kill();
    await new Promise((settle) => child.on('close', settle));
  });
});
