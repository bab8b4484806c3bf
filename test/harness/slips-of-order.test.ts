/** What is told where words stand elsewhere in a sentence than they do on cards. */
import { expect, test } from 'vitest';
import { slipIn } from './slip-in.js';

test.each([
  [
    'text',
    'return 1 unit of yours to hand',
    'there is no zone ‘yours’; whose cards they are stands in front of them: your creature, 1 of your cards (all words: hantei words fire-force)',
  ],
  [
    'text',
    'put 1 unit on the top',
    'there is no zone ‘top’; say of what: on top of its owner’s deck (all words: hantei words fire-force)',
  ],
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
  [
    'text',
    'tap or untap 1 unit',
    "expected the end of the line, but found 'or'; one of the two is chosen: choose 1 of these: { tap 1 creature | untap 1 creature }",
  ],
  [
    'text',
    'choose one: draw 1 card',
    "expected the end of the line, but found ':'; choices stand in braces: choose 1 of these: { draw 1 card | tap 1 creature }",
  ],
  [
    'text',
    'when this is used: if you have attacked this turn, draw 1 card',
    "expected ',', but found 'this'; what was done is told without have: if you attacked this turn",
  ],
  [
    'text',
    'if your opponent has drawn 2 or more cards this turn, draw 1 card',
    "expected ',', but found '2'; what was done is told without have: if you drew 2 or more cards this turn",
  ],
  [
    'text',
    'choose 1 of your units. its power becomes 3 until end of turn',
    "expected 'times', but found 'until'; a number is set with gets: it gets power 3",
  ],
  [
    'text',
    'choose 1 of your units. its power is 3 until end of turn',
    "expected 'ignored', but found '3'; a number is set with gets: it gets power 3",
  ],
  [
    'text',
    'each player retires a unit they control',
    "expected the end of the line, but found 'they'; whose cards they are stands in front: each player destroys 1 of their units",
  ],
  [
    'text',
    "choose 1 unit. it doesn't ready this turn",
    "there is no verb ‘doesn't ready’; what is not to happen is forbidden: it cannot attack (all words: hantei words fire-force)",
  ],
  [
    'text',
    'retire all units except this',
    'expected how long, such as end of turn, but found the end of the line; what is left out is told so: all other creatures; creatures with no blocker; non-fire creatures',
  ],
  [
    'text',
    'both players draw 1 card',
    'there is no verb ‘both players draw’; say: each player; all of them (all words: hantei words fire-force)',
  ],
  [
    'text',
    'put the top card of your deck into your hand for each of your units',
    'how often stands in front, where it is not so many for each; for each of your units, …; for each card put this way, draw 1 card',
  ],
] as const)('in %s: %s', (where, line, told) => expect(slipIn(line, where)).toEqual([told]));
