/** X: what is said as a card is used, where something that is paid says so; nothing is played with an X that nobody knows. */
import { expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { load, problemsOf } from '../../src/harness/suite.js';
import { refuses } from './refuses.js';

refuses([
  ['duel', 'once', 'draw X cards', 'nothing says what X is'],
  ['fire', 'once', 'draw X cards', 'nothing says what X is'],
  ['flesh', 'once', 'draw X cards', 'nothing says what X is'],
  ['flesh', 'once', 'gain X life', 'nothing says what X is'],
  ['flesh', 'stays', 'your weapons get +X', 'nothing says what X is'],
  ['fire', 'once', 'draw X cards, where X is X', 'nothing says what X is'],
  ['duel', 'once', 'draw 1 card, where X is 2', 'no X stands in front of this'],
  ['duel', 'once', 'draw X cards, where XX is 2', 'XX is twice as much as X'],
  ['fire', 'once', 'draw 1 card. discard 1 card, where X is 2', 'no X stands in front of this'],
]);

const messagesOf = (rulebook: string, card: string): readonly string[] => {
  const text = `card "Spark"
${card}

ruling "X"
  rulebook ${rulebook}
  given
    A hand  "Spark"
  expect
    game goes on
`;
  const loaded = load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);
  return problemsOf(loaded).map(({ message }) => message);
};

test.each<[rulebook: string, card: string, ...messages: string[]]>([
  [
    'duel-masters/1.13',
    '  spell, fire, cost X\n  draw 1 card',
    'no rule carries out yet that somebody says what ‘cost’ is',
  ],
  [
    'fire-force/1.0.0',
    '  event, cost X\n  draw 1 card',
    'no rule carries out yet that somebody says what ‘cost’ is',
  ],
  ['flesh-and-blood/core', '  instant, cost X\n  draw X cards'],
  ['flesh-and-blood/core', '  instant, cost X\n  draw 1 card'],
  [
    'flesh-and-blood/core',
    '  instant, cost 0, pitch 1\n  [additional cost] pay X resource points\n  draw X cards',
  ],
  [
    'flesh-and-blood/core',
    '  instant, cost 0, pitch 1\n  [additional cost] you may pay X resource points\n  draw X cards',
    'no rule carries out yet that X is paid, or nothing at all',
  ],
  // That goes for its own sentence, and not for what is paid for with it.
  [
    'flesh-and-blood/core',
    '  instant, cost 0, pitch 1\n  [additional cost] pay X resource points, where X is 2\n  draw X cards',
    'nothing says what X is',
  ],
  [
    'flesh-and-blood/core',
    '  instant, cost X, pitch X\n  draw 1 card',
    'no rule carries out yet that somebody says what ‘pitch’ is',
  ],
  [
    'flesh-and-blood/core',
    '  instant, cost X X\n  draw 1 card',
    '‘cost’ takes one number',
    "'X' stands here twice",
  ],
  ['flesh-and-blood/core', '  instant, cost 2 X\n  draw 1 card', '‘cost’ takes one number'],
  [
    'flesh-and-blood/core',
    '  action, attack, cost X, power 2\n  piercing X',
    'no rule carries out yet that the number behind ‘piercing’ is none that is written there',
  ],
  [
    'flesh-and-blood/core',
    '  instant, cost X\n  1 weapon gains { when this hits: draw X cards } until end of turn',
    'nothing says what X is',
  ],
  ['flesh-and-blood/core', '  instant, cost X\n  your weapons get 2 times power'],
  [
    'flesh-and-blood/core',
    '  instant, cost X\n  your weapons get X times power',
    'a number stands here, and nothing that somebody says',
  ],
  [
    'flesh-and-blood/core',
    '  instant, cost X\n  choose X of these: { draw 1 card | gain 1 life }',
    "choices in { } need 'choose' and how many of them",
  ],
])('%s: %s', (rulebook, card, ...messages) => {
  expect(messagesOf(rulebook, card)).toEqual(messages);
});

refuses([
  [
    'flesh',
    'stays',
    '[instant] pay X resource points: draw X cards, where X is the number of your items',
    'what is paid says already what X is',
  ],
]);
