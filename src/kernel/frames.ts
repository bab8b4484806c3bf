/** Procedures that are open: what is called, and what it comes back with. */
import { LimitReached } from './budget.js';
import { beginFrame } from './ledger.js';
import type { Game } from './game.js';
import type { Json } from './state.js';

/** Puts a procedure on top of what is being carried out. */
export const call = (
  game: Game,
  name: string,
  locals: Record<string, Json>,
  node: number,
  about: { into?: string | undefined; history?: readonly string[] } = {},
): void => {
  if (game.state.frames.length >= game.limits.depth)
    throw new LimitReached(`procedures within procedures, more than ${game.limits.depth} deep`);
  const frame = {
    procedure: name,
    step: 0,
    asked: false,
    locals,
    into: about.into ?? '',
    history: about.history ?? game.state.frames.at(-1)?.history ?? [],
  };
  game.state.frames.push(frame);
  beginFrame(game, frame, node);
};

/** Ends the procedure on top; its caller gets the value. */
export const finish = (game: Game, value: Json): void => {
  const done = game.state.frames.pop();
  const caller = game.state.frames.at(-1);
  if (done && caller && done.into !== '') caller.locals[done.into] = value;
};
