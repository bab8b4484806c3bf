/** A characteristic that no rule reads where the cards lie is changed there only by a text that names the zone. */
import { accepts, refuses } from './refuses.js';

const noRule = (trait: string, zone: string): string =>
  `no rule reads the ‘${trait}’ of cards in the ${zone}`;

const gainedThere = (here: string, there: string): string =>
  `what cards of the ${here} gain they lose where this works, in the ${there}`;

refuses([
  // What a creature costs is paid where it is used from, and what looks for a cost reads the written one (201.2a).
  ['duel', 'stays', 'your creatures get -1 cost', noRule('cost', 'battle zone')],
  ['duel', 'once', 'your creatures get -1 cost this turn', noRule('cost', 'battle zone')],
  ['duel', 'once', '1 of your creatures gets cost 1 this turn', noRule('cost', 'battle zone')],
  [
    'duel',
    'once',
    'choose 1 of your creatures. it gets half cost this turn',
    noRule('cost', 'battle zone'),
  ],
  ['duel', 'stays', 'in hand: your creatures get -1 cost', noRule('cost', 'battle zone')],
  // Cards are used, and support, from the hand (702.16).
  ['fire', 'stays', 'your units get -1 cost', noRule('cost', 'field')],
  ['fire', 'stays', 'this gets -1 cost for each of your units', noRule('cost', 'field')],
  ['fire', 'stays', 'your units get +1 support', noRule('support', 'field')],
  ['fire', 'stays', 'this gets +1 power and +1 support', noRule('support', 'field')],
  ['fire', 'once', '1 of your units gets +2 support this turn', noRule('support', 'field')],
  ['flesh', 'stays', 'your allies get -1 cost', noRule('cost', 'permanent zone')],
  ['flesh', 'once', 'your attacks get -1 cost this turn', noRule('cost', 'combat chain')],
  ['flesh', 'once', 'your attacks get +1 pitch this turn', noRule('pitch', 'combat chain')],
  // What gains it has it only there.
  [
    'duel',
    'once',
    '1 of your creatures gains { this gets -1 cost }',
    noRule('cost', 'battle zone'),
  ],
  ['duel', 'stays', 'your creatures gain { this gets -1 cost }', noRule('cost', 'battle zone')],
  [
    'duel',
    'once',
    'choose 1 of your creatures. it gains { this gets -1 cost }',
    noRule('cost', 'battle zone'),
  ],
  ['fire', 'once', '1 of your units gains { this gets +1 support }', noRule('support', 'field')],
  [
    'flesh',
    'once',
    '1 of your items gains { this gets -1 cost }',
    noRule('cost', 'permanent zone'),
  ],
  [
    'duel',
    'once',
    '1 of your creatures gains { in hand: this gets -1 cost }',
    gainedThere('battle zone', 'hand'),
  ],
  [
    'fire',
    'once',
    '1 of your units gains { in adolla: your units get +1 }',
    gainedThere('field', 'adolla'),
  ],
  [
    'flesh',
    'once',
    '1 of your items gains { [instant] discard this: draw 1 card }',
    gainedThere('permanent zone', 'hand'),
  ],
  [
    'duel',
    'stays',
    'this gets +1 mana number',
    'no rule reads the ‘mana number’ of cards in the battle zone',
  ],
  [
    'duel',
    'stays',
    'your creatures get +1 mana number',
    'no rule reads the ‘mana number’ of cards in the battle zone',
  ],
]);

accepts([
  ['duel', 'stays', 'in mana zone: this gets +1 mana number'],
  ['duel', 'once', '1 creature in your hand gains { this gets -1 cost }'],
  ['duel', 'once', '1 card in your hand gains { in hand: this gets -1 cost }'],
  ['duel', 'once', '1 of your creatures gains { creatures in your hand get -1 cost }'],
  ['duel', 'once', '1 of your creatures gains { this gets +1000 }'],
  ['fire', 'once', 'units in your hand gain { this gets +1 support }'],
  ['fire', 'once', '1 of your units gains { when this is retired: draw 1 card }'],
  ['flesh', 'once', '1 of your items gains { [instant] destroy this: draw 1 card }'],
  ['duel', 'stays', 'creatures in your hand get -1 cost'],
  ['duel', 'stays', 'your creatures in battle zone get -1 cost'],
  // What changes its own cost works where the card is used from (110.4e).
  ['duel', 'stays', 'this gets -1 cost for each of your creatures'],
  ['duel', 'once', 'choose 1 creature card in your hand. it gets -1 cost this turn'],
  ['fire', 'stays', 'in hand: this gets -1 cost for each of your units'],
  ['fire', 'stays', 'units in your hand get +1 support'],
  ['fire', 'stays', 'units in field get +1 support'],
  ['fire', 'stays', 'in field: this gets +1 cost'],
  ['flesh', 'once', 'attack actions in your hand get -1 cost this turn'],
]);
