/** What is known of cards' earlier lives is kept for as long as something in the state refers to it. */
import { expect, test } from 'vitest';
import { duelMasters } from '../../src/games/duel-masters/game.js';
import { forgetEarlierLives } from '../../src/kernel/forget.js';
import { makeWorld } from '../../src/kernel/register.js';
import {
  type CardRef,
  type ContinuousEffect,
  type Delayed,
  emptyState,
  type Frame,
  type LastKnown,
  type State,
  type Waiting,
} from '../../src/kernel/state.js';
import { newGame } from '../../src/kernel/copies.js';

const life: LastKnown = {
  definition: 'brawler',
  controller: 'A',
  zone: 'battle zone',
  side: '',
  status: {},
  host: 0,
  since: 0,
  traits: {},
  keywords: [],
  words: [],
};

/** The second life of card 7, to which something refers. */
const ref: CardRef = [7, 2];

const frame = (locals: Frame['locals']): Frame => ({
  procedure: 'effect',
  step: 0,
  asked: false,
  locals,
  into: '',
  history: [],
});

const effect: ContinuousEffect = {
  id: '#1',
  source: null,
  controller: 'A',
  timestamp: 1,
  text: 0,
  cards: null,
  amounts: [],
  duration: 'game',
  turn: 1,
};

const waiting: Waiting = {
  id: '#1',
  source: [1, 0],
  controller: 'A',
  ability: 0,
  event: { kind: 'destroyed' },
  it: [],
  roles: {},
};

const delayed: Delayed = {
  id: '#1',
  source: [1, 0],
  controller: 'A',
  text: 0,
  it: [],
  roles: {},
};

const knownAfter = (about: Partial<State>): readonly string[] => {
  const state: State = {
    ...emptyState('A'),
    lastKnown: { '7.1': life, '7.2': life, '8.2': life },
    ...about,
  };
  const game = newGame(makeWorld(duelMasters.rules, new Map()), state);
  forgetEarlierLives(game);
  return Object.keys(game.state.lastKnown);
};

test.each<readonly [where: string, about: Partial<State>]>([
  ['the locals of a frame', { frames: [frame({ it: [ref] })] }],
  ['a batch of events in a frame', { frames: [frame({ batch: [{ card: 7, version: 2 }] })] }],
  ['the source of an effect', { effects: [{ ...effect, source: ref }] }],
  ['the cards of an effect', { effects: [{ ...effect, cards: [[9, 1], ref] }] }],
  ['the source of a waiting ability', { waiting: [{ ...waiting, source: ref }] }],
  ['what a waiting ability looks back at', { waiting: [{ ...waiting, was: [ref] }] }],
  [
    'the event of a waiting ability',
    { waiting: [{ ...waiting, event: { kind: 'destroyed', card: 7, version: 2 } }] },
  ],
  ['a trigger for later', { delayed: [{ ...delayed, it: [ref] }] }],
  ['a fact', { facts: { attack: { attacker: [7, 2], target: null } } }],
])('%s keeps what is known of a life', (_, about) => {
  expect(knownAfter(about)).toEqual(['7.2']);
});

test('what nothing refers to is dropped', () => {
  expect(knownAfter({ facts: { turns: 7, names: ['7', '2'] } })).toEqual([]);
});
