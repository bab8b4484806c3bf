/** Chapter 2 of duel-masters/1.8: reading cards. */
import { type Chapter, note, rowsFrom, rule, todo, withFault } from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { row, same } = rowsFrom(chapters);

export const readingCards: Chapter = {
  title: 'Reading cards',
  sections: {
    '200': 'General',
    '201': 'Cost',
    '202': 'Card name',
    '203': 'Subtype',
    '204': 'Card type',
    '205': 'Text box',
    '206': 'Power',
    '207': 'Mana number',
    '208': 'Other information',
  },
  rules: {
    ...same('200.1'),
    '200.2': note(
      'overview',
      'the characteristics of a card are its civilization, cost, name, subtype, card type and power',
      'each characteristic is named by its own section, 106 and 201 to 206',
    ),
    '200.2a': note(
      'overview',
      'a characteristic may be ignored, and is then not referred to',
      'says that there is such a thing; 116.2a and 200.2b say where',
      {
        fault:
          'can be read as saying that ignored characteristics are sometimes referred to; we take it that they are not, because that is what ignoring means (116.2a)',
      },
    ),
    '200.2b': rule(
      'ignoredUnder',
      'what a card has that lies under another, as by evolution, is ignored',
      {
        fault:
          'says "characters" for characteristics; we take all those of 200.2 to be ignored, also where a text names cards, because nothing is excepted',
      },
    ),
    ...same('201.1', '201.1a'),
    '201.1b': todo(
      'definition',
      'psychic creatures and draghearts have a psychic cost instead of a mana cost, which mana cannot pay',
      'needs psychic creatures and draghearts',
    ),
    '201.2': note(
      'definition',
      'a reference to the cost of a card means its number, be it a mana cost or a psychic cost',
      'the cost of a card is a number in its data',
    ),
    ...same('201.2a', '202.1', '202.2', '202.3'),
    '202.3a': withFault(row('202.3a')),
    ...same('202.4', '202.5', '203.1', '203.2', '203.2a', '203.2b', '203.2c', '203.3', '203.4'),
    ...same('203.5', '204.1'),
    '204.2': note(
      'definition',
      'the types are creature, spell, cross gear, castle, weapon, fortress, impulse, field and core',
      'the card data name the types; 403.1 says which come to the battle zone',
      { name: 'cardTypes' },
    ),
    '204.3': note(
      'definition',
      'a special type, such as evolution, psychic or NEO, may stand before the card type',
      'the card data name the special types; chapter 8 rules what each does',
      { name: 'specialTypes' },
    ),
    '204.3a': note(
      'definition',
      'creatures may be evolution, psychic, psychic super, exile, dragheart, forbidden or NEO',
      'the card data hold the special types',
    ),
    ...same('204.3b'),
    '204.3c': note(
      'definition',
      'a field may be a D2 field or the final forbidden field',
      'the card data hold the special types',
    ),
    ...same('205.1', '205.2', '205.2a', '205.2b'),
    '205.3': withFault(
      row('205.3'),
      'speaks of the mana number behind the text box; we take it for a symbol printed there, because the mana number has its meaning (207.1)',
    ),
    ...same('206.1', '206.2', '206.2a', '206.3', '206.4'),
    '207.1': withFault(
      row('207.1'),
      'says that psychic creatures and draghearts have a mana number; we take it that all other cards have one, because these are never paid for (201.1b)',
    ),
    ...same('207.2'),
    '207.3': note(
      'definition',
      'the mana number of a colorless card shows no civilization',
      'the card data hold the civilizations, of which such a card has none',
    ),
    ...same('208.1', '208.1a'),
  },
};
