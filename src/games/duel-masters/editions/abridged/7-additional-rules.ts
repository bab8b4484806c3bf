/** Chapter 7 of duel-masters/abridged: additional rules. */
import { type Chapter, aside, note, rule, todo } from '../../../../kernel/edition.js';
import { row, same } from './from-1.13.js';

export const additionalRules: Chapter = {
  title: 'Additional rules',
  sections: {
    '700': 'General',
    '701': 'Keyword actions',
    '702': 'Turn based actions',
    '703': 'State based actions',
  },
  rules: {
    '700.1': row('700.1'),
    '700.2': note(
      'definition',
      'an ability that offers several options has modes',
      'names such abilities',
    ),
    '700.2a': note(
      'procedure',
      'a mode is chosen as the ability is resolved',
      'a text asks for its modes as it is carried out',
      {
        name: 'modesOnResolving',
        fault:
          'does not say whether that is as the resolution begins or as the text comes to the modes; we take the latter, because a text is carried out in the order written (605.2c)',
      },
    ),
    '700.2b': note(
      'procedure',
      'where another player chooses the mode, that player does so as the ability is resolved',
      'a text that says who chooses asks that player, as it is carried out',
    ),
    '700.2c': note(
      'procedure',
      'where another player chooses the mode of a card or ability, that player does so at the usual time for choosing it',
      'the usual time is that of 700.2a, and 700.2b says the same',
    ),
    ...same('700.3', '700.4', '700.5', '700.5a'),
    ...same('701.1', '701.2', '701.2a', '701.2b'),
    '701.3': row('701.3'),
    '701.3a': rule(
      ['puttingIsSummoning', 'summonTerm'],
      'to summon is to pay for a creature so that it can be put into the battle zone, normally in the main step',
      {
        clauses: [
          'to make a creature ready, from where it is, to be put into the battle zone, by paying for it',
          aside('for its mana cost normally in the main step alone', '504.1 carries that out'),
        ],
      },
    ),
    ...same('701.4', '701.4a', '701.5'),
    '701.5a': rule(
      ['useTerm', 'eachIsUse', 'useCardOfType'],
      'to use a card is to pay so that it can have its effect: to summon, cast, or expand it, or to use an artifact or a tamaseed',
      {
        clauses: [
          'to use a card is to summon, cast or expand it, by its type',
          'artifacts and tamaseeds are used',
        ],
      },
    ),
    '701.6': row('701.6'),
    '701.6a': rule(
      ['destroy', 'destroyTerm'],
      'to destroy a card is to be about to put it from the battle zone into the graveyard',
      {
        fault:
          'does not say whether a card was destroyed that stays instead of leaving; we count it, and ask what waits for the destruction first, because the attempt is the destruction and the graveyard its result (701.6b)',
      },
    ),
    '701.6b': rule(
      'destroyedToGraveyard',
      'a destroyed card is put into the graveyard as a result',
      {
        kind: 'procedure',
      },
    ),
    '701.7': row('701.7'),
    '701.7a': rule(
      ['discard', 'discardTerm'],
      "to discard is to put a card from hand into its player's graveyard",
    ),
    ...same('701.7b', '701.8', '701.8a', '701.9', '701.9a', '701.9b'),
    ...same('701.10', '701.10a', '701.10b', '701.10c', '701.11', '701.11a', '701.11b'),
    ...same('701.12', '701.12a', '701.13', '701.13a', '701.13b'),
    ...same('701.14', '701.14a'),
    '701.14b': rule(
      'returnsLikeABreak',
      'adding or returning a shield to hand works like a break, but nothing that requires a break applies',
      {
        clauses: [
          'adding a shield to the hand, or returning it, works as a break does',
          aside('what asks for a break does not apply', '701.14a says what a break is'),
        ],
      },
    ),
    '701.14c': rule('breakTerm', 'several shields broken by an effect go to the hand together', {
      clauses: [
        'several that an effect breaks go to the hand at the same time',
        aside('so do those that a breaker breaks', '509.5 carries that out'),
      ],
      fault:
        'still says that breaks by breaker abilities are otherwise; we follow 509.5, which has these at the same time as well, because it is the rule on them',
    }),
    '701.14d': row('701.14d'),
    '701.15': row('701.15'),
    '701.15a': todo(
      'procedure',
      'to evolve is to put an evolution creature on a card',
      'on boards evolution creatures lie on others; in play none is put onto another yet',
    ),
    '701.21': note('overview', 'gachinko judge', 'a heading; the rules are 701.21a to 701.21c'),
    ...same('701.21a', '701.21b'),
    '701.21c': rule(
      'ownerSaysShown',
      'a player who shows a card of two costs says which of them counts',
      { kind: 'procedure' },
    ),
    '701.26': note('overview', 'switch', 'a heading; the rules are 701.26a to 701.26c'),
    '701.26a': rule(
      ['switchTerm', 'switchCards', 'takeOver.takeOverAttack'],
      'to switch swaps cards of two zones; a creature or tamaseed that enters takes over position and state',
      {
        kind: 'procedure',
        clauses: [
          'two cards of different zones change places',
          'a creature or tamaseed that comes lies as the one lay in whose place it comes',
          'and takes over its state: the attack',
        ],
        fault:
          'does not say what belongs to the state that is taken over; we take the part in an attack for it, and neither effects on the other card nor how long that has been there, because each is of a card (400.5, 301.5)',
      },
    ),
    '701.26b': rule(
      'switchedTogether',
      'where an element of the battle zone cannot be switched properly, nothing is, and all stays as it was',
      {
        kind: 'procedure',
        clauses: [
          'where something takes the place of one of the moves, neither card moves',
          'nor does the state of either change',
        ],
        fault:
          'does not say whether what took the place of a move is done; we take it that it is not, because neither card is to move, and it would have been done for a move that is not to be',
      },
    ),
    '701.26c': rule(
      'switchZonesTerm',
      'two whole zones are switched though one has no cards, and what cannot move does not keep the rest from it',
      {
        kind: 'procedure',
        clauses: [
          'all cards of a zone and all of another change places',
          'they do though one of the zones has no cards',
          'where something takes the place of the move of one card, the others change places all the same',
        ],
        fault:
          'does not say which zones that can be; we take any two of one player, and not the battle zone, because it is shared (400.1) and no one player has it whole',
      },
    ),
    '701.27': note('overview', 'expand', 'a heading; the rule is 701.27a'),
    '701.27a': row('701.26a'),
    '701.28': note('overview', 'turn upside down', 'a heading; the rule is 701.28a'),
    '701.28a': row('701.27a'),
    '702.1': note(
      'procedure',
      'turn-based actions happen by themselves as the turn goes on, and no effect comes before them',
      'what a step does by itself comes before anything that waits is carried out (501.1, 502.1)',
    ),
    '702.1a': row('702.1a'),
    '702.2': note(
      'procedure',
      'a step begins with its turn-based action, before state-based actions are checked and triggers wait',
      'what a step does by itself comes before anything that waits is carried out (501.1, 502.1)',
    ),
    '702.3': row('702.3'),
    '702.3a': rule(
      'cardsToUntap',
      "the turn player's cards in the battle and mana zones untap at once, and then what triggers at the start of the turn is resolved",
      {
        kind: 'procedure',
        clauses: [
          "the turn player's cards in the battle zone and in the mana zone untap",
          'at the same time',
          aside(
            'then all that triggers at the start of the turn is carried out',
            '501.2 carries that out',
          ),
        ],
      },
    ),
    ...same('702.3b', '702.3c'),
    '702.3d': note(
      'procedure',
      'as the declare blocker substep begins the non-turn player declares a blocking creature',
      'carried out at 507.1a',
      {
        fault:
          'speaks of one blocking creature, where 507.1a has any number of creatures chosen that turn the attack on themselves; we follow 507.1a, because it is the rule on them',
      },
    ),
    ...same('703.1', '703.1a'),
    '703.1b': note(
      'state-based',
      'whether a state-based action happens is decided under all static abilities and continuous effects',
      'state-based rules look at every card as effects have made it, and wait for what static abilities do once (604.4)',
    ),
    ...same('703.2', '703.3'),
    '703.4': note(
      'overview',
      'these are the state-based actions',
      'introduces a list wholly contained in 703.4a to 703.4l',
    ),
    '703.4a': rule('directAttackLoses', 'a player who suffers a direct attack loses the game'),
    ...same('703.4b', '703.4c', '703.4d'),
    '703.4h': note(
      'state-based',
      'when only the top card of an evolution creature leaves, the cards under it are rebuilt',
      '801.4 carries that out, in the moment in which it leaves',
    ),
    '703.4i': row('703.4j'),
    '703.4l': rule(
      'olderD2FieldLeaves',
      'a D2 field that is there goes to its owner’s graveyard when another enters',
      {
        clauses: [
          'as a D2 field enters the battle zone, another that was there goes to the graveyard',
          'whoever it belongs to: to that of its owner',
        ],
      },
    ),
  },
};
