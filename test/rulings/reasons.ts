/** What may be done to a ruling so that it passes all the same, and why. */
import type { Fate } from './mutants.js';
import type { Slip } from './slips.js';

interface Reason {
  readonly what: RegExp;
  /** In which lines, as they are then; absent: in any. */
  readonly line?: RegExp;
  readonly why: string;
}

/** Why it may pass; nothing where nobody knows. */
export const reasonFor = (slip: Slip, fate: Fate): string | undefined => {
  const line = slip.lines[slip.line - 1] ?? '';
  const reasons = [...inAnyCase, ...(fate === 'same' ? same : holds)];
  return reasons.find(
    ({ what, line: where }) => what.test(slip.what) && (where?.test(line) ?? true),
  )?.why;
};

// ---------------------------------------------------------------- it says the same

/** Lines of a board and of a card, by how far they are indented and how they begin. */
const board = /^(?: {2}){1,2}([AB] [a-z ]+|effect\b)|^ {6,}\S/;
const head =
  /^(card "| {2}(creature|spell|cross gear|unit|event|action|instant|(attack|defense) reaction|equipment|weapon|hero|token|resource|front:|back:)(?!\w))/;
const text = /^ {2} ?\S/;

/** It says the same, or what holds as well; which of the two does not matter. */
const inAnyCase: readonly Reason[] = [
  {
    what: /^(deleted|spliced) /,
    line: /^ {2}rulebook /,
    why: 'what holds under several editions holds under fewer of them, and the worlds of the others lack its cards',
  },
  {
    // Neither is a command, or a heading.
    what: /^swapped the lines ‘(?!\w+: )(?!(do|check|expect)’)[^’]*’ and ‘(?!\w+: )(?!(do|check|expect)’)/,
    line: /^ {2}/,
    why: 'lines of a board, of a card, and what is claimed at one moment stand in any order',
  },
  {
    what: /^swapped the lines (‘[^’]*’ and ‘(check|expect)’|‘(check|expect)’ and ‘)/,
    why: 'what is so at one moment is so at the next, too, and at the one before',
  },
  {
    what: /^deleted ‘flame’ behind ‘\d+’/,
    why: 'what is attached, or lies there when nothing is said, is flame, or nothing in the ruling turns upon it',
  },
  {
    what: /^deleted ‘ongoing’ /,
    line: text,
    why: 'an attack is one that goes on, on the stack or on the chain',
  },
  {
    what: /^deleted ‘cards?’ behind ‘flame’/,
    why: 'whatever counts as flame and the flame cards are the same here',
  },
  {
    what: /^deleted ‘\p{L}+’ behind ‘not’/u,
    line: / has not /,
    why: 'it has no such name either; a warning tells that no card has it',
  },
  {
    what: /^spliced ‘\p{L}+ … ,’/u,
    line: / then .* then /,
    why: 'it is done twice, and the second time nothing more comes of it',
  },
  {
    what: /^spliced ‘\p{L}+\. … /u,
    line: /(\w[^.]*)\. ?\1\./,
    why: 'it is done twice, and the second time nothing more comes of it',
  },
  {
    what: /^misspelled ‘"[^"]*"’ behind ‘card’/,
    line: /^card "/,
    why: 'a card that is not in the ruling is called otherwise, and is not in it either',
  },
  {
    what: /^swapped the lines ‘(.*’ and ‘)?(front|back): /,
    line: head,
    why: 'which line belongs to which face, where nothing in the ruling turns upon the other',
  },
  {
    what: /^swapped ‘"[^"]*" \p{L}+’/u,
    line: text,
    why: 'a name stands in front of its noun, or behind it',
  },
  {
    what: /^deleted ‘owners?'s?’/,
    line: / (deck|hand|graveyard|adolla)s?\b/,
    why: "a card comes to its owner's zone, whosever is named",
  },
  {
    what: /^swapped the lines ‘(\w+): .*’ and ‘\1: /,
    why: 'what a player does twice may be done in either order',
  },
  {
    what: /^deleted ‘(was|were|became)’/,
    line: /^ {4}/,
    why: 'that it came about is said by the verb alone as well',
  },
  {
    what: /^deleted ‘[:,]’ behind ‘turn’/,
    line: / once a turn /,
    why: 'how often ends with its words, whatever stands behind them',
  },
  {
    what: /^doubled ‘order’/,
    line: /^ *chance: /,
    why: "a label, which is a name of one's own, for a card that chance puts there",
  },
  {
    what: /^spliced ‘[+-]\d+ … /,
    why: 'the room between a number and what it is of says nothing',
  },
  {
    what: /^spliced ‘"/,
    line: /^ {4}/,
    why: 'what is claimed twice of a card is claimed of it',
  },
  {
    what: /^misspelled ‘rest’/,
    line: board,
    why: 'a label then, and a warning tells that nothing mentions it',
  },
  {
    what: /^deleted ‘top’/,
    line: board,
    why: 'what else lies in the zone is said besides, or nothing in the ruling turns upon it',
  },
  {
    what: /^deleted ‘player’ behind ‘attack’/,
    line: / attack +with /,
    why: 'where there is one thing to attack nobody has to say which',
  },
  {
    what: /^deleted ‘[^’]*'s’/,
    line: /^ {4}/,
    why: 'less is claimed then: not of which card, or whose',
  },
];

const same: readonly Reason[] = [
  {
    what: /^deleted ‘this’ behind ‘when’/,
    line: / turn ends/,
    why: 'the next turn that ends is this one',
  },
  {
    what: /^(deleted ‘(of|a|the|its|in)’|deleted ‘(to|for)’ behind ‘asked’|swapped ‘(the \S+|\S+ the)’)/,
    why: 'small words that English needs and the language does not',
  },
  { what: /^deleted ‘(you|your|first|draw)’/, why: 'what is said besides says it already' },
  {
    what: /^deleted ‘(cards?|more|damage|flame)’/,
    why: 'what is counted is clear from the verb or the zone',
  },
  {
    what: /^deleted ‘blank’/,
    line: board,
    why: 'a number of cards without a kind is as many as lie there when nothing is said of them',
  },
  { what: /^deleted ‘zone’/, why: 'the zones of mana and of shields have short names' },
  { what: /^deleted ‘1’/, why: 'one is what a blank card without a number is' },
  { what: /^deleted ‘(,|and)’/, why: 'cards and characteristics one after another are a list' },
  { what: /^deleted ‘all’/, why: 'cards of which no number is said are all of them' },
  { what: /^misspelled ‘opponent's’/, why: 'there is one opponent, however many are spoken of' },
  { what: /^swapped ‘other \p{L}+’/u, why: 'the words in front of a noun stand in any order' },
  { what: /^(doubled|spliced|swapped) ‘.*,/, why: 'a comma more says nothing more' },
  {
    what: /^swapped ‘(\d+ \p{L}+|\p{L}+ \d+)’/u,
    why: 'the number stands in front of what is counted, or behind it',
  },
  {
    what: /^swapped ‘\S+ \S+’/,
    line: /^\s*(\w+: |.* can(not)? |.* (ready|spent|tapped) |.* in )/,
    why: 'the words of a command, and of a claim, are told apart by what they are',
  },
  {
    what: /^swapped the lines ‘.*(turn|start of game|broken board|format is|on +")/,
    why: 'a line that says when it is, or what the game is, stands anywhere on a board',
  },
  {
    what: /^swapped the lines ‘[AB] [^’]*’ and ‘[AB] /,
    line: /^ {2}/,
    why: 'what lies in one zone and what lies in another stand in any order',
  },
  { what: /^deleted ‘2’/, line: /^ *turn /, why: 'the second turn is the one that boards are in' },
  {
    what: /^(misspelled ‘|spliced ‘|swapped the lines ‘effect )/,
    line: /^ *effect \p{L}+: /u,
    why: 'what an effect is called that nothing else in the ruling names',
  },
  { what: /^spliced ‘[^’]*=’/, why: 'the room around a sign says nothing' },
  {
    what: /^deleted ‘\p{L}+’/u,
    line: / (before|after) /,
    why: 'behind before and after the verb of the claim is meant again',
  },
  {
    what: /^spliced the files behind/,
    why: 'one file ends where a ruling ends, and the other begins where one begins',
  },
];

// ---------------------------------------------------------------- it says something else, which holds as well

const holds: readonly Reason[] = [
  {
    what: /^deleted ‘\p{L}+’ behind ‘(cast|summon|use|play)’/u,
    line: / cannot /,
    why: 'who can do it to nothing can do it to none of these, and the ruling tries nothing else',
  },
  {
    what: /^swapped ‘(choose|declare) nothing’/,
    line: /^\s*\w+(:| can(not)?) /,
    why: 'nothing is chosen, whichever of the two stands first',
  },
  {
    what: /^spliced the files behind/,
    why: 'what is left of one ruling holds by itself, and so does what is claimed of the other',
  },
  {
    what: /^deleted ‘(A|B)’/,
    line: / in /,
    why: 'less is claimed then: where the card is, and not whose that is',
  },
  {
    what: /^deleted ‘(A|B)’/,
    line: /^ *chance: /,
    why: 'whose deck it is the cards tell',
  },
  {
    what: /^deleted ‘\p{L}+’ behind ‘(leave|left)’/u,
    why: 'where nothing else is said one leaves the battle zone, and it did that as little',
  },
  {
    what: /^misspelled ‘"/,
    line: /^ {4}.* not /,
    why: 'it has not that either; a warning tells that no card has it, where a card has one like it',
  },
  {
    what: /^deleted ‘(player|paying)’/,
    line: /^ {4}.* cannot /,
    why: 'it cannot be done in any way, and so not in this one',
  },
  {
    what: /^(deleted|spliced) ‘(\d[\d.a-z-]*|,|\[)/,
    line: /^ {4}.*\[/,
    why: 'less is cited then',
  },
  {
    what: /^(deleted|doubled|misspelled|spliced|swapped) ‘/,
    line: head,
    why: 'a characteristic, or the name of a card, that nothing in the ruling turns upon',
  },
  {
    what: /^(deleted|spliced|swapped) ‘/,
    line: board,
    why: 'a card, a zone, or a number of them, that nothing in the ruling turns upon',
  },
  {
    what: /^deleted ‘[a-z]+’/,
    line: /^ *$/,
    why: 'an ability, or a block, that was this word alone, and that nothing in the ruling turns upon',
  },
  {
    what: /^misspelled ‘(\p{L}*\d+’|[^’]*’ behind ‘(as|deck)’)/u,
    line: board,
    why: "a label, which is a name of one's own, and that nothing else in the ruling names",
  },
  {
    what: /^deleted ‘\d+’/,
    line: /^ *turn /,
    why: 'nothing in the ruling turns upon which turn it is',
  },
  {
    what: /^deleted ‘\d+’/,
    line: text,
    why: 'all of them are meant then, and there are no more',
  },
  {
    what: /^spliced ‘\d+ … \d+’/,
    line: /^ {2,4}[a-z]/,
    why: 'a number upon which nothing in the ruling turns',
  },
  {
    what: /^deleted ‘creature’/,
    line: / summon /,
    why: 'what is summoned is a creature, or nothing that the ruling turns upon',
  },
  {
    what: /^spliced ‘([^’]* … (\.\.\.|\[)|, … [^’]*)’/,
    line: /^ {4}/,
    why: 'less is claimed then: only some of a row, or not by whom',
  },
  {
    what: /^swapped ‘/,
    line: /^ *chance: .* order /,
    why: 'cards that chance puts in some order, upon which nothing in the ruling turns',
  },
  {
    what: /^(deleted ‘(your|other|of|up|to|or|tapped|untapped|flame|arcane)’|swapped ‘)/,
    line: text,
    why: 'no card is there that the text would mean then, and did not before',
  },
];
