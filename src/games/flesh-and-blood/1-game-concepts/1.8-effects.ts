/** 1.8. Effects: what one may do, and the targets of effects. */
import { inTurnOrder, isCurrent, refOf } from '../../../kernel/game.js';
import { type Move, procedure, step } from '../../../kernel/rule.js';
import { wordIn } from '../../../kernel/state.js';
import { decisionOf, nextTargets, targetsDeclared } from '../targets.js';
import { definition } from '../questions.js';

/** 1.8.3b. What cannot be done, or paid for, nobody can choose to do. */
export const mayNeedsAble = definition('mayNeedsAble', () => true);

/** Locals: layer, player. */
export const declareTargets = procedure([
  /** 1.8.5. One mention of targets after the other. */
  step(
    'declare',
    (game, { locals }): Move | void => {
      const layer = Number(locals['layer']);
      const next = nextTargets(game, layer);
      if (next === undefined) return;
      const ask = decisionOf(game, layer, wordIn(locals['player']), next);
      if (ask !== undefined) return { ask };
      if (!next.optional && game.state.checkpoint !== null)
        return { takeBack: 'there is no target for it' };
      return { events: [targetsDeclared(game, layer, next, [])], go: 'again' };
    },
    (game, { locals }, picked): Move | void => {
      const layer = Number(locals['layer']);
      const next = nextTargets(game, layer);
      if (next === undefined) return;
      const cards = picked.map(({ card = 0 }) => refOf(game, card));
      return { events: [targetsDeclared(game, layer, next, cards)], go: 'again' };
    },
  ),
]);

/** 1.8.6a, 1.9.2c. Whose effect it is does so first, and the turn player where no effect tells them to. */
export const actingOrder = definition('actingOrder', (game, controller) => [
  ...inTurnOrder(game).filter((one) => one === controller),
  ...inTurnOrder(game).filter((one) => one !== controller),
]);

/** 1.8.9. What was declared is a target as long as it is what the text asks for. */
export const isLegalTarget = definition(
  'isLegalTarget',
  (game, ref, isMeant) => isMeant && isCurrent(game, ref),
);

/** 1.8.9. An effect has not failed of which anything has come about: what hangs on it is done. */
export const partIsEnough = definition('partIsEnough', () => true);
