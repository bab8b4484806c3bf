/** Chapter 7 of duel-masters/1.13: additional rules. */
import { type Chapter, rule, note, todo, aside } from '../../../../kernel/edition.js';

export const additionalRules: Chapter = {
  title: 'Additional rules',
  sections: {
    '700': 'General',
    '701': 'Keyword actions',
    '702': 'Turn based actions',
    '703': 'State based actions',
  },
  rules: {
    '700.1': note(
      'definition',
      "all that happens is an event, and an ability's text defines whether it sees one event or several",
      'names what happens; each ability says which events it means',
    ),
    '700.2': note(
      'definition',
      'a card or ability that offers several options has modes',
      'names such cards and abilities',
    ),
    '700.2a': rule(
      ['declareModesOfSpell.declare', 'modesWithActivation'],
      'a mode of a card or activated ability is chosen as it is used or activated',
      {
        clauses: [
          'a mode of a card is chosen as the card is used',
          'one of an activated ability as that is activated',
        ],
      },
    ),
    '700.2b': rule(
      'declareModes.declare',
      'a mode of a triggered ability is chosen as its effect starts to wait',
    ),
    '700.2c': rule(
      'choosesModes',
      'where another player chooses the mode, that player does so at the usual time for choosing it',
      {
        kind: 'procedure',
        clauses: [
          'it is the other player who chooses the mode',
          aside(
            'at the time at which it would be chosen anyhow',
            '700.2a and 700.2b say when that is',
          ),
        ],
      },
    ),
    '700.3': rule(
      'cannotBeDestroyed',
      'no rule or effect destroys or removes a creature that cannot be, not even at power 0 or less',
      {
        kind: 'continuous',
        clauses: [
          'no rule destroys or removes it, not for power 0 or less either',
          'no effect does',
        ],
      },
    ),
    '700.4': rule(
      'cannotBeBlocked',
      'an attacker that "is not blocked" has no creature that can properly block it',
    ),
    '700.5': rule(
      'winsBattles',
      'a creature that "wins battles" wins whatever the power of the creature it battles',
      { kind: 'replacement' },
    ),
    '700.5a': rule(
      'bothWinBattle',
      'when both creatures in a battle "win battles", both win and neither loses',
      { kind: 'replacement', clauses: ['both win', 'neither has lost'] },
    ),
    '701.1': note(
      'overview',
      'most actions are in plain language, but some verbs are game terms with a definition',
      'introduces the section; each verb is defined by its own number',
    ),
    '701.2': note('overview', 'tap and untap', 'a heading; the rules are 701.2a and 701.2b'),
    '701.2a': rule(
      ['tap', 'tapTerm'],
      'to tap a card is to turn it a quarter from its upright position',
    ),
    '701.2b': rule(
      ['untap', 'untapTerm'],
      'to untap a card is to turn it back to its upright position',
    ),
    '701.3': note('overview', 'summon', 'a heading; the rule is 701.3a'),
    '701.3a': rule(
      ['puttingIsSummoning', 'summonTerm'],
      'to summon is to pay for a creature and put it into the battle zone, normally in the main step',
      {
        clauses: [
          'to put a creature from where it is into the battle zone, by paying for it',
          aside('for its mana cost normally in the main step alone', '504.1 carries that out'),
        ],
      },
    ),
    '701.4': note('overview', 'cast', 'a heading; the rule is 701.4a'),
    '701.4a': rule(
      'castTerm',
      'to cast is to pay for a spell and use it so that it takes effect, normally in the main step',
      {
        clauses: [
          'to use a spell from where it is, by paying for it, so that it has its effect',
          aside('for its mana cost normally in the main step alone', '504.1 carries that out'),
        ],
      },
    ),
    '701.5': note('overview', 'use', 'a heading; the rule is 701.5a'),
    '701.5a': rule(
      ['useTerm', 'eachIsUse', 'useCardOfType'],
      'to use a card is to summon, cast, generate, fortify with or expand it',
      {
        clauses: [
          'to use a card is to summon, cast or expand it, by its type',
          aside('or to generate a cross gear', 'needs cross gears'),
          aside('or to fortify a shield with a castle', 'needs castles'),
        ],
        fault: 'leaves out auras; we count using an aura as using a card, because 310.1 says so',
      },
    ),
    '701.6': note('overview', 'destroy', 'a heading; the rules are 701.6a and 701.6b'),
    '701.6a': rule(
      ['destroy', 'destroyTerm'],
      'to destroy a creature is to be about to put it from the battle zone into the graveyard',
      {
        fault:
          'does not say whether a creature was destroyed that stays instead of leaving; we count it, and ask what waits for the destruction first, because the attempt is the destruction and the graveyard its result (701.6b)',
      },
    ),
    '701.6b': rule(
      'destroyedToGraveyard',
      'a destroyed creature is put into the graveyard as a result',
      { kind: 'procedure' },
    ),
    '701.7': note('overview', 'discard', 'a heading; the rules are 701.7a and 701.7b'),
    '701.7a': rule(
      ['discard', 'discardTerm', 'discardForUse.discard'],
      "to discard is to put a card from hand into its player's graveyard; to use strike back is to do the same",
      {
        clauses: [
          "to put a card from the hand into that player's graveyard",
          'strike back does the same with a card that has not come to the hand yet',
        ],
        fault:
          'does not say whether a shield whose card is discarded on its way was broken; we let it be, because it is a break that had the card on that way',
      },
    ),
    '701.7b': rule(
      'chanceChooses',
      "the affected player chooses what to discard, unless it is at random or another player's choice",
      {
        kind: 'procedure',
        clauses: [
          aside('the affected player chooses', 'whoever discards is asked (605.2b)'),
          'what is discarded at random nobody chooses',
          aside(
            'or another player chooses',
            'a text says so: choose 1 card in the hand, your opponent discards it',
          ),
        ],
      },
    ),
    '701.8': note('overview', 'charge', 'a heading; the rule is 701.8a'),
    '701.8a': rule(
      ['charge', 'chargeTerm'],
      "to charge mana is to put a card from hand upside down into its player's mana zone",
      {
        clauses: [
          "to put a card from the hand into that player's mana zone",
          aside('upside down', 'how people lay the card; it is in no other state for that'),
        ],
      },
    ),
    '701.9': note('overview', 'reveal', 'a heading; the rules are 701.9a and 701.9b'),
    '701.9a': rule(
      ['look', 'lookTerm', 'reveal', 'revealTerm', 'seesShown'],
      'a revealed card is shown to all until the part of the effect about it, or its own use, is resolved',
      {
        clauses: [
          'all players are shown it until the part of the effect that is about it is over',
          'one that is shown in order to be used stays shown until it has resolved',
        ],
      },
    ),
    '701.9b': note(
      'definition',
      'revealing a card does not change its zone',
      'showing a card moves nothing',
    ),
    '701.10': note('overview', 'search', 'a heading; the rules are 701.10a to 701.10c'),
    '701.10a': rule(
      ['searchTerm', 'seesToFind'],
      'to search a zone is to look at all its cards, even in a private zone, and find those that match',
      {
        clauses: [
          'all cards of the zone are looked at, though it is private',
          'and those that meet the condition are found',
        ],
      },
    ),
    '701.10b': rule(
      'mayNotFind',
      'a search of a private zone for a condition need not find every card that meets it',
      {
        kind: 'permission',
        clauses: [
          'where the condition asks for a kind of card, in a private zone, not all of them need be found',
          aside('in a public zone they must', '605.2b carries that out'),
        ],
      },
    ),
    '701.10c': note(
      'definition',
      'cards found in a search need not be revealed unless the effect says so',
      'searching shows a card to nobody; 701.9a does',
    ),
    '701.11': note('overview', 'shuffle', 'a heading; the rules are 701.11a and 701.11b'),
    '701.11a': rule(
      ['shuffleDeck.shuffle', 'shuffleTerm'],
      'to shuffle a deck or face-down pile is to randomize it so that no player knows the order',
      {
        clauses: [
          'a deck is put into an order by chance',
          aside('that no player knows', '401.2 keeps it from all of them'),
          aside('so is a pile of cards that lie face down', 'needs such piles'),
        ],
      },
    ),
    '701.11b': rule(
      'keptOutOfShuffle',
      'found cards to be placed in the deck after shuffling stay in the deck but are not shuffled',
      {
        kind: 'procedure',
        clauses: [
          'found cards that are put into the deck once it is shuffled are not shuffled',
          aside(
            'they do not count as having left the deck',
            'nothing moves them before they are put',
          ),
          aside('all other cards of the deck are shuffled', '701.11a carries that out'),
        ],
      },
    ),
    '701.12': note('overview', 'block', 'a heading; the rule is 701.12a'),
    '701.12a': rule(
      ['blocker', 'onlyBlockersBlock'],
      'to block is to stop an attack, and only a creature with blocker can',
      {
        clauses: [
          aside('to block stops the attack', '508.1 has the blocker battle instead'),
          'only a creature with blocker can',
        ],
      },
    ),
    '701.13': note('overview', 'battle', 'a heading; the rules are 701.13a and 701.13b'),
    '701.13a': rule(
      'battleTerm',
      "to battle is to compare two creatures' powers: the greater wins, an equal or smaller one loses",
      {
        clauses: [
          'power is compared, and the greater wins',
          'the equal one or the smaller one loses',
        ],
      },
    ),
    '701.13b': note(
      'procedure',
      'a creature that loses a battle is destroyed',
      'carried out at 703.4d',
    ),
    '701.14': note('overview', 'break', 'a heading; the rules are 701.14a to 701.14d'),
    '701.14a': rule(
      'breakShield',
      "to break a shield, by attack or effect, is to put it into its player's hand",
      {
        clauses: [
          'the shield is put into the hand of its player',
          'an attack does it, and effects do',
        ],
      },
    ),
    '701.14b': rule(
      'returnsLikeABreak',
      'returning a shield to hand works like a break, but nothing that requires a break applies',
      {
        clauses: [
          'returning a shield to the hand works as a break does',
          aside('what asks for a break does not apply', '701.14a says what a break is'),
        ],
      },
    ),
    '701.14c': rule(
      'breakTerm',
      'several shields broken by an effect go to the hand together, unlike breaks by breaker abilities',
      {
        clauses: [
          'several that an effect breaks go to the hand at the same time',
          aside('breaker abilities do that otherwise', '509.3 carries that out'),
        ],
      },
    ),
    '701.14d': rule(
      ['additionalBreaks', 'breakByEffect.addMore'],
      'an effect that breaks additional shields adds to breaks by attack and by effect alike',
      {
        kind: 'continuous',
        clauses: [
          'what has shields broken additionally adds to a break by an attack',
          'and to one by an effect',
        ],
      },
    ),
    '701.15': note('overview', 'evolve', 'a heading; the rule is 701.15a'),
    '701.15a': todo(
      'procedure',
      'to evolve is to put an evolution creature on a creature, or an evolution cross gear on a cross gear',
      'on boards evolution creatures lie on others; in play none is put onto another yet',
    ),
    '701.16': note('overview', 'generate', 'a heading; the rule is 701.16a'),
    '701.16a': todo(
      'procedure',
      'to generate is to pay for a cross gear and put it into the battle zone, normally in the main step',
      'needs cross gear',
    ),
    '701.17': note('overview', 'cross', 'a heading; the rule is 701.17a'),
    '701.17a': todo(
      'procedure',
      'to cross is to put a cross gear under a creature',
      'needs cross gear',
    ),
    '701.18': note('overview', 'link', 'a heading; the rule is 701.18a'),
    '701.18a': todo(
      'procedure',
      'to link is to join two or more gods, psychic or dragheart creatures into one creature',
      'needs linked gods',
    ),
    '701.19': note('overview', 'fortify', 'a heading; the rule is 701.19a'),
    '701.19a': todo(
      'procedure',
      'to fortify is to pay for a castle and put it onto a chosen shield, normally in the main step',
      'needs castles',
    ),
    '701.20': note('overview', 'awaken', 'a heading; the rule is 701.20a'),
    '701.20a': todo(
      'procedure',
      'to awaken is to turn a psychic creature over to its other side',
      'needs psychic creatures',
    ),
    '701.21': note('overview', 'gachinko judge', 'a heading; the rules are 701.21a and 701.21b'),
    '701.21a': rule(
      ['judgeTerm', 'gachinkoJudge.reveal', 'gachinkoJudge.putUnder'],
      'in a gachinko judge each player reveals the top card of their deck and puts it on the bottom',
      {
        kind: 'procedure',
        clauses: [
          'each player shows the top card of their deck',
          'and puts it at the bottom of the deck',
        ],
      },
    ),
    '701.21b': rule(
      ['winsJudge', 'gachinkoJudge.compare', 'judgeWon'],
      "the player who called it wins if their card's mana cost is at least the opponent's",
      {
        kind: 'definition',
        clauses: [
          'whoever called for it and showed the card of the higher cost wins',
          'so they do with cards of the same cost',
        ],
      },
    ),
    '701.22': note('overview', 'dragsolution', 'a heading; the rule is 701.22a'),
    '701.22a': todo(
      'procedure',
      'a dragsolution is to turn a dragheart over to its other side',
      'needs draghearts',
    ),
    '701.23': note('overview', 'attach a seal', 'a heading; the rule is 701.23a'),
    '701.23a': rule(
      ['sealTerm', 'sealCards.seal'],
      'to seal is to put the top card of the deck face down on a card in the battle zone',
    ),
    '701.24': note('overview', 'forbidden liberate', 'a heading; the rule is 701.24a'),
    '701.24a': todo(
      'procedure',
      'to forbidden liberate is to turn a forbidden impulse over to its other side',
      'needs the forbidden impulse',
    ),
    '701.25': note('overview', 'switch', 'a heading; the rules are 701.25a and 701.25b'),
    '701.25a': rule(
      ['switchTerm', 'switchCards'],
      'to switch swaps cards of two zones; the creature entering takes over position and state',
      {
        kind: 'procedure',
        clauses: [
          'two cards of different zones change places',
          'the creature that comes lies as the one lay in whose place it comes',
        ],
      },
    ),
    '701.25b': rule(
      'takeOver.takeOverAttack',
      'a switched creature takes over the attack, but not effects that applied to the one it replaced',
      {
        kind: 'procedure',
        clauses: [
          'the creature that comes takes over the attack',
          aside(
            'but none of the effects on the one in whose place it comes',
            'it is another card, and effects are on that one (400.5)',
          ),
        ],
      },
    ),
    '701.26': note('overview', 'expand', 'a heading; the rule is 701.26a'),
    '701.26a': rule(
      'expandTerm',
      'to expand is to pay for a field and put it into the battle zone, normally in the main step',
      {
        clauses: [
          'to put a field from where it is into the battle zone, by paying for it',
          aside('for its mana cost normally in the main step alone', '504.1 carries that out'),
        ],
      },
    ),
    '701.27': note('overview', 'turn upside down', 'a heading; the rule is 701.27a'),
    '701.27a': rule(
      ['turnUpsideDown', 'turnUpsideDownTerm'],
      'to turn a field upside down is to set it the wrong way up against its upright position',
      {
        fault:
          'does not say whether a field that is upside down already can be turned so; we take it that it cannot, because it is in that position and nothing would come about (101.3)',
      },
    ),
    '701.28': note('overview', 'forbidden big bang', 'a heading; the rule is 701.28a'),
    '701.28a': todo(
      'procedure',
      "in a forbidden big bang the final forbidden field's five cards are turned over and rebuilt into one creature",
      'needs the final forbidden field',
    ),
    '701.29': note('overview', 'GR summon', 'a heading; the rule is 701.29a'),
    '701.29a': todo(
      'procedure',
      "to GR summon is to summon the top card of one's GR deck as though its cost were paid",
      'needs GR creatures',
    ),
    '702.1': note(
      'procedure',
      'turn-based actions happen by themselves as the turn goes on, and no effect comes before them',
      'what a step does by itself comes before anything that waits is carried out (501.2, 502.1)',
    ),
    '702.1a': note(
      'definition',
      'an ability that waits for a step to begin is triggered, not a turn-based action',
      'such an ability waits for an event (603.2)',
    ),
    '702.2': note(
      'procedure',
      'a step begins with its turn-based action, before state-based actions are checked and triggers wait',
      'what a step does by itself comes before anything that waits is carried out (502.1)',
      {
        fault:
          'the untapping of 501.2 and 702.3a comes after triggered abilities, not first; we let 702.3a stand for the start of turn step alone, because it is the special rule',
      },
    ),
    '702.3': note(
      'overview',
      'these are the turn-based actions',
      'introduces a list wholly contained in 702.3a to 702.3d',
    ),
    '702.3a': rule(
      'cardsToUntap',
      'after all "at the start of the turn" triggers the turn player\'s battle and mana zones untap at once',
      {
        kind: 'procedure',
        fault:
          'comes after triggered abilities, against 702.1 and 702.2; we follow this number, because 501.1 and 501.2 have the same order',
        clauses: [
          'all that triggers at the start of the turn is carried out first',
          "then the turn player's cards in the battle zone and in the mana zone untap",
          'at the same time',
        ],
      },
    ),
    '702.3b': note(
      'procedure',
      'as the draw step begins the turn player draws a card',
      'carried out at 502.1',
    ),
    '702.3c': note(
      'procedure',
      'as the declare attacker substep begins the turn player declares an attacking creature',
      'carried out at 505.5 and 506.1c to 506.1e',
    ),
    '702.3d': note(
      'procedure',
      'as the declare blocker substep begins the non-turn player declares a blocking creature',
      'carried out at 507.1',
    ),
    '703.1': note(
      'state-based',
      'state-based actions happen by themselves whenever their state arises, and no effect comes before them',
      'state-based rules look after every event, before anything else goes on',
    ),
    '703.1a': note(
      'definition',
      'an ability that waits for a certain condition is triggered, not a state-based action',
      'such an ability waits for an event (603.2)',
    ),
    '703.2': note(
      'definition',
      'state-based actions are checked by the game and belong to no player',
      'no player is asked about them',
    ),
    '703.3': note(
      'state-based',
      'all state-based actions that apply happen together as one event, and the check repeats until none does',
      'what they find happens as one, and they look again until they find nothing',
    ),
    '703.4': note(
      'overview',
      'these are the state-based actions',
      'introduces a list wholly contained in 703.4a to 703.4k',
    ),
    '703.4a': rule(
      'directAttackLoses',
      'a player with no shields who suffers an unblocked direct attack loses the game',
      {
        clauses: [
          'a direct attack on a player without shields',
          'that was not blocked',
          'and that player loses',
        ],
      },
    ),
    '703.4b': rule('emptyDeckLoses', 'a player whose deck is empty loses the game'),
    '703.4c': rule('zeroPower', 'a creature whose power is 0 or less is destroyed'),
    '703.4d': rule(
      'battleLoserDestroyed',
      "a creature that lost a battle is destroyed as the battle's result",
    ),
    '703.4e': todo(
      'state-based',
      'a linked god whose link becomes improper comes apart',
      'needs linked gods',
    ),
    '703.4f': todo(
      'state-based',
      'when a linked god leaves the battle zone only one of its cards leaves',
      'needs linked gods',
    ),
    '703.4g': todo(
      'state-based',
      'a psychic creature in any zone but the battle zone returns to the hyperspatial zone',
      'needs psychic creatures',
    ),
    '703.4h': todo(
      'state-based',
      'a psychic cell in the battle zone returns to the hyperspatial zone',
      'needs psychic super creatures',
    ),
    '703.4i': note(
      'state-based',
      'when only the top card of an evolution creature leaves, the cards under it are rebuilt',
      'names what 801.4 says; it is done as the uppermost leaves',
    ),
    '703.4j': rule(
      'wrongTypeLeaves',
      'a face-up card in the battle zone without a proper type for it is put into the graveyard',
    ),
    '703.4k': rule(
      'commandTakesSealOff',
      'as a Command enters, its owner puts one seal from a card sharing its civilization into the graveyard',
    ),
  },
};
