/** 1.14. Costs: assets are paid, and cards are pitched for them. */
import { numberOf, traitsOf } from '../../../kernel/continuous.js';
import { candidatesFor, needed } from '../../../kernel/feasible.js';
import { cardsIn, type Game } from '../../../kernel/game.js';
import type { InstructionOf } from '../../../kernel/instructions.js';
import { canHappen } from '../../../kernel/may-happen.js';
import { legalOptions, noOption } from '../../../kernel/options.js';
import {
  bookkeeping,
  eventKind,
  type Move,
  permission,
  procedure,
  restriction,
  step,
  term,
} from '../../../kernel/rule.js';
import { amount, type Context } from '../../../kernel/select.js';
import { type Json, type Player, wordIn } from '../../../kernel/state.js';
import { countersOn } from '../../../kernel/counters.js';
import { counterIn } from '../counters.js';
import { resourcesThere } from '../costs.js';
import { type Asset, forCosts, gainsPoints, pointsBecome, pointsOf } from '../words.js';
import { definition, say } from '../questions.js';

/** Pays resource points, of which some are gained by pitching. Locals: player, amount; for: what for, by numbers. */
export const payResources = procedure([
  step(
    'pitch',
    (game, { locals }): Move | void => {
      const by = wordIn(locals['player']);
      const cost = Number(locals['amount']);
      // As a text resolves nothing is pitched for what cannot be paid in full.
      if (game.state.checkpoint === null && cost > resourcesThere(game, by)) return;
      if (!say(game, 'pitchesOn', pointsOf(game, by, 'resource'), cost)) return;
      const on: Json = [cost, locals['for'] ?? null];
      const options = legalOptions(game, by, 'pitch', on);
      if (options.length === 0) return;
      return {
        ask: { kind: 'pay', by, options, of: ['pitch'], on, min: 1, max: 1, source: 0 },
      };
    },
    (_, { locals }, [picked = noOption]) => ({
      events: [{ kind: 'pitch', card: picked.card ?? 0, player: wordIn(locals['player']) }],
      go: 'again',
    }),
  ),
  step('spend', (game, { locals }): Move | void => {
    const player = wordIn(locals['player']);
    const cost = Number(locals['amount']);
    const paid = pointsOf(game, player, 'resource') >= cost;
    if (!paid && game.state.checkpoint !== null) return { takeBack: 'the cost could not be paid' };
    if (!paid || cost <= 0) return { end: true, value: 0 };
    return {
      events: [{ kind: 'spend-points', player, asset: 'resource', amount: cost }],
      end: true,
      value: cost,
    };
  }),
]);

/** 1.14.2b. */
export const costInFull = definition('costInFull', (_, possible) => possible);

/** Points are spent. */
export const spendPoints = bookkeeping(
  eventKind('spend-points', {
    becomes: (game, event) => {
      const [player, asset] = [wordIn(event.player), event['asset'] as Asset];
      return [pointsBecome(player, asset, pointsOf(game, player, asset) - Number(event['amount']))];
    },
  }),
);

/** 1.14.3. A card of the hand goes to the pitch zone, and its player gains points. */
export const pitch = eventKind('pitch', {
  becomes: (game, { card = 0, player = '' }) => [
    { kind: 'move', card, to: 'pitch', side: player },
    { kind: 'gain-points', player, asset: 'resource', amount: say(game, 'pitchGains', card) },
  ],
});

/** 1.14.3. Its pitch value tells how many. */
export const pitchGains = definition('pitchGains', (game, card) => numberOf(game, card, 'pitch'));

/** A card of the hand may be pitched. */
export const mayPitch = bookkeeping(
  permission('pitch', (game, player) =>
    cardsIn(game, player, 'hand').map((card) => ({ verb: 'pitch', card })),
  ),
);

/** 1.14.3a. */
export const onlyWithPitch = restriction(
  'pitch',
  (game, what) => traitsOf(game, Number(what.card), 'pitch') === undefined,
);

/** 1.14.3b. */
export const pitchesOn = definition('pitchesOn', (_, points, cost) => points < cost);

// ---------------------------------------------------------------- effect-costs

/** 1.14.4a. */
export const paidOneByOne = definition('paidOneByOne', () => true);

/** 1.14.4b. */
export const takesBackUnpaid = definition('takesBackUnpaid', () => true);

/** 1.14.4c. */
export const replacedCounts = definition('replacedCounts', (_, about) => about === forCosts);

/** 1.14.4c. What one may pay has been paid, too, though something took its place. */
export const ifSo = definition('ifSo', (_, done, paid, about) =>
  about === forCosts ? paid : done,
);

/** What is paid for something else is a cost. */
export const aboutCosts = bookkeeping(definition('aboutCosts', () => forCosts));

/** `pay 1` in a text. */
export const payTerm = bookkeeping(
  term(
    'pay',
    (_, { player, amount = 0, frame }) => {
      // Nothing is always paid.
      if (amount === 0) frame.locals['counts'] = true;
      return { call: 'payResources', locals: { player, amount }, into: 'done' };
    },
    { ofAmount: true },
  ),
);

/** Whether an action that speaks of no cards could be carried out as things stand: of a cost, or what one may do. */
export const costPayable = bookkeeping(
  definition('costPayable', (game, act, player, context) => {
    if (act.amount === undefined) return undefined;
    const many = amount(game, act.amount, context);
    switch (act.verb) {
      case 'pay':
        return many <= resourcesThere(game, player);
      case 'draw':
        return many <= 0 || canHappen(game, { kind: 'draw', player });
      case 'gain action points':
        return canHappen(game, gainsPoints('action')(player, many));
      case 'remove counters':
        return countersCanGo(game, act, many, player, context);
      default:
        return undefined;
    }
  }),
);

/** `remove all energy counters from this`: with none there nothing is removed, and nothing paid. */
const asksForAll = ({ amount: said }: InstructionOf<'act'>): boolean =>
  typeof said === 'object' && 'trait' in said;

/** Whether there are cards enough on each of which so many of the counters are. */
const countersCanGo = (
  game: Game,
  act: InstructionOf<'act'>,
  many: number,
  player: Player,
  context: Context,
): boolean | undefined => {
  const [from, counted] = [act.with['from'], act.with['counted']];
  if (from === undefined || !('selection' in from)) return undefined;
  if (counted === undefined || !('status' in counted)) return undefined;
  const { selection } = from;
  const able = candidatesFor(game, selection, act.verb, context, player).filter((card) =>
    hasCounters(game, card, act, many),
  );
  return able.length >= Math.max(1, needed(game, selection, context));
};

const hasCounters = (
  game: Game,
  card: number,
  act: InstructionOf<'act'>,
  many: number,
): boolean => {
  const { counted } = act.with;
  const counter = counted !== undefined && 'status' in counted ? counted.status['counter'] : '';
  return countersOn(game, card, counterIn(counter ?? '')) >= (asksForAll(act) ? 1 : many);
};

/** Of cards from which counters are removed to pay for something only those are chosen that have so many. */
export const takesRole = bookkeeping(
  definition('takesRole', (game, card, act, context, about) => {
    if (act.verb !== 'remove counters' || about !== forCosts) return true;
    return hasCounters(game, card, act, amount(game, act.amount ?? 1, context));
  }),
);
