/** 112. Costs: mana cost, and how it is paid. What is used without paying stands in a file of its own. */
import { listOf } from '../../../kernel/continuous.js';
import { type Game, once } from '../../../kernel/game.js';
import { dropCheckpoint } from '../../../kernel/machine.js';
import { type Move, procedure, step, type Step } from '../../../kernel/rule.js';
import type { Frame } from '../../../kernel/state.js';
import { canPayFor, makesUp, manaIn, manaThere, matchOf, untappedMana } from '../mana.js';
import { definition, say } from '../questions.js';
import { textOf } from '../words.js';

/** 112.2. Whether a player has the mana for a card: enough of it, and its civilizations. */
export const canPay = definition(
  'canPay',
  (game, card, player) =>
    manaThere(game, player) >= say(game, 'costToPay', card) &&
    say(game, 'canPayCivilizations', card, player) &&
    say(game, 'canMakeUp', card, player),
);

/** 112.2a. */
export const canPayCivilizations = definition('canPayCivilizations', (game, card, player) =>
  canPayFor(game, player, toPay(game, card, say(game, 'costToPay', card))),
);

/** 112.2a. The numbers make up just the cost; only where the civilizations alone come to more is there mana in excess (112.2b). */
export const canMakeUp = definition('canMakeUp', (game, card, player) => {
  const cost = say(game, 'costToPay', card);
  const civilizations = toPay(game, card, cost);
  return once(game, `${cost} of ${civilizations.join(' ')} ${player}`, () =>
    makesUp(game, untappedMana(game, player), civilizations, cost),
  );
});

/** What was picked will be tapped; the step then looks whether anything is left to pay. */
const paidWith: Step['answered'] = (_, frame, picked) => {
  pick(
    frame,
    picked.map(({ card }) => card ?? 0),
  );
  return { go: 'again' };
};

/** 112.2a. Civilizations first, then the rest of the cost. Locals: card, player, cost. Kept: picked (to be tapped). */
export const payMana = procedure([
  step('tapForCivilizations', (game, frame) => payCivilization(game, frame), paidWith),
  step('tapForRest', (game, frame) => payRest(game, frame), paidWith),
  step('pay', (_, { locals }) => ({
    events: pickedIn(locals).map((card) => ({
      kind: 'tap',
      card,
      player: textOf(locals['player']),
    })),
    into: 'tapped',
  })),
  /** Mana that something else has happened to has not been tapped (609.4), and what is not paid for is not used. */
  step('isPaid', (game, { locals }) => {
    if (((locals['replaced'] ?? []) as readonly number[]).length > 0)
      return { takeBack: 'the mana cost of the card was not paid' };
    dropCheckpoint(game);
    return;
  }),
]);

/** The civilizations to be paid for. */
const toPay = (game: Game, card: number, cost: number): readonly string[] =>
  say(game, 'civilizationsToPay', listOf(game, card, 'civilization'), cost);

const pickedIn = (locals: Frame['locals']): readonly number[] =>
  (locals['picked'] ?? []) as readonly number[];

const pick = ({ locals }: Frame, cards: readonly number[]): void => {
  locals['picked'] = [...pickedIn(locals), ...cards];
};

/** The mana that is left to choose from. */
const left = (game: Game, { locals }: Frame): readonly number[] => {
  const picked = new Set(pickedIn(locals));
  return untappedMana(game, textOf(locals['player'])).filter((id) => !picked.has(id));
};

/** One card for the next civilization that is not paid for, such that the others can be paid for as well. */
const payCivilization = (game: Game, frame: Frame): Move | void => {
  const { locals } = frame;
  const [next, ...others] = toPay(game, Number(locals['card']), Number(locals['cost'])).slice(
    pickedIn(locals).length,
  );
  if (next === undefined) return;
  const mana = left(game, frame);
  const match = matchOf(game, others, mana);
  const isSpare = (id: number): boolean =>
    match !== undefined && (!match.has(id) || isMatchedWithout(game, others, mana, id));
  const missing = Number(locals['cost']) - manaIn(game, pickedIn(locals));
  const fitting = thoseOr(
    mana.filter((id) => listOf(game, id, 'civilization').includes(next) && isSpare(id)),
    (id) => makesUp(game, without(mana, id), others, missing - say(game, 'manaOf', id)),
  );
  return fitting.length === 0 ? undefined : choosePayment(game, frame, fitting, 1);
};

const isMatchedWithout = (
  game: Game,
  civilizations: readonly string[],
  mana: readonly number[],
  id: number,
): boolean => matchOf(game, civilizations, without(mana, id)) !== undefined;

const without = (cards: readonly number[], id: number): readonly number[] =>
  cards.filter((other) => other !== id);

/** All of them where none will do, and no rule has kept one from using the card for that. */
const thoseOr = (
  cards: readonly number[],
  willDo: (card: number) => boolean,
): readonly number[] => {
  const those = cards.filter(willDo);
  return those.length > 0 ? those : cards;
};

/** As many cards more as the cost asks for. */
const payRest = (game: Game, frame: Frame): Move | void => {
  const { locals } = frame;
  const missing = Number(locals['cost']) - manaIn(game, pickedIn(locals));
  if (missing <= 0) return;
  const mana = left(game, frame);
  const giving = thoseOr(
    mana.filter((id) => say(game, 'manaOf', id) > 0),
    (id) => {
      const more = missing - say(game, 'manaOf', id);
      return more >= 0 && makesUp(game, without(mana, id), [], more);
    },
  );
  const single = giving.every((id) => say(game, 'manaOf', id) === 1);
  return giving.length === 0 ? undefined : choosePayment(game, frame, giving, single ? missing : 1);
};

/** Asked also where no choice is left, so that whoever says what pays may say all of it. */
const choosePayment = (game: Game, frame: Frame, cards: readonly number[], count: number): Move => {
  // Asked even where there is but one answer: a script may name what pays. Too few, where no rule keeps one from that.
  if (cards.length < count) {
    pick(frame, cards);
    return { go: 'again' };
  }
  const max = say(game, 'mostToTap', count, cards.length);
  const options = cards.map((card) => ({ verb: 'pay', card, rules: [] }));
  const by = textOf(frame.locals['player']);
  return {
    ask: { kind: 'pay', by, options, min: count, max, source: Number(frame.locals['card']) },
  };
};

/** 112.2b. However far a cost is reduced, every civilization is paid for. */
export const civilizationsToPay = definition(
  'civilizationsToPay',
  (_, civilizations, __) => civilizations,
);

/** 112.2c. */
export const mostToTap = definition('mostToTap', (_, needed, __) => needed);
