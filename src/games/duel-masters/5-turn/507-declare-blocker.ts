/** 507. Declaring a blocker: choose, tap, then what triggers. */
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import { legalOptions } from '../../../kernel/options.js';
import { numberOfUnit } from '../../../kernel/book.js';
import { hasKeyword } from '../../../kernel/continuous.js';
import { type Game, isCurrent, Unsupported } from '../../../kernel/game.js';
import {
  bookkeeping,
  eventKind,
  keyword,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import type { CardRef, Frame, Json, Option } from '../../../kernel/state.js';
import { isTold } from '../../../kernel/modals.js';
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
  keepFact,
  redirected,
} from '../words.js';
import { declaringUses, occasionOf } from '../declared.js';
import { definition, say } from '../questions.js';

/** 507.1, 507.1b. Whoever else is chosen, those that have to be are; each uses one ability. */
const askForRedirections = (game: Game): Move => {
  const by = nonTurnPlayer(game);
  const on = attackerNow(game);
  const blocks = legalOptions(game, by, 'block', on);
  const forced = say(
    game,
    'forcedToBlock',
    blocks.map(({ card = 0 }) => card),
  );
  const guards = legalOptions(game, by, 'guard', on).filter(
    ({ card = 0 }) => !forced.includes(card),
  );
  const options = [...blocks, ...guards];
  const limits = guards.flatMap(({ card }, at) => {
    const other = blocks.findIndex((one) => one.card === card);
    return other < 0 ? [] : [{ among: [other, blocks.length + at], most: 1 }];
  });
  const max = options.length - limits.length;
  const owed = { cards: forced, enough: max };
  const howMany = { min: forced.length, max, ...(forced.length > 0 ? { owed } : {}) };
  const of = ['block', 'guard'];
  const together = limits.length > 0 ? { limits } : {};
  return { ask: { kind: 'block', of, on, by, options, ...howMany, ...together, source: on } };
};

/** 507. Locals: attacker. Kept: blocker, or guard; turned on (it, in that life, where it blocks or guards only once all have been asked). */
export const declareBlocker = procedure([
  /** Only while the attacker is in the attack. */
  bookkeeping(
    step('checkAttacker', (game) => {
      if (attackerNow(game) === 0) return { end: true };
      // A creature that came blocking blocks it already (507.3).
      return isBlocked(game) ? { go: 'resolveWaiting' } : undefined;
    }),
  ),
  step(
    'chooseBlocker',
    (game) => {
      const by = nonTurnPlayer(game);
      const on = attackerNow(game);
      const options = legalOptions(game, by, 'block', on);
      refuseForced(game, options);
      const max = Math.min(1, options.length);
      return { ask: { kind: 'block', of: ['block'], on, by, options, min: 0, max, source: on } };
    },
    (_, { locals }, [picked]) => {
      if (picked?.card !== undefined) locals['blocker'] = picked.card;
    },
  ),
  /** Any number of creatures, where their abilities are carried out one by one. */
  step('chooseSeveral', askForRedirections, (game, { locals }, picked) => {
    locals['chosen'] = picked.map(({ card = 0, verb }) => ({ verb, ref: refJson(game, card) }));
  }),
  step(
    'resolveNextRedirection',
    (game, frame) => {
      const chosen = leftToTurn(game, frame);
      if (chosen.length < 2 || !chosen.some((one) => canTurn(game, one)))
        return turnedOn(game, frame, chosen.find((one) => canTurn(game, one))?.ref[0]);
      const options = chosen.map(({ ref: [card] }) => ({ verb: 'resolve', card, rules: [] }));
      const by = nonTurnPlayer(game);
      return { ask: { kind: 'order', by, options, min: 1, max: 1, source: 0 } };
    },
    (game, frame, [picked]) => turnedOn(game, frame, picked?.card),
  ),
  step('isGuarding', (game, { locals }) =>
    locals['guard'] === undefined
      ? undefined
      : { events: redirected(game, Number(locals['guard']), lifeIn(locals)) },
  ),
  step('isBlocking', (game, { locals }) =>
    locals['blocker'] === undefined
      ? undefined
      : {
          events: [
            keepFact('blocker', locals['turned on'] ?? refJson(game, Number(locals['blocker']))),
          ],
        },
  ),
  step('tap', (game, { locals }) =>
    locals['blocker'] === undefined
      ? undefined
      : {
          events: [{ kind: 'tap', card: Number(locals['blocker']), player: nonTurnPlayer(game) }],
        },
  ),
  step('isBlocked', (game, { locals }) => {
    if (locals['blocker'] === undefined) return;
    const target = attackedCreature(game);
    const escape = target === 0 ? [] : [{ kind: 'escape-attack', card: target }];
    return { events: [keepFact('blocked', true), ...escape] };
  }),
  step('trigger', (game, { locals }) => {
    if (locals['blocker'] === undefined) return;
    // What has left before it could block has ended the attack (505.6a).
    const life = lifeIn(locals);
    if (life !== undefined && !isCurrent(game, life)) return;
    const block = {
      kind: 'block',
      card: Number(locals['blocker']),
      target: attackerNow(game),
      player: nonTurnPlayer(game),
    };
    locals['occasion'] = occasionOf(game, block);
    return { events: [block] };
  }),
  step('triggerUnblocked', (game, { locals }) =>
    locals['blocker'] === undefined
      ? { events: [{ kind: 'unblocked', card: attackerNow(game), target: attackedPlayer(game) }] }
      : undefined,
  ),
  ...declaringUses(),
]);

/** Where one blocker is chosen no number says what becomes of a creature that must block. */
const refuseForced = (game: Game, options: readonly Option[]): void => {
  if (!options.some(({ card = 0 }) => isTold(game, 'must', 'block', card))) return;
  throw new Unsupported(
    numberOfUnit(game.world.rules.book, 'declareBlocker.chooseBlocker'),
    'no rule of this edition says what a creature must do that must block',
  );
};

/** A creature that was chosen, and the ability that it uses: `block` or `guard`. */
interface Redirecting {
  readonly ref: CardRef;
  readonly verb: string;
}

/** Those whose abilities are still to be carried out. */
const chosenIn = ({ locals }: Frame): readonly Redirecting[] =>
  (locals['chosen'] ?? []) as unknown as readonly Redirecting[];

/** In which life the attack was turned on a creature that blocks, or guards, only then. */
const lifeIn = (locals: Frame['locals']): CardRef | undefined =>
  locals['turned on'] as unknown as CardRef | undefined;

/**
 * Those whose abilities are still to be carried out: none once the attack is over without the attacker (505.6a). What cannot be
 * tapped now may be able to once another has been carried out.
 */
const leftToTurn = (game: Game, frame: Frame): readonly Redirecting[] =>
  attackerNow(game) === 0 ? [] : chosenIn(frame).filter(({ ref }) => isCurrent(game, ref));

/** Whether it can be tapped for its ability: what cannot turns nothing on itself. */
const canTurn = (game: Game, { ref: [card] }: Redirecting): boolean =>
  !isTapped(game, card) &&
  !isForbiddenWhole(game, { kind: 'tap', card, player: nonTurnPlayer(game) });

/** The attack is turned on a creature, which taps; the last of them is the one that blocks, or guards. */
const turnedOn = (game: Game, frame: Frame, card: number | undefined): Move | void => {
  const { locals } = frame;
  const used = chosenIn(frame).find(({ ref }) => ref[0] === card);
  if (card === undefined || used === undefined) return;
  const chosen = chosenIn(frame).filter((one) => one !== used) as unknown as Json;
  if (!canTurn(game, used)) {
    locals['chosen'] = chosen;
    return { go: 'again' };
  }
  const { blocker: _, guard: __, ...others } = locals;
  const part = used.verb === 'guard' ? 'guard' : 'blocker';
  frame.locals = { ...others, chosen, [part]: card, 'turned on': used.ref };
  return { events: [{ kind: 'tap', card, player: nonTurnPlayer(game) }], go: 'again' };
};

/** 507.1a. */
export const chooseBlocker = permission('block', (game, player) =>
  creaturesOf(game, player).map((card) => ({ verb: 'block', card })),
);

/** 507.1a. */
export const blockerIsUntapped = restriction(['block', 'guard'], (game, { card }) =>
  isTapped(game, Number(card)),
);

/** 507.2b. What the ability says stands on the cards alone: it turns an attack on another of one's creatures on its own. */
export const guardman = keyword('guardman', () => []);

/** 507.2b. */
export const chooseGuardman = permission('guard', (game, player) =>
  attackedCreature(game) === 0
    ? []
    : creaturesOf(game, player)
        .filter((card) => hasKeyword(game, card, 'guardman'))
        .map((card) => ({ verb: 'guard', card })),
);

/** 507.1a. To block is to turn the attack on oneself: one that is attacked already has nothing to turn. */
export const attackedDoesNotBlock = restriction(
  ['block', 'guard'],
  (game, { card }) => attackedCreature(game) === Number(card),
);

/** 507.1b. */
export const forcedToBlock = definition('forcedToBlock', (game, able) =>
  able.filter((card) => isTold(game, 'must', 'block', card)),
);

/** 507.1b. */
export const blocking = definition('blocking', (game, id) => blockerNow(game) === id);

/** 507.1c. A creature that cannot be tapped cannot block: tapping it is how it blocks. */
export const blockerCanBeTapped = restriction(['block', 'guard'], (game, { card }, player) =>
  isForbiddenWhole(game, { kind: 'tap', card: Number(card), player }),
);

/** 507.1d. Stays blocked though the blocker leaves. */
export const blocked = definition(
  'blocked',
  (game, id) => isBlocked(game) && attackerNow(game) === id,
);

/** 507.3. It blocks what attacks the player whose creature it is, where nothing blocks that yet. */
export const comeBlocking = eventKind('come-blocking', {
  follows: (_, { card = 0 }) => ({ call: 'comesBlocking', locals: { card } }),
});

/** 507.3. Locals: card. */
export const comesBlocking = procedure([
  step('isBlocking', (game, { locals }) => {
    const card = Number(locals['card']);
    const comes =
      attackerNow(game) !== 0 &&
      !isBlocked(game) &&
      creaturesOf(game, nonTurnPlayer(game)).includes(card);
    if (!comes) return;
    const target = attackedCreature(game);
    return {
      events: [
        keepFact('blocker', refJson(game, card)),
        keepFact('blocked', true),
        ...(target === 0 ? [] : [{ kind: 'escape-attack', card: target }]),
      ],
    };
  }),
]);
