/** `B's "Brawler"`, of a card that lies on another: whose it is stands first among its words. */
import type { Term } from './document.js';
import { wording } from './wording.js';

export interface Owned {
  /** `B's` */
  readonly owner: Term | undefined;
  /** What else is said: the kind of card, or what it is like. */
  readonly words: Term | undefined;
}

/** Takes the words of a card apart. */
export const ownedBy = (said: Term | undefined): Owned => {
  if (said?.words[1]?.text !== "'s") return { owner: undefined, words: said };
  return { owner: termOf(said, 0, 2), words: termOf(said, 2, said.words.length) };
};

const termOf = ({ words: all }: Term, from: number, to: number): Term | undefined => {
  const words = all.slice(from, to);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const { end, endLine, endColumn } = last.at;
  return { words, text: wording(words), at: { ...first.at, end, endLine, endColumn } };
};
