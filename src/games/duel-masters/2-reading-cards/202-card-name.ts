/** 202. Card name: naming a card, and names that contain a word. */
import { type Game, say } from '../../../kernel/game.js';
import { definition, layer, note, todo } from '../../../kernel/rule.js';

export const cardName = note(
  '202.1',
  'definition',
  'the card name is a characteristic',
  'the card data hold the name',
);

export const nameACard = todo(
  '202.2',
  'restriction',
  'a player told to name a card names one that exists, in full where variants share part of a name',
  'needs effects that let a player name a card',
);

/** A part of a name, or of a subtype, as the kernel asks for it. */
export const nameContains = definition(
  '',
  'a part of a name or of a subtype',
  (game: Game, name: string, part: string, trait: string) =>
    say<boolean>(game, trait === 'name' ? 'partOfName' : 'partOfSubtype', name, part),
  (_: Game, name: string, part: string) => name === part,
);

/** 202.3. */
export const partOfName = definition(
  '202.3',
  'a reference to part of a name means every card whose name contains it as an unbroken word',
  (_: Game, name: string, part: string) => name.includes(part),
  (_: Game, name: string, part: string) => name === part,
);

export const exactName = todo(
  '202.3a',
  'definition',
  'a reference to a name matches it exactly, its printed reading included',
  'a name is compared without its printed reading',
  {
    fault:
      'written "202.3.a", with a dot too many; we take it for 202.3a, because no other number has a third part',
  },
);

/** 202.4. */
export const layerOfNames = layer(
  '202.4',
  'a card given a further name has both names at once',
  (change) => 'trait' in change && change.trait === 'name',
);

export const linkedGodNames = todo(
  '202.5',
  'definition',
  'a linked god has the names of all its cards',
  'needs linked gods',
);
