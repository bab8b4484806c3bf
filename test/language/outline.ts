import type { Checked, Document, Part, Problem, Span } from '../../src/language/document.js';

/** A document as text that a person can check: one line for each line of the source, without positions. */
export function outline({ imports, cards, boards, rulings }: Document): string {
  const lines = imports.map((name) => `import ${say(name)}`);
  for (const { name, names, traits, abilities, faces } of cards) {
    lines.push(`card ${say(name)}`, `  traits ${say(traits)}`);
    lines.push(...abilities.map((ability) => `  ${say(ability)}`));
    if (names.length > 0) lines.push(`  names ${say(names)}`);
    for (const { part: which, ...face } of faces) {
      lines.push(`  ${which}`, `    traits ${say(face.traits)}`);
      lines.push(...face.abilities.map((ability) => `    ${say(ability)}`));
    }
  }
  for (const { name, lines: given } of boards)
    lines.push(`board ${say(name)}`, ...given.map((line) => `  ${say(line)}`));
  for (const { name, rulebooks, board, provenance, blocks } of rulings) {
    lines.push(`ruling ${say(name)}`, `  ${say({ rulebooks, board, ...provenance })}`);
    for (const { kind, lines: inside, ...rest } of blocks) {
      const { at: _, ...more } = rest;
      lines.push(`  ${kind} ${say(more)}`, ...inside.map((line) => `    ${say(line)}`));
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Plain data, short: what only says where it stands, or that something is not there, is left out. */
function say(value: unknown): string {
  if (isParts(value)) return `‹${value.map(part).join(' ')}›`;
  if (Array.isArray(value)) return `[${value.map(say).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(
    ([key, inside]) => key !== 'at' && !isNothing(inside),
  );
  if ('words' in value && 'text' in value) return say(value.text);
  const [first, second] = entries;
  // A term, a name or a number is what it says.
  if (entries.length === 1 && first && (first[0] === 'text' || first[0] === 'value'))
    return say(first[1]);
  if (entries.length === 2 && first?.[0] === 'text' && second?.[0] === 'quoted')
    return `quoted ${say(first[1])}`;
  return `{${entries.map(([key, inside]) => `${key}: ${say(inside)}`).join(', ')}}`;
}

const isParts = (value: unknown): value is readonly Part[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one: unknown) => typeof one === 'object' && one !== null && 'kind' in one) &&
  value.every(({ kind }: { readonly kind: unknown }) => partKinds.has(kind as string));

const partKinds: ReadonlySet<string> = new Set<Part['kind']>([
  'word',
  'name',
  'number',
  'join',
  'comma',
  'rest',
]);

/** With a mark for what the grammar takes it for, where that is not seen from how it is written. */
function part(one: Part): string {
  if (one.kind === 'name') return JSON.stringify(one.text);
  if (one.kind === 'number') return String(one.value);
  if (one.kind === 'join') return `${one.text}.`;
  return one.kind === 'word' ? one.text : one.kind === 'comma' ? ',' : '...';
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

/** Problems as a compiler shows them. */
export const listing = ({ problems }: Checked<unknown>): string =>
  problems.map((problem) => `${problemLine(problem)}\n`).join('');

const problemLine = ({ at, code, message, help }: Problem): string =>
  `${at.line}:${at.column}${length(at)} ${code}: ${message}${help === undefined ? '' : `\n    ${help}`}`;

const length = ({ line, column, endLine, endColumn }: Span): string =>
  line === endLine ? (endColumn > column ? `-${endColumn}` : '') : `-${endLine}:${endColumn}`;

/**
 * A document without what depends on its layout, to compare two texts that should say the same. Its words stand in its
 * lines as well, but for those of broken ones.
 */
export const meaning = ({ words: _, ...document }: Document): unknown =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (key === 'at') return undefined;
      return typeof value === 'object' && value !== null && 'claim' in value
        ? { ...value, text: '' }
        : value;
    }),
  );
