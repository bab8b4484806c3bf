/** 605. Resolving: the order of waiting effects and the stages of each. */
import { cardOf, definitionOf, fact, isHeld } from '../../../kernel/game.js';
import { bookkeeping, procedure, step, term } from '../../../kernel/rule.js';
import type { CardRef, Json } from '../../../kernel/state.js';
import { keepFact, leavesBattleZone, textOf } from '../words.js';
import { definition, say } from '../questions.js';
import { shownToUse } from '../shown.js';
import { chosenValue, valueDecision } from '../values.js';
import { blockNumber, contextOf } from '../../../kernel/locals.js';

/** 605.1. Each player's own in any order; without the rule, as they came to wait. */
export const anyOrder = definition('anyOrder', (_, all) => all);

/** 605.2. Locals: ability (its number), controller, source, it, roles, values, that. */
export const resolveTriggered = procedure([
  step('checkCondition', (game, { locals }) => {
    const ability = game.world.abilities[Number(locals['ability'])];
    if (ability?.kind !== 'triggered' || ability.condition === undefined) return;
    if (say(game, 'conditionMet', ability.condition, contextOf(locals))) return { go: 'carryOut' };
    const [card = 0] = (locals['source'] ?? []) as readonly number[];
    return { events: [{ kind: 'comes-to-nothing', card }], end: true };
  }),
  step('carryOut', (game, { locals }) => {
    const ability = game.world.abilities[Number(locals['ability'])];
    if (ability?.kind !== 'triggered') return;
    const by = locals['source'] as CardRef | null;
    if (by !== null && !say(game, 'outlivesItsSource', by))
      return { events: [{ kind: 'comes-to-nothing', card: by[0] }], end: true };
    const { controller = '', source = null, it = [], roles = {}, was = [] } = locals;
    const { values = {}, that = 0 } = locals;
    const block = blockNumber(game, ability.effect);
    const modes = textOf(locals['modes']);
    const declared = fact<Json>(game, modes);
    return {
      events: [
        ...(declared === undefined ? [] : [keepFact(modes)]),
        {
          kind: 'use-ability',
          card: (source as CardRef | null)?.[0] ?? 0,
          player: textOf(controller),
        },
      ],
      call: 'effect',
      locals: {
        block,
        controller,
        source,
        it,
        roles,
        was,
        values,
        that,
        ...(declared === undefined ? {} : { modes: declared }),
      },
    };
  }),
]);

/** 605.2b. */
export const mustChoose = definition(
  'mustChoose',
  (_, least) => least,
  () => 0,
);

/** 605.2b. */
export const allIsChosen = definition(
  'allIsChosen',
  () => false,
  () => true,
);

/** 605.2b. */
export const othersGoOn = definition(
  'othersGoOn',
  () => true,
  () => false,
);

/** 605.2b. Choosing does nothing else: what is chosen is "it" to what follows. */
export const chooseTerm = term('choose', () => undefined);

/** What the text says to choose is no card, but a number or the value of a characteristic. */
export const chooseValueTerm = bookkeeping(
  term('choose value', (_, { player, status }) => ({
    call: 'chooseValue',
    locals: { player, what: status['value'] ?? '' },
    into: 'chosen values',
  })),
);

/** Locals: player, what. Returns what was chosen, by what it is. */
export const chooseValue = procedure([
  /** The player chooses. */
  bookkeeping(
    step(
      'choose',
      (game, { locals }) => {
        if (locals['values'] !== undefined) return { end: true, value: locals['values'] };
        return { ask: valueDecision(game, textOf(locals['player']), textOf(locals['what'])) };
      },
      (_, { locals }, picked) => {
        locals['values'] = chosenValue(textOf(locals['what']), picked);
        return { go: 'again' };
      },
    ),
  ),
]);

/** 605.2c. Without the rule, from the last sentence to the first. */
export const nextInstruction = definition(
  'nextInstruction',
  (_, at, __) => at,
  (_, at, length) => length - 1 - at,
);

/** 605.2c. What a replacement makes of an instruction is what later ones speak of. */
export const followsReplaced = definition('followsReplaced', () => true);

/** 605.2d. Later sentences look at a card that was chosen as it was then, wherever it has gone; of their own source 110.5a speaks. */
export const readsAsChosen = definition(
  'readsAsChosen',
  (_, __, ___, isSource) => !isSource,
  () => false,
);

/** 605.2d. */
export const cardDoesIt = definition('whatDoesIt', (_, source, named) => named ?? source);

/** 605.2e. Later sentences look at what has left the battle zone as it was there, and at other cards as they are. */
export const readsAsItLeft = definition(
  'readsAsChosen',
  (_, then) => then.zone === 'battle zone',
  () => false,
);

/** 605.2e. So does an ability that triggers as something leaves the battle zone, also if that is its own source. */
export const refersToBefore = definition('refersBack', (_, event) => leavesBattleZone(event));

/** 605.2e. Without the rule, a card that is gone counts with what is printed on it. */
export const knownAsItLeft = definition(
  'lastKnownInformation',
  (_, known) => known,
  (game, known, id) => known && { ...known, traits: definitionOf(game, cardOf(game, id)).traits },
);

/** 605.2e. */
export const restsAfterResolving = definition('restsAfterResolving', (_, __) => 'graveyard');

/** 605.3. */
export const entersOnResolving = definition('entersOnResolving', (_, __) => 'battle zone');

/** 605.4. Such cards stay in the deck and count there; but an effect that does something else takes what lies around them. */
export const outOfReach = definition('outOfReach', (game, id, since) => {
  if (cardOf(game, id).zone !== 'deck' || isHeld(game, id)) return false;
  const shown = shownToUse(game, id);
  if (shown === undefined) return false;
  return since === null ? shown.meanwhile : !say(game, 'wasThereBefore', since, shown.since);
});

/** 605.4a. */
export const wasThereBefore = definition('wasThereBefore', (_, since, shown) => since < shown);
