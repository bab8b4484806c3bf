/** 8.2. Subtype keywords: what enters the arena as it resolves. */
import { bookkeeping } from '../../../kernel/rule.js';
import { frontIs } from '../faces.js';
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
      isOfSubtype(game, card, 'invocation') ||
      isOfSubtype(game, card, 'construct'),
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

/** 8.2. An invocation and a construct enter the arena with their back active. */
export const entersTurned = bookkeeping(
  definition(
    'entersTurned',
    (game, card) => say(game, 'isFlip', card) && frontIs(game, card, ['invocation', 'construct']),
  ),
);
