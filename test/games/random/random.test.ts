/**
 * Games that nobody would play: random boards of random cards, and random legal answers. No fault of the machine may
 * show, and a game that is taken through JSON before every answer goes on as one that is not.
 *
 *     RANDOM_PLAY_SECONDS=1800 npx vitest run test/games/random     for so long, from RANDOM_PLAY_SEED on
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { LimitReached } from '../../../src/kernel/budget.js';
import { random } from '../../language/random.js';
import type { LaidOut } from '../table.js';
import { randomBoard } from './board.js';
import { type Played, playOn } from './play.js';

const seconds = Number(process.env['RANDOM_PLAY_SECONDS'] ?? 0);
const firstSeed = Number(process.env['RANDOM_PLAY_SEED'] ?? 1);
/** Without a time to fill: so many boards of each game. */
const boards = 8;
/** So often is each board played. */
const rounds = 4;

/** With the same answers, once as it is and once through JSON. */
const playTwice = (board: LaidOut, seed: number, round: number): Played => {
  const where = (): string =>
    `seed ${seed}, round ${round}\n${JSON.stringify([...board.world.cards.values()].filter(({ key }) => key.startsWith('C')))}`;
  const answers = 1000 * seed + round;
  const plain = playOn(board, random(answers), false);
  const stored = playOn(board, random(answers), true);
  const complaint = plain.played.complaint ?? stored.played.complaint;
  if (complaint !== undefined) throw new Error(`${complaint}\n${where()}`);
  // How far a game comes within its bounds depends on what was worked out before.
  if ([plain, stored].some(({ played }) => played.end === LimitReached.name)) return plain.played;
  const [one, other] = [plain, stored].map(({ played, game }) =>
    JSON.stringify([played, game.state]),
  );
  if (one !== other) throw new Error(`goes on otherwise after JSON: ${where()}\n${one}\n${other}`);
  return plain.played;
};

describe.each(games.map((game) => [game.rulebook, game] as const))('%s', (_, game) => {
  test('survives whatever its cards say', { timeout: 60_000 + 2000 * seconds }, () => {
    const ends = new Map<string, number>();
    let steps = 0;
    const end = performance.now() + (seconds * 1000) / games.length;
    const isTime = (seed: number): boolean =>
      seconds > 0 ? performance.now() < end : seed < firstSeed + boards;
    for (let seed = firstSeed; isTime(seed); seed++) {
      const board = randomBoard(game, random(seed));
      for (let round = 0; round < rounds; round++) {
        const { steps: more, end: how } = playTwice(board, seed, round);
        steps += more;
        ends.set(how, (ends.get(how) ?? 0) + 1);
      }
    }
    if (seconds > 0) console.log(game.rulebook, steps, 'steps', Object.fromEntries(ends));
    expect(steps).toBeGreaterThan(1000);
  });
});
