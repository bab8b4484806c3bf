/** 601. Overview: the actions of the main phase. */
import type { Game } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';

export const mainPhaseActions = note(
  '601.1',
  'overview',
  'the turn player picks one of several actions and carries it out',
  'repeats 503.3; the actions themselves are sections 602 to 606',
);

/** 601.2. Asked of every action that was taken this turn already. */
export const mayActAgain = definition(
  '601.2',
  'each action may be taken any number of times a turn unless a rule or effect says otherwise',
  (_: Game, __: string) => true,
  () => false,
  { kind: 'permission' },
);
