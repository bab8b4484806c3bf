/** Chapter 4 of the comprehensive rules: game structure. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const gameStructure: Chapter = {
  title: 'Game structure',
  sections: {
    '4.0': 'General',
    '4.1': 'Starting a game',
    '4.2': 'Start phase',
    '4.3': 'Action phase',
    '4.4': 'End phase',
    '4.5': 'Ending a game',
  },
  rules: {
    '4.0.3': rule(
      'takeTurns.takePhase',
      'turn after turn, each with a start phase, an action phase and an end phase',
    ),
    '4.1.3': rule('setUp.chooseFirst', 'it is settled who takes the first turn', { kind: 'setup' }),
    '4.1.7': rule('setUp.shuffleDecks', 'both decks are shuffled', { kind: 'setup' }),
    '4.1.9': rule(
      ['setUp.drawHands', 'setUp.takeFirstTurn'],
      'each player draws up to the intellect of their hero, and the first turn begins',
      {
        kind: 'setup',
        clauses: [
          'each player draws up to the intellect of their hero',
          'the first turn player begins their start phase',
        ],
      },
    ),
    '4.2.2': rule(
      ['startPhase.endEffects', 'startPhase.begin'],
      'what lasts to the start of the turn ends, and what triggers then resolves without anybody having priority',
      {
        clauses: [
          'effects that last until the start of the turn end',
          'the turn starts, and what that triggers comes to the stack and resolves as if all passed',
        ],
      },
    ),
    '4.3.1': rule('actionPhase.begin', 'the action phase begins, and what waits for that triggers'),
    '4.3.2': rule('actionPhase.haveActionPoint', 'the turn player has one action point'),
    '4.3.3': rule(
      'actionPhase.goOn',
      'priority goes round until all have passed with nothing on the stack and the combat chain closed (4.3.4)',
    ),
    '4.4.2': rule(
      'endPhase.begin',
      'the end phase begins, and what that triggers resolves as if all passed',
    ),
    '4.4.3a': rule('endPhase.resetLives', 'the life totals of allies are their base life again'),
    '4.4.3b': rule(
      ['endPhase.putIntoArsenal', 'arsenalIsEmpty'],
      'the turn player may put a card of the hand face down into their arsenal, if that is empty',
    ),
    '4.4.3c': rule(
      ['endPhase.returnPitch', 'ordersArrivals'],
      'each player puts the cards of their pitch zone on the bottom of their deck, in any order',
      {
        clauses: [
          'the cards of each pitch zone go to the bottom of their owner’s deck',
          'their owner puts them in order',
        ],
      },
    ),
    '4.4.3e': rule('endPhase.losePoints', 'all players lose their action and resource points'),
    '4.4.3f': rule(
      ['endPhase.draw', 'drawsUpTo'],
      'the turn player draws up to the intellect of their hero; in the first turn of the game all players do',
      {
        clauses: [
          'the turn player draws until they have as many cards as the intellect of their hero',
          'in the first turn of the game the other player does, too',
        ],
      },
    ),
    '4.4.4': rule(
      ['endPhase.endEffects', 'endPhase.passTurn'],
      'what lasts to the end of the turn ends, and the next player has the turn',
      {
        clauses: [
          'effects until the end of the turn, and of this turn, end',
          'the next player is the turn player',
        ],
      },
    ),
    '4.5.2a': rule('decideGame.winAlone', 'who is left when all others have lost wins'),
    '4.5.3a': rule('heroIsDead', 'a player loses whose hero has no life left, or who has none', {
      kind: 'state-based',
    }),
    '4.5.3c': rule('concede.concede', 'a player who concedes loses'),
    '4.5.4a': rule(
      'decideGame.draw',
      'if the heroes of all players have no life left at the same time, the game is a draw',
    ),
  },
};
