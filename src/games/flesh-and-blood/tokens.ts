/** Tokens: cards that are made out of nothing, of a declared card of a name. */
import type { CardDefinition } from '../../kernel/ability.js';
import { type Game, Unsupported } from '../../kernel/game.js';
import type { GameEvent, Player } from '../../kernel/state.js';

/** That somebody creates a token of that name: of a card with several faces, that card, whichever of them has the name. */
export const createsToken = (game: Game, name: string, player: Player): GameEvent => {
  const cards = [...game.world.cards.values()];
  const token = cards.find((card) => card.name === name && isTokenCard(card));
  if (token === undefined) throw new Unsupported('', `no token ‘${name}’ is declared`);
  const { key } = cards.find(({ faces }) => faces?.includes(token.key)) ?? token;
  return { kind: 'create-token', definition: key, player };
};

const isTokenCard = ({ traits }: CardDefinition): boolean =>
  Array.isArray(traits['type']) && traits['type'].includes('token');
