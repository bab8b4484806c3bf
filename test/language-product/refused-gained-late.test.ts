import { accepts, refuses } from './refuses.js';

const there = 'what gains this has come by then to where it lies';
const lost = (zone: string): string =>
  `cards have lost what they gain in the ${zone} when they come to where it would count`;

refuses([
  ['duel', 'once', '1 of your creatures gains { this enters tapped }', there],
  ['duel', 'once', '1 of your creatures gains { when this enters: draw 1 card }', there],
  ['duel', 'once', 'the next creature you summon this turn gains { this enters tapped }', there],
  ['duel', 'once', '1 creature in your hand gains { this enters tapped } this turn', lost('hand')],
  ['duel', 'stays', 'creatures in your hand gain { this enters tapped }', lost('hand')],
  ['duel', 'stays', 'creatures in your graveyard gain { this enters tapped }', lost('graveyard')],
  ['duel', 'stays', 'your creatures gain { this cannot be summoned }', there],
  [
    'duel',
    'stays',
    "your opponent's creatures gain { this cannot be put into the battle zone }",
    there,
  ],
  ['duel', 'once', '1 of your creatures gains { this cannot be summoned } this turn', there],
  ['duel', 'stays', 'your creatures gain { this cannot be used }', there],
  ['duel', 'stays', 'your fields gain { this cannot be expanded }', there],
  ['fire', 'stays', 'your units gain { this cannot be deployed }', there],
  ['fire', 'once', '1 of your units gains { when this is deployed: draw 1 card }', there],
  ['fire', 'once', 'the next unit you deploy this turn gains { this enters spent }', there],
]);

accepts([
  ['flesh', 'stays', 'your weapons gain { this cannot be activated }'],
  ['duel', 'stays', 'creatures in your hand gain { this cannot be summoned }'],
  ['duel', 'stays', 'your creatures gain { this cannot be blocked }'],
  ['duel', 'stays', 'your creatures gain { this enters tapped }'],
  ['duel', 'stays', 'your creatures gain { when this enters: draw 1 card }'],
  [
    'duel',
    'once',
    'the next creature you summon this turn gains { when this enters: draw 1 card }',
  ],
  // Of all of a kind it may go for those that come later.
  ['flesh', 'once', 'your items gain { when this enters the arena: draw 1 card } this turn'],
]);
