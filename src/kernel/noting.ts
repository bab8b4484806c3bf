/** What takes part in an effect being there, for whoever wants to know. */
import { say } from './questions.js';
import { restsOn, rests } from './ledger.js';
import { hasBegun, type Active, applies } from './active-effects.js';
import { lookAt, expand } from './continuous.js';
import { mark, type Game, addTo, cardOf, definitionOf } from './game.js';
import type { Ability } from './ability.js';
import { works } from './static-parts.js';

/** What took part in an effect's being there. */
export const noteActive = (game: Game, active: Active): void => {
  if (game.listener === null) return;
  say(game, 'continuousEffect', active.origin);
  applies(game, active);
  rests(game, active.node);
  if (active.effect !== undefined) hasBegun(game, active.effect);
  noteKeyword(game, active.rule ?? '');
  const { source } = active.context;
  if (active.origin !== 'static' || source === null) return;
  say(game, 'controllerOfAbility', source[0], '');
  say(game, 'isInText', source[0], active.ability);
  if (active.ability !== undefined) works(game, source[0], active.ability);
  restsOn(game, source[0], 'zone');
  // An ability that was given rests on what gave it.
  const given = lookAt(game, source[0]).reasons['abilities'];
  if (given && active.ability && !isOwn(game, source[0], active.ability)) addTo(game, given);
};

/** That an ability comes from a keyword. */
export const noteKeyword = (game: Game, rule: string): void => {
  if (rule === '' || game.listener === null) return;
  mark(game, rule, 'changed');
  say(game, 'keywordStands', '');
};

/** Whether an ability is written on a card, or what a keyword written there stands for. */
const isOwn = (game: Game, id: number, ability: Ability): boolean => {
  const numbers = definitionOf(game, cardOf(game, id)).abilities.map(
    (one) => game.world.abilityIds.get(one) ?? -1,
  );
  return expand(game, numbers).includes(ability);
};
