/** What lines of check and expect say, beside the words of the game. */
import type { ListedPhrase } from './phrase.js';

const standing = [
  {
    kind: 'claim',
    words: ['… in …'],
    means: 'all these cards are in that zone, or at its top or bottom',
    grammar: ['claimIn: In'],
  },
  {
    kind: 'claim',
    words: ['… not in …'],
    means: 'none of these cards is in that zone',
    grammar: ['claimIn: Not In'],
  },
  {
    kind: 'claim',
    words: ['… = …'],
    means: 'what lies in a zone, or how many cards; or the whole of a characteristic',
    grammar: ['claimEquals: Equals'],
  },
  {
    kind: 'claim',
    words: ['… is …', '… are …'],
    means: 'all these cards are in that state, or of that kind',
    grammar: ['claimIs: Is'],
  },
  {
    kind: 'claim',
    words: ['… is not …', '… are not …'],
    means: 'none of these cards is in that state, or of that kind',
    grammar: ['claimIs: Is Not'],
  },
  {
    kind: 'claim',
    words: ['… is attached to …'],
    means: 'all these cards are attached to that one',
    read: { claim: ['attached to'] },
  },
  {
    kind: 'claim',
    words: ['… is under …'],
    means: 'all these cards lie underneath that one',
    read: { claim: ['under'] },
  },
  {
    kind: 'claim',
    words: ['… has …', '… have …'],
    means: 'a card has that keyword or characteristic; a player has exactly so many such cards',
    grammar: ['claimHas: Have'],
  },
  {
    kind: 'claim',
    words: ['… has not …', '… have not …'],
    means: 'a card lacks that keyword or characteristic; a player has another number of such cards',
    grammar: ['claimHas: Have Not'],
  },
  {
    kind: 'claim',
    words: ['… has 2 … attached', '… has no … attached'],
    means: 'exactly so many such cards are attached to it',
    forReaders: 'what a card has so many of is attached to it',
    read: { claim: ['attached'] },
  },
  {
    kind: 'claim',
    words: ['… has no …'],
    means: 'not one such card',
    read: { quantity: ['no'] },
  },
  {
    kind: 'claim',
    words: ['… has exactly 2 …'],
    means: 'the same as without `exactly`',
    forReaders: 'a number alone is exact',
    read: { quantity: ['exactly'] },
  },
  {
    kind: 'claim',
    words: ['… has a …', '… has an …'],
    means: 'exactly one; behind `is` the article says nothing',
    read: { quantity: ['a', 'an'] },
  },
  {
    kind: 'claim',
    words: ['… has … in …', '… has … on …'],
    means: 'in which zone they are counted',
    read: { joint: ['in', 'on'] },
  },
  {
    kind: 'claim',
    words: ['board is lawful', '… has a lawful …'],
    means: 'the rules allow the board, or what the player has in that zone: `A has a lawful deck`',
    read: { claim: ['lawful'] },
    also: { claim: ['board'] },
  },
  {
    kind: 'claim',
    words: ['… has won'],
    means: 'the game is over, and that player has won it; `nobody` has until it is, or at a draw',
    read: { claim: ['won'] },
  },
  {
    kind: 'claim',
    words: ['… has lost'],
    means: 'the game is over, and that player has lost it',
    read: { claim: ['lost'] },
  },
  {
    kind: 'claim',
    words: ['nobody'],
    means: 'no player: `nobody has won`',
    read: { player: ['nobody'] },
  },
  {
    kind: 'claim',
    words: ['game is over'],
    means: 'somebody has won, or it is a draw',
    read: { claim: ['over'] },
    also: { claim: ['game'] },
  },
  {
    kind: 'claim',
    words: ['game is a draw'],
    means: 'the game is over, and nobody has won',
    read: { claim: ['a draw', 'draw'] },
  },
  {
    kind: 'claim',
    words: ['game goes on'],
    means: 'the game is not over',
    read: { claim: ['game goes on'] },
  },
] as const satisfies readonly ListedPhrase[];

const happened = [
  {
    kind: 'claim',
    words: ['… was …', '… were …'],
    means: 'it happened to all these cards since the beginning, at least once',
    grammar: ['claimWas: Was'],
  },
  {
    kind: 'claim',
    words: ['… was not …', '… were not …'],
    means: 'it happened to none of them',
    grammar: ['claimWas: Was Not'],
  },
  {
    kind: 'claim',
    words: ['… was being …', '… were being …'],
    means: 'it was about to happen, whatever came of it: `x was being destroyed`',
    forReaders: 'what was about to happen has happened: what prevents or replaces it comes before',
    read: { claim: ['being'] },
  },
  {
    kind: 'claim',
    words: ['… did not …', '… does not …', '… do not …'],
    means: 'none of them ever did that',
    grammar: ['claimDidNot: Did Not'],
  },
  {
    kind: 'claim',
    words: ['… happened', '… did not happen'],
    means: 'whoever did it, or to whomever: `drawing happened 4 times`',
    read: { claim: ['happened', 'happen'] },
  },
  {
    kind: 'claim',
    words: ['… 1 time', '… 4 times'],
    means: 'exactly so often',
    read: { quantity: ['times', 'time'] },
  },
  {
    kind: 'claim',
    words: ['… before …'],
    means: 'all of the one had happened when the first of the other did',
    grammar: ['order: Before'],
    also: { claim: ['was', 'were', 'is', 'are'] },
  },
  {
    kind: 'claim',
    words: ['… after …'],
    means: 'all of the one happened when the last of the other had',
    grammar: ['order: After'],
  },
] as const satisfies readonly ListedPhrase[];

const allowed = [
  {
    kind: 'claim',
    words: ['… can …'],
    means: 'that command, tried now, is legal',
    grammar: ['claimCan: Can'],
  },
  {
    kind: 'claim',
    words: ['… cannot …', "… can't …"],
    means: 'that command, tried now, is not legal',
    grammar: ['claimCan: Cannot'],
  },
  {
    kind: 'claim',
    words: ['… may choose exactly …'],
    means: 'these are all the answers to what the player decides now',
    grammar: ['claimCan: May'],
    read: { claim: ['choose exactly'] },
  },
  {
    kind: 'claim',
    words: ['{…}', '{}'],
    means:
      'one answer, as a choice of several things; `{}` chooses nothing, `{summon x}` names the action',
    grammar: ['choice: LCurly'],
  },
  {
    kind: 'claim',
    words: ['{…} or {…}'],
    means: 'another answer that there is',
    grammar: ['claimCan: Or'],
  },
  {
    kind: 'claim',
    words: ['… decides', '… decides …'],
    means: 'it is that player who decides now, and what',
    read: { claim: ['decides', 'decide'] },
  },
  {
    kind: 'claim',
    words: ['… was asked', '… was asked to …', '… was not asked for …'],
    means: 'the player had a choice of that kind at some time so far, or never had',
    read: { claim: ['asked', 'asked to', 'asked for'] },
  },
  {
    kind: 'claim',
    words: ['… can see …', '… cannot see …'],
    means: 'the player may look at these cards, or may not',
    read: { claim: ['see'] },
  },
  {
    kind: 'claim',
    words: ['… can see back of …'],
    means: 'the player may look at that face of these cards, or half of them, too',
    read: { claim: ['of'] },
  },
  {
    kind: 'claim',
    words: ['… can count …', '… cannot count …'],
    means: 'the player may know how many cards are in that zone, or may not',
    read: { claim: ['count'] },
  },
  {
    kind: 'claim',
    words: ['[703.4d, 115.3]'],
    means: 'each of these rules took part in bringing the outcome about',
    grammar: ['citations: LBracket'],
  },
] as const satisfies readonly ListedPhrase[];

export const claimPhrases = [...standing, ...happened, ...allowed] as const;
