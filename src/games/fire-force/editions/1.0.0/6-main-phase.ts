/** Chapter 6 of fire-force/1.0.0: main phase. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

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
      {
        kind: 'permission',
        clauses: [
          'each action may be taken any number of times in a turn',
          aside(
            'unless a rule or effect says otherwise',
            '904.2, 104.5 and whatever else limits an action carry that out',
          ),
        ],
      },
    ),
    '602.1': rule(
      'useUnitCard.use',
      'the turn player may use one unit card from their hand by paying its cost',
      {
        clauses: [
          'the turn player may use one unit card',
          'one of their own hand',
          'by paying its cost',
        ],
      },
    ),
    '602.2': rule('useUnitCard.checkRules', 'a rule check follows the use'),
    '603.1': rule(
      'useEventCard.use',
      'the turn player may use one event card from their hand by paying its cost',
      {
        clauses: [
          'the turn player may use one event card',
          'one of their own hand',
          'by paying its cost',
        ],
      },
    ),
    '603.1a': rule(
      'noCounterEventInMainPhase',
      'an event whose ability begins with counter cannot be used as a main phase action',
    ),
    '603.2': rule('useEventCard.checkRules', 'a rule check follows the use'),
    '604.1': rule(
      ['noCounterAbilityInMainPhase', 'useActivatedAbility.use'],
      'the turn player may use an activated ability of a card they control, unless it begins with counter',
      {
        clauses: [
          'the turn player may use one activated ability of a card that they control',
          'only one that does not begin with counter',
        ],
      },
    ),
    '604.2': rule('useActivatedAbility.checkRules', 'a rule check follows the use'),
    '605.1': rule(
      'attackWithUnit.attack',
      'the turn player picks one of their units to attack the opponent or a unit of theirs, by chapter 7',
      {
        clauses: [
          'the turn player may choose one of their units and attack with it',
          "the opponent, or a unit of the opponent's",
          aside(
            'the attack is carried out as chapter 7 says',
            'refers to numbers that carry it out',
          ),
        ],
      },
    ),
    '606.1': rule(
      'endMainPhase.end',
      'a turn player who does nothing, or has done all they want, ends the main phase and goes to the end phase',
      {
        clauses: [
          'a turn player who does nothing ends the main phase',
          'so does one who has done all that they wanted',
          'the end phase comes next',
        ],
      },
    ),
  },
};
