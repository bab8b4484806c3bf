/** Chapter 6 of fire-force/1.0.0: main phase. */
import { type Chapter, rule, note } from '../../../../kernel/edition.js';

export const mainPhaseChapter: Chapter = {
  title: 'Main phase',
  sections: {
    '601': 'Overview',
    '602': 'Using a unit card',
    '603': 'Using an event card',
    '604': 'Using an activated ability',
    '605': 'Attacking with a unit',
    '606': 'Ending the main phase',
  },
  rules: {
    '601.1': note(
      'overview',
      'the turn player picks one of several actions and carries it out',
      'repeats 503.3; the actions themselves are sections 602 to 606',
    ),
    '601.2': rule(
      'mayActAgain',
      'each action may be taken any number of times a turn unless a rule or effect says otherwise',
      { kind: 'permission' },
    ),
    '602.1': rule(
      'useUnitCard.use',
      'the turn player may use one unit card from their hand by paying its cost',
    ),
    '602.2': rule('useUnitCard.checkRules', 'a rule check follows the use'),
    '603.1': rule(
      'useEventCard.use',
      'the turn player may use one event card from their hand by paying its cost',
    ),
    '603.1a': rule(
      'noCounterEventInMainPhase',
      'an event whose ability begins with counter cannot be used as a main phase action',
    ),
    '603.2': rule('useEventCard.checkRules', 'a rule check follows the use'),
    '604.1': rule(
      ['noCounterAbilityInMainPhase', 'useActivatedAbility.use'],
      'the turn player may use an activated ability without counter of a card they control',
    ),
    '604.2': rule('useActivatedAbility.checkRules', 'a rule check follows the use'),
    '605.1': rule(
      'attackWithUnit.attack',
      'the turn player picks one of their units to attack the opponent or a unit of theirs, by chapter 7',
    ),
    '606.1': rule(
      'endMainPhase.end',
      'a turn player with nothing more to do ends the main phase and goes to the end phase',
    ),
  },
};
