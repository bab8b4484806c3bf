/** 201. Cost: the number in the upper left corner. */
import { cardOf, definitionOf, type Game } from '../../../kernel/game.js';
import { definition, note, todo } from '../../../kernel/rule.js';
import type { TraitValue } from '../../../kernel/ability.js';

export const cost = note(
  '201.1',
  'definition',
  'cost is a characteristic: the number printed on the card',
  'the card data hold the cost; 201.2a says how it reads',
);

export const noManaCost = todo(
  '201.1b',
  'definition',
  'psychic creatures and draghearts have no mana cost and cannot be paid for with mana',
  'needs psychic creatures and draghearts',
  {
    fault:
      'the number 201.1b is used twice, here before 201.1a and again after it; we take the two together, because the second only adds the hyperspatial cost',
  },
);

export const manaCostNumber = note(
  '201.1a',
  'definition',
  'the number of a mana cost is the amount of mana to pay for using the card',
  'the amount to pay is 601.1d',
);

export const hyperspatialCostInstead = todo(
  '201.1b~2',
  'definition',
  'psychic creatures and draghearts have a hyperspatial cost instead, which mana cannot pay',
  'needs psychic creatures and draghearts',
  {
    fault:
      'the second use of 201.1b, older in its wording; we take it together with the first, because 112.1 and 112.4 know the hyperspatial cost',
  },
);

export const costReference = note(
  '201.2',
  'definition',
  'a reference to the cost of a card means its number',
  'the cost of a card is a number in its data',
);

/** 201.2a. */
export const writtenCost = definition(
  '201.2a',
  'a reference to cost means the written cost, even while effects change what is paid',
  (game: Game, id: number, _: TraitValue | undefined) =>
    definitionOf(game, cardOf(game, id)).traits['cost'],
  (_: Game, __: number, changed: TraitValue | undefined) => changed,
);
