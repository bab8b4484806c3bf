/** Chapter 1 of duel-masters/abridged: basics. */
import { type Chapter, aside, note, rule, todo, withFault } from '../../../../kernel/edition.js';
import { row, same } from './from-1.13.js';

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
  },
  rules: {
    ...same('100.1', '100.2', '100.2a'),
    ...same('101.1', '101.2', '101.3', '101.3a', '101.4', '101.4a'),
    '101.4b': rule(
      'strikesBackEarly',
      "strike back, G strike and judgment Z are carried out at the time of shield triggers, the turn player's first",
      {
        kind: 'procedure',
        clauses: [
          'strike backs are carried out when shield triggers are, before all other effects',
          'so are judgments Z',
          'and G strikes',
          aside(
            "of both players' the turn player's go first",
            '101.4a has it so of all that waits',
          ),
        ],
      },
    ),
    ...same('101.4c', '101.4d', '101.4e', '101.4f'),
    '101.5': rule(
      ['mayReplaceAgain', 'isEventOfItsOwn'],
      'an event is replaced at most once; an event already replaced is not replaced again',
      {
        kind: 'replacement',
        clauses: [
          'an event is replaced by one replacement only',
          aside('an event is anything that can happen in a game', 'names the term'),
          'what has been replaced is not replaced again',
        ],
        fault:
          'does not say how far an event goes within a text; we take what a sentence with "if you do" does for an event of its own, because an event is whatever can happen',
      },
    ),
    ...same('102.1', '102.2'),
    ...same('103.1', '103.2', '103.3', '103.4', '103.5'),
    ...same('104.1', '104.2', '104.2a', '104.2b', '104.2c'),
    ...same('105.1'),
    '105.2': note(
      'definition',
      "an untapped card is ready for use; tapped cards normally untap as their player's turn begins",
      'says what the position means; untapping is 501.1',
    ),
    ...same('105.3', '105.4'),
    '105.4a': rule(
      ['tappedOnlyThere', 'tappingZones', 'tappedTypes', 'tappingTypes', 'untappableStaysUntapped'],
      'only creatures and tamaseeds in the battle zone and cards in the mana zone can be tapped',
      {
        clauses: [
          'cards are tapped in the battle zone and the mana zone only',
          'in the battle zone creatures and tamaseeds alone are tapped',
        ],
        fault:
          'does not say what becomes of another card that a text has come there tapped; we have it come untapped, because it cannot be tapped, and "cannot" goes first (101.2)',
      },
    ),
    ...same('105.5'),
    '105.6': note(
      'restriction',
      'what is tapped cannot be tapped once more, nor untapped what is untapped, though it may be chosen for that',
      'tapping and untapping happen only to a card that lies the other way (701.2a, 701.2b)',
    ),
    ...same('106.1', '106.2', '106.2a', '106.2b', '106.2c', '106.2d'),
    '106.3': rule(
      'fewestCivilizations',
      'a player told to choose a civilization chooses exactly one of the five, and never "colorless"',
      {
        kind: 'restriction',
        clauses: [
          'exactly one of the five is chosen',
          aside('"colorless" is not', 'it is none of the five that there are to choose from'),
        ],
      },
    ),
    ...same('106.4'),
    '107.1': note(
      'overview',
      'mana is the resource that pays for summoning creatures and casting spells',
      'says what mana is for; payment is ruled by 112.2a and 601.1d to 601.1f',
    ),
    '107.2': row('107.2'),
    ...same('108.1', '108.1a', '108.1b', '108.1c', '108.2'),
    ...same('109.1', '109.2'),
    '109.2a': rule(
      ['newBearer', 'namesCards', 'takenAlone'],
      'an ability or effect that chooses a card chooses that card alone, not the rest of its evolution or shield stack',
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
      "leaving in part: an evolution's top leaves as a creature, the cards under it only as cards",
      {
        clauses: [
          'a card under an evolution creature leaves as a mere card, though it is a creature card',
          aside(
            'the uppermost leaves as a creature',
            'what lies on top is the creature until it leaves; nothing makes it anything else',
          ),
        ],
      },
    ),
    '109.2c': todo(
      'continuous',
      'abilities of an element made of several cards apply to each of them that shows as part of it',
      'needs elements of which more than the uppermost card shows',
    ),
    ...same('110.1', '110.2'),
    '110.2a': note(
      'definition',
      'an ability may also be a disadvantage',
      'such a text is an ability like any other; nothing treats it apart',
    ),
    ...same('110.2b', '110.2c', '110.2d'),
    '110.2e': rule(
      'scopeIsFixed',
      'an effect on cards touches only those in its range as it is made, not those that come later that turn',
      {
        kind: 'continuous',
        clauses: [
          'which cards an effect touches is fixed as it is made',
          'what comes to the zone later in the turn does not get it',
        ],
        fault:
          'speaks of all abilities, though 608.3a has those of static ones apply to whatever their text describes; we take it for what resolves, because 608.3a is the special rule',
      },
    ),
    ...same('110.3', '110.3a', '110.3b', '110.3c'),
    '110.3d': note(
      'definition',
      'a static ability functions continuously while its creature or field is in the battle zone, or is a shield-go creature among the shields',
      'names the kind of ability; 604.2 rules it and 110.4c says where it works',
      {
        fault:
          'leaves out artifacts and tamaseeds; we let their abilities function there as well, because 110.4c says so of all abilities',
      },
    ),
    '110.4': row('110.4'),
    '110.4a': rule(
      'worksEverywhere',
      'an ability that defines what its own card is functions everywhere; one that adds to a value or takes from it does not',
      {
        clauses: [
          'an ability that defines the cost, civilization, power or the like of its own card functions everywhere',
          'one that raises or lowers such a value does not',
        ],
      },
    ),
    ...same('110.4b', '110.4c', '110.4d'),
    '110.4e': withFault(
      row('110.4e'),
      'does not say whether a shield trigger is about to be used where it is declared; we take it that it is, because what may not be used is not declared (601.1b)',
    ),
    '110.4f': rule(
      'worksOnEntry',
      'what changes the state in which a card comes to a zone cuts in as it comes, and is no replacement',
      {
        clauses: [
          'it works as its own card enters',
          aside(
            'it is not a replacement, and several all apply',
            'how cards enter is worked out from all effects that say so, and none is used up',
          ),
          aside(
            'where something else takes the place of the entering it does nothing',
            'it is applied to a card that has come there',
          ),
        ],
        fault:
          'speaks of the state alone, and leaves open what replaces or forbids the entering of its own card; we let that work, too, because such a text could do nothing otherwise',
      },
    ),
    '110.4g': rule(
      'worksWhereItTriggers',
      'an ability whose condition can only be met outside the battle zone functions in that zone',
    ),
    ...same('110.5'),
    '110.5a': rule('outlivesItsSource', 'a waiting effect survives its source leaving', {
      clauses: [
        'an effect that waits is not lost when its source goes to another zone',
        aside(
          'what the source is told to do, it does though it is gone',
          "a player does what a text says; only a battle is the source's own, and 115.3a asks for it to be there",
        ),
      ],
    }),
    '110.6': row('110.6'),
    '110.7': note(
      'definition',
      'of some abilities a card may have several that are the same, and each has its effect',
      'each ability works by itself (110.2c)',
    ),
    ...same('111.1', '111.2', '111.2a', '111.2b'),
    '111.2c': note(
      'procedure',
      'turn-based actions happen by themselves as a certain step begins or ends',
      'carried out at 501.1 and 502.1',
    ),
    ...same('111.2d'),
    '112.1': note(
      'definition',
      'a card has a mana cost at which it is used',
      'the card data hold the cost',
    ),
    ...same('112.2'),
    '112.2a': withFault(
      rule(
        [
          'canPayCivilizations',
          'canMakeUp',
          'payMana.tapForCivilizations',
          'payMana.tapForRest',
          'payMana.pay',
          'payMana.isPaid',
        ],
        'tap one card for each civilization of the card, then more until their mana numbers make up the cost',
        {
          kind: 'procedure',
          clauses: [
            'a card of the mana zone is tapped for each civilization of the card, one each',
            'then more, until their mana numbers make up just the cost',
          ],
        },
      ),
      row('112.2a').fault,
    ),
    '112.2b': rule(
      'civilizationsToPay',
      'cost changes alter what is paid, but each civilization is still paid for and mana in excess is lost',
      {
        kind: 'procedure',
        clauses: [
          aside(
            'effects may make the cost that is paid higher or lower',
            '601.1e carries that out',
          ),
          'all civilizations are paid for, though the cost be lower than their number',
          'mana in excess is lost once all is paid',
        ],
      },
    ),
    '112.2c': row('112.2c'),
    '112.2d': todo(
      'definition',
      'the mana paid for O-drive counts as an additional cost',
      'the document names O-drive in this sentence alone and does not say what it does; no other cost is an additional one',
    ),
    '112.3': note(
      'overview',
      'some abilities let a card be used without paying its mana cost; those of a certain time have to be declared',
      'introduces abilities wholly contained in 112.3a to 112.3g',
    ),
    '112.3a': rule(
      ['declareShieldTrigger', 'shieldTrigger', 'useShieldTrigger.use'],
      'a shield trigger shown as it goes to hand is declared, and once all are declared each is used without paying',
      {
        clauses: [
          'a shield trigger that comes from the shields to the hand may be declared by showing it',
          'it is then used without paying',
          'of several each is declared that is to be used',
          'once all are declared they are used one by one',
          'of a spell the whole resolution is part of the shield trigger',
          'of a creature only its summoning is: what its coming triggers is another event',
          'so it is of a field, which is expanded',
          'and of a tamaseed or an artifact, which is used',
        ],
      },
    ),
    '112.3b': rule(
      ['strikeBack', 'strikeBacks.declare', 'strikeBacks.chooseCard'],
      'strike back uses a card of the hand without paying as a named card comes from the shields and is discarded for it',
      {
        kind: 'permission',
        clauses: [
          'it is declared as a card that it names is about to go from the shields to the hand',
          aside(
            'the card with it is where it can be used: one that comes together with that shield cannot',
            'the ability works in the hand (110.4d), where that card is not yet',
          ),
          'the card is used without paying',
          'of a spell the resolution is part of the strike back',
          'of a creature only its summoning is',
        ],
      },
    ),
    '112.3c': rule(
      'ninjaStrikeCheckedLater',
      'ninja strike summons without paying after an attack or block, if enough mana is there when it resolves, though it was not when declared',
      {
        kind: 'permission',
        clauses: [
          "after an attack by the turn player's creature the other player may use it",
          "after a block by the other player's creature the turn player may",
          'as many cards have to be in the mana zone as it says',
          'the creature is summoned without paying',
          'they have to be there as it is carried out, though they were not as it was declared',
        ],
      },
    ),
    '112.3d': rule(
      ['judgmentZ', 'takeShields.declareJudgment'],
      'judgment Z uses a card of the hand without paying as a card with a crest of judgment comes from the shields and is discarded for it',
      {
        kind: 'permission',
        clauses: [
          'it is declared once a card with the crest has come from the shields to the hand',
          'also if the card with it has come there together with that',
          'the card is used without paying',
        ],
        fault:
          'does not say what the crest of judgment is; we let the text of the card name it (`judgment z any card with race "…"`), as strike back names its cards',
      },
    ),
    '112.3e': row('112.3d'),
    ...same('112.3f'),
    '112.3g': note(
      'trigger',
      'a card used without paying is still summoned or cast, so abilities that look for that trigger',
      'a use that is free happens as the same event as one that is paid for (601.1g)',
    ),
    ...same('113.1'),
    ...same('113.2'),
    '113.2a': rule(
      ['rearrangeShields.rearrange', 'rearrangeTerm', 'sizesAfter'],
      'shields rearranged by an effect keep their positions and sizes',
      {
        clauses: [
          aside('each place stays where it is', 'shields keep the order in which they lie'),
          'the cards are dealt out again, and each place gets as many as it had',
        ],
      },
    ),
    ...same('113.3', '113.5'),
    '113.6': rule(
      ['takeShields.declareBeforeTheyGo', 'takeShields.keepDeclared'],
      'as shields are about to go to the hand, shield triggers, G strikes and strike backs are declared, and only then do they go',
      {
        clauses: [
          'shield triggers are declared as shields are about to go to the hand',
          aside('so are G strikes', '509.5b carries that out'),
          aside('and strike backs', '112.3b carries that out'),
          'when all is declared the shields go to the hand',
        ],
        fault:
          'does not say whether a shield may be declared of which something else will be done instead of going to the hand; we do not let it be declared where nobody can decline that, because what is replaced never happens (609.4), and let it be declared where somebody can, because whether they do is asked only as it goes',
      },
    ),
    '113.6a': rule(
      'takeShields.wait',
      'until all is declared the shields wait: they are in the shield zone and count neither as shields nor as cards of it',
      {
        kind: 'definition',
        clauses: [
          'until all is declared they do not count as shields',
          'nor as cards of the shield zone',
          aside('they are there all the same', 'what is held has not moved'),
        ],
      },
    ),
    '113.6b': rule(
      'shieldTriggersAsBefore',
      'what gives shield trigger to cards in the shield zone looks at how things are just before they begin to wait',
      { kind: 'definition' },
    ),
    '113.6c': rule(
      ['waitingShieldTrigger', 'waiting'],
      'what gives shield trigger to cards on their way to the hand looks at the shields as they wait',
      { kind: 'definition' },
    ),
    '113.6d': note(
      'continuous',
      'what a shield does continuously goes on until all is declared and it moves to the hand',
      'a static ability works as long as its card is in the zone in which it works (604.2)',
    ),
    ...same('114.1', '114.2', '114.2a', '114.3', '114.4', '114.4a', '114.4b', '114.5'),
    '114.6': note(
      'permission',
      'a player may try to draw from an empty deck, which normally does nothing',
      'a draw needs a card (114.1); a text is carried out all the same',
    ),
    '114.6a': note(
      'trigger',
      'trying to draw from an empty deck triggers nothing',
      'a draw that does not come about wakes nothing (603.2d)',
    ),
    ...same('115.1', '115.1a', '115.2', '115.3', '115.3a', '115.3b', '115.3c', '115.3d'),
  },
};
