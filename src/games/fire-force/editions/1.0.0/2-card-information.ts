/** Chapter 2 of fire-force/1.0.0: card information. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

export const cardInformation: Chapter = {
  title: 'Card information',
  sections: {
    '201': 'Type',
    '202': 'Name',
    '203': 'Cost',
    '204': 'Power',
    '205': 'Attribute',
    '206': 'Flame',
    '207': 'Support value',
    '208': 'Text',
    '209': 'Trigger ability',
    '210': 'Card number',
    '211': 'Bottom line',
  },
  rules: {
    '201.1': rule('cardType', "a card's type is the group of cards that it belongs to"),
    '201.2': rule('threeTypes', 'the types are unit, event and flame card'),
    '201.3': note(
      'physical',
      'units are printed UNIT, events EVENT, and flame cards carry no word',
      'tells where the type is printed, which play never reads',
    ),
    '201.4': rule(
      'typeMeansField',
      'a type named without a zone means cards of it on the field; "type card" in a zone, those there',
      {
        clauses: [
          'a type without a zone means the cards of it on the field',
          aside('a type "card" in a zone means the cards of it there', '201.1 carries it out'),
        ],
      },
    ),
    '202.1': rule('cardName', 'a card has a name of its own'),
    '202.2': rule(
      'nameMeansField',
      'a name without a zone means cards of that name on the field; with a zone, those there',
      {
        clauses: [
          'a name without a zone means the cards of that name on the field',
          aside('a name in a zone means the cards of that name there', '1102.1 carries it out'),
        ],
      },
    ),
    '203.1': rule('cardCost', 'a card has the cost printed on it, which is paid to use it'),
    '204.1': rule('power', 'a unit card has power, the number that battles compare'),
    '205.1': rule('attribute', 'a card has the attributes printed on it'),
    '205.2': rule(
      'attributeMeansField',
      'an attribute without a zone means cards with it on the field; with a zone, those there',
      {
        clauses: [
          'an attribute without a zone means the cards with it on the field',
          aside('an attribute in a zone means the cards with it there', '1102.2 carries it out'),
        ],
      },
    ),
    '206.1': rule(
      'hasFlame',
      'flame cards, and unit cards printed with the flame icon, have flame',
      {
        clauses: ['flame cards have flame', 'so have unit cards printed with the flame icon'],
      },
    ),
    '206.2': rule(
      'flameMeans',
      'a rule or effect that speaks of flame means the cards that have flame',
      {
        clauses: [
          aside(
            'a rule that speaks of flame means the cards that have it',
            '903.6 and 1303.1 carry it out',
          ),
          'so does an effect that speaks of flame',
        ],
      },
    ),
    '206.2a': rule(
      'attachedGivesFlame',
      'a unit without flame does not gain it by having flame cards attached',
    ),
    '207.1': rule(
      'supportValue',
      'a card may have a support value, by which it raises power from the hand',
    ),
    '208.1': note(
      'overview',
      'the text of a card holds its abilities',
      'names the topic; what the text of each type is stands in 208.1a and 208.1b',
    ),
    '208.1a': rule(
      'unitText',
      'the text of a unit is its static, activated, triggered and defence abilities',
      {
        clauses: [
          'what is printed on a unit are its static abilities',
          'and its activated abilities',
          'and its triggered abilities',
          'and its defence abilities',
        ],
      },
    ),
    '208.1b': rule('eventText', 'the text of an event is its event ability'),
    '208.2': note(
      'physical',
      'a reminder in round brackets explains a rule and is no part of the text',
      'the cards of a ruling are declared without reminders, so there is nothing to leave out; a remark on a card is a comment',
    ),
    '209.1': rule(
      'hasTriggerAbility',
      'a card may have a trigger ability, set apart from its text',
    ),
    '210.1': rule(
      'cardNumber',
      'a card has a number that classifies it, by which copies are counted',
    ),
    '211.1': note(
      'physical',
      'the bottom line gives rarity, copyright and the like',
      'says what is printed at the foot of the card, which play never reads',
    ),
    '211.2': note(
      'physical',
      'the bottom line normally has no meaning in play',
      'only tells that nothing follows from what is printed there',
    ),
  },
};
