/** Chapter 6 of duel-masters/1.13: cards abilities effects. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

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
      'to use a card is to summon, cast, generate, fortify or expand it so that it influences the game',
      'names what follows; 601.1a to 601.1f carry it out',
      { fault: 'leaves out auras; we count using an aura as using a card, because 310.1 says so' },
    ),
    '601.1a': rule(
      ['payableOnly', 'choosesAmongAble', 'useCard.declare'],
      'the card is declared and moves to the nowhere zone; a forbidden or unpayable use cannot be declared',
      {
        clauses: [
          'as its use is declared the card leaves its zone for the nowhere zone',
          aside(
            'what changes about its use is declared with it',
            'it is declared whether gravity zero is used (112.3d)',
          ),
          'a use that is forbidden cannot be declared',
          'one whose cost cannot be paid cannot be declared',
        ],
      },
    ),
    '601.1b': rule(
      [
        'leavesOncePaid',
        'useCard.leaveOncePaid',
        'summonFromElsewhere',
        'castFromElsewhere',
        'expandFromElsewhere',
      ],
      'a card used from the mana zone moves to the nowhere zone only after its cost is paid',
      {
        kind: 'procedure',
        clauses: [
          'a card may be used from the mana zone',
          'it leaves that only once its cost is paid',
        ],
      },
    ),
    '601.1c': note(
      'procedure',
      'of a cost the civilizations are paid first',
      '112.2a asks for the civilizations first',
      {
        fault:
          'stands before 601.1d, which determines the cost; we read it as the manner of paying in 601.1e, because a cost must be known to be paid',
      },
    ),
    '601.1d': rule(
      [
        'costToPay',
        'layerOfNewCosts',
        'layerOfMultipliedCosts',
        'useCard.determineCost',
        'leavesBeforeItsCost',
      ],
      'the mana cost of the card is determined by applying the effects that change it',
      {
        kind: 'procedure',
        clauses: [
          'what raises or lowers the mana cost is applied',
          'the cost is determined with that, before it is paid',
          'the card has left its zone by then (601.1a), and is not counted there',
        ],
        fault:
          'has the cost determined once the card has left its zone (601.1a); we let what changes the cost of cards in that zone go for it all the same, because such texts could do nothing otherwise',
      },
    ),
    '601.1e': rule(
      'useCard.pay',
      'the mana cost is paid; whatever else using the card may require is not carried out yet',
      {
        clauses: [
          'the mana cost is paid',
          aside(
            'what else is to be done as the card is used is done',
            'needs texts that ask for it',
          ),
        ],
      },
    ),
    '601.1f': rule(
      'useCard.carryOut',
      'the paid-for card is used at once; modes are declared, and abilities that look for the use trigger',
      {
        clauses: [
          'once it is paid for the card is used, at once',
          aside('a card with options has one declared then', '700.2a carries that out'),
          'what triggers for the use of such a card triggers then, and waits',
        ],
      },
    ),
    '601.1g': note(
      'procedure',
      'things to be chosen are named, none twice unless it says "for each" or the ability works repeatedly',
      'a spell resolves as soon as it is used, and what it chooses is asked as its text comes to it (605.2b)',
    ),
    '602.1': rule(
      [
        'activatedPattern',
        'activate',
        'tapAbilities',
        'useTapAbility.tap',
        'activateTapped.activate',
      ],
      'an activated ability gives its effect only if its condition is carried out',
      {
        kind: 'procedure',
        clauses: [
          'what an activated ability gives is had once its condition is carried out',
          aside('and not without that', 'nothing else wakes what it gives'),
        ],
      },
    ),
    '602.2': rule(
      'effectIsApart',
      'activating and the effect are separate events: a replacement may activate, the effect replaces nothing',
      {
        kind: 'definition',
        clauses: [
          'to activate an ability is one event, and what it gives is another',
          'where activating takes the place of something, what the ability gives does not',
        ],
      },
    ),
    '602.3': rule(
      'cannotActivate',
      'a player cannot begin to activate an ability that is forbidden to activate',
      { kind: 'restriction' },
    ),
    '602.3a': rule(
      'onlyIfItCouldAttack',
      'an ability used when the creature could attack is unusable while it cannot, as by summoning sickness',
      {
        kind: 'restriction',
        clauses: [
          'a tap ability cannot be used of a creature that came this turn',
          'nor of one that an effect keeps from attacking',
        ],
      },
    ),
    '603.1': note(
      'definition',
      'a triggered ability has a trigger condition and an effect',
      'names the parts of an ability; 603.2 and 605.2c rule them',
    ),
    '603.2': rule(
      'waits',
      'it triggers by itself whenever its condition is met, and its effect waits to be resolved',
      {
        kind: 'trigger',
        clauses: [
          'it triggers each time its condition is met',
          'by itself: nobody is asked whether it does',
          'what it does waits first, to be carried out later',
        ],
      },
    ),
    '603.2a': note(
      'trigger',
      'as a step begins all abilities that trigger "at the beginning" of it trigger',
      'the beginning of a step is an event, which wakes what waits for it (603.2)',
    ),
    '603.2b': note(
      'trigger',
      'it triggers once each time its condition is met, so several times if one event holds several occurrences',
      'each of several events that happen together is looked at by itself (603.2)',
    ),
    '603.2c': note(
      'trigger',
      '"becomes" triggers as the state changes, not if it already holds, continues or is held on entry',
      'what is tapped already cannot be tapped (701.2a), so nothing happens that could wake an ability',
    ),
    '603.2d': note(
      'trigger',
      'it triggers only on an event that happened, not on one that was replaced',
      'a replaced event does not happen (609.1), so it wakes nothing',
    ),
    '603.2e': rule(
      ['declaredPattern', 'declareUses', 'declareUse', 'declaringIsUsing'],
      'declaring a triggered ability that needs declaring is not declaring the use of a card',
      {
        kind: 'definition',
        clauses: [
          'the use of some triggered abilities has to be declared',
          'that is not to declare the use of a card',
        ],
      },
    ),
    '603.3': rule(
      'turnPlayersFirst',
      "a triggered effect waits, and of all waiting effects the turn player's are carried out first",
      {
        kind: 'procedure',
        clauses: [
          aside('what has triggered waits first', '603.2 carries that out'),
          "of all that waits then, the turn player's is carried out first",
          aside(
            "what the turn player's cards trigger while the other player's wait is among it",
            '101.4c carries that out',
          ),
        ],
      },
    ),
    '603.3a': rule(
      'nextModal',
      'a triggered ability with modes has its mode declared as it triggers',
      { kind: 'procedure' },
    ),
    '603.4': rule(
      ['conditionMet', 'triggersUnchecked'],
      "a triggered ability's condition is tested as it resolves, not as it triggers",
      {
        clauses: [
          'it is carried out if its condition is met as it resolves',
          'whether the condition was met as it triggered does not matter',
        ],
      },
    ),
    '603.5': note(
      'definition',
      "a trigger condition that includes a card's move between zones is a zone-change trigger",
      'names a kind of condition; 603.5a to 603.5c rule it',
      { name: 'zoneChangeTriggers' },
    ),
    '603.5a': note(
      'trigger',
      'each time cards enter the battle zone every "enters" ability is checked, theirs included',
      'entering is an event like others (603.2), and the card that enters is there to see it',
    ),
    '603.5b': rule(
      'seenUnderEffects',
      'zone-change triggers see characteristics with the continuous effects that apply on arrival',
      {
        kind: 'trigger',
        clauses: [
          'what changes a characteristic applies at the moment at which a card is put into the zone',
          'an ability that asks for a characteristic looks at it as it is changed then',
        ],
      },
    ),
    '603.5c': rule(
      ['looksBack', 'seenAsItWas'],
      "abilities that trigger on their own card's leaving look at the state just before the event",
      {
        kind: 'trigger',
        clauses: [
          'what sees its own card leave the battle zone triggers for that',
          'so does what sees its own card go to a hand or a deck',
          'whether it triggers is decided by what was there just before the event, and how it was',
          'so one that looks as cards are being destroyed sees all that go together with its own, where one that looks at what has been destroyed sees its own alone',
        ],
      },
    ),
    '603.5d': rule(
      'entersAsTold',
      'being put into a zone in a certain state is a static ability, not a triggered one',
      {
        kind: 'continuous',
        clauses: [
          'some cards are put into a zone in a certain state',
          aside(
            'what says so is a static ability and no triggered one',
            'so it lies from the first moment, and nothing waits',
          ),
        ],
      },
    ),
    '603.6': rule(
      'delayedWaits',
      'an effect can create a delayed triggered ability that does something later',
      { kind: 'trigger' },
    ),
    '603.6a': note(
      'trigger',
      'a delayed trigger is created by a use, ability or replacement, and ignores events before that',
      'a delayed ability listens from the moment at which it is made',
    ),
    '604.1': note(
      'continuous',
      'a static ability is not activated or triggered but always does something',
      'carried out at 604.2 and 608.3',
    ),
    '604.2': rule(
      'staticMakesContinuous',
      'its continuous effects last while the card has the ability and is in the zone it works in',
      {
        kind: 'continuous',
        clauses: [
          'a static ability creates continuous effects',
          aside('some of these replace events', '609.1 carries that out'),
          'they last as long as the card is in the zone in which the ability works',
          'and as long as it has the ability',
        ],
      },
    ),
    '604.3': note(
      'continuous',
      "some static abilities, such as changes to a card's own mana cost, apply where it can be used from",
      'carried out at 110.4e',
    ),
    '605.1': rule(
      'anyOrder',
      "waiting effects resolve, the turn player's first, in any order each chooses, however long they waited",
      {
        kind: 'procedure',
        clauses: [
          'the turn player goes first',
          'each player carries out their own in any order that they like',
          'how long an effect has waited does not matter',
        ],
      },
    ),
    '605.2': note(
      'overview',
      'resolving is divided into stages',
      'introduces the stages wholly contained in 605.2a to 605.2e',
    ),
    '605.2a': rule(
      'resolveTriggered.checkCondition',
      "a triggered ability's condition is checked now, and if it is not met nothing happens",
      {
        clauses: [
          'the condition is looked at as the ability resolves',
          'where it is not met nothing is done',
          aside('where it is met the ability goes on', '605.2c carries that out'),
        ],
      },
    ),
    '605.2b': rule(
      ['allIsChosen', 'chooseTerm', 'mustChoose', 'othersGoOn'],
      'choose as many as possible; with none that effect does nothing, others go on; "all" is not choosing',
      {
        clauses: [
          'as many are chosen as possible within what the text allows',
          'an effect for which nothing can be chosen does nothing, and the other effects are carried out as usual',
          '"all" is no choosing',
        ],
        fault:
          'does not say whether a card can be chosen to which what is to be done cannot be done; we let it be chosen, because what is chosen has only to be within what the text allows',
      },
    ),
    '605.2c': rule(
      ['nextInstruction', 'followsReplaced', 'resolveTriggered.carryOut'],
      'text is carried out in the order written, though replacements and later sentences may change its meaning',
      {
        kind: 'procedure',
        clauses: [
          'instructions are carried out in the order written',
          'a replacement may change what one does, and so what a later one means',
          aside(
            'what stands further back may change what stands in front means',
            'each sentence is read with those it refers to; no text of the language changes one in front',
          ),
        ],
      },
    ),
    '605.2d': rule(
      ['readsAsChosen', 'cardDoesIt'],
      'information is read once, as its part is done or the card chosen; continuous effects read it always',
      {
        kind: 'procedure',
        clauses: [
          aside(
            'information about the game is taken once, as that part of the text is carried out',
            'each part is carried out by itself in its turn (605.2c), by the number that it begins with',
          ),
          'information about a chosen card is taken as the card was when it was chosen',
          aside(
            'where a text has a card do something, the card does it and not the effect',
            'a battle is all that a text has cards do, and 701.13a lets the creatures fight it',
          ),
          aside(
            'a continuous effect that needs information about a card looks at it all the time',
            '608.3a carries that out',
          ),
        ],
        fault:
          'does not say how long what was chosen is read as it was chosen; we take it to its end in the part of the text that chose it, and read it as it is, or last was, in the parts behind, because each is carried out in its turn (605.2c)',
      },
    ),
    '605.2e': rule(
      'restsAfterResolving',
      'last, a spell is put into the graveyard, and an ability ceases to be',
      {
        kind: 'procedure',
        clauses: [
          'last of all a spell that resolved is put into the graveyard',
          aside('an ability that resolved is gone', '101.4a takes it from what waits'),
        ],
      },
    ),
    '605.3': rule(
      'entersOnResolving',
      'a creature or field that resolves enters the battle zone; cross gears and castles are not carried out yet',
      {
        kind: 'procedure',
        fault:
          'names neither fields nor auras; we let them enter as 308.2 and 310.2 say, because those sections give their rules',
        clauses: [
          'a creature that resolves enters the battle zone',
          aside('so does cross gear', 'needs cross gear'),
          aside('a castle is put into the shield zone', 'needs castles'),
        ],
      },
    ),
    '606.1': note(
      'definition',
      'an effect is what a card or ability makes happen, one-shot or continuous; the text itself is none',
      'names what follows',
    ),
    '606.2': rule(
      'asFarAsPossible',
      'an effect that asks for the impossible is carried out only as far as possible',
      { kind: 'procedure' },
    ),
    '606.3': note(
      'definition',
      'some continuous effects are replacement effects',
      'says what kind of effect replacements are; section 609 rules them',
    ),
    '607.1': rule(
      ['addTerm', 'putTerm', 'returnTerm'],
      'a one-shot effect does something once and ends at once, such as breaking, destroying or moving',
    ),
    '607.2': note(
      'procedure',
      'some one-shot effects tell a player to do something at a later point of the game',
      'carried out at 603.6',
    ),
    '608.1': rule(
      ['continuousEffect', 'layerOfTheRest'],
      'a continuous effect changes characteristics, players or rules for a set or open time',
      {
        kind: 'continuous',
        clauses: [
          'it changes characteristics of cards',
          'or affects players or the rules of the game',
          aside('for a set time', '500.3 carries that out'),
          aside('or an open one', '608.2a carries that out'),
        ],
      },
    ),
    '608.2': rule('fromResolving', 'resolving a spell or ability can create a continuous effect', {
      kind: 'continuous',
    }),
    '608.2a': note(
      'continuous',
      'such an effect lasts as long as it states, or to the end of the game if it states nothing',
      'an effect keeps its duration, and 500.3 says when that is over; without one it stays',
    ),
    '608.2b': rule(
      'scopeIsFixed',
      'the cards such an effect touches are fixed as it begins and do not change after',
      {
        kind: 'continuous',
        clauses: [
          'which cards it affects is fixed as it begins',
          'one that is no longer what the text describes keeps what it has',
          'one that becomes so later, or comes later, does not get it',
        ],
      },
    ),
    '608.2c': note(
      'continuous',
      'a variable in such an effect is determined once, on resolving',
      'numbers are worked out when the effect begins, and kept',
    ),
    '608.3': rule('fromStatic', "a card's static ability creates continuous effects", {
      kind: 'continuous',
    }),
    '608.3a': rule(
      ['dependencyWaits', 'loopsSettle', 'waitsForLater', 'effectDate', 'staticTakesIn'],
      'such an effect is not fixed but always applies to everything its text describes',
      {
        kind: 'continuous',
        fault:
          'does not say which of such effects applies first where one changes what the text of another describes; we take it that the other waits, whatever either of them changes, since it always applies to everything its text describes. Where several wait for one another, each applies to what its text describes once all of them have applied; where nothing is what all of them describe, abilities are given before power is changed. What takes all abilities takes those that are gained later, too, but not those that its own text gives in their place',
        clauses: [
          'what it affects is not fixed',
          'it always applies to all that its text describes',
        ],
      },
    ),
    '608.3b': note(
      'continuous',
      'such an effect applies as long as the card that creates it is in the zone it works in',
      'only what works now applies (604.2, 110.4)',
    ),
    '608.3c': rule(
      'arrivesUnderEffects',
      'it changes a card\'s characteristics as the card enters, not before or after, so before "enters" triggers',
      {
        kind: 'continuous',
        clauses: [
          'it changes a card just as that enters the zone, neither before nor only after that',
          'so it applies before it is decided what triggers for the entering',
        ],
      },
    ),
    '609.1': rule(
      'replaces',
      'a replacement effect waits for a certain event and replaces all or part of it, like a shield',
      {
        kind: 'replacement',
        clauses: [
          'it applies as the event is about to happen, and is not fixed beforehand',
          'it waits for a certain event and leaves others alone',
          'it replaces all of the event or a part of it',
        ],
      },
    ),
    '609.1a': note(
      'definition',
      'an effect that says "instead" is a replacement effect, and states what becomes what',
      'names what says "instead"; 609.1 rules it',
    ),
    '609.2': note(
      'restriction',
      'a replacement effect must exist before its event and changes nothing that has happened',
      'replacements are looked for as the event is about to happen',
    ),
    '609.3': rule('onlyOnce', 'replacement is applied only once to each event', {
      kind: 'replacement',
    }),
    '609.4': rule(
      ['replacedNeverHappens', 'replacementPossible'],
      'a replaced event never happened; its substitute does and triggers, and must be possible',
      {
        kind: 'replacement',
        clauses: [
          'what was replaced never happened',
          aside('what takes its place happens', '609.1 carries that out'),
          aside('and triggers what waits for that', '603.2 carries that out'),
          'what cannot be carried out takes the place of nothing',
        ],
        fault:
          'does not say whether an effect that counts what it has done counts what came instead; we take it that it does not, because what came instead is the doing of the replacement, though an official answer (2023-07-21) counts it; nor what becomes of a card that would be moved to save another, and goes elsewhere in that very moment: we have it go there, and the other be saved, since it could have been moved; nor whether somebody says first that a break is replaced, or that the shield is used as it is about to come to the hand: we have what is used be declared first, where the break may be replaced, and not at all where it has to be',
      },
    ),
    '609.5': note(
      'replacement',
      'a replacement effect does nothing if the event it would replace does not happen',
      'replacements are looked for only where an event is about to happen',
    ),
    '609.6': note(
      'overview',
      'some replacement effects replace drawing a card',
      'introduces rules wholly contained in 609.6a and 609.6b',
    ),
    '609.6a': rule(
      'drawReplacementFirst',
      'a replacement of one of several draws is finished before the next card is drawn',
      { kind: 'replacement' },
    ),
    '609.6b': note(
      'replacement',
      'a part that acts on the drawn card does nothing when the draw was replaced and no card drawn',
      'what was not drawn is not there to be acted on (605.2b)',
    ),
    '609.7': rule(
      'replacesItself',
      'a spell or ability can replace part or all of its own effect on resolving, and is not continuous then',
      {
        kind: 'replacement',
        clauses: [
          'a spell or an ability may replace a part of its own effect as it resolves',
          'or all of it',
        ],
        fault:
          'does not say whether 101.5 counts this as a replacement: we take it that what the text does then has not been replaced yet, because no event has been waited for, and a card may replace it once',
      },
    ),
    '609.8': rule(
      ['choosesReplacement', 'turnPlayersReplacements'],
      "of several for one event the turn player's applies first, and a player chooses among their own",
      {
        kind: 'replacement',
        clauses: [
          "of several for one event the turn player's is applied",
          'a player who has several chooses which of them is applied',
        ],
      },
    ),
  },
};
