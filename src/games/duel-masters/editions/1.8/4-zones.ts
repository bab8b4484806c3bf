/** Chapter 4 of duel-masters/1.8: zones. */
import {
  type Chapter,
  aside,
  note,
  rowsFrom,
  rule,
  todo,
  withFault,
} from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { row, same } = rowsFrom(chapters);

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
    '408': 'Nowhere zone',
  },
  rules: {
    '400.1': note(
      'definition',
      'of the seven zones the players share the battle zone and each has their own of the other six',
      'whose a zone is stands where the zones are listed, and every board says it',
    ),
    ...same('400.2', '400.2a'),
    '400.2b': rule(
      ['isPrivate', 'showsItsFace'],
      'shields, deck and hand are hidden, and remain so even with every card revealed',
      {
        clauses: [
          'shields, deck and hand are hidden',
          aside(
            'they stay so though all their cards are revealed',
            'what comes to them from a public zone is seen no longer all the same (400.5a)',
          ),
          aside(
            'a card that an effect has put there face up is seen by all',
            'without the number all would be seen there anyhow',
          ),
        ],
      },
    ),
    ...same('400.2c'),
    '400.2d': note(
      'restriction',
      'who refers to cards of a hidden zone and finds none need not show it; some card types cannot enter some zones',
      'searching shows a card to nobody, only 701.9a does; 302.3 and 403.1 name the types and zones',
      {
        fault:
          'there is no 400.3: that card types cannot enter certain zones has run into the example of this number; we take it for a rule of its own, because the example does not need it',
      },
    ),
    ...same('400.4', '400.5'),
    '400.5a': rule(
      'faceOnEntry',
      'a card moved from a public to a hidden zone may no longer be seen',
      {
        fault:
          'speaks of cards from public zones alone; we take a card to be hidden in a hidden zone wherever it comes from, because 400.2b has such a zone hidden from all',
      },
    ),
    ...same('400.5b', '400.6'),
    '400.7': note(
      'procedure',
      'cards that move together to a zone other than the battle zone move simultaneously',
      'what one instruction moves moves in one event, to whatever zone (607.1)',
      {
        fault:
          'does not say how several come to the battle zone; we take these to come together as well, because 603.5a speaks of an event that puts several there',
      },
    ),
    ...same('401.1', '401.2', '401.2a'),
    '401.3': rule(
      'countsDeck',
      "any player may count the cards left in any player's deck at any time",
      { kind: 'permission' },
    ),
    '401.4': rule(
      'ordersArrivals',
      'cards put together at a place of a deck go in an order their owner chooses and does not show',
      {
        kind: 'procedure',
        clauses: [
          "cards that are put into a deck at once are put in an order of their owner's choice",
          "also where another player's effect puts them",
          aside('the order is not shown', '401.2 keeps it unseen'),
        ],
      },
    ),
    ...same('401.5', '401.6'),
    '401.7': note(
      'definition',
      'cards that an effect puts into a deck can no longer be looked at',
      'nobody looks at the cards of a deck (401.2)',
    ),
    ...same('402.1', '402.2', '402.3'),
    '403.1': withFault(
      row('403.1'),
      'leaves out cores; we let them stay in the battle zone, because 309.1 puts them there',
    ),
    ...same('403.2', '403.3', '404.1', '404.2', '404.3'),
    '405.1': rule(
      'multicoloredComesTapped',
      'cards that give mana are put upside down into the mana zone, multicolored ones tapped',
      {
        clauses: [
          aside('the cards there give mana', '107.2 carries that out'),
          aside('they lie upside down', 'how people lay a card; it is in no other state for that'),
          'a multicolored card is put there tapped',
        ],
      },
    ),
    ...same('405.2', '405.3', '406.1'),
    '406.2': rule(
      ['seesShield', 'shieldsFaceDown'],
      'each shield counts as one face-down card, and neither player looks at it',
      {
        kind: 'restriction',
        clauses: ['a shield lies face down', 'neither player looks at it'],
      },
    ),
    ...same('406.3'),
    '407.1': todo(
      'setup',
      'psychic creatures and draghearts are put here, at most eight of them',
      'needs the hyperspatial zone',
    ),
    ...same('407.2', '407.3'),
    '408.1': row('409.1'),
    '408.1a': row('409.1a'),
  },
};
