/** 608. Continuous effects: how long they last and what they apply to. */
import { type Game, say } from '../../../kernel/game.js';
import { definition, layer } from '../../../kernel/rule.js';

/** 608.1. */
export const continuousEffect = definition(
  (game: Game, origin: string) =>
    say<boolean>(game, origin === 'static' ? 'fromStatic' : 'fromResolving'),
  () => false,
);

/** 608.1. Changes of characteristics that have no rule of their own. */
export const layerOfTheRest = layer(
  (change) =>
    'trait' in change &&
    (change.change === 'gain' || change.change === 'lose' || change.change === 'become') &&
    !['civilization', 'name', 'race', 'cost'].includes(change.trait),
);

/** 608.2. */
export const fromResolving = definition(
  () => true,
  () => false,
);

/** 608.2b. */
export const scopeIsFixed = definition(
  () => true,
  () => false,
);

/** 608.3. */
export const fromStatic = definition(
  (game: Game) => say<boolean>(game, 'staticMakesContinuous'),
  () => false,
);

/** 608.3a. An effect that another would make another one applies after it: at no time does its text describe less. */
export const dependencyWaits = definition(
  (_: Game, depends: boolean) => depends,
  () => false,
);

/** 608.3c. */
export const arrivesUnderEffects = definition(
  (game: Game) => say<boolean>(game, 'seenUnderEffects'),
  () => false,
);
