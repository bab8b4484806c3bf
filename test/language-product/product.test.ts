/**
 * Whatever words of a game are put together, the text is refused, or every phrase in it says something; and what it
 * says shows in a game, played at random with the phrase and without it.
 *
 * A sample of all combinations is tried. `PRODUCT=whole npx vitest run test/language-product` tries every one, in about
 * an hour.
 */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { duelMasters, fireForce } from './boards.js';
import { filled } from './fill.js';
import { neverNoticed, type Place, placesIn, trialsOn } from './product.js';
import { isIdle, isRedundant } from './reasons.js';
import * as products from './rows/index.js';
import { slotsOf } from './slots.js';

const isWhole = process.env['PRODUCT'] === 'whole';

/** One of so many. */
const share = isWhole ? { read: 1, played: 1 } : { read: 61, played: 499 };
const timeout = isWhole ? 7_200_000 : 60_000;

const nameOf = ({ slot, phrase, combinations }: Place): string =>
  `${slot} ${phrase} ${combinations[0]?.text ?? ''}`;

/** A sample that stays the same when rows and words are added elsewhere. */
const some = <T>(all: readonly T[], oneOf: number, text: (one: T) => string): readonly T[] =>
  all.filter((one) => hash(text(one)) % oneOf === 0);

const hash = (text: string): number => createHash('sha1').update(text).digest().readUInt32BE();

describe.each([duelMasters(), fireForce()])('$game', (table) => {
  const trials = trialsOn(table);
  const slots = slotsOf(table);
  const rows = Object.values(products).flatMap(({ rows: own, slots: more }) =>
    own.map((row) => filled(row, { ...slots, ...more })),
  );

  test('no phrase is dropped in reading', { timeout }, () => {
    const dropped = some(rows.flat(), share.read, ({ text }) => text).filter(
      (one) => trials.read(one) === 'dropped' && !isRedundant(one),
    );
    expect(dropped.map(({ text }) => text)).toEqual([]);
  });

  test('every phrase that is accepted comes to matter', { timeout }, () => {
    const silent = some(rows.flatMap(placesIn), share.played, nameOf).flatMap((place) => {
      const { slot, phrase } = place;
      const combinations = place.combinations.filter((one) => !isIdle(one, slot, phrase));
      const text = neverNoticed(trials, combinations);
      return text === undefined ? [] : [`${slot} ‘${phrase}’: ${text}`];
    });
    expect(silent).toEqual([]);
  });
});
