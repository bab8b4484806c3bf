/** 7.2. The attack step: the attack resolves and becomes attacking. */
import { cardOf, isCurrent, refOf, Unsupported } from '../../../kernel/game.js';
import { bookkeeping, type Move, procedure, step } from '../../../kernel/rule.js';
import type { Json } from '../../../kernel/state.js';
import {
  attackerOf,
  keepLink,
  leavesItsPlace,
  linkBefore,
  linkCounted,
  linkNow,
  ofAttack,
  targetDeclared,
} from '../combat.js';
import { endEffects, endingAt } from '../durations.js';
import { resolvingBegins, resolvingEnds } from '../layers.js';
import { carriedOut, declaredForgotten } from '../declared.js';
import { attackOnStack, resolvingLines } from '../playing.js';
import { isAttackable } from '../targets.js';
import { keepFact, layerOf } from '../words.js';
import { subjectsKept } from '../subjects.js';
import { definition, say } from '../questions.js';

export const attackStep = procedure([
  /** 7.2.2. */
  step('checkTarget', (game): Move | void => {
    const target = targetDeclared(game);
    const attack = attackOnStack(game);
    if (attack === undefined) return;
    const { controller } = cardOf(game, attack);
    const attacker = layerOf(game, attack)?.source[0] ?? attack;
    const isLegal = target !== undefined && isAttackable(game, controller, attacker, target);
    return isLegal ? undefined : { end: true, value: 'close step' };
  }),
  /** 7.2.3. */
  step('effects', (game): Move | void => {
    const attack = attackOnStack(game);
    if (attack === undefined) return;
    const { controller } = cardOf(game, attack);
    // What its own text says of this chain link it says of the one that it becomes: what was for the last is over.
    const over = endEffects(endingAt(game, 'end of chain link'))?.events ?? [];
    const events = [...over, resolvingBegins(refOf(game, attack))];
    const layer = layerOf(game, attack);
    if (layer !== undefined) return { events, ...carriedOut(game, attack, layer, controller) };
    const source = refOf(game, attack) as unknown as Json;
    const lines = [...resolvingLines(game, attack)];
    return { events, call: 'resolveLines', locals: { lines, controller, source } };
  }),
  /** What effects apply to it goes on with it (6.2.2c). */
  bookkeeping(step('keepSubjects', (game) => ({ events: subjectsKept(game) }))),
  /** 7.2.3a, 7.2.3b. What cannot be put there ends combat (7.2.3d). */
  step('moveToChain', (game): Move | void => {
    const attack = attackOnStack(game);
    const target = targetDeclared(game);
    const source = attack === undefined ? undefined : layerOf(game, attack)?.source;
    if (attack === undefined || target === undefined || (source && !isCurrent(game, source)))
      return { events: [resolvingEnds()], end: true, value: 'close step' };
    // Whoever has no hero has lost: what a hero that attacks by itself does on the chain the rules do not say.
    if (source && cardOf(game, source[0]).zone === 'hero')
      throw new Unsupported('', 'no rule tells what becomes of a hero that attacks by itself');
    const { controller: player } = cardOf(game, attack);
    const link = { attack: refOf(game, attack), source: source ?? null, target, player };
    const moves = [attack, ...(source === undefined ? [] : [source[0]])].map((card) => ({
      kind: 'move',
      card,
      to: 'combat chain',
      controller: player,
    }));
    return {
      events: [
        keepFact('defending'),
        linkCounted(game),
        linkBefore(game),
        keepLink(link),
        ...(source === undefined ? [] : leavesItsPlace(game, source[0])),
        ...moves,
        resolvingEnds(),
        ...declaredForgotten(game, attack),
      ],
    };
  }),
  /** 7.2.4. */
  step('attack', (game): Move | void => {
    const link = linkNow(game);
    if (link === undefined) return;
    const { target, player } = link;
    const card = attackerOf(link);
    const hero = say(game, 'heroAttacks', card) && { 'attacking hero of': player };
    return {
      events: [{ kind: 'attack', card, target: target[0], player, ...hero, ...ofAttack(link) }],
    };
  }),
  /** 7.2.5. */
  step('goRound', () => ({ call: 'priority', into: 'ended' })),
  /** What has ended early. */
  bookkeeping(
    step('end', (_, { locals }): Move | void =>
      locals['ended'] === 'close' ? { end: true, value: 'close step' } : undefined,
    ),
  ),
]);

/** 7.2.4a. What is living attacks itself, and its player's hero does not. */
export const heroAttacks = definition(
  'heroAttacks',
  (game, attacker) => !say(game, 'isLiving', attacker),
);
