/** Chapter 8 of duel-masters/1.13: special cards. */
import { aside, type Chapter, rule, note, todo } from '../../../../kernel/edition.js';

export const specialCards: Chapter = {
  title: 'Special cards',
  sections: {
    '800': 'General',
    '801': 'Evolution creatures',
    '802': 'Neo creatures',
    '803': 'Gods',
    '804': 'Psychic creatures',
    '805': 'Psychic super creatures',
    '806': 'Draghearts',
    '807': 'Forbidden impulse',
    '808': 'Twinpacts',
    '809': 'Gr creatures',
  },
  rules: {
    '800.1': note(
      'overview',
      'some cards need special processing, such as evolution creatures, gods and draghearts',
      'introduces the chapter; each kind of card has its own section',
      { name: 'specialCards' },
    ),
    '801.1': todo(
      'definition',
      'an evolution creature is put into the battle zone onto its base creature',
      'needs evolution creatures',
      { name: 'evolution' },
    ),
    '801.1a': rule(
      ['evolutionLiesOnBase', 'evolutionNeedsBase', 'evolutionHasEvolved'],
      'an evolution creature without a proper base cannot be put into the battle zone',
    ),
    '801.2': todo(
      'continuous',
      'an evolved creature stays the same creature: tapped if it was, with all that applied to its bases',
      'needs evolution creatures',
      {
        fault:
          'its example has lost a minus sign: the creature given power +2000 ends with -2000; we take -2000 throughout, because the same example with three creatures adds up to -6000',
      },
    ),
    '801.2a': todo(
      'continuous',
      'an attacking creature that evolves goes on attacking',
      'needs evolution creatures',
    ),
    '801.2b': todo(
      'definition',
      'an evolution from both tapped and untapped bases is put into the battle zone tapped',
      'needs evolution creatures',
    ),
    '801.3': rule('evolutionIsNeverSick', 'evolution creatures have no summoning sickness', {
      kind: 'permission',
    }),
    '801.4': rule(
      'uncovered',
      'when only the top card leaves, the creature cards under it are rebuilt and stay in the battle zone',
      {
        kind: 'state-based',
        clauses: [
          'a creature card under an uppermost card that leaves alone stays in the battle zone',
          aside('what is no creature card does not stay', '801.4a has creatures stay'),
        ],
        fault:
          'speaks of evolution creatures only; we let it go for any card of the battle zone with others under it, because nothing else says what becomes of these',
      },
    ),
    '801.4a': rule(
      'waysToStay',
      'as many creatures can stay as the evolution needed bases, an evolution or linked god counting as one',
      {
        kind: 'restriction',
        clauses: [
          'one creature stays of those under an evolution creature that needed one',
          'an evolution creature with what lay under it counts as one',
          aside('as many as it needed where that were several', 'needs such evolution creatures'),
          aside('so does a linked god', 'needs linked gods'),
        ],
        fault:
          'does not say who chooses among several; we take it that the controller of the evolution creature does',
      },
    ),
    '801.4b': rule(
      'unusedGo',
      'creatures not used in the rebuilding go to the graveyard straight from under the evolution',
      {
        kind: 'procedure',
        clauses: [
          'a creature that is not used goes to the graveyard',
          aside(
            'it goes there from under the evolution creature',
            'no creature of its own has been destroyed or has left: no event tells of one',
          ),
        ],
      },
    ),
    '801.4c': rule(
      'staysOnBase',
      'a rebuilt evolution creature needs a base among the cards that were under it',
      {
        kind: 'restriction',
        fault:
          'does not say how much stays under it; we take it that all creatures do that lay under it, as they lay',
      },
    ),
    '801.4d': rule(
      ['keepsWhatItWas', 'liesRebuilt'],
      'rebuilt creatures do not enter anew: nothing triggers, and those there since the turn began may attack',
      {
        kind: 'definition',
        clauses: [
          'a creature that was under the evolution creature as the turn began can attack',
          'what is left counts as having been in the battle zone',
          aside('nothing triggers on it', 'no card enters, and no event tells of one'),
        ],
        fault:
          'does not say in which position it lies, and whether what applied to the evolution creature goes on; we take it that it lies as that lay, and that effects and an attack go on, because it counts as having been there',
      },
    ),
    '801.4e': todo(
      'procedure',
      'if several creatures remain of an attacking evolution, one of them goes on attacking',
      'needs evolution creatures that evolve from several: of others one creature remains (801.4a), which goes on',
    ),
    '802.1': todo(
      'definition',
      'a NEO creature enters as a creature or, by NEO evolution, as a NEO evolution creature',
      'needs NEO creatures',
    ),
    '802.2': todo(
      'definition',
      'it is a NEO evolution creature only in the battle zone with a creature card under it',
      'needs NEO creatures',
    ),
    '802.3': todo(
      'continuous',
      'it has no summoning sickness while a creature card is under it, and gets it if that is removed that turn',
      'needs NEO creatures',
    ),
    '802.4': todo(
      'definition',
      'any creature card under it makes it a NEO evolution creature, even without NEO evolution',
      'needs NEO creatures',
    ),
    '803.1': todo(
      'definition',
      'a god is a creature that can link with certain other gods',
      'needs linked gods',
    ),
    '803.1a': todo(
      'procedure',
      'a god links as it enters the battle zone, entering already linked',
      'needs linked gods',
    ),
    '803.1b': todo(
      'definition',
      'a linked god has the names, abilities and civilizations of its cards, which keep their own too',
      'needs linked gods',
    ),
    '803.1c': todo(
      'trigger',
      'of a linked god only the card that actually entered triggers its own "enters" abilities',
      'needs linked gods',
    ),
    '803.2': todo('restriction', 'gods link only by a proper G-link ability', 'needs linked gods'),
    '803.2a': todo(
      'definition',
      'a G-link that asks for a name and place looks at the single card, not at the linked god',
      'needs linked gods',
    ),
    '803.2b': todo(
      'state-based',
      'a G-link is checked always, and an improper link comes apart at once',
      'needs linked gods',
    ),
    '803.2c': todo(
      'restriction',
      'a center 360 G-link must be possible side by side on a plane; an occupied place takes no god',
      'needs linked gods',
    ),
    '803.3': todo(
      'continuous',
      'a god that links stays the same creature: tapped if it was, with all that applied to it',
      'needs linked gods',
    ),
    '803.3a': todo(
      'definition',
      'linking a center god to a tapped and an untapped one makes the three tapped',
      'needs linked gods',
    ),
    '803.3b': todo(
      'continuous',
      'an attacking god that links goes on attacking',
      'needs linked gods',
    ),
    '803.4': todo(
      'continuous',
      'a god whose link comes apart stays the same creature, with all that applied to it',
      'needs linked gods',
    ),
    '803.4a': todo(
      'continuous',
      'when a god splits in two or more, each keeps all that applied, and one of them goes on attacking',
      'needs linked gods',
    ),
    '803.5': todo('permission', 'linked gods have no summoning sickness', 'needs linked gods'),
    '803.5a': todo(
      'permission',
      'a god whose link came apart may attack if it was in the battle zone since the turn began',
      'needs linked gods',
    ),
    '803.6': todo(
      'restriction',
      "a player naming a card may name one of a linked god's names, not all of them",
      'needs linked gods',
    ),
    '803.7': todo(
      'state-based',
      'when a god leaves only one card of it leaves: a state-based action, not a replacement',
      'needs linked gods',
    ),
    '804.1': todo(
      'definition',
      'a psychic creature has two faces, each of which may have an ability that turns it over',
      'needs psychic creatures',
    ),
    '804.1a': todo(
      'trigger',
      'most have an awakening ability that turns them over when its condition is met',
      'needs psychic creatures',
    ),
    '804.1b': todo(
      'replacement',
      'release turns a psychic creature to its cheaper side instead of its leaving the battle zone',
      'needs psychic creatures',
    ),
    '804.1c': todo(
      'procedure',
      'awaken link turns several psychic creatures over at once and links them into one',
      'needs psychic super creatures',
    ),
    '804.1d': todo(
      'permission',
      'players may look at both sides of a psychic creature in any zone',
      'needs psychic creatures',
    ),
    '804.2': todo(
      'definition',
      'each side of a psychic creature has its own characteristics',
      'needs psychic creatures',
    ),
    '804.3': todo(
      'definition',
      'a reference to a psychic creature sees only the side that is face up at that time',
      'needs psychic creatures',
    ),
    '804.4': todo(
      'setup',
      'psychic creatures are put into the hyperspatial zone as the game starts',
      'needs psychic creatures',
    ),
    '804.4a': todo(
      'restriction',
      "a psychic creature cannot be summoned for mana, only put out by a spell or a creature's ability",
      'needs psychic creatures',
    ),
    '804.4b': todo(
      'state-based',
      'a psychic creature put anywhere but the battle zone returns to the hyperspatial zone at once',
      'needs psychic creatures',
    ),
    '804.5': todo(
      'continuous',
      'a psychic creature turned over stays the same creature: tapped, attacking, with all that applied',
      'needs psychic creatures',
    ),
    '804.6': todo(
      'permission',
      'an awakened psychic creature has no summoning sickness',
      'needs psychic creatures',
    ),
    '804.6a': todo(
      'permission',
      'turned back after awakening it may attack if it was in the battle zone since the turn began',
      'needs psychic creatures',
    ),
    '804.7': todo(
      'restriction',
      'a player naming a card may name one side of a psychic creature, not both',
      'needs psychic creatures',
    ),
    '805.1': todo(
      'definition',
      'it is made of several psychic cells and is a psychic creature as well',
      'needs psychic super creatures',
    ),
    '805.1a': todo(
      'state-based',
      'a psychic cell alone in the battle zone returns to the hyperspatial zone at once',
      'needs psychic super creatures',
    ),
    '805.1b': todo(
      'trigger',
      'leaving, one with link release returns one cell and turns the others over; this is not a replacement',
      'needs psychic super creatures',
    ),
    '805.1c': todo(
      'definition',
      'a psychic cell has no cost and counts as cost 0',
      'needs psychic super creatures',
    ),
    '805.1d': todo(
      'definition',
      'a psychic cell that leaves the battle zone is not a creature leaving',
      'needs psychic super creatures',
    ),
    '805.1e': todo(
      'definition',
      'each psychic cell has the civilizations of its psychic super creature',
      'needs psychic super creatures',
    ),
    '805.2': todo(
      'continuous',
      'the creatures a link release leaves stay the same creature: tapped if it was, with all that applied',
      'needs psychic super creatures',
    ),
    '805.2a': todo(
      'continuous',
      'each creature of such a split keeps all that applied, and one of them goes on attacking',
      'needs psychic super creatures',
    ),
    '806.1': todo(
      'definition',
      'a dragheart has two faces, a creature and a weapon or fortress, with abilities that turn it over',
      'needs draghearts',
    ),
    '806.1a': todo(
      'procedure',
      'a dragheart creature turns up from a weapon or fortress by dragsolution, its position unchanged',
      'needs draghearts',
    ),
    '806.1b': todo(
      'replacement',
      'dragon evasion turns a dragheart creature to its cheaper side instead of its leaving the battle zone',
      'needs draghearts',
    ),
    '806.1c': todo(
      'permission',
      'players may look at both sides of a dragheart in any zone',
      'needs draghearts',
    ),
    '806.2': todo(
      'definition',
      'each side of a dragheart has its own characteristics',
      'needs draghearts',
    ),
    '806.3': todo(
      'definition',
      'a reference to a dragheart sees only the side that is face up at that time',
      'needs draghearts',
    ),
    '806.4': todo(
      'setup',
      'draghearts are put into the hyperspatial zone as the game starts',
      'needs draghearts',
    ),
    '806.4a': todo(
      'restriction',
      "a dragheart cannot be used for mana, only put into the battle zone by a creature's ability",
      'needs draghearts',
    ),
    '806.4b': todo(
      'state-based',
      'a dragheart put anywhere but the battle zone returns to the hyperspatial zone at once',
      'needs draghearts',
    ),
    '806.5': todo(
      'restriction',
      'a player naming a card may name one side of a forbidden card, not both',
      'needs the forbidden impulse',
      {
        fault:
          'speaks of forbidden cards inside the section on draghearts; we take it for forbidden cards, as 807.5 repeats it, because 806.6 says the same of draghearts',
      },
    ),
    '806.5a': todo(
      'restriction',
      'a dragheart creature attacks only if the card was there, on any side, since the turn began',
      'needs draghearts',
      {
        fault:
          'stands under 806.5, about naming, with which it has nothing to do; we take it for a rule of its own',
      },
    ),
    '806.6': todo(
      'restriction',
      'a player naming a card may name one side of a dragheart, not both',
      'needs draghearts',
    ),
    '807.1': todo(
      'definition',
      'a forbidden impulse has two faces, and an ability that turns it into the forbidden creature',
      'needs the forbidden impulse',
    ),
    '807.1a': todo(
      'procedure',
      'a forbidden impulse turns to its creature side by forbidden liberating',
      'needs the forbidden impulse',
    ),
    '807.1b': todo(
      'permission',
      'players may look at both sides of a forbidden impulse in any zone',
      'needs the forbidden impulse',
    ),
    '807.3': todo(
      'definition',
      'a reference sees the face-up side in the battle zone, and whichever side one likes elsewhere',
      'needs the forbidden impulse',
      {
        fault:
          'there is no 807.2, where 804.2 and 806.2 give each side its own characteristics; we take the same here, because this number presupposes it',
      },
    ),
    '807.4': todo(
      'setup',
      'a forbidden impulse is put into the zone it names as the game starts',
      'needs the forbidden impulse',
    ),
    '807.5': todo(
      'restriction',
      'a player naming a card may name one side of a forbidden card, not both',
      'needs the forbidden impulse',
    ),
    '808.1': rule(
      ['twinpactShows', 'halvesToUse', 'halvesLieTogether'],
      'a twinpact is one card with two costs and types, and every reference must see the right ones',
      {
        kind: 'definition',
        clauses: [
          'it has two types: in the battle zone it is the half that can be there',
          'it has two costs: used as one half it costs what that half does',
          'elsewhere it is both halves at once',
        ],
        fault:
          'does not say which half is there in the battle zone, nor where a half that is used becomes the card again; we take it that only what can be there is (403.1), and that it is both again wherever it comes',
      },
    ),
    '808.2': rule('twinpact', 'being a twinpact is a characteristic of the card'),
    '808.3': rule(
      ['ownerSaysHalf', 'ownerSaysCost', 'ownerSaysShown'],
      'referred to as a card, it has whichever of its proper types its owner chooses',
      {
        kind: 'permission',
        clauses: [
          'a card that is used is used as the half that its owner says',
          'of two costs the one counts that its owner says, where its owner chooses cards by their cost',
          'so it does of a card that its owner shows in a gachinko judge',
          aside(
            'so it does for what others choose, and for conditions',
            'asked for only where the owner chooses; elsewhere a ruling in which that matters is unsupported',
          ),
        ],
        fault:
          'speaks of types alone; we take the costs to go with them, because 808.1 names both. What is no creature, say, a card is not that has such a half',
      },
    ),
    '808.3a': rule('halvesMeant', 'a reference to one card type sees only the half with that type'),
    '808.4': rule(
      'nameOfBoth',
      "its name is both halves' names together, but only the creature half's while it is a creature in play",
      {
        clauses: [
          'its name is the names of both halves together, and neither by itself',
          aside(
            'in the battle zone it is called as its creature half',
            'that half alone shows there',
          ),
        ],
        fault:
          'does not say whether a reference to a type (808.3a) reads the name of that half; we take it that it does not, because only the battle zone is excepted',
      },
    ),
    '809.1': todo(
      'definition',
      "a GR creature has a usual face and the GR deck's own back",
      'needs GR creatures',
    ),
    '809.2': todo(
      'setup',
      'GR creatures are put into the GR zone as the game starts',
      'needs GR creatures',
    ),
    '809.2a': todo(
      'restriction',
      'a GR creature cannot be summoned for mana, only put out by a spell, creature or aura ability',
      'needs GR creatures',
    ),
    '809.2b': todo(
      'state-based',
      'a GR creature put anywhere but the battle zone returns to the GR zone at once',
      'needs GR creatures',
      { fault: 'written "GRR creature"; we take it for GR creature, because no GRR exists' },
    ),
  },
};
