/** 504. Main: using cards. */
import { legalOptions } from '../../../kernel/options.js';
import { procedure, step } from '../../../kernel/rule.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { isWaiting } from '../waiting.js';
import { uses } from '../words.js';

/** 504.1. */
export const mainStep = procedure([
  step(
    'useCard',
    (game) => {
      if (isWaiting(game)) return { call: 'resolveWaiting', go: 'again' };
      if (turnIsOver(game) !== undefined) return;
      const by = game.state.turn.player;
      const of = [...uses, 'end main step'];
      const options = of.flatMap((action) => legalOptions(game, by, action));
      return { ask: { kind: 'main', of, by, options, min: 1, max: 1, rest: true, source: 0 } };
    },
    (game, _, [picked]) =>
      picked?.card === undefined
        ? undefined
        : {
            call: 'useCard',
            locals: {
              card: picked.card,
              player: game.state.turn.player,
              as: picked.verb,
              free: picked.verb === 'use gravity zero',
            },
            go: 'useCard',
          },
  ),
]);
