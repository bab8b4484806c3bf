/** What was declared as a layer came to the stack, its modes and targets, and X: as it resolves, and afterwards. */
import type { Game } from '../../kernel/game.js';
import { blockNumber, type Locals, nothingSpokenOf } from '../../kernel/locals.js';
import type { Move } from '../../kernel/rule.js';
import type { GameEvent, Json, Player } from '../../kernel/state.js';
import { modesFor, modesNameOf } from './modes.js';
import { targetsFor, targetsNameOf } from './targets.js';
import { valuesFor } from './variable.js';
import { type AbilityLayer, forgotten } from './words.js';

/** What was declared for a text of a layer, as it is carried out. */
export const declaredFor = (game: Game, layer: number, text: number): Locals => ({
  ...modesFor(game, layer, text),
  ...targetsFor(game, layer, text),
  ...valuesFor(game, layer),
});

/** Once it has resolved nothing of that is kept. */
export const declaredForgotten = (game: Game, layer: number): readonly GameEvent[] =>
  forgotten(game, [modesNameOf(game, layer), targetsNameOf(game, layer)]);

/** Carries out what an ability on the stack does. */
export const carriedOut = (
  game: Game,
  id: number,
  layer: AbilityLayer,
  controller: Player,
): Move => {
  const ability = game.world.abilities[layer.ability];
  if (ability === undefined || !('effect' in ability)) return {};
  const block = blockNumber(game, ability.effect);
  return {
    call: 'effect',
    locals: {
      ...nothingSpokenOf,
      ...layer.locals,
      controller,
      source: layer.source as unknown as Json,
      block,
      ...declaredFor(game, id, block),
    },
  };
};
