/** 8.2. Subtype keywords: what enters the arena as it resolves, and what is equipped beside what. */
import { bookkeeping } from '../../../kernel/rule.js';
import { oneOfSubtype } from '../containing.js';
import { isOfSubtype } from '../words.js';
import { definition, say } from '../questions.js';

/** Whether a card enters the arena as it resolves. */
export const becomesPermanent = bookkeeping(
  definition(
    'becomesPermanent',
    (game, card) =>
      say(game, 'auraEnters', card) ||
      say(game, 'itemEnters', card) ||
      say(game, 'allyEnters', card) ||
      say(game, 'invocationEnters', card) ||
      say(game, 'constructEnters', card) ||
      say(game, 'figmentEnters', card),
  ),
);

/** 8.2.4a. */
export const auraEnters = definition('auraEnters', (game, card) => isOfSubtype(game, card, 'aura'));

/** 8.2.5a. */
export const itemEnters = definition('itemEnters', (game, card) => isOfSubtype(game, card, 'item'));

/** 8.2.8. That an ally enters the arena, too, 1.3.3 tells. */
export const allyEnters = bookkeeping(
  definition('allyEnters', (game, card) => isOfSubtype(game, card, 'ally')),
);

/** 8.2.10b. */
export const oneOffHand = oneOfSubtype('off-hand');

/** 8.2.13a. */
export const invocationEnters = definition('invocationEnters', (game, card) =>
  isOfSubtype(game, card, 'invocation'),
);

/** 8.2.14a. */
export const constructEnters = definition('constructEnters', (game, card) =>
  isOfSubtype(game, card, 'construct'),
);

/** 8.2.15a. What a two-handed bow is equipped to and does not occupy, a quiver may. */
export const occupiesTheOther = definition(
  'occupiesTheOther',
  (game, card, others) =>
    isOfSubtype(game, card, 'quiver') &&
    others.some((one) => isOfSubtype(game, one, 'bow') && isOfSubtype(game, one, '2H')),
);

/** 8.2.15b. */
export const oneQuiver = oneOfSubtype('quiver');

/** 8.2.16a. */
export const figmentEnters = definition('figmentEnters', (game, card) =>
  isOfSubtype(game, card, 'figment'),
);

/** An invocation and a construct enter the arena with their back active (8.2.13a, 8.2.14a). */
export const entersTurned = bookkeeping(
  definition(
    'entersTurned',
    (game, card) =>
      say(game, 'isFlip', card) &&
      (say(game, 'invocationEnters', card) || say(game, 'constructEnters', card)),
  ),
);
