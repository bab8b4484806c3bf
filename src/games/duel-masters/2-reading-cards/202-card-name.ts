/** 202. Card name: naming a card, and names that contain a word. */
import { type Game, say } from '../../../kernel/game.js';
import { bookkeeping, definition, layer } from '../../../kernel/rule.js';

/** A part of a name, or of a subtype, as the kernel asks for it. */
export const nameContains = bookkeeping(
  definition(
    (game: Game, name: string, part: string, trait: string) =>
      say<boolean>(game, trait === 'name' ? 'partOfName' : 'partOfSubtype', name, part),
    (_: Game, name: string, part: string) => name === part,
  ),
);

/** 202.3. */
export const partOfName = definition(
  (_: Game, name: string, part: string) => name.includes(part),
  (_: Game, name: string, part: string) => name === part,
);

/** 202.4. */
export const layerOfNames = layer((change) => 'trait' in change && change.trait === 'name');
