/** Of what the nouns of card text are made: how many, how much, which and whose. */
import type { ListedPhrase } from './phrase.js';
import { amounts } from './amounts.js';
import { references } from './references.js';

const quantities = [
  {
    kind: 'quantity',
    words: ['exactly 2'],
    means: 'so many and no others, as without `exactly`',
    grammar: ['quantity: Exactly'],
    taken: 'exactly',
  },
  {
    kind: 'quantity',
    words: ['2 or more', '2 or greater', '2 or higher', 'at least 2'],
    means: 'so many at least: chosen, or in a condition counted',
    grammar: ['orSo: Or More', 'limitOf: At Least'],
  },
  {
    kind: 'quantity',
    words: ['2 or less', '2 or fewer', '2 or lower', '2 or smaller', 'at most 2'],
    means: 'so many at most',
    grammar: ['orSo: Or Less', 'limitOf: At Most'],
  },
  {
    kind: 'quantity',
    words: ['more than 2', 'fewer than 2', 'less than 2'],
    means: 'so many and one at least, or at most one less than so many',
    grammar: ['quantity: More Than', 'quantity: Less Than'],
  },
  {
    kind: 'quantity',
    words: ['up to 2', 'up to that many'],
    means: 'as many as one likes, but not more',
    grammar: ['quantity: Up To'],
  },
  {
    kind: 'quantity',
    words: ['that many', 'that much'],
    means: 'the number spoken of last',
    grammar: ['countedBefore: That Many', 'figure: That Many'],
  },
  {
    kind: 'quantity',
    words: ['twice that many'],
    means: 'two times the number spoken of last',
    grammar: ['countedBefore: Twice'],
  },
  {
    kind: 'quantity',
    words: ['that many plus 1'],
    means: 'so many more than the number spoken of last: `draw that many plus 1 cards`',
    grammar: ['countedBefore: Plus'],
  },
  {
    kind: 'quantity',
    words: ['all'],
    means: 'every one; nobody chooses',
    grammar: ['quantity: All'],
  },
  {
    kind: 'quantity',
    words: ['each', 'every'],
    means: 'every one; of players, one after another',
    grammar: ['quantity: Each'],
  },
  {
    kind: 'quantity',
    words: ['any number of'],
    means: 'as many as one likes, or none',
    grammar: ['quantity: Any Count Of'],
  },
  {
    kind: 'quantity',
    words: ['a', 'an', 'any'],
    means: 'one; in a condition, one at least',
    grammar: ['quantity: A', 'quantity: Any'],
    taken: 'exactly',
  },
  {
    kind: 'quantity',
    words: ['another'],
    means: 'one that is not the card whose text it is',
    grammar: ['quantity: Another'],
    taken: 'exactly',
  },
  {
    kind: 'quantity',
    words: ['no'],
    means: 'in a condition: not one',
    grammar: ['quantity: No'],
    taken: 'exactly',
  },
  {
    kind: 'quantity',
    words: ['… of …'],
    means: 'some of these: `1 of your units`, `2 of them`',
    forReaders: 'a number in front of cards means some of them',
    grammar: ['noun: Of'],
  },
] as const satisfies readonly ListedPhrase[];

const filters = [
  {
    kind: 'filter',
    words: ['with …'],
    means: 'only those that have it: a keyword, a characteristic, a number that is so large',
    grammar: ['properties: With'],
  },
  {
    kind: 'filter',
    words: ['with … and …'],
    means: 'only those that have both',
    grammar: ['properties: With And'],
  },
  {
    kind: 'filter',
    words: ['with no …', 'with not …'],
    means: 'only those that do not have it',
    grammar: ['property: No', 'property: Not'],
  },
  {
    kind: 'filter',
    words: ['with total … …'],
    means: 'the cards that are chosen have so much together',
    grammar: ['property: Total'],
  },
  {
    kind: 'filter',
    words: ['with the least …', 'with the lowest …', 'with the smallest …'],
    means:
      'of all that are meant otherwise those of which none has less: `destroy the creature with the least power`; of several one is chosen, where one is meant',
    grammar: ['extreme: The Least'],
  },
  {
    kind: 'filter',
    words: ['with the greatest …', 'with the highest …', 'with the largest …'],
    means: 'of all that are meant otherwise those of which none has more',
    grammar: ['extreme: The Greatest'],
  },
  {
    kind: 'filter',
    words: ['with "…" in its …', 'with "…" in their …'],
    means:
      'only those with that in one of the names of the characteristic: `with "Dragon" in its race`',
    grammar: ['partOfName: In Its', 'partOfName: In Their'],
  },
  {
    kind: 'filter',
    words: ['non-…'],
    means: 'only those that are not so: `non-fire creatures`',
    prefix: 'non-',
  },
  {
    kind: 'filter',
    words: ['… or …'],
    means:
      'of the one kind or of the other: `1 unit or event`; in a condition too: `it is a unit or an event`; of three: `fire, water or nature creatures`',
    grammar: ['alternative: Or', 'otherKind: Or', 'otherKind: A'],
  },
  {
    kind: 'filter',
    words: ['with … "…" or "…"', 'with … or … …'],
    means:
      'only those that have the one or the other: `with attribute "Angel" or "Ghost"`, `with cost 3 or power 5`',
    grammar: ['otherValue: Or', 'partOfName: Or'],
  },
  {
    kind: 'filter',
    words: ['… among …', 'from among …'],
    means: 'only of those that were spoken of: `put 1 card from among them into your hand`',
    grammar: ['place: Among', 'preposition: Among'],
  },
  {
    kind: 'filter',
    words: ['… attached to …'],
    means:
      'only cards that are attached to that card, or to any of those: `1 flame card attached to it`',
    grammar: ['attachedTo: Attached To'],
  },
  {
    kind: 'condition',
    words: ['this has … attached', 'it has … attached'],
    means: 'so many such cards are attached to it: `while this has 2 or more flame cards attached`',
    read: { joint: ['attached'] },
  },
  {
    kind: 'filter',
    words: ['… named "…"'],
    means: 'cards of that name',
    read: { joint: ['named'] },
  },
  {
    kind: 'filter',
    words: ['other', '… other than …'],
    means: 'not the card whose text it is',
    grammar: ['named: Other'],
  },
  {
    kind: 'filter',
    words: ['target'],
    means:
      'in games that declare targets: declared as the text comes to the stack, and no longer one if it is not like that as the text is carried out',
    read: { reference: ['target'] },
  },
  {
    kind: 'filter',
    words: ['printed …'],
    means:
      'as it is written on the card, whatever effects make of it: `with printed power 3 or less`',
    read: { trait: ['printed'] },
  },
  {
    kind: 'filter',
    words: ['original …'],
    means: 'as the game takes it before effects of other cards change it',
    read: { trait: ['original'] },
  },
  {
    kind: 'filter',
    words: ['… in …', '… of …', '… on …'],
    means: 'in which zone, and whose: `1 card in your hand`, `the hand of your opponent`',
    grammar: ['place: In', 'place: Of', 'subject: On'],
  },
  {
    kind: 'filter',
    words: ['the top …', 'the top 3 cards of …'],
    means: 'so many cards from the top of the zone',
    read: { noun: ['cards', 'card'] },
  },
] as const satisfies readonly ListedPhrase[];

const players = [
  {
    kind: 'player',
    words: ['you'],
    means: 'the player whose card it is, or who carries the text out',
    grammar: ['named: You'],
    read: { player: ['you'] },
  },
  {
    kind: 'player',
    words: ['your'],
    means: 'of that player',
    grammar: ['owner: Your'],
    read: { player: ['your'] },
  },
  {
    kind: 'player',
    words: ['your opponent', 'your opponents', 'opponent'],
    means: 'the other player',
    read: { player: ['your opponent', 'your opponents', 'opponent'] },
  },
  {
    kind: 'player',
    words: ['its owner', 'owner', 'their owner', 'their owners', 'this owner'],
    means: 'the player whose card it is: `to its owner’s hand`',
    read: { player: ['its owner', 'owner', 'their owner', 'their owners', 'this owner'] },
  },
  {
    kind: 'player',
    words: ['its controller', 'controller', 'their controller', 'their controllers'],
    means: 'the player who has the card now, whosever it is',
    read: { player: ['its controller', 'controller', 'their controller', 'their controllers'] },
  },
  {
    kind: 'player',
    words: ['player', 'players', 'each player', 'all players', 'a player'],
    means: 'behind `each` and `all`: both of them; otherwise whichever it is',
    read: { player: ['player', 'players'] },
    also: { player: ['each player', 'all players'] },
  },
  {
    kind: 'player',
    words: ['their', 'that player'],
    means:
      'of whoever does it, or of the player spoken of last: `each player discards 1 card from their hand`, `that player’s creatures`',
    grammar: ['owner: Their'],
    read: { player: ['their', 'that player'] },
  },
  {
    kind: 'player',
    words: ['its …'],
    means: 'of the card spoken of last: `its power`, `its owner`',
    grammar: ['owner: Its'],
  },
  {
    kind: 'player',
    words: ["…'s", "…s'"],
    means: 'of that player or card: `your opponent’s hand`, `this’s power`',
    read: { player: ["'s"] },
  },
] as const satisfies readonly ListedPhrase[];

const joints = [
  {
    kind: 'joint',
    words: ['to …', 'into …'],
    means: 'where a card goes, or to whom something is done; which verbs take it the game says',
    grammar: ['preposition: To', 'preposition: Into'],
    read: { joint: ['to', 'into'] },
  },
  {
    kind: 'joint',
    words: ['from …'],
    means: 'where the cards are looked for, or come from',
    grammar: ['preposition: From'],
    read: { joint: ['from'] },
  },
  {
    kind: 'joint',
    words: ['on …', 'under …'],
    means: 'on top of which zone, or on its bottom; under which card, where a game has that',
    grammar: ['preposition: On', 'preposition: Under'],
  },
  {
    kind: 'joint',
    words: ['with …'],
    means: 'the other card, or with what it is done: `attack player with x`',
    grammar: ['preposition: With'],
    read: { joint: ['with'] },
  },
  {
    kind: 'joint',
    words: ['by …'],
    means: 'who or what does it: `when this is destroyed by a creature`',
    grammar: ['preposition: By'],
    read: { joint: ['by'] },
  },
  {
    kind: 'joint',
    words: ['for …'],
    means: 'what is looked for: `search your deck for 1 creature`',
    grammar: ['preposition: For'],
  },
  {
    kind: 'joint',
    words: ['as …'],
    means: 'in which state: `deploy 1 unit card as spent`',
    grammar: ['preposition: As'],
  },
  {
    kind: 'joint',
    words: ['at …', 'of …'],
    means: 'belongs to a verb: `look at 1 card`, `gain control of it`',
    grammar: ['preposition: At', 'preposition: Of'],
  },
  {
    kind: 'joint',
    words: ['… or …'],
    means: 'one of several places: `from your hand or the top of your deck`',
    grammar: ['preposition: Or'],
  },
] as const satisfies readonly ListedPhrase[];

export const nounPhrases = [
  ...quantities,
  ...amounts,
  ...filters,
  ...references,
  ...players,
  ...joints,
] as const;
