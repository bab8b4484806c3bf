/** 5.1. Playing a card: from announcing it to its being played. */
import { numberOf } from '../../../kernel/continuous.js';
import { cardOf, type Game, refOf } from '../../../kernel/game.js';
import { checkpoint, dropCheckpoint } from '../../../kernel/machine.js';
import { isEverTold, isTold } from '../../../kernel/modals.js';
import { withMoves, withFace } from '../../../kernel/moved.js';
import { legalOptions, noOption } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import { amount } from '../../../kernel/select.js';
import { type Frame, type Json, type Option, type Player, wordIn } from '../../../kernel/state.js';
import { abilityNumber, type Locals, nothingSpokenOf } from '../../../kernel/locals.js';
import { costChanges } from '../costs.js';
import { isMelded, melds } from '../melding.js';
import { nextModes, textsOf } from '../modes.js';
import {
  canBePaid,
  canPayFor,
  contextOfPaying,
  type EffectCost,
  effectCosts,
  isMandatory,
  isPayable,
  leadToTheSame,
  onceAnnounced,
  type PaidFor,
  type PaidForNumbers,
  paidForIn,
  payableOrders,
  type PayingOrder,
  pointCosts,
  pointsAreThere,
  waysOfPaying,
} from '../paying.js';
import {
  abilityIn,
  alternativeCosts,
  asOption,
  beginsAsAttack,
  cardsToPlay,
  isAttackOption,
} from '../playing.js';
import {
  type Asset,
  forCosts,
  isOfType,
  layerOf,
  pointsOf,
  rememberWhence,
  whenceOf,
} from '../words.js';
import { back, front, isSplit, whole } from '../faces.js';
import {
  askingForCard,
  cardHasX,
  costsX,
  isPlayableWith,
  type Lacking,
  lacksWhateverXIs,
} from '../variable.js';
import {
  declaringAttackTarget,
  declaringTargets,
  lacksModesOf,
  lacksTargetsOf,
  modesWithTargets,
} from '../targets.js';
import { definition, say } from '../questions.js';

/** The card, and what is paid in place of its points, where that has been said. */
const numbersIn = ({ locals: { card, alternative } }: Frame): PaidForNumbers => ({
  card: Number(card),
  ...(alternative === undefined ? {} : { alternative: Number(alternative) }),
});

const costIn = (game: Game, frame: Frame, asset: Asset): number =>
  say(game, 'assetCost', asset, paidForIn(game, wordIn(frame.locals['player']), numbersIn(frame)));

/** 5.1.1a. */
export const zonesToPlayFrom = definition('zonesToPlayFrom', () => ['hand', 'arsenal']);

/** 5.1.1a. A text lets it be played from elsewhere. */
export const playableElsewhere = definition('playableElsewhere', (game, card) =>
  isTold(game, 'can', 'be played', card),
);

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
  /** 5.1.2a. What waits for the next card to be played is about this one from now on. */
  step('findNext', (game, { locals }) => announced(game, locals)),
  bookkeeping(
    step('beginAttack', (game, { locals }): Move | void =>
      beginsAsAttack(game, Number(locals['card'])),
    ),
  ),
  /** 5.1.3c. Only those ways of paying are offered that are possible. */
  step(
    'declareAlternative',
    (game, frame): Move | void => {
      const by = wordIn(frame.locals['player']);
      const card = Number(frame.locals['card']);
      if (alternativeCosts(game, card).length === 0) return;
      const what = paidForIn(game, by, { card });
      const options = waysOfPaying(game, what).flatMap((way, value) =>
        canPayFor(game, way) ? [{ verb: value === 0 ? 'usual' : 'instead', value, rules: [] }] : [],
      );
      if (options.length === 0) return;
      return { ask: { kind: 'alternative', by, options, min: 1, max: 1, source: card } };
    },
    (game, { locals }, [picked = noOption]): void => {
      const chosen = alternativeCosts(game, Number(locals['card']))[Number(picked.value) - 1];
      if (chosen !== undefined) locals['alternative'] = abilityNumber(game, chosen);
    },
  ),
  /** 5.1.3a. Only what could be paid, and with what it would be legal to play (5.1.5). */
  step(
    'declareX',
    (game, frame): Move | void => {
      const by = wordIn(frame.locals['player']);
      const { card, ...how } = numbersIn(frame);
      const what = paidForIn(game, by, { card, ...how });
      if (!costsX(game, what)) return;
      return askingForCard(game, what, (value) => say(game, 'legalX', card, by, value));
    },
    (game, { locals }, [picked = noOption]) => ({
      events: [cardHasX(game, Number(locals['card']), Number(picked.value))],
    }),
  ),
  /** 5.1.2a. By what X is it may be such a card. */
  step('findNextByX', (game, { locals }): Move | void => {
    const card = Number(locals['card']);
    if (!costsX(game, paidForIn(game, wordIn(locals['player']), { card }))) return;
    const attack = beginsAsAttack(game, card)?.events ?? [];
    return { events: [...(announced(game, locals).events ?? []), ...attack] };
  }),
  /** 5.1.4a. Modes come before targets. */
  step('declareModes', (game, { locals }): Move | void => {
    const layer = Number(locals['card']);
    if (nextModes(game, layer) === undefined) return;
    return { call: 'declareModes', locals: { layer, player: wordIn(locals['player']) } };
  }),
  /** 5.1.4b. What an attack is made against, and then what its effects are done to. */
  step('declareTarget', (game, { locals }): Move | void =>
    isAttackOption(game, { card: Number(locals['card']) })
      ? declaringAttackTarget(locals)
      : undefined,
  ),
  step('declareTargets', (game, { locals }): Move | void =>
    declaringTargets(game, Number(locals['card']), wordIn(locals['player'])),
  ),
  /** 5.1.7. Resource points come before action points (1.14.2a). */
  step('payResources', (game, frame) => ({
    call: 'payResources',
    locals: {
      player: wordIn(frame.locals['player']),
      amount: costIn(game, frame, 'resource'),
      for: numbersIn(frame) as unknown as Json,
    },
  })),
  step('payActionPoint', (game, frame): Move | void => {
    const amount = costIn(game, frame, 'action');
    if (amount <= 0) return;
    const player = wordIn(frame.locals['player']);
    return { events: [{ kind: 'spend-points', player, asset: 'action', amount }] };
  }),
  /** 5.1.9. Whether to pay what one may is said as it comes. */
  step('payEffectCosts', (game, frame) => ({
    call: 'payEffectCosts',
    locals: {
      player: wordIn(frame.locals['player']),
      for: numbersIn(frame) as unknown as Json,
      source: refOf(game, Number(frame.locals['card'])),
    },
  })),
  /** What was begun can be carried out. */
  bookkeeping(step('succeed', (game) => dropCheckpoint(game))),
  /** 5.1.10. From where it was played is kept with that: the card may be anywhere by the time somebody asks. */
  step('play', (game, { locals }) => ({ events: [{ kind: 'play', ...playing(game, locals) }] })),
]);

/** Which card is played, by whom and from where. */
const playing = (game: Game, { card, player }: Locals) => ({
  card: Number(card),
  player: wordIn(player),
  whence: whenceOf(game, refOf(game, Number(card))),
});

const announced = (game: Game, locals: Locals): Move => ({
  events: [{ kind: 'announce', ...playing(game, locals) }],
});

const sides = [
  ['first', front],
  ['second', back],
] as const;

/** Whether a player could play a card if that side or face were all there is of it. */
const canPlayAs = (game: Game, player: Player, card: number, face: number): boolean =>
  legalOptions(withFace(game, card, face), player, 'play').some((option) => option.card === card);

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
  cardsToPlay(game, player)
    .filter((card) => !say(game, 'declaresSide', card))
    .filter((card) => played.some((type) => isOfType(game, card, type)))
    .map((card) => ({ verb: 'play', card })),
);

const played = ['action', 'attack reaction', 'defense reaction'];

/** 5.1.2c. What the card is as a whole forbids nothing of the side that is played: each is asked about as if it were all there is. */
export const mayPlaySide = permission('play a side', (game, player) =>
  cardsToPlay(game, player)
    .filter((card) => say(game, 'declaresSide', card))
    .filter(
      (card) =>
        sides.some(([, face]) => canPlayAs(game, player, card, face)) ||
        say(game, 'mayMeld', player, card),
    )
    .map((card) => ({ verb: 'play', card })),
);

/**
 * Pays effect-costs in an order that the player says. Locals: player, for (what for, by numbers), source. Returns the
 * outcome of the last.
 */
export const payEffectCosts = procedure([
  /** 5.1.3e. One after another, as long as it makes a difference which comes next. */
  step(
    'declareOrder',
    (game, { locals }): Move | void => {
      const [what, costs] = payingIn(game, locals);
      const said = (locals['said'] ?? []) as PayingOrder;
      const orders = (costs.length < 2 ? [] : payableOrders(game, what, costs)).filter((order) =>
        said.every((place, at) => order[at] === place),
      );
      locals['order'] = [...(orders[0] ?? costs.map((_, at) => at))];
      const next = [...new Set(orders.map((order) => order[said.length] ?? 0))];
      if (next.length < 2 || leadToTheSame(game, what, costs, orders)) return;
      const options = next
        .sort((one, other) => one - other)
        .map((place) => ({ verb: 'pay first', value: place + 1, rules: [] }));
      const { player: by, card: source } = what;
      return { ask: { kind: 'cost order', by, options, min: 1, max: 1, source } };
    },
    (_, { locals }, [picked = noOption]) => {
      const said = (locals['said'] ?? []) as PayingOrder;
      locals['said'] = [...said, Number(picked.value) - 1];
      return { go: 'declareOrder' };
    },
  ),
  /** Before each of them: what was paid before may have been what it needs (1.14.4b). */
  step('check', (game, { locals }): Move | void => {
    const [what, costs] = payingIn(game, locals);
    const before = costs[Number(locals['last'] ?? -1)];
    const paid = locals['paid'] as { complete?: boolean } | undefined;
    const lacks = before !== undefined && isMandatory(game, before) && paid?.complete === false;
    if (!lacks && canBePaid(game, what, costs, ordered(locals, costs))) return;
    if (!say(game, 'takesBackUnpaid')) return;
    return { takeBack: 'the cost could not be paid' };
  }),
  /** 5.1.9. */
  step('pay', (game, { locals }): Move => {
    const [what, costs] = payingIn(game, locals);
    const { player } = what;
    const [first, ...others] = ordered(locals, costs);
    const next = costs[first ?? -1];
    if (next === undefined) return { end: true, value: locals['paid'] ?? null };
    Object.assign(locals, { order: others, last: first });
    const source = locals['source'] ?? null;
    const { values = {} } = contextOfPaying(game, what);
    const context = { controller: player, source, ...nothingSpokenOf, values };
    const effect = { ...context, ...next, about: forCosts };
    return { call: 'effect', locals: effect, into: 'paid', go: 'check' };
  }),
]);

const lackingToPlay = (lacking: Lacking) =>
  restriction('play', (game, { card }, player) =>
    lacksWhateverXIs(
      game,
      { card: Number(card), player, ability: null },
      textsOf(game, Number(card)),
      lacking,
    ),
  );

/** 5.1.4b. What there is no target for that has to be declared is no legal play. */
export const lacksTargets = lackingToPlay(lacksTargetsOf);

/** 5.1.5. And so is what has too few modes that can be declared. */
export const lacksModes = lackingToPlay(lacksModesOf);

/** 5.1.5. What is declared has to be legal, and so a mode has to have the targets that it needs. */
export const legalModes = definition('legalModes', (game, layer, player, modes) => {
  const { source = refOf(game, layer), locals = {} } = layerOf(game, layer) ?? {};
  return modesWithTargets(game, { player, source, values: locals['values'] ?? {} }, modes);
});

/** 5.1.5. So has X: a card that must not be played if it costs so much cannot have it say so. */
export const legalX = definition('legalX', (game, card, player, value) =>
  isPlayableWith(game, player, card, value),
);

/** Those still to be paid, in their order. */
const ordered = ({ order }: Locals, costs: readonly EffectCost[]): PayingOrder =>
  (order as PayingOrder | undefined) ?? costs.map((_, at) => at);

/** What is paid for, and its effect-costs as they were when it began. */
const payingIn = (game: Game, locals: Locals): readonly [PaidFor, readonly EffectCost[]] => {
  const what = paidForIn(
    game,
    wordIn(locals['player']),
    locals['for'] as unknown as PaidForNumbers,
  );
  locals['costs'] ??= effectCosts(game, what) as unknown as Json;
  return [what, locals['costs'] as unknown as readonly EffectCost[]];
};

/** What it costs to play a card, or to activate an ability. */
export const assetCost = bookkeeping(
  definition('assetCost', (game, asset, what) => {
    const { card, ability } = what;
    if (asset === 'action') return say(game, 'actionCost', card, ability);
    const context = contextOfPaying(game, what);
    const besides = pointCosts(game, what).reduce(
      (sum, { amount: said = 0 }) => sum + amount(game, said, context),
      0,
    );
    return ability === null ? say(game, 'resourceCost', what, besides) : besides;
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

/** 5.1.6c. What is paid besides raises it. */
export const resourceCost = definition('resourceCost', (game, { card, alternative }, besides) =>
  say(
    game,
    'adjustedCost',
    alternative === undefined
      ? say(game, 'startingCost', Math.max(0, numberOf(game, card, 'cost')), card)
      : 0,
    [...costChanges(game, card), { change: 'add', by: besides }],
  ),
);

/** 5.1.7a. What could not be paid for is no legal play, as far as that can be seen beforehand. */
export const costsCanBePaid = restriction(['play', 'activate'], (game, option, player) => {
  const what = { card: Number(option.card), player, ability: abilityIn(game, asOption(option)) };
  if (say(game, 'assetCost', 'action', what) > pointsOf(game, player, 'action')) return true;
  return !waysOfPaying(game, what).some((way) => pointsAreThere(game, way));
});

/** 5.1.8a. What has an effect-cost that could not be paid, with what the rest is paid with gone, is no legal play. */
export const effectCostsCanBePaid = restriction(['play', 'activate'], (game, option, player) => {
  const what = { card: Number(option.card), player, ability: abilityIn(game, asOption(option)) };
  const ways = waysOfPaying(game, what);
  const has = ways.some((way) => effectCosts(game, way).some((one) => isMandatory(game, one)));
  return has && !ways.some((way) => canPayFor(game, way));
});

/** 5.1.8a. A card without which the effect-costs could not be paid is not offered: what it is for would be taken back. */
export const leavesPayable = restriction('pitch', (game, { card = 0 }, player, about) => {
  const [cost, paysFor] = (about ?? [0, null]) as unknown as [number, PaidForNumbers | null];
  if (paysFor === null) return false;
  const what = paidForIn(game, player, paysFor);
  const costs = effectCosts(game, what);
  if (!costs.some((one) => isMandatory(game, one))) return false;
  const pitched = withMoves(game, [
    { kind: 'move', card: Number(card), to: 'pitch', side: player },
  ]);
  const gained = pointsOf(game, player, 'resource') + say(game, 'pitchGains', Number(card));
  return !isPayable(pitched, what, costs, cost - gained);
});

/** A card that is nobody's any more cannot be played; who owns it plays it (5.1.1). */
export const playsOwn = bookkeeping(
  restriction('play', (game, what, player) => cardOf(game, Number(what.card)).owner !== player),
);

/** What there is nothing to attack with is no attack to make; without this it would be taken back. */
export const hasTarget = bookkeeping(
  restriction(['play', 'activate'], (game, what, player) => {
    if (!isAttackOption(game, asOption(what))) return false;
    // A target is declared once the card is on the stack (5.1.2, 5.1.4b): what may be attacked then counts.
    const isAlike = !['attack', 'be attacked'].some((one) => isEverTold(game, 'cannot', one));
    const card = Number(what.card);
    const { ability } = asOption(what);
    const numbers = { card, ...(ability === undefined ? {} : { ability }) };
    const there = isAlike ? game : onceAnnounced(game, paidForIn(game, player, numbers));
    return legalOptions(there, player, 'attack target', card).length === 0;
  }),
);
