/** No expectation of the rulings proves less than it seems to. */
import { expect, test } from 'vitest';
import { judge } from '../../src/harness/judge.js';
import { corpus, read, textOf } from './mutants.js';

test.each(corpus())('%s: every expectation could have come out otherwise', (path) => {
  const remarks = read(path, textOf(path))
    .cases.flatMap((one) => judge(one).expectations)
    .flatMap(({ line, text, remark }) =>
      remark === undefined ? [] : `${line}: ${text}: ${remark}`,
    );
  expect(remarks).toEqual([]);
});
