/** 313. Lands: neither used nor in the battle zone. */
import { boardRequirement, restriction } from '../../../kernel/rule.js';
import { definition } from '../questions.js';
import { isOfType, isUsedSo, mayBeThere, uses } from '../words.js';

/** 313.1. What is besides of a type that is used can be used as that; what is not is not declared either. */
export const landsAreNotUsed = restriction(
  ['event use', 'shield trigger'],
  (game, { card = 0 }) => {
    const id = Number(card);
    return isOfType(game, id, 'land') && !uses.some((use) => isUsedSo(game, id, use));
  },
);

/** 313.3. */
export const landsStayOut = definition('landsStayOut', () => true);

/** 313.3. */
export const noLandsThere = boardRequirement(
  (game, { id, zone }) =>
    zone === 'battle zone' && isOfType(game, id, 'land') && !mayBeThere(game, id),
  'lands are never in the battle zone',
);
