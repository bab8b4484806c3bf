/** What lies where nothing of the kind is done, comes from nowhere, or is in no order; and words that a text lacks. */
import { accepts, refuses } from './refuses.js';

const settled = 'there is nothing to ‘choose’ here: which cards are meant is settled';
const noOrder = (zone: string, edge: 'top' | 'bottom' = 'top') =>
  `the ${zone} has no ${edge}: cards lie there in no order`;
const staying = (verb: string, zone: string) =>
  `to ‘${verb}’ these is to leave them where they lie, in the ${zone}`;
const controlled =
  'to ‘gain control of’ these changes nothing: whoever does it controls them already';

refuses([
  [
    'flesh',
    'once',
    'banish 1 card from your hand face down',
    '‘face down’ behind it says nothing of how it comes to lie',
  ],
  [
    'flesh',
    'once',
    'destroy 1 aura face down',
    '‘face down’ behind it says nothing of how it comes to lie',
  ],
  [
    'flesh',
    'once',
    'your opponent loses 1 life, then put 1 card from your graveyard into their hand',
    '‘their’: whose?',
  ],
  [
    'duel',
    'once',
    'your opponent draws 1 card, then return 1 creature to their hand',
    '‘their’: whose?',
  ],
  [
    'flesh',
    'once',
    "look at your opponent's hand. choose 1 card in it",
    '‘it’ is no zone, but speaks of cards',
  ],
  [
    'duel',
    'once',
    'look at the top 3 cards of your deck. put 1 card from them into your hand',
    '‘them’ is no zone, but speaks of cards',
  ],
  ['duel', 'once', 'choose all creatures', settled],
  ['duel', 'once', 'choose this', settled],
  ['duel', 'once', 'your opponent chooses the top 2 cards of your deck', settled],
  ['duel', 'once', 'destroy the top 2 cards of your battle zone', noOrder('battle zone')],
  ['duel', 'once', 'discard the top card of your hand', noOrder('hand')],
  [
    'duel',
    'once',
    'put 2 cards from the bottom of your mana zone into your hand',
    noOrder('mana zone', 'bottom'),
  ],
  ['duel', 'once', 'put 1 card from your hand on top of your graveyard', noOrder('graveyard')],
  ['fire', 'once', 'detach the top 2 cards of your field', noOrder('field')],
  ['duel', 'once', 'put 1 creature into the battle zone', staying('put', 'battle zone')],
  ['duel', 'once', 'return your hand', staying('return', 'hand')],
  ['duel', 'once', 'return 1 card in your hand', staying('return', 'hand')],
  ['fire', 'once', 'put 1 of your units into your field', staying('put', 'field')],
  [
    'duel',
    'once',
    'choose 1 creature in your mana zone. destroy it',
    '‘destroy’ is done to no cards of the mana zone',
  ],
  [
    'fire',
    'once',
    'deploy 1 card in your flame deck',
    '‘deploy’ is done to no cards of the flame deck',
  ],
  ['duel', 'once', 'discard 1', 'which cards?'],
  ['duel', 'once', 'put 1 from your hand into your mana zone', 'which cards?'],
  ['duel', 'once', 'destroy 1 creature blocker', '‘blocker’ stands in front of ‘creature’'],
  ['duel', 'stays', 'this gets double', 'which number is multiplied?'],
  ['fire', 'once', 'activate 1 card', '‘activate’ is done to no cards of the field'],
  // Nothing is used from the battle zone.
  [
    'duel',
    'once',
    'cast all cards in your battle zone',
    '‘cast’ is done to no cards of the battle zone',
  ],
  [
    'duel',
    'once',
    'your opponent casts your battle zone',
    '‘casts’ is done to no cards of the battle zone',
  ],
  // All of them lie there already; of some a rule of the game says what becomes (104.4).
  ['fire', 'once', 'return all cards in your hand', staying('return', 'hand')],
  ['fire', 'once', 'put all cards in your adolla into your adolla', staying('put', 'adolla')],
  ['fire', 'once', 'each player returns each card in their hand', staying('returns', 'hand')],
  // Whoever does it controls them already (104.4).
  ['fire', 'once', 'gain control of all your units', controlled],
  ['fire', 'once', 'gain control of 1 of your units', controlled],
  ['fire', 'once', 'gain control of your field', controlled],
  ['fire', 'once', 'your opponent gains control of 1 of their units', controlled],
]);

accepts([
  ['fire', 'once', 'put 1 unit in your field into your field'],
  ['fire', 'once', 'put all cards in your hand on top of your deck'],
  ['fire', 'once', 'gain control of 1 unit'],
  ['fire', 'once', 'your opponent gains control of 1 of your units'],
  ['duel', 'once', 'cast 1 spell in your graveyard'],
  ['duel', 'stays', "your opponent's cards cannot enter the mana zone"],
]);

const never = (zone: string): string =>
  `this works in the battle zone, and never while its card is in the ${zone}`;

// Where a text works that names no zone, its own card lies in no other.
refuses([
  [
    'duel',
    'stays',
    'while this is in your mana zone, your creatures get +1000',
    never('mana zone'),
  ],
  ['duel', 'stays', 'when you draw a card, if this is in your hand: draw 1 card', never('hand')],
  [
    'duel',
    'stays',
    'while this is in your graveyard and it is your turn, your creatures get +1000',
    never('graveyard'),
  ],
  [
    'duel',
    'stays',
    'when you cast a spell: you may return this from your graveyard to your hand',
    never('graveyard'),
  ],
  [
    'flesh',
    'stays',
    'when you pitch a card: put this from your graveyard on the bottom of your deck',
    'this works in the permanent zone, and never while its card is in the graveyard',
  ],
  [
    'duel',
    'once',
    "put 1 creature from your opponent's graveyard into your battle zone",
    'all players share the battle zone, and whose these are they are there as well',
  ],
]);
accepts([
  ['duel', 'stays', 'when a creature is destroyed: return this from your graveyard to your hand'],
  ['duel', 'once', 'put 1 creature from your graveyard into your battle zone'],
  ['duel', 'once', "put 1 creature from your opponent's graveyard into the battle zone"],
  ['duel', 'stays', 'in mana zone: your creatures get +1000'],
  ['fire', 'stays', 'while this is in your adolla, your units get +1'],
  ['flesh', 'stays', 'while this is in your graveyard, your weapons get +1'],
]);
