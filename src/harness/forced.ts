/** What leaves no choice: decisions that answer themselves. */
import { cardOf, type Game } from '../kernel/game.js';
import type { Decision, Option } from '../kernel/state.js';

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
  const looks = looksIn(game, labelled);
  const kind = looks(first);
  const alike = options.every((option) => option === first || looks(option) === kind);
  return alike && (asked.total === undefined || asked.total.max === Number.MAX_SAFE_INTEGER)
    ? options.slice(0, min)
    : undefined;
};

/** Options with the same looks lead to games that nobody can tell apart. */
const looksIn = (game: Game, labelled: ReadonlySet<number>): ((option: Option) => string) => {
  const apart = setApart(game);
  return ({ verb, card, player, value, ability }) => {
    if (card === undefined) return JSON.stringify([verb, player, value, ability]);
    if (labelled.has(card) || typeof value === 'number')
      return `${verb} card ${card} ${JSON.stringify(value)}`;
    if (apart.has(card)) return `${verb} card ${card}`;
    const { definition, zone, side, controller, status, host, since } = cardOf(game, card);
    return JSON.stringify([
      verb,
      ability,
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
