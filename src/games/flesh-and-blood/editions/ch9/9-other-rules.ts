/** Chapter 9 of the comprehensive rules: double-faced cards, split cards, the marked condition. */
import { type Chapter, note, rule } from '../../../../kernel/edition.js';

export const otherRules: Chapter = {
  title: 'Other rules',
  sections: {
    '9.0': 'General',
    '9.1': 'Double-faced cards',
    '9.2': 'Split cards',
    '9.3': 'Marked',
  },
  rules: {
    '9.0': note('overview', 'the rules that stand in no other chapter', 'a title without a rule'),
    '9.1': note('overview', 'double-faced cards', 'a title without a rule'),
    '9.1.1': note(
      'definition',
      'a card with two sets of properties, each on a face of its own',
      'says what such a card is; how it is declared is a matter of the language',
    ),
    '9.1.2': note(
      'definition',
      'each face has its own printed properties',
      'says what such a card is; which face defines it, 9.1.3 to 9.1.5b say',
    ),
    '9.1.2a': rule('seesOtherFace', 'who may look at such a card may look at both faces', {
      kind: 'permission',
    }),
    '9.1.2b': rule('namesOneFace', 'who names a card by an effect names one face of it, not both', {
      kind: 'restriction',
      clauses: ['the name of either face can be named', 'both at once cannot'],
    }),
    '9.1.2c': rule(
      'facesAreOne',
      'an effect that applies to such a card goes on when another face defines it, if the card does not cease to exist (3.0.9)',
      { kind: 'continuous' },
    ),
    '9.1.3': rule(
      'isFlip',
      'a flip card shows an Invocation, Summon or Construct on its front; one face is active, and defines it; the front says which kind of card it is',
      {
        kind: 'definition',
        clauses: [
          'a double-faced card is a flip card whose front is an invocation',
          'or a construct',
          'or a figment',
          'one face is active, and defines it',
          'the front says which kind of card it is',
        ],
        fault:
          'the Japanese text has three subtypes where chapter 8 has Invocation, Construct and Figment; which of its words is Figment it does not say',
      },
    ),
    '9.1.3a': rule('flipOutside', 'outside the game the front of a flip card is active', {
      kind: 'definition',
    }),
    '9.1.3b': rule(
      ['flipShows', 'frontOutsideArena'],
      'in the game the front is active until a rule or effect makes the back active; as a new object it shows its front again',
      {
        kind: 'definition',
        clauses: [
          'the front is active',
          'the back is once a rule has made it so',
          'as a new object it shows its front again',
        ],
      },
    ),
    '9.1.4': rule(
      'isTwin',
      'a twin card has one face or both active, which define it; the types of both say which kind of card it is',
      {
        kind: 'definition',
        clauses: [
          'a card whose faces are both active is all that either is',
          'the types of both say which kind of card it is',
        ],
      },
    ),
    '9.1.4a': rule(
      ['twinShows', 'bothFacesOutsideArena'],
      'outside the arena and the stack both faces are active',
      {
        kind: 'definition',
        fault:
          'gives the card two names there, and no rule says when another card has the same name (9.2.2c speaks of split cards alone): we take one of the two to be enough',
      },
    ),
    '9.1.4b': rule(
      ['twinShowsOne', 'comesAs'],
      'in the arena and on the stack one face is, as whoever played it, or what put it there, says',
      {
        kind: 'definition',
        clauses: [
          'on the stack it is the face that was played',
          'in the arena it is that face, too',
          'what puts it there says which',
        ],
        fault:
          'leaves it open which face it is where what puts the card there says nothing of that, neither by its words nor by what it calls the card, or calls it by what both faces are (1 item or aura); we take the front, and the back where only that can lie there (or has defense, where it defends)',
      },
    ),
    '9.1.5': rule(
      'isTranscend',
      'a transcend card has an ability on its front that transcends; one face is active, and defines it; the front says which kind of card it is',
      {
        kind: 'definition',
        clauses: [
          'one face of a card is active whose front transcends',
          'the front says which kind of card it is',
        ],
      },
    ),
    '9.1.5a': rule(
      ['transcendOutside', 'frontAtTheStart'],
      'outside the game the front of a transcend card is active',
      {
        kind: 'definition',
      },
    ),
    '9.1.5b': rule(
      'transcendShows',
      'in the game its front is active until it transcends; then its back, whatever becomes of it',
      {
        kind: 'definition',
        clauses: [
          'the front is active until it transcends',
          'then the back is, whatever becomes of it',
        ],
      },
    ),
    '9.2': note('overview', 'split cards', 'a title without a rule'),
    '9.2.1': note(
      'definition',
      'a card with two names, type boxes and text boxes, each on a side',
      'says what such a card is; how it is declared is a matter of the language',
    ),
    '9.2.2': rule(
      ['splitShows', 'bothSidesOffStack'],
      'but on the stack it has the properties of both sides',
      {
        kind: 'definition',
      },
    ),
    '9.2.2a': rule(
      'bothSidesCount',
      'it may be in a card-pool only if the supertypes of both sides are among those of the hero',
      { kind: 'restriction' },
    ),
    '9.2.2b': rule('namesOneSide', 'who names a card by an effect names one side of it, not both', {
      kind: 'restriction',
      clauses: ['the name of either side can be named', 'both at once cannot'],
    }),
    '9.2.2c': rule(
      'hasTheSame',
      'a card has the same name as a split card if it has all of its names',
      { kind: 'definition' },
    ),
    '9.2.3': rule(
      'splitShowsOne',
      'whoever puts it on the stack chooses a side; as long as it exists there, it is that side and nothing else',
      {
        kind: 'definition',
        clauses: [
          'who puts it on the stack chooses one of the sides',
          'it is that side and nothing else for as long as it exists',
        ],
      },
    ),
    '9.3': note('overview', 'the marked condition', 'a title without a rule'),
    '9.3.1': rule(
      ['canBeMarked', 'onlyHeroesMarked'],
      'marked is a condition that a hero can have',
    ),
    '9.3.2': rule('becomesMarked', 'a hero is marked when an effect says so (8.5.50)'),
    '9.3.2a': rule('staysMarked', 'a hero that is marked and is marked again stays marked'),
    '9.3.2b': rule(
      'endsMark',
      'it stays so until it is hit by a source that an opponent controls, or ceases to exist',
    ),
    '9.3.3': rule(
      'takenByDamage',
      'the condition is removed as a part of that hit, by no trigger and by no game state action',
      {
        kind: 'procedure',
        fault:
          'does not say whether what waits for the hit sees the hero marked: we take it that it does, since the condition is removed within the event',
      },
    ),
  },
};
