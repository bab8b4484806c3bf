/** 509. Direct attack: no shields left loses the game; otherwise shields break. */
import { hasKeyword } from '../../../kernel/continuous.js';
import { type Game, isCurrent } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import { bookkeeping, keyword, type Move, procedure, step } from '../../../kernel/rule.js';
import type { CardRef, Frame, Option } from '../../../kernel/state.js';
import {
  attackedPlayer,
  attackerNow,
  isBlocked,
  keepFact,
  refJson,
  shieldsOf,
  struckWithoutShields,
  textOf,
} from '../words.js';
import { waitingNow } from '../waiting.js';
import { definition, say } from '../questions.js';

/**
 * 509. One shield after another breaks, or those that were chosen break together.
 * Locals: attacker. Kept: left (to be broken), found (the shields at first), all, chosen (to break together), waiting (before
 * anything triggers before the break).
 */
export const directAttack = procedure([
  step('winWithoutShields', (game) => {
    const player = attackedPlayer(game);
    const attacker = attackerNow(game);
    if (player === '' || isBlocked(game) || attacker === 0) return { end: true };
    const struck = { kind: 'direct-attack', card: attacker, player };
    if (shieldsOf(game, player).length > 0) return { events: [struck] };
    return { events: [struck, keepFact(struckWithoutShields, player)] };
  }),
  step('countShields', (game, { locals }) => {
    locals['player'] = attackedPlayer(game);
    locals['by'] = game.state.turn.player;
    const counts = say(game, 'breakCounts', Number(locals['attacker']));
    if (counts.length > 1) return;
    settle(game, locals, counts[0] ?? 0);
  }),
  step(
    'chooseBreaker',
    (game, { locals }) => {
      if (locals['left'] !== undefined) return;
      const by = textOf(locals['by']);
      const options = say(game, 'breakCounts', Number(locals['attacker'])).map((value) => ({
        verb: 'breaker',
        value,
        rules: [],
      }));
      return {
        ask: { kind: 'breaker', by, options, min: 1, max: 1, source: Number(locals['attacker']) },
      };
    },
    (game, { locals }, [picked]) => settle(game, locals, Number(picked?.value ?? 1)),
  ),
  step(
    'chooseShields',
    (game, { locals }) => {
      const options = breakable(game, locals);
      const count = Math.min(Number(locals['left']), options.length);
      return count === 0 ? undefined : { ask: choosing(locals, options, count) };
    },
    (game, { locals }, picked) => {
      locals['chosen'] = picked.map(({ card }) => refJson(game, card ?? 0));
    },
  ),
  step('tellBeforeBreak', (game, { locals }) => {
    locals['waiting'] = waitingNow(game);
    if (chosenNow(game, locals).length === 0) return;
    const { attacker, by } = locals;
    return { events: say(game, 'beforeBreak', Number(attacker), textOf(by)) };
  }),
  step('resolveBeforeBreak', (_, { locals }) => ({
    call: 'resolveBeforeBreak',
    locals: { before: locals['waiting'] ?? [] },
  })),
  step('breakTogether', (game, { locals }) => {
    const breaks = attackerNow(game) !== 0 || say(game, 'breaksWithoutAttacker');
    const cards = breaks ? chosenNow(game, locals) : [];
    return { call: 'takeShields', locals: broken(locals, cards) };
  }),
  step(
    'breakNext',
    (game, frame) => nextBreak(game, frame),
    (_, { locals }, [picked]) => {
      locals['left'] = Number(locals['left']) - 1;
      const card = picked?.card ?? 0;
      locals['found'] = (locals['found'] as readonly number[]).filter((one) => one !== card);
      return { call: 'takeShields', locals: broken(locals, [card]) };
    },
  ),
  step('resolveTriggers', () => ({ call: 'resolveWaiting', go: 'breakNext' })),
  /** What has not been carried out after each break. */
  bookkeeping(step('resolveWaiting', () => ({ call: 'resolveWaiting' }))),
]);

/** Of the shields that were chosen those that are still there. */
const chosenNow = (game: Game, locals: Frame['locals']): readonly number[] =>
  ((locals['chosen'] ?? []) as unknown as readonly CardRef[]).flatMap((ref) =>
    isCurrent(game, ref) ? [ref[0]] : [],
  );

/** 509.4c. */
export const breaksWithoutAttacker = definition('breaksWithoutAttacker', () => true);

/** The number stands from here on; a breaker of all shields breaks those that are there now. */
const settle = (game: Game, locals: Frame['locals'], count: number): void => {
  // However many more are added to all of them, there are no more.
  locals['left'] = Math.min(
    count + say(game, 'additionalBreaks', Number(locals['attacker'])),
    everyShield,
  );
  locals['found'] = [...shieldsOf(game, textOf(locals['player']))];
  locals['all'] = count === everyShield;
};

const nextBreak = (game: Game, { locals }: Frame): Move => {
  const options = Number(locals['left']) > 0 ? breakable(game, locals) : [];
  return options.length === 0 ? { go: 'resolveWaiting' } : { ask: choosing(locals, options, 1) };
};

/** The shields that the attacker found, as far as it breaks only those. */
const foundIn = (locals: Frame['locals']) => ({
  found: locals['found'] ?? [],
  all: locals['all'] === true,
});

const breakable = (game: Game, locals: Frame['locals']): readonly Option[] =>
  legalOptions(game, textOf(locals['by']), 'break', foundIn(locals));

const choosing = (
  locals: Frame['locals'],
  options: readonly Option[],
  count: number,
): NonNullable<Move['ask']> => ({
  kind: 'break',
  of: ['break'],
  on: foundIn(locals),
  by: textOf(locals['by']),
  options,
  min: count,
  max: count,
  source: Number(locals['attacker']),
});

/** What is to be known of shields that the attacker breaks. */
const broken = (locals: Frame['locals'], cards: readonly number[]): Frame['locals'] => ({
  cards,
  kind: 'break',
  by: locals['attacker'] ?? 0,
  player: textOf(locals['by']),
});

/** How a breaker of all shields is counted. */
const everyShield = Number.MAX_SAFE_INTEGER;

/** 509.2a. */
export const singleBreak = definition('singleBreak', () => [1]);

/** 509.2b. */
export const doubleBreaker = keyword('double breaker', () => []);
export const tripleBreaker = keyword('triple breaker', () => []);
export const quadrupleBreaker = keyword('quadruple breaker', () => []);

/** 509.2b. What the player can choose from: each breaker's number, or one shield (509.2a). */
export const breakCounts = definition(
  'breakCounts',
  (game, attacker) => {
    const counts = Object.entries(breaks).flatMap(([word, count]) =>
      hasKeyword(game, attacker, word) ? [count] : [],
    );
    return counts.length > 0 ? counts : say(game, 'singleBreak');
  },
  (game) => say(game, 'singleBreak'),
);

const breaks: Readonly<Record<string, number>> = {
  'double breaker': 2,
  'triple breaker': 3,
  'quadruple breaker': 4,
  'world breaker': everyShield,
  'g breaker': everyShield,
};

/** 509.3b. */
export const addedShieldsToo = definition('addedShieldsToo', (game, player, _) =>
  shieldsOf(game, player),
);
