/** 400. Zones: the eight zones, public and private, and what moving between them means. */
import { cardOf, type Game, isCurrent, say } from '../../../kernel/game.js';
import { definition, note, todo } from '../../../kernel/rule.js';
import type { CardRef, Player } from '../../../kernel/state.js';

export const zones = todo(
  '400.1',
  'definition',
  'of the eight zones the players share the battle zone and each has their own of the other seven',
  'not yet carried out',
);

export const publicAndPrivate = note(
  '400.2',
  'overview',
  'every zone is either public or private',
  'introduces the two kinds wholly contained in 400.2a and 400.2b',
);

/** Who sees the face of a card: each zone has its rule. */
export const sees = definition(
  '',
  'who sees the face of a card',
  (game: Game, player: Player, id: number): boolean | undefined => {
    const rule = seeing[cardOf(game, id).zone];
    const open = say<boolean | undefined>(game, 'seesPublic', id);
    if (say<boolean>(game, 'seesShown', player, id)) return true;
    if (say<boolean>(game, 'seesToFind', player, id)) return true;
    return rule === undefined ? open : say<boolean | undefined>(game, rule, player, id);
  },
  (): boolean | undefined => undefined,
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
  '400.2a',
  'in the battle, mana and hyperspatial zones and the graveyard all see every card not face down',
  (game: Game, id: number): boolean | undefined =>
    game.world.rules.hidden[cardOf(game, id).zone] === undefined
      ? cardOf(game, id).status['face'] !== 'down'
      : undefined,
  (): boolean | undefined => undefined,
);

/** 400.2b. What it means for a zone to be private, its own rules and 400.2e say. */
export const isPrivate = definition(
  '400.2b',
  'shields, deck, hand and GR zone are private, and remain so even with every card face up',
  (game: Game, zone: string): boolean => game.world.rules.hidden[zone] !== undefined,
  () => false,
);

export const chooseUnseen = todo(
  '400.2c',
  'procedure',
  'a card chosen from a private zone is chosen unseen, but it must be clear which one is chosen',
  'not yet carried out',
);

/** 400.2e. */
export const faceOnEntry = definition(
  '400.2e',
  'a card added to a private zone is added unseen unless the effect says otherwise',
  (game: Game, zone: string): Record<string, string> => ({
    face: say<boolean>(game, 'isPrivate', zone) ? 'down' : 'up',
  }),
  () => ({ face: 'up' }),
  {
    fault: 'there is no 400.2d; we take nothing to be missing, because no other rule refers to it',
  },
);

export const zoneLimits = note(
  '400.3',
  'restriction',
  'some card types cannot enter certain zones',
  'says only that there are such zones; 302.3, 403.1 and 703.4j name them',
);

export const fixedOrder = note(
  '400.4',
  'restriction',
  'the order of a deck and of shields is fixed; other zones may be rearranged, tapping and attachments kept',
  'nothing offers a player to rearrange cards',
);

/** 400.5. An effect on a card lets go of it when it moves on. */
export const effectFollows = definition(
  '400.5',
  'a card that changes zones is new there and keeps nothing of its state before',
  (game: Game, ref: CardRef) => isCurrent(game, ref),
  () => true,
);

/** How a card lies in a zone that it enters, where nothing else is said. */
export const entersWith = definition(
  '',
  'orientation and face on entering a zone',
  (game: Game, _: number, zone: string): Record<string, string> =>
    Object.assign(
      {},
      say<Record<string, string>>(game, 'orientationOnEntry', zone),
      say<Record<string, string>>(game, 'faceOnEntry', zone),
    ),
  () => ({}),
);

export const hiddenAgain = note(
  '400.5a',
  'definition',
  'a card moved from a public to a private zone can no longer be seen',
  'who sees a card is decided by the zone in which it is (400.2a, 400.2b)',
);

export const untappedOnLeavingMana = note(
  '400.5b',
  'definition',
  'a card tapped in the mana zone enters the battle zone untapped',
  '105.1 says how a card lies that enters',
);

export const effectOnZone = note(
  '400.6',
  'definition',
  'an effect on a zone acts on all the cards in it, not on the zone itself',
  'a text that names a zone is read as speaking of all the cards in it',
);
