/** Declaring the use of abilities, after an attack, after a block and at the end of the turn. */
import { type Entry, forms, inRole } from '../../../kernel/vocabulary.js';

const { card } = inRole;

export const declaringWords: readonly Entry[] = [
  {
    kind: 'command',
    command: 'declare',
    does: 'declares',
    parts: [{ decision: ['declare'], from: 'object', verbs: ['declare'], nth: true }],
    words: ['declare'],
    japanese: '宣言',
    means:
      'says which abilities are used, after an attack, a block or as the turn ends, all of them at once; and which G strikes, strike back or judgment Z, as shields go to the hand',
    by: ['declareUses'],
  },
  {
    kind: 'command',
    command: 'declare nothing',
    does: 'declares nothing',
    parts: [{ decision: ['declare'], from: 'none' }],
    words: ['declare nothing', 'no declaration'],
    means: 'uses none of them',
    by: ['declareUses'],
  },
  {
    kind: 'decision',
    decision: 'declare',
    words: ['declare'],
    means: 'which abilities are used, of those whose use is declared',
    by: ['declareUses'],
  },
  {
    kind: 'icon',
    icon: 'g strike',
    ability: 'triggered',
    placed: true,
    words: ['g strike'],
    japanese: 'G・ストライク',
    means:
      'what is done when the card is shown on its way from the shields to the hand: `[g strike] 1 of your opponent’s creatures cannot attack this turn`',
    by: ['gStrikes'],
  },
  {
    kind: 'event',
    event: 'declare-use',
    ofAbility: true,
    forms: forms('declare declares declared declared declaring'),
    noun: ['ability'],
    passive: { subject: card('declares') },
    words: ["x's ability was declared"],
    japanese: '宣言',
    means: 'a player said that they use the ability',
    by: ['declareUse'],
  },
];
