/** The phrases that say what becomes of cards. */
import type { ListedPhrase } from './phrase.js';

export const changePhrases = [
  {
    kind: 'change',
    words: ['the next … you …'],
    means:
      'the first of such cards to which that happens from then on, and no other: `the next creature you summon this turn gets +2000`',
    grammar: ['nextOne: The Next You'],
  },
  {
    kind: 'change',
    words: ['your next …'],
    means:
      'the first thing of yours that is such a thing as it comes, from then on, and no other: `your next attack this turn gets +2`',
    grammar: ['nextOne: Your Next'],
  },
  {
    kind: 'change',
    words: ['… get …', '… gets …'],
    means: 'changes a number: `+2`, `-1 cost`, `double power`, `power 5`',
    grammar: ['firstChange: Get'],
  },
  {
    kind: 'change',
    words: ['… gain …', '… gains …'],
    means: 'has a keyword, a characteristic or an ability besides',
    grammar: ['firstChange: Gain'],
  },
  {
    kind: 'change',
    words: ['… lose …', '… loses …'],
    means: 'has it no more',
    grammar: ['firstChange: Lose'],
  },
  {
    kind: 'change',
    words: ['… become …', '… becomes …', '… becomes a …'],
    means: 'is that instead of what it was',
    grammar: ['firstChange: Become', 'newTrait: A'],
  },
  {
    kind: 'change',
    words: ['the abilities of … are ignored', '… is ignored'],
    means:
      'they have none for as long; what they gain meanwhile counts only where a game lets the later effect win',
    grammar: ['ignored: Is Ignored'],
    read: { joint: ['abilities', 'ability'] },
  },
  {
    kind: 'change',
    words: ['… and …'],
    means: 'a further change of the same cards',
    grammar: ['changes: And'],
  },
  {
    kind: 'change',
    words: ['+1 for each …'],
    means: 'so much for each such card',
    grammar: ['change: For'],
  },
  {
    kind: 'change',
    words: ['double …'],
    means: 'twice as much',
    grammar: ['newTrait: Double'],
  },
  {
    kind: 'change',
    words: ['half …'],
    means: 'half as much, of a number that can be halved',
    grammar: ['newTrait: Half'],
  },
  {
    kind: 'change',
    words: ['3 times …'],
    means: 'so many times as much',
    grammar: ['change: Times'],
  },
  {
    kind: 'change',
    words: ['… fixed at …'],
    means: 'is that number, and takes no further changes',
    grammar: ['newTrait: Fixed At'],
  },
  {
    kind: 'change',
    words: ['… equal to …'],
    means: 'is as large as that: `gets power equal to your life`',
    grammar: ['newTrait: Equal To'],
  },
  {
    kind: 'change',
    words: ['gains { … }'],
    means: 'has the ability that stands in the braces',
    grammar: ['change: LCurly'],
  },
  {
    kind: 'change',
    words: ['loses all abilities'],
    means: 'has no ability any more, printed or gained',
    grammar: ['change: All'],
    read: { joint: ['all abilities'] },
  },
] as const satisfies readonly ListedPhrase[];
