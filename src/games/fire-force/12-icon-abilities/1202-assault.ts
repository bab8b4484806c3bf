/** 1202. Assault. */
import { cardOf } from '../../../kernel/game.js';
import { restsOn } from '../../../kernel/ledger.js';
import { bookkeeping, keyword } from '../../../kernel/rule.js';
import { definition } from '../questions.js';
import { cameBy } from '../words.js';

/** 1202.1. May attack in the turn it was deployed: to be put onto the field, or to go over, is not to be deployed. */
export const assault = keyword('assault', () => [
  {
    kind: 'static',
    changes: [
      {
        subject: { is: 'this' },
        changes: [{ change: 'can', action: 'attack on arrival' }],
        condition: { is: 'test', of: 'this', test: { test: 'word', word: 'deployedNow' } },
      },
    ],
  },
]);

/** Whether a unit came this turn, and by being deployed. */
export const deployedNow = bookkeeping(
  definition('deployedNow', (game, who) => {
    if (typeof who !== 'number') return false;
    restsOn(game, who, 'zone');
    const { since, status } = cardOf(game, who);
    return since === game.state.turn.number && status[cameBy] === undefined;
  }),
);
