/** 301. Creatures: summoned, with power and races; they attack. */
import { cardOf } from '../../../kernel/game.js';
import { eventKind, permission, restriction } from '../../../kernel/rule.js';
import { creaturesOf, entering, isOfType, usableFromHand } from '../words.js';
import { definition, say } from '../questions.js';

/** 301.1. */
export const summonInMain = permission('summon', (game, player) =>
  usableFromHand(game, player, 'creature'),
);

/** 301.2. */
export const summonedEnters = eventKind('summon', { becomes: entering });

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
  (game, { card }) =>
    cardOf(game, Number(card)).since >= game.state.turn.number &&
    say(game, 'sickAsItComes', Number(card)),
  { liftedBy: 'attack the turn it enters' },
);
