/** 7.7. The close step: combat ends, and the chain is cleared. */
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { procedure, step } from '../../../kernel/rule.js';
import { type GameEvent, keyOf } from '../../../kernel/state.js';
import { attackIsThere, chainForgotten, equippedTo, linkNow, placeOf } from '../combat.js';
import { staying, wornIn } from '../containing.js';
import { endEffects, endingAt } from '../durations.js';
import { attackOnStack, isAttackLayer } from '../playing.js';
import { isOfSubtype, isOfType, layerOf, stackOf } from '../words.js';
import { definition, say } from '../questions.js';

/** 7.7.2c. */
export const attackIsGone = definition('attackIsGone', (game) => {
  const { step: now } = game.state.turn;
  if (now === 'layer step') return attackOnStack(game) === undefined;
  const link = linkNow(game);
  return (
    link !== undefined &&
    ['attack step', 'defend step', 'reaction step'].includes(now) &&
    !attackIsThere(game, link)
  );
});

export const closeStep = procedure([
  /** 7.7.3. */
  step('close', (game) => ({
    events: [
      { kind: 'chain-closes', player: game.state.turn.player },
      ...stackOf(game)
        .filter((card) => isAttackLayer(game, card) || isReaction(game, card))
        .map((card) => ({ kind: 'clear', card })),
    ],
  })),
  /** 7.7.4. */
  step('settle', () => ({ call: 'settleStack' })),
  /** 7.7.5. */
  step('returnPermanents', (game) => {
    const there = new Map<string, number[]>();
    const events = cardsIn(game, '', 'combat chain').flatMap((card): GameEvent[] => {
      const to = zoneOfPermanent(game, card);
      if (to === undefined) return [];
      const side = cardOf(game, card).owner;
      const equipped = there.get(keyOf(side, to)) ?? [...equippedTo(game, side, to)];
      const isNew = !equipped.includes(card);
      if (isNew && !say(game, 'returnsWhereRoomIs', card, to, equipped)) return [];
      there.set(keyOf(side, to), isNew ? [...equipped, card] : equipped);
      return [{ kind: 'move', card, to, side }];
    });
    return { events };
  }),
  /** 7.7.6. */
  step('clear', (game) => ({
    events: cardsIn(game, '', 'combat chain').map((card) => ({ kind: 'clear', card })),
  })),
  /** 7.7.7. */
  step('endEffects', (game) => {
    const over = endEffects(endingAt(game, 'end of chain link', 'end of combat chain'));
    return { events: [...(over?.events ?? []), ...chainForgotten(game)] };
  }),
]);

/** A card of such a type, or an ability that is activated as one (8.1.2c, 8.1.3c). */
const isReaction = (game: Game, card: number): boolean => {
  const layer = layerOf(game, card);
  const ability = layer && game.world.abilities[layer.ability];
  return reactions.some((type) =>
    layer === undefined
      ? isOfType(game, card, type)
      : ability?.kind === 'activated' && ability.icon === type,
  );
};

const reactions = ['attack reaction', 'defense reaction'];

/** Where a permanent goes that is on the chain: where it lay, or where such cards lie; nothing for what is none. */
const zoneOfPermanent = (game: Game, card: number): string | undefined => {
  if (!say(game, 'isPermanent', card)) return undefined;
  const laid = placeOf(game, card);
  if (laid !== undefined) return laid;
  if (isOfType(game, card, 'weapon')) return 'weapon';
  if (isOfType(game, card, 'equipment'))
    return wornIn.find((zone) => isOfSubtype(game, card, zone));
  return staying.some((one) => isOfSubtype(game, card, one)) ? 'permanent' : undefined;
};
