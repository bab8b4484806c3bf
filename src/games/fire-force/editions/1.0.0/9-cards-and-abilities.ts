/** Chapter 9 of fire-force/1.0.0: cards and abilities. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

export const cardsAndAbilities: Chapter = {
  title: 'Cards and abilities',
  sections: {
    '901': 'Abilities and effects',
    '902': 'Valid abilities',
    '903': 'Paying costs',
    '904': 'Limited use',
    '905': 'Using cards and abilities',
    '906': 'Static abilities',
    '907': 'Activated abilities',
    '908': 'Triggered abilities',
    '909': 'Instant effects',
    '910': 'Continuous effects',
    '911': 'Replacement effects',
    '912': 'Last known information',
    '913': 'Sources',
  },
  rules: {
    '901.1': note(
      'overview',
      'an ability is text that says to do something, and is one of six kinds',
      'names the topic; the kinds are 901.1a to 901.1f',
    ),
    '901.1a': rule(
      'staticAbility',
      'a static ability applies its effect all the time that it is valid',
    ),
    '901.1a-1': rule(
      'staticIsContinuous',
      'the effect of a static ability is as a rule a continuous one',
    ),
    '901.1b': rule(
      'activatedAbility',
      'an activated ability, written 【起動】 or 【反撃】 "cost: effect", is used by its controller where that is allowed',
      {
        clauses: [
          'the controller of its card uses it',
          'where its use is allowed',
          'it is written with 【起動】 or 【反撃】',
          'what stands in front of the colon is its cost',
        ],
      },
    ),
    '901.1b-1': rule(
      'activatedWithoutCost',
      'an activated ability written without "cost:" costs nothing',
    ),
    '901.1c': rule(
      'triggeredAbility',
      'a triggered ability, written as condition, maybe cost, and effect, is used when it is met',
      {
        clauses: [
          'it is used when its condition is met',
          'it is written as a condition and an effect',
          'or as a condition, a cost and an effect',
        ],
      },
    ),
    '901.1d': rule(
      'eventAbility',
      'an event ability, written as an effect or counter and effect, is used by using its event',
      {
        fault:
          'writes 反撃 without the brackets of the icon; we take it for 【反撃】, which 603.1a and 702.12b look for',
        clauses: [
          'it is used by using its event card',
          'it is written as an effect',
          'or as counter and an effect',
        ],
      },
    ),
    '901.1e': rule(
      'triggerAbility',
      'a trigger ability can be used where damage dealing allows it',
    ),
    '901.1e-1': rule(
      'triggerOnlyFromDamage',
      'a trigger ability of a card that left life for Adolla other than by damage cannot be used',
    ),
    '901.1f': rule(
      'useDefence.spend',
      'a defence ability, written 【防衛】, is used by spending its card when a unit of the opponent attacks',
      {
        clauses: [
          'it is used by spending the card that has it',
          aside('it is used when a unit of the opponent attacks', '702.7 carries it out'),
        ],
      },
    ),
    '901.1f-1': rule(
      'useDefence.becomeTarget',
      'using a defence ability makes the unit that used it the target of the attack',
    ),
    '901.1g': rule(
      'abilityOfDescribed',
      '"an ability of X" means one worked from the text of a card that is X',
    ),
    '901.2': note(
      'overview',
      'an effect is what an ability does, and is one of three kinds',
      'names the topic; the kinds are 901.2a to 901.2c',
    ),
    '901.2a': rule(
      'instantEffectKind',
      'an instant effect carries out an action and is then over',
      {
        clauses: [
          'an instant effect carries out an action',
          aside('and is then over', '909.1 carries it out'),
        ],
      },
    ),
    '901.2b': rule(
      'continuousEffectKind',
      'a continuous effect applies for its duration, or without one for the rest of the game',
      {
        clauses: [
          'a continuous effect applies for its duration',
          'without one, for the rest of the game',
        ],
      },
    ),
    '901.2c': rule(
      'replacementEffectKind',
      'a replacement effect is continuous and does another action in place of the one about to happen',
      {
        clauses: [
          'what was about to happen does not',
          'another action is carried out instead',
          'it is a kind of continuous effect',
        ],
      },
    ),
    '901.2d': rule(
      'effectOfDescribed',
      '"an effect of X" means one worked from the text of a card that is X',
    ),
    '902.1': rule('abilityWorks', 'an ability can be used or have effect only while it is valid', {
      fault:
        'says プレイ, which nothing defines; we take it for use (使用), the word of section 905',
      clauses: [
        'an ability can be used only while it is valid',
        'an ability can have effect only while it is valid',
      ],
    }),
    '902.2': rule('unitAbilityWorks', "a unit's abilities are as a rule valid on the field", {
      fault:
        'says ‘as a rule’, and nothing says whether what lies face down there has its abilities; we take it that it has none, so that 908.2a has nothing to show: the other player may not see what it is (307.6), and 307.7 knows cards that lie face down on the field only as flame cards',
    }),
    '902.3': rule('eventAbilityWorks', "an event's abilities are as a rule valid in the hand"),
    '902.4': rule(
      'worksInItsZone',
      'an ability that makes sense only in certain zones is valid there',
    ),
    '903.1': rule(
      'payCost',
      'paying a cost is carrying out the actions asked for as a cost when a card or ability is used',
      {
        clauses: [
          'paying a cost is carrying out what is asked for as the cost',
          'when the card or the ability is used',
        ],
      },
    ),
    '903.2': rule(
      ['costInFull', 'doneInFull', 'triedWithReplacements'],
      'a cost of which any part is impossible, replacements set aside, cannot be paid',
      {
        kind: 'restriction',
        clauses: [
          'a cost action that is impossible in any part cannot be carried out',
          'whether it is possible is judged as if no replacement applied',
        ],
      },
    ),
    '903.3': rule(
      'replacedCounts',
      'a cost of which an action was replaced by another still counts as paid',
    ),
    '903.4': rule(
      ['nextInstruction', 'inOrderWritten'],
      'the actions of a cost are carried out in the order written',
      {
        kind: 'procedure',
        clauses: ['all actions of a cost have to be carried out', 'in the order written'],
      },
    ),
    '903.5': rule(
      ['zeroCostIsPaid', 'zeroIsDone'],
      'a cost action whose amount is zero or less counts as carried out',
    ),
    '903.6': rule(
      ['pay', 'payFlame.spendFlame'],
      "a circled number as cost is paid by spending that many of one's cards with flame",
      {
        clauses: ['so many cards are spent', 'cards of the one who pays', 'cards that have flame'],
      },
    ),
    '903.7': rule(
      ['ifSo', 'mayIsCost'],
      'in "may do A; if so, B", A is a cost, paid or declined on resolution; declined, B is not done',
      {
        clauses: [
          'A is a cost',
          'whoever is asked for A may pay it on resolution and have B done',
          'without the payment B is not done',
        ],
      },
    ),
    '903.7a': rule(
      'paysForEffect',
      'such a cost is for the controller of the card or ability unless a player is named',
    ),
    '904.1': rule('limitedUse', 'a rule or effect may limit how often a card or ability is used', {
      kind: 'restriction',
      fault:
        'says プレイ, which nothing defines; we take it for use (使用), the word of section 905',
    }),
    '904.2': rule(
      'oncePerTurn',
      'an ability marked once per turn can be used only once during a turn',
    ),
    '905.1': rule(
      'usingAUnitCard',
      'to use a unit card is to pay its cost and deploy it from the hand',
      {
        clauses: [
          'using a unit card is deploying it',
          aside('its cost is paid', '905.4b carries it out'),
          aside('it comes from the hand', '602.1 carries it out'),
        ],
      },
    ),
    '905.2': rule(
      'usingAnEventCard',
      'to use an event card is to pay its cost and activate it from the hand',
      {
        clauses: [
          'using an event card is activating it',
          aside('its cost is paid', '905.4b carries it out'),
          aside('it comes from the hand', '603.1 and 702.12b carry it out'),
        ],
      },
    ),
    '905.3': rule('usingAnAbility', 'to use an ability is to pay its cost and activate it', {
      clauses: [
        'using an ability is activating it',
        aside('its cost is paid', '905.4c carries it out'),
      ],
    }),
    '905.4': note(
      'procedure',
      'cards and abilities are used and resolved in these steps',
      'names the procedure; its steps are 905.4a to 905.4d',
    ),
    '905.4a': rule(
      [
        'useAbility.enterResolutionZone',
        'useCard.enterResolutionZone',
        'useTriggerAbility.enterResolutionZone',
      ],
      'the card, or the ability itself as if it were a card, goes to the resolution zone',
      {
        clauses: [
          'a card that is used goes to the resolution zone',
          'of an ability that is used, it is the ability itself, as if it were a card',
        ],
      },
    ),
    '905.4a-1': rule(
      ['keptSubjects', 'staysValidInUse'],
      'continuous effects on a card being used go on applying to it until it leaves the resolution zone',
      {
        kind: 'continuous',
        clauses: [
          'a continuous effect on the card applies to it in the resolution zone as well',
          'until it leaves that zone',
        ],
      },
    ),
    '905.4b': rule(
      ['cardIsPayable', 'useCard.payCost', 'useCard.isPaid'],
      "a card's cost is paid; if it cannot be, the card is not used and the game goes back to before the use",
      {
        clauses: [
          'the cost of the card is paid',
          'if it cannot be paid, the card cannot be used',
          aside(
            'the game then goes back to right before the use',
            'what cannot be done (2) is refused, and leaves the game as it was before',
          ),
        ],
      },
    ),
    '905.4c': rule(
      ['abilityIsPayable', 'useAbility.askToPay', 'useAbility.payCost'],
      "an ability's cost, if any, is paid; if it cannot be, it is not used and the game goes back to before the use",
      {
        fault:
          "goes back to before the card was used, though it speaks of an ability; we go back to before the ability's use, since the text is copied from 905.4b",
        clauses: [
          'the cost of the ability is paid, if it has one',
          'if it cannot be paid, the ability cannot be used',
          aside(
            'the game then goes back to right before the use',
            'what cannot be done (2) is refused, and leaves the game as it was before',
          ),
        ],
      },
    ),
    '905.4d': rule('resolveByKind', 'what was used is resolved as its kind demands', {
      kind: 'procedure',
    }),
    '905.4d-1': rule(
      'useCard.enterField',
      "a unit card goes onto the field under its user's control",
      { clauses: ['a unit card goes onto the field', "under its user's control"] },
    ),
    '905.4d-2': rule(
      ['useCard.resolveEvent', 'useCard.moveToAdolla'],
      "an event card's ability is activated and resolved, then the card goes to Adolla",
      {
        clauses: [
          "an event card's ability is activated and its effect resolved",
          'when it is resolved, the card goes to Adolla',
        ],
      },
    ),
    '905.4d-3': rule(
      [
        'useAbility.resolve',
        'useAbility.leaveResolutionZone',
        'useTriggerAbility.resolve',
        'useTriggerAbility.leaveResolutionZone',
      ],
      'an ability is activated and resolved, then removed from the resolution zone',
      {
        clauses: [
          'the ability is activated and its effect resolved',
          'when it is resolved, it leaves the resolution zone',
        ],
      },
    ),
    '906.1': rule(
      'staticAbilitiesApply',
      'a static ability applies its effect, as a rule a continuous one, while it is valid',
      {
        kind: 'continuous',
        clauses: [
          'a static ability applies its effect as long as it is valid',
          'its effect is as a rule a continuous one',
        ],
      },
    ),
    '907.1': rule(
      'activatedByController',
      "a card's controller may use its activated ability whenever its use is allowed",
      {
        kind: 'permission',
        clauses: ['the controller of the card may use it', 'only where its use is allowed'],
      },
    ),
    '907.2': rule(
      'useActivated.use',
      'an activated ability is used by the steps for using abilities',
    ),
    '908.1': rule(
      'useTriggered.use',
      'a triggered ability whose condition was met is used on its own in the next rule check',
      {
        clauses: [
          'its condition is watched for at all times',
          'once that is met, it is used on its own, in the next rule check',
        ],
      },
    ),
    '908.1a': rule('onDeploy', '【出動時】 is a triggered ability for when this unit is deployed', {
      clauses: [
        '【出動時】 waits for this unit to be deployed',
        'so it does with a cost in front of the effect',
      ],
    }),
    '908.1b': rule('onRetire', '【退場時】 is a triggered ability for when this unit is retired', {
      clauses: [
        '【退場時】 waits for this unit to be retired',
        'so it does with a cost in front of the effect',
      ],
    }),
    '908.1c': rule('onAttack', '【攻撃時】 is a triggered ability for when this unit attacks', {
      clauses: [
        '【攻撃時】 waits for this unit to attack',
        'so it does with a cost in front of the effect',
      ],
    }),
    '908.1d': rule(
      'onDefend',
      '【防御時】 is a triggered ability for when this unit has used a defence ability',
      {
        clauses: [
          '【防御時】 waits for this unit to have used a defence ability',
          'so it does with a cost in front of the effect',
        ],
      },
    ),
    '908.2': rule(
      'waits',
      "each time its condition is met, an ability's trigger count rises by one; above zero it has triggered",
      {
        clauses: [
          "each time that its condition is met, an ability's trigger count rises by one",
          aside('at one or more it has triggered', 'names the term; 1002.1b asks for the count'),
        ],
      },
    ),
    '908.2a': rule(
      'revealToTrigger',
      "a hidden card's ability triggers by revealing the card, once for each time the condition is met",
      {
        clauses: [
          'the valid ability of a card that some player cannot see triggers by showing the card when the condition is met',
          'each time that it is met the card can be shown once, for one',
        ],
      },
    ),
    '908.2b': rule(
      'stayHidden',
      'the ability of a hidden card may be left untriggered by keeping the card hidden',
    ),
    '908.2c': rule(
      ['declareHidden.staysShown', 'useTriggered.conceal'],
      'a card so revealed stays shown until its ability is resolved, removed or known not to be used',
      {
        clauses: [
          'a card so shown stays shown until its ability has been resolved',
          'or until it is certain that the ability is not used',
          aside(
            'or until it is removed from the resolution zone',
            'nothing of this game removes one from there unresolved',
          ),
        ],
      },
    ),
    '908.3': rule(
      'mustUseTriggered',
      'a triggered ability must be used unless it is forbidden or impossible',
      {
        clauses: [
          'a triggered ability must be used: no player may leave it unused',
          aside('unless a rule or an effect forbids its use', '904.1 and 1119.1 forbid it'),
          'one that cannot be used is not used, and nothing is made up for it',
        ],
        kind: 'restriction',
        fault:
          'speaks of abilities "chosen to be used" right after denying the choice; we take them for those picked by 1002.1b-1, which choose only the order',
      },
    ),
    '908.3a': rule(
      'declineTriggerCost',
      'a triggered ability with a cost may be left unused by not paying the cost',
    ),
    '908.4': note(
      'definition',
      'an ability that triggers on a move looks at the moved cards as follows',
      'names the topic; its parts are 908.4a to 908.4c',
    ),
    '908.4a': rule(
      'looksInPublicZone',
      'for a move between a public and a hidden zone, it sees the card as it was in the public one',
      {
        clauses: [
          'for a move from a public zone to a hidden one, it sees the card as it was in the public one',
          aside(
            'for a move from a hidden zone to a public one, it sees the card as it is in the public one',
            'without the number 908.4c would say the same',
          ),
        ],
      },
    ),
    '908.4b': rule(
      'looksOnField',
      'for a move onto or off the field, it sees the card as it was on the field',
      {
        clauses: [
          'for a move off the field, it sees the card as it was on the field',
          aside(
            'for a move onto the field, it sees the card as it is on the field',
            'without the number 908.4a and 908.4c would say the same',
          ),
        ],
      },
    ),
    '908.4c': rule(
      'looksAtDestination',
      'for any other move, it sees the card as it is in the zone it came to',
    ),
    '908.5': rule(
      ['delayedOnce', 'delayedTrigger'],
      'an effect may make an ability for a later event; it triggers once and belongs to its source card',
      {
        clauses: [
          'an effect may make a triggered ability for a later event',
          'it triggers once, and not for the same event again',
          aside('unless the effect says otherwise', '104.1 has the text win'),
          'the card that has it is the one whose effect made it',
        ],
        kind: 'trigger',
      },
    ),
    '909.1': rule(
      'instantEffect',
      'an instant effect is carried out once when it is worked, and is then over',
      {
        clauses: [
          'an instant effect is carried out when it is worked',
          'once, and with that it is over',
        ],
        kind: 'procedure',
      },
    ),
    '910.1': rule(
      'layersInOrder',
      'several continuous effects on a card apply in the order of 910.1a to 910.1e',
      {
        kind: 'continuous',
        fault:
          'does not say whether an effect of an earlier place, whose range or condition reads what a later place changes, sees that; we take it that it does not, since each place is applied to what those before it have made',
      },
    ),
    '910.1a': rule(
      ['baseValue', 'layerOfBasicAbilities'],
      'first stands what is printed on the card, with the effects of its own basic abilities',
      {
        clauses: [
          'what is printed on the card is what effects apply to',
          'so are the effects of its own basic abilities',
        ],
        kind: 'continuous',
        fault:
          "基準能力 is never defined; we take it for abilities that set the card's own printed values, which is what a base to apply effects to needs",
      },
    ),
    '910.1b': rule(
      'layerOfTypesAndNames',
      'next apply effects that give or take types, names and traits',
      {
        clauses: [
          'effects that give or take types come behind the basis, before those on abilities',
          'so do those that give or take names',
          aside('so do those on traits', 'no card of chapter 2 has any'),
        ],
        fault:
          '特徴 (traits) is no information of a card in chapter 2; we let types and names apply here and attributes in 910.1d, which takes all that is not named here',
      },
    ),
    '910.1c': rule('layerOfAbilities', 'next apply effects that give or take abilities', {
      clauses: ['effects that give abilities come next', 'so do those that take abilities'],
    }),
    '910.1d': rule(
      'layerOfOtherInformation',
      'next apply effects that change information other than numbers',
    ),
    '910.1e': rule('layerOfNumbers', 'last apply effects that change numbers'),
    '910.2': rule(
      'partsApart',
      'an effect that belongs to several places of the order applies each part in its own place',
      {
        kind: 'continuous',
        fault:
          'does not say whether a part still goes for what another part of the same effect has made other than the text describes: we take it so, and 910.3b-3 to be about other effects',
      },
    ),
    '910.3': note(
      'continuous',
      'the order of effects at the same place is found as follows',
      'names the topic; its parts are 910.3a and 910.3b',
    ),
    '910.3a': rule(
      'dependencyWaits',
      'an effect whose range or content another would change applies after it, unless both depend',
      {
        clauses: [
          'an effect depends on another which would change whom it applies to',
          'and on another which would change what it does',
          'what depends so on the other comes after it, however old',
          aside('where both depend on each other this decides nothing', '910.3b decides then'),
        ],
      },
    ),
    '910.3b': rule(
      ['olderFirst', 'orderSameTime.order'],
      'otherwise the earlier effect applies first; of equals, the turn player of that time decides',
      {
        clauses: [
          'where dependency decides nothing, the earlier effect comes first',
          'of effects of the same moment, the turn player of that moment decides the order',
        ],
        fault:
          'does not name effects that depend on one another round about, of which 910.3a would have each come after another; we take it that dependency decides nothing among them, so the earliest of them comes first, and that what only depends on them comes after them',
      },
    ),
    '910.3b-1': rule(
      'staticTimestamp',
      'the effect of a static ability dates from when the ability became valid',
      {
        fault:
          'does not say whether an ability that was lost and is there again is valid from then: we have its effect keep its date, because 910.3b speaks of when an effect first arose',
      },
    ),
    '910.3b-2': rule(
      'resolvedTimestamp',
      'the effect of a triggered or activated ability dates from when that was used and resolved',
      {
        fault:
          'a verb is missing after "by triggered and activated abilities", and event abilities are not named; we read "arising from", and date event abilities likewise',
      },
    ),
    '910.3b-3': rule(
      'scopeIsFixed',
      'an effect on all cards that match gains and loses cards as they come to match or cease to',
      {
        clauses: [
          'an effect on all that match applies to what comes to match later',
          'it no longer applies to what ceases to match',
          'it arises though nothing matches, and is not checked as it is made',
        ],
      },
    ),
    '910.4': rule(
      'arrivesUnderEffects',
      'a card entering a zone enters already under the continuous effects that apply to it there',
      { kind: 'continuous' },
    ),
    '910.5': rule(
      'becomes',
      'information that an effect changes to something else loses what it was',
      { kind: 'continuous' },
    ),
    '910.6': rule(
      'printedTrait',
      '"as printed" means a card\'s information without any continuous effect',
    ),
    '910.7': rule(
      'durationOverBeforeItBegan',
      'an "as long as this card" effect does not arise if that failed between use and resolution',
      {
        fault:
          'says プレイ, which nothing defines; we take it for use (使用), the word of section 905',
      },
    ),
    '910.8': rule(
      ['effectHasBegun', 'turnIsOver'],
      'an effect for a named turn lasts from its start, or for this turn from resolution, to its end',
      {
        clauses: [
          'an effect for a named turn begins with that turn',
          'it lasts to the end of that turn',
          'one for this turn lasts from its resolution to the end of this turn',
        ],
      },
    ),
    '911.1': rule('replaces', 'a replaced event does not happen; only what replaces it does', {
      clauses: ['an event that is replaced does not happen', 'what replaces it does'],
    }),
    '911.2': rule(
      'choosesReplacement',
      'of several, the player affected or the controller of the affected card picks one to apply',
      {
        clauses: [
          'of several replacements for one event, one is picked and applied',
          'the player to whom the event would happen picks',
          'of what happens to a card, its controller picks',
        ],
        fault:
          'who says whether one that may be left out applies is not told: we take the player to whom its text says so (105.3), also where several are of that player',
      },
    ),
    '911.3': rule(
      ['mayGoUnreplaced', 'mayReplaceAgain'],
      'each replacement applies once per original event, and must unless clearly optional',
      {
        clauses: [
          'each replacement applies as long as there is something for it to replace',
          'each only once for the event as it was before any of them',
          'one that is not clearly optional must be applied',
        ],
      },
    ),
    '912.1': rule(
      ['lastKnownInformation', 'readsAsChosen'],
      'a card that has left the zone it should be looked up in is seen as it last was there',
    ),
    '913.1': rule('sourceOfEffect', 'the source of an effect is the ability that produced it'),
    '913.2': rule('sourceOfAbility', 'the source of an ability is the card that has it'),
    '913.3': rule(
      'retiredBy',
      'a unit is retired by the unit that beat it in battle or the card whose ability retired it',
      {
        clauses: [
          'a unit is retired by the unit that beat it in battle',
          'a unit that an ability retires is retired by the card that has the ability',
        ],
      },
    ),
    '913.4': rule(
      'sourceOfBattleDamage',
      'the source of battle damage is the unit that attacked the player',
    ),
    '913.5': rule(
      'sourceOfAbilityDamage',
      "the source of an ability's damage is the card that has it, unless the ability names another",
      {
        clauses: [
          'the source of damage that an ability deals is the card that has it',
          aside('unless the ability names what deals it', 'no text can say that yet'),
        ],
      },
    ),
  },
};
