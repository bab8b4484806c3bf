/** The words of Flesh and Blood. */
import type { Vocabulary } from '../../../kernel/vocabulary.js';
import { ofDefending } from '../combat.js';
import { modalWords } from './actions.js';
import { boardWords } from './boards.js';
import { cardWords } from './cards.js';
import { commandWords } from './commands.js';
import { eventWords } from './events.js';
import { timeWords } from './times.js';
import { verbWords } from './verbs.js';
import { allArena } from './zones.js';

/** What a text of its own card waits for, or takes the place of, wherever the card is (1.7.4i, 1.7.4j). */
const movesOfOwn: readonly string[] = ['move', 'pitch', 'discard', 'banish'];

const carriedOut = ['action', 'instant', 'attack reaction', 'defense reaction'];

export const vocabulary: Vocabulary = {
  game: 'flesh-and-blood',
  players: ['A', 'B'],
  entries: [
    ...boardWords,
    ...cardWords,
    ...verbWords,
    ...modalWords,
    ...eventWords,
    ...timeWords,
    ...commandWords,
  ],
  defaultZone: 'permanent',
  usedUpIn: ['graveyard', 'hand', 'deck', { zone: 'arsenal', unless: { face: 'up' } }],
  heldIn: ['deck'],
  looksIn: allArena,
  activatedWherePaid: true,
  impliesZones: 'waiting',
  triggersWhereItComes: true,
  recallsWhatLeft: true,
  gainedIsLost: true,
  limitsTriggers: true,
  declaresTargets: true,
  onlyTold: [
    ...['play', 'activate', 'enter', 'attack', 'hit', 'mark', 'concede'],
    ...['prevent', 'intimidate', 'opt', 'boost', 'fuse', 'scrap', 'beat chest', 'reveal', 'look'],
    ...['phase-begins', 'turn-begins', 'turn-ends', 'chain-closes', 'link-resolves'],
  ],
  onlyForbidden: ['shuffle', 'lose-life'],
  defaultTrait: 'power',
  pictures: {
    traits: ['power', 'defense', 'life'],
    unlessUsual: ['face'],
    table: {
      rows: [
        ['combat chain', 'permanent'],
        ['hero', 'weapon', 'head', 'chest', 'arms', 'legs', 'arsenal'],
        ['deck', 'pitch', 'graveyard', 'banished', 'hand'],
      ],
      piles: ['deck', 'graveyard', 'banished', 'pitch'],
      held: ['hand'],
      turned: { orientation: 'tapped' },
      down: { face: 'down' },
      corner: 'cost',
      edge: ['power', 'defense', 'life'],
      line: ['type', 'subtype'],
      tint: { trait: 'pitch', colours: { 1: 'red', 2: 'yellow', 3: 'blue' } },
    },
  },
  beginnings: [{ word: 'isAttack', event: 'attack-begins' }],
  paidUntil: 'play',
  countedBy: { pitch: 'pitch' },
  nextFrom: { play: 'announce' },
  oneOffTypes: carriedOut,
  staying: [
    ...['item', 'aura', 'ally', 'figment'].map((value) => ({ trait: 'subtype', value })),
    { trait: 'type', value: 'equipment' },
  ],
  carriedOutIn: 'stack',
  looksOnce: true,
  ownOfOneOffs: {
    uses: [],
    // What attacks or defends is on the combat chain, and that is in the arena (3.0.5).
    lyingThere: {
      cards: [{ trait: 'subtype', value: 'attack' }],
      actions: ['be defended', 'be activated', 'be chosen'],
      // What defends and is no permanent (1.7.4a).
      partly: {
        types: [...carriedOut, 'block', 'resource'],
        cards: [{ trait: 'type', value: 'defense reaction' }, { trait: 'defense' }],
        asking: ofDefending,
        why: 'this lies nowhere where that works: as it defends, only what is about its defending does',
        help: 'say, for example: when this defends: …, or: when you draw a card, if this defended this chain link: …',
      },
    },
    actions: ['deal preventable damage'],
    waitsFor: ['damage', 'play', ...movesOfOwn].map((event) => ({ event })),
    replaces: movesOfOwn,
  },
};
