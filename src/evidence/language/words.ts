/** Which words rulings use, and which of them they notice: what comes of a text without them. */
import {
  type Case,
  type GameEntry,
  load,
  type Loaded,
  type ReadImport,
} from '../../harness/suite.js';
import type { Listed } from '../../harness/words/list.js';
import { type Use, usesIn } from '../../harness/words/uses.js';
import { alonesOf } from './alone.js';
import { type Around, aroundIn } from './around.js';
import { type TextFate, fateOf, hearText, type Heard, type Noticed } from './notice.js';
import { type Variant, variantsOf } from './variants.js';

/** A ruling that passes, by itself, with its words. */
export interface Alone {
  readonly one: Case;
  readonly heard: Heard;
  readonly text: string;
  readonly uses: readonly Use[];
  readonly around: Around;
}

/** The rulings of a file that can say something: those that pass. */
export const aloneIn = (
  loaded: Loaded,
  read: ReadImport,
  games: readonly GameEntry[],
): readonly Alone[] => {
  const textOf = alonesOf(loaded);
  const { path } = loaded;
  return loaded.cases.flatMap((one) => {
    const game = games.find(({ rulebook }) => rulebook === one.rulebook);
    if (game === undefined || one.problems.length > 0) return [];
    const text = textOf(one, game);
    if (text.length > mostCharacters) return [];
    const heard = hearText({ path, read, game }, text);
    if (heard === undefined) return [];
    const uses = usesIn(load({ path, text }, read, [game]), text, [game]);
    return [{ one, heard, text, uses, around: aroundIn(text) }];
  });
};

/** A ruling that is longer is read too slowly to be read again and again. */
const mostCharacters = 20_000;

/** Who noticed a word, and how. */
export interface Notice {
  readonly fate: Noticed;
  readonly how: string;
  readonly one: Case;
}

export interface WordStanding {
  readonly word: Listed;
  readonly uses: number;
  /** How many rulings use it. */
  readonly rulings: number;
  /** Nothing where none of those that were tried does. */
  readonly notice: Notice | undefined;
  /** How many texts were tried. */
  readonly tried: number;
  /** The shortest ruling that uses it. */
  readonly first: Case | undefined;
}

/** What becomes of a ruling with another text: as it is known, or found out now. */
export type FateOf = (alone: Alone, variant: Variant) => TextFate;

export const trial: FateOf = ({ heard }, { text }) => fateOf(heard, text);

/** How each word stands. Words are tried in the shortest rulings first, and until one comes out otherwise. */
export const standingsOf = (
  words: readonly Listed[],
  all: readonly Alone[],
  attempt: FateOf = trial,
  onWord: (done: number) => void = () => undefined,
): readonly WordStanding[] => {
  const used = placesOf(all);
  return words.map((word, at) => {
    const standing = standingOf(word, used.get(word.of) ?? [], attempt);
    onWord(at + 1);
    return standing;
  });
};

/** Where a word is used. */
interface Place {
  readonly alone: Alone;
  readonly use: Use;
}

/** By word: the first use in each ruling, the shortest ruling first; then the second in each; and so on. */
const placesOf = (all: readonly Alone[]): ReadonlyMap<Use['of'], readonly Place[]> => {
  const found = new Map<Use['of'], { readonly place: Place; readonly nth: number }[]>();
  const sorted = [...all].sort((one, other) => one.text.length - other.text.length);
  for (const alone of sorted) {
    const times = new Map<Use['of'], number>();
    for (const use of alone.uses) {
      const nth = times.get(use.of) ?? 0;
      times.set(use.of, nth + 1);
      const entry = { place: { alone, use }, nth };
      const list = found.get(use.of);
      if (list === undefined) found.set(use.of, [entry]);
      else list.push(entry);
    }
  }
  return new Map(
    [...found].map(([of, list]) => [
      of,
      list.sort((one, other) => one.nth - other.nth).map(({ place }) => place),
    ]),
  );
};

/** So many texts are tried for a word that none notices, and for one that cannot be left out. */
const mostTrials = { unnoticed: 300, refused: 150 } as const;

const standingOf = (word: Listed, places: readonly Place[], attempt: FateOf): WordStanding => {
  let notice: Notice | undefined;
  let tried = 0;
  for (const { alone, use } of places) {
    const { found, trials } = noticeIn(alone, use, attempt);
    tried += trials;
    if (found !== undefined && (notice === undefined || found.fate === 'otherwise'))
      notice = { ...found, one: alone.one };
    if (notice?.fate === 'otherwise') break;
    if (tried >= mostTrials[notice === undefined ? 'unnoticed' : 'refused']) break;
  }
  return {
    word,
    uses: places.length,
    rulings: new Set(places.map(({ alone }) => alone)).size,
    notice,
    tried,
    first: places[0]?.alone.one,
  };
};

/**
 * Whether a ruling notices one use of a word. Where the text is not understood without it, as much around it is left
 * out as it takes. That another word in its place is not understood says nothing of this one.
 */
const noticeIn = (
  alone: Alone,
  use: Use,
  attempt: FateOf,
): { readonly found: Pick<Notice, 'fate' | 'how'> | undefined; readonly trials: number } => {
  const { vocabulary } = alone.heard.game;
  const { itself, wider, others } = variantsOf(use, alone.text, alone.around, vocabulary);
  let trials = 0;
  const fateWith = (variant: Variant): TextFate => {
    trials++;
    return attempt(alone, variant);
  };
  const fate = fateWith(itself);
  if (fate === 'otherwise') return { found: { fate, how: itself.how }, trials };
  const isNeeded = fate === 'refused';
  const least = isNeeded ? firstThat(wider, fateWith, (one) => one !== 'refused') : undefined;
  const other =
    least?.fate === 'otherwise'
      ? least.variant
      : firstThat(others, fateWith, (one) => one === 'otherwise')?.variant;
  if (other !== undefined) return { found: { fate: 'otherwise', how: other.how }, trials };
  return { found: isNeeded ? { fate, how: itself.how } : undefined, trials };
};

const firstThat = (
  variants: readonly Variant[],
  fateWith: (variant: Variant) => TextFate,
  isWanted: (fate: TextFate) => boolean,
): { readonly variant: Variant; readonly fate: TextFate } | undefined => {
  for (const variant of variants) {
    const fate = fateWith(variant);
    if (isWanted(fate)) return { variant, fate };
  }
  return undefined;
};
