/** Chapter 7 of fire-force/1.0.0: battle. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

export const battleChapter: Chapter = {
  title: 'Battle',
  sections: {
    '701': 'Overview',
    '702': 'Attack',
  },
  rules: {
    '701.1': note(
      'overview',
      'an attack is carried out in a fixed order',
      'names the topic; its parts are 702.1 to 702.21',
    ),
    '702.1': rule(
      ['attack.spendAttacker', 'attackerCanBeSpent'],
      'the turn player may attack with one of their units on the field, by spending it',
      {
        clauses: [
          aside(
            'the turn player may attack with one of their units on the field',
            '503.3d offers it',
          ),
          'they do so by spending it: one that cannot be spent does not attack',
        ],
      },
    ),
    '702.1a': note(
      'restriction',
      'the unit chosen to attack must meet all of these conditions',
      'names the topic; the conditions are 702.1a-1 to 702.1a-3',
    ),
    '702.1a-1': rule('attackerIsReady', 'only a ready unit may be chosen to attack'),
    '702.1a-2': rule(
      'notOnArrivalTurn',
      'a unit that came onto the field this turn may not be chosen to attack',
      {
        fault:
          'does not say whether a unit that goes over from the other field has come onto the field; it moves from one zone to another, if as the same card (302.3), and we take it that it has',
      },
    ),
    '702.1a-3': rule(
      'attackNotForbidden',
      'a unit that a rule or effect forbids to attack may not be chosen',
    ),
    '702.2': rule(
      ['mayTarget', 'attack.chooseTarget', 'needsTarget'],
      'the target is a spent unit of the opponent, or the opponent if the attacker has flame or a flame card is attached to it',
      {
        clauses: [
          'the controller of the attacking unit chooses what it attacks',
          "one spent unit of their opponent's",
          'if the attacking unit has flame, they may choose the opponent instead',
          'so they may if a flame card is attached to it',
        ],
        fault:
          'does not say what becomes of an attack that has no possible target; we take it that such an attack cannot be chosen, because 702.2 asks for a target without exception',
      },
    ),
    '702.2a': rule(
      'targetNotForbidden',
      'a player or unit that a rule or effect forbids to be attacked cannot be chosen as the attack target',
      {
        clauses: [
          'a player who may not be attacked cannot be chosen',
          'nor can a unit that may not be attacked',
        ],
      },
    ),
    '702.3': rule(
      'attack.triggerAttack',
      'the conditions "when this attacks" and "when attacked" are met',
      {
        clauses: [
          'the condition "when this attacks" is met',
          'so is the condition "when this is attacked"',
        ],
      },
    ),
    '702.4': rule('attack.checkRulesOnAttack', 'a rule check follows'),
    '702.5': rule(
      ['cancelAttack', 'attack.endIfInvalidOnAttack'],
      'an attack that was cancelled, or whose attacker or target unit has left its zone, ends here',
      {
        clauses: [
          'an attack is no longer valid once the attacking unit has moved to another zone',
          'so is one whose target unit has moved to another zone',
          'so is one that a rule or effect has cancelled',
          'then the attack ends, and the main phase goes on at 503.2',
        ],
        fault:
          "goes straight to 503.2 and so skips the clean-up of 702.20; we carry that clean-up out all the same, because 702.6 lets the attack's states last no longer than the attack, and leave out the check of 702.21, as 503.2 is one",
      },
    ),
    '702.6': rule(
      ['attacking', 'attack.isAttacking'],
      'from here to the end of the attack, the attacking unit is the attack unit and "attacking"',
      {
        clauses: [
          'from here on, the attacking unit is the attack unit and "attacking"',
          'it is so until the attack is over',
        ],
      },
    ),
    '702.7': rule(
      ['mayDefend', 'attack.mayDefend'],
      'the non-turn player may use the defence ability of one of their cards, once per attack',
      {
        clauses: [
          'the non-turn player may use a defence ability, or not',
          'one of a card of their own',
          'only once in the attack',
        ],
      },
    ),
    '702.8': rule(
      'attack.triggerDefence',
      'the conditions "when this defends" and "when defended" are met',
      {
        clauses: [
          'the condition "when this defends" is met',
          'so is the condition "when this is defended against"',
        ],
        fault:
          'does not ask whether a defence ability was used; we take the conditions as met only if one was, because 908.1d says so of 【防御時】',
      },
    ),
    '702.9': rule('attack.checkRulesOnDefence', 'a rule check follows'),
    '702.10': rule(
      'attack.endIfInvalidOnDefence',
      'an attack that was cancelled, or whose attacker or target unit has left its zone, ends here',
      {
        clauses: [
          'an attack is no longer valid once the attacking unit has moved to another zone',
          'so is one whose target unit has moved to another zone',
          'so is one that a rule or effect has cancelled',
          'then the attack ends, and the main phase goes on at 503.2',
        ],
        fault:
          "goes straight to 503.2 and so skips the clean-up of 702.20; we carry that clean-up out all the same, because 702.6 lets the attack's states last no longer than the attack, and leave out the check of 702.21, as 503.2 is one",
      },
    ),
    '702.11': rule(
      ['attacked', 'attack.isAttacked', 'redirectAttack'],
      'from here on, the chosen player or unit is the attack target and "being attacked"',
      {
        fault:
          'does not tell what becomes of an attack that a text turns to the side of the attacker; we take 605.1, where units attack the opponent and their units alone: it goes on as it was',
        clauses: [
          'from here on, a player who was chosen is the attack target player and "being attacked"',
          'a unit that was chosen is the attack target unit and "being attacked"',
        ],
      },
    ),
    '702.12': rule('attack.counterOrPass', 'the non-turn player does one of 702.12a and 702.12b'),
    '702.12a': rule('mayPass', 'the non-turn player may pass'),
    '702.12b': rule(
      'mayCounter',
      'the non-turn player may pay for and use one event or activated ability of theirs that begins with counter',
      {
        clauses: [
          'an event card of theirs whose event ability begins with counter',
          'or an activated ability of theirs that begins with counter',
          'one of these, by paying its cost',
        ],
      },
    ),
    '702.13': rule('attack.checkRulesOnCounter', 'a rule check follows'),
    '702.14': rule(
      'attack.endIfInvalidOnCounter',
      'an attack that was cancelled, or whose attacker or target unit has left its zone, ends here',
      {
        clauses: [
          'an attack is no longer valid once the attack unit has moved to another zone',
          'so is one whose target unit has moved to another zone',
          'so is one that a rule or effect has cancelled',
          'then the attack ends, and the main phase goes on at 503.2',
        ],
        fault:
          "goes straight to 503.2 and so skips the clean-up of 702.20; we carry that clean-up out all the same, because 702.6 lets the attack's states last no longer than the attack, and leave out the check of 702.21, as 503.2 is one",
      },
    ),
    '702.15': rule(
      'attack.counterAgain',
      'unless the non-turn player passed, they again choose between counter and passing',
      {
        fault:
          'points to 702.11, which offers no choice; we go back to 702.12, because that is the step where one can pass',
      },
    ),
    '702.16': rule(
      ['support', 'attack.support'],
      'a target unit gains the support values of unit cards its player puts from hand into Adolla, for this battle',
      {
        clauses: [
          'only if the attack target is a unit',
          'the non-turn player chooses unit cards with support in their hand',
          'any number of them, none included',
          'and puts them into Adolla',
          "the target unit's power grows by the sum of their support values",
          'during this battle',
        ],
      },
    ),
    '702.17': rule(['inBattle', 'attack.battle'], 'the attack unit battles the attack target'),
    '702.17a': rule(
      'attack.retireTarget',
      "if the attack unit's power is at least that of the target unit, the target unit is retired",
      {
        clauses: [
          'if the target is a unit and has less power than the attack unit, it is retired',
          'equal power is enough',
        ],
      },
    ),
    '702.17b': rule('attack.damagePlayer', 'a player who is the attack target takes 1 damage'),
    '702.18': rule(
      'attack.triggerEnd',
      'the conditions "when the battle ends" and "when the attack ends" are met',
      {
        clauses: [
          'the condition "when the battle ends" is met',
          'so is the condition "when the attack ends"',
        ],
      },
    ),
    '702.19': rule('attack.checkRulesOnEnd', 'a rule check follows'),
    '702.20': note(
      'procedure',
      'the battle is cleaned up',
      'names the step; what it does is 702.20a to 702.20e',
      { name: 'cleanUpBattle' },
    ),
    '702.20a': rule(
      ['attack.endEffects', 'noBattleToLastFor'],
      'continuous effects that last during the battle or attack are over',
      {
        clauses: [
          'continuous effects that last during the battle are over',
          'so are those that last during the attack',
          'neither begins where no attack is going on',
        ],
        fault:
          'says only when such effects end, and nothing of one that would begin where no battle or attack is going on; we let it never begin, since nothing would end it but the next battle, which is not the one that its text speaks of',
      },
    ),
    '702.20b': rule(
      'attack.endAttacking',
      'the attack unit stops being the attack unit and attacking',
      {
        clauses: [
          aside(
            'the attack unit is the attack unit no longer',
            'no rule or effect tells that state from the next',
          ),
          'it stops being "attacking"',
        ],
        fault:
          'ends a state 攻撃中 where 702.6 began 攻撃している; we take the two for one state, since nothing else begins the former',
      },
    ),
    '702.20c': rule(
      'attack.endUnitAttacked',
      'the attack target unit stops being the attack target and being attacked',
      {
        clauses: [
          aside(
            'the attack target unit is that no longer',
            'no rule or effect tells that state from the next',
          ),
          'it stops being "being attacked"',
        ],
      },
    ),
    '702.20d': rule('attack.endInBattle', 'units that are "in battle" stop being so', {
      fault:
        'no rule says when a unit comes to be in battle; we take both units to be so from 702.17, where they battle',
    }),
    '702.20e': rule(
      'attack.endPlayerAttacked',
      'the attack target player stops being the attack target and being attacked',
      {
        clauses: [
          aside(
            'the attack target player is that no longer',
            'no rule or effect tells that state from the next',
          ),
          'they stop being "being attacked"',
        ],
      },
    ),
    '702.21': rule('attack.checkRules', 'a rule check follows'),
  },
};
