import { expect, test } from 'vitest';
import { coverageOf } from '../../../src/evidence/coverage.js';
import { pageData } from '../../../src/report/coverage-page/page.js';
import { find } from '../../../src/report/coverage-page/search.js';
import { book, entry } from '../../support/verdicts.js';

const shelf = book('fake/1.0', [
  entry('115.3', { summary: 'who loses a battle' }),
  entry('115.3a', { summary: 'a creature that left takes no part', reason: 'not yet' }),
  entry('115.31', { summary: 'Ｅqual power: both lose', fault: 'contradicts itself' }),
  entry('509.1', { summary: 'shields', source: 'src/games/fake/5-turn/509-direct-attack.ts' }),
]);
const { books } = pageData(coverageOf([shelf], [], undefined), [], {
  linkTo: () => undefined,
  officialText: (_, number) => (number === '115.3' ? 'パワーが同じ' : undefined),
});

test.each([
  ['115.3', ['115.3', '115.3a']],
  ['[115.3A]', ['115.3a']],
  ['115', ['115.3', '115.3a', '115.31']],
  ['5', ['509.1']],
  ['1', ['115.3', '115.3a', '115.31']],
  ['99', []],
  ['lose', ['115.3', '115.31']],
  ['POWER equal', ['115.31']],
  ['creature  part', ['115.3a']],
  ['not yet', ['115.3a']],
  ['contradicts', ['115.31']],
  ['direct attack', ['509.1']],
  ['パワー', ['115.3']],
  ['nothing of the kind', []],
  ['  ', []],
])('%j finds %j', (text, expected) =>
  expect(books.flatMap((one) => find(one, text)).map(({ number }) => number)).toEqual(expected),
);
