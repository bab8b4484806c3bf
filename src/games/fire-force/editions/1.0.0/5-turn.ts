/** Chapter 5 of fire-force/1.0.0: turn. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

export const turnChapter: Chapter = {
  title: 'Turn',
  sections: {
    '501': 'Overview',
    '502': 'Preparation phase',
    '503': 'Main phase',
    '504': 'End phase',
  },
  rules: {
    '501.1': rule(
      'takeTurns.takePhase',
      'players take turns in alternation: preparation, main, then end phase',
      {
        clauses: [
          'the players take their turns in alternation',
          'each turn has the preparation phase, the main phase and the end phase, in this order',
        ],
      },
    ),
    '502.1': rule(
      ['preparationPhase.ready', 'detachTerm'],
      'the turn player readies all their cards and takes flame cards off units onto the field ready',
      {
        clauses: [
          'the turn player readies all their spent cards',
          'flame cards attached to units come off them',
          'and lie on the field ready',
        ],
        fault:
          'does not say whose units the flame cards come off; we take those of the turn player, the subject of the sentence before',
      },
    ),
    '502.2': rule(
      'preparationPhase.begin',
      'the conditions "at the start of the preparation phase" and "at the start of the turn" are met',
      {
        clauses: [
          'the condition "at the start of the preparation phase" is met',
          'so is "at the start of the turn"',
        ],
      },
    ),
    '502.3': rule('preparationPhase.checkRules', 'a rule check follows'),
    '502.4': rule('preparationPhase.draw', 'the turn player draws a card'),
    '502.5': rule(
      'preparationPhase.placeFlameCard',
      'the turn player puts one flame card from their flame deck onto the field ready',
      {
        clauses: [
          "one flame card of the turn player's own flame deck comes onto the field",
          'it lies there ready',
        ],
      },
    ),
    '502.6': rule(
      'preparationPhase.end',
      'a rule check follows, and when nothing is left to do the main phase begins',
      {
        clauses: ['a rule check follows', 'when nothing is left to do, the next phase begins'],
      },
    ),
    '503.1': rule('mainPhase.begin', 'the condition "at the start of the main phase" is met'),
    '503.2': rule(
      'mainPhase.checkRules',
      'a rule check comes before every action of the main phase',
    ),
    '503.3': rule(
      'mainPhase.act',
      'the turn player may carry out one of the actions 503.3a to 503.3e, as chapter 6 details',
      {
        clauses: [
          'the turn player may carry out one of the actions 503.3a to 503.3e',
          aside('each goes as chapter 6 says', 'refers to numbers that carry it out'),
        ],
      },
    ),
    '503.3a': rule('mayUseUnit', 'the turn player may use a unit card'),
    '503.3b': rule('mayUseEvent', 'the turn player may use an event card'),
    '503.3c': rule('mayActivate', 'the turn player may use an activated ability'),
    '503.3d': rule('mayAttack', 'the turn player may attack with a unit'),
    '503.3e': rule('mayEndMainPhase', 'the turn player may end the main phase'),
    '503.4': rule(
      'mainPhase.goOn',
      'ending the main phase leads to the end phase; any other action leads back to 503.2',
      {
        clauses: [
          aside(
            'when the end of the main phase was chosen, the next phase begins',
            '606.1 carries it out',
          ),
          'after any other action it goes on with 503.2',
        ],
      },
    ),
    '504.1': rule('endPhase.begin', 'the condition "at the end of the turn" is met'),
    '504.2': rule('endPhase.checkRules', 'a rule check follows'),
    '504.3': note(
      'procedure',
      'while rule processing or met conditions are outstanding, 504.2 is done again',
      'a rule check ends only when no rule processing is due and nothing has triggered (1002.1a, 1002.1c), so 504.2 never leaves anything behind that this could find',
      {
        fault:
          'speaks of ルールエフェクト, which nothing defines; we take it for rule processing (ルール処理), which 502.6 and 1002.1a wait for',
      },
    ),
    '504.4': rule(
      'endPhase.endEffects',
      'continuous effects that last during the turn or until its end are over',
      {
        clauses: [
          'continuous effects that last "during the turn" are over',
          'so are those that last "until the end of the turn"',
        ],
      },
    ),
    '504.5': rule(
      'endPhase.passTurn',
      'the non-turn player becomes the turn player and a new turn begins',
      {
        clauses: ['the non-turn player becomes the turn player', 'a new turn begins'],
      },
    ),
  },
};
