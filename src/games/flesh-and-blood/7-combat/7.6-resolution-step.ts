/** 7.6. The resolution step: the chain link resolves, and another attack may follow. */
import { bookkeeping, type Move, procedure, step } from '../../../kernel/rule.js';
import { attackerOf, linkGoesAgain, linkNow } from '../combat.js';

export const resolutionStep = procedure([
  /** 7.6.2. */
  step('resolveLink', (game): Move | void => {
    const link = linkNow(game);
    if (link === undefined) return;
    return { events: [{ kind: 'link-resolves', card: attackerOf(link), player: link.player }] };
  }),
  /** 7.6.2. */
  step('goAgain', (game): Move | void => {
    const link = linkNow(game);
    if (link === undefined || !linkGoesAgain(game, link)) return;
    const { player } = link;
    return { events: [{ kind: 'gain-points', player, asset: 'action', amount: 1 }] };
  }),
  /** 7.6.3. */
  step('goRound', () => ({ call: 'priority', into: 'ended' })),
  /** Another attack, or none. */
  bookkeeping(
    step('end', (_, { locals }) => ({
      end: true,
      value: locals['ended'] === 'attack' ? 'layer step' : 'close step',
    })),
  ),
]);
