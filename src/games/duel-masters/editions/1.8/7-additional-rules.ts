/** Chapter 7 of duel-masters/1.8: additional rules. */
import {
  type Chapter,
  aside,
  note,
  rowsFrom,
  rule,
  todo,
  withFault,
} from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { row, same } = rowsFrom(chapters);

export const additionalRules: Chapter = {
  title: 'Additional rules',
  sections: {
    '700': 'General',
    '701': 'Keyword actions',
    '702': 'Turn based actions',
    '703': 'State based actions',
  },
  rules: {
    ...same('700.1', '700.2', '700.2a', '700.2b', '700.2c', '700.3', '700.4'),
    '700.5': rule(
      'winsBattles',
      'where a creature that "wins all battles" battles, powers are not compared',
      { kind: 'replacement' },
    ),
    '700.5a': rule(
      'bothWinBattle',
      'when both creatures in a battle "win all battles", neither has lost and neither is destroyed',
      {
        kind: 'replacement',
        fault:
          'does not say whether both have won; we take it that both have, because 115.3c speaks of winning, too',
      },
    ),
    ...same('701.1', '701.2', '701.2a', '701.2b', '701.3', '701.3a', '701.4', '701.4a', '701.5'),
    '701.5a': withFault(row('701.5a')),
    ...same('701.6'),
    '701.6a': withFault(
      row('701.6a'),
      'has destroying be the putting into the graveyard itself; we count a creature as destroyed that stays instead of leaving, and ask what waits for the destruction first, because the graveyard is the result of it (701.6b)',
    ),
    ...same('701.6b', '701.7'),
    '701.7a': rule(
      ['discard', 'discardTerm'],
      "to discard is to put a card from a player's hand into its owner's graveyard",
    ),
    ...same('701.7b', '701.8', '701.8a', '701.9', '701.9a', '701.9b'),
    ...same('701.10', '701.10a', '701.10b', '701.10c', '701.11', '701.11a', '701.11b'),
    ...same('701.12', '701.12a', '701.13', '701.13a', '701.13b', '701.14', '701.14a'),
    '701.14b': rule(
      'returnsLikeABreak',
      'a shield may be put into the hand without being broken, and what requires a break does not apply then',
      {
        clauses: [
          'what comes from the shields to the hand without a break may be a shield trigger all the same',
          aside('what asks for a break does not apply', '701.14a says what a break is'),
        ],
        fault:
          'its example is garbled; we take it that nothing that asks for a break applies, and that shield triggers do, because 112.3a asks only for a shield that is added to the hand',
      },
    ),
    '701.14c': rule('breakTerm', 'several shields broken by an effect go to the hand together', {
      clauses: [
        'several that an effect breaks go to the hand at the same time',
        aside('breaker abilities do that otherwise', '509.3 says how they do it'),
      ],
      fault:
        'says that breaker abilities break otherwise, though 509.3 has them break simultaneously, too; we let both go to the hand together, because 509.3 is the rule of these abilities',
    }),
    '701.14d': withFault(
      row('701.14d'),
      "says only that effects and attacks affect each other's breaks; we take it for effects that break additional shields, because it says that these go for both",
    ),
    ...same('701.15', '701.15a', '701.16', '701.16a', '701.17', '701.17a', '701.18', '701.18a'),
    ...same('701.19', '701.19a', '701.20', '701.20a', '701.21', '701.21a', '701.21b', '701.22'),
    '701.22a': todo(
      'procedure',
      'a dragsolution is to turn a dragheart over to its creature side and untap it',
      'needs draghearts',
      {
        fault:
          'untaps the creature, where 806.1a keeps its position; we take 806.1a, because it is the rule of these cards',
      },
    ),
    ...same('701.23', '701.23a', '701.24', '701.24a'),
    '701.25': note('overview', 'switch', 'a heading; the rule is 701.25a'),
    '701.25a': rule(
      ['switchTerm', 'switchCards', 'takeOver.takeOverAttack'],
      'to switch swaps cards of two zones at once; what it requires of the card is done then, and it goes on attacking',
      {
        kind: 'procedure',
        clauses: [
          'two cards of different zones change places at the same time',
          aside('what the switched card requires is done then', 'its own text says what that is'),
          'a creature that comes for one that attacks is attacking',
        ],
        fault:
          'does not say how the card lies that comes; we let it lie as the one in whose place it comes, because it is in the state of an attack as that was, and so is tapped; has that state for revolution change alone; we let it go for every text that switches, because revolution change is such a text',
      },
    ),
    ...same('701.26', '701.26a', '701.27', '701.27a', '701.28', '701.28a'),
    '702.1': note(
      'procedure',
      'turn-based actions happen by themselves as the turn goes on, and no effect comes before them',
      'what a step does by itself comes before anything that waits is carried out (501.1, 502.1)',
    ),
    ...same('702.1a'),
    '702.2': note(
      'procedure',
      'a step begins with its turn-based action, before state-based actions are checked and triggers are carried out',
      'what a step does by itself comes before anything that waits is carried out (501.1, 502.1)',
    ),
    ...same('702.3'),
    '702.3a': rule(
      'cardsToUntap',
      'the turn player\'s battle and mana zones untap at once, before all "at the start of the turn" triggers',
      {
        kind: 'procedure',
        clauses: [
          "the turn player's cards in the battle zone and in the mana zone untap",
          'at the same time',
          aside('then what triggers at the start of the turn is carried out', '501.2'),
        ],
      },
    ),
    ...same('702.3b'),
    '702.3c': note(
      'procedure',
      'as the declare attacker substep begins the turn player attacks what they chose',
      'carried out at 505.5 and 506.1c to 506.1e',
    ),
    ...same('702.3d', '703.1', '703.1a', '703.2', '703.3'),
    '703.4': note(
      'overview',
      'these are the state-based actions',
      'introduces a list wholly contained in 703.4a to 703.4n',
    ),
    '703.4a': rule(
      'directAttackLoses',
      'a player with no shields who suffers a direct attack that was not turned elsewhere loses the game',
      {
        clauses: [
          'a direct attack on a player without shields',
          'that was not turned on something else',
          'and that player loses',
        ],
      },
    ),
    ...same('703.4b', '703.4c', '703.4d', '703.4e', '703.4f'),
    '703.4g': todo(
      'state-based',
      'a psychic creature or dragheart in any zone but the battle zone goes to the hyperspatial zone',
      'needs psychic creatures and draghearts',
    ),
    '703.4h': todo(
      'state-based',
      'a psychic or dragheart cell by itself in the battle zone returns to the hyperspatial zone',
      'needs psychic super creatures and draghearts',
    ),
    ...same('703.4i'),
    '703.4j': withFault(
      row('703.4j'),
      'does not except cards that lie face down; we do, because seals lie so in the battle zone (116.1, 116.3)',
    ),
    ...same('703.4k'),
    '703.4l': todo(
      'state-based',
      'a weapon by itself in the battle zone returns to the hyperspatial zone',
      'needs draghearts',
    ),
    '703.4m': todo(
      'state-based',
      "a castle whose shield leaves goes to its owner's graveyard, behind that shield's shield trigger if it is used",
      'needs castles',
    ),
    '703.4n': rule(
      'olderD2FieldLeaves',
      'as a D2 field enters, the one that was there before goes to the graveyard',
      {
        fault:
          'does not say what becomes of two that enter at the same time; we let both stay, because neither was there before',
        clauses: [
          'as a D2 field enters the battle zone, another that was there goes to the graveyard',
          'whoever it belongs to: to that of its owner',
        ],
      },
    ),
  },
};
