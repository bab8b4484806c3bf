/** 1119. Cannot be activated. */
import { modals } from '../../../kernel/modals.js';
import type { Game } from '../../../kernel/game.js';
import { restriction } from '../../../kernel/rule.js';
import type { GameEvent, Option } from '../../../kernel/state.js';
import { say } from '../questions.js';

/** 1119.1. Of cards as they are used, and of abilities, which are those of their cards (901.1g). */
export const cannotActivate = restriction(
  ['use unit', 'use event', 'activate', 'counter', 'use trigger', 'defend', 'event use-ability'],
  (game, what) => {
    const card = whose(game, what);
    return card !== 0 && modals(game, 'cannot', 'be activated', card).length > 0;
  },
);

const whose = (game: Game, what: Option | GameEvent): number =>
  what['ability'] === undefined
    ? (what.card ?? 0)
    : say(game, 'abilityOfDescribed', what.card ?? 0);
