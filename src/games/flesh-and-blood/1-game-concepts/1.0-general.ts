/** 1.0. General: effects beat rules, and what forbids beats what allows. */
import { isRuledOut, isTold } from '../../../kernel/modals.js';
import { type Game } from '../../../kernel/game.js';
import { restriction } from '../../../kernel/rule.js';
import type { GameEvent, Json, Option, Player } from '../../../kernel/state.js';
import { attackingIn, defenseLimits, linkNow } from '../combat.js';
import { attackerWith } from '../playing.js';

/** 1.0.2. What an effect forbids is not done, whatever would allow it. */
export const restrictionHolds = restriction(
  ['play', 'activate', 'pitch', 'attack target', 'defend', 'choose', 'any event'],
  (game, what, by, about) =>
    'kind' in what
      ? isRuledOut(game, what, about as unknown as readonly GameEvent[]) ||
        (what.kind === 'defend' &&
          (isForbidden(game, { verb: 'defend', card: what.card, rules: [] }, by, 0) ||
            defendsInVain(game, what.card ?? 0, comingToDefend(about))))
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
      return (
        says('pitch', by, card) ||
        says('be pitched', card) ||
        // What says by whom it cannot be pitched says it of the event.
        isRuledOut(game, { kind: 'pitch', card, player: by })
      );
    case 'attack target':
      return says('attack', attack, card) || says('be attacked', card, attack);
    case 'defend':
      return says('defend', card) || defendsInVain(game, card);
    default:
      return says('be chosen', card, by);
  }
};

/** The cards that come to defend in the same moment, the first of them first: one after the other (1.9.2). */
const comingToDefend = (beside: Json): readonly number[] =>
  (beside as unknown as readonly GameEvent[]).flatMap(({ kind, card }) =>
    kind === 'defend' && card !== undefined ? [card] : [],
  );

/** What the active attack cannot be defended by, alone or beside what defends already, or comes to before it. */
const defendsInVain = (game: Game, card: number, before: readonly number[] = []): boolean => {
  const link = linkNow(game);
  if (link === undefined) return false;
  return (
    attackingIn(link).some((attack) => isTold(game, 'cannot', 'be defended', attack, card)) ||
    defenseLimits(game, link, [card], before).some(({ most }) => most < 1)
  );
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
