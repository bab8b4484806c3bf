/** Words that mean something, where they do not stand as they are said. */
import { accepts, refuses } from './refuses.js';

const alone = (keyword: string): string =>
  `the keyword ‘${keyword}’ stands alone, or between commas`;
const noTime = (period: string): string => `‘${period}’ is no time in which a text is always so`;

const muchMoreOrHowMuch = 'is this how much more, or how much it is?';

refuses([
  // What is gained is had besides, and a card has one power.
  ['duel', 'stays', 'your other creatures gain power 3000', muchMoreOrHowMuch],
  ['fire', 'once', '1 of your units gains power 2 until end of turn', muchMoreOrHowMuch],
  ['flesh', 'once', 'your hero gains life 5', muchMoreOrHowMuch],
  ['fire', 'stays', 'this hesitates', 'there is no verb ‘hesitates’'],
  ['duel', 'stays', 'your spells cost 1 less', '‘cost’ is nothing that cards do'],
  ['duel', 'once', 'your spells cost 1 less', '‘cost’ is nothing that cards do'],
  ['fire', 'once', 'retire all units except "Boss"', 'what they have not stands behind ‘with no’'],
  [
    'duel',
    'once',
    'destroy 1 creature without blocker',
    'what they have not stands behind ‘with no’',
  ],
  [
    'fire',
    'once',
    '[counter] when you are attacked: cancel attack',
    '[counter] is used once this has happened, and the text would wait for it to happen again',
  ],
  ['duel', 'stays', 'slayer while this is attacking', alone('slayer')],
  ['duel', 'stays', 'shield trigger while you have no creatures', alone('shield trigger')],
  ['duel', 'stays', 'during your attack step, this gets +1000', noTime('your attack step')],
  ['fire', 'stays', 'during each turn, this gets +1', noTime('each turn')],
  ['duel', 'stays', 'during the turn, this gets +1000', noTime('turn')],
  ['duel', 'stays', 'during this turn, this gets +1000', 'what is always so has no end'],
  [
    'fire',
    'once',
    '1 of your units gets +2 until the end the of next turn',
    '‘the’ has no sense in front of ‘of’ here',
  ],
]);

accepts([
  ['duel', 'once', 'destroy all creatures with no name "Titan"'],
  ['fire', 'once', '[counter] cancel attack'],
  ['fire', 'once', '[counter] when this turn ends: draw 1 card'],
  ['duel', 'stays', 'blocker, slayer'],
  ['duel', 'stays', 'while this is attacking, this gains slayer'],
  ['duel', 'stays', 'during your turn, this gets +1000'],
  ['fire', 'once', '1 of your units gets +2 until the end of the next turn'],
]);

// What is forbidden together is joined with or; how long is not said of what is waited for.
const withOr =
  'what somebody can, cannot or must do is joined with ‘or’, and what becomes of it behind ‘and’ has a verb';
const howLong = '‘when’ says what is waited for, and ‘this turn’ how long';

refuses([
  ['duel', 'stays', 'this cannot attack and block', withOr],
  ['fire', 'stays', 'this cannot attack and support', withOr],
  [
    'duel',
    'once',
    'your creatures cannot attack and block this turn',
    '‘block’ is nothing that a text has done: cards can, cannot or must do it',
  ],
  ['duel', 'stays', 'when a creature attacks this turn: draw 1 card', howLong],
  ['duel', 'stays', 'when a creature is destroyed this turn: draw 1 card', howLong],
  ['duel', 'once', 'when a creature attacks this turn: destroy it', howLong],
]);

accepts([
  ['duel', 'stays', 'this cannot attack or block'],
  ['duel', 'stays', 'this cannot attack and gains blocker'],
  ['duel', 'stays', 'when a creature attacks: draw 1 card'],
]);
