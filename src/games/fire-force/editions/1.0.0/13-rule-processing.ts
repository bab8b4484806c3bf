/** Chapter 13 of fire-force/1.0.0: rule processing. */
import { type Chapter, rule, note } from '../../../../kernel/edition.js';

export const ruleProcessing: Chapter = {
  title: 'Rule processing',
  sections: {
    '1301': 'Overview',
    '1302': 'Losing',
    '1303': 'Flame limit',
    '1304': 'Flame cards',
  },
  rules: {
    '1301.1': note(
      'overview',
      'rules that act by themselves when a condition holds are called rule processing',
      'says what the word means; what is processed is 1302 to 1304, and when is 1002.1a',
    ),
    '1301.2': rule(
      'stateBasedPlace',
      'rule processing is carried out in the order of sections 1302 to 1304',
      {
        kind: 'procedure',
        fault:
          '"in order from the top" here, but "all at the same time" in 1002.1a; we find what is due by one look at the state and carry it out in this order, which honours both',
      },
    ),
    '1302.1': rule(
      'damagedWithoutLife',
      'a player who took damage while having no cards in life loses',
      {
        fault:
          'could also be read as losing by the damage that takes the last life card; we take damage dealt when life was already empty, because the text says "when life is 0"',
      },
    ),
    '1302.2': rule('emptyDeck', 'a player whose deck has no cards loses'),
    '1303.1': rule(
      ['exceedFlameLimit', 'flameLimit', 'keepFlameLimit.chooseExcess'],
      'a player with nine or more cards with flame on their field puts all but eight into Adolla',
      {
        clauses: [
          'nine or more cards with flame on the field of one player are too many',
          'that player puts so many of them into Adolla that eight are left',
        ],
        fault:
          'does not say who picks the cards, nor that units so put are retired; we let that player pick, as the one who acts, from those that can go, since of the others nothing is done (104.5) and nothing new arises for 1002.1a to repeat, and do not call it retiring, because 1107.1 keeps that word for effects that use it',
      },
    ),
    '1304.1': rule(
      'flameCardsGoHome',
      'a player with a flame card or more in Adolla returns them all to their flame deck',
      {
        clauses: [
          'a player with one flame card or more in their Adolla returns them all',
          'to their own flame deck',
        ],
      },
    ),
  },
};
