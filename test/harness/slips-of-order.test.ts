/** What is told where words stand elsewhere in a sentence than they do on cards. */
import { expect, test } from 'vitest';
import { slipIn } from './slip-in.js';

test.each([
  [
    'text',
    'choose 1 of your units, until end of turn it gets +1',
    "expected ',', but found 'it'; ",
  ],
  [
    'text',
    'once a turn, this gets +1',
    "expected 'when', but found 'this'; what is done so often is waited for, or used: once a turn, when this attacks: draw 1 card",
  ],
  [
    'text',
    'if you have 2 units, once a turn, draw 1 card',
    "expected what happens, but found 'once'; how often stands in front of what happens: once a turn, when this attacks: draw 1 card",
  ],
  [
    'text',
    'draw 1 card, and discard 1 card',
    "expected what happens, but found 'and'; what is done at the same time is joined without a comma: draw 1 card and discard 1 card; what follows it: draw 1 card, then discard 1 card",
  ],
  [
    'unit',
    "when your opponent's turn ends, if you have 2 units, draw 1 card",
    "expected ':', but found the end of the line; a ':' and no ',' stands behind what happens: when your opponent's turn ends, if you have 2 units: …",
  ],
] as const)('in %s: %s', (where, line, told) => expect(slipIn(line, where)).toEqual([told]));
