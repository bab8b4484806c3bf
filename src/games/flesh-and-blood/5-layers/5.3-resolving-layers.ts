/** 5.3. Resolving a layer: its effects, go again, and where it goes. */
import type { OneOffAbility } from '../../../kernel/ability.js';
import { cardOf, type Game, isCurrent, refOf } from '../../../kernel/game.js';
import { canHappen } from '../../../kernel/may-happen.js';
import { blockNumber, type Locals, nothingSpokenOf } from '../../../kernel/locals.js';
import { bookkeeping, type Move, procedure, step } from '../../../kernel/rule.js';
import {
  type CardRef,
  type Frame,
  type GameEvent,
  type Json,
  type Player,
  wordIn,
} from '../../../kernel/state.js';
import { defends } from '../combat.js';
import { back } from '../faces.js';
import { hasGoAgain, resolvingBegins, resolvingEnds, resolvingNow } from '../layers.js';
import { halfResolves, isHalfResolved, isMelded, linesNow } from '../melding.js';
import { carriedOut, declaredFor, declaredForgotten } from '../declared.js';
import { isSo } from '../states.js';
import { allIllegal } from '../targets.js';
import { isOfType, layerOf } from '../words.js';
import { subjectsKept } from '../subjects.js';
import { definition, say } from '../questions.js';

/** Locals: card (the layer). */
export const resolveLayer = procedure([
  /** What is asked of it once it may be gone. */
  bookkeeping(
    step('begin', (game, { locals }) => {
      const card = Number(locals['card']);
      locals['controller'] = cardOf(game, card).controller;
      locals['life'] = cardOf(game, card).version;
      return { events: [resolvingBegins(refOf(game, card))] };
    }),
  ),
  /** 5.3.2a. What attacks is asked as it would attack. */
  step('checkTargets', (game, { locals }): Move | void =>
    allIllegal(game, Number(locals['card']), wordIn(locals['controller']))
      ? { go: 'clear' }
      : undefined,
  ),
  /** 5.3.2b. What has triggered by a state of the game that is so no more. */
  step('checkState', (game, { locals }): Move | void => {
    const layer = layerOf(game, Number(locals['card']));
    const ability = layer && game.world.abilities[layer.ability];
    if (layer === undefined || ability?.kind !== 'triggered') return;
    const waits = ability.when.event === 'state-met' && isCurrent(game, layer.source);
    return waits && !isSo(game, ability, layer.source) ? { go: 'clear' } : undefined;
  }),
  /** 5.3.2c. */
  step('check', (game, { locals }): Move | void => {
    const card = Number(locals['card']);
    const event = defends(game, card);
    const isReaction =
      layerOf(game, card) === undefined && isOfType(game, card, 'defense reaction');
    return isReaction && !canHappen(game, event) ? { go: 'clear' } : undefined;
  }),
  /** 5.3.4. */
  step('effects', (game, { locals }): Move | void => {
    const card = Number(locals['card']);
    const layer = layerOf(game, card);
    const controller = wordIn(locals['controller']);
    if (layer === undefined) {
      const source = refOf(game, card) as unknown as Json;
      const lines = linesNow(game, card);
      return { call: 'resolveLines', locals: { lines: [...lines], controller, source } };
    }
    return carriedOut(game, card, layer, controller);
  }),
  /** 5.3.4d. Of a melded layer the right side alone resolves the first time, and it stays on the stack. */
  step('stayMelded', (game, frame): Move | void => {
    const card = Number(frame.locals['card']);
    const stays = isStillThere(game, frame) && isMelded(game, card) && !isHalfResolved(game, card);
    return stays ? { events: [halfResolves(game, card), resolvingEnds()], end: true } : undefined;
  }),
  /** 5.3.5. */
  step('goAgain', (game, { locals }): Move | void => {
    const layer: CardRef = [Number(locals['card']), Number(locals['life'])];
    return hasGoAgain(game, layer) ? { events: [gains(wordIn(locals['controller']))] } : undefined;
  }),
  /** What effects apply to it goes on with it (6.2.2c). */
  bookkeeping(step('keepSubjects', (game) => ({ events: subjectsKept(game) }))),
  /** 5.3.6a. */
  step('becomePermanent', (game, frame): Move | void => {
    const card = Number(frame.locals['card']);
    if (!isStillThere(game, frame) || !say(game, 'becomesPermanent', card)) return;
    const controller = wordIn(frame.locals['controller']);
    const face = say(game, 'entersTurned', card) ? { face: back } : {};
    return { events: [{ kind: 'move', card, to: 'permanent', controller, ...face }] };
  }),
  /** 5.3.6b. */
  step('becomeDefending', (game, frame): Move | void => {
    const card = Number(frame.locals['card']);
    if (!isStillThere(game, frame) || !say(game, 'defendsOnResolving', card)) return;
    return { events: [defends(game, card)] };
  }),
  /** 5.3.7. */
  step('clear', (game, frame): Move | void =>
    isStillThere(game, frame)
      ? { events: [{ kind: 'clear', card: Number(frame.locals['card']) }] }
      : undefined,
  ),
  /** Nothing is being resolved any more. */
  bookkeeping(
    step('end', (game, { locals }) => ({
      events: [resolvingEnds(), ...declaredForgotten(game, Number(locals['card']))],
    })),
  ),
]);

/** 5.3.3. Its static abilities work from the beginning of that on (1.7.4h). */
export const staticsOfLayer = definition('staticsOfLayer', (game, id) => {
  const layer = resolvingNow(game);
  return layer?.[0] === id && isCurrent(game, layer);
});

const gains = (player: Player): GameEvent => ({
  kind: 'gain-points',
  player,
  asset: 'action',
  amount: 1,
});

const isStillThere = (game: Game, { locals }: Frame): boolean => {
  const { zone, version } = cardOf(game, Number(locals['card']));
  return zone === 'stack' && version === locals['life'];
};

const declaredForLine = (game: Game, { source }: Locals, block: number) => {
  const layer = source as unknown as CardRef;
  return isCurrent(game, layer) ? declaredFor(game, layer[0], block) : {};
};

/** Locals: lines (still to come), controller, source. */
export const resolveLines = procedure([
  /** One line after another. */
  bookkeeping(
    step('next', (game, { locals }): Move | void => {
      const [line, ...others] = locals['lines'] as readonly number[];
      if (line === undefined) return;
      const { effect } = game.world.abilities[line] as OneOffAbility;
      locals['lines'] = others;
      const block = blockNumber(game, effect);
      return {
        call: 'effect',
        locals: {
          ...nothingSpokenOf,
          ...locals,
          block,
          ...declaredForLine(game, locals, block),
        },
        go: 'again',
      };
    }),
  ),
]);
