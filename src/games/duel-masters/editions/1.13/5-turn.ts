/** Chapter 5 of duel-masters/1.13: turn. */
import type { AnswersByValue } from '../../questions.js';
import { type Chapter, aside, rule, note, todo } from '../../../../kernel/edition.js';

export const turnChapter: Chapter = {
  title: 'Turn',
  sections: {
    '500': 'General',
    '501': 'Start of turn',
    '502': 'Draw',
    '503': 'Mana charge',
    '504': 'Main',
    '505': 'Attack',
    '506': 'Declare attacker',
    '507': 'Declare blocker',
    '508': 'Battle',
    '509': 'Direct attack',
    '510': 'End of attack',
    '511': 'End of turn',
    '512': 'Next turn',
  },
  rules: {
    '500.1': rule(
      'takeTurns.takeStep',
      'a turn is start, draw, mana charge, main, attack and end, all of them even if nothing happens',
      {
        clauses: [
          'a turn is start, draw, mana charge, main, attack and end, in this order',
          'each of these steps is there in every turn, though nothing happens in it',
          aside(
            'a step may have substeps, which come in order',
            '505.1 lists those of an attack, and no other step has any',
          ),
        ],
      },
    ),
    '500.2': rule(
      ['takeTurns.finishStep', 'endMainStep'],
      'a step ends when nothing waits and the turn player is done; an attack substep when both players are done',
      {
        kind: 'procedure',
        clauses: [
          'a step does not end while an effect is being carried out',
          'it ends once the turn player has nothing more to do',
          aside(
            'an attack substep gives way to the next once both players are done',
            '505.1 takes the substeps one after another',
          ),
        ],
      },
    ),
    '500.2a': note(
      'restriction',
      'once the next step has begun there is no return to an earlier one',
      'the steps come one after another (500.1)',
    ),
    '500.3': rule(
      'endingAt',
      '"until the end of" a step ends with it, "until" a step ends as it begins, "during the attack" with that attack, "this turn" after the turn',
      {
        kind: 'continuous',
        clauses: [
          '"until the end of" a step or substep is over as that ends',
          '"until" a step or substep is over as that begins',
          '"during the attack" is over at the end of that creature\'s attack, not of the attack step',
          '"this turn" is over once the turn is, not as its end step begins',
        ],
      },
    ),
    '500.4': note(
      'trigger',
      'as a step begins, effects that trigger "at the beginning of" it start to wait',
      'the beginning of a step is an event, which wakes what waits for it (603.2)',
      { name: 'stepBeginTriggers' },
    ),
    '500.5': rule(
      ['nextExtraTurn', 'takeExtraTurn'],
      'an effect may give an extra turn, added straight after the current one; several of one player are added one by one',
      {
        kind: 'procedure',
        clauses: [
          'an effect may give a player an extra turn',
          'it is added straight after the current turn',
          'several that one player gains in a turn are added one by one',
        ],
      },
    ),
    '500.6': rule(
      ['skipsStep', 'noSkippedStep'],
      "the first player's first turn skips the draw step",
      {
        kind: 'restriction',
      },
    ),
    '501.1': rule(
      ['startStep.endDurations', 'startStep.begin'],
      '"until the start of the turn" effects end, then all "at the start of the turn" abilities trigger',
      {
        clauses: [
          'first what lasts "until the start of the turn" is over',
          'and all abilities "at the start of the turn" trigger',
        ],
      },
    ),
    '501.1a': note(
      'restriction',
      'a creature entering during this step does not trigger at the start of the turn until the next one',
      'the beginning of a turn is an event that happens once (501.1)',
    ),
    '501.2': rule(
      'startStep.untap',
      'the turn player decides which of their cards untap, normally all unless an effect prevents it, and they untap at once: a turn-based action',
      {
        clauses: [
          'it is cards of the turn player that untap: which, that player decides',
          'they untap at once',
          aside('that is a turn-based action', '702 tells what follows from that'),
          'normally all of them untap',
          'an effect may keep a card from untapping',
        ],
      },
    ),
    '501.2a': rule(
      ['silentSkills', 'startStep.silentSkills'],
      'a creature with silent skill may stay tapped instead, and the effect waits until the others untapped',
      {
        kind: 'replacement',
        clauses: [
          'a player may leave a creature with silent skill tapped',
          'that takes the place of its untapping',
          'what the silent skill gives waits at once',
          'and is carried out after the other cards have untapped',
        ],
      },
    ),
    '502.1': rule('drawStep.draw', 'the turn player draws a card: a turn-based action', {
      clauses: [
        'the turn player draws a card',
        aside('that is a turn-based action', '702 tells what follows from that'),
      ],
    }),
    '503.1': rule(
      ['chargeFromHand', 'chargeStep.charge'],
      'the turn player may put a card from hand upside down into the mana zone, or none',
      {
        clauses: [
          'the turn player may charge: put a card of their hand into their mana zone',
          aside('upside down', 'how people lay the card; it is in no other state for that'),
          'or charge nothing',
        ],
      },
    ),
    '503.2': rule(
      'oneChargePerTurn',
      "one card may be charged in a player's own mana charge step; no effect that allows more is read yet",
      {
        kind: 'definition',
        answers: { chargesAllowed: 1 } satisfies AnswersByValue,
        clauses: [
          'normally a player charges at most one card in their own mana charge step',
          aside(
            'a continuous effect may make it fewer',
            'what says that a player cannot charge makes it none (101.2)',
          ),
          aside('or more', 'no text can say that yet'),
        ],
      },
    ),
    '504.1': rule(
      'mainStep.useCard',
      'normally only the turn player uses cards, and only in their main step',
      {
        clauses: [
          'normally cards are used in no step but the main step',
          'and by the turn player alone',
        ],
      },
    ),
    '504.2': todo(
      'permission',
      'paying the cost of a cross gear in the battle zone again crosses it to a creature',
      'needs cross gear',
    ),
    '505.1': rule(
      'attack.takeSubstep',
      'an attack is declaring attackers, declaring blockers, battle, direct attack and end of attack',
    ),
    '505.2': rule(
      ['attackTargets', 'onlyTappedCreatures'],
      "the turn player's creatures may attack the non-turn player or that player's tapped creatures",
      {
        clauses: [
          'in the attack step creatures of the turn player may attack',
          'they may attack the non-turn player',
          'they may attack tapped creatures of that player',
        ],
      },
    ),
    '505.3': note(
      'restriction',
      'only creatures attack or block',
      '301.5 and 507.1a speak of creatures only',
    ),
    '505.4': note(
      'restriction',
      'creatures attack and block one at a time, never several together',
      'one attacker is asked for at a time (505.5), and at most one blocker (507.1)',
    ),
    '505.5': rule(
      'attackStep.chooseAttacker',
      'the turn player may declare attacks as long as they have a creature able to attack',
      {
        clauses: [
          'the turn player may declare attacks again and again',
          'as long as they have a creature able to attack',
        ],
      },
    ),
    '505.6': rule(
      'isInAttack',
      'a creature that leaves the battle zone or the attack is no longer attacking, blocking or blocked',
      {
        clauses: [
          'an attacking or blocking creature that leaves the battle zone is in the attack no longer',
          aside(
            'an effect may remove one from the attack',
            'no text can say that yet but by moving it (1)',
          ),
          'what is no longer in the attack is no longer attacking',
          'nor blocking',
          'nor blocked',
          'nor unblocked',
        ],
      },
    ),
    '505.6a': rule(
      'forbidsDeclared',
      'a creature once declared stays in the attack though an ability then forbids it to attack or block',
      { kind: 'definition' },
    ),
    '505.6b': note(
      'definition',
      'tapping or untapping a declared creature does not remove it from the attack',
      'only 505.6 takes a creature out of the attack',
    ),
    '506.1': note(
      'procedure',
      'the turn player declares an attacking creature',
      'chosen from the menu of 505.5 among the creatures that 506.1a allows; the rest is 506.1c to 506.3',
    ),
    '506.1a': rule(
      ['attackerHasTarget', 'attackerIsUntapped'],
      'the attacker is optional, able to attack, untapped, free of summoning sickness, and meets its own conditions',
      {
        clauses: [
          'the turn player chooses the creature that attacks',
          aside('and need not choose any', '506.2 lets the turn player go on without one'),
          'it has to be able to attack',
          'it has to be untapped',
          aside('it has been in the battle zone since the turn began', '301.6 carries that out'),
          aside(
            'or an effect lifts that it cannot attack',
            'a card that says it can overrules 301.6 (101.1)',
          ),
          'one that needs something in order to attack cannot be declared without it',
        ],
      },
    ),
    '506.1b': rule(
      'forcedAttack',
      'a creature that must attack has to attack during the turn, once, in whatever order its player chooses',
      {
        clauses: [
          'a creature that must attack has to attack during the turn',
          'so does one that must under a condition, when that is met',
          'those that must attack do so in any order',
        ],
      },
    ),
    '506.1c': rule(
      ['attackerCanBeTapped', 'declareAttacker.tap'],
      'the turn player taps the chosen creature',
    ),
    '506.1d': rule(
      ['attacking', 'declareAttacker.isAttacking'],
      'the chosen creature is attacking until it leaves the attack or the end of attack substep',
      {
        clauses: [
          'the chosen creature is attacking from then on',
          'until it is removed from the attack',
          'or until the end of attack substep',
        ],
      },
    ),
    '506.1e': rule(
      ['attacked', 'declareAttacker.chooseTarget', 'redirectTerm'],
      'the turn player names the player or the tapped creature that is attacked',
      {
        kind: 'procedure',
        clauses: ['the turn player names what is attacked', 'the player, or a tapped creature'],
        fault:
          'does not say what is attacked where nothing can be by then, since it has gone as the attacker was tapped: we have the attack be over',
      },
    ),
    '506.2': rule('endAttacking', 'when no attacker is declared the other substeps are skipped', {
      kind: 'procedure',
    }),
    '506.2a': note(
      'restriction',
      'nothing can be declared in skipped substeps, but effects that wait can still be used',
      'without an attacker nothing in the substeps is asked; what waits is carried out by 101.4a',
    ),
    '506.2b': note(
      'procedure',
      'with no attacker, the turn player declares all the optional triggered abilities they use',
      'without an attacker nothing triggers',
      {
        fault:
          'repeats 506.3b under 506.2, the case of no attacker; we carry it out under 506.3 only, because without an attacker nothing triggers',
      },
    ),
    '506.2c': note(
      'procedure',
      "with no attacker, then the turn player's waiting effects are carried out in the order they choose",
      'without an attacker nothing triggers',
      {
        fault:
          'repeats 506.3c under 506.2, the case of no attacker; we carry it out under 506.3 only, because without an attacker nothing triggers',
      },
    ),
    '506.2d': note(
      'procedure',
      'with no attacker, the non-turn player declares optional triggered abilities whose conditions hold',
      'without an attacker nothing triggers',
      {
        fault:
          'repeats 506.3d under 506.2, the case of no attacker; we carry it out under 506.3 only, because without an attacker nothing triggers',
      },
    ),
    '506.2e': note(
      'procedure',
      "with no attacker, then the non-turn player's waiting effects are carried out in the order they choose",
      'without an attacker nothing triggers',
      {
        fault:
          'repeats 506.3e under 506.2, the case of no attacker; we carry it out under 506.3 only, because without an attacker nothing triggers',
      },
    ),
    '506.3': rule(
      'declareAttacker.trigger',
      'then abilities that look for the declared attacker trigger, and their effects wait',
      {
        clauses: [
          'abilities that look for the declared attacker trigger then',
          'their effects wait',
        ],
      },
    ),
    '506.3a': note(
      'restriction',
      'such abilities look only at the moment of declaring, not at later changes to the creature',
      'only the event of attacking (506.3) wakes them, and that happens once',
    ),
    '506.3b': rule(
      'declareAttacker.declareUses',
      'on an attack, the turn player declares all the optional triggered abilities they use',
      {
        kind: 'procedure',
        clauses: [
          'the turn player declares which of the abilities they use whose use is optional',
          'all of them before any of them is carried out',
        ],
      },
    ),
    '506.3c': rule(
      'declareAttacker.resolveWaiting',
      "on an attack, then the turn player's waiting effects are carried out in the order they choose",
      {
        clauses: [
          "the turn player's waiting effects are carried out",
          'in the order which that player likes',
        ],
      },
    ),
    '506.3d': rule(
      'declareAttacker.othersDeclareUses',
      'on an attack, the non-turn player declares optional triggered abilities whose conditions hold now',
      {
        kind: 'procedure',
        clauses: [
          'then the non-turn player declares theirs',
          'also those whose condition was not met as the attacker was declared, and is now',
        ],
      },
    ),
    '506.3e': rule(
      'declareAttacker.resolveOthers',
      "on an attack, then the non-turn player's waiting effects are carried out in the order they choose",
      {
        clauses: [
          "after that the non-turn player's waiting effects are carried out",
          aside('in the order which that player likes', '605.1 carries that out'),
        ],
      },
    ),
    '507.1': rule(
      'declareBlocker.chooseBlocker',
      'the non-turn player declares a blocking creature',
    ),
    '507.1a': rule(
      ['attackedDoesNotBlock', 'blockerIsUntapped', 'chooseBlocker'],
      'the blocker is optional, an untapped creature with blocker that is able to block, meets its conditions and may block this',
      {
        clauses: [
          'the non-turn player chooses the creature that blocks',
          'and need not choose any',
          'it has to be able to block',
          'it has to have blocker',
          'it has to be untapped',
          'one that needs something in order to block cannot be declared without it',
          'nothing can block a creature that cannot be blocked',
        ],
        fault:
          'does not say whether the creature that is attacked is able to block that attack; we take it that it is not, because a blocked attack is turned on the blocker (508.1), and an official answer about this number (2021-09-07) says so',
      },
    ),
    '507.1b': rule(
      ['blocking', 'declareBlocker.isBlocking'],
      'the chosen creature is blocking until it leaves the attack or the end of attack substep',
      {
        clauses: [
          'the chosen creature is blocking',
          'until it is removed from the attack',
          'or until the end of attack substep',
        ],
      },
    ),
    '507.1c': rule(['blockerCanBeTapped', 'declareBlocker.tap'], 'the chosen blocker is tapped', {
      fault:
        'lets the turn player tap the blocker; we let the non-turn player tap it, because the blocker is theirs and theirs to choose (507.1a)',
    }),
    '507.1d': rule(
      ['blocked', 'declareBlocker.isBlocked'],
      'the attacker is blocked, even if its blocker then leaves, or else unblocked, until it leaves the attack or the end of attack substep',
      {
        clauses: [
          'an attacker that is blocked becomes a blocked creature',
          aside(
            'one without a blocker becomes an unblocked creature',
            'no text asks whether a creature is unblocked; what triggers on that is 507.2b',
          ),
          'it stays so until it is removed from the attack',
          'or until the end of attack substep',
          'blocked it stays though its blocker is removed from the attack',
        ],
      },
    ),
    '507.2': rule(
      'declareBlocker.trigger',
      'then abilities that look for the declared blocker trigger, and all their effects wait',
      {
        clauses: [
          'abilities that look for the declared blocker trigger then',
          'all their effects wait',
        ],
      },
    ),
    '507.2a': note(
      'restriction',
      'an ability that looks for a characteristic in a block tests it as the block happens, not after',
      'only the event of blocking (507.2) wakes them, and that happens once',
      {
        fault:
          'the number 507.2a is used twice for the same rule; we carry it out once, because the second only adds an example',
      },
    ),
    '507.2a~2': note(
      'restriction',
      'a blocker or blocked creature that gains the looked-for characteristic later triggers nothing',
      'only the event of blocking (507.2) wakes them, and that happens once',
      {
        fault:
          'the second use of 507.2a, the same words with an example; we carry it out once, as the first, because nothing differs',
      },
    ),
    '507.2b': rule(
      'declareBlocker.triggerUnblocked',
      '"attacks and isn\'t blocked" triggers only if no blocker is declared, not if the blocker leaves',
      {
        clauses: [
          '"attacks and isn\'t blocked" triggers if no blocker is declared',
          'not if a declared blocker is removed from the attack later',
        ],
      },
    ),
    '507.2c': rule(
      'declareBlocker.declareUses',
      'on a block, the turn player declares all the optional triggered abilities they use',
      { kind: 'procedure' },
    ),
    '507.2d': rule(
      'declareBlocker.resolveWaiting',
      "on a block, then the turn player's waiting effects are carried out in the order they choose",
      {
        clauses: [
          "the turn player's waiting effects are carried out",
          'in the order which that player likes',
        ],
      },
    ),
    '507.2e': rule(
      'declareBlocker.othersDeclareUses',
      'on a block, the non-turn player declares the optional triggered abilities they use',
      { kind: 'procedure' },
    ),
    '507.2f': rule(
      'declareBlocker.resolveOthers',
      "on a block, then the non-turn player's waiting effects are carried out in the order they choose",
      {
        clauses: [
          "after that the non-turn player's waiting effects are carried out",
          aside('in the order which that player likes', '605.1 carries that out'),
        ],
      },
    ),
    '507.3': rule(
      ['comeBlocking', 'comesBlocking.isBlocking'],
      'a creature that enters blocking is a blocking creature but did not block, so nothing triggers',
      {
        kind: 'definition',
        fault:
          'does not say what a creature is that attacks nothing, or is blocked already; we let one come blocking only while there is an attack without a blocker, because creatures block one at a time (505.4)',
        clauses: [
          'a creature that comes to the battle zone blocking is a blocking creature',
          aside(
            'it did not block, so nothing triggers',
            'only the event of blocking (507.2) wakes that',
          ),
        ],
      },
    ),
    '508.1': rule(
      'battleStep.battle',
      'a battle takes place if the attacker attacks a creature or is blocked',
      {
        clauses: [
          'there is a battle if a creature is attacked',
          'there is one if the attacker is blocked',
        ],
      },
    ),
    '509.1': rule(
      'directAttack.winWithoutShields',
      'an unblocked attack on a player without shields makes that player lose',
      {
        fault:
          'calls every unblocked attack a direct attack; we take only attacks on the player, because 508.1 gives an attack on a creature a battle',
        clauses: [
          'an attack that is not blocked is a direct attack',
          'if the non-turn player then has no shields, that player loses',
          aside('that is a state-based action', '703.4a carries it out'),
        ],
      },
    ),
    '509.2': rule(
      'directAttack.countShields',
      'the number of shields the directly attacking creature breaks is determined',
    ),
    '509.2a': rule('singleBreak', 'a creature whose text says nothing breaks one shield'),
    '509.2b': rule(
      ['breakCounts', 'doubleBreaker', 'tripleBreaker', 'quadrupleBreaker'],
      'a creature with double breaker or the like breaks the number of shields that ability states',
    ),
    '509.2c': rule(
      'directAttack.chooseBreaker',
      'with several breaker abilities the player chooses one of them, also the lesser, and cannot choose none',
      {
        clauses: [
          'with several breaker abilities the player chooses which of them is used',
          'also the one that breaks fewer',
          'but not none of them',
        ],
      },
    ),
    '509.3': rule(
      'directAttack.breakNext',
      'the shields break one at a time up to the number, even if the attacker has left the battle zone',
      {
        fault:
          'one at a time, here and in 509.3a, does not agree with 509.3c, which declares first and then puts all into the hand; we break one at a time and read 509.3c of each break, because 509.3a, 509.3b and 701.14c need it',
        clauses: [
          'the shields break one at a time',
          'up to the number though the attacker has left the battle zone before',
        ],
      },
    ),
    '509.3a': rule(
      'directAttack.resolveTriggers',
      'shield triggers are resolved each time a shield is broken',
      {
        fault:
          'does not agree with 509.3c, where shield triggers are resolved after all broken shields are in hand; we resolve them after each break, because 509.3b and 701.14c need it',
      },
    ),
    '509.3b': rule(
      'addedShieldsToo',
      'a shield added during the breaking may be the next one broken while the number is not reached',
      {
        kind: 'permission',
        clauses: [
          'a shield added during the breaking may be chosen as the next',
          'while the number is not reached',
        ],
      },
    ),
    '509.3c': rule(
      ['takeShields.declareBeforeTheyGo', 'takeShields.keepDeclared'],
      'after declarations the broken shield goes to the hand, then its triggers resolve in any order',
      {
        clauses: [
          'what is declared for a broken shield is declared before it goes to the hand',
          'once all is declared it goes there, and what was declared waits with it',
          aside('then that is carried out in any order', '605.1 carries that out'),
        ],
        fault:
          'reads as if all shields broke together, against 509.3 and 509.3a; we apply it to each shield in turn (its cards declared, put into the hand, resolved), because only so all four rules hold. Whether 112.3a, which has them declared as they are put into the hand, means the card before or behind that it leaves open; we take it as this number says, because 110.4c has a card that gains shield trigger for itself do so among the shields',
      },
    ),
    '509.4': rule(
      ['shieldsToBreak', 'worldBreaker', 'gBreaker'],
      'breaking all shields cannot choose one shield twice, and a shield not broken stays where it is',
      {
        kind: 'restriction',
        clauses: [
          'breaking all shields cannot choose one shield twice',
          'a shield that an effect keeps from being broken stays where it is',
        ],
      },
    ),
    '510.1': rule(
      'endOfAttack.trigger',
      'all "at the end of the attack" abilities trigger and are resolved, the turn player\'s first',
      {
        clauses: [
          'all abilities "at the end of the attack" trigger',
          "their effects are carried out, the turn player's first",
        ],
      },
    ),
    '510.2': rule(
      ['endOfAttack.endEffects', 'noAttackToLastFor'],
      'then effects that last "during the attack" or "while blocking" end',
      {
        clauses: [
          '"during the attack" is over then',
          '"while blocking" is over then',
          '"during the attack" does not begin where no attack is going on',
        ],
        fault:
          'stands behind what triggers at the end of the attack, where a creature is said to attack and block only until this substep, which by 500.3 would be until it begins; we let both last until this number, because it would otherwise end nothing; and of one that would begin where no attack is going on it says nothing: we let it never begin',
      },
    ),
    '511.1': rule(
      'endStep.trigger',
      'all "at the end of the turn" abilities trigger, are declared, and are resolved, the turn player\'s first',
      {
        clauses: [
          'all abilities "at the end of the turn" trigger',
          "their effects are declared and carried out, the turn player's first",
        ],
      },
    ),
    '511.1a': note(
      'restriction',
      'a card arriving in the zone it triggers from during this step does not trigger until the next one',
      'the end of the turn is an event that happens once (511.1)',
    ),
    '511.2': rule(
      'endStep.endEffects',
      'effects that last "this turn" or "until the end of the turn" all end at once',
      { clauses: ['"this turn" is over', '"until the end of the turn" is over', 'all at once'] },
    ),
    '512.1': rule(
      'passTurn.emptyNowhere',
      'between turns all cards in the nowhere zone go to the graveyard, and nothing triggers by it',
    ),
  },
};
