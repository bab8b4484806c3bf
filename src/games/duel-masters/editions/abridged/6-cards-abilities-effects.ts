/** Chapter 6 of duel-masters/abridged: cards abilities effects. */
import { type Chapter, aside, note, rule } from '../../../../kernel/edition.js';
import { row, same } from './from-1.13.js';

export const cardsAbilitiesEffects: Chapter = {
  title: 'Cards abilities effects',
  sections: {
    '601': 'Using cards',
    '602': 'Activated abilities',
    '603': 'Triggered abilities',
    '604': 'Static abilities',
    '605': 'Resolving',
    '606': 'Effects',
    '607': 'One shot effects',
    '608': 'Continuous effects',
    '609': 'Replacement effects',
  },
  rules: {
    '601.1': note(
      'definition',
      'to use a card is to summon, cast, expand it or the like so that it influences the game',
      'names what follows; 601.1a to 601.1g carry it out',
    ),
    '601.1a': rule(
      'useCard.determineCost',
      'as the use of a card is declared it is settled which effects on its cost apply; none that would move the card itself, or that cannot be carried out',
      {
        clauses: [
          aside(
            'what changes about its use is declared with it',
            'it is declared whether gravity zero is used (112.3e)',
          ),
          'which effects on its cost apply is settled then',
          aside(
            'none for which the card itself would have to move',
            'no text of the language has a player do something for a lower cost',
          ),
          aside(
            'nor one that cannot be carried out, or no more once another has been',
            'no text of the language has a player do something for a lower cost',
          ),
        ],
        fault:
          'settles which effects on the cost apply, before the card is pending, and 601.1e applies them after; we settle with that by how much, so that the card that is used still counts in its zone, because what an effect comes to is settled once (605.2d)',
      },
    ),
    '601.1b': rule(
      ['payableOnly', 'choosesAmongAble', 'useCard.declare'],
      'as its use is declared the card is pending; a forbidden or unpayable use cannot be declared',
      {
        clauses: [
          'as its use is declared the card is pending',
          'a use that is forbidden cannot be declared',
          'one whose cost cannot be paid cannot be declared',
        ],
      },
    ),
    '601.1c': rule(
      [
        'paysForItself',
        'summonFromElsewhere',
        'castFromElsewhere',
        'expandFromElsewhere',
        'useFromElsewhere',
      ],
      'a card used from the mana zone may itself be tapped for its mana cost and its civilizations',
      {
        kind: 'permission',
        clauses: [
          'a card may be used from the mana zone',
          'it may itself be tapped for its use, though it is pending',
        ],
      },
    ),
    '601.1d': note(
      'procedure',
      'of a cost the civilizations are paid first',
      '112.2a asks for the civilizations first',
      {
        fault:
          'stands before 601.1e, which determines the cost; we read it as the manner of paying in 601.1f, because a cost must be known to be paid',
      },
    ),
    '601.1e': rule(
      ['costToPay', 'layerOfNewCosts', 'layerOfMultipliedCosts'],
      'the mana cost of the card is determined by applying the effects that change it',
      {
        kind: 'procedure',
        clauses: [
          'what raises or lowers the mana cost is applied',
          aside('the cost is determined with that, before it is paid', '601.1a settles it then'),
        ],
      },
    ),
    '601.1f': row('601.1e'),
    '601.1g': rule('useCard.carryOut', 'once it is paid for the card is used, at once'),
    '601.1h': row('601.1g'),
    ...same('602.1', '602.2', '602.3', '602.3a'),
    ...same('603.1', '603.2', '603.2a', '603.2b', '603.2c', '603.2d'),
    '603.2e': rule(
      'mustBeDeclared',
      'all that triggers in hidden zones, such as ninja strike, has to be declared, also where it is used from a public zone',
      {
        kind: 'definition',
        clauses: [
          'the use of some triggered abilities has to be declared',
          'so it is with all that triggers in hidden zones',
          aside(
            'also where such an ability is used from a public zone',
            'whether it has to be declared does not depend on where the card is',
          ),
        ],
        fault:
          'does not say which hidden zones are meant; we take the hand, because 603.2f has the ability of a card that only its owner can see declared by showing that card, and nobody sees those of decks and shields; nor when, but after an attack, a block and at the end of the turn (511.1b, 511.1d); we let what waits for anything else trigger by itself, because no number gives a time to declare it',
      },
    ),
    '603.2f': rule(
      ['declaredPattern', 'declareUses', 'declareUse', 'declaringIsUsing'],
      'where only its owner can see that it triggers, an ability triggers only as that player shows the card and declares it',
      {
        kind: 'trigger',
        clauses: [
          'an ability that has to be declared triggers as its player declares it, and not before',
          aside('the card is shown for that', '701.9a carries that out'),
        ],
        fault:
          'does not say whether the card leaves its zone as its ability is declared; we leave it there, because it is the use of the ability and not of the card (601.1b) that is declared',
      },
    ),
    '603.3': row('603.3'),
    '603.3a': rule(
      'useIconTerm',
      'a triggered ability that says to use the ability of the icon behind it waits together with that',
      {
        kind: 'trigger',
        fault:
          'does not say which icons; we take those that stand in front of activated abilities, and let what they give be done without what it takes to activate them, because it is the text in front that has triggered',
      },
    ),
    '603.4': row('603.4'),
    '603.5': note(
      'definition',
      "a trigger condition that includes a card's move between zones is a zone-change trigger",
      'names a kind of condition; 603.5a to 603.5d rule it',
      { name: 'zoneChangeTriggers' },
    ),
    ...same('603.5a', '603.5b'),
    '603.5c': rule(
      ['seenAsItWas', 'waitsBefore'],
      'abilities that trigger on a card leaving the battle zone look at how things were just before, not after',
      {
        kind: 'trigger',
        clauses: [
          'what left the battle zone is looked at as it was just before',
          'what was not at work just before does not trigger, though it is by then',
        ],
      },
    ),
    '603.5d': rule(
      'looksBack',
      "some of these also trigger on their own card's leaving, and then look back at that card alone",
      {
        kind: 'trigger',
        clauses: [
          'what sees its own card leave the battle zone triggers for that',
          'of what leaves together with its card it sees that card alone',
        ],
        fault:
          'does not speak of abilities that trigger as something is about to be destroyed, discarded or broken; we let these see all that is on its way, because nothing has left yet',
      },
    ),
    '603.6': row('603.6'),
    '603.6a': row('603.6a'),
    '603.7': rule(
      [
        'beforeBreak',
        'breakByEffect.tellBeforeBreak',
        'breakByEffect.resolveBeforeBreak',
        'resolveBeforeBreak.resolveThose',
      ],
      'some abilities trigger before a break, as the shields to break are chosen, and are carried out before these break',
      {
        kind: 'trigger',
        clauses: [
          'what triggers before a break does so as the shields to break are chosen',
          'it is carried out before these break',
        ],
        fault:
          'does not say whether it triggers once for each of the shields; we take it that it does so once, because it triggers on the choice, and all are chosen at once (509.3)',
      },
    ),
    '603.7a': rule(
      'resolveBeforeBreak.resolveOthers',
      'when these are carried out, and whatever else waits then, the chosen shields break',
      {
        clauses: [
          'once these are carried out whatever else waits is carried out, too',
          aside('and then the chosen shields break', '509.5 and 701.14c carry that out'),
        ],
      },
    ),
    '603.7b': rule(
      'leftForEarlierBreak',
      'a break that one of them causes is carried out in the same way before the others go on',
      {
        kind: 'procedure',
        clauses: [
          'what has triggered before the later break is carried out before all else that waits',
          aside(
            'then what else waits, then the later break, and then the earlier one goes on',
            'an effect is carried out completely before the next, and 603.7a carries out the rest',
          ),
        ],
      },
    ),
    ...same('604.1', '604.2', '604.3'),
    '604.4': rule(
      ['cutIn.apply', 'waitsForStatic'],
      'some static abilities make one-shot effects, which cut in as soon as their condition is met, and again while it is',
      {
        kind: 'continuous',
        clauses: [
          'some static abilities do something once, as soon as their condition is met',
          'before any other ability is carried out',
          'also in the middle of an effect',
          'and again if the condition is met still',
        ],
        fault:
          'does not say what becomes of one that could do nothing, again and again; we let it be done only while something of what it does first is possible, and not again where it has changed nothing, because a game goes on. Does not say either whether it comes before state-based actions, before which 703.1 lets nothing come; we take it that it does, and again while its condition is met, because 703.1b has these decided upon in view of what static abilities do, and an official answer (44105) says so',
      },
    ),
    '604.4a': note(
      'continuous',
      'these apply once all continuous effects have been applied',
      'cards and conditions are always looked at as continuous effects have made them',
    ),
    '604.4b': rule(
      'cutInOrder',
      "of several of them the turn player's apply first, and each player's own in any order",
      {
        kind: 'procedure',
        clauses: [
          "the turn player's apply first",
          aside('each player has their own apply in any order', '604.4 asks for it'),
          aside('each is applied completely before the next', '604.4 carries that out'),
        ],
        fault:
          'does not say what becomes of one whose condition is met no more once another has been applied; we apply it all the same, because it is made as the condition is met, and what has been made is applied',
      },
    ),
    ...same('605.1'),
    '605.2': note(
      'overview',
      'resolving is divided into stages',
      'introduces the stages wholly contained in 605.2a to 605.2f',
    ),
    ...same('605.2a', '605.2b', '605.2c'),
    '605.2d': rule(
      'cardDoesIt',
      'information about the game and about a card is taken once, as it is when that part is done; continuous effects take it all the time',
      {
        kind: 'procedure',
        clauses: [
          aside(
            'information is taken once, as that part is done',
            'a text is carried out part by part, and each reads the game as it is then',
          ),
          'where a text has a card do something, the card does it and not the effect',
        ],
      },
    ),
    '605.2e': rule(
      ['knownAsItLeft', 'readsAsItLeft', 'refersToBefore'],
      'an effect that needs information about an element that has left the battle zone reads it as it was just before',
      {
        kind: 'procedure',
        fault:
          'does not say whether that goes for the source of an effect, of which 110.5a speaks; we take it that it does, because a source is an element like others',
      },
    ),
    '605.2f': row('605.2e'),
    '605.3': rule('entersOnResolving', 'an element that resolves enters the battle zone', {
      kind: 'procedure',
      clauses: [
        'a creature that resolves enters the battle zone',
        aside('so do fields', '308.2 puts them there'),
        aside('so do artifacts and tamaseeds', '312.2 and 315.2 put them there'),
      ],
    }),
    '605.4': rule(
      'outOfReach',
      'while a player looks at cards of the deck to use or put one of them, the others belong to the deck and no other effect touches them',
      {
        kind: 'continuous',
        clauses: [
          'other effects do nothing to cards that are looked at',
          'and effects that begin meanwhile do not apply to them',
          aside('they belong to the deck all the same', 'nothing takes them out of it'),
        ],
        fault:
          'does not say whether counting such cards is an effect on them; we let texts count them, because they belong to the deck',
      },
    ),
    '605.4a': rule('wasThereBefore', 'effects that were on these cards before go on', {
      kind: 'continuous',
    }),
    ...same('606.1', '606.2', '606.3'),
    ...same('607.1', '607.2'),
    '608.1': rule(
      ['continuousEffect', 'layerOfTheRest'],
      'a continuous effect changes characteristics, players or rules for a set or open time; several apply at the same time',
      {
        kind: 'continuous',
        clauses: [
          'it changes characteristics of cards',
          'or affects players or the rules of the game',
          aside('for a set time', '500.3 carries that out'),
          aside('or an open one', '608.2a carries that out'),
          aside('several apply at the same time', '608.3a says what that comes to'),
        ],
      },
    ),
    ...same('608.2', '608.2a'),
    '608.2b': row('608.2c'),
    ...same('608.3', '608.3a', '608.3b', '608.3c'),
    ...same('609.1', '609.1a', '609.2', '609.3', '609.4', '609.5'),
    ...same('609.6', '609.6a', '609.6b', '609.7'),
    '609.8': rule(
      ['choosesReplacement', 'replacementsFirst', 'turnPlayersReplacements'],
      "of several for one event the turn player's applies first, and a player chooses among their own",
      {
        kind: 'replacement',
        clauses: [
          "of several for one event the turn player's is applied",
          'a player who has several chooses which of them is applied',
        ],
      },
    ),
    '609.8a': rule(
      'spellsOwnReplacements',
      "a spell's own replacement of where it goes is applied before any other",
      { kind: 'replacement' },
    ),
    '609.9': rule(
      ['choosesWhichFirst', 'replacedTogether'],
      'of events of one moment each player first says which of their replacements go for which, and then all apply at once',
      {
        kind: 'replacement',
        clauses: [
          'each player first settles which of their replacements goes for which event',
          'then all that takes the places of the events is done at once',
        ],
        fault:
          'does not say what is done at once where that takes several moments, such as two cards that are drawn; we carry out what does so in the order in which it was settled, because there is no one moment for it',
      },
    ),
    '609.9a': rule(
      'choosesAhead',
      'the turn player says so first, and chooses the cards that the replacements need, then the other player',
      {
        kind: 'procedure',
        clauses: [
          aside('the turn player settles this first, then the other', '111.1 carries that out'),
          'the cards that it is done to are chosen as it is settled',
        ],
        fault:
          'does not say how far into a text cards are chosen; we have them chosen for what is paid and for the first thing that is done, because what follows may depend on that',
      },
    ),
    '609.9b': rule(
      'choosesOnce',
      'a card that was chosen for one of them is not chosen for another',
      { kind: 'restriction' },
    ),
  },
};
