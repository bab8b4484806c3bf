/** Chapter 8 of duel-masters/1.8: special cards. */
import { type Chapter, note, rowsFrom, todo, withFault } from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { row, same } = rowsFrom(chapters);

export const specialCards: Chapter = {
  title: 'Special cards',
  sections: {
    '800': 'General',
    '801': 'Evolution creatures',
    '802': 'Neo creatures',
    '803': 'Gods',
    '804': 'Psychic creatures',
    '805': 'Psychic super creatures',
    '806': 'Draghearts',
    '807': 'Forbidden impulse',
    '808': 'Twinpacts',
  },
  rules: {
    '800.1': note(
      'overview',
      'some cards need special handling: evolution and NEO creatures, gods, psychic creatures, draghearts, twinpacts',
      'introduces the chapter; each kind of card has its own section',
      { name: 'specialCards' },
    ),
    ...same('801.1', '801.1a'),
    '801.2': withFault(
      row('801.2'),
      'its example has lost its minus signs but for one; we take -2000 throughout, because three creatures of that add up to -6000',
    ),
    ...same('801.2a', '801.2b'),
    '801.3': withFault(
      row('801.3'),
      'says that evolution creatures will not be summoned; we take it that they have no summoning sickness, because that is said of the other special cards (802.3, 803.5)',
    ),
    ...same('801.4', '801.4a', '801.4b', '801.4c', '801.4d', '801.4e'),
    ...same('802.1', '802.2', '802.3', '802.4'),
    ...same('803.1', '803.1a', '803.1b', '803.1c', '803.2', '803.2a', '803.2b', '803.2c'),
    '803.3': withFault(
      row('803.3'),
      'its example has lost its minus signs; nothing depends on them, since what applied goes on to apply',
    ),
    ...same('803.3a', '803.3b', '803.4', '803.4a', '803.5', '803.5a', '803.6', '803.7'),
    ...same('804.1', '804.1a', '804.1b', '804.1c', '804.1d', '804.2', '804.3', '804.4', '804.4a'),
    ...same('804.4b'),
    '804.5': withFault(
      row('804.5'),
      'its example has lost its minus signs; nothing depends on them, since what applied goes on to apply',
    ),
    ...same('804.6', '804.6a', '804.7'),
    ...same('805.1', '805.1a', '805.1b', '805.1c', '805.1d', '805.1e', '805.2', '805.2a'),
    ...same('806.1', '806.1a', '806.1b', '806.1c', '806.2', '806.3', '806.4', '806.4a', '806.4b'),
    '806.5': todo('restriction', 'dragheart creatures have summoning sickness', 'needs draghearts'),
    '806.5a': withFault(row('806.5a')),
    ...same('806.6', '807.1', '807.1a', '807.1b', '807.3', '807.4', '807.5'),
    ...same('808.1', '808.2', '808.3', '808.3a', '808.4'),
  },
};
