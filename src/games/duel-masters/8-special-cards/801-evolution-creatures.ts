/** 801. Evolution creatures: put on a base, and rebuilt when the top leaves. */
import { numberOfUnit } from '../../../kernel/book.js';
import { listOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, Unsupported } from '../../../kernel/game.js';
import { boardRequirement, restriction, stateBased } from '../../../kernel/rule.js';
import type { GameEvent, Option } from '../../../kernel/state.js';
import { definition, say } from '../questions.js';
import { isOfType, mayBeThere, textOf } from '../words.js';

const isEvolution = (game: Game, id: number): boolean =>
  isOfType(game, id, 'creature') && listOf(game, id, 'special').includes('evolution');

/** A creature that becomes an evolution creature by lying on cards. */
const isNeo = (game: Game, id: number): boolean => listOf(game, id, 'special').includes('neo');

const refuseNeoOnCards = (): never => {
  throw new Unsupported('', 'NEO creatures with cards under them are not carried out yet');
};

/** 801.1a. */
export const evolutionNeedsBase = restriction(
  'event move',
  (game, event) =>
    isEvolving(game, event) &&
    !cardsBeside(game, event).some((one) => isOfType(game, one, 'creature')),
);

/** 801.1a. Where it may evolve from cards that are no creatures. */
export const evolutionNeedsCard = restriction(
  'event move',
  (game, event) => isEvolving(game, event) && cardsBeside(game, event).length === 0,
);

const isEvolving = (game: Game, event: Option | GameEvent): boolean =>
  'kind' in event && event['to'] === 'battle zone' && isEvolution(game, Number(event.card));

/** What its owner has in the battle zone. */
const cardsBeside = (game: Game, { card }: Option | GameEvent): readonly number[] => {
  const { owner } = cardOf(game, Number(card));
  return cardsIn(game, owner, 'battle zone').filter(
    (one) => cardOf(game, one).controller === owner,
  );
};

/**
 * 801.1a. What has come with something to evolve from would have had to be put onto it, and nobody has written that. Only asking
 * whether it may come must not stop a game in which it never does.
 */
export const evolutionHasEvolved = stateBased((game) => {
  for (const id of cardsIn(game, '', 'battle zone')) {
    const { cards, version } = cardOf(game, id);
    const cameInPlay = version > 0 && cards.length === 1;
    if (cards.length > 1 && isNeo(game, id)) refuseNeoOnCards();
    if (cameInPlay && isEvolution(game, id))
      throw new Unsupported(
        numberOfUnit(game.world.rules.book, 'evolution'),
        'nothing evolves yet',
      );
  }
  return noEvents;
});

const noEvents: readonly GameEvent[] = [];

/** 801.1a. What the base is must be read in the card's text; here it only matters that there is one. */
export const evolutionLiesOnBase = boardRequirement(
  (game, card) =>
    card.zone === 'battle zone' &&
    isEvolution(game, card.id) &&
    !card.cards.slice(1).some((one) => isOfType(game, one, 'creature')),
  'an evolution creature lies on a creature',
);

/** 801.1a. The same where that may be any card. */
export const evolutionLiesOnCard = boardRequirement(
  (game, card) =>
    card.zone === 'battle zone' && isEvolution(game, card.id) && card.cards.length < 2,
  'an evolution creature lies on a card',
);

/** 801.3. */
export const evolutionIsNeverSick = definition(
  'sickAsItComes',
  (game, id) => !isEvolution(game, id),
);

// ---------------------------------------------------------------- rebuilding

/** 801.4. What lies under a card that leaves alone stays in the battle zone. */
export const uncovered = definition(
  'uncovered',
  (game, top, under, staying) => {
    const gone = staying === null ? goneOf(game, under) : unusedOf(game, under, staying);
    const [uppermost = 0] = under.filter((one) => !gone.includes(one));
    return {
      gone,
      to: 'graveyard',
      status: uppermost === 0 ? {} : lyingAfter(game, top, uppermost),
      keeps: say(game, 'keepsWhatItWas'),
      facts: ['attacker', 'attacked creature', 'blocker'],
    };
  },
  () => null,
);

const lyingAfter = (game: Game, top: number, next: number): Readonly<Record<string, string>> => {
  const upright = say(game, 'entersWith', next, 'battle zone');
  const orientation = say(
    game,
    'liesRebuilt',
    next,
    textOf(cardOf(game, top).status['orientation']),
  );
  return orientation === '' ? upright : { ...upright, orientation };
};

/** Those that cannot be the uppermost, as far as they are looked at. */
const goneOf = (game: Game, under: readonly number[]): readonly number[] => {
  const [first] = under;
  if (first === undefined || say(game, 'liesByItself', first)) return [];
  return say(game, 'rebuildsFurther') ? [first, ...goneOf(game, under.slice(1))] : [first];
};

const unusedOf = (
  game: Game,
  under: readonly number[],
  staying: readonly number[],
): readonly number[] => {
  const [uppermost] = staying;
  // Without the rule they stay where they are, under the one that does.
  const unused = under.filter((one) => !staying.includes(one));
  return uppermost === undefined || say(game, 'unusedGo') ? unused : [];
};

/**
 * 801.4a. One creature, as an evolution creature evolves from one where nothing else is said; an evolution creature with those
 * that lay under it is one.
 */
export const waysToStay = definition('waysToStay', (game, top, under) => {
  const creatures = under.filter((one) => isOfType(game, one, 'creature'));
  return {
    by: cardOf(game, top).controller,
    ways: creatures.flatMap((one, at) => {
      const below = isEvolution(game, one) ? creatures.slice(at + 1) : [];
      if (isNeo(game, one) && at < creatures.length - 1) refuseNeoOnCards();
      const isLacking = isEvolution(game, one) && below.length === 0;
      return isLacking && say(game, 'staysOnBase') ? [] : [[one, ...below]];
    }),
  };
});

/** 801.4b. */
export const unusedGo = definition('unusedGo', () => true);

/** 801.4c. */
export const staysOnBase = definition('staysOnBase', () => true);

/** 801.4a. An evolution creature needs another card under it. */
export const liesByItself = definition(
  'liesByItself',
  (game, card) => mayBeThere(game, card) && !isEvolution(game, card),
);

/** 801.4b. */
export const rebuildsFurther = definition('rebuildsFurther', () => true);

/** 801.4c. */
export const keepsWhatItWas = definition('keepsWhatItWas', () => true);

/** 801.4d. A creature or a tamaseed lies as the evolution creature lay, and anything else upright. */
export const liesRebuilt = definition('liesRebuilt', (game, card, lay) =>
  ['creature', 'tamaseed'].some((type) => isOfType(game, card, type)) ? lay : '',
);
