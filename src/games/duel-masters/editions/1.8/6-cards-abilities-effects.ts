/** Chapter 6 of duel-masters/1.8: cards abilities effects. */
import { type Chapter, aside, rowsFrom, rule, withFault } from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { row, same } = rowsFrom(chapters);

export const cardsAbilitiesEffects: Chapter = {
  title: 'Cards abilities effects',
  sections: {
    '601': 'Using cards',
    '602': 'Activated abilities',
    '603': 'Triggered abilities',
    '604': 'Static abilities',
    '605': 'Resolving',
    '606': 'Effects',
    '607': 'One shot effects',
    '608': 'Continuous effects',
    '609': 'Replacement effects',
  },
  rules: {
    '601.1': withFault(
      row('601.1'),
      'has a cross gear crossed where it is generated; we count generating as using a card and crossing not, because 701.5a says so',
    ),
    '601.1a': rule(
      ['payableOnly', 'choosesAmongAble', 'useCard.declare'],
      'the card is declared and moves to the nowhere zone; a forbidden or unpayable use cannot be declared',
      {
        clauses: [
          'as its use is declared the card leaves its zone for the nowhere zone',
          aside(
            'what changes about its use is declared with it',
            'needs texts that let a player change it',
          ),
          'a use that is forbidden cannot be declared',
          'nor one whose cost cannot be paid',
        ],
        fault:
          'ends in having alternative costs paid though nothing is declared; we take it that a use that cannot be paid for cannot be declared, because the sentence goes on from what cannot be declared',
      },
    ),
    ...same('601.1b', '601.1c', '601.1d'),
    '601.1e': rule('useCard.pay', 'the total cost is paid'),
    ...same('601.1f', '601.1g', '602.1', '602.2', '602.3', '602.3a'),
    ...same('603.1', '603.2', '603.2a', '603.2b', '603.2c', '603.2d'),
    '603.2e': rule(
      [
        'declaredPattern',
        'declareUses',
        'declareUse',
        'declaringIsUsing',
        'declaredIsNotDiscarded',
      ],
      'declaring a triggered ability that needs declaring is not using its card, which waits in the hand and cannot be discarded',
      {
        kind: 'definition',
        clauses: [
          'the use of some triggered abilities has to be declared',
          'that is not to use the card, which stays where it is',
          'a card that waits in the hand for what was declared cannot be discarded',
        ],
      },
    ),
    ...same('603.3', '603.3a', '603.4', '603.5', '603.5a', '603.5b'),
    '603.5c': rule(
      ['looksBackAtAll', 'seenAsItWas'],
      'abilities that trigger though their own card is put into the graveyard as well look at the state just before',
      {
        kind: 'trigger',
        clauses: [
          'what sees cards put into the graveyard triggers though its own card goes there with them',
          'it triggers for each of them, its own card among them',
          'whether it triggers is decided by what was there just before the event, and how it was',
        ],
        fault:
          'speaks of the graveyard alone; we take an ability that sees its own card go anywhere else to look back as well, because it could not trigger otherwise',
      },
    ),
    ...same('603.5d', '603.6', '603.6a', '604.1', '604.2', '604.3'),
    ...same('605.1', '605.2', '605.2a'),
    '605.2b': rule(
      ['allIsChosen', 'chooseTerm', 'mustChoose', 'othersGoOn'],
      'choose as many as possible within what is allowed; with none that effect does nothing, others go on',
      {
        clauses: [
          'as many are chosen as possible within what the text allows',
          'an effect for which nothing can be chosen does nothing, and the other effects are carried out as usual',
        ],
        fault:
          'does not say whether "all" is choosing; we take it that it is not, because nobody specifies anything; nor whether a card can be chosen to which what is to be done cannot be done; we let it be chosen, because what is chosen has only to be within what the text allows',
      },
    ),
    ...same('605.2c'),
    '605.2d': rule(
      ['readsAsChosen', 'lastKnownInformation', 'cardDoesIt'],
      'information is read once, as the effect is applied, of a card as it is now; continuous effects read the characteristics they name',
      {
        kind: 'procedure',
        clauses: [
          aside(
            'information about the game is taken once, as the effect is applied',
            'each part of a text is carried out by itself in its turn (605.2c), by the number that it begins with',
          ),
          'information about a chosen card is taken as the card was when it was chosen',
          'what is asked of a source that is gone is read from its card as it lies now',
          'where an ability has a card do something, the card does it and not the ability',
          aside(
            'a continuous effect that needs information about a card looks at its characteristics alone',
            '608.3a carries that out',
          ),
        ],
        fault:
          'asks for the current information of a card; of a card that is chosen we take what it was then, because the example reads a destroyed creature as it was in the battle zone; of a source that is gone we take what is printed, because outside the battle zone nothing changes that (206.2a)',
      },
    ),
    ...same('605.2e'),
    '605.3': withFault(
      row('605.3'),
      'does not name fields; we let them enter as 308.2 says, because that section gives their rules',
    ),
    ...same('606.1', '606.2', '606.3', '607.1', '607.2', '608.1', '608.2', '608.2a'),
    '608.2b': row('608.2c'),
    ...same('608.3', '608.3a', '608.3b', '608.3c'),
    ...same('609.1', '609.1a', '609.2', '609.3', '609.4', '609.5', '609.6', '609.6a', '609.6b'),
    ...same('609.7', '609.8'),
  },
};
