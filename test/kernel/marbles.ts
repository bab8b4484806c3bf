/**
 * A game of its own for tests of the kernel. Two players take turns in putting marbles from their hand into their part of
 * the ring, or pass; whoever passes after a pass ends the game in a draw.
 */
import type { Ability, Filter, Selection } from '../../src/kernel/ability.js';
import { makeBook } from '../../src/kernel/book.js';
import { numberOf } from '../../src/kernel/continuous.js';
import { rule } from '../../src/kernel/edition.js';
import { cardOf, cardsIn, fact, type GameRules, opponentOf } from '../../src/kernel/game.js';
import { legalOptions } from '../../src/kernel/options.js';
import { asking } from '../../src/kernel/question.js';
import { questions as ofKernel } from '../../src/kernel/questions.js';
import {
  bookkeeping,
  eventKind,
  layer,
  permission,
  procedure,
  restriction,
  stateBased,
  step,
  term,
} from '../../src/kernel/rule.js';
import type { Json } from '../../src/kernel/state.js';

const { definition } = asking(ofKernel);

/** A turn; then what the state makes necessary, what has triggered, and the next turn. */
const turns = procedure([
  step(
    'act',
    (game) => {
      const by = game.state.turn.player;
      const options = ['play', 'pass'].flatMap((action) => legalOptions(game, by, action));
      return {
        ask: { kind: 'turn', by, options, of: ['play', 'pass'], min: 1, max: 1, source: 0 },
      };
    },
    (game, _, [picked]) => {
      if (picked?.card !== undefined)
        return { events: [{ kind: 'enter', card: picked.card }, remember(false)] };
      if (fact(game, 'passed') === true) return { events: [{ kind: 'game-over', winner: null }] };
      return { events: [remember(true)] };
    },
  ),
  bookkeeping(step('look', () => ({ call: 'state-based' }))),
  step('resolveNext', (game) => {
    const [next] = game.state.waiting;
    if (next === undefined) return;
    const ability = game.world.abilities[next.ability];
    if (ability?.kind !== 'triggered') return;
    const block = game.world.blockIds.get(ability.effect) ?? -1;
    const { controller, source } = next;
    return {
      events: [{ kind: 'use-waiting', id: next.id }],
      call: 'effect',
      locals: { block, controller, source: source as unknown as Json },
      go: 'look',
    };
  }),
  step('passTurn', (game) => {
    const { number, player } = game.state.turn;
    return {
      events: [{ kind: 'turn', number: number + 1, player: opponentOf(game, player) }],
      go: 'act',
    };
  }),
]);

const remember = (passed: boolean) => ({ kind: 'fact', name: 'passed', value: passed });

const ring: Filter = { zones: ['ring'], whose: 'any', other: false, tests: [] };

/** Put into the ring, it knocks a marble out; which one, whoever plays it chooses. */
const bumps: Ability = {
  kind: 'triggered',
  when: { event: 'enter', roles: { card: { is: 'this' } } },
  costs: [],
  effect: [
    {
      do: 'act',
      who: 'you',
      verb: 'knock',
      object: { is: 'cards', quantity: { is: 'exactly', amount: 1 }, filter: ring } as Selection,
      with: {},
    },
  ],
};

/** Knocked out, it is taken back into the hand instead. */
const bounces: Ability = {
  kind: 'replacement',
  when: { event: 'knock', roles: { card: { is: 'this' } } },
  optional: false,
  costs: [],
  instead: [{ do: 'act', who: 'you', verb: 'take back', object: { is: 'it' }, with: {} }],
};

/** While it is in the ring, all others there have one power less. */
const crushes: Ability = {
  kind: 'static',
  changes: [
    {
      subject: {
        is: 'cards',
        quantity: { is: 'all' },
        filter: { ...ring, other: true },
      } as Selection,
      changes: [{ change: 'add', trait: 'power', amount: -1 }],
    },
  ],
};

/** The marbles there are, each with its abilities. */
export const marbles = { plain: [], bumper: [bumps], rubber: [bounces], giant: [crushes] } as const;

const units = {
  turns,
  mayPlay: permission('play', (game, player) =>
    cardsIn(game, player, 'hand').map((card) => ({ verb: 'play', card })),
  ),
  mayPass: permission('pass', () => [{ verb: 'pass' }]),
  twoInTheRing: restriction('play', (game, _, player) => cardsIn(game, player, 'ring').length >= 2),
  enter: eventKind('enter', { becomes: (_, { card = 0 }) => [{ kind: 'move', card, to: 'ring' }] }),
  knock: eventKind('knock', { becomes: (_, { card = 0 }) => [{ kind: 'move', card, to: 'out' }] }),
  powerless: stateBased((game) =>
    game.world.rules.players
      .flatMap((player) => cardsIn(game, player, 'ring'))
      .filter((card) => numberOf(game, card, 'power') <= 0)
      .map((card) => ({ kind: 'knock', card })),
  ),
  knockTerm: term('knock', (_, { cards }) => ({
    events: cards.map((card) => ({ kind: 'knock', card })),
  })),
  takeBack: term('take back', (_, { cards }) => ({
    events: cards.map((card) => ({ kind: 'move', card, to: 'hand' })),
  })),
  additions: layer(({ change }) => change === 'add'),
  worksInTheRing: definition('abilityWorks', (game, card) => cardOf(game, card).zone === 'ring'),
};

export const rules: GameRules = {
  book: makeBook('marbles/1', 'test/kernel', {
    sections: { 'marbles/1-marbles': units },
    chapters: {
      'marbles/1': {
        title: 'Marbles',
        sections: { '1': 'Marbles' },
        rules: {
          '1.1': rule(['turns.act', 'mayPlay', 'mayPass'], 'a player plays a marble or passes'),
          '1.2': rule('turns.resolveNext', 'then what has triggered is carried out'),
          '1.3': rule('turns.passTurn', 'then it is the other player’s turn'),
          '1.4': rule('twoInTheRing', 'a player has two marbles in the ring at most'),
          '1.5': rule('enter', 'to play a marble is to put it into the ring'),
          '1.6': rule(['knock', 'knockTerm'], 'a marble that is knocked goes out'),
          '1.7': rule('powerless', 'a marble without power is knocked'),
          '1.8': rule('takeBack', 'a marble that is taken back goes to the hand'),
          '1.9': rule('additions', 'texts add to power'),
          '1.10': rule('worksInTheRing', 'texts work in the ring'),
        },
      },
    },
  }),
  players: ['A', 'B'],
  shared: [],
  ordered: [],
  memory: [],
  hidden: {},
  entries: { turn: [['turns', 'act']] },
  defaultEntry: 'turn',
  fill: {},
  texts: {},
  pseudo: [],
  anytime: {},
  spares: [],
  stateBased: 'when called',
};
