/** Rulings that play what no rulebook has an example of; each must pass, cited rules and all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { load } from '../../src/harness/suite.js';
import { tell } from '../../src/harness/tell.js';

const folder = fileURLToPath(new URL('plays', import.meta.url));

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { cases } = load({ path: file, text }, () => ({ problem: 'missing' }), games);

  test.each(cases.map((one) => [one.ruling.name.text, one] as const))('%s', (_, one) => {
    const { verdict, message } = judge(one);
    expect([verdict, message]).toEqual(['pass', '']);
    expect(tell(one).length).toBeGreaterThan(1);
  });
});
