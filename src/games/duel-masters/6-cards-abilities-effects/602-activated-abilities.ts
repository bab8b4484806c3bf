/** 602. Activated abilities: a condition is carried out, and what it gives waits. */
import { forbidders } from '../../../kernel/options.js';
import {
  bookkeeping,
  eventKind,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import { activatedOf, activation, isActivatedIcon } from '../activated.js';
import { handIcon } from '../declared.js';
import { strikeIcon } from '../waiting.js';
import { declaredIcon } from '../../../kernel/ability.js';
import { isTold } from '../../../kernel/modals.js';
import { creaturesOf, textOf } from '../words.js';
import { definition, say } from '../questions.js';

/** What stands behind an icon waits for something of its own. */
export const iconPattern = bookkeeping(
  definition(
    'iconPattern',
    (game, icon, when, ability) => {
      if (icon === handIcon && !say(game, 'mustBeDeclared')) return when;
      return [declaredIcon, handIcon, strikeIcon].includes(icon)
        ? say(game, 'declaredPattern', when, ability)
        : say(game, 'activatedPattern', icon, ability);
    },
    () => null,
  ),
);

/** 602.1. What an activated ability gives waits for its own activation, and for nothing else. */
export const activatedPattern = definition('activatedPattern', (_, icon, ability) => ({
  event: 'activate',
  roles: { card: { is: 'this' } },
  where: { icon, ability },
}));

/** 602.1. Its condition is carried out. */
export const activate = eventKind('activate', {});

/** 602.1. A creature is tapped in place of attacking; what cannot be tapped could not attack either, and so does not (602.3a). */
export const tapAbilities = permission('activate', (game, player) =>
  creaturesOf(game, player).flatMap((card) => activatedOf(game, card, 'tap ability')),
);

/** 602.1. Locals: card, ability, player. */
export const useTapAbility = procedure([
  step('tap', (_, { locals }) => {
    const { card, ability, player } = locals;
    return {
      events: [
        { kind: 'tap', card: Number(card), ability: Number(ability), player: textOf(player) },
      ],
    };
  }),
]);

/** 602.1. Once it is tapped for that, whatever then becomes of it. Locals: card, ability, player. */
export const activateTapped = procedure([
  step('activate', (game, { locals }) => {
    const what = { card: Number(locals['card']), ability: Number(locals['ability']) };
    const events = [activation(what, 'tap ability', textOf(locals['player']))];
    return say(game, 'effectIsApart')
      ? { events }
      : { events, call: 'resolveWaiting', locals: { only: 'activate' } };
  }),
]);

/** 602.2. What is activated waits; without the rule, what it gives is a part of what activates it. */
export const effectIsApart = definition('effectIsApart', () => true);

/** 602.2. It was there as it was activated, which is another event; or as it was declared of a shield on its way. */
export const standsOnceActivated = bookkeeping(
  definition('standsOnceActivated', (_, icon) => isActivatedIcon(icon) || icon === strikeIcon),
);

/** 602.3. */
export const cannotActivate = restriction(
  ['activate', 'silent skill'],
  (game, { card = 0 }, player) =>
    isTold(game, 'cannot', 'activate', Number(card)) || isTold(game, 'cannot', 'activate', player),
);

/** 602.3a. What is used in place of an attack needs a creature that could attack. */
export const onlyIfItCouldAttack = restriction(
  'activate',
  (game, { card }, player) =>
    forbidders(game, 'attack', { verb: 'attack', card: Number(card), rules: [] }, player).length >
    0,
);
