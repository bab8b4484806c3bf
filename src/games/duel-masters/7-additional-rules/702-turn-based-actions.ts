/** 702. Turn-based actions: what a step does by itself. */
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
import { isTapped } from '../words.js';

export const turnBasedActions = note(
  '702.1',
  'procedure',
  'turn-based actions happen by themselves as the turn goes on, and no effect comes before them',
  'what a step does by itself comes before anything that waits is carried out (501.2, 502.1)',
);

export const stepTriggersAreNotTurnBased = note(
  '702.1a',
  'definition',
  'an ability that waits for a step to begin is triggered, not a turn-based action',
  'such an ability waits for an event (603.2)',
);

export const turnBasedFirst = note(
  '702.2',
  'procedure',
  'a step begins with its turn-based action, before state-based actions are checked and triggers wait',
  'what a step does by itself comes before anything that waits is carried out (502.1)',
  {
    fault:
      'the untapping of 501.2 and 702.3a comes after triggered abilities, not first; we let 702.3a stand for the start of turn step alone, because it is the special rule',
  },
);

export const listOfTurnBasedActions = note(
  '702.3',
  'overview',
  'these are the turn-based actions',
  'introduces a list wholly contained in 702.3a to 702.3d',
);

/** 702.3a. */
export const cardsToUntap = definition(
  '702.3a',
  'after all "at the start of the turn" triggers the turn player\'s battle and mana zones untap at once',
  (game: Game, player: Player): readonly number[] =>
    [
      ...cardsIn(game, '', 'battle zone').filter((id) => cardOf(game, id).controller === player),
      ...cardsIn(game, player, 'mana zone'),
    ].filter((id) => isTapped(game, id)),
  () => [],
  {
    kind: 'procedure',
    fault:
      'comes after triggered abilities, against 702.1 and 702.2; we follow this number, because 501.1 and 501.2 have the same order',
  },
);

export const drawAsTurnBased = note(
  '702.3b',
  'procedure',
  'as the draw step begins the turn player draws a card',
  'carried out at 502.1',
);

export const attackerAsTurnBased = note(
  '702.3c',
  'procedure',
  'as the declare attacker substep begins the turn player declares an attacking creature',
  'carried out at 505.5 and 506.1c to 506.1e',
);

export const blockerAsTurnBased = note(
  '702.3d',
  'procedure',
  'as the declare blocker substep begins the non-turn player declares a blocking creature',
  'carried out at 507.1',
);
