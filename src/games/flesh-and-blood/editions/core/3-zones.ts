/** Chapter 3 of the comprehensive rules: zones. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const zonesChapter: Chapter = {
  title: 'Zones',
  sections: { '3.0': 'General' },
  rules: {
    '3.0.2': rule(
      'sharedZones',
      'each player has zones of their own; all share the stack, the permanent zone and the combat chain',
    ),
    '3.0.3a': rule(
      'looksAtOwn',
      'a player may look at private cards that they own or that lie in a zone of theirs, but not in a deck',
    ),
    '3.0.4': rule(
      'isPrivateZone',
      'the arsenal, the deck and the hand are private, all other zones are public (3.0.4a, 3.0.4b)',
    ),
    '3.0.9': rule(
      'staysTheSame',
      'a card that enters a zone other than the stack and those of the arena is a new object',
    ),
    '3.0.12': rule(
      'clear',
      'what is cleared goes to its owner’s graveyard; a layer that is no card ceases to exist (3.0.12a)',
    ),
  },
};
