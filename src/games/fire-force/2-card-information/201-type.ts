/** 201. Type: unit, event or flame card. */
import type { TraitValue } from '../../../kernel/ability.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { informationRules } from '../words.js';
import { definition, say } from '../questions.js';

type Value = TraitValue | undefined;

/** What whatever looks at a card's information finds there: each kind has a rule of its own. */
export const readsTrait = bookkeeping(
  definition('readsTrait', (game, id, trait, value) => {
    const rule = informationRules[trait];
    return rule === undefined || value === undefined ? value : say(game, rule, value, id);
  }),
);

/** 201.1. Without the rule a card belongs to no group. Only what is none of the types is a matter of 201.2. */
export const cardType = definition('cardType', (game, value) =>
  hasOnlyTypes(value) ? value : say(game, 'threeTypes', value),
);

/** 201.2. No text makes a card anything else; an ability that stands in for a card is left alone. */
export const threeTypes = definition('threeTypes', (_, value) =>
  hasOnlyTypes(value) ? value : value.filter(isType),
);

const types: ReadonlySet<string> = new Set(['unit', 'event', 'flame card', 'ability']);

const isType = (type: string): boolean => types.has(type);

/** Whether nothing is there that 201.2 would have to leave out. */
const hasOnlyTypes = (value: Value): value is Exclude<Value, readonly string[]> =>
  !Array.isArray(value) || (value as readonly string[]).every(isType);

/** 201.4. Without the rule "a unit" would be one anywhere. */
export const typeMeansField = definition('typeMeansField', () => ['field']);
