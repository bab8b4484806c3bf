/** Chapter 3 of duel-masters/1.8: card types. */
import { type Chapter, note, rowsFrom, rule, withFault } from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { row, same } = rowsFrom(chapters);

export const cardTypes: Chapter = {
  title: 'Card types',
  sections: {
    '300': 'General',
    '301': 'Creatures',
    '302': 'Spells',
    '303': 'Cross gear',
    '304': 'Castles',
    '305': 'Weapons',
    '306': 'Fortresses',
    '307': 'Impulses',
    '308': 'Fields',
    '309': 'Cores',
  },
  rules: {
    '300.1': note(
      'definition',
      'the card types are creature, spell, cross gear, castle, weapon, fortress, impulse, field and core',
      'the card data name the types',
    ),
    ...same('301.1', '301.2', '301.3', '301.4', '301.4a', '301.4b', '301.5'),
    '301.6': withFault(
      row('301.6'),
      'barely readable ("can not attack it"); we take a creature to attack only if it has been in the battle zone since the turn began, because that is what it calls summoning sickness',
    ),
    ...same('302.1', '302.2', '302.3'),
    ...same('303.1', '303.2', '303.3', '303.3a', '303.3b', '303.3c', '303.3d', '303.4', '303.4a'),
    ...same('303.5', '304.1', '304.2', '304.2a', '304.3', '305.1', '305.2'),
    '305.2a': withFault(row('305.2b')),
    ...same('305.3', '306.1', '306.2', '306.3', '307.1', '307.2', '308.1', '308.2', '308.3'),
    '308.4': rule(
      'startGame.followInstructions',
      'a field goes to the place its text names as the game starts',
      {
        kind: 'setup',
        fault:
          'does not say when, and 103.3 has no instructions followed; we let it be done once the decks are shuffled and before shields are put, because later its card might be one of these',
      },
    ),
    ...same('309.1', '309.2', '309.3', '309.4', '309.5', '309.6', '309.7'),
  },
};
