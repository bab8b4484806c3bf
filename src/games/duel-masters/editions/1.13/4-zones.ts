/** Chapter 4 of duel-masters/1.13: zones. */
import type { AnswersByValue } from '../../questions.js';
import { type Chapter, aside, rule, note, todo } from '../../../../kernel/edition.js';

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
    '407': 'Hyperspatial zone',
    '408': 'Gr zone',
    '409': 'Nowhere zone',
  },
  rules: {
    '400.1': note(
      'definition',
      'of the eight zones the players share the battle zone and each has their own of the other seven',
      'whose a zone is stands where the zones are listed, and every board says it',
    ),
    '400.2': note(
      'overview',
      'every zone is either public or private',
      'introduces the two kinds wholly contained in 400.2a and 400.2b',
    ),
    '400.2a': rule(
      'seesPublic',
      'in the battle, mana and hyperspatial zones and the graveyard all see every card not face down',
      {
        clauses: [
          'every player sees the cards of the battle zone, the mana zone and the graveyard',
          'but not those that lie face down',
        ],
      },
    ),
    '400.2b': rule(
      ['isPrivate', 'showsItsFace'],
      'shields, deck, hand and GR zone are private, and remain so even with every card face up',
      {
        clauses: [
          'shields, deck and hand are private',
          aside(
            'they stay so though their cards lie face up',
            'what is added to them is added unseen all the same (400.2e)',
          ),
          aside(
            'a card that an effect has put there face up is seen by all',
            'without the number all would be seen there anyhow',
          ),
        ],
      },
    ),
    '400.2c': note(
      'procedure',
      'a card chosen from a private zone is chosen unseen, but it must be clear which one is chosen',
      'a choice shows nobody a card: who sees it is decided by its zone (401.2, 402.3, 406.2); and which one is chosen the answer says',
    ),
    '400.2e': rule(
      'faceOnEntry',
      'a card added to a private zone is added unseen unless the effect says otherwise',
      {
        fault:
          'there is no 400.2d; we take nothing to be missing, because no other rule refers to it',
        clauses: [
          'a card that is added to a private zone is added unseen',
          aside(
            'unless the effect says otherwise',
            'how a card lies is carried out as the effect says (605.2c)',
          ),
        ],
      },
    ),
    '400.3': note(
      'restriction',
      'some card types cannot enter certain zones',
      'says only that there are such zones; 302.3, 403.1 and 703.4j name them',
    ),
    '400.4': note(
      'restriction',
      'the order of a deck and of shields is fixed; other zones may be rearranged, tapping and attachments kept',
      'nothing offers a player to rearrange cards',
    ),
    '400.5': rule(
      'effectFollows',
      'a card that changes zones is new there and keeps nothing of its state before',
      {
        clauses: [
          'a card that changes zones counts as new where it comes',
          'nothing of what it was before goes on',
        ],
      },
    ),
    '400.5a': note(
      'definition',
      'a card moved from a public to a private zone can no longer be seen',
      'who sees a card is decided by the zone in which it is (400.2a, 400.2b)',
    ),
    '400.5b': note(
      'definition',
      'a card tapped in the mana zone enters the battle zone untapped',
      '105.1 says how a card lies that enters',
    ),
    '400.6': note(
      'definition',
      'an effect on a zone acts on all the cards in it, not on the zone itself',
      'a text that names a zone is read as speaking of all the cards in it',
    ),
    '401.1': note(
      'setup',
      "as the game starts each player's deck becomes their deck zone",
      'a scenario that begins with the start of the game has the decks there',
      { name: 'deckBecomesZone' },
    ),
    '401.2': rule(
      ['deckFaceDown', 'seesDeck'],
      'a deck is one face-down pile, and nobody looks at its cards or changes their order',
      {
        clauses: [
          'a deck is one pile that lies face down',
          'nobody looks at its cards',
          aside('nor changes their order', 'nothing offers a player to rearrange them (400.4)'),
        ],
      },
    ),
    '401.2a': note(
      'restriction',
      'a search of the deck leaves its order unchanged until the effect says to shuffle',
      'searching leaves the order alone; only 701.11a changes it',
    ),
    '401.3': rule(
      'countsDeck',
      "a player may count the cards left in the opponent's deck at any time",
      { kind: 'permission' },
    ),
    '401.4': rule(
      'ordersArrivals',
      'cards put together on top or bottom of a deck go in an order their owner chooses and need not show',
      {
        kind: 'procedure',
        clauses: [
          "cards that are put on a deck at once are put in an order of their owner's choice",
          "also where another player's effect puts them",
          aside('nobody need be shown the order', '401.2 keeps it unseen'),
          aside(
            'unless the effect says otherwise',
            'a text that names an order is carried out as it says (605.2c)',
          ),
        ],
      },
    ),
    '401.5': rule(
      'shownToTheEnd',
      'a top card shown by an effect is face down again when that effect is finished',
      {
        kind: 'procedure',
        fault:
          'lets the card lie shown to the end of the effect, and 701.9a to the end of the part that is about it; we follow this number for the top card of a deck, because it is the special rule',
        clauses: [
          'the top card of a deck that an effect shows stays shown while the effect is carried out',
          aside('and lies face down again once that is over', '401.2 keeps it from being seen'),
        ],
      },
    ),
    '401.6': rule(
      'depthInShortDeck',
      'a card to be put Nth from the top goes to the bottom when the deck has fewer than N cards',
      { kind: 'procedure' },
    ),
    '402.1': rule(
      [],
      'the hand holds cards drawn or moved there by effects; each player starts with five',
      {
        answers: { handToStart: 5 } satisfies AnswersByValue,
        clauses: [
          'each player begins with five cards drawn',
          aside(
            'the hand holds what was drawn, and what effects put there',
            '114.1 and 607.1 carry that out',
          ),
        ],
      },
    ),
    '402.2': note(
      'permission',
      'there is no limit to the number of cards in a hand',
      'nothing limits the hand',
    ),
    '402.3': rule(
      ['countsHand', 'seesHand'],
      "a player sees only their own hand, arranges it freely, and may count the opponent's cards at any time",
      {
        kind: 'permission',
        clauses: [
          'a player sees the cards of their own hand at any time',
          "but not those of another's",
          'which they may count at any time',
          aside('a player arranges the hand as they like', 'the order of a hand means nothing'),
        ],
      },
    ),
    '403.1': rule(
      'battleZone',
      'creatures, cross gear, weapons, fortresses, impulses and fields are put here; spells and castles never',
      {
        fault:
          'leaves out cores and auras; we let both stay in the battle zone, because 309.1 and 310.2 put them there',
        clauses: [
          aside('creatures are put there', '301.2 and 605.3 carry that out'),
          'spells, shields, castles and mana are not',
        ],
      },
    ),
    '403.2': note(
      'physical',
      'creatures are kept apart, with their cross gear and weapons clearly theirs',
      'says how cards are laid out so that people see what belongs together',
    ),
    '403.3': note(
      'physical',
      'a player may rearrange their own cards in the battle zone at any time',
      'physical handling: the places of cards in this zone mean nothing',
    ),
    '404.1': note(
      'definition',
      'discarded cards, destroyed cards and finished spells are put into the graveyard',
      'what puts cards there has rules of its own: 605.2e, 701.6b and 701.7a',
      { name: 'graveyard' },
    ),
    '404.2': rule('seesGraveyard', 'a player may look at the cards in graveyards at any time', {
      kind: 'permission',
    }),
    '404.3': note(
      'physical',
      'a player may rearrange their own graveyard at any time',
      'physical handling: the order of the graveyard means nothing',
    ),
    '405.1': note(
      'definition',
      'cards that give mana are put upside down into the mana zone',
      'what puts cards there has rules of its own: 503.1 and 701.8a',
      { name: 'manaZone' },
    ),
    '405.2': rule('seesMana', 'a player may look at the cards in mana zones at any time', {
      kind: 'permission',
    }),
    '405.3': note(
      'physical',
      'a player may rearrange their own mana zone at any time',
      'physical handling: the order of the mana zone means nothing',
    ),
    '406.1': rule(
      [],
      'five shields are put here as the game starts, and castles that fortify them stay here',
      {
        kind: 'setup',
        answers: { shieldsDealt: 5 } satisfies AnswersByValue,
        clauses: [
          "each player's zone begins with five shields",
          aside('castles that fortify them lie there', 'needs castles'),
        ],
      },
    ),
    '406.2': rule(
      ['seesShield', 'shieldsFaceDown'],
      'each shield is one face-down pile, and no player looks at its cards',
      {
        kind: 'restriction',
        clauses: ['a shield lies face down', 'no player looks at it, its own neither'],
      },
    ),
    '406.3': note(
      'restriction',
      'players cannot rearrange the cards in the shield zone',
      'nothing offers a player to rearrange shields',
    ),
    '407.1': todo(
      'setup',
      'psychic and dragheart cards are put here, at most eight as the game starts and possibly none',
      'needs the hyperspatial zone',
    ),
    '407.2': todo(
      'permission',
      'a player may look at the cards in hyperspatial zones at any time',
      'needs the hyperspatial zone',
    ),
    '407.3': note(
      'physical',
      'a player may rearrange their own hyperspatial zone at any time',
      'physical handling: the order of this zone means nothing',
    ),
    '408.1': todo(
      'setup',
      'GR cards are put here, exactly twelve as the game starts',
      'needs GR creatures',
      {
        fault:
          'asks for exactly twelve cards, though 100.4 leaves it to the player whether to use the zone; we take twelve or none, because 100.4 is about building',
      },
    ),
    '408.2': todo(
      'restriction',
      'the GR deck is one face-down pile, and players cannot look at it',
      'needs GR creatures',
    ),
    '408.3': todo(
      'restriction',
      'players cannot rearrange the cards in the GR zone',
      'needs GR creatures',
    ),
    '409.1': rule(
      ['zoneInUse', 'cameFrom'],
      'a card whose move between zones needs special processing is in the nowhere zone until that ends',
      {
        clauses: [
          'a card that is being used is in neither of the zones between which it moves',
          aside('until that is done', '301.2 and 302.2 say where it comes then'),
        ],
        fault:
          'does not say from where a card comes that leaves the nowhere zone; we say from the zone where its use began, because it is there while it moves between two others',
      },
    ),
    '409.1a': rule(
      'spellInUse',
      'from casting to the end of resolution a spell is neither in the hand nor in the graveyard',
      { clauses: ['a spell that is being cast is not in the hand', 'nor in the graveyard'] },
    ),
  },
};
