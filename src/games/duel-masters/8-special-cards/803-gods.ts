/** 803. Gods: several cards linked into one creature. */
import { todo } from '../../../kernel/rule.js';

export const god = todo(
  '803.1',
  'definition',
  'a god is a creature that can link with certain other gods',
  'needs linked gods',
);

export const linkOnEntry = todo(
  '803.1a',
  'procedure',
  'a god links as it enters the battle zone, entering already linked',
  'needs linked gods',
);

export const linkedCharacteristics = todo(
  '803.1b',
  'definition',
  'a linked god has the names, abilities and civilizations of its cards, which keep their own too',
  'needs linked gods',
);

export const onlyEnteringGodTriggers = todo(
  '803.1c',
  'trigger',
  'of a linked god only the card that actually entered triggers its own "enters" abilities',
  'needs linked gods',
);

export const linkNeedsGLink = todo(
  '803.2',
  'restriction',
  'gods link only by a proper G-link ability',
  'needs linked gods',
);

export const gLinkSeesCards = todo(
  '803.2a',
  'definition',
  'a G-link that asks for a name and place looks at the single card, not at the linked god',
  'needs linked gods',
);

export const improperLink = todo(
  '803.2b',
  'state-based',
  'a G-link is checked always, and an improper link comes apart at once',
  'needs linked gods',
);

export const linkInPlane = todo(
  '803.2c',
  'restriction',
  'a center 360 G-link must be possible side by side on a plane; an occupied place takes no god',
  'needs linked gods',
);

export const linkedIsSameCreature = todo(
  '803.3',
  'continuous',
  'a god that links stays the same creature: tapped if it was, with all that applied to it',
  'needs linked gods',
);

export const mixedLinkTapped = todo(
  '803.3a',
  'definition',
  'linking a center god to a tapped and an untapped one makes the three tapped',
  'needs linked gods',
);

export const linkedKeepsAttacking = todo(
  '803.3b',
  'continuous',
  'an attacking god that links goes on attacking',
  'needs linked gods',
);

export const unlinkedIsSameCreature = todo(
  '803.4',
  'continuous',
  'a god whose link comes apart stays the same creature, with all that applied to it',
  'needs linked gods',
);

export const splitGods = todo(
  '803.4a',
  'continuous',
  'when a god splits in two or more, each keeps all that applied, and one of them goes on attacking',
  'needs linked gods',
);

export const linkedNotSick = todo(
  '803.5',
  'permission',
  'linked gods have no summoning sickness',
  'needs linked gods',
);

export const unlinkedNotSick = todo(
  '803.5a',
  'permission',
  'a god whose link came apart may attack if it was in the battle zone since the turn began',
  'needs linked gods',
);

export const nameLinkedGod = todo(
  '803.6',
  'restriction',
  "a player naming a card may name one of a linked god's names, not all of them",
  'needs linked gods',
);

export const oneCardOfGodLeaves = todo(
  '803.7',
  'state-based',
  'when a god leaves only one card of it leaves: a state-based action, not a replacement',
  'needs linked gods',
);
