/** 504. Main: using cards. */
import { legalOptions } from '../../../kernel/options.js';
import { procedure, step, todo } from '../../../kernel/rule.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { isWaiting } from '../waiting.js';

/** 504.1. */
export const mainStep = procedure('504', [
  step(
    '504.1',
    'normally only the turn player uses cards, and only in their main step',
    (game) => {
      if (isWaiting(game)) return { call: 'resolveWaiting', go: 'again' };
      if (turnIsOver(game) !== undefined) return;
      const by = game.state.turn.player;
      const of = ['summon', 'cast', 'end main step'];
      const options = of.flatMap((action) => legalOptions(game, by, action));
      return { ask: { kind: 'main', of, by, options, min: 1, max: 1, rest: true, source: 0 } };
    },
    (game, _, [picked]) =>
      picked?.card === undefined
        ? undefined
        : {
            call: 'useCard',
            locals: { card: picked.card, player: game.state.turn.player, free: false },
            go: '504.1',
          },
  ),
]);

export const crossInMain = todo(
  '504.2',
  'permission',
  'paying the cost of a cross gear in the battle zone again crosses it to a creature',
  'needs cross gear',
);
