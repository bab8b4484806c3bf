/** 1.2. Objects: what is known of one that has ceased to exist. */
import { cardOf, definitionOf } from '../../../kernel/game.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { counterNames, traitOfCounter } from '../counters.js';
import { inheritedTraits } from '../playing.js';
import { definition, say } from '../questions.js';
import { arena } from '../words.js';

/** 1.2.3a. */
export const lastKnownInformation = definition(
  'lastKnownInformation',
  (_, known) => known,
  () => null,
);

/** Where an object exists of which a text may ask anew: what it is there counts, and not what it was on its way to it. */
const played: readonly string[] = [...arena, 'stack'];

/** 1.2.3a. What has been moved elsewhere is another object there: a text that spoke of the first goes on reading that one. */
export const readsAsChosen = definition(
  'readsAsChosen',
  (_, __, now) => now === null || !played.includes(now.zone),
  () => false,
);

/** 1.2.3a. So does what triggers as it ceases to exist. */
export const refersBack = definition(
  'refersBack',
  (game, { card }) => typeof card === 'number' && !played.includes(cardOf(game, card).zone),
);

/** 1.2.3b. It includes all that applied to the object while it existed; without the rule, what is printed on it. */
export const traitsKept = definition(
  'traitsKept',
  (game, id, traits) => {
    const asRead = (trait: string) => {
      const value = say(game, 'readsTrait', id, trait, traits[trait]);
      return value === undefined ? [] : [[trait, value] as const];
    };
    const names = [...Object.keys(traits), ...inheritedTraits, ...counterNames.map(traitOfCounter)];
    return Object.fromEntries([...new Set(names)].flatMap(asRead));
  },
  (game, id) => definitionOf(game, cardOf(game, id)).traits,
);

/** 1.2.3. Whatever ceases to exist was known, if only to one player. */
export const knownFrom = bookkeeping(definition('knownFrom', () => true));

/** Words that were true of it, to be remembered with it; which attack is the last one is always asked anew. */
export const wordsFor = bookkeeping(
  definition('wordsFor', (game, id) =>
    (['isAttack', 'isAttacking', 'isDefending'] as const).filter((word) => say(game, word, id)),
  ),
);
