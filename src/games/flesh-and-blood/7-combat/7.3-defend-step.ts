/** 7.3. The defend step: defending cards are declared. */
import { traitsOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import { defends, defenseLimits, linkNow } from '../combat.js';
import { isOfType } from '../words.js';

/** Where equipment lies that may defend: where it is worn, or on an earlier chain link. */
const worn = ['head', 'chest', 'arms', 'legs', 'weapon'];

export const defendStep = procedure([
  /** 7.3.2. Together, as one event (7.3.2d). */
  step(
    'declare',
    (game): Move | void => {
      const link = linkNow(game);
      if (link === undefined) return;
      const by = cardOf(game, link.target[0]).controller;
      const options = legalOptions(game, by, 'defend');
      if (options.length === 0) return;
      const max = options.length;
      const cards = options.map(({ card = 0 }) => card);
      const limits = defenseLimits(game, link, cards);
      const ask = { kind: 'defend', by, options, of: ['defend'], min: 0, max, source: 0 };
      return { ask: limits.length === 0 ? ask : { ...ask, limits } };
    },
    (game, _, picked): Move | void =>
      picked.length === 0
        ? undefined
        : { events: picked.map(({ card = 0 }) => defends(game, card)) },
  ),
  /** 7.3.3. */
  step('goRound', () => ({ call: 'priority', into: 'ended' })),
  /** What has ended early. */
  bookkeeping(
    step('end', (_, { locals }): Move | void =>
      locals['ended'] === 'close' ? { end: true, value: 'close step' } : undefined,
    ),
  ),
]);

/** 7.3.2a. Cards of the hand but for defense reactions, and equipment that all can see. */
export const mayDeclare = permission('defend', (game, player) => {
  const link = linkNow(game);
  if (link === undefined || cardOf(game, link.target[0]).zone !== 'hero') return [];
  const hand = cardsIn(game, player, 'hand').filter(
    (card) => !isOfType(game, card, 'defense reaction'),
  );
  const equipment = worn
    .flatMap((zone) => cardsIn(game, player, zone))
    .filter(
      (card) => isOfType(game, card, 'equipment') && cardOf(game, card).status['face'] !== 'down',
    );
  return [...hand, ...equipment].map((card) => ({ verb: 'defend', card }));
});

/** 7.3.2b. What has no defense; what defends already is on the chain, and not where it could be declared from. */
export const onlyWithDefense = restriction(
  'defend',
  (game, what) => traitsOf(game, Number(what.card), 'defense') === undefined,
);
