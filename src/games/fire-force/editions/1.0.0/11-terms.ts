/** Chapter 11 of fire-force/1.0.0: terms. */
import { type Chapter, aside, rule, note } from '../../../../kernel/edition.js';

export const terms: Chapter = {
  title: 'Terms',
  sections: {
    '1101': 'Overview',
    '1102': 'Names',
    '1103': 'Revealing',
    '1104': 'Drawing',
    '1105': 'Attaching',
    '1106': 'Deploying',
    '1107': 'Retiring',
    '1108': 'Readying and spending',
    '1109': 'Being there',
    '1110': 'Choosing',
    '1111': 'Discarding',
    '1112': 'Returning',
    '1113': 'Shuffling',
    '1114': 'Activating',
    '1115': 'Damage',
    '1116': 'Changing power',
    '1117': 'Original',
    '1118': 'Gaining',
    '1119': 'Cannot activate',
  },
  rules: {
    '1101.1': note(
      'overview',
      'some words of abilities and effects stand for a particular action',
      'names the topic; the words are sections 1102 to 1119',
    ),
    '1102.1': rule('nameInBrackets', 'a name in corner brackets means cards of that name'),
    '1102.2': rule(
      'attributeInBrackets',
      'an attribute in square brackets means cards with that attribute',
      {
        fault:
          'prints corner brackets around 属性 where its words say square ones; we take square ones, because 1118.2 writes them',
      },
    ),
    '1103.1': rule(
      ['isRevealed', 'reveal', 'revealTerm'],
      'a revealed card of a hidden zone is shown to all until the effect is resolved or the card moves',
      {
        clauses: [
          'all players can see the card',
          'until the effect that asked for it has been resolved',
          'or until the card goes to another zone',
        ],
      },
    ),
    '1103.2': rule(
      'revealOnce',
      'a card of a hidden zone that is already revealed is not revealed again',
    ),
    '1104.1': rule(
      ['draw', 'drawTerm'],
      "to draw a card is to move the top card of one's deck to one's hand",
      { clauses: ['the top card of the deck is moved', 'to the hand of the player who draws'] },
    ),
    '1104.2': rule('drawsInARow', 'several cards are drawn one at a time'),
    '1104.3': rule(
      'drawUpTo',
      'drawing up to a number draws that number less the cards in hand when the instruction came',
      {
        clauses: [
          'one card at a time, that number less the cards in hand',
          'counted when the instruction comes',
        ],
      },
    ),
    '1105.1': rule(
      ['attach', 'attaching', 'attachedToUnits'],
      'an instruction to attach a flame card to a unit attaches it to that unit',
      {
        fault:
          'explains attaching by itself, and no rule says what becomes of the flame card when its unit leaves; we keep it on the field, no longer attached, since nothing moves it elsewhere and the unit is a new card where it has gone (302.3)',
      },
    ),
    '1106.1': rule(
      ['deploy', 'deployTerm'],
      "to deploy a unit card is to put it onto the field under its owner's control unless told otherwise",
      {
        clauses: [
          'the unit card is put onto the field',
          'under the control of its owner',
          aside('unless told otherwise', '104.1 carries that out'),
        ],
      },
    ),
    '1107.1': rule(
      ['retire', 'retireTerm'],
      "to retire a unit is to move it to its owner's Adolla",
      { clauses: ['the unit is moved to Adolla', 'to that of its owner'] },
    ),
    '1108.1': rule(
      ['ready', 'readyTerm'],
      'to ready a card is to make it ready, which cannot be done to a ready card',
      { clauses: ['the card is made ready', 'a card that is ready already cannot be readied'] },
    ),
    '1108.2': rule(
      ['spendingMakesSpent', 'spentAlready'],
      'to spend a card is to make it spent, which cannot be done to a spent card',
      { clauses: ['the card is made spent', 'a card that is spent already cannot be spent'] },
    ),
    '1109.1': rule(
      'howManyThere',
      '"if there is X in a zone" looks at the cards in that zone that are X',
    ),
    '1109.1a': rule('beingOnField', 'without a zone it looks at the cards on the field'),
    '1110.1': rule(
      ['chooseTerm', 'mustChoose', 'mustFind'],
      'the player told to choose must choose the given number among what is public and eligible',
      {
        clauses: [
          'the player who is told to choose does',
          'from what is eligible',
          'as many as are asked for',
          aside('unless the text says otherwise', '104.1 carries that out'),
        ],
      },
    ),
    '1110.2': rule(
      ['mayNotFind', 'seesToChoose'],
      'choosing in a hidden zone lets one see it; matches need not be found if someone cannot see it',
      {
        clauses: [
          'whoever chooses in a hidden zone can see it',
          aside(
            'where all players can see its cards, one chooses as in a public zone',
            '1110.1 carries that out',
          ),
          'where somebody cannot, cards of a certain kind need not be found',
          aside('unless told otherwise', '104.1 carries that out'),
        ],
        fault:
          'does not say how one chooses from a public and a hidden zone at once; we take each by its own rule: all that lies in the public one must be chosen where fewer are chosen than were asked for',
      },
    ),
    '1111.1': rule(
      ['discard', 'discardTerm'],
      "to discard a card is to move it from a player's hand or zone to that player's Adolla",
      {
        clauses: [
          'from the hand, or from the zone that is named',
          'to the Adolla of the player whose hand or zone it is',
        ],
      },
    ),
    '1111.2': rule(
      ['discardHand', 'emptyHandCounts'],
      'discarding the hand puts all of it into Adolla, and counts as done even with no cards in it',
      {
        clauses: [
          'to discard the hand, or all of it, puts every card there into Adolla',
          'with no card there it counts as done all the same',
        ],
      },
    ),
    '1112.1': rule(['returnCard', 'returnTerm'], 'to return a card to a zone is to move it there'),
    '1113.1': rule(
      ['shuffle.shuffleCards', 'shuffleTerm'],
      'the player whose zone holds the cards puts them into random order',
      {
        clauses: [
          'the player whose zone holds them',
          'puts them, and no others, into random order',
        ],
        fault:
          'speaks of the controller of a zone, but zones only belong to players (302.1); we take the player the zone belongs to',
      },
    ),
    '1113.1a': rule('shuffle.shuffleZone', 'to shuffle a zone is to shuffle all cards in it'),
    '1113.2': rule(
      'shuffleUnseen',
      'effects that let players see or reveal shuffled cards are ignored while the shuffle lasts',
      { kind: 'continuous' },
    ),
    '1113.2a': rule(
      'shuffleThenPlace',
      'placing some of those cards right after the shuffle, in the same effect, is part of it',
    ),
    '1114.1': rule(
      'activateCard',
      'to activate a card is to use an event card from the hand by paying its cost',
    ),
    '1114.2': rule(
      'activateAbility',
      "to activate an ability is to make a card's ability take effect",
      {
        fault:
          'explains 発動 by itself; we take it as 905.4d-3 does: the ability starts and its effect is resolved',
      },
    ),
    '1114.3': rule(
      ['activateEventEffect', 'activateEventEffects.activate'],
      "told to activate an event card's effect, one activates its event ability and resolves it",
    ),
    '1115.1': rule(
      'dealDamage',
      'to deal damage to a player is to deal that many points by chapter 8',
    ),
    '1116.1': rule(
      'addsTo',
      "power plus or minus a number raises or lowers the unit's power by it",
      { clauses: ['plus raises it by the number', 'minus lowers it by the number'] },
    ),
    '1117.1': rule('originalTrait', 'the original information of a card is what is printed on it'),
    '1118.1': rule(
      'gainsAbility',
      'a card that gains an icon ability has it besides the abilities that it had',
      { clauses: ['it has the icon ability', 'and keeps the abilities that it had'] },
    ),
    '1118.2': rule(
      'gains',
      'a card that gains an attribute has it besides the attributes that it had',
      { clauses: ['it has the attribute', 'and keeps those that it had'] },
    ),
    '1119.1': rule('cannotActivate', 'a card or ability that cannot be activated cannot be used', {
      clauses: ['such a card cannot be used', 'such an ability cannot be used'],
    }),
  },
};
