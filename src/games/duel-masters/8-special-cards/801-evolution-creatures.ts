/** 801. Evolution creatures: put on a base, and rebuilt when the top leaves. */
import { listOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, Unsupported } from '../../../kernel/game.js';
import { boardRequirement, restriction, todo } from '../../../kernel/rule.js';
import type { Card } from '../../../kernel/state.js';
import { isOfType } from '../words.js';

export const evolutionCreature = todo(
  '801.1',
  'definition',
  'an evolution creature is put into the battle zone onto its base creature',
  'needs evolution creatures',
);

const isEvolution = (game: Game, id: number): boolean =>
  isOfType(game, id, 'creature') && listOf(game, id, 'special').includes('evolution');

/** 801.1a. Where there is something to evolve from, it would have to be chosen, and nobody has written that. */
export const evolutionNeedsBase = restriction(
  '801.1a',
  'an evolution creature without a proper base cannot be put into the battle zone',
  'event move',
  (game, event) => {
    const id = Number(event.card);
    if (!('kind' in event) || event['to'] !== 'battle zone' || !isEvolution(game, id)) return false;
    const { owner } = cardOf(game, id);
    const bases = cardsIn(game, owner, 'battle zone').filter(
      (one) => cardOf(game, one).controller === owner && isOfType(game, one, 'creature'),
    );
    if (bases.length > 0) throw new Unsupported('801.1', 'nothing evolves yet');
    return true;
  },
);

/** 801.1a. What the base is must be read in the card's text; here it only matters that there is one. */
export const evolutionLiesOnBase = boardRequirement(
  '801.1a',
  'an evolution creature without a proper base cannot be put into the battle zone',
  (game, card) =>
    card.zone === 'battle zone' &&
    card.above === 0 &&
    isEvolution(game, card.id) &&
    !hasCreatureUnder(game, card),
  'an evolution creature lies on a creature',
);

const hasCreatureUnder = (game: Game, { id }: Card): boolean =>
  game.state.cards.some(({ id: one, above }) => above === id && isOfType(game, one, 'creature'));

export const evolvedIsSameCreature = todo(
  '801.2',
  'continuous',
  'an evolved creature stays the same creature: tapped if it was, with all that applied to its bases',
  'needs evolution creatures',
  {
    fault:
      'its example has lost a minus sign: the creature given power +2000 ends with -2000; we take -2000 throughout, because the same example with three creatures adds up to -6000',
  },
);

export const evolvedKeepsAttacking = todo(
  '801.2a',
  'continuous',
  'an attacking creature that evolves goes on attacking',
  'needs evolution creatures',
);

export const mixedBasesTapped = todo(
  '801.2b',
  'definition',
  'an evolution from both tapped and untapped bases is put into the battle zone tapped',
  'needs evolution creatures',
);

export const evolutionNotSick = todo(
  '801.3',
  'permission',
  'evolution creatures have no summoning sickness',
  'needs evolution creatures',
);

export const topLeaves = todo(
  '801.4',
  'state-based',
  'when only the top card leaves, the creature cards under it are rebuilt and stay in the battle zone',
  'needs evolution creatures',
);

export const rebuiltNumber = todo(
  '801.4a',
  'restriction',
  'as many creatures can stay as the evolution needed bases, an evolution or linked god counting as one',
  'needs evolution creatures',
);

export const surplusToGraveyard = todo(
  '801.4b',
  'procedure',
  'creatures not used in the rebuilding go to the graveyard straight from under the evolution',
  'needs evolution creatures',
);

export const rebuiltNeedsBase = todo(
  '801.4c',
  'restriction',
  'a rebuilt evolution creature needs a base among the cards that were under it',
  'needs evolution creatures',
);

export const rebuiltIsNotNew = todo(
  '801.4d',
  'definition',
  'rebuilt creatures do not enter anew: nothing triggers, and those there since the turn began may attack',
  'needs evolution creatures',
);

export const rebuiltAttacker = todo(
  '801.4e',
  'procedure',
  'if several creatures remain of an attacking evolution, one of them goes on attacking',
  'needs evolution creatures',
);
