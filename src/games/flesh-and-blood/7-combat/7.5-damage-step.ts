/** 7.5. The damage step: power against defense, and hits. */
import { numberOf } from '../../../kernel/continuous.js';
import { cardOf } from '../../../kernel/game.js';
import { type Move, procedure, step } from '../../../kernel/rule.js';
import { attackerOf, defendersOf, linkNow, ofAttack } from '../combat.js';
import { isAttackable } from '../targets.js';
import { dealtBy } from '../life.js';
import { ofHero } from '../words.js';
import { definition, say } from '../questions.js';

export const damageStep = procedure([
  /** 7.5.2. */
  step('deal', (game): Move | void => {
    const link = linkNow(game);
    // An attack that is gone does not come this far (7.7.2c).
    if (link === undefined || !say(game, 'dealsToTarget', link)) return;
    const power = numberOf(game, link.attack[0], 'power');
    const defense = defendersOf(game).reduce(
      (sum, card) => sum + numberOf(game, card, 'defense'),
      0,
    );
    if (power <= defense) return;
    const [target] = link.target;
    return {
      events: [
        {
          kind: 'damage',
          card: target,
          ...dealtBy(game, attackerOf(link)),
          amount: power - defense,
          player: cardOf(game, target).controller,
          ...ofHero(game, target),
          combat: true,
          ...ofAttack(link),
          type: 'physical',
        },
      ],
    };
  }),
  /** 7.5.3. */
  step('goRound', () => ({ call: 'priority' })),
]);

/** 7.5.2b. What is no legal target by then is dealt none. */
export const dealsToTarget = definition('dealsToTarget', (game, link) =>
  isAttackable(game, link.player, attackerOf(link), link.target),
);

/** 7.5.5. What an attack deals to its target in this step. */
export const isHit = definition('isHit', (_, event) => event['combat'] === true);

/** 7.5.5b. As long as the attack deals it, to its target. */
export const hitsStill = definition(
  'hitsStill',
  (_, replaced, card, source) => replaced.card === card && replaced['by'] === source,
);
