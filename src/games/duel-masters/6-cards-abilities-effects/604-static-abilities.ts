/** 604. Static abilities: they always do something. */
import type { OneOffAbility } from '../../../kernel/ability.js';
import { canActInPart } from '../../../kernel/feasible.js';
import { holds } from '../../../kernel/conditions.js';
import { bearersOf, workingAbilities } from '../../../kernel/continuous.js';
import { cardOf, type Game, refOf } from '../../../kernel/game.js';
import { abilityNumber, blockNumber } from '../../../kernel/locals.js';
import { type Move, procedure, step } from '../../../kernel/rule.js';
import { isDue } from '../../../kernel/due.js';
import { standingOf, type Whereabouts } from '../../../kernel/whereabouts.js';
import type { Context } from '../../../kernel/select.js';
import { type CardRef, type Frame, type Json, type Player, wordIn } from '../../../kernel/state.js';
import { definition, say } from '../questions.js';

/** 604.2. */
export const staticMakesContinuous = definition('staticMakesContinuous', () => true);

/** A one-shot effect that a static ability has made, and that has not been applied yet. */
interface CutIn {
  readonly key: string;
  readonly source: CardRef;
  readonly player: Player;
  readonly ability: number;
}

/**
 * 604.4. What static abilities do by themselves as soon as their condition is met, and again while it is: before anything
 * else goes on. Kept: made (what has been made and is to be applied), applying (the effect that is being carried out), before
 * (where the game was then), vain (what changed nothing there), looked (whether state-based actions have, since then).
 */
export const cutIn = procedure([
  step(
    'apply',
    (game, frame) => {
      const vain = vainNow(game, frame);
      Object.assign(frame.locals, { applying: '', vain });
      const made = [...madeIn(frame), ...cutInsNow(game)].filter(({ key }) => !isVain(vain, key));
      frame.locals['made'] = made as unknown as Json;
      const free = say(game, 'cutInOrder', made) as readonly CutIn[];
      const [first] = free;
      if (first === undefined) return stateBehind(game, frame);
      if (free.length === 1) return begin(game, frame, first);
      const options = free.map(({ key, source: [card] }) => ({
        verb: 'resolve',
        card,
        value: key,
        rules: [],
      }));
      return { ask: { kind: 'order', by: first.player, options, min: 1, max: 1, source: 0 } };
    },
    (game, frame, [picked]) => {
      const chosen = madeIn(frame).find(({ key }) => key === picked?.value);
      return chosen && begin(game, frame, chosen);
    },
  ),
]);

/** 604.4b. */
export const cutInOrder = definition('cutInOrder', (game, all) => {
  const theirs = all.filter(({ player }) => player === game.state.turn.player);
  return theirs.length > 0 ? theirs : all;
});

/** What has changed nothing, and where the game was: as long as it is there, it would change nothing again. */
interface Vain {
  readonly key: string;
  readonly standing: string;
}

const vainIn = ({ locals }: Frame): readonly Vain[] =>
  (locals['vain'] ?? []) as unknown as readonly Vain[];

const isVain = (vain: readonly Vain[], one: string): boolean => vain.some(({ key }) => key === one);

const vainNow = (game: Game, { locals }: Frame): readonly Vain[] => {
  const known = game.state.frames.flatMap((one) => (one.procedure === 'cutIn' ? vainIn(one) : []));
  const { applying = '', before } = locals;
  // Mostly nothing has been applied before, and where the game is need not be worked out.
  if (applying === '' && known.length === 0) return known;
  const standing = standingOf(game, whereabouts);
  const now = applying !== '' && before === standing ? [{ key: wordIn(applying), standing }] : [];
  return [...known.filter((one) => one.standing === standing), ...now];
};

const whereabouts: Whereabouts = {
  zones: ['deck', 'hand', 'battle zone', 'mana zone', 'graveyard', 'shield zone', 'nowhere zone'],
  ordered: new Set(['deck']),
  lying: new Set(['battle zone', 'mana zone', 'shield zone']),
  apart: new Set(),
  more: ({ state: { held } }) => [held],
};

/** State-based rules that have waited for all of this (703.1b) look now. */
const stateBehind = (game: Game, { locals }: Frame): Move => {
  const hasWaited = locals['before'] !== undefined && locals['looked'] !== true;
  locals['looked'] = true;
  return hasWaited && isDue(game) && !say(game, 'stateBasedWaits')
    ? { call: 'state-based', locals: {}, go: 'again' }
    : { end: true };
};

/** What was made stays so though its condition is met no more: it is a condition of making it. */
const madeIn = ({ locals }: Frame): readonly CutIn[] =>
  (locals['made'] ?? []) as unknown as readonly CutIn[];

/** What static abilities make now, but for what has been made already or is being carried out. */
const cutInsNow = (game: Game): readonly CutIn[] => {
  const { frames } = game.state;
  const known = frames.flatMap((one) => [
    one.locals['applying'],
    ...(one.procedure === 'cutIn' ? madeIn(one).map(({ key }) => key) : []),
  ]);
  return allMadeNow(game).filter(({ key }) => !known.includes(key));
};

/** Those whose condition is met, and that could do something, wherever a text says that they work (110.4b). */
const allMadeNow = (game: Game): readonly CutIn[] =>
  bearersOf(game, 'one-off').flatMap((id) =>
    workingAbilities(game, id).flatMap((one): readonly CutIn[] => {
      if (one.kind !== 'one-off' || one.condition === undefined) return [];
      const { controller } = cardOf(game, id);
      const ability = abilityNumber(game, one);
      const source = refOf(game, id);
      const key = `cut in ${source.join(' ')}/${ability}`;
      const context: Context = { controller, source, it: [], that: 0 };
      return holds(game, one.condition, context) && canBegin(game, one, context)
        ? [{ key, source, player: controller, ability }]
        : [];
    }),
  );

/**
 * 604.4 with 703.1b. State-based actions are decided upon behind what static abilities do: also behind what one of them does
 * once more, since its condition is met still while its effect is being applied.
 */
export const waitsForStatic = definition('stateBasedWaits', (game) => {
  const applying = game.state.frames.flatMap(({ locals }) => locals['applying'] || []);
  return applying.length > 0 && allMadeNow(game).some(({ key }) => applying.includes(key));
});

/** As much as can be done of it is done (606.2): that somebody can do it, or to some card, is enough. */
const canBegin = (game: Game, { effect }: OneOffAbility, context: Context): boolean => {
  const [first] = effect;
  return first?.do === 'act'
    ? canActInPart(game, first, context)
    : game.world.machinery.canCarryOut(game, [
        { block: effect, until: 1, context, about: say(game, 'aboutInstead') },
      ]);
};

const begin = (game: Game, frame: Frame, { key, source, player, ability }: CutIn): Move => {
  const { locals } = frame;
  Object.assign(locals, { applying: key, before: standingOf(game, whereabouts), looked: false });
  locals['made'] = madeIn(frame).filter((one) => one.key !== key) as unknown as Json;
  const one = game.world.abilities[ability];
  const block = one?.kind === 'one-off' ? blockNumber(game, one.effect) : -1;
  return {
    events: [{ kind: 'resolves', card: source[0] }],
    call: 'effect',
    locals: { block, controller: player, source: [...source], it: [], that: 0 },
    go: 'again',
  };
};
