/** What a word of the page is called, in each language. `{name}` is a hole. */
export interface PageWord {
  readonly en: string;
  readonly ja: string;
}

export type WordTable = Readonly<Record<string, PageWord>>;
