/** `hantei words`, of the real games, and of a game in two editions. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engines } from '../../src/cli/engine.js';
import { engines } from '../../src/cli/engines.js';
import type { GameEntry } from '../../src/harness/suite.js';
import { editions } from '../evidence/two-editions.js';
import { place, type Place } from '../support/command.js';
import { zone } from '../support/words.js';

let here: Place;
beforeEach(() => {
  here = place();
});
afterEach(() => here.remove());

const words = (...argv: readonly string[]) => here.run(['words', ...argv], {}, engines);

interface Shown {
  readonly game: string;
  readonly word: string;
  readonly kind: string;
  readonly forms?: readonly string[];
  readonly meaning: string;
  readonly rules: readonly string[];
  readonly example: string;
  readonly japanese: string;
}

const shown = async (...argv: readonly string[]): Promise<readonly Shown[]> =>
  JSON.parse((await words(...argv, '--json')).out) as readonly Shown[];

describe('which words', () => {
  test.each([
    [[], ['duel-masters', 'fire-force', 'flesh-and-blood', 'language']],
    [['fire-force'], ['fire-force']],
    [['fire-force/1.0.0'], ['fire-force']],
    [['language'], ['language']],
    [['--rulebook', 'duel-masters/1.13'], ['duel-masters']],
  ])('%j: of %j', async (argv, expected) => {
    const found = await shown(...argv);
    expect([...new Set(found.map(({ game }) => game))]).toEqual(expected);
    expect(found.length).toBeGreaterThan(80);
  });

  test.each([
    // What is written just so comes first, then what has it in it.
    [['duel-masters', 'GRAVEYARD'], 'zone graveyard'],
    [['duel-masters', '墓地'], 'zone graveyard'],
    [['duel-masters', 'end', 'of', 'turn'], 'moment end of turn'],
    [['duel-masters', 'drew'], 'event draws a card'],
    [['language', 'up to'], 'quantity up to 2'],
  ])('%j: %s', async (argv, expected) => {
    const [first] = await shown(...argv);
    expect(`${first?.kind} ${first?.word}`).toBe(expected);
  });

  test('several words that are not written together are each looked up', async () => {
    const found = await shown('fire-force', 'adolla', 'spent');
    expect(found.map(({ kind, word }) => `${kind} ${word}`)).toEqual(
      expect.arrayContaining(['zone adolla', 'state spent']),
    );
  });
});

describe('what is told of a word', () => {
  test('a word alone, in full', async () =>
    expect(await words('fire-force', 'is', 'retired')).toMatchObject({
      status: 0,
      out: expect.stringMatching(
        /^is retired {2}fire-force, Events\n {2}.+\n {2}also +was retired, would be retired\n {2}rules +.*1107\.1\n {2}Japanese +退場した/,
      ) as string,
      err: '',
    }));

  test('of many only what they mean', async () => {
    const { out } = await words('fire-force');
    expect(out).toMatch(/^fire-force {2}\d+ words\n {2}Zones\n {4}deck +the cards/);
    expect(out).not.toContain('also');
  });

  test('as JSON', async () => {
    const [adolla] = await shown('fire-force', 'adolla');
    expect(adolla).toMatchObject({ game: 'fire-force', word: 'adolla', kind: 'zone' });
    expect(Object.keys(adolla ?? {})).toEqual(
      expect.arrayContaining(['meaning', 'rules', 'example', 'japanese']),
    );
  });
});

describe('what there is not', () => {
  test.each([
    [['fire-force', 'adola'], 1, "no word is written 'adola'\n  did you mean ‘adolla’?"],
    [['duel-masters', 'deck', 'zzzzz'], 1, "no word is written 'zzzzz'\n"],
    [
      ['fire-forse'],
      2,
      "no game 'fire-forse', and no word is written so; there are:\n  duel-masters\n  fire-force\n  flesh-and-blood\n  language\n  did you mean fire-force?",
    ],
    [['gravyard'], 2, 'did you mean ‘graveyard’?'],
    [['--rulebook', 'fire-force/9'], 2, "no rulebook 'fire-force/9'; there are:"],
  ])('%j', async (argv, status, err) => {
    const found = await words(...argv);
    expect(found.status).toBe(status);
    expect(found.err).toContain(`hantei: ${err.startsWith('did') ? "no game 'gravyard'" : err}`);
    expect(found.err).toContain(err);
  });
});

describe('numbers are those of the newest edition, or of the one that is named', () => {
  const edition = (one: GameEntry): GameEntry => ({
    ...one,
    vocabulary: {
      ...one.vocabulary,
      entries: [{ ...zone('arena'), by: ['tiredRests', 'attackingTires', 'attackingKills'] }],
    },
  });
  const both: Engines = {
    ...engines,
    games: () => Promise.resolve([edition(editions.b), edition(editions.a)]),
  };

  test.each([
    [[], ['105.2', '106.3']],
    [['toy'], ['105.2', '106.3']],
    [
      ['toy', '--rulebook', 'beasts/1'],
      ['105.1', '106.2'],
    ],
    [['beasts/1'], ['105.1', '106.2']],
  ])('%j: %j', async (argv, rules) => {
    const { out } = await here.run(['words', ...argv, '--json'], {}, both);
    expect(JSON.parse(out)).toEqual(
      expect.arrayContaining([expect.objectContaining({ word: 'arena', rules })]),
    );
  });
});
