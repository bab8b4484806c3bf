/** Whether a game is where it was before: what 1401 calls a loop. What may have piled up meanwhile see growth.ts. */
import type { ActivatedAbility, TriggeredAbility } from '../../kernel/ability.js';
import { anywhere } from './questions.js';
import { type Game, isCurrent } from '../../kernel/game.js';
import { keyOf, type PastAnswer } from '../../kernel/state.js';
import { placesOf, standingOf as standingIn, type Whereabouts } from '../../kernel/whereabouts.js';
import { usesOf } from './words.js';

/** What is kept of loops, for each of the places where players act as often as they like. */
export const keptOfLoops = ['past actions', 'loop', 'loop run', 'answers before'] as const;

/** Of what was used this turn only what may not be used again makes a difference, and only to the card that is there. */
const isUsedUp = (game: Game, [id = 0, life = 0, number = 0]: readonly number[]): boolean => {
  // No other abilities are counted.
  const ability = game.world.abilities[number] as ActivatedAbility | TriggeredAbility;
  return ability.oncePerTurn === true && isCurrent(game, [id, life]);
};

/** Facts about repetition itself. */
export const memoryOfLoops: readonly string[] = [
  'answers',
  'answers ahead',
  ...['main', 'counter'].flatMap((place) => keptOfLoops.map((what) => keyOf(place, what))),
  'loop on trial',
];

export const orderedZones: readonly string[] = ['deck', 'life', 'resolution zone'];

const whereabouts: Whereabouts = {
  zones: anywhere,
  ordered: new Set(orderedZones),
  lying: new Set(['field']),
  // Of uses only some count.
  apart: new Set([...memoryOfLoops, 'actions this turn', 'used this turn']),
  more: (game) =>
    Object.keys(usesOf(game))
      .map((key) => key.split(/[./]/).map(Number))
      .filter((use) => isUsedUp(game, use))
      .map(([id = 0, , ability = 0]) => [id, ability]),
};

/** Where every card is and how it lies, what waits and what was used up: short, the same for the same. */
export const whereaboutsOf = (game: Game): string => placesOf(game, whereabouts);

/** The same, and what effects have made of the cards. */
export const standingNow = (game: Game): string => standingIn(game, whereabouts);

export const keptAnswers = (game: Game): readonly PastAnswer[] =>
  (game.state.facts['answers'] ?? []) as unknown as readonly PastAnswer[];

/** Answers with which somebody may go on or stop; which ability comes first is no such thing. */
export const freeAnswers = (answers: readonly PastAnswer[]): readonly PastAnswer[] =>
  answers.filter(({ free, kind, by }) => free && kind !== 'order' && by !== 'chance');
