import { afterAll, describe, expect, test } from 'vitest';
import type { Engines } from '../../src/cli/engine.js';
import { engines as real } from '../../src/cli/engines.js';
import { cards, editions } from '../evidence/two-editions.js';
import { place } from '../support/command.js';
import { fakeEngines } from '../support/fake-engine.js';
import { toy } from '../harness/compile/toy.js';

const games = [editions.a, editions.b, toy];
const engines: Engines = {
  ...fakeEngines,
  engine: async () => ({ ...(await real.engine()), games }),
  games: () => Promise.resolve(games),
};

const ruling = (name: string, claim: string): string => `
ruling "${name}"
  rulebook beasts/1
  given
    A arena  "Blue Beast" as x
    turn of A, main step
  do
    A: attack x
  expect
    ${claim}
`;

const here = place({
  'rulings/same.ruling': `${cards}${ruling('same', 'x not in deck')}`,
  'rulings/other.ruling': `${cards}${ruling('other', 'x in arena')}${ruling('same', 'x not in deck')}`,
  'empty/none.ruling': 'ruling "of another game"\n  rulebook toy/1\n  expect\n    A has won\n',
});
afterAll(() => here.remove());

const drift = (...argv: readonly string[]) => here.run(['drift', ...argv], {}, engines);

describe('exit status', () => {
  test.each<[string, readonly string[], number]>([
    ['nothing drifts', ['beasts/1', 'beasts/2', 'rulings/same.ruling'], 0],
    ['one ruling drifts', ['beasts/1', 'beasts/2'], 1],
    ['the ruling at this line does not', ['beasts/1', 'beasts/2', 'rulings/other.ruling:21'], 0],
    ['an unknown edition', ['beasts/1', 'beasts/3'], 2],
    ['the same edition twice', ['beasts/1', 'beasts/1'], 2],
    ['editions of different games', ['beasts/1', 'toy/1'], 2],
    ['no rulings of the game', ['beasts/1', 'beasts/2', 'empty'], 2],
    ['no such path', ['beasts/1', 'beasts/2', 'nowhere'], 2],
    ['one edition is missing', ['beasts/1'], 2],
  ])('%s', async (_, argv, status) => {
    expect((await drift(...argv)).status).toBe(status);
  });
});

test.each([
  ['beast/2', 'did you mean beasts/2?'],
  ['beasts/1', 'beasts/1 is one edition; name two to compare'],
  ['toy/1', 'beasts/1 and toy/1 are rulebooks of different games'],
])('held against %s', async (edition, said) => {
  expect((await drift('beasts/1', edition)).err).toContain(said);
});

test('what drifts is told, with its file and line', async () => {
  const { out } = await drift('beasts/1', 'beasts/2');
  expect(out).toContain('CHANGED  rulings/other.ruling:9  other\n');
  expect(out).toContain('105.1 → 105.2  who attacks gets tired\n');
  expect(out).toContain('beasts/1 → beasts/2: 3 rulings\n  2  come out the same\n');
});

test('JSON goes to stdout alone', async () => {
  const { out, err } = await drift('beasts/1', 'beasts/2', '--json');
  expect(JSON.parse(out)).toMatchObject({ schema: 'hantei-drift/1', summary: { changed: 1 } });
  expect(err).toBe('');
});
