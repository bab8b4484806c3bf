/** What is asked before something is so is not said of what it is so of; nor more of whom, or less of where, than there is to say. */
import { refuses } from './refuses.js';

const notYet = (word: string): string => `‘${word}’ is asked of cards before they are that`;
const knownAlready = 'who ‘you’ are is known already: nothing more can be said of that here';

refuses([
  // A card becomes an attack by being played, and a weapon's attack comes about as that is activated (1.4.1, 1.4.3).
  ['flesh', 'stays', 'attacks cannot be played', notYet('be played')],
  ['flesh', 'stays', 'your opponent cannot play attacks', notYet('play')],
  ['flesh', 'stays', 'weapon attacks cannot attack', notYet('attack')],
  ['flesh', 'stays', 'attacks with power 3 or less cannot attack heroes', notYet('attack')],
  ['flesh', 'stays', 'your hero cannot be attacked by weapon attacks', notYet('be attacked')],
  ['flesh', 'stays', 'attacks cannot be activated', notYet('be activated')],
  // Behind `you` there is no room for what does it.
  ['duel', 'stays', 'your opponent cannot attack you with fire creatures', knownAlready],
  ['duel', 'stays', 'creatures cannot attack you with power 3000 or less', knownAlready],
  // What deals damage may be anywhere.
  [
    'fire',
    'stays',
    'cards cannot deal damage',
    'where are these? as it stands only cards of the field are meant',
  ],
  [
    'flesh',
    'stays',
    'cards cannot deal arcane damage',
    'where are these? as it stands only cards of the permanent zone, hero zone, weapon zone, head zone, chest zone, arms zone, legs zone or combat chain are meant',
  ],
]);
