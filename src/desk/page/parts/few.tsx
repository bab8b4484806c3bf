/** The first of many things, and the others behind a word that unfolds them. */
import type { ComponentChildren } from 'preact';
import { say } from '../words/index.js';

interface FewProps<T> {
  readonly all: readonly T[];
  readonly show: (some: readonly T[]) => ComponentChildren;
}

/** So many stand there at once; where one more would be left, that, too. */
const mostShown = 6;

export const Few = <T,>({ all, show }: FewProps<T>) => {
  const near = all.length > mostShown + 1 ? mostShown : all.length;
  return (
    <>
      {show(all.slice(0, near))}
      {near < all.length && (
        <details class="few-more">
          <summary class="quiet small">{say('desk.more', { count: all.length - near })}</summary>
          {show(all.slice(near))}
        </details>
      )}
    </>
  );
};
