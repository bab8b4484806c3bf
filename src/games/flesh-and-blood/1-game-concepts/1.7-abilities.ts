/** 1.7. Abilities: where they are functional, and their modes. */
import {
  type Ability,
  type Condition,
  type ContinuousText,
  type EventPattern,
  happensToItself,
} from '../../../kernel/ability.js';
import { asksFor } from '../../../kernel/asking.js';
import { cardOf, type Game, refOf } from '../../../kernel/game.js';
import { modesDecision } from '../../../kernel/modes.js';
import { type Move, procedure, step } from '../../../kernel/rule.js';
import { type Thing, wordIn } from '../../../kernel/state.js';
import { ofDefending, onlyDefends } from '../combat.js';
import { isDeckCard } from '../containing.js';
import { modesDeclared, nextModes } from '../modes.js';
import { isOfPlaying } from '../costs.js';
import { arena, isInArena, whenceOf } from '../words.js';
import { definition, say } from '../questions.js';

/**
 * 1.7.4. In the arena, and public there; what says how the card is played works where it is played from (1.7.4e), and other
 * things work elsewhere as well.
 */
export const abilityWorks = definition('abilityWorks', (game, id, ability) => {
  const { zone, status } = cardOf(game, id);
  const isTurned = isTurnedIn(game, zone, status);
  if (isOfPlaying(ability))
    return ability.zones?.includes(whenceOf(game, refOf(game, id))) !== false;
  if (ability.zones !== undefined) return say(game, 'worksWhereNamed', zone, ability) && !isTurned;
  if (ability.elsewhere !== undefined && say(game, 'worksWhileSo', zone, ability))
    return !isTurned || say(game, 'worksUnseen', ability);
  if (say(game, 'worksOutside', id, ability) || say(game, 'worksAsItMoves', ability)) return true;
  if (isStatic(ability) && say(game, 'staticsOfLayer', id)) return true;
  if (!isInArena(game, id) || status['face'] === 'down') return false;
  return !onlyDefends(game, id) || !isDeckCard(game, id) || say(game, 'worksDefending', ability);
});

/** What waits for something, or takes its place, is static as well (5.4.6, 6.5). */
const isStatic = ({ kind }: Ability): boolean =>
  kind === 'static' || kind === 'triggered' || kind === 'replacement';

/** Whether a card is private in a zone that is not: in one that is, it works as it lies there. */
const isTurnedIn = (game: Game, zone: string, { face }: Thing['status']): boolean =>
  face === 'down' && !say(game, 'isPrivateZone', zone);

/**
 * 1.7.4a. Of a card that defends and is no permanent, what is about its defending; what it says of itself (1.7.4f), and what takes
 * the place of something that happens to it (1.7.4j), goes on as well.
 */
export const worksDefending = definition('worksDefending', (_, ability) => {
  switch (ability.kind) {
    case 'activated':
      return isOfDefending(ability.condition);
    case 'triggered':
      return [ability.when, ability.while, ability.condition].some(isOfDefending);
    case 'static':
      return ability.changes.every((one) => isOfDefending(one.condition) || changesItself(one));
    case 'replacement':
      return happensToItself(ability.when) || isOfDefending(ability.condition);
    case 'keyword':
    case 'one-off':
      return true;
  }
});

/** 1.7.4b. What names a zone, or is paid for with its own card in one, works there and nowhere else. */
export const worksWhereNamed = definition('worksWhereNamed', (_, zone, { zones = [] }) =>
  zones.includes(zone),
);

/** 1.7.4g. What is so while its own card is in a zone is functional there. */
export const worksWhileSo = definition(
  'worksWhileSo',
  (_, zone, { kind, elsewhere = [] }) => kind === 'static' && elsewhere.includes(zone),
);

/**
 * 1.7.4i. What waits for something that happens to its own card outside the arena, or takes it from one zone there to another.
 * What leaves the arena is seen from there (5.4.6a).
 */
export const worksOutside = definition('worksOutside', (game, id, ability) => {
  if (ability.kind !== 'triggered') return false;
  const { elsewhere = [] } = ability;
  if (elsewhere.length > 0 && happensToItself(ability.when)) return true;
  const { zone, status } = cardOf(game, id);
  if (elsewhere.includes(zone))
    return !isTurnedIn(game, zone, status) || say(game, 'worksUnseen', ability);
  return isOfOwnMove(ability) && !arena.includes(zoneBefore(game, id));
});

/** Where a card was before it came to where it is. */
const zoneBefore = (game: Game, id: number): string =>
  game.state.lastKnown[`${id}.${cardOf(game, id).version - 1}`]?.zone ?? '';

/** 1.7.4j. */
export const worksAsItMoves = definition(
  'worksAsItMoves',
  (_, ability) => ability.kind === 'replacement' && isOfOwnMove(ability),
);

const moves: readonly string[] = ['move', 'destroy', 'banish', 'discard', 'pitch', 'draw'];

/** Whether what it waits for is that its own card moves. */
const isOfOwnMove = ({ when }: { readonly when: EventPattern }): boolean =>
  moves.includes(when.event) && when.roles['card']?.is === 'this';

/** Whether it asks for cards that defend, or have defended. */
const isOfDefending = (asked: Condition | EventPattern | undefined): boolean =>
  asksFor(asked, ofDefending);

/** Whether it gives its own card so much more or less of something. */
const changesItself = ({ subject, changes }: ContinuousText): boolean =>
  subject.is === 'this' && changes.every((one) => 'trait' in one);

/** Locals: layer, player. */
export const declareModes = procedure([
  /** 1.7.5a. One modal ability after the other. */
  step(
    'declare',
    (game, { locals }): Move | void => {
      const next = nextModes(game, Number(locals['layer']));
      if (next === undefined) return;
      const by = wordIn(locals['player']);
      // What has triggered is not illegal, whatever is declared: it ceases to exist (6.6.6a).
      if (game.state.checkpoint === null) return { ask: modesDecision(game, next.modes, by, 0) };
      const legal = say(game, 'legalModes', Number(locals['layer']), by, next.modes);
      const ask = modesDecision(game, next.modes, by, 0, legal);
      if (ask.options.length < ask.min) return { takeBack: 'there are no targets for its modes' };
      return { ask };
    },
    (game, { locals }, picked): Move | void => {
      const layer = Number(locals['layer']);
      const next = nextModes(game, layer);
      if (next === undefined) return;
      const event = modesDeclared(game, layer, next, wordIn(locals['player']), picked);
      return { events: [event], go: 'again' };
    },
  ),
]);

/** 1.7.5b. */
export const modesInChosenOrder = definition('modesInChosenOrder', () => true);
