import { expect, test } from 'vitest';
import { addressOf, placeAt, type PagePlace } from '../../../src/report/coverage-page/address.js';

const rulebooks = ['duel-masters/1.13', 'duel-masters/1.1', 'one'];

test.each<[string, PagePlace | undefined]>([
  ['#duel-masters/1.13/509.3', { rulebook: 'duel-masters/1.13', number: '509.3' }],
  ['#duel-masters/1.13', { rulebook: 'duel-masters/1.13', number: undefined }],
  ['#duel-masters/1.1/301.1~2', { rulebook: 'duel-masters/1.1', number: '301.1~2' }],
  ['#one/%33.1', { rulebook: 'one', number: '3.1' }],
  ['#one/', { rulebook: 'one', number: undefined }],
  ['#one/%', { rulebook: 'one', number: '%' }],
  ['#two/1.1', undefined],
  ['#', undefined],
  ['', undefined],
])('%s', (hash, expected) => expect(placeAt(hash, rulebooks)).toEqual(expected));

test.each<PagePlace>([
  { rulebook: 'duel-masters/1.13', number: '509.3' },
  { rulebook: 'duel-masters/1.13', number: undefined },
  { rulebook: 'one', number: '"><b>#%' },
])('there and back: %j', (place) => expect(placeAt(addressOf(place), rulebooks)).toEqual(place));
