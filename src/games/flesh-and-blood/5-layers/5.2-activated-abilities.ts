/** 5.2. Activated abilities: who activates them, how often, and what they put on the stack. */
import { holds } from '../../../kernel/conditions.js';
import { bearersOf, workingAbilities } from '../../../kernel/continuous.js';
import { cardOf, type Game, refOf } from '../../../kernel/game.js';
import { checkpoint, dropCheckpoint } from '../../../kernel/machine.js';
import { blockNumber, type Locals } from '../../../kernel/locals.js';
import { noOption } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import { type CardRef, type Frame, wordIn } from '../../../kernel/state.js';
import { alwaysGoesAgain, goesAgain } from '../layers.js';
import { nextModes } from '../modes.js';
import { abilityIn, asOption, attacksWith, beginsAsAttack } from '../playing.js';
import { paidForIn, spokenOfPaid } from '../paying.js';
import { timesUsed, usedOnceMore } from '../uses.js';
import { activationCostsX, askingForAbility, lacksWhateverXIs, layerHasX } from '../variable.js';
import { type Asset, layerBecomes, layerOf, newLayer } from '../words.js';
import {
  type Declaring,
  declaringAttackTarget,
  declaringTargets,
  lacksModesOf,
  lacksTargetsOf,
} from '../targets.js';
import { definition, say } from '../questions.js';

const abilityOf = (game: Game, { locals }: Frame) =>
  abilityIn(game, { ability: Number(locals['ability']) });

const numbersIn = ({ locals: { card, ability, x } }: Frame) => ({
  card: Number(card),
  ability: Number(ability),
  ...(x === undefined ? {} : { x: Number(x) }),
});

const costIn = (game: Game, frame: Frame, asset: Asset): number =>
  say(game, 'assetCost', asset, paidForIn(game, wordIn(frame.locals['player']), numbersIn(frame)));

/** An activated ability that is functional. */
export const mayActivate = bookkeeping(
  permission('activate', (game, player) =>
    bearersOf(game, 'activated')
      .filter((card) => say(game, 'mayActivateOf', card) === player)
      .flatMap((card) =>
        workingAbilities(game, card).flatMap((ability) =>
          ability.kind === 'activated'
            ? [{ verb: 'activate', card, ability: game.world.abilityIds.get(ability) ?? -1 }]
            : [],
        ),
      ),
  ),
);

/** 5.2.1a. */
export const withinLimit = restriction('activate', (game, what) => {
  if (abilityIn(game, asOption(what))?.oncePerTurn !== true) return false;
  const used = timesUsed(game, refOf(game, Number(what.card)), Number(asOption(what).ability));
  return say(game, 'limitReached', used);
});

/** 5.2.1a. */
export const limitReached = bookkeeping(definition('limitReached', (_, used) => used >= 1));

/** Locals: card, ability, player. */
export const activateAbility = procedure([
  /** An activation that turns out to be illegal is taken back. */
  bookkeeping(
    step('begin', (game, { locals }) => {
      checkpoint(game);
      const card = Number(locals['card']);
      locals['source'] = refOf(game, card);
      locals['ability'] = Number(locals['ability']);
    }),
  ),
  /** 5.2.2a. */
  step('createLayer', (game, frame) => {
    const { locals } = frame;
    const ability = abilityOf(game, frame);
    const layer = {
      ability: Number(locals['ability']),
      source: locals['source'] as unknown as CardRef,
      locals: {},
    };
    locals['layer'] = game.state.things.length + 1;
    const kind = attacksWith(ability) ? 'attack proxy' : 'ability';
    return { events: newLayer(game, layer, wordIn(locals['player']), kind) };
  }),
  /** What its text says of the layer in any case is so from the beginning (5.2.1d). */
  bookkeeping(
    step('haveGoAgain', (game, frame): Move | void => {
      const ability = abilityOf(game, frame);
      const id = Number(frame.locals['layer'] ?? 0);
      if (id === 0 || ability === null || !alwaysGoesAgain(ability.effect)) return;
      const layer = refOf(game, id);
      return { events: [goesAgain(game, layer, wordIn(frame.locals['player']), true)] };
    }),
  ),
  bookkeeping(
    step('beginAttack', (game, { locals }): Move | void => {
      const layer = Number(locals['layer'] ?? 0);
      return layer === 0 ? undefined : beginsAsAttack(game, layer);
    }),
  ),
  /** 5.2.2b. The rest is as for a card: X first, and only what could be paid. */
  step(
    'declareX',
    (game, frame): Move | void => {
      const by = wordIn(frame.locals['player']);
      const ability = abilityOf(game, frame);
      if (ability === null || !activationCostsX(ability)) return;
      const what = paidForIn(game, by, numbersIn(frame));
      const source = frame.locals['source'] as unknown as CardRef;
      const text = blockNumber(game, ability.effect);
      return askingForAbility(
        game,
        what,
        (values) => !lacksWhatIsDeclared(game, { player: by, source, values }, text),
      );
    },
    (game, { locals }, [picked = noOption]) => {
      const x = Number(picked.value);
      locals['x'] = x;
      return { events: layerHasX(game, Number(locals['layer'] ?? 0), x) };
    },
  ),
  /** 5.2.2b. Then its modes. */
  step('declareModes', (game, { locals }): Move | void => {
    const layer = Number(locals['layer'] ?? 0);
    if (layer === 0 || nextModes(game, layer) === undefined) return;
    return { call: 'declareModes', locals: { layer, player: wordIn(locals['player']) } };
  }),
  /** 5.2.2b. What it attacks is declared, or what its effects are done to. */
  step('declareTarget', (game, frame): Move | void =>
    attacksWith(abilityOf(game, frame)) ? declaringAttackTarget(frame.locals) : undefined,
  ),
  step('declareTargets', (game, { locals }): Move | void =>
    declaringTargets(game, Number(locals['layer'] ?? 0), wordIn(locals['player'])),
  ),
  /** 5.2.1c. The points come before anything else, wherever they are written. */
  step('payResources', (game, frame) => ({
    call: 'payResources',
    locals: {
      player: wordIn(frame.locals['player']),
      amount: costIn(game, frame, 'resource'),
      for: numbersIn(frame),
    },
  })),
  /** An ability with the type action costs an action point (5.1.6b). */
  bookkeeping(
    step('payActionPoint', (game, frame): Move | void => {
      const amount = costIn(game, frame, 'action');
      if (amount <= 0) return;
      const player = wordIn(frame.locals['player']);
      return { events: [{ kind: 'spend-points', player, asset: 'action', amount }] };
    }),
  ),
  /** 5.2.1c. */
  step('payCosts', (_, frame) => ({
    call: 'payEffectCosts',
    locals: {
      player: wordIn(frame.locals['player']),
      for: numbersIn(frame),
      source: frame.locals['source'] ?? null,
    },
    into: 'paid',
  })),
  /** What was paid is what its text goes on to speak of. */
  bookkeeping(
    step('rememberPaid', (game, frame): Move | void => {
      const { locals } = frame;
      const id = Number(locals['layer'] ?? 0);
      const layer = layerOf(game, id);
      if (layer === undefined) return;
      const what = paidForIn(game, wordIn(locals['player']), numbersIn(frame));
      const paid = spokenOfPaid(game, what, (locals['paid'] ?? null) as Locals | null);
      return { events: [layerBecomes(id, { ...layer, locals: { ...layer.locals, ...paid } })] };
    }),
  ),
  /** What was begun can be carried out. */
  bookkeeping(step('succeed', (game) => dropCheckpoint(game))),
  /** It is activated, and that is counted. */
  bookkeeping(
    step('activate', (game, { locals }) => ({
      events: [
        { kind: 'activate', card: Number(locals['card']), player: wordIn(locals['player']) },
        usedOnceMore(game, locals['source'] as unknown as CardRef, Number(locals['ability'])),
      ],
    })),
  ),
]);

/** 5.2.1e. */
export const onlyIfMet = restriction('activate', (game, what, player) => {
  const ability = abilityIn(game, asOption(what));
  if (ability?.condition === undefined) return false;
  const source = refOf(game, Number(what.card));
  return !holds(game, ability.condition, { controller: player, source, it: [], that: 0 });
});

/** 5.2.2. Whoever controls its source; who owns it, where nobody does. */
export const mayActivateOf = definition(
  'mayActivateOf',
  (game, card) => cardOf(game, card).controller,
  () => '',
);

/** 5.2.2b. As with a card that is played, there have to be targets for it. */
export const abilityLacksTargets = restriction('activate', (game, what, player) => {
  const ability = abilityIn(game, asOption(what));
  return (
    ability !== null &&
    lacksWhateverXIs(
      game,
      { card: Number(what.card), player, ability },
      [blockNumber(game, ability.effect)],
      lacksWhatIsDeclared,
    )
  );
});

const lacksWhatIsDeclared = (game: Game, declaring: Declaring, text: number): boolean =>
  lacksTargetsOf(game, declaring, text) || lacksModesOf(game, declaring, text);
