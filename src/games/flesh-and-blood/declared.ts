/** What was declared as a layer came to the stack, its modes and targets: as it resolves, and afterwards. */
import { type Game, isCurrent } from '../../kernel/game.js';
import {
  blockNumber,
  contextOf,
  itIn,
  livesIn,
  type Locals,
  nothingSpokenOf,
} from '../../kernel/locals.js';
import type { Move } from '../../kernel/rule.js';
import type { CardRef, GameEvent, Json, Player } from '../../kernel/state.js';
import { modesFor, modesNameOf } from './modes.js';
import { say } from './questions.js';
import { targetsFor, targetsNameOf } from './targets.js';
import { type AbilityLayer, forgotten } from './words.js';

/** What was declared for a text of a layer, as it is carried out. */
export const declaredFor = (game: Game, layer: number, text: number): Locals => ({
  ...modesFor(game, layer, text),
  ...targetsFor(game, layer, text),
});

/** Once it has resolved nothing of that is kept. */
export const declaredForgotten = (game: Game, layer: number): readonly GameEvent[] =>
  forgotten(game, [modesNameOf(game, layer), targetsNameOf(game, layer)]);

/**
 * Of what the text of a layer speaks as it resolves: what has moved before, as its cost or as what woke it, it means as it was
 * where nothing refers any more to what became of it.
 */
const spokenOfStill = (game: Game, locals: Locals): Locals => {
  const before = livesIn(locals);
  if (before.length === 0) return locals;
  const meant = (ref: CardRef): CardRef => {
    const then = before.find(([id, life]) => id === ref[0] && life !== ref[1]);
    return then === undefined || say(game, 'referenceLasts', ref[0]) ? ref : then;
  };
  const { it, roles } = contextOf(locals);
  const inRoles = Object.entries(roles ?? {}).map(
    ([role, one]) => [role, typeof one === 'string' ? one : meant(one)] as const,
  );
  return {
    ...locals,
    it: itIn(locals) === null ? null : it.map(meant),
    roles: Object.fromEntries(inRoles),
  };
};

/** Its own card: what has become of it, where it has moved before in that way and something still refers to that. */
const sourceStill = (game: Game, locals: Locals, [id, life]: CardRef): CardRef => {
  const hasMoved = livesIn(locals).some(([card, was]) => card === id && was === life);
  return hasMoved && isCurrent(game, [id, life + 1]) && say(game, 'referenceLasts', id)
    ? [id, life + 1]
    : [id, life];
};

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
      ...spokenOfStill(game, layer.locals),
      controller,
      source: sourceStill(game, layer.locals, layer.source) as unknown as Json,
      block,
      ...declaredFor(game, id, block),
    },
  };
};
