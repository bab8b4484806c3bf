/** Chapter 2 of the comprehensive rules: object properties. */
import { type Chapter, rule } from '../../../../kernel/edition.js';

export const objectProperties: Chapter = {
  title: 'Object properties',
  sections: { '2.0': 'General', '2.2': 'Cost', '2.4': 'Intellect', '2.5': 'Life' },
  rules: {
    '2.0.3': rule(
      'modifiesLacking',
      'what modifies a numerical property of an object does so where it has that property',
      {
        fault:
          'does not say what an effect does that would modify a property which an object does not have (2.9.2): we take it to do nothing, since there is no value to be modified; what sets it gives it',
      },
    ),
    '2.0.3c': rule('neverBelowZero', 'no numerical property is less than zero'),
    '2.2.2a': rule(
      'costWithX',
      'where X stands in the cost of a card it is what was said as the card was played; twice that where it stands there twice',
      {
        clauses: ['the cost is as much as X', 'two of them are added up'],
        fault: 'has numbers beside X as well; no cost with both is carried out',
      },
    ),
    '2.2.4': rule(
      'costUnchanged',
      'no effect changes the cost of an object: what raises and reduces it goes for what is paid (2.2.4a)',
    ),
    '2.4.1': rule(
      'intellectOf',
      'the intellect of a hero is how many cards its player draws up to',
    ),
    '2.5.1a': rule('isLiving', 'a permanent with life is a living object'),
    '2.5.3a': rule(
      'lifeTotal',
      'the life total is the base life with what was gained and without what was lost',
    ),
    '2.5.3e': rule('lifeAtLeast', 'no life total is below zero'),
    '2.5.3f': rule('isDead', 'a life total of zero is death'),
  },
};
