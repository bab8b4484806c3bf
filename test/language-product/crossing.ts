/**
 * Whatever words of a game are put together, the text is refused, or every phrase in it says something; and what it
 * says shows in a game, played at random with the phrase and without it.
 *
 * Where the phrases of a table decide what one another mean, every combination has to matter as it stands; elsewhere every
 * phrase in some company.
 *
 * A sample of all combinations is tried. `PRODUCT=whole npx vitest run test/language-product` tries every one, each game
 * in a worker of its own: it reads every combination, and plays each phrase in each place until it is noticed in one
 * company at least. What is never noticed costs the most, so each has so many tries.
 *
 * It ends, without a complaint, in 20 minutes for both games on two cores with three times the work that they can do at
 * once, and took 7½ on the same two idle ones. Of 213,771 combinations of Duel Masters 192,550 are refused, and 45 dropped
 * with a reason; 4,996 phrases in their places are refused or noticed, and of 204 `reasons/` says why they change no game
 * here. Of Fire Force: 175,069, of which 160,476 and 48; 3,896, and 155.
 */
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Table } from './boards.js';
import { filled } from './fill.js';
import { isEverNoticed, neverNoticed, type Place, placesIn, trialsOn } from './product.js';
import { idleReason, idleTogetherReason, redundantReason } from './reasons/index.js';
import * as products from './rows/index.js';
import { slotsOf } from './slots.js';

const isWhole = process.env['PRODUCT'] === 'whole';

/** One of so many; and of so many combinations at most is one looked for that is accepted. */
const share = isWhole
  ? { read: 1, played: 1, searched: Infinity, combined: 1 }
  : { read: 61, played: 499, searched: 150, combined: 499 };
const timeout = isWhole ? 7_200_000 : 60_000;

/** All tables of a game, each with what is dropped and what never matters. */
export const crossed = (table: Table): void => {
  const slots = slotsOf(table);
  const figures = new Map<string, number>();
  const count = (what: string): void => void figures.set(what, (figures.get(what) ?? 0) + 1);

  describe.each(Object.entries(products))(
    `${table.game}: %s`,
    (_, { rows: all, slots: more, areTogether = false }) => {
      const trials = trialsOn(table);
      const rows = all.map((row) => filled(row, { ...slots, ...more }));

      test('no phrase is dropped in reading', { timeout }, () => {
        const dropped = some(rows.flat(), share.read, ({ text }) => text).filter((one) => {
          const reading = trials.read(one);
          count(reading);
          return reading === 'dropped' && redundantReason(one) === undefined;
        });
        expect(dropped.map(({ text }) => text)).toEqual([]);
      });

      test('every phrase that is accepted comes to matter', { timeout }, () => {
        const silent = some(rows.flatMap(placesIn), share.played, nameOf).flatMap((place) => {
          const { slot, phrase } = place;
          const reason = idleReason(place, table.game);
          const text = neverNoticed(trials, place, share.searched, reason !== undefined);
          count(text === undefined ? 'phrases that matter or are refused' : `idle: ${reason}`);
          return text === undefined || reason !== undefined ? [] : [`${slot} ‘${phrase}’: ${text}`];
        });
        expect(silent).toEqual([]);
      });

      test.runIf(areTogether)(
        'every combination that is accepted comes to matter',
        { timeout },
        () => {
          const silent = some(rows.flat(), share.combined, ({ text }) => `all ${text}`).filter(
            (one) => {
              if (trials.read(one) !== 'read' || redundantReason(one) !== undefined) return false;
              const reason = idleTogetherReason(one, table.game);
              const isNoticed = reason !== undefined || isEverNoticed(trials, one);
              count(reason === undefined ? 'combinations that matter' : `idle: ${reason}`);
              return !isNoticed;
            },
          );
          expect(silent.map(({ text, row }) => `${text} (${row})`)).toEqual([]);
        },
      );
    },
  );

  afterAll(() => {
    if (isWhole) console.log(table.game, Object.fromEntries(figures));
  });
};

const nameOf = ({ slot, phrase, combinations }: Place): string =>
  `${slot} ${phrase} ${combinations[0]?.text ?? ''}`;

/** A sample that stays the same when rows and words are added elsewhere. */
const some = <T>(all: readonly T[], oneOf: number, text: (one: T) => string): readonly T[] =>
  oneOf === 1 ? all : all.filter((one) => hash(text(one)) % oneOf === 0);

const hash = (text: string): number => createHash('sha1').update(text).digest().readUInt32BE();
