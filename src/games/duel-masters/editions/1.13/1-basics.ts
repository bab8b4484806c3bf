/** Chapter 1 of duel-masters/1.13: basics. */
import { type Chapter, aside, rule, note, todo } from '../../../../kernel/edition.js';

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
    '117': 'Hyperspatial zone',
    '118': 'Gr zone',
  },
  rules: {
    '100.1': note(
      'overview',
      'the game is played between two players',
      'the rules of the game name the two players; no other number is possible',
    ),
    '100.2': rule(
      'deckOfForty',
      'a deck holds exactly 40 cards, built under the current deck-building regulation',
    ),
    '100.2a': rule(
      'fourOfAName',
      "a deck holds at most four cards of one name unless a card's own text says otherwise",
    ),
    '100.3': todo(
      'setup',
      'a player may bring up to eight further cards for the hyperspatial zone',
      'needs the hyperspatial zone',
    ),
    '100.3a': todo(
      'setup',
      "the GR deck holds at most two cards of one name unless a card's own text says otherwise",
      'needs GR creatures',
      {
        fault:
          'stands under 100.3, the hyperspatial zone, but speaks of the GR deck of 100.4; we take it for the GR deck alone, because that is the deck it names',
      },
    ),
    '100.4': todo(
      'setup',
      'a player may use the GR zone, and then brings exactly twelve further cards for it',
      'needs GR creatures',
    ),
    '101.1': rule(
      ['cardBeatsRule', 'endTurnTerm', 'skipTerm'],
      'a card that contradicts a rule overrides that rule, and only for the situation it speaks of',
      {
        kind: 'continuous',
        clauses: [
          'a card whose text contradicts a rule overrides that rule',
          'only the rule for that very situation is ignored',
        ],
      },
    ),
    '101.2': rule(
      ['cannotBeatsCan', 'ignoresCannot', 'speedAttacker'],
      'an effect that says "cannot" beats one that says "can"; one that ignores the "cannot" removes it; "can" beats the "cannot" of a rule',
      {
        clauses: [
          'where one effect says "can" and another "cannot", "cannot" holds',
          'an effect that ignores a "cannot" takes its force from it',
          'the "can" of a card beats the "cannot" of a rule',
        ],
      },
    ),
    '101.3': rule(
      'doesWhatIsPossible',
      'an instruction that is partly impossible is carried out as far as possible and the rest ignored',
      {
        kind: 'procedure',
        clauses: [
          'of an instruction all is done that can be done',
          'the part that cannot be done is ignored',
        ],
      },
    ),
    '101.3a': rule(
      'attemptIsEnough',
      'an "if you do" condition is met by attempting the action, whatever came of the attempt',
    ),
    '101.4': rule(
      'shieldTriggersFirst',
      "shield triggers go first, then the turn player's effects; each ends completely before the next",
      {
        clauses: [
          'shield triggers go before all other effects',
          aside(
            "the turn player's effects go before the other player's",
            '101.4a carries that out',
          ),
          aside(
            'one effect is carried out to its end before another begins',
            '101.4a has what arises meanwhile wait',
          ),
        ],
      },
    ),
    '101.4a': rule(
      'resolveWaiting.resolveNext',
      "shield triggers, then the turn player's effects in any order, then the other player's; what arises meanwhile waits",
      {
        clauses: [
          "of shield triggers the turn player's go first, then the other player's",
          'then the turn player carries out the effects of their own cards, in any order',
          'what arises during an effect waits until that is done',
          'and then is one of those among which its player chooses',
          "when the turn player has none left, the other player's are carried out",
        ],
      },
    ),
    '101.4b': rule(
      ['strikeBack', 'strikeBacks.declare', 'strikeBacks.chooseCard', 'strikesBackEarly'],
      "strike back is carried out at the time of shield triggers, the turn player's first",
      {
        kind: 'procedure',
        clauses: [
          'strike backs are carried out when shield triggers are, before all other effects',
          "of both players' the turn player's go first",
        ],
        fault:
          'what strike back does stands nowhere; we let it be declared as such a card is on its way from the shields to the hand, one after another, and have that card discarded for it, because 701.7a says that of its use, and 509.3c has what was declared resolved once the other shields are in the hand',
      },
    ),
    '101.4c': rule(
      'turnPlayerCutsIn',
      "a turn player's effect arising among the opponent's goes next, once the current one is resolved",
      { kind: 'procedure' },
    ),
    '101.4d': note(
      'restriction',
      'only replacements interrupt a resolving effect; a spell it says to cast resolves as part of it',
      'an effect is carried out to its end before one that waits begins, and what it says to cast inside it (701.4a)',
    ),
    '101.4e': note(
      'definition',
      'a battle caused by an ability or spell is part of that effect until the battle ends',
      'the battle that an effect causes is carried out inside it (701.13a)',
    ),
    '101.4f': rule(
      'battleTriggersAtOnce',
      'abilities that trigger on battling take effect at once even in a battle an effect caused',
      { kind: 'trigger' },
    ),
    '101.5': rule(
      'mayReplaceAgain',
      'an event is replaced at most once; an event already replaced is not replaced again',
      {
        kind: 'replacement',
        clauses: [
          'an event is replaced by one replacement only',
          aside('an event is anything that can happen in a game', 'names the term'),
          'what has been replaced is not replaced again',
        ],
      },
    ),
    '101.5a': rule(
      'isEventOfItsOwn',
      'a replaced sentence is not replaced further; another sentence after it, such as "if you do", is another event',
      {
        kind: 'replacement',
        clauses: [
          aside(
            'a sentence of which a replacement changed a part is replaced no further',
            "101.5 carries that out: what takes an event's place counts as that event",
          ),
          'another sentence of the same ability, such as "if you do", is another event, not replaced yet',
          aside(
            'the effect with what was replaced in it is carried out as one effect',
            'what waits is carried out behind it (101.4a)',
          ),
        ],
        fault:
          'does not say whether the sentence is one of the text that is replaced in part or of the one that replaces; we take it for the latter, because what a text has happen is replaced event by event (101.5, 609.6a)',
      },
    ),
    '101.5b': rule(
      ['replacementsFirst', 'choosesWhichFirst'],
      "of several replacements the turn player's applies first; one player's own are a choice",
      {
        kind: 'procedure',
        clauses: [
          "of replacements of both players the turn player's applies",
          "of several of one player's that player chooses",
        ],
      },
    ),
    '102.1': rule(
      'turnPlayer',
      'the player whose turn is under way is the turn player, the other the non-turn player',
    ),
    '102.2': rule('opponents', "a player's opponent is the other player"),
    '103.1': note(
      'physical',
      'each player makes ready a deck and extra cards; double-faced cards may be set aside from the deck',
      'section 100 says what there is to make ready; which cards lie where before a game changes nothing in it',
    ),
    '103.2': rule(
      'startGame.shuffleDecks',
      "the opponent checks that a deck has 40 cards and shuffles it; from then on it is the player's deck zone",
      {
        clauses: [
          'the decks are shuffled before anything is taken from them',
          aside('the opponent checks that the deck has 40 cards', '100.2 carries that out'),
          aside('from then on it is the deck zone', '401.1'),
        ],
      },
    ),
    '103.3': rule(
      [
        'startGame.followInstructions',
        'startGame.putShields',
        'startGame.drawHands',
        'handIsFilled',
      ],
      'what is to be done at the start of the game is done, then each player puts five shields face down, and draws five cards',
      {
        clauses: [
          'each player puts the top five cards of the deck face down as shields',
          'then they draw until they have five cards in hand',
          'what is to be done at the start of the game is done before',
        ],
        fault:
          'does not say whose instructions come first, nobody being the turn player yet; we begin with the player who is named first, because some order there must be',
      },
    ),
    '103.4': rule(
      'startGame.chooseFirst',
      'the winner of rock-paper-scissors goes first and cannot choose to go second',
    ),
    '103.5': rule(
      'startGame.beginFirstTurn',
      "the first player's turn begins, and that player does not draw in it",
      {
        clauses: [
          'the turn of the player who goes first begins',
          'that player does not draw in it',
        ],
      },
    ),
    '104.1': rule(
      ['loseGame', 'winGame'],
      'the game ends at once when either player wins or loses',
    ),
    '104.2': note(
      'overview',
      'a player wins in one of the ways that follow',
      'introduces a list wholly contained in 104.2a to 104.2c',
    ),
    '104.2a': rule(
      'winByDirectAttack',
      'an attack by a creature, not redirected, on a player with no shields wins the game at once',
      {
        clauses: [
          "a creature's attack on the opponent wins at once if they have no shields",
          'but not if the attack was turned on something else',
        ],
      },
    ),
    '104.2b': rule(
      'winByEmptyDeck',
      "a player wins at once when the opponent's deck is empty, even for a moment during an effect",
      {
        clauses: [
          "a player wins at once when the opponent's deck has no cards left",
          'also if that is so only for a moment during an effect',
        ],
      },
    ),
    '104.2c': rule(
      ['decideGame.decide', 'loseTerm', 'winTerm'],
      "a card's effect can win or lose the game; a player who would win and lose at once wins",
      {
        fault:
          "says nothing about both players meeting these conditions at once, as when both decks become empty, and can be read as a double win; we let it settle only one player's own clash, and take both at once for a draw, because 104.1 ends the game all the same and nothing puts one player ahead; so also where one text has both players win or lose, because 101.4 orders effects and not what one effect does",
        clauses: [
          'the effect of a card may have a player win',
          'or lose',
          'who would win and lose at once wins',
        ],
      },
    ),
    '105.1': rule(
      'orientationOnEntry',
      'a card is untapped when upright and tapped when turned sideways',
    ),
    '105.2': note(
      'definition',
      "an untapped card is ready for use; tapped cards normally untap as their player's turn begins",
      'says what the position means; untapping is 501.2',
    ),
    '105.3': note(
      'definition',
      'a tapped card has been used: a creature taps to attack, a card in the mana zone to pay a cost',
      'says what the position means; tapping is 506.1c and 112.2a',
    ),
    '105.4': note(
      'restriction',
      "a player does not change a card's position without a rule or effect that does so",
      'nothing offers a player to tap or untap as they like',
    ),
    '105.4a': rule(
      ['tappedOnlyThere', 'tappingZones'],
      'only cards in the battle zone and the mana zone can be tapped',
    ),
    '105.5': rule(
      ['onlyFieldsUpsideDown', 'staysUpsideDown'],
      'a field can be upside down, and an effect that untaps does not turn it back',
      {
        kind: 'definition',
        clauses: [
          'being upside down is a position that fields have, and no other cards',
          'what untaps a field that is upside down does not turn it back',
        ],
      },
    ),
    '106.1': note(
      'definition',
      'there are five civilizations: light, water, darkness, fire and nature',
      'the card data name the civilizations',
      { name: 'civilizations' },
    ),
    '106.2': note(
      'definition',
      'a card normally has one or more of the five civilizations, read from its mana symbol and frame',
      'the card data hold the civilizations',
    ),
    '106.2a': rule('monocolored', 'a card of a single civilization has exactly one of the five'),
    '106.2b': rule('multicolored', 'a card with two or more civilizations is multicolored'),
    '106.2c': rule('colorless', 'a card with no civilization is colorless'),
    '106.2d': note(
      'physical',
      'light is printed yellow, water blue, darkness black, fire red, nature green, none white',
      'says which color is printed for a civilization; the card data hold the civilization',
    ),
    '106.3': rule(
      'fewestCivilizations',
      'a player told to choose a civilization chooses exactly one of the five',
    ),
    '106.4': rule(
      'layerOfCivilizations',
      'an effect can give a card a civilization in addition to its own',
    ),
    '107.1': note(
      'overview',
      'mana is the resource that pays for summoning creatures and casting spells',
      'says what mana is for; payment is ruled by 112.2a and 601.1c to 601.1e',
    ),
    '107.2': rule(
      ['manaOf', 'usualMana', 'paysForOne'],
      'tapping a card in the mana zone gives mana equal to its mana number, of one of its civilizations',
      {
        kind: 'procedure',
        clauses: [
          'a card tapped in the mana zone gives as much mana as its number says',
          'that is mana of one of its civilizations only',
        ],
      },
    ),
    '108.1': note(
      'definition',
      'the game uses integers only',
      'the card data and the language know no other numbers',
    ),
    '108.1a': rule(
      'leastNumber',
      'a player choosing a number for an effect cannot choose a negative one',
      { kind: 'restriction' },
    ),
    '108.1b': rule(
      'negativePower',
      'power may fall below zero, but anything that looks at it sees zero',
      {
        clauses: [
          'minus modifiers may bring a power below zero',
          'whatever looks at it takes such a power for zero',
        ],
      },
    ),
    '108.1c': rule(
      ['addsTo', 'infinity'],
      'infinite power ignores modifiers, but -infinity destroys; no number that is chosen exceeds it',
      {
        clauses: [
          'infinite power stays infinite, whatever is added or taken',
          'what gets minus infinite power is destroyed',
          'no number that one chooses is greater than infinity',
        ],
      },
    ),
    '108.2': rule(
      ['layerOfAdditions', 'layerOfDivisions'],
      'changes to a number are applied as additions and subtractions, then multiplications, then divisions',
      {
        kind: 'definition',
        clauses: ['additions and subtractions come before multiplications', 'divisions come last'],
        fault:
          'does not say what becomes of a number that does not divide evenly; we stop there, because 108.1 knows integers alone',
      },
    ),
    '109.1': note(
      'overview',
      'of differing printings of a card the wording of the newest on sale is the right one',
      'choosing between printings is done when card data are written, before any game',
    ),
    '109.2': note(
      'definition',
      'the word "card" means a Duel Masters card',
      'no other cards take part in a Duel Masters game',
      { name: 'card' },
    ),
    '109.2a': rule(
      ['newBearer', 'namesCards', 'takenAlone', 'readUnder'],
      'an effect that chooses a card affects that card alone, not the rest of its evolution or shield stack',
      {
        clauses: [
          'of a shield of several cards only the card is affected that was chosen',
          'where a text names cards, each card of a creature of several can be chosen, also one under others, as the card that it is',
          'of such a creature only the card is affected that was chosen',
        ],
        fault:
          'does not say whether what is written on a card under others can be read; we take it that a text that names cards reads it, because no number has it ignored',
      },
    ),
    '109.2b': rule(
      'leavesAsCard',
      "leaving in part: an evolution's top or a god is a creature, cards under it and psychic cells are not",
      {
        clauses: [
          'a card under an evolution creature leaves as a mere card, though it is a creature card',
          aside(
            'the uppermost leaves as a creature',
            'what becomes of the cards under it is 801.4',
          ),
          aside('so does a linked god', 'needs linked gods'),
          aside(
            'a card of a psychic-linked creature leaves as a cell',
            'needs psychic super creatures',
          ),
        ],
      },
    ),
    '109.2c': rule(
      'sharedByParts',
      'abilities of a creature made of several cards apply to each of its cards',
      {
        kind: 'continuous',
        clauses: [
          'of a creature that cannot be chosen no card can be chosen, though cards are named',
          'where the creature cannot leave, or something else cannot happen to it, it cannot happen to a card of it',
          aside(
            'so it is with what else applies to the creature',
            'the numbers on each say to what it applies; what a card under others is and can do, it is and does as a card',
          ),
        ],
      },
    ),
    '110.1': rule(
      'layerOfAbilities',
      'an ability is defined by rules text or given by a rule or effect, and produces effects',
      {
        kind: 'definition',
        clauses: [
          'an effect may give a card an ability, with the word "gains" or "has"',
          'an ability that was given makes effects as one that is printed does',
          aside('the rules text of a card defines its abilities', 'the card data hold the text'),
        ],
      },
    ),
    '110.2': note(
      'overview',
      'an ability may affect its own card, other cards or players',
      'says only what abilities may do; each ability names what it affects',
    ),
    '110.2a': note(
      'definition',
      'a disadvantage written on a card, such as "can\'t attack", is an ability like any other',
      'such a text is an ability like any other; nothing treats it apart',
    ),
    '110.2b': note(
      'definition',
      'a condition for using a card is an ability of that card',
      'such a text is an ability like any other; 110.4e says where it works',
    ),
    '110.2c': rule(
      'gainsAbility',
      'each marked paragraph is its own ability, and doubled abilities function independently',
      {
        clauses: [
          aside(
            'of several abilities on a card each works by itself',
            'each is read as an ability of its own',
          ),
          'so do several that are the same',
          aside(
            'a card may be given abilities by spells and other effects',
            '110.1 carries that out',
          ),
        ],
      },
    ),
    '110.2d': note(
      'definition',
      'an ability creates one-shot or continuous effects, replacement effects being continuous',
      'says what abilities make; effects are made as 606.1 to 609.1 say',
    ),
    '110.2e': note(
      'continuous',
      "a spell's effect touches only cards in its range when it is cast, not those arriving later that turn",
      'the cards that such an effect touches are fixed as it begins (608.2b)',
    ),
    '110.3': note(
      'overview',
      'abilities are of four kinds',
      'introduces a list wholly contained in 110.3a to 110.3d',
    ),
    '110.3a': note(
      'definition',
      "a spell's rules text is a spell ability, carried out from casting to the end of resolution",
      'names the kind of ability; 302.2 carries it out and 110.4 says where it works',
    ),
    '110.3b': note(
      'definition',
      'a triggered ability has a condition ("when", "whenever"); once triggered its effect waits to be resolved',
      'names the kind of ability; 603.2 to 603.6 rule it',
    ),
    '110.3c': note(
      'definition',
      'an activated ability may be started by choice at its own set time when its requirement is met',
      'names the kind of ability; 602.1 to 602.3a rule it',
    ),
    '110.3d': note(
      'definition',
      'a static ability functions continuously while its card is in the battle zone or is a castle on a shield',
      'names the kind of ability; 604.2 rules it and 110.4c says where it works',
    ),
    '110.4': rule(
      'abilityWorks',
      'spell abilities function while the spell resolves, others in the battle or shield zone, with exceptions',
      {
        clauses: [
          'what a spell says works while the spell is carried out, and at no other time',
          'what another card says works in the battle zone or the shield zone only',
        ],
        fault:
          'does not say where a text works that does several things with one condition; we take each of them to work where it would if it were said by itself, because 110.4c to 110.4f go by what an ability does',
      },
    ),
    '110.4a': rule(
      'worksEverywhere',
      'an ability that defines cost, civilization, power and the like functions everywhere',
    ),
    '110.4b': rule(
      'worksInNamedZone',
      'an ability that names the zone it functions in functions only there',
    ),
    '110.4c': rule(
      ['worksAmongShields', 'worksElsewhere', 'worksInBattleZone'],
      'an ability naming no zone functions in the battle zone; gaining shield trigger also among the shields',
      {
        clauses: [
          'an ability that names no zone works in the battle zone, and only there',
          'one by which its own card gains shield trigger works among the shields, too',
        ],
      },
    ),
    '110.4d': rule(
      'worksWhereUsable',
      'an ability to use its card without paying functions in every zone the card can be used from',
      {
        kind: 'definition',
        clauses: [
          'one that names no zone works in the hand, from which the card can be used',
          'and in other zones from which it can be used, such as the mana zone where a text lets it be used from there',
        ],
      },
    ),
    '110.4e': rule(
      'worksWhereUsed',
      "an ability that limits or changes its own card's use functions where that card is about to be used",
      {
        clauses: [
          'what limits the use of its own card works in the zone from which that is to be used',
          'what changes how its own card is used works there, too',
        ],
        fault:
          'does not say whether a shield trigger is about to be used where it is declared; we take it that it is, because what may not be used is not declared (601.1a)',
      },
    ),
    '110.4f': rule(
      'worksOnEntry',
      'an ability that changes how its own card enters the battle zone functions as the card enters',
      {
        fault:
          'does not speak of other zones; we have what says how its own card comes to one work as it comes there',
      },
    ),
    '110.4g': rule(
      ['waitsWhereItWorks', 'worksWhereItTriggers'],
      'an ability whose condition can only be met outside the battle zone functions in that zone',
      {
        fault:
          'does not speak of an event in which its card comes to that zone itself; we take such an ability not to trigger on what leaves the battle zone together with its card, because it did not work yet, and an official answer about this number (2020-10-23) says so',
      },
    ),
    '110.5': note(
      'definition',
      "an effect's source is the card with the ability that made it; for a waiting effect, the triggered one",
      'a waiting effect keeps its source; 110.5a says what becomes of it',
    ),
    '110.5a': rule(
      ['lastKnownInformation', 'keepsHistory', 'outlivesItsSource'],
      "a waiting effect survives its source leaving; then the source's printed values are used",
      {
        clauses: [
          'an effect that waits is not lost when its source goes to another zone',
          aside(
            'what the source is told to do, it does though it is gone',
            "a player does what a text says; only a battle is the source's own, and 115.3a asks for it to be there",
          ),
          'what is asked of a source that is gone is read from its card as printed',
        ],
        fault:
          'speaks of printed values alone; we take what the card did, or what was done to it, before it left to be true of it still where the event that has it leave is waited for',
      },
    ),
    '110.6': note(
      'definition',
      'an effect that sets or adds a characteristic, such as a civilization, gives no ability',
      'to change a characteristic and to give an ability are two changes; neither is taken for the other',
    ),
    '111.1': rule(
      'actingOrder',
      "whatever is to be processed, the turn player's side is processed first",
      { kind: 'procedure' },
    ),
    '111.2': note(
      'overview',
      'processing is carried out either automatically by the rules or by a player',
      'tells two cases apart without ruling either; 111.2a to 111.2d rule them',
    ),
    '111.2a': note(
      'trigger',
      'an ability can trigger even while a card is used or an effect resolves, and its effect waits at once',
      'abilities are looked for with every event (603.2)',
    ),
    '111.2b': note(
      'continuous',
      'static abilities influence the game continuously',
      'carried out at 604.2 and 608.3',
    ),
    '111.2c': note(
      'procedure',
      'turn-based actions, such as untapping and drawing, happen by themselves as a step begins or ends',
      'carried out at 501.2 and 502.1',
    ),
    '111.2d': note(
      'state-based',
      'state-based actions happen as soon as their condition is met, even while an ability resolves',
      'state-based rules look after every event, whatever is being resolved',
    ),
    '112.1': note(
      'overview',
      'a cost is either a mana cost or a hyperspatial cost',
      'names two kinds of cost; 112.2 rules the one, and 201.1b the other',
    ),
    '112.2': rule(
      'canPay',
      'a mana cost is the mana to pay for using a card, and includes paying its civilizations',
      {
        clauses: [
          'the mana cost is how much mana has to be paid to use the card',
          "the payment of the card's civilizations is part of it",
        ],
      },
    ),
    '112.2a': rule(
      [
        'canPayCivilizations',
        'canMakeUp',
        'payMana.tapForCivilizations',
        'payMana.tapForRest',
        'payMana.pay',
        'payMana.isPaid',
      ],
      'tap one card for each civilization of the card, each standing for one, then more until their mana numbers make up the cost',
      {
        kind: 'procedure',
        clauses: [
          'a card of the mana zone is tapped for each civilization of the card, one each',
          'then more, until their mana numbers make up just the cost',
          'a card of several civilizations stands for one of them only',
        ],
        fault:
          'wants the numbers to be the same as the cost, and does not say what becomes of a card that has to be tapped for its civilization and gives more; we have it pay, because only what is missing behind the civilizations is made up. Does not say whether mana pays that is not tapped because something else took the place of that: it asks for tapping, and what is replaced never happened (609.4), so we have it pay nothing, and a use that is not paid for is taken back',
      },
    ),
    '112.2b': rule(
      'civilizationsToPay',
      'cost changes alter what is paid, but each civilization is still paid for and mana in excess is lost',
      {
        kind: 'procedure',
        clauses: [
          aside(
            'effects may make the cost that is paid higher or lower',
            '601.1d carries that out',
          ),
          'all civilizations are paid for, though the cost be lower than their number',
          'mana in excess is lost once all is paid',
        ],
      },
    ),
    '112.2c': rule(
      'mostToTap',
      'once civilizations and cost are paid no further card in the mana zone may be tapped',
      { kind: 'restriction' },
    ),
    '112.3': note(
      'overview',
      'some abilities let a card be used without paying its mana cost',
      'introduces abilities wholly contained in 112.3a to 112.3f',
    ),
    '112.3a': rule(
      ['declareShieldTrigger', 'shieldTrigger', 'useShieldTrigger.use'],
      'a shield trigger shown as it goes to hand is declared, waits in hand, and is then used without paying',
      {
        clauses: [
          'a shield trigger that comes from the shields to the hand may be declared by showing it',
          'it is then used without paying',
          'of several each is declared that is to be used',
          'they wait in the hand and are carried out as usual',
          'of a spell the whole resolution is part of the shield trigger',
          'of a creature only its summoning is: what its coming triggers is another event',
        ],
      },
    ),
    '112.3b': note(
      'permission',
      'ninja strike summons without paying after an attack or block, if enough mana is there when processed',
      'the same rule as 112.3c, which is the one that is carried out',
      {
        fault:
          'an older version of 112.3c, which it repeats but for testing the condition at the time of processing; we take 112.3c, because 506.3d also tests at declaration',
      },
    ),
    '112.3c': rule(
      'ninjaStrike',
      'ninja strike summons without paying after an attack or block, if enough mana is there when declared',
      {
        kind: 'permission',
        clauses: [
          "after an attack by the turn player's creature the other player may use it",
          "after a block by the other player's creature the turn player may",
          'as many cards have to be in the mana zone as it says',
          'the creature is summoned without paying',
          'what was not so before counts if it is so when it is declared',
        ],
        fault:
          'a second version of 112.3b; we take this one, which tests the condition when ninja strike is declared, because 506.3d says the same',
      },
    ),
    '112.3d': rule(
      ['gravityZero', 'summonForNothing', 'castForNothing'],
      'gravity zero summons a creature or casts a spell without paying while its condition holds',
      {
        kind: 'permission',
        clauses: [
          'a creature with gravity zero may be summoned without paying while its condition holds',
          'so may a spell be cast',
        ],
      },
    ),
    '112.3e': note(
      'trigger',
      'a card used without paying is still summoned, cast or generated, so abilities that look for that trigger',
      'a use that is free happens as the same event as one that is paid for (601.1f)',
    ),
    '112.3f': rule(
      'attackChance',
      'attack chance casts a spell without paying when its condition is met',
      {
        kind: 'permission',
        fault:
          'under which condition stands nowhere; we take a creature that its player attacks with, of the kind that the keyword names, because that is what its name says',
      },
    ),
    '112.4': todo(
      'definition',
      'the cost of a card of the hyperspatial or GR zone is only referred to, never paid',
      'needs the hyperspatial zone',
    ),
    '112.5': todo(
      'definition',
      'an effect that refers to cost treats mana cost and hyperspatial cost alike',
      'needs the hyperspatial zone',
    ),
    '113.1': rule(
      'shieldsToStart',
      'shields lie face down in the shield zone, and each player starts the game with five',
      {
        clauses: [
          aside('shields lie face down in the shield zone', '406.2 carries that out'),
          'each player starts the game with five',
        ],
      },
    ),
    '113.2': rule(
      ['addToShield.put', 'isShield', 'cardsOfShield', 'cardsOfChosen'],
      'a pile of cards counts as one shield, while counting cards in the shield zone counts each card',
      {
        clauses: [
          'an effect may put several cards onto one another as one shield',
          'where shields are counted such a pile is one',
          'where cards in the shield zone are counted each card of it is',
        ],
      },
    ),
    '113.2a': rule(
      ['rearrangeShields.rearrange', 'rearrangeTerm', 'sizesAfter'],
      'shields rearranged by an effect keep their positions and sizes, and castles stay with the position',
      {
        clauses: [
          'the cards are dealt out again, and each place gets as many as it had',
          aside('castles and the like go on with the place', 'needs castles'),
        ],
      },
    ),
    '113.3': note(
      'overview',
      'effects can raise or lower the number of shields',
      'says only that effects may do so; each effect says how',
    ),
    '113.4': todo('permission', 'a shield can be fortified by a castle', 'needs castles'),
    '113.5': rule(
      'breakShields',
      'shields are broken by the attacks of creatures or by abilities',
      {
        clauses: [
          'shields are broken by the attacks of creatures',
          aside('and by abilities', '701.14a carries that out'),
        ],
      },
    ),
    '114.1': rule(
      'draw',
      "to draw is to put the top card of one's own deck into one's hand, in the draw step or by an effect",
      {
        clauses: [
          "to draw is to put the top card of one's own deck into one's own hand",
          aside('every draw step does it', '502.1 carries it out'),
          'spells and abilities have players draw, too',
        ],
      },
    ),
    '114.2': rule(
      ['drawCards.drawNext', 'drawTerm'],
      'drawing several cards is drawing one card that many times',
      {
        clauses: [
          'no more than one card is drawn at a time',
          'to draw several is to draw one that many times',
        ],
      },
    ),
    '114.2a': note(
      'procedure',
      'when both players draw, the turn player draws all their cards before the opponent draws',
      '111.1 says who draws first, and a player draws all before the next one acts',
    ),
    '114.3': note(
      'definition',
      'moving a card from deck to hand without the word "draw" is not drawing, so nothing looks for it',
      'only 114.1 makes drawing happen; other moves are none',
    ),
    '114.4': note(
      'overview',
      'some effects replace drawing a card',
      'introduces rules wholly contained in 114.4a and 114.4b',
    ),
    '114.4a': rule(
      'replacedDrawFirst',
      'a replacement of one of several draws is carried out completely before the next card is drawn',
      { kind: 'replacement' },
    ),
    '114.4b': note(
      'procedure',
      'what an effect would do with a drawn card is not done when the draw was replaced and no card drawn',
      'what was not drawn is not there to be acted on (605.2b)',
    ),
    '114.5': rule(
      ['drawTriggersFirst', 'drawCards.resolveTriggers'],
      'effects that trigger when a card is drawn are resolved before the card is put into the hand',
      {
        kind: 'trigger',
        fault:
          'resolves a triggered effect in the middle of another, against 101.4d and 603.3; we take it for abilities that wait for the drawing of a card, with all that these have drawn in turn, because the special rule is the later one',
      },
    ),
    '115.1': note(
      'definition',
      "a battle is the comparing of two creatures' powers",
      'names the term; 115.3 says what happens',
    ),
    '115.1a': note(
      'definition',
      "a battle comes from a creature's attack or from an ability or effect",
      'caused at 508.1 and 701.13a',
    ),
    '115.2': rule(
      'battle.begin',
      "as a battle begins, abilities that look for it trigger and are resolved, the turn player's first",
      {
        clauses: [
          'as a battle begins, abilities that look for it trigger',
          "their effects are carried out, the turn player's first",
        ],
      },
    ),
    '115.3': rule(
      'battle.comparePowers',
      "after those triggers the two creatures' powers are compared",
    ),
    '115.3a': rule(
      'bothAreThere',
      'if either creature has left the battle zone or the battle, no battle takes place',
      {
        kind: 'procedure',
        clauses: [
          'if either creature is gone by then, there is no battle',
          'powers are compared only where both are in the battle zone',
        ],
      },
    ),
    '115.3b': rule(
      ['battleOutcome', 'loseBattle'],
      'higher power wins, lower loses, on equal power both lose; the losers are destroyed by state-based action',
      {
        kind: 'procedure',
        clauses: [
          'the higher power wins the battle, the lower loses it',
          'on equal power both lose',
          'what lost is destroyed and put into the graveyard',
          aside('that is a state-based action', '703.4d carries it out'),
        ],
      },
    ),
    '115.3c': rule(
      ['surelyWins', 'winsAnyBattle'],
      'a creature that "wins battles" wins whatever the powers; when both do, both win and neither loses',
      {
        kind: 'replacement',
        clauses: [
          'a creature that wins battles wins, whatever the powers',
          'the creature that it battles loses',
          'if both win battles, both win',
          'and then neither has lost',
        ],
      },
    ),
    '115.3d': rule(
      ['battle.end', 'slayer'],
      "then abilities that look for the battle's result trigger and resolve, the turn player's first",
      {
        clauses: [
          'then abilities that look for the result trigger',
          "their effects are carried out, the turn player's first",
        ],
        fault:
          'what slayer does stands nowhere; we let it trigger here and destroy the other creature, whoever won, because it is an ability that a battle triggers',
      },
    ),
    '116.1': rule(
      ['isSeal', 'sealShowsNothing', 'onlySealsOnCards'],
      'a seal lies face down on a card in the battle zone',
      {
        kind: 'definition',
        fault:
          'does not say what a seal is besides that it lies face down; we let nothing that is written on it show, because nobody may look at what lies face down',
      },
    ),
    '116.1a': rule(
      ['seal', 'sealIsOfItsOwner'],
      "to seal a card, its owner's top card of the deck is moved face down onto it",
      {
        kind: 'procedure',
        clauses: [
          'it is the top card of the deck of whoever owns the card that is sealed',
          'it is put onto that, face down',
        ],
      },
    ),
    '116.1b': note(
      'permission',
      'one card can carry several seals at once',
      'whatever lies on a card already, another one is put there (116.1a)',
    ),
    '116.2': rule(
      ['ignoredUnderSeals', 'ignoredNoMore', 'ignoredOnBoard'],
      'a creature with a seal on it is ignored, as long as one lies there',
      { kind: 'definition' },
    ),
    '116.2a': rule(
      ['ignoredIsAbsent', 'ignored'],
      'an ignored creature counts as absent: no attack, block, ability, being chosen, tapping or untapping',
      {
        kind: 'definition',
        clauses: [
          'it counts as not being in the battle zone',
          'it can neither attack nor block',
          'none of its abilities works',
          'it is not chosen',
          'it is neither tapped nor untapped',
        ],
        fault:
          'does not say whether a text that has chosen it before it was ignored goes on with it; we take it that it does not, because it counts as not being in the battle zone',
      },
    ),
    '116.3': note('definition', 'a seal is in the battle zone', 'it is put there (116.1a)'),
    '116.3a': note(
      'permission',
      'an effect that chooses a card in the battle zone may choose a seal',
      'what chooses cards there finds every card that lies there (109.2)',
    ),
    '116.4': note(
      'overview',
      'seals come off when a Command enters the battle zone',
      'introduces a rule wholly contained in 116.4a',
    ),
    '116.4a': rule(
      ['sealComesOff', 'takeSealOff.choose'],
      'as a Command enters, its owner must remove one seal of their choice from a card sharing its civilization',
      {
        kind: 'procedure',
        clauses: [
          'as a Command enters the battle zone one seal is put into the graveyard',
          'from a card that has a civilization of the Command',
          'its owner chooses from which',
          'and has to choose one',
        ],
        fault:
          "does not say whose cards these are; we take those of both players, because it names the Command's owner only as the one who chooses. Does not say when a creature is a Command; we ask for a race with that word in its name (203.3)",
      },
    ),
    '116.4b': rule(
      'sharesCivilization',
      "an ignored creature's civilization still counts for removing its seal, a state-based action",
      {
        kind: 'definition',
        clauses: [
          'the civilization of an ignored creature counts for that',
          aside('that is a state-based action', 'carried out at 703.4k'),
        ],
      },
    ),
    '117.1': todo(
      'state-based',
      'a psychic creature or dragheart put anywhere but the battle zone goes to the hyperspatial zone',
      'needs psychic creatures and draghearts',
    ),
    '117.2': todo(
      'state-based',
      'a weapon alone in the battle zone goes to the hyperspatial zone',
      'needs draghearts',
    ),
    '118.1': todo(
      'state-based',
      "a GR creature put anywhere but the battle zone goes to the bottom of its owner's GR deck",
      'needs GR creatures',
    ),
  },
};
