/** Chapter 6 of the comprehensive rules: effects. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const effectsChapter: Chapter = {
  title: 'Effects',
  sections: {
    '6.2': 'Continuous effects',
    '6.3': 'How continuous effects interact',
    '6.4': 'Replacement effects',
    '6.5': 'How replacement effects interact',
    '6.6': 'Triggered effects',
  },
  rules: {
    '6.2.2a': rule(
      'endsUnsaid',
      'an effect of a layer that says nothing of how long it lasts ends with the turn',
    ),
    '6.2.2c': rule(
      ['keptSubjects', 'partsGoOn'],
      'to what such an effect has begun to apply, it goes on applying, though that is no longer what it speaks of',
      {
        fault:
          'does not say whether what forbids something, and so changes the rules (6.3.1), begins to apply to objects: we take it not to, and have it go for what it describes by then, and for that to which another part of the same effect applies; nor whether the parts of a static effect go for the same objects: we take it so',
      },
    ),
    '6.2.4': rule(
      'findsNext',
      'an effect that is only for an object to come applies to the next one that meets what it says',
      {
        fault:
          'does not say whether an object that has come already is the next one if it meets that only later: we take none that did not as it came',
      },
    ),
    '6.2.5a': rule(
      'nextInOrder',
      'effects that begin to apply to an object at the same time apply in the order of stages; what one of them makes fit another, that takes in (6.3.5a)',
    ),
    '6.3.2': rule(
      ['stageOfNames', 'stageOfTypes', 'stageOfSupertypes', 'stageOfAbilities'],
      'effects apply in stages: names, then types, then supertypes, then abilities, then numbers (6.3.3)',
      {
        fault:
          'stages 1 and 2, which no text has yet, and stage 7, of base numbers, are left out here',
      },
    ),
    '6.3.2a': rule(
      'placeOfDependent',
      'an effect that one of a higher stage would have changed applies in that stage, behind what is independent there; all numbers are one stage, in which none waits for another',
    ),
    '6.3.3': rule(
      [
        ...['stageOfSetting', 'stageOfMultiplying', 'stageOfDividing'],
        ...['stageOfAdding', 'stageOfSubtracting'],
      ],
      'of numbers, what sets comes before what multiplies, then what divides, what adds, and what subtracts',
      { kind: 'continuous' },
    ),
    '6.3.4': rule('olderFirst', 'of effects of one stage the older comes first'),
    '6.3.4a': rule(
      ['agesAnew', 'agesTurned'],
      'the effect of a static ability dates from when that became functional, as its card came into the arena',
      {
        fault:
          'dates an effect from when it was generated, and so one whose ability was lost and is there again, or that is so only if or during something (6.2.3d), from when that came to be so: we have these date from the coming of their card, too',
      },
    ),
    '6.3.5a': rule(
      'addsEligible',
      'what an effect makes fit the text of another of the same substage is taken in by that, too',
      {
        fault:
          'speaks of what becomes eligible in the current or a later stage; in a later one it fits when that is applied, without the rule',
      },
    ),
    '6.3.6': rule(
      'keepsGiven',
      'an effect that takes a property from an object does not take what another effect gave it',
    ),
    '6.4.10': rule(
      'preventTerm',
      'a prevention effect replaces damage that would be dealt: what is prevented is not dealt',
    ),
    '6.4.10a': rule(
      'preventsAtMost',
      'it prevents no more than its amount, and what it prevents is used up of that',
      {
        clauses: [
          'damage is dealt that is more than what is prevented',
          'what is prevented of one event is used up for the next (6.4.10j)',
        ],
      },
    ),
    '6.4.10c': rule('preventArcaneTerm', 'one that names a type of damage prevents no other'),
    '6.4.10h': rule(
      'canPrevent',
      'of damage that cannot be prevented nothing is; what is to prevent it applies all the same, and is not used up',
      {
        clauses: [
          'nothing of the damage is prevented',
          'what may prevent so much in all has as much left as before',
        ],
      },
    ),
    '6.5.2': rule(
      'choosesReplacement',
      'each player applies their own replacement effects, one by one; whose come first the turn player says',
      {
        fault:
          'has the turn player select a player, once for each event: where both have effects of one type we have that player take one of them, each time',
      },
    ),
    '6.5.5': rule(
      'preventionLast',
      'prevention effects are applied once no standard replacement effect applies any more (6.5.4)',
    ),
    '6.6.5b': rule(
      'triggersUnchecked',
      'an ability with a condition besides its event triggers only if that is met, too',
    ),
    '6.6.5c': rule(
      'statesMet',
      'an ability that waits for a state of the game triggers as that comes to be so',
      {
        clauses: ['it triggers as the state comes to be so', 'and not again as long as it is'],
      },
    ),
    '6.6.5e': rule(
      'addTriggered.withinLimit',
      'what triggers more often than its limit allows creates no layer',
    ),
    '6.6.6': rule(
      'addTriggered.add',
      'what has triggered comes to the stack as a layer before anybody gains priority',
    ),
    '6.6.6a': rule(
      [
        'addTriggered.declareModes',
        'addTriggered.ceaseWithoutTargets',
        'addTriggered.declareTargets',
      ],
      'the modes and the targets of what has triggered are declared as it comes to the stack; what has no target for that is not added',
      {
        kind: 'procedure',
        clauses: [
          'its modes are declared',
          'its targets are declared',
          'what no target can be declared for that has to be is not added to the stack',
        ],
        fault:
          'does not say what becomes of a text with several targets of which some can be declared: we have it be added with all of them only, as what is played is legal with all of them only (5.1.4b); nor whether a mode may be declared of which no target can be: we let it be declared, and what has triggered is not added then, because what 5.1.5 asks of modes is said of what is played or activated',
      },
    ),
    '6.6.6b': rule(
      'addTriggered.selectPlayer',
      'if several players have such, the turn player says who adds first; then each in turn adds all of theirs',
    ),
  },
};
