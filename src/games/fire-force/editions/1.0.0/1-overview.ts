/** Chapter 1 of fire-force/1.0.0: overview. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

export const overview: Chapter = {
  title: 'Overview',
  sections: {
    '101': 'Overview',
    '102': 'Number of players',
    '103': 'Winning',
    '104': 'Principles',
    '105': 'Basic terms',
  },
  rules: {
    '101.1': note(
      'overview',
      'the document sets out the rules of the game in detail',
      'says what the document is and rules nothing',
    ),
    '102.1': rule('opponents', 'the game is played by two players, each the opponent of the other'),
    '103.1': rule('lose', 'a player who meets a losing condition during the game loses it'),
    '103.2': rule(
      'decideGame.winAlone',
      'a player who meets no losing condition wins when the opponent meets one',
      {
        clauses: [
          'a player wins when the opponent meets a losing condition',
          'only if they meet none themselves',
        ],
      },
    ),
    '103.3': rule(
      'decideGame.bothLose',
      'when both meet a losing condition at the same time, the non-turn player wins',
    ),
    '103.4': rule(
      ['concede.concede', 'isNeverReplaced'],
      'a player may concede at any time and the opponent wins; no effect replaces or forces it',
      {
        clauses: [
          'a player may concede at any time during the game',
          'then their opponent wins',
          'no effect replaces it',
          aside('no effect forces it', 'the language has no verb by which a text could say so'),
        ],
      },
    ),
    '104.1': rule(
      ['cardBeatsRule', 'endTurnTerm', 'skipTerm', 'textLetsAttack'],
      "where a card's text and these rules disagree, the text is followed",
      { kind: 'continuous' },
    ),
    '104.2': rule(
      ['asFarAsPossible', 'choosesAmongAble', 'noneIsNotDealt', 'othersGoOn'],
      'do as much of an instruction as possible; an amount of zero or less does nothing',
      {
        kind: 'procedure',
        clauses: [
          'where a part of an instruction cannot be carried out, the rest is',
          'where the number told cannot be reached, as many as possible',
          'what would be done zero or fewer times is not done',
        ],
      },
    ),
    '104.3': rule(
      'actingOrder',
      'when players are told to act at the same time, the turn player acts first',
      {
        kind: 'procedure',
        clauses: [
          'the turn player carries out what they are told first',
          aside(
            'unless a rule or text says otherwise',
            'a rule or text that tells the order carries it out',
          ),
        ],
      },
    ),
    '104.4': rule(
      [
        'isSoAlready',
        'isAttachedAlready',
        'isControlledAlready',
        'isAimedAtAlready',
        'liesThereAlready',
      ],
      'being put into the state one is already in does not count as entering it',
      { kind: 'restriction' },
    ),
    '104.5': rule(
      'forbiddenIsNotDone',
      'an instructed action that another effect forbids is not carried out',
      {
        fault:
          'does not say whether a player may begin what ends in something forbidden; we do not let them, because to use a unit card is to deploy it (905.1), and to support is to put a card into adolla (702.16)',
      },
    ),
    '104.6': rule(
      'wholeNumbers',
      'a player who chooses a number may choose only whole numbers from zero up',
      { kind: 'restriction' },
    ),
    '104.7': rule(
      'changedBy',
      'a value that became higher counts as increased, lower as decreased, also when set or swapped',
      {
        clauses: [
          'a value that became higher than it was counts as increased',
          'one that became lower counts as decreased',
          'also where it was set to a value',
          aside(
            'also where it was swapped with another value',
            'no verb of the language swaps values',
          ),
        ],
      },
    ),
    '105.1': rule(
      'turnPlayer',
      'the player whose turn it is is the turn player, the other the non-turn player',
      {
        clauses: [
          'the player whose turn it is is the turn player',
          'the other is the non-turn player',
        ],
      },
    ),
    '105.2': rule('ownerOf', 'a card belongs to the player who brought it to the game'),
    '105.3': rule(
      ['gainControlTerm', 'meansYou'],
      'every card and ability has a controller, who is its "you"; the other is its "opponent"',
      {
        clauses: [
          '"you" in a card or ability means its controller',
          'and "your opponent" the opponent of its controller',
          'an effect may change who controls a card',
          aside(
            'every card, ability and the like is controlled by one of the players',
            '105.3a to 105.3c carry it out',
          ),
        ],
      },
    ),
    '105.3a': rule(
      'controllerOfCard',
      'the controller of a card is its owner unless an effect changes that',
      {
        fault:
          'names the owner also of a card that the other player uses, from a hand or from life, or whose effect they activate; we take it at its word: that a card is used changes no control',
      },
    ),
    '105.3b': rule(
      'controllerOfAbility',
      'the controller of an ability is the controller of the card that has it',
    ),
    '105.3c': rule(
      'controllerOfEffect',
      'the controller of an effect is the controller of the ability that produced it',
    ),
  },
};
