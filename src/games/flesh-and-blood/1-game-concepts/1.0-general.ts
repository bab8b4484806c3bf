/** 1.0. General: effects beat rules, and what forbids beats what allows. */
import { isRuledOut, isTold } from '../../../kernel/modals.js';
import { type Game } from '../../../kernel/game.js';
import { restriction } from '../../../kernel/rule.js';
import type { GameEvent, Option, Player } from '../../../kernel/state.js';
import { attackerWith } from '../playing.js';

/** 1.0.2. What an effect forbids is not done, whatever would allow it. */
export const restrictionHolds = restriction(
  ['play', 'activate', 'pitch', 'attack target', 'defend', 'choose', 'any event'],
  (game, what, by, about) =>
    'kind' in what
      ? isRuledOut(game, what, about as unknown as readonly GameEvent[]) ||
        (what.kind === 'defend' &&
          isForbidden(game, { verb: 'defend', card: what.card, rules: [] }, by, 0))
      : isForbidden(game, what, by, Number(about)),
);

/** @param attack what attacks, where it is asked for whom it may attack */
const isForbidden = (game: Game, what: Option, by: Player, attack: number): boolean => {
  const { card = 0 } = what;
  const says = (action: string, who: number | Player, other?: number | Player): boolean =>
    isTold(game, 'cannot', action, who, other);
  switch (what.verb) {
    case 'play':
      return says('play', by, card) || says('be played', card) || attacksInVain(game, what, says);
    case 'activate':
      return says('be activated', card) || attacksInVain(game, what, says);
    case 'pitch':
      return says('pitch', by, card) || says('be pitched', card);
    case 'attack target':
      return says('attack', attack, card) || says('be attacked', card, attack);
    case 'defend':
      return says('defend', card);
    default:
      return says('be chosen', card, by);
  }
};

/** What may not attack at all is no attack to make. */
const attacksInVain = (
  game: Game,
  what: Option,
  says: (action: string, who: number) => boolean,
): boolean => {
  const attacker = attackerWith(game, what);
  return attacker !== undefined && says('attack', attacker);
};
