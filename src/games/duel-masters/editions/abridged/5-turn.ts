/** Chapter 5 of duel-masters/abridged: turn. */
import { type Chapter, aside, note, rule } from '../../../../kernel/edition.js';
import { row, same } from './from-1.13.js';

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
    ...same('500.1', '500.2', '500.2a'),
    '500.3': rule(
      ['endingAt', 'startStep.endDurations'],
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
    ...same('500.4'),
    ...same('500.5'),
    '500.5a': rule(
      'orderOfExtraTurns',
      "of extra turns that both players gain in one turn the turn player's come first",
    ),
    ...same('500.6'),
    '501.1': rule(
      'startStep.untapFirst',
      'first the turn player decides which of their cards untap, normally all unless an effect prevents it, and they untap at once: a turn-based action',
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
    '501.1a': rule(
      ['silentSkills', 'startStep.silentSkillsFirst'],
      'a creature with silent skill may stay tapped instead, and the effect waits until the others untapped',
      {
        kind: 'replacement',
        clauses: [
          'the turn player may leave a creature with silent skill tapped',
          'that takes the place of its untapping',
          'what the silent skill gives waits at once',
          'and is carried out after the other cards have untapped',
        ],
      },
    ),
    '501.2': rule(
      'startStep.begin',
      'then all "at the start of the turn" abilities trigger and are resolved, the turn player\'s first',
      {
        clauses: [
          'all abilities "at the start of the turn" trigger once the cards have untapped',
          aside("their effects are carried out, the turn player's first", '101.4a carries it out'),
        ],
      },
    ),
    '501.2a': note(
      'restriction',
      'a card that comes during this step to where its ability triggers does not trigger at the start of the turn until the next one',
      'the beginning of a turn is an event that happens once (501.2)',
    ),
    ...same('502.1'),
    ...same('503.1', '503.2'),
    ...same('504.1'),
    ...same('505.1', '505.2'),
    '505.3': note(
      'restriction',
      'only creatures attack or block',
      '301.4 and 701.12a speak of creatures only',
    ),
    '505.4': note(
      'restriction',
      'creatures attack and block one at a time, never several together',
      'one attacker is asked for at a time (505.5), and of several that would block one does in the end (507.2)',
      {
        fault:
          'does not agree with 507.1a, where several creatures may be chosen to turn the attack on themselves; we let several be chosen, because only one of them blocks in the end',
      },
    ),
    ...same('505.5', '505.6'),
    '505.6a': rule(
      ['attackGoesOn', 'forbidsDeclared'],
      'a creature once declared stays in the attack; but when the attacker or the attacked creature is taken out of it, the attack ends at once',
      {
        clauses: [
          'a creature that is forbidden to attack or block later stays in the attack',
          'when the attacked creature or the attacker is in the attack no longer, the end of attack comes next',
          aside(
            'what waits is carried out all the same',
            '506.3c carries that out, before the attack goes on',
          ),
          'nothing more is declared by the non-turn player then',
        ],
      },
    ),
    ...same('505.6b'),
    ...same('506.1'),
    '506.1a': rule(
      ['attackerHasTarget', 'attackerIsUntapped'],
      'the attacker is optional, able to attack, untapped, free of summoning sickness, and meets its own conditions',
      {
        clauses: [
          'the turn player chooses the creature that attacks',
          aside('and need not choose any', '506.2 lets the turn player go on without one'),
          'it has to be able to attack',
          'it has to be untapped',
          aside('it has been in the battle zone since the turn began', '301.5 carries that out'),
          aside(
            'or an effect lifts that it cannot attack',
            'a card that says it can overrules 301.5 (101.1)',
          ),
          'one that needs something in order to attack cannot be declared without it',
        ],
      },
    ),
    ...same('506.1b', '506.1c', '506.1d', '506.1e'),
    ...same('506.2'),
    '505.2a': note(
      'restriction',
      'nothing can be declared in skipped substeps, but effects that wait can still be used',
      'without an attacker nothing in the substeps is asked; what waits is carried out by 101.4a',
      {
        fault:
          'stands inside 506; we take it for 506.2a, because 506.2 is where substeps are skipped',
      },
    ),
    ...same('506.3', '506.3a'),
    '506.3b': rule(
      'declareAttacker.declareUses',
      'on an attack, the turn player declares all the triggered abilities that have to be declared and are to be used, those of hidden zones',
      {
        kind: 'procedure',
        clauses: [
          'the turn player declares which they use of the abilities that have to be declared',
          'all of them before any of them is carried out',
          aside('such are those that trigger in hidden zones', '603.2e carries that out'),
        ],
      },
    ),
    ...same('506.3c', '506.3d'),
    '506.3e': rule(
      'declareAttacker.resolveOthers',
      "on an attack, then the non-turn player's waiting effects are carried out in the order they choose, and what they trigger for the turn player in between",
      {
        clauses: [
          "after that the non-turn player's waiting effects are carried out",
          aside('in the order which that player likes', '605.1 carries that out'),
          aside('what they trigger for the turn player goes next', '101.4c carries that out'),
        ],
      },
    ),
    '507.1': note(
      'procedure',
      'the non-turn player chooses creatures that turn the attack on themselves',
      'introduces what 507.1a and 507.2 carry out',
    ),
    '507.1a': rule(
      [
        'attackedDoesNotBlock',
        'blockerCanBeTapped',
        'blockerIsUntapped',
        'chooseBlocker',
        'declareBlocker.chooseSeveral',
      ],
      'the non-turn player may choose any number of creatures with blocker or the like, all at once, each of them able to use it',
      {
        clauses: [
          'the non-turn player chooses creatures that turn the attack on themselves',
          aside(
            'blocker does that, and other abilities such as guardman',
            '701.12a says which creatures have the one, 507.2b what becomes of the other',
          ),
          'and need not choose any',
          'they may be several, and are chosen at once',
          'each has to be able to use the ability',
          'one that needs something in order to use it cannot be chosen without it',
        ],
        fault:
          'does not say that a blocker is untapped, nor that it taps; we take both from what blocker says on the cards, because 507.2 has that ability carried out. Does not speak of the creature that is attacked; we take it that it cannot use blocker, because an attack on it is not changed by being turned on it',
      },
    ),
    '507.1b': rule('forcedToBlock', 'creatures that must block all have to be chosen', {
      kind: 'restriction',
      clauses: [
        'a creature that an effect forces to block has to be chosen',
        'of several such creatures all have to be',
        aside('only if they can be chosen', '507.1a says which can'),
      ],
    }),
    '507.2': rule(
      'declareBlocker.resolveNextRedirection',
      'the abilities of the chosen creatures are carried out one by one, in any order, and the last decides what is attacked',
      {
        clauses: [
          'the abilities of the chosen creatures are carried out one after another',
          'in the order which the non-turn player likes',
          'the last of them decides what is attacked',
        ],
        fault:
          'does not say on what the attack is turned in between: we have it turned once, by the last, so that an earlier one that has left meanwhile does not end the attack (505.6a); and what can no longer be tapped for its ability turns nothing',
      },
    ),
    '507.2a': rule(
      ['blocking', 'declareBlocker.isBlocking'],
      'a creature to which blocker has turned the attack in the end is blocking until it leaves the attack or the end of attack substep',
      {
        clauses: [
          'a creature to which its blocker ability has turned the attack in the end is blocking',
          'until it is removed from the attack',
          'or until the end of attack substep',
        ],
      },
    ),
    '507.2b': rule(
      ['guardman', 'chooseGuardman', 'declareBlocker.isGuarding'],
      'a creature to which another ability, such as guardman, has turned the attack is not blocking',
      {
        kind: 'definition',
        fault:
          'names guardman and does not say what it does; we take what the cards say: its creature may be tapped to turn an attack by an opposing creature on another creature of its player on itself. A creature that is attacked has nothing to turn, as with blocker (507.1a), and one with both abilities uses one of them, because it can be tapped only once',
      },
    ),
    '507.2c': rule(
      ['blocked', 'declareBlocker.isBlocked'],
      'the attacker is blocked, even if its blocker then leaves, or else unblocked, until it leaves the attack or the end of attack substep',
      {
        clauses: [
          'an attacker that is blocked becomes a blocked creature',
          aside(
            'one without a blocker becomes an unblocked creature',
            'no text asks whether a creature is unblocked; what triggers on that is 507.3c',
          ),
          'it stays so until it is removed from the attack',
          'or until the end of attack substep',
          'blocked it stays though its blocker is removed from the attack',
        ],
      },
    ),
    '507.3': row('507.2'),
    '507.3a': note(
      'trigger',
      '"when this blocks" triggers as the creature itself is declared as the blocker',
      "the event of blocking (507.3) wakes it, and that is the final blocker's alone",
    ),
    '507.3b': note(
      'restriction',
      'an ability that looks for a characteristic in a block tests it as the block happens, not after',
      'only the event of blocking (507.3) wakes them, and that happens once',
    ),
    '507.3c': row('507.2b'),
    '507.3d': row('507.2c'),
    '507.3e': row('507.2d'),
    '507.3f': row('507.2e'),
    '507.3g': rule(
      'declareBlocker.resolveOthers',
      "on a block, then the non-turn player's waiting effects are carried out in the order they choose, and what they trigger for the turn player in between",
      {
        clauses: [
          "after that the non-turn player's waiting effects are carried out",
          aside('in the order which that player likes', '605.1 carries that out'),
          aside('what they trigger for the turn player goes next', '101.4c carries that out'),
        ],
      },
    ),
    '507.4': rule(
      ['comeBlocking', 'comesBlocking.isBlocking'],
      'a creature that enters blocking is a blocking creature but did not block, so nothing triggers',
      {
        kind: 'definition',
        fault:
          'does not say what a creature is that attacks nothing, or is blocked already, nor whether others may still turn the attack on themselves; we let one come blocking only while there is an attack without a blocker, and then no other is asked for, because creatures block one at a time (505.4)',
        clauses: [
          'a creature that comes to the battle zone blocking is a blocking creature',
          aside(
            'it did not block, so nothing triggers',
            'only the event of blocking (507.3) wakes that',
          ),
        ],
      },
    ),
    '508.1': rule(
      'battleStep.battle',
      'a battle takes place if the attacker attacks a creature or the attack was turned on one',
      {
        clauses: [
          'there is a battle if a creature is attacked',
          'there is one if the attack was turned on another creature',
        ],
      },
    ),
    '509.1': rule(
      'directAttack.winWithoutShields',
      'an attack that was not redirected, on a player without shields, is a direct attack, and makes that player lose',
      {
        clauses: [
          'an attack that was not redirected is a direct attack if the non-turn player has no shields',
          'and that player loses',
          aside('that is a state-based action', '703.4a carries it out'),
        ],
        fault:
          'calls any attack that was not redirected a direct attack, where there are no shields; we take only attacks on the player, because 508.1 gives an attack on a creature a battle, and with them one that was turned on the player, which breaks shields where there are any (509.2)',
      },
    ),
    '509.2': rule(
      'directAttack.countShields',
      'where the non-turn player has shields, the number of them that the attacking creature breaks is determined',
    ),
    ...same('509.2a', '509.2b', '509.2c'),
    '509.3': rule(
      [
        'directAttack.chooseShields',
        'directAttack.tellBeforeBreak',
        'shieldsToBreak',
        'worldBreaker',
      ],
      'as many shields are chosen, all at once; what triggers before the break triggers now',
      {
        clauses: [
          'the shields to break are chosen at once, as many as were determined',
          'what triggers before a break triggers then',
        ],
      },
    ),
    '509.4': rule(
      'directAttack.resolveBeforeBreak',
      'what triggers before the break is carried out, then whatever else waits',
      {
        clauses: [
          'what has triggered before the break is carried out first',
          aside('then whatever else waits', '603.7a carries that out'),
        ],
        fault:
          "does not agree with 509.4b, if that has the turn player's other effects cut in; we carry out all that triggered before the break first, because 603.7b does so of several breaks",
      },
    ),
    '509.4a': note(
      'procedure',
      "of what has triggered the turn player's is carried out first, in any order",
      'what waits is carried out as 101.4a says',
    ),
    '509.4b': note(
      'procedure',
      "then the non-turn player's, and what that triggers for the turn player in between",
      'what waits is carried out as 101.4a and 101.4c say',
      {
        fault:
          'can be read as having an effect of the turn player cut in between two of the abilities before the break; we read 509.4a and 509.4b of whatever else has come to wait, because 509.4 and 603.7a have all of those carried out before anything else',
      },
    ),
    '509.4c': rule(
      'breaksWithoutAttacker',
      'the shields that were chosen break though the attacker has left the battle zone meanwhile',
      { kind: 'permission' },
    ),
    '509.5': rule(
      'directAttack.breakTogether',
      'the chosen shields break at once; none that is added meanwhile is chosen as another, though the number was not reached',
      {
        clauses: [
          'the chosen shields are broken at the same time',
          'a shield that is added is broken no more, though fewer broke than the number says',
        ],
      },
    ),
    '509.5a': note(
      'permission',
      'shield triggers are declared as the broken shields go to the hand, several at once, each shown',
      'carried out at 112.3a',
    ),
    '509.5b': rule(
      ['takeShields.declareStrikes', 'gStrikes', 'strikesFromShields'],
      'G strikes are declared as the broken shields go to the hand, several at once, each shown',
      {
        kind: 'permission',
        clauses: [
          'a G strike may be declared as its card goes from the shields to the hand',
          'several are declared at once',
          aside('the declared card is shown', '701.9a shows what was declared'),
        ],
        fault:
          'does not say what a G strike does; what it does stands on the card, behind its icon',
      },
    ),
    '509.5c': rule(
      'discardForUse.discard',
      'a strike back is declared by discarding the broken shield, which counts as discarded from the hand',
      {
        kind: 'permission',
        clauses: [
          'a strike back is declared by discarding a card of a broken shield on its way to the hand',
          aside('the declared card is shown', '701.9a shows what was declared'),
          'that card counts as discarded from the hand, though it comes from the shields',
        ],
        fault:
          'does not say whether one shield may be declared as a shield trigger and discarded as well; we let it, and the trigger comes to nothing, because 112.3a uses what is declared from the hand',
      },
    ),
    '509.5d': rule(
      'takeShields.chooseCrest',
      'once all is declared the broken shields go to the hand, where a judgment Z may be declared for them',
      {
        kind: 'procedure',
        clauses: [
          aside('once all is declared the broken shields go to the hand', '113.6 carries that out'),
          'of the cards that have come there one with the crest may be discarded, and a judgment Z declared',
        ],
      },
    ),
    '509.5e': note(
      'procedure',
      'then shield triggers are resolved in any order, and so are strike backs, G strikes and judgment Z',
      'once all chosen shields are in the hand, what waits is carried out as 101.4a says',
    ),
    '509.6': note(
      'restriction',
      'no shield is chosen twice, and a shield that is not broken stays where it is',
      'all are chosen at once from those that lie there (509.3), and what keeps one from being broken is asked of its break',
    ),
    ...same('510.1', '510.2'),
    '511.1': note(
      'overview',
      'abilities "at the end of the turn" trigger and are used in the steps that follow',
      'introduces what 511.1a to 511.1e carry out',
    ),
    '511.1a': rule(
      'endStep.trigger',
      'first all "at the end of the turn" abilities trigger that need not be declared',
    ),
    '511.1b': rule(
      'endStep.declareUses',
      'then the turn player declares those that have to be declared',
      {
        kind: 'procedure',
        clauses: [
          'the turn player declares what triggers at the end of the turn and has to be declared',
          'that is done before anything that waits is carried out',
        ],
      },
    ),
    '511.1c': rule(
      'endStep.resolveOwn',
      "then the turn player's waiting effects are carried out, before the other player declares anything",
      { kind: 'procedure' },
    ),
    '511.1d': rule(
      'endStep.othersDeclareUses',
      'once none of them is left, the non-turn player declares those that have to be declared',
      {
        clauses: [
          'the non-turn player declares what triggers at the end of the turn and has to be declared',
          "that is done once none of the turn player's effects waits any more",
        ],
        fault:
          'does not say whether it counts what is so as the turn ends or as it is declared; we take the latter, because 506.3d says so of the same declaration after an attack',
      },
    ),
    '511.1e': note(
      'procedure',
      "then the non-turn player's waiting effects are carried out in any order, and what they trigger for the turn player in between",
      'what waits is carried out as 101.4a and 101.4c say',
    ),
    ...same('511.2'),
    '512.1': rule(
      'passTurn.emptyNowhere',
      'between turns all pending cards go to the graveyard, and nothing triggers by it',
      {
        clauses: ['pending cards go to the graveyard between turns', 'nothing triggers by that'],
      },
    ),
  },
};
