/** 9.3. Marked: a condition of heroes, to the next hit by an opponent. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping, eventKind, term } from '../../../kernel/rule.js';
import type { GameEvent } from '../../../kernel/state.js';
import { isOfType } from '../words.js';
import { definition, say } from '../questions.js';

const condition = (card: number, marked: boolean): GameEvent => ({
  kind: 'status',
  card,
  status: 'marked',
  value: marked ? 'marked' : 'not marked',
});

const isMarked = (game: Game, card: number): boolean =>
  cardOf(game, card).status['marked'] === 'marked';

/** 9.3.1. */
export const canBeMarked = definition(
  'canBeMarked',
  (game, card) => isOfType(game, card, 'hero'),
  () => true,
);

/** 9.3.1. */
export const onlyHeroesMarked = boardRequirement(
  (game, { id }) => isMarked(game, id) && !isOfType(game, id, 'hero'),
  'only a hero is marked',
);

/** 9.3.2. */
export const becomesMarked = eventKind('mark', {
  possible: (game, { card = 0 }) => say(game, 'canBeMarked', card),
  becomes: (game, { card = 0 }) => [
    condition(card, !isMarked(game, card) || say(game, 'staysMarked')),
  ],
});

/** 9.3.2, 8.5.50. */
export const markTerm = bookkeeping(
  term('mark', (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'mark', card, player, by: source })),
  })),
);

/** 9.3.2a. */
export const staysMarked = definition('staysMarked', () => true);

/** 9.3.2b. Nothing but a hit, and no hit by what the hero's own player controls. */
export const endsMark = definition('endsMark', (game, event) => {
  const { card = 0, by = 0 } = event;
  return (
    say(game, 'isHit', event) &&
    cardOf(game, Number(by)).controller !== cardOf(game, card).controller
  );
});

/** 9.3.3. */
export const takenByDamage = definition('takenByDamage', (game, event) => {
  const { card = 0 } = event;
  return isMarked(game, card) && say(game, 'endsMark', event) ? [condition(card, false)] : [];
});
