/** What is told of the slips of who writes a ruling for the first time. */
import { describe, expect, test } from 'vitest';
import { slipIn } from './slip-in.js';

const oneEach =
  'each claim stands on a line of its own; where the same is so of several, commas join them: x, y are tapped';
const colon = "who does it stands in front, with a ':' behind:";
const whenFirst =
  "what happens stands behind 'when', in lower case, and what is done behind a ':': when this attacks: draw 1 card";

const replacing =
  "what takes the place of something stands behind a ':' and 'instead': when this would be destroyed: instead return this to your hand";

describe('slips of who writes the first ruling', () => {
  test.each([
    [
      'text',
      'deploy 1 unit without paying its cost',
      "expected the end of the line, but found 'its'; what a text says to use is not paid for: leave out ‘without paying …’",
    ],
    [
      'text',
      'retire 1 unit with 3 power or less',
      "expected the end of the line, but found 'or'; the number stands behind: with power 3 or less",
    ],
    [
      'text',
      'retire 1 unit with power 3 or below',
      "expected the end of the line, but found 'or'; instead of ‘below’ write or less",
    ],
    [
      'text',
      'draw 1 card unless you discard 1 card',
      'since when?; what the sentence before did is said with ‘this way’, and what happened in this turn with ‘this turn’ behind it; what somebody may do is offered first: you may discard 1 card. if you do not, destroy this',
    ],
    [
      'text',
      'this attacks each turn if able',
      "expected the end of the line, but found 'if'; what has to be done if it can be is told with must: this must attack",
    ],
    [
      'text',
      'units that have power 3 or less cannot attack',
      "expected a card or a player, such as this, your creature or your opponent, but found 'have'; what they have stands behind with: creatures with power 3000 or less, units with cost 3",
    ],
    [
      'text',
      'retire 1 unit whose cost is 3',
      "expected the end of the line, but found 'is'; what they have stands behind with: creatures with power 3000 or less, units with cost 3",
    ],
    [
      'text',
      'once per turn, when this attacks: draw 1 card',
      "expected 'a turn', but found 'per'; how often it is in a turn is told so: once a turn, when this attacks: draw 1 card",
    ],
    [
      'text',
      'as long as you have a unit, this gets +1',
      "expected an ability, but found 'as'; say it with while, in front: while you have another creature, this gets +1",
    ],
    [
      'text',
      'while this is blocked by 2 units, this gets +1',
      "expected ',', but found 'by'; what did that is told of what has happened, or counted: if this was blocked by a creature this turn, …; while there are 2 or more defending cards, …",
    ],
    [
      'text',
      'this does not attack',
      "expected the end of the line, but found 'does'; what is not to happen is forbidden: this cannot attack",
    ],
    [
      'text',
      'when your opponent draws a card for the second time each turn: draw 1 card',
      "expected ':', but found 'each'; which time it is counts in one turn: for the second time this turn; how often it is waited for stands in front: once a turn, when …",
    ],
    [
      'text',
      'units you control get +1 until end of turn',
      "expected the end of the line, but found 'get'; whose cards they are stands in front: your units, for each of your units",
    ],
    [
      'text',
      'draw 1 card for each unit you have',
      "expected the end of the line, but found 'you'; whose cards they are stands in front: your units, for each of your units",
    ],
    [
      'unit',
      'this gets +1, where X is the number of your units',
      'no X stands in front of this; draw X cards, where X is …',
    ],
    [
      'unit',
      'when this attacks, draw 1 card. then discard 1 card',
      "expected ':', but found '.'; a ':' and no ',' stands behind what happens: when this attacks: …",
    ],
    [
      'text',
      'retire all units other than this',
      'expected the end of the line, but found \'than\'; what is meant is told by what it is not: non-fire creatures, creatures with no blocker, creatures with no name "Brawler"; your other creatures',
    ],
    [
      'unit',
      'if this would be destroyed, return this to hand instead',
      `expected ',', but found 'would'; ${replacing}`,
    ],
    [
      'unit',
      'when this would be retired: return this to hand instead',
      `expected the end of the line, but found 'instead'; ${replacing}`,
    ],
    [
      'text',
      'prevent the next 2 damage that would be dealt to you this turn',
      "expected the end of the line, but found 'that'; leave out ‘that would’: to whom or what it happens stands behind 'to', and the next of this turn is meant",
    ],
    [
      'text',
      'choose 2 of your units. retire them all',
      "expected the end of the line, but found 'all'; ‘them’ are all of them: leave out ‘all’",
    ],
    [
      'unit',
      'when this attacks: this gets +1 until end of turn for each of your other units',
      "expected the end of the line, but found 'for'; how long it lasts stands at the end: this gets +1 for each of your cards in hand until end of turn",
    ],
    [
      'unit',
      'while attacking, this gets +1',
      'who or what is meant with ‘attacking’?; say it of somebody or something: while this is attacking',
    ],
    [
      'text',
      'choose 1 of your units. if it has power 3 or more, draw 1 card',
      "expected ',', but found '3'; how much it has is told with is: its power is 3 or more",
    ],
    [
      'text',
      '[activated] if you have 2 units: draw 1 card',
      "expected ',', but found ':'; behind an icon stands a condition with a comma, and then a cost with a colon: […] if you have 2 cards in hand, discard 1 card: draw 1 card; what is asked later stands behind the costs: […] discard 1 card: if …, draw 1 card",
    ],
    [
      'text',
      'at the end of your turn, draw 1 card',
      "expected an ability, but found 'at'; a time is what is waited for: when your turn begins: draw 1 card; when your turn ends: draw 1 card",
    ],
    [
      'text',
      'if you have a spent unit and a ready unit, draw 1 card',
      '‘unit’ is nothing that happens; ‘and’ and ‘or’ join whole conditions: if you have 1 card in hand and you have 2 cards in deck; of one of several kinds: a spell or creature in your graveyard',
    ],
    [
      'expect',
      'x was attacked by',
      'nothing follows ‘by’; say who or what it was, or leave it out',
    ],
    [
      'expect',
      'x was attacked by 2 times',
      'nothing follows ‘by’; say who or what it was, or leave it out',
    ],
    [
      'expect',
      'x is spent boss is spent',
      `expected the end of the line, but found 'is'; ${oneEach}`,
    ],
    [
      'expect',
      'x in B field boss in A field',
      `expected the end of the line, but found 'in'; ${oneEach}`,
    ],
    [
      'expect',
      'x power = 4 boss power = 4',
      `expected the end of the line, but found '='; ${oneEach}`,
    ],
    [
      'expect',
      'nobody has won 702.1',
      "expected the end of the line, but found '702.1'; the numbers of rules stand in brackets: [702.1]",
    ],
    [
      'expect',
      'nobody has won [702.1, 702.2 702.3]',
      "expected ']', but found '702.3'; the numbers of rules have commas between: […, 702.3]",
    ],
    ['expect', 'x was put', '‘put’ does not say where to; for example: put to hand'],
    ['expect', 'x power 4', 'there is no event ‘power 4’; say: power = 4'],
    ['expect', 'x power is 4', 'that something is so much is told with ‘=’; say: x power = 4'],
    ['expect', 'A life is 5', 'that something is so much is told with ‘=’; say: A life = 5'],
    ['expect', 'A won', 'there is no event ‘won’; say: has won, has lost'],
    [
      'expect',
      'A is spent',
      'that can be so of cards, and not of the player ‘A’; of players can be said: attacked',
    ],
    ['expect', 'A has won the game', 'it is the game that is won; say: A has won'],
    ['expect', 'nobody has lost the game', 'it is the game that is won; say: nobody has lost'],
    [
      'expect',
      'A hand = 2 cards',
      'how many cards there are is a number alone; say: = 2; or of some of them: A has … in …',
    ],
    ['expect', 'x, boss is spent', '‘is’ does not go with its subject; say: are'],
    ['expect', 'x have type "unit"', '‘have’ does not go with its subject; say: has'],
    [
      'expect',
      'x does not attack',
      '‘does’ speaks of nothing that happened; say: did not; what is not allowed is told with cannot',
    ],
    ['expect', 'x is the spent', '‘the’ has no sense in front of ‘spent’ here; leave it out'],
    [
      'expect',
      'the A has 1 unit in the field',
      '‘the’ has no sense in front of ‘A’ here; leave it out',
    ],
    [
      'expect',
      'x did not lose',
      'there is no event ‘lose’; there is: lose game (all words: hantei words fire-force)',
    ],
    // Of a noun of its own alone: what it is told of is said, and never what has just been refused.
    [
      'expect',
      'x ended',
      'there is no event ‘ended’; there is: turn ended, battle ended, attack ended (all words: hantei words fire-force)',
    ],
    [
      'expect',
      'x ended 2 times',
      'there is no event ‘ended’; there is: turn ended, battle ended, attack ended (all words: hantei words fire-force)',
    ],
    [
      'expect',
      'A not asked for defence',
      "expected 'in', but found 'asked'; a verb stands in front of not: is not …, has not …, did not …; who is asked is told with decides: A decides block",
    ],
    [
      'expect',
      'x does not have guard',
      "expected what did not happen, such as attack, but found 'have'; what is not there is told with no: mine has no blocker, A has no units in hand",
    ],
    [
      'expect',
      'x gets +2',
      "expected the end of the line, but found '+2'; what a number has become is told with '=': x power = 5; that an event changed it is no claim",
    ],
    [
      'expect',
      'x in B field [702.17.a]',
      "expected ']', but found '.'; the letter of a rule stands right behind its number: 702.17a",
    ],
    [
      'expect',
      'A hand = 2+',
      "did not expect '+' here; '2 or more' is written in words; what is added has its number behind: +2",
    ],
    ['given', 'turn 0 of A', 'the first turn of a game is turn 1; '],
    [
      'given',
      'main phase',
      '‘main phase’ is no zone; whose turn it is and in which step is told so: turn of A, main phase',
    ],
    [
      'given',
      'start of battle phase',
      "expected the end of the line, but found 'phase'; whose turn it is and in which step is told so: turn of A, main step; a whole game begins with: start of game",
    ],
    [
      'given',
      'A hand h1 .. h1001',
      '‘h1 .. h1001’ is longer than any run of labels; a run has at most 1000 labels',
    ],
    [
      'text',
      'draw 1 card and if you have 2 units, draw 1 card',
      "expected a card or a player, such as this, your creature or your opponent, but found 'if'; what depends on something is a sentence of its own: draw 1 card. if …, draw 1 card",
    ],
    [
      'text',
      'draw 1 card and when this turn ends: draw 1 card',
      "expected a card or a player, such as this, your creature or your opponent, but found 'when'; what waits is a sentence of its own: draw 1 card. when this turn ends: draw 1 card",
    ],
    [
      'text',
      'choose 1 unit. it gets +2 until end of turn and gains assault',
      '‘assault’ means nothing behind ‘gains’; how long stands at the end of several changes of one subject: this gets … and gains … until end of turn',
    ],
    [
      'text',
      '1 unit gets infinite power',
      "'gets' changes a number; what has no end is written ∞: gets power ∞",
    ],
    [
      'text',
      'this has assault',
      "expected the end of the line, but found 'has'; what a card has by itself is a line of its own: blocker; what else it has is told with gains: this gains blocker",
    ],
    [
      'text',
      'retire 1 Giant',
      'there is no word for cards ‘Giant’; a name stands in quotes, behind what it is: with attribute "Giant" (all words: hantei words fire-force)',
    ],
    [
      'text',
      'retire 1 unit from your feild',
      'there is no zone ‘feild’; did you mean ‘field’? (all words: hantei words fire-force)',
    ],
    [
      'unit',
      "when a unit of your opponent's enters: draw 1 card",
      'a zone is missing here; whose cards are stands in front of them, and whose a zone is in front of that: 1 of your creatures, in your hand',
    ],
    [
      'text',
      'retire two units',
      'there is no word for cards ‘two’; numbers are written in digits: 2',
    ],
    [
      'text',
      'retire up to two units',
      "expected how many, such as 2, all or up to 2, but found 'two'; numbers are written in digits: 2",
    ],
    ['do', 'A: end turn', 'there is no command ‘end turn’; there is: end main phase'],
    [
      'text',
      'draw up to 2 cards',
      'no rule carries out yet to ‘draw’ up to so many; say how many, or whether to at all: you may …',
    ],
    ...(
      [
        ['[retire] return this to hand', 'the adolla', 'your adolla'],
        ['when this is retired: you may draw 1 card. ready this', 'the adolla', 'your adolla'],
        ['when this leaves the field: return this to hand', 'another zone', '…'],
        ['[activated] retire this: this gets +2 this turn', 'the adolla', 'your adolla'],
        ['[activated] return this to hand, then spend this', 'the hand', 'your hand'],
      ] as const
    ).map(
      ([line, to, from]) =>
        [
          'unit',
          line,
          `this has gone to ${to} by then, and no effect follows it there; say where it lies: this from ${from}`,
        ] as const,
    ),
    ['text', 'put 1 unit', '‘put’ does not say where to; for example: put … to your hand'],
    [
      'text',
      'deal 1 damage',
      '‘deal’ needs ‘to …’ behind it; for example: deal … to your opponent',
    ],
    [
      'text',
      'draw 1 card if you have 2 units',
      "expected the end of the line, but found 'if'; a condition stands in front: if …, draw 1 card",
    ],
    [
      'text',
      'draw 1 card when this attacks',
      "expected the end of the line, but found 'when'; what happens stands in front: when this attacks: draw 1 card",
    ],
    [
      'text',
      'WHEN this attacks: draw 1 card',
      `expected the end of the line, but found ':'; ${whenFirst}`,
    ],
    [
      'text',
      'when this attacks draw 1 card',
      `expected ':', but found the end of the line; ${whenFirst}`,
    ],
    [
      'text',
      'at the start of your turn: draw 1 card',
      "expected an ability, but found 'at'; a time is what is waited for: when your turn begins: draw 1 card; when your turn ends: draw 1 card",
    ],
    [
      'text',
      'cannot attack',
      "expected an ability, but found 'cannot'; say who or what: this cannot attack",
    ],
    [
      'do',
      'A: attack x',
      'something is missing behind ‘attack …’ and ‘with’; say: attack … with …',
    ],
    ['do', 'A: choose', 'something is missing behind ‘choose’; say: choose …, or: choose nothing'],
    [
      'do',
      'A attack x with boss',
      `expected ':', but found the end of the line; ${colon} A: attack x with boss`,
    ],
    [
      'given',
      'A field "Boss" as other spent',
      'expected the end of the line, but found \'spent\'; a state stands behind a comma: "…", spent',
    ],
  ] as const)('in %s: %s', (where, line, told) => expect(slipIn(line, where)).toEqual([told]));
});
