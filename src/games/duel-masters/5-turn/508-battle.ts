/** 508. Battle: the attacker fights its target or its blocker. */
import { procedure, step } from '../../../kernel/rule.js';
import { attackedCreature, attackerNow, blockerNow, isBlocked, refJson } from '../words.js';

export const battleStep = procedure([
  step('battle', (game) => {
    const attacker = attackerNow(game);
    const other = isBlocked(game) ? blockerNow(game) : attackedCreature(game);
    if (attacker === 0 || other === 0) return;
    return {
      call: 'battle',
      locals: { one: refJson(game, attacker), other: refJson(game, other), within: false },
    };
  }),
]);
