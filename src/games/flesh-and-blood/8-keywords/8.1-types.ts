/** 8.1. Type keywords: when cards and abilities of a type are played and activated. */
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { permission, restriction, stateBased } from '../../../kernel/rule.js';
import { asOption, cardsToPlay, isAttackOption, isProxy, typesIn } from '../playing.js';
import { arena, both, heroOf, isOfType, stackOf } from '../words.js';
import { definition, say } from '../questions.js';

/** 8.1.1a. */
export const onlyOnEmptyStack = restriction(
  ['play', 'activate'],
  (game, what) => isOnly(game, asOption(what), 'action') && stackOf(game).length > 0,
);

/** 8.1.1b. Of attacks in the resolution step 7.0.1a speaks, too. */
export const notDuringCombat = restriction(['play', 'activate'], (game, what) => {
  if (!isOnly(game, asOption(what), 'action')) return false;
  const { step } = game.state.turn;
  return (
    step !== 'action phase' && !(step === 'resolution step' && isAttackOption(game, asOption(what)))
  );
});

/** 8.1.2a. */
export const attackReactionTime = restriction(
  ['play', 'activate'],
  (game, what, player) =>
    isOnly(game, asOption(what), 'attack reaction') && !say(game, 'mayReact', player, 'attack'),
);

/** 8.1.3a. */
export const defenseReactionTime = restriction(
  ['play', 'activate'],
  (game, what, player) =>
    isOnly(game, asOption(what), 'defense reaction') && !say(game, 'mayReact', player, 'defense'),
);

/** What is an instant besides can be played whenever instants are. */
const isOnly = (
  game: Game,
  what: { card?: number | undefined; ability?: number | undefined },
  type: string,
): boolean => {
  const types = typesIn(game, what);
  return types.includes(type) && !types.includes('instant');
};

/** 8.1.6a. */
export const mayPlayInstant = permission('play', (game, player) =>
  cardsToPlay(game, player)
    .filter((card) => !say(game, 'declaresSide', card) && isOfType(game, card, 'instant'))
    .map((card) => ({ verb: 'play', card })),
);

/** 8.1.8a. Elsewhere than in the arena a token ceases to exist; what stands for an attack does so beside the stack, whatever its types. */
export const existsIn = definition('existsIn', (game, card, zone) =>
  isProxy(game, card)
    ? zone === 'stack' || zone === 'combat chain'
    : arena.includes(zone) || !isOfType(game, card, 'token'),
);

/** 8.1.11b. In the arena, where its player has no other hero, a demi-hero is their hero. */
export const isHero = definition(
  'isHero',
  (game, id) => cardOf(game, id).zone === 'hero' && heroOf(game, cardOf(game, id).side) === id,
);

/** 8.1.11b. Beside another hero of that player it is cleared. */
export const isClearedBesideHero = stateBased((game) =>
  both(game).flatMap((side) =>
    cardsIn(game, side, 'hero')
      .filter((card) => card !== heroOf(game, side) && isOfType(game, card, 'demi-hero'))
      .map((card) => ({ kind: 'clear', card })),
  ),
);
