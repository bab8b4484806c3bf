/** 604. Static abilities: they always do something. */
import type { OneOffAbility } from '../../../kernel/ability.js';
import { holds } from '../../../kernel/conditions.js';
import { workingAbilities } from '../../../kernel/continuous.js';
import { type Game, refOf } from '../../../kernel/game.js';
import { type Move, procedure, step } from '../../../kernel/rule.js';
import type { Context } from '../../../kernel/select.js';
import type { Frame, Json, Player } from '../../../kernel/state.js';
import { cardsOfBattleZone } from '../words.js';
import { definition, say } from '../questions.js';

/** 604.2. */
export const staticMakesContinuous = definition('staticMakesContinuous', () => true);

/** A one-shot effect that a static ability makes as things are. */
interface CutIn {
  readonly key: string;
  readonly card: number;
  readonly player: Player;
  readonly ability: OneOffAbility;
}

/**
 * 604.4. What static abilities do by themselves as soon as their condition is met, and again while it is: before anything
 * else goes on. Kept: applying (the effect that is being carried out).
 */
export const cutIn = procedure([
  step(
    'apply',
    (game, frame) => {
      frame.locals['applying'] = '';
      const all = say(game, 'cutInOrder', cutInsNow(game)) as readonly CutIn[];
      const by = all[0]?.player ?? '';
      const free = all.filter(({ player }) => player === by);
      const [first] = free;
      if (first === undefined) return { end: true };
      if (free.length === 1) return begin(game, frame, first);
      const options = free.map(({ key, card }) => ({
        verb: 'resolve',
        card,
        value: key,
        rules: [],
      }));
      return { ask: { kind: 'order', by, options, min: 1, max: 1, source: 0 } };
    },
    (game, frame, [picked]) => {
      const chosen = cutInsNow(game).find(({ key }) => key === picked?.value);
      return chosen && begin(game, frame, chosen);
    },
  ),
]);

/** 604.4b. */
export const cutInOrder = definition('cutInOrder', (game, all) => {
  const theirs = all.filter(({ player }) => player === game.state.turn.player);
  return theirs.length > 0 ? theirs : all;
});

/** Those whose condition is met, but for what is being carried out already, and what could do nothing. */
const cutInsNow = (game: Game): readonly CutIn[] => {
  const applying = game.state.frames.map(({ locals }) => locals['applying']);
  return cardsOfBattleZone(game).flatMap(({ id, controller }) =>
    workingAbilities(game, id).flatMap((ability): readonly CutIn[] => {
      if (ability.kind !== 'one-off' || ability.condition === undefined) return [];
      const key = `cut in ${id}/${game.world.abilityIds.get(ability) ?? -1}`;
      if (applying.includes(key)) return [];
      const context: Context = { controller, source: refOf(game, id), it: [], that: 0 };
      return holds(game, ability.condition, context) && canBegin(game, ability, context)
        ? [{ key, card: id, player: controller, ability }]
        : [];
    }),
  );
};

const canBegin = (game: Game, { effect }: OneOffAbility, context: Context): boolean =>
  game.world.machinery.canCarryOut(game, [
    { block: effect, until: 1, context, about: say(game, 'aboutInstead') },
  ]);

const begin = (game: Game, { locals }: Frame, { key, card, player, ability }: CutIn): Move => {
  locals['applying'] = key;
  const source: Json = [...refOf(game, card)];
  const block = game.world.blockIds.get(ability.effect) ?? -1;
  return {
    events: [{ kind: 'resolves', card }],
    call: 'effect',
    locals: { block, controller: player, source, it: [], that: 0 },
    go: 'again',
  };
};
