/** 702. The attack, from choosing the attacker to cleaning up. */
import { numberOf, traitsOf } from '../../../kernel/continuous.js';
import { cardsIn, type Game, refOf, say } from '../../../kernel/game.js';
import { forbiddersOf } from '../../../kernel/happen.js';
import { legalOptions, unforbidden } from '../../../kernel/options.js';
import { type Move, procedure, restriction, type Step, step } from '../../../kernel/rule.js';
import type { CardRef, Player } from '../../../kernel/state.js';
import { keptOfCounters, remembered } from '../past-actions.js';
import { attackNow, fact, forgotten, isOfType, isStillValid, other, targetsOf } from '../words.js';

/** 702.1. A unit that cannot be spent cannot attack: spending it is how it attacks. */
export const attackerCanBeSpent = restriction(
  '702.1',
  'the turn player spends one of their units on the field to attack with it',
  'attack',
  (game, { card }, player) =>
    forbiddersOf(game, { kind: 'spend', card: Number(card), player }).length > 0,
);

/** An attack is over early, with the clean-up of 702.20 all the same. */
const validity = (game: Game): Move | void =>
  isStillValid(game)
    ? undefined
    : {
        events: [
          {
            kind: 'attack-fails',
            card: attackNow(game)?.attacker[0] ?? 0,
            player: game.state.turn.player,
          },
        ],
        go: '702.20a',
      };

const endsUnlessValid = (number: string): Step =>
  step(
    number,
    'an attack that was cancelled, or whose attacker or target unit has left its zone, ends here',
    validity,
    undefined,
    {
      fault:
        "goes straight to 503.2 and so skips the clean-up of 702.20; we carry that clean-up out all the same, because 702.6 lets the attack's states last no longer than the attack",
    },
  );

const isAttacked = (game: Game, what: 'unit' | 'player'): boolean => {
  const [first] = (game.state.facts['attacked'] ?? []) as readonly (CardRef | Player)[];
  return first !== undefined && (typeof first === 'string') === (what === 'player');
};

/** Facts about an attack that is going on. */
const ofAttacks = ['attack', 'attack cancelled', 'defended by', ...keptOfCounters];

/** Locals: attacker. */
export const attack = procedure('702', [
  step(
    '702.1',
    'the turn player spends one of their units on the field to attack with it',
    (game, { locals }) => ({
      events: [{ kind: 'spend', card: Number(locals['attacker']), player: game.state.turn.player }],
    }),
  ),
  step(
    '702.2',
    'the target is a spent unit of the opponent, or the opponent if the attacker has or bears flame',
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
        fact('attack', {
          attacker: refOf(game, Number(locals['attacker'])),
          target: picked?.card === undefined ? null : refOf(game, picked.card),
          player: picked?.player ?? null,
        }),
      ],
    }),
    {
      fault:
        'does not say what becomes of an attack that has no possible target; we take it that such an attack cannot be chosen, because 702.2 asks for a target without exception',
    },
  ),
  step('702.3', 'the conditions "when this attacks" and "when attacked" are met', (game) => {
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
  step('702.4', 'a rule check follows', () => ({ call: 'checkRules' })),
  endsUnlessValid('702.5'),
  step(
    '702.6',
    'from here to the end of the attack, the attacking unit is the attack unit and "attacking"',
    (game) => {
      const now = attackNow(game);
      return { events: [fact('attacking', now === undefined ? null : [now.attacker])] };
    },
  ),
  step(
    '702.7',
    'the non-turn player may use the defence ability of one of their cards, once per attack',
    (game) => {
      const by = other(game);
      const options = legalOptions(game, by, 'defend');
      const none = { verb: 'no defence', rules: ['702.7'] };
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
  step(
    '702.8',
    'the conditions "when this defends" and "when defended" are met',
    (game) => {
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
          fact('defended by'),
        ],
      };
    },
    undefined,
    {
      fault:
        'does not ask whether a defence ability was used; we take the conditions as met only if one was, because 908.1d says so of 【防御時】',
    },
  ),
  step('702.9', 'a rule check follows', () => ({ call: 'checkRules' })),
  endsUnlessValid('702.10'),
  step(
    '702.11',
    'from here on, the chosen player or unit is the attack target and "being attacked"',
    (game) => {
      const now = attackNow(game);
      const target = now?.target ?? now?.player ?? null;
      return { events: [fact('attacked', target === null ? null : [target])] };
    },
  ),
  step('', 'where the game is before the first counter, for 1401.1', (game) => ({
    events: remembered(game),
  })),
  step(
    '702.12',
    'the non-turn player does one of 702.12a and 702.12b',
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
  step('702.13', 'a rule check follows', () => ({ call: 'checkRules' })),
  endsUnlessValid('702.14'),
  step(
    '702.15',
    'unless the non-turn player passed, they again choose between counter and passing',
    (game, { locals }) =>
      locals['passed'] === true ? undefined : { events: remembered(game), go: '702.12' },
    undefined,
    {
      fault:
        'points to 702.11, which offers no choice; we go back to 702.12, because that is the step where one can pass',
    },
  ),
  step(
    '702.16',
    'a target unit gains the support values of unit cards its player puts from hand into Adolla',
    (game) => {
      if ((attackNow(game)?.target ?? null) === null) return;
      const by = other(game);
      const options = cardsIn(game, by, 'hand')
        .filter((card) => isOfType(game, card, 'unit'))
        .filter((card) => typeof traitsOf(game, card, 'support') === 'number')
        .map((card) => ({ verb: 'support', card, rules: ['702.16'] }));
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
  step('702.17', 'the attack unit battles the attack target', (game) => {
    const now = attackNow(game);
    if (now === undefined) return;
    const both = [now.attacker, ...(now.target === null ? [] : [now.target])];
    return {
      events: [
        fact('in battle', both),
        { kind: 'battle', card: now.attacker[0], target: now.target?.[0] ?? now.player ?? 0 },
      ],
    };
  }),
  step(
    '702.17a',
    "if the attack unit's power is at least that of the target unit, the target unit is retired",
    (game) => {
      const now = attackNow(game);
      const [attacker, target] = [now?.attacker[0], now?.target?.[0]];
      if (attacker === undefined || target === undefined) return;
      if (!say<boolean>(game, 'inBattle', attacker)) return;
      if (numberOf(game, attacker, 'power') < numberOf(game, target, 'power'))
        return { events: [{ kind: 'withstand', card: target, by: attacker }] };
      const by = say<number>(game, 'retiredBy', attacker);
      return { events: [{ kind: 'retire', card: target, by }] };
    },
  ),
  step('702.17b', 'a player who is the attack target takes 1 damage', (game) => {
    const now = attackNow(game);
    if (
      now === undefined ||
      now.player === null ||
      !say<boolean>(game, 'inBattle', now.attacker[0])
    )
      return;
    return {
      events: [
        {
          kind: 'damage-dealt',
          player: now.player,
          amount: 1,
          by: say<number>(game, 'sourceOfBattleDamage', now.attacker[0]),
        },
      ],
    };
  }),
  step(
    '702.18',
    'the conditions "when the battle ends" and "when the attack ends" are met',
    (game) => {
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
    },
  ),
  step('702.19', 'a rule check follows', () => ({ call: 'checkRules' })),
  step('702.20a', 'continuous effects that last during the battle or attack are over', (game) => {
    const ids = game.state.effects
      .filter(({ duration: until }) =>
        typeof until === 'object' && 'until' in until
          ? ['end of battle', 'end of attack'].includes(until.until)
          : false,
      )
      .map(({ id }) => id);
    return ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };
  }),
  step(
    '702.20b',
    'the attack unit stops being the attack unit and attacking',
    () => ({ events: [fact('attacking')] }),
    undefined,
    {
      fault:
        'ends a state 攻撃中 where 702.6 began 攻撃している; we take the two for one state, since nothing else begins the former',
    },
  ),
  step(
    '702.20c',
    'the attack target unit stops being the attack target and being attacked',
    (game) => (isAttacked(game, 'unit') ? { events: [fact('attacked')] } : undefined),
  ),
  step(
    '702.20d',
    'units that are "in battle" stop being so',
    (game) =>
      game.state.facts['in battle'] === undefined ? undefined : { events: [fact('in battle')] },
    undefined,
    {
      fault:
        'no rule says when a unit comes to be in battle; we take both units to be so from 702.17, where they battle',
    },
  ),
  step(
    '702.20e',
    'the attack target player stops being the attack target and being attacked',
    (game) => (isAttacked(game, 'player') ? { events: [fact('attacked')] } : undefined),
  ),
  step('', 'the attack is over, and what was repeated in its counter window', (game) => ({
    events: forgotten(game, ofAttacks),
  })),
  step('702.21', 'a rule check follows', () => ({ call: 'checkRules' })),
]);
