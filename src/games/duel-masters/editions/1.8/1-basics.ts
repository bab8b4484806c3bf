/** Chapter 1 of duel-masters/1.8: basics. */
import {
  type Chapter,
  aside,
  note,
  rowsFrom,
  rule,
  todo,
  withFault,
} from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { row, same } = rowsFrom(chapters);

export const basics: Chapter = {
  title: 'Basics',
  sections: {
    '100': 'What you need',
    '101': 'Absolute rules',
    '102': 'Players',
    '103': 'Starting the game',
    '104': 'Winning',
    '105': 'Position',
    '106': 'Civilization',
    '107': 'Mana',
    '108': 'Numbers',
    '109': 'Cards',
    '110': 'Abilities and effects',
    '111': 'Timing',
    '112': 'Costs',
    '113': 'Shields',
    '114': 'Drawing',
    '115': 'Battle',
    '116': 'Seals',
  },
  rules: {
    ...same('100.1', '100.2', '100.3'),
    '101.1': rule(
      ['cardBeatsRule', 'ignoresCannot', 'endTurnTerm', 'skipTerm'],
      'a card that contradicts a rule overrides that rule, and only for the situation it speaks of',
      {
        kind: 'continuous',
        clauses: [
          'a card whose text contradicts a rule overrides that rule',
          'only the rule for that very situation is ignored',
        ],
        fault:
          'no number says what becomes of a "cannot" that an effect has ignored; we take its force from it, because such a text contradicts 101.2, and is given priority here',
      },
    ),
    '101.2': rule(
      ['cannotBeatsCan', 'speedAttacker'],
      'of abilities that say "can" and "cannot" the "cannot" holds, but "can" beats the "cannot" of a rule',
      {
        clauses: [
          'where one ability says "can" and another "cannot", "cannot" holds',
          'the "can" of a card beats the "cannot" of a rule',
        ],
      },
    ),
    ...same('101.3'),
    '101.3a': rule(
      'attemptIsEnough',
      'an ability that waits for an act takes that act as done, though nothing came of it',
      {
        fault:
          'tells only of an ability that waits for a spell to be cast, which does nothing; we take the attempt to be enough for "if you do" as well, because no other number tells what that asks for',
        clauses: [
          aside(
            'an ability that waits for an act triggers though that act did nothing',
            'casting a spell is an event (603.2), whatever the spell does',
          ),
          'the attempt meets the condition, whatever came of it',
        ],
      },
    ),
    ...same('101.4'),
    '101.4a': rule(
      'resolveWaiting.resolveNext',
      "shield triggers, then the turn player's effects in any order, then the other player's; what arises meanwhile waits",
      {
        clauses: [
          'shield triggers are carried out first',
          'then the turn player carries out their effects, in the order that they decide',
          'what arises during an effect waits until that is done',
          'and then may be carried out in any order with those that are left',
          "when the turn player has none left, the other player's are carried out, in any order",
        ],
      },
    ),
    '101.4b': note(
      'procedure',
      "of an opponent's shield triggers that arise together in one's turn the opponent decides the order",
      'each player chooses among their own effects that wait, shield triggers too (605.1)',
    ),
    '101.4c': withFault(
      row('101.4c'),
      "hardly readable; we take it that a turn player's effect goes next once the current one is resolved, because 101.4d lets none interrupt it",
    ),
    '101.4d': note(
      'restriction',
      'no effect interrupts one that is resolving; one that this tells to perform is part of it',
      'an effect is carried out to its end before one that waits begins, and what it says to cast inside it (701.4a)',
    ),
    ...same('101.4e'),
    '101.4f': withFault(
      row('101.4f'),
      'speaks of an ability to induce battle; we take it for abilities that trigger on battling, because an effect that causes a battle is 101.4e',
    ),
    '101.5': rule(
      'mayReplaceAgain',
      'an event is replaced at most once; of several replacements only the first takes place',
      {
        kind: 'replacement',
        clauses: [
          'an event is replaced by one replacement only',
          'what has been replaced is not replaced again',
        ],
      },
    ),
    '101.5a': withFault(
      row('101.5a'),
      'hardly readable; we take a sentence of which a part was replaced to be replaced no further, and a sentence behind another full stop to be another event',
    ),
    ...same('101.5b', '102.1', '102.2'),
    '103.1': note(
      'physical',
      'each player presents their deck, and their cards for the hyperspatial zone',
      'section 100 says what there is to present; that it is shown changes nothing in a game',
    ),
    '103.2': rule(
      'startGame.shuffleDecks',
      'then the opponent shuffles and cuts the deck of each player',
    ),
    '103.3': rule(
      ['startGame.putShields', 'startGame.drawHands'],
      'then each player puts five shields face down, and draws five cards',
      {
        clauses: [
          'each player puts the top five cards of the deck face down as shields',
          'and draws five cards',
        ],
      },
    ),
    '103.4': rule(
      'startGame.chooseFirst',
      'who goes first is decided at random, as by rock-paper-scissors, a coin or a die',
    ),
    ...same('103.5', '104.1', '104.2', '104.2a'),
    '104.2b': rule(
      'winByEmptyDeck',
      "a player wins at once when the opponent's deck is empty, also in the middle of an effect",
      {
        clauses: [
          "a player wins at once when the opponent's deck has no cards left",
          'also if that is so in the middle of an effect',
        ],
        fault:
          'asks for the last card to leave "permanently"; we take a moment without cards to be enough, because 111.2d and 703.3 look at any moment',
      },
    ),
    ...same('104.2c', '105.1'),
    '105.2': note(
      'definition',
      "an untapped card is ready for use; tapped cards normally untap as their player's turn begins",
      'says what the position means; untapping is 501.1',
    ),
    '105.3': note(
      'definition',
      'a tapped card has been used: to pay, if it is in the mana zone, to attack or to block',
      'says what the position means; tapping is 506.1c, 507.1c and 112.2a',
    ),
    ...same('105.4'),
    '105.4a': withFault(
      row('105.4a'),
      'says that cards in these two zones can be tapped, and not that no others can; we take it so, because no other zone is named and the position means nothing there',
    ),
    '105.5': withFault(
      row('105.5'),
      'says that a field can be put "into an untapped position"; we take it for being upside down, because effects that untap do not turn it back',
    ),
    '105.6': note(
      'definition',
      'effects tap and untap cards that are not used; what is tapped is not tapped further, nor untapped further what is untapped',
      'carried out at 701.2a and 701.2b',
    ),
    ...same('106.1', '106.2', '106.2a', '106.2b', '106.2c', '106.2d', '106.3', '106.4'),
    ...same('107.1', '107.2', '108.1', '108.1a', '108.1b'),
    '108.1c': rule(
      ['addsTo', 'infinity'],
      'infinite power stays infinite when increased, and an effect that takes infinity leaves 0',
      {
        clauses: [
          'infinite power stays infinite, whatever is added',
          'what gets minus infinite power has power 0',
          aside(
            'infinity cannot be chosen as a number',
            'an answer is a number (108.1a), and infinity is the power of a creature alone',
          ),
        ],
      },
    ),
    '108.2': rule(
      ['layerOfAdditions', 'layerOfDivisions'],
      'what increases or decreases a number is applied before what multiplies it',
      {
        kind: 'definition',
        fault:
          'does not name divisions; we take them for multiplications, behind the others, because a half is a multiple as well',
      },
    ),
    ...same('109.1', '109.2'),
    '109.2a': rule(
      ['newBearer', 'namesCards', 'takenAlone', 'readUnder'],
      'an effect that chooses a card affects that card alone, not the rest of its evolution or shield stack',
      {
        clauses: [
          'of a shield of several cards only the card is affected that was chosen',
          'where a text names cards, each card of a creature of several can be chosen, also one under others',
          'of such a creature only the card is affected that was chosen',
        ],
      },
    ),
    '109.2b': rule(
      'leavesAsCard',
      "an evolution's top leaves as a creature and cards under it as cards; of linked gods one card leaves",
      {
        clauses: [
          'a card under an evolution creature leaves as a mere card, though it is a creature card',
          aside(
            'the uppermost leaves as a creature',
            'what becomes of the cards under it is 801.4',
          ),
          aside('of linked gods one card leaves, and the others stay', 'needs linked gods'),
        ],
      },
    ),
    '109.2c': todo(
      'definition',
      'an effect that chooses a card cannot choose a single one in a creature of several, which is one card to it',
      'needs linked gods: of an evolution creature a single card can be chosen (109.2a)',
    ),
    '110.1': note(
      'definition',
      'an ability is a statement on a card by which the card influences the game',
      'the card data hold the text; 110.2c says how abilities are given',
    ),
    ...same('110.2', '110.2a', '110.2b'),
    '110.2c': rule(
      ['layerOfAbilities', 'gainsAbility'],
      'each paragraph is its own ability, effects may give abilities, and doubled ones function independently',
      {
        clauses: [
          aside(
            'of several abilities on a card each works by itself',
            'each is read as an ability of its own',
          ),
          'a card may be given abilities by spells and other effects',
          'several that are the same work independently',
        ],
      },
    ),
    ...same('110.2d'),
    '110.2e': rule(
      'scopeIsFixed',
      'an effect on cards touches only those in its range, until its duration is over or they leave',
      {
        kind: 'continuous',
        clauses: [
          'an effect of an ability touches only the cards in its range',
          aside(
            'a card that leaves the battle zone loses it',
            '400.5 has a card keep nothing of what it was',
          ),
        ],
        fault:
          'does not say as of when a card has to be in its range; we take the moment at which the effect begins, because 608.3a says of static abilities alone that what they affect is not fixed',
      },
    ),
    ...same('110.3', '110.3a', '110.3b'),
    '110.3c': note(
      'definition',
      'an activated ability is used at its own set time when its requirement is met, and not whenever one likes',
      'names the kind of ability; 602.1 to 602.3a rule it',
    ),
    ...same('110.3d'),
    '110.4': rule(
      'abilityWorks',
      'spell abilities function while the spell resolves, others while their card is in play, with exceptions',
      {
        clauses: [
          'what a spell says works while the spell is carried out, and at no other time',
          'what another card says works only while that card is in play',
        ],
        fault:
          'does not say which zones are in play; we take the battle zone, and the shield zone for castles, because 110.3d names these cards. Nor does it say where a text works that does several things with one condition; we take each of them to work where it would if it were said by itself, because 110.4c to 110.4f go by what an ability does',
      },
    ),
    ...same('110.4a'),
    '110.4b': withFault(
      row('110.4b'),
      'speaks of abilities that affect the cards of a zone; we take it for abilities that name the zone they work in, because both its examples are of that kind',
    ),
    '110.4c': withFault(
      row('110.4c'),
      'hardly readable ("come into play into the battlezone or upon interaction"); we take abilities without a zone to work in the battle zone, and shield triggers on their way to the hand, because it names these as its example',
    ),
    ...same('110.4d', '110.4e'),
    '110.4f': rule(
      'worksOnEntry',
      'an ability that changes how its own card enters the battle zone, or other cards do, functions as they enter',
      {
        fault:
          'does not speak of other zones; we have what says how its own card comes to one work as it comes there',
        clauses: [
          'what changes how its own card enters works as that card enters',
          aside('what changes how others do works as they enter', '110.4c has it work by then'),
        ],
      },
    ),
    ...same('110.4g', '110.5'),
    '110.5a': rule(
      ['keepsHistory', 'outlivesItsSource'],
      'a waiting effect is independent of its source',
      {
        clauses: [
          'an effect that waits is not lost when its source goes to another zone',
          aside(
            'some effects need no source to be triggered at all',
            'a creature without power is 703.4c',
          ),
        ],
        fault:
          'says that the effect "will not be effective" once its source has moved; we take it to be carried out all the same, because the sentence before has it wait independent of its source; and what the card did before it left to be true of it still',
      },
    ),
    '110.6': note(
      'definition',
      'characteristics are told from abilities, and adding one that is there already changes nothing',
      'to change a characteristic and to give an ability are two changes, and a civilization is had or not',
    ),
    '110.7': note(
      'overview',
      'several cards can have and use an ability of the same name, such as slayer',
      'each card has abilities of its own',
    ),
    ...same('111.1', '111.2', '111.2a', '111.2b'),
    '111.2c': note(
      'procedure',
      'turn-based actions, such as untapping and drawing, happen as a step is reached, unless an effect prevents them',
      'carried out at 501.1 and 502.1',
    ),
    ...same('111.2d', '112.1', '112.2'),
    '112.2a': withFault(
      row('112.2a'),
      'counts the tapped cards, and in its example five more where four are wanting; we add up their mana numbers, because 107.2 has a card give as much mana as its number says; where a card that has to be tapped for its civilization gives more than the cost we have it pay, because only what is missing behind the civilizations is made up; mana that is not tapped, because something else took the place of that, pays nothing (609.4), and a use that is not paid for is taken back',
    ),
    '112.2b': rule(
      'civilizationsToPay',
      'cost changes alter what is paid, but each civilization is still paid for',
      {
        kind: 'procedure',
        clauses: [
          aside('effects may make what is paid higher or lower', '601.1d carries that out'),
          'all civilizations are paid for, though the cost be lower than their number',
        ],
      },
    ),
    ...same('112.2c'),
    '112.3': note(
      'overview',
      'some abilities let a card be used without paying its mana cost',
      'introduces abilities wholly contained in 112.3a to 112.3e',
    ),
    '112.3a': rule(
      ['declareShieldTrigger', 'shieldTrigger', 'useShieldTrigger.use'],
      'a shield trigger that comes to hand may be declared by showing it, waits, and is then used without paying',
      {
        clauses: [
          'a shield trigger that comes from the shields to the hand may be declared by showing it',
          'it is then used without paying',
          'it waits until it is carried out',
          'of a spell the abilities are carried out with the shield trigger',
          'another card is put where it belongs: what its coming triggers is another effect',
        ],
        fault:
          'hardly readable; we take a shield trigger to be declared as the shield goes to the hand, because 509.3a says so',
      },
    ),
    '112.3b': rule(
      ['strikeBack', 'strikeBacks.declare', 'strikeBacks.chooseCard'],
      'strike back uses its card from hand, without paying, by discarding a card that comes from the shields',
      {
        kind: 'permission',
        clauses: [
          'it is declared as a card that it names goes from the shields to the hand',
          aside(
            'the card with it is in the hand before: one that comes together with that shield cannot be used',
            'the ability works in the hand (110.4d), where that card is not yet',
          ),
          'the card is used without paying',
          'of a spell the resolution is part of the strike back',
          'of a creature only its summoning is: what its coming triggers is another event',
          'so it is of a field',
          aside('and of cross gear', 'needs cross gear'),
        ],
        fault:
          'hardly readable; we take it for the strike back of 509.3b, where the card of the shield is discarded on its way',
      },
    ),
    '112.3c': rule(
      'ninjaStrikeCheckedLater',
      'ninja strike summons without paying after an attack or block, if enough mana is there when processed',
      {
        kind: 'permission',
        clauses: [
          "after an attack by the turn player's creature the other player may use it",
          "after a block by the other player's creature the turn player may",
          'as many cards have to be in the mana zone as it says',
          'the creature is summoned without paying',
          'what was not so before counts if it is so when it is carried out',
        ],
        fault:
          'does not say what the processing timing is; we take it for the time at which the effect is carried out, because 603.4 has conditions looked at then',
      },
    ),
    '112.3d': rule(
      ['gravityZero', 'summonForNothing'],
      'gravity zero summons a creature without paying while its condition holds',
      { kind: 'permission' },
    ),
    ...same('112.3e'),
    '112.4': todo(
      'definition',
      'psychic creatures and draghearts have a psychic cost, which is referred to and never paid',
      'needs the hyperspatial zone',
    ),
    ...same('112.5', '113.1', '113.2', '113.2a', '113.3', '113.4', '113.5'),
    ...same('114.1', '114.2', '114.2a', '114.3', '114.4', '114.4a', '114.4b'),
    ...same('115.1', '115.1a', '115.2', '115.3', '115.3a', '115.3b'),
    '115.3c': withFault(
      row('115.3c'),
      'hardly readable where both win battles; we take both to have won and none to have lost, because 700.5a has no creature lose',
    ),
    ...same('115.3d'),
    ...same('116.1', '116.1a', '116.1b', '116.2', '116.2a', '116.3', '116.3a', '116.4'),
    ...same('116.4a', '116.4b'),
  },
};
