/** 1.13. Assets: action points and resource points. */
import { restriction } from '../../../kernel/rule.js';
import { isActionPhase } from '../words.js';

/** 1.13.2b. */
export const onlyInOwnActionPhase = restriction('event gain-points', (game, what) => {
  if (!('kind' in what) || what['asset'] !== 'action') return false;
  return what.player !== game.state.turn.player || !isActionPhase(game);
});
