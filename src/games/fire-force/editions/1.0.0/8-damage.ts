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
      {
        clauses: [
          'for 1 damage, the player who took it carries out these steps once',
          'for 2 or more, as often as the damage says',
        ],
        fault:
          'does not say whether damage of several points is dealt and taken once, or once for every point: we have texts that wait for it, or take its place, do so for every point',
      },
    ),
    '802.1a': rule(
      ['damage', 'takePoint.moveLife'],
      'the player puts the top card of their life into Adolla',
    ),
    '802.1b': rule(
      'usesTrigger',
      'if the card so put has a trigger ability, the damaged player chooses whether to use it',
      {
        clauses: [
          'the trigger ability of the card that was put can be used',
          'the damaged player chooses whether to',
        ],
      },
    ),
    '802.1c': rule('takePoint.checkRules', 'a rule check follows each point'),
  },
};
