/** Cards from the shields that are discarded for the use of another card: what can be declared for which, and asking for both. */
import type { Ability, Filter } from '../../kernel/ability.js';
import { numberOfUnit } from '../../kernel/book.js';
import {
  cardOf,
  cardsIn,
  type Game,
  inTurnOrder,
  isAwaited,
  Unsupported,
} from '../../kernel/game.js';
import { isForbiddenWhole } from '../../kernel/may-happen.js';
import { type Coming, neverHappens } from '../../kernel/replaced-anyway.js';
import { choicesOf, legalOptions } from '../../kernel/options.js';
import { type Move, type Step, step } from '../../kernel/rule.js';
import type { Frame, GameEvent, Json, Player } from '../../kernel/state.js';
import { declarable, occasionOf } from './declared.js';
import { declaring, useThis, yours } from './free-use.js';
import { say } from './questions.js';
import { isDeclared } from './waiting.js';
import { move, refJson, textOf } from './words.js';

/** An ability whose use is declared for such a card of the shields, which is discarded for it. */
export const usedFor = (event: string, of: Filter | undefined): Ability =>
  declaring({ event, roles: { card: { is: 'card', filter: yours(of) } } }, [useThis]);

/** Abilities that are declared for cards of one kind: those on their way, or those that have come. */
export interface Strikes {
  /** What such an ability waits for. */
  readonly event: string;
  /** The cards of a player that may be discarded for it. */
  readonly cards: (game: Game, frame: Frame, by: Player) => readonly number[];
}

/** What a player has declared, and for which no card has been discarded yet. */
interface Striking {
  readonly by: Player;
  readonly card: number;
  readonly ability: number;
}

/** The discarding of a card, which need not have come to the hand. */
export const discarding = (card: number, player: Player, by: number): GameEvent => ({
  kind: 'discard',
  card,
  player,
  by,
  onItsWay: true,
});

/** Asks one player after the other for one ability after another. Kept: under the name of the step, how many have been asked; under that of the event, what was declared. */
export const strikeDeclared = (name: string, strikes: Strikes): Step =>
  step(
    name,
    (game, frame) => askForStrike(game, frame, name, strikes),
    (game, { locals }, [picked]) => {
      if (picked === undefined) return askNext(locals, name);
      const by = inTurnOrder(game)[Number(locals[name] ?? 0)] ?? '';
      locals[strikes.event] = { by, card: picked.card ?? 0, ability: picked.ability ?? -1 };
      return;
    },
  );

const askNext = (locals: Frame['locals'], name: string): Move => {
  locals[name] = Number(locals[name] ?? 0) + 1;
  return { go: 'again' };
};

const askForStrike = (game: Game, frame: Frame, name: string, strikes: Strikes): Move | void => {
  const { locals } = frame;
  const by = inTurnOrder(game)[Number(locals[name] ?? 0)];
  if (by === undefined || !isAwaited(game, 'triggered', 'declare-use')) return;
  const on = strikes
    .cards(game, frame, by)
    .filter((card) => !isForbiddenWhole(game, discarding(card, by, 0)))
    .map((card) => occasionFor(game, strikes, card, by));
  // What waits to be used is used once.
  const options = legalOptions(game, by, 'declare', on).filter(
    ({ card = 0 }) => !isDeclared(game, card),
  );
  if (options.length === 0) return askNext(locals, name);
  return { ask: { kind: 'declare', of: ['declare'], on, by, options, min: 0, max: 1, source: 0 } };
};

const occasionFor = (game: Game, { event }: Strikes, card: number, player: Player): Json =>
  occasionOf(game, { kind: event, card, player });

/**
 * Asks which card is discarded for what was declared. That goes on in a procedure of its own, and then back to the asking.
 *
 * @param taken what that procedure has to know besides, such as the shield that is broken
 */
export const strikeCard = (
  name: string,
  back: string,
  strikes: Strikes,
  taken: (game: Game, frame: Frame, card: number) => Record<string, Json>,
): Step =>
  step(
    name,
    (game, frame) => {
      const striking = frame.locals[strikes.event] as unknown as Striking | null | undefined;
      if (striking === undefined || striking === null) return;
      const { by, card: source, ability } = striking;
      const cards = strikes
        .cards(game, frame, by)
        .filter(
          (card) =>
            !isForbiddenWhole(game, discarding(card, by, source)) &&
            declarable(game, by, occasionFor(game, strikes, card, by)).some(
              (one) => one.card === source && one.ability === ability,
            ),
        );
      const options = choicesOf(cards);
      return { ask: { kind: 'choose', by, options, min: 1, max: 1, about: 'discard', source } };
    },
    (game, frame, [picked]) => {
      const { by, card: declares, ability } = frame.locals[strikes.event] as unknown as Striking;
      frame.locals[strikes.event] = null;
      const card = picked?.card ?? 0;
      const what = {
        event: strikes.event,
        player: by,
        declares,
        ability,
        ref: refJson(game, card),
      };
      return {
        call: 'discardForUse',
        locals: { ...what, ...taken(game, frame, card) },
        into: 'out',
        go: back,
      };
    },
  );

/** Cards that have come to the hand, and are discarded there. */
export const justTaken: Strikes = {
  event: 'judgment z',
  cards: (game, { locals }, by) => {
    const hand = cardsIn(game, by, 'hand');
    // What came along from elsewhere has not waited among the shields.
    const came = locals['waiting'] === undefined ? hand : listIn(locals, 'waiting');
    return listIn(locals, 'cards').filter((card) => hand.includes(card) && came.includes(card));
  },
};

/** Cards that are discarded on their way from the shields; whose they are the keyword asks. */
export const onTheirWay: Strikes = {
  event: 'strike back',
  cards: (game, frame) =>
    partsOnTheirWay(game, frame).filter((card) => cardOf(game, card).zone === 'shield zone'),
};

/** Shields on their way to the hand: whole ones, cards that are left of others, and cards that were discarded. */
export interface Going {
  readonly going: readonly number[];
  readonly rest: readonly number[];
  readonly struck: readonly number[];
}

/** What is left of them once all is declared. */
export const stillGoing = ({ locals }: Frame): Json => ({
  going: listIn(locals, 'cards'),
  rest: restIn(locals),
  struck: listIn(locals, 'struck'),
});

export const listIn = (locals: Frame['locals'], name: string): readonly number[] =>
  (locals[name] ?? []) as readonly number[];

/** The cards that are left of shields of several, where one of them was discarded. */
const restIn = (locals: Frame['locals']): readonly number[] => listIn(locals, 'rest');

/** Those on their way to the hand, each by itself: a shield that is broken goes with all cards of it. */
export const partsOnTheirWay = (game: Game, frame: Frame): readonly number[] => {
  const going = goingToHand(game, frame) as readonly number[];
  const all =
    frame.locals['kind'] === 'break'
      ? going.flatMap((card) => say(game, 'cardsOfShield', card))
      : going;
  return [...all.filter((card) => !goesElsewhere(game, frame, all, card)), ...restIn(frame.locals)];
};

/** Whether something else is to happen to a card, whatever anybody says: what never happens brings it to no hand. */
const goesElsewhere = (
  game: Game,
  { locals, history }: Frame,
  all: readonly number[],
  card: number,
): boolean => {
  if (!isAwaited(game, 'replacement', 'break') && !isAwaited(game, 'replacement', 'move'))
    return false;
  const own = coming(game, locals, card);
  const beside = all
    .filter((one) => one !== card)
    .map((one) => coming(game, locals, one))
    // Of a shield of several cards there is one break (113.2).
    .filter(({ event }) => event.kind !== 'break' || event.card !== own.event.card);
  return neverHappens(game, own, history, beside);
};

const coming = (game: Game, locals: Frame['locals'], card: number): Coming => {
  const shield = listIn(locals, 'cards').find((one) =>
    say(game, 'cardsOfShield', one).includes(card),
  );
  return { event: taking(game, locals, shield ?? card), card };
};

/**
 * A card goes no more to the hand; the shield that it was, or a part of which, is broken all the same, and what
 * else it consists of goes there. Where something takes the place of that, none of it goes.
 */
export const takenOut = (game: Game, { locals }: Frame, card: number): Record<string, Json> => {
  const going = listIn(locals, 'cards');
  const shield = going.find((one) => say(game, 'cardsOfShield', one).includes(card));
  if (locals['kind'] !== 'break' || shield === undefined) {
    locals['cards'] = going.filter((one) => one !== card);
    locals['rest'] = restIn(locals).filter((one) => one !== card);
    return { out: { struck: card, rest: [] } };
  }
  refuseUntoldBreak(game);
  locals['cards'] = going.filter((one) => one !== shield);
  const rest = say(game, 'cardsOfShield', shield).filter((one) => one !== card);
  const broken = taking(game, locals, shield);
  return { broken: { ...broken, struck: true }, out: { struck: card, rest } };
};

/** What has been taken out goes no more, and the rest of its shield does, once that is broken. */
export const takeOut = (_: Game, { locals }: Frame): void => {
  const out = (locals['out'] ?? null) as unknown as TakenOut | null;
  if (out === null) return;
  locals['out'] = null;
  locals['struck'] = [...listIn(locals, 'struck'), out.struck];
  locals['rest'] = [...restIn(locals), ...out.rest];
};

/** A card that is discarded, and those that were one shield with it. */
interface TakenOut {
  readonly struck: number;
  readonly rest: readonly number[];
}

/** Where nothing is told before a break no text that waits for that is carried out. */
export const refuseUntoldBreak = (game: Game): void => {
  const { awaits, rules } = game.world;
  const { book } = rules;
  if (book.numbers.has('beforeBreak') || !awaits.triggered.has('before-break')) return;
  const what = 'no rule of this edition says what triggers before a break';
  throw new Unsupported(numberOfUnit(book, 'breakShield'), what);
};

/** What puts a card into the hand. */
export const taking = (
  game: Game,
  { kind, by = 0, player = '' }: Frame['locals'],
  card: number,
): GameEvent =>
  kind === 'break'
    ? { kind: 'break', card, by: Number(by), player: textOf(player) }
    : move(game, card, 'hand', { by, player });

/** Those of the cards that nothing keeps from going to the hand. */
export const goingToHand = (game: Game, { locals }: Frame): Json =>
  (locals['cards'] as readonly number[]).filter(
    (card) => !isForbiddenWhole(game, taking(game, locals, card)),
  );
