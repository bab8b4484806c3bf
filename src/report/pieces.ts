/** Reports that are written while the work goes on, so that nobody has to hold all of them. */
import { jsonText } from './printable.js';

/** A report in pieces, none of which a later one changes. */
export interface Writing<File, Summary> {
  /** What a file adds to it for now. */
  readonly file: (file: File) => string;
  /** The rest. */
  readonly end: (summary: Summary) => Iterable<string>;
}

/** One JSON object with a long list in it. */
export interface JsonPieces {
  readonly item: (value: object) => string;
  /** The rest of the object, as far as it stands behind the list. */
  readonly end: (rest: object) => string;
}

export const jsonPieces = (schema: string, list: string): JsonPieces => {
  const head = `{\n  "schema": "${schema}",\n  "${list}": [`;
  let isBegun = false;
  return {
    item: (value) => {
      const before = isBegun ? ',' : head;
      isBegun = true;
      return `${before}\n${indented(value)}`;
    },
    end: (rest) => `${isBegun ? '\n  ]' : `${head}]`},${jsonText(rest).slice('{'.length)}`,
  };
};

/** As it stands in a list inside of an object. No text in it has a line break of its own. */
const indented = (value: object): string => jsonText(value).trimEnd().replace(/^/gm, '    ');
