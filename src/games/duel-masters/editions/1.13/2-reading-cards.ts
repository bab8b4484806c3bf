/** Chapter 2 of duel-masters/1.13: reading cards. */
import { type Chapter, aside, rule, note, todo } from '../../../../kernel/edition.js';

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
    '207': 'Mana symbol',
    '208': 'Other information',
  },
  rules: {
    '200.1': note(
      'overview',
      'a card carries information the game needs and information it does not',
      'introduces the chapter and rules nothing itself',
    ),
    '200.2': note(
      'overview',
      'some parts of a card are characteristics, which the game refers to',
      'each characteristic is named by its own section, 201 to 207',
    ),
    '201.1': note(
      'definition',
      'cost is a characteristic: the number printed on the card',
      'the card data hold the cost; 201.2a says how it reads',
      { name: 'cost' },
    ),
    '201.1b': todo(
      'definition',
      'psychic creatures and draghearts have no mana cost and cannot be paid for with mana',
      'needs psychic creatures and draghearts',
      {
        fault:
          'the number 201.1b is used twice, here before 201.1a and again after it; we take the two together, because the second only adds the hyperspatial cost',
      },
    ),
    '201.1a': note(
      'definition',
      'the number of a mana cost is the amount of mana to pay for using the card',
      'the amount to pay is 601.1d',
    ),
    '201.1b~2': todo(
      'definition',
      'psychic creatures and draghearts have a hyperspatial cost instead, which mana cannot pay',
      'needs psychic creatures and draghearts',
      {
        fault:
          'the second use of 201.1b, older in its wording; we take it together with the first, because 112.1 and 112.4 know the hyperspatial cost',
      },
    ),
    '201.2': note(
      'definition',
      'a reference to the cost of a card means its number',
      'the cost of a card is a number in its data',
    ),
    '201.2a': rule(
      'writtenCost',
      'a reference to cost means the written cost, even while effects change what is paid',
    ),
    '202.1': note(
      'definition',
      'the card name is a characteristic',
      'the card data hold the name',
      {
        name: 'cardName',
      },
    ),
    '202.2': rule(
      'namesToSay',
      'a player told to name a card names one that exists, in full where variants share part of a name',
      {
        kind: 'restriction',
        clauses: [
          'the name of a card that exists is named',
          'a name that several share a part of is named in full',
          aside(
            'in real play any words will do that both players understand',
            'a script says which card it means by its name',
          ),
        ],
      },
    ),
    '202.3': rule(
      'partOfName',
      'a reference to part of a name means every card whose name contains it as an unbroken word',
    ),
    '202.3a': rule(
      'namesAreWhole',
      'a reference to a name matches it exactly, its printed reading included',
      {
        kind: 'definition',
        clauses: [
          'a name that a text gives means the cards called just so, and no longer names',
          aside(
            'its printed reading is a part of the name',
            'in a ruling cards of two readings are called by two names',
          ),
        ],
        fault:
          'written "202.3.a", with a dot too many; we take it for 202.3a, because no other number has a third part',
      },
    ),
    '202.4': rule('layerOfNames', 'a card given a further name has both names at once'),
    '202.5': todo('definition', 'a linked god has the names of all its cards', 'needs linked gods'),
    '203.1': note(
      'definition',
      'the subtype is a characteristic',
      'the card data hold the subtypes',
      { name: 'subtype' },
    ),
    '203.2': note(
      'definition',
      'a card has the subtypes printed on its subtype line',
      'the card data hold the subtypes',
    ),
    '203.2a': note(
      'definition',
      'a creature has the races on its subtype line',
      'the card data hold the races',
      { name: 'creatureRaces' },
    ),
    '203.2b': note(
      'definition',
      'a spell may have a subtype, such as Knight',
      'the card data hold the subtypes',
    ),
    '203.2c': note(
      'definition',
      'a cross gear may have a subtype, such as Samurai',
      'the card data hold the subtypes',
    ),
    '203.3': rule(
      ['partOfSubtype', 'nameMeansPart'],
      'a reference to a subtype or part of one means every card whose subtype contains it',
    ),
    '203.4': rule('layerOfSubtypes', 'an effect can give a card a subtype in addition to its own'),
    '203.5': rule(
      'subtypesToChoose',
      'a player told to choose a subtype chooses a whole one that exists, not a part such as Dragon',
      {
        kind: 'restriction',
        clauses: ['no part of a subtype is chosen', 'none is chosen that does not exist'],
      },
    ),
    '204.1': note('definition', 'the card type is a characteristic', 'the card data hold the type'),
    '204.2': note(
      'definition',
      'the types are creature, spell, cross gear, castle, weapon, fortress, impulse, field, core and aura',
      'the card data name the types; 703.4j lists those of the battle zone',
      { name: 'cardTypes' },
    ),
    '204.3': note(
      'definition',
      'a special type, such as evolution, psychic or GR, may stand before the card type',
      'the card data name the special types; chapter 8 rules what each does',
      { name: 'specialTypes' },
    ),
    '204.3a': note(
      'definition',
      'creatures may be evolution, psychic, psychic super, exile, dragheart, forbidden, NEO or GR',
      'the card data hold the special types',
    ),
    '204.3b': note(
      'definition',
      'an impulse may be forbidden',
      'the card data hold the special types',
    ),
    '204.3c': note(
      'definition',
      'a field may be a D2 field',
      'the card data hold the special types',
    ),
    '205.1': note(
      'overview',
      'the lower half of a card holds the rules text that defines its abilities',
      'says what is printed where on the card',
    ),
    '205.1a': todo(
      'definition',
      "a keyword before an ability's text is skipped when the text is referred to",
      'no number says which texts look at the text of a card, and the language has no words for one that does',
    ),
    '205.2': note(
      'overview',
      'a text box may hold sentences without meaning in the game',
      'introduces the list wholly contained in 205.2a and 205.2b',
    ),
    '205.2a': note(
      'overview',
      'text in parentheses sums up the rules that apply to the card',
      'only repeats rules that stand elsewhere',
    ),
    '205.2b': note(
      'overview',
      'flavor text has no meaning in the game',
      'says that the text does nothing',
    ),
    '205.3': note(
      'overview',
      'symbols behind the text box have no meaning in the game',
      'says that the symbols do nothing',
    ),
    '206.1': rule(
      'layerOfSetting',
      'power is a characteristic of creatures, which effects can modify or set',
      {
        kind: 'definition',
        clauses: [
          aside('effects may raise or lower the power of a creature', '108.2 carries that out'),
          'an effect may set the power of a creature to a value',
        ],
      },
    ),
    '206.2': rule(
      'powerAttacker',
      "a plus or minus sign after a power shows that the creature's own ability changes it",
    ),
    '206.2a': note(
      'definition',
      'outside the battle zone such a creature has its printed power, unmodified',
      'such an ability works in the battle zone alone (110.4c)',
    ),
    '206.3': rule(
      'layerOfFixing',
      'a fixed power is not changed by any other effect as long as the fixing applies; linking is not carried out yet',
      {
        clauses: [
          'what fixes a power lets no other effect change it',
          aside('only as long as it applies', '608.2a and 608.3b carry that out'),
          aside(
            "nor does a change of the creature's state, such as linking, change it",
            'needs linked gods',
          ),
        ],
      },
    ),
    '206.4': rule(
      'layerOfDoubling',
      'doubling a power applies after all other increases and decreases',
    ),
    '207.1': note(
      'definition',
      'the mana symbol shows the civilizations, and its number the mana the card gives when tapped',
      'the card data hold the civilizations and the number; 107.2 reads it',
      { name: 'manaNumber' },
    ),
    '207.2': rule('layerOfManaNumbers', 'an effect can change the number on a mana symbol'),
    '208.1': note(
      'overview',
      'a card also shows information without meaning in a normal game',
      'collector information, listed in 208.1a',
    ),
    '208.1a': note(
      'definition',
      'artist, rarity, set and icons do nothing of themselves, but an effect may refer to them',
      'the card data hold the icons, to which texts refer by name; nothing else looks at them',
      { name: 'icons' },
    ),
  },
};
