/** What only tells that something has come about is neither replaced nor forbidden, and nothing forbidden that never is done. */
import { accepts, refuses } from './refuses.js';

const noReplacing = (word: string) =>
  `no rule carries out yet that something takes the place of ‘${word}’`;
const noForbidding = (words: string) =>
  `no rule carries out yet that a card ‘cannot ${words}’ in this way`;

refuses([
  // Attacks and battles go on, whatever takes the place of what tells of them.
  ['duel', 'stays', 'when this would attack: instead draw 1 card', noReplacing('attacks')],
  ['duel', 'stays', 'when this would block: instead draw 1 card', noReplacing('blocks')],
  ['duel', 'stays', 'when this would be blocked: instead draw 1 card', noReplacing('blocks')],
  ['duel', 'stays', 'when this would battle: instead draw 1 card', noReplacing('battles')],
  [
    'duel',
    'stays',
    'when this would win a battle: instead draw 1 card',
    noReplacing('wins a battle'),
  ],
  ['fire', 'stays', 'when this would attack: instead draw 1 card', noReplacing('attacks')],
  ['fire', 'stays', 'when this would battle: instead draw 1 card', noReplacing('battles')],
  [
    'fire',
    'stays',
    "when your opponent's unit would defend: instead draw 1 card",
    noReplacing('defends'),
  ],
  ['fire', 'stays', 'when your unit would support: instead draw 1 card', noReplacing('supports')],
  [
    'fire',
    'stays',
    'when the attack would be redirected: instead draw 1 card',
    noReplacing('the attack is redirected'),
  ],
  // What is used is carried out, what is searched is looked through, what is shuffled is shuffled.
  [
    'duel',
    'stays',
    'when your opponent would cast a spell: instead draw 1 card',
    noReplacing('casts'),
  ],
  ['duel', 'stays', 'when a spell would resolve: instead draw 1 card', noReplacing('resolves')],
  [
    'duel',
    'stays',
    'when your opponent would search: instead draw 1 card',
    noReplacing('searches'),
  ],
  ['duel', 'stays', 'when you would shuffle: instead draw 1 card', noReplacing('shuffles')],
  ['duel', 'stays', 'when this would be switched: instead draw 1 card', noReplacing('is switched')],
  ['fire', 'stays', 'when you would shuffle: instead draw 1 card', noReplacing('shuffles')],
  [
    'fire',
    'stays',
    'when your opponent would use an event: instead draw 1 card',
    noReplacing('is used'),
  ],
  ['fire', 'stays', 'when an event would be used: instead draw 1 card', noReplacing('is used')],
  [
    'fire',
    'stays',
    'when this would be activated: instead draw 1 card',
    noReplacing('is activated'),
  ],
  ['fire', 'stays', 'when this would trigger: instead draw 1 card', noReplacing('triggers')],
  [
    'fire',
    'stays',
    'when you would discard hand: instead draw 1 card',
    noReplacing('discarded hand'),
  ],
  // So do steps and turns.
  [
    'duel',
    'stays',
    "when your opponent's main step would begin: instead draw 1 card",
    noReplacing('your main step begins'),
  ],
  ['fire', 'stays', 'when your turn would end: instead draw 1 card', noReplacing('your turn ends')],
  // Battles cannot be forbidden either.
  ['duel', 'stays', 'this cannot battle', noForbidding('battle')],
  ['duel', 'stays', 'this cannot battle light creatures', noForbidding('battle light creatures')],
  ['fire', 'stays', 'this cannot battle', noForbidding('battle')],
  ['fire', 'stays', 'this cannot battle units with power 3 or less', noForbidding('battle units')],
  // Whose effect it is that chooses is not looked at, only who chooses.
  ['duel', 'stays', "this cannot be chosen by your opponent's spells", noForbidding('be chosen')],
  ['fire', 'stays', "this cannot be chosen by your opponent's events", noForbidding('be chosen')],
  ['fire', 'stays', 'this cannot be chosen by events', noForbidding('be chosen')],
  ['fire', 'stays', "this cannot be chosen by your opponent's units", noForbidding('be chosen')],
  // Of itself a card says it where it is done.
  ...['this cannot be used', 'while you have no units, this cannot be activated'].map(
    (text) =>
      [
        'fire',
        'stays',
        text,
        'that it cannot ‘be activated’ a card says of itself only with a zone',
      ] as const,
  ),
  ...(
    [
      ['fire', 'stays', 'you cannot use this'],
      ['fire', 'once', 'you cannot use this'],
      ['duel', 'stays', 'you cannot summon this'],
      ['duel', 'stays', 'you cannot charge this'],
      ['duel', 'once', 'you cannot cast this'],
    ] as const
  ).map((one) => [...one, 'where this is so, that is never done to the card itself'] as const),
  // Instead of what is done where it was discarded, or of all of it?
  ...(
    [
      'discard 1 card. if you do, draw 1 card. if you have no shields, instead draw 3 cards',
      'each player may discard 1 card. if they do, they draw 1 card. if you have no shields, instead draw 3 cards',
    ] as const
  ).map(
    (text) =>
      [
        'duel',
        'once',
        text,
        'does ‘instead’ take the place of all that stands in front, or only where that was done?',
      ] as const,
  ),
]);

accepts([
  [
    'duel',
    'once',
    'discard 1 card. if you do, if you have no shields, draw 3 cards, otherwise draw 1 card',
  ],
  [
    'duel',
    'once',
    'discard 1 card, then draw 1 card. if you have no shields, instead draw 3 cards. draw 1 card',
  ],
  ['fire', 'stays', 'in hand: this cannot be used'],
  ['fire', 'stays', 'in hand: you cannot use this'],
  ['fire', 'stays', 'in field: this cannot be activated'],
  ['duel', 'stays', 'your opponent cannot attack this'],
  ['duel', 'stays', 'this cannot be summoned'],
  ['duel', 'once', 'this cannot be cast'],
  ['duel', 'stays', 'when this would be destroyed: instead tap it'],
  ['duel', 'stays', 'when this would lose a battle: instead draw 1 card'],
  ['duel', 'stays', 'when this would break a shield: instead draw 1 card'],
  ['duel', 'stays', 'this cannot attack or block'],
  ['duel', 'stays', 'this cannot be blocked by light creatures'],
  ['duel', 'stays', 'your opponent cannot search'],
  ['duel', 'stays', 'your opponent cannot shuffle'],
  ['fire', 'stays', 'when this would be retired: instead spend it'],
  ['fire', 'stays', 'this cannot be defended against'],
  ['fire', 'stays', 'your opponent cannot discard hand'],
  ['fire', 'stays', 'your opponent cannot use events'],
]);

// Of the damage in whose place it is done so much is prevented: `to` would be the next to come.
refuses(
  ['prevent 1 damage to you', 'prevent 1 arcane damage to you'].map(
    (what) =>
      [
        'flesh',
        'stays',
        `when you would be dealt damage: instead ${what}`,
        'what takes the place of that is done to a part of it, and to nothing that is still to come',
      ] as const,
  ),
);
