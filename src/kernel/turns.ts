/** Turns and steps to come: those a player has to go without, and a turn that is over before its steps are. */
import type { Game } from './game.js';
import type { TermUnit } from './rule.js';
import type { GameEvent, Json, Player } from './state.js';
import { restsOn } from './ledger.js';

const remember = (name: string, value: Json = null): GameEvent => ({ kind: 'fact', name, value });

/** What a player has still to skip: steps, and `turn`. */
const skipsOf = (game: Game, player: Player): readonly string[] =>
  (game.state.facts[`${player} skips`] ?? []) as readonly string[];

/** Carries out that a player is to go without a step, or a turn, that would come next. */
export const skips: TermUnit['does'] = (game, { player, status }) => ({
  events: [remember(`${player} skips`, [...skipsOf(game, player), status['skips'] ?? ''])],
});

export const isSkipped = (game: Game, name: string, player: Player): boolean => {
  restsOn(game, `${player} skips`);
  return skipsOf(game, player).includes(name);
};

/** What has been skipped is skipped no more, each but once. */
export const withoutSkipped = (
  game: Game,
  player: Player,
  skipped: readonly string[],
): readonly GameEvent[] => {
  const left = [...skipsOf(game, player)];
  const before = left.length;
  for (const one of skipped) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left.length === before ? [] : [remember(`${player} skips`, left)];
};

/** Whose turn is next, of those to come the first that is not skipped; and the turns that are. */
export interface NextTurn {
  readonly player: Player;
  readonly skipped: readonly Player[];
}

/** @param after whose turn comes, asked for one turn after another */
export const nextUnskipped = (game: Game, after: (before: Player) => Player): NextTurn => {
  const skipped: Player[] = [];
  const hasMore = (one: Player): boolean => {
    restsOn(game, `${one} skips`);
    const due = skipsOf(game, one).filter((what) => what === 'turn').length;
    return skipped.filter((other) => other === one).length < due;
  };
  let player = after(game.state.turn.player);
  while (hasMore(player)) {
    skipped.push(player);
    player = after(player);
  }
  return { player, skipped };
};

/** Turns that have been skipped are skipped no more. */
export const turnsSkipped = (game: Game, { skipped }: NextTurn): readonly GameEvent[] =>
  [...new Set(skipped)].flatMap((one) =>
    withoutSkipped(
      game,
      one,
      skipped.filter((other) => other === one).map(() => 'turn'),
    ),
  );

/** How a turn is over early: with what comes at its end still to come, or all of it. */
export type Over = 'but for its end' | 'all of it';

const fact = 'turn is over';

/** Carries out that the turn ends, or that nothing is left of it. */
export const endsTurn: TermUnit['does'] = (_, { status }) => {
  const how: Over = status['left'] === 'nothing' ? 'all of it' : 'but for its end';
  return { events: [remember(fact, how)] };
};

/** How the turn is over, if it is; nothing more is begun in it then. */
export const turnIsOver = (game: Game): Over | undefined => {
  restsOn(game, fact);
  return game.state.facts[fact] as Over | undefined;
};

/** What forgets it, for the next turn, which comes so early because of it. */
export const turnAnew = (game: Game): readonly GameEvent[] => {
  restsOn(game, fact);
  return game.state.facts[fact] === undefined ? [] : [remember(fact)];
};

/**
 * What waits for the end of the turn, whosever it is, waits in vain where that turn has none; a later one is another.
 *
 * @param end the kind of event that the end of a turn is
 */
export const withoutItsEnd = (game: Game, end: string): readonly GameEvent[] => {
  const ids = game.state.delayed
    .filter(({ text }) => {
      const ability = game.world.abilities[text];
      if (ability?.kind !== 'triggered') return false;
      return ability.when.event === end && Object.keys(ability.when.roles).length === 0;
    })
    .map(({ id }) => id);
  return ids.length === 0 ? [] : [{ kind: 'end-delayed', ids }];
};
