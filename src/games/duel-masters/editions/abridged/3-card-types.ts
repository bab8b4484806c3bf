/** Chapter 3 of duel-masters/abridged: card types. */
import { aside, type Chapter, note, rule } from '../../../../kernel/edition.js';
import { row, same } from './from-1.13.js';

export const cardTypes: Chapter = {
  title: 'Card types',
  sections: {
    '300': 'General',
    '301': 'Creatures',
    '302': 'Spells',
    '308': 'Fields',
    '312': 'Artifacts',
    '313': 'Lands',
    '315': 'Tamaseeds',
    '316': 'Elements',
  },
  rules: {
    '300.1': note(
      'definition',
      'the card types are creature, spell, field, artifact, land, tamaseed and others',
      'the card data name the types',
      {
        fault:
          'lists fields, which 204.2 leaves out, and no elements, which that has; we take this list, because 316.1 makes an element a word for several types',
      },
    ),
    ...same('301.1', '301.2'),
    '301.3': row('301.4'),
    '301.3a': row('301.4a'),
    '301.3b': row('301.4b'),
    '301.4': row('301.5'),
    '301.5': row('301.6'),
    ...same('302.1', '302.2'),
    '302.3': note(
      'state-based',
      'a spell is never in the battle zone by itself; one that should not be there is put into the graveyard',
      'carried out at 703.4i; 403.1 says what a lawful board is',
    ),
    ...same('308.1', '308.2'),
    '308.3': note(
      'definition',
      'an untapped field lies sideways, and upside down once its D-switch has been used',
      'fields are never tapped here (105.4a), so whichever way one lies, it is untapped',
    ),
    '308.4': note(
      'setup',
      'some fields are put where they say as the game starts',
      'says what such fields say themselves, and 103.3 has that followed',
    ),
    '312.1': rule(
      'artifactsInMain',
      'the turn player may use artifacts from hand in their own main step',
      {
        clauses: ['the turn player alone uses artifacts', 'in the main step only', 'from the hand'],
      },
    ),
    '312.2': rule('usedArtifactEnters', 'an artifact that is used is put into the battle zone', {
      kind: 'procedure',
    }),
    '313.1': rule(
      'landsAreNotUsed',
      'a land is not used, nor put into the battle zone in any usual way',
      {
        clauses: [
          'a land cannot be used',
          aside(
            'nor does it come to the battle zone in any usual way',
            'the usual way is to use a card',
          ),
        ],
        fault:
          'does not say which way is usual; we take it for being used, and let an effect put a land there, because 313.3 says what becomes of one that was put there in some way',
      },
    ),
    '313.2': note(
      'continuous',
      'some lands have effects while in the mana zone',
      'which do their texts say: what names a zone works there (110.4b)',
    ),
    '313.3': rule(
      ['landsStayOut', 'noLandsThere'],
      'a land cannot be in the battle zone; put there it goes to the graveyard at once',
      {
        kind: 'state-based',
        clauses: [
          'a land cannot be in the battle zone',
          'one that is put there in some way is put into the graveyard at once',
        ],
      },
    ),
    '315.1': rule(
      'tamaseedsInMain',
      'the turn player may use tamaseeds from hand in their own main step',
      {
        clauses: ['the turn player alone uses tamaseeds', 'in the main step only', 'from the hand'],
      },
    ),
    '315.2': rule('usedTamaseedEnters', 'a tamaseed that is used is put into the battle zone', {
      kind: 'procedure',
    }),
    '316.1': rule(
      ['isElement', 'elementsLieFaceUp'],
      'an element is a card of any type that can be put face up into the battle zone, such as a creature or a tamaseed',
      {
        clauses: [
          'creatures, tamaseeds and all cards of other types that can be put face up into the battle zone are elements',
          aside(
            'it is a word for several types',
            'no card is of the type element; what a card is its own types say',
          ),
        ],
        fault:
          'lists no more types than two; we take fields and artifacts for elements as well, because 308.2 and 312.2 put them there. Nothing in the document puts a card there face down or onto another that it is no part of; a board that has one there is not lawful, because only what is put there face up is an element',
      },
    ),
    '316.2': rule(
      'notAmongElements',
      'types that cannot be in the battle zone by themselves, such as spells, are no elements',
      {
        clauses: [
          'spells are no elements',
          'nor are cards of other types that cannot be in the battle zone by themselves',
        ],
      },
    ),
    '316.3': rule(
      'elementIsWhole',
      'an effect on an element is none on a card: all cards that the element is made of are affected',
      {
        kind: 'definition',
        clauses: [
          'what is moved as an element goes with all cards of which it consists',
          aside(
            'an effect that names elements is none that names cards',
            'a text that names elements offers no card under another',
          ),
        ],
      },
    ),
  },
};
