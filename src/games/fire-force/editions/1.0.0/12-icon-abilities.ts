/** Chapter 12 of fire-force/1.0.0: icon abilities. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const iconAbilities: Chapter = {
  title: 'Icon abilities',
  sections: {
    '1201': 'Overview',
    '1202': 'Assault',
    '1203': 'Defence',
    '1204': 'Prayer',
  },
  rules: {
    '1201.1': rule(
      'keywordStands',
      'an icon in a text stands for the whole ability that its section gives',
    ),
    '1202.1': rule(
      'assault',
      'assault is a static ability: this unit may attack on the turn it was deployed',
      {
        fault:
          'speaks of the turn in which the unit was deployed (1106.1), where 702.1a-2 speaks of coming onto the field; we take it at its word: a unit that was put there this turn, or has gone over, was not deployed by that and may not attack for it',
      },
    ),
    '1203.1': rule('defence', 'the icon of defence stands for a defence ability'),
    '1204.1': rule(
      'prayer',
      'prayer: spend this unit to choose up to one of your units and attach one spent flame card to it',
      {
        clauses: [
          'it is an activated ability',
          'its cost is to spend this unit',
          "up to one of one's units is chosen",
          'one spent flame card is attached to it',
        ],
        fault:
          "does not say whose flame card, nor from where; we take one of the user's own on the field, since only there are cards spent",
      },
    ),
  },
};
