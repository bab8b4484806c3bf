/** 301. Creatures: summoned, with power and races; they attack. */
import type { TraitValue } from '../../../kernel/ability.js';
import { cardOf, cardsIn, type Game, say } from '../../../kernel/game.js';
import { definition, eventKind, note, permission, restriction } from '../../../kernel/rule.js';
import { creaturesOf, isOfType, move } from '../words.js';

/** 301.1. */
export const summonInMain = permission(
  '301.1',
  'the turn player may summon creatures from hand in their own main step',
  'summon',
  (game, player) =>
    cardsIn(game, player, 'hand')
      .filter((id) => isOfType(game, id, 'creature'))
      .map((card) => ({ verb: 'summon', card })),
);

/** 301.2. */
export const summonedEnters = eventKind(
  '301.2',
  'a summoned creature is put into the battle zone',
  'summon',
  {
    becomes: (game, { card, player }) => {
      const to = say<string>(game, 'entersOnResolving', card);
      return to === cardOf(game, card ?? 0).zone
        ? []
        : [move(game, card ?? 0, to, { controller: player ?? '' })];
    },
  },
  { kind: 'procedure' },
);

export const races = note(
  '301.3',
  'definition',
  "a creature's subtypes are its races, and it may have several",
  'the card data hold the races',
);

/** 301.4. */
export const onlyCreaturesHavePower = definition(
  '301.4',
  'power is a characteristic only creatures have',
  (game: Game, id: number, value: TraitValue | undefined) =>
    isOfType(game, id, 'creature') ? value : undefined,
  (_: Game, __: number, value: TraitValue | undefined) => value,
);

export const powerMeaning = note(
  '301.4a',
  'overview',
  'power shows how strong a creature is in battle',
  'says what power stands for; comparing powers is ruled by 115.3',
);

export const computePower = note(
  '301.4b',
  'procedure',
  "a creature's power is its printed value with all continuous effects applied",
  'carried out by the layers 206.1, 108.2, 206.4 and 206.3',
);

/** 301.5. */
export const creaturesAttack = permission(
  '301.5',
  'creatures can attack',
  'attack',
  (game, player) => creaturesOf(game, player).map((card) => ({ verb: 'attack', card })),
);

/** 301.6. */
export const summoningSickness = restriction(
  '301.6',
  "a creature attacks only if it has been in the battle zone since its player's turn began",
  'attack',
  (game, { card }) => cardOf(game, Number(card)).since >= game.state.turn.number,
  { liftedBy: 'attack the turn it enters' },
);
