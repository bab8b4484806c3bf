/** 702. The attack, from choosing the attacker to cleaning up. */
import { numberOf, traitsOf } from '../../../kernel/continuous.js';
import { cardsIn, type Game, refOf } from '../../../kernel/game.js';
import { forbiddersOf } from '../../../kernel/may-happen.js';
import { legalOptions, unforbidden } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  procedure,
  restriction,
  type Step,
  step,
} from '../../../kernel/rule.js';
import type { CardRef, Frame, Player } from '../../../kernel/state.js';
import { keptOfCounters, remembered } from '../past-actions.js';
import {
  attackNow,
  keepFact,
  forgotten,
  isOfType,
  isStillValid,
  other,
  targetsOf,
} from '../words.js';
import { say } from '../questions.js';

/** 702.1. A unit that cannot be spent cannot attack: spending it is how it attacks. */
export const attackerCanBeSpent = restriction(
  'attack',
  (game, { card }, player) =>
    forbiddersOf(game, { kind: 'spend', card: Number(card), player }).length > 0,
);

/** An attack is over early, with the clean-up of 702.20 all the same. */
const validity = (game: Game, { locals }: Frame): Move | void => {
  if (isStillValid(game)) return undefined;
  locals['ended early'] = true;
  return {
    events: [
      {
        kind: 'attack-fails',
        card: attackNow(game)?.attacker[0] ?? 0,
        player: game.state.turn.player,
      },
    ],
    go: 'endEffects',
  };
};

const endsUnlessValid = (name: string): Step => step(name, validity);

const isAttacked = (game: Game, what: 'unit' | 'player'): boolean => {
  const [first] = (game.state.facts['attacked'] ?? []) as readonly (CardRef | Player)[];
  return first !== undefined && (typeof first === 'string') === (what === 'player');
};

/** Facts about an attack that is going on. */
const ofAttacks = ['attack', 'attack cancelled', 'defended by', ...keptOfCounters];

/** Locals: attacker. */
export const attack = procedure([
  step('spendAttacker', (game, { locals }) => ({
    events: [{ kind: 'spend', card: Number(locals['attacker']), player: game.state.turn.player }],
  })),
  step(
    'chooseTarget',
    (game, { locals }) => {
      const by = game.state.turn.player;
      const options = targetsOf(game, Number(locals['attacker']));
      if (options.length === 0) return { end: true };
      return {
        ask: {
          kind: 'attack target',
          by,
          options,
          min: 1,
          max: 1,
          of: ['attack target'],
          on: Number(locals['attacker']),
          source: 0,
        },
      };
    },
    (game, { locals }, [picked]) => ({
      events: [
        keepFact('attack', {
          attacker: refOf(game, Number(locals['attacker'])),
          target: picked?.card === undefined ? null : refOf(game, picked.card),
          player: picked?.player ?? null,
        }),
      ],
    }),
  ),
  step('triggerAttack', (game) => {
    const now = attackNow(game);
    const player = game.state.turn.player;
    return {
      events: [
        {
          kind: 'attack',
          card: now?.attacker[0] ?? 0,
          target: now?.target?.[0] ?? now?.player ?? 0,
          player,
        },
      ],
    };
  }),
  step('checkRulesOnAttack', () => ({ call: 'checkRules' })),
  endsUnlessValid('endIfInvalidOnAttack'),
  step('isAttacking', (game) => {
    const now = attackNow(game);
    return { events: [keepFact('attacking', now === undefined ? null : [now.attacker])] };
  }),
  step(
    'mayDefend',
    (game) => {
      const by = other(game);
      const options = legalOptions(game, by, 'defend');
      const none = { verb: 'no defence', rules: [] };
      return {
        ask: {
          kind: 'defend',
          by,
          options: [...options, none],
          min: 1,
          max: 1,
          of: ['defend'],
          source: 0,
        },
      };
    },
    (_, __, [picked]) =>
      picked?.verb === 'defend'
        ? { call: 'useDefence', locals: { card: picked.card ?? 0 } }
        : undefined,
  ),
  step('triggerDefence', (game) => {
    const card = game.state.facts['defended by'];
    if (typeof card !== 'number') return;
    return {
      events: [
        {
          kind: 'defended',
          card,
          target: attackNow(game)?.attacker[0] ?? 0,
          player: other(game),
        },
        keepFact('defended by'),
      ],
    };
  }),
  step('checkRulesOnDefence', () => ({ call: 'checkRules' })),
  endsUnlessValid('endIfInvalidOnDefence'),
  step('isAttacked', (game) => {
    const now = attackNow(game);
    const target = now?.target ?? now?.player ?? null;
    return { events: [keepFact('attacked', target === null ? null : [target])] };
  }),
  /** Where the game is before the first counter, for 1401.1. */
  bookkeeping(
    step('remember', (game) => ({
      events: remembered(game),
    })),
  ),
  step(
    'counterOrPass',
    (game) => {
      const by = other(game);
      const of = ['counter', 'repeat'];
      const options = of.flatMap((action) => legalOptions(game, by, action));
      return { ask: { kind: 'counter', by, options, min: 1, max: 1, of, source: 0 } };
    },
    (game, frame, [picked]): Move | void => {
      frame.locals['passed'] = picked?.verb === 'pass';
      if (picked?.verb === 'repeat') return { call: 'repeatLoop' };
      const card = picked?.card ?? 0;
      if (picked?.verb === 'use event')
        return { call: 'useCard', locals: { card, player: other(game) } };
      if (picked?.verb === 'activate')
        return {
          call: 'useActivated',
          locals: { card, ability: picked.ability ?? -1, player: other(game) },
        };
      return undefined;
    },
  ),
  step('checkRulesOnCounter', () => ({ call: 'checkRules' })),
  endsUnlessValid('endIfInvalidOnCounter'),
  step('counterAgain', (game, { locals }) =>
    locals['passed'] === true ? undefined : { events: remembered(game), go: 'counterOrPass' },
  ),
  step(
    'support',
    (game) => {
      if ((attackNow(game)?.target ?? null) === null) return;
      const by = other(game);
      const options = cardsIn(game, by, 'hand')
        .filter((card) => isOfType(game, card, 'unit'))
        .filter((card) => typeof traitsOf(game, card, 'support') === 'number')
        .map((card) => ({ verb: 'support', card, rules: [] }));
      const may = unforbidden(game, by, 'support', options);
      return { ask: { kind: 'support', by, options: may, min: 0, max: may.length, source: 0 } };
    },
    (game, _, picked) => {
      const cards = picked.map((option) => option.card ?? 0);
      const sum = cards.reduce((total, card) => total + numberOf(game, card, 'support'), 0);
      const target = attackNow(game)?.target ?? null;
      if (cards.length === 0 || target === null) return;
      return {
        events: [
          ...cards.map((card) => ({ kind: 'support', card, player: other(game) })),
          {
            kind: 'begin-effect',
            text: game.world.textIds.get(game.world.rules.texts['support'] ?? {}) ?? -1,
            source: null,
            controller: other(game),
            cards: [target],
            it: [target],
            that: sum,
            duration: { until: 'end of battle' },
          },
        ],
      };
    },
  ),
  step('battle', (game) => {
    const now = attackNow(game);
    if (now === undefined) return;
    const both = [now.attacker, ...(now.target === null ? [] : [now.target])];
    return {
      events: [
        keepFact('in battle', both),
        { kind: 'battle', card: now.attacker[0], target: now.target?.[0] ?? now.player ?? 0 },
      ],
    };
  }),
  step('retireTarget', (game) => {
    const now = attackNow(game);
    const [attacker, target] = [now?.attacker[0], now?.target?.[0]];
    if (attacker === undefined || target === undefined) return;
    if (!say(game, 'inBattle', attacker)) return;
    if (numberOf(game, attacker, 'power') < numberOf(game, target, 'power'))
      return { events: [{ kind: 'withstand', card: target, by: attacker }] };
    const by = say(game, 'retiredBy', attacker);
    return { events: [{ kind: 'retire', card: target, by }] };
  }),
  step('damagePlayer', (game) => {
    const now = attackNow(game);
    if (now === undefined || now.player === null || !say(game, 'inBattle', now.attacker[0])) return;
    return {
      events: [
        {
          kind: 'damage-dealt',
          player: now.player,
          amount: 1,
          by: say(game, 'sourceOfBattleDamage', now.attacker[0]),
        },
      ],
    };
  }),
  step('triggerEnd', (game) => {
    const now = attackNow(game);
    const about = {
      card: now?.attacker[0] ?? 0,
      target: now?.target?.[0] ?? now?.player ?? 0,
      player: game.state.turn.player,
    };
    return {
      events: [
        { kind: 'battle-ends', ...about },
        { kind: 'attack-ends', ...about },
      ],
    };
  }),
  step('checkRulesOnEnd', () => ({ call: 'checkRules' })),
  step('endEffects', (game) => {
    const ids = game.state.effects
      .filter(({ duration: until }) =>
        typeof until === 'object' && 'until' in until
          ? ['end of battle', 'end of attack'].includes(until.until)
          : false,
      )
      .map(({ id }) => id);
    return ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
  }),
  step('endAttacking', () => ({ events: [keepFact('attacking')] })),
  step('endUnitAttacked', (game) =>
    isAttacked(game, 'unit') ? { events: [keepFact('attacked')] } : undefined,
  ),
  step('endInBattle', (game) =>
    game.state.facts['in battle'] === undefined ? undefined : { events: [keepFact('in battle')] },
  ),
  step('endPlayerAttacked', (game) =>
    isAttacked(game, 'player') ? { events: [keepFact('attacked')] } : undefined,
  ),
  /** The attack is over, and what was repeated in its counter window. */
  bookkeeping(
    step('forget', (game) => ({
      events: forgotten(game, ofAttacks),
    })),
  ),
  /** 702.21. What ends early goes on at 503.2, which is a check of its own. */
  step('checkRules', (_, { locals }) =>
    locals['ended early'] === true ? undefined : { call: 'checkRules' },
  ),
]);
