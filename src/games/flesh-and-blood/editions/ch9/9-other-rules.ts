/** Chapter 9 of the comprehensive rules: double-faced cards, split cards, the marked condition. */
import { type Chapter, note, rule, todo } from '../../../../kernel/edition.js';

const noFaces = 'cards cannot be declared with two faces yet';
const noSides = 'cards cannot be declared with two sides yet';

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
    '9.1.1': todo(
      'definition',
      'a card with two sets of properties, each on a face of its own',
      noFaces,
    ),
    '9.1.2': todo('definition', 'each face has its own printed properties', noFaces),
    '9.1.2a': todo('permission', 'who may look at such a card may look at both faces', noFaces),
    '9.1.2b': todo(
      'restriction',
      'who names a card by an effect names one face of it, not both',
      `${noFaces}, and no text has anybody name a card`,
    ),
    '9.1.2c': todo(
      'continuous',
      'an effect that applies to such a card goes on when another face defines it, if the card does not cease to exist',
      noFaces,
    ),
    '9.1.3': todo(
      'definition',
      'a flip card shows an Invocation, Summon or Construct on its front; one face is active, and defines it; the front says which kind of card it is',
      noFaces,
      {
        fault:
          'the Japanese text has three subtypes where chapter 8 has Invocation, Construct and Figment; which of its words is Figment it does not say',
      },
    ),
    '9.1.3a': todo('definition', 'outside the game the front of a flip card is active', noFaces),
    '9.1.3b': todo(
      'definition',
      'in the game the front is active until a rule or effect makes the back active; as a new object it shows its front again',
      noFaces,
    ),
    '9.1.4': todo(
      'definition',
      'a twin card has one face or both active, which define it; the types of both say which kind of card it is',
      noFaces,
    ),
    '9.1.4a': todo('definition', 'outside the arena and the stack both faces are active', noFaces),
    '9.1.4b': todo(
      'definition',
      'in the arena and on the stack one face is, as whoever played it, or what put it there, says',
      noFaces,
    ),
    '9.1.5': todo(
      'definition',
      'a transcend card has an ability on its front that transcends; one face is active, and defines it; the front says which kind of card it is',
      noFaces,
    ),
    '9.1.5a': todo(
      'definition',
      'outside the game the front of a transcend card is active',
      noFaces,
    ),
    '9.1.5b': todo(
      'definition',
      'in the game its front is active until it transcends; then its back, whatever becomes of it',
      noFaces,
    ),
    '9.2': note('overview', 'split cards', 'a title without a rule'),
    '9.2.1': todo(
      'definition',
      'a card with two names, type boxes and text boxes, each on a side',
      noSides,
    ),
    '9.2.2': todo('definition', 'but on the stack it has the properties of both sides', noSides),
    '9.2.2a': todo(
      'restriction',
      'it may be in a card-pool only if the supertypes of both sides are among those of the hero',
      `${noSides}, and nobody looks at card-pools`,
    ),
    '9.2.2b': todo(
      'restriction',
      'who names a card by an effect names one side of it, not both',
      `${noSides}, and no text has anybody name a card`,
    ),
    '9.2.2c': todo(
      'definition',
      'a card has the same name as a split card if it has all of its names',
      `${noSides}, and no text asks for cards of the same name`,
    ),
    '9.2.3': todo(
      'procedure',
      'whoever puts it on the stack chooses a side; as long as it exists there, it is that side and nothing else',
      noSides,
    ),
    '9.3': note('overview', 'the marked condition', 'a title without a rule'),
    '9.3.1': rule('canBeMarked', 'marked is a condition that a hero can have'),
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
