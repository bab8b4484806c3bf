/** Chapter 3 of the comprehensive rules: zones. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const zonesChapter: Chapter = {
  title: 'Zones',
  sections: {
    '3.0': 'General',
    '3.2': 'Arms',
    '3.3': 'Arsenal',
    '3.5': 'Chest',
    '3.6': 'Combat chain',
    '3.7': 'Deck',
    '3.9': 'Hand',
    '3.10': 'Head',
    '3.11': 'Hero',
    '3.12': 'Legs',
    '3.13': 'Permanent',
    '3.14': 'Pitch',
    '3.16': 'Weapon',
  },
  rules: {
    '3.0.2': rule(
      'sharedZones',
      'each player has zones of their own; all share the stack, the permanent zone and the combat chain',
    ),
    '3.0.3a': rule(
      'looksAtOwn',
      'a player may look at private cards that they own or that lie in a zone of theirs, but not in a deck',
    ),
    '3.0.4': rule(
      ['isPrivateZone', 'meansPublic'],
      'the arsenal, the deck and the hand are private, all other zones are public (3.0.4a, 3.0.4b); what is private in a public zone is only a card to a text',
      {
        clauses: [
          'private zones and public ones',
          'a text that looks for something in a public zone finds nothing that is private there, unless it asks for that',
        ],
        fault:
          'says of sources alone that they have to be public there (3.0.4e): we take it for whatever a text describes, since what it is like is not to be known (3.0.3)',
      },
    ),
    '3.0.7a': rule(
      'movesUnseen',
      'what is private before and after it moves has no properties for effects',
      {
        fault:
          'has what is to be private become so before it moves (3.0.8), and so lack its properties, too: we have what was public have those with which it left',
      },
    ),
    '3.0.9': rule(
      ['staysTheSame', 'renewedSo'],
      'a card that enters a zone other than the stack and those of the arena, or is turned face down, is a new object',
      {
        clauses: [
          'what enters a zone other than the stack and those of the arena',
          'what was public and becomes private',
        ],
      },
    ),
    '3.0.9a': rule(
      'referenceLasts',
      'what triggers as an object moves speaks of what it has become, as long as that has not moved again and is public',
      {
        clauses: [
          'what has been put into the arena again, or onto the stack, is not meant',
          'nor is what is private',
        ],
        fault:
          'speaks of what triggers alone: we have it hold of what an ability has moved as its cost, too',
      },
    ),
    '3.0.11': rule(
      ['cannotContain', 'hasNoRoom', 'returnsWhereRoomIs'],
      'an effect that would move something to a zone that cannot contain it fails',
      {
        clauses: [
          'what is no deck-card comes to no hand, deck, arsenal or pitch zone',
          'nor does a card come to the hand, deck, arsenal, pitch zone, banished zone or graveyard of a player who does not own it',
          'to a zone where permanents are equipped comes only what fits there, and only while there is room',
          'what a rule would put there is cleared',
          'what is no permanent comes to no permanent zone, and what is no hero to no hero zone',
        ],
      },
    ),
    '3.0.12': rule(
      'clear',
      'what is cleared goes to its owner’s graveyard; a layer that is no card ceases to exist (3.0.12a)',
    ),
    '3.0.14': rule(
      'cardsUnderAreCleared',
      'what lies under something goes along as long as that is the same object, and where that comes to lie under another (3.0.14c); it is cleared once it is not',
    ),
    '3.0.14b': rule(
      'faceUnder',
      'what comes to lie under something is not in the arena, and is a new card: the face shows that shows of such a one',
    ),
    '3.2.2': rule('oneArms', 'one object is worn on the arms, and no more'),
    '3.2.2a': rule('onlyArms', 'only what has the subtype arms is worn there'),
    '3.3.2': rule(
      ['oneInArsenal', 'deckCardsInArsenal'],
      'an arsenal contains one deck-card at most',
      { clauses: ['no more than one card', 'only a deck-card'] },
    ),
    '3.3.2a': rule(
      'arsenalIsFull',
      'an effect that would put a card into an arsenal that is not empty fails',
    ),
    '3.5.2': rule('oneChest', 'one object is worn on the chest, and no more'),
    '3.5.2a': rule('onlyChest', 'only what has the subtype chest is worn there'),
    '3.6.4': rule(
      'closedChainIsEmpty',
      'the combat chain is open during combat, and otherwise closed',
    ),
    '3.7.2': rule('deckCardsInDeck', 'a deck contains only deck-cards'),
    '3.9.2': rule('deckCardsInHand', 'a hand contains only deck-cards'),
    '3.10.2': rule('oneHead', 'one object is worn on the head, and no more'),
    '3.10.2a': rule('onlyHead', 'only what has the subtype head is worn there'),
    '3.11.2': rule(['oneHero', 'onlyHeroes'], 'a hero zone contains one card, a hero', {
      clauses: ['no more than one card', 'only a hero, or a demi-hero that is one'],
    }),
    '3.12.2': rule('oneLegs', 'one object is worn on the legs, and no more'),
    '3.12.2a': rule('onlyLegs', 'only what has the subtype legs is worn there'),
    '3.13.2': rule('onlyPermanents', 'the permanent zone contains only permanents'),
    '3.14.2': rule('deckCardsInPitch', 'a pitch zone contains only deck-cards'),
    '3.16.2': rule(
      'twoWeaponZones',
      'each of the two weapon zones contains one object, and what has the subtype 2H takes both',
    ),
    '3.16.2a': rule('onlyWeapons', 'only weapons, off-hands and quivers are equipped there'),
  },
};
