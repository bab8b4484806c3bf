/** 901. Abilities and effects, and their kinds. */
import { type CardRef, wordIn } from '../../../kernel/state.js';
import type { OneOffAbility } from '../../../kernel/ability.js';
import { lookFor } from '../../../kernel/continuous.js';
import { addTo, cardOf, type Game, refOf } from '../../../kernel/game.js';
import { bookkeeping, eventKind, procedure, restriction, step } from '../../../kernel/rule.js';
import { attackNow, keepFact, redirected, useOfDefence } from '../words.js';
import { definition, say } from '../questions.js';

/** 901.1a. Without the rule, a static ability does nothing. */
export const staticAbility = definition('staticAbility', () => true);

/** 901.1a-1. Which makes it subject to section 910. */
export const staticIsContinuous = definition('staticIsContinuous', () => true);

/** Whether a continuous effect applies, by where it comes from. */
export const continuousEffect = bookkeeping(
  definition('continuousEffect', (game, origin) =>
    origin === 'static' ? say(game, 'staticAbilitiesApply') : say(game, 'continuousEffectKind'),
  ),
);

/** 901.1b. The two icons tell it from all other abilities. */
export const activatedAbility = definition('activatedAbility', (_, { icon }) =>
  ['activated', 'counter'].includes(icon),
);

/** 901.1b-1. Where no cost is written there is none to pay; without the rule, it could not be paid. */
export const activatedWithoutCost = definition('activatedWithoutCost', () => true);

/** 901.1c. */
export const triggeredAbility = definition('triggeredAbility', () => true);

/** 901.1d. What using the event activates, by number: the lines of its text, in their order. */
export const eventAbility = definition('eventAbility', (game, id) =>
  linesOf(game, id, (icon) => icon !== 'trigger'),
);

/** The lines of a card that are carried out once, with such an icon, as far as it has not lost them. */
const linesOf = (game: Game, id: number, is: (icon?: string) => boolean): readonly number[] => {
  const { abilities, reasons } = lookFor(game, id, 'abilities');
  if (reasons['abilities']) addTo(game, reasons['abilities']);
  return abilities.filter((line) => {
    const one = game.world.abilities[line]!;
    return one.kind === 'one-off' && is(one.icon) && say(game, 'isInText', id, one);
  });
};

/** Locals: lines (still to come), controller, source. */
export const activateLines = procedure([
  /** One line after another. */
  bookkeeping(
    step('activateNext', (game, { locals }) => {
      const [line, ...others] = locals['lines'] as readonly number[];
      if (line === undefined) return;
      const { effect } = game.world.abilities[line] as OneOffAbility;
      const block = game.world.blockIds.get(effect)!;
      locals['lines'] = others;
      return { call: 'effect', locals: { ...locals, block }, go: 'again' };
    }),
  ),
]);

/** 901.1e. What a card may use as it comes out of life: the lines of it, by number. */
export const triggerAbility = definition('triggerAbility', (game, id) =>
  linesOf(game, id, (icon) => icon === 'trigger'),
);

/** 901.1e-1. Only damage gives the chance; a text that moves cards out of life gives none. */
export const triggerOnlyFromDamage = restriction('event trigger-chance', () => true);

/** A card with a trigger ability has come from life to Adolla by a text. */
export const triggerChance = bookkeeping(
  eventKind('trigger-chance', {
    follows: (_, { card, player }) => ({
      call: 'offerTriggerAbility',
      locals: { card: card!, player: player! },
    }),
  }),
);

/** Locals: card, player. */
export const offerTriggerAbility = procedure([
  /** The player may use it. */
  bookkeeping(
    step(
      'offer',
      (_, { locals }) => ({
        ask: {
          kind: 'trigger ability',
          by: wordIn(locals['player']),
          options: [
            { verb: 'use trigger', card: Number(locals['card']), rules: [] },
            { verb: 'no trigger', rules: [] },
          ],
          min: 1,
          max: 1,
          source: Number(locals['card']),
        },
      }),
      (_, { locals }, [picked]) =>
        picked!.verb === 'use trigger'
          ? { call: 'useTriggerAbility', locals: { ...locals } }
          : undefined,
    ),
  ),
]);

/**
 * 901.1f-1. The attack turns to the unit that defends. Locals: card. Kept: it, that unit in the life in which it was chosen
 * (something else may take the place of spending it).
 */
export const useDefence = procedure([
  bookkeeping(
    step('begin', (game, { locals }) => {
      locals['it'] = [...refOf(game, Number(locals['card']))];
    }),
  ),
  step('spend', (game, { locals }) => {
    const card = Number(locals['card']);
    return { events: [{ kind: 'spend', card, player: cardOf(game, card).controller }] };
  }),
  step('becomeTarget', (game, { locals }) => {
    const unit = locals['it'] as unknown as CardRef;
    return {
      events: [
        useOfDefence(game, unit),
        ...redirected(game, attackNow(game)!, unit),
        keepFact('defended by', unit[0]),
      ],
    };
  }),
]);

/** 901.1g. The card whose text an ability is worked from: "abilities of units" are those of cards that are units. */
export const abilityOfDescribed = definition('abilityOfDescribed', (_, card) => card);

/** 901.2a. */
export const instantEffectKind = definition('instantEffectKind', () => true);

/** 901.2b. Until when it lasts is up to its duration (504.4, 702.20a); one without lasts for good. */
export const continuousEffectKind = definition('continuousEffectKind', () => true);

/** 901.2c. */
export const replacementEffectKind = definition('replacementEffectKind', () => true);

/** 901.2d. The card whose text an effect is worked from: what "by the effects of events" looks at. */
export const effectOfDescribed = definition('effectOfDescribed', (_, card) => card);
