/** What a card that is carried out once says of itself, where nothing could ever come of it, is refused. */
import { accepts, refuses } from './refuses.js';

const neverWaits = 'the card is carried out once, and lies nowhere where it could wait for that';
const neverThere =
  'this does nothing on a card that is carried out once: it never lies in the battle zone';
const neverOtherwise =
  'this is never otherwise: the card is carried out once, and where and how it lies is known';
const onlyCarriedOut =
  'the text of this card is carried out when it is used: nothing in it is always so, or waits';
const onlyDefends =
  'this lies nowhere where that works: as it defends, only what is about its defending does';
const nothingAttached = 'to a card that is carried out once nothing is attached';
const nothingLasts = 'this card is carried out, and nothing lasts of what it is like';
const onlyWithZone = 'that it cannot ‘be pitched’ a card says of itself only with a zone';
const noBattle = (verb: string): string =>
  `to ‘${verb}’ this is not possible: it is carried out, and lies in no battle zone meanwhile`;

refuses([
  [
    'flesh',
    'once',
    '[instant] pay 1 resource point: gain 1 life',
    'on a card that is carried out [instant] has neither a cost nor a limit',
  ],
  // Without a zone it works in the battle zone alone, but for its own use and what happens to it elsewhere (110.4).
  ['duel', 'once', 'when this is destroyed: draw 1 card', neverWaits],
  ['duel', 'once', 'when this is put into your graveyard: draw 1 card', neverWaits],
  ['duel', 'once', 'when you draw a card: draw 1 card', neverWaits],
  ['duel', 'once', 'when this would be destroyed: instead return it to your hand', neverWaits],
  ['duel', 'once', 'this cannot be destroyed', neverThere],
  ['duel', 'once', 'this loses all abilities', neverThere],
  [
    'duel',
    'once',
    'this gains { when this attacks: draw 1 card }',
    '‘attacks’ is said only of a creature',
  ],
  ['duel', 'once', 'this gains blocker', '‘blocker’ does something only on a creature'],
  ['duel', 'once', 'draw 1 card and this gains blocker', nothingLasts],
  ['duel', 'once', 'this gets +1 cost until end of turn', 'what is always so has no end'],
  // It lies neither so nor there while its text is carried out, or is about to be.
  ['duel', 'once', 'if this is tapped, draw 1 card', neverOtherwise],
  ['duel', 'once', 'if this is in your graveyard, draw 1 card', neverOtherwise],
  ['duel', 'once', 'while this is tapped, this gets -1 cost', neverOtherwise],
  ['duel', 'once', 'if this is in your nowhere zone, draw 1 card', neverOtherwise],
  ['fire', 'once', 'if this is spent, draw 1 card', neverOtherwise],
  // It lies nowhere where cards battle.
  ['duel', 'once', 'this battles 1 of your creatures', noBattle('battles')],
  ['duel', 'once', 'this battles 1 creature', noBattle('battles')],
  // What others say of cards like it goes for those that are about to be used.
  ['duel', 'stays', 'your spells get -1 cost', '‘cost’ is settled before a card is carried out'],
  [
    'duel',
    'stays',
    'your creatures gain gravity zero',
    '‘gravity zero’ does something of cards in the hand, and these lie elsewhere',
  ],
  [
    'duel',
    'stays',
    'your opponent’s spells lose shield trigger',
    '‘shield trigger’ does something of cards in the shield zone, and these lie elsewhere',
  ],
  [
    'flesh',
    'stays',
    'your auras gain blood debt',
    '‘blood debt’ does something of cards in the banished zone, and these lie elsewhere',
  ],
  ['flesh', 'stays', 'this cannot be pitched', onlyWithZone],
  [
    'fire',
    'stays',
    'when a flame card attached to this is detached: draw 1 card',
    'when this has come about the card is attached to nothing',
  ],
  // The text of an event is its event ability, and nothing else (208.1b).
  ['fire', 'once', 'this gets -1 cost', onlyCarriedOut],
  ['fire', 'once', 'in adolla: your units get +1', onlyCarriedOut],
  ['fire', 'once', 'when this is retired: draw 1 card', onlyCarriedOut],
  ['fire', 'once', 'when a flame card attached to this is discarded: draw 1 card', nothingAttached],
  ['fire', 'once', 'discard 1 flame card attached to this', nothingAttached],
  // It may defend, and then what is about that works, and nothing else (1.7.4a).
  ['flesh', 'once', 'when your hero is dealt damage: gain 1 life', onlyDefends],
  ['flesh', 'once', 'when your hero would be dealt damage: instead prevent 1 damage', onlyDefends],
  ['flesh', 'once', 'when the combat chain closes: draw 1 card', onlyDefends],
  ['flesh', 'once', 'when this is destroyed: draw 1 card', onlyDefends],
  ['flesh', 'once', 'when this enters: draw 1 card', onlyDefends],
]);

const ifItDefended = 'if this defended this chain link';

accepts([
  ['flesh', 'once', 'when this defends: gain 1 life'],
  ['flesh', 'once', 'when a card defends: gain 1 life'],
  ['flesh', 'once', `when your hero is dealt damage, ${ifItDefended}: gain 1 life`],
  [
    'flesh',
    'once',
    `when your hero would be dealt damage, ${ifItDefended}: instead prevent 1 damage`,
  ],
  ['flesh', 'once', 'when this would be destroyed: instead banish this'],
  // What happens to it elsewhere it waits for there (1.7.4i).
  ['flesh', 'once', 'when this is pitched: draw 1 card'],
  ['flesh', 'once', 'when this is discarded: draw 1 card'],
  ['flesh', 'once', 'when this deals damage: draw 1 card'],
]);

refuses([
  [
    'duel',
    'once',
    "1 of your creatures gets +1000, then 1 of your opponent's creatures gets -1000 until end of turn",
    'how long is said of the other, and not of this',
  ],
]);
