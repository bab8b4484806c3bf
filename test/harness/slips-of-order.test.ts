/** What is told where words stand elsewhere in a sentence than they do on cards. */
import { expect, test } from 'vitest';
import { slipIn } from './slip-in.js';

test.each([
  [
    'text',
    'until end of turn, your units get +1',
    "expected an ability, but found 'until'; how long it lasts stands at the end: your creatures get +1000 until end of turn",
  ],
  [
    'text',
    'once a turn, when this attacks: draw 1 card',
    "expected an ability, but found 'once'; how often stands behind what happens: when this attacks, once a turn: draw 1 card",
  ],
  [
    'text',
    'draw 1 card. then discard 1 card',
    "expected what happens, but found 'then'; a sentence behind a full stop has no ‘then’; behind a comma it has: draw 1 card, then discard 1 card",
  ],
  [
    'text',
    'draw 1 card, and discard 1 card',
    "expected what happens, but found 'and'; what is done at the same time is joined without a comma: draw 1 card and discard 1 card; what follows it: draw 1 card, then discard 1 card",
  ],
] as const)('in %s: %s', (where, line, told) => expect(slipIn(line, where)).toEqual([told]));
