/** Texts forbid and replace only what does not come about then: the vocabularies say of which events that is not so. */
import { expect, test } from 'vitest';
import { entriesOf } from '../../src/kernel/vocabulary.js';
import { baseKinds } from '../../src/kernel/base-events.js';
import { games } from '../../src/harness/games.js';

test.each(games)(
  '$rulebook: an event that does nothing of itself is not said to be replaced',
  ({ rules: { book }, vocabulary }) => {
    const kinds = entriesOf(vocabulary, 'event').map(({ event, before }) => before ?? event);
    const told = [...vocabulary.onlyTold, ...vocabulary.onlyForbidden];
    const doNothing = kinds.filter((kind) => {
      const unit = book.events.get(kind);
      return (
        baseKinds[kind] === undefined && unit?.apply === undefined && unit?.becomes === undefined
      );
    });
    expect(doNothing.filter((kind) => !told.includes(kind))).toEqual([]);
  },
);

test.each(games)('$rulebook: no event is on both lists', ({ vocabulary }) => {
  const { onlyTold, onlyForbidden } = vocabulary;
  expect(onlyTold.filter((kind) => onlyForbidden.includes(kind))).toEqual([]);
});
