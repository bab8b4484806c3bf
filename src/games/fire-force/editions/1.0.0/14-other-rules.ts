/** Chapter 14 of fire-force/1.0.0: other rules. */
import { type Chapter, aside, rule, note } from '../../../../kernel/edition.js';

export const otherRules: Chapter = {
  title: 'Other rules',
  sections: {
    '1401': 'Loops',
    '1402': 'Card text',
  },
  rules: {
    '1401.1': rule(
      'loopHere',
      'actions that can be, or must be, repeated without limit are a loop',
      {
        clauses: [
          'what can be done again and again as often as one likes is a loop',
          aside(
            'what must be done again and again without end is a loop',
            '1401.1c carries that out',
          ),
        ],
        fault:
          'does not say when actions count as a loop; we take it that they do once they have led back to where every card was and how it lay, whatever effects have piled up meanwhile, and have a number named where a player acts as often as they like: in the main phase and in the counter window (702.12)',
      },
    ),
    '1401.1a': rule(
      ['loopNotResumed', 'mayRepeat', 'repeatLoop.nameNumber'],
      'a loop only one player can go on with is run a number of times they name, and not resumed at once',
      {
        clauses: [
          'the only player who can go on with it names a number',
          'it is run so often',
          'not again before something else has been done',
        ],
        fault:
          'does not say whether the round that showed the loop is one of the named number; we take the number as that of further rounds',
      },
    ),
    '1401.1b': rule(
      [
        'loopOfBothNotResumed',
        'mayRepeatTogether',
        'repeatLoop.nameAsTurnPlayer',
        'repeatLoop.nameAsOther',
      ],
      'if both can, the turn player then the other name a number, and the smaller one is run',
      {
        clauses: [
          'the turn player names a number, then the other player',
          'it is run as often as the smaller says',
          'not again before something else has been done',
        ],
        fault:
          'does not say whether the round that showed the loop is one of the named number; we take the number as that of further rounds',
      },
    ),
    '1401.1c': rule('endlessLoop.draw', 'a loop that no player can stop ends the game in a draw'),
    '1402.1': note(
      'definition',
      'a card in any language has the text of the Japanese card with its card number',
      "says which printing gives a card's text; a card comes to the engine with that text already",
    ),
  },
};
