/** Chapter 8 of the comprehensive rules: keywords. */
import { type Chapter, note, rule } from '../../../../kernel/edition.js';

export const keywordsChapter: Chapter = {
  title: 'Keywords',
  sections: {
    '8.1': 'Type keywords',
    '8.2': 'Subtype keywords',
    '8.3': 'Ability keywords',
    '8.4': 'Label keywords',
    '8.5': 'Effect keywords',
  },
  rules: {
    '8.1.1a': rule(
      'onlyOnEmptyStack',
      'an action card or ability is played or activated only while the stack is empty',
    ),
    '8.1.1b': rule(
      'notDuringCombat',
      'and not during combat, but for attacks in the resolution step (7.0.1a)',
    ),
    '8.1.2a': rule(
      'attackReactionTime',
      'an attack reaction is played or activated only by whose hero attacks, in the reaction step',
    ),
    '8.1.3a': rule(
      'defenseReactionTime',
      'a defense reaction is played or activated only by whose hero is attacked, in the reaction step',
    ),
    '8.1.6a': rule('mayPlayInstant', 'an instant is played whenever its player has priority'),
    '8.1.8a': rule('existsIn', 'a token that leaves the arena ceases to exist'),
    '8.1.11b': rule(
      ['isHero', 'isClearedBesideHero'],
      'a demi-hero that becomes a permanent counts as the hero of its player, who has no other; where there is one it is cleared',
      {
        clauses: [
          'it is the hero of a player who has none',
          'of a player who has one it is cleared',
        ],
      },
    ),
    '8.2.4a': rule('auraEnters', 'an aura that resolves enters the arena'),
    '8.2.5a': rule('itemEnters', 'an item that resolves enters the arena'),
    '8.2.10b': rule('oneOffHand', 'a player has no more than one off-hand equipped'),
    '8.2.13a': rule(
      'invocationEnters',
      'an invocation that resolves enters the arena with its back active',
    ),
    '8.2.14a': rule(
      'constructEnters',
      'a construct that resolves enters the arena with its back active',
    ),
    '8.2.15a': rule(
      'occupiesTheOther',
      'a quiver may be equipped beside a two-handed bow, to the zone that this does not occupy',
    ),
    '8.2.15b': rule('oneQuiver', 'a player has no more than one quiver equipped'),
    '8.2.16a': rule('figmentEnters', 'a figment that resolves enters the arena'),
    '8.3.2': rule(
      'battleworn',
      'battleworn: when the combat chain closes, a -1 defense counter is put on the card if it defended',
    ),
    '8.3.3': rule(
      'bladeBreak',
      'blade break: when the combat chain closes, the card is destroyed if it defended',
    ),
    '8.3.4': rule('dominate', 'dominate: it cannot be defended by more than one card from hand', {
      clauses: [
        'of the cards of a hand only one can be declared',
        'no defense reaction is played from hand if one defends already (8.3.4b)',
        'what is not from hand defends besides',
        'what defends already goes on if an attack gains dominate (8.3.4c)',
      ],
    }),
    '8.3.5': rule(
      ['goAgainTerm', 'isResolutionAbility'],
      'go again: what a text says that goes again its own layer has, and that once',
      {
        clauses: [
          'what a text says that goes again, its own layer has',
          'it is a resolution ability: of a weapon or an ally that has it, the attack has it not (1.4.3a)',
        ],
      },
    ),
    '8.3.8': rule(
      'arcaneBarrier',
      'arcane barrier N: if you would be dealt arcane damage, you may pay N resource points to prevent N of it',
    ),
    '8.3.9': rule(
      'boost',
      'boost: as an additional cost you may banish the top card of your deck; if that is a Mechanologist card, this gets go again',
      {
        clauses: [
          'the top card of the deck is banished, if its player wants that',
          'of a Mechanologist card it gets go again',
          'of any other it has been boosted all the same (8.3.9a)',
        ],
      },
    ),
    '8.3.10': rule(
      'temper',
      'temper: when the combat chain closes, a -1 defense counter is put on the card if it defended, and it is destroyed if it has no defense left',
      { clauses: ['a counter is put on it', 'with no defense left it is destroyed'] },
    ),
    '8.3.11': rule(
      'bloodDebt',
      'blood debt: while the card is in the banished zone, you lose 1 life at the beginning of your end phase',
      { clauses: ['you lose 1 life', 'only if it is face up (8.3.11a)'] },
    ),
    '8.3.13': rule(
      'phantasm',
      'phantasm: whenever an attack action card defends against it that is not Illusionist and has 6 power or more, it is destroyed',
      {
        clauses: [
          'the attack is destroyed, and the combat chain closes (8.3.13b)',
          'nothing comes of it if that is so no more as it resolves (8.3.13a)',
        ],
      },
    ),
    '8.3.15': rule(
      'spellvoid',
      'spellvoid N: if you would be dealt arcane damage, you may destroy the card to prevent N of it',
    ),
    '8.3.17': rule(
      'fusion',
      'fusion: as an additional cost you may reveal a card of those supertypes from your hand; it is then fused',
      { fault: 'of several supertypes joined by “and”, a text of ours names one' },
    ),
    '8.3.19': rule(
      'quell',
      'quell N: if you would be dealt damage, you may pay N resource points to prevent N of it; the card is then destroyed at the beginning of the end phase',
      {
        clauses: ['so much is prevented for that', 'the card is destroyed as the end phase begins'],
      },
    ),
    '8.3.20': rule(
      'ward',
      'ward N: if you would be dealt damage, the card is destroyed, and N of the damage is prevented',
    ),
    '8.3.22': rule('overpower', 'overpower: it cannot be defended by more than one action card', {
      clauses: ['of action cards only one can be declared', 'other cards defend besides'],
    }),
    '8.3.23': rule('piercing', 'piercing N: if it is defended by equipment, it has N power more'),
    '8.3.24': note(
      'definition',
      'stealth: it means nothing by itself',
      'there is nothing to carry out; texts ask for cards that have it',
    ),
    '8.3.25': rule(
      'mirage',
      'mirage: when the card defends against an attack that is not Illusionist and has 6 power or more, it is destroyed',
    ),
    '8.3.32': rule(
      'scrap',
      'scrap: as an additional cost you may banish an item or equipment from your graveyard',
    ),
    '8.3.33': rule(
      'beatChest',
      'beat chest: as an additional cost you may discard a card with 6 power or more',
    ),
    '8.3.34': rule(
      'guardwell',
      'guardwell: when the combat chain closes, as many -1 defense counters are put on the card as it has defense, if it defended',
    ),
    '8.3.37': rule(
      'arcaneShelter',
      'arcane shelter N: if you would be dealt arcane damage, the card is destroyed, and N of the damage is prevented',
    ),
    '8.3.38': rule(
      'mayMeld',
      'meld: both sides of the split card may be played, for twice its base cost',
      {
        fault:
          'of a card that is an action and an instant then we have it played whenever instants are, and cost an action point all the same (5.1.3d is not asked)',
      },
    ),
    '8.3.38b': rule(
      'startingCost',
      'what is paid for meld is set before what raises and reduces a cost',
    ),
    '8.4.1': rule(
      ['attackBefore', 'isLastAttack'],
      'combo: what its ability says is so if a card of that name was the last attack on this combat chain, though it has left that (7.0.3c)',
    ),
    '8.4.2': note(
      'definition',
      'crush: its ability waits for 4 or more damage to be dealt',
      'the label says nothing of its own: the ability is written out, and is one of damage and not of hits (8.4.2a)',
    ),
    '8.4.3': rule(
      'defendsFrom',
      'reprise: its ability asks whether the defending hero has defended with a card from hand on this chain link',
      {
        clauses: [
          'a defense reaction that was played from hand is one',
          'one from the arsenal is none, nor is equipment',
        ],
      },
    ),
    '8.5.1': rule('banish', 'a card that is banished goes to its owner’s banished zone'),
    '8.5.2': rule(
      'createToken',
      'a token that is created enters the arena under the control of whoever creates it',
    ),
    '8.5.3': rule('damage', 'what is dealt damage loses as much life'),
    '8.5.3a': rule(
      'playerDeals',
      'what a source deals that is not living its player deals as well, and so does their hero',
    ),
    '8.5.3b': rule(
      'damageType',
      'there is generic, physical and arcane damage; what an attack deals by its power is physical',
    ),
    '8.5.4': rule('destroy', 'what is destroyed goes to its owner’s graveyard'),
    '8.5.5': rule('discard', 'a card that is discarded goes from the hand to the graveyard'),
    '8.5.6': rule(
      'draw',
      'a card that is drawn goes from the top of the deck to the hand; with none there, nothing is drawn',
    ),
    '8.5.7': rule(['gainPoints', 'gainLife'], 'who gains points or life has as much more', {
      clauses: [
        'a player who gains points has so many more',
        'a hero that gains life has so much more',
      ],
    }),
    '8.5.10': rule(
      ['intimidate.banish', 'intimidate.later'],
      'a player who is intimidated banishes a card of the hand face down, which returns at the beginning of the end phase',
      {
        kind: 'procedure',
        clauses: [
          'a card of the hand is banished face down',
          'it returns to the hand at the beginning of the end phase',
        ],
        fault: 'does not say who chooses the card: we have chance say it, as the cards do',
      },
    ),
    '8.5.12': rule(
      ['loseLife', 'losePoints'],
      'what loses life has as much less, and that is no damage',
    ),
    '8.5.14': rule('putCounters', 'a counter that is put on an object is there from then on'),
    '8.5.15': rule(
      ['putTerm', 'returnTerm'],
      'a card that is put somewhere, or returned, moves to that zone',
    ),
    '8.5.16': rule('removeCounters', 'a counter that is removed from an object is there no more'),
    '8.5.17': rule('revealTerm', 'a private card that is revealed is shown to all'),
    '8.5.19': rule(
      'seesToFind',
      'who searches zones looks at all cards there, and chooses from among them',
    ),
    '8.5.19a': rule('mayNotFind', 'where it is said what the card is like, nothing need be found'),
    '8.5.19b': rule('mustFind', 'but a public card that is like that must be'),
    '8.5.20': rule(
      'shuffle.shuffleDeck',
      'a deck that is shuffled lies in an order that chance gives',
    ),
    '8.5.21': rule(
      'namesToName',
      'a player who names a card says a name that a card legal in the game has, all of it',
    ),
    '8.5.22': rule(
      ['opt.putOnBottom', 'opt.orderTop'],
      'who opts N looks at the top N cards of their deck and puts any of them on the bottom and the others on top, in any order',
      {
        kind: 'procedure',
        clauses: [
          'any number of them go to the bottom',
          'the others stay on top, in the order that the player gives them',
        ],
      },
    ),
    '8.5.24': rule(
      'turnFace',
      'a card that is turned face up or face down is public or private from then on',
    ),
    '8.5.24a': rule('canTurn', 'one that lies so already is not turned'),
    '8.5.32': rule(
      'addTerm',
      'a card that is added as a defending card comes to the active chain link from where it is, and defends there',
    ),
    '8.5.36': rule(
      'transform',
      'what transforms into a permanent is put under it; what is none yet becomes one first (8.5.36b)',
      {
        clauses: [
          'the card into which something transforms becomes a permanent',
          'what transforms is put under it',
        ],
      },
    ),
    '8.5.36c': rule(
      'transformIntoToken.create',
      'a token into which something transforms is created first; where nothing is there to transform, it is not',
    ),
    '8.5.43': rule('awaken', 'a double-faced card that is awakened has its back active'),
    '8.5.43a': rule(
      'canAwaken',
      'one that has it already is not awakened, and no more is what is not double-faced',
      {
        clauses: ['what is not double-faced is not awakened', 'nor what has its back active'],
      },
    ),
    '8.5.48': rule(
      'transcend',
      'what transcends is put into its owner’s hand with its back active',
    ),
  },
};
