/** Chapter 4 of duel-masters/abridged: zones. */
import { type Chapter, aside, note, rule } from '../../../../kernel/edition.js';
import type { AnswersByValue } from '../../questions.js';
import { same } from './from-1.13.js';

export const zonesChapter: Chapter = {
  title: 'Zones',
  sections: {
    '400': 'General',
    '401': 'Deck',
    '402': 'Hand',
    '403': 'Battle zone',
    '404': 'Graveyard',
    '405': 'Mana zone',
    '406': 'Shield zone',
    '409': 'Pending cards',
  },
  rules: {
    '400.1': note(
      'definition',
      'there are six zones; the players share the battle zone, and each has the others for themselves',
      'the game names the zones, and whose they are',
    ),
    ...same('400.2'),
    '400.2a': rule(
      'seesPublic',
      'in the battle zone, the mana zone and the graveyard all see every card not face down',
      {
        clauses: [
          'every player sees the cards of the battle zone, the mana zone and the graveyard',
          'but not those that lie face down',
        ],
      },
    ),
    '400.2b': rule(
      ['isPrivate', 'showsItsFace'],
      'shields, deck and hand are private, and remain so even with every card face up',
      {
        clauses: [
          'shields, deck and hand are private',
          aside(
            'they stay so though their cards lie face up',
            'what is added to them is added unseen all the same (400.2e)',
          ),
        ],
      },
    ),
    ...same('400.2c'),
    '400.2d': note(
      'restriction',
      'a player whose effect found nothing in a private zone need not show that zone',
      'a private zone is shown to nobody unless a text says so',
    ),
    '400.2e': rule(
      'faceOnEntry',
      'a card added to a private zone is added unseen unless the effect says otherwise',
      {
        clauses: [
          'a card that is added to a private zone is added unseen',
          aside(
            'unless the effect says otherwise',
            'how a card lies is carried out as the effect says (605.2c)',
          ),
        ],
      },
    ),
    '400.2f': note(
      'procedure',
      'a card of a private zone becomes public once it has moved, but is looked at before where a replacement needs its text',
      'who sees a card the zone decides in which it is (400.2a); a replacement reads any card it asks about',
    ),
    '400.3': note(
      'restriction',
      'some card types cannot enter certain zones',
      'says only that there are such zones; 302.3, 403.1 and 703.4i name them',
    ),
    ...same('400.4', '400.5', '400.5a', '400.5b', '400.6'),
    '400.7': note(
      'procedure',
      'several cards that go to a zone other than the battle zone go at the same time',
      'cards that a text moves together are moved as one',
    ),
    '400.8': rule(
      'goesAstray',
      'an effect that follows a card through several zones ends for it once the card goes to another',
      {
        kind: 'restriction',
        fault:
          'by 605.2c a replacement changes what later sentences mean; we let a text that has its card come to another zone than it says speak of the card, and do nothing more to it, because that is what both numbers leave',
      },
    ),
    ...same('401.1', '401.2', '401.2a', '401.3', '401.4', '401.5', '401.6'),
    '401.7': note(
      'definition',
      'cards that an effect puts into a deck as a whole are put neither on top nor at the bottom',
      'a text that names neither end means neither, and a shuffle follows it',
    ),
    ...same('402.1', '402.2', '402.3'),
    '403.1': rule(
      'battleZone',
      'creatures and fields are put here; mana, shields and spells do not lie here; a text on elements means those here',
      {
        clauses: [
          aside('creatures are put there', '301.2 and 605.3 carry that out'),
          'spells, shields and mana are not',
          aside(
            'a text on elements that names no zone means those of the battle zone',
            'a text that names no zone means the battle zone',
          ),
        ],
        fault:
          'leaves out artifacts and tamaseeds; we let both stay in the battle zone, because 312.2 and 315.2 put them there; says that spells are never put here, where 302.3 has one that is put into the graveyard; we let an effect put it here and 703.4i put it into the graveyard at once, because the publisher’s notice of 2019-06-18 on 302.3 says so',
      },
    ),
    '403.2': note(
      'physical',
      'creatures are kept apart, so that each is clear',
      'says how cards are laid out so that people see what belongs together',
    ),
    ...same('403.3'),
    '403.4': note(
      'restriction',
      'the order of cards under another cannot be changed',
      'nothing offers a player to rearrange cards',
    ),
    '403.4a': rule(
      ['putUnderTerm', 'putUnder.chooseOrder', 'putUnder.putBelow'],
      'what is put under a card goes below all that is there, several cards in an order that their player chooses',
      {
        kind: 'procedure',
        clauses: [
          'a card that is put under one of the battle zone goes to the bottom of all that it consists of',
          'of several that are put there at once a player says in which order they lie',
        ],
        fault:
          'does not say which player; we take whoever the effect has put them there, because it is that player who does it',
      },
    ),
    '404.1': note(
      'definition',
      'discarded cards, destroyed cards and finished spells are put into the graveyard',
      'what puts cards there has rules of its own: 605.2f, 701.6b and 701.7a',
      { name: 'graveyard' },
    ),
    ...same('404.2', '404.3'),
    '405.1': rule(
      'multicoloredComesTapped',
      'cards that give mana are put upside down into the mana zone, multicolored ones tapped',
      {
        clauses: [
          aside('upside down', 'how people lay the card; it is in no other state for that'),
          'a multicolored card comes to the mana zone tapped',
        ],
        fault:
          'does not say how a card lies that an effect puts there untapped; we let the effect win, because of 101.1',
      },
    ),
    ...same('405.2', '405.3'),
    '405.4': rule(
      ['readsFaceDown', 'noAbilitiesFaceDown'],
      'a card face down in the mana zone has cost 0, no civilization, the mana number 1 and nothing else',
      {
        clauses: [
          aside('an effect may lay a card there face down', 'a text may say how it lies (605.2c)'),
          'its cost is 0 and its mana number 1',
          'it has no civilization',
          'nor any other characteristic, and no ability',
        ],
      },
    ),
    '405.5': rule(
      'seesOwnFaceDown',
      'a player may look at their own face-down cards in the mana zone, and at no other',
      {
        kind: 'permission',
        clauses: [
          'a player sees their own face-down cards in the mana zone',
          aside("but not the other player's", '400.2a and 405.4 have it hidden'),
        ],
      },
    ),
    '406.1': rule([], 'five shields are put here as the game starts', {
      kind: 'setup',
      answers: { shieldsDealt: 5 } satisfies AnswersByValue,
    }),
    ...same('406.2', '406.3'),
    '409.1': rule(
      'staysInUse',
      'a card that is used, or put into the battle zone, is pending until it really moves, and has not left its zone',
      {
        clauses: [
          aside('a card that is used is pending', '409.1a and 409.1b carry that out'),
          'it has not left its zone until it really moves',
        ],
      },
    ),
    '409.1a': rule(
      ['isPending', 'pendingBeforeEntering'],
      'what goes to the battle zone is pending from its use, or from the effect that puts it there, until it moves',
      {
        clauses: [
          'a card that is used is pending until it enters the battle zone',
          'so is one that an effect is to put there',
        ],
      },
    ),
    '409.1b': rule(
      'spellIsPending',
      'a spell is pending from its casting until its effects are carried out, and then goes to the graveyard',
      {
        clauses: [
          'a spell is pending until it has resolved',
          aside('then it is put into the graveyard', '605.2f carries that out'),
        ],
      },
    ),
    '409.1c': rule(
      'pendingDoesNotCount',
      'a pending card still belongs to its zone, but does not count as one of its cards',
      {
        clauses: [
          aside('it still belongs to its zone', '409.1 carries that out'),
          'it is not counted among the cards of that zone',
        ],
        fault:
          'does not say whether what is done to cards of the zone is done to a pending one; we leave it out of that, too, because it would not be there to be used any more',
      },
    ),
    '409.1d': note(
      'continuous',
      'a card that is pending no longer has lost what effects gave it before',
      'a card that moves is new where it comes (400.5)',
      {
        fault:
          'does not except a card that has not moved, which by 409.2 is as it was before; we let such a card keep what effects gave it, because 409.2 is about that card alone, and what effects have given is a part of how a card is (400.5)',
      },
    ),
    '409.1e': rule(
      'useCards.holdAll',
      'of several cards that one effect has used all are pending first, and are then used one by one',
      {
        clauses: [
          'all of them are pending first',
          aside('then they are used one by one', '601.1b has each declared, in the order named'),
        ],
        fault:
          'does not say when it is asked whether the use of one of them is forbidden; we ask that of each as its turn comes, because 601.1b has it declared then, and what was used before it may forbid it',
      },
    ),
    '409.1f': rule(
      ['entersOneByOne', 'pendingMeanwhile'],
      'of several cards that one effect puts into the battle zone all are pending first, and then enter one by one',
      {
        kind: 'procedure',
        clauses: ['they enter one by one', 'those still to come are pending until then'],
        fault:
          'does not say in which order they enter; we take that in which the effect names them, or in which its player has chosen them, because a text is carried out in the order written; nor whether that goes for what several parts of a text do at the same time; we let what these put there enter together, all of it pending until then, because it is of one part that the order is chosen',
      },
    ),
    '409.2': rule(
      'countsOnceMore',
      'a pending card that goes to no other zone is pending no longer, and is as it was before',
      {
        clauses: [
          'a pending card that goes to no other zone is pending no longer',
          aside('it is as it was before', 'nothing but its counting has changed'),
        ],
      },
    ),
    '409.2a': rule(
      'comesAnew',
      'a pending card that is put where it was has not come there: nothing triggers, and it lies as it lay',
      {
        kind: 'trigger',
        clauses: [
          'what triggers on a card coming to a zone does not trigger for one that is put where it was used from',
          aside('it lies as it lay', 'it has stayed where it is (409.1)'),
        ],
      },
    ),
    '409.2b': note(
      'replacement',
      'what replaces a spell being put into the graveyard goes for one cast from there, too',
      'a spell that has resolved is moved to the graveyard, from wherever it was cast',
    ),
  },
};
