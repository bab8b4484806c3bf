/** Chapter 4 of fire-force/1.0.0: setup. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

export const setup: Chapter = {
  title: 'Setup',
  sections: {
    '401': 'Overview',
    '402': 'Building the deck',
    '403': 'Building the flame deck',
    '404': 'Preparing the game',
  },
  rules: {
    '401.1': note(
      'overview',
      'before the game, players build a deck and a flame deck and prepare to play',
      'names the topic; its parts are sections 402 to 404',
    ),
    '402.1': rule('deckOfUnitsAndEvents', 'a deck consists of unit cards and event cards', {
      kind: 'setup',
    }),
    '402.2': note(
      'overview',
      'the format of the occasion says which rules a deck is built by',
      'names the topic; its parts are the formats 402.2a and 402.2b',
    ),
    '402.2a': note(
      'overview',
      'the deck of the blitz shield format',
      'names the format; its requirements are 402.2a-1 and 402.2a-2',
    ),
    '402.2a-1': rule(
      'deckFromFiveBoosters',
      'blitz shield: the deck is exactly the 35 units and events opened from five boosters',
      {
        kind: 'setup',
        clauses: [
          'the deck is the 35 cards',
          aside('only units and events', '402.1 carries it out'),
          aside('opened from five booster packs', 'where a card was opened is not part of a game'),
        ],
        fault:
          'could also be read as letting a player leave some of the 35 out; we take all of them, because no other deck size is given',
      },
    ),
    '402.2a-2': rule(
      'anyCopiesInBlitzShield',
      'blitz shield: the deck may hold any number of cards with the same card number',
      { kind: 'setup' },
    ),
    '402.2b': note(
      'overview',
      'the deck of the constructed format',
      'names the format; its requirements are 402.2b-1 to 402.2b-3',
    ),
    '402.2b-1': rule(
      'sameBacks',
      'constructed: the deck holds only cards with the back of a unit card',
      { kind: 'setup' },
    ),
    '402.2b-2': rule('deckOfForty', 'constructed: the deck holds exactly 40 cards', {
      kind: 'setup',
    }),
    '402.2b-3': rule(
      ['twoOfANumber', 'twoOfANumberInFlameDeck'],
      'constructed: the deck holds at most two cards with the same card number',
      { kind: 'setup' },
    ),
    '403.1': note(
      'overview',
      'the format of the occasion says which rules a flame deck is built by',
      'names the topic; its only part is 403.1a',
    ),
    '403.1a': note(
      'overview',
      'the flame deck of the blitz shield and constructed formats',
      'names the formats; its requirements are 403.1a-1 to 403.1a-3',
    ),
    '403.1a-1': rule('flameDeckOfFlameCards', 'a flame deck consists of flame cards only', {
      kind: 'setup',
    }),
    '403.1a-2': rule('flameDeckOfFive', 'a flame deck holds exactly five cards', { kind: 'setup' }),
    '403.1a-3': rule(
      'anyCopiesInFlameDeck',
      'a flame deck may hold any number of copies of a card',
      {
        kind: 'setup',
      },
    ),
    '404.1': note(
      'setup',
      'each player carries out these steps before the game begins',
      'names the procedure; its steps are 404.1a to 404.1h',
    ),
    '404.1a': rule(
      'setUp.placeFlameDecks',
      'each player puts their flame deck into its zone, face down',
      {
        fault:
          'puts the flame deck face down although 305.2 makes it public; we take it for public, because 305.2 classes the zone',
      },
    ),
    '404.1b': rule(
      ['setUp.shuffleDecks', 'setUp.placeDecks'],
      'each player shuffles, lets the opponent shuffle, and puts the deck into its zone face down',
      {
        clauses: [
          'each player shuffles their deck',
          aside(
            'then each may shuffle the deck of the opponent',
            'a deck in random order, shuffled once more, is in random order',
          ),
          aside('then each puts their deck into its zone face down', '303.2 carries it out'),
        ],
      },
    ),
    '404.1c': rule(
      'setUp.takeHands',
      'each player moves the top five cards of their deck to their hand',
    ),
    '404.1d': rule(
      ['redraw.returnHand', 'redraw.takeNewHand', 'setUp.mayRedraw'],
      'each player may once return the whole hand to the deck, shuffle, and take five new cards',
      {
        clauses: [
          'each player may draw a new hand',
          'each may choose not to',
          'to draw a new hand is to return all of it to the deck',
          'to shuffle the deck',
          'and to move its top five cards to the hand',
        ],
        fault:
          'does not say how often, nor who decides first while 404.1f has not yet made a turn player; we take it as once each, which "the redraw" suggests, and the two decisions as independent',
      },
    ),
    '404.1e': rule(
      'setUp.placeLife',
      'each player puts the top five cards of their deck into life one by one',
      {
        clauses: [
          'each player puts the top five cards of their deck into life',
          'one by one, so that the last one lies on top',
        ],
      },
    ),
    '404.1f': rule('setUp.chooseFirst', 'the winner of rock, paper, scissors takes the first turn'),
    '404.1g': rule(
      'setUp.giveFlameCard',
      'the second player puts one flame card from their flame deck onto the field ready',
      {
        clauses: [
          'the second player puts one flame card from their flame deck onto the field',
          'ready',
        ],
      },
    ),
    '404.1h': rule('setUp.begin', 'the game begins with the first player as the turn player'),
  },
};
