import { describe, expect, test } from 'vitest';
import { judgeInThreads } from '../../src/cli/judge-all.js';
import type { Outcome, Task } from '../../src/cli/judge-file.js';

const script = new URL('../support/fake-worker.mjs', import.meta.url);

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
  const outcomes: Outcome[] = [];
  await judgeInThreads(script, jobs, tasks, { cwd: '.', settings }, (one) => outcomes.push(one));
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
