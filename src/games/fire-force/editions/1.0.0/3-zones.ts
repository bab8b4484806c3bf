/** Chapter 3 of fire-force/1.0.0: zones. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

export const zonesChapter: Chapter = {
  title: 'Zones',
  sections: {
    '301': 'Overview',
    '302': 'Principles',
    '303': 'Placement',
    '304': 'Deck',
    '305': 'Flame deck',
    '306': 'Hand',
    '307': 'Field',
    '308': 'Life',
    '309': 'Adolla',
  },
  rules: {
    '301.1': note(
      'overview',
      'a zone is a place where cards and abilities are put during the game',
      'says what the word means; 302.1 puts every card into one',
      {
        fault:
          'section 301 occurs twice; this first one is the overview of zones and keeps the plain number',
      },
    ),
    '302.1': rule(
      'zoneSide',
      'every card is in exactly one zone, and each player has one of every zone of their own',
      {
        clauses: [
          aside(
            'every card is in one of the zones',
            'there is no other place that a card could be moved to',
          ),
          'each player has one of every zone of their own, unless something else is said',
        ],
      },
    ),
    '302.2': rule(
      'sees',
      'all players see the cards of a public zone; only players named see those of a hidden one',
      {
        clauses: [
          aside('every zone is public or hidden', 'the numbers of the zones say which'),
          'the cards of a public zone are seen by all players',
          'those of a hidden zone by nobody but the players who are named',
        ],
      },
    ),
    '302.2a': rule(
      'knowsCount',
      'every player may know how many cards a zone holds, public or hidden',
    ),
    '302.2b': rule(
      'matchMayBeDenied',
      'in a zone not shown to all, a player may act as if a matching card were not there',
      {
        clauses: [
          'a player may act as if no card of a hidden zone met a condition, though one does',
          aside(
            'not where the cards of the zone are revealed to all',
            'without the number nothing could be denied anywhere',
          ),
        ],
        kind: 'permission',
      },
    ),
    '302.3': rule(
      ['staysOnField', 'staysOnTheWay'],
      'a card that changes zones is a new card and sheds effects, except from field to field',
      {
        clauses: [
          'from field to field a card stays the same card',
          'otherwise it is a new card in the new zone',
          'what applied to it in the old zone does not apply in the new one',
          'effects do not follow it',
        ],
      },
    ),
    '302.4': rule(
      'ordersArrivals',
      'cards entering an ordered zone together are ordered by their owner, unseen if it is hidden',
      {
        clauses: [
          'cards that come to an ordered zone together are put in order by their owner',
          aside(
            'not where something else is said',
            '104.1 has the text win; where it has them shuffled, chance puts them in order (1113.1)',
          ),
          aside(
            'if the zone is hidden, nobody but the player whose zone it is learns the order',
            'that nobody else sees the cards there is 302.2',
          ),
        ],
        kind: 'procedure',
      },
    ),
    '302.5': rule('homeOf', "a card told to move without saying whose zone goes to its owner's"),
    '303.1': rule(
      ['hasOrientation', 'placedOnFieldOnly'],
      'in some zones a card is either ready (upright) or spent (sideways)',
      {
        clauses: ['a card on the field is ready or spent', 'in the other zones it is neither'],
        fault:
          'does not say which zones; we take it for the field alone, because 307.3 says so of the field and no rule of another zone',
      },
    ),
    '303.1a': rule(
      'orientationOnEntry',
      'a card enters a zone with ready and spent ready, unless told otherwise',
      { clauses: ['a card comes ready to the field', 'unless something else is said'] },
    ),
    '303.1b': rule(
      'statusBecomes',
      'a card is ready or spent and never both; becoming one ends the other',
      {
        clauses: [
          'a card that becomes ready is spent no more',
          'one that becomes spent is ready no more',
        ],
      },
    ),
    '303.2': rule(
      ['faceOnEntry', 'facesAsZoneSays'],
      'cards are put face up into public zones and face down into hidden ones',
      { clauses: ['into public zones cards are put face up', 'into hidden zones face down'] },
    ),
    '303.3': rule('shownState', 'in some zones a card is either shown, for all to see, or hidden'),
    '303.3a': rule(
      'shownInZone',
      'unless told otherwise, cards enter public zones shown and hidden zones hidden',
      {
        clauses: [
          'cards come to public zones shown',
          'to hidden zones hidden',
          'unless something else is said',
        ],
      },
    ),
    '303.3b': rule(
      'shownToSome',
      'a hidden card may be shown to some players only, who then may look at its face',
    ),
    '304.1': rule('deck', "a player's deck lies in a zone of its own"),
    '304.2': rule('deckIsHidden', 'the deck is hidden and ordered from top to bottom', {
      clauses: ['the deck is hidden', 'its cards lie in an order, from top to bottom'],
    }),
    '304.3': rule(
      ['oneAtATime', 'topByThen'],
      'several cards that leave the deck move one at a time from the top, unless told otherwise',
      {
        clauses: [
          'several cards leave the deck one at a time, each from the top',
          aside('unless something else is said', '104.1 has the text win'),
        ],
        kind: 'procedure',
      },
    ),
    '304.4': rule('deckMeansCards', '"the deck" means the cards in that zone'),
    '305.1': rule('flameDeck', "a player's flame deck lies in a zone of its own"),
    '305.2': rule('flameDeckIsPublic', 'the flame deck is public and has no order', {
      clauses: ['the flame deck is public', 'it has no order'],
      fault:
        'public here, yet 404.1a puts it face down; we take it for public, because this is the rule that classes the zone',
    }),
    '305.3': rule('flameDeckMeansCards', '"the flame deck" means the cards in that zone'),
    '306.1': note(
      'overview',
      "the cards a player has drawn are in the hand, out of the opponent's sight",
      'says what the zone is for; that drawn cards come here is 1104.1, and that the opponent does not see them 306.3',
    ),
    '306.2': rule('handHasNoOrder', 'the hand has no order'),
    '306.3': rule('handIsHidden', 'the hand is hidden, but shown to the player whose it is', {
      clauses: ['the hand is hidden', 'the player whose it is sees it'],
    }),
    '306.4': rule('handMeansCards', '"the hand" means the cards in that zone'),
    '306.5': note(
      'permission',
      'a hand may hold any number of cards',
      'permits what no rule forbids: nothing counts the cards of a hand against a limit',
    ),
    '307.1': rule(
      ['field', 'noEventPutThere'],
      'units, flame cards and the like are put on the field',
      {
        fault:
          'names units, flame cards and others without saying which; we let everything lie there but events face up, because an event is used from the hand and then goes to adolla (905.4d-2)',
      },
    ),
    '307.2': rule(['fieldIsPublic', 'nothingUnderneath'], 'the field is public and has no order', {
      clauses: ['the field is public', 'it has no order'],
    }),
    '307.3': rule(
      'fieldPlacement',
      'a card on the field is ready or spent, and face up or face down',
      { clauses: ['a card on the field is ready or spent', 'and face up or face down'] },
    ),
    '307.4': rule(
      'noZoneMeansField',
      "an ability that reads a card's information or a type without naming a zone means the field",
      {
        clauses: [
          'information without a zone is that of cards on the field',
          aside(
            'a type without a zone means such cards on the field',
            '201.4 says the same and carries it out',
          ),
        ],
      },
    ),
    '307.5': rule(
      'countsOnField',
      'an ability that counts cards without naming a zone counts those on the field',
    ),
    '307.6': rule(
      'faceDownIsHidden',
      'a card face down on the field is hidden, but shown to its controller',
      {
        clauses: [
          'a card face down on the field is hidden',
          aside('its controller sees it', '303.3b carries that out'),
        ],
      },
    ),
    '307.7': rule(
      ['faceDownFlameNotAttached', 'nothingAttachedFaceDown'],
      'a face-down card that is on the field as a flame card cannot be attached to a unit',
      { kind: 'restriction' },
    ),
    '307.8': rule(
      'controllerOnField',
      "a card put on a player's field comes under that player's control",
    ),
    '308.1': note(
      'overview',
      "a player's life cards lie in a zone of their own",
      'says what the zone is for; how cards come here is 404.1e, and how they leave 802.1a',
    ),
    '308.2': rule('lifeIsHidden', 'life is hidden and ordered from top to bottom', {
      clauses: ['life is hidden', 'its cards lie in an order, from top to bottom'],
    }),
    '308.3': rule('lifeIsFaceDown', 'cards are put into life face down unless told otherwise', {
      clauses: [
        'cards are put into life face down',
        aside('unless something else is said', '104.1 has the text win'),
      ],
    }),
    '308.4': rule('lifeMeansCards', '"life" means the cards in that zone', {
      fault:
        'names a zone ライフ置き場 that nothing defines; we take it for the zone ライフ of 308.1, the only one it can mean',
    }),
    '309.1': note(
      'overview',
      "a player's used cards lie in Adolla",
      'says what the zone is for; how cards come here is 802.1a, 905.4d-2, 1107.1 and 1111.1',
    ),
    '309.2': rule('adollaIsPublic', 'Adolla is public and has no order', {
      clauses: ['Adolla is public', 'it has no order'],
    }),
    '301.1~2': rule(
      'resolutionZone',
      'cards and abilities that are used stay in the resolution zone until they are resolved',
      {
        fault:
          'the second section numbered 301, after 309, where 310 belongs; we keep its numbers and mark the doubled one ~2',
      },
    ),
    '301.2': rule(
      ['resolutionZoneIsShared', 'sideOfResolutionZone'],
      'the game has a single resolution zone, public and ordered',
      {
        clauses: [
          'the players share one resolution zone',
          'it is public',
          aside('what is in it has an order', 'no rule asks which of two things in it lies higher'),
        ],
        fault:
          'stands in the second section 301, where 310.2 belongs; no other rule has this number, so we keep it',
      },
    ),
  },
};
