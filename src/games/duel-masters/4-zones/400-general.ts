/** 400. Zones: the eight zones, public and private, and what moving between them means. */
import { cardOf, type Game, isCurrent, say } from '../../../kernel/game.js';
import { bookkeeping, definition } from '../../../kernel/rule.js';
import type { CardRef, Player } from '../../../kernel/state.js';

/** Who sees the face of a card: each zone has its rule. */
export const sees = bookkeeping(
  definition(
    (game: Game, player: Player, id: number): boolean | undefined => {
      const rule = seeing[cardOf(game, id).zone];
      const open = say<boolean | undefined>(game, 'seesPublic', id);
      if (say<boolean>(game, 'seesShown', player, id)) return true;
      if (say<boolean>(game, 'seesToFind', player, id)) return true;
      return rule === undefined ? open : say<boolean | undefined>(game, rule, player, id);
    },
    (): boolean | undefined => undefined,
  ),
);

/** Zones with a rule of their own about who looks at them. */
const seeing: Readonly<Record<string, string>> = {
  graveyard: 'seesGraveyard',
  'mana zone': 'seesMana',
  hand: 'seesHand',
  deck: 'seesDeck',
  'shield zone': 'seesShield',
};

/** 400.2a. */
export const seesPublic = definition(
  (game: Game, id: number): boolean | undefined =>
    game.world.rules.hidden[cardOf(game, id).zone] === undefined
      ? cardOf(game, id).status['face'] !== 'down'
      : undefined,
  (): boolean | undefined => undefined,
);

/** 400.2b. What it means for a zone to be private, its own rules and 400.2e say. */
export const isPrivate = definition(
  (game: Game, zone: string): boolean => game.world.rules.hidden[zone] !== undefined,
  () => false,
);

/** 400.2e. */
export const faceOnEntry = definition(
  (game: Game, zone: string): Record<string, string> => ({
    face: say<boolean>(game, 'isPrivate', zone) ? 'down' : 'up',
  }),
  () => ({ face: 'up' }),
);

/** 400.5. An effect on a card lets go of it when it moves on. */
export const effectFollows = definition(
  (game: Game, ref: CardRef) => isCurrent(game, ref),
  () => true,
);

/** How a card lies in a zone that it enters, where nothing else is said. */
export const entersWith = bookkeeping(
  definition(
    (game: Game, _: number, zone: string): Record<string, string> =>
      Object.assign(
        {},
        say<Record<string, string>>(game, 'orientationOnEntry', zone),
        say<Record<string, string>>(game, 'faceOnEntry', zone),
      ),
    () => ({}),
  ),
);
