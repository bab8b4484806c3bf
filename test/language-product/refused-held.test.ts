/** What is made of a card in a hand, a deck or among shields comes to nothing: it is another card once it is used. */
import { accepts, refuses } from './refuses.js';

const lies = (zone: string): string =>
  `the card that was spoken of last lies in the ${zone} by then, where this makes nothing of it`;

const drawn = 'this could be the card that was spoken of before, or the one that was drawn';

refuses([
  ['fire', 'once', 'choose 1 of your units. draw 1 card. it gets +2', drawn],
  ['fire', 'once', '1 of your units gets +1. draw 1 card. that unit gains assault', drawn],
  ['fire', 'once', 'reveal 1 card in your hand. it gets +2', lies('hand')],
  ['fire', 'once', 'put the top card of your deck into your life. it gets +2', lies('life')],
  ['fire', 'stays', 'when another of your units attacks: draw 1 card. that unit gets +2', drawn],
  [
    'duel',
    'once',
    "tap 1 of your creatures. break 1 of your opponent's shields. it gets +1000 this turn",
    lies('hand'),
  ],
  [
    'duel',
    'once',
    "choose 1 of your creatures. look at 1 of your opponent's shields. it gets +1000 this turn",
    lies('shield zone'),
  ],
  [
    'flesh',
    'once',
    'put 1 attack card from your graveyard into your hand. it gets +3 this turn',
    lies('hand'),
  ],
  [
    'flesh',
    'once',
    'put 1 attack card from your hand on top of your deck. it gets +3',
    lies('deck'),
  ],
  [
    'flesh',
    'once',
    'put 1 attack card from your hand into your arsenal. it gets +3 this turn',
    lies('arsenal'),
  ],
  [
    'flesh',
    'once',
    'put 1 attack card from your hand into your arsenal face down. it gets +3 this turn',
    lies('arsenal'),
  ],
]);

accepts([
  ['fire', 'once', 'draw 1 card. it gets -1 cost'],
  ['fire', 'once', 'draw 1 card. choose 1 of your units. it gets +2'],
  ['duel', 'once', 'return 1 of your creatures to hand. it gets -1 cost this turn'],
  ['duel', 'once', 'choose 1 card in your hand. it gains shield trigger'],
  [
    'duel',
    'once',
    'put 1 creature in your graveyard into your hand. it gains gravity zero this turn',
  ],
  ['flesh', 'once', 'choose 1 card in your hand. it gains go again this turn'],
  [
    'flesh',
    'once',
    'put 1 attack card from your hand into your arsenal face up. it gets +3 this turn',
  ],
]);

// What cards become where they lie is not counted as they come there.
const countedAsTheyCome = 'cards are counted as they come there, and this they may become later';

refuses([
  ['duel', 'stays', 'you cannot have more than 1 tapped creature', countedAsTheyCome],
  ['fire', 'stays', 'you cannot have more than 1 spent unit', countedAsTheyCome],
]);

// Only where a rule has numbers fixed are they.
refuses([
  [
    'fire',
    'once',
    '1 of your units gets power fixed at 10 until end of turn',
    'no rule says yet that nothing changes a ‘power’ any more which is fixed',
  ],
]);
