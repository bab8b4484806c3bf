/** Using cards from where they are not usually used, and switching one for another. */
import { type Entry, forms, inRole } from '../../../kernel/vocabulary.js';

const { card } = inRole;

/** The battle zone is shared, and no zone that could be one player's as a whole. */
const zonesSwitched = ['hand', 'mana zone', 'graveyard', 'shield zone', 'deck'];

export const usingWords: readonly Entry[] = [
  {
    kind: 'action',
    action: 'be used',
    elsewhere: true,
    within: ['mana zone', 'graveyard'],
    words: ['be used'],
    can: { of: 'card' },
    cannot: { of: 'card' },
    japanese: 'カードを使う',
    means:
      'be summoned, cast, expanded or used in another way, from that zone where it can, and for its cost: in mana zone: this can be used',
    by: ['summonFromElsewhere', 'castFromElsewhere', 'leavesOncePaid'],
  },
  {
    kind: 'verb',
    verb: 'switch',
    forms: forms('switch switches switched switched switching'),
    object: 'cards',
    within: ['battle zone', 'hand', 'mana zone', 'graveyard'],
    joins: { for: ['cards'] },
    needs: 'for',
    exchanges: 'cards',
    atLength: true,
    words: ['switch'],
    japanese: '入れ替える',
    means:
      'have cards of two zones change places, such as a creature and a card of the hand: switch it for this',
    by: ['switchTerm', 'takeOver'],
  },
  {
    kind: 'verb',
    verb: 'switch zones',
    forms: forms('switch switches switched switched switching'),
    object: 'cards',
    wholeZone: true,
    within: zonesSwitched,
    joins: { for: ['place'] },
    joinsWithin: { for: zonesSwitched },
    needs: 'for',
    exchanges: 'zones',
    atLength: true,
    words: ['switch zones'],
    japanese: 'まるごと入れ替える',
    means:
      'have all cards of a zone and all of another change places: switch your hand for your mana zone',
    by: ['switchZonesTerm'],
  },
  {
    kind: 'event',
    event: 'switch',
    forms: forms('switch switches switched switched switching'),
    passive: { subject: card('card'), joins: { for: card('for') } },
    words: ['is switched', 'was switched'],
    japanese: '入れ替える',
    means:
      'two cards of different zones change places: of a creature and another card it is the creature',
    by: ['switchCards'],
  },
  {
    kind: 'keyword',
    keyword: 'quadruple breaker',
    types: ['creature'],
    words: ['quadruple breaker'],
    japanese: 'Q・ブレイカー',
    means: 'breaks 4 shields',
    by: ['quadrupleBreaker'],
  },
  {
    kind: 'keyword',
    keyword: 'g breaker',
    types: ['creature'],
    words: ['g breaker'],
    japanese: 'G・ブレイカー',
    means: 'breaks all shields',
    by: ['gBreaker'],
  },
];
