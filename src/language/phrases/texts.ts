/** Of what lines of card text are made: when, and then, if, and how long. */
import { changePhrases } from './changes.js';
import type { ListedPhrase } from './phrase.js';

const abilities = [
  {
    kind: 'ability',
    words: ['when …: …', 'whenever …: …'],
    means: 'a triggered ability: what is done whenever that event has come about',
    grammar: ['triggered: When'],
  },
  {
    kind: 'ability',
    words: ['… would …: instead …'],
    means: 'a replacement: what happens in place of that event',
    grammar: ['happening: Would'],
  },
  {
    kind: 'ability',
    words: ['… would be …', '… is …', '… are …'],
    means:
      'the event from the side of what it happens to: `this would be destroyed`, `this is blocked`',
    grammar: ['happening: Would Be', 'happening: Is', 'happening: Be'],
  },
  {
    kind: 'ability',
    words: ['… or …', '… or is …'],
    means:
      'each of the events, as if a line of its own stood there for it: `this attacks or blocks`',
    grammar: ['orHappens: Or', 'orHappens: Is'],
  },
  {
    kind: 'ability',
    words: ['… is being …'],
    means: 'while it is happening, and not once it has: only in games that tell the two apart',
    read: { joint: ['being'] },
  },
  {
    kind: 'ability',
    words: ['[…] …'],
    means: 'the icon of the game in front says what kind of ability it is, and when it goes',
    grammar: ['icon: LBracket'],
  },
  {
    kind: 'ability',
    words: ['in …: …', 'from …: …'],
    means: 'the ability works in that zone: `in graveyard: your creatures get +1000`',
    grammar: ['zone: In', 'zone: From'],
  },
  {
    kind: 'ability',
    words: ['once a turn', 'once each turn'],
    means: 'an ability that can be used, or can trigger, only once in each turn',
    grammar: ['limit: Once A', 'limit: Once Each'],
    read: { condition: ['once a turn', 'once each turn'] },
  },
  {
    kind: 'ability',
    words: ['…, you may declare: …'],
    means:
      'an ability that triggers only if its player says so when the game asks for that; only in games that do',
    read: { condition: ['declare'] },
  },
] as const satisfies readonly ListedPhrase[];

const sentences = [
  {
    kind: 'sentence',
    words: ['…, then …', '… then …'],
    means: 'the next thing that is done; so do `;` and `.`',
    grammar: ['chain: Then', 'stop: Then'],
  },
  {
    kind: 'sentence',
    words: ['… … and … …', '…, … and … …'],
    means:
      'happen at the same time, once everything is chosen for all of it: `discard 1 card and draw 1 card`; a cost is paid in the order written',
    grammar: ['together: And'],
  },
  {
    kind: 'sentence',
    words: ['… may …', '… may instead …'],
    means: 'the player is asked whether to: `yes` or `no`; to a replacement, whether it applies',
    grammar: ['statementOf: May', 'statementOf: Instead'],
  },
  {
    kind: 'sentence',
    words: ['instead …'],
    means: 'begins what happens in place of the event of a `would`',
    grammar: ['clause: Instead'],
  },
  {
    kind: 'sentence',
    words: ['if you do, …', 'if they do, …'],
    means: 'only where the sentence in front was carried out',
    grammar: ['didIt: Did'],
  },
  {
    kind: 'sentence',
    words: ['if you do not, …', 'if they do not, …'],
    means: 'only where the sentence in front was not carried out',
    grammar: ['didIt: Did Not'],
  },
  {
    kind: 'sentence',
    words: ['… and …'],
    means: 'several that do it, or to which it is done: `return it and this to hand`',
    grammar: ['statementOf: And', 'complements: And'],
  },
  {
    kind: 'sentence',
    words: ['…, otherwise …'],
    means: 'where the condition in front does not hold, or was not done',
    grammar: ['conditional: Otherwise'],
  },
  {
    kind: 'sentence',
    words: ['for each …, …'],
    means: 'once for each such card, which is then `it`',
    grammar: ['repeated: For'],
  },
  {
    kind: 'sentence',
    words: ['… 1 … for each …'],
    means:
      'so many as there are such cards: `draw 1 card for each of your units`; with `this way`, once for each to which the sentence before did it',
    grammar: ['forEach: For'],
  },
  {
    kind: 'sentence',
    words: ['choose 1 of these: { … | … }', 'choose up to 2 of these: { … | … }'],
    means:
      'modes: the player says by number which of them are carried out: `mode 2`, `mode 1, 3`; where none need be, `choose nothing`',
    grammar: ['named: These', 'modes: Bar'],
  },
  {
    kind: 'sentence',
    words: ['get …', 'gain …', 'lose …', 'become …'],
    means: 'with such words behind it, a verb or an event of the game: `lose the game`',
    grammar: ['verb: Lose', 'verb: Become', 'verb: Gain', 'verb: Get'],
  },
  {
    kind: 'sentence',
    words: ['when …: …', 'when …, …'],
    means: 'inside an effect: what is done later, once, when that event comes about',
    grammar: ['delayed: When'],
  },
] as const satisfies readonly ListedPhrase[];

const conditions = [
  {
    kind: 'condition',
    words: ['if …, …'],
    means: 'only where the condition holds: in an effect, and behind the event of a `when`',
    grammar: ['conditional: If', 'triggered: If'],
  },
  {
    kind: 'condition',
    words: ['… have …', '… has …'],
    means: 'so many such cards are there, of that player; this or it is such a card',
    grammar: ['statement: Have'],
  },
  {
    kind: 'condition',
    words: ['there is …', 'there are …'],
    means: 'so many such cards are there, whosever they are',
    grammar: ['statement: There Is'],
  },
  {
    kind: 'condition',
    words: ['… do not have …', '… does not have …'],
    means: 'so many such cards are not there, of that player',
    grammar: ['statement: Did Not Have'],
  },
  {
    kind: 'condition',
    words: ['… is …', '… is a …', '… is an …', '… are …'],
    means:
      'the card is in that state, of that kind or of that name, or so many cards are: all of none as well; the number is so large',
    grammar: ['statement: Is', 'complement: A'],
  },
  {
    kind: 'condition',
    words: ['… is not …', '… are not …'],
    means: 'the card is not so, the number not so large',
    grammar: ['statement: Is Not'],
  },
  {
    kind: 'condition',
    words: ['… was …', '… were …'],
    means: 'it was done to such cards, or to so many: `if 2 or more units were retired this way`',
    grammar: ['statement: Was'],
  },
  {
    kind: 'condition',
    words: ['… this way', '… this turn'],
    means: 'since when: by the sentence in front, or since the turn began',
    grammar: ['since: This'],
    read: { condition: ['way', 'turn'] },
  },
  {
    kind: 'condition',
    words: ['… 2 times …', '… 2 or more times …'],
    means: 'how often it happened since then: `if you attacked 2 or more times this turn`',
    read: { condition: ['times', 'time'] },
  },
  {
    kind: 'condition',
    words: [
      ...['… for the first time …', '… for the second time …', '… for the third time …'],
      ...['… for the fourth time …', '… for the fifth time …'],
    ],
    means:
      'behind an event: which of those of its kind since then: `when you attack for the second time this turn: …`',
    read: { condition: ['first time', 'second time', 'third time', 'fourth time', 'fifth time'] },
  },
  {
    kind: 'condition',
    words: ['it is … turn'],
    means: 'it is the turn of that player: `it is your turn`; so does `during your turn`',
    read: { period: ['turn'] },
  },
  {
    kind: 'condition',
    words: ['… and …'],
    means: 'both hold; binds closer than `or`',
    grammar: ['conjunction: And'],
  },
  {
    kind: 'condition',
    words: ['… or …'],
    means: 'one of them holds, or both',
    grammar: ['condition: Or'],
  },
] as const satisfies readonly ListedPhrase[];

const durations = [
  {
    kind: 'duration',
    words: ['until …'],
    means: 'to that moment of the game: `until end of turn`; or up to what is counted',
    grammar: ['duration: Until'],
  },
  {
    kind: 'duration',
    words: ['during …', 'during …, …'],
    means: 'for that time: `during this turn`; in front of a line of a card, all of it only then',
    grammar: ['period: During'],
  },
  {
    kind: 'duration',
    words: ['while …'],
    means: 'as long as the condition holds',
    grammar: ['meanwhile: While'],
  },
  {
    kind: 'duration',
    words: ['unless …'],
    means:
      'only where the condition does not hold: of what a card says is always so, and, as with `if`, of what is done',
    grammar: ['meanwhile: Unless'],
  },
  {
    kind: 'duration',
    words: ['this …'],
    means: 'for that time, as with `during`: `this cannot attack this turn`',
    grammar: ['duration: This'],
  },
] as const satisfies readonly ListedPhrase[];

const modals = [
  {
    kind: 'modal',
    words: ['… cannot have more than 3 …'],
    means:
      'a limit to how many somebody has: no more come than there is room for, and what is there stays',
    grammar: ['having: Have', 'having: More', 'having: Than'],
    read: { joint: ['have', 'have more than'] },
  },
  {
    kind: 'modal',
    words: ['… can …'],
    means: 'may do what a rule forbids: which actions the game says',
    grammar: ['modal: Can'],
  },
  {
    kind: 'modal',
    words: ['… cannot …', "… can't …"],
    means: 'that action, or that event, is forbidden',
    grammar: ['modal: Cannot'],
  },
  {
    kind: 'modal',
    words: ['… must …'],
    means: 'has to do it where it can',
    grammar: ['modal: Must'],
  },
  {
    kind: 'modal',
    words: ['… ignore cannot …', '… ignores cannot …', "… ignore can't …", "… ignores can't …"],
    means: 'what effects say that it cannot does not hold for it: `this ignores cannot attack`',
    grammar: ['modal: Ignore Cannot'],
  },
  {
    kind: 'modal',
    words: ['… or …'],
    means: 'neither, or both: `cannot attack or block`',
    grammar: ['modal: Or'],
  },
  {
    kind: 'modal',
    words: ['… be …'],
    means: 'what is done to it: `cannot be blocked`',
    grammar: ['modalAction: Be'],
  },
] as const satisfies readonly ListedPhrase[];

export const textPhrases = [
  ...abilities,
  ...sentences,
  ...conditions,
  ...durations,
  ...modals,
  ...changePhrases,
] as const;
