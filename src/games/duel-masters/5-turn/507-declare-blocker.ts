/** 507. Declaring a blocker: choose, tap, then what triggers. */
import { type Game } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  definition,
  note,
  permission,
  procedure,
  restriction,
  step,
  todo,
} from '../../../kernel/rule.js';
import {
  attackedCreature,
  attackedPlayer,
  attackerNow,
  blockerNow,
  creaturesOf,
  isBlocked,
  isTapped,
  nonTurnPlayer,
  refJson,
  remember,
} from '../words.js';
import { isWaiting } from '../waiting.js';

/** 507. Locals: attacker. Kept: blocker. */
export const declareBlocker = procedure('507', [
  step('', 'only while the attacker is in the attack', (game) =>
    attackerNow(game) === 0 ? { end: true } : undefined,
  ),
  step(
    '507.1',
    'the non-turn player declares a blocking creature',
    (game) => {
      const by = nonTurnPlayer(game);
      const on = attackerNow(game);
      const options = legalOptions(game, by, 'block', on);
      const max = Math.min(1, options.length);
      return { ask: { kind: 'block', of: ['block'], on, by, options, min: 0, max, source: on } };
    },
    (_, { locals }, [picked]) => {
      if (picked?.card !== undefined) locals['blocker'] = picked.card;
    },
  ),
  step(
    '507.1b',
    'the chosen creature is blocking until it leaves the attack or the end of attack substep',
    (game, { locals }) =>
      locals['blocker'] === undefined
        ? undefined
        : { events: [remember('blocker', refJson(game, Number(locals['blocker'])))] },
  ),
  step(
    '507.1c',
    'the chosen blocker is tapped',
    (game, { locals }) =>
      locals['blocker'] === undefined
        ? undefined
        : {
            events: [{ kind: 'tap', card: Number(locals['blocker']), player: nonTurnPlayer(game) }],
          },
    undefined,
    {
      fault:
        'lets the turn player tap the blocker; we let the non-turn player tap it, because the blocker is theirs and theirs to choose (507.1a)',
    },
  ),
  step(
    '507.1d',
    'the attacker is blocked, even if its blocker then leaves, or else unblocked, while in the attack',
    (game, { locals }) => {
      if (locals['blocker'] === undefined) return;
      const target = attackedCreature(game);
      const escape = target === 0 ? [] : [{ kind: 'escape-attack', card: target }];
      return { events: [remember('blocked', true), ...escape] };
    },
  ),
  step(
    '507.2',
    'then abilities that look for the declared blocker trigger, and all their effects wait',
    (game, { locals }) =>
      locals['blocker'] === undefined
        ? undefined
        : {
            events: [
              {
                kind: 'block',
                card: Number(locals['blocker']),
                target: attackerNow(game),
                player: nonTurnPlayer(game),
              },
            ],
          },
  ),
  step(
    '507.2b',
    '"attacks and isn\'t blocked" triggers only if no blocker is declared, not if the blocker leaves',
    (game, { locals }) =>
      locals['blocker'] === undefined
        ? { events: [{ kind: 'unblocked', card: attackerNow(game), target: attackedPlayer(game) }] }
        : undefined,
  ),
  step(
    '507.2d',
    "on a block, then the turn player's waiting effects are carried out in the order they choose",
    (game) => (isWaiting(game) ? { call: 'resolveWaiting' } : undefined),
  ),
]);

/** 507.1a. */
export const chooseBlocker = permission(
  '507.1a',
  'the blocker is optional, an untapped creature with blocker that meets its conditions and may block this',
  'block',
  (game, player) => creaturesOf(game, player).map((card) => ({ verb: 'block', card })),
);

/** 507.1a. */
export const blockerIsUntapped = restriction(
  '507.1a',
  'the blocker is optional, an untapped creature with blocker that meets its conditions and may block this',
  'block',
  (game, { card }) => isTapped(game, Number(card)),
);

/** 507.1b. */
export const blocking = definition(
  '507.1b',
  'the chosen creature is blocking until it leaves the attack or the end of attack substep',
  (game: Game, id: number) => blockerNow(game) === id,
  () => false,
);

/** 507.1d. Stays blocked though the blocker leaves. */
export const blocked = definition(
  '507.1d',
  'the attacker is blocked, even if its blocker then leaves, or else unblocked, while in the attack',
  (game: Game, id: number) => isBlocked(game) && attackerNow(game) === id,
  () => false,
);

export const blockTriggersOnce = note(
  '507.2a',
  'restriction',
  'an ability that looks for a characteristic in a block tests it as the block happens, not after',
  'only the event of blocking (507.2) wakes them, and that happens once',
  {
    fault:
      'the number 507.2a is used twice for the same rule; we carry it out once, because the second only adds an example',
  },
);

export const blockTriggersOnceAgain = note(
  '507.2a~2',
  'restriction',
  'a blocker or blocked creature that gains the looked-for characteristic later triggers nothing',
  'only the event of blocking (507.2) wakes them, and that happens once',
  {
    fault:
      'the second use of 507.2a, the same words with an example; we carry it out once, as the first, because nothing differs',
  },
);

export const declareOnBlock = todo(
  '507.2c',
  'procedure',
  'on a block, the turn player declares all the optional triggered abilities they use',
  'needs abilities that are declared, such as ninja strike',
);

export const declareSecondOnBlock = todo(
  '507.2e',
  'procedure',
  'on a block, the non-turn player declares the optional triggered abilities they use',
  'needs abilities that are declared, such as ninja strike',
);

export const resolveSecondOnBlock = note(
  '507.2f',
  'procedure',
  "on a block, then the non-turn player's waiting effects are carried out in the order they choose",
  'the waiting effects of both players are carried out by 101.4a, called by 507.2d',
);

export const entersBlocking = todo(
  '507.3',
  'definition',
  'a creature that enters blocking is a blocking creature but did not block, so nothing triggers',
  'needs effects that put a creature into the battle zone blocking',
);
