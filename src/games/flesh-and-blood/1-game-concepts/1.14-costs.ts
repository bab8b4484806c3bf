/** 1.14. Costs: assets are paid, and cards are pitched for them. */
import { numberOf, traitsOf } from '../../../kernel/continuous.js';
import { cardsIn } from '../../../kernel/game.js';
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
import { amount } from '../../../kernel/select.js';
import { wordIn } from '../../../kernel/state.js';
import { countersOn } from '../../../kernel/counters.js';
import { counterIn } from '../counters.js';
import { resourcesThere } from '../costs.js';
import { type Asset, pointsBecome, pointsOf } from '../words.js';
import { definition, say } from '../questions.js';

/** Pays resource points, of which some are gained by pitching. Locals: player, amount. */
export const payResources = procedure([
  step(
    'pitch',
    (game, { locals }): Move | void => {
      const by = wordIn(locals['player']);
      const cost = Number(locals['amount']);
      if (!say(game, 'pitchesOn', pointsOf(game, by, 'resource'), cost)) return;
      const options = legalOptions(game, by, 'pitch');
      if (options.length === 0) return;
      return {
        ask: { kind: 'pay', by, options, of: ['pitch'], min: 1, max: 1, source: 0 },
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

/** `pay 1` in a text. */
export const payTerm = bookkeeping(
  term('pay', (_, act) => ({
    call: 'payResources',
    locals: { player: act.player, amount: act.amount ?? 0 },
    into: 'number',
  })),
);

/** Whether an action of a cost could be carried out as things stand. */
export const costPayable = bookkeeping(
  definition('costPayable', (game, { verb, amount: said, with: beside }, player, context) => {
    if (said === undefined) return undefined;
    const needed = amount(game, said, context);
    if (verb === 'pay') return needed <= resourcesThere(game, player, 0);
    if (verb !== 'remove counters') return undefined;
    const [from, counted] = [beside['from'], beside['counted']];
    const isOwn = from !== undefined && 'selection' in from && from.selection.is === 'this';
    if (!isOwn || counted === undefined || !('status' in counted)) return undefined;
    const counter = counterIn(counted.status['counter'] ?? '');
    return countersOn(game, context.source?.[0] ?? 0, counter) >= needed;
  }),
);
