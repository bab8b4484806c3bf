/** 5.1. Playing a card: from announcing it to its being played. */
import { numberOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, refOf } from '../../../kernel/game.js';
import { blockNumber } from '../../../kernel/locals.js';
import { checkpoint, dropCheckpoint } from '../../../kernel/machine.js';
import type { Instruction } from '../../../kernel/instructions.js';
import { withMoves } from '../../../kernel/moved.js';
import { legalOptions, noOption } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import { canCarryOut } from '../../../kernel/trying.js';
import { type Frame, type Option, type Player, wordIn } from '../../../kernel/state.js';
import { trialOf } from '../../../kernel/copies.js';
import { changing, showFace } from '../../../kernel/things.js';
import { costChanges, resourcesThere } from '../costs.js';
import { isMelded, melds } from '../melding.js';
import { nextModes } from '../modes.js';
import { abilityIn, additionalCosts, asOption, isAttackOption } from '../playing.js';
import { type Asset, isOfType, keepFact, pointsOf, rememberWhence } from '../words.js';
import { back, front, isSplit, whole } from '../faces.js';
import { definition, say } from '../questions.js';

const costIn = (game: Game, { locals }: Frame, asset: Asset): number =>
  say(game, 'assetCost', asset, Number(locals['card']), null);

/** 5.1.1a. */
export const zonesToPlayFrom = definition('zonesToPlayFrom', () => ['hand', 'arsenal']);

/** Locals: card, player. */
export const playCard = procedure([
  /** A play that turns out to be illegal is taken back. */
  bookkeeping(step('begin', (game) => checkpoint(game))),
  /** 5.1.2c. Which cards have sides, and faces to choose, chapter 9 tells. */
  step(
    'declareSide',
    (game, { locals }): Move | void => {
      const card = Number(locals['card']);
      if (!say(game, 'declaresSide', card)) return;
      const by = wordIn(locals['player']);
      const options: Option[] = sides.flatMap(([verb, face]) =>
        canPlayAs(game, by, card, face) ? [{ ...noOption, verb, card }] : [],
      );
      if (say(game, 'mayMeld', by, card)) options.push({ ...noOption, verb: 'both', card });
      if (options.length === 0) return { takeBack: 'neither side of it can be played' };
      return { ask: { kind: 'side', by, options, min: 1, max: 1, source: 0 } };
    },
    (game, { locals }, [picked = noOption]): Move | void => {
      if (picked.verb === 'both') {
        locals['face'] = whole;
        return { events: [melds(game, Number(locals['card']))] };
      }
      locals['face'] = sides.find(([verb]) => verb === picked.verb)?.[1] ?? front;
    },
  ),
  /** 5.1.2. */
  step('announce', (game, { locals }) => ({
    events: [
      ...rememberWhence(game, Number(locals['card'])),
      {
        kind: 'move',
        card: Number(locals['card']),
        to: 'stack',
        controller: wordIn(locals['player']),
        ...(locals['face'] !== undefined && { face: Number(locals['face']) }),
      },
    ],
  })),
  /** 5.1.4a. Modes come before targets. */
  step('declareModes', (game, { locals }): Move | void => {
    const layer = Number(locals['card']);
    if (nextModes(game, layer) === undefined) return;
    return { call: 'declareModes', locals: { layer, player: wordIn(locals['player']) } };
  }),
  /** 5.1.4b. */
  step(
    'declareTarget',
    (game, frame): Move | void => {
      if (!isAttackOption(game, { card: Number(frame.locals['card']) })) return;
      const by = wordIn(frame.locals['player']);
      const options = legalOptions(game, by, 'attack target', frame.locals['card']);
      if (options.length === 0) return { takeBack: 'there is nothing to attack' };
      const of = ['attack target'];
      const on = frame.locals['card'] ?? null;
      return { ask: { kind: 'attack target', by, options, of, on, min: 1, max: 1, source: 0 } };
    },
    (game, _, [picked = noOption]) => ({
      events: [keepFact('attack target', refOf(game, picked.card ?? 0))],
    }),
  ),
  /** 5.1.7. Resource points come before action points (1.14.2a). */
  step('payResources', (game, frame) => ({
    call: 'payResources',
    locals: { player: wordIn(frame.locals['player']), amount: costIn(game, frame, 'resource') },
  })),
  step('payActionPoint', (game, frame): Move | void => {
    const amount = costIn(game, frame, 'action');
    if (amount <= 0) return;
    const player = wordIn(frame.locals['player']);
    return { events: [{ kind: 'spend-points', player, asset: 'action', amount }] };
  }),
  /** 5.1.9. One after another, as they are written; whether to pay what one may is said as it comes. */
  step('payEffectCosts', (game, { locals }): Move | void => {
    const card = Number(locals['card']);
    const costs = additionalCosts(game, card);
    const at = Number(locals['at'] ?? 0);
    const [paid, before] = [locals['paid'] as { complete?: boolean } | undefined, costs[at - 1]];
    if (before?.effect[0]?.do === 'act' && paid?.complete === false)
      return { takeBack: 'the cost could not be paid' };
    const next = costs[at];
    if (next === undefined) return;
    locals['at'] = at + 1;
    return {
      call: 'effect',
      locals: {
        controller: wordIn(locals['player']),
        source: refOf(game, card),
        it: [],
        roles: {},
        that: 0,
        block: blockNumber(game, next.effect),
        about: 'cost',
      },
      into: 'paid',
      go: 'again',
    };
  }),
  /** What was begun can be carried out. */
  bookkeeping(step('succeed', (game) => dropCheckpoint(game))),
  /** 5.1.10. */
  step('play', (_, { locals }) => ({
    events: [{ kind: 'play', card: Number(locals['card']), player: wordIn(locals['player']) }],
  })),
]);

const sides = [
  ['first', front],
  ['second', back],
] as const;

/** Whether a player could play a card if that side or face were all there is of it. */
const canPlayAs = (game: Game, player: Player, card: number, face: number): boolean => {
  const trial = trialOf(game);
  showFace(trial, changing(trial, card), face);
  return legalOptions(trial, player, 'play').some((option) => option.card === card);
};

/** Whether who plays a card says which side or face of it is played: of those that it shows. */
export const declaresSide = bookkeeping(
  definition('declaresSide', (game, card) => {
    if (cardOf(game, card).face !== whole || isMelded(game, card)) return false;
    if (isSplit(game, card)) return say(game, 'splitShowsOne');
    return say(game, 'isTwin', card) && say(game, 'twinShowsOne', 'stack');
  }),
);

/** 5.1.2b. Only cards of these types may be announced; instants have a rule of their own (8.1.6a). */
export const mayPlay = permission('play', (game, player) =>
  say(game, 'zonesToPlayFrom')
    .flatMap((zone) => cardsIn(game, player, zone))
    .filter((card) => !say(game, 'declaresSide', card))
    .filter((card) => played.some((type) => isOfType(game, card, type)))
    .map((card) => ({ verb: 'play', card })),
);

const played = ['action', 'attack reaction', 'defense reaction'];

/** 5.1.2c. What the card is as a whole forbids nothing of the side that is played: each is asked about as if it were all there is. */
export const mayPlaySide = permission('play a side', (game, player) =>
  say(game, 'zonesToPlayFrom')
    .flatMap((zone) => cardsIn(game, player, zone))
    .filter((card) => say(game, 'declaresSide', card))
    .filter(
      (card) =>
        sides.some(([, face]) => canPlayAs(game, player, card, face)) ||
        say(game, 'mayMeld', player, card),
    )
    .map((card) => ({ verb: 'play', card })),
);

/** What it costs to play a card, or to activate an ability. */
export const assetCost = bookkeeping(
  definition('assetCost', (game, asset, card, ability) => {
    if (asset === 'action') return say(game, 'actionCost', card, ability);
    return ability === null ? say(game, 'resourceCost', card) : 0;
  }),
);

/** 5.1.6a. What sets the cost comes first, then what raises it, then what reduces it, and never below zero. */
export const adjustedCost = definition('adjustedCost', (_, cost, changes) => {
  const set = changes.findLast(({ change }) => change === 'set')?.by ?? cost;
  const added = changes.filter(({ change }) => change === 'add').map(({ by }) => by);
  const raised = added.filter((by) => by > 0).reduce((sum, by) => sum + by, set);
  return added.filter((by) => by < 0).reduce((sum, by) => Math.max(0, sum + by), raised);
});

/** 5.1.6b. */
export const actionCost = definition('actionCost', (game, card, ability) => {
  if (ability === null) return isOfType(game, card, 'action') ? 1 : 0;
  return ability.kind === 'activated' && ability.icon === 'action' ? 1 : 0;
});

/** 5.1.6c. */
export const resourceCost = definition('resourceCost', (game, card) =>
  say(
    game,
    'adjustedCost',
    say(game, 'startingCost', Math.max(0, numberOf(game, card, 'cost')), card),
    costChanges(game, card),
  ),
);

/** 5.1.7a. What could not be paid is no legal play, as far as that can be seen beforehand. */
export const costsCanBePaid = restriction(['play', 'activate'], (game, what, player) => {
  const card = Number(what.card);
  const ability = abilityIn(game, asOption(what));
  const needs = (asset: Asset): number => say(game, 'assetCost', asset, card, ability);
  if (needs('action') > pointsOf(game, player, 'action')) return true;
  if (ability === null) return needs('resource') > resourcesThere(game, player, card);
  const context = { controller: player, source: refOf(game, card), it: [], that: 0 };
  const block = ability.costs;
  return (
    block.length > 0 && !canCarryOut(game, [{ block, until: block.length, context, about: 'cost' }])
  );
});

/** 5.1.8a. What has an effect-cost that could not be paid, with what the rest is paid with gone, is no legal play. */
export const effectCostsCanBePaid = restriction('play', (game, what, player) => {
  const card = Number(what.card);
  const blocks = additionalCosts(game, card)
    .map(({ effect }) => effect)
    .filter(([first]) => first?.do === 'act');
  if (blocks.length === 0) return false;
  const played = withMoves(game, [{ kind: 'move', card, to: 'stack', controller: player }]);
  const needed =
    say(game, 'assetCost', 'resource', card, null) - pointsOf(game, player, 'resource');
  return !isPayable(played, { card, player, blocks, needed });
});

interface Payment {
  readonly card: number;
  readonly player: Player;
  readonly blocks: readonly (readonly Instruction[])[];
  /** How many resource points are still to be gained by pitching. */
  readonly needed: number;
}

/** Whether cards can be pitched so that what is left pays the effect-costs. */
const isPayable = (game: Game, payment: Payment): boolean => {
  const { card, player, blocks, needed } = payment;
  if (needed > 0)
    return legalOptions(game, player, 'pitch').some(({ card: pitched = 0 }) =>
      isPayable(withMoves(game, [{ kind: 'move', card: pitched, to: 'pitch', side: player }]), {
        ...payment,
        needed: needed - say(game, 'pitchGains', pitched),
      }),
    );
  const context = { controller: player, source: refOf(game, card), it: [], that: 0 };
  return canCarryOut(
    game,
    blocks.map((block) => ({ block, until: block.length, context, about: 'cost' })),
  );
};

/** A card that is nobody's any more cannot be played; who owns it plays it (5.1.1). */
export const playsOwn = bookkeeping(
  restriction('play', (game, what, player) => cardOf(game, Number(what.card)).owner !== player),
);

/** What there is nothing to attack with is no attack to make; without this it would be taken back. */
export const hasTarget = bookkeeping(
  restriction(
    ['play', 'activate'],
    (game, what, player) =>
      isAttackOption(game, asOption(what)) &&
      legalOptions(game, player, 'attack target', Number(what.card)).length === 0,
  ),
);
