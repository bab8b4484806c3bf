/** An example of each word: a line of the rulings here in which it has just this sense, as `npm run words` found it. */
import examples from './examples.json' with { type: 'json' };
import type { Listed } from './list.js';

const found: Readonly<Record<string, Readonly<Record<string, string>>>> = examples;

/** What tells a word of a game from all others. */
export const wordKey = ({ kind, word }: Pick<Listed, 'kind' | 'word'>): string => `${kind} ${word}`;

/** The example; empty where the rulings have none. */
export const exampleOf = (one: Pick<Listed, 'game' | 'kind' | 'word'>): string =>
  found[one.game]?.[wordKey(one)] ?? '';
