/** 608. Continuous effects: how long they last and what they apply to. */
import type { Change } from '../../../kernel/ability.js';
import { cardOf } from '../../../kernel/game.js';
import { layer } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';

/** 608.1. */
export const continuousEffect = definition(
  'continuousEffect',
  (game, origin) => say(game, origin === 'static' ? 'fromStatic' : 'fromResolving'),
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
export const fromResolving = definition('fromResolving', () => true);

/** 608.2b. */
export const scopeIsFixed = definition('scopeIsFixed', () => true);

/** 608.3. */
export const fromStatic = definition('fromStatic', (game) => say(game, 'staticMakesContinuous'));

/** 608.3a. An effect that another would make another one applies after it: at no time does its text describe less. */
export const dependencyWaits = definition('dependencyWaits', (_, depends) => depends);

/** 608.3a. Of several that wait for one another, too, each applies to what its text describes in the end. */
export const loopsSettle = definition('loopsSettle', () => true);

/** 608.3a. So it does whatever either of them changes, but that the arithmetic of one number keeps its order (108.2). */
export const waitsForLater = definition(
  'waitsForLater',
  (_, change, later) => !isArithmetic(change, later),
);

const isArithmetic = (one: Change, other: Change): boolean =>
  [one, other].every(({ change }) => ['set', 'add', 'multiply', 'divide'].includes(change)) &&
  'trait' in one &&
  'trait' in other &&
  one.trait === other.trait;

/**
 * 608.3a. What takes abilities always takes those that a card has gained since, too; and of what gives others in place of
 * them these are not taken: behind `lose all abilities and gain blocker` there is blocker.
 */
export const effectDate = definition('effectDate', (_, timestamp, origin, change, all) => {
  const taking = all.findIndex(
    (one) => one.change === 'lose-abilities' && (origin === 'static' || one.gainedToo === true),
  );
  return taking >= 0 && all.indexOf(change) >= taking && giving.includes(change.change)
    ? behindAll + timestamp
    : timestamp;
});

const giving: readonly Change['change'][] = ['lose-abilities', 'gain-ability'];

/** Later than anything can be. */
const behindAll = 2 ** 52;

/** 608.3a. What is ignored is not there (116.2a). Without the rule, it would be fixed to the cards that were there when it began. */
export const staticTakesIn = definition(
  'staticTakesIn',
  (game, _, card) => !say(game, 'ignored', card),
  (game, { timestamp }, card) => cardOf(game, card).stamp <= timestamp,
);

/** 608.3c. */
export const arrivesUnderEffects = definition(
  'arrivesUnderEffects',
  (game) => say(game, 'seenUnderEffects'),
  () => false,
);
