/** 701. Keyword actions of special cards, from 701.15 on. */
import { note, todo } from '../../../kernel/rule.js';

export const evolving = note('701.15', 'overview', 'evolve', 'a heading; the rule is 701.15a');

export const evolve = todo(
  '701.15a',
  'procedure',
  'to evolve is to put an evolution creature on a creature, or an evolution cross gear on a cross gear',
  'needs evolution creatures',
);

export const generating = note('701.16', 'overview', 'generate', 'a heading; the rule is 701.16a');

export const generate = todo(
  '701.16a',
  'procedure',
  'to generate is to pay for a cross gear and put it into the battle zone, normally in the main step',
  'needs cross gear',
);

export const crossing = note('701.17', 'overview', 'cross', 'a heading; the rule is 701.17a');

export const cross = todo(
  '701.17a',
  'procedure',
  'to cross is to put a cross gear under a creature',
  'needs cross gear',
);

export const linking = note('701.18', 'overview', 'link', 'a heading; the rule is 701.18a');

export const link = todo(
  '701.18a',
  'procedure',
  'to link is to join two or more gods, psychic or dragheart creatures into one creature',
  'needs linked gods',
);

export const fortifying = note('701.19', 'overview', 'fortify', 'a heading; the rule is 701.19a');

export const fortify = todo(
  '701.19a',
  'procedure',
  'to fortify is to pay for a castle and put it onto a chosen shield, normally in the main step',
  'needs castles',
);

export const awakening = note('701.20', 'overview', 'awaken', 'a heading; the rule is 701.20a');

export const awaken = todo(
  '701.20a',
  'procedure',
  'to awaken is to turn a psychic creature over to its other side',
  'needs psychic creatures',
);

export const gachinkoJudging = note(
  '701.21',
  'overview',
  'gachinko judge',
  'a heading; the rules are 701.21a and 701.21b',
);

export const gachinkoJudge = todo(
  '701.21a',
  'procedure',
  'in a gachinko judge each player reveals the top card of their deck and puts it on the bottom',
  'needs gachinko judge',
);

export const gachinkoWin = todo(
  '701.21b',
  'definition',
  "the player who called it wins if their card's mana cost is at least the opponent's",
  'needs gachinko judge',
);

export const dragsolutions = note(
  '701.22',
  'overview',
  'dragsolution',
  'a heading; the rule is 701.22a',
);

export const dragsolution = todo(
  '701.22a',
  'procedure',
  'a dragsolution is to turn a dragheart over to its other side',
  'needs draghearts',
);

export const sealing = note(
  '701.23',
  'overview',
  'attach a seal',
  'a heading; the rule is 701.23a',
);

export const attachSeal = todo(
  '701.23a',
  'procedure',
  'to seal is to put the top card of the deck face down on a card in the battle zone',
  'needs seals',
);

export const forbiddenLiberating = note(
  '701.24',
  'overview',
  'forbidden liberate',
  'a heading; the rule is 701.24a',
);

export const forbiddenLiberate = todo(
  '701.24a',
  'procedure',
  'to forbidden liberate is to turn a forbidden impulse over to its other side',
  'needs the forbidden impulse',
);

export const switching = note(
  '701.25',
  'overview',
  'switch',
  'a heading; the rules are 701.25a and 701.25b',
);

export const switchCards = todo(
  '701.25a',
  'procedure',
  'to switch swaps cards of two zones; the creature entering takes over position and state',
  'needs revolution change',
);

export const switchedKeepsAttacking = todo(
  '701.25b',
  'procedure',
  'a switched creature takes over the attack, but not effects that applied to the one it replaced',
  'needs revolution change',
);

export const expanding = note('701.26', 'overview', 'expand', 'a heading; the rule is 701.26a');

export const expand = todo(
  '701.26a',
  'procedure',
  'to expand is to pay for a field and put it into the battle zone, normally in the main step',
  'needs fields',
);

export const turningUpsideDown = note(
  '701.27',
  'overview',
  'turn upside down',
  'a heading; the rule is 701.27a',
);

export const turnUpsideDown = todo(
  '701.27a',
  'procedure',
  'to turn a field upside down is to set it the wrong way up against its upright position',
  'needs fields',
);

export const forbiddenBigBangs = note(
  '701.28',
  'overview',
  'forbidden big bang',
  'a heading; the rule is 701.28a',
);

export const forbiddenBigBang = todo(
  '701.28a',
  'procedure',
  "in a forbidden big bang the final forbidden field's five cards are turned over and rebuilt into one creature",
  'needs the final forbidden field',
);

export const grSummoning = note(
  '701.29',
  'overview',
  'GR summon',
  'a heading; the rule is 701.29a',
);

export const grSummon = todo(
  '701.29a',
  'procedure',
  "to GR summon is to summon the top card of one's GR deck as though its cost were paid",
  'needs GR creatures',
);
