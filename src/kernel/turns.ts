/** Turns and steps to come: those a player has to go without, and a turn that is over before its steps are. */
import type { Game } from './game.js';
import type { TermUnit } from './rule.js';
import type { GameEvent, Json, Player } from './state.js';
import { restsOn } from './ledger.js';

const remember = (name: string, value: Json = null): GameEvent => ({ kind: 'fact', name, value });

const stepsIn = (game: Game, name: string): readonly string[] =>
  (game.state.facts[name] ?? []) as readonly string[];

/** In one moment several may come to a list: each adds its own. */
const addTo = (name: string, further: readonly Json[]): GameEvent => ({
  kind: 'fact',
  name,
  further,
});

/** What a player has still to skip: steps, and `turn`. */
const skipsOf = (game: Game, player: Player): readonly string[] => stepsIn(game, `${player} skips`);

/** The steps that a player skips in their next turn, whichever that will be. */
const ofNextTurn = (player: Player): string => `${player} skips in next turn`;

/** The steps that are skipped in this turn, since it is the next turn that was spoken of. */
const ofThisTurn = 'skips in this turn';

/**
 * Carries out that a player is to go without a step, or a turn, that would come next; or without a step of their next turn,
 * so that texts which say the same speak of the same step.
 */
export const skips: TermUnit['does'] = (game, { player, status }) => {
  const what = status['skips'] ?? '';
  if (status['in'] !== 'next turn') return { events: [addTo(`${player} skips`, [what])] };
  const name = ofNextTurn(player);
  return { events: stepsIn(game, name).includes(what) ? [] : [addTo(name, [what])] };
};

/** Whether a player, whose turn it is, goes without a step of it. */
export const isSkipped = (game: Game, name: string, player: Player): boolean => {
  restsOn(game, ofThisTurn);
  if (stepsIn(game, ofThisTurn).includes(name)) return true;
  restsOn(game, `${player} skips`);
  return skipsOf(game, player).includes(name);
};

/**
 * What has been skipped is skipped no more, each but once. A step that is skipped as one of this turn leaves the next such
 * step still to be skipped.
 */
export const withoutSkipped = (
  game: Game,
  player: Player,
  skipped: readonly string[],
): readonly GameEvent[] => {
  const left = [...skipsOf(game, player)];
  const before = left.length;
  const inThisTurn = stepsIn(game, ofThisTurn);
  for (const one of skipped)
    if (left.includes(one) && !inThisTurn.includes(one)) left.splice(left.indexOf(one), 1);
  return left.length === before ? [] : [remember(`${player} skips`, left)];
};

/** What is skipped in the turn that begins, of those skipped in their next turn by whose turn it is. */
const skipsBegin = (game: Game, player: Player): readonly GameEvent[] => {
  const name = ofNextTurn(player);
  const steps = stepsIn(game, name);
  restsOn(game, name);
  if (steps.length > 0) return [remember(ofThisTurn, steps), remember(name)];
  return game.state.facts[ofThisTurn] === undefined ? [] : [remember(ofThisTurn)];
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

/**
 * What a turn begins with: that the one before was over is forgotten, what waited for its end waits for nothing any more, and
 * steps are skipped that are skipped in this one.
 *
 * @param end the kind of event that the end of a turn is
 */
export const turnAnew = (game: Game, player: Player, end: string): readonly GameEvent[] => {
  restsOn(game, fact);
  const forgotten = game.state.facts[fact] === undefined ? [] : [remember(fact)];
  return [...forgotten, ...withoutItsEnd(game, end), ...skipsBegin(game, player)];
};

/** What waits for the end of the turn, whosever it is, waits in vain once that has been, or where it has none: a later one is another. */
const withoutItsEnd = (game: Game, end: string): readonly GameEvent[] => {
  const ids = game.state.delayed
    .filter(({ text }) => {
      const ability = game.world.abilities[text];
      if (ability?.kind !== 'triggered') return false;
      return ability.when.event === end && Object.keys(ability.when.roles).length === 0;
    })
    .map(({ id }) => id);
  return ids.length === 0 ? [] : [{ kind: 'end-delayed', ids }];
};
