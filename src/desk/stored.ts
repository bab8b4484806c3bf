/** Texts where they are kept, as the page and whoever keeps them for it speak of them. */

export interface StoredText {
  readonly path: string;
  readonly text: string;
  /** Changes whenever the text does. */
  readonly version: string;
}

export interface ListedText {
  readonly path: string;
  readonly size: number;
}

/** Something is there, but it is not read. */
export interface UnreadText {
  readonly refused: string;
}

export type WrittenText =
  | { readonly version: string }
  /** Somebody else has changed it since: it stands as it was. */
  | { readonly conflict: StoredText }
  | { readonly refused: string };
