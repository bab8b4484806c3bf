/** What leaves no choice: decisions that answer themselves. */
import { cardOf, type Game } from '../kernel/game.js';
import { speaksOfEvent } from '../kernel/spoken-of.js';
import type { Decision, Option, Waiting } from '../kernel/state.js';

/**
 * The only answer there is, up to cards that nobody can tell apart; nothing where there is a real choice.
 *
 * @param labelled cards that the scenario names, and so tells apart
 */
export const forcedAnswer = (
  game: Game,
  asked: Decision,
  labelled: ReadonlySet<number>,
): readonly Option[] | undefined => {
  const { options, numbers, min, max } = asked;
  if (numbers !== undefined) return undefined;
  if (max === 0 || options.length === 0) return [];
  if (min === options.length && !asked.ordered) return options;
  const [first] = options;
  if (first === undefined || min !== max) return undefined;
  const looks = looksIn(game, options, labelled);
  const kind = looks(first);
  const alike = options.every((option) => option === first || looks(option) === kind);
  return alike && (asked.total === undefined || asked.total.max === Number.MAX_SAFE_INTEGER)
    ? options.slice(0, min)
    : undefined;
};

/** Options with the same looks lead to games that nobody can tell apart. */
export const looksIn = (
  game: Game,
  options: readonly Option[],
  labelled: ReadonlySet<number>,
): ((option: Option) => string) => {
  const look = cardLook(game, labelled);
  return (option) => {
    const { verb, card, player, value, ability } = option;
    if (card === undefined) return JSON.stringify([verb, player, value, ability]);
    if (typeof value === 'number') return `${verb} card ${card} ${JSON.stringify(value)}`;
    const waiting = game.state.waiting.find(({ id }) => id === value);
    const does = waiting === undefined ? nth(options, option) : waitsFor(game, waiting, look);
    return JSON.stringify([verb, ability, look(card), does]);
  };
};

/** Of several things that one card does, which it is. */
const nth = (options: readonly Option[], { card, value }: Option): number =>
  typeof value === 'string'
    ? options.filter((one) => one.card === card).findIndex((one) => one.value === value)
    : 0;

/** What a waiting ability does, and what its text speaks of. */
const waitsFor = (game: Game, waiting: Waiting, look: (card: number) => string): unknown => {
  const ability = game.world.abilities[waiting.ability];
  const speaks = speaksOfEvent(ability);
  const roles = Object.entries(waiting.roles).map(([role, one]) => [
    role,
    typeof one === 'string' ? one : look(one[0]),
  ]);
  return [
    ability,
    waiting.values,
    speaks.it && waiting.it?.map(([card]) => look(card)),
    speaks.roles && roles,
  ];
};

const cardLook = (game: Game, labelled: ReadonlySet<number>): ((card: number) => string) => {
  const apart = setApart(game);
  return (card) => {
    if (labelled.has(card) || apart.has(card)) return `card ${card}`;
    const { definition, zone, side, controller, status, host, since } = cardOf(game, card);
    return JSON.stringify([
      definition,
      zone,
      side,
      controller,
      status,
      host,
      // When it came to a deck says nothing of a card there.
      game.world.rules.hidden[zone] !== 'nobody' && since === game.state.turn.number,
    ]);
  };
};

/** The cards with something of their own: an effect that goes for just them, something attached, other cards that they are one with. */
const setApart = ({ state: { things, effects } }: Game): ReadonlySet<number> => {
  const apart = new Set<number>();
  for (const { cards: fixed } of effects) for (const [id] of fixed ?? []) apart.add(id);
  for (const { id, host, cards } of things) {
    apart.add(host);
    if (cards.length > 1) apart.add(id);
  }
  return apart;
};
