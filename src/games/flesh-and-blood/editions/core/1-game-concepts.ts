/** Chapter 1 of the comprehensive rules: game concepts. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const gameConcepts: Chapter = {
  title: 'Game concepts',
  sections: {
    '1.0': 'General',
    '1.1': 'Players',
    '1.2': 'Objects',
    '1.3': 'Cards',
    '1.4': 'Attacks',
    '1.7': 'Abilities',
    '1.8': 'Effects',
    '1.10': 'Game state',
    '1.11': 'Priority',
    '1.12': 'Numbers and symbols',
    '1.13': 'Assets',
    '1.14': 'Costs',
    '1.15': 'Counters',
  },
  rules: {
    '1.0.2': rule(
      'restrictionHolds',
      'what an effect forbids is not done, though a rule or another effect allows it',
    ),
    '1.1.3': rule(
      ['deckFitsHero', 'inventoryFitsHero'],
      'a card may be in the card-pool only if its supertypes are among those of the hero',
      {
        kind: 'restriction',
        clauses: [
          'no card of the deck has a supertype that the hero has not',
          'and no card of the inventory',
        ],
      },
    ),
    '1.1.3b': rule(
      'oneIsEnough',
      'a hybrid card may be in the card-pool if either set of its supertypes is among those of the hero',
    ),
    '1.2.3a': rule(
      ['lastKnownInformation', 'readsAsChosen', 'refersBack'],
      'what a text asks of an object that has ceased to exist is answered with last known information',
      {
        clauses: [
          'of the source of an ability that is gone',
          'of what the text itself moved away',
          'of what an ability triggered on as it ceased to exist',
        ],
        fault:
          'leaves open whether a text that moves an object asks of that or of what it is then: what is put into the arena or onto the stack is read as it is there; what comes to any other zone, as it was before',
      },
    ),
    '1.2.3b': rule(
      'traitsKept',
      'last known information includes all that applied to the object: counters, and what effects made of it',
    ),
    '1.3.2': rule(
      'onlyDeckCards',
      'a deck consists of deck-cards: actions, reactions, blocks, instants, mentors and resources',
    ),
    '1.3.3': rule(
      'isPermanent',
      'a deck-card of certain subtypes is a permanent in the arena, but does not become one on the combat chain',
    ),
    '1.4.3a': rule(
      ['inherits', 'inheritsWords', 'inheritsKeywords', 'meansAttacks', 'doesAsAttack'],
      'an attack-proxy has the properties of its attack-source besides its own',
      {
        clauses: [
          'its numbers',
          'its names, supertypes, types and subtypes',
          'its keywords',
          'a text means it as an attack alone, and never as a card',
          'what its source does in combat, it does as an attack',
        ],
        fault:
          'has it inherit abilities that wait for events, too: we have the weapon itself be what “this” means in them, since nobody can see the proxy apart from it',
      },
    ),
    '1.4.3c': rule(
      'proxyCeases',
      'an attack-proxy exists as long as its attack-source exists, and is on the same chain link',
      {
        clauses: [
          'it ceases to exist with its source, on the stack as on the combat chain',
          'on the combat chain it does as its source comes to another chain link',
        ],
        fault:
          'says nothing of what then becomes of combat: with no attack left we have the chain close, as 7.7.2c has it once there is a chain link',
      },
    ),
    '1.4.5': rule(
      ['declareAttackTarget.declare', 'mayTarget'],
      'an attack is declared, as it is put on the stack, against something attackable that an opponent controls: a living object (1.4.5a)',
      {
        kind: 'procedure',
        clauses: [
          'its target is declared as the attack is put on the stack',
          'that is a living object which an opponent controls',
        ],
      },
    ),
    '1.7.4': rule(
      'abilityWorks',
      'an ability is functional while its source is public and in the arena, but for the exceptions named below',
    ),
    '1.7.4a': rule(
      'worksDefending',
      'of a defending card that is no permanent only what is about its defending is functional',
      {
        clauses: [
          'an activated ability only if it says that it is activated while the card defends',
          'a triggered ability only if its condition includes that the card defends',
          'a static ability only if it says so: while the card defends',
        ],
        fault:
          'does not tell what a card says of itself from what defines its properties, which works anywhere (1.7.4f): we have what gives the card itself something work while it defends',
      },
    ),
    '1.7.4b': rule(
      'worksWhereNamed',
      'an activated ability is functional elsewhere if its text says so, or if its costs can be paid there alone',
      {
        clauses: [
          'it names the zone in which it can be activated',
          'or what it costs can only be paid with its card in that zone',
        ],
      },
    ),
    '1.7.4g': rule(
      'worksWhileSo',
      'what is so while its source is in a zone outside the arena is functional there; of a card that defends see 1.7.4a',
    ),
    '1.7.4i': rule(
      'worksOutside',
      'an ability that triggers on something that happens to its own source outside the arena is functional there',
      {
        fault:
          'asks for a condition that the source is outside the arena: we have one that waits for its source to move work wherever it moves from or to',
      },
    ),
    '1.7.4j': rule(
      'worksAsItMoves',
      'what takes the place of the moving of its own source is functional wherever that moves from',
    ),
    '1.7.5a': rule(
      'declareModes.declare',
      'modes are declared as their source comes to the stack as a layer',
    ),
    '1.7.5b': rule(
      'modesInChosenOrder',
      'of several modes their order is decided as they are declared, and they are carried out in it',
    ),
    '1.8.3b': rule(
      'mayNeedsAble',
      'what cannot be done, or paid for, nobody can choose to do who may do it',
    ),
    '1.8.5': rule(
      'declareTargets.declare',
      'what a text calls its target is declared as its layer is put on the stack, for each mention of targets anew',
    ),
    '1.8.6a': rule(
      'actingOrder',
      'players who are told to do or choose something by an effect do so in turn, its controller first (1.9.2c)',
    ),
    '1.8.9': rule(
      ['isLegalTarget', 'partIsEnough'],
      'an effect does nothing to a target that is no longer legal, and fails if none is, or if nothing of it comes about',
      {
        clauses: [
          'an effect does nothing to a target that is no longer legal, and fails if none is',
          'it does not fail where a part of it comes about',
        ],
      },
    ),
    '1.10.2b': rule(
      'deadAreCleared',
      'before a player gains priority, living objects in the arena with no life left are cleared together',
    ),
    '1.10.2d': rule(
      'gameStateActions.triggerStates',
      'before a player gains priority, what waits for a state of the game triggers if that has come to be so',
    ),
    '1.11.3': rule(
      'firstInPriority',
      'the turn player gains priority first: at the beginning, and after each layer that resolves',
    ),
    '1.11.4': rule('mayPass', 'a player who has priority may pass'),
    '1.11.4a': rule(
      ['nextInPriority', 'priority.allPassed'],
      'priority goes round; once all have passed in succession the top layer resolves, or the phase or step ends',
      {
        kind: 'procedure',
        clauses: [
          'a player who passes gives priority to the next',
          'if all pass, the top layer of the stack resolves, or the phase or step ends where there is none',
        ],
      },
    ),
    '1.11.5': rule('afterActing', 'who has played or activated something has priority again'),
    '1.12.1a': rule(
      'roundsTowardsZero',
      'a number that a calculation leaves with a fraction is rounded towards zero, where nothing else is said',
    ),
    '1.12.2b': rule(
      'chosenAsUsed',
      'what X is stays so for as long as the object exists that has it, and is zero as long as nobody has said (1.12.2a)',
    ),
    '1.13.2b': rule(
      'onlyInOwnActionPhase',
      'no player gains action points but in their own action phase',
    ),
    '1.14.2b': rule(
      ['payResources.spend', 'costInFull'],
      'a cost is paid with points, all of it, or what it is for is taken back',
      {
        kind: 'procedure',
        clauses: [
          'what it is for is taken back if it is not paid',
          'what takes the place of an event for a cost does so only if that can be paid',
        ],
      },
    ),
    '1.14.3': rule(
      ['payResources.pitch', 'pitch', 'pitchGains'],
      'a card that is pitched goes from the hand to the pitch zone, and its player gains as many points as its pitch says',
      {
        kind: 'procedure',
        clauses: [
          'to pay, cards are pitched one at a time',
          'a pitched card goes from the hand to the pitch zone',
          'its player gains as many resource points as its pitch value says',
        ],
      },
    ),
    '1.14.3a': rule('onlyWithPitch', 'a card without the pitch property cannot be pitched'),
    '1.14.3b': rule('pitchesOn', 'a card is pitched only as long as points are needed'),
    '1.14.4a': rule(
      'paidOneByOne',
      'of a cost that consists of several effects the player says in which order they are paid',
    ),
    '1.14.4b': rule(
      'takesBackUnpaid',
      'an effect-cost that cannot be carried out as things stand cannot be paid, and what it is for is taken back',
    ),
    '1.14.4c': rule(
      ['replacedCounts', 'ifSo'],
      'an effect-cost of which an event is replaced as it is paid has been paid all the same (5.1.9a)',
      {
        clauses: [
          'what must be paid has been',
          'so has what may be paid, and what comes of that comes',
        ],
      },
    ),
    '1.15.2a': rule(
      'changedByCounters',
      'a counter with a number and a symbol changes that property of what it is on',
    ),
    '1.15.3': rule(
      'countersThere',
      'counters are on an object for as long as it exists, and cease to exist with it',
    ),
  },
};
