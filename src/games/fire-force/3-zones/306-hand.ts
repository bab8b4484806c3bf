/** 306. The hand. */
import { type Game, say } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';
import type { Nature } from '../words.js';

export const hand = note(
  '306.1',
  'overview',
  "the cards a player has drawn are in the hand, out of the opponent's sight",
  'says what the zone is for; that drawn cards come here is 1104.1, and that the opponent does not see them 306.3',
);

/** 306.2. */
export const handHasNoOrder = definition(
  '306.2',
  'the hand has no order',
  (): boolean | undefined => false,
  (): boolean | undefined => true,
);

/** 306.3. */
export const handIsHidden = definition(
  '306.3',
  'the hand is hidden, but shown to the player whose it is',
  (game: Game): Nature | undefined => ({
    hidden: true,
    ordered: say<boolean>(game, 'handHasNoOrder'),
    shownTo: 'its player',
  }),
  () => undefined,
);

/** 306.4. */
export const handMeansCards = definition(
  '306.4',
  '"the hand" means the cards in that zone',
  (_: Game, cards: readonly number[]) => cards,
  () => [],
);

export const noHandLimit = note(
  '306.5',
  'permission',
  'a hand may hold any number of cards',
  'permits what no rule forbids: nothing counts the cards of a hand against a limit',
);
