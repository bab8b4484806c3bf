/** Chapter 2 of duel-masters/abridged: reading cards. */
import { type Chapter, aside, note, rule } from '../../../../kernel/edition.js';
import { row, same } from './from-1.13.js';

export const readingCards: Chapter = {
  title: 'Reading cards',
  sections: {
    '200': 'General',
    '201': 'Cost',
    '202': 'Card name',
    '203': 'Race',
    '204': 'Card type',
    '205': 'Text box',
    '206': 'Power',
    '207': 'Mana symbol',
    '208': 'Other information',
  },
  rules: {
    ...same('200.1'),
    '200.2': note(
      'definition',
      'some parts of a card are characteristics: civilization, cost, name, race, card type and power',
      'each characteristic is named by its own section, 201 to 206',
    ),
    '200.3': note(
      'overview',
      'characteristics can be ignored',
      'introduces the cases of 200.3a and 200.3c',
      {
        fault:
          'there is no 200.3b; we take nothing to be missing, because no other rule refers to it',
      },
    ),
    '200.3a': rule(
      'readUnder',
      'the characteristics of cards under another are ignored, but for effects that name a card',
      {
        kind: 'definition',
        clauses: [
          'a text that names cards reads what is written on a card under others',
          aside(
            'what names anything else passes over it',
            'looking for creatures and the like finds what lies on top',
          ),
        ],
      },
    ),
    '200.3c': rule(
      ['sideShows', 'sideUnder'],
      'of a double-faced card the side that shows counts where a card is named',
      {
        fault:
          'does not say which side shows where, nor what turns such a card over; we take the front to show where nothing says otherwise, and a side that shows to go on showing, because nothing turns it',
      },
    ),
    '201.1': row('201.1'),
    '201.1a': note(
      'definition',
      'the number of a mana cost is the amount of mana to pay for using the card',
      'the amount to pay is 601.1e',
    ),
    ...same('201.2', '201.2a'),
    '201.2b': rule(
      'userSaysCost',
      'of a card with two costs the player who uses the effect that refers to its cost takes whichever they like',
      {
        kind: 'definition',
        clauses: [
          'who chooses cards by their cost for an effect of theirs takes whichever of two costs they like',
          aside(
            'so does the user of an effect whose condition names the cost, or in which somebody else chooses',
            'asked for only where the user chooses; elsewhere a ruling in which that matters is unsupported',
          ),
        ],
      },
    ),
    '201.2c': note(
      'definition',
      'in a gachinko judge it is the player who shows the card that says which of its two costs counts',
      'carried out at 701.21c',
    ),
    ...same('202.1', '202.2'),
    '202.3': rule(
      'partOfName',
      'a reference to part of a name means every card whose name contains it',
      {
        fault:
          'does not say whether a name contains a word that a space or dot cuts in two; we take it that it does not, because what is named must stand in the name',
      },
    ),
    ...same('202.3a', '202.4'),
    '202.6': note(
      'definition',
      'some printings of a card have a second name line below the first, and only that counts',
      'the card data hold one name, and it is the one that counts; what else a printing has above it is no part of the card',
      {
        fault:
          'there is no 202.5; we take nothing to be missing, because the names of linked gods are left out with the gods',
      },
    ),
    '202.6a': note(
      'restriction',
      'the upper name of such a card cannot be named',
      'only names that cards have can be named (202.2), and that is none of theirs (202.6)',
    ),
    '203.1': note('definition', 'the race is a characteristic', 'the card data hold the races', {
      name: 'creatureRaces',
    }),
    '203.2': rule(
      ['partOfSubtype', 'nameMeansPart'],
      'a reference to a race or part of one means every card whose race contains it',
    ),
    '203.3': rule('layerOfSubtypes', 'an effect can give a card a race in addition to its own'),
    '203.4': rule(
      'subtypesToChoose',
      'a player told to choose a race chooses a whole one that exists, not a part of one',
      {
        kind: 'restriction',
        clauses: ['no part of a race is chosen', 'none is chosen that does not exist'],
      },
    ),
    ...same('204.1'),
    '204.2': note(
      'definition',
      'the types are creature, spell, artifact, land, tamaseed, element and others',
      'the card data name the types; 703.4i lists those of the battle zone',
      {
        name: 'cardTypes',
        fault:
          'lists elements among the types and leaves out fields; we take fields for a type and elements for what 316.1 says, because 300.1 and section 308 do',
      },
    ),
    '204.3': note(
      'definition',
      'a special type, such as evolution, NEO or star evolution, may stand before the card type',
      'the card data name the special types; chapter 8 rules what each does',
      { name: 'specialTypes' },
    ),
    '204.3a': note(
      'definition',
      'creatures may be evolution, NEO, star evolution and others',
      'the card data hold the special types',
    ),
    '204.3c': row('204.3c'),
    ...same('205.1', '205.1a', '205.2', '205.2a', '205.2b', '205.3'),
    ...same('206.1', '206.2', '206.2a'),
    '206.3': rule(
      'layerOfFixing',
      'a fixed power is not changed by any other effect as long as the fixing applies, nor by a change of the state of the creature',
      {
        clauses: [
          'what fixes a power lets no other effect change it',
          aside('only as long as it applies', '608.2a and 608.3b carry that out'),
          aside(
            "nor does a change of the creature's state change it",
            'no state of a creature changes its power by itself',
          ),
        ],
      },
    ),
    ...same('206.4'),
    ...same('207.1', '207.2'),
    '207.3': note(
      'definition',
      'the mana symbol of a colorless card shows no civilization',
      'the card data give such a card none',
    ),
    ...same('208.1', '208.1a'),
  },
};
