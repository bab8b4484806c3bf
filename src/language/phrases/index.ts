/** Every word of the language that is no game's: once each, with what it means. */
import { boardPhrases } from './boards.js';
import { claimPhrases } from './claims.js';
import { filePhrases } from './files.js';
import { nounPhrases } from './nouns.js';
import type { ListedPhrase, ReadAs } from './phrase.js';
import { scriptPhrases } from './scripts.js';
import { textPhrases } from './texts.js';

export type { ListedPhrase, PhraseKind, ReadAs } from './phrase.js';

const table = [
  ...filePhrases,
  ...boardPhrases,
  ...scriptPhrases,
  ...claimPhrases,
  ...textPhrases,
  ...nounPhrases,
] as const;

export const phrases: readonly ListedPhrase[] = table;

type Row = (typeof table)[number];
type Spelled<R extends ReadAs> = Readonly<Record<R, readonly string[]>>;

/** What readers may look for: a word that this table lacks does not compile. */
export type Spelling<R extends ReadAs> =
  | Extract<Row, { readonly read: Spelled<R> }>['read'][R][number]
  | Extract<Row, { readonly also: Spelled<R> }>['also'][R][number];
