/** 802. Damage: one life after the other, each with its trigger ability and a rule check. */
import { cardsIn, cardOf, opponentOf } from '../../../kernel/game.js';
import { noOption, unforbidden } from '../../../kernel/options.js';
import { bookkeeping, eventKind, procedure, step } from '../../../kernel/rule.js';
import { wordIn } from '../../../kernel/state.js';
import { definition, say } from '../questions.js';

/** Locals: player, amount, by. */
export const takeDamage = procedure([
  step('takeNextPoint', (_, { locals }) => {
    const left = Number(locals['amount'] ?? 0);
    if (left <= 0) return;
    locals['amount'] = left - 1;
    return { call: 'takePoint', locals: { ...locals }, go: 'again' };
  }),
]);

/** One point of damage. Locals: player, by; life (the card just moved). */
export const takePoint = procedure([
  step('moveLife', (game, { locals }) => {
    const player = wordIn(locals['player']);
    const [card] = cardsIn(game, player, 'life');
    locals['life'] = card ?? 0;
    return { events: [{ kind: 'damage', player, by: Number(locals['by']), card }] };
  }),
  /** 802.1b says who is asked. */
  bookkeeping(
    step(
      'mayUseTrigger',
      (game, { locals }) => {
        const card = Number(locals['life'] ?? 0);
        if (card === 0 || cardOf(game, card).zone !== 'adolla') return;
        if (say(game, 'triggerAbility', card).length === 0) return;
        const by = say(game, 'usesTrigger', wordIn(locals['player']));
        const use = { ...noOption, verb: 'use trigger', card };
        return {
          ask: {
            kind: 'trigger ability',
            by,
            options: [
              ...unforbidden(game, by, 'use trigger', [use]),
              { ...noOption, verb: 'no trigger' },
            ],
            of: ['use trigger'],
            min: 1,
            max: 1,
            source: card,
          },
        };
      },
      (_, { locals: { life: card = 0, player = null } }, [picked = noOption]) =>
        picked.verb === 'use trigger'
          ? { call: 'useTriggerAbility', locals: { card, player } }
          : undefined,
    ),
  ),
  step('checkRules', () => ({ call: 'checkRules' })),
]);

/** 802.1a. Where there is no life left, the damage is only remembered, for 1302.1. Each point is one of the damage that was dealt. */
export const damage = eventKind('damage', {
  partOf: 'damage-dealt',
  becomes: (_, { card, player }) =>
    card === undefined
      ? [{ kind: 'fact', name: `${wordIn(player)} damaged without life`, value: true }]
      : [{ kind: 'move', card, to: 'adolla' }],
});

/** 802.1b. Who takes the damage says whether the trigger ability is used. */
export const usesTrigger = definition(
  'usesTrigger',
  (_, player) => player,
  (game, player) => opponentOf(game, player),
);
