/** 608. Continuous effects: how long they last and what they apply to. */
import { type Game, say } from '../../../kernel/game.js';
import { definition, layer, note } from '../../../kernel/rule.js';

/** 608.1. */
export const continuousEffect = definition(
  '608.1',
  'a continuous effect changes characteristics, players or rules for a set or open time',
  (game: Game, origin: string) =>
    say<boolean>(game, origin === 'static' ? 'fromStatic' : 'fromResolving'),
  () => false,
  { kind: 'continuous' },
);

/** 608.1. Changes of characteristics that have no rule of their own. */
export const layerOfTheRest = layer(
  '608.1',
  'a continuous effect changes characteristics, players or rules for a set or open time',
  (change) =>
    'trait' in change &&
    (change.change === 'gain' || change.change === 'lose' || change.change === 'become') &&
    !['civilization', 'name', 'race', 'cost'].includes(change.trait),
);

/** 608.2. */
export const fromResolving = definition(
  '608.2',
  'resolving a spell or ability can create a continuous effect',
  () => true,
  () => false,
  { kind: 'continuous' },
);

export const statedDuration = note(
  '608.2a',
  'continuous',
  'such an effect lasts as long as it states, or to the end of the game if it states nothing',
  'an effect keeps its duration, and 500.3 says when that is over; without one it stays',
);

/** 608.2b. */
export const scopeIsFixed = definition(
  '608.2b',
  'the cards such an effect touches are fixed as it begins and do not change after',
  () => true,
  () => false,
  { kind: 'continuous' },
);

export const fixedVariable = note(
  '608.2c',
  'continuous',
  'a variable in such an effect is determined once, on resolving',
  'numbers are worked out when the effect begins, and kept',
);

/** 608.3. */
export const fromStatic = definition(
  '608.3',
  "a card's static ability creates continuous effects",
  (game: Game) => say<boolean>(game, 'staticMakesContinuous'),
  () => false,
  { kind: 'continuous' },
);

/** 608.3a. An effect that another would make another one applies after it: at no time does its text describe less. */
export const dependencyWaits = definition(
  '608.3a',
  'such an effect is not fixed but always applies to everything its text describes',
  (_: Game, depends: boolean) => depends,
  () => false,
  {
    kind: 'continuous',
    fault:
      'does not say which of two such effects applies first where one changes what the text of the other describes; we take it that the other waits, since it always applies to everything its text describes',
  },
);

export const whileSourceInZone = note(
  '608.3b',
  'continuous',
  'such an effect applies as long as the card that creates it is in the zone it works in',
  'only what works now applies (604.2, 110.4)',
);

/** 608.3c. */
export const arrivesUnderEffects = definition(
  '608.3c',
  'it changes a card\'s characteristics as the card enters, not before or after, so before "enters" triggers',
  (game: Game) => say<boolean>(game, 'seenUnderEffects'),
  () => false,
  { kind: 'continuous' },
);
