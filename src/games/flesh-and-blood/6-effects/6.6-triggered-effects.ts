/** 6.6. Triggered effects: what has triggered comes to the stack. */
import { holds } from '../../../kernel/conditions.js';
import { bearersOf, workingAbilities } from '../../../kernel/continuous.js';
import { inTurnOrder, type Game, refOf } from '../../../kernel/game.js';
import { noOption } from '../../../kernel/options.js';
import { type Move, procedure, step } from '../../../kernel/rule.js';
import { areAlike } from '../../../kernel/spoken-of.js';
import {
  type CardRef,
  type GameEvent,
  type Player,
  type Waiting,
  wordIn,
} from '../../../kernel/state.js';
import { declaredForgotten } from '../declared.js';
import { nextModes } from '../modes.js';
import { isSo } from '../states.js';
import { canDeclareTargets, declaringTargets } from '../targets.js';
import { timesUsed, usedOnceMore } from '../uses.js';
import { layerCeases, newLayer } from '../words.js';
import { definition, say } from '../questions.js';

/** 6.6.5b. It triggers only if what must be so besides the event is so. */
export const triggersUnchecked = definition('triggersUnchecked', (game, condition, context) =>
  holds(game, condition, context),
);

/** 6.6.5c. An ability that waits for a state triggers as that comes to be so, and not again as long as it is. */
export const statesMet = definition('statesMet', (game) =>
  bearersOf(game, 'triggered').flatMap((id) =>
    workingAbilities(game, id).flatMap((ability) => {
      if (ability.kind !== 'triggered' || ability.when.event !== 'state-met') return [];
      const source = refOf(game, id);
      const state = String(ability.when.where?.['state'] ?? '');
      const number = game.world.abilityIds.get(ability) ?? -1;
      return isSo(game, ability, source) ? [{ card: source, ability: number, state }] : [];
    }),
  ),
);

/** Locals: players (whose turn it is to add theirs, the first first). */
export const addTriggered = procedure([
  /** 6.6.6a. The modes of what was added last. */
  step('declareModes', (game, { locals }): Move | void => {
    const { layer, by } = locals;
    if (layer === undefined || nextModes(game, Number(layer)) === undefined) return;
    return { call: 'declareModes', locals: { layer, player: wordIn(by) } };
  }),
  /** 6.6.6a. What lacks a target that has to be declared is not added: nobody could answer it before it is gone. */
  step('ceaseWithoutTargets', (game, { locals }): Move | void => {
    const layer = Number(locals['layer'] ?? 0);
    if (layer === 0 || canDeclareTargets(game, layer, wordIn(locals['by']))) return;
    delete locals['layer'];
    return { events: [...layerCeases(layer), ...declaredForgotten(game, layer)] };
  }),
  /** 6.6.6a. And its targets. */
  step('declareTargets', (game, { locals: { layer, by } }): Move | void =>
    declaringTargets(game, Number(layer ?? 0), wordIn(by)),
  ),
  /** 6.6.5e. Beyond its limit nothing comes of an ability that has triggered. */
  step('withinLimit', (game) => ({
    events: exceeding(game).map(({ id }) => ({ kind: 'use-waiting', id })),
  })),
  /** 6.6.6b. Once: then all that is theirs is added, and after it all of the other's. */
  step(
    'selectPlayer',
    (game, { locals }): Move | void => {
      if (locals['players'] !== undefined) return;
      const of = inTurnOrder(game).filter((player) => waitingOf(game, player).length > 0);
      if (of.length === 0) return;
      locals['players'] = clockwise(game, of[0]);
      if (of.length < 2) return;
      const by = game.state.turn.player;
      const options = of.map((player) => ({ ...noOption, verb: 'adds first', player }));
      return { ask: { kind: 'adds first', by, options, min: 1, max: 1, source: 0 } };
    },
    (game, { locals }, [picked = noOption]) => {
      locals['players'] = clockwise(game, picked.player);
    },
  ),
  /** 6.6.6. */
  step(
    'add',
    (game, { locals }): Move | void => {
      const of = (locals['players'] ?? [...inTurnOrder(game)]) as readonly Player[];
      const by = of.find((player) => waitingOf(game, player).length > 0);
      if (by === undefined) return;
      const own = waitingOf(game, by);
      const [first] = own;
      locals['by'] = by;
      locals['layer'] = game.state.things.length + 1;
      if (first !== undefined && areAlike(game, own)) return added(game, first);
      const options = own.map(({ id, source }) => ({
        verb: 'add',
        card: source[0],
        value: id,
        rules: [],
      }));
      return { ask: { kind: 'order', by, options, min: 1, max: 1, source: 0 } };
    },
    (game, _, [picked]) => {
      const found = game.state.waiting.find(({ id }) => id === picked?.value);
      return found === undefined ? { end: true } : added(game, found);
    },
  ),
]);

/** All players, from this one on. */
const clockwise = (game: Game, first: Player | undefined): Player[] => {
  const all = inTurnOrder(game);
  const at = Math.max(0, all.indexOf(first ?? ''));
  return [...all.slice(at), ...all.slice(0, at)];
};

/** What has triggered more often than its limit allows: the first of them come to the stack. */
const exceeding = (game: Game): readonly Waiting[] => {
  const before = new Map<string, number>();
  return game.state.waiting.filter(({ source, ability }) => {
    const limited = game.world.abilities[ability];
    if (limited?.kind !== 'triggered' || limited.oncePerTurn !== true) return false;
    const key = JSON.stringify([source, ability]);
    const used = (before.get(key) ?? timesUsed(game, source, ability)) + 1;
    before.set(key, used);
    return say(game, 'limitReached', used - 1);
  });
};

const waitingOf = ({ state }: Game, player: Player): readonly Waiting[] =>
  state.waiting.filter(({ controller }) => controller === player);

/** What has a limit is counted as it comes to the stack. */
const limitCounted = (game: Game, source: CardRef, ability: number): readonly GameEvent[] => {
  const found = game.world.abilities[ability];
  const isLimited = found?.kind === 'triggered' && found.oncePerTurn === true;
  return isLimited ? [usedOnceMore(game, source, ability)] : [];
};

const added = (
  game: Game,
  { id, ability, source, controller, it, roles, was, values }: Waiting,
): Move => ({
  events: [
    { kind: 'use-waiting', id },
    ...limitCounted(game, source, ability),
    ...newLayer(
      game,
      {
        ability,
        source,
        locals: {
          it,
          roles,
          was: was ?? [],
          values: values ?? {},
        },
      },
      controller,
    ),
  ],
  go: 'declareModes',
});
