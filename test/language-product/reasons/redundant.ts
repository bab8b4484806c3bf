/** What means the very same as nothing at all. */
import type { Reason } from './reason.js';

const metOneByOne =
  'cards that are met one by one are one, and any, whether the text says so or not';
const one = /^(1|a|any|any number of)$/;

export const redundant: readonly Reason[] = [
  { row: 'when <quantity> <kind> <attack>', slot: 'quantity', phrase: one, why: metOneByOne },
  { row: 'when you <done> <quantity>', slot: 'quantity', phrase: one, why: metOneByOne },
  {
    row: 'this cannot be attacked by <quantity>',
    slot: 'quantity',
    phrase: one,
    why: metOneByOne,
  },
  {
    row: 'draw cards equal to the number of <quantity>',
    slot: 'quantity',
    phrase: /^(each|every)$/,
    why: 'each of them is counted anyhow',
  },
  {
    row: '<quantity> <kind> cannot be destroyed',
    slot: 'quantity',
    phrase: /^(all|each|every)$/,
    why: 'cards of which nothing else is said are all of them',
  },
  {
    row: 'for each <quantity> <kind>',
    slot: 'quantity',
    phrase: /^$/,
    why: 'nothing is left out',
  },
  {
    row: /<may> draw 2 cards$/,
    slot: 'may',
    phrase: /^you$/,
    why: 'it is you who does what no one else is said to do',
  },
  {
    row: '[<icon>] <limit> <cost>:',
    slot: 'cost',
    phrase: /^$/,
    why: 'a cost that is empty is none',
  },
  {
    row: '<verb> <some> <join> <thing>',
    slot: 'join',
    phrase: /^from$/,
    why: 'the verb looks in the hand by itself',
  },
  {
    row: 'when <quantity> <kind> <attack>',
    slot: 'attack',
    phrase: /^attacks$/,
    why: metOneByOne,
  },
];
