/** 1303. Rule processing: no more than eight cards with flame. */
import { type Game, say } from '../../../kernel/game.js';
import { eventKind, procedure, stateBased, step } from '../../../kernel/rule.js';
import { fieldOf, nothingDue, ofEachPlayer } from '../words.js';

const flames = (game: Game, player: string) =>
  fieldOf(game, player).filter((id) => say<boolean>(game, 'hasFlame', id));

/** 1303.1. Found for both players at once; each then picks their own, the turn player first. */
export const flameLimit = stateBased(
  '1303.1',
  'a player with nine or more cards with flame on their field puts all but eight into Adolla',
  ofEachPlayer((game, player) =>
    fieldOf(game, player).length >= 9 && flames(game, player).length >= 9
      ? [{ kind: 'exceed-flame-limit', player }]
      : nothingDue,
  ),
  {
    fault:
      'does not say who picks the cards, nor that units so put are retired; we let that player pick, as the one who acts, and do not call it retiring, because 1107.1 keeps that word for effects that use it',
  },
);

/** 1303.1. What follows from finding too many. */
export const exceedFlameLimit = eventKind(
  '1303.1',
  'a player with nine or more cards with flame on their field puts all but eight into Adolla',
  'exceed-flame-limit',
  {
    follows: (_, event) => ({ call: 'keepFlameLimit', locals: { player: event.player ?? '' } }),
  },
);

/** The player picks which cards go. Locals: player. */
export const keepFlameLimit = procedure('1303', [
  step(
    '1303.1',
    'a player with nine or more cards with flame on their field puts all but eight into Adolla',
    (game, { locals }) => {
      const by = locals['player'] as string;
      const cards = flames(game, by);
      const excess = cards.length - 8;
      if (excess <= 0) return { end: true };
      const options = cards.map((card) => ({ verb: 'choose', card, rules: ['1303.1'] }));
      return { ask: { kind: 'flame limit', by, options, min: excess, max: excess, source: 0 } };
    },
    (_, __, picked) => ({
      events: picked.map((option) => ({ kind: 'move', card: option.card ?? 0, to: 'adolla' })),
      end: true,
    }),
    {
      fault:
        'does not say who picks the cards, nor that units so put are retired; we let that player pick, as the one who acts, and do not call it retiring, because 1107.1 keeps that word for effects that use it',
    },
  ),
]);
