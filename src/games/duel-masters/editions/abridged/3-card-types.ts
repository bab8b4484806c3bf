/** Chapter 3 of duel-masters/abridged: card types. */
import { type Chapter, note, todo } from '../../../../kernel/edition.js';
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
      'carried out at 403.1, which never puts one there, and at 703.4i',
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
    '312.1': todo(
      'permission',
      'the turn player may use artifacts from hand in their own main step',
      'needs artifacts',
    ),
    '312.2': todo(
      'procedure',
      'an artifact that is used is put into the battle zone',
      'needs artifacts',
    ),
    '313.1': todo(
      'restriction',
      'a land is not used, nor put into the battle zone in any usual way',
      'needs lands',
    ),
    '313.2': todo('continuous', 'some lands have effects while in the mana zone', 'needs lands'),
    '313.3': todo(
      'state-based',
      'a land cannot be in the battle zone; put there it goes to the graveyard at once',
      'needs lands',
    ),
    '315.1': todo(
      'permission',
      'the turn player may use tamaseeds from hand in their own main step',
      'needs tamaseeds',
    ),
    '315.2': todo(
      'procedure',
      'a tamaseed that is used is put into the battle zone',
      'needs tamaseeds',
    ),
    '316.1': note(
      'definition',
      'an element is a card of any type that can be put face up into the battle zone, such as a creature or a tamaseed',
      'names the types of 703.4i together; no text of the language speaks of elements',
    ),
    '316.2': note(
      'definition',
      'types that cannot be in the battle zone by themselves, such as spells, are no elements',
      'names what 316.1 leaves out',
    ),
    '316.3': todo(
      'definition',
      'an effect on an element is none on a card: all cards that the element is made of are affected',
      'needs elements of several cards',
    ),
  },
};
