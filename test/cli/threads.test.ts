import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { FileOutcome, Task } from '../../src/cli/docket.js';
import { judgeInThreads } from '../../src/cli/judge-all.js';
import type { KeptVerdicts } from '../../src/cli/kept-verdicts.js';
import { bundleInto } from '../support/bundle.js';
import { place } from '../support/command.js';

const script = new URL('../support/fake-worker.mjs', import.meta.url);

const nothingKept: KeptVerdicts = {
  look: () => ({ known: undefined }),
  keep: () => undefined,
  end: () => undefined,
};

const judge = async (texts: readonly string[], jobs: number, bail = false): Promise<string[]> => {
  // In watch mode the files of a run are not numbered from 0.
  const tasks = texts.map((text, at): Task => ({
    index: 3 + 2 * at,
    path: `${at}`,
    text,
    problem: undefined,
    lines: [],
  }));
  const selection = { rulebook: undefined, filter: undefined, shard: undefined };
  const settings = { selection, limits: {}, bail, debug: false, explains: false };
  const outcomes: FileOutcome[] = [];
  const run = { cwd: '.', settings, kept: nothingKept };
  await judgeInThreads(script, jobs, tasks, run, (one) => {
    outcomes.push(one);
    return Promise.resolve();
  });
  return outcomes.map(({ path, verdicts: [first] }) =>
    [path, first?.verdict, first?.message].filter(Boolean).join(' '),
  );
};

describe('several threads', () => {
  test.each([1, 2, 5])('%i of them give the outcomes in the order of the files', async (jobs) =>
    expect(await judge(['slow', 'pass', 'fail', 'slow', 'pass'], jobs)).toEqual([
      '0 pass',
      '1 pass',
      '2 fail',
      '3 pass',
      '4 pass',
    ]),
  );

  test.each([1, 2])('one of %i that dies takes only its file with it', async (jobs) =>
    expect(await judge(['pass', 'die', 'throw', 'slow', 'pass'], jobs)).toEqual([
      '0 pass',
      '1 unsupported Hantei failed in this file: worker exited with code: 7',
      '2 unsupported Hantei failed in this file: the thread broke',
      '3 pass',
      '4 pass',
    ]),
  );

  test.each([1, 3])('%i of them stop after the first file that is not all right', async (jobs) =>
    expect(await judge(['slow', 'fail', 'pass', 'fail', 'pass'], jobs, true)).toEqual([
      '0 pass',
      '1 fail',
    ]),
  );

  test('no files', async () => expect(await judge([], 2)).toEqual([]));
});

describe('a ruling that ends its thread', () => {
  const here = place({
    'rulings/a.ruling': 'ruling "One"\nruling "Doom"\n  verdict die\nruling "Three"\n',
    'rulings/b.ruling': 'ruling "Four"\n',
  });
  beforeAll(() => bundleInto(here.path, 'judging-worker.ts'));
  afterAll(() => here.remove());

  test.each(['1', '2'])('takes nothing along, beside %s other threads', async (others) => {
    const worker = pathToFileURL(join(here.path, 'judging-worker.mjs'));
    const jobs = String(Number(others) + 1);
    const { status, out, err } = await here.run(['run', '-v', '--jobs', jobs], { worker });
    expect(out).toContain('✗ rulings/a.ruling  1 of 3 rulings not passed');
    expect(out).toMatch(
      / {2}pass {2}1 {2}One .*\n {2}unsupported {2}2 {2}Doom .*\n {2}pass {2}4 {2}Three /,
    );
    expect(out).toContain('Hantei failed: worker exited with code: 7');
    expect(out).toContain('✓ rulings/b.ruling  1 ruling');
    expect(err).toContain('Please report it');
    expect(status).toBe(1);
  });
});
