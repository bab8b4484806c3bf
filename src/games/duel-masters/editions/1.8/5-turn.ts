/** Chapter 5 of duel-masters/1.8: turn. */
import {
  type Chapter,
  aside,
  note,
  rowsFrom,
  rule,
  withFault,
} from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { row, same } = rowsFrom(chapters);

/** Four numbers speak of modes between what triggers and what is carried out. */
const speaksOfModes =
  'speaks of choosing modes; we take it for declaring abilities that need it, because 603.2e has such declarations and modes are chosen as 603.3a says';

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
    ...same('500.1'),
    '500.2': withFault(
      row('500.2'),
      'hardly readable; we take a step to end once no effect is being carried out and the turn player does nothing more, because 500.1 has steps follow one another',
    ),
    ...same('500.2a'),
    '500.3': rule(
      ['endingAt', 'startStep.endDurations'],
      '"until the end of" a step ends with it, "until" a step ends as it begins, "during the attack" with that attack, "this turn" after the turn',
      {
        kind: 'continuous',
        clauses: [
          '"until the end of" a step or substep is over as that ends',
          '"until" a step or substep is over as that begins',
          '"during the attack" is over at the end of that attack, not of the attack step',
          '"this turn" is over once the turn is, not as its end step begins',
        ],
      },
    ),
    ...same('500.4'),
    '500.5': rule(
      ['nextExtraTurn', 'takeExtraTurn'],
      'an effect may give an extra turn, added straight after the turn it names; several of one player are added one by one',
      {
        kind: 'procedure',
        clauses: [
          'an effect may give a player an extra turn',
          'it is added straight after the turn that the effect names',
          'several that one player is given are added one by one',
        ],
      },
    ),
    '500.5a': note(
      'procedure',
      'extra turns of several players are added one by one',
      'each is added as the effect that gives it comes to it (500.5, 111.1)',
    ),
    ...same('500.6'),
    '501.1': rule(
      'startStep.untapFirst',
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
    '501.1a': rule(
      ['silentSkills', 'startStep.silentSkillsFirst'],
      'a creature with silent skill may stay tapped instead, and the effect is carried out after the others untapped',
      {
        kind: 'replacement',
        clauses: [
          'the turn player may leave a creature with silent skill tapped',
          'that takes the place of its untapping',
          'what the silent skill gives does not',
          'and is carried out after the other cards have untapped',
        ],
      },
    ),
    '501.2': rule(
      'startStep.begin',
      'then all "at the start of the turn" abilities trigger, and are carried out, the turn player\'s first',
      {
        clauses: [
          'all abilities "at the start of the turn" trigger',
          aside("their effects are carried out, the turn player's first", '603.3 carries that out'),
        ],
      },
    ),
    '501.2a': note(
      'restriction',
      'a card arriving after that in the zone it triggers from does not trigger until the next start of a turn',
      'the beginning of a turn is an event that happens once (501.2)',
    ),
    ...same('502.1', '503.1', '503.2', '504.1', '504.2'),
    ...same('505.1', '505.2', '505.3', '505.4', '505.5', '505.6'),
    '505.6a': rule(
      ['attackNeedsAttacker', 'forbidsDeclared'],
      'a creature once declared stays in the attack though it is then forbidden; without its attacker the attack ends at once',
      {
        kind: 'definition',
        clauses: [
          'a creature that is forbidden to attack or block later stays in the attack',
          'when the attacker is in the attack no longer, the attack is over, and nothing more is declared in it',
          aside(
            'the end of attack comes next',
            'without the attacker nothing of 507 to 509 is done',
          ),
        ],
        fault:
          'has the attack end "immediately" without its attacker; we have what waits carried out before the end of attack substep begins, because a substep does not end while something waits (500.2), but nobody declares anything more, because 506.3d lies in the attack that is over; does not speak of an attacked creature that is gone; we let that attack go on',
      },
    ),
    '505.6b': note(
      'definition',
      'neither another owner nor untapping removes a declared creature from the attack',
      'only 505.6 takes a creature out of the attack',
    ),
    ...same('506.1'),
    '506.1a': rule(
      ['attackerHasTarget', 'attackerIsUntapped'],
      'the attacker is untapped, able to attack a legal target, free of summoning sickness, and meets its own conditions',
      {
        clauses: [
          'the turn player chooses the creature that attacks',
          'it has to be untapped',
          'there has to be something that it can attack',
          aside('it may not have summoning sickness', '301.6 carries that out'),
          aside('unless an effect ignores that', 'a card that says it can overrules 301.6 (101.1)'),
          'one that needs something in order to attack cannot be chosen without it',
        ],
      },
    ),
    ...same('506.1b', '506.1c', '506.1d'),
    '506.1e': rule(
      ['attacked', 'declareAttacker.chooseTarget', 'redirectTerm'],
      'the turn player chooses what is attacked: the other player, or one of their creatures',
      {
        kind: 'procedure',
        clauses: [
          'the turn player chooses what is attacked',
          "the other player, or one of that player's creatures",
          aside('it has to be legal to attack that', '505.2 says what is'),
        ],
        fault:
          'does not say what is attacked where nothing can be by then, since it has gone as the attacker was tapped: we have the attack be over',
      },
    ),
    ...same('506.2'),
    '505.2a': note(
      'restriction',
      'nothing can be declared in skipped substeps, but effects that wait can still be used',
      'without an attacker nothing in the substeps is asked; what waits is carried out by 101.4a',
      {
        fault:
          'numbered as if it belonged to 505.2; we take it for 506.2a, because it stands under 506.2 and goes on from it',
      },
    ),
    '506.3': rule(
      'declareAttacker.trigger',
      'then abilities that look for the declared attacker trigger',
    ),
    ...same('506.3a'),
    '506.3b': withFault(row('506.3b'), speaksOfModes),
    ...same('506.3c'),
    '506.3d': rule(
      'declareAttacker.othersDeclareUses',
      'on an attack, the non-turn player declares what they use of the abilities that need it, and nothing that may not be used',
      {
        kind: 'procedure',
        clauses: ['then the non-turn player declares theirs', 'but none that may not be used then'],
        fault: `${speaksOfModes}; what would be illegal we take for an ability whose condition is not met at that time, and not for one that then does something which is forbidden, because 603.2e tells its declaration from the use of a card`,
      },
    ),
    '506.3c~2': withFault(
      row('506.3e'),
      'the second use of 506.3c; we take it for 506.3e, because it comes behind 506.3d',
    ),
    ...same('507.1', '507.1a', '507.1b'),
    '507.1c': rule(
      ['blockerCanBeTapped', 'declareBlocker.tap'],
      'the non-turn player taps the chosen blocker',
    ),
    '507.1d': rule(
      ['blocked', 'declareBlocker.isBlocked'],
      'the attacker is blocked, even if its blocker then leaves, until it leaves the attack or the end of attack substep',
      {
        clauses: [
          'an attacker that is blocked becomes a blocked creature',
          'it stays so until it is removed from the attack',
          'or until the end of attack substep',
          'blocked it stays though its blocker is removed from the attack',
        ],
      },
    ),
    '507.2': rule(
      'declareBlocker.trigger',
      'then abilities that look for the declared blocker trigger',
    ),
    '507.2a': note(
      'restriction',
      'an ability that looks for a characteristic in a block tests it as the block happens, not after',
      'only the event of blocking (507.2) wakes them, and that happens once',
    ),
    ...same('507.2b'),
    '507.2c': withFault(row('507.2c'), speaksOfModes),
    ...same('507.2d'),
    '507.2e': withFault(row('507.2e'), speaksOfModes),
    ...same('507.2f'),
    '507.3': withFault(
      row('507.3'),
      'speaks of a creature that enters "being blocked"; we take it for one that enters blocking, because nothing enters as an attacker that was blocked',
    ),
    '508.1': rule(
      'battleStep.battle',
      'a battle takes place if the attacker attacks a creature or the attack was turned on one',
      {
        clauses: [
          'there is a battle if a creature is attacked',
          'there is one if the attack was turned on a creature',
        ],
        fault:
          'does not name blocking; we take a blocked attack to be turned on the blocker, because 701.12a has a block stop the attack and no other number gives it its battle',
      },
    ),
    '509.1': rule(
      'directAttack.winWithoutShields',
      'an attack on the player that was not turned on something else makes them lose if they have no shields',
      {
        clauses: [
          'an attack on the player that was not turned on something else is a direct attack',
          'if the non-turn player then has no shields, that player loses',
          aside('that is a state-based action', '703.4a carries it out'),
        ],
        fault:
          'has only what was declared on the player be a direct attack: we take an attack that was turned on the player for one, too, since nothing else would have it break shields (509.2)',
      },
    ),
    '509.2': rule(
      ['directAttack.countShields', 'directAttack.chooseShields', 'shieldsToBreak'],
      'the shields that the directly attacking creature breaks are chosen',
      {
        clauses: [
          aside('how many it breaks is determined', '509.2a to 509.2c say how many'),
          'which they are is chosen before any is broken',
        ],
      },
    ),
    '509.2a': rule('singleBreak', 'a creature breaks one shield if nothing else is said'),
    '509.2b': rule(
      ['breakCounts', 'doubleBreaker', 'tripleBreaker', 'quadrupleBreaker', 'worldBreaker'],
      'a creature with an ability to break several shields, such as double breaker, breaks the number it states',
    ),
    '509.2c': rule(
      'directAttack.chooseBreaker',
      'with several breaker abilities the owner of the creature chooses one of them, and cannot choose none',
      {
        clauses: [
          'with several breaker abilities one is applied, which the owner of the creature chooses',
          'one of them must be applied',
        ],
      },
    ),
    '509.3': rule(
      'directAttack.breakTogether',
      'the chosen shields are broken simultaneously, and none that is added after the choice',
      {
        clauses: [
          'the chosen shields break simultaneously',
          'a shield that is added after the choice is not among them, though there be fewer than the number',
        ],
      },
    ),
    '509.3a': note(
      'permission',
      'shield triggers of broken shields may be declared, and those of several shields simultaneously',
      'shields that break together go to the hand together, and 509.3c asks for all of them at once before',
    ),
    '509.3b': rule(
      'discardForUse.discard',
      'strike back in hand may be declared by discarding broken shields on their way to the hand, which are shown',
      {
        kind: 'permission',
        clauses: [
          'a strike back is declared by discarding a card of the broken shields on its way to the hand',
          aside('the declared cards are revealed', '701.9a shows what was declared'),
        ],
        fault:
          'does not say whether a shield whose card is discarded so was broken; we let it be, because it speaks of broken shields',
      },
    ),
    '509.3c': rule(
      ['strikesBackEarly', 'takeShields.declareBeforeTheyGo', 'takeShields.keepDeclared'],
      'after the declarations the broken shields are put into the hand, and then what was declared is carried out in any order',
      {
        kind: 'procedure',
        clauses: [
          'what is declared for broken shields is declared before they are put into the hand',
          aside(
            'all broken shields are in the hand before anything that was declared is carried out',
            '701.14a puts them there, and what waits is carried out then',
          ),
          'strike backs and shield triggers that were declared are carried out together, before all else',
          aside('in any order', '605.1 carries that out'),
        ],
        fault:
          'has the shields put into the hand once declaring is over, where 509.3a declares as they are put there, and 112.3a, which is hardly readable, seems to say that it is in the hand; we declare them first, because this number alone says which comes before the other',
      },
    ),
    '509.4': note(
      'restriction',
      'an ability that breaks several shields at once cannot choose one twice, and a chosen one that is not broken stays',
      'the shields are chosen in one answer (509.2), and only a break that happens puts one into the hand (701.14a)',
    ),
    '510.1': rule('endOfAttack.trigger', 'abilities "at the end of the attack" trigger'),
    ...same('510.2'),
    '511.1': rule('endStep.trigger', 'abilities "at the end of the turn" trigger'),
    ...same('511.1a'),
    '511.2': rule(
      'endStep.endEffects',
      'effects that last "until the end of the turn" or "this turn" end',
      { clauses: ['"until the end of the turn" is over', '"this turn" is over'] },
    ),
    ...same('512.1'),
  },
};
