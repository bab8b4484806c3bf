/** Where the words of the games and of the language are used: each line of a file's rulings, with what its words mean. */
import type { Entry } from '../../kernel/vocabulary.js';
import { scan } from '../../language/parse.js';
import { phrasesIn, type Stretch } from '../../language/phrases/found.js';
import { type ListedPhrase, phrases, type ReadAs } from '../../language/phrases/index.js';
import { lastAtOrBefore } from '../../language/position.js';
import { asWritten } from '../../language/wording.js';
import { compiledCard } from '../compile/edition.js';
import { lexiconOf } from '../compile/lexicon.js';
import type { Sense } from '../senses.js';
import type { Case, GameEntry, Loaded } from '../suite.js';

/** A word in one of its senses, and a line in which it stands. */
export interface Use {
  readonly of: Entry | ListedPhrase;
  /** The whole line, on one line of text, without what it cites. */
  readonly line: string;
  /** Its words in the text, the first of them first. */
  readonly at: readonly Stretch[];
  /** A ruling that the line belongs to, or that uses the card it belongs to. */
  readonly one: Case;
}

/** Every use of every word in the rulings of a file that is right. */
export const usesIn = (
  { cases, document }: Loaded,
  text: string,
  games: readonly GameEntry[],
): readonly Use[] => {
  const lineAt = linesOf(text);
  const found = phrasesIn(text);
  return cases.flatMap((one) => {
    const game = games.find(({ rulebook }) => rulebook === one.rulebook);
    if (game === undefined) return [];
    const named = new Set(one.senses.flatMap(({ is, word }) => (is === 'card' ? [word] : [])));
    const cards = document.cards.filter(({ name }) => named.has(name.text));
    const boards = document.boards.filter(({ name }) => name.text === one.ruling.board?.text);
    const texts = cards.flatMap((card) => compiledCard(lexiconOf(game.vocabulary), card).senses);
    const others = [...document.rulings, ...document.cards, ...document.boards].filter(
      (part) => ![one.ruling, ...cards, ...boards].includes(part),
    );
    const senses = [...one.senses, ...texts];
    const taken = takenIn(senses);
    const uses = [
      ...senses.flatMap(usesOf),
      ...found
        .filter(({ start }) => !others.some(({ at }) => start >= at.start && start < at.end))
        .filter(({ phrase, start }) => phrase.taken === undefined || taken(phrase.taken, start))
        .map(({ phrase, at }) => ({ of: phrase, at })),
    ];
    return uses.map(({ of, at }) => ({ of, line: lineAt(at[0]?.start ?? 0, of), at, one }));
  });
};

const usesOf = ({ entry, is, word, at }: Sense): readonly Pick<Use, 'of' | 'at'>[] => {
  if (entry !== undefined) return [{ of: entry, at: [at] }];
  return phrases
    .filter(({ read }) => read?.[is as ReadAs]?.includes(word))
    .map((of) => ({ of, at: [at] }));
};

/** Whether what begins at a place is a phrase that readers took for this. */
const takenIn = (senses: readonly Sense[]): ((as: string, start: number) => boolean) => {
  const all = senses.flatMap(({ is, word, at }) => (is === 'phrase' ? `${word} ${at.start}` : []));
  const known = new Set(all);
  return (as, start) => known.has(`${as} ${start}`);
};

/** The line that a place of a text lies in, as the grammar joins lines. */
const linesOf = (text: string): ((start: number, of: Entry | ListedPhrase) => string) => {
  const { tokens, lines } = scan(text).layout;
  const starts = lines.map(({ first }) => tokens[first]?.startOffset ?? 0);
  return (offset, of) => {
    const at = lastAtOrBefore(starts, offset);
    const { first, last } = lines[at] ?? { first: 0, last: 0 };
    const all = tokens.slice(first, last);
    const cited = all.findIndex(({ tokenType }) => tokenType.name === 'LBracket');
    const isCited = cited > 0 && all.at(-1)?.tokenType.name === 'RBracket';
    const isAboutCitations = of.words.some((word) => word.startsWith('['));
    const end = isCited && !isAboutCitations ? all[cited - 1] : all.at(-1);
    return asWritten(text.slice(starts[at], (end?.endOffset ?? 0) + 1));
  };
};
