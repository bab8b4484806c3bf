/** Chapter 3 of duel-masters/1.13: card types. */
import { type Chapter, aside, rule, note, todo } from '../../../../kernel/edition.js';

export const cardTypes: Chapter = {
  title: 'Card types',
  sections: {
    '300': 'General',
    '301': 'Creatures',
    '302': 'Spells',
    '303': 'Cross gear',
    '304': 'Castles',
    '305': 'Weapons',
    '306': 'Fortresses',
    '307': 'Impulses',
    '308': 'Fields',
    '309': 'Cores',
    '310': 'Auras',
  },
  rules: {
    '300.1': note(
      'definition',
      'the card types are creature, spell, cross gear, castle, weapon, fortress, impulse and field',
      'the card data name the types',
      {
        fault:
          'lists fewer types than 204.2, leaving out core and aura; we take 204.2, because sections 309 and 310 give both their rules',
      },
    ),
    '301.1': rule(
      'summonInMain',
      'the turn player may summon creatures from hand in their own main step',
      {
        clauses: [
          'the turn player alone summons creatures',
          'in the main step only',
          'from the hand',
        ],
      },
    ),
    '301.2': rule('summonedEnters', 'a summoned creature is put into the battle zone', {
      kind: 'procedure',
    }),
    '301.3': note(
      'definition',
      "a creature's subtypes are its races, and it may have several",
      'the card data hold the races',
    ),
    '301.4': rule('onlyCreaturesHavePower', 'power is a characteristic only creatures have'),
    '301.4a': note(
      'overview',
      'power shows how strong a creature is in battle',
      'says what power stands for; comparing powers is ruled by 115.3',
    ),
    '301.4b': note(
      'procedure',
      "a creature's power is its printed value with all continuous effects applied",
      'carried out by the layers 206.1, 108.2, 206.4 and 206.3',
    ),
    '301.5': rule('creaturesAttack', 'creatures can attack'),
    '301.6': rule(
      'summoningSickness',
      "a creature attacks only if it has been in the battle zone since its player's turn began",
      {
        clauses: [
          "a creature that has come since its player's turn began cannot attack",
          'nor can one that was there and has left in between',
          aside('one that has been there all the time can attack', '301.5 carries that out'),
        ],
      },
    ),
    '302.1': rule(
      'castInMain',
      'the turn player may cast spells from hand in their own main step',
      { clauses: ['the turn player alone casts spells', 'in the main step only', 'from the hand'] },
    ),
    '302.2': rule(
      ['carryOutSpell.carryOut', 'carryOutSpell.leaveForGraveyard'],
      'a cast spell does what its text says in the order written and is then put into the graveyard',
      {
        clauses: [
          'what the text says is done in the order in which it is written',
          'behind that the spell is put into the graveyard',
        ],
      },
    ),
    '302.3': rule('spellsNeverEnter', 'a spell is never put into the battle zone'),
    '303.1': todo(
      'permission',
      'the turn player may generate cross gear from hand in their own main step',
      'needs cross gear',
    ),
    '303.2': todo(
      'procedure',
      'a generated cross gear is put into the battle zone',
      'needs cross gear',
    ),
    '303.3': todo(
      'restriction',
      'a cross gear can be crossed to a creature and to nothing else',
      'needs cross gear',
    ),
    '303.3a': todo(
      'definition',
      'a creature with a cross gear attached is a crossed creature',
      'needs cross gear',
    ),
    '303.3b': todo(
      'permission',
      "paying a cross gear's mana cost again crosses it: an activated ability of the main step",
      'needs cross gear',
    ),
    '303.3c': todo(
      'procedure',
      'a spell or ability can also cross a cross gear to a creature',
      'needs cross gear',
    ),
    '303.3d': todo(
      'definition',
      'whether a cross gear is tapped does not depend on the creature it is crossed to',
      'needs cross gear',
    ),
    '303.4': todo(
      'permission',
      'a cross gear already crossed can be crossed to another creature',
      'needs cross gear',
    ),
    '303.4a': todo(
      'restriction',
      'a cross gear cannot be crossed again to the creature it is crossed to',
      'needs cross gear',
    ),
    '303.5': todo(
      'definition',
      'a cross gear stays in the battle zone when its crossed creature leaves',
      'needs cross gear',
    ),
    '304.1': todo(
      'permission',
      'the turn player may fortify with a castle from hand in their own main step',
      'needs castles',
    ),
    '304.2': todo(
      'procedure',
      'a castle enters the shield zone and fortifies by being attached to a shield',
      'needs castles',
    ),
    '304.2a': todo(
      'definition',
      'a shield with a castle is fortified, and the castle fortifies it',
      'needs castles',
    ),
    '304.3': todo(
      'procedure',
      'when a fortified shield leaves, its castle goes to the graveyard once its shield trigger is resolved',
      'needs castles',
    ),
    '305.1': todo(
      'restriction',
      'a weapon, always a dragheart, enters the battle zone only by an effect that puts a dragheart there',
      'needs draghearts',
    ),
    '305.2': todo('permission', 'a weapon can be equipped to a creature', 'needs draghearts'),
    '305.2b': todo(
      'definition',
      'whether a weapon is tapped does not depend on the creature it is equipped to',
      'needs draghearts',
      {
        fault:
          'there is no 305.2a; we take nothing to be missing, because the section reads on like 303.3d',
      },
    ),
    '305.3': todo(
      'restriction',
      'a weapon cannot be in the battle zone on its own',
      'needs draghearts',
    ),
    '306.1': todo(
      'restriction',
      'a fortress, always a dragheart, enters the battle zone only by an effect that puts a dragheart there',
      'needs draghearts',
    ),
    '306.2': todo(
      'permission',
      'a fortress can be in the battle zone on its own',
      'needs draghearts',
    ),
    '306.3': note(
      'physical',
      'an untapped fortress lies sideways',
      'says which way round a card lies; the engine holds tapped or untapped',
    ),
    '307.1': todo(
      'definition',
      'an impulse is one side of the double-faced forbidden card, which may be put in the deck',
      'needs the forbidden impulse',
    ),
    '307.2': todo(
      'setup',
      'an impulse goes to the place its text names as the game starts',
      'needs the forbidden impulse',
    ),
    '308.1': rule(
      'expandInMain',
      'the turn player may expand fields from hand in their own main step',
      {
        clauses: ['the turn player alone expands fields', 'in the main step only', 'from the hand'],
      },
    ),
    '308.2': rule('expandedEnters', 'an expanded field is put into the battle zone', {
      kind: 'procedure',
    }),
    '308.3': rule(
      'upsideDownIsUntapped',
      'an untapped field lies sideways, and upside down once its D-switch has been used',
      {
        fault:
          'speaks of fields whose D-switch has been used, and no number says what a D-switch is; we take it for an ability that turns its field upside down, and every field that is turned so to count as untapped, because being upside down is the position that this number speaks of; what was tapped as it was turned is so no more, because a card is in one position',
        clauses: [
          aside(
            'an untapped field lies sideways',
            'says which way round a card lies; the engine holds tapped or untapped',
          ),
          'one that is upside down, its D-switch used, counts as untapped',
        ],
      },
    ),
    '309.1': todo(
      'restriction',
      'a core, always forbidden, enters only as the final forbidden field is turned over into one creature',
      'needs the final forbidden field',
    ),
    '309.2': todo(
      'restriction',
      'a core has no way to enter the battle zone on its own',
      'needs the final forbidden field',
    ),
    '309.3': note(
      'physical',
      'an untapped core stands upright, some of them upside down',
      'says which way round a card lies; the engine holds tapped or untapped',
    ),
    '309.4': todo(
      'procedure',
      'a core moves to the place an effect names as a card, not as a creature',
      'needs the final forbidden field',
    ),
    '309.5': todo(
      'definition',
      'a core in the mana zone, either side up, gives no mana but can be tapped for its civilization',
      'needs the final forbidden field',
    ),
    '309.6': todo(
      'permission',
      'a core may come to lie under a creature',
      'needs the final forbidden field',
    ),
    '309.7': todo(
      'state-based',
      'a core on its own in the battle zone is put into the graveyard at once',
      'needs the final forbidden field',
    ),
    '310.1': todo(
      'permission',
      'the turn player may use auras from hand in their own main step',
      'needs auras',
    ),
    '310.2': todo(
      'procedure',
      'a used aura is attached to a GR creature, or to one GR summoned for it',
      'needs auras',
    ),
    '310.3': note(
      'physical',
      'an untapped aura lies sideways',
      'says which way round a card lies; the engine holds tapped or untapped',
    ),
  },
};
