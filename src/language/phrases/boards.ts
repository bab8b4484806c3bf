/** What lines of a board say, beside the words of the game. */
import type { ListedPhrase } from './phrase.js';

export const boardPhrases = [
  {
    kind: 'board',
    words: ['start of game'],
    means: 'the ruling begins before the game does; what must be prepared is still to come',
    grammar: ['given: Start Of'],
    read: { joint: ['start'] },
  },
  {
    kind: 'board',
    words: ['broken board'],
    means: 'the board is one that the rules do not allow, on purpose',
    grammar: ['given: Broken'],
    read: { joint: ['broken'] },
  },
  {
    kind: 'board',
    words: ['turn of …, …', 'turn 3 of …'],
    means: 'whose turn it is, which turn of the game, and which step; in a claim likewise',
    grammar: ['turn: Turn Of'],
  },
  {
    kind: 'board',
    words: ['effect …: …'],
    means:
      'an effect that is at work already, under a label; for a card, say its label: `mine gets +2`',
    grammar: ['givenEffect: Effect'],
  },
  {
    kind: 'board',
    words: ['as …', 'as … and …'],
    means: 'the labels of the cards in front, one for each',
    grammar: ['labels: As'],
  },
  {
    kind: 'board',
    words: ['with …'],
    means:
      'what is attached to the card in front; what such a card is like stands behind it without a comma: `with "Spark" face down as seal`',
    grammar: ['attached: With'],
  },
  {
    kind: 'board',
    words: ["with B's …", "on B's …"],
    means: "whose the card is that is attached or lies underneath, where it is another player's",
    grammar: ['attachment: Possessive'],
  },
  {
    kind: 'board',
    words: ['on …'],
    means: 'what lies underneath the card in front',
    grammar: ['underneath: On'],
  },
  {
    kind: 'board',
    words: ['and'],
    means: 'joins labels, cards that are attached, and cards underneath',
    grammar: ['labels: And', 'attached: And', 'underneath: And'],
  },
  {
    kind: 'board',
    words: ['h1 .. h5'],
    means:
      'a run of labels, for as many cards; in scripts, and in what a zone holds, all of these cards',
    grammar: ['entryTail: Through', 'labels: Through'],
  },
  {
    kind: 'board',
    words: ['more', 'cards', 'card'],
    means: 'so many blank cards of the zone: `A deck top a, 3 more`',
    forReaders: 'a number alone means so many blank cards, too',
    read: { quantity: ['more', 'cards', 'card'] },
  },
  {
    kind: 'board',
    words: ['rest', 'the rest'],
    means: 'as many blank cards as the zone has where a board does not say',
    grammar: ['entry: The'],
    read: { quantity: ['rest'] },
  },
  {
    kind: 'board',
    words: ['nothing'],
    means: 'no card: in a zone of a board or a claim; to a command, that none is chosen',
    read: { quantity: ['nothing'] },
  },
  {
    kind: 'board',
    words: ['...'],
    means:
      'and others, which do not matter: in what a zone holds, and in an order that chance tells',
    read: { quantity: ['...'] },
  },
  {
    kind: 'board',
    words: ['is', 'are', 'was', 'were', 'has', 'have', 'can', 'cannot', "can't", 'may', 'did'],
    means:
      'part of a fact that a board states: `format is constructed`; the game has a list of them',
    grammar: [
      ...['fact: Is', 'fact: Was', 'fact: Have', 'fact: Can', 'fact: Cannot', 'fact: May'],
      'fact: Did',
    ],
  },
  {
    kind: 'board',
    words: ['top', '…, top', 'top of …'],
    means: 'at the top of a zone that has an order, the topmost card first',
    read: { position: ['top', 'top of'] },
  },
  {
    kind: 'board',
    words: ['bottom', '…, bottom', 'bottom of …'],
    means: 'at the bottom of a zone that has an order, the lowest card first',
    read: { position: ['bottom', 'bottom of'] },
  },
  {
    kind: 'board',
    words: ['top first', '…, top first'],
    means: 'in the order of the zone, the topmost card first',
    read: { position: ['top first'] },
  },
  {
    kind: 'board',
    words: ['bottom first', '…, bottom first'],
    means: 'in the order of the zone, the lowest card first',
    read: { position: ['bottom first'] },
  },
] as const satisfies readonly ListedPhrase[];
