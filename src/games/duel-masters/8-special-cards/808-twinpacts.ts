/** 808 (810 of the abridged rulebook). Twinpacts: one card with two halves, each with a type and a cost of its own. */
import { numberOfUnit } from '../../../kernel/book.js';
import { hasKeyword } from '../../../kernel/continuous.js';
import { cardOf, type Game, Unsupported } from '../../../kernel/game.js';
import { boardRequirement, bookkeeping } from '../../../kernel/rule.js';
import { facesOf, halvesShown, isTwinpact, typesOf, whole, writtenOn } from '../faces.js';
import { withFace } from '../../../kernel/moved.js';
import { definition } from '../questions.js';
import { eitherCounts, readingsOf, refuseTwoCosts } from '../reading.js';
import { byItself } from '../using.js';
import { isUsedAs, mayLieThere } from '../words.js';

/** Which of its halves a text means that looks at a card. */
export const readings = bookkeeping(definition('readings', readingsOf));

/** Whether one of them is enough. */
export const readsEither = bookkeeping(definition('readsEither', eitherCounts));

/** 808.1. In the battle zone it is what can lie there, elsewhere both, but for one that is being used. */
export const twinpactShows = definition(
  'twinpactShows',
  (game, id, zone, isNew) => {
    if (zone === 'nowhere zone' || !isNew) return cardOf(game, id).face;
    return zone === 'battle zone' ? halfThere(game, id) : whole;
  },
  // Without the rule, what it was used as goes on to show.
  (game, id) => cardOf(game, id).face,
);

const halfThere = (game: Game, id: number): number => {
  const written = writtenOn(game, id);
  const [half, other] =
    written === undefined
      ? []
      : facesOf(game, written).filter((one) => typesOf(one.written).some(mayLieThere));
  if (other !== undefined)
    throw new Unsupported(
      numberOfUnit(game.world.rules.book, 'twinpactShows'),
      'which half of a card comes to the battle zone of which both can lie there is not carried out yet',
    );
  return half?.face ?? whole;
};

/** 808.1. What says how a card is used means the half that is used so, or that has the keyword. */
export const halvesToUse = definition('halvesToUse', (game, id, as) => {
  const halves = halvesShown(game, id);
  const usedSo = halves.filter(({ written }) => isUsedAs(typesOf(written), as));
  if (usedSo.length > 1)
    throw new Unsupported(
      numberOfUnit(game.world.rules.book, 'halvesToUse'),
      'which half of a card is used of which both are of one type is not carried out yet',
    );
  const keywords = sayingSo[as] ?? [as];
  const saying = halves.filter(({ face }) => {
    const looked = withFace(game, id, face);
    return keywords.some((keyword) => hasKeyword(looked, id, keyword));
  });
  const meant = [usedSo, saying].find((some) => some.length > 0) ?? halves;
  return meant.map(({ face }) => face);
});

/** The keywords by which a card says of itself that it is used, where they are called otherwise. */
const sayingSo: Readonly<Record<string, readonly string[]>> = {
  [byItself]: ['ninja strike', 'attack chance', 'strike back', 'judgment z'],
  'use gravity zero': ['gravity zero'],
};

/** 808.1. Outside the battle zone no half lies by itself. */
export const halvesLieTogether = boardRequirement(
  (game, { id, zone, face }) => zone !== 'battle zone' && face !== whole && isTwinpact(game, id),
  'a twinpact is both of its halves outside the battle zone',
);

/** 808.2. */
export const twinpact = definition('twinpact', (game, id) => isTwinpact(game, id));

/** 808.3. */
export const ownerSaysHalf = definition('saysHalf', (game, id) => cardOf(game, id).owner);

/** 808.3. In a gachinko judge each player shows a card of their own deck. */
export const ownerSaysShown = definition('saysCostShown', () => true);

/** 808.3. Which of two costs counts its owner says: who picks their own card takes it as they like. */
export const ownerSaysCost = definition(
  'saysWhichCost',
  (game, { id }, { picks }) => cardOf(game, id).owner === picks || refuseTwoCosts(game),
);

/** 201.2b of the abridged rulebook. It is whoever uses the effect. */
export const userSaysCost = definition(
  'saysWhichCost',
  (game, _, { picks, controller }) => picks === controller || refuseTwoCosts(game),
);

/** 808.3a. */
export const halvesMeant = definition('halvesMeant', (_, halves, types) =>
  halves.filter(({ written }) => types.every((type) => typesOf(written).includes(type))),
);

/** 808.4. In the battle zone it is called as its creature half is, which alone shows there. */
export const nameOfBoth = definition('nameOfBoth', (_, __, both) => [both]);
