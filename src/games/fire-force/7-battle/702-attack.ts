/** 702. The attack, from choosing the attacker to cleaning up. */
import { numberOf, traitsOf } from '../../../kernel/continuous.js';
import { cardsIn, type Game, refOf } from '../../../kernel/game.js';
import { forbiddersOf } from '../../../kernel/may-happen.js';
import { legalOptions, noOption, unforbidden } from '../../../kernel/options.js';
import {
  type Answer,
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
  aimOf,
  attackNow,
  keepFact,
  forgotten,
  isOfType,
  isStillValid,
  lastsForABattle,
  endEffectsThat,
  other,
  targetsOf,
  unitsUnder,
} from '../words.js';
import { type Attack, say } from '../questions.js';

/** 702.1. A unit that cannot be spent cannot attack: spending it is how it attacks. */
export const attackerCanBeSpent = restriction(
  'attack',
  (game, { card }, player) =>
    forbiddersOf(game, { kind: 'spend', card: Number(card), player }).length > 0,
);

/** A step of an attack that has its target; without one there is nothing to do. */
const inAttack = (
  name: string,
  run: (game: Game, now: Attack, frame: Frame) => Move | void,
  answered: (game: Game, now: Attack, picked: Answer) => Move | void = () => undefined,
): Step =>
  step(
    name,
    (game, frame) => {
      const now = attackNow(game);
      return now && run(game, now, frame);
    },
    (game, _, picked) => {
      const now = attackNow(game);
      return now && answered(game, now, picked);
    },
  );

/** An attack is over early, with the clean-up of 702.20 all the same. */
const endsUnlessValid = (name: string): Step =>
  inAttack(name, (game, now, { locals }) => {
    if (isStillValid(game, now)) return undefined;
    locals['ended early'] = true;
    return {
      events: [{ kind: 'attack-fails', card: now.attacker[0], player: game.state.turn.player }],
      go: 'endEffects',
    };
  });

const aPlayerIsAttacked = (game: Game): boolean => {
  const [first] = (game.state.facts['attacked'] ?? []) as readonly (CardRef | Player)[];
  return typeof first === 'string';
};

/** Facts about an attack that is going on. */
const ofAttacks = ['attack', 'attack cancelled', 'defended by', ...keptOfCounters];

/** Locals: attacker. Kept: it, the attacker in the life in which it was chosen (something else may take the place of spending it). */
export const attack = procedure([
  bookkeeping(
    step('begin', (game, { locals }) => {
      locals['it'] = [...refOf(game, Number(locals['attacker']))];
    }),
  ),
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
          of: ['attack target'],
          on: Number(locals['attacker']),
          min: 1,
          max: 1,
          source: 0,
        },
      };
    },
    (game, { locals }, [picked = noOption]) => ({
      events: [
        keepFact('attack', {
          attacker: locals['it'] as unknown as CardRef,
          target: picked.player ?? refOf(game, picked.card ?? 0),
        }),
      ],
    }),
  ),
  inAttack('triggerAttack', (game, now) => ({
    events: [
      {
        kind: 'attack',
        card: now.attacker[0],
        target: aimOf(now),
        player: game.state.turn.player,
      },
    ],
  })),
  step('checkRulesOnAttack', () => ({ call: 'checkRules' })),
  endsUnlessValid('endIfInvalidOnAttack'),
  inAttack('isAttacking', (_, { attacker }) => ({ events: [keepFact('attacking', [attacker])] })),
  step(
    'mayDefend',
    (game) => {
      const by = other(game);
      const options = legalOptions(game, by, 'defend');
      const none = { ...noOption, verb: 'no defence' };
      return {
        ask: {
          kind: 'defend',
          by,
          options: [...options, none],
          of: ['defend'],
          min: 1,
          max: 1,
          source: 0,
        },
      };
    },
    (_, __, [picked = noOption]) =>
      picked.verb === 'defend'
        ? { call: 'useDefence', locals: { card: picked.card ?? 0 } }
        : undefined,
  ),
  inAttack('triggerDefence', (game, { attacker }) => {
    const card = game.state.facts['defended by'];
    if (typeof card !== 'number') return;
    return {
      events: [{ kind: 'defended', card, target: attacker[0], player: other(game) }],
    };
  }),
  step('checkRulesOnDefence', () => ({ call: 'checkRules' })),
  endsUnlessValid('endIfInvalidOnDefence'),
  inAttack('isAttacked', (_, { target }) => ({ events: [keepFact('attacked', [target])] })),
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
    (game, frame, [picked = noOption]): Move | void => {
      frame.locals['passed'] = picked.verb === 'pass';
      if (picked.verb === 'repeat') return { call: 'repeatLoop' };
      const card = picked.card ?? 0;
      if (picked.verb === 'use event')
        return { call: 'useCard', locals: { card, player: other(game) } };
      if (picked.verb === 'activate')
        return {
          call: 'useActivated',
          locals: { card, ability: Number(picked.ability), player: other(game) },
        };
      return undefined;
    },
  ),
  step('checkRulesOnCounter', () => ({ call: 'checkRules' })),
  endsUnlessValid('endIfInvalidOnCounter'),
  step('counterAgain', (game, { locals }) =>
    locals['passed'] === true ? undefined : { events: remembered(game), go: 'counterOrPass' },
  ),
  inAttack(
    'support',
    (game, { target }) => {
      if (typeof target === 'string') return;
      const by = other(game);
      const options = cardsIn(game, by, 'hand')
        .filter((card) => isOfType(game, card, 'unit'))
        .filter((card) => typeof traitsOf(game, card, 'support') === 'number')
        .map((card) => ({ ...noOption, verb: 'support', card }));
      const may = unforbidden(game, by, 'support', options);
      return { ask: { kind: 'support', by, options: may, min: 0, max: may.length, source: 0 } };
    },
    (game, now, picked) => {
      const cards = picked.map((option) => option.card ?? 0);
      const sum = cards.reduce((total, card) => total + numberOf(game, card, 'support'), 0);
      if (cards.length === 0) return;
      return {
        events: [
          ...cards.map((card) => ({ kind: 'support', card, player: other(game) })),
          {
            kind: 'begin-effect',
            text: Number(game.world.textIds.get(game.world.rules.texts['support'] ?? {})),
            source: null,
            controller: other(game),
            cards: unitsUnder(now),
            it: unitsUnder(now),
            that: sum,
            duration: { until: 'end of battle' },
          },
        ],
      };
    },
  ),
  inAttack('battle', (_, now) => {
    const both = [now.attacker, ...unitsUnder(now)];
    return {
      events: [
        keepFact('in battle', both),
        { kind: 'battle', card: now.attacker[0], target: aimOf(now) },
        // Who is battled battles, too.
        ...unitsUnder(now).map(([card]) => ({ kind: 'battle', card, target: now.attacker[0] })),
      ],
    };
  }),
  inAttack('retireTarget', (game, now) => {
    const attacker = now.attacker[0];
    const target = aimOf(now);
    if (typeof target === 'string' || !say(game, 'inBattle', attacker)) return;
    if (numberOf(game, attacker, 'power') < numberOf(game, target, 'power'))
      return { events: [{ kind: 'withstand', card: target, by: attacker }] };
    const by = say(game, 'retiredBy', attacker);
    return { events: [{ kind: 'retire', card: target, by }] };
  }),
  inAttack('damagePlayer', (game, { attacker: [attacker], target }) => {
    if (typeof target !== 'string' || !say(game, 'inBattle', attacker)) return;
    const by = say(game, 'sourceOfBattleDamage', attacker);
    return { events: [{ kind: 'damage-dealt', player: target, amount: 1, by }] };
  }),
  inAttack('triggerEnd', (game, now) => {
    const about = {
      card: now.attacker[0],
      target: aimOf(now),
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
  step('endEffects', (game) => endEffectsThat(game, ({ duration }) => lastsForABattle(duration))),
  step('endAttacking', () => ({ events: [keepFact('attacking')] })),
  step('endUnitAttacked', (game) =>
    aPlayerIsAttacked(game) ? undefined : { events: [keepFact('attacked')] },
  ),
  step('endInBattle', (game) => ({ events: forgotten(game, ['in battle']) })),
  step('endPlayerAttacked', (game) =>
    aPlayerIsAttacked(game) ? { events: [keepFact('attacked')] } : undefined,
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
