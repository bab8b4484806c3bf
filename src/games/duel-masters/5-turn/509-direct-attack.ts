/** 509. Direct attack: no shields left loses the game; otherwise shields break. */
import { hasKeyword } from '../../../kernel/continuous.js';
import { type Game, say } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import { definition, keyword, type Move, note, procedure, step } from '../../../kernel/rule.js';
import type { Frame, Player } from '../../../kernel/state.js';
import { attackedPlayer, attackerNow, isBlocked, remember, shieldsOf, textOf } from '../words.js';

/** 509. Locals: attacker. Kept: left (to be broken), found (the shields at first), all. */
export const directAttack = procedure('509', [
  step(
    '509.1',
    'an unblocked attack on a player without shields makes that player lose',
    (game) => {
      const player = attackedPlayer(game);
      const attacker = attackerNow(game);
      if (player === '' || isBlocked(game) || attacker === 0) return { end: true };
      const struck = { kind: 'direct-attack', card: attacker, player };
      if (shieldsOf(game, player).length > 0) return { events: [struck] };
      return { events: [struck, remember('struck without shields', player)] };
    },
    undefined,
    {
      fault:
        'calls every unblocked attack a direct attack; we take only attacks on the player, because 508.1 gives an attack on a creature a battle',
    },
  ),
  step(
    '509.2',
    'the number of shields the directly attacking creature breaks is determined',
    (game, { locals }) => {
      locals['player'] = attackedPlayer(game);
      locals['by'] = game.state.turn.player;
      const counts = say<readonly number[]>(game, 'breakCounts', Number(locals['attacker']));
      if (counts.length > 1) return;
      settle(game, locals, counts[0] ?? 0);
      return { go: '509.3' };
    },
  ),
  step(
    '509.2c',
    'with several breaker abilities the player chooses one of them, and cannot choose none',
    (game, { locals }) => {
      if (locals['left'] !== undefined) return;
      const by = textOf(locals['by']);
      const options = say<readonly number[]>(game, 'breakCounts', Number(locals['attacker'])).map(
        (value) => ({ verb: 'breaker', value, rules: ['509.2c'] }),
      );
      return {
        ask: { kind: 'breaker', by, options, min: 1, max: 1, source: Number(locals['attacker']) },
      };
    },
    (game, { locals }, [picked]) => settle(game, locals, Number(picked?.value ?? 1)),
  ),
  step(
    '509.3',
    'the shields break one at a time up to the number, even if the attacker has left the battle zone',
    (game, frame) => nextBreak(game, frame),
    (_, { locals }, [picked]) => {
      locals['left'] = Number(locals['left']) - 1;
      const card = picked?.card ?? 0;
      if (locals['all'] === true)
        locals['found'] = (locals['found'] as readonly number[]).filter((one) => one !== card);
      return {
        call: 'takeShields',
        locals: {
          cards: [card],
          kind: 'break',
          by: locals['attacker'] ?? 0,
          player: locals['by'] ?? '',
        },
      };
    },
    {
      fault:
        'one at a time, here and in 509.3a, does not agree with 509.3c, which declares first and then puts all into the hand; we break one at a time and read 509.3c of each break, because 509.3a, 509.3b and 701.14c need it',
    },
  ),
  step(
    '509.3a',
    'shield triggers are resolved each time a shield is broken',
    () => ({ call: 'resolveWaiting', go: '509.3' }),
    undefined,
    {
      fault:
        'does not agree with 509.3c, where shield triggers are resolved after all broken shields are in hand; we resolve them after each break, because 509.3b and 701.14c need it',
    },
  ),
  step('', 'what has not been carried out after each break', () => ({ call: 'resolveWaiting' })),
]);

/** The number stands from here on; a breaker of all shields breaks those that are there now. */
const settle = (game: Game, locals: Frame['locals'], count: number): void => {
  locals['left'] = count;
  locals['found'] = [...shieldsOf(game, textOf(locals['player']))];
  locals['all'] = count === everyShield;
};

const nextBreak = (game: Game, { locals }: Frame): Move => {
  const by = textOf(locals['by']);
  const on = { found: locals['found'] ?? [], all: locals['all'] === true };
  const options = Number(locals['left']) > 0 ? legalOptions(game, by, 'break', on) : [];
  if (options.length === 0) return { go: '' };
  return {
    ask: {
      kind: 'break',
      of: ['break'],
      on,
      by,
      options,
      min: 1,
      max: 1,
      source: Number(locals['attacker']),
    },
  };
};

/** How a breaker of all shields is counted. */
const everyShield = Number.MAX_SAFE_INTEGER;

/** 509.2a. */
export const singleBreak = definition(
  '509.2a',
  'a creature whose text says nothing breaks one shield',
  (): readonly number[] => [1],
  () => [],
);

/** 509.2b. */
export const doubleBreaker = keyword(
  '509.2b',
  'a creature with double breaker or the like breaks the number of shields that ability states',
  'double breaker',
  () => [],
);
export const tripleBreaker = keyword(
  '509.2b',
  'a creature with double breaker or the like breaks the number of shields that ability states',
  'triple breaker',
  () => [],
);

/** 509.2b. What the player can choose from: each breaker's number, or one shield (509.2a). */
export const breakCounts = definition(
  '509.2b',
  'a creature with double breaker or the like breaks the number of shields that ability states',
  (game: Game, attacker: number): readonly number[] => {
    const counts = Object.entries(breaks).flatMap(([word, count]) =>
      hasKeyword(game, attacker, word) ? [count] : [],
    );
    return counts.length > 0 ? counts : say<readonly number[]>(game, 'singleBreak');
  },
  (game: Game) => say<readonly number[]>(game, 'singleBreak'),
);

const breaks: Readonly<Record<string, number>> = {
  'double breaker': 2,
  'triple breaker': 3,
  'world breaker': everyShield,
};

/** 509.3b. */
export const addedShieldsToo = definition(
  '509.3b',
  'a shield added during the breaking may be the next one broken while the number is not reached',
  (game: Game, player: Player, _: readonly number[]) => shieldsOf(game, player),
  (game: Game, player: Player, found: readonly number[]) =>
    shieldsOf(game, player).filter((id) => found.includes(id)),
  { kind: 'permission' },
);

export const handThenTriggers = note(
  '509.3c',
  'procedure',
  'after declarations the broken shield goes to the hand, then its triggers resolve in any order',
  'for each shield in turn: 701.14a puts it into the hand, 112.3a declares, 509.3a resolves',
  {
    fault:
      'reads as if all shields broke together, against 509.3 and 509.3a; we apply it to each shield in turn (its cards declared, put into the hand, resolved), because only so all four rules hold',
  },
);

/** 509.4. */
export const worldBreaker = keyword(
  '509.4',
  'breaking all shields cannot choose one shield twice, and a shield not broken stays where it is',
  'world breaker',
  () => [],
);

/** 509.4. A breaker of all shields goes through those that were there, none of them twice. */
export const shieldsToBreak = definition(
  '509.4',
  'breaking all shields cannot choose one shield twice, and a shield not broken stays where it is',
  (game: Game, player: Player, { found, all }: Breaking): readonly number[] =>
    all
      ? shieldsOf(game, player).filter((id) => found.includes(id))
      : say<readonly number[]>(game, 'addedShieldsToo', player, found),
  (game: Game, player: Player, { found }: Breaking) =>
    say<readonly number[]>(game, 'addedShieldsToo', player, found),
  { kind: 'restriction' },
);

/** The shields that a breaker found, and whether it breaks all of them. */
interface Breaking {
  readonly found: readonly number[];
  readonly all: boolean;
}
