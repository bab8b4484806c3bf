/** How a document is kept: as JSON with a checksum, so that a damaged file is noticed and never half believed. */
import type { OfficialLine, OfficialRule, OfficialText } from './text.js';

/** A hash in hexadecimal digits. */
type Checksum = (text: string) => string;

const schema = 'hantei-rulebook/1';

/** The text of the file in which a document is kept. */
export const keptJson = (
  { rulebook, rules, unplaced }: OfficialText,
  checksum: Checksum,
): string => {
  const sum = checksum(JSON.stringify([rules, unplaced]));
  return `${JSON.stringify({ schema, rulebook, checksum: sum, rules, unplaced }, undefined, 1)}\n`;
};

/** What was kept, or why it is not to be believed. */
export const fromKept = (
  json: string,
  checksum: Checksum,
): OfficialText | { readonly damage: string } => {
  let kept: unknown;
  try {
    kept = JSON.parse(json);
  } catch {
    return { damage: 'it is not JSON, or only the beginning of it' };
  }
  if (typeof kept !== 'object' || kept === null) return { damage: 'it is no kept rulebook' };
  const {
    schema: found,
    rulebook,
    rules,
    unplaced,
    checksum: sum,
  } = kept as Record<string, unknown>;
  if (found !== schema) return { damage: `its format is not ${schema}` };
  if (typeof rulebook !== 'string' || !isListOf(rules, isRule) || !isListOf(unplaced, isLine))
    return { damage: 'parts of it are missing' };
  if (checksum(JSON.stringify([rules, unplaced])) !== sum)
    return { damage: 'its checksum does not fit: it was changed' };
  return { rulebook, rules, unplaced };
};

const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);

const isLine = (value: unknown): value is OfficialLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { line, text } = value as Record<string, unknown>;
  return typeof line === 'number' && typeof text === 'string';
};

const isRule = (value: unknown): value is OfficialRule => {
  if (typeof value !== 'object' || value === null) return false;
  const { number, heading, text, examples, line } = value as Record<string, unknown>;
  return (
    [number, heading, text].every((one) => typeof one === 'string') &&
    Array.isArray(examples) &&
    examples.every((one) => typeof one === 'string') &&
    typeof line === 'number'
  );
};
