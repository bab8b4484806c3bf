/** Chapter 5 of the comprehensive rules: layers, cards and abilities. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const layersChapter: Chapter = {
  title: 'Layers, cards and abilities',
  sections: {
    '5.1': 'Playing cards',
    '5.2': 'Activated abilities',
    '5.3': 'Resolving layers',
    '5.4': 'Static abilities',
  },
  rules: {
    '5.1.1a': rule(
      ['zonesToPlayFrom', 'playableElsewhere'],
      'cards are played from the hand and from the arsenal, and from elsewhere where a text lets them be',
      {
        kind: 'permission',
        clauses: [
          'cards are played from the hand and from the arsenal',
          'a card is played from elsewhere where a text lets it be',
        ],
      },
    ),
    '5.1.2': rule(
      'playCard.announce',
      'a card that is announced moves to the stack under its player’s control, as the topmost layer',
    ),
    '5.1.2a': rule(
      ['playCard.findNext', 'playCard.findNextByX'],
      'an effect that waits for the next such card to be played applies to it as it is announced, or as X is declared',
      {
        kind: 'procedure',
        clauses: ['as it is announced', 'or as that is declared which makes it such a card: X'],
        fault:
          'does not say what a card with X in its cost costs as it is announced: we take X for zero then (1.12.2b), so that an effect which waits for a card of so much or less goes for it, whatever X is said to be',
      },
    ),
    '5.1.2b': rule('mayPlay', 'only what a rule allows to be played may be announced', {
      fault: 'names no types; we take those for which 8.1 says when they are played',
    }),
    '5.1.2c': rule(
      ['mayPlaySide', 'playCard.declareSide'],
      'of a split card the side is declared with it, and that alone says what it is from then on',
      {
        kind: 'procedure',
        clauses: [
          'what the other side is does not keep a side from being played',
          'the side is declared as the card is announced',
        ],
        fault:
          'speaks of split cards alone: we take it that the face of a twin card is declared in the same way, since 9.1.4b leaves it to who plays it',
      },
    ),
    '5.1.3a': rule(
      'playCard.declareX',
      'who plays a card says what X is that stands in its cost; zero where that is not paid',
      {
        fault:
          'has it said before the alternative cost (5.1.3c); we ask behind that, since what is paid in place of the points has no X',
      },
    ),
    '5.1.3c': rule(
      'playCard.declareAlternative',
      'whether an alternative cost is paid, and which, is said as the card is announced; no more than one is',
      {
        clauses: ['whether one is paid', 'no more than one'],
      },
    ),
    '5.1.3e': rule(
      'payEffectCosts.declareOrder',
      'who plays a card with several effect-costs says in which order they are paid',
      {
        fault:
          'has the order declared before anything is paid; we ask as the first effect-cost is to be paid, since paying points shows nothing new, and only where it makes a difference',
      },
    ),
    '5.1.4a': rule(
      'playCard.declareModes',
      'the modes of a card are declared as it is played, before it is looked at what it costs',
    ),
    '5.1.4b': rule(
      ['playCard.declareTarget', 'playCard.declareTargets', 'lacksTargets'],
      'then targets are declared: for an attack what it is made against, and for each text what it calls its target',
      {
        kind: 'procedure',
        clauses: [
          'for an attack its attack-target is declared',
          'for a text what it calls its target',
          'a card for which a target is lacking that has to be declared is not legal to play',
        ],
      },
    ),
    '5.1.5': rule(
      ['legalModes', 'lacksModes', 'legalX'],
      'what is declared has to be legal: a mode that lacks a target cannot be declared of a card, nor of an ability (5.2.2b); nor X that makes it a card that cannot be played',
      {
        kind: 'restriction',
        clauses: [
          'a mode that lacks a target cannot be declared',
          'a card with too few modes that can be is not legal to play',
          'X is nothing with which the card could not be played',
        ],
      },
    ),
    '5.1.6a': rule(
      'adjustedCost',
      'what is paid is what the rules say; then effects apply that set it, then those that raise it, then those that reduce it',
      {
        clauses: [
          'what sets it comes first',
          'then what raises it',
          'then what reduces it, and no lower than zero',
        ],
        fault:
          'has the cost worked out once the card is on the stack, and says nothing of effects about cards of another zone: since the cost of a card itself never changes, we have those be about cards that are played from there',
      },
    ),
    '5.1.6b': rule('actionCost', 'what is of the type action costs an action point besides'),
    '5.1.6c': rule('resourceCost', 'a card costs as many resource points as its cost says', {
      clauses: [
        'as many as its cost says',
        'none to begin with where an alternative cost is paid in their place',
      ],
    }),
    '5.1.7': rule(
      ['playCard.payResources', 'playCard.payActionPoint'],
      'all assets that it costs are paid: resource points before action points (1.14.2a)',
      { clauses: ['the resource points are paid', 'the action point is paid'] },
    ),
    '5.1.7a': rule('costsCanBePaid', 'what cannot be paid for in full is not legal to play'),
    '5.1.8a': rule(
      ['effectCostsCanBePaid', 'leavesPayable'],
      'a card with an effect-cost that cannot be paid is not legal to play, nor is such an ability to activate (5.2.2b)',
      {
        clauses: [
          'such a card is not legal to play',
          'such an ability is not legal to activate',
          'what pays the points is not there to pay effect-costs',
        ],
      },
    ),
    '5.1.9': rule(
      ['playCard.payEffectCosts', 'payEffectCosts.check', 'payEffectCosts.pay'],
      'then the effect-costs are paid; whether to pay what is optional (5.1.3b) is said with them',
      {
        kind: 'procedure',
        fault:
          'has optional costs declared before any is paid; we ask as each is to be paid, which is the same choice unless paying another has shown something new',
      },
    ),
    '5.1.10': rule('playCard.play', 'then the card is played'),
    '5.2.1a': rule(
      'withinLimit',
      'an ability with a limit is activated no more often in a turn than that says',
    ),
    '5.2.1c': rule(
      ['activateAbility.payResources', 'activateAbility.payCosts'],
      'what stands in front of the colon is paid, points before anything else (5.1.7, 5.1.9)',
      { clauses: ['the points are paid first', 'then the effect-costs'] },
    ),
    '5.2.1e': rule('onlyIfMet', 'an ability whose condition is not met cannot be activated'),
    '5.2.2': rule(
      'mayActivateOf',
      'the player who controls its source activates an ability, while they have priority',
    ),
    '5.2.2a': rule(
      'activateAbility.createLayer',
      'an ability that is activated is put on the stack as a layer of its own',
    ),
    '5.2.2b': rule(
      [
        'activateAbility.declareX',
        'activateAbility.declareModes',
        'activateAbility.declareTarget',
        'activateAbility.declareTargets',
        'abilityLacksTargets',
      ],
      'the rest is as for playing a card: the modes and the targets of an ability are declared as it is activated',
      {
        kind: 'procedure',
        clauses: [
          'its modes are declared',
          'if it is an attack its attack-target is declared',
          'for its text what it calls its target',
          'what a target is lacking for is not legal to activate',
          'what X is in its costs is said',
        ],
      },
    ),
    '5.3.2a': rule(
      'resolveLayer.checkTargets',
      'a layer with targets of which none is legal any more fails to resolve',
      {
        fault:
          'has every layer with targets checked: of an attack we have it be what the close step is for (7.2.2)',
      },
    ),
    '5.3.2b': rule(
      'resolveLayer.checkState',
      'a layer that has triggered by a state of the game fails to resolve if that is so no more',
    ),
    '5.3.2c': rule(
      'resolveLayer.check',
      'a defense reaction that cannot become a defending card fails to resolve',
    ),
    '5.3.3': rule(
      'staticsOfLayer',
      'first of all the static abilities of the layer come to work, before any effect of it',
    ),
    '5.3.4': rule('resolveLayer.effects', 'the effects of a layer come about, in their order'),
    '5.3.4d': rule(
      'resolveLayer.stayMelded',
      'of a melded layer the right side alone resolves the first time, and the left side the second',
    ),
    '5.3.5': rule(
      'resolveLayer.goAgain',
      'if the layer has go again, its controller then gains an action point',
    ),
    '5.3.6a': rule(
      'resolveLayer.becomePermanent',
      'a card that becomes a permanent moves to the arena',
    ),
    '5.3.6b': rule(
      'resolveLayer.becomeDefending',
      'a defense reaction becomes a defending card on the active chain link',
    ),
    '5.3.7': rule('resolveLayer.clear', 'a layer that is still on the stack is cleared'),
    '5.4.6a': rule(
      'seesItselfGo',
      'what ceases to exist in the event that it waits for triggers, if it worked immediately before',
    ),
    '5.4.7a': rule(
      'worksUnseen',
      'what is so while its source is in a public zone works face down there only if it says so',
    ),
  },
};
