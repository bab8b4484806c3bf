/** Tokens: cards that are made out of nothing, of a declared card of a name. */
import type { CardDefinition } from '../../kernel/ability.js';
import { type Game, Unsupported } from '../../kernel/game.js';
import type { GameEvent, Player } from '../../kernel/state.js';

/** That somebody creates a token of that name. */
export const createsToken = (game: Game, name: string, player: Player): GameEvent => {
  const token = [...game.world.cards.values()].find(
    (card) => card.name === name && isTokenCard(card),
  );
  if (token === undefined) throw new Unsupported('', `no token ‘${name}’ is declared`);
  return { kind: 'create-token', definition: token.key, player };
};

const isTokenCard = ({ traits }: CardDefinition): boolean =>
  Array.isArray(traits['type']) && traits['type'].includes('token');
