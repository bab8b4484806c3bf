/** What several players do one after another, each by themselves: what each did before is theirs, and what each leaves behind, too. */
import type { Game } from './game.js';
import { countsAnything } from './leaving.js';
import { asDoer, inherited, itIn, type Locals, type Outcome, type OwnOutcomes } from './locals.js';
import { type Move, procedure, type Procedure, step } from './rule.js';
import type { Frame, Json, Player } from './state.js';
import { afterAll, returnedSoFar } from './together.js';

/** Locals: block, doers, before (what they did earlier), and the context; outcomes, of those who have done it. */
const runByThemselves = (game: Game, { locals }: Frame): Move => {
  const outcomes = returnedSoFar<Outcome>(locals, 'outcome', 'outcomes');
  const doers = locals['doers'] as readonly Player[];
  const doer = doers[outcomes.length];
  if (doer === undefined) return { end: true, value: left(game, locals, doers, outcomes) };
  return {
    call: 'effect',
    locals: Object.assign(
      inherited(locals),
      { block: locals['block'] ?? 0, ...asDoer(locals, doer) },
      own(locals, doer),
    ),
    into: 'outcome',
    go: 'again',
  };
};

/** What "it", "that many", "the rest" and "if you do" mean to one of the players, where that is not the same to all. */
const own = (locals: Locals, doer: Player): Locals => {
  const before = locals['before'] as unknown as OwnOutcomes | null | undefined;
  if (!before) return {};
  const one = before[doer];
  // What was settled for one of them was settled for all.
  if (one === undefined) return { did: locals['did'] ?? false, tried: true };
  const { it, that, rest, did, tried, complete } = one;
  return { it, that, rest, did, 'last complete': complete, tried };
};

/** Where they have counted nothing and done nothing to any card, "that many" and "it" are what they were. */
const left = (
  game: Game,
  locals: Locals,
  doers: readonly Player[],
  outcomes: readonly Outcome[],
): Json => {
  const begunWith = (doer: Player): string =>
    JSON.stringify(own(locals, doer)['it'] ?? itIn(locals));
  const touching = outcomes.filter(
    ({ it }, at) => JSON.stringify(it) !== begunWith(doers[at] ?? ''),
  );
  const all = afterAll(game, locals, doers, outcomes, touching);
  const counts = countsAnything(game, game.world.blocks[Number(locals['block'])] ?? []);
  return Object.assign(all, {
    did: outcomes.some(({ did }) => did),
    ...(counts ? {} : { that: Number(locals['that'] ?? 0) }),
  }) as unknown as Json;
};

export const byThemselves: Readonly<Record<string, Procedure>> = {
  'by themselves': procedure([step('next player', runByThemselves)]),
};
