/** 802. Damage: one life after the other, each with its trigger ability and a rule check. */
import { cardsIn, cardOf, opponentOf } from '../../../kernel/game.js';
import { unforbidden } from '../../../kernel/options.js';
import { bookkeeping, eventKind, procedure, step } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';

/** Locals: player, amount, by. */
export const takeDamage = procedure([
  step('takeNextPoint', (_, { locals }) => {
    const left = Number(locals['amount'] ?? 0);
    if (left <= 0) return { end: true };
    locals['amount'] = left - 1;
    const { player = '', by = 0 } = locals;
    return { call: 'takePoint', locals: { player, by }, go: 'again' };
  }),
]);

/** One point of damage. Locals: player, by; life (the card just moved). */
export const takePoint = procedure([
  step('moveLife', (game, { locals }) => {
    const player = locals['player'] as string;
    const [card] = cardsIn(game, player, 'life');
    locals['life'] = card ?? 0;
    const by = Number(locals['by'] ?? 0);
    return { events: [{ kind: 'damage', player, by, ...(card === undefined ? {} : { card }) }] };
  }),
  /** 802.1b says who is asked. */
  bookkeeping(
    step(
      'mayUseTrigger',
      (game, { locals }) => {
        const card = Number(locals['life'] ?? 0);
        if (card === 0 || cardOf(game, card).zone !== 'adolla') return;
        if (say(game, 'triggerAbility', card).length === 0) return;
        const by = say(game, 'usesTrigger', locals['player'] as string);
        const use = { verb: 'use trigger', card, rules: [] };
        return {
          ask: {
            kind: 'trigger ability',
            by,
            options: [
              ...unforbidden(game, by, 'use trigger', [use]),
              { verb: 'no trigger', rules: [] },
            ],
            of: ['use trigger'],
            min: 1,
            max: 1,
            source: card,
          },
        };
      },
      (_, { locals }, [picked]) =>
        picked?.verb === 'use trigger'
          ? {
              call: 'useTriggerAbility',
              locals: { card: picked.card ?? 0, player: locals['player'] ?? '' },
            }
          : undefined,
    ),
  ),
  step('checkRules', () => ({ call: 'checkRules' })),
]);

/** 802.1a. Where there is no life left, the damage is only remembered, for 1302.1. */
export const damage = eventKind('damage', {
  becomes: (_, { card, player }) =>
    typeof card === 'number' && card > 0
      ? [{ kind: 'move', card, to: 'adolla' }]
      : [{ kind: 'fact', name: `${player ?? ''} damaged without life`, value: true }],
});

/** 802.1b. Who takes the damage says whether the trigger ability is used. */
export const usesTrigger = definition(
  'usesTrigger',
  (_, player) => player,
  (game, player) => opponentOf(game, player),
);
