/** Chapter 8 of the comprehensive rules: keywords. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const keywordsChapter: Chapter = {
  title: 'Keywords',
  sections: {
    '8.1': 'Type keywords',
    '8.2': 'Subtype keywords',
    '8.5': 'Effect keywords',
  },
  rules: {
    '8.1.1a': rule(
      'onlyOnEmptyStack',
      'an action card or ability is played or activated only while the stack is empty',
    ),
    '8.1.1b': rule(
      'notDuringCombat',
      'and not during combat, but for attacks in the resolution step (7.0.1a)',
    ),
    '8.1.2a': rule(
      'attackReactionTime',
      'an attack reaction is played or activated only by who attacks, in the reaction step',
    ),
    '8.1.3a': rule(
      'defenseReactionTime',
      'a defense reaction is played or activated only by whose hero is attacked, in the reaction step',
    ),
    '8.1.6a': rule('mayPlayInstant', 'an instant is played whenever its player has priority'),
    '8.2.4a': rule('auraEnters', 'an aura that resolves enters the arena'),
    '8.2.5a': rule('itemEnters', 'an item that resolves enters the arena'),
    '8.5.1': rule('banish', 'a card that is banished goes to its owner’s banished zone'),
    '8.5.3': rule('damage', 'what is dealt damage loses as much life'),
    '8.5.4': rule('destroy', 'what is destroyed goes to its owner’s graveyard'),
    '8.5.5': rule('discard', 'a card that is discarded goes from the hand to the graveyard'),
    '8.5.6': rule(
      'draw',
      'a card that is drawn goes from the top of the deck to the hand; with none there, nothing is drawn',
    ),
    '8.5.7': rule(['gainPoints', 'gainLife'], 'who gains points or life has as much more', {
      clauses: [
        'a player who gains points has so many more',
        'a hero that gains life has so much more',
      ],
    }),
    '8.5.12': rule('loseLife', 'what loses life has as much less, and that is no damage'),
    '8.5.15': rule(
      ['putTerm', 'returnTerm'],
      'a card that is put somewhere, or returned, moves to that zone',
    ),
    '8.5.20': rule(
      'shuffle.shuffleDeck',
      'a deck that is shuffled lies in an order that chance gives',
    ),
    '8.5.21': rule(
      'namesToName',
      'a player who names a card says a name that a card legal in the game has, all of it',
    ),
  },
};
