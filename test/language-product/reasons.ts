/** What may come to nothing, and why: phrases that are accepted, mean something, and change no game that is played here. */
import type { Bearer } from './boards.js';
import type { Combination } from './product.js';

/** A phrase that means the very same as nothing at all. */
interface Redundant {
  readonly text: RegExp;
  readonly why: string;
}

const redundant: readonly Redundant[] = [
  {
    text: /\b(by|attack|when you \w+|when) (1|a|any|any number of|each)? ?\w+/,
    why: 'cards that are met one by one are one, and any, whether the text says so or not',
  },
  { text: /number of each/, why: 'each of them is counted anyhow' },
  { text: /^for each \w+,/, why: 'once for each, in the plural and in the singular' },
  { text: /^all \w+ cannot/, why: 'cards of which nothing else is said are all of them' },
  { text: /\byou draw\b/, why: 'it is you who does what no one else is said to do' },
  { text: /^\[\w+\]:/, why: 'a cost that is empty is none' },
  { text: /from your hand$/, why: 'the verb looks in the hand by itself' },
];

export const isRedundant = ({ text }: Combination): boolean =>
  redundant.some((one) => one.text.test(text));

/** A phrase that says something, which on these boards is always so, or never. */
interface Idle {
  readonly slot: string;
  readonly phrase: RegExp;
  /** Where; absent: everywhere. */
  readonly text?: RegExp;
  readonly bearer?: Bearer;
  readonly why: string;
}

const idle: readonly Idle[] = [
  {
    slot: 'filter',
    phrase: /^non-/,
    text: /\bthis is /,
    why: 'the card that is tried out is none of these',
  },
  {
    slot: 'condition',
    phrase: /^this does not have/,
    why: 'the card that is tried out has none of the keywords',
  },
  {
    slot: 'filter',
    phrase: /^non-/,
    text: /put all|is put into|there are 15 or more|when a/,
    why: 'no card there is in such a state, or of such a kind',
  },
  {
    slot: 'filter',
    phrase: /^non-ready$/,
    text: /cannot attack/,
    why: 'only what is not ready can be attacked',
  },
  {
    slot: 'keyword',
    phrase: /./,
    bearer: 'once',
    why: 'most keywords work in the zone of what stays, and a card that is carried out never comes there',
  },
  {
    slot: 'compare',
    phrase: /or less$/,
    text: /your hand is/,
    why: 'nobody has so many cards in hand',
  },
  {
    slot: 'quantity',
    phrase: /^no$/,
    why: 'none is a number, too: to draw or to pay 0 is nothing done',
  },
  {
    slot: 'quantity',
    phrase: /^another$/,
    text: /number of another|\bby another/,
    why: 'the card that is tried out is not among these anyway',
  },
];

/** The phrases of a combination that are known to come to nothing there. */
export const isIdle = ({ text, bearer }: Combination, slot: string, phrase: string): boolean =>
  idle.some(
    (one) =>
      one.slot === slot &&
      one.phrase.test(phrase) &&
      (one.text?.test(text) ?? true) &&
      (one.bearer ?? bearer) === bearer,
  );
