/** Things of several cards, with the marbles of the kernel's own game: stacked, taken apart, turned over. */
import { describe, expect, test } from 'vitest';
import { propose } from '../../src/kernel/carry-events.js';
import { numberOf } from '../../src/kernel/continuous.js';
import {
  cardsIn,
  definitionOf,
  cardOf,
  type Game,
  isCurrent,
  refOf,
} from '../../src/kernel/game.js';
import { positionOf } from '../../src/kernel/position.js';
import type { CardRef, GameEvent } from '../../src/kernel/state.js';
import { changing, takeApart, thingWith } from '../../src/kernel/things.js';
import { layOut, type Put } from '../games/table.js';
import { rules } from './marbles.js';
import { newGame, copyOf } from '../../src/kernel/copies.js';

const marble = (name: string, power: number, about: Partial<Put> = {}): Put => ({
  name,
  side: 'A',
  zone: 'ring',
  traits: { power },
  ...about,
});

/** Three marbles in A's ring, from the top: red (1), green (2), blue (3). */
const [red, green, blue] = [1, 2, 3] as const;

const three = (more: readonly Put[] = []): Game => {
  const cards = [marble('red', 1), marble('green', 2), marble('blue', 3), ...more];
  const { world, state } = layOut(rules, 'turn', cards);
  return newGame(world, state);
};

const happens = (game: Game, ...events: readonly GameEvent[]): void => {
  for (const event of events) propose(game, [event], 0, [], '');
};

const stack = (card: number, to: number, place = 'over'): GameEvent => ({
  kind: 'join',
  card,
  to,
  place,
});

const named = (game: Game, card: number): string => definitionOf(game, cardOf(game, card)).name;

/** Each thing of a zone by the names of its cards, from the top. */
const ring = (game: Game, zone = 'ring'): readonly string[] =>
  cardsIn(game, 'A', zone).map((id) =>
    cardOf(game, id)
      .cards.map((card) => game.state.cards[card - 1]?.definition)
      .join(' over '),
  );

describe('cards become one thing', () => {
  test.each<{ what: string; events: readonly GameEvent[]; after: readonly string[] }>([
    { what: 'over another', events: [stack(red, green)], after: ['red over green', 'blue'] },
    { what: 'under it', events: [stack(red, green, 'under')], after: ['green over red', 'blue'] },
    {
      what: 'all three',
      events: [stack(red, green), stack(green, blue)],
      after: ['red over green over blue'],
    },
  ])('$what', ({ events, after }) => {
    const game = three();
    happens(game, ...events);
    expect(ring(game)).toEqual(after);
  });

  test('the uppermost card says what it is', () => {
    const game = three();
    happens(game, stack(red, green));
    expect([named(game, green), numberOf(game, green, 'power')]).toEqual(['red', 1]);
  });

  test('it is the thing that was there; the other one is no more', () => {
    const game = three();
    const [there, other]: readonly CardRef[] = [refOf(game, green), refOf(game, red)];
    happens(game, stack(red, green));
    expect([isCurrent(game, there!), isCurrent(game, other!)]).toEqual([true, false]);
    expect(thingWith(game.state, red)?.id).toBe(green);
  });

  test('what was attached to either is attached to it', () => {
    const game = three([marble('sticker', 0, { host: red })]);
    happens(game, stack(red, green));
    expect(cardOf(game, 4).host).toBe(green);
  });

  test('what was attached to one that comes under it is attached to nothing', () => {
    const game = three([marble('sticker', 0, { host: red })]);
    happens(game, stack(red, 4, 'under'));
    expect(cardOf(game, 4).host).toBe(0);
  });

  test('another game that began as a copy is left alone', () => {
    const game = three();
    const copy = copyOf(game);
    happens(copy, stack(red, green));
    expect([ring(game).length, ring(copy).length]).toEqual([3, 2]);
  });

  test('a thing cannot be put onto itself', () => {
    const game = three();
    happens(game, stack(red, red));
    expect(ring(game)).toEqual(['red', 'green', 'blue']);
  });
});

describe('nothing is attached to itself', () => {
  test.each<{ what: string; event: GameEvent; host: number }>([
    { what: 'to another', event: { kind: 'attach', card: red, to: green }, host: green },
    { what: 'to itself', event: { kind: 'attach', card: red, to: red }, host: 0 },
    {
      what: 'as it moves',
      event: { kind: 'move', card: red, to: 'out', host: green },
      host: green,
    },
    {
      what: 'to itself as it moves',
      event: { kind: 'move', card: red, to: 'out', host: red },
      host: 0,
    },
    { what: 'within its zone', event: { kind: 'move', card: red, to: 'ring', host: red }, host: 0 },
  ])('$what', ({ event, host }) => {
    const game = three();
    happens(game, event);
    expect(cardOf(game, red).host).toBe(host);
  });
});

describe('things come apart', () => {
  test('where they go: every card is one by itself, in its owner’s zone', () => {
    const game = three([marble('theirs', 1, { side: 'B' })]);
    happens(game, stack(red, green), stack(4, green), { kind: 'move', card: green, to: 'out' });
    expect(ring(game)).toEqual(['blue']);
    expect([...ring(game, 'out')].sort()).toEqual(['green', 'red']);
    expect(cardsIn(game, 'B', 'out').map((id) => named(game, id))).toEqual(['theirs']);
  });

  test('each to its owner’s, whosever zone the event names', () => {
    const game = three([marble('theirs', 1, { side: 'B' })]);
    const toA = { kind: 'move', card: green, to: 'out', side: 'A', host: blue };
    happens(game, stack(4, green, 'under'), toA);
    expect([ring(game, 'out'), cardsIn(game, 'B', 'out').length]).toEqual([['green'], 1]);
    expect(cardOf(game, cardsIn(game, 'B', 'out')[0] ?? 0).host).toBe(0);
  });

  test('none of them is what it was before it was stacked', () => {
    const game = three();
    const before = [red, green].map((card) => refOf(game, card));
    happens(game, stack(red, green), { kind: 'move', card: green, to: 'out' });
    expect(before.filter((ref) => isCurrent(game, ref))).toEqual([]);
  });

  test('one card is taken out, and the next one shows', () => {
    const game = three();
    happens(game, stack(red, green), stack(green, blue));
    const [out] = takeApart(game, blue, [red]);
    expect(ring(game)).toEqual(['green over blue']);
    expect([named(game, blue), named(game, out ?? 0)]).toEqual(['green', 'red']);
  });

  test('there are as many cards as before, whatever becomes of them', () => {
    const game = three();
    happens(game, stack(red, green), stack(blue, green), { kind: 'move', card: green, to: 'out' });
    const back = cardsIn(game, 'A', 'out').map((card) => ({ kind: 'move', card, to: 'ring' }));
    happens(game, ...back);
    const [one = 0, other = 0] = cardsIn(game, 'A', 'ring');
    happens(game, stack(one, other));
    const all = game.state.things.flatMap(({ cards }) => cards);
    expect([...all].sort()).toEqual([red, green, blue]);
  });
});

describe('faces', () => {
  /** Red has gold on its back. */
  const turned = (): Game => {
    const game = three([marble('gold', 7, { zone: 'hand' })]);
    const cards = new Map(game.world.cards);
    cards.set('red', { ...cards.get('red')!, faces: ['gold'] });
    return newGame({ ...game.world, cards }, game.state);
  };

  test('the face that shows says what it is', () => {
    const game = turned();
    happens(game, { kind: 'show', card: red, face: 1 });
    expect([named(game, red), numberOf(game, red, 'power')]).toEqual(['gold', 7]);
  });

  test('what is put under a card leaves its face as it is', () => {
    const game = turned();
    happens(game, { kind: 'show', card: red, face: 1 }, stack(blue, red, 'under'));
    expect([named(game, red), takeApart(game, red, [blue]).length]).toEqual(['gold', 1]);
    expect(named(game, red)).toBe('gold');
  });

  test('a card that goes elsewhere shows its first', () => {
    const game = turned();
    happens(game, { kind: 'show', card: red, face: 1 }, { kind: 'move', card: red, to: 'out' });
    expect(named(game, red)).toBe('red');
  });
});

describe('positions', () => {
  const after = (...events: readonly GameEvent[]): unknown => {
    const game = three();
    happens(game, ...events);
    return positionOf(game).zones;
  };

  test('know things by their cards, whichever of them it was put onto', () => {
    expect(after(stack(red, green))).toEqual(after(stack(green, red, 'under')));
  });

  test('know what lies on top', () => {
    expect(after(stack(red, green))).not.toEqual(after(stack(green, red)));
  });

  test('know which face shows', () => {
    const game = three();
    const before = positionOf(game);
    changing(game, red).face = 1;
    expect(positionOf(game)).not.toEqual(before);
  });
});
