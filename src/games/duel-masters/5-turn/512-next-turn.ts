/** 512. Moving on to the next turn. */
import { cardsIn, type Game, opponentOf } from '../../../kernel/game.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import type { GameEvent, Json, Player } from '../../../kernel/state.js';
import { nextUnskipped, turnAnew, turnsSkipped } from '../../../kernel/turns.js';
import { extraTurns, lastUsualTurn } from '../turns.js';
import { endEffects, move, keepFact } from '../words.js';
import { say } from '../questions.js';

/** 512.1. From one turn to the next. */
export const passTurn = procedure([
  step('emptyNowhere', (game) => {
    const nowhere = game.world.rules.players.flatMap((player) =>
      cardsIn(game, player, 'nowhere zone'),
    );
    const pending = game.state.held.filter((id) => !say(game, 'ignored', id));
    const cards = [...nowhere, ...pending];
    if (cards.length === 0) return;
    return { events: cards.map((card) => move(game, card, 'graveyard', { silent: true })) };
  }),
  /** What lasts for a turn ends with it, though its end step was skipped. */
  bookkeeping(
    step('endEffects', (game) =>
      game.state.turn.step === 'end step'
        ? undefined
        : endEffects(say(game, 'endingAt', 'end of turn')),
    ),
  ),
  /** The next turn begins. */
  bookkeeping(step('beginTurn', (game) => ({ events: nextTurn(game) }))),
]);

/** The turn that is not skipped; what was skipped is skipped no more. */
const nextTurn = (game: Game): readonly GameEvent[] => {
  const had = extraTurns(game);
  const extra = [...had];
  let usual = lastUsualTurn(game);
  let gained: Player | undefined;
  const next = nextUnskipped(game, () => {
    gained = say(game, 'nextExtraTurn', extra.shift()?.player);
    return gained ?? (usual = opponentOf(game, usual));
  });
  return [
    { kind: 'turn', player: next.player, number: game.state.turn.number + 1, step: '' },
    ...(had.length > 0 ? [keepFact('extra turns', extra as unknown as Json)] : []),
    ...rememberUsual(game, gained === undefined ? undefined : usual),
    ...turnsSkipped(game, next),
    ...turnAnew(game, next.player, 'turn-ends'),
  ];
};

/** While a turn is an extra one, whose the last one before was. */
const rememberUsual = (game: Game, player: Player | undefined): readonly GameEvent[] =>
  player === undefined && game.state.facts['usual turn'] === undefined
    ? []
    : [keepFact('usual turn', player)];
