/** The words of Duel Masters. */
import type { Vocabulary } from '../../../kernel/vocabulary.js';
import { activatingWords } from './activating.js';
import { boardWords } from './boards.js';
import { cardWords } from './cards.js';
import { commandWords } from './commands.js';
import { declaringWords } from './declaring.js';
import { elementWords } from './elements.js';
import { eventWords } from './events.js';
import { faceWords } from './faces.js';
import { fieldWords } from './fields.js';
import { keywordActionWords } from './keyword-actions.js';
import { timeWords } from './times.js';
import { usingWords } from './using.js';
import { verbWords } from './verbs.js';

export const vocabulary: Vocabulary = {
  game: 'duel-masters',
  players: ['A', 'B'],
  entries: [
    ...boardWords,
    ...cardWords,
    ...verbWords,
    ...eventWords,
    ...timeWords,
    ...commandWords,
    ...activatingWords,
    ...declaringWords,
    ...usingWords,
    ...fieldWords,
    ...elementWords,
    ...faceWords,
    ...keywordActionWords,
  ],
  defaultZone: 'battle zone',
  usedUpIn: ['graveyard'],
  heldIn: ['hand', 'deck', 'shield zone'],
  seesBeing: true,
  cutsIn: true,
  replacesItself: true,
  declaredAfter: ['attack', 'block', 'turn-ends'],
  onlyTold: [
    ...['attack', 'block', 'battle'],
    ...['resolves', 'comes-to-nothing', 'use-ability', 'redirect', 'unblocked', 'win-battle'],
    ...['activate', 'declare-use', 'before-break', 'win-judge', 'lose-judge'],
    ...['attack-ends', 'step-begins', 'turn-begins', 'turn-ends', 'begin-game'],
  ],
  onlyForbidden: ['cast', 'search', 'shuffle', 'switch'],
  defaultTrait: 'power',
  pictures: {
    traits: ['power'],
    unlessUsual: ['face'],
    table: {
      rows: [['battle zone'], ['shield zone', 'deck', 'graveyard'], ['mana zone', 'hand']],
      piles: ['deck', 'graveyard'],
      held: ['hand'],
      turned: { orientation: 'tapped' },
      down: { face: 'down' },
      corner: 'cost',
      edge: ['power'],
      line: ['type', 'race'],
      tint: {
        trait: 'civilization',
        colours: {
          light: 'yellow',
          water: 'blue',
          darkness: 'purple',
          fire: 'red',
          nature: 'green',
        },
      },
    },
  },
  neverThere: { types: ['land'], zone: 'mana zone' },
  oneOffTypes: ['spell'],
  carriedOutIn: 'nowhere zone',
  ownOfOneOffs: {
    uses: ['cast', 'use'],
    actions: ['be cast', 'be used'],
    waitsFor: [
      ...['discard', 'charge', 'cast'].map((event) => ({ event })),
      { event: 'move', where: 'from' },
    ],
  },
  otherWords: {
    ...{ retire: 'say: destroy', retires: 'say: destroys', retired: 'say: destroyed' },
    ...{ sacrifice: 'say: destroy 1 of your creatures', kill: 'say: destroy' },
    ...{ dies: 'say: is destroyed', die: 'say: is destroyed' },
    ...{ spent: 'say: tapped', exhausted: 'say: tapped', rested: 'say: tapped' },
    ...{ comes: 'say: enters the battle zone', played: 'say: summoned, or cast' },
    against: 'whom it battles stands right behind the verb: battles a creature',
    remove: 'say where it goes: destroy it, return it to its owner’s hand, put it into …',
  },
};
