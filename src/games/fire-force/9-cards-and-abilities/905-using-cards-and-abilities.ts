/** 905. Using cards and abilities: into the resolution zone, pay, resolve. */
import { numberOfUnit } from '../../../kernel/book.js';
import type { ActivatedAbility, TriggeredAbility } from '../../../kernel/ability.js';
import { keyOfEffect, noCards } from '../../../kernel/active-effects.js';
import { numberOf } from '../../../kernel/continuous.js';
import { cardOf, type Game, isCurrent, refOf, Unsupported } from '../../../kernel/game.js';
import { forbiddersOf } from '../../../kernel/may-happen.js';
import { checkpoint, dropCheckpoint } from '../../../kernel/machine.js';
import { legalOptions } from '../../../kernel/options.js';
import { bookkeeping, type Move, procedure, restriction, step } from '../../../kernel/rule.js';
import { holds } from '../../../kernel/conditions.js';
import type { Context } from '../../../kernel/select.js';
import { canCarryOut } from '../../../kernel/trying.js';
import {
  type CardRef,
  type Frame,
  type GameEvent,
  type Json,
  type Player,
  wordIn,
} from '../../../kernel/state.js';
import { contextAhead, costInUse, failingNow, keptAtFirst, keptBy, localsOf } from '../using.js';
import {
  activation,
  forgotten,
  keepFact,
  isOfType,
  readyFlame,
  revealedNow,
  usesOf,
} from '../words.js';
import { definition, say } from '../questions.js';
import { decided, nodesBehind } from '../../../kernel/ledger.js';
import { type Locals, itIn } from '../../../kernel/locals.js';

/** 905.1. What 905.4d then does with it. */
export const usingAUnitCard = definition('usingAUnitCard', (game, id) =>
  isOfType(game, id, 'unit'),
);

/** 905.2. */
export const usingAnEventCard = definition(
  'usingAnEventCard',
  (game, id) => isOfType(game, id, 'event') && say(game, 'activateCard', id),
);

/** 905.3. */
export const usingAnAbility = definition(
  'usingAnAbility',
  (game, id) => isOfType(game, id, 'ability') && say(game, 'activateAbility', id),
);

// ---------------------------------------------------------------- using a card

/** What was begun can be carried out. */
const forgetTry = bookkeeping(step('succeed', (game) => dropCheckpoint(game)));

/** Cards that were revealed while something was resolved are hidden again once it is. */
const startRevealing = bookkeeping(
  step('startRevealing', (game, { locals }) => {
    locals['revealed before'] = revealedNow(game);
  }),
);

/** What was revealed is hidden again, where it has not moved on and become another card. */
const endRevealing = bookkeeping(
  step('endRevealing', (game, { locals }) => {
    const before = (locals['revealed before'] ?? []) as unknown as readonly CardRef[];
    const revealed = revealedNow(game).slice(before.length);
    if (revealed.length === 0) return;
    return {
      events: [
        ...revealed
          .filter((ref) => isCurrent(game, ref))
          .map(([card]) => ({ kind: 'conceal', card })),
        // Nothing is remembered of what is over: the position is what it was before.
        before.length === 0 ? keepFact('revealed') : keepFact('revealed', before),
      ],
    };
  }),
);

/** Locals: card, player. */
export const useCard = procedure([
  /** A use that fails is taken back. */
  bookkeeping(
    step('begin', (game, { locals }) => {
      checkpoint(game);
      locals['kept'] = keptAtFirst(game, Number(locals['card']));
    }),
  ),
  step('enterResolutionZone', (_, { locals }) => ({
    events: [
      keepFact('kept in use', locals['kept'] ?? null),
      { kind: 'move', card: Number(locals['card']), to: 'resolution zone' },
      { kind: 'use', card: Number(locals['card']), player: wordIn(locals['player']) },
    ],
  })),
  step('payCost', (game, { locals }): Move | void => {
    if (!say(game, 'payCost')) return;
    const cost = numberOf(game, Number(locals['card']), 'cost');
    locals['cost'] = cost;
    return {
      call: 'payFlame',
      locals: { player: wordIn(locals['player']), amount: cost },
      into: 'paid',
    };
  }),
  /** What something else took the place of may not have paid. */
  step('isPaid', (game, { locals }): Move | void => {
    const paid = locals['paid'] as readonly number[] | undefined;
    const cost = Number(locals['cost'] ?? 0);
    if (paid === undefined || say(game, 'costInFull', paid.length >= cost)) return;
    return { takeBack: 'the cost of the card could not be paid' };
  }),
  forgetTry,
  startRevealing,
  step('enterField', (game, { locals }) => {
    const card = Number(locals['card']);
    if (say(game, 'resolveByKind', card) !== 'unit') return;
    const player = wordIn(locals['player']);
    return { events: [{ kind: 'deploy', card, player, controller: player }], into: 'resolved' };
  }),
  step('resolveEvent', (game, { locals }) => {
    const card = Number(locals['card']);
    if (say(game, 'resolveByKind', card) !== 'event') return;
    return activation(game, card, say(game, 'eventAbility', card));
  }),
  step('moveToAdolla', (game, { locals }) => {
    const card = cardOf(game, Number(locals['card']));
    if (card.zone !== 'resolution zone' || !isOfType(game, card.id, 'event')) return;
    return { events: [{ kind: 'move', card: card.id, to: 'adolla' }], into: 'resolved' };
  }),
  /** Where something else took the place of that, no rule says where the card goes. */
  bookkeeping(
    step('isResolved', (game, { locals }) => {
      const card = Number(locals['card']);
      const replaced = (locals['replaced'] ?? []) as readonly number[];
      if (!replaced.includes(card) || cardOf(game, card).zone !== 'resolution zone') return;
      throw new Unsupported(
        numberOfUnit(game.world.rules.book, 'resolutionZone'),
        'no rule says where a used card goes, where something else took the place of that',
      );
    }),
  ),
  /** What went for it in use is no longer of interest. */
  bookkeeping(step('end', (game) => ({ events: forgotten(game, ['kept in use']) }))),
  endRevealing,
]);

// ---------------------------------------------------------------- using an ability

type Used = ActivatedAbility | TriggeredAbility;

/** No other abilities are used. */
const abilityOf = (game: Game, { locals }: Frame): Used =>
  game.world.abilities[Number(locals['ability'])] as Used;

const blockOf = (game: Game, block: Used['costs']): number => game.world.blockIds.get(block)!;

/** The use itself, as an event: what a limit counts and what may be forbidden. */
const useOf = (game: Game, frame: Frame): GameEvent => ({
  kind: 'use-ability',
  ...sourceOf(frame),
  triggered: abilityOf(game, frame).kind === 'triggered',
});

const sourceOf = ({ locals }: Frame) => ({
  card: Number(locals['card']),
  player: wordIn(locals['player']),
  ability: Number(locals['ability']),
  life: (locals['source'] as unknown as CardRef)[1],
});

const counted = (game: Game, frame: Frame): GameEvent => {
  const { card, ability, life } = sourceOf(frame);
  const key = `${card}.${life}/${ability}`;
  const uses = usesOf(game);
  return keepFact('used this turn', { ...uses, [key]: (uses[key] ?? 0) + 1 });
};

const isMet = (game: Game, { condition }: Used, frame: Frame): boolean =>
  condition === undefined || holds(game, condition, contextAhead(frame));

/** What stands in for the ability leaves the resolution zone. */
const leaves = ({ locals: { standIn } }: Frame): readonly GameEvent[] =>
  standIn === undefined ? [] : [{ kind: 'cease', card: Number(standIn) }];

/** What stands in for an ability goes to the resolution zone, and leaves it once the ability is resolved. */
const standInEnters = step('enterResolutionZone', (game, { locals }) => {
  locals['standIn'] = game.state.things.length + 1;
  return {
    events: [
      {
        kind: 'create',
        definition: 'ability',
        to: 'resolution zone',
        controller: wordIn(locals['player']),
      },
    ],
  };
});

const standInLeaves = step('leaveResolutionZone', (_, frame) => ({ events: leaves(frame) }));

/** Locals: card, ability, player; for a triggered ability also source (the reference it triggered from), it, that, was. */
export const useAbility = procedure([
  /** A use that fails is taken back. */
  bookkeeping(
    step('begin', (game, frame) => {
      frame.locals['source'] ??= refOf(game, Number(frame.locals['card'])) as unknown as Json;
      const use = useOf(game, frame);
      if (forbiddersOf(game, use).length > 0) return { events: [use], end: true };
      if (abilityOf(game, frame).costs.length > 0) checkpoint(game);
      return undefined;
    }),
  ),
  standInEnters,
  step(
    'askToPay',
    (game, frame): Move | void => {
      const ability = abilityOf(game, frame);
      if (ability.kind !== 'triggered' || ability.costs.length === 0) return;
      // The condition stands in front of the cost (901.1c): where it is not met there is nothing to pay for.
      if (!isMet(game, ability, frame) || !canPay(game, ability, contextAhead(frame)))
        return { events: leaves(frame), end: true };
      const by = wordIn(frame.locals['player']);
      const pays = { verb: 'yes', rules: [] };
      const options = [pays, ...legalOptions(game, by, 'cost of trigger')];
      return {
        ask: { kind: 'may', by, options, min: 1, max: 1, source: Number(frame.locals['card']) },
      };
    },
    (_, frame, [picked]) =>
      picked!.verb === 'no' ? { events: leaves(frame), end: true } : undefined,
  ),
  step('payCost', (game, frame): Move | void => {
    const ability = abilityOf(game, frame);
    const { locals } = frame;
    const at = Number(locals['costs paid'] ?? 0);
    const paid = locals['paid'] as (Locals & { complete?: boolean }) | undefined;
    if (paid !== undefined) {
      decided(game, frame, nodesBehind(game, paid));
      if (paid.complete === false && !say(game, 'costInFull', false))
        return { takeBack: 'the cost of the ability could not be paid' };
      Object.assign(locals, { that: paid['that'] ?? 0, it: itIn(paid) });
    }
    const isPaid = at === ability.costs.length;
    noteLapsed(game, frame, ability, isPaid);
    if (isPaid) return;
    locals['costs paid'] = at + 1;
    return {
      call: 'effect',
      locals: {
        ...localsOf(frame),
        block: blockOf(game, ability.costs),
        at,
        until: at + 1,
        about: 'cost',
      },
      into: 'paid',
      go: 'again',
    };
  }),
  forgetTry,
  /** The use is counted. */
  bookkeeping(
    step('countUse', (game, frame) => ({
      events: [useOf(game, frame), counted(game, frame)],
    })),
  ),
  startRevealing,
  step('resolve', (game, frame) => {
    const ability = abilityOf(game, frame);
    if (frame.locals['standIn'] === undefined) return;
    if (say(game, 'resolveByKind', Number(frame.locals['standIn'])) !== 'ability') return;
    // Of what has a cost it was asked before that was paid.
    if (ability.kind === 'triggered' && ability.costs.length === 0 && !isMet(game, ability, frame))
      return;
    const about = frame.locals['lapsed'] ?? null;
    return {
      call: 'effect',
      locals: { ...localsOf(frame), block: blockOf(game, ability.effect), about },
    };
  }),
  standInLeaves,
  endRevealing,
]);

/**
 * Of what lasts as long as something is so: what is not so once all is paid, or no longer (910.7). What a cost is still to
 * bring about has not failed yet.
 */
const noteLapsed = (game: Game, frame: Frame, { effect }: Used, isPaid: boolean): void => {
  const { locals } = frame;
  const before = locals['failing'] as readonly number[] | undefined;
  const failing = failingNow(game, effect, contextAhead(frame));
  const lapsed = failing.filter((text) => isPaid || before?.includes(text) === false);
  locals['lapsed'] = [...((locals['lapsed'] ?? []) as readonly number[]), ...lapsed];
  locals['failing'] = failing;
};

/** A trigger ability, used as its card comes out of life. Locals: card, player. */
export const useTriggerAbility = procedure([
  standInEnters,
  /** The use, as an event. */
  bookkeeping(
    step('tellUse', (game, { locals }) => {
      const card = Number(locals['card']);
      const [, life] = refOf(game, card);
      const player = wordIn(locals['player']);
      return { events: [{ kind: 'use-ability', card, player, life }] };
    }),
  ),
  startRevealing,
  step('resolve', (game, { locals }) => {
    if (locals['standIn'] === undefined) return;
    if (say(game, 'resolveByKind', Number(locals['standIn'])) !== 'ability') return;
    const card = Number(locals['card']);
    return activation(game, card, say(game, 'triggerAbility', card));
  }),
  standInLeaves,
  endRevealing,
]);

// ---------------------------------------------------------------- effects that follow a card in use

/** 905.4a-1. An effect that applied to the card in the hand goes on applying while it is used. */
export const keptSubjects = definition('keptSubjects', (game, active) => {
  const kept = keptBy(game);
  return kept?.effects.includes(keyOfEffect(game, active)) ? [kept.card] : noCards;
});

/** 905.4a-1. That holds for effects of its own static abilities, too. */
export const staysValidInUse = definition('staysValidInUse', (game, id, zones) => {
  const kept = keptBy(game);
  return kept?.card === id && zones.includes(kept.from);
});

// ---------------------------------------------------------------- what cannot be paid for

/** 905.4b. What cannot be paid for cannot be used; payment is in flame (903.6). */
export const cardIsPayable = restriction(
  ['use unit', 'use event', 'counter'],
  (game, what, player) => {
    if (what['verb'] === 'activate' || what['verb'] === 'pass') return false;
    return !isPayable(game, costInUse(game, Number(what.card)), player);
  },
);

const isPayable = (game: Game, cost: number, player: Player): boolean => {
  if (!say(game, 'payCost')) return true;
  if (cost <= 0) return say(game, 'zeroCostIsPaid');
  return say(game, 'costInFull', cost <= readyFlame(game, player).length);
};

/** 905.4c. The same for the costs of an ability, as far as they can be seen beforehand. */
export const abilityIsPayable = restriction(['activate', 'counter'], (game, what, player) => {
  const ability = game.world.abilities[Number(what['ability'] ?? -1)];
  if (ability?.kind !== 'activated') return false;
  const source = refOf(game, Number(what.card));
  return !canPay(game, ability, { controller: player, source, it: [], that: 0 });
});

const canPay = (game: Game, { costs }: Used, context: Context): boolean => {
  if (costs.length === 0) return say(game, 'activatedWithoutCost');
  if (!say(game, 'payCost')) return true;
  return say(
    game,
    'costInFull',
    canCarryOut(game, [{ block: costs, until: costs.length, context, about: 'cost' }]),
  );
};

/** 905.4d. Which of the three ways of resolving is that of a card or ability in the resolution zone. */
export const resolveByKind = definition('resolveByKind', (game, id) => {
  if (say(game, 'usingAUnitCard', id)) return 'unit';
  if (say(game, 'usingAnEventCard', id)) return 'event';
  return say(game, 'usingAnAbility', id) ? 'ability' : '';
});
