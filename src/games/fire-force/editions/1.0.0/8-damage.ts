/** Chapter 8 of fire-force/1.0.0: damage. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const damageChapter: Chapter = {
  title: 'Damage',
  sections: {
    '801': 'Overview',
    '802': 'Dealing damage',
  },
  rules: {
    '801.1': rule(
      'damageIsImmediate',
      'an instruction to deal damage to a player is carried out immediately',
    ),
    '802.1': rule(
      'takeDamage.takeNextPoint',
      'the damaged player carries out these steps once for every point of damage',
    ),
    '802.1a': rule(
      ['damage', 'takePoint.moveLife'],
      'the player puts the top card of their life into Adolla',
    ),
    '802.1b': rule('usesTrigger', 'if that card has a trigger ability, the player may use it'),
    '802.1c': rule('takePoint.checkRules', 'a rule check follows each point'),
  },
};
