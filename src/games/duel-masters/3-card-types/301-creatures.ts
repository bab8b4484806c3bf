/** 301. Creatures: summoned, with power and races; they attack. */
import type { TraitValue } from '../../../kernel/ability.js';
import { cardOf, cardsIn, type Game, say } from '../../../kernel/game.js';
import { definition, eventKind, permission, restriction } from '../../../kernel/rule.js';
import { creaturesOf, isOfType, move } from '../words.js';

/** 301.1. */
export const summonInMain = permission('summon', (game, player) =>
  cardsIn(game, player, 'hand')
    .filter((id) => isOfType(game, id, 'creature'))
    .map((card) => ({ verb: 'summon', card })),
);

/** 301.2. */
export const summonedEnters = eventKind('summon', {
  becomes: (game, { card, player }) => {
    const to = say<string>(game, 'entersOnResolving', card);
    return to === cardOf(game, card ?? 0).zone
      ? []
      : [move(game, card ?? 0, to, { controller: player ?? '' })];
  },
});

/** 301.4. */
export const onlyCreaturesHavePower = definition(
  (game: Game, id: number, value: TraitValue | undefined) =>
    isOfType(game, id, 'creature') ? value : undefined,
  (_: Game, __: number, value: TraitValue | undefined) => value,
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
