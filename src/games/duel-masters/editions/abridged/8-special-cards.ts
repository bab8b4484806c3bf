/** Chapter 8 of duel-masters/abridged: special cards. */
import { aside, type Chapter, note, rule, todo } from '../../../../kernel/edition.js';
import { row, same } from './from-1.13.js';

export const specialCards: Chapter = {
  title: 'Special cards',
  sections: {
    '800': 'General',
    '801': 'Evolution creatures',
    '802': 'Neo creatures',
    '803': 'G-neo creatures',
    '810': 'Twinpacts',
    '813': 'Star evolution creatures',
    '814': 'King cells',
    '815': 'S-max evolution creatures',
    '816': 'Hyper mode',
    '817': 'Dream rares',
    '818': 'Super soul X',
    '819': 'Wd fields',
  },
  rules: {
    '800.1': note(
      'overview',
      'some cards need special processing, such as evolution creatures and NEO creatures',
      'introduces the chapter; each kind of card has its own section',
      { name: 'specialCards' },
    ),
    '801.1': todo(
      'definition',
      'an evolution creature is put into the battle zone onto a card that it evolves from',
      'needs evolution creatures',
      { name: 'evolution' },
    ),
    '801.1a': rule(
      ['evolutionLiesOnCard', 'evolutionNeedsCard', 'evolutionHasEvolved'],
      'an evolution creature without a proper card to evolve from cannot be put into the battle zone',
    ),
    '801.1b': todo(
      'procedure',
      'several cards that it evolves from are put under it in any order',
      'needs evolution creatures',
    ),
    '801.2': todo(
      'continuous',
      'what a card has evolved into stays the same creature: tapped if it was, with all that applied to the card',
      'needs evolution creatures',
    ),
    '801.2a': todo(
      'continuous',
      'an attacking creature that evolves goes on attacking',
      'needs evolution creatures',
    ),
    '801.2b': todo(
      'definition',
      'an evolution from both tapped and untapped cards is put into the battle zone tapped',
      'needs evolution creatures',
    ),
    ...same('801.3'),
    '801.4': rule(
      'uncovered',
      'when only the top card leaves, the cards under it stay in the battle zone in a proper state: they are rebuilt',
      {
        kind: 'state-based',
        fault:
          'speaks of evolution creatures only; we let it go for any card of the battle zone with others under it, because nothing else says what becomes of these',
      },
    ),
    '801.4a': rule(
      'liesByItself',
      'the card straight below stays if it can be in the battle zone by itself, and goes to the graveyard if not',
      {
        kind: 'procedure',
        clauses: [
          'one that cannot be in the battle zone by itself is put into the graveyard',
          aside('one that can stays', '801.4 has it stay'),
        ],
        fault:
          'does not say whether an evolution creature with cards under it can be there; we take it that it cannot, because 801.4b asks which card can by itself',
      },
    ),
    '801.4b': rule(
      'rebuildsFurther',
      'of several the topmost that can be there by itself stays, with the others under it; those above it go to the graveyard',
      {
        kind: 'procedure',
        clauses: [
          'of several the topmost stays that can be there by itself',
          aside('the others stay under it', 'nothing takes them away'),
        ],
      },
    ),
    '801.4c': rule(
      'keepsWhatItWas',
      'rebuilt cards do not enter anew: nothing triggers, effects go on, and those there since the turn began may attack',
      {
        kind: 'definition',
        clauses: [
          'effects that applied before the rebuilding go on to apply',
          'a creature that was under the evolution creature as the turn began can attack',
          aside('nothing triggers on it', 'no card enters, and no event tells of one'),
        ],
        fault:
          'does not say whether an attack goes on; we let it, because what is rebuilt counts as having been there',
      },
    ),
    '801.4d': rule(
      'liesRebuilt',
      'a rebuilt creature or tamaseed is tapped if the evolution was; other cards lie upright',
      {
        kind: 'definition',
        clauses: [
          'a creature or tamaseed that is left is tapped where the evolution creature was',
          aside(
            'a card of another type lies upright',
            'it lies as cards lie that nothing has turned',
          ),
        ],
      },
    ),
    ...same('802.1'),
    '802.2': todo(
      'definition',
      'it is a NEO evolution creature in the battle zone with a card under it, and while it is put there as one',
      'needs NEO creatures',
    ),
    '802.3': todo(
      'continuous',
      'it has no summoning sickness while a card is under it, and gets it if that is removed in the turn in which it came',
      'needs NEO creatures',
    ),
    '802.4': todo(
      'definition',
      'any card under it makes it a NEO evolution creature, even without NEO evolution',
      'needs NEO creatures',
    ),
    '803.1': todo('definition', 'some NEO creatures are G-NEO creatures', 'needs NEO creatures'),
    '803.2': todo(
      'replacement',
      'instead of a G-NEO creature that has cards under it all of these leave the battle zone',
      'needs NEO creatures',
    ),
    '803.2a': todo(
      'replacement',
      'that is a replacement, and does not apply where another has been applied',
      'needs NEO creatures',
    ),
    '810.1': row('808.1'),
    '810.2': row('808.2'),
    '810.3': rule(
      'ownerSaysHalf',
      'where it is referred to as a card, its owner says which of its types counts',
      {
        kind: 'permission',
        fault:
          'can be read as having a card be none of a type that it has; we take what is no creature, say, for no card that has such a half',
      },
    ),
    '810.3a': row('808.3a'),
    '810.4': row('808.4'),
    '813.1': todo(
      'replacement',
      'instead of a star evolution creature its topmost card alone leaves the battle zone',
      'needs evolution creatures',
    ),
    '813.1a': todo(
      'replacement',
      'that is a replacement, and does not apply where another has been applied',
      'needs evolution creatures',
    ),
    '813.1b': todo(
      'definition',
      'a forbidden star evolution creature needs nothing to evolve from',
      'needs evolution creatures',
    ),
    '814.1': todo(
      'restriction',
      'a king cell is used only joined with others that it names, in hand or in the mana zone',
      'needs king cells',
    ),
    '814.1a': todo(
      'definition',
      'by itself it has no cost, which reads as 0, and no race',
      'needs king cells',
    ),
    '814.1b': todo(
      'definition',
      'each has the civilization of its own mana symbol, also while joined',
      'needs king cells',
    ),
    '814.1c': todo(
      'procedure',
      'the cost of the joined card is paid, for which a part of it in the mana zone may be tapped; then they are joined',
      'needs king cells',
    ),
    '814.1d': todo(
      'state-based',
      'when one of them leaves the battle zone the others go to the graveyard',
      'needs king cells',
    ),
    '814.1e': todo(
      'definition',
      'a king cell that leaves is no creature that leaves, but what replaces a creature leaving applies',
      'needs king cells',
    ),
    '815.1': todo(
      'definition',
      'an S-MAX evolution creature needs nothing to evolve from',
      'needs evolution creatures',
    ),
    '815.1a': todo(
      'state-based',
      'each player keeps one of them in the battle zone, and the others return to the hand: a static ability',
      'needs evolution creatures',
    ),
    '816.1': todo(
      'definition',
      'some creatures have abilities and a power of a hyper mode beside their own',
      'needs hyper mode',
    ),
    '816.1a': note(
      'physical',
      'the usual abilities are printed above, those of the hyper mode below',
      'says what is printed where on the card',
    ),
    '816.1b': note(
      'physical',
      'the usual power is printed at the left, that of the hyper mode at the right',
      'says what is printed where on the card',
    ),
    '816.2': todo(
      'continuous',
      'while the hyper mode is released its abilities and power count',
      'needs hyper mode',
    ),
    '816.2a': todo(
      'continuous',
      'the creature then has these abilities beside its own',
      'needs hyper mode',
    ),
    '816.2b': todo(
      'continuous',
      'the creature then has that power, and its own is not looked at',
      'needs hyper mode',
    ),
    '816.2c': todo(
      'restriction',
      'a hyper mode that is released cannot be released',
      'needs hyper mode',
    ),
    '816.2d': todo('restriction', 'nor can its creature use what releases it', 'needs hyper mode'),
    '816.3': todo(
      'definition',
      'in other zones, and while it is not released, a hyper mode is not there at all',
      'needs hyper mode',
    ),
    '817.1': todo(
      'definition',
      'a card of the rarity dream rare has the special type dream',
      'needs dream creatures',
    ),
    '817.2': todo(
      'restriction',
      'while a dream element is there its owner cannot put another of its name into the battle zone',
      'needs dream creatures',
    ),
    '817.3': todo(
      'definition',
      'two of them that have come there all the same both stay',
      'needs dream creatures',
    ),
    '818.1': todo(
      'definition',
      'some cards have a super soul X ability beside their others',
      'needs super soul X',
    ),
    '818.1a': todo(
      'definition',
      'it is always an ability of its card, as any other',
      'needs super soul X',
    ),
    '818.1b': todo(
      'continuous',
      'a creature on such a card has that ability',
      'needs super soul X',
    ),
    '819.1': todo(
      'definition',
      'a WD field is a twinpact of two fields, each upright with its name at the top',
      'needs fields of two sides',
    ),
    '819.1a': todo(
      'procedure',
      'it comes with that side upright that is used, or put there',
      'needs fields of two sides',
    ),
    '819.1b': todo(
      'definition',
      'only its upright side counts, and it is turned upside down when it becomes the other',
      'needs fields of two sides',
    ),
    '819.1c': todo(
      'permission',
      'one that a rebuilding leaves behind lies as its owner wants',
      'needs fields of two sides',
    ),
  },
};
