/** 202. Card name: naming a card, and names that contain a word. */
import { bookkeeping, layer } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';

/** A part of a name, or of a subtype, as the kernel asks for it. */
export const nameContains = bookkeeping(
  definition(
    'nameContains',
    (game, name, part, trait) =>
      say(game, trait === 'name' ? 'partOfName' : 'partOfSubtype', name, part),
    (_, name, part) => name === part,
  ),
);

/** 202.2. A part of what a card is called is no name, though texts refer to such parts (202.3). */
export const namesToSay = definition('namesToSay', (_, names) => names);

/** 202.3. */
export const partOfName = definition('partOfName', (_, name, part) => name.includes(part));

/** 202.4. */
export const layerOfNames = layer((change) => 'trait' in change && change.trait === 'name');
