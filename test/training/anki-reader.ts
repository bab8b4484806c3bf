/**
 * Reads a text file as Anki's manual says that it imports one: headers `#key:value` in front, lines that begin with `#`
 * are remarks, fields stand between separators, and in quotes where they have separators or line ends in them, quotes
 * within doubled; a column may have the GUID, the deck or the tags, and the others are the note's fields in turn.
 */

export interface AnkiNote {
  readonly guid: string;
  readonly deck: string;
  readonly tags: readonly string[];
  readonly fields: readonly string[];
}

export interface AnkiFile {
  readonly headers: ReadonlyMap<string, string>;
  readonly notes: readonly AnkiNote[];
}

const headerLine = /^#([a-z ]+):(.*)$/u;
const special = ['guid column', 'deck column', 'tags column', 'notetype column'];

export const readAnki = (text: string): AnkiFile => {
  const headers = new Map<string, string>();
  let rest = text;
  for (;;) {
    const [line = ''] = rest.split('\n', 1);
    const [, key, value = ''] = headerLine.exec(line) ?? [];
    if (key === undefined) break;
    headers.set(key, value);
    rest = rest.slice(line.length + 1);
  }
  const separator = headers.get('separator')?.toLowerCase() === 'tab' ? '\t' : ',';
  const rows = rowsIn(rest, separator);
  const width = headers.get('columns')?.split(separator).length ?? rows[0]?.length ?? 0;
  const columnOf = (name: string): number => Number(headers.get(name) ?? 0) - 1;
  const taken = special.map(columnOf);
  return {
    headers,
    notes: rows.map((row) => {
      if (row.length !== width) throw new Error(`${row.length} fields and not ${width}`);
      return {
        guid: row[columnOf('guid column')] ?? '',
        deck: row[columnOf('deck column')] ?? '',
        tags: (row[columnOf('tags column')] ?? '').split(' ').filter(Boolean),
        fields: row.filter((_, at) => !taken.includes(at)),
      };
    }),
  };
};

const rowsIn = (text: string, separator: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === '#') {
      at = endOf(text, at) + 1;
      continue;
    }
    const row: string[] = [];
    for (;;) {
      const { field, end } = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, separator);
      row.push(field);
      at = end + 1;
      if (text[end] !== separator) break;
    }
    rows.push(row);
  }
  return rows;
};

const endOf = (text: string, from: number): number => {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
};

const plainAt = (text: string, from: number, separator: string) => {
  const line = endOf(text, from);
  const found = text.indexOf(separator, from);
  const end = found < 0 || found > line ? line : found;
  return { field: text.slice(from, end), end };
};

const quotedAt = (text: string, from: number) => {
  let field = '';
  for (let at = from + 1; ;) {
    const end = text.indexOf('"', at);
    if (end < 0) throw new Error('a quote is never closed');
    field += text.slice(at, end);
    if (text[end + 1] !== '"') return { field, end: end + 1 };
    field += '"';
    at = end + 2;
  }
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** HTML as whoever reads the card sees it: a line for each paragraph, item, row and line break. */
export const shownIn = (html: string): string =>
  html
    .replace(/<br>|<\/(?:p|li|tr|pre|table|ol|ul)>/gu, '\n')
    .replace(/<\/?[a-z]+(?: [a-z]+=[A-Za-z]+)?>/gu, '')
    .replace(/&(?:#(\d+)|([a-z]+));/gu, (all, code?: string, name?: string) =>
      code === undefined ? (named[name ?? ''] ?? all) : String.fromCodePoint(Number(code)),
    );
