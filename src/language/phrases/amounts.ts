/** How much, and how much that is beside something else. */
import type { ListedPhrase } from './phrase.js';

export const amounts = [
  {
    kind: 'amount',
    words: ['the number of …'],
    means: 'how many such cards there are',
    grammar: ['figure: The Count Of'],
  },
  {
    kind: 'amount',
    words: ['X', 'XX'],
    means:
      'what somebody says as the card is used, or the ability, where what is paid for it is X; twice that',
    grammar: ['quantity: X', 'figure: X', 'countedProperty: X', 'definition: X', 'trait: X'],
  },
  {
    kind: 'amount',
    words: ['…, where X is …'],
    means: 'behind what is done: how much X is there: `draw X cards, where X is the number of …`',
    grammar: ['whereX: Where X Is'],
  },
  {
    kind: 'amount',
    words: ['2 times …'],
    means: 'so many times that amount',
    grammar: ['figure: Times'],
  },
  {
    kind: 'amount',
    words: ['twice …'],
    means: 'two times that amount',
    grammar: ['figure: Twice'],
  },
  {
    kind: 'amount',
    words: ['… plus …'],
    means:
      'both together: `the number of your units plus 1`; of `2 times … plus 1` only the first is doubled',
    grammar: ['amount: Plus'],
  },
  {
    kind: 'amount',
    words: ['… equal to …'],
    means: 'behind what is counted: so many as that: `draw cards equal to its power`',
    grammar: ['complements: Equal To'],
  },
  {
    kind: 'comparison',
    words: ['… exactly 2'],
    means: 'that number, as without `exactly`',
    grammar: ['comparison: Exactly'],
  },
  {
    kind: 'comparison',
    words: ['… more than …'],
    means: 'a larger number than that',
    grammar: ['comparison: More Than'],
  },
  {
    kind: 'comparison',
    words: ['… less than …', '… fewer than …'],
    means: 'a smaller number than that',
    grammar: ['comparison: Less Than'],
  },
  {
    kind: 'comparison',
    words: ['… have more … than …', '… have fewer … than …'],
    means: 'one of the two players has more such cards than the other, or fewer',
    grammar: ['statement: Have More Than', 'statement: Have Less Than'],
  },
  {
    kind: 'comparison',
    words: ['… equal to …'],
    means: 'just that number',
    grammar: ['comparison: Equal To'],
  },
  {
    kind: 'comparison',
    words: ['… less than or equal to …', '… equal to or less than …', '… equal to … or less'],
    means: 'that number, or a smaller one',
    grammar: ['comparison: Less Than Or Equal To'],
  },
  {
    kind: 'comparison',
    words: ['… more than or equal to …', '… equal to or more than …', '… equal to … or more'],
    means: 'that number, or a larger one',
    grammar: ['comparison: More Than Or Equal To'],
  },
] as const satisfies readonly ListedPhrase[];
