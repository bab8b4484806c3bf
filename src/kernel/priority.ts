/**
 * Priority: of several players one at a time may act or pass. It goes round until all have passed in succession; whoever
 * acts begins it anew. What may be done with it, who has it first and what comes of all passing is for a game to say.
 */
import type { Game } from './game.js';
import type { Frame, Json, Player } from './state.js';

/** How a round of priority stands: who has it, and who has passed since somebody last acted. */
interface Round {
  readonly holder: Player;
  readonly passed: readonly Player[];
}

/** Under this name a procedure keeps it. */
const own = 'priority';

const roundIn = ({ locals }: Frame): Round | undefined =>
  locals[own] as unknown as Round | undefined;

const keep = (frame: Frame, round: Round): void => {
  frame.locals[own] = round as unknown as Json;
};

/** A player gains priority, and nobody has passed. */
export const givePriority = (frame: Frame, holder: Player): void =>
  keep(frame, { holder, passed: [] });

/** Who has priority in a procedure; nobody where none was given. */
export const holderIn = (frame: Frame): Player => roundIn(frame)?.holder ?? '';

/**
 * The player who has priority passes.
 *
 * @param next who has it then; nobody where it goes no further
 */
export const passPriority = (frame: Frame, next: Player | null): void => {
  const { holder, passed } = roundIn(frame) ?? { holder: '', passed: [] };
  keep(frame, { holder: next ?? '', passed: [...passed, holder] });
};

/** Whether all players have passed in succession, or priority has come to an end. */
export const allHavePassed = (game: Game, frame: Frame): boolean => {
  const round = roundIn(frame);
  return (
    round === undefined ||
    round.holder === '' ||
    game.world.rules.players.every((player) => round.passed.includes(player))
  );
};
