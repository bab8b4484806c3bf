/** 301. Creatures: summoned, with power and races; they attack. */
import { cardOf, cardsIn } from '../../../kernel/game.js';
import { eventKind, permission, restriction } from '../../../kernel/rule.js';
import { creaturesOf, isOfType, move } from '../words.js';
import { definition, say } from '../questions.js';

/** 301.1. */
export const summonInMain = permission('summon', (game, player) =>
  cardsIn(game, player, 'hand')
    .filter((id) => isOfType(game, id, 'creature'))
    .map((card) => ({ verb: 'summon', card })),
);

/** 301.2. */
export const summonedEnters = eventKind('summon', {
  becomes: (game, { card = 0, player, origin }) => {
    const to = say(game, 'entersOnResolving', card);
    return to === cardOf(game, card).zone
      ? []
      : [
          move(game, card, to, {
            controller: player ?? '',
            ...(origin === undefined ? {} : { origin }),
          }),
        ];
  },
});

/** 301.4. */
export const onlyCreaturesHavePower = definition('onlyCreaturesHavePower', (game, id, value) =>
  isOfType(game, id, 'creature') ? value : undefined,
);

/** 301.5. */
export const creaturesAttack = permission('attack', (game, player) =>
  creaturesOf(game, player).map((card) => ({ verb: 'attack', card })),
);

/** 301.6. */
export const summoningSickness = restriction(
  'attack',
  (game, { card }) => cardOf(game, Number(card)).since >= game.state.turn.number,
  { liftedBy: 'attack the turn it enters' },
);
