/** A verb that does not go with its subject, and one of something where nothing says that it is any: what is meant is asked. */
import { accepts, refuses } from './refuses.js';

const doesNotGo = (verb: string) => `‘${verb}’ does not go with its subject`;

refuses([
  ['duel', 'once', '1 creature gets power +1000', 'is this how much more, or how much it is?'],
  [
    'duel',
    'once',
    "1 creature gets +1000 until the end of its owner's next turn",
    'no rule carries out yet how long that is: of one card it is another turn than of the next',
  ],
  [
    'duel',
    'once',
    'you may discard 1 card, then draw 1 card',
    'does this belong to what may be done?',
  ],
  [
    'duel',
    'once',
    'destroy your fire creatures and light creatures',
    'whose are these? it is said of the first alone',
  ],
  [
    'flesh',
    'stays',
    'your weapons and allies get +1',
    'whose are these? it is said of the first alone',
  ],
  [
    'flesh',
    'once',
    'destroy all items and auras with cost 1 or more',
    'is what stands behind this said of the first as well?',
  ],
  // What wakes an ability.
  ['duel', 'stays', 'when a creature attack: draw 1 card', doesNotGo('attack')],
  ['duel', 'stays', 'when 1 of your creatures attack: draw 1 card', doesNotGo('attack')],
  ['duel', 'stays', 'when this attack: draw 1 card', doesNotGo('attack')],
  ['duel', 'stays', 'when you attacks: draw 1 card', doesNotGo('attacks')],
  ['fire', 'stays', 'when your opponent discard a card: draw 1 card', doesNotGo('discard')],
  ['duel', 'stays', 'when a creature are destroyed: draw 1 card', doesNotGo('are')],
  ['duel', 'stays', 'when a creature are being destroyed: draw 1 card', doesNotGo('are')],
  // What is done.
  ['duel', 'once', 'your opponent draw 1 card', doesNotGo('draw')],
  ['duel', 'once', 'each player draw 1 card', doesNotGo('draw')],
  ['fire', 'once', 'all players draws 1 card', doesNotGo('draws')],
  // What changes.
  ['duel', 'stays', 'your creatures gets +1000', doesNotGo('gets')],
  ['duel', 'stays', 'your creatures get +1000 and gains blocker', doesNotGo('gains')],
  ['fire', 'stays', 'this get +1', doesNotGo('get')],
  ['fire', 'once', '1 of your units get +1', doesNotGo('get')],
  ['duel', 'once', 'choose 2 creatures. they gets +1000', doesNotGo('gets')],
  // What was done.
  ['duel', 'once', 'if 2 creatures was destroyed this turn, draw 1 card', doesNotGo('was')],
  [
    'duel',
    'once',
    'if exactly 1 of your creatures were destroyed this turn, draw 1 card',
    doesNotGo('were'),
  ],
  // What is so.
  ['duel', 'stays', 'if this have blocker, this gets +1000', doesNotGo('have')],
  ['duel', 'stays', 'if you has 3 or more creatures, this gets +1000', doesNotGo('has')],
  ['fire', 'once', 'if your opponent do not have 2 or more units, draw 1 card', doesNotGo('do')],
  ['fire', 'once', 'if there is 2 units in your adolla, draw 1 card', doesNotGo('is')],
  ['duel', 'stays', 'while this are tapped, this gets +1000', doesNotGo('are')],
  ['duel', 'once', 'you may draw 1 card. if you does, draw 1 card', doesNotGo('does')],
  // One that is known.
  ...['choose a this', 'choose 1 this', 'choose 1 creature, then tap each it'].map(
    (text) =>
      [
        'duel',
        'once',
        text,
        `‘${text.split(' ').at(-1) ?? ''}’ is one card that is known: how many has no sense in front of it`,
      ] as const,
  ),
  // One, and no article.
  ...[
    'when creature attacks: draw 1 card',
    'when you summon creature: draw 1 card',
    'this cannot be attacked by creature',
    'this cannot attack creature',
  ].map(
    (text) =>
      ['duel', 'stays', text, '‘creature’ speaks of one: is any meant, or are all?'] as const,
  ),
  ...['when player draws a card: draw 1 card', 'player cannot cast spells'].map(
    (text) => ['duel', 'stays', text, '‘player’ speaks of one: is any meant, or are all?'] as const,
  ),
  ['fire', 'once', 'deal 1 damage to player', 'which player?'],
  // How many stands in front.
  ...['when this breaks shield a: draw 1 card', 'when this attacks: break shield a'].map(
    (text) => ['duel', 'stays', text, 'how many stands in front of ‘shield’'] as const,
  ),
  [
    'fire',
    'once',
    'draw cards equal to the number of unit',
    '‘unit’ speaks of one: is any meant, or are all?',
  ],
]);

accepts([
  ['duel', 'stays', 'when another of your creatures attacks: draw 1 card'],
  ['duel', 'stays', 'when any of your creatures attacks: draw 1 card'],
  ['duel', 'stays', 'when you attack: draw 1 card'],
  ['duel', 'stays', "when your opponent's creature attacks: draw 1 card"],
  ['duel', 'once', 'all players draw 1 card'],
  ['duel', 'once', 'your opponent may draw 1 card'],
  ['duel', 'once', 'if your opponent did not attack this turn, draw 1 card'],
  ['duel', 'once', 'if exactly 1 of your creatures was destroyed this turn, draw 1 card'],
  ['fire', 'stays', 'your flame in field gets -1 cost'],
  ['fire', 'stays', 'your flame in field get -1 cost'],
]);

// A limit in front of its number stands in a subject as behind it.
accepts([
  ['fire', 'stays', 'units with power at most 3 get +1'],
  ['duel', 'stays', 'creatures with power at least 3000 cannot attack'],
]);
